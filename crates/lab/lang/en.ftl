# What the reports of the lab say. Texts in `backquotes` are set as code.

## Numbers and times

percent = { $n } %
time-us = { $n } µs
time-ms = { $n } ms
time-s = { $n } s
time-min = { $n } min
time-h = { $n } h
time-days =
    { $count ->
        [one] { $n } day
       *[other] { $n } days
    }
time-years =
    { $count ->
        [one] { $n } year
       *[other] { $n } years
    }
time-forever = over a million years
nodes-count =
    { $count ->
        [one] { $n } node
       *[other] { $n } nodes
    }
times-count =
    { $count ->
        [one] { $n } times
       *[other] { $n } times
    }

## Headings

report-title = Search algorithms compared: { $games }
report-made = Made by inarow { $version } with `inarow lab compare`.
heading-contents = Contents
heading-task = What was compared
heading-game = The game
heading-games = The games
heading-data = State and move
heading-evaluators = Evaluators
heading-algorithms = Algorithms
heading-measurements = Measurements
heading-findings = What they show
heading-machine = The machine
heading-repeat = To repeat it
heading-group = { $game }, evaluator { $evaluator }
subheading-table = All counts

## What was compared

task-intro =
    { $algorithms ->
        [one] One algorithm was run
       *[other] { $algorithms } algorithms were run
    } on { $positions ->
        [one] one position
       *[other] { $positions } positions
    } to { $depths ->
        [one] depth { $list }
       *[other] the depths { $list }
    }, counted in plies (moves of one side). Every search was timed { $repeats ->
        [one] once
        [2] twice; the times are the medians
       *[other] { $repeats } times; the times are the medians
    }.
task-limit = A cell of the table, that is one algorithm to one depth with all its repeats, had { $limit }. Cells that were expected to take longer were not run, and their forecast is shown instead.
task-scoring-plain = Finished games count as in textbooks: a win is a win, however far away.
task-scoring-quick-win = Only the evaluator `quick-win` prefers the quick one.
task-scoring-distance = Finished games count by distance: a quick win is worth more than a slow one, a slow loss more than a quick one.
task-scoring-outcome = Only the evaluator `outcome` does without.
task-incomplete = The run was stopped before all of this was measured; the tables and plots show what had been done until then.

## Rules

rules-in-a-row = Two players, X and O, take turns on a board of { $width } × { $height } cells, which is empty at first. X begins.
rules-in-a-row-place = A move puts a stone of one's own on any empty cell. Stones are never moved or taken away.
rules-in-a-row-fall = A move chooses a column that is not full; a stone of one's own falls to its lowest empty cell. Stones are never moved or taken away.
rules-in-a-row-win = Who is first to have { $k } stones in an unbroken row, column or diagonal wins; a longer row wins as well.
rules-in-a-row-exact = Who is first to have exactly { $k } stones in an unbroken row, column or diagonal wins; a longer row does not count.
rules-in-a-row-draw = If the board is full and nobody has won, the game is a draw.
rules-reversi = Two players, X (black) and O (white), place discs on a square board; in the middle there are two of each at first. X begins. A disc is placed where it encloses, between itself and another disc of its side, one or more straight lines of discs of the opponent, and all of these are turned over. Who cannot do that passes; who can must. When neither side can place a disc the game is over, and who has more discs wins.
rules-draughts = Russian draughts on the dark squares of an 8 × 8 board, twelve men on each side; X (white) begins. Men move one square diagonally forward and capture forward and backward; kings move and capture along whole diagonals. Capturing is mandatory and goes on as long as it can; among several captures any may be chosen. A man that reaches the last row becomes a king at once, even in the middle of a capture. Who is to move and cannot has lost. The game is drawn when a position comes up for the third time, or after fifteen moves of each side by kings alone without a capture.
rules-dots = Dots and boxes: in turn the players draw lines between neighbouring dots. Who draws the fourth line of a box gets the box and moves again. When all lines are drawn, who has more boxes wins.
rules-unknown = The game `{ $game }` says nothing about its rules. A position looks like this, and some of its moves are { $examples }.
rules-own-words = The game tells its rules in these words:
position-start = The position that was searched is the beginning of the game:
position-moves = The position that was searched, after { $moves }:
position-choices =
    The side to move has { $choices ->
        [one] one move
       *[other] { $choices } moves
    } in it, for example { $examples }.

## State and move

data-intro = A search needs no more of a game than these six operations on a position; everything else is the game's own affair.
data-side = `side()`: whose turn it is; sides need not alternate
data-moves = `moves()`: all legal moves, always in the same order
data-play = `play(move)`: makes a move
data-undo = `undo(move)`: takes the last move back and restores everything
data-outcome = `outcome()`: the result, once the game is over
data-key = `key()`: a hash of the position, for transposition tables
data-sizes = In the program a position is a value of the type `{ $state }` ({ $bytes } bytes and what it points to) and a move one of the type `{ $move }` ({ $size ->
        [one] one byte
       *[other] { $size } bytes
    }).
state-in-a-row = A position keeps the stones of each side as a set of bits, one bit for every cell, row by row from the top left corner; beside them the side to move, the number of stones, a hash that every move brings up to date, and the moves played. A move is the number of a cell. Whether a stone has won is found by comparing the bits with the lines through its cell.
state-in-a-row-large = A position keeps the stones of each side as a set of bits, one bit for every cell, row by row from the top left corner; beside them the side to move, the number of stones, a hash that every move brings up to date, and the moves played. A move is the number of a cell. Whether a stone has won is found by walking from it in the four directions.
state-reversi = A position keeps the discs of each side as a set of 64 bits, one for every square, and the side to move; every move also remembers which discs it turned over, so that it can be taken back. A move is the number of a square, or a pass.
state-draughts = A position keeps the pieces of each side and the kings of both as sets of 64 bits, the side to move, and the number of moves since the last capture or move of a man; the positions before it are kept too, for the rule of the third time. A move is a route over squares with the pieces it captures.
state-dots = A position keeps the lines that are drawn and the boxes of each side as sets of bits, and the side to move. A move is the number of a line.

## Evaluators

evaluators-intro = Where a search does not go on, an evaluator says how good the position is for the side to move; `m` is that side, `o` its opponent. Every evaluator is its own negative when the sides are swapped. A finished game is never evaluated: its result is known.
evaluator-outcome = Says nothing at all: only finished games count, as loss, draw and win.
evaluator-quick-win = Says nothing about unfinished games either, but a win counts more the sooner it comes, and a loss more the later.
evaluator-open-lines = `L(s)` is the number of lines of { $k } cells on which the opponent of `s` has no stone, so that `s` could still fill them.
evaluator-longest-run = `R(s)` is the length of the longest unbroken row of stones of `s` in any direction, blocked or not.
evaluator-line-power = `ℓ` runs over the lines of { $k } cells on which `s` has stones and its opponent has none; `n(ℓ)` is the number of those stones. Ten times as much for every further stone.
evaluator-corners = `C(s)` is the number of corners that `s` has, which nobody can turn over any more, and `M(s)` the number of moves that `s` could make.
evaluator-mobility = `M(s)` is the number of moves that `s` could make.
evaluator-discs = `D(s)` is the number of discs of `s`: what counts in the end, and misleads before.
evaluator-advance = `P(s)` is the number of men and three times the number of kings of `s`, `F(s)` the number of rows that its men have come forward, all together.
evaluator-material = `P(s)` is the number of men and three times the number of kings of `s`.
evaluator-boxes = `B(s)` is the number of boxes of `s`.
evaluator-unknown = An evaluator of the game's own; the report knows no formula for it.

## Algorithms

algorithms-intro = All of them answer the same question: what is the position worth when it is searched to a given depth? They differ in what the answer costs. `value(node)` is the result of a finished game, or what the evaluator says at the depth limit.
algorithms-window = Alpha-beta and PVS begin with the window (loss, win), outside of which there are no values.
algorithm-minimax = The yardstick: looks at every node. One side chooses the largest value, the other the smallest.
algorithm-negamax = Minimax with one rule for both sides: every value is seen by the side to move, and its sign changes from ply to ply. It visits the same nodes.
algorithm-alpha-beta = Remembers what each side is sure of already: α for the side that maximises, β for the other. As soon as α ≥ β, the moves that are left at a node cannot matter and are cut off. The value at the root is that of minimax; with the best move first at every node, only about the square root of the nodes is left.
algorithm-pvs = Principal variation search expects the first move to be the best and asks of every other one only whether it is better, with an empty window. If one is, it is searched again.
algorithm-deepening = Iterative deepening: depth 1, 2, 3 … with a transposition table. Positions that were reached by another order of moves are not searched again, and the best move of the last depth is tried first. The counts are those of all depths together.
algorithm-mtdf = MTD(f) finds the value by asking only “is it this much or more?”, with empty windows that close in on it. It lives off its transposition table, since every question is a search of its own; also with iterative deepening.
algorithm-mcts = Monte Carlo tree search grows a tree where random games went well, and keeps bounds that make its answer exact in the end. Positions it steps onto in random games count as nodes.
algorithm-pns = Proof-number search goes where the least is left to prove, and closes in on the value by thresholds. Its tree is kept in memory.

## Measurements

measured-intro = Counts are the same on every machine; times are not.
measured-nodes = **Nodes**: visits to positions, the root and finished games included.
measured-leaves = **Leaves**: nodes where the game is over or the depth limit is reached.
measured-evaluations = **Evaluations**: calls of the evaluator.
measured-generated = **Generated**: moves listed at nodes that were expanded.
measured-cutoffs = **Cutoffs**: nodes at which moves were left out; the cutoff share is their part of all inner nodes.
measured-branching = **b**: the effective branching factor, that is the number of moves at every node of an even tree of this depth with as many nodes: nodes = 1 + b + b² + … + b^depth.
measured-time = **Time**: the median of the repeats, with the shortest and the longest in brackets.
measured-value = **Value**: in the eyes of the side to move.
column-algorithm = algorithm
column-depth = depth
column-nodes = nodes
column-leaves = leaves
column-evaluations = evaluations
column-generated = generated
column-cutoffs = cutoffs
column-branching = b
column-time = time
column-best = move
column-value = value
nodes-by-depth = Nodes by depth:
cell-not-run = not run: forecast { $time }
cell-stopped-time = stopped after { $time }
cell-stopped-memory = stopped: its tree was full
cell-stopped-playouts = stopped: its playouts were used up
cell-short-not-run = not run
cell-short-stopped = stopped
value-win = win
value-loss = loss
value-draw = draw
value-win-in =
    { $plies ->
        [one] win in 1 ply
       *[other] win in { $plies } plies
    }
value-loss-in =
    { $plies ->
        [one] loss in 1 ply
       *[other] loss in { $plies } plies
    }

## Plots

plot-nodes = Nodes by depth
plot-time = Time by depth
plot-cutoffs = Cutoff share by depth
plot-branching = Effective branching factor by depth
plot-axis-depth = depth in plies
plot-axis-nodes = nodes, logarithmic scale
plot-axis-time = time in ms, logarithmic scale
plot-axis-cutoffs = cutoffs among inner nodes, %
plot-axis-branching = effective branching factor b
plot-caption-nodes = Nodes by depth on a logarithmic scale: a straight line is a constant branching factor. Lines that coincide have the same counts.
plot-caption-time = Median time by depth on a logarithmic scale.
plot-caption-cutoffs = The share of inner nodes at which moves were cut off.
plot-caption-branching = The effective branching factor: what one more ply multiplies the nodes by, on average.

## What they show

finding-same-nodes = Minimax and negamax visited exactly the same number of nodes at every depth: they differ in how they are written, not in what they do.
finding-cut = At depth { $depth } alpha-beta visited { $few }, where minimax visited { $many }: { $share } of them, { $times } fewer. Its effective branching factor is { $b } instead of { $full }; with the best move always first it would be near { $root }, the square root of that.
finding-cut-nothing = At depth { $depth } alpha-beta visited as much as minimax, { $many }: nothing can be cut yet.
finding-better = At depth { $depth } `{ $algorithm }` visited { $few } and alpha-beta { $many }: { $times } fewer.
finding-worse = At depth { $depth } `{ $algorithm }` visited { $many } and alpha-beta { $few }: { $times } as many.
finding-equal = At depth { $depth } `{ $algorithm }` and alpha-beta visited equally much, { $nodes }.
finding-fastest = By the clock `{ $algorithm }` was fastest at depth { $depth }: { $time }, against { $other } for `{ $slowest }`, the slowest that got there.
finding-speed = Nodes are not equally dear: at depth { $depth } `{ $quick }` visited { $fast } a second and `{ $slow }` { $slowly }.
finding-stopped = `{ $algorithm }` went no deeper than depth { $depth }: depth { $next } would have taken about { $time }.
finding-limited = `{ $algorithm }` went no deeper than depth { $depth }: depth { $next } was stopped by the limit of a cell.
finding-never = `{ $algorithm }` could not be run at all within the limit of a cell.
finding-same-value =
    { $depths ->
        [one] All algorithms found the same value, as they must.
       *[other] At every depth all algorithms found the same value, as they must.
    }
finding-other-value = At depth { $depth } the algorithms did not find the same value: this should not happen.
finding-other-move = At depth { $depth } they chose different moves of the same value: { $moves }. Which of several equal moves is found first depends on the order in which an algorithm looks.
finding-none = Too little was run to compare.

## The machine

machine-processor = Processor: { $name }
machine-threads = Threads the machine runs at once: { $n } (a search uses one)
machine-memory = Memory: { $n } MB
machine-system = System: { $system }, { $architecture }
machine-program = Program: inarow { $version }
machine-slow = The program was built without optimisations: its times are many times longer than need be.
repeat-intro = This command makes the same counts, and with the same folder a new report from the same measurements:
repeat-files = Beside this report there are `results.csv` and `results.json` with all numbers, `cells.jsonl`, from which an interrupted run goes on, and the plots as SVG and PNG in the folder `plots`.
