### Every sentence of inarow: page, terminal, reports, pictures. Plain Fluent: text, variables, selectors.
### Texts in `backquotes` are set as code in reports.

## Numbers and times
percent = { $n } %
time-us = { $n } мкс
time-ms = { $n } мс
time-s = { $n } с
time-min = { $n } мин
time-h = { $n } ч
time-days =
    { $count ->
        [one] { $n } день
        [few] { $n } дня
        [many] { $n } дней
       *[other] { $n } дня
    }
time-years =
    { $count ->
        [one] { $n } год
        [few] { $n } года
        [many] { $n } лет
       *[other] { $n } года
    }
times-count =
    { $count ->
        [one] в { $n } раз
        [few] в { $n } раза
        [many] в { $n } раз
       *[other] в { $n } раза
    }

## Values
value-wins-in =
    { $side } { $side ->
        [X] выигрывает
        [O] выигрывает
        [MAX] выигрывает
        [MIN] выигрывает
       *[other] выигрывают
    } через { $plies ->
        [one] { $plies } полуход
        [few] { $plies } полухода
        [many] { $plies } полуходов
       *[other] { $plies } полухода
    }
value-wins =
    { $side } { $side ->
        [X] выигрывает
        [O] выигрывает
        [MAX] выигрывает
        [MIN] выигрывает
       *[other] выигрывают
    }
value-wins-within =
    { $side } { $side ->
        [X] выигрывает
        [O] выигрывает
        [MAX] выигрывает
        [MIN] выигрывает
       *[other] выигрывают
    } не позже чем через { $plies ->
        [one] { $plies } полуход
        [few] { $plies } полухода
        [many] { $plies } полуходов
       *[other] { $plies } полухода
    }
value-wins-not-before =
    { $side } { $side ->
        [X] выигрывает
        [O] выигрывает
        [MAX] выигрывает
        [MIN] выигрывает
       *[other] выигрывают
    } не раньше чем через { $plies ->
        [one] { $plies } полуход
        [few] { $plies } полухода
        [many] { $plies } полуходов
       *[other] { $plies } полухода
    }, если вообще { $side ->
        [X] выигрывает
        [O] выигрывает
        [MAX] выигрывает
        [MIN] выигрывает
       *[other] выигрывают
    }
value-draw = ничья
value-not-lost = { $side }: по меньшей мере ничья
value-at-least = не меньше { $value }
value-at-most = не больше { $value }
value-about = около { $value }
value-unknown = неизвестна
outcome-won =
    { $side } { $side ->
        [X] выиграл
        [O] выиграл
        [MAX] выиграл
        [MIN] выиграл
       *[other] выиграли
    }
outcome-won-by =
    { $side } { $side ->
        [X] выиграл
        [O] выиграл
        [MAX] выиграл
        [MIN] выиграл
       *[other] выиграли
    } с перевесом в { $n ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }

## The frame of the page
skip = Перейти к доске
nav = Разделы
nav-play = Игра
language = Язык
settings = Настройки
help = Справка
close = Закрыть
cancel = Отмена
board-section = Доска
side-section = Партия, анализ и ходы
toolbar = Управление партией
connection-lost = Нет связи с сервером. Пробую снова; партия в сохранности.
connection-lost-humans = Нет связи с сервером. Играть можно дальше; подсказки и анализ подождут.
connection-back = Связь восстановлена.
connection-retry = Попробовать сейчас
address-move = В ссылке невозможный ход { $move }. На доске ходы до него.
address-player = В ссылке игрок, которого нет: { $player }. Вместо него играет человек.
address-rules = В ссылке нет такой игры. Запишите её так: 15x15x5.

## The two sides
side-x = X
side-o = O
side-x-stone = Чёрные
side-o-stone = Белые
symbols = Знаки
symbols-marks = Крестики и нолики
symbols-stones = Чёрные и белые камни

## Whose turn it is
status-turn = ходит
status-yours = ваш ход
status-thinking = думает …
status-paused = ходит, компьютер ждёт
status-ready = начнёт по кнопке «Старт»
wins = победа
won-row = { $k } в ряд: { $cells }
won-resigned = соперник сдался
draw = Ничья
draw-how = доска заполнена
dead = Собрать ряд уже никто не сможет.
note-won = победа
note-turn = ходит
played = { $side }: ход { $cell }
spoken-wins = { $side }: победа

## Controls
stop = Стоп
stop-title = Сделать лучший найденный ход
pause = Пауза
step = Шаг
go = Дальше
start = Старт
rematch = Реванш
first = В начало
previous = На ход назад
next = На ход вперёд
last = В конец
undo = Отменить
undo-title = Взять ход назад; против компьютера — вместе с его ответом
redo = Вернуть
redo-title = Сыграть снова то, что взято назад
hint = Подсказка
hint-title = Лучший ход и почему
threats = Угрозы
threats-title = Показать ряды с угрозой и что создаст ещё один камень
analyse = Анализ
analyse-title = Оценки на доске и лучшие варианты
new-game = Новая игра
swap = Поменяться
swap-title = Игроки меняются сторонами
resign = Сдаться
resign-ask = Сдать эту партию?
resign-yes = Сдаюсь
resign-no = Играть дальше
files = Файлы
pace = Темп
pace-full = как можно быстрее
pace-move = { $time } на ход
confirm-again = Коснитесь ещё раз или
confirm-play = Ход { $cell }

## Why a stone cannot be placed
refused-taken = Клетка { $cell } уже занята. Выберите пустую.
refused-full = Столбец { $column } заполнен. Выберите другой.
refused-over = Партия окончена. Начните новую или возьмите ход назад.
refused-turn = Сейчас ходит компьютер.
refused-outside = Клетки { $cell } на доске нет.

## Hints
hint-thinking = Ищу хороший ход …
hint-text = { $cell } { $reason }
hint-play = Сыграть
reason-wins-now = выигрывает сразу
reason-wins =
    { $plies ->
        [one] выигрывает через { $plies } полуход
        [few] выигрывает через { $plies } полухода
        [many] выигрывает через { $plies } полуходов
       *[other] выигрывает через { $plies } полухода
    }
reason-wins-by-fours =
    { $plies ->
        [one] выигрывает четвёрками (VCF) через { $plies } полуход
        [few] выигрывает четвёрками (VCF) через { $plies } полухода
        [many] выигрывает четвёрками (VCF) через { $plies } полуходов
       *[other] выигрывает четвёрками (VCF) через { $plies } полухода
    }
reason-wins-by-threes =
    { $plies ->
        [one] выигрывает тройками и четвёрками (VCT) через { $plies } полуход
        [few] выигрывает тройками и четвёрками (VCT) через { $plies } полухода
        [many] выигрывает тройками и четвёрками (VCT) через { $plies } полуходов
       *[other] выигрывает тройками и четвёрками (VCT) через { $plies } полухода
    }
reason-blocks-win = закрывает ряд, который выиграл бы сразу
reason-blocks-double = не допускает двойной угрозы
reason-makes-double = создаёт двойную угрозу: два пути к победе
reason-delays =
    { $plies ->
        [one] держится дольше всего: проигрыш через { $plies } полуход
        [few] держится дольше всего: проигрыш через { $plies } полухода
        [many] держится дольше всего: проигрыш через { $plies } полуходов
       *[other] держится дольше всего: проигрыш через { $plies } полухода
    }
reason-draws = сохраняет ничью
reason-loses =
    { $plies ->
        [one] проигрывает через { $plies } полуход
        [few] проигрывает через { $plies } полухода
        [many] проигрывает через { $plies } полуходов
       *[other] проигрывает через { $plies } полухода
    }
reason-best = выглядит лучше всех

## Rows: what stands, and what one more stone would make. $k win; $four is k - 1, $three is k - 2.
reason-makes-open-four =
    { $k ->
        [5] создаёт открытую четвёрку: два пути к победе
       *[other] создаёт открытый ряд длиной { $four }: два пути к победе
    }
reason-stops-three =
    { $k ->
        [5] останавливает открытую тройку
       *[other] останавливает открытый ряд длиной { $three }
    }
reason-prevents-open-four =
    { $k ->
        [5] не допускает открытой четвёрки
       *[other] не допускает открытого ряда длиной { $four }
    }
reason-makes-four-three =
    { $k ->
        [5] создаёт четвёрку и открытую тройку
       *[other] создаёт ряд длиной { $four }, которому не хватает одного камня, и открытый ряд длиной { $three }
    }
reason-makes-four =
    { $k ->
        [5] создаёт четвёрку: на неё надо ответить
       *[other] создаёт ряд длиной { $four }, не хватает одного камня: надо ответить
    }
reason-makes-two-threes =
    { $k ->
        [5] создаёт две открытые тройки
       *[other] создаёт два открытых ряда длиной { $three }
    }
reason-makes-three =
    { $k ->
        [5] создаёт открытую тройку
       *[other] создаёт открытый ряд длиной { $three }
    }
reason-prevents-four-three =
    { $k ->
        [5] не допускает четвёрки и открытой тройки
       *[other] не допускает ряда длиной { $four } и открытого ряда длиной { $three }
    }
reason-prevents-two-threes =
    { $k ->
        [5] не допускает двух открытых троек
       *[other] не допускает двух открытых рядов длиной { $three }
    }
reason-prevents-four =
    { $k ->
        [5] не допускает четвёрки
       *[other] не допускает ряда длиной { $four }, которому не хватало бы одного камня
    }
reason-prevents-three =
    { $k ->
        [5] не допускает открытой тройки
       *[other] не допускает открытого ряда длиной { $three }
    }
threat-four-three =
    { $k ->
        [5] четвёрка и открытая тройка
       *[other] ряд длиной { $four }, не хватает одного камня, и открытый ряд длиной { $three }
    }
threat-four =
    { $k ->
        [5] четвёрка
       *[other] ряд длиной { $four }, не хватает одного камня
    }
threat-two-threes =
    { $k ->
        [5] две открытые тройки
       *[other] два открытых ряда длиной { $three }
    }
threat-three =
    { $k ->
        [5] открытая тройка
       *[other] открытый ряд длиной { $three }
    }
standing-open-four =
    { $k ->
        [5] открытая четвёрка
       *[other] ряд длиной { $four }, не хватает одного камня, открыт с двух сторон
    }
standing-four =
    { $k ->
        [5] четвёрка
       *[other] ряд длиной { $four }, не хватает одного камня
    }
standing-open-three =
    { $k ->
        [5] открытая тройка
       *[other] открытый ряд длиной { $three }
    }
standing-three =
    { $k ->
        [5] тройка, не открытая
       *[other] ряд длиной { $three }, не открытый
    }
threats-standing = На доске
threats-next = С ещё одним камнем
threat-wins = победа
threat-double = двойная угроза: два пути к победе
threat-spoken = { $side } получит здесь: { $threat }
standing-wins-at = побеждает на { $cells }
standing-later = побеждает на { $cells }, пока туда нельзя пойти
standing-spoken = часть: { $row }

## Threats
threats-heading = Угрозы
threats-none = Здесь их нет.

## Cells, for screen readers
board-label = Доска { $size }
cell-empty = пусто
cell-move = ход { $number }
cell-last = последний ход
cell-winning = в победном ряду
cell-hint = подсказка

## Thinking and analysis
progress = Использованная часть предела
thinking-begins = Начинает думать …
thinking-offline = Ждёт связи …
fact-depth = глубина { $depth }
fact-nodes =
    { $n ->
        [one] { $nodes } узел
        [few] { $nodes } узла
        [many] { $nodes } узлов
       *[other] { $nodes } узла
    }
fact-speed = { $speed }/с
fact-time = { $time }
analysis = Анализ
analysis-depth = Анализ · глубина { $depth }
analysis-more = Ещё раз
analysis-over = Партия окончена.
analysis-waits = Продолжится после хода компьютера.
analysis-key = Оценки даны с точки зрения X. X3: X выигрывает через 3 полухода, O4: O выигрывает через 4, =: ничья, всё доказано; +63: лучше для X, -63: лучше для O; ≥ и ≤ — границы.
analysis-lines = Варианты
analysis-time = Время
analysis-cells = Оценки на доске
line-adopt = Взять { $moves }
ended-complete = решено
ended-depth = глубина достигнута
ended-nodes = предел достигнут
ended-time = время вышло
ended-stopped = остановлено
ended-memory = не хватило памяти
ended-playouts = случайные партии исчерпаны

## Review of a game
review = Разбор
review-title = Просмотреть все ходы: какие изменили результат?
review-heading = Разбор партии
review-go-on = Просмотреть ещё раз
review-previous = Предыдущая ошибка
review-next = Следующая ошибка
review-again = Попробовать этот ход ещё раз
review-tell = Показать ход лучше
review-runs = Просматриваю ходы, начиная с последнего …
review-none = Нет ходов, которые изменили результат или сильно ухудшили позицию.
review-result = Ходы, изменившие результат: { $changed }. Ходы, сильно ухудшившие позицию: { $lost }.
review-try = Найдите ход лучше, чем { $move }.
review-found = Верно: { $move } — лучший ход.
review-tried-wrong = { $move } не лучше: следует { $reply }. Верните ход и попробуйте ещё раз.
review-tried-good = { $move } тоже сохраняет результат.
review-yours = Ход { $number }: вы сыграли { $move }
review-win-draw = Выигрыш превратился в ничью.
review-win-loss = Выигрыш превратился в проигрыш.
review-draw-loss = Ничья превратилась в проигрыш.
review-wins = { $move } выигрывает.
review-holds = { $move } удерживает ничью.
review-better = Лучше { $move }.
review-first = Первым выбором было { $move }.
review-lost = По оценкам это дорого обошлось: { $before } до хода, { $after } после.
review-best = Не хуже лучшего хода.
review-kept = Результат остался прежним.
review-good = Потеряно немного.
review-after = После { $move }: { $value }.
review-after-shown = После { $move }: { $value }, как показано на доске.
review-summary = Обе стороны в числах
review-count-changed = Изменили результат
review-count-missed = Упущенные выигрыши
review-count-lost = Сильно ухудшили
review-count-best = Лучшие ходы
review-count-moves = Ходы
review-all-exact = Все результаты доказаны.
review-exact = Оценено по доказанным результатам: { $exact } из { $moves }.
review-opinion = ?! — мнение по оценкам.
review-left = Непросмотренные ходы: { $unknown }.
terminal-nothing-to-review = Разбирать нечего: ещё не сделано ни одного хода. Укажите запись партии или ходы, например --moves "b2 a1".

## Moves
moves = Ходы
moves-none = Пока нет. Поставьте камень на доску.
move-label = Ход { $number }, { $side } { $cell }
branch = Вариант с { $move }
branch-remove = Удалить этот вариант
chart-label = Оценка по ходу партии: вверх — перевес стороны { $side }

## The first view, boards and the phone
start-game = Игра
start-opponent = Соперник
opponent-friend = Друг рядом
chip-own = Свой размер …
chip-others = Другие игры …
door-explain = Как он думает
door-explain-about = Поиск за ходом, шаг за шагом
door-lab = Сравнить алгоритмы
door-lab-about = Узлы и время по глубине, с отчётом
door-solve = Решить
door-solve-about = Кто выиграет при лучшей игре, с доказательством
new-more = Ещё: доска и правила, оба игрока, кто начинает
you-win = Вы выиграли
side-x-disc = Красные
side-o-disc = Жёлтые
symbols-discs = Красные и жёлтые фишки
nudge-left = На клетку влево
nudge-up = На клетку вверх
nudge-down = На клетку вниз
nudge-right = На клетку вправо
record-shown-bare = Партий в записи: { $of }. Это партия { $number }.
thinks-even = считает игру равной
thinks-slightly = видит небольшой перевес: { $side }
thinks-better = видит перевес: { $side }
thinks-much = видит большой перевес: { $side }
thinks-sure = доказал: { $value }
thinks-value = оценка { $value }

## New game
new-which = Какая игра
new-size = Доска
new-first = Кто начинает
first-random = Случайно
width = Ширина
height = Высота
row-length = Сколько в ряд выигрывает
rule-exact = Ровно столько, не больше
rule-gravity = Камни падают (четыре в ряд)
preset-tictactoe = Крестики-нолики
preset-four = Четыре на четыре
preset-five = Пять на пять
preset-piskvorky = Пять в ряд
preset-gomoku = Гомоку
preset-connect = Четыре в ряд
rules-row = { $k } в ряд
rules-exactly = ровно { $k } в ряд
rules-gravity = камни падают
problem-width = Ширина — целое число от 1 до { $most }.
problem-height = Высота — целое число от 1 до { $most }.
problem-row = Столько не поместится: выберите от 1 до { $most }, длины большей стороны доски.
problem-depth = Глубина — целое число от 1 до { $most }.
problem-time = Время — от 0,01 до { $most } секунд.
player = Игрок
player-human = Человек
player-random = Случайные ходы
player-level = Компьютер, уровень { $level }
player-depth = Компьютер, глубина { $depth }
player-time = Компьютер, { $time } на ход
player-algorithm = { $algorithm }, { $evaluator }
player-algorithm-depth = { $algorithm }, глубина { $depth }, { $evaluator }
kind-human = Человек
kind-level = Компьютер: уровень
kind-time = Компьютер: время
kind-depth = Компьютер: глубина
kind-algorithm = Алгоритм из учебника
level = Уровень
level-text = { $level } · { $name }
level-easy = новичок
level-casual = любитель
level-strong = сильный
level-master = мастер
level-perfect = безошибочный
seconds = Секунд на ход
depth = Глубина в полуходах
algorithm = Алгоритм
evaluator = Оценочная функция
player-nodes =
    { $n ->
        [one] Компьютер, { $nodes } узел на ход
        [few] Компьютер, { $nodes } узла на ход
        [many] Компьютер, { $nodes } узлов на ход
       *[other] Компьютер, { $nodes } узла на ход
    }
player-exact = Безошибочная игра
kind-nodes = Компьютер: узлы
kind-random = Случайные ходы
kind-exact = Безошибочная игра

## Notes and records
comment = Заметка к этой позиции
moves-more =
    { $count ->
        [one] ещё { $count } ход в вариантах
        [few] ещё { $count } хода в вариантах
        [many] ещё { $count } ходов в вариантах
       *[other] ещё { $count } ходов в вариантах
    }
opened-left-out =
    { $moves ->
        [one] Пропущен { $moves } ход вариантов: он невозможен, или их слишком много.
        [few] Пропущено { $moves } хода вариантов: они невозможны, или их слишком много.
        [many] Пропущено { $moves } ходов вариантов: они невозможны, или их слишком много.
       *[other] Пропущено { $moves } ходов вариантов: они невозможны, или их слишком много.
    }
refusal-other-file =
    { $kind ->
        [png] это картинка PNG, а не запись партии. Записи — файлы .psq и .sgf.
        [jpeg] это картинка JPEG, а не запись партии. Записи — файлы .psq и .sgf.
        [gif] это картинка GIF, а не запись партии. Записи — файлы .psq и .sgf.
        [webp] это картинка WebP, а не запись партии. Записи — файлы .psq и .sgf.
        [heic] это картинка HEIC, а не запись партии. Записи — файлы .psq и .sgf.
        [svg] это картинка SVG, а не запись партии. Записи — файлы .psq и .sgf.
        [mp4] это видео, а не запись партии. Записи — файлы .psq и .sgf.
        [mp3] это звуковой файл, а не запись партии. Записи — файлы .psq и .sgf.
        [zip] это архив ZIP, а не запись партии. Сначала распакуйте его: записи — файлы .psq и .sgf.
        [gzip] это архив gzip, а не запись партии. Сначала распакуйте его: записи — файлы .psq и .sgf.
        [sevenzip] это архив 7-Zip, а не запись партии. Сначала распакуйте его: записи — файлы .psq и .sgf.
        [rar] это архив RAR, а не запись партии. Сначала распакуйте его: записи — файлы .psq и .sgf.
        [pdf] это документ PDF, а не запись партии. Записи — файлы .psq и .sgf.
        [html] это веб-страница, а не запись партии. Записи — файлы .psq и .sgf.
        [program] это программа, а не запись партии. Записи — файлы .psq и .sgf.
        [utf16] это текст в UTF-16. Сначала сохраните запись в UTF-8.
       *[other] это двоичный файл, а не запись партии. Записи — файлы .psq и .sgf.
    }
refusal-set-up-cell = камень на { $move } стоит вне доски, или там их два. Уберите его или исправьте SZ.
refusal-set-up-position = к расставленной позиции (чёрных камней: { $black }, белых: { $white }) не ведёт ни одна партия. Цвета ходят по очереди, и партия кончается первым рядом.
refusal-record-nodes = в ней больше { $most } ходов и заметок. Разделите её или уберите варианты.
lan-title = Открыть на другом устройстве
lan-text = Эту страницу могут открыть и другие в той же сети: достаточно навести камеру на код или набрать адрес.
lan-code = QR-код адреса { $address }
lan-note = Каждый играет свою партию. Входа по паролю и шифрования нет, поэтому пользуйтесь этим только в сети, которой доверяете.
terminal-lan = Другие в той же сети могут открыть { $address } или навести камеру на код:
terminal-lan-none = У этого компьютера нет адреса в сети, поэтому другие не смогут открыть страницу. Подключитесь к сети или укажите --addr IP:PORT.

## Open and save
files-heading = Открыть и сохранить
files-save = Сохранить партию
files-save-note = В файле .psq ходы до позиции на доске, в файле .sgf вся партия с вариантами, заметками и разбором. В ссылке партия без заметок и разбора.
files-load = Открыть партию
files-offline = Нет связи с сервером, который читает и пишет эти файлы.
open-file = Выбрать файл
open-text = или вставьте запись .psq либо .sgf, ссылку или позицию одной строкой:
open-paste = Открыть этот текст
copy-position = Копировать позицию
copy-link = Копировать ссылку
copied = Скопировано. { $text }
saved = Сохранено как { $name }.
position-impossible = Ни одна партия не ведёт к этой позиции. Укажите правила, строки сверху и сторону, чей ход, например 3x3x3 x1o/1x1/3 o.
record = Партии этой записи
record-previous = Предыдущая партия записи
record-next = Следующая партия записи
record-which = Какая партия записи
record-game = Партия { $number } из { $of }
record-shown = Партий в записи: { $of }. Это партия { $number }: { $players }.
opened =
    { $moves ->
        [one] Открыто { $rules }, { $moves } ход.
        [few] Открыто { $rules }, { $moves } хода.
        [many] Открыто { $rules }, { $moves } ходов.
       *[other] Открыто { $rules }, { $moves } хода.
    }

## What the server refuses

# The sentences that end in a colon go on with the server's own words, in English.
error-malformed = Сервер не понял страницу. Перезагрузите её.
error-rules = Сервер не знает таких правил:
error-move = Сервер считает один из ходов партии невозможным. Возьмите ходы назад или начните новую игру.
error-over = Партия уже окончена. Возьмите ход назад.
error-record = Эту запись не удаётся прочитать:
error-too-large = Это слишком много для сервера:
error-busy = Сервер перегружен. Попробуйте снова чуть позже.
error-duplicate-id = Сервер ещё занят прежним вопросом. Попробуйте снова чуть позже.
error-limit = Сервер этого не допускает:
error-stopped = Остановлено прежде, чем было что сказать.
error-closing = Сервер завершает работу. Запустите его снова и повторите попытку.
error-internal = На сервере произошла ошибка. Пожалуйста, сообщите о ней.
error-other = Не получилось:

# Behind a colon of those above, or in brackets.
refusal-no-record = это не запись партии. Файл .psq начинается со слова Piskvorky, файл .sgf — с «(;».
refusal-cut-off = файл обрывается до конца партии.
refusal-other-game = это запись другой игры, GM[{ $game }]. K в ряд — это GM[4].
refusal-set-up = камни в ней расставляются посреди партии. Это возможно только до первого хода.
refusal-forbidden-rules = в правилах «{ $rules }» есть запретные ходы или закрытые ряды, а их программа не поддерживает.
refusal-record-move = ход { $number }, { $move }, невозможен.
refusal-record-line = строка { $line } непонятна.
refusal-tree-empty = напишите число или ветви в скобках, например (3 (5 -2)).
refusal-tree-leaf = «{ $text }» — не лист. Напишите целое число, win, draw или loss.
refusal-tree-name = «{ $text }» — не имя.
refusal-tree-unopened = скобка (знак { $at }) ничего не закрывает. Уберите её или откройте скобку перед ней, например (3 5).
refusal-tree-unclosed = скобка (знак { $at }) не закрыта. Добавьте скобку, которая её закроет, например (3 5).
refusal-tree-no-branches = скобки, закрытые знаком { $at }, пусты.
refusal-tree-trailing = дерево кончается перед знаком { $at }. Несколько ветвей возьмите в одни скобки.
refusal-tree-deep = оно слишком глубоко вложено.
refusal-tree-mismatch = скобка (знак { $at }) не того вида, что та, которую она закрывает: (3 5) — выбор, {"{"}3 5{"}"} — случай.
refusal-tree-probability = «{ $text }» — не вероятность. Напишите перед двоеточием обыкновенную или десятичную дробь больше 0 и не больше 1, например {"{"}1/4:8 3/4:-2{"}"}.
refusal-tree-probabilities = в узле случая (знак { $at }) у одних ветвей есть вероятность, а у других нет. Напишите её перед каждой или ни перед одной, если все равновероятны.
refusal-tree-sum = вероятности в узле случая (знак { $at }) в сумме дают { $sum }. Должна получиться 1.
refusal-tree-average = у выигрышей, ничьих и проигрышей нет среднего. В дереве со случаем каждый лист — число, например 1, 0 или -1.
refusal-tree-fine = его средние нельзя выразить точно. Возьмите меньшие числа или вероятности с меньшими знаменателями, например 1/6.
refusal-rules-form = «{ $text }» — не правила. Запишите их так: 15x15x5.
refusal-rules-side = размер доски — от 1 до { $most }, а не { $value }.
refusal-rules-row = { $k } в ряд на доске не помещается. Выберите от 1 до { $most }.
refusal-rules-option = нет такой настройки: «{ $option }». Есть +exact и +gravity.
refusal-unknown-game = нет игры с именем «{ $called }». Есть reversi, draughts, dots и k в ряд, например 3x3x3.
refusal-game-size = «{ $size }» — не размер этой игры.
refusal-nodes = больше { $most } узлов
refusal-time = это длится слишком долго
refusal-slow = это длится слишком долго; выберите меньше позиций
refusal-too-deep = глубина { $depth } на этой доске длится слишком долго
refusal-every-move = на каждый ход не хватает времени
refusal-unknown-algorithm = нет алгоритма с именем «{ $called }».
refusal-chance = { $called } не усредняет узлы случая. Выберите expectimax.
refusal-chance-cuts = { $called } не усредняет узлы случая и без границ значений не может пропускать ходы под ними. Выберите expectimax.
refusal-no-chance = expectimax — для введённых деревьев. В этой игре нет случая: выберите minimax.
refusal-unknown-evaluator = нет оценочной функции с именем «{ $called }».
refusal-needs-depth = алгоритму { $algorithm } нужна глубина.
refusal-range = { $number } вне допустимых границ: от { $least } до { $most }.
refusal-position-over = партия на доске окончена, искать нечего.
refusal-cells = поисков вышло бы { $size }; здесь возможно не более { $most }.
refusal-games = партий вышло бы { $size }; здесь возможно не более { $most }.
refusal-twice = { $player } указан дважды. Каждый игрок участвует один раз.
refusal-openings-many =
    дебютов из { $plies ->
        [one] { $plies } полухода
        [few] { $plies } полуходов
        [many] { $plies } полуходов
       *[other] { $plies } полухода
    } слишком много. Выберите случайные.
refusal-openings-over =
    после любого дебюта из { $plies ->
        [one] { $plies } полухода
        [few] { $plies } полуходов
        [many] { $plies } полуходов
       *[other] { $plies } полухода
    } играть уже нечего.
refusal-no-center = у этой игры нет центра. Выберите случайные дебюты.
refusal-bytes = в сообщении может быть не более { $most } байт, а в этом { $size }.
refusal-program = { $program } не дал годного хода: { $why }

## Terminal
terminal-invite = Введите ход, например { $move }, или help.
terminal-seed = Выбор между равными ходами определяет --seed { $seed }.
terminal-turn =
    { $side ->
        [X] Ходит
        [O] Ходит
        [MAX] Ходит
        [MIN] Ходит
       *[other] Ходят
    } { $side }:
terminal-over = new, undo или quit:
terminal-won =
    Партия окончена: { $side ->
        [X] выиграл
        [O] выиграл
        [MAX] выиграл
        [MIN] выиграл
       *[other] выиграли
    } { $side }.
terminal-drawn = Партия окончена: ничья.
terminal-line = Победный ряд: { $cells }
terminal-taken-back = Взято назад: { $moves }
terminal-nothing-to-undo = Нет вашего хода, который можно взять назад.
terminal-no-hint = Партия окончена: подсказывать нечего.
terminal-unreadable = «{ $text }» — не клетка. Введите букву столбца и номер строки, например b2; help покажет, что ещё можно ввести.
terminal-no-move = «{ $text }» — сейчас это не ход. Возможны: { $moves }
terminal-outside = Клетка { $cell } вне доски: на ней клетки от a1 до { $last }.
terminal-floating = На { $cell } камень повис бы в воздухе: в этом столбце он упадёт на { $rest }.
terminal-help-cell = ваш ход: клетка от a1 до { $last }
terminal-help-column = ваш ход: клетка от a1 до { $last } или буква столбца
terminal-help-move = ваш ход в такой записи
terminal-help-undo = взять назад свой последний ход
terminal-help-hint = как сыграл бы компьютер
terminal-help-board = показать доску ещё раз
terminal-help-moves = сделанные ходы
terminal-help-position = позиция одной строкой, для inarow search --position
terminal-help-save = сохранить партию: .sgf, .psq или список ходов
terminal-save-how = Допишите имя файла, например save game.sgf.
terminal-save-exists = { $name } уже существует. Укажите другое имя.
terminal-save-kind = Файлы .sgf и .psq — только для k в ряд. Сохраните список ходов, например save game.txt.
terminal-help-new = начать заново
terminal-help-quit = выйти
terminal-help-words = Эти слова вводятся по-английски.
terminal-proven = { $value }, доказано
terminal-estimate = { $value }, приближённо, в тысячных долях выигрыша
terminal-stop = (Ctrl-C — стоп)
terminal-to-move =
    { $side ->
        [X] ходит
        [O] ходит
        [MAX] ходит
        [MIN] ходит
       *[other] ходят
    } { $side }
terminal-best-none = нет, партия окончена
terminal-search = { $algorithm }, { $evaluator }, порядок ходов: { $order }
terminal-speed = { $time }, { $speed } узлов/с
terminal-so-far = { $why }; это лучшее из найденного
terminal-nothing-yet = { $why }; пока ничего не известно, это просто первый ход из списка
terminal-more-playouts = с --nodes или --time можно больше
terminal-best-move = лучший ход { $move }: { $value }
terminal-nothing-to-analyse = Анализировать нечего: партия окончена, { $outcome }.
terminal-written = { $path }: записано { $nodes }
terminal-cells =
    { $n ->
        [one] { $shown } ячейка
        [few] { $shown } ячейки
        [many] { $shown } ячеек
       *[other] { $shown } ячейки
    }
terminal-games =
    { $n ->
        [one] { $shown } партия
        [few] { $shown } партии
        [many] { $shown } партий
       *[other] { $shown } партии
    }
terminal-positions =
    { $n ->
        [one] { $shown } позиция
        [few] { $shown } позиции
        [many] { $shown } позиций
       *[other] { $shown } позиции
    }
terminal-bytes =
    { $n ->
        [one] { $shown } байт
        [few] { $shown } байта
        [many] { $shown } байт
       *[other] { $shown } байта
    }
terminal-forecast = к запуску: { $cells }, прогноз { $time }
terminal-nothing-to-run = запускать нечего
terminal-too-long = слишком долгие: { $cells }
terminal-known = известно из прежнего запуска: { $cells }
terminal-now = { $game } { $algorithm } глубина { $depth }, осталось около { $time }
terminal-left = осталось около { $time }
terminal-interrupted = прервано: готово { $done } из { $cells }
terminal-goes-on = та же команда продолжит отсюда
terminal-not-kept = с --out они бы сохранились
terminal-report = отчёт: { $path }
terminal-bar-cells = ячейки
terminal-bar-games = партии
terminal-bar-moves = первые ходы
terminal-tournament = { $game }, партий каждой пары: { $games }, дебюты: { $openings }, зерно { $seed }
terminal-tournament-stopped = остановлено, сыграно: { $games }
terminal-tournament-files = { $path }: { $games }, table.md и tournament.json
terminal-faults = { $positions } игры { $game }, в которых надо сделать ход, в сравнении с тем же поиском после исправления.
terminal-faults-more = inarow lab faults ИМЯ описывает одну ошибку подробно: её строку, исправление и наименьшую позицию, в которой она видна.
terminal-fault-search = поиск
terminal-fault-wrong = ошибка
terminal-fault-fix = исправление
terminal-smallest = Наименьший контрпример, глубина { $depth }, пустых клеток: { $empty }.
terminal-correct = Правильный поиск, узел за узлом:
terminal-score = Счёт { $score } для того, чей ход
terminal-earlier = из них в прежних запусках: { $positions }
terminal-same = то же: { $moves }
terminal-tally = { $positions }: победа { $x } { $won }, ничья { $drawn }, победа { $o } { $lost }
terminal-file = { $path }: { $bytes }
terminal-file-read = { $path }: { $bytes }, прочитано за { $time }
terminal-file-solved = { $path }: { $bytes }, решено и записано за { $time }
terminal-solving = { $doing }: { $positions }, { $speed }/с
terminal-doing-search = поиск
terminal-doing-certificate = сертификат
terminal-table-full = таблица { $percent }
terminal-found = известно { $known } из { $all }
terminal-proof = доказательство { $proof }, опровержение { $disproof }
terminal-settled = решено { $percent }
terminal-checked = проверено за { $time }
terminal-not-finished = не закончено
terminal-unfinished = не закончено за отведённое время: { $n } из { $games }
terminal-valid = верен
terminal-not-valid = неверен: { $why }
terminal-longest =
    { $plies ->
        [one] ни одна партия не длится больше { $plies } полухода
        [few] ни одна партия не длится больше { $plies } полуходов
        [many] ни одна партия не длится больше { $plies } полуходов
       *[other] ни одна партия не длится больше { $plies } полухода
    }
terminal-total = всего { $count } за { $time }, { $speed }/с
terminal-all = все
terminal-memory = память: не более примерно { $bound }; предел { $limit }
terminal-memory-more = память: не более примерно { $bound }, это больше предела { $limit }; всё же пробую, может хватить и гораздо меньшего
terminal-moves = ходы: { $moves }
terminal-position = позиция: { $position }
terminal-result = результат по файлу: { $outcome }

## Settings and help
theme = Оформление
theme-now = Оформление: { $theme }
theme-auto = Автоматически
theme-light = Светлое
theme-dark = Тёмное
confirm-taps = Подтверждать вторым касанием
confirm-auto = На мелких клетках
confirm-always = Всегда
confirm-never = Никогда
move-numbers = Номера ходов
coordinates = Координаты
help-goal = Две стороны ходят по очереди. Побеждает та, что первой соберёт нужное число камней в ряд: по горизонтали, вертикали или диагонали. Щёлкните клетку, чтобы поставить камень; всё работает и с клавиатуры.
help-keys = Клавиши
key-arrows = на доске: переход по клеткам; вне её: назад и вперёд по ходам
key-play = поставить камень
key-go = дальше, пауза или стоп
help-values = Оценки
help-values-text = Оценки даны с точки зрения X: + хорошо для X, - для O, а цвет — той стороны, для которой оценка хороша. X3 значит: X выигрывает через 3 полухода (полуход — один камень), O4: O выигрывает через 4, =: ничья. Это доказано. ≥ и ≤ говорят, что оценка не меньше или не больше указанной, ≈ — что она приближённая.
version = inarow { $version }

## Explain: what it will cost, the tour, random trees, conventions
explain-window-fold = Окно в корне
explain-equality = Не отсекать при равенстве
explain-equality-title = На некоторых курсах отсекают только при α > β, но не при α = β. Оценка та же. Узлов больше, зато и у ходов, которые лишь не хуже, оценка точная.
explain-equality-counts = без отсечений при равенстве
tree-strict-cuts = без отсечений при равенстве
explain-estimate = Примерно { $nodes }, { $time }.
explain-estimate-exact = { $nodes }.
explain-estimate-large = Примерно { $nodes }, { $time }, но показать можно не больше { $most }. Выберите меньшую глубину или нажмите «{ $run }» ещё раз, чтобы всё же попробовать.
explain-progress = пока { $nodes }, { $time }
explain-stop = Стоп
explain-stopped = Поиск остановлен.
explain-full = Во весь экран
explain-full-leave = Выйти из полноэкранного режима
explain-more-left = ещё { $n }
explain-random = Случайное дерево
explain-random-branching = Ветви
explain-random-depth = Глубина
explain-random-seed = Зерно
explain-random-make = Создать случайное дерево
explain-random-problem = Введите от 1 до 9 ветвей, глубину от 1 до 12 и зерно до 9 цифр, всего не больше 5000 листьев (например, 3, 3 и 7).
refusal-tree-random = «{ $text }» — не случайное дерево. Напишите random:ВЕТВИ:ГЛУБИНА:ЗЕРНО, не больше 5000 листьев, например random:3:3:7.
explain-tour-start = Экскурсия за 60 секунд
explain-tour = Экскурсия: как думает компьютер
explain-tour-at = { $n } из { $of }
explain-tour-next = Дальше
explain-tour-back = Назад
explain-tour-done = Готово
explain-tour-skip = Пропустить экскурсию
explain-tour-all = Крестики-нолики, ходит X, три пустые клетки. Вот все партии, которые ещё можно сыграть: { $nodes }. Минимакс просматривает каждую.
explain-tour-leaf = Начинает он там, где партия окончена. Здесь оценка { $value }, всегда с точки зрения X.
explain-tour-min = ▼ Здесь ходит O и выбирает худшее для X: { $value }.
explain-tour-max = ▲ В корне ходит X и выбирает из этого лучшее: { $best }, { $value }. Это и есть минимакс.
explain-tour-window = Альфа-бета задаёт тот же вопрос и по пути помнит два числа: α, что у X уже есть, и β, на чём O может удержать X.
explain-tour-cut = Здесь поиск прекращается. У O уже есть достаточно хороший ответ, поэтому X сюда не пойдёт: ветвь с ножницами пропускается.
explain-tour-same = Тот же ход и та же оценка: { $fewer } вместо { $nodes }.
explain-tour-yours = Теперь ваша очередь: пройдите всё по шагам здесь или нажмите на ножницы в дереве, чтобы спросить почему.

## Explain: inside the search
explain-result = { $algorithm }: { $best }, оценка { $value }
explain-result-none = { $algorithm }: оценка { $value }
nav-explain = Объяснить
explain-skip = Перейти к дереву
explain-loading-failed = Не удалось загрузить этот вид. Обновите страницу.
explain-tabs = Способы объяснения
explain-tab-tree = Дерево
explain-what = Что рассмотреть
explain-what-position = Позиция
explain-what-typed = Введённое дерево
explain-what-file = Файл
explain-apart = Отдельная позиция: ваша партия в разделе «Игра» сохраняется.
explain-classic = Из учебников
explain-classic-three = Три ветви, одно отсечение
explain-classic-order = То же в худшем порядке
explain-classic-deep = Глубокое отсечение
explain-classic-names = С именами узлов
explain-classic-chance = Бросок костей
explain-classic-own = Своё
explain-typed = Дерево
explain-run = Искать
explain-run-moved = Искать в новой позиции
explain-searching = Идёт поиск …
explain-nodes =
    { $n ->
        [one] { $shown } узел
        [few] { $shown } узла
        [many] { $shown } узлов
       *[other] { $shown } узла
    }
explain-leaves =
    { $n ->
        [one] { $shown } лист
        [few] { $shown } листа
        [many] { $shown } листьев
       *[other] { $shown } листа
    }
explain-cuts =
    { $n ->
        [one] { $shown } отсечение
        [few] { $shown } отсечения
        [many] { $shown } отсечений
       *[other] { $shown } отсечения
    }
explain-hits =
    { $n ->
        [one] { $shown } попадание в таблицу
        [few] { $shown } попадания в таблицу
        [many] { $shown } попаданий в таблицу
       *[other] { $shown } попадания в таблицу
    }
explain-depth = Глубина
explain-order = Порядок ходов
explain-alpha = α в корне
explain-beta = β в корне
explain-problem-value = Запишите границу целым числом, X3, O4, −∞ или +∞.
explain-problem-window = α должно быть меньше β.
explain-too-large = Этот поиск слишком велик, чтобы его рассмотреть. Уменьшите глубину. ({ $message })
explain-too-large-plain = Этот поиск слишком велик, чтобы его рассмотреть. Уменьшите глубину или выберите алгоритм alpha-beta: он посещает гораздо меньше узлов. ({ $message })
explain-over = Партия здесь окончена, искать нечего. Возьмите ход назад.
explain-bad-tree = Это не дерево: { $message }
explain-files = Файлы
explain-files-note = Файл .json можно снова открыть здесь; сервер для него не нужен.
explain-open-trace = Открыть запись
explain-trace-opened = Открыто: { $name }.
explain-trace-json = Этот файл не в формате JSON. Выберите запись, сохранённую здесь как .json.
explain-trace-truncated = Эта запись обрезана или повреждена. Сохраните её заново.
explain-trace-format = Этот файл не запись inarow. Выберите сохранённый здесь как .json.
explain-trace-newer = Эта запись версии { $version }, новее этой страницы. Обновите inarow, чтобы её открыть.
explain-trace-wrong = В этой записи ошибка: «{ $where }». Ничего из неё не открыто.
explain-trace-large = Файл слишком велик: можно открыть не более 64 МБ.
explain-save-large = Дерево слишком велико для такого файла. Уменьшите глубину. ({ $message })
explain-save-json = То, что взято из файла, можно сохранить только как .json.
explain-round-choice = Итерация или проход
explain-round-option = Глубина { $depth }: { $value }
explain-quiz-round = В итерации с глубиной { $depth }:
explain-order-row = по строкам
explain-order-center = от центра
explain-mode = Показать дерево
explain-as-drawing = Рисунок
explain-as-text = Текст
explain-find = Найти вариант: b2 a1
explain-find-go = Найти
explain-find-none = Хода { $move } там в дереве нет.
explain-find-cut = Ход { $move } там отсечён.
explain-zoom-out = Мельче
explain-zoom-in = Крупнее
explain-fit = Показать всё открытое
explain-tree-drawing = Рисунок дерева. Стрелки ведут по нему, Enter открывает и закрывает, плюс и минус меняют размер. То же текстом: «Текст».
explain-tree-text = Дерево поиска
explain-path = Путь к выбранному узлу
explain-root = корень
explain-again = снова
explain-again-why = Ход оказался лучше, чем ожидалось, и был рассмотрен снова с полным окном.
explain-from = из таблицы, узел #{ $id }
explain-chosen = выбран
explain-skipped =
    { $n ->
        [one] отсечён { $n } ход
        [few] отсечено { $n } хода
        [many] отсечено { $n } ходов
       *[other] отсечено { $n } хода
    }
explain-max = MAX ▲, ходит { $side }
explain-min = MIN ▼, ходит { $side }
explain-chance = случай ○, никто не выбирает
explain-is-future = ещё не достигнут
explain-is-open = рассматривается
explain-node = Выбранный узел
explain-fact-turn = Сторона
explain-fact-value = Оценка
explain-fact-window = Окно на входе
explain-fact-kind = Вид
explain-fact-size = Со всем ниже
explain-fact-cut = Отсечено
explain-kind-inner = внутренний узел
explain-kind-chance = узел случая
explain-kind-finished = лист: партия окончена
explain-kind-horizon = лист: достигнута глубина
explain-kind-table = ответ из таблицы
explain-why = Почему это отсечено?
explain-to-source = К источнику #{ $id }
explain-step-here = Шаг сюда
explain-open = Открыть
explain-close = Закрыть
explain-steps = Шаги поиска
explain-range = Шаг
explain-speed = Скорость
explain-per-second =
    { $n ->
        [one] { $n } шаг/с
        [few] { $n } шага/с
        [many] { $n } шагов/с
       *[other] { $n } шага/с
    }
explain-follow = Дерево следует
explain-step-at = { $n } / { $of }
explain-no-cut = В эту сторону больше нет отсечений.
explain-step-first = К первому шагу
explain-step-cut-back = К предыдущему отсечению
explain-step-back = Шаг назад
explain-step-play = Проиграть шаги
explain-step-pause = Пауза
explain-step-next = Шаг вперёд
explain-step-cut-next = К следующему отсечению
explain-step-last = К последнему шагу
explain-now = Что происходит
explain-code = Псевдокод
explain-eyes = Оценки здесь с точки зрения X; код меняет их знак для стороны, чей ход.
explain-open-path = Открытые узлы
explain-board = Доска, строки сверху: { $rows }
explain-enter-root = Поиск начинается. Ходит { $side }, пока ничего не известно: окно { $window }.
explain-enter-root-plain = Поиск начинается. Ходит { $side }.
explain-enter-round = Начинается итерация с глубиной { $depth }, на полуход глубже. Ходит { $side }; таблица помнит найденное раньше.
explain-enter-pass = Проход итерации с глубиной { $depth }: оценка не меньше { $beta } или не больше { $alpha }? Ходит { $side }, окно пустое.
explain-enter-pass-last = Оценка для глубины { $depth } известна. Ещё один проход, с окном вокруг неё, находит вариант: ходит { $side }, окно { $window }.
explain-enter-plain = { $rival } пробует { $move }. Теперь ходит { $side }.
explain-enter-chance = { $rival } пробует { $move }. Теперь ходит случай: считаются все ветви, каждая с её вероятностью.
explain-enter-chance-root = Поиск начинается. Первым ходит случай: считаются все ветви, каждая с её вероятностью.
explain-enter-by-chance = Случай выбирает { $move } с вероятностью { $likely }.
explain-enter = { $rival } пробует { $move }. Теперь ходит { $side }; важны только оценки в { $window }.
explain-enter-scout = { $rival } пробует { $move } с пустым окном, которое спрашивает лишь: лучше ли это, чем { $best }?
explain-enter-again = { $rival } пробует { $move } снова: ход оказался лучше, чем ожидалось. Теперь ходит { $side }, и окно { $window } покажет, сколько он стоит.
explain-table-exact = Таблица уже знает эту позицию: { $value }.
explain-table-lower = Таблица знает, что эта позиция стоит не меньше { $value }, и здесь этого достаточно.
explain-table-upper = Таблица знает, что эта позиция стоит не больше { $value }, и здесь этого достаточно.
explain-improved = { $side } нашёл лучшее: { $move } стоит { $value }.
explain-improved-max = { $side } нашёл лучшее: { $move } стоит { $value }. α растёт до { $value }.
explain-improved-min = { $side } нашёл лучшее: { $move } стоит { $value }. β опускается до { $value }.
explain-cut = У { $side } здесь уже есть ответ с оценкой { $value }, поэтому { $rival }, имея в другом месте { $elsewhere }, сюда никогда не пойдёт:
explain-cut-window = У { $side } здесь уже есть ответ с оценкой { $value }. Важно было только, достигнет ли { $side } оценки { $elsewhere }, и это уже известно:
explain-cut-rest =
    { $n ->
        [one] оставшийся { $n } ход отсекается.
        [few] оставшиеся { $n } хода отсекаются.
        [many] оставшиеся { $n } ходов отсекаются.
       *[other] оставшиеся { $n } хода отсекаются.
    }
explain-return-root = Поиск окончен: лучший ход { $best }, оценка { $value }.
explain-return-root-leaf = Поиск окончен: оценка { $value }.
explain-return-round = Поиск этой итерации, до глубины { $depth }, окончен: пока лучший ход { $best }, оценка { $value }.
explain-return-pass-lower = Ответ этого прохода, до глубины { $depth }: оценка { $value } или больше.
explain-return-pass-upper = Ответ этого прохода, до глубины { $depth }: оценка { $value } или меньше.
explain-return-exact = Здесь всё известно: для { $side } ход { $move } стоит { $value }.
explain-return-chance = Здесь известны все ветви: { $move } в среднем стоит { $value }.
explain-return-branch = Эта ветвь, { $move }, стоит { $value }.
explain-return-sum = Здесь известны все ветви: { $terms } = { $value }.
explain-return-lower = Здесь известно достаточно: для { $side } ход { $move } стоит { $value } или больше.
explain-return-upper = Здесь известно достаточно: для { $side } ход { $move } стоит { $value } или меньше.
explain-leaf-horizon = Глубже поиск здесь не идёт; оценочная функция говорит { $value }.
explain-leaf-horizon-typed = Глубже поиск здесь не идёт, а у введённого дерева нет оценочной функции: это считается за { $value }.
explain-leaf-won = Партия здесь окончена: выигрывает { $side }.
explain-leaf-won-in =
    { $plies ->
        [one] Партия здесь окончена: выигрывает { $side }, { $plies } полуход от начала поиска.
        [few] Партия здесь окончена: выигрывает { $side }, { $plies } полухода от начала поиска.
        [many] Партия здесь окончена: выигрывает { $side }, { $plies } полуходов от начала поиска.
       *[other] Партия здесь окончена: выигрывает { $side }, { $plies } полухода от начала поиска.
    }
explain-leaf-value = Лист с оценкой { $value }.
explain-leaf-draw = Партия здесь окончена: ничья.
explain-won = выигрывает { $side }
explain-won-in =
    { $plies ->
        [one] { $side } выигрывает через { $plies } полуход
        [few] { $side } выигрывает через { $plies } полухода
        [many] { $side } выигрывает через { $plies } полуходов
       *[other] { $side } выигрывает через { $plies } полухода
    }
explain-round = Итерация с глубиной { $depth } окончена: { $best }, оценка { $value }. Следующая на полуход глубже.
explain-round-last = Последняя итерация, с глубиной { $depth }, окончена: { $best }, оценка { $value }.
explain-why-after = После ответа
explain-why-elsewhere = В другом месте
explain-why-skipped = Отсечено
explain-why-spent = Простой минимакс
explain-why-minimax =
    { $n ->
        [one] посетил бы там { $shown } узел
        [few] посетил бы там { $shown } узла
        [many] посетил бы там { $shown } узлов
       *[other] посетил бы там { $shown } узла
    }
explain-why-minimax-more =
    { $n ->
        [one] посетил бы там не менее { $shown } узла
        [few] посетил бы там не менее { $shown } узлов
        [many] посетил бы там не менее { $shown } узлов
       *[other] посетил бы там не менее { $shown } узлов
    }
explain-why-step = Шаг к этому отсечению
explain-why-node = Показать в дереве
explain-why-line = Опровергающий вариант
explain-why-back = Ход назад
explain-why-forth = Ход вперёд
explain-legend = Как читать дерево
explain-legend-max = MAX: ходит X и берёт наибольшую оценку.
explain-legend-min = MIN: ходит O и берёт наименьшую оценку.
explain-legend-chance = Случай: никто не выбирает. Оценка — среднее по ветвям, каждая с её вероятностью.
explain-legend-best = толстая: потомок, давший оценку
explain-legend-cut = пунктир с ножницами: отсечённые ходы и сколько их; щёлкните, чтобы узнать почему
explain-legend-future = точки: на этом шаге не достигнуто
explain-legend-values = Оценки даны с точки зрения X. X3: X выигрывает через 3 полухода от корня, O4: O выигрывает через 4, =: ничья, +12: хорошо для X.
explain-legend-bounds = ≥ и ≤, подчёркнутые пунктиром: известна только граница.
explain-legend-window = [α, β]: окно, с которым вошли в узел. Важны только оценки внутри него.
explain-legend-table = T → #12: ответ из таблицы, из узла 12. «Снова»: рассмотрен второй раз.
explain-tab-costs = Цены ходов
explain-tab-compare = Рядом
explain-tab-quiz = Вопросы
explain-tab-workbench = Мастерская
explain-costs-run = Показать цены
explain-costs-row =
    { $n ->
        [one] { $n } ход, лучшие первыми
        [few] { $n } хода, лучшие первыми
        [many] { $n } ходов, лучшие первыми
       *[other] { $n } хода, лучшие первыми
    }
explain-costs-more = Ещё { $n } …
explain-costs-chosen = выбор { $algorithm }
explain-costs-yours = открыт вами
explain-costs-head = Ходит { $side }. Лучший ход { $best }: { $value }.
explain-costs-head-after = После { $moves } ходит { $side }. Лучший ход { $best }: { $value }.
explain-costs-exact = Все оценки точные.
explain-costs-depth = Доска слишком велика для точных оценок: эти до глубины { $depth }.
explain-costs-same = { $move } в ряду выше стоит { $value }, а лучшая оценка этого ряда { $best }: ряды согласуются.
explain-costs-other = { $move } в ряду выше стоит { $value }, до глубины { $above }; лучшая оценка здесь { $best }, до глубины { $below }. Так далеко ряды не обязаны совпадать.
explain-costs-won = Партия здесь окончена: выигрывает { $side }. Ответов нет.
explain-costs-drawn = Партия здесь окончена вничью. Ответов нет.
explain-costs-closed = { $move } закрыт.
explain-costs-line = Открытый вариант:
explain-costs-play = Сыграть этот вариант
explain-costs-played = Сыграно на доске: { $moves }.
explain-costs-legend-algorithm = микросхема, толстая рамка: ход алгоритма
explain-costs-legend-you = человек, пунктирная рамка: ход, который открыли вы
explain-costs-legend-values = Оценки даны с точки зрения X, расстояния считаются от позиции первого ряда. X5: X выигрывает через 5 полуходов после неё.
explain-compare-run = Сравнить
explain-compare-position = Два поиска в позиции на доске, шаг за шагом.
explain-compare-tree = Два поиска в дереве { $tree }, шаг за шагом.
explain-compare-ended = конец, шагов: { $n }
explain-compare-equal =
    { $n ->
        [one] Оба посетили { $shown } узел.
        [few] Оба посетили { $shown } узла.
        [many] Оба посетили { $shown } узлов.
       *[other] Оба посетили { $shown } узла.
    }
explain-compare-ratio = { $less }: { $share } узлов, которые посещает { $more } ({ $few } вместо { $many }).
explain-compare-same-value = Оба находят одну и ту же оценку: { $value }.
explain-compare-other-value = Они находят разные оценки: A { $a }, B { $b }.
explain-count-nodes = Узлы
explain-count-leaves = Листья
explain-count-cutoffs = Отсечения
explain-count-table-hits = Попадания в таблицу
explain-quiz-seed = Зерно: то же зерно, те же вопросы
explain-quiz-start = С начала
explain-quiz-other = Другие вопросы
explain-quiz-score = Верно: { $right } из { $asked }
explain-quiz-about = О поиске, показанном в дереве: { $algorithm }, { $nodes }.
explain-quiz-no-search = Поиска ещё нет: начните его во вкладке «Дерево».
explain-quiz-plain = У этого алгоритма нет окна, и он ничего не отсекает. Для других видов вопросов выберите alpha-beta во вкладке «Дерево».
explain-quiz-growing = Викторина спрашивает об окнах, отсечениях и оценках, которых у { $algorithm } нет. Во вкладке «Дерево» запустите alpha-beta или другой поиск по дереву.
explain-quiz-none = В этом дереве не о чем спросить. Возьмите дерево побольше во вкладке «Дерево».
explain-quiz-check = Проверить
explain-quiz-hint = Подсказка
explain-quiz-next = Следующий вопрос
explain-quiz-branches = Ветви в том порядке, в котором их пробуют
explain-quiz-was-cut = отсечена
explain-quiz-ask-value = Здесь ходит { $side }, и у ветвей такие оценки. Какова оценка этого узла?
explain-quiz-ask-cut = Здесь ходит { $side }, окно { $window }. У ветвей были бы такие оценки. Какие из них будут отсечены?
explain-quiz-ask-cut-later =
    { $n ->
        [1] Здесь ходит { $side }. После первой ветви окно { $window }. У следующих были бы такие оценки. Какие из них будут отсечены?
       *[other] Здесь ходит { $side }. После первых ветвей ({ $n }) окно { $window }. У следующих были бы такие оценки. Какие из них будут отсечены?
    }
explain-quiz-ask-window = Поиск приходит в этот узел, а узлы на пути пока нашли вот что. Чему здесь равны α и β?
explain-quiz-way = { $name }, ходит { $side }: пока лучший { $best }, оценка { $value }
explain-quiz-way-nothing = { $name }, ходит { $side }: пока ничего
explain-quiz-hint-value-max = Это узел MAX ▲: он берёт наибольшую оценку.
explain-quiz-hint-value-min = Это узел MIN ▼: он берёт наименьшую оценку.
explain-quiz-hint-value-second = Посмотрите на { $move }.
explain-quiz-hint-quick = Быстрый выигрыш ценнее медленного, а медленный проигрыш ценнее быстрого.
explain-quiz-hint-cut-max = Это узел MAX ▲: как только ветвь стоит β или больше, остальные отсекаются.
explain-quiz-hint-cut-min = Это узел MIN ▼: как только ветвь стоит α или меньше, остальные отсекаются.
explain-quiz-hint-cut-max-second = Найдите первую ветвь с оценкой { $limit } или больше: те, что после неё, отсечены.
explain-quiz-hint-cut-min-second = Найдите первую ветвь с оценкой { $limit } или меньше: те, что после неё, отсечены.
explain-quiz-hint-window-both = α — лучшее, что на пути нашёл MAX ▲, β — лучшее, что нашёл MIN ▼. Сторона, которая ничего не нашла, оставляет −∞ или +∞.
explain-quiz-hint-window-second = MAX нашёл: { $max }. MIN нашёл: { $min }.
explain-quiz-because-value-max = Узел MAX ▲ берёт наибольшее из { $values }: { $value }, ход { $move }.
explain-quiz-because-value-min = Узел MIN ▼ берёт наименьшее из { $values }: { $value }, ход { $move }.
explain-quiz-because-bound = Окно было { $window }, поэтому известно только: { $value }.
explain-quiz-because-cut-max = { $move } стоит { $value }, не меньше β = { $limit }: { $rival } сюда никогда не пойдёт, остальные отсекаются.
explain-quiz-because-cut-min = { $move } стоит { $value }, не больше α = { $limit }: { $rival } сюда никогда не пойдёт, остальные отсекаются.
explain-quiz-because-window = На пути у { $max } в лучшем случае α = { $alpha }, а у { $min } β = { $beta }.
explain-quiz-right = Верно: { $answer }.
explain-quiz-wrong = Неверно. Ответ: { $answer }.
explain-quiz-problem-empty = Сначала напишите ответ, например X3, O4, =, +12 или −∞.
explain-quiz-problem-value = Это не оценка. Напишите X3, O4, =, целое число, −∞ или +∞.
explain-quiz-problem-distance = Напишите и через сколько полуходов, например X3.
explain-quiz-problem-ticks = Отметьте отсечённые ветви; хотя бы одна есть.
explain-bench-weights = Веса
explain-bench-reset = Веса по умолчанию
explain-bench-usual-now = Веса по умолчанию: { $weights }.
explain-bench-stones =
    { $n ->
        [one] { $n } камень
        [few] { $n } камня
        [many] { $n } камней
       *[other] { $n } камня
    }
explain-bench-open-line = Открытая линия
explain-bench-bad = Вес — целое число от −{ $most } до { $most }.
explain-bench-cells = Сколько стоят клетки
explain-bench-board = Доска с ценой каждой клетки; списки рядом говорят то же
explain-bench-note = Цена клетки — сумма линий через неё, с точки зрения X: + хорошо для X, − для O.
explain-bench-lines = Что дают линии
explain-bench-total =
    { $n ->
        [one] Считается { $n } линия: X { $x }, O { $o }, вместе { $total }.
        [few] Считаются { $n } линии: X { $x }, O { $o }, вместе { $total }.
        [many] Считается { $n } линий: X { $x }, O { $o }, вместе { $total }.
       *[other] Считается { $n } линии: X { $x }, O { $o }, вместе { $total }.
    }
explain-bench-moves = Влияние на ход
explain-bench-effect = С весами по умолчанию { $side } играет { $usual }, с вашими { $changed }.
explain-bench-effect-same = { $side } играет { $changed } и с весами по умолчанию, и с вашими.
explain-bench-best-usual = пунктир: лучший с весами по умолчанию
explain-bench-best-changed = сплошная, с точкой: лучший с вашими весами
explain-bench-column-move = Ход
explain-bench-column-usual = По умолчанию
explain-bench-column-changed = Ваши

## Trees in text and pictures
tree-weights = веса { $weights }
tree-order = порядок ходов: { $order }
tree-window = окно { $window }
tree-value = оценка { $value }
tree-best = лучший ход { $move }
tree-line = вариант { $moves }
tree-iteration = итерация { $n }
tree-pass = проход { $n }, глубина { $depth }
tree-below =
    { $n ->
        [one] … ниже { $shown } узел
        [few] … ниже { $shown } узла
        [many] … ниже { $shown } узлов
       *[other] … ниже { $shown } узла
    }
tree-over = конец
tree-table = таблица
tree-counted =
    { $n ->
        [one] { $shown } узел ниже только сосчитан
        [few] { $shown } узла ниже только сосчитаны
        [many] { $shown } узлов ниже только сосчитаны
       *[other] { $shown } узла ниже только сосчитано
    }
tree-unfinished = не закончено
tree-shown = Показано { $shown } из { $all } узлов, { $levels } из { $deepest } полуходов; --levels { $deepest } покажет всё.
tree-legend-sides = ▲ MAX: ходит X, ▼ MIN: ходит O; все оценки с точки зрения X
tree-chance = случай
tree-legend-chance = ○ случай: никто не выбирает; оценка — среднее по ветвям, каждая с её вероятностью (дроби в скобках)
tree-legend-window = [α, β]: окно, с которым вошли в узел; у X в другом месте есть α, O может удержать X на β
tree-legend-values = X3: X выигрывает через 3 полухода, =: ничья, +12: хорошо для X; ≥ и ≤ — границы: не меньше, не больше этого
tree-legend-best = ★: ход, давший узлу оценку
tree-legend-cut = ✂: ходы, которые не просматривались, так как α ≥ β
tree-legend-again = снова: тот же ход просмотрен ещё раз; таблица: известно из другого узла
tree-legend-short = ▲ MAX (X)  ▼ MIN (O)  [α, β]  ≥ ≤ границы  толстая: дала оценку  ✂ n: отсечённые ходы
tree-heading-picture = Рисунок
tree-heading-tree = Дерево
tree-heading-signs = Знаки
tree-heading-command = Как создать этот файл снова
tree-count-generated = Порождено ходов
tree-count-deepest = Самый глубокий полуход
tree-count-events = События

## Other games
games-others = Другие игры
games-choose = Выберите игру. Она останется здесь, пока вы смотрите что-то другое.
games-reversi = Реверси
games-draughts = Русские шашки
games-dots = Точки и квадраты
games-which = Игра
games-rules-reversi = Два игрока, X (чёрные) и O (белые), выставляют фишки на квадратную доску; вначале в центре лежат по две фишки каждой стороны. Начинает X. Фишка ставится туда, где между ней и другой своей фишкой оказываются по прямой одна или несколько фишек соперника, в одном направлении или в нескольких; все они переворачиваются. Кто не может так пойти, пропускает ход; кто может, пропускать не вправе. Когда ни одна сторона не может поставить фишку, игра заканчивается, и выигрывает тот, у кого фишек больше.
games-rules-draughts = Русские шашки на тёмных полях доски 8 × 8, по двенадцать шашек у каждой стороны; начинает X (белые). Простые шашки ходят на одно поле по диагонали вперёд, а бьют вперёд и назад; дамки ходят и бьют по целым диагоналям. Бить обязательно, и взятие продолжается, пока возможно; из нескольких взятий можно выбрать любое. Простая, дошедшая до последнего ряда, сразу становится дамкой, даже посреди взятия. Кто не может сделать ход, проиграл. Ничья наступает, когда позиция встречается в третий раз или когда каждая сторона сделала пятнадцать ходов одними дамками без взятия.
games-rules-tree = Дерево, как в учебниках. В каждом узле ветвь по очереди выбирают MAX и MIN, начинает MAX; число в листе, где они закончат, MAX получает, а MIN теряет.
games-rules-dots = Точки и квадраты: игроки по очереди проводят линии между соседними точками. Кто провёл четвёртую линию квадрата, получает его и ходит ещё раз. Когда проведены все линии, выигрывает тот, у кого квадратов больше.
games-key-play = выбрать место
games-restart = Заново
games-players = Игроки
games-side = Игроки, настройки и ходы
games-loading = Доска загружается …
games-address = В ссылке нет известной игры. Запишите её так: #view=games&game=reversi.
games-pass = Пропустить ход
games-pass-name = пропуск
games-must-pass = ходить некуда, ход пропускается
games-spoken-pass = { $side }: ходить некуда, ход пропускается
games-score-reversi =
    { $n ->
        [one] { $n } фишка
        [few] { $n } фишки
        [many] { $n } фишек
       *[other] { $n } фишки
    }
games-score-draughts =
    { $n ->
        [one] { $n } шашка
        [few] { $n } шашки
        [many] { $n } шашек
       *[other] { $n } шашки
    }
games-score-dots =
    { $n ->
        [one] { $n } квадрат
        [few] { $n } квадрата
        [many] { $n } квадратов
       *[other] { $n } квадрата
    }
games-ended-blocked = у другой стороны нет ходов
games-ended-repetition = та же позиция в третий раз
games-ended-quiet = по пятнадцать ходов только дамками, без взятия
games-king = { $side }, дамка
games-line-drawn = проведена
games-line-open = ещё не проведена
games-chosen = выбрано
games-can = можно сходить
games-going-on = Выбрано: { $places }. Продолжайте на одно из отмеченных полей.
games-let-go = Выбор снят.
games-refused-reversi = Фишка на { $place } ничего не перевернёт. Выберите отмеченное поле.
games-refused-draughts = Ход { $place } сейчас невозможен. Выберите отмеченную шашку, затем отмеченное поле; бить обязательно.
games-refused-dots = Линия { $place } уже проведена. Выберите другую.
games-moves-none = Пока нет.

## Solving a position
solve = Решить
solve-title = Решить эту позицию: её точная оценка с доказательством
solve-heading = Точная оценка
solve-begins = Начинает решать …
solve-again = Ещё раз
solve-facts = { $nodes } · { $time }
solve-won =
    Доказано: { $side ->
        [X] выигрывает
        [O] выигрывает
        [MAX] выигрывает
        [MIN] выигрывает
       *[other] выигрывают
    } { $side }
solve-proven = Доказано: { $value }
solve-drawn = Доказано: ничья
solve-how = При лучшей игре обеих сторон, что бы каждая ни пробовала.
solve-moves = Оценка каждого хода
solve-moves-won =
    { $side } { $side ->
        [X] выигрывает
        [O] выигрывает
        [MAX] выигрывает
        [MIN] выигрывает
       *[other] выигрывают
    } после
solve-moves-drawn = Ничья после
solve-stopped = Остановлено раньше, чем оценка стала известна.
solve-time = Не решено за время, которое даёт сервер.
solve-nodes = Не решено за столько позиций, сколько разрешает сервер.
refusal-solve-large = С падением камней можно решать доски до { $most } клеток, считая один ряд сверху; у этой { $cells }.
solve-over = Партия окончена: решать нечего.
scores = Очки
scores-title = Очки под столбцами: чем кончится партия после каждого хода при лучшей игре
scores-key = Очки — для стороны, чей ход: + она выигрывает, 0 ничья, - она проигрывает. 1 значит, что победителю нужен его последний камень, 2 — что хватит предпоследнего, и так далее.
score-spoken = { $value }, очки: { $score }
score-pending = пока неизвестно

## The lab
nav-lab = Лаборатория
lab-skip = Перейти к лаборатории
lab-tabs = Части лаборатории
lab-tab-compare = Сравнение
lab-tab-tournament = Турнир
lab-tab-museum = Музей
lab-game = Игра
lab-game-board = Позиция на доске
lab-game-own = Другая игра …
lab-games-own = Игры, например 6x6x4 или reversi:4, через пробел
lab-game-own-label = Игра, например 6x6x4 или dots:4x2
lab-game-reversi = Реверси
lab-game-draughts = Русские шашки
lab-game-dots = Точки и квадраты
lab-after-moves = { $game } после { $moves }
lab-forever = больше миллиона лет
lab-error-settings = Это нельзя запустить:
lab-not-run = не запущено: прогноз { $time }
lab-stopped-time = остановлено через { $time }
lab-stopped-memory = остановлено: дерево заполнено
lab-stopped-playouts = остановлено: случайные партии исчерпаны
lab-failed = сбой: { $reason }

# Compare
lab-compare-about = Сколько стоит поиск? Каждый алгоритм запускается на каждую глубину, считаются узлы, отсечения и время.
lab-algorithms = Алгоритмы
lab-evaluators = Оценочные функции
lab-depths = Глубины
lab-repeats = Повторов измерения
lab-limit = Предел в секундах
lab-scoring = Законченная партия
lab-scoring-plain = Выигрыш есть выигрыш
lab-scoring-distance = Быстрый выигрыш ценнее
lab-problem-game = Напишите игру, например 6x6x4.
lab-problem-depths = Напишите глубины от 1 до { $most }, например 4, 1-9 или 1-3,6.
lab-problem-repeats = Напишите целое число повторов от 1 до { $most }.
lab-problem-limit = Напишите секунды, больше 0 и не более { $most }.
lab-problem-algorithms = Отметьте хотя бы один алгоритм.
lab-run = Сравнить
lab-continue = Продолжить
lab-forecasting = Составляется прогноз …
lab-forecast = Измерений к запуску: { $n }, прогноз { $time }.
lab-forecast-long = Слишком долгих: { $n }.
lab-done = Готово { $done } из { $size }.
lab-rest = Осталось около { $time }.
lab-rest-longer = Это длится дольше, чем ожидалось.
lab-now = Сейчас { $algorithm } на глубину { $depth }.
lab-ended-complete = Готово всё: { $size }.
lab-ended-stopped = Остановлено: готово { $done } из { $size }. «Продолжить» начнёт отсюда.
lab-ended-time = Время вышло: готово { $done } из { $size }. «Продолжить» начнёт отсюда.
lab-group = { $game }, { $evaluator }
lab-column-algorithm = Алгоритм
lab-column-depth = Глубина
lab-column-nodes = Узлы
lab-column-leaves = Листья
lab-column-evaluations = Вызовы функции
lab-column-cutoffs = Отсечения
lab-column-branching = Ветвление
lab-column-time = Время
lab-column-best = Лучший
lab-column-value = Оценка
lab-time-spread = медиана из { $n }, от { $least } до { $most }
lab-plot-nodes = Узлы по глубине
lab-plot-time = Время по глубине
lab-plot-cutoffs = Доля внутренних узлов с отсечением
lab-plot-branching = Эффективный коэффициент ветвления
lab-plot-alt = { $plot }, линия для каждого алгоритма; таблица ниже говорит то же
lab-as-table = Таблицей
lab-export = Сдать работу
lab-export-note = В отчёте правила, структуры данных, оценочные функции, алгоритмы с псевдокодом, измерения с графиками и команда, которая их повторяет, на языке этой страницы.
lab-saving = Пишется файл …
lab-save-html = Отчёт, HTML
lab-save-markdown = Отчёт, Markdown с рисунками
lab-save-csv = Таблица, CSV
lab-save-json = Всё, JSON
lab-save-svg = Графики, SVG
lab-save-png = Графики, PNG
lab-save-all = Всё вместе

# Tournament
lab-t-about = Кто сильнее? Каждый игрок встречается с каждым в одних и тех же дебютах, каждый за обе стороны. Одно и то же зерно даёт одни и те же партии.
lab-t-games = Партий каждой пары
lab-t-openings = Дебюты
lab-t-seed = Зерно
lab-t-run = Играть
lab-t-begins = Идёт первая партия …
lab-t-done = Сыграно { $done } из { $size } партий.
lab-t-ended-complete = Сыграны все партии: { $size }.
lab-t-ended-stopped = Остановлено: сыграно { $done } из { $size } партий.
lab-t-ended-time = Время вышло: сыграно { $done } из { $size } партий.
lab-t-save-games = Партии, SGF
lab-t-save-markdown = Отчёт, Markdown
lab-t-save-json = Всё, JSON
lab-t-games-large = Партий слишком много для одного файла. Сыграйте меньше.
lab-openings-usual = по умолчанию
lab-openings-0 = без дебютов
lab-openings-1 = каждый первый ход
lab-openings-2 = каждые два хода
lab-openings-random-2 = два случайных хода
lab-openings-random-4 = четыре случайных хода
lab-openings-center-3 = три камня у центра
lab-players = Игроки
lab-player-add = Добавить игрока
lab-player-random = случайные ходы
lab-player-engine = движок
lab-player-level = уровень
lab-player-depth = глубина
lab-player-nodes = узлы
lab-player-kind = Игрок { $n }
lab-player-evaluator = Оценочная функция игрока { $n }
lab-player-remove = Убрать игрока { $n }
lab-problem-one-game = Напишите одну игру, например 6x6x4.
lab-problem-games = Напишите чётное число партий от 2 до { $most }.
lab-problem-seed = Зерно — целое число не меньше 0.
lab-problem-player = Игроку { $n } нужно целое число от 1 до { $most }.
lab-problem-twice = { $player } указан дважды; каждый игрок участвует один раз.
lab-cross = Турнирная таблица
lab-cross-player = Игрок
lab-cross-points = Очки
lab-cross-games = Партии
lab-cross-score = Результат (95 %)
lab-cross-elo = Эло
lab-cross-error = Эло с погрешностью
lab-cross-nodes = Узлов на ход
lab-cross-detail = выиграно { $won }, вничью { $drawn }, проиграно { $lost }
lab-cross-fault = { $player }: партий проиграно из-за ошибки программы: { $games }; в первой: { $reason }
lab-cross-note = В ячейке очки игрока из строки против игрока из столбца: одно за выигрыш, половина за ничью. При результате в скобках указан 95-процентный интервал Уилсона. Эло подобрано так, что у первого игрока 0; его погрешность — 1,96 стандартной ошибки, как если бы партии были независимы, а сила остальных известна.
lab-report-title = Турнир: { $game }
lab-report-facts = Партий каждой пары: { $games }. Дебюты: { $openings }. Зерно: { $seed }.
lab-report-partial = Турнир остановлен: сыграно { $done } из { $size } партий.
lab-report-repeat = Те же партии ещё раз:
lab-player-exact = безошибочная игра

# Museum
lab-m-title = Музей ошибок
lab-m-about = Поиск — короткий код, в котором легко ошибиться, и чаще всего этого никто не замечает. Каждый экспонат — маленький учебный поиск для крестиков-ноликов с одной строкой такой, какой она была в настоящей программе. Он запускается на всех позициях, в которых надо сделать ход, а рядом с ним — тот же поиск с исправленной строкой.
lab-m-note = Неверная оценка отличается от оценки исправленного поиска; худший ход стоит меньше лучшего; потерянный результат — это выигрыш, ставший ничьей или проигрышем, или ничья, ставшая проигрышем.
lab-m-busy = Подсчёт по всем позициям …
lab-m-overview = Все ошибки
lab-m-fault = Ошибка
lab-m-seen = Где встретилась
lab-m-depth = Глубина
lab-m-wrong = Неверные оценки
lab-m-worse = Худшие ходы
lab-m-lost = Потерянные результаты
lab-m-nodes = Узлы
lab-m-fixed = Узлы после исправления
lab-m-says-wrong = Неверные оценки: { $n ->
        [0] нет
       *[other] в { $shown } из { $all } позиций
    }
lab-m-says-worse = Худшие ходы: { $n ->
        [0] нет
       *[other] в { $shown } из { $all } позиций
    }
lab-m-says-lost = Потерянные результаты: { $n ->
        [0] нет
       *[other] в { $shown } из { $all } позиций
    }
lab-m-says-same = Узлы: { $nodes }, столько же, сколько после исправления
lab-m-says-more = Узлы: { $nodes } вместо { $fixed }, на { $percent } % больше; с пустой доски { $start } вместо { $right }
lab-m-says-fewer = Узлы: { $nodes } вместо { $fixed }, на { $percent } % меньше; с пустой доски { $start } вместо { $right }
lab-m-setting = { $algorithm }, { $evaluator }, глубина { $depth }.
lab-m-line-wrong = Неверная строка
lab-m-line-fixed = Исправление
lab-m-line-convention = По соглашению
lab-m-line-usual = Обычно
lab-m-smallest = Наименьший контрпример
lab-m-effect-lost-result = Ходит { $side }: программа с ошибкой теряет результат.
lab-m-effect-worse-move = Ходит { $side }: программа с ошибкой делает худший ход.
lab-m-effect-wrong-value = Ходит { $side }: программа с ошибкой даёт неверную оценку.
lab-m-effect-more-nodes = Ходит { $side }: программа с ошибкой посещает больше узлов.
lab-m-effect-convention = Ходит { $side }: по соглашению посещается больше узлов.
lab-m-plays-faulty = С ошибкой: { $moves }, оценка { $value }, узлы { $nodes }
lab-m-plays-fixed = Исправлено: { $moves }, оценка { $value }, узлы { $nodes }
lab-m-plays-convention = По соглашению: { $moves }, оценка { $value }, узлы { $nodes }
lab-m-plays-usual = Обычно: { $moves }, оценка { $value }, узлы { $nodes }
lab-m-open = Открыть в «Объяснить»
lab-fault-leaf-for-side-to-move = Лист оценён для стороны, чей ход
lab-fault-one-sided-evaluator = Односторонняя оценочная функция со знаком последнего хода
lab-fault-no-distance = Без расстояния
lab-fault-unequal-depths = Разные глубины рядов
lab-fault-bounds-as-ties = Границы, выданные за равенство
lab-fault-beta-never-updated = Бета никогда не меняется
lab-fault-strict-cut = Строгое неравенство: без отсечений при равенстве
lab-fault-low-without-max = Нижняя граница без максимума
lab-m-lost-fixed = Потерянные результаты после исправления
lab-m-missed = Упущенные выигрыши в 1 ход
lab-m-more = Больше узлов в

# What the faults do, and the searches that have them
fault-leaf-for-side-to-move = Минимакс берёт наибольшую оценку на своих ходах и наименьшую на ходах соперника, поэтому все оценки должны быть с его точки зрения. Здесь листья оцениваются для стороны, чей там ход: на нечётных глубинах поиск стремится к худшему для себя.
fault-leaf-for-side-to-move-setting = minimax, open-lines, выигрыш считается одинаково на любом расстоянии
fault-one-sided-evaluator = Оценка — это сравнение. Функция, которая считает только свои линии, слепа к угрозам, а со знаком той стороны, что ходила последней, на чётных глубинах принимает многие свои линии за плохие.
fault-one-sided-evaluator-setting = minimax, line-power, выигрыш считается одинаково на любом расстоянии
fault-no-distance = Выигрыш есть выигрыш на любом расстоянии, и медленный так же хорош, как немедленный. Результаты верны, но программа медлит, а там, где после каждого хода снова виден тот же выигрыш, может так его и не сделать.
fault-no-distance-setting = negamax до конца партии
fault-unequal-depths = Ходы показаны в ряд с их ценами, щелчок открывает ряд ответов. Каждый ряд считает полуходы от своего начала, поэтому один и тот же вариант стоит в каждом ряду по-разному.
fault-unequal-depths-setting = minimax до конца партии, быстрый выигрыш ценнее; оценка — это оценка лучшего хода, как её даёт ряд ответов на него
fault-bounds-as-ties = Когда у альфа-беты есть лучший ход, об остальных она спрашивает только, лучше ли они. «Нет» — это граница: не лучше. Называть такие ходы равными неверно, а случайный выбор среди них может отдать партию.
fault-bounds-as-ties-setting = alpha-beta до конца партии, быстрый выигрыш ценнее
fault-beta-never-updated = Минимизирующая ветвь понижает альфу вместо беты. Бета остаётся бесконечной, и ничего не отсекается. Оценки верны, поэтому без счётчика ошибки не видно.
fault-beta-never-updated-setting = alpha-beta с максимизирующей и минимизирующей ветвями, line-power, выигрыш считается одинаково на любом расстоянии
fault-strict-cut = Отсекать только выше беты, но не при равенстве, — соглашение, принятое на некоторых курсах, а не неверный результат: все оценки верны, и у ходов, которые лишь не хуже, оценка точная, так что можно перечислить все одинаково хорошие ходы. Это требует больше узлов, потому что ход, который лишь равен бете, уже опровергнут: у соперника в другом месте есть не хуже. С > вместо ≥ поиск идёт дальше, особенно там, где мало разных оценок. Если нужна только оценка, лучше ≥.
fault-strict-cut-setting = alpha-beta, longest-run, выигрыш считается одинаково на любом расстоянии
fault-low-without-max = Первый ход в узле ставит нижнюю границу на свою оценку, даже ниже переданной сверху. Окно шире, чем нужно, а оценки остаются верными.
fault-low-without-max-setting = alpha-beta с окном от проигрыша до выигрыша, open-lines, выигрыш считается одинаково на любом расстоянии

## Report: Headings
report-title = Сравнение алгоритмов поиска: { $games }
report-made = Отчёт создан программой inarow { $version } командой `{ $program } lab compare`.
report-made-call = Отчёт создан программой inarow { $version }.
heading-contents = Содержание
heading-task = Что сравнивалось
heading-game = Игра
heading-games = Игры
heading-data = Состояние и ход
heading-evaluators = Оценочные функции
heading-algorithms = Алгоритмы
heading-measurements = Измерения
heading-findings = Выводы
heading-sample = Одна партия
heading-sources = Программы
sign-author = Автор
sign-group = Группа
sign-date = Дата
sample-who = X — `{ $first }`, O — `{ $second }`.
sample-not-over = После 400 полуходов партия ещё не закончилась.
heading-machine = Компьютер
heading-repeat = Как повторить
heading-group = { $game }, оценочная функция { $evaluator }
subheading-table = Все результаты

## Report: What was compared
task-intro =
    { $algorithms ->
        [one] Запущен { $algorithms } алгоритм
        [few] Запущены { $algorithms } алгоритма
        [many] Запущено { $algorithms } алгоритмов
       *[other] Запущено { $algorithms } алгоритма
    } на { $positions ->
        [1] одной позиции
       *[other] { $positions } позициях
    } до { $depths ->
        [1] глубины { $list }
       *[other] глубин { $list }
    }, считая в полуходах (ходах одной стороны). Время каждого поиска измерялось { $repeats ->
        [1] один раз
        [few] { $repeats } раза; приведены медианы
       *[other] { $repeats } раз; приведены медианы
    }.
task-limit = На одну ячейку таблицы, то есть на один алгоритм на одной глубине со всеми повторениями, отводилось { $limit }. Ячейки, которые по прогнозу заняли бы больше, не запускались; вместо результата приведён прогноз.
task-scoring-plain = Законченные партии считаются как в учебниках: выигрыш есть выигрыш, как бы далёк он ни был.
task-scoring-quick-win = Только функция `quick-win` предпочитает быстрый.
task-scoring-distance = Законченные партии считаются по расстоянию: быстрый выигрыш ценнее медленного, а медленный проигрыш лучше быстрого.
task-scoring-outcome = Только функция `outcome` расстояния не учитывает.
task-incomplete = Измерение было остановлено раньше, чем всё было измерено; таблицы и графики показывают то, что было готово к этому моменту.

## Report: Rules
rules-in-a-row = Два игрока, X и O, ходят по очереди на доске { $width } × { $height }, вначале пустой. Начинает X.
rules-in-a-row-place = Ход состоит в том, чтобы поставить камень на любую пустую клетку. Камни не передвигают и не убирают.
rules-in-a-row-fall = Ход состоит в выборе столбца, который ещё не заполнен; камень падает на его самую нижнюю пустую клетку. Камни не передвигают и не убирают.
rules-in-a-row-win =
    Выигрывает тот, кто первым поставит { $k ->
        [one] { $k } камень
        [few] { $k } камня
        [many] { $k } камней
       *[other] { $k } камня
    } подряд в строке, столбце или по диагонали; более длинный ряд тоже выигрывает.
rules-in-a-row-exact =
    Выигрывает тот, кто первым поставит ровно { $k ->
        [one] { $k } камень
        [few] { $k } камня
        [many] { $k } камней
       *[other] { $k } камня
    } подряд в строке, столбце или по диагонали; более длинный ряд не считается.
rules-in-a-row-draw = Если доска заполнена, а никто не выиграл, партия заканчивается вничью.
rules-unknown = Игра `{ $game }` ничего не сообщает о своих правилах. Позиция выглядит так, как показано ниже, а некоторые из её ходов: { $examples }.
rules-own-words = Игра `{ $game }` — собственная игра автора. Её правила словами автора:
position-start = Поиск вёлся из начальной позиции игры:
position-moves = Поиск вёлся из позиции после ходов { $moves }:
position-choices =
    У стороны, чей ход, в ней { $choices ->
        [one] { $choices } ход
        [few] { $choices } хода
        [many] { $choices } ходов
       *[other] { $choices } хода
    }, например { $examples }.

## Report: State and move
data-intro = Поиску нужны от позиции только эти шесть операций; всё остальное — дело самой игры.
data-side = `side()`: чей ход; стороны не обязаны чередоваться
data-moves = `moves()`: все допустимые ходы, всегда в одном и том же порядке
data-play = `play(move)`: делает ход
data-undo = `undo(move)`: берёт последний ход назад и всё восстанавливает
data-outcome = `outcome()`: результат, когда партия закончена
data-key = `key()`: хеш позиции для таблиц транспозиций
data-sizes = В программе позиция — значение типа `{ $state }` ({ $bytes } Б и то, на что оно указывает), а ход — значение типа `{ $move }` ({ $size } Б).
state-in-a-row = Позиция хранит камни каждой стороны как множество битов, по одному биту на клетку, построчно от левого верхнего угла, а рядом с ними — чей ход, число камней, хеш, обновляемый каждым ходом, и сделанные ходы. Ход — это номер клетки. Выигрыш обнаруживается сравнением битов с линиями, проходящими через клетку.
state-in-a-row-large = Позиция хранит камни каждой стороны как множество битов, по одному биту на клетку, построчно от левого верхнего угла, а рядом с ними — чей ход, число камней, хеш, обновляемый каждым ходом, и сделанные ходы. Ход — это номер клетки. Выигрыш обнаруживается проходом от поставленного камня в четырёх направлениях.
state-reversi = Позиция хранит фишки каждой стороны как множество из 64 битов, по одному на поле, и чей ход; каждый ход помнит и то, какие фишки он перевернул, чтобы его можно было взять назад. Ход — это номер поля или пропуск.
state-draughts = Позиция хранит шашки каждой стороны и дамки обеих как множества из 64 битов, чей ход и число ходов после последнего взятия или хода простой; хранятся и прежние позиции — из-за правила троекратного повторения. Ход — это путь по полям вместе со взятыми шашками.
state-dots = Позиция хранит проведённые линии и квадраты каждой стороны как множества битов и чей ход. Ход — это номер линии.

## Report: Evaluators
evaluators-intro = Там, где поиск не идёт дальше, оценочная функция говорит, насколько позиция хороша для стороны, чей ход; `m` — эта сторона, `o` — её соперник. При перемене сторон она должна менять знак. Законченная партия не оценивается: её результат известен.
evaluator-outcome = Не говорит ничего: считаются только законченные партии, как проигрыш, ничья и выигрыш.
evaluator-quick-win = Тоже ничего не говорит о незаконченных партиях, но выигрыш тем ценнее, чем он ближе, а проигрыш тем лучше, чем он дальше.
evaluator-open-lines =
    `L(s)` — число линий длиной в { $k ->
        [one] { $k } клетку
        [few] { $k } клетки
        [many] { $k } клеток
       *[other] { $k } клетки
    }, на которых у соперника стороны `s` нет ни одного камня, так что `s` ещё может их заполнить.
evaluator-longest-run = `R(s)` — длина самого длинного непрерывного ряда камней стороны `s` в любом направлении, закрытого или нет.
evaluator-line-power =
    `ℓ` пробегает линии длиной в { $k ->
        [one] { $k } клетку
        [few] { $k } клетки
        [many] { $k } клеток
       *[other] { $k } клетки
    }, на которых у стороны `s` есть камни, а у соперника нет ни одного; `n(ℓ)` — число этих камней. Каждый следующий камень ценится в десять раз больше.
evaluator-corners = `C(s)` — число углов, занятых стороной `s`, которые уже никто не перевернёт, а `M(s)` — число ходов, которые могла бы сделать сторона `s`.
evaluator-mobility = `M(s)` — число ходов, которые могла бы сделать сторона `s`.
evaluator-discs = `D(s)` — число фишек стороны `s`: в конце решает оно, а до того обманывает.
evaluator-advance = `P(s)` — число простых и утроенное число дамок стороны `s`, `F(s)` — число рядов, на которые её простые в сумме продвинулись вперёд.
evaluator-material = `P(s)` — число простых и утроенное число дамок стороны `s`.
evaluator-boxes = `B(s)` — число квадратов стороны `s`.
evaluator-unknown = Собственная оценочная функция автора; формула отчёту неизвестна.
evaluator-own = Собственная оценочная функция автора, описанная его словами.

## Report: Algorithms
algorithms-intro = Все они отвечают на один и тот же вопрос: сколько стоит позиция, если просмотреть её до заданной глубины? Различаются они тем, во что обходится ответ. `value(node)` — результат законченной партии или оценка на границе глубины.
algorithms-window = Альфа-бета и PVS начинают с окна (проигрыш, выигрыш), вне которого никаких оценок нет.
algorithm-minimax = Мерило для остальных: просматривает каждый узел. Одна сторона выбирает наибольшую оценку, другая — наименьшую.
algorithm-negamax = Минимакс с одним правилом для обеих сторон: каждая оценка берётся с точки зрения стороны, чей ход, и знак меняется с каждым полуходом. Просматривает те же узлы.
algorithm-alpha-beta = Помнит, что каждой стороне уже обеспечено: α — той, что ищет максимум, β — другой. Как только α ≥ β, оставшиеся ходы узла уже ни на что не влияют и отсекаются. Оценка в корне — та же, что у минимакса; если бы лучший ход всегда стоял первым, осталось бы примерно столько узлов, каков квадратный корень из их числа.
algorithm-pvs = Поиск главного варианта (PVS) считает, что первый ход лучший, и о каждом следующем с пустым окном спрашивает лишь, лучше ли он. Если лучше, ход просматривается заново.
algorithm-deepening = Итеративное углубление: глубина 1, 2, 3 … с таблицей транспозиций. Позиции, возникшие при другом порядке ходов, второй раз не просматриваются, а лучший ход предыдущей глубины пробуется первым. Приведённые числа относятся ко всем глубинам вместе.
algorithm-mtdf = MTD(f) находит оценку, спрашивая лишь «не меньше ли она такого-то числа?», с пустыми окнами, которые к ней приближаются. Опирается на таблицу транспозиций, ведь каждый вопрос — отдельный поиск; тоже с итеративным углублением.
algorithm-mcts = Поиск Монте-Карло по дереву наращивает дерево там, где случайные партии шли хорошо, и хранит границы, благодаря которым ответ в конце концов точен. Позиции, пройденные в случайных партиях, считаются узлами.
algorithm-pns = Поиск по числам доказательства идёт туда, где осталось доказать меньше всего, и приближается к оценке порог за порогом. Дерево хранится в памяти.
algorithm-own = Собственный поиск автора; описать его отчёт не может.
algorithm-own-source = Собственный поиск автора. Его программа приведена в разделе «Программы».

## Report: Measurements
measured-intro = Числа узлов одинаковы на любом компьютере; время — нет.
measured-nodes = **Узлы**: посещения позиций, включая корень и законченные партии.
measured-leaves = **Листья**: узлы, в которых партия закончена или достигнута граница глубины.
measured-evaluations = **Вызовы оценочной функции**: сколько раз она вычислялась.
measured-generated = **Порождено**: ходы, перечисленные в раскрытых узлах.
measured-cutoffs = **Отсечения**: узлы, в которых часть ходов пропущена; доля отсечений — их часть среди внутренних узлов.
measured-branching = **b**: эффективный коэффициент ветвления, то есть число ходов в каждом узле равномерного дерева этой глубины с тем же числом узлов: узлы = 1 + b + b² + … + b^глубина.
measured-time = **Время**: медиана повторений, в скобках — наименьшее и наибольшее.
measured-value = **Оценка**: с точки зрения X. X3: X выигрывает через 3 полухода, =: ничья, +12: хорошо для X.
column-algorithm = алгоритм
column-depth = глубина
column-nodes = узлы
column-leaves = листья
column-evaluations = вызовы функции
column-generated = порождено
column-cutoffs = отсечения
column-branching = b
column-time = время
column-best = ход
column-value = оценка
measured-own = † Собственный поиск автора, не из программы inarow. То, что лежит между ними, требует времени: сравнивать стоит узлы, а не время. Прочерк — число, которого он не сообщает.
nodes-by-depth = Число узлов по глубине:
cell-short-not-run = не запущено
cell-short-stopped = остановлено
cell-short-failed = сбой
column-line = вариант
column-tied = равноценные
column-table-hits = попадания в таблицу
column-deepest = глубже всего
column-ended = конец
column-range = мин–макс
column-speed = узлов/с
column-ply = полуход
column-positions = позиции
column-finished = законченные
column-symmetric = с точностью до симметрии

## Report: Plots
plot-axis-depth = глубина в полуходах
plot-axis-nodes = узлы, логарифмическая шкала
plot-axis-time = время в мс, логарифмическая шкала
plot-axis-cutoffs = отсечения среди внутренних узлов, %
plot-axis-branching = эффективный коэффициент ветвления b
plot-caption-nodes = Число узлов по глубине в логарифмической шкале: прямая означает постоянный коэффициент ветвления. У совпадающих линий числа одинаковы.
plot-caption-time = Медиана времени по глубине в логарифмической шкале.
plot-caption-cutoffs = Доля внутренних узлов, в которых часть ходов отсечена.
plot-caption-branching = Эффективный коэффициент ветвления: во сколько раз в среднем увеличивает число узлов каждый следующий полуход.

## Report: What they show
finding-same-nodes = Минимакс и негамакс посетили на каждой глубине в точности одинаковое число узлов: они различаются записью, а не тем, что делают.
finding-cut = На глубине { $depth } альфа-бета посетила { $few }, а минимакс — { $many }: это { $share }, то есть { $times } меньше. Её эффективный коэффициент ветвления — { $b } вместо { $full }; если бы лучший ход всегда стоял первым, он был бы близок к { $root }, то есть к квадратному корню из этого числа.
finding-cut-nothing = На глубине { $depth } альфа-бета посетила столько же, сколько минимакс, — { $many }: отсекать пока нечего.
finding-own-same = Алгоритм `{ $algorithm }`, собственный алгоритм автора, на каждой глубине посетил ровно столько же узлов, сколько { $others }.
finding-better = На глубине { $depth } алгоритм `{ $algorithm }` посетил { $few }, а альфа-бета — { $many }: { $times } меньше.
finding-worse = На глубине { $depth } алгоритм `{ $algorithm }` посетил { $many }, а альфа-бета — { $few }: { $times } больше.
finding-equal = На глубине { $depth } алгоритм `{ $algorithm }` и альфа-бета посетили поровну: { $nodes }.
finding-fastest = По часам на глубине { $depth } быстрее всех был алгоритм `{ $algorithm }`: { $time } против { $other } у `{ $slowest }`, самого медленного из дошедших до неё.
finding-speed = Узлы обходятся не одинаково дорого: на глубине { $depth } алгоритм `{ $quick }` посещал { $fast } в секунду, а `{ $slow }` — { $slowly }.
finding-stopped = Алгоритм `{ $algorithm }` не пошёл дальше глубины { $depth }: глубина { $next } заняла бы около { $time }.
finding-limited = Алгоритм `{ $algorithm }` не пошёл дальше глубины { $depth }: на глубине { $next } его остановил предел ячейки.
finding-never = Алгоритм `{ $algorithm }` в пределах ячейки не удалось запустить вовсе.
finding-failed = Алгоритм `{ $algorithm }` на глубине { $depth } дал сбой: { $reason }.
finding-same-value =
    { $depths ->
        [1] Все алгоритмы нашли одну и ту же оценку, как и должно быть.
       *[other] На каждой глубине все алгоритмы нашли одну и ту же оценку, как и должно быть.
    }
finding-other-value = На глубине { $depth } алгоритмы нашли разные оценки: этого быть не должно.
finding-other-move = На глубине { $depth } они выбрали разные ходы с одинаковой оценкой: { $moves }. Какой из равных ходов найдётся первым, зависит от порядка, в котором алгоритм их просматривает.
finding-none = Запущено слишком мало, чтобы сравнивать.
finding-equal-times = По часам на глубине { $depth } ни один алгоритм не быстрее: они равны в пределах разброса повторений, `{ $algorithm }` — { $time }, `{ $slowest }` — { $other }.

## Report: The machine
machine-processor = Процессор: { $name }
machine-threads = Потоков, выполняемых одновременно: { $n } (поиск использует один)
machine-memory = Память: { $n } МБ
machine-system = Система: { $system }, { $architecture }
machine-program = Программа: inarow { $version }
machine-slow = Программа собрана без оптимизации: время во много раз больше, чем могло бы быть.
repeat-intro = Эта команда даёт те же числа, а с той же папкой — новый отчёт по тем же измерениям:
repeat-files = Рядом с отчётом лежат `results.csv` и `results.json` со всеми числами, `cells.jsonl`, с которого продолжается прерванное сравнение, и графики в форматах SVG и PNG в папке `plots`.

## Page
refused-place = { $place } сейчас невозможно. Выберите отмеченное поле.
explain-bench-only = В мастерской — оценочные функции игр «в ряд». Начните такую игру, чтобы увидеть её линии.
refusal-only-in-a-row = здесь возможны только игры «в ряд», такие как 3x3x3.
key-sides = X — { $x } ({ $first }), O — { $o } ({ $second }).

## Why this move?
why = Почему?
why-title = Почему компьютер сделал свой последний ход
why-move = Почему { $move }?
why-thinking = Смотрю другие ходы …
why-reason = { $move } { $reason }.
why-value = { $player }: ожидаемый результат { $value }.
why-value-depth = { $player }: ожидаемый результат { $value }, при глубине { $depth }.
value-even = примерно равно
value-slightly = чуть лучше { $side }
value-better = лучше { $side }
value-much = намного лучше { $side }
why-moves = Этот ход и лучшие из остальных: к чему они ведут
why-show = Показать на доске: { $moves }
why-open = Открыть этот поиск
why-open-title = Открывает в разделе «Объяснить» тот самый поиск, который выбрал ход: { $player }
why-no-search = Открывать нечего: этот ход был случайным.
why-only-moves = Открывать нечего: { $player } сообщает только свои ходы.
why-forgotten = Как он получился, уже неизвестно: партию загрузили после хода.
why-lot =
    { $n ->
        [one] { $n } ход в точности равноценен ({ $moves }): решил жребий.
        [few] { $n } хода в точности равноценны ({ $moves }): решил жребий.
        [many] { $n } ходов в точности равноценны ({ $moves }): решил жребий.
       *[other] { $n } хода в точности равноценны ({ $moves }): решил жребий.
    }
why-lot-many =
    { $n ->
        [one] { $n } ход в точности равноценен ({ $moves } …): решил жребий.
        [few] { $n } хода в точности равноценны ({ $moves } …): решил жребий.
        [many] { $n } ходов в точности равноценны ({ $moves } …): решил жребий.
       *[other] { $n } хода в точности равноценны ({ $moves } …): решил жребий.
    }
why-opening =
    { $n ->
        [one] Дебют выбран жребием из { $n } поля вокруг центра.
        [few] Дебют выбран жребием из { $n } полей вокруг центра.
        [many] Дебют выбран жребием из { $n } полей вокруг центра.
       *[other] Дебют выбран жребием из { $n } поля вокруг центра.
    }
why-misjudged = Промах слабого уровня: он неверно оценил ходы и выбрал такой, который его собственный поиск считал худшим.
why-slip = Этот уровень делает часть ходов наугад. Это был один из них.
why-random = Этот игрок ходит наугад.

## Explain: the search of a move that was played
explain-by-lot =
    { $n ->
        [one] жребием из { $n } равного хода: { $moves }
        [few] жребием из { $n } равных ходов: { $moves }
        [many] жребием из { $n } равных ходов: { $moves }
       *[other] жребием из { $n } равного хода: { $moves }
    }
explain-ended-early = прерван ограничением после: { $nodes }
explain-first-plies = Сохранить только первые полуходы
explain-levels = глубже полухода { $n } только подсчитано
explain-return-lot = Из равных ходов жребий выбрал { $move }.
explain-return-unfinished = Ограничение числа узлов прервало здесь поиск, прежде чем оценка стала известна.
explain-kind-counted =
    { $n ->
        [one] внутренний узел; { $shown } узел под ним только сосчитан
        [few] внутренний узел; { $shown } узла под ним только сосчитаны
        [many] внутренний узел; { $shown } узлов под ним только сосчитаны
       *[other] внутренний узел; { $shown } узла под ним только сосчитано
    }
explain-kind-unfinished = не закончен: поиск прервало ограничение

## Explain: the engine
explain-tab-engine = Движок
explain-engine-player = Игрок
explain-engine-run = Пусть сходит здесь
explain-engine-running = Ищет заново, как искал свой ход …
explain-engine-none = Свой движок есть только в играх «k в ряд»; в других поиск показывает вкладка «Дерево».
explain-engine-result = { $player }: { $move }, { $value }
explain-engine-depth = глубина { $depth }
explain-engine-solved = решателем, доказано
explain-engine-fours = выигрыш через VCF (серия четвёрок), найден без поиска
explain-engine-threes = выигрыш через VCT (серия троек и четвёрок), найден без поиска
explain-engine-line = Вариант
explain-engine-depths = Глубина
explain-engine-best = Лучший
explain-engine-value = Оценка
explain-engine-nodes = Узлы
explain-engine-known = Что он знал о ходах на глубине { $depth }; ≤ и ≥ — границы
explain-engine-more = и ещё { $n }
explain-engine-values = Точные оценки всех ходов

## Openings with swap and swap2
opening = Дебют
opening-none = Обычный
opening-swap = Swap
opening-swap2 = Swap2
opening-about-none = Кто начинает, тот просто ходит. Первый ход — преимущество.
opening-about-swap = Уравнивает первый ход: один игрок ставит первые три камня, другой выбирает сторону.
opening-about-swap2 = Уравнивает первый ход: один игрок ставит первые три камня; другой выбирает сторону или ставит ещё два и оставляет выбор первому.
opening-heading = Дебют: { $rule }
opening-step-put = Первый игрок ставит три камня: { $first }, { $second }, { $first }.
opening-step-swap = Второй игрок выбирает сторону.
opening-step-swap2 = Второй игрок выбирает сторону или ставит ещё два камня: { $second }, { $first }.
opening-step-last = После ещё двух камней сторону выбирает первый игрок.
opening-why = Первый ход — преимущество. Кто ставит камни, не даёт перевеса ни одной стороне: лучшую возьмёт соперник.
opening-next = Затем ход: { $second }.
opening-choices = Выбор в дебюте
opening-take = Беру: { $side }
opening-two = Ещё два
opening-takes =
    { $who ->
        [first] Первый игрок берёт: { $side }
        [second] Второй игрок берёт: { $side }
       *[computer] Компьютер берёт: { $side }
    }
opening-puts =
    { $who ->
        [first] Первый игрок ставит { $cells }
        [second] Второй игрок ставит { $cells }
       *[computer] Компьютер ставит { $cells }
    }
opening-lot = по жребию
opening-unknown = не успел подумать
status-put = Поставьте камень { $n } из { $of }: ни у кого не должно быть перевеса
status-put-player =
    { $who ->
        [first] Первый игрок: камень { $n } из { $of }; ни у кого не должно быть перевеса
       *[second] Второй игрок: камень { $n } из { $of }; ни у кого не должно быть перевеса
    }
status-put-computer = Компьютер ставит камни …
status-choose = Выберите сторону
status-choose-player =
    { $who ->
        [first] Первый игрок: выберите сторону
       *[second] Второй игрок: выберите сторону
    }
status-choose-computer = Компьютер выбирает сторону …
terminal-opening-choice = Введите одно из: { $choices }
refused-choose = Сначала выберите сторону над доской.
refusal-opening-rules = { $rule } — для пяти в ряд без гравитации на досках от { $least } × { $least }.

## Puzzles
door-puzzles = Задачи
door-puzzles-about = Найдите единственный верный ход
puzzle-title = Задача
puzzle-day = Задача на { $date }
puzzle-own = Из вашей партии: { $number } из { $count }
puzzle-task-win =
    { $plies ->
        [one] Выиграйте за { $plies } полуход
        [few] Выиграйте за { $plies } полухода
        [many] Выиграйте за { $plies } полуходов
       *[other] Выиграйте за { $plies } полухода
    }
puzzle-task-fours =
    { $plies ->
        [one] Выиграйте через VCF за { $plies } полуход
        [few] Выиграйте через VCF за { $plies } полухода
        [many] Выиграйте через VCF за { $plies } полуходов
       *[other] Выиграйте через VCF за { $plies } полухода
    }
puzzle-task-defence = Найдите единственный ход, который не проигрывает
puzzle-loading = Составляется задача …
puzzle-combing = Ищем задачи в вашей партии …
puzzle-none-own = В этой партии задач не нашлось: верным должен быть ровно один ход, это должно быть доказуемо, и простой защиты от немедленного выигрыша мало.
puzzle-played = В партии сыграно { $move }.
puzzle-played-right = В партии сыграно так же.
puzzle-right = { $move } — верный ход. Продолжайте.
puzzle-solved = Решено
puzzle-slower = { $move } тоже выигрывает, но позже. Попробуйте ещё раз.
puzzle-loses = { $move } проигрывает: { $moves }. Попробуйте ещё раз.
puzzle-draws = { $move } даёт только ничью: { $moves }. Попробуйте ещё раз.
puzzle-stopped = { $move } не ведёт к вынужденному выигрышу: есть защита { $reply }. Попробуйте ещё раз.
puzzle-not = { $move } не ведёт к вынужденному выигрышу. Попробуйте ещё раз.
puzzle-elsewhere = Ищите ход в позиции задачи.
puzzle-hint-what = Верный ход { $reason }.
puzzle-hint-area = Ищите между { $from } и { $to }.
puzzle-hint-move = Верный ход: { $move }.
puzzle-solution = Решение
puzzle-line = Решение: { $moves }
puzzle-next = Следующая задача
puzzle-today = Задача на сегодня
puzzle-close = К моей партии
puzzle-open = Открыть в игре
puzzle-open-title = Разобрать, решить или играть отсюда дальше
puzzle-proof-win-exact = Доказано: каждый ход просчитан до конца партии, и никакой другой не выигрывает.
puzzle-proof-defence-exact = Доказано: каждый ход просчитан до конца партии, и все остальные проигрывают.
puzzle-proof-win = Доказано через VCF (выигрыш одними четвёрками: каждый ответ вынужден). После любого другого хода соперник выигрывает вынужденно.
puzzle-proof-fours = Доказано через VCF (выигрыш одними четвёрками: каждый ответ вынужден). Ни один другой ход его не начинает, и более короткого нет.
puzzle-proof-defence = Доказано через VCF (выигрыш одними четвёрками): после любого другого хода соперник выигрывает вынужденно, а после этого хода VCF у него уже нет.
puzzle-score = Дней подряд: { $days }. Подряд без помощи: { $row }. Решено: { $solved }.
puzzle-level = Уровень
puzzle-any = Любой
puzzle-easy = Лёгкий
puzzle-medium = Средний
puzzle-hard = Трудный
puzzle-kind = Цель
puzzle-win = Выигрыш
puzzle-defence = Защита
review-puzzles = Составить задачи из этой партии
refusal-puzzle-game = из { $game } задачи не составляются. Они составляются на досках от 3x3 до 20x20, где выигрывают от 3 до 6 в ряд, с гравитацией — до 64 клеток вместе с одним лишним рядом, например 5x5x4, 7x6x4+gravity или 15x15x5.
refusal-puzzle-none = такая задача не нашлась. Попробуйте другой уровень, цель или игру.
refusal-puzzle-late = такая задача не нашлась вовремя. Попробуйте другой уровень, цель или игру.
refusal-puzzle-hard = эта позиция слишком сложна, чтобы оценить в ней ход. Попробуйте другой уровень, цель или игру.
terminal-puzzle-invite = Введите ход, например { $move }, или hint, solution, board либо quit.
terminal-puzzle-seed = { $game }, { $level }: { $command }
terminal-puzzle-task = { $turn }: { $task }

## Explain: MCTS and proof-number search.
explain-growth-nodes = Позиций не больше
explain-growth-seed = Зерно
explain-growth-seed-title = То же зерно — те же симуляции и тот же выбор среди равных ходов. Пустое поле: первый из равных ходов.
explain-growth-problem-nodes = Напишите, сколько позиций может пройти поиск, от 1 до { $most } (например, { $usual }).
explain-growth-problem-seed = Напишите зерно не длиннее 15 цифр (например, 7) или оставьте поле пустым.
explain-growth-iterations = итерации: { $shown }
explain-growth-positions = позиции: { $shown }
explain-growth-visits = посещения: { $shown }
explain-growth-kept = Можно посмотреть первые { $kept } из { $all } итераций. Для остальных не было места; результат выше относится ко всему поиску.
explain-growth-at = итерация { $n } / { $of }
explain-growth-range = Итерация
explain-growth-phase = Фаза итерации
explain-growth-phase-back = Предыдущая фаза
explain-growth-phase-next = Следующая фаза
explain-growth-phase-select = Выбор
explain-growth-phase-expand = Расширение
explain-growth-phase-simulate = Симуляция
explain-growth-phase-backup = Обратное распространение
explain-growth-next = может быть следующим
explain-growth-on-way = на пути этой итерации
explain-growth-begin-mcts = Пока ничего не испробовано. Каждая итерация сыграет одну случайную партию и добавит её в дерево.
explain-growth-begin-pns = Пока ничего не раскрыто. Каждая итерация раскроет тот узел, от которого ответ зависит больше всего.
explain-growth-select = Выбор: от каждого узла к потомку с наибольшим значением UCT: { $way }.
explain-growth-select-lot = Выбор: { $way }, каждый раз потомок с наибольшим значением UCT. Здесь есть ещё не испробованные ходы, и один из них берётся по жребию: { $move }.
explain-growth-expand = Расширение: { $node } посещён снова, поэтому его ходы становятся потомками: { $shown }. Новый узел — { $move }.
explain-growth-expand-none = Расширение: добавлять нечего. { $move } стал потомком вместе с остальными и сейчас посещается впервые.
explain-growth-simulate = Симуляция: случайные ходы до конца, { $moves }. Результат: { $value }.
explain-growth-simulate-over = Симуляция: не нужна. После { $move } партия окончена: { $value }.
explain-growth-simulate-horizon = Симуляция: не проводится. В узле { $move } достигнута заданная глубина, и оценочная функция даёт { $value }.
explain-growth-backup = Обратное распространение: у каждого узла на пути одним посещением больше, и к нему прибавляется результат { $reward } (1 — победа { $side }, 0 — поражение).
explain-growth-solved = Теперь решено: { $nodes }. Новые симуляции там больше не нужны.
explain-growth-most-proving = Выбор: где ходит { $side }, потомок с наименьшим числом доказательства; в других узлах — с наименьшим числом опровержения. Так поиск приходит к самому доказывающему узлу: { $way }.
explain-growth-expand-proof = Расширение: { $node } получает потомков ({ $shown }), и каждый просматривается один раз. Уже да: { $yes }; уже нет: { $no }; остальные начинают с 1 / 1.
explain-growth-expand-many = Расширение: { $node } получает потомков ({ $shown }), и каждый просматривается один раз. Нерешённые начинают с 1 / 1.
explain-growth-update = Обратное распространение: числа на пути вычисляются заново по потомкам. В корне до ответа «да» не хватает листьев самое меньшее: { $proof }, до ответа «нет»: { $disproof }.
explain-growth-answer-yes = Значит, ответ — да.
explain-growth-answer-no = Значит, ответ — нет.
explain-growth-spoken-proof = число доказательства { $proof }, число опровержения { $disproof }
explain-growth-question = Вопрос { $n } из { $of }: { $question }
explain-growth-questions = Вопросы
explain-growth-questions-about = Числа доказательства отвечают только «да» или «нет». Поэтому поиск сначала спрашивает, выиграна ли партия, а затем приближается к оценке, деля оставшееся пополам. У каждого вопроса своё дерево.
explain-growth-ask-win = Побеждает ли { $side }?
explain-growth-ask = Стоит ли позиция для стороны { $side } { $value } или больше?
explain-growth-ask-draw = Добивается ли { $side } хотя бы ничьей?
explain-growth-ask-move = Стоит ли { $move } для стороны { $side } { $value } или больше?
explain-growth-yes = Да: { $value }.
explain-growth-no = Нет: { $value }.
explain-growth-no-answer = Без ответа: поиск закончился.
explain-growth-table = Потомки узла { $node }
explain-growth-table-none = Потомков пока нет.
explain-growth-table-uct = Среднее и UCT — с точки зрения того, кто здесь ходит, от 0 (проиграно) до 1 (выиграно): UCT = среднее + √2·√(ln N / n). ▸ может быть выбран следующим; серые ходы уже ничего не меняют.
explain-growth-table-or = Узел OR: хватит одного «да». Его число доказательства — наименьшее из здешних, число опровержения — сумма. ▸ будет выбран следующим.
explain-growth-table-and = Узел AND: «да» нужно для всех. Его число доказательства — сумма, число опровержения — наименьшее из здешних. ▸ будет выбран следующим.
explain-growth-column-move = Ход
explain-growth-column-visits = Посещения n
explain-growth-column-mean = Среднее
explain-growth-column-explore = + бонус
explain-growth-column-uct = = UCT
explain-growth-column-bounds = Границы
explain-growth-column-proof = Доказ.
explain-growth-column-disproof = Опроверж.
explain-growth-column-value = Оценка
explain-growth-legend-mcts = MCTS: сверху средний результат в тысячных с точки зрения X; n: сколько симуляций прошло через узел.
explain-growth-legend-pns = Поиск по числам доказательства: число доказательства / число опровержения, скольких листьев самое меньшее не хватает до «да» и до «нет»; ∞: невозможно.
explain-growth-legend-way = Толстые рёбра и зелёные рамки: путь этой итерации.
explain-growth-legend-fresh = Зелёная заливка: новое в этой итерации. Жирные числа изменились.
explain-growth-legend-bounds = [a, b]: что доказано об оценке, с точки зрения X.
explain-growth-legend-done = Бледно: это уже не изменит оценку родителя, и MCTS туда больше не идёт.

## Grading

grade-points = { $points } из { $of } баллов
grade-right = верных ответов: { $right } из { $questions }
grade-score = выигрыши: { $won }, ничьи: { $drawn }, проигрыши: { $lost }
grade-total = Всего: { $points }
grade-asked = { $game }, { $algorithm } до глубины { $depth }
grade-wrong-failed = нет ответа: { $reason }
grade-wrong-no-value = нет оценки; верная — { $right }
grade-wrong-value = оценка { $said }; верная — { $right }
grade-wrong-move = ход { $said }; лучшие: { $right }
grade-wrong-nodes = узлов: { $said }; верно: { $right }
grade-wrong-exchanged = оценка { $said }, а если поменять камни сторон местами — { $other }; должно быть { $right }
grade-wrong-mirrored = оценка { $said }, но { $other } в этой позиции, той же самой в отражении или повороте:
grade-wrong-win = X выиграл, оценка { $said }; она должна быть больше { $other } — столько у неоконченной игры
grade-wrong-loss = O выиграли, оценка { $said }; она должна быть меньше { $other } — столько у неоконченной игры
grade-wrong-lost = проигрыш за { $side } против { $opponent }: { $record }
grade-wrong-drawn = ничья за { $side } против { $opponent }: { $record }
grade-wrong-said = { $sent } → { $said }
grade-wrong-silent = { $sent } → нет ответа
grade-wrong-call = { $call } → { $said }; верно: { $right }
grade-convention = Верно по другому соглашению. Если так и задумано, тесту нужно { $setting }.
grade-slip-depth-short = Поиск смотрит на один полуход меньше, чем задано.
grade-slip-depth-long = Поиск смотрит на один полуход больше, чем задано.
grade-slip-value-for-side-to-move = Оценки даны с точки зрения ходящей стороны, а должны — с точки зрения X.
grade-slip-leaf-for-side-to-move = Листья оцениваются для ходящей стороны; в минимаксе их надо оценивать для стороны, которая ищет.
grade-slip-leaf-for-root = Листья оцениваются для стороны, которая ищет; в негамаксе их надо оценивать для ходящей стороны.
grade-slip-leaf-for-x = Листья оцениваются для X; в негамаксе их надо оценивать для ходящей стороны.
grade-slip-leaf-sign = У оценок листьев неверный знак.
grade-slip-draw-as-loss = Ничья считается проигрышем.
grade-slip-draw-as-win = Ничья считается выигрышем.
grade-slip-terminal-late = На пределе глубины не проверяется, окончена ли игра, поэтому выигрыш последним полуходом не замечается.
grade-slip-not-negated = У оценки ответного хода не меняется знак.
grade-slip-always-max = Обе стороны берут наибольшую оценку; соперник должен брать наименьшую.
grade-slip-max-min-exchanged = Наименьшая оценка берётся там, где нужна наибольшая, и наоборот.
grade-slip-root-minimises = В корне берётся наименьшая оценка, а не наибольшая.
grade-slip-best-from-zero = Лучшая оценка начинается с 0; она должна начинаться ниже всех, иначе проигранные позиции выглядят ничьими.
grade-slip-last-move-ignored = Последний ход каждой позиции никогда не пробуется.
grade-slip-first-good-move = Поиск берёт первый ход, который не проигрывает, и дальше не смотрит.
grade-slip-beta-never-updated = Ничего никогда не отсекается: минимизирующая сторона снижает альфу вместо беты, или альфа и бета не передаются вниз, или цикл ничем не прерывается.
grade-slip-window-not-passed = Окно не передаётся вниз: каждый узел начинает с окна корня.
grade-slip-shallow-cuts = Вниз передаётся только один конец окна, и границы, найденные более чем полуходом выше, ничего не отсекают: передавайте и альфу, и бету.
grade-slip-root-window-open = Каждый ход из корня ищется с полным окном: оценку предыдущих ходов надо передавать вниз как альфу.
grade-slip-low-without-max = Граница становится оценкой хода и там, где та хуже границы: не хватает max.
grade-slip-low-is-last = Граница становится оценкой каждого хода, и того, что хуже предыдущего: не хватает max.
grade-slip-window-not-swapped = Для ответа у окна меняется знак, но альфа и бета не меняются местами.
grade-slip-cut-at-alpha = Ходы отсекаются, как только оценка выше альфы; надо ждать беты.
grade-slip-bounds-as-ties = Ход принимается за столь же хороший, как лучший, хотя альфа-бета знает лишь, что он не лучше: берите ход, только если его оценка лучше, а не равна.
grade-slip-one-sided-evaluator = Функция оценки видит только камни стороны, которая ищет, а её знак зависит от того, кто ходил последним.
grade-slip-own-stones-only = Функция оценки видит только камни стороны, которая ищет; камни соперника надо вычитать.
grade-slip-no-distance = Выигрыш стоит одинаково на любом расстоянии; быстрый должен стоить больше.
grade-slip-unequal-depths = Полуходы до выигрыша считаются от позиции после хода, а не от той, о которой спрошено.
grade-museum = Это ошибка «{ $title }» из музея: inarow lab faults { $name }.
grade-counts = Узлы считаются иначе, чем в тесте; если так и задумано, тесту нужно { $setting }.
grade-pattern-no-answers = Не даёт ни одного годного ответа.
grade-pattern-fails = Все ответы верны, но на некоторые вопросы ответа нет.
grade-pattern-no-values = Никогда не сообщает оценку.
grade-pattern-second-side = Неверно только там, где ходят O: проверьте, с чьей точки зрения оценки и кто максимизирует.
grade-pattern-draws = Неверно только там, где верная оценка — ничья.
grade-pattern-other-depth = Каждая неверная оценка соответствует глубине на один полуход больше или меньше.
grade-pattern-moves = Оценки верны, ходы нет: лучший ход не запоминается вместе с лучшей оценкой.
grade-pattern-more-nodes = Оценки верны, но посещается больше узлов, чем нужно.
grade-pattern-fewer-nodes = Оценки верны, но узлов насчитано меньше, чем должно быть.
grade-pattern-values = Оценки неверны так, что ни одна из известных ошибок этого не объясняет.
grade-evaluator-for-side-to-move = Оценки даны с точки зрения ходящей стороны, а должны — с точки зрения X.
grade-evaluator-sign = У оценок неверный знак.
grade-evaluator-one-sided-evaluator = Функция оценки видит только камни одной стороны; камни другой надо вычитать.
grade-evaluator-scale = Оценки — это оценки нужной функции, умноженные на постоянную.
grade-evaluator-directions = Ряды считаются по-разному в зависимости от направления: посмотрите на циклы по строкам, столбцам и диагоналям.
grade-evaluator-win-not-seen = Выигранная партия стоит не больше неоконченной.
grade-strength-no-legal-move = Проигрывает партии, не делая допустимого хода.
grade-strength-misses-win = Не берёт выигрыш в один ход.
grade-strength-misses-threat = Не предотвращает выигрыш соперника в один ход.
grade-strength-one-side = Проигрывает только за одну сторону: посмотрите на всё, что зависит от того, чей ход.
grade-strength-weaker = Соперник играет лучше.
grade-gomocup-over = Программа завершается сама или не запускается.
grade-gomocup-silent = Ответ не приходит вовремя: завершайте каждый концом строки и сбрасывайте буфер вывода.
grade-gomocup-no-ok = На START надо отвечать OK.
grade-gomocup-spelling = Команды бывают и строчными буквами, а строки могут кончаться CR LF.
grade-gomocup-any-size = На невозможный размер доски надо отвечать ERROR.
grade-gomocup-about = На ABOUT надо отвечать одной строкой: name="…", version="…", author="…", country="…".
grade-gomocup-answers-info = На INFO не отвечают, а незнакомые ключи пропускают.
grade-gomocup-not-unknown = На незнакомую команду надо отвечать UNKNOWN.
grade-gomocup-form = Ход пишется как x,y, например 7,7.
grade-gomocup-outside = Ход вне доски.
grade-gomocup-taken = Ход на занятую клетку.
grade-gomocup-not-taken-back = На TAKEBACK надо отвечать OK, и клетка снова свободна.
grade-gomocup-not-restarted = На RESTART надо отвечать OK, и доска снова пуста.
grade-gomocup-ignores-end = Продолжает работать после END.
grade-gomocup-ignores-hang-up = Продолжает работать после закрытия ввода.
grade-gomocup-swaps-coordinates = Столбец и строка перепутаны: сначала x, считая слева.
grade-gomocup-from-one = Клетки считаются с 1; в протоколе — с 0.
grade-gomocup-sides-exchanged = В BOARD стороны перепутаны: 1 — свои камни, 2 — соперника.
grade-gomocup-misses-five = Не ставит пятёрку там, где может.
grade-gomocup-misses-four = Не останавливает четвёрку.
grade-function-fails = Не даёт ответа.
grade-function-missing = Функции нет или она ещё не написана.
grade-function-raises = Вызывает исключение там, где ответ есть.
grade-function-player-swapped = player каждый раз называет другого игрока: начинает X.
grade-function-player-counts = player неверно считает знаки: когда X и O поровну, ходит X.
grade-function-actions-type = actions должна возвращать множество пар (i, j).
grade-function-actions-taken = В actions есть клетки, которые не пусты.
grade-function-actions-missing = В actions есть не все пустые клетки.
grade-function-result-mutates = Функция меняет полученную доску: сначала сделайте её глубокую копию.
grade-function-result-accepts-taken = result должна вызывать исключение, если клетка занята.
grade-function-result-accepts-outside = result должна вызывать исключение, если клетка вне доски; отрицательные индексы в Python считаются с конца.
grade-function-result-wrong-player = result ставит знак другого игрока.
grade-function-result-exchanges = result путает строку и столбец.
grade-function-result-other = result возвращает другую доску.
grade-function-winner-misses-row = winner не видит строку.
grade-function-winner-misses-column = winner не видит столбец.
grade-function-winner-misses-diagonal = winner не видит диагональ.
grade-function-winner-other = winner называет победителя там, где его нет, или не того.
grade-function-terminal-ignores-full = terminal не заканчивает игру на полной доске.
grade-function-terminal-ignores-win = terminal не заканчивает игру после выигрыша.
grade-function-terminal-too-early = terminal заканчивает игру, которая продолжается.
grade-function-utility-sign = У utility неверный знак: 1 — выигрыш X, -1 — выигрыш O.
grade-function-utility-other = utility должна быть 1 при выигрыше X, -1 при выигрыше O и 0 при ничьей.
grade-function-minimax-after-end = minimax должна возвращать None, когда игра окончена.
grade-function-minimax-illegal = minimax возвращает недопустимый ход.
grade-function-minimax-one-side = minimax ошибается только за одного игрока: посмотрите, где максимум, а где минимум.
grade-function-minimax-misses-win = minimax не берёт выигрыш в один ход.
grade-function-minimax-not-optimal = minimax не находит лучший ход.
terminal-bar-questions = вопросы
grade-stopped = остановлено; оценены только завершённые тесты
grade-files = Записано в { $path }: grade.html, grade.txt, grade.json, junit.xml, results.json
grade-submission = Работа
grade-place = Место
grade-ranking = Рейтинг: каждая работа с каждой
grade-look = Посмотреть в разделе «Объяснить»
