# Texty zpráv laboratoře. Co je v `obrácených apostrofech`, sází se jako kód.

## Čísla a čas

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
time-forever = přes milion let
nodes-count =
    { $count ->
        [one] { $n } uzel
        [few] { $n } uzly
       *[other] { $n } uzlů
    }
times-count =
    { $count ->
        [one] { $n }krát
       *[other] { $n }krát
    }

## Nadpisy

report-title = Porovnání prohledávacích algoritmů: { $games }
report-made = Zprávu vytvořil program inarow { $version } příkazem `inarow lab compare`.
heading-contents = Obsah
heading-task = Co se porovnávalo
heading-game = Hra
heading-games = Hry
heading-data = Stav a tah
heading-evaluators = Ohodnocovací funkce
heading-algorithms = Algoritmy
heading-measurements = Měření
heading-findings = Co měření ukazují
heading-machine = Počítač
heading-repeat = Jak to zopakovat
heading-group = { $game }, ohodnocovací funkce { $evaluator }
subheading-table = Všechny výsledky

## Co se porovnávalo

task-intro =
    { $algorithms ->
        [one] Spuštěn byl jeden algoritmus
        [few] Spuštěny byly { $algorithms } algoritmy
       *[other] Spuštěno bylo { $algorithms } algoritmů
    } na { $positions ->
        [one] jedné pozici
       *[other] { $positions } pozicích
    } do { $depths ->
        [one] hloubky { $list }
       *[other] hloubek { $list }
    }, počítáno v půltazích (tazích jedné strany). Čas každého prohledávání se měřil { $repeats ->
        [one] jednou
        [2] dvakrát; uvedeny jsou mediány
       *[other] { $repeats }krát; uvedeny jsou mediány
    }.
task-limit = Jedno políčko tabulky, tedy jeden algoritmus v jedné hloubce se všemi opakováními, mělo limit { $limit }. Políčka, která by podle předpovědi trvala déle, se nespouštěla; místo výsledku je uvedena předpověď.
task-scoring-plain = Dohrané partie se počítají jako v učebnicích: výhra je výhra, ať je jakkoli daleko.
task-scoring-quick-win = Jen funkce `quick-win` dává přednost rychlejší.
task-scoring-distance = Dohrané partie se počítají podle vzdálenosti: rychlá výhra má větší cenu než pomalá a pomalá prohra větší než rychlá.
task-scoring-outcome = Jen funkce `outcome` vzdálenost nebere v úvahu.
task-incomplete = Měření bylo zastaveno dříve, než bylo vše změřeno; tabulky a grafy ukazují, co bylo do té chvíle hotovo.

## Pravidla

rules-in-a-row = Dva hráči, X a O, se střídají na desce { $width } × { $height } polí, která je zpočátku prázdná. Začíná X.
rules-in-a-row-place = Tahem se položí vlastní kámen na libovolné prázdné pole. Kameny se nepřesouvají ani neodebírají.
rules-in-a-row-fall = Tahem se zvolí sloupec, který není plný; vlastní kámen spadne na jeho nejnižší prázdné pole. Kameny se nepřesouvají ani neodebírají.
rules-in-a-row-win =
    Vyhrává ten, kdo má první { $k ->
        [one] jeden kámen
        [few] { $k } kameny
       *[other] { $k } kamenů
    } bez přerušení v řadě, ve sloupci nebo na úhlopříčce; delší řada vyhrává také.
rules-in-a-row-exact =
    Vyhrává ten, kdo má první přesně { $k ->
        [one] jeden kámen
        [few] { $k } kameny
       *[other] { $k } kamenů
    } bez přerušení v řadě, ve sloupci nebo na úhlopříčce; delší řada se nepočítá.
rules-in-a-row-draw = Je-li deska plná a nikdo nevyhrál, končí partie remízou.
rules-reversi = Dva hráči, X (černý) a O (bílý), kladou kameny na čtvercovou desku; uprostřed leží na začátku dva kameny od každé strany. Začíná X. Kámen se klade tam, kde mezi sebou a jiným kamenem své strany sevře v přímce jeden nebo více kamenů soupeře, a všechny sevřené kameny se obrátí. Kdo tak hrát nemůže, vynechá; kdo může, musí. Když nemůže kámen položit ani jedna strana, hra končí a vyhrává ten, kdo má kamenů více.
rules-draughts = Ruská dáma na tmavých polích desky 8 × 8, na každé straně dvanáct kamenů; začíná X (bílý). Kameny táhnou o jedno pole šikmo vpřed a berou vpřed i vzad; dámy táhnou a berou po celých úhlopříčkách. Brát je povinné a bere se, dokud to jde; z několika braní lze zvolit kterékoli. Kámen, který dojde na poslední řadu, se hned stává dámou, i uprostřed braní. Kdo je na tahu a táhnout nemůže, prohrál. Remíza nastává, když se pozice objeví potřetí, nebo když každá strana udělá patnáct tahů jen dámami bez braní.
rules-dots = Tečky a čtverečky: hráči střídavě kreslí čáry mezi sousedními tečkami. Kdo nakreslí čtvrtou čáru čtverečku, získá ho a hraje znovu. Když jsou nakresleny všechny čáry, vyhrává ten, kdo má čtverečků více.
rules-unknown = Hra `{ $game }` o svých pravidlech nic neříká. Pozice vypadá takto a některé z jejích tahů jsou { $examples }.
rules-own-words = Hra popisuje svá pravidla těmito slovy:
position-start = Prohledávaná pozice je začátek hry:
position-moves = Prohledávaná pozice po tazích { $moves }:
position-choices =
    Strana na tahu v ní má { $choices ->
        [one] jeden tah
        [few] { $choices } tahy
       *[other] { $choices } tahů
    }, například { $examples }.

## Stav a tah

data-intro = Prohledávání od hry nepotřebuje nic než těchto šest operací s pozicí; všechno ostatní je věcí hry.
data-side = `side()`: kdo je na tahu; strany se střídat nemusejí
data-moves = `moves()`: všechny přípustné tahy, vždy ve stejném pořadí
data-play = `play(move)`: provede tah
data-undo = `undo(move)`: vezme poslední tah zpět a všechno obnoví
data-outcome = `outcome()`: výsledek, jakmile je po hře
data-key = `key()`: otisk pozice pro transpoziční tabulky
data-sizes = V programu je pozice hodnotou typu `{ $state }` ({ $bytes } B a to, na co ukazuje) a tah hodnotou typu `{ $move }` ({ $size } B).
state-in-a-row = Pozice uchovává kameny každé strany jako množinu bitů, jeden bit na pole, po řadách od levého horního rohu, a vedle nich stranu na tahu, počet kamenů, otisk upravovaný při každém tahu a odehrané tahy. Tah je číslo pole. Zda kámen vyhrál, se zjistí porovnáním bitů s liniemi, které jeho polem procházejí.
state-in-a-row-large = Pozice uchovává kameny každé strany jako množinu bitů, jeden bit na pole, po řadách od levého horního rohu, a vedle nich stranu na tahu, počet kamenů, otisk upravovaný při každém tahu a odehrané tahy. Tah je číslo pole. Zda kámen vyhrál, se zjistí postupem od něj ve čtyřech směrech.
state-reversi = Pozice uchovává kameny každé strany jako množinu 64 bitů, jeden na pole, a stranu na tahu; každý tah si pamatuje i to, které kameny obrátil, aby ho bylo možné vzít zpět. Tah je číslo pole, nebo vynechání.
state-draughts = Pozice uchovává kameny každé strany a dámy obou stran jako množiny 64 bitů, stranu na tahu a počet tahů od posledního braní nebo tahu prostým kamenem; kvůli pravidlu o trojím opakování uchovává i předchozí pozice. Tah je cesta po polích s kameny, které bere.
state-dots = Pozice uchovává nakreslené čáry a čtverečky každé strany jako množiny bitů a stranu na tahu. Tah je číslo čáry.

## Ohodnocovací funkce

evaluators-intro = Tam, kde prohledávání nepokračuje, říká ohodnocovací funkce, jak dobrá je pozice pro stranu na tahu; `m` je tato strana, `o` její soupeř. Při výměně stran každá funkce změní znaménko. Dohraná partie se neohodnocuje: její výsledek je znám.
evaluator-outcome = Neříká nic: počítají se jen dohrané partie jako prohra, remíza a výhra.
evaluator-quick-win = Ani tato neříká nic o nedohraných partiích, ale výhra se počítá tím více, čím dříve přijde, a prohra tím méně, čím je vzdálenější.
evaluator-open-lines =
    `L(s)` je počet linií o délce { $k ->
        [one] jednoho pole
       *[other] { $k } polí
    }, na nichž soupeř strany `s` nemá žádný kámen, takže je `s` ještě může zaplnit.
evaluator-longest-run = `R(s)` je délka nejdelší nepřerušené řady kamenů strany `s` v kterémkoli směru, ať je zablokovaná, nebo ne.
evaluator-line-power =
    `ℓ` probíhá linie o délce { $k ->
        [one] jednoho pole
       *[other] { $k } polí
    }, na nichž má strana `s` kameny a její soupeř žádný; `n(ℓ)` je počet těchto kamenů. Každý další kámen má desetkrát větší cenu.
evaluator-corners = `C(s)` je počet rohů, které má `s` a které už nikdo neobrátí, a `M(s)` počet tahů, které by strana `s` mohla udělat.
evaluator-mobility = `M(s)` je počet tahů, které by strana `s` mohla udělat.
evaluator-discs = `D(s)` je počet kamenů strany `s`: na konci rozhoduje, předtím klame.
evaluator-advance = `P(s)` je počet prostých kamenů a trojnásobek počtu dam strany `s`, `F(s)` počet řad, o které její prosté kameny dohromady postoupily.
evaluator-material = `P(s)` je počet prostých kamenů a trojnásobek počtu dam strany `s`.
evaluator-boxes = `B(s)` je počet čtverečků strany `s`.
evaluator-unknown = Vlastní ohodnocovací funkce této hry; zpráva pro ni nezná vzorec.

## Algoritmy

algorithms-intro = Všechny odpovídají na tutéž otázku: jakou cenu má pozice, když se prohledá do dané hloubky? Liší se tím, kolik odpověď stojí. `value(node)` je výsledek dohrané partie, nebo ohodnocení na mezi hloubky.
algorithms-window = Alfa-beta a PVS začínají s oknem (prohra, výhra), mimo něž žádné hodnoty nejsou.
algorithm-minimax = Měřítko ostatních: projde každý uzel. Jedna strana volí největší hodnotu, druhá nejmenší.
algorithm-negamax = Minimax s jedním pravidlem pro obě strany: každou hodnotu vidí strana na tahu a její znaménko se s každým půltahem mění. Projde tytéž uzly.
algorithm-alpha-beta = Pamatuje si, co má která strana už zaručeno: α ta, která maximalizuje, β ta druhá. Jakmile α ≥ β, zbývající tahy v uzlu už nic nezmění a oříznou se. Hodnota v kořeni je stejná jako u minimaxu; kdyby byl nejlepší tah vždy první, zbyla by zhruba druhá odmocnina z počtu uzlů.
algorithm-pvs = Prohledávání hlavní varianty (PVS) předpokládá, že první tah je nejlepší, a u každého dalšího se s prázdným oknem ptá jen na to, zda je lepší. Pokud je, prohledá ho znovu.
algorithm-deepening = Iterativní prohlubování: hloubka 1, 2, 3 … s transpoziční tabulkou. Pozice dosažené jiným pořadím tahů se znovu neprohledávají a nejlepší tah z předchozí hloubky se zkouší první. Uvedené počty jsou za všechny hloubky dohromady.
algorithm-mtdf = MTD(f) hledá hodnotu jen otázkami „je to aspoň tolik?“ s prázdnými okny, která se k ní blíží. Žije z transpoziční tabulky, protože každá otázka je samostatné prohledávání; také s iterativním prohlubováním.
algorithm-mcts = Stromové prohledávání Monte Carlo rozvíjí strom tam, kde se náhodným partiím dařilo, a udržuje meze, díky nimž je odpověď nakonec přesná. Pozice navštívené v náhodných partiích se počítají jako uzly.
algorithm-pns = Prohledávání s důkazovými čísly jde tam, kde zbývá dokázat nejméně, a k hodnotě se blíží postupnými prahy. Strom drží v paměti.

## Měření

measured-intro = Počty jsou na každém počítači stejné; časy ne.
measured-nodes = **Uzly**: návštěvy pozic včetně kořene a dohraných partií.
measured-leaves = **Listy**: uzly, ve kterých je po hře nebo je dosaženo meze hloubky.
measured-evaluations = **Ohodnocení**: volání ohodnocovací funkce.
measured-generated = **Vygenerováno**: tahy vypsané v rozvíjených uzlech.
measured-cutoffs = **Ořezání**: uzly, v nichž se některé tahy vynechaly; podíl ořezání je jejich část mezi vnitřními uzly.
measured-branching = **b**: efektivní faktor větvení, tedy počet tahů v každém uzlu rovnoměrného stromu této hloubky se stejným počtem uzlů: uzly = 1 + b + b² + … + b^hloubka.
measured-time = **Čas**: medián opakování, v závorce nejkratší a nejdelší.
measured-value = **Hodnota**: z pohledu strany na tahu.
column-algorithm = algoritmus
column-depth = hloubka
column-nodes = uzly
column-leaves = listy
column-evaluations = ohodnocení
column-generated = vygenerováno
column-cutoffs = ořezání
column-branching = b
column-time = čas
column-best = tah
column-value = hodnota
nodes-by-depth = Počet uzlů podle hloubky:
cell-not-run = nespuštěno: předpověď { $time }
cell-stopped-time = zastaveno po { $time }
cell-stopped-memory = zastaveno: strom byl plný
cell-stopped-playouts = zastaveno: náhodné partie byly vyčerpány
cell-short-not-run = nespuštěno
cell-short-stopped = zastaveno
value-win = výhra
value-loss = prohra
value-draw = remíza
value-win-in =
    { $plies ->
        [one] výhra za 1 půltah
        [few] výhra za { $plies } půltahy
       *[other] výhra za { $plies } půltahů
    }
value-loss-in =
    { $plies ->
        [one] prohra za 1 půltah
        [few] prohra za { $plies } půltahy
       *[other] prohra za { $plies } půltahů
    }

## Grafy

plot-nodes = Počet uzlů podle hloubky
plot-time = Čas podle hloubky
plot-cutoffs = Podíl ořezání podle hloubky
plot-branching = Efektivní faktor větvení podle hloubky
plot-axis-depth = hloubka v půltazích
plot-axis-nodes = uzly, logaritmická stupnice
plot-axis-time = čas v ms, logaritmická stupnice
plot-axis-cutoffs = ořezání mezi vnitřními uzly, %
plot-axis-branching = efektivní faktor větvení b
plot-caption-nodes = Počet uzlů podle hloubky v logaritmické stupnici: přímka znamená stálý faktor větvení. Čáry, které splývají, mají stejné počty.
plot-caption-time = Medián času podle hloubky v logaritmické stupnici.
plot-caption-cutoffs = Podíl vnitřních uzlů, v nichž se některé tahy ořezaly.
plot-caption-branching = Efektivní faktor větvení: kolikrát v průměru znásobí počet uzlů každý další půltah.

## Co měření ukazují

finding-same-nodes = Minimax a negamax navštívily v každé hloubce přesně stejně uzlů: liší se zápisem, ne tím, co dělají.
finding-cut = V hloubce { $depth } navštívila alfa-beta { $few } a minimax { $many }: to je { $share }, tedy { $times } méně. Její efektivní faktor větvení je { $b } místo { $full }; kdyby byl nejlepší tah vždy první, blížil by se { $root }, tedy druhé odmocnině z toho čísla.
finding-cut-nothing = V hloubce { $depth } navštívila alfa-beta stejně jako minimax, { $many }: ještě není co ořezávat.
finding-better = V hloubce { $depth } navštívil algoritmus `{ $algorithm }` { $few }, alfa-beta { $many }: { $times } méně.
finding-worse = V hloubce { $depth } navštívil algoritmus `{ $algorithm }` { $many }, alfa-beta { $few }: { $times } více.
finding-equal = V hloubce { $depth } navštívily algoritmus `{ $algorithm }` a alfa-beta stejně: { $nodes }.
finding-fastest = Podle hodin byl v hloubce { $depth } nejrychlejší algoritmus `{ $algorithm }`: { $time } proti { $other } u algoritmu `{ $slowest }`, nejpomalejšího z těch, které se tam dostaly.
finding-speed = Uzly nejsou stejně drahé: v hloubce { $depth } navštívil algoritmus `{ $quick }` { $fast } za sekundu a `{ $slow }` { $slowly }.
finding-stopped = Algoritmus `{ $algorithm }` se nedostal hlouběji než do hloubky { $depth }: hloubka { $next } by trvala asi { $time }.
finding-limited = Algoritmus `{ $algorithm }` se nedostal hlouběji než do hloubky { $depth }: v hloubce { $next } ho zastavil limit políčka.
finding-never = Algoritmus `{ $algorithm }` nebylo možné v limitu políčka vůbec spustit.
finding-same-value =
    { $depths ->
        [one] Všechny algoritmy našly stejnou hodnotu, jak mají.
       *[other] V každé hloubce našly všechny algoritmy stejnou hodnotu, jak mají.
    }
finding-other-value = V hloubce { $depth } nenašly algoritmy stejnou hodnotu: to se stát nemá.
finding-other-move = V hloubce { $depth } zvolily různé tahy stejné hodnoty: { $moves }. Který z několika stejných tahů se najde první, závisí na pořadí, v jakém je algoritmus zkouší.
finding-none = Spuštěno bylo příliš málo, než aby bylo co porovnat.

## Počítač

machine-processor = Procesor: { $name }
machine-threads = Počet vláken běžících zároveň: { $n } (prohledávání používá jedno)
machine-memory = Paměť: { $n } MB
machine-system = Systém: { $system }, { $architecture }
machine-program = Program: inarow { $version }
machine-slow = Program byl sestaven bez optimalizací: časy jsou mnohokrát delší, než by musely být.
repeat-intro = Tento příkaz dá stejné počty a se stejnou složkou vytvoří novou zprávu ze stejných měření:
repeat-files = Vedle zprávy jsou `results.csv` a `results.json` se všemi čísly, `cells.jsonl`, od něhož přerušené porovnání pokračuje, a grafy jako SVG a PNG ve složce `plots`.
