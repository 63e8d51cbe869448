# Teksty raportów laboratorium. To, co stoi w `odwrotnych apostrofach`, jest składane jak kod.

## Liczby i czas

percent = { $n }%
time-us = { $n } µs
time-ms = { $n } ms
time-s = { $n } s
time-min = { $n } min
time-h = { $n } godz.
time-days =
    { $count ->
        [one] { $n } dzień
       *[other] { $n } dni
    }
time-years =
    { $count ->
        [one] { $n } rok
        [few] { $n } lata
       *[other] { $n } lat
    }
time-forever = ponad milion lat
nodes-count =
    { $count ->
        [one] { $n } węzeł
        [few] { $n } węzły
       *[other] { $n } węzłów
    }
# Po ułamku stoi „raza”.
times-count =
    { $count ->
        [one] { $n } raz
        [few] { $n } razy
        [many] { $n } razy
       *[other] { $n } raza
    }

## Nagłówki

report-title = Porównanie algorytmów przeszukiwania: { $games }
report-made = Raport utworzony przez program inarow { $version } poleceniem `inarow lab compare`.
heading-contents = Spis treści
heading-task = Co porównano
heading-game = Gra
heading-games = Gry
heading-data = Stan i ruch
heading-evaluators = Funkcje oceny
heading-algorithms = Algorytmy
heading-measurements = Pomiary
heading-findings = Wnioski
heading-machine = Komputer
heading-repeat = Jak to powtórzyć
heading-group = { $game }, funkcja oceny { $evaluator }
subheading-table = Wszystkie wyniki

## Co porównano

task-intro =
    { $algorithms ->
        [one] Uruchomiono jeden algorytm
        [few] Uruchomiono { $algorithms } algorytmy
       *[other] Uruchomiono { $algorithms } algorytmów
    } na { $positions ->
        [one] jednej pozycji
       *[other] { $positions } pozycjach
    } do { $depths ->
        [one] głębokości { $list }
       *[other] głębokości { $list }
    }, liczonej w półruchach (ruchach jednej strony). Czas każdego przeszukiwania mierzono { $repeats ->
        [one] raz
        [2] dwa razy; podano mediany
       *[other] { $repeats } razy; podano mediany
    }.
task-limit = Jedna komórka tabeli, czyli jeden algorytm na jednej głębokości ze wszystkimi powtórzeniami, miała limit { $limit }. Komórek, które według prognozy trwałyby dłużej, nie uruchamiano; zamiast wyniku podano prognozę.
task-scoring-plain = Zakończone partie liczą się jak w podręcznikach: wygrana to wygrana, bez względu na to, jak jest odległa.
task-scoring-quick-win = Tylko funkcja `quick-win` woli szybszą.
task-scoring-distance = Zakończone partie liczą się według odległości: szybka wygrana jest warta więcej niż powolna, a powolna przegrana więcej niż szybka.
task-scoring-outcome = Tylko funkcja `outcome` tego nie uwzględnia.
task-incomplete = Pomiar zatrzymano, zanim zmierzono wszystko; tabele i wykresy pokazują to, co było gotowe do tej chwili.

## Zasady

rules-in-a-row = Dwaj gracze, X i O, grają na przemian na planszy { $width } × { $height } pól, początkowo pustej. Zaczyna X.
rules-in-a-row-place = Ruch polega na postawieniu własnego znaku na dowolnym pustym polu. Znaków się nie przesuwa ani nie usuwa.
rules-in-a-row-fall = Ruch polega na wybraniu kolumny, która nie jest pełna; własny znak spada na jej najniższe puste pole. Znaków się nie przesuwa ani nie usuwa.
rules-in-a-row-win =
    Wygrywa ten, kto pierwszy ustawi { $k ->
        [one] jeden znak
        [few] { $k } znaki
       *[other] { $k } znaków
    } bez przerwy w wierszu, kolumnie lub na ukos; dłuższy szereg także wygrywa.
rules-in-a-row-exact =
    Wygrywa ten, kto pierwszy ustawi dokładnie { $k ->
        [one] jeden znak
        [few] { $k } znaki
       *[other] { $k } znaków
    } bez przerwy w wierszu, kolumnie lub na ukos; dłuższy szereg się nie liczy.
rules-in-a-row-draw = Jeśli plansza jest pełna i nikt nie wygrał, partia kończy się remisem.
rules-reversi = Dwaj gracze, X (czarne) i O (białe), kładą pionki na kwadratowej planszy; na początku pośrodku leżą po dwa pionki każdej strony. Zaczyna X. Pionek kładzie się tam, gdzie między nim a innym własnym pionkiem zamyka się w linii prostej jeden lub więcej pionków przeciwnika; wszystkie zamknięte pionki się odwraca. Kto nie może tak zagrać, pasuje; kto może, musi. Gdy żadna strona nie może położyć pionka, gra się kończy i wygrywa ten, kto ma więcej pionków.
rules-draughts = Warcaby rosyjskie na ciemnych polach planszy 8 × 8, po dwanaście pionków z każdej strony; zaczyna X (białe). Pionki poruszają się o jedno pole na ukos do przodu, a biją do przodu i do tyłu; damki poruszają się i biją na całych przekątnych. Bicie jest obowiązkowe i trwa, dopóki jest możliwe; spośród kilku bić można wybrać dowolne. Pionek, który dojdzie do ostatniego rzędu, od razu staje się damką, także w trakcie bicia. Przegrywa ten, kto nie może wykonać ruchu. Remis następuje, gdy pozycja powtórzy się po raz trzeci albo gdy każda ze stron wykona piętnaście ruchów samymi damkami bez bicia.
rules-dots = Kropki i kwadraty: gracze na przemian rysują linie między sąsiednimi kropkami. Kto narysuje czwartą linię kwadratu, zdobywa go i gra jeszcze raz. Gdy wszystkie linie są narysowane, wygrywa ten, kto ma więcej kwadratów.
rules-unknown = Gra `{ $game }` nie podaje swoich zasad. Pozycja wygląda tak jak poniżej, a przykładowe ruchy to { $examples }.
rules-own-words = Gra podaje swoje zasady tymi słowami:
position-start = Przeszukiwana pozycja to początek gry:
position-moves = Przeszukiwana pozycja, po ruchach { $moves }:
position-choices =
    Strona na posunięciu ma w niej { $choices ->
        [one] jeden ruch
        [few] { $choices } ruchy
       *[other] { $choices } ruchów
    }, na przykład { $examples }.

## Stan i ruch

data-intro = Przeszukiwanie wymaga od gry tylko sześciu operacji na pozycji; cała reszta jest sprawą gry.
data-side = `side()`: czyj jest ruch; strony nie muszą grać na przemian
data-moves = `moves()`: wszystkie dozwolone ruchy, zawsze w tej samej kolejności
data-play = `play(move)`: wykonuje ruch
data-undo = `undo(move)`: cofa ostatni ruch i przywraca cały stan
data-outcome = `outcome()`: wynik, gdy gra jest zakończona
data-key = `key()`: skrót pozycji, dla tablic transpozycji
data-sizes = W programie pozycja jest wartością typu `{ $state }` ({ $bytes } B i to, na co wskazuje), a ruch wartością typu `{ $move }` ({ $size } B).
state-in-a-row = Pozycja przechowuje znaki każdej strony jako zbiór bitów, po jednym bicie na pole, wierszami od lewego górnego rogu, a obok nich: stronę na posunięciu, liczbę znaków, skrót uaktualniany przy każdym ruchu i wykonane ruchy. Ruch to numer pola. Wygraną wykrywa się, porównując bity z liniami przechodzącymi przez to pole.
state-in-a-row-large = Pozycja przechowuje znaki każdej strony jako zbiór bitów, po jednym bicie na pole, wierszami od lewego górnego rogu, a obok nich: stronę na posunięciu, liczbę znaków, skrót uaktualniany przy każdym ruchu i wykonane ruchy. Ruch to numer pola. Wygraną wykrywa się, idąc od postawionego znaku w czterech kierunkach.
state-reversi = Pozycja przechowuje pionki każdej strony jako zbiór 64 bitów, po jednym na pole, oraz stronę na posunięciu; każdy ruch pamięta też, które pionki odwrócił, aby można go było cofnąć. Ruch to numer pola albo pas.
state-draughts = Pozycja przechowuje bierki każdej strony i damki obu stron jako zbiory 64 bitów, stronę na posunięciu oraz liczbę ruchów od ostatniego bicia lub ruchu pionkiem; pamięta też wcześniejsze pozycje, ze względu na regułę trzykrotnego powtórzenia. Ruch to droga przez pola wraz z bitymi bierkami.
state-dots = Pozycja przechowuje narysowane linie i kwadraty każdej strony jako zbiory bitów oraz stronę na posunięciu. Ruch to numer linii.

## Funkcje oceny

evaluators-intro = Tam, gdzie przeszukiwanie się zatrzymuje, funkcja oceny mówi, jak dobra jest pozycja dla strony na posunięciu; `m` to ta strona, `o` jej przeciwnik. Po zamianie stron każda funkcja zmienia znak. Zakończonej partii się nie ocenia: jej wynik jest znany.
evaluator-outcome = Nie mówi nic: liczą się tylko zakończone partie, jako przegrana, remis i wygrana.
evaluator-quick-win = Także nie mówi nic o partiach niezakończonych, ale wygrana liczy się tym bardziej, im jest szybsza, a przegrana tym mniej, im jest późniejsza.
evaluator-open-lines =
    `L(s)` to liczba linii o długości { $k ->
        [one] jednego pola
       *[other] { $k } pól
    }, na których przeciwnik strony `s` nie ma żadnego znaku, więc `s` może je jeszcze zapełnić.
evaluator-longest-run = `R(s)` to długość najdłuższego nieprzerwanego szeregu znaków strony `s` w dowolnym kierunku, zablokowanego lub nie.
evaluator-line-power =
    `ℓ` przebiega linie o długości { $k ->
        [one] jednego pola
       *[other] { $k } pól
    }, na których strona `s` ma znaki, a jej przeciwnik nie ma żadnego; `n(ℓ)` to liczba tych znaków. Każdy następny znak jest wart dziesięć razy więcej.
evaluator-corners = `C(s)` to liczba narożników zajętych przez `s`, których nikt już nie odwróci, a `M(s)` to liczba ruchów, które mogłaby wykonać strona `s`.
evaluator-mobility = `M(s)` to liczba ruchów, które mogłaby wykonać strona `s`.
evaluator-discs = `D(s)` to liczba pionków strony `s`: liczy się na końcu, a wcześniej bywa myląca.
evaluator-advance = `P(s)` to liczba pionków powiększona o potrojoną liczbę damek strony `s`, a `F(s)` to łączna liczba rzędów, o które jej pionki posunęły się do przodu.
evaluator-material = `P(s)` to liczba pionków powiększona o potrojoną liczbę damek strony `s`.
evaluator-boxes = `B(s)` to liczba kwadratów strony `s`.
evaluator-unknown = Własna funkcja oceny tej gry; raport nie zna jej wzoru.

## Algorytmy

algorithms-intro = Wszystkie odpowiadają na to samo pytanie: ile jest warta pozycja, gdy przeszuka się ją do podanej głębokości? Różnią się kosztem odpowiedzi. `value(node)` to wynik zakończonej partii albo ocena na granicy głębokości.
algorithms-window = Alfa-beta i PVS zaczynają od okna (przegrana, wygrana), poza którym nie ma żadnych wartości.
algorithm-minimax = Punkt odniesienia: odwiedza każdy węzeł. Jedna strona wybiera wartość największą, druga najmniejszą.
algorithm-negamax = Minimax z jedną regułą dla obu stron: każdą wartość widzi strona na posunięciu, a jej znak zmienia się z każdym półruchem. Odwiedza te same węzły.
algorithm-alpha-beta = Pamięta, co każda ze stron ma już zapewnione: α dla strony maksymalizującej, β dla drugiej. Gdy tylko α ≥ β, pozostałe ruchy w węźle nie mogą już niczego zmienić i są odcinane. Wartość w korzeniu jest taka jak w minimaksie; gdyby najlepszy ruch był zawsze pierwszy, zostałby mniej więcej pierwiastek kwadratowy z liczby węzłów.
algorithm-pvs = Przeszukiwanie głównego wariantu (PVS) zakłada, że pierwszy ruch jest najlepszy, a o każdy następny pyta tylko, czy jest lepszy, z pustym oknem. Jeśli jest, przeszukuje go ponownie.
algorithm-deepening = Iteracyjne pogłębianie: głębokość 1, 2, 3 … z tablicą transpozycji. Pozycji osiągniętych inną kolejnością ruchów nie przeszukuje się drugi raz, a najlepszy ruch z poprzedniej głębokości jest sprawdzany jako pierwszy. Podane liczby dotyczą wszystkich głębokości łącznie.
algorithm-mtdf = MTD(f) znajduje wartość, pytając tylko „czy jest co najmniej taka?”, z pustymi oknami, które się do niej zbliżają. Żyje z tablicy transpozycji, bo każde pytanie jest osobnym przeszukiwaniem; także z iteracyjnym pogłębianiem.
algorithm-mcts = Przeszukiwanie Monte Carlo rozbudowuje drzewo tam, gdzie losowe partie szły dobrze, i przechowuje ograniczenia, dzięki którym odpowiedź jest w końcu dokładna. Pozycje odwiedzone w losowych partiach liczą się jako węzły.
algorithm-pns = Przeszukiwanie z liczbami dowodowymi idzie tam, gdzie najmniej zostało do udowodnienia, i zbliża się do wartości kolejnymi progami. Drzewo trzyma w pamięci.

## Pomiary

measured-intro = Liczby węzłów są takie same na każdym komputerze; czasy nie.
measured-nodes = **Węzły**: odwiedziny pozycji, łącznie z korzeniem i zakończonymi partiami.
measured-leaves = **Liście**: węzły, w których gra jest zakończona albo osiągnięto granicę głębokości.
measured-evaluations = **Oceny**: wywołania funkcji oceny.
measured-generated = **Wygenerowane**: ruchy wypisane w rozwijanych węzłach.
measured-cutoffs = **Cięcia**: węzły, w których pominięto jakieś ruchy; udział cięć to ich część wśród węzłów wewnętrznych.
measured-branching = **b**: efektywny współczynnik rozgałęzienia, czyli liczba ruchów w każdym węźle równomiernego drzewa o tej samej głębokości i liczbie węzłów: węzły = 1 + b + b² + … + b^głębokość.
measured-time = **Czas**: mediana powtórzeń, w nawiasie najkrótszy i najdłuższy.
measured-value = **Wartość**: z punktu widzenia strony na posunięciu.
column-algorithm = algorytm
column-depth = głębokość
column-nodes = węzły
column-leaves = liście
column-evaluations = oceny
column-generated = wygenerowane
column-cutoffs = cięcia
column-branching = b
column-time = czas
column-best = ruch
column-value = wartość
nodes-by-depth = Liczba węzłów według głębokości:
cell-not-run = nie uruchomiono: prognoza { $time }
cell-stopped-time = zatrzymano po { $time }
cell-stopped-memory = zatrzymano: drzewo było pełne
cell-stopped-playouts = zatrzymano: wyczerpano losowe partie
cell-short-not-run = nie uruchomiono
cell-short-stopped = zatrzymano
value-win = wygrana
value-loss = przegrana
value-draw = remis
value-win-in =
    { $plies ->
        [one] wygrana w 1 półruchu
       *[other] wygrana w { $plies } półruchach
    }
value-loss-in =
    { $plies ->
        [one] przegrana w 1 półruchu
       *[other] przegrana w { $plies } półruchach
    }

## Wykresy

plot-nodes = Liczba węzłów według głębokości
plot-time = Czas według głębokości
plot-cutoffs = Udział cięć według głębokości
plot-branching = Efektywny współczynnik rozgałęzienia według głębokości
plot-axis-depth = głębokość w półruchach
plot-axis-nodes = węzły, skala logarytmiczna
plot-axis-time = czas w ms, skala logarytmiczna
plot-axis-cutoffs = cięcia wśród węzłów wewnętrznych, %
plot-axis-branching = efektywny współczynnik rozgałęzienia b
plot-caption-nodes = Liczba węzłów według głębokości w skali logarytmicznej: linia prosta oznacza stały współczynnik rozgałęzienia. Linie, które się pokrywają, mają te same liczby.
plot-caption-time = Mediana czasu według głębokości w skali logarytmicznej.
plot-caption-cutoffs = Udział węzłów wewnętrznych, w których odcięto jakieś ruchy.
plot-caption-branching = Efektywny współczynnik rozgałęzienia: przez ile średnio mnoży liczbę węzłów każdy następny półruch.

## Wnioski

finding-same-nodes = Minimax i negamax odwiedziły na każdej głębokości dokładnie tyle samo węzłów: różnią się zapisem, a nie działaniem.
finding-cut = Na głębokości { $depth } alfa-beta odwiedziła { $few }, a minimax { $many }: to { $share }, czyli { $times } mniej. Jej efektywny współczynnik rozgałęzienia wynosi { $b } zamiast { $full }; gdyby najlepszy ruch był zawsze pierwszy, byłby bliski { $root }, czyli pierwiastka kwadratowego z tej liczby.
finding-cut-nothing = Na głębokości { $depth } alfa-beta odwiedziła tyle samo co minimax, { $many }: nie ma jeszcze czego odcinać.
finding-better = Na głębokości { $depth } algorytm `{ $algorithm }` odwiedził { $few }, a alfa-beta { $many }: { $times } mniej.
finding-worse = Na głębokości { $depth } algorytm `{ $algorithm }` odwiedził { $many }, a alfa-beta { $few }: { $times } więcej.
finding-equal = Na głębokości { $depth } algorytm `{ $algorithm }` i alfa-beta odwiedziły tyle samo: { $nodes }.
finding-fastest = Według zegara na głębokości { $depth } najszybszy był algorytm `{ $algorithm }`: { $time }, przy { $other } dla `{ $slowest }`, najwolniejszego z tych, które tam dotarły.
finding-speed = Węzły nie kosztują tyle samo: na głębokości { $depth } algorytm `{ $quick }` odwiedzał { $fast } na sekundę, a `{ $slow }` { $slowly }.
finding-stopped = Algorytm `{ $algorithm }` nie doszedł głębiej niż do głębokości { $depth }: głębokość { $next } zajęłaby około { $time }.
finding-limited = Algorytm `{ $algorithm }` nie doszedł głębiej niż do głębokości { $depth }: na głębokości { $next } zatrzymał go limit komórki.
finding-never = Algorytmu `{ $algorithm }` nie dało się w ogóle uruchomić w granicach limitu komórki.
finding-same-value =
    { $depths ->
        [one] Wszystkie algorytmy znalazły tę samą wartość, tak jak powinny.
       *[other] Na każdej głębokości wszystkie algorytmy znalazły tę samą wartość, tak jak powinny.
    }
finding-other-value = Na głębokości { $depth } algorytmy nie znalazły tej samej wartości: to nie powinno się zdarzyć.
finding-other-move = Na głębokości { $depth } wybrały różne ruchy o tej samej wartości: { $moves }. To, który z równych ruchów zostanie znaleziony pierwszy, zależy od kolejności, w jakiej algorytm je sprawdza.
finding-none = Uruchomiono zbyt mało, aby było co porównać.

## Komputer

machine-processor = Procesor: { $name }
machine-threads = Liczba wątków wykonywanych jednocześnie: { $n } (przeszukiwanie używa jednego)
machine-memory = Pamięć: { $n } MB
machine-system = System: { $system }, { $architecture }
machine-program = Program: inarow { $version }
machine-slow = Program zbudowano bez optymalizacji: czasy są wielokrotnie dłuższe, niż być muszą.
repeat-intro = To polecenie daje te same liczby, a z tym samym katalogiem tworzy nowy raport z tych samych pomiarów:
repeat-files = Obok raportu znajdują się: `results.csv` i `results.json` ze wszystkimi liczbami, `cells.jsonl`, od którego przerwane porównanie rusza dalej, oraz wykresy jako SVG i PNG w katalogu `plots`.
