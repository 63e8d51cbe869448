### Słowa programu inarow, na stronie i w terminalu. Zwykły Fluent: tekst, zmienne, selektory.

## Rama strony
skip = Przejdź do planszy
nav = Widoki
nav-play = Gra
language = Język
settings = Ustawienia
help = Pomoc
close = Zamknij
cancel = Anuluj
board-section = Plansza
side-section = Partia, analiza i ruchy
toolbar = Sterowanie partią
connection-lost = Brak połączenia z serwerem. Próbuję ponownie; partia jest bezpieczna.
connection-lost-humans = Brak połączenia z serwerem. Można grać dalej; podpowiedzi i analiza muszą poczekać.
connection-back = Połączono ponownie.
connection-retry = Spróbuj teraz
address-move = W odnośniku jest niemożliwy ruch { $move }. Na planszy są ruchy przed nim.
address-rules = Odnośnik nie wskazuje istniejącej gry. Zapisz ją tak: 15x15x5.

## Dwie strony
side-x = X
side-o = O
side-x-stone = Czarne
side-o-stone = Białe
symbols = Symbole
symbols-marks = Krzyżyki i kółka
symbols-stones = Czarne i białe kamienie

## Czyj ruch
status-turn = na ruchu
status-yours = twój ruch
status-thinking = myśli …
status-paused = na ruchu, komputer czeka
status-ready = zaczyna po naciśnięciu Start
wins = wygrywa
won-row = { $k } w rzędzie: { $cells }
won-resigned = przeciwnik się poddał
draw = Remis
draw-how = plansza jest pełna
dead = Nikt nie może już ułożyć rzędu.
note-won = wygrana
note-turn = na ruchu
played = { $side } gra { $cell }
spoken-wins = { $side } wygrywa

## Sterowanie
stop = Stop
stop-title = Zagraj najlepszy ruch znaleziony do tej pory
pause = Pauza
step = Krok
go = Dalej
start = Start
rematch = Rewanż
first = Na początek
previous = Ruch wstecz
next = Ruch naprzód
last = Na koniec
undo = Cofnij
undo-title = Cofnij ruch; przeciw komputerowi całą turę
redo = Ponów
redo-title = Zagraj ponownie to, co cofnięto
hint = Podpowiedź
hint-title = Najlepszy ruch i dlaczego
threats = Groźby
threats-title = Pokaż, co dałby kamień na danym polu
analyse = Analiza
analyse-title = Wartości na planszy i najlepsze warianty
new-game = Nowa gra
swap = Zamień strony
swap-title = Gracze zamieniają się stronami
resign = Poddaj się
resign-ask = Poddać tę partię?
resign-yes = Poddaję się
resign-no = Gram dalej
files = Otwórz, zapisz
pace = Tempo
pace-full = najszybciej, jak się da
pace-move = { $time } na ruch
confirm-again = Dotknij ponownie albo
confirm-play = Zagraj { $cell }

## Dlaczego nie można postawić kamienia
refused-taken = Pole { $cell } jest już zajęte. Wybierz puste pole.
refused-full = Kolumna { $column } jest pełna. Wybierz inną.
refused-over = Partia jest skończona. Zacznij nową albo cofnij ruch.
refused-turn = Teraz rusza się komputer.
refused-outside = Pola { $cell } nie ma na planszy.

## Podpowiedzi
hint-thinking = Szukam dobrego ruchu …
hint-text = { $cell } { $reason }
hint-play = Zagraj
reason-wins-now = wygrywa od razu
reason-wins =
    { $plies ->
        [one] wygrywa w { $plies } półruchu
        [few] wygrywa w { $plies } półruchach
        [many] wygrywa w { $plies } półruchach
       *[other] wygrywa w { $plies } półruchu
    }
reason-blocks-win = blokuje rząd, który wygrałby od razu
reason-blocks-double = powstrzymuje podwójną groźbę
reason-makes-double = tworzy podwójną groźbę: dwie drogi do wygranej
reason-makes-four-three = tworzy czwórkę i trójkę
reason-makes-four = tworzy czwórkę: trzeba na nią odpowiedzieć
reason-makes-two-threes = tworzy dwie otwarte trójki
reason-makes-three = tworzy otwartą trójkę
reason-blocks-three = blokuje otwartą trójkę
reason-delays =
    { $plies ->
        [one] broni się najdłużej: przegrana w { $plies } półruchu
        [few] broni się najdłużej: przegrana w { $plies } półruchach
        [many] broni się najdłużej: przegrana w { $plies } półruchach
       *[other] broni się najdłużej: przegrana w { $plies } półruchu
    }
reason-draws = utrzymuje remis
reason-best = wygląda najlepiej

## Groźby
threats-heading = Groźby
threats-none = Tutaj żadnych.
threat-wins = wygrywa od razu
threat-double = podwójna groźba
threat-four-three = czwórka i trójka
threat-four = czwórka
threat-two-threes = dwie otwarte trójki
threat-three = otwarta trójka
threat-spoken = dla { $side }: { $threat }

## Pola, dla tych, którzy słuchają
board-label = Plansza { $size }
cell-empty = puste
cell-move = ruch { $number }
cell-last = ostatni ruch
cell-winning = w wygrywającym rzędzie
cell-hint = podpowiedź

## Wartości
value-win =
    { $plies ->
        [one] wygrana w { $plies } półruchu
        [few] wygrana w { $plies } półruchach
        [many] wygrana w { $plies } półruchach
       *[other] wygrana w { $plies } półruchu
    }
value-loss =
    { $plies ->
        [one] przegrana w { $plies } półruchu
        [few] przegrana w { $plies } półruchach
        [many] przegrana w { $plies } półruchach
       *[other] przegrana w { $plies } półruchu
    }
value-draw = remis
value-score = wartość { $score }
value-at-least = co najmniej: { $value }
value-at-most = co najwyżej: { $value }

## Myślenie i analiza
progress = Wykorzystana część limitu
thinking-begins = Zaczyna myśleć …
thinking-offline = Czeka na połączenie …
fact-depth = głębokość { $depth }
fact-nodes =
    { $n ->
        [one] { $nodes } węzeł
        [few] { $nodes } węzły
        [many] { $nodes } węzłów
       *[other] { $nodes } węzła
    }
fact-speed = { $speed }/s
fact-time = { $time }
analysis = Analiza
analysis-depth = Analiza · głębokość { $depth }
analysis-more = Ponownie
analysis-over = Partia jest skończona.
analysis-waits = Ruszy dalej po ruchu komputera.
analysis-key = Wartości są dla { $side }, bo to ta strona jest na ruchu. W3: wygrywa w 3 półruchach, L4: przegrywa w 4, =: remis, wszystko udowodnione; ≤ i ≥ to ograniczenia.
analysis-lines = Warianty
analysis-time = Czas
analysis-cells = Wartości na planszy
line-adopt = Przejmij { $moves }
ended-complete = rozwiązane
ended-depth = osiągnięto głębokość
ended-nodes = osiągnięto limit
ended-time = czas minął
ended-stopped = zatrzymano

## Ruchy
moves = Ruchy
moves-none = Jeszcze żadnych. Postaw kamień na planszy.
move-label = Ruch { $number }, { $side } { $cell }
branch = Wariant z { $move }
branch-remove = Usuń ten wariant
review = Oceń partię
review-stop = Stop ({ $done }/{ $total })
chart-label = Wartość w trakcie partii: w górę lepiej dla { $side }

## Nowa gra
new-which = Jaka gra
new-size = Plansza
new-first = Kto zaczyna
first-random = Losowo
width = Szerokość
height = Wysokość
row-length = Ile w rzędzie wygrywa
rule-exact = Wygrywa tylko dokładnie tyle
rule-gravity = Kamienie spadają (Connect Four)
preset-tictactoe = Kółko i krzyżyk
preset-four = Cztery na cztery
preset-five = Pięć na pięć
preset-piskvorky = Pięć w rzędzie
preset-gomoku = Gomoku
preset-connect = Connect Four
rules-row = { $k } w rzędzie
rules-exactly = dokładnie { $k } w rzędzie
rules-gravity = kamienie spadają
problem-width = Szerokość musi być liczbą całkowitą od 1 do { $most }.
problem-height = Wysokość musi być liczbą całkowitą od 1 do { $most }.
problem-row = Tyle się nie zmieści: wybierz od 1 do { $most }, czyli dłuższego boku planszy.
problem-depth = Głębokość musi być liczbą całkowitą od 1 do { $most }.
problem-time = Czas musi wynosić od 0,01 do { $most } sekund.
player = Gracz
player-human = Człowiek
player-level = Komputer, poziom { $level }
player-depth = Komputer, głębokość { $depth }
player-time = Komputer, { $time } na ruch
player-algorithm = { $algorithm }, { $evaluator }
player-algorithm-depth = { $algorithm }, głębokość { $depth }, { $evaluator }
kind-human = Człowiek
kind-level = Komputer: poziom
kind-time = Komputer: czas
kind-depth = Komputer: głębokość
kind-algorithm = Algorytm z podręcznika
level = Poziom
level-text = { $level } · { $name }
level-easy = początkujący
level-casual = towarzyski
level-strong = mocny
level-master = mistrz
seconds = Sekundy na ruch
depth = Głębokość w półruchach
algorithm = Algorytm
evaluator = Funkcja oceny

## Otwieranie i zapis
files-heading = Otwórz i zapisz
files-save = Zapisz partię
files-save-note = Ruchy do pozycji na planszy. Odnośnik zawiera całą partię z wariantami.
files-load = Otwórz partię
files-offline = Nie ma połączenia z serwerem, który czyta i zapisuje te pliki.
open-file = Wybierz plik
open-text = albo wklej zapis .psq lub .sgf, albo pozycję w jednym wierszu:
open-paste = Otwórz ten tekst
copy-position = Kopiuj pozycję
copy-link = Kopiuj odnośnik
copied = Skopiowano. { $text }
saved = Zapisano jako { $name }.
position-impossible = Żadna partia nie prowadzi do tej pozycji. Podaj zasady, wiersze od góry i stronę na ruchu, na przykład 3x3x3 x1o/1x1/3 o.
opened =
    { $moves ->
        [one] Otwarto { $rules }, { $moves } ruch.
        [few] Otwarto { $rules }, { $moves } ruchy.
        [many] Otwarto { $rules }, { $moves } ruchów.
       *[other] Otwarto { $rules }, { $moves } ruchu.
    }

## Czego odmawia serwer
# Po zdaniach zakończonych dwukropkiem następują słowa samego serwera, po angielsku.
error-malformed = Serwer nie zrozumiał strony. Wczytaj ją ponownie.
error-rules = Serwer nie zna tych zasad:
error-move = Według serwera w tej partii jest niemożliwy ruch. Cofnij ruchy albo zacznij nową grę.
error-over = Partia jest już skończona. Cofnij ruch.
error-record = Nie można odczytać tego zapisu:
error-too-large = To za dużo dla serwera:
error-busy = Serwer ma za dużo pracy. Spróbuj ponownie za chwilę.
error-duplicate-id = Serwer zajmuje się jeszcze wcześniejszym pytaniem. Spróbuj ponownie za chwilę.
error-limit = Serwer na to nie pozwala:
error-stopped = Zatrzymano, zanim było co powiedzieć.
error-closing = Serwer kończy pracę. Uruchom go ponownie i spróbuj jeszcze raz.
error-internal = Na serwerze wystąpił błąd. Prosimy go zgłosić.
error-other = To się nie udało:

## Terminal
terminal-invite = Wpisz ruch, na przykład { $move }, albo help.
terminal-seed = O wyborze spośród równych ruchów decyduje --seed { $seed }.
terminal-turn = Na ruchu { $side }:
terminal-over = new, undo albo quit:
terminal-won = Koniec partii: wygrywa { $side }.
terminal-drawn = Koniec partii: remis.
terminal-line = Wygrywający rząd: { $cells }
terminal-taken-back = Cofnięto: { $moves }
terminal-nothing-to-undo = Nie ma twojego ruchu, który można by cofnąć.
terminal-no-hint = Partia jest skończona: nie ma czego podpowiadać.
terminal-unreadable = „{ $text }” to nie pole. Wpisz literę kolumny i numer wiersza, na przykład b2; help pokaże, co jeszcze można wpisać.
terminal-outside = Pole { $cell } leży poza planszą, która sięga od a1 do { $last }.
terminal-floating = Na { $cell } kamień wisiałby w powietrzu: w tej kolumnie spadnie na { $rest }.
terminal-help-cell = twój ruch: pole od a1 do { $last }
terminal-help-column = twój ruch: pole od a1 do { $last } albo litera kolumny
terminal-help-undo = cofnij swój ostatni ruch
terminal-help-hint = co zagrałby komputer
terminal-help-board = pokaż planszę jeszcze raz
terminal-help-moves = dotychczasowe ruchy
terminal-help-position = pozycja w jednym wierszu, dla inarow search --position
terminal-help-new = zacznij od nowa
terminal-help-quit = zakończ
terminal-help-words = Te słowa wpisuje się po angielsku.
terminal-win = wygrana
terminal-loss = przegrana
terminal-proven = { $value }, udowodnione
terminal-estimate = { $value } (oszacowanie, w tysięcznych wygranej)
terminal-unknown = wartość nieznana
terminal-microseconds = { $n } µs
terminal-milliseconds = { $n } ms
terminal-seconds = { $n } s
terminal-stop = (Ctrl-C przerywa)

## Ustawienia i pomoc
theme = Motyw
theme-now = Motyw: { $theme }
theme-auto = Automatyczny
theme-light = Jasny
theme-dark = Ciemny
confirm-taps = Potwierdzanie drugim dotknięciem
confirm-auto = Na małych polach
confirm-always = Zawsze
confirm-never = Nigdy
move-numbers = Numery ruchów
coordinates = Współrzędne
help-goal = Dwie strony grają na przemian. Wygrywa ta, która pierwsza ma dość kamieni w rzędzie: w poziomie, w pionie lub na ukos. Kliknij pole, aby postawić kamień; wszystko działa też z klawiatury.
help-keys = Klawisze
key-arrows = na planszy: przejście na inne pole; poza nią: wstecz i naprzód po ruchach
key-play = postaw kamień
key-go = dalej, pauza albo stop
help-values = Wartości
help-values-text = Wartość dodatnia jest dobra dla strony na ruchu, a kolor jest kolorem strony, dla której jest dobra. W3 znaczy: wygrywa w 3 półruchach (półruch to jeden kamień), L4: przegrywa w 4, =: remis. To jest udowodnione. ≥ i ≤ mówią, że wartość wynosi co najmniej albo co najwyżej tyle.
version = inarow { $version }
