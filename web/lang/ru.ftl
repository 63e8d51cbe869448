### Слова программы inarow, на странице и в терминале. Простой Fluent: текст, переменные, селекторы.

## Рамка страницы
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

## Две стороны
side-x = X
side-o = O
side-x-stone = Чёрные
side-o-stone = Белые
symbols = Знаки
symbols-marks = Крестики и нолики
symbols-stones = Чёрные и белые камни

## Чей ход
status-turn = ходит
status-yours = ваш ход
status-thinking = думает …
status-paused = ходит, компьютер ждёт
status-ready = начнёт по кнопке «Старт»
wins = победа
won-row = { $k } в ряд: { $cells }
won-resigned = противник сдался
draw = Ничья
draw-how = доска заполнена
dead = Собрать ряд уже никто не сможет.
note-won = победа
note-turn = ходит
played = { $side }: ход { $cell }
spoken-wins = { $side }: победа

## Управление
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
undo-title = Взять ход назад; против компьютера — весь круг
redo = Вернуть
redo-title = Сыграть снова то, что взято назад
hint = Подсказка
hint-title = Лучший ход и почему
threats = Угрозы
threats-title = Показать, что создаст камень
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

## Почему нельзя поставить камень
refused-taken = Поле { $cell } уже занято. Выберите пустое.
refused-full = Столбец { $column } заполнен. Выберите другой.
refused-over = Партия окончена. Начните новую или возьмите ход назад.
refused-turn = Сейчас ходит компьютер.
refused-outside = Поля { $cell } на доске нет.

## Подсказки
hint-thinking = Ищу хороший ход …
hint-text = { $cell } { $reason }
hint-play = Сыграть
reason-wins-now = выигрывает сразу
reason-wins =
    { $plies ->
        [one] выигрывает за { $plies } полуход
        [few] выигрывает за { $plies } полухода
        [many] выигрывает за { $plies } полуходов
       *[other] выигрывает за { $plies } полухода
    }
reason-blocks-win = закрывает ряд, который выиграл бы сразу
reason-blocks-double = останавливает двойную угрозу
reason-makes-double = создаёт двойную угрозу: два пути к победе
reason-makes-four-three = создаёт четвёрку и тройку
reason-makes-four = создаёт четвёрку: на неё надо ответить
reason-makes-two-threes = создаёт две открытые тройки
reason-makes-three = создаёт открытую тройку
reason-blocks-three = закрывает открытую тройку
reason-delays =
    { $plies ->
        [one] держится дольше всего: проигрыш за { $plies } полуход
        [few] держится дольше всего: проигрыш за { $plies } полухода
        [many] держится дольше всего: проигрыш за { $plies } полуходов
       *[other] держится дольше всего: проигрыш за { $plies } полухода
    }
reason-draws = сохраняет ничью
reason-best = выглядит лучше всех

## Угрозы
threats-heading = Угрозы
threats-none = Здесь их нет.
threat-wins = выигрывает сразу
threat-double = двойная угроза
threat-four-three = четвёрка и тройка
threat-four = четвёрка
threat-two-threes = две открытые тройки
threat-three = открытая тройка
threat-spoken = для { $side }: { $threat }

## Поля, для тех, кто слушает
board-label = Доска { $size }
cell-empty = пусто
cell-move = ход { $number }
cell-last = последний ход
cell-winning = в победном ряду
cell-hint = подсказка

## Оценки
value-win =
    { $plies ->
        [one] выигрыш за { $plies } полуход
        [few] выигрыш за { $plies } полухода
        [many] выигрыш за { $plies } полуходов
       *[other] выигрыш за { $plies } полухода
    }
value-loss =
    { $plies ->
        [one] проигрыш за { $plies } полуход
        [few] проигрыш за { $plies } полухода
        [many] проигрыш за { $plies } полуходов
       *[other] проигрыш за { $plies } полухода
    }
value-draw = ничья
value-score = оценка { $score }
value-at-least = не меньше: { $value }
value-at-most = не больше: { $value }

## Размышление и анализ
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
analysis-key = Оценки с точки зрения { $side }: эта сторона ходит. W3: выигрыш за 3 полухода, L4: проигрыш за 4, =: ничья, всё доказано; ≤ и ≥ — границы.
analysis-lines = Варианты
analysis-time = Время
analysis-cells = Оценки на доске
line-adopt = Взять { $moves }
ended-complete = решено
ended-depth = глубина достигнута
ended-nodes = предел достигнут
ended-time = время вышло
ended-stopped = остановлено

## Ходы
moves = Ходы
moves-none = Пока нет. Поставьте камень на доску.
move-label = Ход { $number }, { $side } { $cell }
branch = Вариант с { $move }
branch-remove = Удалить этот вариант
review = Оценить партию
review-stop = Стоп ({ $done }/{ $total })
chart-label = Оценка по ходу партии: вверх лучше для { $side }

## Новая игра
new-which = Какая игра
new-size = Доска
new-first = Кто начинает
first-random = Случайно
width = Ширина
height = Высота
row-length = Сколько в ряд
rule-exact = Выигрывает ровно столько, не больше
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
seconds = Секунд на ход
depth = Глубина в полуходах
algorithm = Алгоритм
evaluator = Оценочная функция

## Открыть и сохранить
files-heading = Открыть и сохранить
files-save = Сохранить партию
files-save-note = Ходы до позиции на доске. В ссылке вся партия с вариантами.
files-load = Открыть партию
files-offline = Нет связи с сервером, который читает и пишет эти файлы.
open-file = Выбрать файл
open-text = или вставьте запись .psq либо .sgf, или позицию одной строкой:
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

## В чём отказывает сервер
# После двоеточия следуют слова самого сервера, по-английски.
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
# После двоеточия предложений выше или в скобках.
refusal-no-record = это не запись партии. Файл .psq начинается со слова Piskvorky, файл .sgf — с «(;».
refusal-cut-off = файл обрывается до конца партии.
refusal-other-game = это файл другой игры, GM[{ $game }]. Ряды — это GM[4].
refusal-set-up = камни в ней расставлены заранее. Читаются только партии с пустой доски.
refusal-forbidden-rules = в правилах «{ $rules }» есть запретные ходы или закрытые ряды, здесь они неизвестны.
refusal-record-move = ход { $number }, { $move }, невозможен.
refusal-record-line = строка { $line } непонятна.
refusal-tree-empty = напишите число или ветви в скобках, например (3 (5 -2)).
refusal-tree-leaf = «{ $text }» не лист. Напишите целое число, win, draw или loss.
refusal-tree-name = «{ $text }» не имя.
refusal-tree-unopened = «)» на месте { $at } ничего не закрывает.
refusal-tree-unclosed = «(» на месте { $at } не закрыта.
refusal-tree-no-branches = скобки, закрытые на месте { $at }, пусты.
refusal-tree-trailing = дерево кончается перед местом { $at }. Несколько ветвей возьмите в одни скобки.
refusal-tree-deep = оно слишком глубоко вложено.
refusal-rules-form = «{ $text }» не правила. Запишите их так: 15x15x5.
refusal-rules-side = сторона { $value } невозможна. Она бывает от 1 до { $most }.
refusal-rules-row = { $k } в ряд не помещается. Может быть от 1 до { $most }.
refusal-rules-option = нет такой настройки: «{ $option }». Есть +exact и +gravity.
refusal-unknown-game = нет игры с именем «{ $called }». Есть reversi, draughts, dots и ряды, например 3x3x3.
refusal-game-size = «{ $size }» не размер этой игры.
refusal-nodes = больше { $most } узлов
refusal-time = он длится слишком долго
refusal-too-deep = глубина { $depth } на этой доске длится слишком долго
refusal-every-move = на каждый ход не хватает времени
refusal-unknown-algorithm = нет алгоритма с именем «{ $called }».
refusal-unknown-evaluator = нет оценки с именем «{ $called }».
refusal-needs-depth = алгоритму { $algorithm } нужна глубина.
refusal-range = { $number } невозможно. Может быть от { $least } до { $most }.
refusal-position-over = партия на доске окончена, искать нечего.
refusal-cells = поисков вышло бы { $size }; здесь возможно не более { $most }.
refusal-games = партий вышло бы { $size }; здесь возможно не более { $most }.
refusal-twice = { $player } указан дважды. Каждый игрок участвует один раз.
refusal-openings-many = начал из { $plies } полуходов слишком много. Выберите случайные.
refusal-openings-over = после любого начала из { $plies } полуходов играть уже нечего.
refusal-no-center = у этой игры нет середины. Выберите случайные начала.
refusal-bytes = { $size } байт; в сообщении их может быть не более { $most }.

## Терминал
terminal-invite = Введите ход, например { $move }, или help.
terminal-seed = Выбор между равными ходами определяет --seed { $seed }.
terminal-turn = Ходит { $side }:
terminal-over = new, undo или quit:
terminal-won = Партия окончена: победа за { $side }.
terminal-drawn = Партия окончена: ничья.
terminal-line = Победный ряд: { $cells }
terminal-taken-back = Взято назад: { $moves }
terminal-nothing-to-undo = Нет вашего хода, который можно взять назад.
terminal-no-hint = Партия окончена: подсказывать нечего.
terminal-unreadable = «{ $text }» — это не поле. Введите букву столбца и номер строки, например b2; help покажет, что ещё можно ввести.
terminal-no-move = «{ $text }» — сейчас это не ход. Возможны: { $moves }
terminal-outside = Поле { $cell } вне доски: на ней поля от a1 до { $last }.
terminal-floating = На { $cell } камень повис бы в воздухе: в этом столбце он упадёт на { $rest }.
terminal-help-cell = ваш ход: поле от a1 до { $last }
terminal-help-column = ваш ход: поле от a1 до { $last } или буква столбца
terminal-help-move = ваш ход в такой записи
terminal-help-undo = взять назад свой последний ход
terminal-help-hint = как сыграл бы компьютер
terminal-help-board = показать доску ещё раз
terminal-help-moves = сделанные ходы
terminal-help-position = позиция одной строкой, для inarow search --position
terminal-help-new = начать заново
terminal-help-quit = выйти
terminal-help-words = Эти слова вводятся по-английски.
terminal-win = выигрыш
terminal-loss = проигрыш
terminal-proven = { $value }, доказано
terminal-estimate = { $value } (приближённо, в тысячных долях выигрыша)
terminal-unknown = оценка неизвестна
terminal-microseconds = { $n } мкс
terminal-milliseconds = { $n } мс
terminal-seconds = { $n } с
terminal-stop = (Ctrl-C — стоп)

## Настройки и справка
theme = Оформление
theme-now = Оформление: { $theme }
theme-auto = Автоматически
theme-light = Светлое
theme-dark = Тёмное
confirm-taps = Подтверждать вторым касанием
confirm-auto = На мелких полях
confirm-always = Всегда
confirm-never = Никогда
move-numbers = Номера ходов
coordinates = Координаты
help-goal = Две стороны ходят по очереди. Побеждает тот, кто первым соберёт нужное число камней в ряд: по горизонтали, вертикали или диагонали. Щёлкните поле, чтобы поставить камень; всё работает и с клавиатуры.
help-keys = Клавиши
key-arrows = на доске: переход по полям; вне её: назад и вперёд по ходам
key-play = поставить камень
key-go = дальше, пауза или стоп
help-values = Оценки
help-values-text = Положительная оценка хороша для того, кто ходит, а цвет — той стороны, для которой она хороша. W3 значит: выигрыш за 3 полухода (полуход — один камень), L4: проигрыш за 4, =: ничья. Это доказано. ≥ и ≤ говорят, что оценка не меньше или не больше указанной.
version = inarow { $version }

## Объяснить: внутри поиска
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
explain-problem-value = Запишите границу целым числом, W3, L4, −∞ или +∞.
explain-problem-window = α должно быть меньше β.
explain-too-large = Этот поиск слишком велик, чтобы его рассмотреть. Уменьшите глубину. ({ $message })
explain-too-large-plain = Этот поиск слишком велик, чтобы его рассмотреть. Уменьшите глубину или выберите alpha-beta: он посещает гораздо меньше узлов. ({ $message })
explain-over = Партия здесь окончена, искать нечего. Верните ход.
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
explain-round-choice = Раунд углубления
explain-round-option = Глубина { $depth }: { $value }
explain-quiz-round = В раунде с глубиной { $depth }:
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
explain-more = ещё { $n } …
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
explain-kind-finished = лист: игра окончена
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
explain-eyes = Оценки здесь с точки зрения X; код обращает их для того, кто ходит.
explain-open-path = Открытые узлы
explain-board = Доска, ряды сверху: { $rows }
explain-enter-root = Поиск начинается. Ходит { $side }, пока ничего не известно: окно { $window }.
explain-enter-root-plain = Поиск начинается. Ходит { $side }.
explain-enter-round = Начинается раунд { $depth }, на полуход глубже. Ходит { $side }; таблица помнит найденное раньше.
explain-enter-plain = { $rival } пробует { $move }. Теперь ходит { $side }.
explain-enter = { $rival } пробует { $move }. Теперь ходит { $side }; важны только оценки в { $window }.
explain-enter-scout = { $rival } пробует { $move } с пустым окном, которое спрашивает лишь: лучше ли это, чем { $best }?
explain-enter-again = { $rival } пробует { $move } снова: это лучше, чем ожидалось. Теперь ходит { $side }, и окно { $window } покажет, сколько это стоит.
explain-table-exact = Таблица уже знает эту позицию: { $value }.
explain-table-lower = Таблица знает, что эта позиция стоит не меньше { $value }, и здесь этого достаточно.
explain-table-upper = Таблица знает, что эта позиция стоит не больше { $value }, и здесь этого достаточно.
explain-improved = { $side } нашёл лучшее: { $move } стоит { $value }.
explain-improved-max = { $side } нашёл лучшее: { $move } стоит { $value }. α растёт до { $value }.
explain-improved-min = { $side } нашёл лучшее: { $move } стоит { $value }. β опускается до { $value }.
explain-cut = У { $side } здесь уже есть ответ ценой { $value }, поэтому { $rival }, который в другом месте может получить { $elsewhere }, сюда никогда не пойдёт:
explain-cut-window = У { $side } здесь уже есть ответ ценой { $value }. Важно было только, достигнет ли { $side } оценки { $elsewhere }, и это уже известно:
explain-cut-rest =
    { $n ->
        [one] оставшийся { $n } ход отсекается.
        [few] оставшиеся { $n } хода отсекаются.
        [many] оставшиеся { $n } ходов отсекаются.
       *[other] оставшиеся { $n } хода отсекаются.
    }
explain-return-root = Поиск окончен: лучше всего { $best }, оценка { $value }.
explain-return-root-leaf = Поиск окончен: оценка { $value }.
explain-return-round = Поиск этого раунда, до глубины { $depth }, окончен: пока лучше всего { $best }, оценка { $value }.
explain-return-exact = Здесь всё известно: для { $side } ход { $move } стоит { $value }.
explain-return-lower = Здесь известно достаточно: для { $side } ход { $move } стоит { $value } или больше.
explain-return-upper = Здесь известно достаточно: для { $side } ход { $move } стоит { $value } или меньше.
explain-leaf-horizon = Глубже поиск здесь не идёт; оценочная функция говорит { $value }.
explain-leaf-horizon-typed = Глубже поиск здесь не идёт, а у набранного дерева нет оценочной функции: это считается за { $value }.
explain-leaf-won = Здесь игра окончена: выигрывает { $side }.
explain-leaf-won-in =
    { $plies ->
        [one] Здесь игра окончена: выигрывает { $side }, { $plies } полуход от начала поиска.
        [few] Здесь игра окончена: выигрывает { $side }, { $plies } полухода от начала поиска.
        [many] Здесь игра окончена: выигрывает { $side }, { $plies } полуходов от начала поиска.
       *[other] Здесь игра окончена: выигрывает { $side }, { $plies } полухода от начала поиска.
    }
explain-leaf-value = Лист с оценкой { $value }.
explain-leaf-draw = Здесь игра окончена: ничья.
explain-won = выигрывает { $side }
explain-won-in =
    { $plies ->
        [one] { $side } выигрывает через { $plies } полуход
        [few] { $side } выигрывает через { $plies } полухода
        [many] { $side } выигрывает через { $plies } полуходов
       *[other] { $side } выигрывает через { $plies } полухода
    }
explain-round = Раунд с глубиной { $depth } окончен: { $best }, оценка { $value }. Следующий на полуход глубже.
explain-round-last = Последний раунд, с глубиной { $depth }, окончен: { $best }, оценка { $value }.
explain-why-after = После ответа
explain-why-elsewhere = В другом месте
explain-why-skipped = Отсечено
explain-why-spent = Простой minimax
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
explain-legend-best = толстая: потомок, давший оценку
explain-legend-cut = пунктир с ножницами: отсечённые ходы и сколько их; щёлкните, чтобы узнать почему
explain-legend-future = точки: на этом шаге не достигнуто
explain-legend-values = Оценки с точки зрения X: W3: X выигрывает через 3 полухода от корня, L4: X проигрывает через 4, =: ничья (0), +12: хорошо для X.
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
explain-costs-won = Игра здесь окончена: победа { $side }. Ответов нет.
explain-costs-drawn = Игра здесь окончена вничью. Ответов нет.
explain-costs-closed = { $move } закрыт.
explain-costs-line = Открытый вариант:
explain-costs-play = Сыграть этот вариант
explain-costs-played = Сыграно на доске: { $moves }.
explain-costs-legend-algorithm = микросхема, толстая рамка: ход алгоритма
explain-costs-legend-you = человек, пунктирная рамка: ход, который открыли вы
explain-costs-legend-values = Оценки с точки зрения X, расстояния считаются от позиции первого ряда: W5: X выигрывает через 5 полуходов после неё.
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
explain-count-table-hits = Из таблицы
explain-quiz-seed = Зерно: то же зерно, те же вопросы
explain-quiz-start = С начала
explain-quiz-other = Другие вопросы
explain-quiz-score = Верно: { $right } из { $asked }
explain-quiz-about = О поиске, показанном в дереве: { $algorithm }, { $nodes }.
explain-quiz-no-search = Поиска ещё нет: начните его во вкладке «Дерево».
explain-quiz-plain = У этого алгоритма нет окна, и он ничего не отсекает. Для других видов вопросов выберите alpha-beta во вкладке «Дерево».
explain-quiz-none = В этом дереве не о чем спросить. Возьмите дерево побольше во вкладке «Дерево».
explain-quiz-check = Проверить
explain-quiz-hint = Подсказка
explain-quiz-next = Следующий вопрос
explain-quiz-branches = Ветви в том порядке, в котором их пробуют
explain-quiz-was-cut = отсечена
explain-quiz-ask-value = Здесь ходит { $side }, и ветви стоят столько. Какова оценка этого узла?
explain-quiz-ask-cut = Здесь ходит { $side }, окно { $window }. Ветви стоили бы столько. Какие из них будут отсечены?
explain-quiz-ask-cut-later =
    { $n ->
        [one] Здесь ходит { $side }. После первых ветвей ({ $n }) окно { $window }. Следующие стоили бы столько. Какие из них будут отсечены?
        [few] Здесь ходит { $side }. После первых ветвей ({ $n }) окно { $window }. Следующие стоили бы столько. Какие из них будут отсечены?
        [many] Здесь ходит { $side }. После первых ветвей ({ $n }) окно { $window }. Следующие стоили бы столько. Какие из них будут отсечены?
       *[other] Здесь ходит { $side }. После первых ветвей ({ $n }) окно { $window }. Следующие стоили бы столько. Какие из них будут отсечены?
    }
explain-quiz-ask-window = Поиск приходит в этот узел, а узлы на пути пока нашли вот что. Чему здесь равны α и β?
explain-quiz-way = { $name }, ходит { $side }: пока лучший { $best }, цена { $value }
explain-quiz-way-nothing = { $name }, ходит { $side }: пока ничего
explain-quiz-hint-value-max = Это узел MAX ▲: он берёт наибольшую оценку.
explain-quiz-hint-value-min = Это узел MIN ▼: он берёт наименьшую оценку.
explain-quiz-hint-value-second = Посмотрите на { $move }.
explain-quiz-hint-quick = Быстрый выигрыш ценнее медленного, а медленный проигрыш ценнее быстрого.
explain-quiz-hint-cut-max = Это узел MAX ▲: как только ветвь стоит β или больше, остальные отсекаются.
explain-quiz-hint-cut-min = Это узел MIN ▼: как только ветвь стоит α или меньше, остальные отсекаются.
explain-quiz-hint-cut-max-second = Найдите первую ветвь ценой { $limit } или больше: те, что после неё, отсечены.
explain-quiz-hint-cut-min-second = Найдите первую ветвь ценой { $limit } или меньше: те, что после неё, отсечены.
explain-quiz-hint-window-both = α — лучшее, что на пути нашёл MAX ▲, β — лучшее, что нашёл MIN ▼. Кто ничего не нашёл, оставляет −∞ или +∞.
explain-quiz-hint-window-second = MAX нашёл: { $max }. MIN нашёл: { $min }.
explain-quiz-because-value-max = Узел MAX ▲ берёт наибольшее из { $values }: { $value }, ход { $move }.
explain-quiz-because-value-min = Узел MIN ▼ берёт наименьшее из { $values }: { $value }, ход { $move }.
explain-quiz-because-bound = Окно было { $window }, поэтому известно только { $value }.
explain-quiz-because-cut-max = { $move } стоит { $value }, не меньше β = { $limit }: { $rival } сюда никогда не пойдёт, остальные отсекаются.
explain-quiz-because-cut-min = { $move } стоит { $value }, не больше α = { $limit }: { $rival } сюда никогда не пойдёт, остальные отсекаются.
explain-quiz-because-window = На пути у { $max } в лучшем случае α = { $alpha }, а у { $min } β = { $beta }.
explain-quiz-right = Верно: { $answer }.
explain-quiz-wrong = Неверно. Ответ: { $answer }.
explain-quiz-problem-empty = Сначала напишите ответ, например W3, L4, =, +12 или −∞.
explain-quiz-problem-value = Это не оценка. Напишите W3, L4, =, целое число, −∞ или +∞.
explain-quiz-problem-distance = Напишите и через сколько полуходов, например W3.
explain-quiz-problem-ticks = Отметьте отсечённые ветви; хотя бы одна есть.
explain-bench-weights = Веса
explain-bench-reset = Обычные веса
explain-bench-usual-now = Обычные веса: { $weights }.
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
explain-bench-effect = С обычными весами { $side } играет { $usual }, с вашими { $changed }.
explain-bench-effect-same = { $side } играет { $changed } и с обычными весами, и с вашими.
explain-bench-best-usual = пунктир: лучший с обычными весами
explain-bench-best-changed = сплошная, с точкой: лучший с вашими весами
explain-bench-column-move = Ход
explain-bench-column-usual = Обычно
explain-bench-column-changed = С вашими

## Other games
games-others = Другие игры
games-choose = Выберите игру. Она останется здесь, пока вы смотрите что-то другое.
games-reversi = Реверси
games-draughts = Русские шашки
games-dots = Точки и квадраты
games-which = Игра
games-rules-reversi = Два игрока, X (чёрные) и O (белые), выставляют фишки на квадратную доску; вначале в центре лежат по две фишки каждой стороны. Начинает X. Фишка ставится туда, где между ней и другой своей фишкой оказываются по прямой одна или несколько фишек соперника; все они переворачиваются. Кто не может так пойти, пропускает ход; кто может, обязан. Когда ни одна сторона не может поставить фишку, игра заканчивается, и выигрывает тот, у кого фишек больше.
games-rules-draughts = Русские шашки на тёмных полях доски 8 × 8, по двенадцать шашек у каждой стороны; начинает X (белые). Простые шашки ходят на одно поле по диагонали вперёд, а бьют вперёд и назад; дамки ходят и бьют по целым диагоналям. Бить обязательно, и взятие продолжается, пока возможно; из нескольких взятий можно выбрать любое. Простая, дошедшая до последнего ряда, сразу становится дамкой, даже посреди взятия. Кто не может сделать ход, проиграл. Ничья наступает, когда позиция встречается в третий раз или когда каждая сторона сделала пятнадцать ходов одними дамками без взятия.
games-rules-dots = Точки и квадраты: игроки по очереди проводят линии между соседними точками. Кто провёл четвёртую линию квадрата, получает его и ходит ещё раз. Когда проведены все линии, выигрывает тот, у кого квадратов больше.
games-key-play = выбрать место
games-restart = Заново
games-players = Игроки
games-side = Игроки, настройки и ходы
games-loading = Доска загружается …
games-address = Ссылка не называет существующей игры. Пишите так: #view=games&game=reversi.
games-pass = Пропустить ход
games-pass-name = пас
games-must-pass = хода нет, нужно пасовать
games-spoken-pass = { $side }: хода нет, нужно пасовать
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
games-refused-draughts = { $place } сейчас невозможно. Выберите отмеченную шашку, затем отмеченное поле; бить обязательно.
games-refused-dots = { $place } уже проведена. Выберите другую линию.
games-moves-none = Пока нет.

## Solving a position
solve = Решить
solve-title = Решить эту позицию: её точная оценка с доказательством
solve-heading = Точная оценка
solve-begins = Начинает решать …
solve-again = Ещё раз
solve-facts = { $nodes } · { $time }
solve-won = Доказано: выигрывает { $side }
solve-drawn = Доказано: ничья
solve-how = При лучшей игре обеих сторон, что бы каждая ни пробовала.
solve-moves = Оценка каждого хода
solve-moves-won = { $side } выигрывает после
solve-moves-drawn = Ничья после
solve-stopped = Остановлено раньше, чем оценка стала известна.
solve-time = Не решено за время, которое даёт сервер.
solve-nodes = Не решено за столько позиций, сколько разрешает сервер.
solve-too-large = Решить можно доски до { $most } клеток; здесь { $cells }.
solve-rules = Решить можно только игры без падения камней и только если выигрывает и больше чем { $k } в ряд.
solve-over = Игра окончена: решать нечего.

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
lab-value-win = выигрыш
lab-value-loss = проигрыш
lab-value-draw = ничья
lab-value-win-in =
    { $plies ->
        [one] выигрыш за { $plies } полуход
        [few] выигрыш за { $plies } полухода
        [many] выигрыш за { $plies } полуходов
       *[other] выигрыш за { $plies } полухода
    }
lab-value-loss-in =
    { $plies ->
        [one] проигрыш за { $plies } полуход
        [few] проигрыш за { $plies } полухода
        [many] проигрыш за { $plies } полуходов
       *[other] проигрыш за { $plies } полухода
    }
lab-not-run = не запущено: прогноз { $time }
lab-stopped-time = остановлено через { $time }
lab-stopped-memory = остановлено: дерево заполнено
lab-stopped-playouts = остановлено после обычного числа случайных партий

# Compare
lab-compare-about = Сколько стоит поиск? Каждый алгоритм запускается на каждую глубину, считаются узлы, отсечения и время.
lab-algorithms = Алгоритмы
lab-evaluators = Оценочные функции
lab-depths = Глубины
lab-repeats = Повторов измерения
lab-limit = Секунд, не более
lab-scoring = Законченная игра
lab-scoring-plain = Выигрыш есть выигрыш
lab-scoring-distance = Быстрый выигрыш лучше
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
lab-column-evaluations = Оценки
lab-column-cutoffs = Отсечения
lab-column-branching = Ветвление
lab-column-time = Время
lab-column-best = Лучший
lab-column-value = Значение
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
lab-openings-usual = обычные
lab-openings-0 = без дебютов
lab-openings-1 = каждый первый ход
lab-openings-2 = каждые два хода
lab-openings-random-2 = два случайных хода
lab-openings-random-4 = четыре случайных хода
lab-openings-center-3 = три камня у середины
lab-players = Игроки
lab-player-add = Добавить игрока
lab-player-random = случайно
lab-player-engine = движок
lab-player-level = уровень
lab-player-depth = глубина
lab-player-nodes = узлы
lab-player-kind = Игрок { $n }
lab-player-evaluator = Оценочная функция игрока { $n }
lab-player-remove = Убрать игрока { $n }
lab-problem-one-game = Напишите одну игру, например 6x6x4.
lab-problem-games = Напишите чётное число партий от 2 до { $most }.
lab-problem-seed = Зерно — целое число от 0.
lab-problem-player = Игроку { $n } нужно целое число от 1 до { $most }.
lab-problem-twice = { $player } есть дважды; каждый игрок участвует один раз.
lab-cross = Турнирная таблица
lab-cross-player = Игрок
lab-cross-points = Очки
lab-cross-games = Партии
lab-cross-score = Результат
lab-cross-elo = Эло
lab-cross-error = Эло с ошибкой
lab-cross-nodes = Узлов на ход
lab-cross-detail = выиграно { $won }, вничью { $drawn }, проиграно { $lost }
lab-cross-note = Клетка — очки игрока из строки против игрока из столбца: одно за выигрыш, половина за ничью. Ошибки — 1,96 стандартной ошибки, как если бы партии были независимы. Эло подобрано так, что у первого игрока 0; его ошибка считает остальных известными.
lab-report-title = Турнир: { $game }
lab-report-facts = Партий каждой пары: { $games }. Дебюты: { $openings }. Зерно: { $seed }.
lab-report-partial = Турнир остановлен: сыграно { $done } из { $size } партий.
lab-report-repeat = Те же партии ещё раз:

# Museum
lab-m-title = Музей ошибок
lab-m-about = Поиск — короткий код, в котором легко ошибиться, и чаще всего этого никто не замечает. Каждый экспонат — маленький учебный поиск для крестиков-ноликов с одной строкой такой, какой она была в настоящей программе. Он запускается на всех позициях, в которых надо сделать ход, и так же запускается тот же поиск исправленный.
lab-m-note = S0–S4 — студенческие проекты, board-game-rs — библиотека. Неверное значение — не то, что у исправленного поиска; худший ход стоит меньше лучшего; потерянный результат превращает выигрыш в меньшее или ничью в проигрыш.
lab-m-busy = Подсчёт по всем позициям …
lab-m-overview = Все ошибки
lab-m-fault = Ошибка
lab-m-seen = Где была
lab-m-depth = Глубина
lab-m-wrong = Неверные значения
lab-m-worse = Худшие ходы
lab-m-lost = Потерянные результаты
lab-m-nodes = Узлы
lab-m-mended = Узлы после исправления
lab-m-says-wrong = Неверные значения: { $n ->
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
lab-m-says-more = Узлы: { $nodes } вместо { $mended }, на { $percent } % больше; с пустой доски { $start } вместо { $right }
lab-m-says-fewer = Узлы: { $nodes } вместо { $mended }, на { $percent } % меньше; с пустой доски { $start } вместо { $right }
lab-m-setting = { $algorithm }, { $evaluator }, глубина { $depth }. Где была: { $seen }.
lab-m-line-wrong = Неверная строка
lab-m-line-mended = Исправление
lab-m-smallest = Наименьший контрпример
lab-m-effect-lost-result = Ход { $side }: с ошибкой результат отдан.
lab-m-effect-worse-move = Ход { $side }: с ошибкой сыгран худший ход.
lab-m-effect-wrong-value = Ход { $side }: с ошибкой названо неверное значение.
lab-m-effect-more-nodes = Ход { $side }: с ошибкой посещено больше узлов.
lab-m-plays-faulty = С ошибкой: { $moves }, значение { $value }, узлы { $nodes }
lab-m-plays-mended = Исправлено: { $moves }, значение { $value }, узлы { $nodes }
lab-m-open = Открыть в «Объяснить»
lab-fault-leaf-for-side-to-move = Лист оценён для стороны, которой ходить
lab-fault-leaf-for-side-to-move-text = Минимакс берёт наибольшее значение на своих ходах и наименьшее на ходах соперника, поэтому все значения должны быть с его точки зрения. Здесь листья оцениваются для того, кому там ходить: на нечётных глубинах поиск ищет худшее для себя.
lab-fault-one-sided-evaluator = Односторонняя оценка со знаком последнего хода
lab-fault-one-sided-evaluator-text = Оценка — это сравнение. Та, что считает только свои линии, слепа к угрозам, а со знаком того, кто ходил последним, на чётных глубинах считает много своих линий злом.
lab-fault-no-distance = Без расстояния
lab-fault-no-distance-text = Выигрыш есть выигрыш на любом расстоянии, и медленный так же хорош, как немедленный. Результаты верны, но поиск медлит, а там, где после каждого хода снова виден тот же выигрыш, может так его и не сделать.
lab-fault-unequal-depths = Разные глубины рядов
lab-fault-unequal-depths-text = Ходы показаны в ряд с их ценами, щелчок открывает ряд ответов. Каждый ряд считает полуходы от своего начала, поэтому один и тот же вариант стоит в каждом ряду по-разному.
lab-fault-bounds-as-ties = Границы вместо равенства
lab-fault-bounds-as-ties-text = Когда у альфа-беты есть лучший ход, об остальных она спрашивает только, лучше ли они. «Нет» — это граница: не лучше. Называть такие ходы равными неверно, а случайный выбор среди них может отдать партию.
lab-fault-beta-never-updated = Бета никогда не меняется
lab-fault-beta-never-updated-text = Минимизирующая ветвь понижает альфу вместо беты. Бета остаётся бесконечной, и ничего не отсекается. Значения верны, поэтому без счётчика ошибки не видно.
lab-fault-strict-cut = Строгое отсечение
lab-fault-strict-cut-text = Ход, который лишь равен бете, уже отвергнут: у соперника в другом месте есть не хуже. С > вместо ≥ поиск идёт дальше, больше всего там, где мало разных значений.
lab-fault-low-without-max = Нижняя граница без максимума
lab-fault-low-without-max-text = Первый ход в узле ставит нижнюю границу на своё значение, даже ниже переданной сверху. Окно шире, чем нужно, а значения остаются верными.
