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
address-player = Odnośnik wskazuje gracza, którego nie ma: { $player }. Zamiast niego gra człowiek.
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
player-random = Losowe ruchy
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
record = Partie tego zapisu
record-previous = Poprzednia partia zapisu
record-next = Następna partia zapisu
record-which = Która partia zapisu
record-game = Partia { $number } z { $of }
record-shown = Liczba partii w zapisie: { $of }. To partia { $number }: { $players }.
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
# Po dwukropku zdań powyżej albo w nawiasie.
refusal-no-record = to nie jest zapis partii. Plik .psq zaczyna się od Piskvorky, plik .sgf od „(;”.
refusal-cut-off = plik urywa się przed końcem partii.
refusal-other-game = to plik innej gry, GM[{ $game }]. Gra w rzędy to GM[4].
refusal-set-up = ma kamienie ustawione na początku. Można czytać tylko partie od pustej planszy.
refusal-forbidden-rules = zasady „{ $rules }” mają ruchy zakazane lub blokowane rzędy, a takich tu nie ma.
refusal-record-move = ruch { $number }, { $move }, jest niemożliwy.
refusal-record-line = wiersz { $line } jest niezrozumiały.
refusal-tree-empty = napisz liczbę albo gałęzie w nawiasach, na przykład (3 (5 -2)).
refusal-tree-leaf = „{ $text }” nie jest liściem. Napisz liczbę całkowitą, win, draw albo loss.
refusal-tree-name = „{ $text }” nie jest nazwą.
refusal-tree-unopened = „)” na miejscu { $at } niczego nie zamyka.
refusal-tree-unclosed = „(” na miejscu { $at } nie jest zamknięty.
refusal-tree-no-branches = nawiasy zamknięte na miejscu { $at } są puste.
refusal-tree-trailing = drzewo kończy się przed miejscem { $at }. Kilka gałęzi ujmij w jedną parę nawiasów.
refusal-tree-deep = jest zbyt głęboko zagnieżdżone.
refusal-rules-form = „{ $text }” to nie zasady. Zapisz je tak: 15x15x5.
refusal-rules-side = bok { $value } jest niemożliwy. Może mieć od 1 do { $most }.
refusal-rules-row = { $k } w rzędzie się nie zmieści. Może być od 1 do { $most }.
refusal-rules-option = nie ma opcji „{ $option }”. Są +exact i +gravity.
refusal-unknown-game = żadna gra nie nazywa się „{ $called }”. Są reversi, draughts, dots i rzędy jak 3x3x3.
refusal-game-size = „{ $size }” nie jest rozmiarem tej gry.
refusal-nodes = więcej niż { $most } węzłów
refusal-time = trwa zbyt długo
refusal-too-deep = głębokość { $depth } trwa na tej planszy zbyt długo
refusal-every-move = na każdy ruch nie starcza czasu
refusal-unknown-algorithm = żaden algorytm nie nazywa się „{ $called }”.
refusal-unknown-evaluator = żadna ocena nie nazywa się „{ $called }”.
refusal-needs-depth = { $algorithm } potrzebuje głębokości.
refusal-range = { $number } jest niemożliwe. Może być od { $least } do { $most }.
refusal-position-over = partia na planszy jest skończona, nie ma czego szukać.
refusal-cells = przeszukiwań byłoby { $size }; tu może być najwyżej { $most }.
refusal-games = partii byłoby { $size }; tu może być najwyżej { $most }.
refusal-twice = { $player } jest podany dwa razy. Każdy gracz bierze udział raz.
refusal-openings-many = jest zbyt wiele otwarć o { $plies } półruchach. Wybierz losowe.
refusal-openings-over = po żadnym otwarciu o { $plies } półruchach nie zostaje nic do gry.
refusal-no-center = ta gra nie ma środka. Wybierz losowe otwarcia.
refusal-bytes = { $size } bajtów; wiadomość może ich mieć najwyżej { $most }.

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
terminal-no-move = „{ $text }” to teraz nie ruch. Możliwe są: { $moves }
terminal-outside = Pole { $cell } leży poza planszą, która sięga od a1 do { $last }.
terminal-floating = Na { $cell } kamień wisiałby w powietrzu: w tej kolumnie spadnie na { $rest }.
terminal-help-cell = twój ruch: pole od a1 do { $last }
terminal-help-column = twój ruch: pole od a1 do { $last } albo litera kolumny
terminal-help-move = twój ruch, tak zapisany
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

## Wyjaśnij: wnętrze przeszukiwania
explain-result = { $algorithm }: { $best }, wartość { $value }
explain-result-none = { $algorithm }: wartość { $value }
nav-explain = Wyjaśnij
explain-skip = Przejdź do drzewa
explain-loading-failed = Nie udało się wczytać tego widoku. Odśwież stronę.
explain-tabs = Sposoby wyjaśniania
explain-tab-tree = Drzewo
explain-what = Co zbadać
explain-what-position = Pozycja
explain-what-typed = Wpisane drzewo
explain-what-file = Plik
explain-apart = Osobna pozycja: Twoja partia w Grze pozostaje.
explain-classic = Z podręczników
explain-classic-three = Trzy gałęzie, jedno odcięcie
explain-classic-order = To samo w najgorszej kolejności
explain-classic-deep = Głębokie odcięcie
explain-classic-names = Z nazwami węzłów
explain-classic-own = Własne
explain-typed = Drzewo
explain-run = Szukaj
explain-run-moved = Zbadaj nową pozycję
explain-searching = Szukam …
explain-nodes =
    { $n ->
        [one] { $shown } węzeł
        [few] { $shown } węzły
        [many] { $shown } węzłów
       *[other] { $shown } węzła
    }
explain-leaves =
    { $n ->
        [one] { $shown } liść
        [few] { $shown } liście
        [many] { $shown } liści
       *[other] { $shown } liścia
    }
explain-cuts =
    { $n ->
        [one] { $shown } odcięcie
        [few] { $shown } odcięcia
        [many] { $shown } odcięć
       *[other] { $shown } odcięcia
    }
explain-hits =
    { $n ->
        [one] { $shown } trafienie w tablicy
        [few] { $shown } trafienia w tablicy
        [many] { $shown } trafień w tablicy
       *[other] { $shown } trafienia w tablicy
    }
explain-depth = Głębokość
explain-order = Kolejność ruchów
explain-alpha = α w korzeniu
explain-beta = β w korzeniu
explain-problem-value = Zapisz granicę jako liczbę całkowitą, W3, L4, −∞ lub +∞.
explain-problem-window = α musi być mniejsze niż β.
explain-too-large = To przeszukiwanie jest zbyt duże, by je pokazać. Zmniejsz głębokość. ({ $message })
explain-too-large-plain = To przeszukiwanie jest zbyt duże, by je pokazać. Zmniejsz głębokość albo wybierz alpha-beta, które odwiedza znacznie mniej węzłów. ({ $message })
explain-over = Gra jest tu skończona, nie ma czego szukać. Cofnij ruch.
explain-bad-tree = To nie jest drzewo: { $message }
explain-files = Pliki
explain-files-note = Plik .json można tu znów otworzyć; nie wymaga serwera.
explain-open-trace = Otwórz zapis
explain-trace-opened = Otwarto { $name }.
explain-trace-json = Ten plik nie jest w formacie JSON. Wybierz zapis zachowany tu jako .json.
explain-trace-truncated = Ten zapis jest ucięty lub uszkodzony. Zapisz go ponownie.
explain-trace-format = Ten plik nie jest zapisem inarow. Wybierz zachowany tu jako .json.
explain-trace-newer = Ten zapis ma wersję { $version }, nowszą niż ta strona. Zaktualizuj inarow, aby go otworzyć.
explain-trace-wrong = Ten zapis zawiera błąd w „{ $where }”. Nic z niego nie otwarto.
explain-trace-large = Ten plik jest zbyt duży: można otworzyć do 64 MB.
explain-save-large = Drzewo jest zbyt duże na taki plik. Zmniejsz głębokość. ({ $message })
explain-save-json = To, co pochodzi z pliku, można zapisać tylko jako .json.
explain-round-choice = Runda pogłębiania
explain-round-option = Głębokość { $depth }: { $value }
explain-quiz-round = W rundzie o głębokości { $depth }:
explain-order-row = wierszami
explain-order-center = od środka
explain-mode = Pokaż drzewo
explain-as-drawing = Rysunek
explain-as-text = Tekst
explain-find = Znajdź wariant: b2 a1
explain-find-go = Znajdź
explain-find-none = Ruchu { $move } nie ma tam w drzewie.
explain-find-cut = Ruch { $move } został tam odcięty.
explain-zoom-out = Mniejsze
explain-zoom-in = Większe
explain-fit = Pokaż wszystko, co otwarte
explain-tree-drawing = Rysunek drzewa. Strzałki prowadzą po nim, Enter otwiera i zamyka, plus i minus zmieniają wielkość. To samo jako tekst: „Tekst”.
explain-tree-text = Drzewo przeszukiwania
explain-path = Droga do wybranego węzła
explain-root = korzeń
explain-again = ponownie
explain-again-why = Ruch okazał się lepszy, niż oczekiwano, więc zbadano go ponownie z pełnym oknem.
explain-more = jeszcze { $n } …
explain-from = z tablicy, węzeł #{ $id }
explain-chosen = wybrany
explain-skipped =
    { $n ->
        [one] { $n } ruch odcięty
        [few] { $n } ruchy odcięte
        [many] { $n } ruchów odciętych
       *[other] { $n } ruchu odciętego
    }
explain-max = MAX ▲, ruch: { $side }
explain-min = MIN ▼, ruch: { $side }
explain-is-future = jeszcze nieosiągnięty
explain-is-open = w trakcie przeszukiwania
explain-node = Wybrany węzeł
explain-fact-turn = Strona
explain-fact-value = Wartość
explain-fact-window = Okno na wejściu
explain-fact-kind = Rodzaj
explain-fact-size = Ze wszystkim poniżej
explain-fact-cut = Odcięte
explain-kind-inner = węzeł wewnętrzny
explain-kind-finished = liść: koniec gry
explain-kind-horizon = liść: osiągnięto głębokość
explain-kind-table = odpowiedź z tablicy
explain-why = Dlaczego to odcięto?
explain-to-source = Do źródła #{ $id }
explain-step-here = Krok do tego miejsca
explain-open = Otwórz
explain-close = Zamknij
explain-steps = Kroki przeszukiwania
explain-range = Krok
explain-speed = Szybkość
explain-per-second =
    { $n ->
        [one] { $n } krok/s
        [few] { $n } kroki/s
        [many] { $n } kroków/s
       *[other] { $n } kroku/s
    }
explain-follow = Drzewo podąża
explain-step-at = { $n } / { $of }
explain-no-cut = W tę stronę nie ma już odcięcia.
explain-step-first = Do pierwszego kroku
explain-step-cut-back = Do poprzedniego odcięcia
explain-step-back = Krok wstecz
explain-step-play = Odtwarzaj kroki
explain-step-pause = Pauza
explain-step-next = Krok naprzód
explain-step-cut-next = Do następnego odcięcia
explain-step-last = Do ostatniego kroku
explain-now = Co się dzieje
explain-code = Pseudokod
explain-eyes = Wartości tutaj są z punktu widzenia X; kod odwraca je dla strony, która ma ruch.
explain-open-path = Otwarte węzły
explain-board = Plansza, rzędy od góry: { $rows }
explain-enter-root = Początek przeszukiwania. Ruch ma { $side }, nic jeszcze nie wiadomo: okno to { $window }.
explain-enter-root-plain = Początek przeszukiwania. Ruch ma { $side }.
explain-enter-round = Zaczyna się runda { $depth }, o półruch głębsza. Ruch ma { $side }; tablica pamięta, co znaleziono wcześniej.
explain-enter-plain = { $rival } próbuje { $move }. Teraz ruch ma { $side }.
explain-enter = { $rival } próbuje { $move }. Teraz ruch ma { $side }; liczą się tylko wartości w { $window }.
explain-enter-scout = { $rival } próbuje { $move } z pustym oknem, które pyta tylko: czy to lepsze niż { $best }?
explain-enter-again = { $rival } próbuje { $move } ponownie: było lepsze, niż oczekiwano. Teraz ruch ma { $side }, a okno { $window } powie, ile to jest warte.
explain-table-exact = Tablica zna już tę pozycję: { $value }.
explain-table-lower = Tablica wie, że ta pozycja jest warta co najmniej { $value }, a to tu wystarcza.
explain-table-upper = Tablica wie, że ta pozycja jest warta co najwyżej { $value }, a to tu wystarcza.
explain-improved = { $side } ma coś lepszego: { $move } jest warte { $value }.
explain-improved-max = { $side } ma coś lepszego: { $move } jest warte { $value }. α rośnie do { $value }.
explain-improved-min = { $side } ma coś lepszego: { $move } jest warte { $value }. β spada do { $value }.
explain-cut = { $side } ma tu już odpowiedź wartą { $value }, więc { $rival }, mając gdzie indziej { $elsewhere }, nigdy tu nie wejdzie:
explain-cut-window = { $side } ma tu już odpowiedź wartą { $value }. Liczyło się tylko, czy { $side } osiągnie { $elsewhere }, i to już wiadomo:
explain-cut-rest =
    { $n ->
        [one] pozostały { $n } ruch zostaje odcięty.
        [few] pozostałe { $n } ruchy zostają odcięte.
        [many] pozostałych { $n } ruchów zostaje odciętych.
       *[other] pozostałe { $n } ruchu zostaje odcięte.
    }
explain-return-root = Przeszukiwanie skończone: najlepsze jest { $best }, wartość { $value }.
explain-return-root-leaf = Przeszukiwanie skończone: wartość to { $value }.
explain-return-round = Przeszukiwanie w tej rundzie, do głębokości { $depth }, skończone: jak dotąd najlepsze jest { $best }, wartość { $value }.
explain-return-exact = Tu wszystko wiadomo: dla { $side } ruch { $move } jest wart { $value }.
explain-return-lower = Tu wiadomo dość: dla { $side } ruch { $move } jest wart { $value } lub więcej.
explain-return-upper = Tu wiadomo dość: dla { $side } ruch { $move } jest wart { $value } lub mniej.
explain-leaf-horizon = Przeszukiwanie nie sięga tu głębiej; funkcja oceny mówi { $value }.
explain-leaf-horizon-typed = Przeszukiwanie nie sięga tu głębiej, a wpisane drzewo nie ma funkcji oceny: liczy się to jako { $value }.
explain-leaf-won = Tu gra jest skończona: wygrywa { $side }.
explain-leaf-won-in =
    { $plies ->
        [one] Tu gra jest skończona: wygrywa { $side }, { $plies } półruch od początku przeszukiwania.
        [few] Tu gra jest skończona: wygrywa { $side }, { $plies } półruchy od początku przeszukiwania.
        [many] Tu gra jest skończona: wygrywa { $side }, { $plies } półruchów od początku przeszukiwania.
       *[other] Tu gra jest skończona: wygrywa { $side }, { $plies } półruchu od początku przeszukiwania.
    }
explain-leaf-value = Liść o wartości { $value }.
explain-leaf-draw = Tu gra jest skończona: remis.
explain-won = wygrywa { $side }
explain-won-in =
    { $plies ->
        [one] { $side } wygrywa po { $plies } półruchu
        [few] { $side } wygrywa po { $plies } półruchach
        [many] { $side } wygrywa po { $plies } półruchach
       *[other] { $side } wygrywa po { $plies } półruchu
    }
explain-round = Runda o głębokości { $depth } skończona: { $best }, wartość { $value }. Następna sięga o półruch głębiej.
explain-round-last = Ostatnia runda, o głębokości { $depth }, skończona: { $best }, wartość { $value }.
explain-why-after = Po odpowiedzi
explain-why-elsewhere = Gdzie indziej
explain-why-skipped = Odcięte
explain-why-spent = Zwykły minimax
explain-why-minimax =
    { $n ->
        [one] odwiedziłby tam { $shown } węzeł
        [few] odwiedziłby tam { $shown } węzły
        [many] odwiedziłby tam { $shown } węzłów
       *[other] odwiedziłby tam { $shown } węzła
    }
explain-why-minimax-more =
    { $n ->
        [one] odwiedziłby tam co najmniej { $shown } węzeł
        [few] odwiedziłby tam co najmniej { $shown } węzły
        [many] odwiedziłby tam co najmniej { $shown } węzłów
       *[other] odwiedziłby tam co najmniej { $shown } węzła
    }
explain-why-step = Krok do tego odcięcia
explain-why-node = Pokaż w drzewie
explain-why-line = Wariant obalający
explain-why-back = Ruch wstecz
explain-why-forth = Ruch naprzód
explain-legend = Jak czytać drzewo
explain-legend-max = MAX: ruch ma X i bierze największą wartość.
explain-legend-min = MIN: ruch ma O i bierze najmniejszą wartość.
explain-legend-best = gruba: dziecko, które dało wartość
explain-legend-cut = kreskowana, z nożyczkami: odcięte ruchy i ich liczba; kliknij, by zobaczyć dlaczego
explain-legend-future = kropkowana: nieosiągnięte w tym kroku
explain-legend-values = Wartości są z punktu widzenia X: W3: X wygrywa 3 półruchy po korzeniu, L4: X przegrywa po 4, =: remis (0), +12: dobrze dla X.
explain-legend-bounds = ≥ i ≤, podkreślone kreskami: znana jest tylko granica.
explain-legend-window = [α, β]: okno, z którym wchodzi się do węzła. Liczą się tylko wartości w nim.
explain-legend-table = T → #12: odpowiedź z tablicy, z węzła 12. „Ponownie”: zbadany drugi raz.
explain-tab-costs = Koszty
explain-tab-compare = Obok siebie
explain-tab-quiz = Quiz
explain-tab-workbench = Warsztat
explain-costs-run = Pokaż koszty
explain-costs-row =
    { $n ->
        [one] { $n } ruch, najlepszy pierwszy
        [few] { $n } ruchy, od najlepszego
        [many] { $n } ruchów, od najlepszego
       *[other] { $n } ruchu, od najlepszego
    }
explain-costs-more = Jeszcze { $n } …
explain-costs-chosen = wybrany przez { $algorithm }
explain-costs-yours = otwarty przez ciebie
explain-costs-head = Ruch ma { $side }. Najlepszy jest { $best }: { $value }.
explain-costs-head-after = Po { $moves } ruch ma { $side }. Najlepszy jest { $best }: { $value }.
explain-costs-exact = Wszystkie wartości są dokładne.
explain-costs-depth = Plansza jest za duża na dokładne wartości: te są do głębokości { $depth }.
explain-costs-same = { $move } jest w rzędzie powyżej wart { $value }, a najlepsza wartość tego rzędu to { $best }: rzędy się zgadzają.
explain-costs-other = { $move } jest w rzędzie powyżej wart { $value }, do głębokości { $above }; najlepsza wartość tutaj to { $best }, do głębokości { $below }. Tak daleko rzędy nie muszą się zgadzać.
explain-costs-won = Gra jest tu skończona: wygrywa { $side }. Nie ma odpowiedzi.
explain-costs-drawn = Gra jest tu skończona: remis. Nie ma odpowiedzi.
explain-costs-closed = Zamknięto { $move }.
explain-costs-line = Otwarty wariant:
explain-costs-play = Zagraj ten wariant
explain-costs-played = Zagrano na planszy: { $moves }.
explain-costs-legend-algorithm = układ scalony, gruba ramka: ruch algorytmu
explain-costs-legend-you = osoba, ramka kreskowana: ruch otwarty przez ciebie
explain-costs-legend-values = Wartości są z punktu widzenia X, a odległości liczone od pozycji pierwszego rzędu: W5: X wygrywa 5 półruchów po niej.
explain-compare-run = Porównaj
explain-compare-position = Dwa przeszukiwania pozycji na planszy, krok po kroku.
explain-compare-tree = Dwa przeszukiwania drzewa { $tree }, krok po kroku.
explain-compare-ended = koniec, liczba kroków: { $n }
explain-compare-equal =
    { $n ->
        [one] Oba odwiedziły { $shown } węzeł.
        [few] Oba odwiedziły { $shown } węzły.
        [many] Oba odwiedziły { $shown } węzłów.
       *[other] Oba odwiedziły { $shown } węzła.
    }
explain-compare-ratio = { $less }: { $share } węzłów, które odwiedza { $more } ({ $few } zamiast { $many }).
explain-compare-same-value = Oba znajdują tę samą wartość: { $value }.
explain-compare-other-value = Znajdują różne wartości: A { $a }, B { $b }.
explain-count-nodes = Węzły
explain-count-leaves = Liście
explain-count-cutoffs = Odcięcia
explain-count-table-hits = Z tablicy
explain-quiz-seed = Ziarno: to samo ziarno, te same pytania
explain-quiz-start = Od początku
explain-quiz-other = Inne pytania
explain-quiz-score = Dobrze: { $right } z { $asked }
explain-quiz-about = O przeszukiwaniu pokazanym w drzewie: { $algorithm }, { $nodes }.
explain-quiz-no-search = Nie ma jeszcze przeszukiwania: zacznij je w zakładce „Drzewo”.
explain-quiz-plain = Ten algorytm nie ma okna i niczego nie odcina. Inne rodzaje pytań będą po przeszukaniu przez alpha-beta w zakładce „Drzewo”.
explain-quiz-none = W tym drzewie nie ma o co zapytać. Przeszukaj większe w zakładce „Drzewo”.
explain-quiz-check = Sprawdź
explain-quiz-hint = Podpowiedź
explain-quiz-next = Następne pytanie
explain-quiz-branches = Gałęzie w kolejności prób
explain-quiz-was-cut = odcięta
explain-quiz-ask-value = Ruch ma tu { $side }, a gałęzie są tyle warte. Jaka jest wartość tego węzła?
explain-quiz-ask-cut = Ruch ma tu { $side }, okno to { $window }. Gałęzie byłyby tyle warte. Które zostaną odcięte?
explain-quiz-ask-cut-later =
    { $n ->
        [one] Ruch ma tu { $side }. Po pierwszej gałęzi okno to { $window }. Następne byłyby tyle warte. Które zostaną odcięte?
        [few] Ruch ma tu { $side }. Po pierwszych { $n } gałęziach okno to { $window }. Następne byłyby tyle warte. Które zostaną odcięte?
        [many] Ruch ma tu { $side }. Po pierwszych { $n } gałęziach okno to { $window }. Następne byłyby tyle warte. Które zostaną odcięte?
       *[other] Ruch ma tu { $side }. Po pierwszych { $n } gałęziach okno to { $window }. Następne byłyby tyle warte. Które zostaną odcięte?
    }
explain-quiz-ask-window = Przeszukiwanie dochodzi do tego węzła, a węzły po drodze mają na razie to. Ile wynoszą tu α i β?
explain-quiz-way = { $name }, ruch ma { $side }: na razie najlepszy { $best }, wart { $value }
explain-quiz-way-nothing = { $name }, ruch ma { $side }: jeszcze nic
explain-quiz-hint-value-max = To węzeł MAX ▲: bierze największą wartość.
explain-quiz-hint-value-min = To węzeł MIN ▼: bierze najmniejszą wartość.
explain-quiz-hint-value-second = Spójrz na { $move }.
explain-quiz-hint-quick = Szybka wygrana jest warta więcej niż powolna, a powolna przegrana więcej niż szybka.
explain-quiz-hint-cut-max = To węzeł MAX ▲: gdy tylko gałąź jest warta β lub więcej, reszta jest odcięta.
explain-quiz-hint-cut-min = To węzeł MIN ▼: gdy tylko gałąź jest warta α lub mniej, reszta jest odcięta.
explain-quiz-hint-cut-max-second = Znajdź pierwszą gałąź wartą { $limit } lub więcej: te po niej są odcięte.
explain-quiz-hint-cut-min-second = Znajdź pierwszą gałąź wartą { $limit } lub mniej: te po niej są odcięte.
explain-quiz-hint-window-both = α to najlepsze, co po drodze znalazł MAX ▲, a β to najlepsze, co znalazł MIN ▼. Kto nic nie ma, zostawia −∞ lub +∞.
explain-quiz-hint-window-second = MAX ma: { $max }. MIN ma: { $min }.
explain-quiz-because-value-max = Węzeł MAX ▲ bierze największą z { $values }: { $value }, przez { $move }.
explain-quiz-because-value-min = Węzeł MIN ▼ bierze najmniejszą z { $values }: { $value }, przez { $move }.
explain-quiz-because-bound = Okno to { $window }, więc wiadomo tylko { $value }.
explain-quiz-because-cut-max = { $move } jest warta { $value }, nie mniej niż β = { $limit }: { $rival } nigdy tu nie wejdzie, reszta jest odcięta.
explain-quiz-because-cut-min = { $move } jest warta { $value }, nie więcej niż α = { $limit }: { $rival } nigdy tu nie wejdzie, reszta jest odcięta.
explain-quiz-because-window = Po drodze { $max } ma najlepiej α = { $alpha }, a { $min } najlepiej β = { $beta }.
explain-quiz-right = Dobrze: { $answer }.
explain-quiz-wrong = Nie. Odpowiedź to { $answer }.
explain-quiz-problem-empty = Wpisz najpierw odpowiedź, na przykład W3, L4, =, +12 lub −∞.
explain-quiz-problem-value = To nie jest wartość. Wpisz W3, L4, =, liczbę całkowitą, −∞ lub +∞.
explain-quiz-problem-distance = Dopisz, po ilu półruchach, na przykład W3.
explain-quiz-problem-ticks = Zaznacz gałęzie, które są odcięte; jest co najmniej jedna.
explain-bench-weights = Wagi
explain-bench-reset = Zwykłe wagi
explain-bench-usual-now = Zwykłe wagi: { $weights }.
explain-bench-stones =
    { $n ->
        [one] { $n } kamień
        [few] { $n } kamienie
        [many] { $n } kamieni
       *[other] { $n } kamienia
    }
explain-bench-open-line = Otwarta linia
explain-bench-bad = Waga to liczba całkowita od −{ $most } do { $most }.
explain-bench-cells = Ile warte są pola
explain-bench-board = Plansza z wartością każdego pola; listy obok mówią to samo
explain-bench-note = Wartość pola to suma linii przez nie, z punktu widzenia X: + jest dobre dla X, − dla O.
explain-bench-lines = Co wnoszą linie
explain-bench-total =
    { $n ->
        [one] Liczy się { $n } linia: X { $x }, O { $o }, razem { $total }.
        [few] Liczą się { $n } linie: X { $x }, O { $o }, razem { $total }.
        [many] Liczy się { $n } linii: X { $x }, O { $o }, razem { $total }.
       *[other] Liczy się { $n } linii: X { $x }, O { $o }, razem { $total }.
    }
explain-bench-moves = Wpływ na ruch
explain-bench-effect = Ze zwykłymi wagami { $side } gra { $usual }, z twoimi { $changed }.
explain-bench-effect-same = { $side } gra { $changed } ze zwykłymi wagami i z twoimi.
explain-bench-best-usual = kreskowana: najlepszy ze zwykłymi wagami
explain-bench-best-changed = pełna, z kropką: najlepszy z twoimi wagami
explain-bench-column-move = Ruch
explain-bench-column-usual = Zwykle
explain-bench-column-changed = U ciebie

## Other games
games-others = Inne gry
games-choose = Wybierz grę. Pozostanie tu, gdy zajrzysz gdzie indziej.
games-reversi = Reversi
games-draughts = Warcaby rosyjskie
games-dots = Kropki i kwadraty
games-which = Gra
games-rules-reversi = Dwaj gracze, X (czarne) i O (białe), kładą pionki na kwadratowej planszy; na początku pośrodku leżą po dwa pionki każdej strony. Zaczyna X. Pionek kładzie się tam, gdzie między nim a innym własnym pionkiem zamyka się w linii prostej jeden lub więcej pionków przeciwnika; wszystkie zamknięte pionki się odwraca. Kto nie może tak zagrać, pasuje; kto może, musi. Gdy żadna strona nie może położyć pionka, gra się kończy i wygrywa ten, kto ma więcej pionków.
games-rules-draughts = Warcaby rosyjskie na ciemnych polach planszy 8 × 8, po dwanaście pionków z każdej strony; zaczyna X (białe). Pionki poruszają się o jedno pole na ukos do przodu, a biją do przodu i do tyłu; damki poruszają się i biją na całych przekątnych. Bicie jest obowiązkowe i trwa, dopóki jest możliwe; spośród kilku bić można wybrać dowolne. Pionek, który dojdzie do ostatniego rzędu, od razu staje się damką, także w trakcie bicia. Przegrywa ten, kto nie może wykonać ruchu. Remis następuje, gdy pozycja powtórzy się po raz trzeci albo gdy każda ze stron wykona piętnaście ruchów samymi damkami bez bicia.
games-rules-dots = Kropki i kwadraty: gracze na przemian rysują linie między sąsiednimi kropkami. Kto narysuje czwartą linię kwadratu, zdobywa go i gra jeszcze raz. Gdy wszystkie linie są narysowane, wygrywa ten, kto ma więcej kwadratów.
games-key-play = wybrać miejsce
games-restart = Od nowa
games-players = Gracze
games-side = Gracze, ustawienia i ruchy
games-loading = Plansza jest wczytywana …
games-address = Odnośnik nie wskazuje żadnej gry. Napisz go tak: #view=games&game=reversi.
games-pass = Pasuj
games-pass-name = pas
games-must-pass = brak ruchu, trzeba spasować
games-spoken-pass = { $side }: brak ruchu, trzeba spasować
games-score-reversi =
    { $n ->
        [one] { $n } pionek
        [few] { $n } pionki
        [many] { $n } pionków
       *[other] { $n } pionka
    }
games-score-draughts =
    { $n ->
        [one] { $n } bierka
        [few] { $n } bierki
        [many] { $n } bierek
       *[other] { $n } bierki
    }
games-score-dots =
    { $n ->
        [one] { $n } kwadrat
        [few] { $n } kwadraty
        [many] { $n } kwadratów
       *[other] { $n } kwadratu
    }
games-ended-blocked = druga strona nie ma żadnego ruchu
games-ended-repetition = ta sama pozycja po raz trzeci
games-ended-quiet = po piętnaście ruchów samymi damkami, bez bicia
games-king = { $side }, damka
games-line-drawn = narysowana
games-line-open = jeszcze nie narysowana
games-chosen = wybrane
games-can = można zagrać
games-going-on = Wybrano: { $places }. Idź dalej na jedno z zaznaczonych pól.
games-let-go = Wybór cofnięty.
games-refused-reversi = Pionek na { $place } niczego by nie odwrócił. Wybierz zaznaczone pole.
games-refused-draughts = { $place } nie jest teraz możliwe. Wybierz zaznaczoną bierkę, potem zaznaczone pole; bicie jest obowiązkowe.
games-refused-dots = { $place } jest już narysowana. Wybierz inną linię.
games-moves-none = Jeszcze żadnych.

## Solving a position
solve = Rozwiąż
solve-title = Rozwiąż tę pozycję: jej dokładna, udowodniona wartość
solve-heading = Dokładna wartość
solve-begins = Zaczyna rozwiązywać …
solve-again = Jeszcze raz
solve-facts = { $nodes } · { $time }
solve-won = Udowodnione: wygrywa { $side }
solve-drawn = Udowodnione: remis
solve-how = Przy najlepszej grze obu stron, cokolwiek która spróbuje.
solve-moves = Wartość każdego ruchu
solve-moves-won = { $side } wygrywa po
solve-moves-drawn = Remis po
solve-stopped = Zatrzymano, zanim wartość była znana.
solve-time = Nie rozwiązano w czasie, na który serwer pozwala.
solve-nodes = Nie rozwiązano przy tylu pozycjach, na ile serwer pozwala.
solve-too-large = Rozwiązać można plansze do { $most } pól; ta ma { $cells }.
solve-rules = Rozwiązać można tylko gry bez spadania pionków i tylko gdy wygrywa też więcej niż { $k } w rzędzie.
solve-over = Gra się skończyła: nie ma czego rozwiązywać.

## The lab
nav-lab = Laboratorium
lab-skip = Przejdź do laboratorium
lab-tabs = Części laboratorium
lab-tab-compare = Porównanie
lab-tab-tournament = Turniej
lab-tab-museum = Muzeum
lab-game = Gra
lab-game-board = Pozycja na planszy
lab-game-own = Inna gra …
lab-games-own = Gry, na przykład 6x6x4 lub reversi:4, rozdzielone spacjami
lab-game-own-label = Gra, na przykład 6x6x4 lub dots:4x2
lab-game-reversi = Reversi
lab-game-draughts = Warcaby rosyjskie
lab-game-dots = Kropki i pudełka
lab-after-moves = { $game } po { $moves }
lab-forever = ponad milion lat
lab-error-settings = Tego nie można uruchomić:
lab-value-win = wygrana
lab-value-loss = przegrana
lab-value-draw = remis
lab-value-win-in =
    { $plies ->
        [one] wygrana za { $plies } półruch
        [few] wygrana za { $plies } półruchy
        [many] wygrana za { $plies } półruchów
       *[other] wygrana za { $plies } półruchu
    }
lab-value-loss-in =
    { $plies ->
        [one] przegrana za { $plies } półruch
        [few] przegrana za { $plies } półruchy
        [many] przegrana za { $plies } półruchów
       *[other] przegrana za { $plies } półruchu
    }
lab-not-run = nie uruchomiono: prognoza { $time }
lab-stopped-time = zatrzymano po { $time }
lab-stopped-memory = zatrzymano: drzewo było pełne
lab-stopped-playouts = zatrzymano po zwykłej liczbie losowych partii

# Compare
lab-compare-about = Ile kosztuje przeszukiwanie? Każdy algorytm działa do każdej głębokości, a liczone są węzły, odcięcia i czasy.
lab-algorithms = Algorytmy
lab-evaluators = Funkcje oceny
lab-depths = Głębokości
lab-repeats = Powtórzenia pomiaru
lab-limit = Najwyżej sekund
lab-scoring = Zakończona gra
lab-scoring-plain = Wygrana to wygrana
lab-scoring-distance = Szybka wygrana to więcej
lab-problem-game = Wpisz grę, na przykład 6x6x4.
lab-problem-depths = Wpisz głębokości od 1 do { $most }, na przykład 4, 1-9 lub 1-3,6.
lab-problem-repeats = Wpisz całkowitą liczbę powtórzeń od 1 do { $most }.
lab-problem-limit = Wpisz sekundy, więcej niż 0 i najwyżej { $most }.
lab-problem-algorithms = Zaznacz co najmniej jeden algorytm.
lab-run = Porównaj
lab-continue = Kontynuuj
lab-forecasting = Powstaje prognoza …
lab-forecast = Pomiary do wykonania: { $n }, prognoza { $time }.
lab-forecast-long = Zbyt długie: { $n }.
lab-done = Gotowe { $done } z { $size }.
lab-rest = Zostało około { $time }.
lab-rest-longer = Trwa to dłużej, niż przewidywano.
lab-now = Teraz { $algorithm } do głębokości { $depth }.
lab-ended-complete = Gotowe wszystkie { $size }.
lab-ended-stopped = Zatrzymano: gotowe { $done } z { $size }. Kontynuuj podejmie stąd.
lab-ended-time = Czas minął: gotowe { $done } z { $size }. Kontynuuj podejmie stąd.
lab-group = { $game }, { $evaluator }
lab-column-algorithm = Algorytm
lab-column-depth = Głębokość
lab-column-nodes = Węzły
lab-column-leaves = Liście
lab-column-evaluations = Oceny
lab-column-cutoffs = Odcięcia
lab-column-branching = Rozgałęzienie
lab-column-time = Czas
lab-column-best = Najlepszy
lab-column-value = Wartość
lab-time-spread = mediana z { $n }, od { $least } do { $most }
lab-plot-nodes = Węzły według głębokości
lab-plot-time = Czas według głębokości
lab-plot-cutoffs = Udział węzłów wewnętrznych z odcięciem
lab-plot-branching = Efektywny współczynnik rozgałęzienia
lab-plot-alt = { $plot }, linia dla każdego algorytmu; tabela poniżej mówi to samo
lab-as-table = Jako tabela
lab-export = Do oddania
lab-export-note = Raport zawiera zasady, struktury danych, funkcje oceny, algorytmy z pseudokodem, pomiary z wykresami i polecenie, które je powtarza, w języku tej strony.
lab-saving = Zapisywanie pliku …
lab-save-html = Raport, HTML
lab-save-markdown = Raport, Markdown z obrazkami
lab-save-csv = Tabela, CSV
lab-save-json = Wszystko, JSON
lab-save-svg = Wykresy, SVG
lab-save-png = Wykresy, PNG
lab-save-all = Całość

# Tournament
lab-t-about = Kto jest silniejszy? Każdy gracz spotyka każdego w tych samych otwarciach, każde z obu stron. To samo ziarno daje te same partie.
lab-t-games = Partie każdej pary
lab-t-openings = Otwarcia
lab-t-seed = Ziarno
lab-t-run = Graj
lab-t-begins = Trwa pierwsza partia …
lab-t-done = Rozegrano { $done } z { $size } partii.
lab-t-ended-complete = Rozegrano wszystkie partie: { $size }.
lab-t-ended-stopped = Zatrzymano po { $done } z { $size } partii.
lab-t-ended-time = Czas minął: rozegrano { $done } z { $size } partii.
lab-t-save-games = Partie, SGF
lab-t-save-markdown = Raport, Markdown
lab-t-save-json = Wszystko, JSON
lab-t-games-large = Partii jest za dużo na jeden plik. Zagraj mniej.
lab-openings-usual = zwykłe
lab-openings-0 = brak
lab-openings-1 = każdy pierwszy ruch
lab-openings-2 = każde dwa ruchy
lab-openings-random-2 = dwa losowe ruchy
lab-openings-random-4 = cztery losowe ruchy
lab-openings-center-3 = trzy kamienie blisko środka
lab-players = Gracze
lab-player-add = Dodaj gracza
lab-player-random = losowo
lab-player-engine = silnik
lab-player-level = poziom
lab-player-depth = głębokość
lab-player-nodes = węzły
lab-player-kind = Gracz { $n }
lab-player-evaluator = Funkcja oceny gracza { $n }
lab-player-remove = Usuń gracza { $n }
lab-problem-one-game = Wpisz jedną grę, na przykład 6x6x4.
lab-problem-games = Wpisz parzystą liczbę partii od 2 do { $most }.
lab-problem-seed = Ziarno to liczba całkowita od 0.
lab-problem-player = Gracz { $n } potrzebuje liczby całkowitej od 1 do { $most }.
lab-problem-twice = { $player } występuje dwa razy; każdy gracz bierze udział raz.
lab-cross = Tabela turniejowa
lab-cross-player = Gracz
lab-cross-points = Punkty
lab-cross-games = Partie
lab-cross-score = Wynik
lab-cross-elo = Elo
lab-cross-error = Elo z błędem
lab-cross-nodes = Węzły na ruch
lab-cross-detail = wygrane { $won }, remisy { $drawn }, przegrane { $lost }
lab-cross-note = Pole to punkty gracza z wiersza przeciw graczowi z kolumny: jeden za wygraną, pół za remis. Błędy to 1,96 błędu standardowego, jakby partie były niezależne. Elo dopasowano tak, że pierwszy gracz ma 0; jego błąd przyjmuje pozostałych za znanych.
lab-report-title = Turniej: { $game }
lab-report-facts = Partie każdej pary: { $games }. Otwarcia: { $openings }. Ziarno: { $seed }.
lab-report-partial = Turniej zatrzymano: rozegrano { $done } z { $size } partii.
lab-report-repeat = Te same partie jeszcze raz:

# Museum
lab-m-title = Muzeum błędów
lab-m-about = Przeszukiwanie to krótki kod, w którym łatwo o błąd, i zwykle nikt go nie zauważa. Każdy eksponat to małe podręcznikowe przeszukiwanie gry w kółko i krzyżyk z jednym wierszem takim, jaki miał prawdziwy program. Działa na wszystkich pozycjach, w których trzeba wykonać ruch, i tak samo działa to przeszukiwanie naprawione.
lab-m-note = S0 do S4 to projekty studenckie, board-game-rs to biblioteka. Błędna wartość nie jest wartością naprawionego przeszukiwania; gorszy ruch jest wart mniej niż najlepszy; stracony wynik zmienia wygraną w coś mniejszego albo remis w przegraną.
lab-m-busy = Liczenie po wszystkich pozycjach …
lab-m-overview = Wszystkie błędy
lab-m-fault = Błąd
lab-m-seen = Gdzie był
lab-m-depth = Głębokość
lab-m-wrong = Błędne wartości
lab-m-worse = Gorsze ruchy
lab-m-lost = Stracone wyniki
lab-m-nodes = Węzły
lab-m-mended = Węzły po naprawie
lab-m-says-wrong = Błędne wartości: { $n ->
        [0] brak
       *[other] w { $shown } z { $all } pozycji
    }
lab-m-says-worse = Gorsze ruchy: { $n ->
        [0] brak
       *[other] w { $shown } z { $all } pozycji
    }
lab-m-says-lost = Stracone wyniki: { $n ->
        [0] brak
       *[other] w { $shown } z { $all } pozycji
    }
lab-m-says-same = Węzły: { $nodes }, tyle samo co po naprawie
lab-m-says-more = Węzły: { $nodes } zamiast { $mended }, o { $percent } % więcej; z pustej planszy { $start } zamiast { $right }
lab-m-says-fewer = Węzły: { $nodes } zamiast { $mended }, o { $percent } % mniej; z pustej planszy { $start } zamiast { $right }
lab-m-setting = { $algorithm }, { $evaluator }, głębokość { $depth }. Gdzie był: { $seen }.
lab-m-line-wrong = Błędny wiersz
lab-m-line-mended = Naprawa
lab-m-smallest = Najmniejszy kontrprzykład
lab-m-effect-lost-result = Ruch ma { $side }: błąd oddaje wynik.
lab-m-effect-worse-move = Ruch ma { $side }: błąd gra gorszy ruch.
lab-m-effect-wrong-value = Ruch ma { $side }: błąd podaje złą wartość.
lab-m-effect-more-nodes = Ruch ma { $side }: błąd odwiedza więcej węzłów.
lab-m-plays-faulty = Z błędem: { $moves }, wartość { $value }, węzły { $nodes }
lab-m-plays-mended = Naprawione: { $moves }, wartość { $value }, węzły { $nodes }
lab-m-open = Otwórz w „Wyjaśnij”
lab-fault-leaf-for-side-to-move = Liść oceniony dla strony na ruchu
lab-fault-leaf-for-side-to-move-text = Minimax bierze największą wartość na swoich ruchach i najmniejszą na ruchach przeciwnika, więc wszystkie wartości muszą być z jego punktu widzenia. Tutaj liście ocenia się dla tego, kto jest tam na ruchu: przy nieparzystych głębokościach szuka tego, co dla niego najgorsze.
lab-fault-one-sided-evaluator = Jednostronna ocena ze znakiem ostatniego gracza
lab-fault-one-sided-evaluator-text = Ocena to porównanie. Taka, która liczy tylko własne linie, jest ślepa na groźby, a ze znakiem tego, kto ruszył się ostatni, przy parzystych głębokościach uznaje wiele własnych linii za złe.
lab-fault-no-distance = Bez odległości
lab-fault-no-distance-text = Wygrana to wygrana w każdej odległości, więc powolna jest tak samo dobra jak natychmiastowa. Wyniki są poprawne, ale program zwleka, a gdzie po każdym ruchu widzi znowu tę samą wygraną, może jej nigdy nie zagrać.
lab-fault-unequal-depths = Nierówne głębokości rzędów
lab-fault-unequal-depths-text = Ruchy stoją w rzędzie ze swoimi kosztami, a kliknięcie otwiera rząd odpowiedzi. Każdy rząd liczy półruchy od własnego początku, więc ten sam wariant kosztuje w każdym rzędzie co innego.
lab-fault-bounds-as-ties = Ograniczenia podane jako remisy
lab-fault-bounds-as-ties-text = Gdy alfa-beta ma najlepszy ruch, o pozostałe pyta tylko, czy są lepsze. „Nie” to ograniczenie: co najwyżej tak samo dobry. Podawanie takich ruchów jako równie dobrych jest błędem, a losowy wybór spośród nich może oddać partię.
lab-fault-beta-never-updated = Beta nigdy nie zmieniana
lab-fault-beta-never-updated-text = Gałąź minimalizująca obniża alfę zamiast bety. Beta pozostaje nieskończona i nic nie jest odcinane. Wartości są poprawne, więc bez licznika błędu nie widać.
lab-fault-strict-cut = Ostre odcięcie
lab-fault-strict-cut-text = Ruch, który tylko równa się becie, jest już odrzucony: przeciwnik ma gdzie indziej coś równie dobrego. Z > zamiast ≥ przeszukiwanie trwa dalej, najbardziej tam, gdzie jest mało różnych wartości.
lab-fault-low-without-max = Dolne ograniczenie bez maksimum
lab-fault-low-without-max-text = Pierwszy ruch w węźle ustawia dolne ograniczenie na swoją wartość, nawet poniżej ograniczenia przekazanego z góry. Okno jest szersze niż trzeba, a wartości pozostają poprawne.
