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
terminal-outside = Поле { $cell } вне доски: на ней поля от a1 до { $last }.
terminal-floating = На { $cell } камень повис бы в воздухе: в этом столбце он упадёт на { $rest }.
terminal-help-cell = ваш ход: поле от a1 до { $last }
terminal-help-column = ваш ход: поле от a1 до { $last } или буква столбца
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
