### Every sentence of inarow: page, terminal, reports, pictures. Plain Fluent: text, variables, selectors.
### Texts in `backquotes` are set as code in reports.

## Numbers and times
percent = { $n }%
time-us = { $n } µs
time-ms = { $n } ms
time-s = { $n } s
time-min = { $n } min
time-h = { $n } h
time-days =
    { $count ->
        [1] { $n } dzień
       *[other] { $n } dni
    }
time-years =
    { $count ->
        [one] { $n } rok
        [few] { $n } lata
        [many] { $n } lat
       *[other] { $n } roku
    }
times-count =
    { $count ->
        [one] { $n } raz
        [few] { $n } razy
        [many] { $n } razy
       *[other] { $n } raza
    }

## Values
value-wins-in =
    { $side } { $side ->
        [X] wygrywa
        [O] wygrywa
        [MAX] wygrywa
        [MIN] wygrywa
       *[other] wygrywają
    } w { $plies ->
        [one] { $plies } półruchu
        [few] { $plies } półruchach
        [many] { $plies } półruchach
       *[other] { $plies } półruchu
    }
value-wins =
    { $side } { $side ->
        [X] wygrywa
        [O] wygrywa
        [MAX] wygrywa
        [MIN] wygrywa
       *[other] wygrywają
    }
value-wins-within =
    { $side } { $side ->
        [X] wygrywa
        [O] wygrywa
        [MAX] wygrywa
        [MIN] wygrywa
       *[other] wygrywają
    } w co najwyżej { $plies ->
        [one] { $plies } półruchu
        [few] { $plies } półruchach
        [many] { $plies } półruchach
       *[other] { $plies } półruchu
    }
value-wins-not-before =
    { $side } { $side ->
        [X] wygrywa
        [O] wygrywa
        [MAX] wygrywa
        [MIN] wygrywa
       *[other] wygrywają
    } najwcześniej w { $plies ->
        [one] { $plies } półruchu
        [few] { $plies } półruchach
        [many] { $plies } półruchach
       *[other] { $plies } półruchu
    }, o ile w ogóle
value-draw = remis
value-not-lost =
    { $side } { $side ->
        [X] ma
        [O] ma
        [MAX] ma
        [MIN] ma
       *[other] mają
    } co najmniej remis
value-at-least = co najmniej { $value }
value-at-most = co najwyżej { $value }
value-about = około { $value }
value-unknown = nieznana
outcome-won =
    { $side } { $side ->
        [X] wygrał
        [O] wygrał
        [MAX] wygrał
        [MIN] wygrał
       *[other] wygrały
    }
outcome-won-by =
    { $side } { $side ->
        [X] wygrał
        [O] wygrał
        [MAX] wygrał
        [MIN] wygrał
       *[other] wygrały
    } o { $n ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }

## The frame of the page
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

## The two sides
side-x = X
side-o = O
side-x-stone = Czarne
side-o-stone = Białe
symbols = Symbole
symbols-marks = Krzyżyki i kółka
symbols-stones = Czarne i białe kamienie

## Whose turn it is
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
played =
    { $side } { $side ->
        [X] gra
        [O] gra
        [MAX] gra
        [MIN] gra
       *[other] grają
    } { $cell }
spoken-wins =
    { $side } { $side ->
        [X] wygrywa
        [O] wygrywa
        [MAX] wygrywa
        [MIN] wygrywa
       *[other] wygrywają
    }

## Controls
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
threats-title = Pokaż rzędy, które grożą, i co utworzyłby kolejny kamień
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

## Why a stone cannot be placed
refused-taken = Pole { $cell } jest już zajęte. Wybierz puste pole.
refused-full = Kolumna { $column } jest pełna. Wybierz inną.
refused-over = Partia jest skończona. Zacznij nową albo cofnij ruch.
refused-turn = Teraz ruch ma komputer.
refused-outside = Pola { $cell } nie ma na planszy.

## Hints
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
reason-wins-by-fours =
    { $plies ->
        [one] wygrywa czwórkami (VCF) w { $plies } półruchu
        [few] wygrywa czwórkami (VCF) w { $plies } półruchach
        [many] wygrywa czwórkami (VCF) w { $plies } półruchach
       *[other] wygrywa czwórkami (VCF) w { $plies } półruchu
    }
reason-wins-by-threes =
    { $plies ->
        [one] wygrywa trójkami i czwórkami (VCT) w { $plies } półruchu
        [few] wygrywa trójkami i czwórkami (VCT) w { $plies } półruchach
        [many] wygrywa trójkami i czwórkami (VCT) w { $plies } półruchach
       *[other] wygrywa trójkami i czwórkami (VCT) w { $plies } półruchu
    }
reason-blocks-win = blokuje rząd, który wygrałby od razu
reason-blocks-double = zapobiega podwójnej groźbie
reason-makes-double = tworzy podwójną groźbę: dwie drogi do wygranej
reason-delays =
    { $plies ->
        [one] broni się najdłużej: przegrana w { $plies } półruchu
        [few] broni się najdłużej: przegrana w { $plies } półruchach
        [many] broni się najdłużej: przegrana w { $plies } półruchach
       *[other] broni się najdłużej: przegrana w { $plies } półruchu
    }
reason-draws = utrzymuje remis
reason-loses =
    { $plies ->
        [one] przegrywa w { $plies } półruchu
        [few] przegrywa w { $plies } półruchach
        [many] przegrywa w { $plies } półruchach
       *[other] przegrywa w { $plies } półruchach
    }
reason-best = wygląda najlepiej

## Rows: what stands, and what one more stone would make. $k win; $four is k - 1, $three is k - 2.
reason-makes-open-four =
    { $k ->
        [5] tworzy otwartą czwórkę: dwie drogi do wygranej
       *[other] tworzy otwarty rząd długości { $four }: dwie drogi do wygranej
    }
reason-stops-three =
    { $k ->
        [5] zatrzymuje otwartą trójkę
       *[other] zatrzymuje otwarty rząd długości { $three }
    }
reason-prevents-open-four =
    { $k ->
        [5] nie dopuszcza do otwartej czwórki
       *[other] nie dopuszcza do otwartego rzędu długości { $four }
    }
reason-makes-four-three =
    { $k ->
        [5] tworzy czwórkę i otwartą trójkę
       *[other] tworzy rząd długości { $four }, któremu brakuje jednego kamienia, i otwarty rząd długości { $three }
    }
reason-makes-four =
    { $k ->
        [5] tworzy czwórkę: trzeba na nią odpowiedzieć
       *[other] tworzy rząd długości { $four }, brakuje jednego kamienia: trzeba odpowiedzieć
    }
reason-makes-two-threes =
    { $k ->
        [5] tworzy dwie otwarte trójki
       *[other] tworzy dwa otwarte rzędy długości { $three }
    }
reason-makes-three =
    { $k ->
        [5] tworzy otwartą trójkę
       *[other] tworzy otwarty rząd długości { $three }
    }
reason-prevents-four-three =
    { $k ->
        [5] nie dopuszcza do czwórki i otwartej trójki
       *[other] nie dopuszcza do rzędu długości { $four } i otwartego rzędu długości { $three }
    }
reason-prevents-two-threes =
    { $k ->
        [5] nie dopuszcza do dwóch otwartych trójek
       *[other] nie dopuszcza do dwóch otwartych rzędów długości { $three }
    }
reason-prevents-four =
    { $k ->
        [5] nie dopuszcza do czwórki
       *[other] nie dopuszcza do rzędu długości { $four }, któremu brakowałoby jednego kamienia
    }
reason-prevents-three =
    { $k ->
        [5] nie dopuszcza do otwartej trójki
       *[other] nie dopuszcza do otwartego rzędu długości { $three }
    }
threat-four-three =
    { $k ->
        [5] czwórka i otwarta trójka
       *[other] rząd długości { $four }, brakuje jednego kamienia, i otwarty rząd długości { $three }
    }
threat-four =
    { $k ->
        [5] czwórka
       *[other] rząd długości { $four }, brakuje jednego kamienia
    }
threat-two-threes =
    { $k ->
        [5] dwie otwarte trójki
       *[other] dwa otwarte rzędy długości { $three }
    }
threat-three =
    { $k ->
        [5] otwarta trójka
       *[other] otwarty rząd długości { $three }
    }
standing-open-four =
    { $k ->
        [5] otwarta czwórka
       *[other] rząd długości { $four }, brakuje jednego kamienia, otwarty z obu stron
    }
standing-four =
    { $k ->
        [5] czwórka
       *[other] rząd długości { $four }, brakuje jednego kamienia
    }
standing-open-three =
    { $k ->
        [5] otwarta trójka
       *[other] otwarty rząd długości { $three }
    }
standing-three =
    { $k ->
        [5] trójka, nieotwarta
       *[other] rząd długości { $three }, nieotwarty
    }
threats-standing = Na planszy
threats-next = Z jednym kamieniem więcej
threat-wins = wygrana
threat-double = podwójna groźba: dwie drogi do wygranej
threat-spoken = { $side } miałby tu: { $threat }
standing-wins-at = wygrywa na { $cells }
standing-later = wygrywa na { $cells }, jeszcze nie można tam zagrać
standing-spoken = część: { $row }

## Threats
threats-heading = Groźby
threats-none = Tutaj żadnych.

## Cells, for screen readers
board-label = Plansza { $size }
cell-empty = puste
cell-move = ruch { $number }
cell-last = ostatni ruch
cell-winning = w wygrywającym rzędzie
cell-hint = podpowiedź

## Thinking and analysis
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
analysis-key = Wartości podano z punktu widzenia X. X3: X wygrywa w 3 półruchach, O4: O wygrywa w 4, =: remis, wszystko udowodnione; +63: lepiej dla X, -63: lepiej dla O; ≥ i ≤ to ograniczenia.
analysis-lines = Warianty
analysis-time = Czas
analysis-cells = Wartości na planszy
line-adopt = Przejmij { $moves }
ended-complete = rozwiązane
ended-depth = osiągnięto głębokość
ended-nodes = osiągnięto limit
ended-time = czas minął
ended-stopped = zatrzymano
ended-memory = zabrakło pamięci
ended-playouts = wyczerpano losowe partie

## Review of a game
review = Omówienie
review-title = Przejrzyj wszystkie ruchy: które zmieniły wynik?
review-heading = Omówienie partii
review-go-on = Przejrzyj ponownie
review-previous = Poprzedni błąd
review-next = Następny błąd
review-again = Spróbuj tego ruchu jeszcze raz
review-tell = Pokaż lepszy ruch
review-runs = Przeglądam ruchy od ostatniego …
review-none = Żaden ruch nie zmienił wyniku ani nie był kosztowny.
review-result = Ruchy, które zmieniły wynik: { $changed }. Kosztowne ruchy: { $lost }.
review-try = Znajdź ruch lepszy niż { $move }.
review-found = Dobrze: { $move } to najlepszy ruch.
review-tried-wrong = { $move } nie jest lepsze: następuje { $reply }. Cofnij ruch i spróbuj jeszcze raz.
review-tried-good = { $move } też utrzymuje wynik.
review-yours = Ruch { $number }: twój ruch to { $move }
review-win-draw = Z wygranej zrobił się remis.
review-win-loss = Z wygranej zrobiła się przegrana.
review-draw-loss = Z remisu zrobiła się przegrana.
review-wins = { $move } wygrywa.
review-holds = { $move } utrzymuje remis.
review-better = Lepsze jest { $move }.
review-first = Pierwszym wyborem było { $move }.
review-lost = Według ocen dużo to kosztowało: { $before } przed ruchem, { $after } po nim.
review-best = Tak dobre jak najlepszy ruch.
review-kept = Wynik pozostał ten sam.
review-good = Niewiele to kosztowało.
review-after = Po { $move }: { $value }.
review-after-shown = Po { $move }: { $value }, jak na planszy.
review-summary = Obie strony w liczbach
review-count-changed = Zmieniły wynik
review-count-missed = Przegapione wygrane
review-count-lost = Kosztowne ruchy
review-count-best = Najlepsze ruchy
review-count-moves = Ruchy
review-all-exact = Wszystkie wyniki są udowodnione.
review-exact = Ocenione według udowodnionych wyników: { $exact } z { $moves }.
review-opinion = ?! to opinia według ocen.
review-left = Nieprzejrzane ruchy: { $unknown }.
terminal-nothing-to-review = Nie ma czego omawiać: nie wykonano jeszcze żadnego ruchu. Podaj zapis partii albo ruchy, na przykład --moves "b2 a1".

## Moves
moves = Ruchy
moves-none = Jeszcze żadnych. Postaw kamień na planszy.
move-label = Ruch { $number }, { $side } { $cell }
branch = Wariant z { $move }
branch-remove = Usuń ten wariant
chart-label = Wartość w trakcie partii: w górę przewaga strony { $side }

## The first view, boards and the phone
start-game = Gra
start-opponent = Przeciwnik
opponent-friend = Znajomy przy tym komputerze
chip-own = Własny rozmiar …
chip-others = Inne gry …
door-explain = Zobacz, jak myśli
door-explain-about = Przeszukiwanie za ruchem, krok po kroku
door-lab = Porównaj algorytmy
door-lab-about = Węzły i czas według głębokości, z raportem
door-solve = Rozwiąż
door-solve-about = Kto wygra przy najlepszej grze, z dowodem
new-more = Więcej: plansza i zasady, obaj gracze, kto zaczyna
you-win = Wygrywasz
side-x-disc = Czerwone
side-o-disc = Żółte
symbols-discs = Czerwone i żółte krążki
nudge-left = O pole w lewo
nudge-up = O pole w górę
nudge-down = O pole w dół
nudge-right = O pole w prawo
record-shown-bare = Liczba partii w zapisie: { $of }. To jest partia { $number }.
thinks-even = uważa grę za wyrównaną
thinks-slightly = widzi lekką przewagę: { $side }
thinks-better = widzi przewagę: { $side }
thinks-much = widzi dużą przewagę: { $side }
thinks-sure = ma dowód: { $value }
thinks-value = wartość { $value }

## New game
new-which = Jaka gra
new-size = Plansza
new-first = Kto zaczyna
first-random = Losowo
width = Szerokość
height = Wysokość
row-length = Ile w rzędzie wygrywa
rule-exact = Dokładnie tyle, nie więcej
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
level-casual = amator
level-strong = mocny
level-master = mistrz
level-perfect = bezbłędny
seconds = Sekundy na ruch
depth = Głębokość w półruchach
algorithm = Algorytm
evaluator = Funkcja oceny
player-nodes =
    { $n ->
        [one] Komputer, { $nodes } węzeł na ruch
        [few] Komputer, { $nodes } węzły na ruch
        [many] Komputer, { $nodes } węzłów na ruch
       *[other] Komputer, { $nodes } węzła na ruch
    }
player-exact = Doskonała gra
kind-nodes = Komputer: węzły
kind-random = Losowe ruchy
kind-exact = Doskonała gra

## Notes and records
comment = Notatka do tej pozycji
moves-more =
    { $count ->
        [one] jeszcze { $count } ruch w wariantach
        [few] jeszcze { $count } ruchy w wariantach
        [many] jeszcze { $count } ruchów w wariantach
       *[other] jeszcze { $count } ruchów w wariantach
    }
opened-left-out =
    { $moves ->
        [one] Pominięto { $moves } ruch wariantu: jest niemożliwy albo jest ich za dużo.
        [few] Pominięto { $moves } ruchy wariantów: są niemożliwe albo jest ich za dużo.
        [many] Pominięto { $moves } ruchów wariantów: są niemożliwe albo jest ich za dużo.
       *[other] Pominięto { $moves } ruchów wariantów: są niemożliwe albo jest ich za dużo.
    }
refusal-other-file =
    { $kind ->
        [png] to obraz PNG, a nie zapis partii. Zapisy to pliki .psq i .sgf.
        [jpeg] to obraz JPEG, a nie zapis partii. Zapisy to pliki .psq i .sgf.
        [gif] to obraz GIF, a nie zapis partii. Zapisy to pliki .psq i .sgf.
        [webp] to obraz WebP, a nie zapis partii. Zapisy to pliki .psq i .sgf.
        [heic] to obraz HEIC, a nie zapis partii. Zapisy to pliki .psq i .sgf.
        [svg] to obraz SVG, a nie zapis partii. Zapisy to pliki .psq i .sgf.
        [mp4] to plik wideo, a nie zapis partii. Zapisy to pliki .psq i .sgf.
        [mp3] to plik dźwiękowy, a nie zapis partii. Zapisy to pliki .psq i .sgf.
        [zip] to archiwum ZIP, a nie zapis partii. Najpierw je rozpakuj: zapisy to pliki .psq i .sgf.
        [gzip] to archiwum gzip, a nie zapis partii. Najpierw je rozpakuj: zapisy to pliki .psq i .sgf.
        [sevenzip] to archiwum 7-Zip, a nie zapis partii. Najpierw je rozpakuj: zapisy to pliki .psq i .sgf.
        [rar] to archiwum RAR, a nie zapis partii. Najpierw je rozpakuj: zapisy to pliki .psq i .sgf.
        [pdf] to dokument PDF, a nie zapis partii. Zapisy to pliki .psq i .sgf.
        [html] to strona internetowa, a nie zapis partii. Zapisy to pliki .psq i .sgf.
        [program] to program, a nie zapis partii. Zapisy to pliki .psq i .sgf.
        [utf16] to tekst w UTF-16. Najpierw zapisz go jako UTF-8.
       *[other] to plik binarny, a nie zapis partii. Zapisy to pliki .psq i .sgf.
    }
refusal-set-up-cell = kamień ustawiony na { $move } leży poza planszą albo są tam dwa. Usuń go albo popraw SZ.
refusal-set-up-position = do ustawionej pozycji (czarnych kamieni: { $black }, białych: { $white }) nie prowadzi żadna partia. Kolory grają na zmianę, a partia kończy się pierwszym rzędem.
refusal-record-nodes = ma więcej niż { $most } ruchów i notatek. Podziel go albo pomiń warianty.
lan-title = Otwórz na innym urządzeniu
lan-text = Tę stronę mogą otworzyć też inni w tej samej sieci: wystarczy zeskanować kod albo przepisać adres.
lan-code = Kod QR adresu { $address }
lan-note = Każdy gra własną partię. Nie ma logowania ani szyfrowania, więc używaj tego tylko w sieci, której ufasz.
terminal-lan = Inni w tej samej sieci otworzą { $address } albo zeskanują ten kod:
terminal-lan-none = Ten komputer nie ma adresu w sieci, więc inni nie mogą otworzyć strony. Połącz się z siecią albo podaj --addr IP:PORT.

## Open and save
files-heading = Otwórz i zapisz
files-save = Zapisz partię
files-save-note = Plik .psq zawiera ruchy do pozycji na planszy, plik .sgf całą partię z wariantami, notatkami i omówieniem. Odnośnik zawiera partię bez notatek i omówienia.
files-load = Otwórz partię
files-offline = Nie ma połączenia z serwerem, który czyta i zapisuje te pliki.
open-file = Wybierz plik
open-text = albo wklej zapis .psq lub .sgf, odnośnik albo pozycję w jednym wierszu:
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

## What the server refuses

# The sentences that end in a colon go on with the server's own words, in English.
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

# Behind a colon of those above, or in brackets.
refusal-no-record = to nie jest zapis partii. Plik .psq zaczyna się od słowa Piskvorky, plik .sgf od „(;”.
refusal-cut-off = plik urywa się przed końcem partii.
refusal-other-game = to zapis innej gry, GM[{ $game }]. K w rzędzie to GM[4].
refusal-set-up = kamienie są w nim ustawiane w środku partii. Można je ustawić tylko przed pierwszym ruchem.
refusal-forbidden-rules = zasady „{ $rules }” mają ruchy zakazane lub rzędy blokowane, a tych program nie obsługuje.
refusal-record-move = ruch { $number }, { $move }, jest niemożliwy.
refusal-record-line = wiersz { $line } jest niezrozumiały.
refusal-tree-empty = napisz liczbę albo gałęzie w nawiasach, na przykład (3 (5 -2)).
refusal-tree-leaf = „{ $text }” nie jest liściem. Napisz liczbę całkowitą, win, draw albo loss.
refusal-tree-name = „{ $text }” nie jest nazwą.
refusal-tree-unopened = nawias (znak { $at }) niczego nie zamyka. Usuń go albo otwórz przed nim nawias, np. (3 5).
refusal-tree-unclosed = nawias (znak { $at }) nie jest zamknięty. Dopisz nawias, który go zamknie, np. (3 5).
refusal-tree-no-branches = nawiasy zamknięte znakiem { $at } są puste.
refusal-tree-trailing = drzewo kończy się przed znakiem { $at }. Kilka gałęzi ujmij w jedną parę nawiasów.
refusal-tree-deep = jest zbyt głęboko zagnieżdżone.
refusal-tree-mismatch = nawias (znak { $at }) jest innego rodzaju niż ten, który zamyka: (3 5) to wybór, {"{"}3 5{"}"} to los.
refusal-tree-probability = „{ $text }” nie jest prawdopodobieństwem. Przed dwukropkiem wpisz ułamek zwykły lub dziesiętny większy od 0 i nie większy niż 1, np. {"{"}1/4:8 3/4:-2{"}"}.
refusal-tree-probabilities = w węźle losowym (znak { $at }) jedne gałęzie mają prawdopodobieństwo, a inne nie. Wpisz je przed każdą albo przed żadną, jeśli wszystkie są równie prawdopodobne.
refusal-tree-sum = prawdopodobieństwa w węźle losowym (znak { $at }) dają razem { $sum }. Muszą dać 1.
refusal-tree-average = wygrane, remisy i przegrane nie mają średniej. W drzewie z losem każdy liść to liczba, np. 1, 0 lub -1.
refusal-tree-fine = jego średnich nie da się podać dokładnie. Wpisz mniejsze liczby albo prawdopodobieństwa o mniejszych mianownikach, np. 1/6.
refusal-rules-form = „{ $text }” nie opisuje zasad. Zapisz je tak: 15x15x5.
refusal-rules-side = bok planszy musi mieć od 1 do { $most } pól, a podano { $value }.
refusal-rules-row = { $k } w rzędzie nie mieści się na planszy. Wybierz od 1 do { $most }.
refusal-rules-option = nie ma opcji „{ $option }”. Są +exact i +gravity.
refusal-unknown-game = żadna gra nie nazywa się „{ $called }”. Są reversi, draughts, dots oraz k w rzędzie, na przykład 3x3x3.
refusal-game-size = „{ $size }” nie jest rozmiarem tej gry.
refusal-nodes = więcej niż { $most } węzłów
refusal-time = trwa zbyt długo
refusal-slow = trwa zbyt długo; wybierz mniej pozycji
refusal-too-deep = głębokość { $depth } trwa na tej planszy zbyt długo
refusal-every-move = na każdy ruch nie starcza czasu
refusal-unknown-algorithm = żaden algorytm nie nazywa się „{ $called }”.
refusal-chance = { $called } nie uśrednia węzłów losowych. Wybierz expectimax.
refusal-chance-cuts = { $called } nie uśrednia węzłów losowych i bez ograniczeń wartości nie może pomijać ruchów pod nimi. Wybierz expectimax.
refusal-no-chance = expectimax jest dla wpisanych drzew. W tej grze nic nie jest losowe: wybierz minimax.
refusal-unknown-evaluator = żadna funkcja oceny nie nazywa się „{ $called }”.
refusal-needs-depth = { $algorithm } potrzebuje głębokości.
refusal-range = { $number } jest poza zakresem: dozwolone są wartości od { $least } do { $most }.
refusal-position-over = partia na planszy jest skończona, nie ma czego przeszukiwać.
refusal-cells = przeszukiwań byłoby { $size }; tu może być najwyżej { $most }.
refusal-games = partii byłoby { $size }; tu może być najwyżej { $most }.
refusal-twice = { $player } jest podany dwa razy. Każdy gracz bierze udział raz.
refusal-openings-many =
    jest zbyt wiele otwarć złożonych z { $plies ->
        [one] { $plies } półruchu
        [few] { $plies } półruchów
        [many] { $plies } półruchów
       *[other] { $plies } półruchu
    }. Wybierz losowe.
refusal-openings-over =
    po żadnym otwarciu złożonym z { $plies ->
        [one] { $plies } półruchu
        [few] { $plies } półruchów
        [many] { $plies } półruchów
       *[other] { $plies } półruchu
    } nie zostaje nic do gry.
refusal-no-center = ta gra nie ma środka. Wybierz losowe otwarcia.
refusal-bytes = wiadomość może mieć najwyżej { $most } bajtów, a ta ma { $size }.
refusal-program = { $program } nie podał ważnego ruchu: { $why }

## Terminal
terminal-invite = Wpisz ruch, na przykład { $move }, albo help.
terminal-seed = O wyborze spośród równie dobrych ruchów decyduje --seed { $seed }.
terminal-turn = Na ruchu { $side }:
terminal-over = new, undo albo quit:
terminal-won =
    Koniec partii: { $side ->
        [X] wygrał
        [O] wygrał
        [MAX] wygrał
        [MIN] wygrał
       *[other] wygrały
    } { $side }.
terminal-drawn = Koniec partii: remis.
terminal-line = Wygrywający rząd: { $cells }
terminal-taken-back = Cofnięto: { $moves }
terminal-nothing-to-undo = Nie ma twojego ruchu, który można by cofnąć.
terminal-no-hint = Partia jest skończona: nie ma czego podpowiadać.
terminal-unreadable = „{ $text }” to nie pole. Wpisz literę kolumny i numer wiersza, na przykład b2; help pokaże, co jeszcze można wpisać.
terminal-no-move = „{ $text }” nie jest teraz możliwym ruchem. Możliwe są: { $moves }
terminal-outside = Pole { $cell } leży poza planszą, która sięga od a1 do { $last }.
terminal-floating = Na { $cell } kamień wisiałby w powietrzu: w tej kolumnie spadnie na { $rest }.
terminal-help-cell = twój ruch: pole od a1 do { $last }
terminal-help-column = twój ruch: pole od a1 do { $last } albo litera kolumny
terminal-help-move = twój ruch, zapisany w ten sposób
terminal-help-undo = cofnij swój ostatni ruch
terminal-help-hint = co zagrałby komputer
terminal-help-board = pokaż planszę jeszcze raz
terminal-help-moves = dotychczasowe ruchy
terminal-help-position = pozycja w jednym wierszu, dla inarow search --position
terminal-help-save = zapisz grę: .sgf, .psq albo lista ruchów
terminal-save-how = Podaj po nim nazwę pliku, na przykład save game.sgf.
terminal-save-exists = { $name } już istnieje. Podaj inną nazwę.
terminal-save-kind = Pliki .sgf i .psq są tylko dla k w rzędzie. Zapisz listę ruchów, na przykład save game.txt.
terminal-help-new = zacznij od nowa
terminal-help-quit = zakończ
terminal-help-words = Te słowa wpisuje się po angielsku.
terminal-proven = { $value }, udowodnione
terminal-estimate = { $value }, oszacowanie w tysięcznych wygranej
terminal-stop = (Ctrl-C przerywa)
terminal-to-move = na ruchu { $side }
terminal-best-none = brak, partia jest skończona
terminal-search = { $algorithm }, { $evaluator }, kolejność ruchów: { $order }
terminal-speed = { $time }, { $speed } węzłów/s
terminal-so-far = { $why }; to najlepsze, co dotąd znaleziono
terminal-nothing-yet = { $why }; nic jeszcze nie wiadomo, ruch jest po prostu pierwszy z listy
terminal-more-playouts = --nodes lub --time pozwolą na więcej
terminal-best-move = najlepszy ruch { $move }: { $value }
terminal-nothing-to-analyse = Nie ma czego analizować: partia jest skończona, { $outcome }.
terminal-written = { $path }: zapisano { $nodes }
terminal-cells =
    { $n ->
        [one] { $shown } komórka
        [few] { $shown } komórki
        [many] { $shown } komórek
       *[other] { $shown } komórki
    }
terminal-games =
    { $n ->
        [one] { $shown } partia
        [few] { $shown } partie
        [many] { $shown } partii
       *[other] { $shown } partii
    }
terminal-positions =
    { $n ->
        [one] { $shown } pozycja
        [few] { $shown } pozycje
        [many] { $shown } pozycji
       *[other] { $shown } pozycji
    }
terminal-bytes =
    { $n ->
        [one] { $shown } bajt
        [few] { $shown } bajty
        [many] { $shown } bajtów
       *[other] { $shown } bajta
    }
terminal-forecast = do wykonania: { $cells }, prognoza { $time }
terminal-nothing-to-run = nic do wykonania
terminal-too-long = zbyt długie: { $cells }
terminal-known = znane z wcześniejszego uruchomienia: { $cells }
terminal-now = { $game } { $algorithm } głębokość { $depth }, zostało około { $time }
terminal-left = zostało około { $time }
terminal-interrupted = przerwano: gotowe { $done } z { $cells }
terminal-goes-on = to samo polecenie podejmie pracę od tego miejsca
terminal-not-kept = opcja --out by je zachowała
terminal-report = raport: { $path }
terminal-bar-cells = komórki
terminal-bar-games = partie
terminal-bar-moves = pierwsze ruchy
terminal-tournament = { $game }, partie każdej pary: { $games }, otwarcia: { $openings }, ziarno { $seed }
terminal-tournament-stopped = zatrzymano, rozegrano: { $games }
terminal-tournament-files = { $path }: { $games }, table.md i tournament.json
terminal-faults = { $positions } gry { $game }, w których trzeba wykonać ruch, w porównaniu z tym samym przeszukiwaniem po naprawie.
terminal-faults-more = inarow lab faults NAZWA opisuje jeden błąd dokładnie: jego wiersz, naprawę i najmniejszą pozycję, w której go widać.
terminal-fault-search = przeszukiwanie
terminal-fault-wrong = błąd
terminal-fault-fix = naprawa
terminal-smallest = Najmniejszy kontrprzykład, głębokość { $depth }, puste pola: { $empty }.
terminal-correct = Poprawne przeszukiwanie, węzeł po węźle:
terminal-score = Wynik { $score } dla gracza na ruchu
terminal-earlier = w tym z wcześniejszych uruchomień: { $positions }
terminal-same = to samo: { $moves }
terminal-tally = { $positions }: wygrana { $x } { $won }, remis { $drawn }, wygrana { $o } { $lost }
terminal-file = { $path }: { $bytes }
terminal-file-read = { $path }: { $bytes }, odczytano w { $time }
terminal-file-solved = { $path }: { $bytes }, rozwiązano i zapisano w { $time }
terminal-solving = { $doing }: { $positions }, { $speed }/s
terminal-doing-search = przeszukiwanie
terminal-doing-certificate = certyfikat
terminal-table-full = tablica { $percent }
terminal-found = znane { $known } z { $all }
terminal-proof = dowód { $proof }, obalenie { $disproof }
terminal-settled = rozstrzygnięto { $percent }
terminal-checked = sprawdzono w { $time }
terminal-not-finished = nieukończone
terminal-unfinished = nieukończone w wyznaczonym czasie: { $n } z { $games }
terminal-valid = poprawny
terminal-not-valid = niepoprawny: { $why }
terminal-longest =
    { $plies ->
        [one] żadna partia nie trwa dłużej niż jeszcze { $plies } półruch
        [few] żadna partia nie trwa dłużej niż jeszcze { $plies } półruchy
        [many] żadna partia nie trwa dłużej niż jeszcze { $plies } półruchów
       *[other] żadna partia nie trwa dłużej niż jeszcze { $plies } półruchu
    }
terminal-total = razem { $count } w { $time }, { $speed }/s
terminal-all = wszystkie
terminal-memory = pamięć: najwyżej około { $bound }; limit to { $limit }
terminal-memory-more = pamięć: najwyżej około { $bound }, więcej niż limit { $limit }; mimo to próbuję, może wystarczyć dużo mniej
terminal-moves = ruchy: { $moves }
terminal-position = pozycja: { $position }
terminal-result = wynik według pliku: { $outcome }

## Settings and help
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
help-goal = Dwie strony grają na przemian. Wygrywa ta, która pierwsza ustawi dość kamieni w rzędzie: w poziomie, w pionie lub na ukos. Kliknij pole, aby postawić kamień; wszystko działa też z klawiatury.
help-keys = Klawisze
key-arrows = na planszy: przejście na inne pole; poza nią: wstecz i naprzód po ruchach
key-play = postaw kamień
key-go = dalej, pauza albo stop
help-values = Wartości
help-values-text = Wartości podano z punktu widzenia X: + jest dobre dla X, - dla O, a kolor jest kolorem strony, dla której wartość jest dobra. X3 znaczy: X wygrywa w 3 półruchach (półruch to jeden kamień), O4: O wygrywa w 4, =: remis. To jest udowodnione. ≥ i ≤ mówią, że wartość wynosi co najmniej albo co najwyżej tyle, ≈ – że to oszacowanie.
version = inarow { $version }

## Explain: what it will cost, the tour, random trees, conventions
explain-window-fold = Okno w korzeniu
explain-equality = Nie odcinaj przy równości
explain-equality-title = Na niektórych kursach odcina się tylko przy α > β, a nie przy α = β. Wartość jest ta sama. Kosztuje to więcej węzłów, a ruchy, które są tylko równie dobre, też mają dokładną wartość.
explain-equality-counts = bez odcięć przy równości
tree-strict-cuts = bez odcięć przy równości
explain-estimate = Około { $nodes }, { $time }.
explain-estimate-exact = { $nodes }.
explain-estimate-large = Około { $nodes }, { $time }, ale pokazać można najwyżej { $most }. Wybierz mniejszą głębokość albo naciśnij „{ $run }” jeszcze raz, by mimo to spróbować.
explain-progress = na razie { $nodes }, { $time }
explain-stop = Stop
explain-stopped = Przeszukiwanie zatrzymano.
explain-full = Pełny ekran
explain-full-leave = Opuść pełny ekran
explain-more-left = jeszcze { $n }
explain-random = Losowe drzewo
explain-random-branching = Gałęzie
explain-random-depth = Głębokość
explain-random-seed = Ziarno
explain-random-make = Utwórz losowe drzewo
explain-random-problem = Wpisz od 1 do 9 gałęzi, głębokość od 1 do 12 i ziarno do 9 cyfr, razem najwyżej 5000 liści (na przykład 3, 3 i 7).
refusal-tree-random = „{ $text }” nie jest losowym drzewem. Napisz random:GAŁĘZIE:GŁĘBOKOŚĆ:ZIARNO, najwyżej 5000 liści, na przykład random:3:3:7.
explain-tour-start = Przewodnik w 60 sekund
explain-tour = Przewodnik: jak myśli komputer
explain-tour-at = { $n } z { $of }
explain-tour-next = Dalej
explain-tour-back = Wstecz
explain-tour-done = Gotowe
explain-tour-skip = Pomiń przewodnik
explain-tour-all = Kółko i krzyżyk, ruch X, trzy wolne pola. Oto wszystkie partie, jakie można jeszcze rozegrać: { $nodes }. Minimax ogląda każdą z nich.
explain-tour-leaf = Zaczyna się tam, gdzie partia się kończy. Tu wartość to { $value }, zawsze z punktu widzenia X.
explain-tour-min = ▼ Tu ruch ma O i wybiera to, co dla X najgorsze: { $value }.
explain-tour-max = ▲ W korzeniu ruch ma X i wybiera z tego najlepsze: { $best }, { $value }. To jest minimax.
explain-tour-window = Alfa-beta zadaje to samo pytanie i po drodze pamięta dwie liczby: α, co X ma na pewno, i β, na czym O potrafi zatrzymać X.
explain-tour-cut = Tu przestaje szukać. O ma już dość dobrą odpowiedź, więc X tu nie wejdzie: gałąź z nożyczkami zostaje pominięta.
explain-tour-same = Ten sam ruch i ta sama wartość: { $fewer } zamiast { $nodes }.
explain-tour-yours = Teraz twoja kolej: przejdź przez to krok po kroku tutaj albo kliknij nożyczki w drzewie, by zapytać dlaczego.

## Explain: inside the search
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
explain-apart = Osobna pozycja: twoja partia w Grze pozostaje.
explain-classic = Z podręczników
explain-classic-three = Trzy gałęzie, jedno odcięcie
explain-classic-order = To samo w najgorszej kolejności
explain-classic-deep = Głębokie odcięcie
explain-classic-names = Z nazwami węzłów
explain-classic-chance = Rzut kośćmi
explain-classic-own = Własne
explain-typed = Drzewo
explain-run = Przeszukaj
explain-run-moved = Przeszukaj nową pozycję
explain-searching = Przeszukiwanie …
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
explain-problem-value = Zapisz ograniczenie jako liczbę całkowitą, X3, O4, −∞ lub +∞.
explain-problem-window = α musi być mniejsze niż β.
explain-too-large = To przeszukiwanie jest zbyt duże, by je pokazać. Zmniejsz głębokość. ({ $message })
explain-too-large-plain = To przeszukiwanie jest zbyt duże, by je pokazać. Zmniejsz głębokość albo wybierz algorytm alpha-beta, który odwiedza znacznie mniej węzłów. ({ $message })
explain-over = Partia jest tu skończona, nie ma czego przeszukiwać. Cofnij ruch.
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
explain-round-choice = Iteracja lub przebieg
explain-round-option = Głębokość { $depth }: { $value }
explain-quiz-round = W iteracji o głębokości { $depth }:
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
explain-chance = los ○, nikt nie wybiera
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
explain-kind-chance = węzeł losowy
explain-kind-finished = liść: koniec partii
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
explain-eyes = Wartości podano tu z punktu widzenia X; kod zmienia ich znak dla strony na ruchu.
explain-open-path = Otwarte węzły
explain-board = Plansza, wiersze od góry: { $rows }
explain-enter-root = Początek przeszukiwania. Ruch ma { $side }, nic jeszcze nie wiadomo: okno to { $window }.
explain-enter-root-plain = Początek przeszukiwania. Ruch ma { $side }.
explain-enter-round = Zaczyna się iteracja o głębokości { $depth }, o półruch głębsza. Ruch ma { $side }; tablica pamięta, co znaleziono wcześniej.
explain-enter-pass = Przebieg iteracji o głębokości { $depth }: czy wartość to co najmniej { $beta }, czy co najwyżej { $alpha }? Ruch ma { $side }, okno jest puste.
explain-enter-pass-last = Wartość dla głębokości { $depth } jest znana. Jeszcze jeden przebieg, z oknem wokół niej, znajduje wariant: ruch ma { $side }, okno to { $window }.
explain-enter-plain = { $rival } próbuje { $move }. Teraz ruch ma { $side }.
explain-enter-chance = { $rival } próbuje { $move }. Teraz decyduje los: liczą się wszystkie gałęzie, każda według swojego prawdopodobieństwa.
explain-enter-chance-root = Przeszukiwanie się zaczyna. Najpierw decyduje los: liczą się wszystkie gałęzie, każda według swojego prawdopodobieństwa.
explain-enter-by-chance = Los wybiera { $move } z prawdopodobieństwem { $likely }.
explain-enter = { $rival } próbuje { $move }. Teraz ruch ma { $side }; liczą się tylko wartości w { $window }.
explain-enter-scout = { $rival } próbuje { $move } z pustym oknem, które pyta tylko: czy ten ruch jest lepszy niż { $best }?
explain-enter-again = { $rival } próbuje { $move } ponownie: ruch okazał się lepszy, niż oczekiwano. Teraz ruch ma { $side }, a okno { $window } powie, ile to jest warte.
explain-table-exact = Tablica zna już tę pozycję: { $value }.
explain-table-lower = Tablica wie, że ta pozycja jest warta co najmniej { $value }, a to tu wystarcza.
explain-table-upper = Tablica wie, że ta pozycja jest warta co najwyżej { $value }, a to tu wystarcza.
explain-improved = { $side } znajduje coś lepszego: ruch { $move } jest wart { $value }.
explain-improved-max = { $side } znajduje coś lepszego: ruch { $move } jest wart { $value }. α rośnie do { $value }.
explain-improved-min = { $side } znajduje coś lepszego: ruch { $move } jest wart { $value }. β spada do { $value }.
explain-cut = { $side } ma tu już odpowiedź wartą { $value }, więc { $rival }, mając gdzie indziej { $elsewhere }, nigdy tu nie wejdzie:
explain-cut-window = { $side } ma tu już odpowiedź wartą { $value }. Liczyło się tylko, czy { $side } osiągnie { $elsewhere }, i to już wiadomo:
explain-cut-rest =
    { $n ->
        [one] pozostały { $n } ruch zostaje odcięty.
        [few] pozostałe { $n } ruchy zostają odcięte.
        [many] pozostałych { $n } ruchów zostaje odciętych.
       *[other] pozostałe { $n } ruchu zostaje odcięte.
    }
explain-return-root = Przeszukiwanie skończone: najlepszy ruch to { $best }, wartość { $value }.
explain-return-root-leaf = Przeszukiwanie skończone: wartość to { $value }.
explain-return-round = Przeszukiwanie w tej iteracji, do głębokości { $depth }, skończone: jak dotąd najlepszy ruch to { $best }, wartość { $value }.
explain-return-pass-lower = Odpowiedź tego przebiegu, do głębokości { $depth }: wartość to { $value } lub więcej.
explain-return-pass-upper = Odpowiedź tego przebiegu, do głębokości { $depth }: wartość to { $value } lub mniej.
explain-return-exact = Tu wszystko wiadomo: dla { $side } ruch { $move } jest wart { $value }.
explain-return-chance = Tu znane są wszystkie gałęzie: { $move } jest średnio wart { $value }.
explain-return-branch = Ta gałąź, { $move }, jest warta { $value }.
explain-return-sum = Tu znane są wszystkie gałęzie: { $terms } = { $value }.
explain-return-lower = Tu wiadomo dość: dla { $side } ruch { $move } jest wart { $value } lub więcej.
explain-return-upper = Tu wiadomo dość: dla { $side } ruch { $move } jest wart { $value } lub mniej.
explain-leaf-horizon = Przeszukiwanie nie sięga tu głębiej; funkcja oceny mówi { $value }.
explain-leaf-horizon-typed = Przeszukiwanie nie sięga tu głębiej, a wpisane drzewo nie ma funkcji oceny: liczy się to jako { $value }.
explain-leaf-won = Partia jest tu skończona: wygrywa { $side }.
explain-leaf-won-in =
    { $plies ->
        [one] Partia jest tu skończona: wygrywa { $side }, { $plies } półruch od początku przeszukiwania.
        [few] Partia jest tu skończona: wygrywa { $side }, { $plies } półruchy od początku przeszukiwania.
        [many] Partia jest tu skończona: wygrywa { $side }, { $plies } półruchów od początku przeszukiwania.
       *[other] Partia jest tu skończona: wygrywa { $side }, { $plies } półruchu od początku przeszukiwania.
    }
explain-leaf-value = Liść o wartości { $value }.
explain-leaf-draw = Partia jest tu skończona: remis.
explain-won = wygrywa { $side }
explain-won-in =
    { $plies ->
        [one] { $side } wygrywa po { $plies } półruchu
        [few] { $side } wygrywa po { $plies } półruchach
        [many] { $side } wygrywa po { $plies } półruchach
       *[other] { $side } wygrywa po { $plies } półruchu
    }
explain-round = Iteracja o głębokości { $depth } skończona: { $best }, wartość { $value }. Następna sięga o półruch głębiej.
explain-round-last = Ostatnia iteracja, o głębokości { $depth }, skończona: { $best }, wartość { $value }.
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
explain-legend-chance = Los: nikt nie wybiera. Wartość to średnia gałęzi, każdej według jej prawdopodobieństwa.
explain-legend-best = gruba: dziecko, które dało wartość
explain-legend-cut = kreskowana, z nożyczkami: odcięte ruchy i ich liczba; kliknij, by zobaczyć dlaczego
explain-legend-future = kropkowana: nieosiągnięte w tym kroku
explain-legend-values = Wartości podano z punktu widzenia X. X3: X wygrywa 3 półruchy po korzeniu, O4: O wygrywa po 4, =: remis, +12: dobrze dla X.
explain-legend-bounds = ≥ i ≤, podkreślone kreskami: znane jest tylko ograniczenie.
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
explain-costs-won = Partia jest tu skończona: wygrywa { $side }. Nie ma odpowiedzi.
explain-costs-drawn = Partia jest tu skończona: remis. Nie ma odpowiedzi.
explain-costs-closed = Zamknięto { $move }.
explain-costs-line = Otwarty wariant:
explain-costs-play = Zagraj ten wariant
explain-costs-played = Zagrano na planszy: { $moves }.
explain-costs-legend-algorithm = układ scalony, gruba ramka: ruch algorytmu
explain-costs-legend-you = osoba, ramka kreskowana: ruch otwarty przez ciebie
explain-costs-legend-values = Wartości podano z punktu widzenia X, a odległości liczono od pozycji pierwszego rzędu. X5: X wygrywa 5 półruchów po niej.
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
explain-count-table-hits = Trafienia w tablicy
explain-quiz-seed = Ziarno: to samo ziarno, te same pytania
explain-quiz-start = Od początku
explain-quiz-other = Inne pytania
explain-quiz-score = Dobrze: { $right } z { $asked }
explain-quiz-about = O przeszukiwaniu pokazanym w drzewie: { $algorithm }, { $nodes }.
explain-quiz-no-search = Nie ma jeszcze przeszukiwania: zacznij je w zakładce „Drzewo”.
explain-quiz-plain = Ten algorytm nie ma okna i niczego nie odcina. Inne rodzaje pytań pojawią się po przeszukaniu algorytmem alpha-beta w zakładce „Drzewo”.
explain-quiz-growing = Quiz pyta o okna, odcięcia i wartości, których { $algorithm } nie ma. W zakładce „Drzewo” uruchom alpha-beta lub inne przeszukiwanie drzewa.
explain-quiz-none = W tym drzewie nie ma o co zapytać. Przeszukaj większe w zakładce „Drzewo”.
explain-quiz-check = Sprawdź
explain-quiz-hint = Podpowiedź
explain-quiz-next = Następne pytanie
explain-quiz-branches = Gałęzie w kolejności prób
explain-quiz-was-cut = odcięta
explain-quiz-ask-value = Ruch ma tu { $side }, a gałęzie mają takie wartości. Jaka jest wartość tego węzła?
explain-quiz-ask-cut = Ruch ma tu { $side }, okno to { $window }. Gałęzie miałyby takie wartości. Które zostaną odcięte?
explain-quiz-ask-cut-later =
    { $n ->
        [1] Ruch ma tu { $side }. Po pierwszej gałęzi okno to { $window }. Następne miałyby takie wartości. Które zostaną odcięte?
       *[other] Ruch ma tu { $side }. Po pierwszych { $n } gałęziach okno to { $window }. Następne miałyby takie wartości. Które zostaną odcięte?
    }
explain-quiz-ask-window = Przeszukiwanie dochodzi do tego węzła, a węzły po drodze znalazły na razie to. Ile wynoszą tu α i β?
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
explain-quiz-hint-window-both = α to najlepsze, co po drodze znalazł MAX ▲, a β to najlepsze, co znalazł MIN ▼. Strona, która nic nie znalazła, zostawia −∞ lub +∞.
explain-quiz-hint-window-second = MAX ma: { $max }. MIN ma: { $min }.
explain-quiz-because-value-max = Węzeł MAX ▲ bierze największą z { $values }: { $value }, przez { $move }.
explain-quiz-because-value-min = Węzeł MIN ▼ bierze najmniejszą z { $values }: { $value }, przez { $move }.
explain-quiz-because-bound = Okno to { $window }, więc wiadomo tylko: { $value }.
explain-quiz-because-cut-max = Gałąź { $move } jest warta { $value }, nie mniej niż β = { $limit }: { $rival } nigdy tu nie wejdzie, reszta jest odcięta.
explain-quiz-because-cut-min = Gałąź { $move } jest warta { $value }, nie więcej niż α = { $limit }: { $rival } nigdy tu nie wejdzie, reszta jest odcięta.
explain-quiz-because-window = Po drodze { $max } ma najlepiej α = { $alpha }, a { $min } najlepiej β = { $beta }.
explain-quiz-right = Dobrze: { $answer }.
explain-quiz-wrong = Nie. Odpowiedź to { $answer }.
explain-quiz-problem-empty = Wpisz najpierw odpowiedź, na przykład X3, O4, =, +12 lub −∞.
explain-quiz-problem-value = To nie jest wartość. Wpisz X3, O4, =, liczbę całkowitą, −∞ lub +∞.
explain-quiz-problem-distance = Dopisz, po ilu półruchach, na przykład X3.
explain-quiz-problem-ticks = Zaznacz gałęzie, które są odcięte; jest co najmniej jedna.
explain-bench-weights = Wagi
explain-bench-reset = Domyślne wagi
explain-bench-usual-now = Domyślne wagi: { $weights }.
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
explain-bench-note = Wartość pola to suma linii, które przez nie przechodzą, z punktu widzenia X: + jest dobre dla X, − dla O.
explain-bench-lines = Co wnoszą linie
explain-bench-total =
    { $n ->
        [one] Liczy się { $n } linia: X { $x }, O { $o }, razem { $total }.
        [few] Liczą się { $n } linie: X { $x }, O { $o }, razem { $total }.
        [many] Liczy się { $n } linii: X { $x }, O { $o }, razem { $total }.
       *[other] Liczy się { $n } linii: X { $x }, O { $o }, razem { $total }.
    }
explain-bench-moves = Wpływ na ruch
explain-bench-effect = Z domyślnymi wagami { $side } gra { $usual }, z twoimi { $changed }.
explain-bench-effect-same = { $side } gra { $changed } z domyślnymi wagami i z twoimi.
explain-bench-best-usual = kreskowana: najlepszy z domyślnymi wagami
explain-bench-best-changed = ciągła, z kropką: najlepszy z twoimi wagami
explain-bench-column-move = Ruch
explain-bench-column-usual = Domyślne
explain-bench-column-changed = Twoje

## Trees in text and pictures
tree-weights = wagi { $weights }
tree-order = kolejność ruchów: { $order }
tree-window = okno { $window }
tree-value = wartość { $value }
tree-best = najlepszy ruch { $move }
tree-line = wariant { $moves }
tree-iteration = iteracja { $n }
tree-pass = przebieg { $n }, głębokość { $depth }
tree-below =
    { $n ->
        [one] … poniżej { $shown } węzeł
        [few] … poniżej { $shown } węzły
        [many] … poniżej { $shown } węzłów
       *[other] … poniżej { $shown } węzła
    }
tree-over = koniec
tree-table = tablica
tree-counted =
    { $n ->
        [one] { $shown } węzeł poniżej tylko policzony
        [few] { $shown } węzły poniżej tylko policzone
        [many] { $shown } węzłów poniżej tylko policzonych
       *[other] { $shown } węzła poniżej tylko policzono
    }
tree-unfinished = niedokończone
tree-shown = Pokazano { $shown } z { $all } węzłów, { $levels } z { $deepest } półruchów; --levels { $deepest } pokaże wszystko.
tree-legend-sides = ▲ MAX: ruch ma X, ▼ MIN: ruch ma O; wszystkie wartości są z punktu widzenia X
tree-chance = los
tree-legend-chance = ○ los: nikt nie wybiera; wartość to średnia gałęzi, każdej według jej prawdopodobieństwa (ułamki w nawiasach)
tree-legend-window = [α, β]: okno, z którym wchodzi się do węzła; X ma gdzie indziej α, O może utrzymać X na β
tree-legend-values = X3: X wygrywa w 3 półruchach, =: remis, +12: dobrze dla X; ≥ i ≤ to ograniczenia: co najmniej, co najwyżej tyle
tree-legend-best = ★: ruch, który dał węzłowi wartość
tree-legend-cut = ✂: ruchy, których nie przeszukano, bo α ≥ β
tree-legend-again = ponownie: ten sam ruch przeszukany jeszcze raz; tablica: znane z innego węzła
tree-legend-short = ▲ MAX (X)  ▼ MIN (O)  [α, β]  ≥ ≤ ograniczenia  gruba: dała wartość  ✂ n: odcięte ruchy
tree-heading-picture = Rysunek
tree-heading-tree = Drzewo
tree-heading-signs = Znaki
tree-heading-command = Jak utworzyć ten plik ponownie
tree-count-generated = Wygenerowane ruchy
tree-count-deepest = Najgłębszy półruch
tree-count-events = Zdarzenia

## Other games
games-others = Inne gry
games-choose = Wybierz grę. Pozostanie tu, gdy zajrzysz gdzie indziej.
games-reversi = Reversi
games-draughts = Warcaby rosyjskie
games-dots = Kropki i kwadraty
games-which = Gra
games-rules-reversi = Dwaj gracze, X (czarne) i O (białe), kładą pionki na kwadratowej planszy; na początku pośrodku leżą po dwa pionki każdej strony. Zaczyna X. Pionek kładzie się tam, gdzie między nim a innym własnym pionkiem zamyka się w linii prostej jeden lub więcej pionków przeciwnika, w jednym kierunku lub w kilku; wszystkie zamknięte pionki się odwraca. Kto nie może tak zagrać, pasuje; kto może, nie może pasować. Gdy żadna strona nie może położyć pionka, gra się kończy i wygrywa ten, kto ma więcej pionków.
games-rules-draughts = Warcaby rosyjskie na ciemnych polach planszy 8 × 8, po dwanaście pionków z każdej strony; zaczyna X (białe). Pionki poruszają się o jedno pole na ukos do przodu, a biją do przodu i do tyłu; damki poruszają się i biją na całych przekątnych. Bicie jest obowiązkowe i trwa, dopóki jest możliwe; spośród kilku bić można wybrać dowolne. Pionek, który dojdzie do ostatniego rzędu, od razu staje się damką, także w trakcie bicia. Przegrywa ten, kto nie może wykonać ruchu. Remis następuje, gdy pozycja powtórzy się po raz trzeci albo gdy każda ze stron wykona piętnaście ruchów samymi damkami bez bicia.
games-rules-tree = Drzewo jak z podręcznika. W każdym węźle gałąź wybiera na zmianę MAX albo MIN, a zaczyna MAX; liczba w liściu, w którym skończą, to wygrana gracza MAX i strata gracza MIN.
games-rules-dots = Kropki i kwadraty: gracze na przemian rysują linie między sąsiednimi kropkami. Kto narysuje czwartą linię kwadratu, zdobywa go i gra jeszcze raz. Gdy wszystkie linie są narysowane, wygrywa ten, kto ma więcej kwadratów.
games-key-play = wybierz miejsce
games-restart = Od nowa
games-players = Gracze
games-side = Gracze, ustawienia i ruchy
games-loading = Plansza jest wczytywana …
games-address = Odnośnik nie wskazuje znanej gry. Zapisz go tak: #view=games&game=reversi.
games-pass = Pasuj
games-pass-name = pas
games-must-pass = nie ma ruchu, trzeba spasować
games-spoken-pass = { $side }: nie ma ruchu, trzeba spasować
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
games-line-open = jeszcze nienarysowana
games-chosen = wybrane
games-can = można zagrać
games-going-on = Wybrano: { $places }. Idź dalej na jedno z zaznaczonych pól.
games-let-go = Wybór cofnięty.
games-refused-reversi = Pionek na { $place } niczego by nie odwrócił. Wybierz zaznaczone pole.
games-refused-draughts = Ruch { $place } nie jest teraz możliwy. Wybierz zaznaczoną bierkę, potem zaznaczone pole; bicie jest obowiązkowe.
games-refused-dots = Linia { $place } jest już narysowana. Wybierz inną.
games-moves-none = Jeszcze żadnych.

## Solving a position
solve = Rozwiąż
solve-title = Rozwiąż tę pozycję: jej dokładna, udowodniona wartość
solve-heading = Dokładna wartość
solve-begins = Zaczyna rozwiązywać …
solve-again = Jeszcze raz
solve-facts = { $nodes } · { $time }
solve-won =
    Udowodnione: { $side ->
        [X] wygrywa
        [O] wygrywa
        [MAX] wygrywa
        [MIN] wygrywa
       *[other] wygrywają
    } { $side }
solve-proven = Udowodnione: { $value }
solve-drawn = Udowodnione: remis
solve-how = Przy najlepszej grze obu stron, cokolwiek próbuje którakolwiek z nich.
solve-moves = Wartość każdego ruchu
solve-moves-won =
    { $side } { $side ->
        [X] wygrywa
        [O] wygrywa
        [MAX] wygrywa
        [MIN] wygrywa
       *[other] wygrywają
    } po
solve-moves-drawn = Remis po
solve-stopped = Zatrzymano, zanim wartość była znana.
solve-time = Nie rozwiązano w czasie, na który serwer pozwala.
solve-nodes = Nie rozwiązano przy liczbie pozycji, na jaką serwer pozwala.
refusal-solve-large = Ze spadaniem kamieni można rozwiązać plansze do { $most } pól, licząc jeden rząd więcej; ta ma { $cells }.
solve-over = Partia jest skończona: nie ma czego rozwiązywać.
scores = Punkty
scores-title = Punkty pod kolumnami: jak kończy się partia po każdym ruchu przy najlepszej grze
scores-key = Punkty dotyczą strony, która ma ruch: + wygrywa, 0 remis, - przegrywa. 1 znaczy, że zwycięzca potrzebuje swojego ostatniego kamienia, 2 – że wystarczy mu przedostatni, i tak dalej.
score-spoken = { $value }, punkty: { $score }
score-pending = jeszcze nieznane

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
lab-game-dots = Kropki i kwadraty
lab-after-moves = { $game } po { $moves }
lab-forever = ponad milion lat
lab-error-settings = Tego nie można uruchomić:
lab-not-run = nie uruchomiono: prognoza { $time }
lab-stopped-time = zatrzymano po { $time }
lab-stopped-memory = zatrzymano: drzewo było pełne
lab-stopped-playouts = zatrzymano: wyczerpano losowe partie
lab-failed = błąd: { $reason }

# Compare
lab-compare-about = Ile kosztuje przeszukiwanie? Każdy algorytm działa do każdej głębokości, a liczone są węzły, odcięcia i czasy.
lab-algorithms = Algorytmy
lab-evaluators = Funkcje oceny
lab-depths = Głębokości
lab-repeats = Powtórzenia pomiaru
lab-limit = Limit w sekundach
lab-scoring = Zakończona partia
lab-scoring-plain = Wygrana to wygrana
lab-scoring-distance = Szybka wygrana liczy się bardziej
lab-problem-game = Wpisz grę, na przykład 6x6x4.
lab-problem-depths = Wpisz głębokości od 1 do { $most }, na przykład 4, 1-9 lub 1-3,6.
lab-problem-repeats = Wpisz liczbę powtórzeń: liczbę całkowitą od 1 do { $most }.
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
lab-ended-stopped = Zatrzymano: gotowe { $done } z { $size }. „Kontynuuj” ruszy od tego miejsca.
lab-ended-time = Czas minął: gotowe { $done } z { $size }. „Kontynuuj” ruszy od tego miejsca.
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
lab-openings-usual = domyślne
lab-openings-0 = brak
lab-openings-1 = każdy pierwszy ruch
lab-openings-2 = każde dwa ruchy
lab-openings-random-2 = dwa losowe ruchy
lab-openings-random-4 = cztery losowe ruchy
lab-openings-center-3 = trzy kamienie blisko środka
lab-players = Gracze
lab-player-add = Dodaj gracza
lab-player-random = losowe ruchy
lab-player-engine = silnik
lab-player-level = poziom
lab-player-depth = głębokość
lab-player-nodes = węzły
lab-player-kind = Gracz { $n }
lab-player-evaluator = Funkcja oceny gracza { $n }
lab-player-remove = Usuń gracza { $n }
lab-problem-one-game = Wpisz jedną grę, na przykład 6x6x4.
lab-problem-games = Wpisz parzystą liczbę partii od 2 do { $most }.
lab-problem-seed = Ziarno musi być liczbą całkowitą, co najmniej 0.
lab-problem-player = Gracz { $n } potrzebuje liczby całkowitej od 1 do { $most }.
lab-problem-twice = { $player } występuje dwa razy; każdy gracz bierze udział raz.
lab-cross = Tabela turniejowa
lab-cross-player = Gracz
lab-cross-points = Punkty
lab-cross-games = Partie
lab-cross-score = Wynik (95%)
lab-cross-elo = Elo
lab-cross-error = Elo z błędem
lab-cross-nodes = Węzły na ruch
lab-cross-detail = wygrane { $won }, remisy { $drawn }, przegrane { $lost }
lab-cross-fault = { $player }: partie przegrane przez błąd programu: { $games }; w pierwszej: { $reason }
lab-cross-note = Komórka to punkty gracza z wiersza przeciw graczowi z kolumny: jeden za wygraną, pół za remis. Przy wyniku w nawiasie podano 95-procentowy przedział Wilsona. Elo dopasowano tak, że pierwszy gracz ma 0; jego błąd to 1,96 błędu standardowego, jakby partie były niezależne, a siła pozostałych znana.
lab-report-title = Turniej: { $game }
lab-report-facts = Partie każdej pary: { $games }. Otwarcia: { $openings }. Ziarno: { $seed }.
lab-report-partial = Turniej zatrzymano: rozegrano { $done } z { $size } partii.
lab-report-repeat = Te same partie jeszcze raz:
lab-player-exact = doskonała gra

# Museum
lab-m-title = Muzeum błędów
lab-m-about = Przeszukiwanie to krótki kod, w którym łatwo o błąd, i zwykle nikt go nie zauważa. Każdy eksponat to małe podręcznikowe przeszukiwanie gry w kółko i krzyżyk z jednym wierszem takim, jaki miał prawdziwy program. Działa na wszystkich pozycjach, w których trzeba wykonać ruch, a obok niego to samo przeszukiwanie z tym wierszem naprawionym.
lab-m-note = Błędna wartość różni się od wartości naprawionego przeszukiwania; gorszy ruch jest wart mniej niż najlepszy; stracony wynik to wygrana zamieniona w remis lub przegraną albo remis zamieniony w przegraną.
lab-m-busy = Liczenie po wszystkich pozycjach …
lab-m-overview = Wszystkie błędy
lab-m-fault = Błąd
lab-m-seen = Gdzie wystąpił
lab-m-depth = Głębokość
lab-m-wrong = Błędne wartości
lab-m-worse = Gorsze ruchy
lab-m-lost = Stracone wyniki
lab-m-nodes = Węzły
lab-m-fixed = Węzły po naprawie
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
lab-m-says-more = Węzły: { $nodes } zamiast { $fixed }, o { $percent }% więcej; od pustej planszy { $start } zamiast { $right }
lab-m-says-fewer = Węzły: { $nodes } zamiast { $fixed }, o { $percent }% mniej; od pustej planszy { $start } zamiast { $right }
lab-m-setting = { $algorithm }, { $evaluator }, głębokość { $depth }.
lab-m-line-wrong = Błędny wiersz
lab-m-line-fixed = Naprawa
lab-m-line-convention = Według konwencji
lab-m-line-usual = Zwykle
lab-m-smallest = Najmniejszy kontrprzykład
lab-m-effect-lost-result = Ruch ma { $side }: program z błędem traci wynik.
lab-m-effect-worse-move = Ruch ma { $side }: program z błędem gra gorszy ruch.
lab-m-effect-wrong-value = Ruch ma { $side }: program z błędem podaje złą wartość.
lab-m-effect-more-nodes = Ruch ma { $side }: program z błędem odwiedza więcej węzłów.
lab-m-effect-convention = Ruch ma { $side }: według konwencji odwiedza się więcej węzłów.
lab-m-plays-faulty = Z błędem: { $moves }, wartość { $value }, węzły { $nodes }
lab-m-plays-fixed = Naprawione: { $moves }, wartość { $value }, węzły { $nodes }
lab-m-plays-convention = Według konwencji: { $moves }, wartość { $value }, węzły { $nodes }
lab-m-plays-usual = Zwykle: { $moves }, wartość { $value }, węzły { $nodes }
lab-m-open = Otwórz w „Wyjaśnij”
lab-fault-leaf-for-side-to-move = Liść oceniony dla strony na ruchu
lab-fault-one-sided-evaluator = Jednostronna funkcja oceny ze znakiem ostatniego ruchu
lab-fault-no-distance = Bez odległości
lab-fault-unequal-depths = Nierówne głębokości rzędów
lab-fault-bounds-as-ties = Ograniczenia podane jako równe wartości
lab-fault-beta-never-updated = Beta nigdy się nie zmienia
lab-fault-strict-cut = Ostra nierówność: bez odcięć przy równości
lab-fault-low-without-max = Dolne ograniczenie bez maksimum
lab-m-lost-fixed = Stracone wyniki po naprawie
lab-m-missed = Przeoczone wygrane w 1
lab-m-more = Więcej węzłów w

# What the faults do, and the searches that have them
fault-leaf-for-side-to-move = Minimax bierze największą wartość na swoich ruchach i najmniejszą na ruchach przeciwnika, więc wszystkie wartości muszą być z jego punktu widzenia. Tutaj liście ocenia się dla strony, która ma tam ruch: przy nieparzystych głębokościach przeszukiwanie dąży do tego, co dla niego najgorsze.
fault-leaf-for-side-to-move-setting = minimax, open-lines, wygrana liczy się tak samo w każdej odległości
fault-one-sided-evaluator = Ocena to porównanie. Funkcja, która liczy tylko własne linie, jest ślepa na groźby, a ze znakiem tej strony, która ruszyła się ostatnia, przy parzystych głębokościach uznaje wiele własnych linii za złe.
fault-one-sided-evaluator-setting = minimax, line-power, wygrana liczy się tak samo w każdej odległości
fault-no-distance = Wygrana to wygrana w każdej odległości, więc powolna jest tak samo dobra jak natychmiastowa. Wyniki są poprawne, ale program zwleka, a tam, gdzie po każdym ruchu widzi znowu tę samą wygraną, może jej nigdy nie zagrać.
fault-no-distance-setting = negamax do końca partii
fault-unequal-depths = Ruchy są pokazane w rzędzie ze swoimi kosztami, a kliknięcie otwiera rząd odpowiedzi. Każdy rząd liczy półruchy od własnego początku, więc ten sam wariant kosztuje w każdym rzędzie co innego.
fault-unequal-depths-setting = minimax do końca partii, szybka wygrana liczy się bardziej; wartość to wartość najlepszego ruchu podana przez rząd odpowiedzi na niego
fault-bounds-as-ties = Gdy alfa-beta ma najlepszy ruch, o pozostałe pyta tylko, czy są lepsze. „Nie” to ograniczenie: ruch jest co najwyżej tak samo dobry. Podawanie takich ruchów jako równie dobrych jest błędem, a losowy wybór spośród nich może oddać partię.
fault-bounds-as-ties-setting = alpha-beta do końca partii, szybka wygrana liczy się bardziej
fault-beta-never-updated = Gałąź minimalizująca obniża alfę zamiast bety. Beta pozostaje nieskończona i nic nie jest odcinane. Wartości są poprawne, więc bez licznika błędu nie widać.
fault-beta-never-updated-setting = alpha-beta z gałęzią maksymalizującą i minimalizującą, line-power, wygrana liczy się tak samo w każdej odległości
fault-strict-cut = Odcinanie dopiero powyżej bety, a nie przy równości, to konwencja niektórych kursów, a nie zły wynik: wszystkie wartości są dobre, a ruchy, które są tylko równie dobre, też mają dokładną wartość, więc można wypisać wszystkie równie dobre ruchy. Kosztuje to węzły, bo ruch o wartości równej becie jest już obalony: przeciwnik ma gdzie indziej coś równie dobrego. Z > zamiast ≥ przeszukiwanie trwa dalej, zwłaszcza tam, gdzie występuje mało różnych wartości. Gdy chodzi tylko o wartość, lepsze jest ≥.
fault-strict-cut-setting = alpha-beta, longest-run, wygrana liczy się tak samo w każdej odległości
fault-low-without-max = Pierwszy ruch w węźle ustawia dolne ograniczenie na swoją wartość, nawet poniżej ograniczenia przekazanego z góry. Okno jest szersze, niż trzeba, a wartości pozostają poprawne.
fault-low-without-max-setting = alpha-beta z oknem od przegranej do wygranej, open-lines, wygrana liczy się tak samo w każdej odległości

## Report: Headings
report-title = Porównanie algorytmów przeszukiwania: { $games }
report-made = Raport utworzony przez program inarow { $version } poleceniem `{ $program } lab compare`.
report-made-call = Raport utworzony przez program inarow { $version }.
heading-contents = Spis treści
heading-task = Co porównano
heading-game = Gra
heading-games = Gry
heading-data = Stan i ruch
heading-evaluators = Funkcje oceny
heading-algorithms = Algorytmy
heading-measurements = Pomiary
heading-findings = Wnioski
heading-sample = Jedna partia
heading-sources = Programy
sign-author = Autor
sign-group = Grupa
sign-date = Data
sample-who = X to `{ $first }`, O to `{ $second }`.
sample-not-over = Partia po 400 półruchach jeszcze się nie skończyła.
heading-machine = Komputer
heading-repeat = Jak to powtórzyć
heading-group = { $game }, funkcja oceny { $evaluator }
subheading-table = Wszystkie wyniki

## Report: What was compared
task-intro =
    { $algorithms ->
        [one] Uruchomiono jeden algorytm
        [few] Uruchomiono { $algorithms } algorytmy
        [many] Uruchomiono { $algorithms } algorytmów
       *[other] Uruchomiono { $algorithms } algorytmu
    } na { $positions ->
        [1] jednej pozycji
       *[other] { $positions } pozycjach
    } do { $depths ->
        [1] głębokości { $list }
       *[other] głębokości { $list }
    }, liczonej w półruchach (ruchach jednej strony). Czas każdego przeszukiwania mierzono { $repeats ->
        [1] raz
        [2] dwa razy; podano mediany
       *[other] { $repeats } razy; podano mediany
    }.
task-limit = Jedna komórka tabeli, czyli jeden algorytm na jednej głębokości ze wszystkimi powtórzeniami, miała limit { $limit }. Komórek, które według prognozy trwałyby dłużej, nie uruchamiano; zamiast wyniku podano prognozę.
task-scoring-plain = Zakończone partie liczą się jak w podręcznikach: wygrana to wygrana, bez względu na to, jak jest odległa.
task-scoring-quick-win = Tylko funkcja `quick-win` woli szybszą.
task-scoring-distance = Zakończone partie liczą się według odległości: szybka wygrana jest warta więcej niż powolna, a powolna przegrana więcej niż szybka.
task-scoring-outcome = Tylko funkcja `outcome` tego nie uwzględnia.
task-incomplete = Pomiar zatrzymano, zanim zmierzono wszystko; tabele i wykresy pokazują to, co było gotowe do tej chwili.

## Report: Rules
rules-in-a-row = Dwaj gracze, X i O, grają na przemian na planszy { $width } × { $height }, początkowo pustej. Zaczyna X.
rules-in-a-row-place = Ruch polega na postawieniu kamienia na dowolnym pustym polu. Kamieni się nie przesuwa ani nie usuwa.
rules-in-a-row-fall = Ruch polega na wybraniu kolumny, która nie jest pełna; kamień spada na jej najniższe puste pole. Kamieni się nie przesuwa ani nie usuwa.
rules-in-a-row-win =
    Wygrywa ten, kto pierwszy ustawi { $k ->
        [one] jeden kamień
        [few] { $k } kamienie
        [many] { $k } kamieni
       *[other] { $k } kamienia
    } bez przerwy w wierszu, w kolumnie lub na ukos; dłuższy rząd także wygrywa.
rules-in-a-row-exact =
    Wygrywa ten, kto pierwszy ustawi dokładnie { $k ->
        [one] jeden kamień
        [few] { $k } kamienie
        [many] { $k } kamieni
       *[other] { $k } kamienia
    } bez przerwy w wierszu, w kolumnie lub na ukos; dłuższy rząd się nie liczy.
rules-in-a-row-draw = Jeśli plansza jest pełna i nikt nie wygrał, partia kończy się remisem.
rules-unknown = Gra `{ $game }` nie podaje swoich zasad. Pozycja wygląda tak jak poniżej, a przykładowe ruchy to { $examples }.
rules-own-words = Gra `{ $game }` jest własną grą autora. Jej zasady, słowami autora:
position-start = Przeszukiwana pozycja to początek gry:
position-moves = Przeszukiwana pozycja, po ruchach { $moves }:
position-choices =
    Strona na ruchu ma w niej { $choices ->
        [one] jeden ruch
        [few] { $choices } ruchy
        [many] { $choices } ruchów
       *[other] { $choices } ruchu
    }, na przykład { $examples }.

## Report: State and move
data-intro = Przeszukiwanie wymaga od pozycji tylko tych sześciu operacji; cała reszta jest sprawą gry.
data-side = `side()`: czyj jest ruch; strony nie muszą grać na przemian
data-moves = `moves()`: wszystkie dozwolone ruchy, zawsze w tej samej kolejności
data-play = `play(move)`: wykonuje ruch
data-undo = `undo(move)`: cofa ostatni ruch i przywraca cały stan
data-outcome = `outcome()`: wynik, gdy partia jest zakończona
data-key = `key()`: skrót pozycji, dla tablic transpozycji
data-sizes = W programie pozycja jest wartością typu `{ $state }` ({ $bytes } B i to, na co wskazuje), a ruch wartością typu `{ $move }` ({ $size } B).
state-in-a-row = Pozycja przechowuje kamienie każdej strony jako zbiór bitów, po jednym bicie na pole, wierszami od lewego górnego rogu, a obok nich: stronę na ruchu, liczbę kamieni, skrót uaktualniany przy każdym ruchu i wykonane ruchy. Ruch to numer pola. Wygraną wykrywa się, porównując bity z liniami przechodzącymi przez to pole.
state-in-a-row-large = Pozycja przechowuje kamienie każdej strony jako zbiór bitów, po jednym bicie na pole, wierszami od lewego górnego rogu, a obok nich: stronę na ruchu, liczbę kamieni, skrót uaktualniany przy każdym ruchu i wykonane ruchy. Ruch to numer pola. Wygraną wykrywa się, idąc od postawionego kamienia w czterech kierunkach.
state-reversi = Pozycja przechowuje pionki każdej strony jako zbiór 64 bitów, po jednym na pole, oraz stronę na ruchu; każdy ruch pamięta też, które pionki odwrócił, aby można go było cofnąć. Ruch to numer pola albo pas.
state-draughts = Pozycja przechowuje bierki każdej strony i damki obu stron jako zbiory 64 bitów, stronę na ruchu oraz liczbę ruchów od ostatniego bicia lub ruchu pionkiem; pamięta też wcześniejsze pozycje, ze względu na regułę trzykrotnego powtórzenia. Ruch to droga przez pola wraz z bitymi bierkami.
state-dots = Pozycja przechowuje narysowane linie i kwadraty każdej strony jako zbiory bitów oraz stronę na ruchu. Ruch to numer linii.

## Report: Evaluators
evaluators-intro = Tam, gdzie przeszukiwanie się zatrzymuje, funkcja oceny mówi, jak dobra jest pozycja dla strony na ruchu; `m` to ta strona, `o` jej przeciwnik. Po zamianie stron powinna zmieniać znak. Zakończonej partii się nie ocenia: jej wynik jest znany.
evaluator-outcome = Nie mówi nic: liczą się tylko zakończone partie, jako przegrana, remis i wygrana.
evaluator-quick-win = Także nie mówi nic o partiach niezakończonych, ale wygrana liczy się tym bardziej, im jest szybsza, a przegrana tym mniej, im jest późniejsza.
evaluator-open-lines =
    `L(s)` to liczba linii złożonych z { $k ->
        [1] jednego pola
       *[other] { $k } pól
    }, na których przeciwnik strony `s` nie ma żadnego kamienia, więc `s` może je jeszcze zapełnić.
evaluator-longest-run = `R(s)` to długość najdłuższego nieprzerwanego rzędu kamieni strony `s` w dowolnym kierunku, zablokowanego lub nie.
evaluator-line-power =
    `ℓ` przebiega linie złożone z { $k ->
        [1] jednego pola
       *[other] { $k } pól
    }, na których strona `s` ma kamienie, a jej przeciwnik nie ma żadnego; `n(ℓ)` to liczba tych kamieni. Każdy następny kamień jest wart dziesięć razy więcej.
evaluator-corners = `C(s)` to liczba narożników zajętych przez `s`, których nikt już nie odwróci, a `M(s)` to liczba ruchów, które mogłaby wykonać strona `s`.
evaluator-mobility = `M(s)` to liczba ruchów, które mogłaby wykonać strona `s`.
evaluator-discs = `D(s)` to liczba pionków strony `s`: liczy się na końcu, a wcześniej bywa myląca.
evaluator-advance = `P(s)` to liczba pionków powiększona o potrojoną liczbę damek strony `s`, a `F(s)` to łączna liczba rzędów, o które jej pionki posunęły się do przodu.
evaluator-material = `P(s)` to liczba pionków powiększona o potrojoną liczbę damek strony `s`.
evaluator-boxes = `B(s)` to liczba kwadratów strony `s`.
evaluator-unknown = Własna funkcja oceny autora; raport nie zna jej wzoru.
evaluator-own = Własna funkcja oceny autora, opisana jego słowami.

## Report: Algorithms
algorithms-intro = Wszystkie odpowiadają na to samo pytanie: ile jest warta pozycja, gdy przeszuka się ją do podanej głębokości? Różnią się kosztem odpowiedzi. `value(node)` to wynik zakończonej partii albo ocena na granicy głębokości.
algorithms-window = Alfa-beta i PVS zaczynają od okna (przegrana, wygrana), poza którym nie ma żadnych wartości.
algorithm-minimax = Punkt odniesienia: odwiedza każdy węzeł. Jedna strona wybiera wartość największą, druga najmniejszą.
algorithm-negamax = Minimax z jedną regułą dla obu stron: każda wartość jest z punktu widzenia strony na ruchu, a jej znak zmienia się z każdym półruchem. Odwiedza te same węzły.
algorithm-alpha-beta = Pamięta, co każda ze stron ma już zapewnione: α dla strony maksymalizującej, β dla drugiej. Gdy tylko α ≥ β, pozostałe ruchy w węźle nie mogą już niczego zmienić i są odcinane. Wartość w korzeniu jest taka jak w minimaksie; gdyby najlepszy ruch był zawsze pierwszy, zostałby mniej więcej pierwiastek kwadratowy z liczby węzłów.
algorithm-pvs = Przeszukiwanie głównego wariantu (PVS) zakłada, że pierwszy ruch jest najlepszy, a o każdy następny pyta tylko, czy jest lepszy, z pustym oknem. Jeśli jest, przeszukuje go ponownie.
algorithm-deepening = Iteracyjne pogłębianie: głębokość 1, 2, 3 … z tablicą transpozycji. Pozycji osiągniętych inną kolejnością ruchów nie przeszukuje się drugi raz, a najlepszy ruch z poprzedniej głębokości jest sprawdzany jako pierwszy. Podane liczby dotyczą wszystkich głębokości łącznie.
algorithm-mtdf = MTD(f) znajduje wartość, pytając tylko „czy jest co najmniej taka?”, z pustymi oknami, które się do niej zbliżają. Polega na tablicy transpozycji, bo każde pytanie jest osobnym przeszukiwaniem; także z iteracyjnym pogłębianiem.
algorithm-mcts = Przeszukiwanie drzewa metodą Monte Carlo rozbudowuje drzewo tam, gdzie losowe partie szły dobrze, i przechowuje ograniczenia, dzięki którym odpowiedź jest w końcu dokładna. Pozycje odwiedzone w losowych partiach liczą się jako węzły.
algorithm-pns = Przeszukiwanie z liczbami dowodowymi idzie tam, gdzie najmniej zostało do udowodnienia, i zbliża się do wartości kolejnymi progami. Drzewo trzyma w pamięci.
algorithm-own = Własne przeszukiwanie autora; raport nie potrafi go opisać.
algorithm-own-source = Własne przeszukiwanie autora. Jego program stoi w części „Programy”.

## Report: Measurements
measured-intro = Liczby węzłów są takie same na każdym komputerze; czasy nie.
measured-nodes = **Węzły**: odwiedziny pozycji, łącznie z korzeniem i zakończonymi partiami.
measured-leaves = **Liście**: węzły, w których partia jest zakończona albo osiągnięto granicę głębokości.
measured-evaluations = **Oceny**: wywołania funkcji oceny.
measured-generated = **Wygenerowane**: ruchy wypisane w rozwijanych węzłach.
measured-cutoffs = **Odcięcia**: węzły, w których pominięto jakieś ruchy; udział odcięć to ich część wśród węzłów wewnętrznych.
measured-branching = **b**: efektywny współczynnik rozgałęzienia, czyli liczba ruchów w każdym węźle równomiernego drzewa o tej samej głębokości i liczbie węzłów: węzły = 1 + b + b² + … + b^głębokość.
measured-time = **Czas**: mediana powtórzeń, w nawiasie najkrótszy i najdłuższy.
measured-value = **Wartość**: z punktu widzenia X. X3: X wygrywa w 3 półruchach, =: remis, +12: dobrze dla X.
column-algorithm = algorytm
column-depth = głębokość
column-nodes = węzły
column-leaves = liście
column-evaluations = oceny
column-generated = wygenerowane
column-cutoffs = odcięcia
column-branching = b
column-time = czas
column-best = ruch
column-value = wartość
measured-own = † Własne przeszukiwanie autora, nie z programu inarow. To, co leży między nimi, kosztuje czas: porównywać warto liczby węzłów, nie czasy. Kreska oznacza liczbę, której nie podaje.
nodes-by-depth = Liczba węzłów według głębokości:
cell-short-not-run = nie uruchomiono
cell-short-stopped = zatrzymano
cell-short-failed = błąd
column-line = wariant
column-tied = równie dobre
column-table-hits = trafienia w tablicy
column-deepest = najgłębiej
column-ended = koniec
column-range = min–maks
column-speed = węzły/s
column-ply = półruch
column-positions = pozycje
column-finished = zakończone
column-symmetric = z dokładnością do symetrii

## Report: Plots
plot-axis-depth = głębokość w półruchach
plot-axis-nodes = węzły, skala logarytmiczna
plot-axis-time = czas w ms, skala logarytmiczna
plot-axis-cutoffs = odcięcia wśród węzłów wewnętrznych, %
plot-axis-branching = efektywny współczynnik rozgałęzienia b
plot-caption-nodes = Liczba węzłów według głębokości w skali logarytmicznej: linia prosta oznacza stały współczynnik rozgałęzienia. Linie, które się pokrywają, mają te same liczby.
plot-caption-time = Mediana czasu według głębokości w skali logarytmicznej.
plot-caption-cutoffs = Udział węzłów wewnętrznych, w których odcięto jakieś ruchy.
plot-caption-branching = Efektywny współczynnik rozgałęzienia: przez ile średnio mnoży liczbę węzłów każdy następny półruch.

## Report: What they show
finding-same-nodes = Minimax i negamax odwiedziły na każdej głębokości dokładnie tyle samo węzłów: różnią się zapisem, a nie działaniem.
finding-cut = Na głębokości { $depth } alfa-beta odwiedziła { $few }, a minimax { $many }: to { $share }, czyli { $times } mniej. Jej efektywny współczynnik rozgałęzienia wynosi { $b } zamiast { $full }; gdyby najlepszy ruch był zawsze pierwszy, byłby bliski { $root }, czyli pierwiastka kwadratowego z tej liczby.
finding-cut-nothing = Na głębokości { $depth } alfa-beta odwiedziła tyle samo co minimax, { $many }: nie ma jeszcze czego odcinać.
finding-own-same = Algorytm `{ $algorithm }`, własny algorytm autora, odwiedził na każdej głębokości dokładnie tyle samo węzłów co { $others }.
finding-better = Na głębokości { $depth } algorytm `{ $algorithm }` odwiedził { $few }, a alfa-beta { $many }: { $times } mniej.
finding-worse = Na głębokości { $depth } algorytm `{ $algorithm }` odwiedził { $many }, a alfa-beta { $few }: { $times } więcej.
finding-equal = Na głębokości { $depth } algorytm `{ $algorithm }` i alfa-beta odwiedziły tyle samo: { $nodes }.
finding-fastest = Według zegara na głębokości { $depth } najszybszy był algorytm `{ $algorithm }`: { $time }, przy { $other } dla `{ $slowest }`, najwolniejszego z tych, które tam dotarły.
finding-speed = Węzły nie kosztują tyle samo: na głębokości { $depth } algorytm `{ $quick }` odwiedzał { $fast } na sekundę, a `{ $slow }` { $slowly }.
finding-stopped = Algorytm `{ $algorithm }` nie doszedł głębiej niż do głębokości { $depth }: głębokość { $next } zajęłaby około { $time }.
finding-limited = Algorytm `{ $algorithm }` nie doszedł głębiej niż do głębokości { $depth }: na głębokości { $next } zatrzymał go limit komórki.
finding-never = Algorytmu `{ $algorithm }` nie dało się w ogóle uruchomić w granicach limitu komórki.
finding-failed = Algorytm `{ $algorithm }` na głębokości { $depth } zawiódł: { $reason }.
finding-same-value =
    { $depths ->
        [1] Wszystkie algorytmy znalazły tę samą wartość, tak jak powinny.
       *[other] Na każdej głębokości wszystkie algorytmy znalazły tę samą wartość, tak jak powinny.
    }
finding-other-value = Na głębokości { $depth } algorytmy nie znalazły tej samej wartości: to nie powinno się zdarzyć.
finding-other-move = Na głębokości { $depth } wybrały różne ruchy o tej samej wartości: { $moves }. To, który z równych ruchów zostanie znaleziony pierwszy, zależy od kolejności, w jakiej algorytm je sprawdza.
finding-none = Uruchomiono zbyt mało, aby było co porównać.
finding-equal-times = Według zegara na głębokości { $depth } żaden algorytm nie jest szybszy: są równe w granicach rozrzutu powtórzeń, `{ $algorithm }` z czasem { $time } i `{ $slowest }` z czasem { $other }.

## Report: The machine
machine-processor = Procesor: { $name }
machine-threads = Liczba wątków wykonywanych jednocześnie: { $n } (przeszukiwanie używa jednego)
machine-memory = Pamięć: { $n } MB
machine-system = System: { $system }, { $architecture }
machine-program = Program: inarow { $version }
machine-slow = Program zbudowano bez optymalizacji: czasy są wielokrotnie dłuższe, niż być muszą.
repeat-intro = To polecenie daje te same liczby, a z tym samym katalogiem tworzy nowy raport z tych samych pomiarów:
repeat-files = Obok raportu znajdują się: `results.csv` i `results.json` ze wszystkimi liczbami, `cells.jsonl`, od którego przerwane porównanie rusza dalej, oraz wykresy jako SVG i PNG w katalogu `plots`.

## Page
refused-place = { $place } nie jest teraz możliwe. Wybierz zaznaczone pole.
explain-bench-only = Warsztat pokazuje funkcje oceny gier w rząd. Zagraj w taką grę, żeby zobaczyć jej linie.
refusal-only-in-a-row = tu możliwe są tylko gry w rząd, takie jak 3x3x3.
key-sides = X to { $x } ({ $first }), O to { $o } ({ $second }).

## Why this move?
why = Dlaczego?
why-title = Dlaczego komputer zagrał swój ostatni ruch
why-move = Dlaczego { $move }?
why-thinking = Sprawdzam inne ruchy …
why-reason = { $move } { $reason }.
why-value = { $player }: oczekiwany wynik { $value }.
why-value-depth = { $player }: oczekiwany wynik { $value }, przy głębokości { $depth }.
value-even = mniej więcej równo
value-slightly = nieco lepiej stoi { $side }
value-better = lepiej stoi { $side }
value-much = znacznie lepiej stoi { $side }
why-moves = Ten ruch i najlepsze z pozostałych: do czego prowadzą
why-show = Pokaż na planszy: { $moves }
why-open = Otwórz to przeszukiwanie
why-open-title = Otwiera w widoku Wyjaśnij dokładnie to przeszukiwanie, które wybrało ruch: { $player }
why-no-search = Nie ma czego otwierać: ten ruch był losowy.
why-only-moves = Nie ma czego otwierać: { $player } podaje tylko swoje ruchy.
why-forgotten = Nie wiadomo już, skąd się wziął: partię wczytano po tym ruchu.
why-lot =
    { $n ->
        [few] { $n } ruchy są dokładnie równie dobre ({ $moves }): zdecydował los.
       *[other] { $n } ruchów jest dokładnie równie dobrych ({ $moves }): zdecydował los.
    }
why-lot-many =
    { $n ->
        [few] { $n } ruchy są dokładnie równie dobre ({ $moves } …): zdecydował los.
       *[other] { $n } ruchów jest dokładnie równie dobrych ({ $moves } …): zdecydował los.
    }
why-opening =
    { $n ->
        [one] Otwarcie jest na środku planszy.
        [few] Otwarcie losuje się z { $n } pól wokół środka.
        [many] Otwarcie losuje się z { $n } pól wokół środka.
       *[other] Otwarcie losuje się z { $n } pola wokół środka.
    }
why-misjudged = Błąd słabego poziomu: źle ocenił ruchy i wybrał taki, który jego własne przeszukiwanie uznało za gorszy.
why-slip = Ten poziom wykonuje niektóre ruchy losowo. To był jeden z nich.
why-random = Ten gracz gra losowo.

## Explain: the search of a move that was played
explain-by-lot = losem spośród { $n } równych ruchów: { $moves }
explain-ended-early = zakończone limitem po: { $nodes }
explain-first-plies = Zachowaj tylko pierwsze półruchy
explain-levels = poniżej półruchu { $n } tylko policzone
explain-return-lot = Spośród równych ruchów los wybrał { $move }.
explain-return-unfinished = Limit węzłów zakończył tu przeszukiwanie, zanim wartość była znana.
explain-kind-counted =
    { $n ->
        [one] węzeł wewnętrzny; { $shown } węzeł pod nim tylko policzono
        [few] węzeł wewnętrzny; { $shown } węzły pod nim tylko policzono
        [many] węzeł wewnętrzny; { $shown } węzłów pod nim tylko policzono
       *[other] węzeł wewnętrzny; { $shown } węzła pod nim tylko policzono
    }
explain-kind-unfinished = niedokończone: przeszukiwanie zakończył limit

## Explain: the engine
explain-tab-engine = Silnik
explain-engine-player = Gracz
explain-engine-run = Niech tu zagra
explain-engine-running = Szuka ponownie, tak jak dla swojego ruchu …
explain-engine-none = Własny silnik mają tylko gry k w rzędzie; w innych przeszukiwanie pokazuje zakładka „Drzewo”.
explain-engine-result = { $player }: { $move }, { $value }
explain-engine-depth = głębokość { $depth }
explain-engine-solved = przez solver, udowodnione
explain-engine-fours = wygrana przez VCF (ciąg czwórek), znaleziona bez przeszukiwania
explain-engine-threes = wygrana przez VCT (ciąg trójek i czwórek), znaleziona bez przeszukiwania
explain-engine-line = Wariant
explain-engine-depths = Głębokość
explain-engine-best = Najlepszy
explain-engine-value = Wartość
explain-engine-nodes = Węzły
explain-engine-known = Co wiedział o ruchach na głębokości { $depth }; ≤ i ≥ to ograniczenia
explain-engine-more = i jeszcze { $n }
explain-engine-values = Dokładne wartości wszystkich ruchów

## Openings with swap and swap2
opening = Otwarcie
opening-none = Zwykłe
opening-swap = Swap
opening-swap2 = Swap2
opening-about-none = Kto zaczyna, po prostu gra. Pierwszy ruch daje przewagę.
opening-about-swap = Wyrównuje przewagę pierwszego ruchu: jeden gracz kładzie pierwsze trzy kamienie, drugi wybiera stronę.
opening-about-swap2 = Wyrównuje przewagę pierwszego ruchu: jeden gracz kładzie pierwsze trzy kamienie; drugi wybiera stronę albo kładzie dwa kolejne i zostawia wybór pierwszemu.
opening-heading = Otwarcie: { $rule }
opening-step-put = Pierwszy gracz kładzie trzy kamienie: { $first }, { $second }, { $first }.
opening-step-swap = Drugi gracz wybiera stronę.
opening-step-swap2 = Drugi gracz wybiera stronę albo kładzie dwa kolejne kamienie: { $second }, { $first }.
opening-step-last = Po dwóch kolejnych kamieniach stronę wybiera pierwszy gracz.
opening-why = Pierwszy ruch daje przewagę. Kto kładzie kamienie, nie faworyzuje żadnej strony, bo lepszą weźmie przeciwnik.
opening-next = Potem na ruchu: { $second }.
opening-choices = Wybór w otwarciu
opening-take = Biorę: { $side }
opening-two = Dwa kolejne
opening-takes =
    { $who ->
        [first] Pierwszy gracz bierze: { $side }
        [second] Drugi gracz bierze: { $side }
       *[computer] Komputer bierze: { $side }
    }
opening-puts =
    { $who ->
        [first] Pierwszy gracz kładzie { $cells }
        [second] Drugi gracz kładzie { $cells }
       *[computer] Komputer kładzie { $cells }
    }
opening-lot = losowo
opening-unknown = nie zdążył pomyśleć
status-put = Połóż kamień { $n } z { $of }: żadna strona nie ma mieć przewagi
status-put-player =
    { $who ->
        [first] Pierwszy gracz: kamień { $n } z { $of }; żadna strona nie ma mieć przewagi
       *[second] Drugi gracz: kamień { $n } z { $of }; żadna strona nie ma mieć przewagi
    }
status-put-computer = Komputer kładzie kamienie …
status-choose = Wybierz stronę
status-choose-player =
    { $who ->
        [first] Pierwszy gracz: wybierz stronę
       *[second] Drugi gracz: wybierz stronę
    }
status-choose-computer = Komputer wybiera stronę …
terminal-opening-choice = Wpisz jedno z: { $choices }
refused-choose = Najpierw wybierz stronę nad planszą.
refusal-opening-rules = { $rule } jest dla pięciu w rzędzie bez grawitacji na planszach od { $least } × { $least }.

## Puzzles
door-puzzles = Zadania
door-puzzles-about = Znajdź jedyny dobry ruch
puzzle-title = Zadanie
puzzle-day = Zadanie na { $date }
puzzle-own = Z twojej partii: { $number } z { $count }
puzzle-task-win =
    { $plies ->
        [one] Wygraj w { $plies } półruchu
        [few] Wygraj w { $plies } półruchach
        [many] Wygraj w { $plies } półruchach
       *[other] Wygraj w { $plies } półruchu
    }
puzzle-task-fours =
    { $plies ->
        [one] Wygraj przez VCF w { $plies } półruchu
        [few] Wygraj przez VCF w { $plies } półruchach
        [many] Wygraj przez VCF w { $plies } półruchach
       *[other] Wygraj przez VCF w { $plies } półruchu
    }
puzzle-task-defence = Znajdź jedyny ruch, który nie przegrywa
puzzle-loading = Powstaje zadanie …
puzzle-combing = Szukam zadań w twojej partii …
puzzle-none-own = W tej partii nie ma zadań: dokładnie jeden ruch musi być dobry, co da się udowodnić, i musi robić więcej niż tylko blokować natychmiastową wygraną.
puzzle-played = W partii zagrano { $move }.
puzzle-played-right = W partii też tak zagrano.
puzzle-right = { $move } to dobry ruch. Graj dalej.
puzzle-solved = Rozwiązane
puzzle-slower = { $move } też wygrywa, ale później. Spróbuj jeszcze raz.
puzzle-loses = { $move } przegrywa: { $moves }. Spróbuj jeszcze raz.
puzzle-draws = { $move } tylko remisuje: { $moves }. Spróbuj jeszcze raz.
puzzle-stopped = { $move } nie wymusza wygranej: powstrzymuje to { $reply }. Spróbuj jeszcze raz.
puzzle-not = { $move } nie wymusza wygranej. Spróbuj jeszcze raz.
puzzle-elsewhere = Szukaj ruchu w pozycji zadania.
puzzle-hint-what = Dobry ruch { $reason }.
puzzle-hint-area = Szukaj między { $from } a { $to }.
puzzle-hint-move = Dobry ruch to { $move }.
puzzle-solution = Rozwiązanie
puzzle-line = Rozwiązanie: { $moves }
puzzle-next = Następne zadanie
puzzle-today = Zadanie na dziś
puzzle-close = Wróć do mojej partii
puzzle-open = Otwórz w grze
puzzle-open-title = Przeanalizuj, rozwiąż albo graj dalej z tej pozycji
puzzle-proof-win-exact = Udowodnione: każdy ruch przeszukano do końca partii i żaden inny nie wygrywa.
puzzle-proof-defence-exact = Udowodnione: każdy ruch przeszukano do końca partii i wszystkie inne przegrywają.
puzzle-proof-win = Udowodnione przez VCF (wygrana samymi czwórkami: każda odpowiedź jest wymuszona). Po każdym innym ruchu przeciwnik wymusza wygraną.
puzzle-proof-fours = Udowodnione przez VCF (wygrana samymi czwórkami: każda odpowiedź jest wymuszona). Żaden inny ruch nie zaczyna VCF, a krótszego nie ma.
puzzle-proof-defence = Udowodnione przez VCF (wygrana samymi czwórkami): po każdym innym ruchu przeciwnik wymusza wygraną, po tym nie ma już VCF.
puzzle-score = Dni z rzędu: { $days }. Z rzędu bez pomocy: { $row }. Rozwiązane: { $solved }.
puzzle-level = Poziom
puzzle-any = Dowolny
puzzle-easy = Łatwy
puzzle-medium = Średni
puzzle-hard = Trudny
puzzle-kind = Cel
puzzle-win = Wygrana
puzzle-defence = Obrona
review-puzzles = Utwórz zadania z tej partii
refusal-puzzle-game = z { $game } nie powstają zadania. Powstają z plansz od 3x3 do 20x20 z 3 do 6 w rzędzie, z grawitacją do 64 pól z jednym rzędem więcej, na przykład 5x5x4, 7x6x4+gravity albo 15x15x5.
refusal-puzzle-none = nie znaleziono takiego zadania. Spróbuj innego poziomu, celu albo gry.
refusal-puzzle-late = nie znaleziono takiego zadania na czas. Spróbuj innego poziomu, celu albo gry.
refusal-puzzle-hard = ta pozycja jest zbyt trudna, by ocenić w niej ruch. Spróbuj innego poziomu, celu albo gry.
terminal-puzzle-invite = Wpisz ruch, na przykład { $move }, albo hint, solution, board lub quit.
terminal-puzzle-seed = { $game }, { $level }: { $command }
terminal-puzzle-task = { $turn }: { $task }

## Explain: MCTS and proof-number search.
explain-growth-nodes = Najwyżej pozycji
explain-growth-seed = Ziarno
explain-growth-seed-title = To samo ziarno daje te same symulacje i ten sam wybór spośród równych ruchów. Puste pole: pierwszy z równych ruchów.
explain-growth-problem-nodes = Wpisz, ile pozycji może odwiedzić przeszukiwanie, od 1 do { $most } (na przykład { $usual }).
explain-growth-problem-seed = Wpisz ziarno o najwyżej 15 cyfrach (na przykład 7) albo zostaw pole puste.
explain-growth-iterations = iteracje: { $shown }
explain-growth-positions = pozycje: { $shown }
explain-growth-visits = odwiedziny: { $shown }
explain-growth-kept = Można obejrzeć pierwsze { $kept } z { $all } iteracji. Na więcej nie było miejsca; wynik powyżej dotyczy całego przeszukiwania.
explain-growth-at = iteracja { $n } / { $of }
explain-growth-range = Iteracja
explain-growth-phase = Faza iteracji
explain-growth-phase-back = Poprzednia faza
explain-growth-phase-next = Następna faza
explain-growth-phase-select = Selekcja
explain-growth-phase-expand = Ekspansja
explain-growth-phase-simulate = Symulacja
explain-growth-phase-backup = Propagacja wsteczna
explain-growth-next = może być następny
explain-growth-on-way = na drodze tej iteracji
explain-growth-begin-mcts = Niczego jeszcze nie wypróbowano. Każda iteracja rozegra jedną losową partię i doliczy ją do drzewa.
explain-growth-begin-pns = Niczego jeszcze nie rozwinięto. Każda iteracja rozwinie ten węzeł, od którego odpowiedź zależy najbardziej.
explain-growth-select = Selekcja: z każdego węzła do dziecka o największej wartości UCT: { $way }.
explain-growth-select-lot = Selekcja: { $way }, za każdym razem dziecko o największej wartości UCT. Tu są jeszcze niewypróbowane ruchy i jeden z nich zostaje wylosowany: { $move }.
explain-growth-expand = Ekspansja: { $node } odwiedzono ponownie, więc jego ruchy stają się dziećmi: { $shown }. Nowy węzeł to { $move }.
explain-growth-expand-none = Ekspansja: nie ma czego dodać. { $move } stał się dzieckiem razem z rodzeństwem, a teraz jest odwiedzany po raz pierwszy.
explain-growth-simulate = Symulacja: losowe ruchy do końca, { $moves }. Wynik to { $value }.
explain-growth-simulate-over = Symulacja: niepotrzebna. Po { $move } partia jest skończona: { $value }.
explain-growth-simulate-horizon = Symulacja: pominięta. W węźle { $move } osiągnięto zadaną głębokość, a funkcja oceny mówi { $value }.
explain-growth-backup = Propagacja wsteczna: każdy węzeł na drodze ma o jedne odwiedziny więcej i dodaje wynik { $reward } (1 to wygrana { $side }, 0 przegrana).
explain-growth-solved = Teraz rozwiązane: { $nodes }. Dalsze próbki nie są tam potrzebne.
explain-growth-most-proving = Selekcja: gdzie ruch ma { $side }, dziecko o najmniejszej liczbie dowodu; gdzie indziej to o najmniejszej liczbie obalenia. Tak dochodzi się do węzła najbardziej dowodzącego: { $way }.
explain-growth-expand-proof = Ekspansja: { $node } dostaje dzieci ({ $shown }), a każde zostaje raz obejrzane. Już tak: { $yes }; już nie: { $no }; pozostałe zaczynają od 1 / 1.
explain-growth-expand-many = Ekspansja: { $node } dostaje dzieci ({ $shown }), a każde zostaje raz obejrzane. Nierozstrzygnięte zaczynają od 1 / 1.
explain-growth-update = Propagacja wsteczna: liczby na drodze są obliczane na nowo z dzieci. W korzeniu brakuje co najmniej tylu liści do odpowiedzi tak: { $proof }, do odpowiedzi nie: { $disproof }.
explain-growth-answer-yes = Odpowiedź brzmi więc: tak.
explain-growth-answer-no = Odpowiedź brzmi więc: nie.
explain-growth-spoken-proof = liczba dowodu { $proof }, liczba obalenia { $disproof }
explain-growth-question = Pytanie { $n } z { $of }: { $question }
explain-growth-questions = Pytania
explain-growth-questions-about = Liczby dowodu odpowiadają tylko tak albo nie. Dlatego przeszukiwanie pyta najpierw, czy partia jest wygrana, a potem zbliża się do wartości, połowiąc to, co zostało. Każde pytanie ma własne drzewo.
explain-growth-ask-win = Czy wygrywa { $side }?
explain-growth-ask = Czy pozycja jest dla { $side } warta { $value } lub więcej?
explain-growth-ask-draw = Czy { $side } co najmniej remisuje?
explain-growth-ask-move = Czy { $move } jest dla { $side } wart { $value } lub więcej?
explain-growth-yes = Tak: { $value }.
explain-growth-no = Nie: { $value }.
explain-growth-no-answer = Bez odpowiedzi: przeszukiwanie się skończyło.
explain-growth-table = Dzieci węzła { $node }
explain-growth-table-none = Jeszcze bez dzieci.
explain-growth-table-uct = Średnia i UCT są z punktu widzenia strony, która ma tu ruch, od 0 (przegrana) do 1 (wygrana): UCT = średnia + √2·√(ln N / n). ▸ może zostać wybrany jako następny; szare ruchy nie mają już znaczenia.
explain-growth-table-or = Węzeł OR: wystarczy jedno tak. Jego liczba dowodu to najmniejsza z tutejszych, liczba obalenia to suma. ▸ zostanie wybrany jako następny.
explain-growth-table-and = Węzeł AND: tak musi dotyczyć wszystkich. Jego liczba dowodu to suma, liczba obalenia to najmniejsza z tutejszych. ▸ zostanie wybrany jako następny.
explain-growth-column-move = Ruch
explain-growth-column-visits = Odwiedziny n
explain-growth-column-mean = Średnia
explain-growth-column-explore = + premia
explain-growth-column-uct = = UCT
explain-growth-column-bounds = Granice
explain-growth-column-proof = Dowód
explain-growth-column-disproof = Obalenie
explain-growth-column-value = Wartość
explain-growth-legend-mcts = MCTS: u góry średni wynik w tysięcznych z punktu widzenia X; n: ile próbek przeszło przez węzeł.
explain-growth-legend-pns = Proof-number search: liczba dowodu / liczba obalenia, ilu liści co najmniej brakuje do tak i do nie; ∞: niemożliwe.
explain-growth-legend-way = Grube krawędzie i zielone ramki: droga tej iteracji.
explain-growth-legend-fresh = Zielone wypełnienie: nowe w tej iteracji. Pogrubione liczby się zmieniły.
explain-growth-legend-bounds = [a, b]: co udowodniono o wartości, z punktu widzenia X.
explain-growth-legend-done = Blado: nie może już zmienić wartości rodzica, więc MCTS go więcej nie próbuje.

## Grading

grade-points = { $points } z { $of } pkt
grade-right = poprawnych odpowiedzi: { $right } z { $questions }
grade-score = wygrane: { $won }, remisy: { $drawn }, przegrane: { $lost }
grade-total = Razem: { $points }
grade-asked = { $game }, { $algorithm } do głębokości { $depth }
grade-wrong-failed = brak odpowiedzi: { $reason }
grade-wrong-no-value = brak wartości; poprawna to { $right }
grade-wrong-value = wartość { $said }; poprawna to { $right }
grade-wrong-move = ruch { $said }; najlepsze: { $right }
grade-wrong-nodes = węzłów: { $said }; poprawnie: { $right }
grade-wrong-exchanged = wartość { $said }, a po zamianie kamieni obu stron { $other }; ma być { $right }
grade-wrong-mirrored = wartość { $said }, ale { $other } w tej pozycji, która jest tą samą w odbiciu lub po obrocie:
grade-wrong-win = X wygrał, wartość { $said }; ma być większa niż { $other }, którą ma gra jeszcze nieskończona
grade-wrong-loss = O wygrało, wartość { $said }; ma być mniejsza niż { $other }, którą ma gra jeszcze nieskończona
grade-wrong-lost = przegrana { $side } z { $opponent }: { $record }
grade-wrong-drawn = remis { $side } z { $opponent }: { $record }
grade-wrong-said = { $sent } → { $said }
grade-wrong-silent = { $sent } → brak odpowiedzi
grade-wrong-call = { $call } → { $said }; poprawnie: { $right }
grade-convention = Poprawnie według innej umowy. Jeśli tak ma być, test potrzebuje { $setting }.
grade-slip-depth-short = Przeszukiwanie patrzy o jeden półruch za mało.
grade-slip-depth-long = Przeszukiwanie patrzy o jeden półruch za dużo.
grade-slip-value-for-side-to-move = Wartości są z punktu widzenia strony na ruchu; mają być z punktu widzenia X.
grade-slip-leaf-for-side-to-move = Liście ocenia się z punktu widzenia strony na ruchu; w minimaksie mają być oceniane dla strony, która przeszukuje.
grade-slip-leaf-for-root = Liście ocenia się dla strony, która przeszukuje; w negamaksie mają być oceniane dla strony na ruchu.
grade-slip-leaf-for-x = Liście ocenia się dla X; w negamaksie mają być oceniane dla strony na ruchu.
grade-slip-leaf-sign = Wartości liści mają odwrotny znak.
grade-slip-draw-as-loss = Remis liczy się jak przegrana.
grade-slip-draw-as-win = Remis liczy się jak wygrana.
grade-slip-terminal-late = Na granicy głębokości nie sprawdza się, czy gra się skończyła, więc wygrana ostatnim półruchem umyka.
grade-slip-not-negated = Wartość odpowiedzi przeciwnika nie zmienia znaku.
grade-slip-always-max = Obie strony biorą największą wartość; przeciwnik ma brać najmniejszą.
grade-slip-max-min-exchanged = Najmniejsza wartość jest brana tam, gdzie ma być największa, i odwrotnie.
grade-slip-root-minimises = W korzeniu bierze się najmniejszą wartość, a nie największą.
grade-slip-best-from-zero = Najlepsza wartość zaczyna się od 0; ma się zaczynać poniżej wszystkich, inaczej przegrane pozycje wyglądają na remis.
grade-slip-last-move-ignored = Ostatni ruch w każdej pozycji nigdy nie jest próbowany.
grade-slip-first-good-move = Przeszukiwanie bierze pierwszy ruch, który nie przegrywa, i dalej nie szuka.
grade-slip-beta-never-updated = Nic nigdy nie jest pomijane: strona minimalizująca obniża alfa zamiast beta, albo alfa i beta nie są przekazywane, albo nic nie kończy pętli.
grade-slip-window-not-passed = Okno nie jest przekazywane w dół: każdy węzeł zaczyna od okna korzenia.
grade-slip-shallow-cuts = Przekazywany jest tylko jeden koniec okna, więc granice sprzed więcej niż jednego półruchu niczego nie odcinają: przekazuj i alfa, i beta.
grade-slip-root-window-open = Każdy ruch z korzenia jest przeszukiwany z pełnym oknem: wartość poprzednich ruchów trzeba przekazać jako alfa.
grade-slip-low-without-max = Granica staje się wartością ruchu także wtedy, gdy jest ona gorsza od granicy: brakuje max.
grade-slip-low-is-last = Granica staje się wartością każdego ruchu, także gorszego od wcześniejszego: brakuje max.
grade-slip-window-not-swapped = Dla odpowiedzi okno zmienia znak, ale alfa i beta nie zamieniają się miejscami.
grade-slip-cut-at-alpha = Ruchy są pomijane, gdy tylko wartość przekroczy alfa; trzeba czekać na beta.
grade-slip-bounds-as-ties = Ruch uchodzi za równie dobry jak najlepszy, choć alfa-beta wie tylko, że jest co najwyżej tak dobry: bierz ruch tylko wtedy, gdy jego wartość jest lepsza, a nie równa.
grade-slip-one-sided-evaluator = Funkcja oceny widzi tylko kamienie strony, która przeszukuje, a jej znak zależy od tego, kto ruszył się ostatni.
grade-slip-own-stones-only = Funkcja oceny widzi tylko kamienie strony, która przeszukuje; kamienie przeciwnika trzeba odjąć.
grade-slip-no-distance = Wygrana liczy się tak samo niezależnie od odległości; szybka ma być warta więcej.
grade-slip-unequal-depths = Półruchy do wygranej są liczone od pozycji po ruchu, a nie od tej, o którą pytano.
grade-museum = To błąd „{ $title }” z muzeum: inarow lab faults { $name }.
grade-counts = Węzły są liczone inaczej niż w teście; jeśli tak ma być, test potrzebuje { $setting }.
grade-pattern-no-answers = Nie daje żadnej ważnej odpowiedzi.
grade-pattern-fails = Wszystkie odpowiedzi są poprawne, ale na niektóre pytania ich nie ma.
grade-pattern-no-values = Nigdy nie podaje wartości.
grade-pattern-second-side = Błędnie tylko tam, gdzie ruch ma O: sprawdź, z czyjego punktu widzenia są wartości i kto maksymalizuje.
grade-pattern-draws = Błędnie tylko tam, gdzie poprawną wartością jest remis.
grade-pattern-other-depth = Każda błędna wartość odpowiada głębokości o jeden półruch innej.
grade-pattern-moves = Wartości są poprawne, ruchy nie: najlepszy ruch nie jest zapamiętywany razem z najlepszą wartością.
grade-pattern-more-nodes = Wartości są poprawne, ale odwiedzanych jest więcej węzłów, niż trzeba.
grade-pattern-fewer-nodes = Wartości są poprawne, ale liczonych jest mniej węzłów, niż musi być.
grade-pattern-values = Wartości są błędne w sposób, którego nie tłumaczy żaden ze znanych błędów.
grade-evaluator-for-side-to-move = Wartości są z punktu widzenia strony na ruchu; mają być z punktu widzenia X.
grade-evaluator-sign = Wartości mają odwrotny znak.
grade-evaluator-one-sided-evaluator = Funkcja oceny widzi tylko kamienie jednej strony; kamienie drugiej trzeba odjąć.
grade-evaluator-scale = Wartości są takie, jak w żądanej funkcji oceny, pomnożone przez stałą.
grade-evaluator-directions = Rzędy liczą się różnie w zależności od kierunku: sprawdź pętle po wierszach, kolumnach i przekątnych.
grade-evaluator-win-not-seen = Wygrana partia nie jest warta więcej niż nieskończona.
grade-strength-no-legal-move = Przegrywa partie, bo nie podaje legalnego ruchu.
grade-strength-misses-win = Nie bierze wygranej w jednym ruchu.
grade-strength-misses-threat = Nie zapobiega wygranej przeciwnika w jednym ruchu.
grade-strength-one-side = Przegrywa tylko jedną stroną: sprawdź wszystko, co zależy od tego, kto jest na ruchu.
grade-strength-weaker = Przeciwnik gra lepiej.
grade-gomocup-over = Program sam się kończy albo nie daje się uruchomić.
grade-gomocup-silent = Odpowiedź nie przychodzi na czas: pisz każdą z końcem wiersza i opróżniaj bufor wyjścia.
grade-gomocup-no-ok = Na START trzeba odpowiedzieć OK.
grade-gomocup-spelling = Polecenia bywają też pisane małymi literami, a wiersze mogą kończyć się CR LF.
grade-gomocup-any-size = Na niemożliwą planszę trzeba odpowiedzieć ERROR.
grade-gomocup-about = Na ABOUT trzeba odpowiedzieć jednym wierszem: name="…", version="…", author="…", country="…".
grade-gomocup-answers-info = Na INFO nie wolno odpowiadać, a nieznane klucze się pomija.
grade-gomocup-not-unknown = Na nieznane polecenie trzeba odpowiedzieć UNKNOWN.
grade-gomocup-form = Ruch zapisuje się jako x,y, na przykład 7,7.
grade-gomocup-outside = Ruch wypada poza planszę.
grade-gomocup-taken = Ruch wypada na zajęte pole.
grade-gomocup-not-taken-back = Na TAKEBACK trzeba odpowiedzieć OK, a pole jest znów wolne.
grade-gomocup-not-restarted = Na RESTART trzeba odpowiedzieć OK, a plansza jest znów pusta.
grade-gomocup-ignores-end = Działa dalej po END.
grade-gomocup-ignores-hang-up = Działa dalej po zamknięciu wejścia.
grade-gomocup-swaps-coordinates = Kolumna i wiersz są zamienione: najpierw x, liczone od lewej.
grade-gomocup-from-one = Pola są liczone od 1; protokół liczy od 0.
grade-gomocup-sides-exchanged = W BOARD strony są zamienione: 1 to własne kamienie, 2 przeciwnika.
grade-gomocup-misses-five = Nie układa piątki tam, gdzie może.
grade-gomocup-misses-four = Nie zatrzymuje czwórki.
grade-function-fails = Nie daje odpowiedzi.
grade-function-missing = Funkcji brakuje albo nie jest jeszcze napisana.
grade-function-raises = Zgłasza wyjątek tam, gdzie jest odpowiedź.
grade-function-player-swapped = player za każdym razem podaje drugiego gracza: zaczyna X.
grade-function-player-counts = player źle liczy znaki: gdy jest tyle samo X co O, kolej na X.
grade-function-actions-type = actions ma zwracać zbiór par (i, j).
grade-function-actions-taken = actions zawiera pola, które nie są puste.
grade-function-actions-missing = actions nie zawiera wszystkich pustych pól.
grade-function-result-mutates = Funkcja zmienia planszę, którą dostaje: najpierw zrób jej głęboką kopię.
grade-function-result-accepts-taken = result ma zgłaszać wyjątek, gdy pole jest zajęte.
grade-function-result-accepts-outside = result ma zgłaszać wyjątek, gdy pole jest poza planszą; ujemne indeksy liczą się w Pythonie od końca.
grade-function-result-wrong-player = result stawia znak drugiego gracza.
grade-function-result-exchanges = result zamienia wiersz i kolumnę.
grade-function-result-other = result zwraca inną planszę.
grade-function-winner-misses-row = winner nie widzi wiersza.
grade-function-winner-misses-column = winner nie widzi kolumny.
grade-function-winner-misses-diagonal = winner nie widzi przekątnej.
grade-function-winner-other = winner podaje zwycięzcę tam, gdzie go nie ma, albo niewłaściwego.
grade-function-terminal-ignores-full = terminal nie kończy gry, gdy plansza jest pełna.
grade-function-terminal-ignores-win = terminal nie kończy gry po wygranej.
grade-function-terminal-too-early = terminal kończy grę, która trwa.
grade-function-utility-sign = utility ma odwrotny znak: 1 to wygrana X, -1 to wygrana O.
grade-function-utility-other = utility ma wynosić 1, gdy wygrał X, -1, gdy wygrało O, i 0 przy remisie.
grade-function-minimax-after-end = minimax ma zwracać None, gdy gra jest skończona.
grade-function-minimax-illegal = minimax zwraca niedozwolony ruch.
grade-function-minimax-one-side = minimax myli się tylko dla jednego gracza: sprawdź, gdzie maksymalizuje, a gdzie minimalizuje.
grade-function-minimax-misses-win = minimax nie bierze wygranej w jednym ruchu.
grade-function-minimax-not-optimal = minimax nie znajduje najlepszego ruchu.
terminal-bar-questions = pytania
grade-stopped = zatrzymano; ocenione są tylko pełne testy
grade-files = Zapisano w { $path }: grade.html, grade.txt, grade.json, junit.xml, results.json
grade-submission = Praca
grade-place = Miejsce
grade-ranking = Ranking: każda praca z każdą
grade-look = Zobacz w „Wyjaśnij”
