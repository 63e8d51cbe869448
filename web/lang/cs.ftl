### Slova programu inarow, na stránce i v terminálu. Prostý Fluent: text, proměnné, selektory.

## Rám stránky
skip = Přejít na desku
nav = Pohledy
nav-play = Hra
language = Jazyk
settings = Nastavení
help = Nápověda
close = Zavřít
cancel = Zrušit
board-section = Deska
side-section = Partie, rozbor a tahy
toolbar = Ovládání partie
connection-lost = Není spojení se serverem. Zkouším to znovu; partie je v bezpečí.
connection-lost-humans = Není spojení se serverem. Hrát lze dál; rady a rozbor musí počkat.
connection-back = Spojení je obnoveno.
connection-retry = Zkusit hned
address-move = V odkazu je nemožný tah { $move }. Na desce jsou tahy před ním.
address-player = Odkaz uvádí hráče, který neexistuje: { $player }. Místo něj hraje člověk.
address-rules = Odkaz neuvádí žádnou existující hru. Zapište ji jako 15x15x5.

## Dvě strany
side-x = X
side-o = O
side-x-stone = Černý
side-o-stone = Bílý
symbols = Symboly
symbols-marks = Křížky a kolečka
symbols-stones = Černé a bílé kameny

## Kdo je na tahu
status-turn = je na tahu
status-yours = jste na tahu
status-thinking = přemýšlí …
status-paused = je na tahu, počítač čeká
status-ready = začne po stisku Start
wins = vyhrává
won-row = { $k } v řadě: { $cells }
won-resigned = soupeř se vzdal
draw = Remíza
draw-how = deska je plná
dead = Řadu už nikdo nedokončí.
note-won = výhra
note-turn = na tahu
played = { $side } hraje { $cell }
spoken-wins = { $side } vyhrává

## Ovládání
stop = Stop
stop-title = Zahrát nejlepší dosud nalezený tah
pause = Pauza
step = Krok
go = Pokračovat
start = Start
rematch = Odveta
first = Na začátek
previous = O tah zpět
next = O tah vpřed
last = Na konec
undo = Zpět
undo-title = Vzít tah zpět; proti počítači celé kolo
redo = Znovu
redo-title = Zahrát znovu, co bylo vzato zpět
hint = Rada
hint-title = Nejlepší tah a proč
threats = Hrozby
threats-title = Ukázat, co by kámen vytvořil
analyse = Rozbor
analyse-title = Hodnoty na desce a nejlepší varianty
new-game = Nová hra
swap = Vyměnit strany
swap-title = Hráči si vymění strany
resign = Vzdát
resign-ask = Vzdát tuto partii?
resign-yes = Vzdávám
resign-no = Hrát dál
files = Otevřít, uložit
pace = Tempo
pace-full = co nejrychleji
pace-move = { $time } na tah
confirm-again = Klepněte znovu, nebo
confirm-play = Zahrát { $cell }

## Proč kámen nelze položit
refused-taken = Pole { $cell } je už obsazené. Zvolte prázdné.
refused-full = Sloupec { $column } je plný. Zvolte jiný.
refused-over = Partie skončila. Začněte novou, nebo vezměte tah zpět.
refused-turn = Na tahu je počítač.
refused-outside = Pole { $cell } na desce není.

## Rady
hint-thinking = Hledám dobrý tah …
hint-text = { $cell } { $reason }
hint-play = Zahrát
reason-wins-now = vyhrává hned
reason-wins =
    { $plies ->
        [one] vyhrává za { $plies } půltah
        [few] vyhrává za { $plies } půltahy
       *[other] vyhrává za { $plies } půltahů
    }
reason-blocks-win = brání řadě, která by hned vyhrála
reason-blocks-double = zastavuje dvojitou hrozbu
reason-makes-double = vytváří dvojitou hrozbu: dvě cesty k výhře
reason-makes-four-three = vytváří čtyřku a trojku
reason-makes-four = vytváří čtyřku: je nutné odpovědět
reason-makes-two-threes = vytváří dvě otevřené trojky
reason-makes-three = vytváří otevřenou trojku
reason-blocks-three = brání otevřené trojce
reason-delays =
    { $plies ->
        [one] vydrží nejdéle: prohra za { $plies } půltah
        [few] vydrží nejdéle: prohra za { $plies } půltahy
       *[other] vydrží nejdéle: prohra za { $plies } půltahů
    }
reason-draws = udržuje remízu
reason-best = vypadá nejlépe

## Hrozby
threats-heading = Hrozby
threats-none = Zde žádné.
threat-wins = vyhrává hned
threat-double = dvojitá hrozba
threat-four-three = čtyřka a trojka
threat-four = čtyřka
threat-two-threes = dvě otevřené trojky
threat-three = otevřená trojka
threat-spoken = pro { $side }: { $threat }

## Pole, pro toho, kdo poslouchá
board-label = Deska { $size }
cell-empty = prázdné
cell-move = tah { $number }
cell-last = poslední tah
cell-winning = ve vítězné řadě
cell-hint = rada

## Hodnoty
value-win =
    { $plies ->
        [one] výhra za { $plies } půltah
        [few] výhra za { $plies } půltahy
       *[other] výhra za { $plies } půltahů
    }
value-loss =
    { $plies ->
        [one] prohra za { $plies } půltah
        [few] prohra za { $plies } půltahy
       *[other] prohra za { $plies } půltahů
    }
value-draw = remíza
value-score = hodnota { $score }
value-at-least = nejméně: { $value }
value-at-most = nejvýše: { $value }

## Přemýšlení a rozbor
progress = Využitá část limitu
thinking-begins = Začíná přemýšlet …
thinking-offline = Čeká na spojení …
fact-depth = hloubka { $depth }
fact-nodes =
    { $n ->
        [one] { $nodes } uzel
        [few] { $nodes } uzly
       *[other] { $nodes } uzlů
    }
fact-speed = { $speed }/s
fact-time = { $time }
analysis = Rozbor
analysis-depth = Rozbor · hloubka { $depth }
analysis-more = Znovu
analysis-over = Partie skončila.
analysis-waits = Bude pokračovat po tahu počítače.
analysis-key = Ohodnocení je z pohledu { $side }, tedy strany na tahu. W3: výhra za 3 půltahy, L4: prohra za 4, =: remíza, vše dokázané; ≤ a ≥ jsou meze.
analysis-lines = Varianty
analysis-time = Čas
analysis-cells = Hodnoty na desce
line-adopt = Převzít { $moves }
ended-complete = vyřešeno
ended-depth = hloubka dosažena
ended-nodes = limit dosažen
ended-time = čas vypršel
ended-stopped = zastaveno

## Tahy
moves = Tahy
moves-none = Zatím žádné. Položte kámen na desku.
move-label = Tah { $number }, { $side } { $cell }
branch = Varianta s { $move }
branch-remove = Odstranit tuto variantu
review = Ohodnotit partii
review-stop = Stop ({ $done }/{ $total })
chart-label = Hodnota během partie: nahoru lépe pro { $side }

## Nová hra
new-which = Která hra
new-size = Deska
new-first = Kdo začíná
first-random = Náhodně
width = Šířka
height = Výška
row-length = Kolik v řadě vyhrává
rule-exact = Vyhrává jen přesně tolik
rule-gravity = Kameny padají (Connect Four)
preset-tictactoe = Piškvorky 3 × 3
preset-four = Čtyři na čtyři
preset-five = Pět na pět
preset-piskvorky = Piškvorky
preset-gomoku = Gomoku
preset-connect = Connect Four
rules-row = { $k } v řadě
rules-exactly = přesně { $k } v řadě
rules-gravity = kameny padají
problem-width = Šířka musí být celé číslo od 1 do { $most }.
problem-height = Výška musí být celé číslo od 1 do { $most }.
problem-row = Tolik se jich nevejde: zvolte 1 až { $most }, delší stranu desky.
problem-depth = Hloubka musí být celé číslo od 1 do { $most }.
problem-time = Čas musí být od 0,01 do { $most } sekund.
player = Hráč
player-human = Člověk
player-random = Náhodné tahy
player-level = Počítač, úroveň { $level }
player-depth = Počítač, hloubka { $depth }
player-time = Počítač, { $time } na tah
player-algorithm = { $algorithm }, { $evaluator }
player-algorithm-depth = { $algorithm }, hloubka { $depth }, { $evaluator }
kind-human = Člověk
kind-level = Počítač: úroveň
kind-time = Počítač: čas
kind-depth = Počítač: hloubka
kind-algorithm = Algoritmus z učebnice
level = Úroveň
level-text = { $level } · { $name }
level-easy = začátečník
level-casual = rekreační
level-strong = silný
level-master = mistr
seconds = Sekundy na tah
depth = Hloubka v půltazích
algorithm = Algoritmus
evaluator = Ohodnocení

## Otevření a uložení
files-heading = Otevřít a uložit
files-save = Uložit partii
files-save-note = Tahy po pozici na desce. Odkaz obsahuje celou partii s variantami.
files-load = Otevřít partii
files-offline = Není spojení se serverem, který tyto soubory čte a zapisuje.
open-file = Vybrat soubor
open-text = nebo vložte záznam .psq či .sgf, nebo pozici na jednom řádku:
open-paste = Otevřít tento text
copy-position = Kopírovat pozici
copy-link = Kopírovat odkaz
copied = Zkopírováno. { $text }
saved = Uloženo jako { $name }.
position-impossible = K této pozici žádná partie nevede. Napište pravidla, řádky shora a stranu na tahu, například 3x3x3 x1o/1x1/3 o.
record = Partie tohoto záznamu
record-previous = Předchozí partie záznamu
record-next = Další partie záznamu
record-which = Která partie záznamu
record-game = Partie { $number } z { $of }
record-shown = Počet partií v záznamu: { $of }. Toto je partie { $number }: { $players }.
opened =
    { $moves ->
        [one] Otevřeno { $rules }, { $moves } tah.
        [few] Otevřeno { $rules }, { $moves } tahy.
       *[other] Otevřeno { $rules }, { $moves } tahů.
    }

## Co server odmítá
# Po větách s dvojtečkou následují slova samotného serveru, anglicky.
error-malformed = Server stránce nerozuměl. Načtěte ji znovu.
error-rules = Server tato pravidla nezná:
error-move = Podle serveru je v této partii nemožný tah. Vezměte tahy zpět, nebo začněte novou hru.
error-over = Partie už skončila. Vezměte tah zpět.
error-record = Tento záznam nelze přečíst:
error-too-large = Na server je toho příliš:
error-busy = Server má příliš práce. Zkuste to znovu za chvíli.
error-duplicate-id = Server ještě řeší dřívější dotaz. Zkuste to znovu za chvíli.
error-limit = Server to nedovoluje:
error-stopped = Zastaveno dřív, než bylo co říci.
error-closing = Server se vypíná. Spusťte ho znovu a zkuste to ještě jednou.
error-internal = Na serveru došlo k chybě. Nahlaste ji, prosím.
error-other = Nepodařilo se to:
# Za dvojtečkou vět výše, nebo v závorce.
refusal-no-record = toto není záznam partie. Soubor .psq začíná slovem Piskvorky, soubor .sgf znaky „(;“.
refusal-cut-off = soubor končí dřív než partie.
refusal-other-game = soubor je záznamem jiné hry, GM[{ $game }]. Piškvorky mají GM[4].
refusal-set-up = má kameny postavené předem. Číst lze jen partie od prázdné desky.
refusal-forbidden-rules = pravidla „{ $rules }“ mají zakázané tahy nebo blokované řady, a ta se zde neznají.
refusal-record-move = tah { $number }, { $move }, není možný.
refusal-record-line = řádku { $line } nelze rozumět.
refusal-tree-empty = napište číslo, nebo větve v závorkách, například (3 (5 -2)).
refusal-tree-leaf = „{ $text }“ není list. Napište celé číslo, win, draw nebo loss.
refusal-tree-name = „{ $text }“ není jméno.
refusal-tree-unopened = „)“ na { $at }. místě nic neuzavírá.
refusal-tree-unclosed = „(“ na { $at }. místě nikdo neuzavře.
refusal-tree-no-branches = závorky uzavřené na { $at }. místě jsou prázdné.
refusal-tree-trailing = strom končí před { $at }. místem. Více větví dejte do jedněch závorek.
refusal-tree-deep = je příliš hluboko vnořený.
refusal-rules-form = „{ $text }“ nejsou pravidla. Pište je jako 15x15x5.
refusal-rules-side = strana { $value } není možná. Může být 1 až { $most }.
refusal-rules-row = { $k } v řadě se nevejde. Může být 1 až { $most }.
refusal-rules-option = volba „{ $option }“ není. Jsou +exact a +gravity.
refusal-unknown-game = žádná hra se nejmenuje „{ $called }“. Jsou reversi, draughts, dots a řady jako 3x3x3.
refusal-game-size = „{ $size }“ není velikost této hry.
refusal-nodes = více než { $most } uzlů
refusal-time = trvá příliš dlouho
refusal-too-deep = hloubka { $depth } trvá na této desce příliš dlouho
refusal-every-move = na každý tah není dost času
refusal-unknown-algorithm = žádný algoritmus se nejmenuje „{ $called }“.
refusal-unknown-evaluator = žádné ohodnocení se nejmenuje „{ $called }“.
refusal-needs-depth = { $algorithm } potřebuje hloubku.
refusal-range = { $number } není možné. Může být { $least } až { $most }.
refusal-position-over = partie na desce skončila, není co hledat.
refusal-cells = to je hledání: { $size }; zde jich může být nejvýše { $most }.
refusal-games = to je partií: { $size }; zde jich může být nejvýše { $most }.
refusal-twice = { $player } je uveden dvakrát. Každý hráč se účastní jednou.
refusal-openings-many = zahájení o { $plies } půltazích je příliš mnoho. Zvolte náhodná.
refusal-openings-over = po žádném zahájení o { $plies } půltazích už není co hrát.
refusal-no-center = tato hra nemá střed. Zvolte náhodná zahájení.
refusal-bytes = { $size } bajtů; zpráva jich může mít nejvýše { $most }.

## Terminál
terminal-invite = Napište tah, například { $move }, nebo help.
terminal-seed = O volbě mezi stejně dobrými tahy rozhoduje --seed { $seed }.
terminal-turn = Na tahu je { $side }:
terminal-over = new, undo nebo quit:
terminal-won = Konec partie: vyhrává { $side }.
terminal-drawn = Konec partie: remíza.
terminal-line = Vítězná řada: { $cells }
terminal-taken-back = Vzato zpět: { $moves }
terminal-nothing-to-undo = Není žádný váš tah, který by šlo vzít zpět.
terminal-no-hint = Partie skončila: není co radit.
terminal-unreadable = „{ $text }“ není pole. Napište písmeno sloupce a číslo řádku, například b2; help vypíše, co dalšího lze napsat.
terminal-no-move = „{ $text }“ teď není tah. Možné jsou: { $moves }
terminal-outside = Pole { $cell } je mimo desku, která sahá od a1 po { $last }.
terminal-floating = Na { $cell } by kámen visel ve vzduchu: v tomto sloupci spadne na { $rest }.
terminal-help-cell = váš tah: pole od a1 po { $last }
terminal-help-column = váš tah: pole od a1 po { $last }, nebo písmeno sloupce
terminal-help-move = váš tah, takto zapsaný
terminal-help-undo = vzít zpět svůj poslední tah
terminal-help-hint = co by zahrál počítač
terminal-help-board = ukázat desku znovu
terminal-help-moves = dosavadní tahy
terminal-help-position = pozice na jednom řádku, pro inarow search --position
terminal-help-new = začít znovu
terminal-help-quit = skončit
terminal-help-words = Tato slova se píší anglicky.
terminal-win = výhra
terminal-loss = prohra
terminal-proven = { $value }, dokázáno
terminal-estimate = { $value } (odhad, v tisícinách výhry)
terminal-unknown = hodnota neznámá
terminal-microseconds = { $n } µs
terminal-milliseconds = { $n } ms
terminal-seconds = { $n } s
terminal-stop = (Ctrl-C zastaví)

## Nastavení a nápověda
theme = Vzhled
theme-now = Vzhled: { $theme }
theme-auto = Automatický
theme-light = Světlý
theme-dark = Tmavý
confirm-taps = Potvrzení druhým klepnutím
confirm-auto = Na malých polích
confirm-always = Vždy
confirm-never = Nikdy
move-numbers = Čísla tahů
coordinates = Souřadnice
help-goal = Dvě strany se střídají. Kdo má první dost kamenů v řadě, vodorovně, svisle nebo šikmo, vyhrává. Kliknutím na pole položíte kámen; vše jde i z klávesnice.
help-keys = Klávesy
key-arrows = na desce: pohyb po polích; jinde: zpět a vpřed po tazích
key-play = položit kámen
key-go = pokračovat, pauza nebo stop
help-values = Hodnoty
help-values-text = Kladná hodnota je dobrá pro stranu na tahu a barva patří straně, pro kterou je dobrá. W3 znamená: výhra za 3 půltahy (půltah je jeden kámen), L4: prohra za 4, =: remíza. To je dokázané. ≥ a ≤ říkají, že hodnota je nejméně nebo nejvýše taková.
version = inarow { $version }

## Vysvětlit: uvnitř hledání
explain-result = { $algorithm }: { $best }, hodnota { $value }
explain-result-none = { $algorithm }: hodnota { $value }
nav-explain = Vysvětlit
explain-skip = Přejít ke stromu
explain-loading-failed = Tento pohled se nepodařilo načíst. Obnovte stránku.
explain-tabs = Způsoby vysvětlení
explain-tab-tree = Strom
explain-what = Co zkoumat
explain-what-position = Pozice
explain-what-typed = Zapsaný strom
explain-what-file = Soubor
explain-apart = Pozice sama pro sebe: vaše partie ve Hře zůstává.
explain-classic = Z učebnic
explain-classic-three = Tři větve, jedno odříznutí
explain-classic-order = Totéž v nejhorším pořadí
explain-classic-deep = Hluboké odříznutí
explain-classic-names = S pojmenovanými uzly
explain-classic-own = Vlastní
explain-typed = Strom
explain-run = Hledat
explain-run-moved = Prohledat novou pozici
explain-searching = Hledám …
explain-nodes =
    { $n ->
        [one] { $shown } uzel
        [few] { $shown } uzly
       *[other] { $shown } uzlů
    }
explain-leaves =
    { $n ->
        [one] { $shown } list
        [few] { $shown } listy
       *[other] { $shown } listů
    }
explain-cuts =
    { $n ->
        [one] { $shown } odříznutí
        [few] { $shown } odříznutí
       *[other] { $shown } odříznutí
    }
explain-hits =
    { $n ->
        [one] { $shown } zásah v tabulce
        [few] { $shown } zásahy v tabulce
       *[other] { $shown } zásahů v tabulce
    }
explain-depth = Hloubka
explain-order = Pořadí tahů
explain-alpha = α v kořeni
explain-beta = β v kořeni
explain-problem-value = Zapište mez jako celé číslo, W3, L4, −∞ nebo +∞.
explain-problem-window = α musí být menší než β.
explain-too-large = Toto hledání je příliš velké na zkoumání. Zmenšete hloubku. ({ $message })
explain-too-large-plain = Toto hledání je příliš velké na zkoumání. Zmenšete hloubku, nebo zvolte alpha-beta, které navštíví mnohem méně uzlů. ({ $message })
explain-over = Partie zde skončila, není co hledat. Vraťte tah.
explain-bad-tree = Toto není strom: { $message }
explain-files = Soubory
explain-files-note = Soubor .json zde lze znovu otevřít; nepotřebuje server.
explain-open-trace = Otevřít záznam
explain-trace-opened = Otevřeno { $name }.
explain-trace-json = Tento soubor není JSON. Zvolte záznam uložený zde jako .json.
explain-trace-truncated = Tento záznam je neúplný nebo poškozený. Uložte ho znovu.
explain-trace-format = Tento soubor není záznam inarow. Zvolte soubor uložený zde jako .json.
explain-trace-newer = Tento záznam má verzi { $version }, novější než tato stránka. Aktualizujte inarow.
explain-trace-wrong = Tento záznam je chybný v „{ $where }“. Nic z něj nebylo otevřeno.
explain-trace-large = Tento soubor je příliš velký: otevřít lze nejvýše 64 MB.
explain-save-large = Strom je na tento druh souboru příliš velký. Zmenšete hloubku. ({ $message })
explain-save-json = Co pochází ze souboru, lze uložit jen jako .json.
explain-round-choice = Kolo prohlubování
explain-round-option = Hloubka { $depth }: { $value }
explain-quiz-round = V kole s hloubkou { $depth }:
explain-order-row = po řádcích
explain-order-center = od středu
explain-mode = Zobrazit strom
explain-as-drawing = Kresba
explain-as-text = Text
explain-find = Najít variantu: b2 a1
explain-find-go = Najít
explain-find-none = Tah { $move } tam ve stromu není.
explain-find-cut = Tah { $move } tam byl odříznut.
explain-zoom-out = Menší
explain-zoom-in = Větší
explain-fit = Zobrazit vše otevřené
explain-tree-drawing = Kresba stromu. Šipky jím procházejí, Enter otevírá a zavírá, plus a minus mění velikost. Totéž jako text: „Text“.
explain-tree-text = Strom hledání
explain-path = Cesta k vybranému uzlu
explain-root = kořen
explain-again = znovu
explain-again-why = Tah se ukázal lepší, než se čekalo, proto byl prohledán znovu s plným oknem.
explain-more = ještě { $n } …
explain-from = z tabulky, uzel #{ $id }
explain-chosen = zvolený
explain-skipped =
    { $n ->
        [one] { $n } tah odříznut
        [few] { $n } tahy odříznuty
       *[other] { $n } tahů odříznuto
    }
explain-max = MAX ▲, na tahu { $side }
explain-min = MIN ▼, na tahu { $side }
explain-is-future = zatím nedosažen
explain-is-open = právě se prohledává
explain-node = Vybraný uzel
explain-fact-turn = Strana
explain-fact-value = Hodnota
explain-fact-window = Okno při vstupu
explain-fact-kind = Druh
explain-fact-size = Se vším pod ním
explain-fact-cut = Odříznuto
explain-kind-inner = vnitřní uzel
explain-kind-finished = list: konec hry
explain-kind-horizon = list: dosažena hloubka
explain-kind-table = odpověď z tabulky
explain-why = Proč to bylo odříznuto?
explain-to-source = Ke zdroji #{ $id }
explain-step-here = Krok sem
explain-open = Otevřít
explain-close = Zavřít
explain-steps = Kroky hledání
explain-range = Krok
explain-speed = Rychlost
explain-per-second =
    { $n ->
        [one] { $n } krok/s
        [few] { $n } kroky/s
       *[other] { $n } kroků/s
    }
explain-follow = Strom sleduje
explain-step-at = { $n } / { $of }
explain-no-cut = Tímto směrem už žádné odříznutí není.
explain-step-first = Na první krok
explain-step-cut-back = K předchozímu odříznutí
explain-step-back = Krok zpět
explain-step-play = Přehrát kroky
explain-step-pause = Pauza
explain-step-next = Krok vpřed
explain-step-cut-next = K dalšímu odříznutí
explain-step-last = Na poslední krok
explain-now = Co se děje
explain-code = Pseudokód
explain-eyes = Hodnoty zde jsou z pohledu X; kód je obrací pro stranu na tahu.
explain-open-path = Otevřené uzly
explain-board = Deska, řady shora: { $rows }
explain-enter-root = Hledání začíná. Na tahu je { $side } a zatím se nic neví: okno je { $window }.
explain-enter-root-plain = Hledání začíná. Na tahu je { $side }.
explain-enter-round = Začíná kolo { $depth }, o půltah hlubší. Na tahu je { $side }; tabulka si pamatuje, co se našlo dříve.
explain-enter-plain = { $rival } zkouší { $move }. Teď je na tahu { $side }.
explain-enter = { $rival } zkouší { $move }. Teď je na tahu { $side }; záleží jen na hodnotách v { $window }.
explain-enter-scout = { $rival } zkouší { $move } s prázdným oknem, které se jen ptá: je to lepší než { $best }?
explain-enter-again = { $rival } zkouší { $move } znovu: bylo to lepší, než se čekalo. Teď je na tahu { $side } a okno { $window } řekne, jakou to má hodnotu.
explain-table-exact = Tabulka už tuto pozici zná: { $value }.
explain-table-lower = Tabulka ví, že tato pozice má hodnotu nejméně { $value }, a to zde stačí.
explain-table-upper = Tabulka ví, že tato pozice má hodnotu nejvýše { $value }, a to zde stačí.
explain-improved = { $side } má něco lepšího: { $move } má hodnotu { $value }.
explain-improved-max = { $side } má něco lepšího: { $move } má hodnotu { $value }. α stoupá na { $value }.
explain-improved-min = { $side } má něco lepšího: { $move } má hodnotu { $value }. β klesá na { $value }.
explain-cut = { $side } tu už má odpověď v hodnotě { $value }, a tak { $rival }, který jinde dostane { $elsewhere }, sem nikdy nepůjde:
explain-cut-window = { $side } tu už má odpověď v hodnotě { $value }. Šlo jen o to, zda { $side } dosáhne { $elsewhere }, a to už se ví:
explain-cut-rest =
    { $n ->
        [one] zbývající { $n } tah se odřízne.
        [few] zbývající { $n } tahy se odříznou.
       *[other] zbývajících { $n } tahů se odřízne.
    }
explain-return-root = Hledání skončilo: nejlepší je { $best }, hodnota { $value }.
explain-return-root-leaf = Hledání skončilo: hodnota je { $value }.
explain-return-round = Hledání v tomto kole, do hloubky { $depth }, skončilo: zatím nejlepší je { $best }, hodnota { $value }.
explain-return-exact = Zde je vše známo: pro { $side } má { $move } hodnotu { $value }.
explain-return-lower = Zde se ví dost: pro { $side } má { $move } hodnotu { $value } nebo více.
explain-return-upper = Zde se ví dost: pro { $side } má { $move } hodnotu { $value } nebo méně.
explain-leaf-horizon = Hledání zde hlouběji nejde; ohodnocení říká { $value }.
explain-leaf-horizon-typed = Hledání zde hlouběji nejde a zapsaný strom nemá ohodnocení: počítá se to jako { $value }.
explain-leaf-won = Zde hra končí: vyhrává { $side }.
explain-leaf-won-in =
    { $plies ->
        [one] Zde hra končí: vyhrává { $side }, { $plies } půltah od začátku hledání.
        [few] Zde hra končí: vyhrává { $side }, { $plies } půltahy od začátku hledání.
       *[other] Zde hra končí: vyhrává { $side }, { $plies } půltahů od začátku hledání.
    }
explain-leaf-value = List v hodnotě { $value }.
explain-leaf-draw = Zde hra končí: remíza.
explain-won = vyhrává { $side }
explain-won-in =
    { $plies ->
        [one] { $side } vyhrává po { $plies } půltahu
        [few] { $side } vyhrává po { $plies } půltazích
       *[other] { $side } vyhrává po { $plies } půltazích
    }
explain-round = Kolo s hloubkou { $depth } skončilo: { $best }, hodnota { $value }. Další jde o půltah hlouběji.
explain-round-last = Poslední kolo, s hloubkou { $depth }, skončilo: { $best }, hodnota { $value }.
explain-why-after = Po odpovědi
explain-why-elsewhere = Jinde
explain-why-skipped = Odříznuto
explain-why-spent = Prostý minimax
explain-why-minimax =
    { $n ->
        [one] by tam navštívil { $shown } uzel
        [few] by tam navštívil { $shown } uzly
       *[other] by tam navštívil { $shown } uzlů
    }
explain-why-minimax-more =
    { $n ->
        [one] by tam navštívil nejméně { $shown } uzel
        [few] by tam navštívil nejméně { $shown } uzly
       *[other] by tam navštívil nejméně { $shown } uzlů
    }
explain-why-step = Krok k tomuto odříznutí
explain-why-node = Ukázat ve stromu
explain-why-line = Vyvracející varianta
explain-why-back = Tah zpět
explain-why-forth = Tah vpřed
explain-legend = Jak číst strom
explain-legend-max = MAX: na tahu je X a bere největší hodnotu.
explain-legend-min = MIN: na tahu je O a bere nejmenší hodnotu.
explain-legend-best = silná: potomek, který dal hodnotu
explain-legend-cut = čárkovaná, s nůžkami: odříznuté tahy a kolik jich je; klepněte a uvidíte proč
explain-legend-future = tečkovaná: v tomto kroku nedosaženo
explain-legend-values = Hodnoty jsou z pohledu X: W3: X vyhrává 3 půltahy po kořeni, L4: X prohrává po 4, =: remíza (0), +12: dobré pro X.
explain-legend-bounds = ≥ a ≤, čárkovaně podtržené: známa je jen mez.
explain-legend-window = [α, β]: okno, se kterým se do uzlu vstoupilo. Záleží jen na hodnotách v něm.
explain-legend-table = T → #12: odpověď z tabulky, z uzlu 12. „Znovu“: prohledán podruhé.
explain-tab-costs = Ceny tahů
explain-tab-compare = Vedle sebe
explain-tab-quiz = Kvíz
explain-tab-workbench = Dílna
explain-costs-run = Ukázat ceny
explain-costs-row =
    { $n ->
        [one] { $n } tah, nejlepší první
        [few] { $n } tahy od nejlepšího
       *[other] { $n } tahů od nejlepšího
    }
explain-costs-more = Ještě { $n } …
explain-costs-chosen = volí { $algorithm }
explain-costs-yours = otevřeno vámi
explain-costs-head = Na tahu je { $side }. Nejlepší je { $best }: { $value }.
explain-costs-head-after = Po { $moves } je na tahu { $side }. Nejlepší je { $best }: { $value }.
explain-costs-exact = Všechny hodnoty jsou přesné.
explain-costs-depth = Deska je na přesné hodnoty příliš velká: tyto jsou do hloubky { $depth }.
explain-costs-same = { $move } má v řadě nad tím hodnotu { $value } a nejlepší hodnota této řady je { $best }: řady souhlasí.
explain-costs-other = { $move } má v řadě nad tím hodnotu { $value }, do hloubky { $above }; nejlepší hodnota zde je { $best }, do hloubky { $below }. Tak daleko řady souhlasit nemusí.
explain-costs-won = Hra zde skončila: vyhrál { $side }. Odpovědi nejsou.
explain-costs-drawn = Hra zde skončila remízou. Odpovědi nejsou.
explain-costs-closed = { $move } je zavřeno.
explain-costs-line = Otevřená varianta:
explain-costs-play = Zahrát tuto variantu
explain-costs-played = Zahráno na desce: { $moves }.
explain-costs-legend-algorithm = čip, silný rámeček: tah algoritmu
explain-costs-legend-you = osoba, čárkovaný rámeček: tah, který jste otevřeli
explain-costs-legend-values = Hodnoty jsou z pohledu X a vzdálenosti se počítají od pozice první řady: W5: X vyhrává 5 půltahů po ní.
explain-compare-run = Porovnat
explain-compare-position = Dvě hledání v pozici na desce, krok za krokem.
explain-compare-tree = Dvě hledání ve stromu { $tree }, krok za krokem.
explain-compare-ended = konec, počet kroků: { $n }
explain-compare-equal =
    { $n ->
        [one] Obě navštívila { $shown } uzel.
        [few] Obě navštívila { $shown } uzly.
       *[other] Obě navštívila { $shown } uzlů.
    }
explain-compare-ratio = { $less }: { $share } uzlů, které navštíví { $more } ({ $few } místo { $many }).
explain-compare-same-value = Obě najdou stejnou hodnotu: { $value }.
explain-compare-other-value = Najdou různé hodnoty: A { $a }, B { $b }.
explain-count-nodes = Uzly
explain-count-leaves = Listy
explain-count-cutoffs = Odříznutí
explain-count-table-hits = Z tabulky
explain-quiz-seed = Semínko: stejné semínko, stejné otázky
explain-quiz-start = Od začátku
explain-quiz-other = Jiné otázky
explain-quiz-score = Správně: { $right } z { $asked }
explain-quiz-about = O hledání zobrazeném ve stromu: { $algorithm }, { $nodes }.
explain-quiz-no-search = Zatím není žádné hledání: začněte ho v „Strom“.
explain-quiz-plain = Tento algoritmus nemá okno a nic neodřezává. Další druhy otázek budou po hledání pomocí alpha-beta v „Strom“.
explain-quiz-none = V tomto stromu není na co se ptát. Prohledejte v „Strom“ větší.
explain-quiz-check = Zkontrolovat
explain-quiz-hint = Nápověda
explain-quiz-next = Další otázka
explain-quiz-branches = Větve v pořadí, v jakém se zkoušejí
explain-quiz-was-cut = odříznuta
explain-quiz-ask-value = Na tahu je zde { $side } a větve mají tyto hodnoty. Jaká je hodnota tohoto uzlu?
explain-quiz-ask-cut = Na tahu je zde { $side } a okno je { $window }. Větve by měly tyto hodnoty. Které budou odříznuty?
explain-quiz-ask-cut-later =
    { $n ->
        [one] Na tahu je zde { $side }. Po první větvi je okno { $window }. Další by měly tyto hodnoty. Které budou odříznuty?
        [few] Na tahu je zde { $side }. Po prvních { $n } větvích je okno { $window }. Další by měly tyto hodnoty. Které budou odříznuty?
       *[other] Na tahu je zde { $side }. Po prvních { $n } větvích je okno { $window }. Další by měly tyto hodnoty. Které budou odříznuty?
    }
explain-quiz-ask-window = Hledání přichází do tohoto uzlu a uzly cestou zatím našly toto. Kolik je zde α a β?
explain-quiz-way = { $name }, na tahu { $side }: zatím nejlepší { $best }, hodnota { $value }
explain-quiz-way-nothing = { $name }, na tahu { $side }: zatím nic
explain-quiz-hint-value-max = Toto je uzel MAX ▲: bere největší hodnotu.
explain-quiz-hint-value-min = Toto je uzel MIN ▼: bere nejmenší hodnotu.
explain-quiz-hint-value-second = Podívejte se na { $move }.
explain-quiz-hint-quick = Rychlá výhra má větší hodnotu než pomalá a pomalá prohra větší než rychlá.
explain-quiz-hint-cut-max = Toto je uzel MAX ▲: jakmile má větev hodnotu β nebo větší, zbytek se odřízne.
explain-quiz-hint-cut-min = Toto je uzel MIN ▼: jakmile má větev hodnotu α nebo menší, zbytek se odřízne.
explain-quiz-hint-cut-max-second = Najděte první větev s hodnotou { $limit } nebo větší: ty za ní jsou odříznuty.
explain-quiz-hint-cut-min-second = Najděte první větev s hodnotou { $limit } nebo menší: ty za ní jsou odříznuty.
explain-quiz-hint-window-both = α je to nejlepší, co cestou našel MAX ▲, β to nejlepší, co našel MIN ▼. Kdo nic nenašel, nechává −∞ nebo +∞.
explain-quiz-hint-window-second = MAX našel: { $max }. MIN našel: { $min }.
explain-quiz-because-value-max = Uzel MAX ▲ bere největší z { $values }: { $value }, přes { $move }.
explain-quiz-because-value-min = Uzel MIN ▼ bere nejmenší z { $values }: { $value }, přes { $move }.
explain-quiz-because-bound = Okno bylo { $window }, a tak se ví jen { $value }.
explain-quiz-because-cut-max = { $move } má hodnotu { $value }, ne menší než β = { $limit }: { $rival } sem nikdy nepůjde a zbytek se odřízne.
explain-quiz-because-cut-min = { $move } má hodnotu { $value }, ne větší než α = { $limit }: { $rival } sem nikdy nepůjde a zbytek se odřízne.
explain-quiz-because-window = Cestou má { $max } nejlépe α = { $alpha } a { $min } nejlépe β = { $beta }.
explain-quiz-right = Správně: { $answer }.
explain-quiz-wrong = Není to tak. Je to { $answer }.
explain-quiz-problem-empty = Napište nejdřív odpověď, třeba W3, L4, =, +12 nebo −∞.
explain-quiz-problem-value = To není hodnota. Napište W3, L4, =, celé číslo, −∞ nebo +∞.
explain-quiz-problem-distance = Napište i po kolika půltazích, třeba W3.
explain-quiz-problem-ticks = Zaškrtněte větve, které jsou odříznuty; aspoň jedna je.
explain-bench-weights = Váhy
explain-bench-reset = Obvyklé váhy
explain-bench-usual-now = Obvyklé váhy: { $weights }.
explain-bench-stones =
    { $n ->
        [one] { $n } kámen
        [few] { $n } kameny
       *[other] { $n } kamenů
    }
explain-bench-open-line = Otevřená linie
explain-bench-bad = Váha je celé číslo od −{ $most } do { $most }.
explain-bench-cells = Jakou hodnotu mají pole
explain-bench-board = Deska s hodnotou každého pole; seznamy vedle říkají totéž
explain-bench-note = Hodnota pole je součet linií, které jím procházejí, z pohledu X: + je dobré pro X, − pro O.
explain-bench-lines = Čím přispívají linie
explain-bench-total =
    { $n ->
        [one] Počítá se { $n } linie: X { $x }, O { $o }, dohromady { $total }.
        [few] Počítají se { $n } linie: X { $x }, O { $o }, dohromady { $total }.
       *[other] Počítá se { $n } linií: X { $x }, O { $o }, dohromady { $total }.
    }
explain-bench-moves = Vliv na tah
explain-bench-effect = S obvyklými vahami hraje { $side } { $usual }, s vašimi { $changed }.
explain-bench-effect-same = { $side } hraje { $changed } s obvyklými vahami i s vašimi.
explain-bench-best-usual = čárkovaně: nejlepší s obvyklými vahami
explain-bench-best-changed = plně, s tečkou: nejlepší s vašimi vahami
explain-bench-column-move = Tah
explain-bench-column-usual = Obvykle
explain-bench-column-changed = S vašimi

## Other games
games-others = Jiné hry
games-choose = Vyberte hru. Zůstane zde, i když se podíváte jinam.
games-reversi = Reversi
games-draughts = Ruská dáma
games-dots = Tečky a čtverce
games-which = Hra
games-rules-reversi = Dva hráči, X (černý) a O (bílý), kladou kameny na čtvercovou desku; uprostřed leží na začátku dva kameny od každé strany. Začíná X. Kámen se klade tam, kde mezi sebou a jiným kamenem své strany sevře v přímce jeden nebo více kamenů soupeře, a všechny sevřené kameny se obrátí. Kdo tak hrát nemůže, vynechá; kdo může, musí. Když nemůže kámen položit ani jedna strana, hra končí a vyhrává ten, kdo má kamenů více.
games-rules-draughts = Ruská dáma na tmavých polích desky 8 × 8, na každé straně dvanáct kamenů; začíná X (bílý). Kameny táhnou o jedno pole šikmo vpřed a berou vpřed i vzad; dámy táhnou a berou po celých úhlopříčkách. Brát je povinné a bere se, dokud to jde; z několika braní lze zvolit kterékoli. Kámen, který dojde na poslední řadu, se hned stává dámou, i uprostřed braní. Kdo je na tahu a táhnout nemůže, prohrál. Remíza nastává, když se pozice objeví potřetí, nebo když každá strana udělá patnáct tahů jen dámami bez braní.
games-rules-dots = Tečky a čtverečky: hráči střídavě kreslí čáry mezi sousedními tečkami. Kdo nakreslí čtvrtou čáru čtverečku, získá ho a hraje znovu. Když jsou nakresleny všechny čáry, vyhrává ten, kdo má čtverečků více.
games-key-play = zvolit místo
games-restart = Začít znovu
games-players = Hráči
games-side = Hráči, nastavení a tahy
games-loading = Deska se načítá …
games-address = Odkaz nepojmenovává žádnou hru. Pište ho jako #view=games&game=reversi.
games-pass = Vzdát se tahu
games-pass-name = pas
games-must-pass = nemá tah a musí pasovat
games-spoken-pass = { $side } nemá tah a musí pasovat
games-score-reversi =
    { $n ->
        [one] { $n } kámen
        [few] { $n } kameny
        [many] { $n } kamene
       *[other] { $n } kamenů
    }
games-score-draughts =
    { $n ->
        [one] { $n } kámen
        [few] { $n } kameny
        [many] { $n } kamene
       *[other] { $n } kamenů
    }
games-score-dots =
    { $n ->
        [one] { $n } čtverec
        [few] { $n } čtverce
        [many] { $n } čtverce
       *[other] { $n } čtverců
    }
games-ended-blocked = druhá strana nemá žádný tah
games-ended-repetition = stejná pozice potřetí
games-ended-quiet = patnáct tahů každé strany jen dámami a bez braní
games-king = { $side }, dáma
games-line-drawn = nakreslená
games-line-open = ještě nenakreslená
games-chosen = vybráno
games-can = lze hrát
games-going-on = Vybráno: { $places }. Pokračujte na některé z vyznačených polí.
games-let-go = Výběr zrušen.
games-refused-reversi = Kámen na { $place } by nic neobrátil. Vyberte vyznačené pole.
games-refused-draughts = { $place } teď není možné. Vyberte vyznačený kámen a pak vyznačené pole; braní je povinné.
games-refused-dots = { $place } už je nakreslená. Vyberte jinou čáru.
games-moves-none = Zatím žádné.

## Solving a position
solve = Vyřešit
solve-title = Vyřešit tuto pozici: její přesná hodnota s důkazem
solve-heading = Přesná hodnota
solve-begins = Začíná řešit …
solve-again = Znovu
solve-facts = { $nodes } · { $time }
solve-won = Dokázáno: vyhraje { $side }
solve-drawn = Dokázáno: remíza
solve-how = Při nejlepší hře obou stran, ať kterákoli zkusí cokoli.
solve-moves = Hodnota každého tahu
solve-moves-won = Vyhraje { $side } po
solve-moves-drawn = Remíza po
solve-stopped = Zastaveno dřív, než byla hodnota známa.
solve-time = Nevyřešeno v čase, který server dovolí.
solve-nodes = Nevyřešeno s tolika pozicemi, kolik server dovolí.
solve-too-large = Vyřešit lze desky do { $most } polí; tato má { $cells }.
solve-rules = Vyřešit lze jen hry bez padání kamenů, a to jen když vyhrává i více než { $k } v řadě.
solve-over = Hra skončila: není co řešit.

## The lab
nav-lab = Laboratoř
lab-skip = Přejít do laboratoře
lab-tabs = Části laboratoře
lab-tab-compare = Porovnání
lab-tab-tournament = Turnaj
lab-tab-museum = Muzeum
lab-game = Hra
lab-game-board = Pozice na desce
lab-game-own = Jiná hra …
lab-games-own = Hry, například 6x6x4 nebo reversi:4, oddělené mezerami
lab-game-own-label = Hra, například 6x6x4 nebo dots:4x2
lab-game-reversi = Reversi
lab-game-draughts = Ruská dáma
lab-game-dots = Tečky a čtverečky
lab-after-moves = { $game } po { $moves }
lab-forever = přes milion let
lab-error-settings = Toto nelze spustit:
lab-value-win = výhra
lab-value-loss = prohra
lab-value-draw = remíza
lab-value-win-in =
    { $plies ->
        [one] výhra za { $plies } půltah
        [few] výhra za { $plies } půltahy
       *[other] výhra za { $plies } půltahů
    }
lab-value-loss-in =
    { $plies ->
        [one] prohra za { $plies } půltah
        [few] prohra za { $plies } půltahy
       *[other] prohra za { $plies } půltahů
    }
lab-not-run = nespuštěno: odhad { $time }
lab-stopped-time = zastaveno po { $time }
lab-stopped-memory = zastaveno: strom byl plný
lab-stopped-playouts = zastaveno po obvyklém počtu náhodných partií

# Compare
lab-compare-about = Co stojí prohledávání? Každý algoritmus běží do každé hloubky a počítají se uzly, ořezy a časy.
lab-algorithms = Algoritmy
lab-evaluators = Ohodnocení
lab-depths = Hloubky
lab-repeats = Opakování měření
lab-limit = Nejvýše sekund
lab-scoring = Dohraná hra
lab-scoring-plain = Výhra je výhra
lab-scoring-distance = Rychlá výhra je víc
lab-problem-game = Napište hru, například 6x6x4.
lab-problem-depths = Napište hloubky od 1 do { $most }, například 4, 1-9 nebo 1-3,6.
lab-problem-repeats = Napište celý počet opakování od 1 do { $most }.
lab-problem-limit = Napište sekundy, více než 0 a nejvýše { $most }.
lab-problem-algorithms = Zaškrtněte aspoň jeden algoritmus.
lab-run = Porovnat
lab-continue = Pokračovat
lab-forecasting = Odhaduje se čas …
lab-forecast = Měření ke spuštění: { $n }, odhad { $time }.
lab-forecast-long = Příliš dlouhých: { $n }.
lab-done = Hotovo { $done } z { $size }.
lab-rest = Zbývá asi { $time }.
lab-rest-longer = Trvá to déle, než se čekalo.
lab-now = Nyní { $algorithm } do hloubky { $depth }.
lab-ended-complete = Hotovo všech { $size }.
lab-ended-stopped = Zastaveno: hotovo { $done } z { $size }. Pokračovat naváže odtud.
lab-ended-time = Čas vypršel: hotovo { $done } z { $size }. Pokračovat naváže odtud.
lab-group = { $game }, { $evaluator }
lab-column-algorithm = Algoritmus
lab-column-depth = Hloubka
lab-column-nodes = Uzly
lab-column-leaves = Listy
lab-column-evaluations = Ohodnocení
lab-column-cutoffs = Ořezy
lab-column-branching = Větvení
lab-column-time = Čas
lab-column-best = Nejlepší
lab-column-value = Hodnota
lab-time-spread = medián z { $n }, od { $least } do { $most }
lab-plot-nodes = Uzly podle hloubky
lab-plot-time = Čas podle hloubky
lab-plot-cutoffs = Podíl vnitřních uzlů s ořezem
lab-plot-branching = Efektivní faktor větvení
lab-plot-alt = { $plot }, čára pro každý algoritmus; tabulka níže říká totéž
lab-as-table = Jako tabulka
lab-export = K odevzdání
lab-export-note = Zpráva obsahuje pravidla, datové struktury, ohodnocení, algoritmy s pseudokódem, měření s grafy a příkaz, který je zopakuje, v jazyce této stránky.
lab-saving = Zapisuje se soubor …
lab-save-html = Zpráva, HTML
lab-save-markdown = Zpráva, Markdown s obrázky
lab-save-csv = Tabulka, CSV
lab-save-json = Vše, JSON
lab-save-svg = Grafy, SVG
lab-save-png = Grafy, PNG
lab-save-all = Všechno

# Tournament
lab-t-about = Kdo je silnější? Každý hráč se utká s každým ve stejných zahájeních, každé z obou stran. Stejné semínko dá stejné partie.
lab-t-games = Partií každé dvojice
lab-t-openings = Zahájení
lab-t-seed = Semínko
lab-t-run = Hrát
lab-t-begins = Hraje se první partie …
lab-t-done = Odehráno { $done } z { $size } partií.
lab-t-ended-complete = Odehráno všech { $size } partií.
lab-t-ended-stopped = Zastaveno po { $done } z { $size } partií.
lab-t-ended-time = Čas vypršel: odehráno { $done } z { $size } partií.
lab-t-save-games = Partie, SGF
lab-t-save-markdown = Zpráva, Markdown
lab-t-save-json = Vše, JSON
lab-t-games-large = Partií je na jeden soubor příliš. Hrajte méně.
lab-openings-usual = obvyklá
lab-openings-0 = žádná
lab-openings-1 = každý první tah
lab-openings-2 = každé dva tahy
lab-openings-random-2 = dva náhodné tahy
lab-openings-random-4 = čtyři náhodné tahy
lab-openings-center-3 = tři kameny u středu
lab-players = Hráči
lab-player-add = Přidat hráče
lab-player-random = náhodně
lab-player-engine = engine
lab-player-level = úroveň
lab-player-depth = hloubka
lab-player-nodes = uzly
lab-player-kind = Hráč { $n }
lab-player-evaluator = Ohodnocení hráče { $n }
lab-player-remove = Odebrat hráče { $n }
lab-problem-one-game = Napište jednu hru, například 6x6x4.
lab-problem-games = Napište sudý počet partií od 2 do { $most }.
lab-problem-seed = Semínko je celé číslo od 0.
lab-problem-player = Hráč { $n } potřebuje celé číslo od 1 do { $most }.
lab-problem-twice = { $player } je tu dvakrát; každý hráč se účastní jednou.
lab-cross = Křížová tabulka
lab-cross-player = Hráč
lab-cross-points = Body
lab-cross-games = Partie
lab-cross-score = Skóre
lab-cross-elo = Elo
lab-cross-error = Elo s chybou
lab-cross-nodes = Uzlů na tah
lab-cross-detail = výher { $won }, remíz { $drawn }, proher { $lost }
lab-cross-note = Políčko jsou body hráče v řádku proti hráči ve sloupci: jeden za výhru, půl za remízu. Chyby jsou 1,96 směrodatné odchylky, jako by partie byly nezávislé. Elo je nastaveno tak, že první hráč má 0; jeho chyba bere ostatní jako známé.
lab-report-title = Turnaj: { $game }
lab-report-facts = Partií každé dvojice: { $games }. Zahájení: { $openings }. Semínko: { $seed }.
lab-report-partial = Turnaj byl zastaven: odehráno { $done } z { $size } partií.
lab-report-repeat = Tytéž partie znovu:

# Museum
lab-m-title = Muzeum chyb
lab-m-about = Prohledávání je krátký kód, ve kterém se snadno udělá chyba, a většinou si jí nikdo nevšimne. Každý exponát je malé učebnicové prohledávání piškvorek 3 × 3 s jedním řádkem tak, jak byl ve skutečném programu. Běží na všech pozicích, ve kterých se má táhnout, a stejně tak totéž prohledávání opravené.
lab-m-note = S0 až S4 jsou studentské projekty, board-game-rs je knihovna. Chybná hodnota není hodnotou opraveného prohledávání; horší tah má menší cenu než nejlepší; ztracený výsledek mění výhru v méně nebo remízu v prohru.
lab-m-busy = Počítá se přes všechny pozice …
lab-m-overview = Všechny chyby
lab-m-fault = Chyba
lab-m-seen = Kde byla
lab-m-depth = Hloubka
lab-m-wrong = Chybné hodnoty
lab-m-worse = Horší tahy
lab-m-lost = Ztracené výsledky
lab-m-nodes = Uzly
lab-m-mended = Uzly po opravě
lab-m-says-wrong = Chybné hodnoty: { $n ->
        [0] žádné
       *[other] v { $shown } z { $all } pozic
    }
lab-m-says-worse = Horší tahy: { $n ->
        [0] žádné
       *[other] v { $shown } z { $all } pozic
    }
lab-m-says-lost = Ztracené výsledky: { $n ->
        [0] žádné
       *[other] v { $shown } z { $all } pozic
    }
lab-m-says-same = Uzly: { $nodes }, stejně jako po opravě
lab-m-says-more = Uzly: { $nodes } místo { $mended }, o { $percent } % více; z prázdné desky { $start } místo { $right }
lab-m-says-fewer = Uzly: { $nodes } místo { $mended }, o { $percent } % méně; z prázdné desky { $start } místo { $right }
lab-m-setting = { $algorithm }, { $evaluator }, hloubka { $depth }. Kde byla: { $seen }.
lab-m-line-wrong = Chybný řádek
lab-m-line-mended = Oprava
lab-m-smallest = Nejmenší protipříklad
lab-m-effect-lost-result = Na tahu je { $side }: chyba ztrácí výsledek.
lab-m-effect-worse-move = Na tahu je { $side }: chyba hraje horší tah.
lab-m-effect-wrong-value = Na tahu je { $side }: chyba udává špatnou hodnotu.
lab-m-effect-more-nodes = Na tahu je { $side }: chyba navštíví více uzlů.
lab-m-plays-faulty = S chybou: { $moves }, hodnota { $value }, uzly { $nodes }
lab-m-plays-mended = Opraveno: { $moves }, hodnota { $value }, uzly { $nodes }
lab-m-open = Otevřít ve „Vysvětlit“
lab-fault-leaf-for-side-to-move = List ohodnocený pro stranu na tahu
lab-fault-leaf-for-side-to-move-text = Minimax bere na svých tazích největší hodnotu a na soupeřových nejmenší, takže všechny hodnoty musí být z jeho pohledu. Zde se listy hodnotí pro toho, kdo je tam na tahu: v lichých hloubkách hledá to, co je pro něj nejhorší.
lab-fault-one-sided-evaluator = Jednostranné ohodnocení se znaménkem posledního hráče
lab-fault-one-sided-evaluator-text = Ohodnocení je srovnání. To, které počítá jen vlastní řady, je slepé k hrozbám, a se znaménkem toho, kdo táhl naposledy, označí v sudých hloubkách mnoho vlastních řad za špatné.
lab-fault-no-distance = Bez vzdálenosti
lab-fault-no-distance-text = Výhra je výhra v jakékoli vzdálenosti, takže pomalá je stejně dobrá jako okamžitá. Výsledky jsou správné, ale program otálí, a kde po každém tahu vidí znovu tutéž výhru, nemusí ji nikdy zahrát.
lab-fault-unequal-depths = Nestejné hloubky řad
lab-fault-unequal-depths-text = Tahy jsou v řadě se svými cenami a kliknutí otevře řadu odpovědí. Každá řada počítá půltahy od svého vlastního začátku, takže tatáž varianta stojí v každé řadě něco jiného.
lab-fault-bounds-as-ties = Meze vydávané za rovnost
lab-fault-bounds-as-ties-text = Jakmile má alfa-beta nejlepší tah, ptá se u ostatních jen, zda jsou lepší. „Ne“ je mez: nejvýše stejně dobrý. Uvádět takové tahy jako stejně dobré je chyba a náhodná volba mezi nimi může partii prohrát.
lab-fault-beta-never-updated = Beta se nikdy nezmění
lab-fault-beta-never-updated-text = Minimalizující větev snižuje alfu místo bety. Beta zůstává nekonečná a nic se neořeže. Hodnoty jsou správné, takže bez počítadla chyba není vidět.
lab-fault-strict-cut = Ostrý ořez
lab-fault-strict-cut-text = Tah, který se betě jen rovná, je už odmítnut: soupeř má jinde něco stejně dobrého. S > místo ≥ se hledá dál, nejvíce tam, kde se vyskytuje málo různých hodnot.
lab-fault-low-without-max = Dolní mez bez maxima
lab-fault-low-without-max-text = První tah v uzlu nastaví dolní mez na svou hodnotu, i když je menší než mez předaná shora. Okno je širší, než musí být, a hodnoty zůstávají správné.
