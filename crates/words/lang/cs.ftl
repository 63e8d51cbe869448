### Every sentence of inarow: page, terminal, reports, pictures. Plain Fluent: text, variables, selectors.
### Texts in `backquotes` are set as code in reports.

## Numbers and times
percent = { $n } %
time-us = { $n } µs
time-ms = { $n } ms
time-s = { $n } s
time-min = { $n } min
time-h = { $n } h
time-days =
    { $count ->
        [one] { $n } den
        [few] { $n } dny
       *[other] { $n } dní
    }
time-years =
    { $count ->
        [one] { $n } rok
        [few] { $n } roky
       *[other] { $n } let
    }
times-count =
    { $count ->
        [1] { $n }krát
       *[other] { $n }krát
    }

## Values
value-wins-in =
    { $plies ->
        [one] { $side } vyhrává za { $plies } půltah
        [few] { $side } vyhrává za { $plies } půltahy
       *[other] { $side } vyhrává za { $plies } půltahů
    }
value-wins = { $side } vyhrává
value-wins-within =
    { $plies ->
        [one] { $side } vyhrává nejpozději za { $plies } půltah
        [few] { $side } vyhrává nejpozději za { $plies } půltahy
       *[other] { $side } vyhrává nejpozději za { $plies } půltahů
    }
value-wins-not-before =
    { $plies ->
        [one] { $side } vyhrává nejdříve za { $plies } půltah, pokud vůbec
        [few] { $side } vyhrává nejdříve za { $plies } půltahy, pokud vůbec
       *[other] { $side } vyhrává nejdříve za { $plies } půltahů, pokud vůbec
    }
value-draw = remíza
value-not-lost = { $side } má aspoň remízu
value-at-least = nejméně { $value }
value-at-most = nejvýše { $value }
value-about = asi { $value }
value-unknown = neznámá
outcome-won = { $side } vyhrál
outcome-won-by =
    { $n ->
        [one] { $side } vyhrál o { $points } bod
        [few] { $side } vyhrál o { $points } body
       *[other] { $side } vyhrál o { $points } bodů
    }

## The frame of the page
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

## The two sides
side-x = X
side-o = O
side-x-stone = Černý
side-o-stone = Bílý
symbols = Symboly
symbols-marks = Křížky a kolečka
symbols-stones = Černé a bílé kameny

## Whose turn it is
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

## Controls
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
undo-title = Vzít tah zpět; proti počítači i s jeho odpovědí
redo = Znovu
redo-title = Zahrát znovu, co bylo vzato zpět
hint = Rada
hint-title = Nejlepší tah a proč
threats = Hrozby
threats-title = Ukázat řady, které hrozí, a co by vytvořil další kámen
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

## Why a stone cannot be placed
refused-taken = Pole { $cell } je už obsazené. Zvolte prázdné.
refused-full = Sloupec { $column } je plný. Zvolte jiný.
refused-over = Partie skončila. Začněte novou, nebo vezměte tah zpět.
refused-turn = Na tahu je počítač.
refused-outside = Pole { $cell } na desce není.

## Hints
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
reason-wins-by-fours =
    { $plies ->
        [one] vyhrává čtyřkami (VCF) za { $plies } půltah
        [few] vyhrává čtyřkami (VCF) za { $plies } půltahy
       *[other] vyhrává čtyřkami (VCF) za { $plies } půltahů
    }
reason-wins-by-threes =
    { $plies ->
        [one] vyhrává trojkami a čtyřkami (VCT) za { $plies } půltah
        [few] vyhrává trojkami a čtyřkami (VCT) za { $plies } půltahy
       *[other] vyhrává trojkami a čtyřkami (VCT) za { $plies } půltahů
    }
reason-blocks-win = brání řadě, která by hned vyhrála
reason-blocks-double = brání dvojité hrozbě
reason-makes-double = vytváří dvojitou hrozbu: dvě cesty k výhře
reason-delays =
    { $plies ->
        [one] vydrží nejdéle: prohra za { $plies } půltah
        [few] vydrží nejdéle: prohra za { $plies } půltahy
       *[other] vydrží nejdéle: prohra za { $plies } půltahů
    }
reason-draws = udržuje remízu
reason-loses =
    { $plies ->
        [one] prohrává za { $plies } půltah
        [few] prohrává za { $plies } půltahy
       *[other] prohrává za { $plies } půltahů
    }
reason-best = vypadá nejlépe

## Rows: what stands, and what one more stone would make. $k win; $four is k - 1, $three is k - 2.
reason-makes-open-four =
    { $k ->
        [5] vytváří otevřenou čtyřku: dvě cesty k výhře
       *[other] vytváří otevřenou řadu o délce { $four }: dvě cesty k výhře
    }
reason-stops-three =
    { $k ->
        [5] zastavuje otevřenou trojku
       *[other] zastavuje otevřenou řadu o délce { $three }
    }
reason-prevents-open-four =
    { $k ->
        [5] nedovolí otevřenou čtyřku
       *[other] nedovolí otevřenou řadu o délce { $four }
    }
reason-makes-four-three =
    { $k ->
        [5] vytváří čtyřku a otevřenou trojku
       *[other] vytváří řadu o délce { $four }, které chybí jeden kámen, a otevřenou řadu o délce { $three }
    }
reason-makes-four =
    { $k ->
        [5] vytváří čtyřku: je nutné odpovědět
       *[other] vytváří řadu o délce { $four }, chybí jeden kámen: je nutné odpovědět
    }
reason-makes-two-threes =
    { $k ->
        [5] vytváří dvě otevřené trojky
       *[other] vytváří dvě otevřené řady o délce { $three }
    }
reason-makes-three =
    { $k ->
        [5] vytváří otevřenou trojku
       *[other] vytváří otevřenou řadu o délce { $three }
    }
reason-prevents-four-three =
    { $k ->
        [5] nedovolí čtyřku a otevřenou trojku
       *[other] nedovolí řadu o délce { $four } a otevřenou řadu o délce { $three }
    }
reason-prevents-two-threes =
    { $k ->
        [5] nedovolí dvě otevřené trojky
       *[other] nedovolí dvě otevřené řady o délce { $three }
    }
reason-prevents-four =
    { $k ->
        [5] nedovolí čtyřku
       *[other] nedovolí řadu o délce { $four }, které by chyběl jeden kámen
    }
reason-prevents-three =
    { $k ->
        [5] nedovolí otevřenou trojku
       *[other] nedovolí otevřenou řadu o délce { $three }
    }
threat-four-three =
    { $k ->
        [5] čtyřka a otevřená trojka
       *[other] řada o délce { $four }, chybí jeden kámen, a otevřená řada o délce { $three }
    }
threat-four =
    { $k ->
        [5] čtyřka
       *[other] řada o délce { $four }, chybí jeden kámen
    }
threat-two-threes =
    { $k ->
        [5] dvě otevřené trojky
       *[other] dvě otevřené řady o délce { $three }
    }
threat-three =
    { $k ->
        [5] otevřená trojka
       *[other] otevřená řada o délce { $three }
    }
standing-open-four =
    { $k ->
        [5] otevřená čtyřka
       *[other] řada o délce { $four }, chybí jeden kámen, otevřená z obou stran
    }
standing-four =
    { $k ->
        [5] čtyřka
       *[other] řada o délce { $four }, chybí jeden kámen
    }
standing-open-three =
    { $k ->
        [5] otevřená trojka
       *[other] otevřená řada o délce { $three }
    }
standing-three =
    { $k ->
        [5] trojka, ne otevřená
       *[other] řada o délce { $three }, ne otevřená
    }
threats-standing = Na desce
threats-next = S jedním kamenem navíc
threat-wins = výhra
threat-double = dvojitá hrozba: dvě cesty k výhře
threat-spoken = { $side } by zde měl: { $threat }
standing-wins-at = vyhrává na { $cells }
standing-later = vyhrává na { $cells }, zatím tam nelze hrát
standing-spoken = součást: { $row }

## Threats
threats-heading = Hrozby
threats-none = Zde žádné.

## Cells, for screen readers
board-label = Deska { $size }
cell-empty = prázdné
cell-move = tah { $number }
cell-last = poslední tah
cell-winning = ve vítězné řadě
cell-hint = rada

## Thinking and analysis
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
analysis-key = Hodnoty jsou z pohledu X. X3: X vyhrává za 3 půltahy, O4: O vyhrává za 4, =: remíza, vše dokázané; +63: lépe pro X, -63: lépe pro O; ≥ a ≤ jsou meze.
analysis-lines = Varianty
analysis-time = Čas
analysis-cells = Hodnoty na desce
line-adopt = Převzít { $moves }
ended-complete = vyřešeno
ended-depth = hloubka dosažena
ended-nodes = limit dosažen
ended-time = čas vypršel
ended-stopped = zastaveno
ended-memory = došla paměť
ended-playouts = náhodné partie vyčerpány

## Review of a game
review = Zhodnotit
review-title = Projít všechny tahy: které změnily výsledek?
review-heading = Zhodnocení partie
review-go-on = Projít znovu
review-previous = Předchozí chyba
review-next = Další chyba
review-again = Zkusit tento tah znovu
review-tell = Ukázat lepší tah
review-runs = Procházím tahy od posledního …
review-none = Žádný tah nezměnil výsledek ani neznamenal velkou ztrátu.
review-result = Tahy, které změnily výsledek: { $changed }. Tahy s velkou ztrátou: { $lost }.
review-try = Najděte lepší tah než { $move }.
review-found = Správně: { $move } je nejlepší tah.
review-tried-wrong = { $move } není lepší: následuje { $reply }. Vezměte tah zpět a zkuste to znovu.
review-tried-good = { $move } výsledek také udrží.
review-yours = Tah { $number }: hráli jste { $move }
review-win-draw = Z výhry se stala remíza.
review-win-loss = Z výhry se stala prohra.
review-draw-loss = Z remízy se stala prohra.
review-wins = { $move } vyhrává.
review-holds = { $move } drží remízu.
review-better = Lepší je { $move }.
review-first = První volbou bylo { $move }.
review-lost = Podle hodnocení to byla velká ztráta: { $before } před tahem, { $after } po něm.
review-best = Stejně dobré jako nejlepší tah.
review-kept = Výsledek zůstal stejný.
review-good = Ztráta byla malá.
review-after = Po { $move }: { $value }.
review-after-shown = Po { $move }: { $value }, jak ukazuje deska.
review-summary = Obě strany v číslech
review-count-changed = Změnily výsledek
review-count-missed = Promarněné výhry
review-count-lost = S velkou ztrátou
review-count-best = Nejlepší tahy
review-count-moves = Tahy
review-all-exact = Všechny výsledky jsou dokázané.
review-exact = Posouzeno podle dokázaných výsledků: { $exact } z { $moves }.
review-opinion = ?! je názor podle hodnocení.
review-left = Neposouzené tahy: { $unknown }.
terminal-nothing-to-review = Není co rozebírat: ještě nebyl zahrán žádný tah. Zadejte záznam nebo tahy, například --moves "b2 a1".

## Moves
moves = Tahy
moves-none = Zatím žádné. Položte kámen na desku.
move-label = Tah { $number }, { $side } { $cell }
branch = Varianta s { $move }
branch-remove = Odstranit tuto variantu
chart-label = Hodnota během partie: nahoru výhoda strany { $side }

## The first view, boards and the phone
start-game = Hra
start-opponent = Soupeř
opponent-friend = Kamarád u téhož počítače
chip-own = Vlastní rozměr …
chip-others = Další hry …
door-explain = Jak přemýšlí
door-explain-about = Prohledávání za tahem, krok za krokem
door-lab = Porovnat algoritmy
door-lab-about = Uzly a čas podle hloubky, s protokolem
door-solve = Vyřešit
door-solve-about = Kdo vyhraje při nejlepší hře, s důkazem
new-more = Více: deska a pravidla, oba hráči, kdo začíná
you-win = Vyhráváte
side-x-disc = Červený
side-o-disc = Žlutý
symbols-discs = Červené a žluté žetony
nudge-left = O políčko vlevo
nudge-up = O políčko nahoru
nudge-down = O políčko dolů
nudge-right = O políčko vpravo
record-shown-bare = Počet partií v záznamu: { $of }. Toto je partie { $number }.
thinks-even = myslí si, že hra je vyrovnaná
thinks-slightly = vidí mírnou výhodu: { $side }
thinks-better = vidí výhodu: { $side }
thinks-much = vidí velkou výhodu: { $side }
thinks-sure = má dokázáno: { $value }
thinks-value = hodnota { $value }

## New game
new-which = Která hra
new-size = Deska
new-first = Kdo začíná
first-random = Náhodně
width = Šířka
height = Výška
row-length = Kolik v řadě vyhrává
rule-exact = Přesně tolik, ne více
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
level-perfect = bezchybný
seconds = Sekundy na tah
depth = Hloubka v půltazích
algorithm = Algoritmus
evaluator = Ohodnocovací funkce
player-nodes =
    { $n ->
        [one] Počítač, { $nodes } uzel na tah
        [few] Počítač, { $nodes } uzly na tah
       *[other] Počítač, { $nodes } uzlů na tah
    }
player-exact = Dokonalá hra
kind-nodes = Počítač: uzly
kind-random = Náhodné tahy
kind-exact = Dokonalá hra

## Notes and records
comment = Poznámka k této pozici
moves-more =
    { $count ->
        [one] ještě { $count } tah ve variantách
        [few] ještě { $count } tahy ve variantách
       *[other] ještě { $count } tahů ve variantách
    }
opened-left-out =
    { $moves ->
        [one] { $moves } tah varianty byl vynechán: není možný, nebo je jich příliš mnoho.
        [few] { $moves } tahy variant byly vynechány: nejsou možné, nebo je jich příliš mnoho.
       *[other] { $moves } tahů variant bylo vynecháno: nejsou možné, nebo je jich příliš mnoho.
    }
refusal-other-file =
    { $kind ->
        [png] toto je obrázek PNG, ne záznam partie. Záznamy jsou soubory .psq a .sgf.
        [jpeg] toto je obrázek JPEG, ne záznam partie. Záznamy jsou soubory .psq a .sgf.
        [gif] toto je obrázek GIF, ne záznam partie. Záznamy jsou soubory .psq a .sgf.
        [webp] toto je obrázek WebP, ne záznam partie. Záznamy jsou soubory .psq a .sgf.
        [heic] toto je obrázek HEIC, ne záznam partie. Záznamy jsou soubory .psq a .sgf.
        [svg] toto je obrázek SVG, ne záznam partie. Záznamy jsou soubory .psq a .sgf.
        [mp4] toto je video, ne záznam partie. Záznamy jsou soubory .psq a .sgf.
        [mp3] toto je zvukový soubor, ne záznam partie. Záznamy jsou soubory .psq a .sgf.
        [zip] toto je archiv ZIP, ne záznam partie. Nejdřív ho rozbalte: záznamy jsou soubory .psq a .sgf.
        [gzip] toto je archiv gzip, ne záznam partie. Nejdřív ho rozbalte: záznamy jsou soubory .psq a .sgf.
        [sevenzip] toto je archiv 7-Zip, ne záznam partie. Nejdřív ho rozbalte: záznamy jsou soubory .psq a .sgf.
        [rar] toto je archiv RAR, ne záznam partie. Nejdřív ho rozbalte: záznamy jsou soubory .psq a .sgf.
        [pdf] toto je dokument PDF, ne záznam partie. Záznamy jsou soubory .psq a .sgf.
        [html] toto je webová stránka, ne záznam partie. Záznamy jsou soubory .psq a .sgf.
        [program] toto je program, ne záznam partie. Záznamy jsou soubory .psq a .sgf.
        [utf16] toto je text v UTF-16. Uložte záznam nejdřív jako UTF-8.
       *[other] toto je binární soubor, ne záznam partie. Záznamy jsou soubory .psq a .sgf.
    }
refusal-set-up-cell = kámen postavený na { $move } leží mimo desku, nebo jsou tam dva. Odstraňte ho, nebo opravte SZ.
refusal-set-up-position = k postavené pozici (černých kamenů { $black }, bílých { $white }) nevede žádná partie. Barvy se střídají a partie končí první řadou.
refusal-record-nodes = má více než { $most } tahů a poznámek. Rozdělte ho, nebo vynechte varianty.
lan-title = Otevřít na jiném zařízení
lan-text = Tuto stránku mohou otevřít i ostatní ve stejné síti: naskenují kód, nebo opíšou adresu.
lan-code = QR kód adresy { $address }
lan-note = Každý hraje svou vlastní partii. Není tu přihlašování ani šifrování, proto to používejte jen v síti, které věříte.
terminal-lan = Ostatní ve stejné síti otevřou { $address } nebo naskenují tento kód:
terminal-lan-none = Tento počítač nemá v síti žádnou adresu, ostatní tedy stránku otevřít nemohou. Připojte se k síti, nebo zadejte --addr IP:PORT.

## Open and save
files-heading = Otevřít a uložit
files-save = Uložit partii
files-save-note = Soubor .psq obsahuje tahy po pozici na desce, soubor .sgf celou partii s variantami, poznámkami a zhodnocením. Odkaz obsahuje partii bez poznámek a zhodnocení.
files-load = Otevřít partii
files-offline = Není spojení se serverem, který tyto soubory čte a zapisuje.
open-file = Vybrat soubor
open-text = nebo vložte záznam .psq či .sgf, odkaz, nebo pozici na jednom řádku:
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

## What the server refuses

# The sentences that end in a colon go on with the server's own words, in English.
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

# Behind a colon of those above, or in brackets.
refusal-no-record = toto není záznam partie. Soubor .psq začíná slovem Piskvorky, soubor .sgf znaky „(;“.
refusal-cut-off = soubor končí dřív než partie.
refusal-other-game = soubor je záznamem jiné hry, GM[{ $game }]. K v řadě je GM[4].
refusal-set-up = kameny se v něm staví uprostřed partie. Postavit je lze jen před prvním tahem.
refusal-forbidden-rules = pravidla „{ $rules }“ mají zakázané tahy nebo blokované řady, a ty program nepodporuje.
refusal-record-move = tah { $number }, { $move }, není možný.
refusal-record-line = řádku { $line } nelze rozumět.
refusal-tree-empty = napište číslo, nebo větve v závorkách, například (3 (5 -2)).
refusal-tree-leaf = „{ $text }“ není list. Napište celé číslo, win, draw nebo loss.
refusal-tree-name = „{ $text }“ není jméno.
refusal-tree-unopened = závorka na { $at }. místě nic neuzavírá. Odstraňte ji, nebo před ní závorku otevřete, třeba (3 5).
refusal-tree-unclosed = závorka na { $at }. místě není uzavřena. Doplňte závorku, která ji uzavře, třeba (3 5).
refusal-tree-no-branches = závorky uzavřené na { $at }. místě jsou prázdné.
refusal-tree-trailing = strom končí před { $at }. znakem. Více větví dejte do jedněch závorek.
refusal-tree-deep = je příliš hluboko vnořený.
refusal-tree-mismatch = závorka na { $at }. místě je jiného druhu než ta, kterou uzavírá: (3 5) je volba, {"{"}3 5{"}"} je náhoda.
refusal-tree-probability = „{ $text }“ není pravděpodobnost. Před dvojtečku napište zlomek nebo desetinné číslo větší než 0 a nejvýše 1, třeba {"{"}1/4:8 3/4:-2{"}"}.
refusal-tree-probabilities = v uzlu náhody na { $at }. místě některé větve pravděpodobnost mají a některé ne. Napište ji před každou, nebo před žádnou, jsou-li všechny stejně pravděpodobné.
refusal-tree-sum = pravděpodobnosti v uzlu náhody na { $at }. místě dávají dohromady { $sum }. Musí dát 1.
refusal-tree-average = výhry, remízy a prohry nemají průměr. Ve stromu s náhodou je každý list číslo, třeba 1, 0 nebo -1.
refusal-tree-fine = jeho průměry nelze vyjádřit přesně. Pište menší čísla nebo pravděpodobnosti s menšími jmenovateli, třeba 1/6.
refusal-rules-form = „{ $text }“ nejsou pravidla. Pište je jako 15x15x5.
refusal-rules-side = rozměr desky musí být 1 až { $most }, ne { $value }.
refusal-rules-row = { $k } v řadě se na desku nevejde. Zvolte 1 až { $most }.
refusal-rules-option = volba „{ $option }“ neexistuje. Jsou volby +exact a +gravity.
refusal-unknown-game = žádná hra se nejmenuje „{ $called }“. Jsou reversi, draughts, dots a k v řadě, například 3x3x3.
refusal-game-size = „{ $size }“ není velikost této hry.
refusal-nodes = více než { $most } uzlů
refusal-time = trvá příliš dlouho
refusal-slow = trvá příliš dlouho; zvolte méně pozic
refusal-too-deep = hloubka { $depth } trvá na této desce příliš dlouho
refusal-every-move = na každý tah není dost času
refusal-unknown-algorithm = žádný algoritmus se nejmenuje „{ $called }“.
refusal-chance = { $called } nepočítá průměr v uzlech náhody. Zvolte expectimax.
refusal-chance-cuts = { $called } nepočítá průměr v uzlech náhody a bez mezí hodnot pod nimi nemůže vynechávat tahy. Zvolte expectimax.
refusal-no-chance = expectimax je pro zapsané stromy. V této hře nic není náhoda: zvolte minimax.
refusal-unknown-evaluator = žádná ohodnocovací funkce se nejmenuje „{ $called }“.
refusal-needs-depth = { $algorithm } potřebuje hloubku.
refusal-range = { $number } je mimo rozsah. Může to být { $least } až { $most }.
refusal-position-over = partie na desce skončila, není co prohledávat.
refusal-cells = počet prohledávání by byl { $size }; zde jich může být nejvýše { $most }.
refusal-games = počet partií by byl { $size }; zde jich může být nejvýše { $most }.
refusal-twice = { $player } je uveden dvakrát. Každý hráč se účastní jednou.
refusal-openings-many =
    zahájení { $plies ->
        [1] o jednom půltahu
       *[other] o { $plies } půltazích
    } je příliš mnoho. Zvolte náhodná.
refusal-openings-over =
    po žádném zahájení { $plies ->
        [1] o jednom půltahu
       *[other] o { $plies } půltazích
    } už není co hrát.
refusal-no-center = tato hra nemá střed. Zvolte náhodná zahájení.
refusal-bytes = zpráva může mít nejvýše { $most } bajtů, tato má { $size }.
refusal-program = { $program } nedal platný tah: { $why }

## Terminal
terminal-invite = Napište tah, například { $move }, nebo help.
terminal-seed = O volbě mezi stejně dobrými tahy rozhoduje --seed { $seed }.
terminal-turn = Na tahu je { $side }:
terminal-over = new, undo nebo quit:
terminal-won = Konec partie: vyhrál { $side }.
terminal-drawn = Konec partie: remíza.
terminal-line = Vítězná řada: { $cells }
terminal-taken-back = Vzato zpět: { $moves }
terminal-nothing-to-undo = Není žádný váš tah, který by šlo vzít zpět.
terminal-no-hint = Partie skončila: není co radit.
terminal-unreadable = „{ $text }“ není pole. Napište písmeno sloupce a číslo řádku, například b2; help vypíše, co dalšího lze napsat.
terminal-no-move = „{ $text }“ teď není možný tah. Možné jsou: { $moves }
terminal-outside = Pole { $cell } je mimo desku, která sahá od a1 po { $last }.
terminal-floating = Na { $cell } by kámen visel ve vzduchu: v tomto sloupci spadne na { $rest }.
terminal-help-cell = váš tah: pole od a1 po { $last }
terminal-help-column = váš tah: pole od a1 po { $last }, nebo písmeno sloupce
terminal-help-move = váš tah, zapsaný takto
terminal-help-undo = vzít zpět svůj poslední tah
terminal-help-hint = co by zahrál počítač
terminal-help-board = ukázat desku znovu
terminal-help-moves = dosavadní tahy
terminal-help-position = pozice na jednom řádku, pro inarow search --position
terminal-help-save = uložit partii: .sgf, .psq nebo seznam tahů
terminal-save-how = Připište jméno souboru, například save game.sgf.
terminal-save-exists = { $name } už existuje. Zvolte jiné jméno.
terminal-save-kind = Soubory .sgf a .psq jsou jen pro k v řadě. Uložte seznam tahů, například save game.txt.
terminal-help-new = začít znovu
terminal-help-quit = skončit
terminal-help-words = Tato slova se píší anglicky.
terminal-proven = { $value }, dokázáno
terminal-estimate = { $value }, odhad v tisícinách výhry
terminal-stop = (Ctrl-C zastaví)
terminal-to-move = na tahu je { $side }
terminal-best-none = žádný, partie skončila
terminal-search = { $algorithm }, { $evaluator }, pořadí tahů: { $order }
terminal-speed = { $time }, { $speed } uzlů/s
terminal-so-far = { $why }; toto je to nejlepší, co se zatím našlo
terminal-nothing-yet = { $why }; zatím se nic neví, tah je prostě první v pořadí
terminal-more-playouts = --nodes nebo --time dovolí více
terminal-best-move = nejlepší tah { $move }: { $value }
terminal-nothing-to-analyse = Není co rozebírat: partie skončila, { $outcome }.
terminal-written = { $path }: zapsáno { $nodes }
terminal-cells =
    { $n ->
        [one] { $shown } políčko
        [few] { $shown } políčka
       *[other] { $shown } políček
    }
terminal-games =
    { $n ->
        [one] { $shown } partie
        [few] { $shown } partie
       *[other] { $shown } partií
    }
terminal-positions =
    { $n ->
        [one] { $shown } pozice
        [few] { $shown } pozice
       *[other] { $shown } pozic
    }
terminal-bytes =
    { $n ->
        [one] { $shown } bajt
        [few] { $shown } bajty
       *[other] { $shown } bajtů
    }
terminal-forecast = ke spuštění: { $cells }, odhad { $time }
terminal-nothing-to-run = není co spustit
terminal-too-long = příliš dlouhé: { $cells }
terminal-known = známé z dřívějšího běhu: { $cells }
terminal-now = { $game } { $algorithm } hloubka { $depth }, zbývá asi { $time }
terminal-left = zbývá asi { $time }
terminal-interrupted = přerušeno: hotovo { $done } z { $cells }
terminal-goes-on = tentýž příkaz odtud pokračuje
terminal-not-kept = s volbou --out by zůstaly uloženy
terminal-report = zpráva: { $path }
terminal-bar-cells = políčka
terminal-bar-games = partie
terminal-bar-moves = první tahy
terminal-tournament = { $game }, partií každé dvojice: { $games }, zahájení: { $openings }, semínko { $seed }
terminal-tournament-stopped = zastaveno, odehráno: { $games }
terminal-tournament-files = { $path }: { $games }, table.md a tournament.json
terminal-faults = { $positions } hry { $game }, ve kterých se má táhnout, v porovnání s týmž prohledáváním po opravě.
terminal-faults-more = inarow lab faults JMÉNO popíše jednu chybu podrobně: její řádek, opravu a nejmenší pozici, ve které je vidět.
terminal-fault-search = prohledávání
terminal-fault-wrong = chyba
terminal-fault-fix = oprava
terminal-smallest = Nejmenší protipříklad, hloubka { $depth }, prázdná pole: { $empty }.
terminal-correct = Správné prohledávání, uzel po uzlu:
terminal-score = Skóre { $score } pro hráče na tahu
terminal-earlier = z toho v dřívějších bězích: { $positions }
terminal-same = totéž: { $moves }
terminal-tally = { $positions }: vyhrává { $x } { $won }, remíza { $drawn }, vyhrává { $o } { $lost }
terminal-file = { $path }: { $bytes }
terminal-file-read = { $path }: { $bytes }, načteno za { $time }
terminal-file-solved = { $path }: { $bytes }, vyřešeno a zapsáno za { $time }
terminal-solving = { $doing }: { $positions }, { $speed }/s
terminal-doing-search = prohledávání
terminal-doing-certificate = certifikát
terminal-table-full = tabulka { $percent }
terminal-found = známo { $known } z { $all }
terminal-proof = důkaz { $proof }, vyvrácení { $disproof }
terminal-settled = rozhodnuto { $percent }
terminal-checked = ověřeno za { $time }
terminal-not-finished = nedokončeno
terminal-unfinished = v daném čase nedokončeno: { $n } z { $games }
terminal-valid = platný
terminal-not-valid = neplatný: { $why }
terminal-longest =
    { $plies ->
        [one] žádná partie už netrvá déle než { $plies } půltah
        [few] žádná partie už netrvá déle než { $plies } půltahy
       *[other] žádná partie už netrvá déle než { $plies } půltahů
    }
terminal-total = celkem { $count } za { $time }, { $speed }/s
terminal-all = vše
terminal-memory = paměť: nejvýše asi { $bound }; limit je { $limit }
terminal-memory-more = paměť: nejvýše asi { $bound }, více než limit { $limit }; přesto to zkouším, může stačit mnohem méně
terminal-moves = tahy: { $moves }
terminal-position = pozice: { $position }
terminal-result = výsledek podle souboru: { $outcome }

## Settings and help
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
help-goal = Dvě strany se střídají. Vyhrává ta, která má první dost kamenů v řadě: vodorovně, svisle nebo šikmo. Kliknutím na pole položíte kámen; vše jde i z klávesnice.
help-keys = Klávesy
key-arrows = na desce: pohyb po polích; jinde: zpět a vpřed po tazích
key-play = položit kámen
key-go = pokračovat, pauza nebo stop
help-values = Hodnoty
help-values-text = Hodnoty jsou z pohledu X: + je dobré pro X, - pro O, a barva patří straně, pro kterou je hodnota dobrá. X3 znamená: X vyhrává za 3 půltahy (půltah je jeden kámen), O4: O vyhrává za 4, =: remíza. To je dokázané. ≥ a ≤ říkají, že hodnota je nejméně nebo nejvýše taková, ≈, že jde o odhad.
version = inarow { $version }

## Explain: what it will cost, the tour, random trees, conventions
explain-window-fold = Okno v kořeni
explain-equality = Neořezávat při rovnosti
explain-equality-title = Některé kurzy ořezávají jen při α > β, ne při α = β. Hodnota je stejná. Stojí to více uzlů a i tahy, které jsou jen stejně dobré, mají přesnou hodnotu.
explain-equality-counts = bez ořezu při rovnosti
tree-strict-cuts = bez ořezu při rovnosti
explain-estimate = Asi { $nodes }, { $time }.
explain-estimate-exact = { $nodes }.
explain-estimate-large = Asi { $nodes }, { $time }, ale zobrazit lze nejvýše { $most }. Zvolte menší hloubku, nebo to stiskem „{ $run }“ zkuste přesto.
explain-progress = zatím { $nodes }, { $time }
explain-stop = Stop
explain-stopped = Prohledávání bylo zastaveno.
explain-full = Celá obrazovka
explain-full-leave = Opustit celou obrazovku
explain-more-left = ještě { $n }
explain-random = Náhodný strom
explain-random-branching = Větve
explain-random-depth = Hloubka
explain-random-seed = Semínko
explain-random-make = Vytvořit náhodný strom
explain-random-problem = Zadejte 1 až 9 větví, hloubku 1 až 12 a semínko do 9 číslic, celkem nejvýše 5 000 listů (například 3, 3 a 7).
refusal-tree-random = „{ $text }“ není náhodný strom. Napište random:VĚTVE:HLOUBKA:SEMÍNKO s nejvýše 5 000 listy, například random:3:3:7.
explain-tour-start = Prohlídka za 60 sekund
explain-tour = Prohlídka: jak počítač přemýšlí
explain-tour-at = { $n } z { $of }
explain-tour-next = Dále
explain-tour-back = Zpět
explain-tour-done = Hotovo
explain-tour-skip = Přeskočit prohlídku
explain-tour-all = Piškvorky 3 × 3, na tahu X, tři volná pole. Toto jsou všechny partie, které se ještě mohou odehrát: { $nodes }. Minimax se podívá na každou z nich.
explain-tour-leaf = Začíná tam, kde partie skončila. Zde je hodnota { $value }, vždy z pohledu X.
explain-tour-min = ▼ Zde je na tahu O a vybere to, co je pro X nejhorší: { $value }.
explain-tour-max = ▲ V kořeni je na tahu X a vybere z toho to nejlepší: { $best }, { $value }. To je minimax.
explain-tour-window = Alfa-beta klade tutéž otázku a cestou si pamatuje dvě čísla: α, co má X jisté, a β, na čem dokáže O hráče X udržet.
explain-tour-cut = Tady přestává hledat. O už má dost dobrou odpověď, takže X sem nepůjde: větev s nůžkami se vynechá.
explain-tour-same = Stejný tah a stejná hodnota, ale { $fewer } místo { $nodes }.
explain-tour-yours = Teď jste na řadě vy: projděte si to zde krok za krokem, nebo se kliknutím na nůžky ve stromu zeptejte proč.

## Explain: inside the search
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
explain-classic-three = Tři větve, jeden ořez
explain-classic-order = Totéž v nejhorším pořadí
explain-classic-deep = Hluboký ořez
explain-classic-names = S pojmenovanými uzly
explain-classic-chance = Hod kostkami
explain-classic-own = Vlastní
explain-typed = Strom
explain-run = Prohledat
explain-run-moved = Prohledat novou pozici
explain-searching = Prohledává se …
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
        [one] { $shown } ořez
        [few] { $shown } ořezy
       *[other] { $shown } ořezů
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
explain-problem-value = Zapište mez jako celé číslo, X3, O4, −∞ nebo +∞.
explain-problem-window = α musí být menší než β.
explain-too-large = Toto prohledávání je příliš velké na zkoumání. Zmenšete hloubku. ({ $message })
explain-too-large-plain = Toto prohledávání je příliš velké na zkoumání. Zmenšete hloubku, nebo zvolte algoritmus alpha-beta, který navštíví mnohem méně uzlů. ({ $message })
explain-over = Partie zde skončila, není co prohledávat. Vezměte tah zpět.
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
explain-round-choice = Iterace nebo průchod
explain-round-option = Hloubka { $depth }: { $value }
explain-quiz-round = V iteraci s hloubkou { $depth }:
explain-order-row = po řádcích
explain-order-center = od středu
explain-mode = Zobrazit strom
explain-as-drawing = Kresba
explain-as-text = Text
explain-find = Najít variantu: b2 a1
explain-find-go = Najít
explain-find-none = Tah { $move } tam ve stromu není.
explain-find-cut = Tah { $move } tam byl ořezán.
explain-zoom-out = Menší
explain-zoom-in = Větší
explain-fit = Zobrazit vše otevřené
explain-tree-drawing = Kresba stromu. Šipky jím procházejí, Enter otevírá a zavírá, plus a minus mění velikost. Totéž jako text: „Text“.
explain-tree-text = Strom prohledávání
explain-path = Cesta k vybranému uzlu
explain-root = kořen
explain-again = znovu
explain-again-why = Tah se ukázal lepší, než se čekalo, proto byl prohledán znovu s plným oknem.
explain-from = z tabulky, uzel #{ $id }
explain-chosen = zvolený
explain-skipped =
    { $n ->
        [one] ořezán { $n } tah
        [few] ořezány { $n } tahy
       *[other] ořezáno { $n } tahů
    }
explain-max = MAX ▲, na tahu { $side }
explain-min = MIN ▼, na tahu { $side }
explain-chance = náhoda ○, nikdo nevolí
explain-is-future = zatím nedosažen
explain-is-open = právě se prohledává
explain-node = Vybraný uzel
explain-fact-turn = Strana
explain-fact-value = Hodnota
explain-fact-window = Okno při vstupu
explain-fact-kind = Druh
explain-fact-size = Se vším pod ním
explain-fact-cut = Ořezáno
explain-kind-inner = vnitřní uzel
explain-kind-chance = uzel náhody
explain-kind-finished = list: konec partie
explain-kind-horizon = list: dosažena hloubka
explain-kind-table = odpověď z tabulky
explain-why = Proč to bylo ořezáno?
explain-to-source = Ke zdroji #{ $id }
explain-step-here = Krok sem
explain-open = Otevřít
explain-close = Zavřít
explain-steps = Kroky prohledávání
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
explain-no-cut = Tímto směrem už žádný ořez není.
explain-step-first = Na první krok
explain-step-cut-back = K předchozímu ořezu
explain-step-back = Krok zpět
explain-step-play = Přehrát kroky
explain-step-pause = Pauza
explain-step-next = Krok vpřed
explain-step-cut-next = K dalšímu ořezu
explain-step-last = Na poslední krok
explain-now = Co se děje
explain-code = Pseudokód
explain-eyes = Hodnoty zde jsou z pohledu X; kód u strany na tahu obrací jejich znaménko.
explain-open-path = Otevřené uzly
explain-board = Deska, řádky shora: { $rows }
explain-enter-root = Prohledávání začíná. Na tahu je { $side } a zatím se nic neví: okno je { $window }.
explain-enter-root-plain = Prohledávání začíná. Na tahu je { $side }.
explain-enter-round = Začíná iterace s hloubkou { $depth }, o půltah hlubší. Na tahu je { $side }; tabulka si pamatuje, co se našlo dříve.
explain-enter-pass = Průchod iterace s hloubkou { $depth }: je hodnota aspoň { $beta }, nebo nejvýše { $alpha }? Na tahu je { $side } a okno je prázdné.
explain-enter-pass-last = Hodnota pro hloubku { $depth } je známa. Ještě jeden průchod, s oknem kolem ní, najde variantu: na tahu je { $side } a okno je { $window }.
explain-enter-plain = { $rival } zkouší { $move }. Teď je na tahu { $side }.
explain-enter-chance = { $rival } zkouší { $move }. Teď táhne náhoda: počítají se všechny větve, každá podle své pravděpodobnosti.
explain-enter-chance-root = Prohledávání začíná. První táhne náhoda: počítají se všechny větve, každá podle své pravděpodobnosti.
explain-enter-by-chance = Náhoda vybírá { $move } s pravděpodobností { $likely }.
explain-enter = { $rival } zkouší { $move }. Teď je na tahu { $side }; záleží jen na hodnotách v { $window }.
explain-enter-scout = { $rival } zkouší { $move } s prázdným oknem, které se jen ptá: je to lepší než { $best }?
explain-enter-again = { $rival } zkouší { $move } znovu: tah se ukázal lepší, než se čekalo. Teď je na tahu { $side } a okno { $window } řekne, jakou má hodnotu.
explain-table-exact = Tabulka už tuto pozici zná: { $value }.
explain-table-lower = Tabulka ví, že tato pozice má hodnotu nejméně { $value }, a to zde stačí.
explain-table-upper = Tabulka ví, že tato pozice má hodnotu nejvýše { $value }, a to zde stačí.
explain-improved = { $side } našel něco lepšího: { $move } má hodnotu { $value }.
explain-improved-max = { $side } našel něco lepšího: { $move } má hodnotu { $value }. α stoupá na { $value }.
explain-improved-min = { $side } našel něco lepšího: { $move } má hodnotu { $value }. β klesá na { $value }.
explain-cut = { $side } tu už má odpověď v hodnotě { $value }, a tak { $rival }, který jinde dostane { $elsewhere }, sem nikdy nepůjde:
explain-cut-window = { $side } tu už má odpověď v hodnotě { $value }. Šlo jen o to, zda { $side } dosáhne { $elsewhere }, a to už se ví:
explain-cut-rest =
    { $n ->
        [one] zbývající { $n } tah se ořeže.
        [few] zbývající { $n } tahy se ořežou.
       *[other] zbývajících { $n } tahů se ořeže.
    }
explain-return-root = Prohledávání skončilo: nejlepší je { $best }, hodnota { $value }.
explain-return-root-leaf = Prohledávání skončilo: hodnota je { $value }.
explain-return-round = Prohledávání v této iteraci, do hloubky { $depth }, skončilo: zatím nejlepší je { $best }, hodnota { $value }.
explain-return-pass-lower = Odpověď tohoto průchodu, do hloubky { $depth }: hodnota je { $value } nebo více.
explain-return-pass-upper = Odpověď tohoto průchodu, do hloubky { $depth }: hodnota je { $value } nebo méně.
explain-return-exact = Zde je vše známo: pro { $side } má { $move } hodnotu { $value }.
explain-return-chance = Všechny větve jsou zde známy: { $move } má v průměru hodnotu { $value }.
explain-return-branch = Tato větev, { $move }, má hodnotu { $value }.
explain-return-sum = Všechny větve jsou zde známy: { $terms } = { $value }.
explain-return-lower = Zde se ví dost: pro { $side } má { $move } hodnotu { $value } nebo více.
explain-return-upper = Zde se ví dost: pro { $side } má { $move } hodnotu { $value } nebo méně.
explain-leaf-horizon = Prohledávání zde hlouběji nejde; ohodnocovací funkce říká { $value }.
explain-leaf-horizon-typed = Prohledávání zde hlouběji nejde a zapsaný strom nemá ohodnocovací funkci: počítá se to jako { $value }.
explain-leaf-won = Partie zde skončila: vyhrál { $side }.
explain-leaf-won-in =
    { $plies ->
        [one] Partie zde skončila: vyhrál { $side }, { $plies } půltah od začátku prohledávání.
        [few] Partie zde skončila: vyhrál { $side }, { $plies } půltahy od začátku prohledávání.
       *[other] Partie zde skončila: vyhrál { $side }, { $plies } půltahů od začátku prohledávání.
    }
explain-leaf-value = List v hodnotě { $value }.
explain-leaf-draw = Partie zde skončila: remíza.
explain-won = vyhrává { $side }
explain-won-in =
    { $plies ->
        [one] { $side } vyhrává po { $plies } půltahu
        [few] { $side } vyhrává po { $plies } půltazích
       *[other] { $side } vyhrává po { $plies } půltazích
    }
explain-round = Iterace s hloubkou { $depth } skončila: { $best }, hodnota { $value }. Další jde o půltah hlouběji.
explain-round-last = Poslední iterace, s hloubkou { $depth }, skončila: { $best }, hodnota { $value }.
explain-why-after = Po odpovědi
explain-why-elsewhere = Jinde
explain-why-skipped = Ořezáno
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
explain-why-step = Krok k tomuto ořezu
explain-why-node = Ukázat ve stromu
explain-why-line = Vyvracející varianta
explain-why-back = Tah zpět
explain-why-forth = Tah vpřed
explain-legend = Jak číst strom
explain-legend-max = MAX: na tahu je X a bere největší hodnotu.
explain-legend-min = MIN: na tahu je O a bere nejmenší hodnotu.
explain-legend-chance = Náhoda: nikdo nevolí. Hodnota je průměr větví, každé podle její pravděpodobnosti.
explain-legend-best = silná: potomek, který dal hodnotu
explain-legend-cut = čárkovaná, s nůžkami: ořezané tahy a kolik jich je; kliknutím zjistíte proč
explain-legend-future = tečkovaná: v tomto kroku nedosaženo
explain-legend-values = Hodnoty jsou z pohledu X. X3: X vyhrává 3 půltahy po kořeni, O4: O vyhrává po 4, =: remíza, +12: dobré pro X.
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
explain-costs-won = Partie zde skončila: vyhrál { $side }. Odpovědi nejsou.
explain-costs-drawn = Partie zde skončila remízou. Odpovědi nejsou.
explain-costs-closed = { $move } je zavřeno.
explain-costs-line = Otevřená varianta:
explain-costs-play = Zahrát tuto variantu
explain-costs-played = Zahráno na desce: { $moves }.
explain-costs-legend-algorithm = čip, silný rámeček: tah algoritmu
explain-costs-legend-you = osoba, čárkovaný rámeček: tah, který jste otevřeli
explain-costs-legend-values = Hodnoty jsou z pohledu X a vzdálenosti se počítají od pozice první řady. X5: X vyhrává 5 půltahů po ní.
explain-compare-run = Porovnat
explain-compare-position = Dvě prohledávání pozice na desce, krok za krokem.
explain-compare-tree = Dvě prohledávání stromu { $tree }, krok za krokem.
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
explain-count-cutoffs = Ořezy
explain-count-table-hits = Zásahy v tabulce
explain-quiz-seed = Semínko: stejné semínko, stejné otázky
explain-quiz-start = Od začátku
explain-quiz-other = Jiné otázky
explain-quiz-score = Správně: { $right } z { $asked }
explain-quiz-about = O prohledávání zobrazeném ve stromu: { $algorithm }, { $nodes }.
explain-quiz-no-search = Zatím se nic neprohledávalo: začněte na kartě „Strom“.
explain-quiz-plain = Tento algoritmus nemá okno a nic neořezává. Další druhy otázek budou po prohledání algoritmem alpha-beta na kartě „Strom“.
explain-quiz-growing = Kvíz se ptá na okna, ořezávání a hodnoty, které { $algorithm } nemá. Na kartě „Strom“ spusťte alpha-beta nebo jiné prohledávání stromu.
explain-quiz-none = V tomto stromu není na co se ptát. Prohledejte na kartě „Strom“ větší.
explain-quiz-check = Zkontrolovat
explain-quiz-hint = Rada
explain-quiz-next = Další otázka
explain-quiz-branches = Větve v pořadí, v jakém se zkoušejí
explain-quiz-was-cut = ořezána
explain-quiz-ask-value = Na tahu je zde { $side } a větve mají tyto hodnoty. Jaká je hodnota tohoto uzlu?
explain-quiz-ask-cut = Na tahu je zde { $side } a okno je { $window }. Větve by měly tyto hodnoty. Které budou ořezány?
explain-quiz-ask-cut-later =
    { $n ->
        [1] Na tahu je zde { $side }. Po první větvi je okno { $window }. Další by měly tyto hodnoty. Které budou ořezány?
       *[other] Na tahu je zde { $side }. Po prvních { $n } větvích je okno { $window }. Další by měly tyto hodnoty. Které budou ořezány?
    }
explain-quiz-ask-window = Prohledávání přichází do tohoto uzlu a uzly cestou zatím našly toto. Kolik je zde α a β?
explain-quiz-way = { $name }, na tahu { $side }: zatím nejlepší { $best }, hodnota { $value }
explain-quiz-way-nothing = { $name }, na tahu { $side }: zatím nic
explain-quiz-hint-value-max = Toto je uzel MAX ▲: bere největší hodnotu.
explain-quiz-hint-value-min = Toto je uzel MIN ▼: bere nejmenší hodnotu.
explain-quiz-hint-value-second = Podívejte se na { $move }.
explain-quiz-hint-quick = Rychlá výhra má větší hodnotu než pomalá a pomalá prohra větší než rychlá.
explain-quiz-hint-cut-max = Toto je uzel MAX ▲: jakmile má větev hodnotu β nebo větší, zbytek se ořeže.
explain-quiz-hint-cut-min = Toto je uzel MIN ▼: jakmile má větev hodnotu α nebo menší, zbytek se ořeže.
explain-quiz-hint-cut-max-second = Najděte první větev s hodnotou { $limit } nebo větší: ty za ní jsou ořezány.
explain-quiz-hint-cut-min-second = Najděte první větev s hodnotou { $limit } nebo menší: ty za ní jsou ořezány.
explain-quiz-hint-window-both = α je to nejlepší, co cestou našel MAX ▲, β to nejlepší, co našel MIN ▼. Strana, která nic nenašla, nechává −∞ nebo +∞.
explain-quiz-hint-window-second = MAX našel: { $max }. MIN našel: { $min }.
explain-quiz-because-value-max = Uzel MAX ▲ bere největší z { $values }: { $value }, přes { $move }.
explain-quiz-because-value-min = Uzel MIN ▼ bere nejmenší z { $values }: { $value }, přes { $move }.
explain-quiz-because-bound = Okno bylo { $window }, a tak se ví jen: { $value }.
explain-quiz-because-cut-max = { $move } má hodnotu { $value }, ne menší než β = { $limit }: { $rival } sem nikdy nepůjde a zbytek se ořeže.
explain-quiz-because-cut-min = { $move } má hodnotu { $value }, ne větší než α = { $limit }: { $rival } sem nikdy nepůjde a zbytek se ořeže.
explain-quiz-because-window = Cestou má { $max } nejlépe α = { $alpha } a { $min } nejlépe β = { $beta }.
explain-quiz-right = Správně: { $answer }.
explain-quiz-wrong = Špatně. Správně je { $answer }.
explain-quiz-problem-empty = Napište nejdřív odpověď, třeba X3, O4, =, +12 nebo −∞.
explain-quiz-problem-value = To není hodnota. Napište X3, O4, =, celé číslo, −∞ nebo +∞.
explain-quiz-problem-distance = Napište i po kolika půltazích, třeba X3.
explain-quiz-problem-ticks = Zaškrtněte větve, které jsou ořezány; aspoň jedna je.
explain-bench-weights = Váhy
explain-bench-reset = Výchozí váhy
explain-bench-usual-now = Výchozí váhy: { $weights }.
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
explain-bench-effect = S výchozími vahami hraje { $side } { $usual }, s vašimi { $changed }.
explain-bench-effect-same = { $side } hraje { $changed } s výchozími vahami i s vašimi.
explain-bench-best-usual = čárkovaně: nejlepší s výchozími vahami
explain-bench-best-changed = plnou čarou, s tečkou: nejlepší s vašimi vahami
explain-bench-column-move = Tah
explain-bench-column-usual = Výchozí
explain-bench-column-changed = Vaše

## Trees in text and pictures
tree-weights = váhy { $weights }
tree-order = pořadí tahů: { $order }
tree-window = okno { $window }
tree-value = hodnota { $value }
tree-best = nejlepší tah { $move }
tree-line = varianta { $moves }
tree-iteration = iterace { $n }
tree-pass = průchod { $n }, hloubka { $depth }
tree-below =
    { $n ->
        [one] … níže { $shown } uzel
        [few] … níže { $shown } uzly
       *[other] … níže { $shown } uzlů
    }
tree-over = konec
tree-table = tabulka
tree-counted =
    { $n ->
        [one] { $shown } uzel pod tím jen spočítán
        [few] { $shown } uzly pod tím jen spočítány
       *[other] { $shown } uzlů pod tím jen spočítáno
    }
tree-unfinished = nedokončeno
tree-shown = Zobrazeno { $shown } z { $all } uzlů, { $levels } z { $deepest } půltahů; --levels { $deepest } zobrazí vše.
tree-legend-sides = ▲ MAX: na tahu je X, ▼ MIN: na tahu je O; všechny hodnoty jsou z pohledu X
tree-chance = náhoda
tree-legend-chance = ○ náhoda: nikdo nevolí; hodnota je průměr větví, každé podle její pravděpodobnosti (zlomky v závorkách)
tree-legend-window = [α, β]: okno, se kterým se do uzlu vstoupilo; X má jinde α, O dokáže X udržet na β
tree-legend-values = X3: X vyhrává za 3 půltahy, =: remíza, +12: dobré pro X; ≥ a ≤ jsou meze: nejméně, nejvýše tolik
tree-legend-best = ★: tah, který dal svému uzlu hodnotu
tree-legend-cut = ✂: tahy, které se neprohledávaly, protože α ≥ β
tree-legend-again = znovu: tentýž tah prohledán ještě jednou; tabulka: známo z jiného uzlu
tree-legend-short = ▲ MAX (X)  ▼ MIN (O)  [α, β]  ≥ ≤ meze  silná: dala hodnotu  ✂ n: ořezané tahy
tree-heading-picture = Obrázek
tree-heading-tree = Strom
tree-heading-signs = Značky
tree-heading-command = Jak tento soubor vytvořit znovu
tree-count-generated = Vygenerované tahy
tree-count-deepest = Nejhlubší půltah
tree-count-events = Události

## Other games
games-others = Jiné hry
games-choose = Vyberte hru. Zůstane zde, i když se podíváte jinam.
games-reversi = Reversi
games-draughts = Ruská dáma
games-dots = Tečky a čtverečky
games-which = Hra
games-rules-reversi = Dva hráči, X (černý) a O (bílý), kladou kameny na čtvercovou desku; uprostřed leží na začátku dva kameny od každé strany. Začíná X. Kámen se klade tam, kde mezi sebou a jiným kamenem své strany sevře v přímce jeden nebo více kamenů soupeře, v jednom směru nebo v několika, a všechny sevřené kameny se obrátí. Kdo tak hrát nemůže, pasuje; kdo může, pasovat nesmí. Když nemůže kámen položit ani jedna strana, hra končí a vyhrává ten, kdo má kamenů více.
games-rules-draughts = Ruská dáma na tmavých polích desky 8 × 8, na každé straně dvanáct kamenů; začíná X (bílý). Kameny táhnou o jedno pole šikmo vpřed a berou vpřed i vzad; dámy táhnou a berou po celých úhlopříčkách. Brát je povinné a bere se, dokud to jde; z několika braní lze zvolit kterékoli. Kámen, který dojde na poslední řadu, se hned stává dámou, i uprostřed braní. Kdo je na tahu a táhnout nemůže, prohrál. Remíza nastává, když se pozice objeví potřetí, nebo když každá strana udělá patnáct tahů jen dámami bez braní.
games-rules-tree = Strom jako z učebnice. V každém uzlu volí větev střídavě MAX nebo MIN, začíná MAX; číslo v listu, kde skončí, MAX získá a MIN ztratí.
games-rules-dots = Tečky a čtverečky: hráči střídavě kreslí čáry mezi sousedními tečkami. Kdo nakreslí čtvrtou čáru čtverečku, získá ho a hraje znovu. Když jsou nakresleny všechny čáry, vyhrává ten, kdo má čtverečků více.
games-key-play = zvolit místo
games-restart = Začít znovu
games-players = Hráči
games-side = Hráči, nastavení a tahy
games-loading = Deska se načítá …
games-address = Odkaz neuvádí žádnou známou hru. Pište ho jako #view=games&game=reversi.
games-pass = Pasovat
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
        [one] { $n } čtvereček
        [few] { $n } čtverečky
        [many] { $n } čtverečku
       *[other] { $n } čtverečků
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
games-refused-draughts = Tah { $place } teď není možný. Vyberte vyznačený kámen a pak vyznačené pole; braní je povinné.
games-refused-dots = Čára { $place } už je nakreslená. Vyberte jinou.
games-moves-none = Zatím žádné.

## Solving a position
solve = Vyřešit
solve-title = Vyřešit tuto pozici: její přesná hodnota s důkazem
solve-heading = Přesná hodnota
solve-begins = Začíná řešit …
solve-again = Znovu
solve-facts = { $nodes } · { $time }
solve-won = Dokázáno: vyhraje { $side }
solve-proven = Dokázáno: { $value }
solve-drawn = Dokázáno: remíza
solve-how = Při nejlepší hře obou stran, ať kterákoli zkusí cokoli.
solve-moves = Hodnota každého tahu
solve-moves-won = Vyhraje { $side } po
solve-moves-drawn = Remíza po
solve-stopped = Zastaveno dřív, než byla hodnota známa.
solve-time = Nevyřešeno v čase, který server dovolí.
solve-nodes = Nevyřešeno s tolika pozicemi, kolik server dovolí.
refusal-solve-large = S padáním kamenů lze vyřešit desky o nejvýše { $most } polích včetně jedné řady navíc; tato má { $cells }.
solve-over = Partie skončila: není co řešit.
scores = Skóre
scores-title = Skóre pod sloupci: jak partie skončí po každém tahu při nejlepší hře
scores-key = Skóre platí pro stranu na tahu: + vyhrává, 0 remíza, - prohrává. 1 znamená, že vítěz potřebuje svůj poslední kámen, 2, že mu stačí předposlední, a tak dále.
score-spoken = { $value }, skóre { $score }
score-pending = zatím neznámé

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
lab-not-run = nespuštěno: odhad { $time }
lab-stopped-time = zastaveno po { $time }
lab-stopped-memory = zastaveno: strom byl plný
lab-stopped-playouts = zastaveno: náhodné partie byly vyčerpány
lab-failed = selhalo: { $reason }

# Compare
lab-compare-about = Kolik stojí prohledávání? Každý algoritmus běží do každé hloubky a počítají se uzly, ořezy a časy.
lab-algorithms = Algoritmy
lab-evaluators = Ohodnocovací funkce
lab-depths = Hloubky
lab-repeats = Opakování měření
lab-limit = Limit v sekundách
lab-scoring = Dohraná partie
lab-scoring-plain = Výhra je výhra
lab-scoring-distance = Rychlá výhra se počítá víc
lab-problem-game = Napište hru, například 6x6x4.
lab-problem-depths = Napište hloubky od 1 do { $most }, například 4, 1-9 nebo 1-3,6.
lab-problem-repeats = Napište celočíselný počet opakování od 1 do { $most }.
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
lab-ended-stopped = Zastaveno: hotovo { $done } z { $size }. „Pokračovat“ naváže odtud.
lab-ended-time = Čas vypršel: hotovo { $done } z { $size }. „Pokračovat“ naváže odtud.
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
lab-export-note = Zpráva obsahuje pravidla, datové struktury, ohodnocovací funkce, algoritmy s pseudokódem, měření s grafy a příkaz, který je zopakuje, v jazyce této stránky.
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
lab-openings-usual = výchozí
lab-openings-0 = žádná
lab-openings-1 = každý první tah
lab-openings-2 = každé dva tahy
lab-openings-random-2 = dva náhodné tahy
lab-openings-random-4 = čtyři náhodné tahy
lab-openings-center-3 = tři kameny u středu
lab-players = Hráči
lab-player-add = Přidat hráče
lab-player-random = náhodné tahy
lab-player-engine = engine
lab-player-level = úroveň
lab-player-depth = hloubka
lab-player-nodes = uzly
lab-player-kind = Hráč { $n }
lab-player-evaluator = Ohodnocovací funkce hráče { $n }
lab-player-remove = Odebrat hráče { $n }
lab-problem-one-game = Napište jednu hru, například 6x6x4.
lab-problem-games = Napište sudý počet partií od 2 do { $most }.
lab-problem-seed = Semínko musí být celé číslo, nejméně 0.
lab-problem-player = Hráč { $n } potřebuje celé číslo od 1 do { $most }.
lab-problem-twice = { $player } je uveden dvakrát; každý hráč se účastní jednou.
lab-cross = Křížová tabulka
lab-cross-player = Hráč
lab-cross-points = Body
lab-cross-games = Partie
lab-cross-score = Skóre (95 %)
lab-cross-elo = Elo
lab-cross-error = Elo s chybou
lab-cross-nodes = Uzlů na tah
lab-cross-detail = výher { $won }, remíz { $drawn }, proher { $lost }
lab-cross-fault = { $player }: partie prohrané chybou programu: { $games }; v první: { $reason }
lab-cross-note = Políčko udává body hráče v řádku proti hráči ve sloupci: jeden za výhru, půl za remízu. U skóre je v závorce 95% Wilsonův interval. Elo je určeno tak, že první hráč má 0; jeho chyba je 1,96násobkem směrodatné chyby, jako by partie byly nezávislé a síla ostatních známá.
lab-report-title = Turnaj: { $game }
lab-report-facts = Partií každé dvojice: { $games }. Zahájení: { $openings }. Semínko: { $seed }.
lab-report-partial = Turnaj byl zastaven: odehráno { $done } z { $size } partií.
lab-report-repeat = Tytéž partie znovu:
lab-player-exact = dokonalá hra

# Museum
lab-m-title = Muzeum chyb
lab-m-about = Prohledávání je krátký kód, ve kterém se snadno udělá chyba, a většinou si jí nikdo nevšimne. Každý exponát je malé učebnicové prohledávání piškvorek 3 × 3 s jedním řádkem tak, jak byl ve skutečném programu. Běží na všech pozicích, ve kterých se má táhnout, a vedle něj totéž prohledávání s opraveným řádkem.
lab-m-note = Chybná hodnota se liší od hodnoty opraveného prohledávání; horší tah má menší hodnotu než nejlepší; ztracený výsledek znamená výhru změněnou v remízu či prohru nebo remízu změněnou v prohru.
lab-m-busy = Počítá se přes všechny pozice …
lab-m-overview = Všechny chyby
lab-m-fault = Chyba
lab-m-seen = Kde se vyskytla
lab-m-depth = Hloubka
lab-m-wrong = Chybné hodnoty
lab-m-worse = Horší tahy
lab-m-lost = Ztracené výsledky
lab-m-nodes = Uzly
lab-m-fixed = Uzly po opravě
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
lab-m-says-more = Uzly: { $nodes } místo { $fixed }, o { $percent } % více; od prázdné desky { $start } místo { $right }
lab-m-says-fewer = Uzly: { $nodes } místo { $fixed }, o { $percent } % méně; od prázdné desky { $start } místo { $right }
lab-m-setting = { $algorithm }, { $evaluator }, hloubka { $depth }.
lab-m-line-wrong = Chybný řádek
lab-m-line-fixed = Oprava
lab-m-line-convention = Podle úmluvy
lab-m-line-usual = Obvykle
lab-m-smallest = Nejmenší protipříklad
lab-m-effect-lost-result = Na tahu je { $side }: program s chybou ztrácí výsledek.
lab-m-effect-worse-move = Na tahu je { $side }: program s chybou hraje horší tah.
lab-m-effect-wrong-value = Na tahu je { $side }: program s chybou udává špatnou hodnotu.
lab-m-effect-more-nodes = Na tahu je { $side }: program s chybou navštíví více uzlů.
lab-m-effect-convention = Na tahu je { $side }: podle úmluvy se navštíví více uzlů.
lab-m-plays-faulty = S chybou: { $moves }, hodnota { $value }, uzly { $nodes }
lab-m-plays-fixed = Opraveno: { $moves }, hodnota { $value }, uzly { $nodes }
lab-m-plays-convention = Podle úmluvy: { $moves }, hodnota { $value }, uzly { $nodes }
lab-m-plays-usual = Obvykle: { $moves }, hodnota { $value }, uzly { $nodes }
lab-m-open = Otevřít ve „Vysvětlit“
lab-fault-leaf-for-side-to-move = List ohodnocený pro stranu na tahu
lab-fault-one-sided-evaluator = Jednostranná ohodnocovací funkce se znaménkem posledního tahu
lab-fault-no-distance = Bez vzdálenosti
lab-fault-unequal-depths = Nestejné hloubky řad
lab-fault-bounds-as-ties = Meze vydávané za rovnost
lab-fault-beta-never-updated = Beta se nikdy nezmění
lab-fault-strict-cut = Ostrá nerovnost: bez ořezu při rovnosti
lab-fault-low-without-max = Dolní mez bez maxima
lab-m-lost-fixed = Ztracené výsledky po opravě
lab-m-missed = Přehlédnuté výhry v 1
lab-m-more = Více uzlů v

# What the faults do, and the searches that have them
fault-leaf-for-side-to-move = Minimax bere na svých tazích největší hodnotu a na soupeřových nejmenší, takže všechny hodnoty musí být z jeho pohledu. Zde se listy hodnotí pro stranu, která je tam na tahu: v lichých hloubkách prohledávání usiluje o to, co je pro něj nejhorší.
fault-leaf-for-side-to-move-setting = minimax, open-lines, výhra se počítá stejně v jakékoli vzdálenosti
fault-one-sided-evaluator = Ohodnocení je srovnání. Funkce, která počítá jen vlastní linie, je slepá k hrozbám, a se znaménkem strany, která táhla naposledy, označí v sudých hloubkách mnoho vlastních linií za špatné.
fault-one-sided-evaluator-setting = minimax, line-power, výhra se počítá stejně v jakékoli vzdálenosti
fault-no-distance = Výhra je výhra v jakékoli vzdálenosti, takže pomalá je stejně dobrá jako okamžitá. Výsledky jsou správné, ale program otálí, a kde po každém tahu vidí znovu tutéž výhru, nemusí ji nikdy zahrát.
fault-no-distance-setting = negamax do konce partie
fault-unequal-depths = Tahy jsou v řadě se svými cenami a kliknutí otevře řadu odpovědí. Každá řada počítá půltahy od svého vlastního začátku, takže tatáž varianta stojí v každé řadě něco jiného.
fault-unequal-depths-setting = minimax do konce partie, rychlá výhra se počítá víc; hodnota je hodnotou nejlepšího tahu, jak ji udává řada odpovědí na něj
fault-bounds-as-ties = Jakmile má alfa-beta nejlepší tah, ptá se u ostatních jen, zda jsou lepší. „Ne“ je mez: nejvýše stejně dobrý. Uvádět takové tahy jako stejně dobré je chyba a náhodná volba mezi nimi může partii prohrát.
fault-bounds-as-ties-setting = alpha-beta do konce partie, rychlá výhra se počítá víc
fault-beta-never-updated = Minimalizující větev snižuje alfu místo bety. Beta zůstává nekonečná a nic se neořeže. Hodnoty jsou správné, takže bez počítadla chyba není vidět.
fault-beta-never-updated-setting = alpha-beta s maximalizující a minimalizující větví, line-power, výhra se počítá stejně v jakékoli vzdálenosti
fault-strict-cut = Ořezávat až nad betou, a ne už při rovnosti, je úmluva některých kurzů, ne chybný výsledek: všechny hodnoty jsou správné a i tahy, které jsou jen stejně dobré, mají přesnou hodnotu, takže lze vypsat všechny stejně dobré tahy. Stojí to uzly, protože tah, který se betě jen rovná, je už vyvrácen: soupeř má jinde něco stejně dobrého. S > místo ≥ se prohledává dál, nejvíce tam, kde se vyskytuje málo různých hodnot. Kde jde jen o hodnotu, je lepší ≥.
fault-strict-cut-setting = alpha-beta, longest-run, výhra se počítá stejně v jakékoli vzdálenosti
fault-low-without-max = První tah v uzlu nastaví dolní mez na svou hodnotu, i když je menší než mez předaná shora. Okno je širší, než musí být, a hodnoty zůstávají správné.
fault-low-without-max-setting = alpha-beta s oknem od prohry do výhry, open-lines, výhra se počítá stejně v jakékoli vzdálenosti

## Report: Headings
report-title = Porovnání prohledávacích algoritmů: { $games }
report-made = Zprávu vytvořil program inarow { $version } příkazem `{ $program } lab compare`.
report-made-call = Zprávu vytvořil program inarow { $version }.
heading-contents = Obsah
heading-task = Co se porovnávalo
heading-game = Hra
heading-games = Hry
heading-data = Stav a tah
heading-evaluators = Ohodnocovací funkce
heading-algorithms = Algoritmy
heading-measurements = Měření
heading-findings = Co měření ukazují
heading-sample = Jedna partie
heading-sources = Programy
sign-author = Autor
sign-group = Skupina
sign-date = Datum
sample-who = X hraje `{ $first }`, O hraje `{ $second }`.
sample-not-over = Partie po 400 půltazích ještě neskončila.
heading-machine = Počítač
heading-repeat = Jak to zopakovat
heading-group = { $game }, ohodnocovací funkce { $evaluator }
subheading-table = Všechny výsledky

## Report: What was compared
task-intro =
    { $algorithms ->
        [one] Spuštěn byl jeden algoritmus
        [few] Spuštěny byly { $algorithms } algoritmy
       *[other] Spuštěno bylo { $algorithms } algoritmů
    } na { $positions ->
        [1] jedné pozici
       *[other] { $positions } pozicích
    } do { $depths ->
        [1] hloubky { $list }
       *[other] hloubek { $list }
    }, počítáno v půltazích (tazích jedné strany). Čas každého prohledávání se měřil { $repeats ->
        [1] jednou
        [2] dvakrát; uvedeny jsou mediány
       *[other] { $repeats }krát; uvedeny jsou mediány
    }.
task-limit = Jedno políčko tabulky, tedy jeden algoritmus v jedné hloubce se všemi opakováními, mělo limit { $limit }. Políčka, která by podle odhadu trvala déle, se nespouštěla; místo výsledku je uveden odhad.
task-scoring-plain = Dohrané partie se počítají jako v učebnicích: výhra je výhra, ať je jakkoli daleko.
task-scoring-quick-win = Jen funkce `quick-win` dává přednost rychlejší.
task-scoring-distance = Dohrané partie se počítají podle vzdálenosti: rychlá výhra má větší hodnotu než pomalá a pomalá prohra větší než rychlá.
task-scoring-outcome = Jen funkce `outcome` vzdálenost nebere v úvahu.
task-incomplete = Měření bylo zastaveno dříve, než bylo vše změřeno; tabulky a grafy ukazují, co bylo do té chvíle hotovo.

## Report: Rules
rules-in-a-row = Dva hráči, X a O, se střídají na desce { $width } × { $height }, zpočátku prázdné. Začíná X.
rules-in-a-row-place = Tahem se položí kámen na libovolné prázdné pole. Kameny se nepřesouvají ani neodebírají.
rules-in-a-row-fall = Tahem se zvolí sloupec, který není plný; kámen spadne na jeho nejnižší prázdné pole. Kameny se nepřesouvají ani neodebírají.
rules-in-a-row-win =
    Vyhrává ten, kdo má první { $k ->
        [one] jeden kámen
        [few] { $k } kameny
       *[other] { $k } kamenů
    } bez přerušení v řádku, ve sloupci nebo na úhlopříčce; delší řada vyhrává také.
rules-in-a-row-exact =
    Vyhrává ten, kdo má první přesně { $k ->
        [one] jeden kámen
        [few] { $k } kameny
       *[other] { $k } kamenů
    } bez přerušení v řádku, ve sloupci nebo na úhlopříčce; delší řada se nepočítá.
rules-in-a-row-draw = Je-li deska plná a nikdo nevyhrál, končí partie remízou.
rules-unknown = Hra `{ $game }` o svých pravidlech nic neříká. Pozice vypadá takto a některé z jejích tahů jsou { $examples }.
rules-own-words = Hra `{ $game }` je autorova vlastní. Její pravidla autorovými slovy:
position-start = Prohledávaná pozice je začátek hry:
position-moves = Prohledávaná pozice po tazích { $moves }:
position-choices =
    Strana na tahu v ní má { $choices ->
        [one] jeden tah
        [few] { $choices } tahy
       *[other] { $choices } tahů
    }, například { $examples }.

## Report: State and move
data-intro = Prohledávání potřebuje od pozice jen těchto šest operací; všechno ostatní je věcí hry.
data-side = `side()`: kdo je na tahu; strany se střídat nemusejí
data-moves = `moves()`: všechny přípustné tahy, vždy ve stejném pořadí
data-play = `play(move)`: provede tah
data-undo = `undo(move)`: vezme poslední tah zpět a všechno obnoví
data-outcome = `outcome()`: výsledek, jakmile partie skončila
data-key = `key()`: otisk pozice pro transpoziční tabulky
data-sizes = V programu je pozice hodnotou typu `{ $state }` ({ $bytes } B a to, na co ukazuje) a tah hodnotou typu `{ $move }` ({ $size } B).
state-in-a-row = Pozice uchovává kameny každé strany jako množinu bitů, jeden bit na pole, po řádcích od levého horního rohu, a vedle nich stranu na tahu, počet kamenů, otisk upravovaný při každém tahu a odehrané tahy. Tah je číslo pole. Zda kámen vyhrál, se zjistí porovnáním bitů s liniemi, které jeho polem procházejí.
state-in-a-row-large = Pozice uchovává kameny každé strany jako množinu bitů, jeden bit na pole, po řádcích od levého horního rohu, a vedle nich stranu na tahu, počet kamenů, otisk upravovaný při každém tahu a odehrané tahy. Tah je číslo pole. Zda kámen vyhrál, se zjistí postupem od něj ve čtyřech směrech.
state-reversi = Pozice uchovává kameny každé strany jako množinu 64 bitů, jeden na pole, a stranu na tahu; každý tah si pamatuje i to, které kameny obrátil, aby ho bylo možné vzít zpět. Tah je číslo pole, nebo pas.
state-draughts = Pozice uchovává kameny každé strany a dámy obou stran jako množiny 64 bitů, stranu na tahu a počet tahů od posledního braní nebo tahu prostým kamenem; kvůli pravidlu o trojím opakování uchovává i předchozí pozice. Tah je cesta po polích s kameny, které bere.
state-dots = Pozice uchovává nakreslené čáry a čtverečky každé strany jako množiny bitů a stranu na tahu. Tah je číslo čáry.

## Report: Evaluators
evaluators-intro = Tam, kde prohledávání nepokračuje, říká ohodnocovací funkce, jak dobrá je pozice pro stranu na tahu; `m` je tato strana, `o` její soupeř. Při výměně stran by měla změnit znaménko. Dohraná partie se neohodnocuje: její výsledek je znám.
evaluator-outcome = Neříká nic: počítají se jen dohrané partie jako prohra, remíza a výhra.
evaluator-quick-win = Ani tato neříká nic o nedohraných partiích, ale výhra se počítá tím více, čím dříve přijde, a prohra tím méně, čím je vzdálenější.
evaluator-open-lines =
    `L(s)` je počet linií o délce { $k ->
        [1] jednoho pole
       *[other] { $k } polí
    }, na nichž soupeř strany `s` nemá žádný kámen, takže je `s` ještě může zaplnit.
evaluator-longest-run = `R(s)` je délka nejdelší nepřerušené řady kamenů strany `s` v kterémkoli směru, ať je zablokovaná, nebo ne.
evaluator-line-power =
    `ℓ` probíhá linie o délce { $k ->
        [1] jednoho pole
       *[other] { $k } polí
    }, na nichž má strana `s` kameny a její soupeř žádný; `n(ℓ)` je počet těchto kamenů. Každý další kámen má desetkrát větší hodnotu.
evaluator-corners = `C(s)` je počet rohů, které má `s` a které už nikdo neobrátí, a `M(s)` počet tahů, které by strana `s` mohla udělat.
evaluator-mobility = `M(s)` je počet tahů, které by strana `s` mohla udělat.
evaluator-discs = `D(s)` je počet kamenů strany `s`: na konci rozhoduje, předtím klame.
evaluator-advance = `P(s)` je počet prostých kamenů a trojnásobek počtu dam strany `s`, `F(s)` počet řad, o které její prosté kameny dohromady postoupily.
evaluator-material = `P(s)` je počet prostých kamenů a trojnásobek počtu dam strany `s`.
evaluator-boxes = `B(s)` je počet čtverečků strany `s`.
evaluator-unknown = Autorova vlastní ohodnocovací funkce; zpráva pro ni nezná vzorec.
evaluator-own = Autorova vlastní ohodnocovací funkce, popsaná jeho slovy.

## Report: Algorithms
algorithms-intro = Všechny odpovídají na tutéž otázku: jakou hodnotu má pozice, když se prohledá do dané hloubky? Liší se tím, kolik odpověď stojí. `value(node)` je výsledek dohrané partie, nebo ohodnocení na mezi hloubky.
algorithms-window = Alfa-beta a PVS začínají s oknem (prohra, výhra), mimo něž žádné hodnoty nejsou.
algorithm-minimax = Měřítko ostatních: projde každý uzel. Jedna strana volí největší hodnotu, druhá nejmenší.
algorithm-negamax = Minimax s jedním pravidlem pro obě strany: každá hodnota je z pohledu strany na tahu a její znaménko se s každým půltahem mění. Projde tytéž uzly.
algorithm-alpha-beta = Pamatuje si, co má která strana už zaručeno: α ta, která maximalizuje, β ta druhá. Jakmile α ≥ β, zbývající tahy v uzlu už nic nezmění a ořežou se. Hodnota v kořeni je stejná jako u minimaxu; kdyby byl nejlepší tah vždy první, zbyla by zhruba druhá odmocnina z počtu uzlů.
algorithm-pvs = Prohledávání hlavní varianty (PVS) předpokládá, že první tah je nejlepší, a u každého dalšího se s prázdným oknem ptá jen na to, zda je lepší. Pokud je, prohledá ho znovu.
algorithm-deepening = Iterativní prohlubování: hloubka 1, 2, 3 … s transpoziční tabulkou. Pozice dosažené jiným pořadím tahů se znovu neprohledávají a nejlepší tah z předchozí hloubky se zkouší první. Uvedené počty jsou za všechny hloubky dohromady.
algorithm-mtdf = MTD(f) hledá hodnotu jen otázkami „je to aspoň tolik?“ s prázdnými okny, která se k ní blíží. Spoléhá na transpoziční tabulku, protože každá otázka je samostatné prohledávání; také s iterativním prohlubováním.
algorithm-mcts = Stromové prohledávání Monte Carlo rozvíjí strom tam, kde se náhodným partiím dařilo, a udržuje meze, díky nimž je odpověď nakonec přesná. Pozice navštívené v náhodných partiích se počítají jako uzly.
algorithm-pns = Prohledávání s důkazovými čísly jde tam, kde zbývá dokázat nejméně, a k hodnotě se blíží postupnými prahy. Strom drží v paměti.
algorithm-own = Autorovo vlastní prohledávání; zpráva ho popsat neumí.
algorithm-own-source = Autorovo vlastní prohledávání. Jeho program je v části „Programy“.

## Report: Measurements
measured-intro = Počty jsou na každém počítači stejné; časy ne.
measured-nodes = **Uzly**: návštěvy pozic včetně kořene a dohraných partií.
measured-leaves = **Listy**: uzly, ve kterých partie skončila nebo je dosaženo meze hloubky.
measured-evaluations = **Ohodnocení**: volání ohodnocovací funkce.
measured-generated = **Vygenerováno**: tahy vypsané v rozvíjených uzlech.
measured-cutoffs = **Ořezy**: uzly, v nichž se některé tahy vynechaly; podíl ořezů je jejich část mezi vnitřními uzly.
measured-branching = **b**: efektivní faktor větvení, tedy počet tahů v každém uzlu rovnoměrného stromu této hloubky se stejným počtem uzlů: uzly = 1 + b + b² + … + b^hloubka.
measured-time = **Čas**: medián opakování, v závorce nejkratší a nejdelší.
measured-value = **Hodnota**: z pohledu X. X3: X vyhrává za 3 půltahy, =: remíza, +12: dobré pro X.
column-algorithm = algoritmus
column-depth = hloubka
column-nodes = uzly
column-leaves = listy
column-evaluations = ohodnocení
column-generated = vygenerováno
column-cutoffs = ořezy
column-branching = b
column-time = čas
column-best = tah
column-value = hodnota
measured-own = † Autorovo vlastní prohledávání, není součástí programu inarow. Co leží mezi nimi, stojí čas: porovnávejte uzly, ne časy. Pomlčka je počet, který neudává.
nodes-by-depth = Počet uzlů podle hloubky:
cell-short-not-run = nespuštěno
cell-short-stopped = zastaveno
cell-short-failed = selhalo
column-line = varianta
column-tied = stejně dobré
column-table-hits = zásahy v tabulce
column-deepest = nejhlouběji
column-ended = konec
column-range = min–max
column-speed = uzly/s
column-ply = půltah
column-positions = pozice
column-finished = dohrané
column-symmetric = až na symetrii

## Report: Plots
plot-axis-depth = hloubka v půltazích
plot-axis-nodes = uzly, logaritmická stupnice
plot-axis-time = čas v ms, logaritmická stupnice
plot-axis-cutoffs = ořezy mezi vnitřními uzly, %
plot-axis-branching = efektivní faktor větvení b
plot-caption-nodes = Počet uzlů podle hloubky v logaritmické stupnici: přímka znamená stálý faktor větvení. Čáry, které splývají, mají stejné počty.
plot-caption-time = Medián času podle hloubky v logaritmické stupnici.
plot-caption-cutoffs = Podíl vnitřních uzlů, v nichž se některé tahy ořezaly.
plot-caption-branching = Efektivní faktor větvení: kolikrát v průměru znásobí počet uzlů každý další půltah.

## Report: What they show
finding-same-nodes = Minimax a negamax navštívily v každé hloubce přesně stejně uzlů: liší se zápisem, ne tím, co dělají.
finding-cut = V hloubce { $depth } navštívila alfa-beta { $few } a minimax { $many }: to je { $share }, tedy { $times } méně. Její efektivní faktor větvení je { $b } místo { $full }; kdyby byl nejlepší tah vždy první, blížil by se { $root }, tedy druhé odmocnině z toho čísla.
finding-cut-nothing = V hloubce { $depth } navštívila alfa-beta stejně jako minimax, { $many }: ještě není co ořezávat.
finding-own-same = Algoritmus `{ $algorithm }`, autorův vlastní, navštívil v každé hloubce přesně tolik uzlů jako { $others }.
finding-better = V hloubce { $depth } navštívil algoritmus `{ $algorithm }` { $few }, alfa-beta { $many }: { $times } méně.
finding-worse = V hloubce { $depth } navštívil algoritmus `{ $algorithm }` { $many }, alfa-beta { $few }: { $times } více.
finding-equal = V hloubce { $depth } navštívily algoritmus `{ $algorithm }` a alfa-beta stejně: { $nodes }.
finding-fastest = Podle hodin byl v hloubce { $depth } nejrychlejší algoritmus `{ $algorithm }`: { $time } proti { $other } u algoritmu `{ $slowest }`, nejpomalejšího z těch, které se tam dostaly.
finding-speed = Uzly nejsou stejně drahé: v hloubce { $depth } navštívil algoritmus `{ $quick }` { $fast } za sekundu a `{ $slow }` { $slowly }.
finding-stopped = Algoritmus `{ $algorithm }` se nedostal hlouběji než do hloubky { $depth }: hloubka { $next } by trvala asi { $time }.
finding-limited = Algoritmus `{ $algorithm }` se nedostal hlouběji než do hloubky { $depth }: v hloubce { $next } ho zastavil limit políčka.
finding-never = Algoritmus `{ $algorithm }` nebylo možné v limitu políčka vůbec spustit.
finding-failed = Algoritmus `{ $algorithm }` v hloubce { $depth } selhal: { $reason }.
finding-same-value =
    { $depths ->
        [1] Všechny algoritmy našly stejnou hodnotu, jak mají.
       *[other] V každé hloubce našly všechny algoritmy stejnou hodnotu, jak mají.
    }
finding-other-value = V hloubce { $depth } nenašly algoritmy stejnou hodnotu: to se stát nemá.
finding-other-move = V hloubce { $depth } zvolily různé tahy stejné hodnoty: { $moves }. Který z několika stejných tahů se najde první, závisí na pořadí, v jakém je algoritmus zkouší.
finding-none = Spuštěno bylo příliš málo, než aby bylo co porovnat.
finding-equal-times = Podle hodin není v hloubce { $depth } žádný algoritmus rychlejší: v rámci rozptylu opakování jsou si rovny, `{ $algorithm }` s časem { $time } a `{ $slowest }` s časem { $other }.

## Report: The machine
machine-processor = Procesor: { $name }
machine-threads = Počet vláken běžících zároveň: { $n } (prohledávání používá jedno)
machine-memory = Paměť: { $n } MB
machine-system = Systém: { $system }, { $architecture }
machine-program = Program: inarow { $version }
machine-slow = Program byl sestaven bez optimalizací: časy jsou mnohokrát delší, než by musely být.
repeat-intro = Tento příkaz dá stejné počty a se stejnou složkou vytvoří novou zprávu ze stejných měření:
repeat-files = Vedle zprávy jsou `results.csv` a `results.json` se všemi čísly, `cells.jsonl`, od něhož přerušené porovnání pokračuje, a grafy jako SVG a PNG ve složce `plots`.

## Page
refused-place = { $place } teď není možné. Zvolte označené pole.
explain-bench-only = Dílna ukazuje hodnoticí funkce piškvorek a podobných her. Zahrajte si takovou hru a uvidíte její řady.
refusal-only-in-a-row = tady jdou jen piškvorky a podobné hry, jako 3x3x3.
key-sides = X je { $x } ({ $first }), O je { $o } ({ $second }).

## Why this move?
why = Proč?
why-title = Proč počítač zahrál svůj poslední tah
why-move = Proč { $move }?
why-thinking = Dívám se na ostatní tahy …
why-reason = { $move } { $reason }.
why-value = { $player }: očekávaný výsledek { $value }.
why-value-depth = { $player }: očekávaný výsledek { $value }, při hloubce { $depth }.
value-even = zhruba vyrovnáno
value-slightly = mírně lepší je { $side }
value-better = lepší je { $side }
value-much = mnohem lepší je { $side }
why-moves = Tento tah a nejlepší z ostatních: k čemu vedou
why-show = Ukázat na desce: { $moves }
why-open = Otevřít toto prohledávání
why-open-title = Otevře v pohledu Vysvětlit přesně to prohledávání, které tah vybralo: { $player }
why-no-search = Není co otevřít: tento tah byl náhodný.
why-only-moves = Není co otevřít: { $player } sděluje jen své tahy.
why-forgotten = Jak k tahu došlo, už není známo: partie byla načtena až po něm.
why-lot =
    { $n ->
        [few] { $n } tahy jsou přesně stejně dobré ({ $moves }): rozhodl los.
       *[other] { $n } tahů je přesně stejně dobrých ({ $moves }): rozhodl los.
    }
why-lot-many = { $n } tahů je přesně stejně dobrých ({ $moves } …): rozhodl los.
why-opening =
    { $n ->
        [one] Zahajuje se uprostřed desky.
        [few] Zahájení se losuje ze { $n } polí kolem středu.
       *[other] Zahájení se losuje z { $n } polí kolem středu.
    }
why-misjudged = Chyba slabé úrovně: tahy špatně ohodnotila a zahrála takový, který její vlastní prohledávání považovalo za horší.
why-slip = Tato úroveň hraje některé tahy náhodně. Tento byl jeden z nich.
why-random = Tento hráč táhne náhodně.

## Explain: the search of a move that was played
explain-by-lot = losem mezi { $n } stejnými tahy: { $moves }
explain-ended-early = ukončeno limitem po: { $nodes }
explain-first-plies = Uchovat jen první půltahy
explain-levels = pod { $n }. půltahem jen spočítáno
explain-return-lot = Ze stejných tahů byl losem vybrán { $move }.
explain-return-unfinished = Limit uzlů tu prohledávání ukončil dřív, než byla hodnota známa.
explain-kind-counted =
    { $n ->
        [one] vnitřní uzel; { $shown } uzel pod ním byl jen spočítán
        [few] vnitřní uzel; { $shown } uzly pod ním byly jen spočítány
       *[other] vnitřní uzel; { $shown } uzlů pod ním bylo jen spočítáno
    }
explain-kind-unfinished = nedokončeno: prohledávání ukončil limit

## Explain: the engine
explain-tab-engine = Engine
explain-engine-player = Hráč
explain-engine-run = Nechat ho zde táhnout
explain-engine-running = Prohledává znovu tak jako pro svůj tah …
explain-engine-none = Vlastní engine mají jen hry k v řadě; v ostatních ukazuje prohledávání karta „Strom“.
explain-engine-result = { $player }: { $move }, { $value }
explain-engine-depth = hloubka { $depth }
explain-engine-solved = řešičem, dokázáno
explain-engine-fours = výhra pomocí VCF (sled čtyřek), nalezena bez prohledávání
explain-engine-threes = výhra pomocí VCT (sled trojek a čtyřek), nalezena bez prohledávání
explain-engine-line = Varianta
explain-engine-depths = Hloubka
explain-engine-best = Nejlepší
explain-engine-value = Hodnota
explain-engine-nodes = Uzly
explain-engine-known = Co o tazích vědělo v hloubce { $depth }; ≤ a ≥ jsou meze
explain-engine-more = a ještě { $n }
explain-engine-values = Přesné hodnoty všech tahů

## Openings with swap and swap2
opening = Zahájení
opening-none = Volné
opening-swap = Swap
opening-swap2 = Swap2
opening-about-none = Kdo začíná, prostě hraje. První tah je výhoda.
opening-about-swap = Vyrovnává výhodu prvního tahu: jeden hráč položí první tři kameny, druhý si vybere stranu.
opening-about-swap2 = Vyrovnává výhodu prvního tahu: jeden hráč položí první tři kameny; druhý si vybere stranu, nebo položí další dva a nechá volbu na prvním.
opening-heading = Zahájení: { $rule }
opening-step-put = První hráč položí tři kameny: { $first }, { $second }, { $first }.
opening-step-swap = Druhý hráč si vybere stranu.
opening-step-swap2 = Druhý hráč si vybere stranu, nebo položí další dva kameny: { $second }, { $first }.
opening-step-last = Po dalších dvou kamenech si stranu vybere první hráč.
opening-why = První tah je výhoda. Kdo pokládá kameny, nezvýhodní žádnou stranu, protože tu lepší si vezme soupeř.
opening-next = Na tahu pak bude { $second }.
opening-choices = Volba v zahájení
opening-take = Beru: { $side }
opening-two = Další dva
opening-takes =
    { $who ->
        [first] První hráč si bere stranu { $side }
        [second] Druhý hráč si bere stranu { $side }
       *[computer] Počítač si bere stranu { $side }
    }
opening-puts =
    { $who ->
        [first] První hráč pokládá { $cells }
        [second] Druhý hráč pokládá { $cells }
       *[computer] Počítač pokládá { $cells }
    }
opening-lot = losem
opening-unknown = nestihl nic promyslet
status-put = Položte kámen { $n } ze { $of }: žádná strana nemá mít výhodu
status-put-player =
    { $who ->
        [first] První hráč: kámen { $n } ze { $of }; žádná strana nemá mít výhodu
       *[second] Druhý hráč: kámen { $n } ze { $of }; žádná strana nemá mít výhodu
    }
status-put-computer = Počítač pokládá kameny …
status-choose = Vyberte si stranu
status-choose-player =
    { $who ->
        [first] První hráč: vyberte si stranu
       *[second] Druhý hráč: vyberte si stranu
    }
status-choose-computer = Počítač si vybírá stranu …
terminal-opening-choice = Napište jedno z: { $choices }
refused-choose = Nejdřív si nad deskou vyberte stranu.
refusal-opening-rules = { $rule } je pro pět v řadě bez gravitace na deskách od { $least } × { $least }.

## Puzzles
door-puzzles = Úlohy
door-puzzles-about = Najděte jediný správný tah
puzzle-title = Úloha
puzzle-day = Úloha na { $date }
puzzle-own = Z vaší partie: { $number } z { $count }
puzzle-task-win =
    { $plies ->
        [one] Vyhrajte za { $plies } půltah
        [few] Vyhrajte za { $plies } půltahy
       *[other] Vyhrajte za { $plies } půltahů
    }
puzzle-task-fours =
    { $plies ->
        [one] Vyhrajte pomocí VCF za { $plies } půltah
        [few] Vyhrajte pomocí VCF za { $plies } půltahy
       *[other] Vyhrajte pomocí VCF za { $plies } půltahů
    }
puzzle-task-defence = Najděte jediný tah, který neprohrává
puzzle-loading = Připravuje se úloha …
puzzle-combing = Hledají se úlohy ve vaší partii …
puzzle-none-own = V této partii se žádná úloha nenašla: právě jeden tah musí být dokazatelně správný a nestačí, že jen brání okamžité výhře.
puzzle-played = V partii se hrálo { $move }.
puzzle-played-right = V partii se tak hrálo také.
puzzle-right = { $move } je správně. Pokračujte.
puzzle-solved = Vyřešeno
puzzle-slower = { $move } také vyhrává, ale později. Zkuste to znovu.
puzzle-loses = { $move } prohrává: { $moves }. Zkuste to znovu.
puzzle-draws = { $move } jen remizuje: { $moves }. Zkuste to znovu.
puzzle-stopped = { $move } nevyhrává vynuceně: zastaví to { $reply }. Zkuste to znovu.
puzzle-not = { $move } nevyhrává vynuceně. Zkuste to znovu.
puzzle-elsewhere = Hledejte tah v pozici úlohy.
puzzle-hint-what = Správný tah { $reason }.
puzzle-hint-area = Hledejte mezi { $from } a { $to }.
puzzle-hint-move = Správný tah je { $move }.
puzzle-solution = Řešení
puzzle-line = Řešení: { $moves }
puzzle-next = Další úloha
puzzle-today = Dnešní úloha
puzzle-close = Zpět k mé partii
puzzle-open = Otevřít ve hře
puzzle-open-title = Rozebrat ji, vyřešit ji, nebo odtud hrát dál
puzzle-proof-win-exact = Dokázáno: každý tah byl prohledán až do konce partie a žádný jiný nevyhrává.
puzzle-proof-defence-exact = Dokázáno: každý tah byl prohledán až do konce partie a všechny ostatní prohrávají.
puzzle-proof-win = Dokázáno pomocí VCF (výhra samými čtyřkami: každá odpověď je vynucená). Po každém jiném tahu vynuceně vyhrává soupeř.
puzzle-proof-fours = Dokázáno pomocí VCF (výhra samými čtyřkami: každá odpověď je vynucená). Žádným jiným tahem VCF nezačíná a kratší není.
puzzle-proof-defence = Dokázáno pomocí VCF (výhra samými čtyřkami): po každém jiném tahu soupeř vynuceně vyhrává, po tomto už žádné VCF nemá.
puzzle-score = Dní v řadě: { $days }. V řadě bez pomoci: { $row }. Vyřešeno: { $solved }.
puzzle-level = Obtížnost
puzzle-any = Jakákoli
puzzle-easy = Lehká
puzzle-medium = Střední
puzzle-hard = Těžká
puzzle-kind = Úkol
puzzle-win = Výhra
puzzle-defence = Obrana
review-puzzles = Vytvořit z partie úlohy
refusal-puzzle-game = z { $game } se úlohy nedělají. Dělají se z desek od 3x3 do 20x20 se 3 až 6 v řadě, s gravitací do 64 polí včetně jedné řady navíc, například 5x5x4, 7x6x4+gravity nebo 15x15x5.
refusal-puzzle-none = taková úloha se nenašla. Zkuste jinou obtížnost, úkol nebo hru.
refusal-puzzle-late = taková úloha se nenašla včas. Zkuste jinou obtížnost, úkol nebo hru.
refusal-puzzle-hard = tato pozice je na posouzení tahu příliš těžká. Zkuste jinou obtížnost, úkol nebo hru.
terminal-puzzle-invite = Napište tah, například { $move }, nebo hint, solution, board či quit.
terminal-puzzle-seed = { $game }, { $level }: { $command }
terminal-puzzle-task = { $turn }: { $task }

## Explain: MCTS and proof-number search.
explain-growth-nodes = Nejvýše pozic
explain-growth-seed = Semínko
explain-growth-seed-title = Stejné semínko znamená stejné simulace a stejnou volbu mezi rovnocennými tahy. Prázdné pole: první z rovnocenných tahů.
explain-growth-problem-nodes = Napište, kolika pozicemi smí prohledávání projít, 1 až { $most } (například { $usual }).
explain-growth-problem-seed = Napište semínko o nejvýše 15 číslicích (například 7), nebo nechte pole prázdné.
explain-growth-iterations = iterace: { $shown }
explain-growth-positions = pozice: { $shown }
explain-growth-visits = návštěvy: { $shown }
explain-growth-kept = Prohlédnout lze prvních { $kept } z { $all } iterací. Na další nebylo místo; výsledek nahoře patří celému prohledávání.
explain-growth-at = iterace { $n } / { $of }
explain-growth-range = Iterace
explain-growth-phase = Fáze iterace
explain-growth-phase-back = Předchozí fáze
explain-growth-phase-next = Další fáze
explain-growth-phase-select = Selekce
explain-growth-phase-expand = Expanze
explain-growth-phase-simulate = Simulace
explain-growth-phase-backup = Zpětná propagace
explain-growth-next = může být příští
explain-growth-on-way = na cestě této iterace
explain-growth-begin-mcts = Zatím se nic nezkusilo. Každá iterace odehraje jednu náhodnou partii a připočte ji do stromu.
explain-growth-begin-pns = Zatím se nic nerozvinulo. Každá iterace rozvine ten uzel, na kterém odpověď závisí nejvíc.
explain-growth-select = Selekce: z každého uzlu k potomkovi s největší hodnotou UCT: { $way }.
explain-growth-select-lot = Selekce: { $way }, pokaždé potomek s největší hodnotou UCT. Zde jsou ještě nevyzkoušené tahy a jeden z nich se vylosuje: { $move }.
explain-growth-expand = Expanze: { $node } je navštíven znovu, takže se jeho tahy stanou potomky: { $shown }. Nový uzel je { $move }.
explain-growth-expand-none = Expanze: není co přidat. { $move } se stal potomkem spolu se sourozenci a nyní je navštíven poprvé.
explain-growth-simulate = Simulace: náhodné tahy až do konce, { $moves }. Výsledek je { $value }.
explain-growth-simulate-over = Simulace: není třeba. Po { $move } partie končí: { $value }.
explain-growth-simulate-horizon = Simulace: žádná. V uzlu { $move } je dosažena zadaná hloubka a ohodnocovací funkce říká { $value }.
explain-growth-backup = Zpětná propagace: každý uzel na cestě má o návštěvu víc a přičte výsledek { $reward } (1 je výhra { $side }, 0 prohra).
explain-growth-solved = Nyní vyřešeno: { $nodes }. Další vzorky tam už nejsou třeba.
explain-growth-most-proving = Selekce: kde je na tahu { $side }, potomek s nejmenším důkazním číslem; jinde ten s nejmenším vyvracecím číslem. To vede k nejvíce dokazujícímu uzlu: { $way }.
explain-growth-expand-proof = Expanze: { $node } dostane potomky ({ $shown }) a na každého se prohledávání jednou podívá. Už ano: { $yes }; už ne: { $no }; ostatní začínají s 1 / 1.
explain-growth-expand-many = Expanze: { $node } dostane potomky ({ $shown }) a na každého se prohledávání jednou podívá. Nerozhodnutí začínají s 1 / 1.
explain-growth-update = Zpětná propagace: čísla na cestě se znovu spočítají z potomků. V kořeni chybí nejméně listů k odpovědi ano: { $proof }, k odpovědi ne: { $disproof }.
explain-growth-answer-yes = Odpověď tedy je ano.
explain-growth-answer-no = Odpověď tedy je ne.
explain-growth-spoken-proof = důkazní číslo { $proof }, vyvracecí číslo { $disproof }
explain-growth-question = Otázka { $n } z { $of }: { $question }
explain-growth-questions = Otázky
explain-growth-questions-about = Důkazní čísla odpovídají jen ano, nebo ne. Prohledávání se proto nejprve ptá, zda je partie vyhraná, a pak se k hodnotě blíží půlením toho, co zbývá. Každá otázka má vlastní strom.
explain-growth-ask-win = Vyhraje { $side }?
explain-growth-ask = Má pozice pro { $side } hodnotu { $value } nebo lepší?
explain-growth-ask-draw = Dosáhne { $side } aspoň remízy?
explain-growth-ask-move = Má { $move } pro { $side } hodnotu { $value } nebo lepší?
explain-growth-yes = Ano: { $value }.
explain-growth-no = Ne: { $value }.
explain-growth-no-answer = Bez odpovědi: prohledávání skončilo.
explain-growth-table = Potomci uzlu { $node }
explain-growth-table-none = Zatím bez potomků.
explain-growth-table-uct = Průměr a UCT jsou z pohledu toho, kdo je zde na tahu, od 0 (prohra) do 1 (výhra): UCT = průměr + √2·√(ln N / n). ▸ může být vybrán příště; na šedých tazích už nezáleží.
explain-growth-table-or = Uzel OR: stačí jedno ano. Jeho důkazní číslo je nejmenší ze zdejších, vyvracecí je součet. ▸ je vybrán příště.
explain-growth-table-and = Uzel AND: ano musí platit pro všechny. Jeho důkazní číslo je součet, vyvracecí je nejmenší ze zdejších. ▸ je vybrán příště.
explain-growth-column-move = Tah
explain-growth-column-visits = Návštěvy n
explain-growth-column-mean = Průměr
explain-growth-column-explore = + bonus
explain-growth-column-uct = = UCT
explain-growth-column-bounds = Meze
explain-growth-column-proof = Důkazní
explain-growth-column-disproof = Vyvracecí
explain-growth-column-value = Hodnota
explain-growth-legend-mcts = MCTS: nahoře průměrný výsledek v tisícinách z pohledu X; n: kolik vzorků uzlem prošlo.
explain-growth-legend-pns = Proof-number search: důkazní číslo / vyvracecí číslo, kolik listů nejméně chybí k ano a k ne; ∞: nelze.
explain-growth-legend-way = Silné hrany a zelené rámečky: cesta této iterace.
explain-growth-legend-fresh = Zelená výplň: nové v této iteraci. Tučná čísla se změnila.
explain-growth-legend-bounds = [a, b]: co je o hodnotě dokázáno, z pohledu X.
explain-growth-legend-done = Bledě: hodnotu rodiče už nemůže změnit, MCTS ho proto už nezkouší.

## Grading

grade-points = { $points } z { $of } bodů
grade-right = správných odpovědí: { $right } z { $questions }
grade-score = výhry: { $won }, remízy: { $drawn }, prohry: { $lost }
grade-total = Celkem: { $points }
grade-asked = { $game }, { $algorithm } do hloubky { $depth }
grade-wrong-failed = žádná odpověď: { $reason }
grade-wrong-no-value = chybí hodnota; správně je { $right }
grade-wrong-value = hodnota { $said }; správně je { $right }
grade-wrong-move = tah { $said }; nejlepší: { $right }
grade-wrong-nodes = uzlů: { $said }; správně je { $right }
grade-wrong-exchanged = hodnota { $said } a po výměně kamenů obou stran { $other }; má být { $right }
grade-wrong-mirrored = hodnota { $said }, ale { $other } v této pozici, která je stejná, jen zrcadlená nebo otočená:
grade-wrong-win = X vyhrál, hodnota { $said }; má být větší než { $other }, kterou má hra, jež pokračuje
grade-wrong-loss = O vyhrálo, hodnota { $said }; má být menší než { $other }, kterou má hra, jež pokračuje
grade-wrong-lost = prohra s { $side } proti { $opponent }: { $record }
grade-wrong-drawn = remíza s { $side } proti { $opponent }: { $record }
grade-wrong-said = { $sent } → { $said }
grade-wrong-silent = { $sent } → žádná odpověď
grade-wrong-call = { $call } → { $said }; správně je { $right }
grade-convention = Správně podle jiné úmluvy. Je-li to tak míněno, test potřebuje { $setting }.
grade-slip-depth-short = Prohledávání se dívá o půltah méně, než má.
grade-slip-depth-long = Prohledávání se dívá o půltah více, než má.
grade-slip-value-for-side-to-move = Hodnoty jsou z pohledu strany na tahu; mají být z pohledu X.
grade-slip-leaf-for-side-to-move = Listy se hodnotí z pohledu strany na tahu; v minimaxu mají být z pohledu toho, kdo prohledává.
grade-slip-leaf-for-root = Listy se hodnotí z pohledu toho, kdo prohledává; v negamaxu mají být z pohledu strany na tahu.
grade-slip-leaf-for-x = Listy se hodnotí z pohledu X; v negamaxu mají být z pohledu strany na tahu.
grade-slip-leaf-sign = Hodnoty listů mají opačné znaménko.
grade-slip-draw-as-loss = Remíza se počítá jako prohra.
grade-slip-draw-as-win = Remíza se počítá jako výhra.
grade-slip-terminal-late = Na hranici hloubky se nezjišťuje, zda hra neskončila, takže výhra posledním půltahem zůstane nepovšimnuta.
grade-slip-not-negated = Hodnota odpovědi soupeře se neneguje.
grade-slip-always-max = Obě strany berou největší hodnotu; soupeř má brát nejmenší.
grade-slip-max-min-exchanged = Bere se nejmenší hodnota tam, kde má být největší, a naopak.
grade-slip-root-minimises = V kořeni se bere nejmenší hodnota, ne největší.
grade-slip-best-from-zero = Nejlepší hodnota začíná na 0; má začínat pod všemi hodnotami, jinak prohrané pozice vypadají jako remíza.
grade-slip-last-move-ignored = Poslední tah každé pozice se nikdy nezkouší.
grade-slip-first-good-move = Prohledávání vezme první tah, který neprohrává, a dál nehledá.
grade-slip-beta-never-updated = Nikdy se nic nevynechá: minimalizující strana snižuje alfa místo beta, nebo se alfa a beta nepředávají, nebo nic neukončí cyklus.
grade-slip-window-not-passed = Okno se nepředává dolů: každý uzel začíná s oknem kořene.
grade-slip-shallow-cuts = Předává se jen jeden konec okna, takže meze z více než jednoho půltahu výše nic neořežou: předávejte alfa i beta.
grade-slip-root-window-open = Každý tah z kořene se prohledává s plným oknem: hodnota předchozích tahů se má předat jako alfa.
grade-slip-low-without-max = Mez se změní na hodnotu tahu, i když je horší než mez: chybí max.
grade-slip-low-is-last = Mez se změní na hodnotu každého tahu, i když je horší než tah před ním: chybí max.
grade-slip-window-not-swapped = Pro odpověď se okno neguje, ale alfa a beta si nevymění místa.
grade-slip-cut-at-alpha = Tahy se vynechají, jakmile je hodnota nad alfa; má se čekat na beta.
grade-slip-bounds-as-ties = Tah se bere za stejně dobrý jako nejlepší, i když alfa-beta ví jen, že je nanejvýš tak dobrý: berte tah jen tehdy, je-li jeho hodnota lepší, ne když je stejná.
grade-slip-one-sided-evaluator = Hodnoticí funkce vidí jen kameny strany, která prohledává, a její znaménko závisí na tom, kdo táhl poslední.
grade-slip-own-stones-only = Hodnoticí funkce vidí jen kameny strany, která prohledává; kameny soupeře se mají odečíst.
grade-slip-no-distance = Výhra má stejnou cenu v jakékoli vzdálenosti; rychlá má mít větší.
grade-slip-unequal-depths = Půltahy do výhry se počítají od pozice po tahu, ne od té, na kterou se ptáme.
grade-museum = Je to chyba „{ $title }“ z muzea: inarow lab faults { $name }.
grade-counts = Uzly se počítají jinak než v testu; je-li to tak míněno, test potřebuje { $setting }.
grade-pattern-no-answers = Nedává žádnou platnou odpověď.
grade-pattern-fails = Všechny odpovědi jsou správně, ale na některé otázky žádná není.
grade-pattern-no-values = Nikdy neuvádí hodnotu.
grade-pattern-second-side = Špatně jen tam, kde je na tahu O: podívejte se, z čího pohledu jsou hodnoty a kdo maximalizuje.
grade-pattern-draws = Špatně jen tam, kde je správná hodnota remíza.
grade-pattern-other-depth = Každá špatná hodnota je hodnotou o půltah hlubšího nebo mělčího prohledávání.
grade-pattern-moves = Hodnoty jsou správně, tahy ne: nejlepší tah se nepamatuje spolu s nejlepší hodnotou.
grade-pattern-more-nodes = Hodnoty jsou správně, ale navštíví se více uzlů, než je třeba.
grade-pattern-fewer-nodes = Hodnoty jsou správně, ale započítá se méně uzlů, než jich musí být.
grade-pattern-values = Hodnoty jsou špatně způsobem, který žádná ze známých chyb nevysvětluje.
grade-evaluator-for-side-to-move = Hodnoty jsou z pohledu strany na tahu; mají být z pohledu X.
grade-evaluator-sign = Hodnoty mají opačné znaménko.
grade-evaluator-one-sided-evaluator = Hodnoticí funkce vidí jen kameny jedné strany; kameny druhé se mají odečíst.
grade-evaluator-scale = Hodnoty jsou hodnoty požadované hodnoticí funkce vynásobené konstantou.
grade-evaluator-directions = Řady se počítají různě podle směru: podívejte se na cykly přes řádky, sloupce a úhlopříčky.
grade-evaluator-win-not-seen = Vyhraná hra nemá větší cenu než hra, která pokračuje.
grade-strength-no-legal-move = Prohrává partie, protože nedá platný tah.
grade-strength-misses-win = Nevyužije výhru jedním tahem.
grade-strength-misses-threat = Nezabrání výhře soupeře jedním tahem.
grade-strength-one-side = Prohrává jen za jednu stranu: podívejte se na vše, co závisí na tom, kdo je na tahu.
grade-strength-weaker = Soupeř hraje lépe.
grade-gomocup-over = Program skončí sám od sebe nebo se nedá spustit.
grade-gomocup-silent = Odpověď nepřijde včas: pište každou s koncem řádku a vyprázdněte výstup.
grade-gomocup-no-ok = Na START se odpovídá OK.
grade-gomocup-spelling = Příkazy přicházejí i malými písmeny a řádky mohou končit CR LF.
grade-gomocup-any-size = Na desku, která nemůže být, se odpovídá ERROR.
grade-gomocup-about = Na ABOUT se odpovídá jedním řádkem: name="…", version="…", author="…", country="…".
grade-gomocup-answers-info = Na INFO se neodpovídá a neznámé klíče se přeskočí.
grade-gomocup-not-unknown = Na neznámý příkaz se odpovídá UNKNOWN.
grade-gomocup-form = Tah se píše jako x,y, třeba 7,7.
grade-gomocup-outside = Tah je mimo desku.
grade-gomocup-taken = Tah je na obsazené pole.
grade-gomocup-not-taken-back = Na TAKEBACK se odpovídá OK a pole je zase volné.
grade-gomocup-not-restarted = Na RESTART se odpovídá OK a deska je zase prázdná.
grade-gomocup-ignores-end = Po END běží dál.
grade-gomocup-ignores-hang-up = Po zavření vstupu běží dál.
grade-gomocup-swaps-coordinates = Sloupec a řádek jsou prohozené: nejdřív x, počítané zleva.
grade-gomocup-from-one = Pole se počítají od 1; protokol počítá od 0.
grade-gomocup-sides-exchanged = V BOARD jsou strany prohozené: 1 jsou vlastní kameny, 2 soupeřovy.
grade-gomocup-misses-five = Neudělá pětku, i když může.
grade-gomocup-misses-four = Nezastaví čtyřku.
grade-function-fails = Nedá odpověď.
grade-function-missing = Funkce chybí nebo ještě není napsaná.
grade-function-raises = Vyvolá výjimku tam, kde odpověď je.
grade-function-player-swapped = player pokaždé jmenuje druhého hráče: začíná X.
grade-function-player-counts = player špatně počítá znaky: je-li X stejně jako O, je na tahu X.
grade-function-actions-type = actions má vracet množinu dvojic (i, j).
grade-function-actions-taken = actions obsahuje pole, která nejsou prázdná.
grade-function-actions-missing = actions neobsahuje všechna prázdná pole.
grade-function-result-mutates = Funkce mění desku, kterou dostane: nejdřív udělejte hlubokou kopii.
grade-function-result-accepts-taken = result má vyvolat výjimku, je-li pole obsazené.
grade-function-result-accepts-outside = result má vyvolat výjimku, je-li pole mimo desku; záporné indexy se v Pythonu počítají od konce.
grade-function-result-wrong-player = result položí znak druhého hráče.
grade-function-result-exchanges = result prohazuje řádek a sloupec.
grade-function-result-other = result vrací jinou desku.
grade-function-winner-misses-row = winner nevidí řádek.
grade-function-winner-misses-column = winner nevidí sloupec.
grade-function-winner-misses-diagonal = winner nevidí úhlopříčku.
grade-function-winner-other = winner jmenuje vítěze, kde žádný není, nebo nesprávného.
grade-function-terminal-ignores-full = terminal neukončí hru, je-li deska plná.
grade-function-terminal-ignores-win = terminal neukončí hru po výhře.
grade-function-terminal-too-early = terminal ukončí hru, která pokračuje.
grade-function-utility-sign = utility má opačné znaménko: 1 je výhra X, -1 výhra O.
grade-function-utility-other = utility má být 1, vyhrál-li X, -1, vyhrálo-li O, a 0 při remíze.
grade-function-minimax-after-end = minimax má vracet None, je-li hra u konce.
grade-function-minimax-illegal = minimax vrací nepovolený tah.
grade-function-minimax-one-side = minimax se mýlí jen u jednoho hráče: podívejte se, kde maximalizuje a kde minimalizuje.
grade-function-minimax-misses-win = minimax nevyužije výhru jedním tahem.
grade-function-minimax-not-optimal = minimax nenajde nejlepší tah.
terminal-bar-questions = otázky
grade-stopped = zastaveno; oznámkovány jsou jen úplné testy
grade-files = Zapsáno do { $path }: grade.html, grade.txt, grade.json, junit.xml, results.json
grade-submission = Odevzdaná práce
grade-place = Místo
grade-ranking = Pořadí: každá práce s každou
grade-look = Podívat se v části Vysvětlit
