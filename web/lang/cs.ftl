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
preset-tictactoe = Piškvorky 3 × 3
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
terminal-outside = Pole { $cell } je mimo desku, která sahá od a1 po { $last }.
terminal-floating = Na { $cell } by kámen visel ve vzduchu: v tomto sloupci spadne na { $rest }.
terminal-help-cell = váš tah: pole od a1 po { $last }
terminal-help-column = váš tah: pole od a1 po { $last }, nebo písmeno sloupce
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
