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
        [one] { $n } day
       *[other] { $n } days
    }
time-years =
    { $count ->
        [one] { $n } year
       *[other] { $n } years
    }
times-count =
    { $count ->
        [one] { $n } times
       *[other] { $n } times
    }

## Values
value-wins-in =
    { $plies ->
        [one] { $side } wins in { $plies } ply
       *[other] { $side } wins in { $plies } plies
    }
value-wins = { $side } wins
value-wins-within =
    { $plies ->
        [one] { $side } wins in at most { $plies } ply
       *[other] { $side } wins in at most { $plies } plies
    }
value-wins-not-before =
    { $plies ->
        [one] { $side } wins in { $plies } ply at the earliest, if at all
       *[other] { $side } wins in { $plies } plies at the earliest, if at all
    }
value-draw = draw
value-not-lost = { $side } has at least a draw
value-at-least = at least { $value }
value-at-most = at most { $value }
value-about = about { $value }
value-unknown = unknown
outcome-won = { $side } has won
outcome-won-by =
    { $n ->
        [one] { $side } has won by { $points } point
       *[other] { $side } has won by { $points } points
    }

## The frame of the page
skip = Skip to the board
nav = Views
nav-play = Play
language = Language
settings = Settings
help = Help
close = Close
cancel = Cancel
board-section = Board
side-section = Game, analysis and moves
toolbar = Game controls
connection-lost = No connection to the server. Trying again; the game is safe.
connection-lost-humans = No connection to the server. You can play on; hints and analysis have to wait.
connection-back = Connected again.
connection-retry = Try now
address-move = The link has an impossible move, { $move }. The moves before it are on the board.
address-player = The link names a player that does not exist, { $player }. A human plays instead.
address-rules = The link does not name a known game. Write it like 15x15x5.

## The two sides
side-x = X
side-o = O
side-x-stone = Black
side-o-stone = White
symbols = Symbols
symbols-marks = Crosses and noughts
symbols-stones = Black and white stones

## Whose turn it is
status-turn = to move
status-yours = your move
status-thinking = is thinking …
status-paused = to move, the computer waits
status-ready = begins when you press Start
wins = wins
won-row = { $k } in a row: { $cells }
won-resigned = the other side has resigned
draw = Draw
draw-how = the board is full
dead = Nobody can complete a row any more.
note-won = won
note-turn = to move
played = { $side } plays { $cell }
spoken-wins = { $side } wins

## Controls
stop = Stop
stop-title = Play the best move found so far
pause = Pause
step = Step
go = Go on
start = Start
rematch = Rematch
first = To the start
previous = One move back
next = One move forward
last = To the end
undo = Undo
undo-title = Take a move back; against the computer, a whole turn
redo = Redo
redo-title = Play again what was taken back
hint = Hint
hint-title = The best move, and why
threats = Threats
threats-title = Show the rows that threaten, and what one more stone would make
analyse = Analyse
analyse-title = Values on the board and the best lines
new-game = New game
swap = Swap sides
swap-title = The players change sides
resign = Resign
resign-ask = Give this game up?
resign-yes = Resign
resign-no = Play on
files = Open, save
pace = Pace
pace-full = as fast as possible
pace-move = { $time } a move
confirm-again = Tap again, or
confirm-play = Play { $cell }

## Why a stone cannot be placed
refused-taken = { $cell } is taken already. Choose an empty cell.
refused-full = Column { $column } is full. Choose another one.
refused-over = The game is over. Start a new one or take a move back.
refused-turn = It is the computer’s turn.
refused-outside = { $cell } is not on the board.

## Hints
hint-thinking = Looking for a good move …
hint-text = { $cell } { $reason }
hint-play = Play it
reason-wins-now = wins at once
reason-wins =
    { $plies ->
        [one] wins in { $plies } ply
       *[other] wins in { $plies } plies
    }
reason-wins-by-fours =
    { $plies ->
        [one] wins by fours (VCF) in { $plies } ply
       *[other] wins by fours (VCF) in { $plies } plies
    }
reason-wins-by-threes =
    { $plies ->
        [one] wins by threes and fours (VCT) in { $plies } ply
       *[other] wins by threes and fours (VCT) in { $plies } plies
    }
reason-blocks-win = blocks a row that would win at once
reason-blocks-double = prevents a double threat
reason-makes-double = makes a double threat: two ways to win
reason-delays =
    { $plies ->
        [one] holds out longest: lost in { $plies } ply
       *[other] holds out longest: lost in { $plies } plies
    }
reason-draws = keeps the draw
reason-loses =
    { $plies ->
        [one] loses in { $plies } ply
       *[other] loses in { $plies } plies
    }
reason-best = looks best

## Rows: what stands, and what one more stone would make. $k win; $four is k - 1, $three is k - 2.
reason-makes-open-four =
    { $k ->
        [5] makes an open four: two ways to win
       *[other] makes { $four } in a row, open: two ways to win
    }
reason-stops-three =
    { $k ->
        [5] stops the open three
       *[other] stops the open row of { $three }
    }
reason-prevents-open-four =
    { $k ->
        [5] prevents an open four
       *[other] prevents an open row of { $four }
    }
reason-makes-four-three =
    { $k ->
        [5] makes a four and an open three
       *[other] makes { $four } in a row, one short, and an open row of { $three }
    }
reason-makes-four =
    { $k ->
        [5] makes a four: it has to be answered
       *[other] makes { $four } in a row, one short: it has to be answered
    }
reason-makes-two-threes =
    { $k ->
        [5] makes two open threes
       *[other] makes two open rows of { $three }
    }
reason-makes-three =
    { $k ->
        [5] makes an open three
       *[other] makes an open row of { $three }
    }
reason-prevents-four-three =
    { $k ->
        [5] prevents a four and an open three
       *[other] prevents { $four } in a row and an open row of { $three }
    }
reason-prevents-two-threes =
    { $k ->
        [5] prevents two open threes
       *[other] prevents two open rows of { $three }
    }
reason-prevents-four =
    { $k ->
        [5] prevents a four
       *[other] prevents { $four } in a row, one short
    }
reason-prevents-three =
    { $k ->
        [5] prevents an open three
       *[other] prevents an open row of { $three }
    }
threat-four-three =
    { $k ->
        [5] a four and an open three
       *[other] { $four } in a row, one short, and an open row of { $three }
    }
threat-four =
    { $k ->
        [5] a four
       *[other] { $four } in a row, one short
    }
threat-two-threes =
    { $k ->
        [5] two open threes
       *[other] two open rows of { $three }
    }
threat-three =
    { $k ->
        [5] an open three
       *[other] an open row of { $three }
    }
standing-open-four =
    { $k ->
        [5] open four
       *[other] { $four } in a row, one short, open at both ends
    }
standing-four =
    { $k ->
        [5] four
       *[other] { $four } in a row, one short
    }
standing-open-three =
    { $k ->
        [5] open three
       *[other] open row of { $three }
    }
standing-three =
    { $k ->
        [5] three, not open
       *[other] row of { $three }, not open
    }
threats-standing = On the board
threats-next = One more stone would make
threat-wins = a win
threat-double = a double threat: two ways to win
threat-spoken = { $side } would make: { $threat }
standing-wins-at = wins at { $cells }
standing-later = wins at { $cells }, not yet playable
standing-spoken = part of: { $row }

## Threats
threats-heading = Threats
threats-none = None here.

## Cells, for screen readers
board-label = Board { $size }
cell-empty = empty
cell-move = move { $number }
cell-last = last move
cell-winning = in the winning row
cell-hint = hint

## Thinking and analysis
progress = Share of the limit used
thinking-begins = Begins to think …
thinking-offline = Waits for the connection …
fact-depth = depth { $depth }
fact-nodes =
    { $n ->
        [one] { $nodes } node
       *[other] { $nodes } nodes
    }
fact-speed = { $speed }/s
fact-time = { $time }
analysis = Analysis
analysis-depth = Analysis · depth { $depth }
analysis-more = Again
analysis-over = The game is over.
analysis-waits = Goes on when the computer has moved.
analysis-key = Values are from X’s point of view. X3: X wins in 3 plies, O4: O wins in 4, =: draw, all proven; +63: better for X, -63: better for O; ≥ and ≤ are bounds.
analysis-lines = Lines
analysis-time = Time
analysis-cells = Values on the board
line-adopt = Take over { $moves }
ended-complete = solved
ended-depth = depth reached
ended-nodes = limit reached
ended-time = time is up
ended-stopped = stopped
ended-memory = out of memory
ended-playouts = playouts used up

## Review of a game
review = Review
review-title = Look at every move: which ones changed the result?
review-heading = Review
review-go-on = Look again
review-previous = Previous mistake
review-next = Next mistake
review-again = Try this move again
review-tell = Show the better move
review-runs = Looking at the moves, the last one first …
review-none = No move changed the result, and none was costly.
review-result = Moves that changed the result: { $changed }. Costly moves: { $lost }.
review-try = Find a better move than { $move }.
review-found = Well found: { $move } is the best move.
review-tried-wrong = { $move } is no better: { $reply } follows. Undo, and try again.
review-tried-good = { $move } keeps the result too.
review-yours = Move { $number }: you played { $move }
review-win-draw = This turned a win into a draw.
review-win-loss = This turned a win into a loss.
review-draw-loss = This turned a draw into a loss.
review-wins = { $move } wins.
review-holds = { $move } holds the draw.
review-better = { $move } is better.
review-first = { $move } was the first choice.
review-lost = By the scores this was costly: { $before } before, { $after } after.
review-best = As good as the best.
review-kept = This kept the result.
review-good = This cost little.
review-after = After { $move }: { $value }.
review-after-shown = After { $move }: { $value }, as shown on the board.
review-summary = Both sides in numbers
review-count-changed = Changed the result
review-count-missed = Wins missed
review-count-lost = Costly moves
review-count-best = Best moves
review-count-moves = Moves
review-all-exact = All results are proven.
review-exact = Judged by proven results: { $exact } of { $moves }.
review-opinion = ?! is an opinion, by scores.
review-left = Moves not looked at: { $unknown }.
terminal-nothing-to-review = There is nothing to review: no move has been played. Give a record, or moves such as --moves "b2 a1".

## Moves
moves = Moves
moves-none = None yet. Place a stone on the board.
move-label = Move { $number }, { $side } { $cell }
branch = Variation with { $move }
branch-remove = Remove this variation
chart-label = Value over the game: up is good for { $side }

## The first view, boards and the phone
start-game = Game
start-opponent = Opponent
opponent-friend = A friend here
chip-own = Your own size …
chip-others = More games …
door-explain = See how it thinks
door-explain-about = The search behind a move, step by step
door-lab = Compare algorithms
door-lab-about = Nodes and time by depth, with a report
door-solve = Solve it
door-solve-about = Who wins with best play, with a proof
new-more = More: board and rules, both players, who begins
you-win = You win
side-x-disc = Red
side-o-disc = Yellow
symbols-discs = Red and yellow discs
nudge-left = One cell to the left
nudge-up = One cell up
nudge-down = One cell down
nudge-right = One cell to the right
record-shown-bare = The record has { $of } games. This is game { $number }.
thinks-even = thinks the game is even
thinks-slightly = thinks { $side } is slightly better
thinks-better = thinks { $side } is better
thinks-much = thinks { $side } is much better
thinks-sure = has proven: { $value }
thinks-value = value { $value }

## New game
new-which = Which game
new-size = Board
new-first = Who begins
first-random = Random
width = Width
height = Height
row-length = In a row to win
rule-exact = Exactly that many, no more
rule-gravity = Stones fall (Connect Four)
preset-tictactoe = Noughts and crosses
preset-four = Four by four
preset-five = Five by five
preset-piskvorky = Piškvorky
preset-gomoku = Gomoku
preset-connect = Connect Four
rules-row = { $k } in a row
rules-exactly = exactly { $k } in a row
rules-gravity = stones fall
problem-width = The width must be a whole number from 1 to { $most }.
problem-height = The height must be a whole number from 1 to { $most }.
problem-row = That many do not fit: choose 1 to { $most }, the longer side of the board.
problem-depth = The depth must be a whole number from 1 to { $most }.
problem-time = The time must be from 0.01 to { $most } seconds.
player = Player
player-human = Human
player-random = Random moves
player-level = Computer, level { $level }
player-depth = Computer, depth { $depth }
player-time = Computer, { $time } a move
player-algorithm = { $algorithm }, { $evaluator }
player-algorithm-depth = { $algorithm }, depth { $depth }, { $evaluator }
kind-human = Human
kind-level = Computer by level
kind-time = Computer by time
kind-depth = Computer by depth
kind-algorithm = Textbook algorithm
level = Level
level-text = { $level } · { $name }
level-easy = beginner
level-casual = casual
level-strong = strong
level-master = master
level-perfect = perfect
seconds = Seconds a move
depth = Depth in plies
algorithm = Algorithm
evaluator = Evaluator
player-nodes =
    { $n ->
        [one] Computer, { $nodes } node a move
       *[other] Computer, { $nodes } nodes a move
    }
player-exact = Perfect play
kind-nodes = Computer by nodes
kind-random = Random moves
kind-exact = Perfect play

## Notes and records
comment = Note on this position
moves-more =
    { $count ->
        [one] { $count } more move in variations
       *[other] { $count } more moves in variations
    }
opened-left-out =
    { $moves ->
        [one] { $moves } move of a variation was left out: it is impossible, or one too many.
       *[other] { $moves } moves of variations were left out: they are impossible, or too many.
    }
refusal-other-file =
    { $kind ->
        [png] this is a PNG picture, not a game record. Records are .psq and .sgf files.
        [jpeg] this is a JPEG picture, not a game record. Records are .psq and .sgf files.
        [gif] this is a GIF picture, not a game record. Records are .psq and .sgf files.
        [webp] this is a WebP picture, not a game record. Records are .psq and .sgf files.
        [heic] this is a HEIC picture, not a game record. Records are .psq and .sgf files.
        [svg] this is an SVG picture, not a game record. Records are .psq and .sgf files.
        [mp4] this is a video, not a game record. Records are .psq and .sgf files.
        [mp3] this is a sound file, not a game record. Records are .psq and .sgf files.
        [zip] this is a ZIP archive, not a game record. Unpack it first: records are .psq and .sgf files.
        [gzip] this is a gzip archive, not a game record. Unpack it first: records are .psq and .sgf files.
        [sevenzip] this is a 7-Zip archive, not a game record. Unpack it first: records are .psq and .sgf files.
        [rar] this is a RAR archive, not a game record. Unpack it first: records are .psq and .sgf files.
        [pdf] this is a PDF document, not a game record. Records are .psq and .sgf files.
        [html] this is a web page, not a game record. Records are .psq and .sgf files.
        [program] this is a program, not a game record. Records are .psq and .sgf files.
        [utf16] this is text in UTF-16. Save the record as UTF-8 first.
       *[other] this is a binary file, not a game record. Records are .psq and .sgf files.
    }
refusal-set-up-cell = the stone set up at { $move } is outside the board, or there are two of them. Remove it, or correct SZ.
refusal-set-up-position = no game leads to the position that is set up, { $black } black and { $white } white stones. The colours take turns, and the game ends with the first row.
refusal-record-nodes = it has more than { $most } moves and comments. Split it, or leave variations out.
lan-title = Open on another device
lan-text = Others in the same network can open this page too: scan the code, or type the address.
lan-code = QR code of { $address }
lan-note = Everybody plays their own game. There is no login and no encryption, so use it only in a network you trust.
terminal-lan = Others in the same network can open { $address } or scan this:
terminal-lan-none = This machine has no address in a network, so others cannot open the page. Connect to a network, or give --addr IP:PORT.

## Open and save
files-heading = Open and save
files-save = Save the game
files-save-note = A .psq file holds the moves up to the position on the board; an .sgf file the whole game with variations, notes and its review. The link holds the game without notes and review.
files-load = Open a game
files-offline = There is no connection to the server, which reads and writes these files.
open-file = Choose a file
open-text = or paste a .psq or .sgf record, a link, or a position in one line:
open-paste = Open this text
copy-position = Copy position
copy-link = Copy link
copied = Copied. { $text }
saved = Saved as { $name }.
position-impossible = No game leads to this position. Write the rules, the rows from the top and the side to move, such as 3x3x3 x1o/1x1/3 o.
record = Games of this record
record-previous = The game before it in the record
record-next = The next game of the record
record-which = Which game of the record
record-game = Game { $number } of { $of }
record-shown = The record has { $of } games. This is game { $number }: { $players }.
opened =
    { $moves ->
        [one] Opened { $rules } with { $moves } move.
       *[other] Opened { $rules } with { $moves } moves.
    }

## What the server refuses

# The sentences that end in a colon go on with the server's own words, in English.
error-malformed = The server did not understand the page. Reload the page.
error-rules = The server does not know these rules:
error-move = The server finds a move of this game impossible. Take moves back or start a new game.
error-over = The game is over already. Take a move back.
error-record = This record cannot be read:
error-too-large = This is too large for the server:
error-busy = The server has too much to do. Try again in a moment.
error-duplicate-id = The server is still busy with an earlier question. Try again in a moment.
error-limit = The server does not allow this:
error-stopped = Stopped before there was anything to tell.
error-closing = The server is shutting down. Start it again, then try again.
error-internal = The server failed at this. Please report it.
error-other = This did not work:

# Behind a colon of those above, or in brackets.
refusal-no-record = this is not a game record. A .psq file begins with Piskvorky, an .sgf file with “(;”.
refusal-cut-off = the file is cut off before the end of the game.
refusal-other-game = the file records another game, GM[{ $game }]. K in a row is GM[4].
refusal-set-up = its stones are set up in the middle of the game. They can only be set up before the first move.
refusal-forbidden-rules = the rules “{ $rules }” have forbidden moves or blocked rows, which are not supported.
refusal-record-move = move { $number }, { $move }, is not possible.
refusal-record-line = line { $line } cannot be understood.
refusal-tree-empty = write a number, or branches in brackets such as (3 (5 -2)).
refusal-tree-leaf = “{ $text }” is not a leaf. Write a whole number, win, draw or loss.
refusal-tree-name = “{ $text }” is not a name.
refusal-tree-unopened = the bracket at character { $at } closes nothing. Remove it, or open one before it, as in (3 5).
refusal-tree-unclosed = the bracket at character { $at } is never closed. Add the one that closes it, as in (3 5).
refusal-tree-no-branches = the brackets closed at character { $at } are empty.
refusal-tree-trailing = the tree ends before character { $at }. Put several branches into one pair of brackets.
refusal-tree-deep = it is nested too deeply.
refusal-tree-mismatch = the bracket at character { $at } is of another kind than the one it closes: (3 5) is a choice, {"{"}3 5{"}"} is chance.
refusal-tree-probability = “{ $text }” is not a probability. Write a fraction or a decimal above 0 and at most 1 before the colon, such as {"{"}1/4:8 3/4:-2{"}"}.
refusal-tree-probabilities = at the chance node at character { $at } some branches have a probability and some have none. Write one before each, or before none where all are equally likely.
refusal-tree-sum = the probabilities of the chance node at character { $at } add up to { $sum }. Make it 1.
refusal-tree-average = wins, draws and losses have no average. In a tree with chance nodes every leaf is a number, such as 1, 0 or -1.
refusal-tree-fine = its averages cannot be told exactly. Write smaller numbers, or probabilities with smaller denominators, such as 1/6.
refusal-rules-form = “{ $text }” is not a set of rules. Write rules like 15x15x5.
refusal-rules-side = the board size must be 1 to { $most }, got { $value }.
refusal-rules-row = { $k } in a row do not fit on the board. Choose 1 to { $most }.
refusal-rules-option = there is no option “{ $option }”. The options are +exact and +gravity.
refusal-unknown-game = no game is called “{ $called }”. There are reversi, draughts, dots and k in a row, such as 3x3x3.
refusal-game-size = “{ $size }” is not a size of this game.
refusal-nodes = more than { $most } nodes
refusal-time = it takes too long
refusal-slow = it takes too long; choose fewer positions
refusal-too-deep = depth { $depth } takes too long on this board
refusal-every-move = there is not enough time for every move
refusal-unknown-algorithm = no algorithm is called “{ $called }”.
refusal-chance = { $called } does not average chance nodes. Choose expectimax.
refusal-chance-cuts = { $called } does not average chance nodes, and cannot leave out moves below one without bounds on the values. Choose expectimax.
refusal-no-chance = expectimax is for typed trees. Nothing is chance in this game: choose minimax.
refusal-unknown-evaluator = no evaluator is called “{ $called }”.
refusal-needs-depth = { $algorithm } needs a depth.
refusal-range = { $number } is out of range. It must be { $least } to { $most }.
refusal-position-over = the game on the board is over, so there is nothing to search.
refusal-cells = these are { $size } searches; here at most { $most } are possible.
refusal-games = these are { $size } games; here at most { $most } are possible.
refusal-twice = { $player } is listed twice. Every player takes part once.
refusal-openings-many = there are too many openings of { $plies } plies. Choose random ones.
refusal-openings-over = no opening of { $plies } plies leaves anything to play.
refusal-no-center = this game has no centre. Choose random openings.
refusal-bytes = { $size } bytes; a message has at most { $most }.
refusal-program = { $program } gave no move that counts: { $why }

## Terminal
terminal-invite = Type a move such as { $move }, or help.
terminal-seed = Ties between equal moves are broken by --seed { $seed }.
terminal-turn = { $side } to move:
terminal-over = new, undo or quit:
terminal-won = The game is over: { $side } has won.
terminal-drawn = The game is over: it is a draw.
terminal-line = Winning line: { $cells }
terminal-taken-back = Taken back: { $moves }
terminal-nothing-to-undo = There is no move of yours to take back.
terminal-no-hint = The game is over: there is no move to suggest.
terminal-unreadable = '{ $text }' is not a cell. Write a column letter and a row number, such as b2; help lists what else can be typed.
terminal-no-move = '{ $text }' is not a move now. There are: { $moves }
terminal-outside = { $cell } is outside the board, which goes from a1 to { $last }.
terminal-floating = { $cell } would float: a stone dropped into its column comes to rest on { $rest }.
terminal-help-cell = your move: a cell from a1 to { $last }
terminal-help-column = your move: a cell from a1 to { $last }, or the letter of a column
terminal-help-move = your move, written like this
terminal-help-undo = take your last move back
terminal-help-hint = what the computer would play
terminal-help-board = show the board again
terminal-help-moves = the moves so far
terminal-help-position = the position in one line, for inarow search --position
terminal-help-save = save the game: .sgf, .psq, or a list of moves
terminal-save-how = Write a file name after it, such as save game.sgf.
terminal-save-exists = { $name } exists already. Give another name.
terminal-save-kind = .sgf and .psq are only for k in a row. Save a list of moves, such as save game.txt.
terminal-help-new = begin again
terminal-help-quit = leave
terminal-help-words = These words are the same in every language.
terminal-proven = { $value }, proven
terminal-estimate = { $value }, an estimate in thousandths of a win
terminal-stop = (Ctrl-C stops)
terminal-to-move = { $side } to move
terminal-best-none = none, the game is over
terminal-search = { $algorithm }, { $evaluator }, moves { $order }
terminal-speed = { $time }, { $speed } nodes/s
terminal-so-far = { $why }; this is the best found so far
terminal-nothing-yet = { $why }; nothing is known yet, and the move is just the first one
terminal-more-playouts = --nodes or --time allow more
terminal-best-move = best { $move }: { $value }
terminal-nothing-to-analyse = There is nothing to analyse: the game is over, { $outcome }.
terminal-written = { $path }: { $nodes } written
terminal-cells =
    { $n ->
        [one] { $shown } cell
       *[other] { $shown } cells
    }
terminal-games =
    { $n ->
        [one] { $shown } game
       *[other] { $shown } games
    }
terminal-positions =
    { $n ->
        [one] { $shown } position
       *[other] { $shown } positions
    }
terminal-bytes =
    { $n ->
        [one] { $shown } byte
       *[other] { $shown } bytes
    }
terminal-forecast = to run: { $cells }, forecast { $time }
terminal-nothing-to-run = nothing to run
terminal-too-long = too long to run: { $cells }
terminal-known = known from an earlier run: { $cells }
terminal-now = { $game } { $algorithm } depth { $depth }, about { $time } left
terminal-left = about { $time } left
terminal-interrupted = interrupted: { $done } of { $cells } done
terminal-goes-on = the same command continues from there
terminal-not-kept = --out would have kept them
terminal-report = report: { $path }
terminal-bar-cells = cells
terminal-bar-games = games
terminal-bar-moves = first moves
terminal-tournament = { $game }, games of each pair: { $games }, openings: { $openings }, seed { $seed }
terminal-tournament-stopped = stopped after { $games }
terminal-tournament-files = { $path }: { $games }, table.md and tournament.json
terminal-faults = Over all { $positions } of { $game } in which a move is to be made, against the same search fixed.
terminal-faults-more = inarow lab faults NAME tells one in full: its line, its fix, the smallest position in which it shows.
terminal-fault-search = search
terminal-fault-wrong = wrong
terminal-fault-fix = fix
terminal-smallest = The smallest counter-example, depth { $depth }, empty cells: { $empty }.
terminal-correct = The correct search, node by node:
terminal-score = Score { $score } for the player to move
terminal-earlier = of these by earlier runs: { $positions }
terminal-same = the same: { $moves }
terminal-tally = { $positions }: { $x } wins { $won }, draw { $drawn }, { $o } wins { $lost }
terminal-file = { $path }: { $bytes }
terminal-file-read = { $path }: { $bytes }, read in { $time }
terminal-file-solved = { $path }: { $bytes }, solved and written in { $time }
terminal-solving = { $doing }: { $positions }, { $speed }/s
terminal-doing-search = search
terminal-doing-certificate = certificate
terminal-table-full = table { $percent }
terminal-found = { $known } of { $all } known
terminal-proof = proof { $proof }, disproof { $disproof }
terminal-settled = { $percent } settled
terminal-checked = checked in { $time }
terminal-not-finished = not finished
terminal-unfinished = not finished in time: { $n } of { $games }
terminal-valid = valid
terminal-not-valid = not valid: { $why }
terminal-longest =
    { $plies ->
        [one] no game lasts longer than { $plies } more ply
       *[other] no game lasts longer than { $plies } more plies
    }
terminal-total = total { $count } in { $time }, { $speed }/s
terminal-all = all
terminal-memory = memory: at most about { $bound }; the limit is { $limit }
terminal-memory-more = memory: at most about { $bound }, more than the limit of { $limit }; trying all the same, it may need far less
terminal-moves = moves: { $moves }
terminal-position = position: { $position }
terminal-result = result according to the file: { $outcome }

## Settings and help
theme = Theme
theme-now = Theme: { $theme }
theme-auto = Automatic
theme-light = Light
theme-dark = Dark
confirm-taps = A second tap to confirm
confirm-auto = On small cells
confirm-always = Always
confirm-never = Never
move-numbers = Move numbers
coordinates = Coordinates
help-goal = Two sides take turns. The first side with enough stones in a row, across, down or diagonally, wins. Click a cell to place a stone; everything works with the keyboard, too.
help-keys = Keys
key-arrows = on the board: move; elsewhere: back and forward through the moves
key-play = place a stone
key-go = go on, pause or stop
help-values = Values
help-values-text = Values are from X’s point of view: + is good for X, - for O, and the colour is that of the side it is good for. X3 means: X wins in 3 plies (a ply is one stone), O4: O wins in 4, =: a draw. These are proven. ≥ and ≤ say that the value is at least or at most that, ≈ that it is an estimate.
version = inarow { $version }

## Explain: what it will cost, the tour, random trees, conventions
explain-window-fold = Window at the root
explain-equality = Do not prune on equality
explain-equality-title = Some courses cut only if α > β, not if α = β. The value is the same. It takes more nodes, and moves that are only equal get exact values too.
explain-equality-counts = no cuts on equality
tree-strict-cuts = no cuts on equality
explain-estimate = About { $nodes }, { $time }.
explain-estimate-exact = { $nodes }.
explain-estimate-large = About { $nodes }, { $time }, but at most { $most } can be shown. Choose a smaller depth, or press “{ $run }” again to try anyway.
explain-progress = { $nodes } so far, { $time }
explain-stop = Stop
explain-stopped = The search was stopped.
explain-full = Full screen
explain-full-leave = Leave full screen
explain-more-left = +{ $n } more
explain-random = Random tree
explain-random-branching = Branches
explain-random-depth = Depth
explain-random-seed = Seed
explain-random-make = Make a random tree
explain-random-problem = Write 1 to 9 branches, a depth of 1 to 12 and a seed of up to 9 digits, with at most 5,000 leaves in all (such as 3, 3 and 7).
refusal-tree-random = “{ $text }” is not a random tree. Write random:BRANCHES:DEPTH:SEED with at most 5,000 leaves, such as random:3:3:7.
explain-tour-start = 60-second tour
explain-tour = Tour: how the computer thinks
explain-tour-at = { $n } of { $of }
explain-tour-next = Next
explain-tour-back = Back
explain-tour-done = Done
explain-tour-skip = Skip the tour
explain-tour-all = Noughts and crosses, X to move, three empty cells. This is every game that can still be played: { $nodes }. Minimax looks at all of them.
explain-tour-leaf = It begins where a game is over. Here the value is { $value }, always from X’s point of view.
explain-tour-min = ▼ O is to move here, and picks what is worst for X: { $value }.
explain-tour-max = ▲ X is to move at the root, and picks the best of that: { $best }, { $value }. That is minimax.
explain-tour-window = Alpha-beta asks the same question, and remembers two numbers on the way: α, what X has for sure, and β, what O can hold X to.
explain-tour-cut = Here it stops looking. O has a good enough reply already, so X will not come here: the branch with the scissors is left out.
explain-tour-same = The same move and the same value, with { $fewer } instead of { $nodes }.
explain-tour-yours = Now it is your turn: go through it step by step here, or press a pair of scissors in the tree to ask why.

## Explain: inside the search
explain-result = { $algorithm }: { $best }, value { $value }
explain-result-none = { $algorithm }: value { $value }
nav-explain = Explain
explain-skip = Skip to the tree
explain-loading-failed = This view could not be loaded. Reload the page.
explain-tabs = Ways to explain
explain-tab-tree = Tree
explain-what = What to look into
explain-what-position = The position
explain-what-typed = A typed tree
explain-what-file = A file
explain-apart = A position of its own: your game in Play is kept.
explain-classic = From the textbooks
explain-classic-three = Three branches, one cut
explain-classic-order = The same in the worst order
explain-classic-deep = A deep cut
explain-classic-names = With named nodes
explain-classic-chance = A throw of dice
explain-classic-own = My own
explain-typed = Tree
explain-run = Search
explain-run-moved = Search the new position
explain-searching = Searching …
explain-nodes =
    { $n ->
        [one] { $shown } node
       *[other] { $shown } nodes
    }
explain-leaves =
    { $n ->
        [one] { $shown } leaf
       *[other] { $shown } leaves
    }
explain-cuts =
    { $n ->
        [one] { $shown } cut
       *[other] { $shown } cuts
    }
explain-hits =
    { $n ->
        [one] { $shown } table hit
       *[other] { $shown } table hits
    }
explain-depth = Depth
explain-order = Move order
explain-alpha = α at the root
explain-beta = β at the root
explain-problem-value = Write a bound as a whole number, X3, O4, −∞ or +∞.
explain-problem-window = α must be smaller than β.
explain-too-large = This search is too large to look into. Take a smaller depth. ({ $message })
explain-too-large-plain = This search is too large to look into. Take a smaller depth, or alpha-beta, which visits far fewer nodes. ({ $message })
explain-over = The game is over here, so there is nothing to search. Take a move back.
explain-bad-tree = This is not a tree: { $message }
explain-files = Files
explain-files-note = The .json file can be opened here again; it needs no server.
explain-open-trace = Open a trace
explain-trace-opened = Opened { $name }.
explain-trace-json = This file is not JSON. Choose a trace saved here as .json.
explain-trace-truncated = This trace file is cut short or damaged. Save it again.
explain-trace-format = This file is not a trace of inarow. Choose one saved here as .json.
explain-trace-newer = This trace is of version { $version }, newer than this page. Update inarow to open it.
explain-trace-wrong = This trace file is faulty at “{ $where }”. Nothing of it was opened.
explain-trace-large = This file is too large: up to 64 MB can be opened.
explain-save-large = The tree is too large for this kind of file. Take a smaller depth. ({ $message })
explain-save-json = What comes from a file can only be saved as .json.
explain-round-choice = Iteration or pass
explain-round-option = Depth { $depth }: { $value }
explain-quiz-round = In the iteration with depth { $depth }:
explain-order-row = row by row
explain-order-center = centre first
explain-mode = Show the tree
explain-as-drawing = Drawn
explain-as-text = As text
explain-find = Find a line: b2 a1
explain-find-go = Find
explain-find-none = { $move } is not in the tree there.
explain-find-cut = { $move } was cut there.
explain-zoom-out = Smaller
explain-zoom-in = Larger
explain-fit = Show everything that is open
explain-tree-drawing = Drawing of the tree. Arrow keys walk through it, Enter opens and closes, plus and minus change the size. The same as text: see “As text”.
explain-tree-text = Search tree
explain-path = Way to the selected node
explain-root = root
explain-again = again
explain-again-why = The move turned out better than expected, so it was searched again with a full window.
explain-from = from the table, node #{ $id }
explain-chosen = chosen
explain-skipped =
    { $n ->
        [one] { $n } move cut
       *[other] { $n } moves cut
    }
explain-max = MAX ▲, { $side } to move
explain-min = MIN ▼, { $side } to move
explain-chance = chance ○, nobody chooses
explain-is-future = not reached yet
explain-is-open = being searched
explain-node = Selected node
explain-fact-turn = Side
explain-fact-value = Value
explain-fact-window = Entered with
explain-fact-kind = Kind
explain-fact-size = With all below
explain-fact-cut = Cut
explain-kind-inner = inner node
explain-kind-chance = chance node
explain-kind-finished = leaf: the game is over
explain-kind-horizon = leaf: the depth is reached
explain-kind-table = answered by the table
explain-why = Why was this cut?
explain-to-source = To its source #{ $id }
explain-step-here = Step to here
explain-open = Open
explain-close = Close
explain-steps = Steps of the search
explain-range = Step
explain-speed = Speed
explain-per-second =
    { $n ->
        [one] { $n } step/s
       *[other] { $n } steps/s
    }
explain-follow = Tree follows
explain-step-at = { $n } / { $of }
explain-no-cut = There is no further cut in this direction.
explain-step-first = To the first step
explain-step-cut-back = To the cut before
explain-step-back = One step back
explain-step-play = Play the steps
explain-step-pause = Pause
explain-step-next = One step forward
explain-step-cut-next = To the next cut
explain-step-last = To the last step
explain-now = What happens
explain-code = Pseudocode
explain-eyes = The values here are from X’s point of view; the code negates them for the side to move.
explain-open-path = Open nodes
explain-board = Board, rows from the top: { $rows }
explain-enter-root = The search begins. { $side } is to move, and nothing is known yet: the window is { $window }.
explain-enter-root-plain = The search begins. { $side } is to move.
explain-enter-round = The iteration with depth { $depth } begins, one ply deeper. { $side } is to move; the table remembers what was found before.
explain-enter-pass = A pass of the iteration with depth { $depth }: is the value at least { $beta }, or at most { $alpha }? { $side } is to move, and the window is empty.
explain-enter-pass-last = The value of depth { $depth } is known. One more pass, with a window around it, finds the line: { $side } is to move, and the window is { $window }.
explain-enter-plain = { $rival } tries { $move }. Now { $side } is to move.
explain-enter-chance = { $rival } tries { $move }. Now chance moves: all branches count, each as often as it is likely.
explain-enter-chance-root = The search begins. Chance moves first: all branches count, each as often as it is likely.
explain-enter-by-chance = Chance takes { $move } with probability { $likely }.
explain-enter = { $rival } tries { $move }. Now { $side } is to move; only values inside { $window } matter.
explain-enter-scout = { $rival } tries { $move } with an empty window, which only asks: is it better than { $best }?
explain-enter-again = { $rival } tries { $move } again: it was better than expected. Now { $side } is to move, and the window { $window } will tell how much it is worth.
explain-table-exact = The table knows this position already: { $value }.
explain-table-lower = The table knows that this position is worth at least { $value }, which is enough here.
explain-table-upper = The table knows that this position is worth at most { $value }, which is enough here.
explain-improved = { $side } has found something better: { $move } is worth { $value }.
explain-improved-max = { $side } has found something better: { $move } is worth { $value }. α rises to { $value }.
explain-improved-min = { $side } has found something better: { $move } is worth { $value }. β falls to { $value }.
explain-cut = { $side } already has a reply worth { $value } here, so { $rival }, who can get { $elsewhere } elsewhere, will never come here:
explain-cut-window = { $side } already has a reply worth { $value } here. It only mattered whether { $side } reaches { $elsewhere }, and that is answered:
explain-cut-rest =
    { $n ->
        [one] the remaining move is cut.
       *[other] the remaining { $n } moves are cut.
    }
explain-return-root = The search is done: { $best } is best, worth { $value }.
explain-return-root-leaf = The search is done: the value is { $value }.
explain-return-round = The search of this iteration, to depth { $depth }, is done: { $best } is best so far, worth { $value }.
explain-return-pass-lower = The answer of this pass, to depth { $depth }: the value is { $value } or more.
explain-return-pass-upper = The answer of this pass, to depth { $depth }: the value is { $value } or less.
explain-return-exact = All is known here: for { $side }, { $move } is worth { $value }.
explain-return-chance = All branches are known here: on average { $move } is worth { $value }.
explain-return-branch = That branch, { $move }, is worth { $value }.
explain-return-sum = All branches are known here: { $terms } = { $value }.
explain-return-lower = Enough is known here: for { $side }, { $move } is worth { $value } or more.
explain-return-upper = Enough is known here: for { $side }, { $move } is worth { $value } or less.
explain-leaf-horizon = The search goes no deeper here; the evaluator says { $value }.
explain-leaf-horizon-typed = The search goes no deeper here, and a typed tree has no evaluator: this counts as { $value }.
explain-leaf-won = The game is over here: { $side } has won.
explain-leaf-won-in =
    { $plies ->
        [one] The game is over here: { $side } has won, { $plies } ply after the start of the search.
       *[other] The game is over here: { $side } has won, { $plies } plies after the start of the search.
    }
explain-leaf-value = A leaf, worth { $value }.
explain-leaf-draw = The game is over here: a draw.
explain-won = { $side } wins
explain-won-in =
    { $plies ->
        [one] { $side } wins after { $plies } ply
       *[other] { $side } wins after { $plies } plies
    }
explain-round = The iteration with depth { $depth } is done: { $best }, worth { $value }. The next one goes one ply deeper.
explain-round-last = The last iteration, with depth { $depth }, is done: { $best }, worth { $value }.
explain-why-after = After the reply
explain-why-elsewhere = Elsewhere
explain-why-skipped = Cut
explain-why-spent = Plain minimax
explain-why-minimax =
    { $n ->
        [one] would have visited { $shown } node there
       *[other] would have visited { $shown } nodes there
    }
explain-why-minimax-more =
    { $n ->
        [one] would have visited at least { $shown } node there
       *[other] would have visited at least { $shown } nodes there
    }
explain-why-step = Step to this cut
explain-why-node = Show in the tree
explain-why-line = The refuting line
explain-why-back = One move back
explain-why-forth = One move forward
explain-legend = How to read the tree
explain-legend-max = MAX: X is to move and takes the largest value.
explain-legend-min = MIN: O is to move and takes the smallest value.
explain-legend-chance = Chance: nobody chooses. The value is the average of the branches, each as often as it is likely.
explain-legend-best = thick: the child that gave the value
explain-legend-cut = dashed, with scissors: moves that were cut, and how many; click to see why
explain-legend-future = dotted: not reached at this step
explain-legend-values = Values are from X’s point of view. X3: X wins 3 plies after the root, O4: O wins after 4, =: draw, +12: good for X.
explain-legend-bounds = ≥ and ≤, underlined with dashes: only a bound is known.
explain-legend-window = [α, β]: the window with which the node was entered. Only values inside it matter.
explain-legend-table = T → #12: answered by the table, from node 12. “Again”: searched a second time.
explain-tab-costs = Costs
explain-tab-compare = Side by side
explain-tab-quiz = Quiz
explain-tab-workbench = Workbench
explain-costs-run = Show the costs
explain-costs-row =
    { $n ->
        [one] { $n } move, best first
       *[other] { $n } moves, best first
    }
explain-costs-more = { $n } more …
explain-costs-chosen = chosen by { $algorithm }
explain-costs-yours = opened by you
explain-costs-head = { $side } is to move. Best is { $best }: { $value }.
explain-costs-head-after = After { $moves }, { $side } is to move. Best is { $best }: { $value }.
explain-costs-exact = All values are exact.
explain-costs-depth = The board is too large for exact values: these are to depth { $depth }.
explain-costs-same = { $move } is worth { $value } in the row above, and { $best } is the best value of this row: the rows agree.
explain-costs-other = { $move } is worth { $value } in the row above, to depth { $above }; the best value here is { $best }, to depth { $below }. So far ahead the rows need not agree.
explain-costs-won = The game is over here: { $side } has won. There are no replies.
explain-costs-drawn = The game is over here: a draw. There are no replies.
explain-costs-closed = { $move } is closed.
explain-costs-line = Opened line:
explain-costs-play = Play this line
explain-costs-played = Played on the board: { $moves }.
explain-costs-legend-algorithm = chip, thick frame: what the algorithm plays
explain-costs-legend-you = person, dashed frame: the move you have opened
explain-costs-legend-values = Values are from X’s point of view, and distances are counted from the position of the first row. X5: X wins 5 plies after it.
explain-compare-run = Compare
explain-compare-position = Two searches of the position on the board, step by step.
explain-compare-tree = Two searches of the tree { $tree }, step by step.
explain-compare-ended = ended after { $n } steps
explain-compare-equal =
    { $n ->
        [one] Both visited { $shown } node.
       *[other] Both visited { $shown } nodes.
    }
explain-compare-ratio = { $less } visited { $share } of the nodes of { $more }: { $few } instead of { $many }.
explain-compare-same-value = Both find the same value: { $value }.
explain-compare-other-value = They find different values: A { $a }, B { $b }.
explain-count-nodes = Nodes
explain-count-leaves = Leaves
explain-count-cutoffs = Cuts
explain-count-table-hits = Table hits
explain-quiz-seed = Seed: the same seed, the same questions
explain-quiz-start = From the beginning
explain-quiz-other = Other questions
explain-quiz-score = { $right } of { $asked } right
explain-quiz-about = About the search shown in the tree: { $algorithm }, { $nodes }.
explain-quiz-no-search = There is no search yet: begin one in “Tree”.
explain-quiz-plain = This algorithm has no window and cuts nothing. Search with alpha-beta in “Tree” for the other kinds of questions.
explain-quiz-growing = The quiz asks about windows, cuts and values, which { $algorithm } does not have. Search with alpha-beta or another tree search in “Tree”.
explain-quiz-none = There is no question in this tree. Search a larger one in “Tree”.
explain-quiz-check = Check
explain-quiz-hint = Hint
explain-quiz-next = Next question
explain-quiz-branches = Branches, in the order in which they are tried
explain-quiz-was-cut = cut
explain-quiz-ask-value = { $side } is to move here, and the branches are worth this. What is the value of this node?
explain-quiz-ask-cut = { $side } is to move here, and the window is { $window }. The branches would be worth this. Which of them will be cut?
explain-quiz-ask-cut-later =
    { $n ->
        [one] { $side } is to move here. After the first branch the window is { $window }. The next branches would be worth this. Which of them will be cut?
       *[other] { $side } is to move here. After the first { $n } branches the window is { $window }. The next branches would be worth this. Which of them will be cut?
    }
explain-quiz-ask-window = The search comes to this node, and the nodes on the way have found this so far. What are α and β here?
explain-quiz-way = { $name }, { $side } to move: best so far { $best }, worth { $value }
explain-quiz-way-nothing = { $name }, { $side } to move: nothing found yet
explain-quiz-hint-value-max = This is a MAX ▲ node: it takes the largest value.
explain-quiz-hint-value-min = This is a MIN ▼ node: it takes the smallest value.
explain-quiz-hint-value-second = Look at { $move }.
explain-quiz-hint-quick = A quick win is worth more than a slow one, and a slow loss more than a quick one.
explain-quiz-hint-cut-max = This is a MAX ▲ node: as soon as a branch is worth β or more, the rest is cut.
explain-quiz-hint-cut-min = This is a MIN ▼ node: as soon as a branch is worth α or less, the rest is cut.
explain-quiz-hint-cut-max-second = Find the first branch worth { $limit } or more: those after it are cut.
explain-quiz-hint-cut-min-second = Find the first branch worth { $limit } or less: those after it are cut.
explain-quiz-hint-window-both = α is the best that MAX ▲ has found on the way, β the best that MIN ▼ has found. A side that has found nothing leaves −∞ or +∞.
explain-quiz-hint-window-second = MAX has found: { $max }. MIN has found: { $min }.
explain-quiz-because-value-max = A MAX ▲ node takes the largest of { $values }: { $value }, by { $move }.
explain-quiz-because-value-min = A MIN ▼ node takes the smallest of { $values }: { $value }, by { $move }.
explain-quiz-because-bound = The window was { $window }, so the search only knows { $value }.
explain-quiz-because-cut-max = { $move } is worth { $value }, not less than β = { $limit }: { $rival } will never come here, and the rest is cut.
explain-quiz-because-cut-min = { $move } is worth { $value }, not more than α = { $limit }: { $rival } will never come here, and the rest is cut.
explain-quiz-because-window = On the way, { $max } has at best α = { $alpha }, and { $min } at best β = { $beta }.
explain-quiz-right = Right: { $answer }.
explain-quiz-wrong = Not right. It is { $answer }.
explain-quiz-problem-empty = Write an answer first, such as X3, O4, =, +12 or −∞.
explain-quiz-problem-value = This is not a value. Write X3, O4, =, a whole number, −∞ or +∞.
explain-quiz-problem-distance = Write after how many plies as well, such as X3.
explain-quiz-problem-ticks = Tick the branches that are cut; at least one is.
explain-bench-weights = Weights
explain-bench-reset = Default weights
explain-bench-usual-now = The default weights: { $weights }.
explain-bench-stones =
    { $n ->
        [one] { $n } stone
       *[other] { $n } stones
    }
explain-bench-open-line = An open line
explain-bench-bad = A weight is a whole number from −{ $most } to { $most }.
explain-bench-cells = What the cells are worth
explain-bench-board = The board with the worth of every cell; the lists beside it say the same
explain-bench-note = The worth of a cell is the sum of the lines through it, from X’s point of view: + is good for X, − for O.
explain-bench-lines = What the lines contribute
explain-bench-total =
    { $n ->
        [one] { $n } line counts: X { $x }, O { $o }, together { $total }.
       *[other] { $n } lines count: X { $x }, O { $o }, together { $total }.
    }
explain-bench-moves = The effect on the move
explain-bench-effect = With the default weights { $side } plays { $usual }, with yours { $changed }.
explain-bench-effect-same = { $side } plays { $changed } with the default weights and with yours.
explain-bench-best-usual = dashed: best with the default weights
explain-bench-best-changed = solid, with a dot: best with your weights
explain-bench-column-move = Move
explain-bench-column-usual = Default
explain-bench-column-changed = Yours

## Trees in text and pictures
tree-weights = weights { $weights }
tree-order = moves { $order }
tree-window = window { $window }
tree-value = value { $value }
tree-best = best { $move }
tree-line = line { $moves }
tree-iteration = iteration { $n }
tree-pass = pass { $n }, depth { $depth }
tree-below =
    { $n ->
        [one] … { $shown } node below
       *[other] … { $shown } nodes below
    }
tree-over = over
tree-table = table
tree-counted =
    { $n ->
        [one] { $shown } node below only counted
       *[other] { $shown } nodes below only counted
    }
tree-unfinished = not finished
tree-shown = { $shown } of { $all } nodes are shown, { $levels } of { $deepest } plies; --levels { $deepest } shows all.
tree-legend-sides = ▲ MAX: X to move, ▼ MIN: O to move; all values are from X’s point of view
tree-chance = chance
tree-legend-chance = ○ chance: nobody chooses; the value is the average of the branches, each as often as it is likely (the fractions in brackets)
tree-legend-window = [α, β]: the window a node was entered with; X has α elsewhere, O can hold X to β
tree-legend-values = X3: X wins in 3 plies, =: draw, +12: good for X; ≥ and ≤ are bounds: at least, at most this
tree-legend-best = ★: the move that gave its node the value
tree-legend-cut = ✂: moves that were not searched, because α ≥ β
tree-legend-again = again: the same move searched once more; table: known from another node
tree-legend-short = ▲ MAX (X)  ▼ MIN (O)  [α, β]  ≥ ≤ bounds  thick: gave the value  ✂ n: moves cut
tree-heading-picture = Picture
tree-heading-tree = Tree
tree-heading-signs = Signs
tree-heading-command = To make this file again
tree-count-generated = Moves generated
tree-count-deepest = Deepest ply
tree-count-events = Events

## Other games
games-others = Other games
games-choose = Choose a game. It stays here while you look at something else.
games-reversi = Reversi
games-draughts = Russian draughts
games-dots = Dots and boxes
games-which = Game
games-rules-reversi = Two players, X (Black) and O (White), place discs on a square board; at first two discs of each side lie in the middle. X begins. A disc must enclose one or more of the opponent’s discs in a straight line between itself and another disc of its own side, in one direction or several; all enclosed discs are turned over. A player who cannot do that passes; a player who can may not pass. When neither side can place a disc the game is over, and the side with more discs wins.
games-rules-draughts = Russian draughts on the dark squares of an 8 × 8 board, twelve men on each side; X (White) begins. Men move one square diagonally forward and capture forward and backward; kings move and capture along whole diagonals. Capturing is mandatory and goes on as long as it can; among several captures any may be chosen. A man that reaches the last row becomes a king at once, even in the middle of a capture. A side that is to move and cannot has lost. The game is drawn when a position occurs for the third time, or after fifteen moves of each side by kings alone without a capture.
games-rules-tree = A tree as it stands in books. At each node MAX or MIN chooses a branch, in turn, and MAX begins; the number at the leaf where they end is what MAX gets and MIN loses.
games-rules-dots = Dots and boxes: the players take turns drawing lines between neighbouring dots. A player who draws the fourth line of a box gets the box and moves again. When all lines are drawn, the player with more boxes wins.
games-key-play = choose a place
games-restart = Start again
games-players = Players
games-side = Players, settings and moves
games-loading = The board is on its way …
games-address = The link does not name a known game. Write it like #view=games&game=reversi.
games-pass = Pass
games-pass-name = pass
games-must-pass = has no move and must pass
games-spoken-pass = { $side } has no move and must pass
games-score-reversi =
    { $n ->
        [one] { $n } disc
       *[other] { $n } discs
    }
games-score-draughts =
    { $n ->
        [one] { $n } piece
       *[other] { $n } pieces
    }
games-score-dots =
    { $n ->
        [one] { $n } box
       *[other] { $n } boxes
    }
games-ended-blocked = the other side has no move left
games-ended-repetition = the same position for the third time
games-ended-quiet = fifteen moves each by kings only, without a capture
games-king = { $side }, king
games-line-drawn = drawn
games-line-open = not drawn yet
games-chosen = chosen
games-can = can be played
games-going-on = Chosen: { $places }. Go on with one of the marked squares.
games-let-go = Selection cleared.
games-refused-reversi = A disc on { $place } would turn nothing over. Choose a marked square.
games-refused-draughts = { $place } is not possible now. Choose a marked piece, then a marked square; captures are mandatory.
games-refused-dots = { $place } is drawn already. Choose another line.
games-moves-none = None yet.

## Solving a position
solve = Solve
solve-title = Solve this position: its exact value, proven
solve-heading = Exact value
solve-begins = Begins to solve …
solve-again = Again
solve-facts = { $nodes } · { $time }
solve-won = Proven: { $side } wins
solve-proven = Proven: { $value }
solve-drawn = Proven: a draw
solve-how = With best play by both sides, whatever either of them tries.
solve-moves = The value of each move
solve-moves-won = { $side } wins after
solve-moves-drawn = Draw after
solve-stopped = Stopped before the value was known.
solve-time = Not solved in the time that the server allows.
solve-nodes = Not solved with as many positions as the server allows.
refusal-solve-large = With gravity, boards of up to { $most } cells can be solved, one row more included; this one has { $cells }.
solve-over = The game is over: there is nothing to solve.
scores = Scores
scores-title = Scores below the columns: how the game ends after each move, with best play
scores-key = Scores are those of the side to move: + it wins, 0 draw, - it loses. 1 means that the winner needs its last stone, 2 its last but one, and so on.
score-spoken = { $value }, score { $score }
score-pending = not known yet

## The lab
nav-lab = Lab
lab-skip = Skip to the lab
lab-tabs = Parts of the lab
lab-tab-compare = Compare
lab-tab-tournament = Tournament
lab-tab-museum = Museum
lab-game = Game
lab-game-board = The position on the board
lab-game-own = Another game …
lab-games-own = Games, such as 6x6x4 or reversi:4, with spaces between
lab-game-own-label = Game, such as 6x6x4 or dots:4x2
lab-game-reversi = Reversi
lab-game-draughts = Russian draughts
lab-game-dots = Dots and boxes
lab-after-moves = { $game } after { $moves }
lab-forever = over a million years
lab-error-settings = This cannot be run:
lab-not-run = not run: forecast { $time }
lab-stopped-time = stopped after { $time }
lab-stopped-memory = stopped: its tree was full
lab-stopped-playouts = stopped: its playouts were used up
lab-failed = failed: { $reason }

# Compare
lab-compare-about = What does a search cost? Every algorithm is run to every depth, and nodes, cutoffs and times are counted.
lab-algorithms = Algorithms
lab-evaluators = Evaluators
lab-depths = Depths
lab-repeats = Repeats of each search
lab-limit = Seconds at most
lab-scoring = A finished game
lab-scoring-plain = A win is a win
lab-scoring-distance = A quick win counts more
lab-problem-game = Write a game, such as 6x6x4.
lab-problem-depths = Write depths from 1 to { $most }, such as 4, 1-9 or 1-3,6.
lab-problem-repeats = Write a whole number of repeats from 1 to { $most }.
lab-problem-limit = Write seconds, more than 0 and at most { $most }.
lab-problem-algorithms = Tick at least one algorithm.
lab-run = Compare
lab-continue = Continue
lab-forecasting = Making a forecast …
lab-forecast = Searches to run: { $n }, forecast { $time }.
lab-forecast-long = Too long to run: { $n }.
lab-done = { $done } of { $size } done.
lab-rest = About { $time } left.
lab-rest-longer = It takes longer than forecast.
lab-now = Now { $algorithm } to depth { $depth }.
lab-ended-complete = All { $size } done.
lab-ended-stopped = Stopped: { $done } of { $size } done. Continue goes on from there.
lab-ended-time = The time is over: { $done } of { $size } done. Continue goes on from there.
lab-group = { $game }, { $evaluator }
lab-column-algorithm = Algorithm
lab-column-depth = Depth
lab-column-nodes = Nodes
lab-column-leaves = Leaves
lab-column-evaluations = Evaluations
lab-column-cutoffs = Cutoffs
lab-column-branching = Branching
lab-column-time = Time
lab-column-best = Best
lab-column-value = Value
lab-time-spread = median of { $n }, from { $least } to { $most }
lab-plot-nodes = Nodes by depth
lab-plot-time = Time by depth
lab-plot-cutoffs = Share of inner nodes with a cutoff
lab-plot-branching = Effective branching factor
lab-plot-alt = { $plot }, a line for each algorithm; the table below says the same
lab-as-table = As a table
lab-export = Hand it in
lab-export-note = The report has the rules, the data structures, the evaluators, the algorithms with pseudocode, the measurements with plots and the command that repeats them, in the language of this page.
lab-saving = Writing the file …
lab-save-html = Report, HTML
lab-save-markdown = Report, Markdown with pictures
lab-save-csv = Table, CSV
lab-save-json = Everything, JSON
lab-save-svg = Plots, SVG
lab-save-png = Plots, PNG
lab-save-all = All of it

# Tournament
lab-t-about = Who is stronger? Every player meets every other one in the same openings, each from both sides. The same seed gives the same games.
lab-t-games = Games of each pair
lab-t-openings = Openings
lab-t-seed = Seed
lab-t-run = Play
lab-t-begins = The first game is being played …
lab-t-done = { $done } of { $size } games played.
lab-t-ended-complete = All { $size } games played.
lab-t-ended-stopped = Stopped after { $done } of { $size } games.
lab-t-ended-time = The time is over: { $done } of { $size } games played.
lab-t-save-games = Games, SGF
lab-t-save-markdown = Report, Markdown
lab-t-save-json = Everything, JSON
lab-t-games-large = The games are too many for one file. Play fewer.
lab-openings-usual = default
lab-openings-0 = none
lab-openings-1 = every first move
lab-openings-2 = every two moves
lab-openings-random-2 = two random moves
lab-openings-random-4 = four random moves
lab-openings-center-3 = three stones near the centre
lab-players = Players
lab-player-add = Add a player
lab-player-random = random moves
lab-player-engine = engine
lab-player-level = level
lab-player-depth = depth
lab-player-nodes = nodes
lab-player-kind = Player { $n }
lab-player-evaluator = Evaluator of player { $n }
lab-player-remove = Remove player { $n }
lab-problem-one-game = Write one game, such as 6x6x4.
lab-problem-games = Write an even number of games from 2 to { $most }.
lab-problem-seed = The seed must be a whole number, at least 0.
lab-problem-player = Player { $n } needs a whole number from 1 to { $most }.
lab-problem-twice = { $player } is listed twice; every player takes part once.
lab-cross = Cross table
lab-cross-player = Player
lab-cross-points = Points
lab-cross-games = Games
lab-cross-score = Score (95%)
lab-cross-elo = Elo
lab-cross-error = Elo with error
lab-cross-nodes = Nodes per move
lab-cross-detail = { $won } won, { $drawn } drawn, { $lost } lost
lab-cross-fault = { $player }: games lost by a fault of the program: { $games }; in the first: { $reason }
lab-cross-note = A cell is the points of the row’s player against the column’s: one for a win, half for a draw. A score has its 95% Wilson interval in brackets. Elo is fitted so that the first player has 0; its error is 1.96 standard errors, as if the games were independent and the other ratings known.
lab-report-title = Tournament: { $game }
lab-report-facts = Games of each pair: { $games }. Openings: { $openings }. Seed: { $seed }.
lab-report-partial = The tournament was stopped: { $done } of { $size } games were played.
lab-report-repeat = The same games again:
lab-player-exact = perfect play

# Museum
lab-m-title = Museum of faults
lab-m-about = A search is short code that is easy to get wrong, and mostly nobody notices. Each exhibit is a small textbook search of noughts and crosses with one line as a real program had it. It runs on all positions in which a move is to be made, and so does the same search with that line fixed.
lab-m-note = A wrong value differs from that of the fixed search; a worse move is worth less than the best one; a lost result turns a win into a draw or a loss, or a draw into a loss.
lab-m-busy = Counting over all positions …
lab-m-overview = All faults
lab-m-fault = Fault
lab-m-seen = Seen in
lab-m-depth = Depth
lab-m-wrong = Wrong values
lab-m-worse = Worse moves
lab-m-lost = Results lost
lab-m-nodes = Nodes
lab-m-fixed = Nodes, fixed
lab-m-says-wrong = Wrong values: { $n ->
        [0] none
       *[other] in { $shown } of { $all } positions
    }
lab-m-says-worse = Worse moves: { $n ->
        [0] none
       *[other] in { $shown } of { $all } positions
    }
lab-m-says-lost = Results lost: { $n ->
        [0] none
       *[other] in { $shown } of { $all } positions
    }
lab-m-says-same = Nodes: { $nodes }, the same as fixed
lab-m-says-more = Nodes: { $nodes } instead of { $fixed }, { $percent }% more; from the empty board { $start } instead of { $right }
lab-m-says-fewer = Nodes: { $nodes } instead of { $fixed }, { $percent }% fewer; from the empty board { $start } instead of { $right }
lab-m-setting = { $algorithm }, { $evaluator }, depth { $depth }.
lab-m-line-wrong = The wrong line
lab-m-line-fixed = The fix
lab-m-line-convention = By the convention
lab-m-line-usual = Usually
lab-m-smallest = The smallest counter-example
lab-m-effect-lost-result = { $side } to move: the fault gives the result away.
lab-m-effect-worse-move = { $side } to move: the fault plays a worse move.
lab-m-effect-wrong-value = { $side } to move: the fault gives a wrong value.
lab-m-effect-more-nodes = { $side } to move: the fault visits more nodes.
lab-m-effect-convention = { $side } to move: the convention visits more nodes.
lab-m-plays-faulty = Faulty: { $moves }, value { $value }, nodes { $nodes }
lab-m-plays-fixed = Fixed: { $moves }, value { $value }, nodes { $nodes }
lab-m-plays-convention = By the convention: { $moves }, value { $value }, nodes { $nodes }
lab-m-plays-usual = Usually: { $moves }, value { $value }, nodes { $nodes }
lab-m-open = Open in Explain
lab-fault-leaf-for-side-to-move = Leaf scored for the side to move
lab-fault-one-sided-evaluator = One-sided evaluator with the sign of the last mover
lab-fault-no-distance = No distance
lab-fault-unequal-depths = Unequal depths between rows
lab-fault-bounds-as-ties = Bounds reported as ties
lab-fault-beta-never-updated = Beta never updated
lab-fault-strict-cut = Strict cut: no pruning on equality
lab-fault-low-without-max = Low without max
lab-m-lost-fixed = Results lost, fixed
lab-m-missed = Missed wins in 1
lab-m-more = More nodes in

# What the faults do, and the searches that have them
fault-leaf-for-side-to-move = Minimax takes the largest value on its own turns and the smallest on the opponent’s, so all values must be from its own point of view. Here leaves are scored for the side to move there: at odd depths the search seeks what is worst for itself.
fault-leaf-for-side-to-move-setting = minimax, open-lines, a win counts the same at any distance
fault-one-sided-evaluator = An evaluator is a comparison. One that counts only its own lines is blind to threats, and with the sign of the side that moved last it calls many lines of its own bad at even depths.
fault-one-sided-evaluator-setting = minimax, line-power, a win counts the same at any distance
fault-no-distance = A win is a win at any distance, so a slow one is as good as an immediate one. The results are right, but the search dawdles, and where it sees the same win again after every move it may never make it.
fault-no-distance-setting = negamax to the end of the game
fault-unequal-depths = Moves are shown in a row with their costs, and a click opens the row of replies. Every row counts its plies from its own beginning, so the same line costs something else in every row.
fault-unequal-depths-setting = minimax to the end of the game, a quick win counts more; the value is that of the best move, as given by the row of replies to it
fault-bounds-as-ties = Once alpha-beta has a best move it asks of the others only whether they are better. “No” is a bound: at most as good. Listing such moves as equally good is wrong, and choosing among them at random may give the game away.
fault-bounds-as-ties-setting = alpha-beta to the end of the game, a quick win counts more
fault-beta-never-updated = The minimising branch lowers alpha instead of beta. Beta stays infinite and nothing is ever cut. The values are right, so the fault cannot be seen without a counter.
fault-beta-never-updated-setting = alpha-beta with a maximising and a minimising branch, line-power, a win counts the same at any distance
fault-strict-cut = Cutting only above beta, and not at it, is a convention of some courses, not a wrong result: every value is right, and moves that are only equal get exact values, so that all equally good moves can be listed. It costs nodes, because a move that equals beta is already refuted: the opponent has something as good elsewhere. With > in place of ≥ the search goes on, most of all where few different values occur. Where only the value is wanted, ≥ is the better line.
fault-strict-cut-setting = alpha-beta, longest-run, a win counts the same at any distance
fault-low-without-max = The first move at a node sets the lower bound to its value, even below the bound that was handed down. The window is wider than it need be, and the values stay right.
fault-low-without-max-setting = alpha-beta with the window from loss to win, open-lines, a win counts the same at any distance

## Report: Headings
report-title = Search algorithms compared: { $games }
report-made = Made by inarow { $version } with `{ $program } lab compare`.
report-made-call = Made by inarow { $version }.
heading-contents = Contents
heading-task = What was compared
heading-game = The game
heading-games = The games
heading-data = State and move
heading-evaluators = Evaluators
heading-algorithms = Algorithms
heading-measurements = Measurements
heading-findings = What they show
heading-sample = A game
heading-sources = The programs
sign-author = Author
sign-group = Group
sign-date = Date
sample-who = X is `{ $first }`, O is `{ $second }`.
sample-not-over = The game was not over after 400 plies.
heading-machine = The machine
heading-repeat = To repeat it
heading-group = { $game }, evaluator { $evaluator }
subheading-table = All counts

## Report: What was compared
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

## Report: Rules
rules-in-a-row = Two players, X and O, take turns on a board of { $width } × { $height } cells, empty at first. X begins.
rules-in-a-row-place = A move places a stone on any empty cell. Stones are never moved or removed.
rules-in-a-row-fall = A move chooses a column that is not full; the stone falls to its lowest empty cell. Stones are never moved or removed.
rules-in-a-row-win = The first player with { $k } stones in an unbroken row, column or diagonal wins; a longer row wins as well.
rules-in-a-row-exact = The first player with exactly { $k } stones in an unbroken row, column or diagonal wins; a longer row does not count.
rules-in-a-row-draw = If the board is full and nobody has won, the game is a draw.
rules-unknown = The game `{ $game }` says nothing about its rules. A position looks like this, and some of its moves are { $examples }.
rules-own-words = The game `{ $game }` is the author’s own. Its rules, in the author’s words:
position-start = The position that was searched is the beginning of the game:
position-moves = The position that was searched, after { $moves }:
position-choices =
    The side to move has { $choices ->
        [one] one move
       *[other] { $choices } moves
    } in it, for example { $examples }.

## Report: State and move
data-intro = A search asks only these six operations of a position; everything else is up to the game.
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
state-draughts = A position keeps the pieces of each side and the kings of both as sets of 64 bits, the side to move, and the number of moves since the last capture or move of a man; earlier positions are kept too, for the rule of threefold repetition. A move is a route over squares with the pieces it captures.
state-dots = A position keeps the lines that are drawn and the boxes of each side as sets of bits, and the side to move. A move is the number of a line.

## Report: Evaluators
evaluators-intro = Where a search does not go on, an evaluator says how good the position is for the side to move; `m` is that side, `o` its opponent. It should change its sign when the sides are swapped. A finished game is never evaluated: its result is known.
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
evaluator-unknown = The author’s own evaluator; the report knows no formula for it.
evaluator-own = The author’s own evaluator, in the author’s words.

## Report: Algorithms
algorithms-intro = All of them answer the same question: what is the position worth when it is searched to a given depth? They differ in what the answer costs. `value(node)` is the result of a finished game, or what the evaluator says at the depth limit.
algorithms-window = Alpha-beta and PVS begin with the window (loss, win), outside of which there are no values.
algorithm-minimax = The yardstick: looks at every node. One side chooses the largest value, the other the smallest.
algorithm-negamax = Minimax with one rule for both sides: every value is from the point of view of the side to move, and its sign changes from ply to ply. It visits the same nodes.
algorithm-alpha-beta = Remembers what each side is sure of already: α for the side that maximises, β for the other. As soon as α ≥ β, the moves that are left at a node cannot matter and are cut off. The value at the root is that of minimax; with the best move first at every node, only about the square root of the nodes is left.
algorithm-pvs = Principal variation search expects the first move to be the best and asks of every other one only whether it is better, with an empty window. If one is, it is searched again.
algorithm-deepening = Iterative deepening: depth 1, 2, 3 … with a transposition table. Positions that were reached by another order of moves are not searched again, and the best move of the last depth is tried first. The counts are those of all depths together.
algorithm-mtdf = MTD(f) finds the value by asking only “is it this much or more?”, with empty windows that close in on it. It depends on its transposition table, since every question is a search of its own; also with iterative deepening.
algorithm-mcts = Monte Carlo tree search grows a tree where random games went well, and keeps bounds that make its answer exact in the end. Positions it steps onto in random games count as nodes.
algorithm-pns = Proof-number search goes where the least is left to prove, and closes in on the value by thresholds. Its tree is kept in memory.
algorithm-own = The author’s own search, which the report cannot describe.
algorithm-own-source = The author’s own search. Its program stands under “The programs”.

## Report: Measurements
measured-intro = Counts are the same on every machine; times are not.
measured-nodes = **Nodes**: visits to positions, the root and finished games included.
measured-leaves = **Leaves**: nodes where the game is over or the depth limit is reached.
measured-evaluations = **Evaluations**: calls of the evaluator.
measured-generated = **Generated**: moves listed at nodes that were expanded.
measured-cutoffs = **Cutoffs**: nodes at which moves were left out; the cutoff share is their part of all inner nodes.
measured-branching = **b**: the effective branching factor, that is the number of moves at every node of an even tree of this depth with as many nodes: nodes = 1 + b + b² + … + b^depth.
measured-time = **Time**: the median of the repeats, with the shortest and the longest in brackets.
measured-value = **Value**: from X’s point of view. X3: X wins in 3 plies, =: draw, +12: good for X.
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
measured-own = † The author’s own search, not one of inarow. What lies between the two costs time: compare its nodes, not its times. A dash is a count that it does not tell.
nodes-by-depth = Nodes by depth:
cell-short-not-run = not run
cell-short-stopped = stopped
cell-short-failed = failed
column-line = line
column-tied = tied
column-table-hits = table hits
column-deepest = deepest
column-ended = ended
column-range = min–max
column-speed = nodes/s
column-ply = ply
column-positions = positions
column-finished = finished
column-symmetric = up to symmetry

## Report: Plots
plot-axis-depth = depth in plies
plot-axis-nodes = nodes, logarithmic scale
plot-axis-time = time in ms, logarithmic scale
plot-axis-cutoffs = cutoffs among inner nodes, %
plot-axis-branching = effective branching factor b
plot-caption-nodes = Nodes by depth on a logarithmic scale: a straight line is a constant branching factor. Lines that coincide have the same counts.
plot-caption-time = Median time by depth on a logarithmic scale.
plot-caption-cutoffs = The share of inner nodes at which moves were cut off.
plot-caption-branching = The effective branching factor: what one more ply multiplies the nodes by, on average.

## Report: What they show
finding-same-nodes = Minimax and negamax visited exactly the same number of nodes at every depth: they differ in how they are written, not in what they do.
finding-cut = At depth { $depth } alpha-beta visited { $few }, where minimax visited { $many }: { $share } of them, { $times } fewer. Its effective branching factor is { $b } instead of { $full }; with the best move always first it would be near { $root }, the square root of that.
finding-cut-nothing = At depth { $depth } alpha-beta visited as much as minimax, { $many }: nothing can be cut yet.
finding-own-same = `{ $algorithm }`, the author’s own, visited exactly as many nodes as { $others } at every depth.
finding-better = At depth { $depth } `{ $algorithm }` visited { $few } and alpha-beta { $many }: { $times } fewer.
finding-worse = At depth { $depth } `{ $algorithm }` visited { $many } and alpha-beta { $few }: { $times } as many.
finding-equal = At depth { $depth } `{ $algorithm }` and alpha-beta visited equally much, { $nodes }.
finding-fastest = By the clock `{ $algorithm }` was fastest at depth { $depth }: { $time }, against { $other } for `{ $slowest }`, the slowest that got there.
finding-speed = Nodes are not equally dear: at depth { $depth } `{ $quick }` visited { $fast } a second and `{ $slow }` { $slowly }.
finding-stopped = `{ $algorithm }` went no deeper than depth { $depth }: depth { $next } would have taken about { $time }.
finding-limited = `{ $algorithm }` went no deeper than depth { $depth }: depth { $next } was stopped by the limit of a cell.
finding-never = `{ $algorithm }` could not be run at all within the limit of a cell.
finding-failed = `{ $algorithm }` failed at depth { $depth }: { $reason }.
finding-same-value =
    { $depths ->
        [one] All algorithms found the same value, as they must.
       *[other] At every depth all algorithms found the same value, as they must.
    }
finding-other-value = At depth { $depth } the algorithms did not find the same value: this should not happen.
finding-other-move = At depth { $depth } they chose different moves of the same value: { $moves }. Which of several equal moves is found first depends on the order in which an algorithm looks.
finding-none = Too little was run to compare.
finding-equal-times = By the clock no algorithm is faster at depth { $depth }: they are equal within the spread of the repeats, `{ $algorithm }` at { $time } and `{ $slowest }` at { $other }.

## Report: The machine
machine-processor = Processor: { $name }
machine-threads = Threads the machine runs at once: { $n } (a search uses one)
machine-memory = Memory: { $n } MB
machine-system = System: { $system }, { $architecture }
machine-program = Program: inarow { $version }
machine-slow = The program was built without optimisations: its times are many times longer than need be.
repeat-intro = This command makes the same counts, and with the same folder a new report from the same measurements:
repeat-files = Beside this report there are `results.csv` and `results.json` with all numbers, `cells.jsonl`, from which an interrupted run goes on, and the plots as SVG and PNG in the folder `plots`.

## Page
refused-place = { $place } is not possible now. Choose a marked place.
explain-bench-only = The workbench has the evaluators of k in a row. Play such a game to see its lines.
refusal-only-in-a-row = only k in a row is possible here.
key-sides = X is { $x } ({ $first }), O is { $o } ({ $second }).

## Why this move?
why = Why?
why-title = Why the computer played its last move
why-move = Why { $move }?
why-thinking = Looking at the other moves …
why-reason = { $move } { $reason }.
why-value = { $player } expected: { $value }.
why-value-depth = { $player } expected: { $value }, looking { $depth } plies ahead.
value-even = about even
value-slightly = { $side } is slightly better
value-better = { $side } is better
value-much = { $side } is much better
why-moves = The move and the best others, with what each leads to
why-show = Show on the board: { $moves }
why-open = Open this search
why-open-title = Opens in Explain the very search that chose this move: { $player }
why-no-search = There is no search to open: this move was made at random.
why-only-moves = There is no search to open: { $player } tells only its moves.
why-forgotten = How it came about is not known any more: the game was loaded after the move.
why-lot = { $n } moves are exactly equal ({ $moves }): chosen by lot.
why-lot-many = { $n } moves are exactly equal ({ $moves } …): chosen by lot.
why-opening =
    { $n ->
        [one] The opening is the middle of the board.
       *[other] The opening is chosen by lot among { $n } cells around the middle.
    }
why-misjudged = A slip of a weak level: it misjudged the moves and took one that its own search liked less.
why-slip = This level makes some of its moves at random. This was one of them.
why-random = This player chooses at random.

## Explain: the search of a move that was played
explain-by-lot = by lot among { $n } equal moves: { $moves }
explain-ended-early = ended by a limit after { $nodes }
explain-first-plies = Keep only the first plies
explain-levels = below ply { $n } only counted
explain-return-lot = Of the equal moves { $move } was chosen by lot.
explain-return-unfinished = The limit of nodes ended the search here, before the value was known.
explain-kind-counted =
    { $n ->
        [one] inner node; { $shown } node below it was only counted
       *[other] inner node; { $shown } nodes below it were only counted
    }
explain-kind-unfinished = not finished: the limit ended the search

## Explain: the engine
explain-tab-engine = Engine
explain-engine-player = Player
explain-engine-run = Let it move here
explain-engine-running = Searching again as it did for the move …
explain-engine-none = Only games of k in a row have an engine of their own; in other games “Tree” shows the search.
explain-engine-result = { $player }: { $move }, { $value }
explain-engine-depth = depth { $depth }
explain-engine-solved = by the solver, proven
explain-engine-fours = won by VCF (continuous fours), found without a search
explain-engine-threes = won by VCT (continuous threes and fours), found without a search
explain-engine-line = Line
explain-engine-depths = Depth
explain-engine-best = Best
explain-engine-value = Value
explain-engine-nodes = Nodes
explain-engine-known = What it knew of the moves at depth { $depth }; ≤ and ≥ are bounds
explain-engine-more = and { $n } more
explain-engine-values = Exact values of all moves

## Openings with swap and swap2
opening = Opening
opening-none = Plain
opening-swap = Swap
opening-swap2 = Swap2
opening-about-none = Whoever begins simply plays. The first move is an advantage.
opening-about-swap = Makes the first move fair: one player places the first three stones, the other chooses a side.
opening-about-swap2 = Makes the first move fair: one player places the first three stones; the other chooses a side, or places two more and leaves the choice to the first.
opening-heading = The opening: { $rule }
opening-step-put = The first player places three stones: { $first }, { $second }, { $first }.
opening-step-swap = The second player chooses a side.
opening-step-swap2 = The second player chooses a side, or places two more stones: { $second }, { $first }.
opening-step-last = After two more stones the first player chooses a side.
opening-why = The first move is an advantage. Whoever places the stones keeps the sides even, because the opponent takes the better one.
opening-next = Then { $second } is to move.
opening-choices = Choice in the opening
opening-take = Play { $side }
opening-two = Place two more
opening-takes =
    { $who ->
        [first] The first player takes { $side }
        [second] The second player takes { $side }
       *[computer] The computer takes { $side }
    }
opening-puts =
    { $who ->
        [first] The first player places { $cells }
        [second] The second player places { $cells }
       *[computer] The computer places { $cells }
    }
opening-lot = by lot
opening-unknown = had no time to think
status-put = Place stone { $n } of { $of }: neither side should be better
status-put-player =
    { $who ->
        [first] First player: stone { $n } of { $of }; neither side should be better
       *[second] Second player: stone { $n } of { $of }; neither side should be better
    }
status-put-computer = The computer places stones …
status-choose = Choose your side
status-choose-player =
    { $who ->
        [first] First player: choose your side
       *[second] Second player: choose your side
    }
status-choose-computer = The computer chooses a side …
terminal-opening-choice = Type one of: { $choices }
refused-choose = First choose your side, above the board.
refusal-opening-rules = { $rule } is for five in a row without gravity, on boards of at least { $least } × { $least }.

## Puzzles
door-puzzles = Puzzles
door-puzzles-about = Find the one right move
puzzle-title = Puzzle
puzzle-day = Puzzle of { $date }
puzzle-own = From your game: { $number } of { $count }
puzzle-task-win =
    { $plies ->
        [one] Win in { $plies } ply
       *[other] Win in { $plies } plies
    }
puzzle-task-fours =
    { $plies ->
        [one] Win by VCF in { $plies } ply
       *[other] Win by VCF in { $plies } plies
    }
puzzle-task-defence = Find the only move that does not lose
puzzle-loading = Making a puzzle …
puzzle-combing = Looking for puzzles in your game …
puzzle-none-own = No puzzle was found in this game: exactly one move must be right, provably, and it must do more than block an immediate win.
puzzle-played = In the game { $move } was played.
puzzle-played-right = In the game it was played, too.
puzzle-right = { $move } is right. Go on.
puzzle-solved = Solved
puzzle-slower = { $move } wins too, but later. Try again.
puzzle-loses = { $move } loses: { $moves }. Try again.
puzzle-draws = { $move } only draws: { $moves }. Try again.
puzzle-stopped = { $move } does not win by force: { $reply } stops it. Try again.
puzzle-not = { $move } does not win by force. Try again.
puzzle-elsewhere = Find the move in the position of the puzzle.
puzzle-hint-what = The right move { $reason }.
puzzle-hint-area = Look between { $from } and { $to }.
puzzle-hint-move = The right move is { $move }.
puzzle-solution = Solution
puzzle-line = Solution: { $moves }
puzzle-next = Next puzzle
puzzle-today = Today’s puzzle
puzzle-close = Back to my game
puzzle-open = Open in Play
puzzle-open-title = Analyse it, solve it, or play on from here
puzzle-proof-win-exact = Proven: every move was searched to the end of the game, and no other wins.
puzzle-proof-defence-exact = Proven: every move was searched to the end of the game, and all others lose.
puzzle-proof-win = Proven by VCF (victory by continuous fours: every reply is forced). After every other move the opponent wins by force.
puzzle-proof-fours = Proven by VCF (victory by continuous fours: every reply is forced). No other move begins one, and none is shorter.
puzzle-proof-defence = Proven by VCF (victory by continuous fours): after every other move the opponent wins by force, after this one no VCF is left.
puzzle-score = Days in a row: { $days }. In a row without help: { $row }. Solved: { $solved }.
puzzle-level = Level
puzzle-any = Any
puzzle-easy = Easy
puzzle-medium = Medium
puzzle-hard = Hard
puzzle-kind = Task
puzzle-win = Win
puzzle-defence = Defence
review-puzzles = Make puzzles from this game
refusal-puzzle-game = no puzzles are made of { $game }. They are made of boards of 3x3 to 20x20 with 3 to 6 in a row, with gravity of up to 64 cells, one row more included, such as 5x5x4, 7x6x4+gravity or 15x15x5.
refusal-puzzle-none = no such puzzle was found. Try another level, task or game.
refusal-puzzle-late = no such puzzle was found in time. Try another level, task or game.
refusal-puzzle-hard = this position is too hard to judge a move in. Try another level, task or game.
terminal-puzzle-invite = Type a move such as { $move }, or hint, solution, board or quit.
terminal-puzzle-seed = { $game }, { $level }: { $command }
terminal-puzzle-task = { $turn }: { $task }

## Explain: MCTS and proof-number search.
explain-growth-nodes = Positions at most
explain-growth-seed = Seed
explain-growth-seed-title = The same seed, the same playouts and the same choice among equal moves. Left empty: the first of equal moves.
explain-growth-problem-nodes = Write how many positions the search may visit, 1 to { $most } (such as { $usual }).
explain-growth-problem-seed = Write a seed of up to 15 digits (such as 7), or leave it empty.
explain-growth-iterations = iterations: { $shown }
explain-growth-positions = positions: { $shown }
explain-growth-visits = visits: { $shown }
explain-growth-kept = The first { $kept } of { $all } iterations can be looked at. There was no room for more; the result above is that of the whole search.
explain-growth-at = iteration { $n } / { $of }
explain-growth-range = Iteration
explain-growth-phase = Phase of the iteration
explain-growth-phase-back = Previous phase
explain-growth-phase-next = Next phase
explain-growth-phase-select = Selection
explain-growth-phase-expand = Expansion
explain-growth-phase-simulate = Simulation
explain-growth-phase-backup = Backpropagation
explain-growth-next = may be next
explain-growth-on-way = on the way of this iteration
explain-growth-begin-mcts = Nothing has been tried yet. Each iteration will sample one game and add it to the tree.
explain-growth-begin-pns = Nothing has been expanded yet. Each iteration will expand the one node that matters most for the answer.
explain-growth-select = Selection: from each node to the child with the largest UCT value: { $way }.
explain-growth-select-lot = Selection: { $way }, each time the child with the largest UCT value. Here some moves were never tried, and one of them is drawn by lot: { $move }.
explain-growth-expand = Expansion: { $node } is visited again, so its moves become children: { $shown }. The new node is { $move }.
explain-growth-expand-none = Expansion: nothing to add. { $move } became a child together with its siblings, and is visited for the first time now.
explain-growth-simulate = Simulation: random moves to the end, { $moves }. The result is { $value }.
explain-growth-simulate-over = Simulation: none is needed. The game is over after { $move }: { $value }.
explain-growth-simulate-horizon = Simulation: none is made. The depth is reached at { $move }, and the evaluator says { $value }.
explain-growth-backup = Backpropagation: each node on the way counts one visit more and adds the result, { $reward } (1 is a win for { $side }, 0 a loss).
explain-growth-solved = Solved now: { $nodes }. No sample is needed there any more.
explain-growth-most-proving = Selection: where { $side } is to move, the child with the smallest proof number; elsewhere the one with the smallest disproof number. This leads to the most-proving node: { $way }.
explain-growth-expand-proof = Expansion: { $node } gets its children ({ $shown }), and each is looked at once. Already a yes: { $yes }; already a no: { $no }; the others begin with 1 / 1.
explain-growth-expand-many = Expansion: { $node } gets its children ({ $shown }), and each is looked at once. Those not decided begin with 1 / 1.
explain-growth-update = Backpropagation: the numbers on the way are worked out again from the children. Leaves still needed at the root: at least { $proof } for a yes, { $disproof } for a no.
explain-growth-answer-yes = So the answer is yes.
explain-growth-answer-no = So the answer is no.
explain-growth-spoken-proof = proof number { $proof }, disproof number { $disproof }
explain-growth-question = Question { $n } of { $of }: { $question }
explain-growth-questions = Questions
explain-growth-questions-about = Proof numbers answer only yes or no. So this search asks first whether the game is won, and then closes in on the value, halving what is left. Each question grows a tree of its own.
explain-growth-ask-win = Does { $side } win?
explain-growth-ask = Is the position worth { $value } or better for { $side }?
explain-growth-ask-draw = Does { $side } draw at least?
explain-growth-ask-move = Is { $move } worth { $value } or better for { $side }?
explain-growth-yes = Yes: { $value }.
explain-growth-no = No: { $value }.
explain-growth-no-answer = Not answered: the search was ended.
explain-growth-table = Children of { $node }
explain-growth-table-none = No children yet.
explain-growth-table-uct = Mean and UCT are for the side to move here, from 0 (lost) to 1 (won): UCT = mean + √2·√(ln N / n). ▸ may be selected next; grey moves can no longer matter.
explain-growth-table-or = OR node: one yes is enough. Its proof number is the smallest one here, its disproof number the sum. ▸ is selected next.
explain-growth-table-and = AND node: all must be a yes. Its proof number is the sum, its disproof number the smallest one here. ▸ is selected next.
explain-growth-column-move = Move
explain-growth-column-visits = Visits n
explain-growth-column-mean = Mean
explain-growth-column-explore = + bonus
explain-growth-column-uct = = UCT
explain-growth-column-bounds = Bounds
explain-growth-column-proof = Proof
explain-growth-column-disproof = Disproof
explain-growth-column-value = Value
explain-growth-legend-mcts = MCTS: above the mean result in thousandths, from X’s point of view; n: how many samples went through the node.
explain-growth-legend-pns = Proof-number search: proof number / disproof number, at least how many more leaves are needed for a yes and for a no; ∞: impossible.
explain-growth-legend-way = Thick edges and green frames: the way of this iteration.
explain-growth-legend-fresh = Filled with green: new in this iteration. Bold numbers have changed.
explain-growth-legend-bounds = [a, b]: what is proven of the value, from X’s point of view.
explain-growth-legend-done = Faint: it can no longer change the value of its parent, so MCTS does not try it again.

## Grading

grade-points = { $points } of { $of } points
grade-right = { $right } of { $questions } answers right
grade-score = { $won } won, { $drawn } drawn, { $lost } lost
grade-total = Total: { $points }
grade-asked = { $game }, { $algorithm } to depth { $depth }
grade-wrong-failed = no answer: { $reason }
grade-wrong-no-value = no value; right is { $right }
grade-wrong-value = value { $said }; right is { $right }
grade-wrong-move = move { $said }; best is { $right }
grade-wrong-nodes = { $said } nodes; right is { $right }
grade-wrong-exchanged = value { $said }, and { $other } with the stones of both sides exchanged; that has to be { $right }
grade-wrong-mirrored = value { $said }, but { $other } in this position, which is the same mirrored or turned:
grade-wrong-win = X has won, value { $said }; it has to be more than { $other }, which a game has that goes on
grade-wrong-loss = O has won, value { $said }; it has to be less than { $other }, which a game has that goes on
grade-wrong-lost = lost with { $side } against { $opponent }: { $record }
grade-wrong-drawn = drawn with { $side } against { $opponent }: { $record }
grade-wrong-said = { $sent } → { $said }
grade-wrong-silent = { $sent } → no answer
grade-wrong-call = { $call } → { $said }; right is { $right }
grade-convention = Right by another convention. If it is meant so, the test needs { $setting }.
grade-slip-depth-short = The search looks one ply less than asked.
grade-slip-depth-long = The search looks one ply more than asked.
grade-slip-value-for-side-to-move = Values are told for the side to move; they have to be told for X.
grade-slip-leaf-for-side-to-move = Leaves are scored for the side to move; in minimax they have to be scored for the side that searches.
grade-slip-leaf-for-root = Leaves are scored for the side that searches; in negamax they have to be scored for the side to move.
grade-slip-leaf-for-x = Leaves are scored for X; in negamax they have to be scored for the side to move.
grade-slip-leaf-sign = The values of leaves have the wrong sign.
grade-slip-draw-as-loss = A draw counts as a loss.
grade-slip-draw-as-win = A draw counts as a win.
grade-slip-terminal-late = At the depth limit the search does not look whether the game is over, so a win with the last ply is missed.
grade-slip-not-negated = The value of a reply is not negated.
grade-slip-always-max = Both sides take the largest value; the opponent has to take the smallest.
grade-slip-max-min-exchanged = The smallest value is taken where the largest belongs, and the largest where the smallest belongs.
grade-slip-root-minimises = At the root the smallest value is taken, not the largest.
grade-slip-best-from-zero = The best value begins at 0; it has to begin below every value, or lost positions look like draws.
grade-slip-last-move-ignored = The last move of every position is never tried.
grade-slip-first-good-move = The search takes the first move that does not lose and looks no further.
grade-slip-beta-never-updated = Nothing is ever left out: the side that minimises lowers alpha instead of beta, or alpha and beta are not handed down, or nothing ends the loop.
grade-slip-window-not-passed = The window is not handed down: every node begins with that of the root.
grade-slip-shallow-cuts = Only one end of the window is handed down, so bounds from more than one ply above cut nothing (no deep cutoffs): hand down both alpha and beta.
grade-slip-root-window-open = Every move of the root is searched with the full window: what the moves before it are worth has to be handed down as alpha.
grade-slip-low-without-max = The bound becomes the value of the move also where that is worse than the bound: low is not kept with max.
grade-slip-low-is-last = The bound becomes the value of every move, also of one that is worse than a move before: low is not kept with max.
grade-slip-window-not-swapped = For the reply the window is negated, but alpha and beta do not change places.
grade-slip-cut-at-alpha = Moves are left out as soon as a value is above alpha; that has to wait for beta.
grade-slip-bounds-as-ties = A move is taken for as good as the best one where alpha-beta only knows that it is at most as good: take a move only if its value is better, not if it is equal.
grade-slip-one-sided-evaluator = The evaluator sees only the stones of the side that searches, and its sign follows whoever moved last.
grade-slip-own-stones-only = The evaluator sees only the stones of the side that searches; those of the opponent have to be subtracted.
grade-slip-no-distance = A win is worth the same at any distance; a quick one has to be worth more.
grade-slip-unequal-depths = Plies to a win are counted from the position after the move, not from the one that is asked about.
grade-museum = This is the fault “{ $title }” of the museum: inarow lab faults { $name }.
grade-counts = Nodes are counted in another way than the test does; if it is meant so, the test needs { $setting }.
grade-pattern-no-answers = It gives no answer that counts.
grade-pattern-fails = Whatever it answers is right, but some questions get no answer.
grade-pattern-no-values = It never tells a value.
grade-pattern-second-side = Wrong only where O is to move: look at the point of view of values, and at who maximises.
grade-pattern-draws = Wrong only where the right value is a draw.
grade-pattern-other-depth = Every wrong value is that of one ply more or less.
grade-pattern-moves = The values are right, the moves are not: the best move is not remembered together with the best value.
grade-pattern-more-nodes = The values are right, but more nodes are visited than necessary.
grade-pattern-fewer-nodes = The values are right, but fewer nodes are counted than there must be.
grade-pattern-values = Values are wrong, in a way that none of the known slips explains.
grade-evaluator-for-side-to-move = Values are told for the side to move; they have to be told for X.
grade-evaluator-sign = The values have the wrong sign.
grade-evaluator-one-sided-evaluator = The evaluator sees only the stones of one side; those of the other have to be subtracted.
grade-evaluator-scale = The values are those of the evaluator asked for, times a constant.
grade-evaluator-directions = Rows count differently by the direction they lie in: look at the loops over rows, columns and diagonals.
grade-evaluator-win-not-seen = A finished game is not worth more than one that goes on.
grade-strength-no-legal-move = It loses games by giving no legal move.
grade-strength-misses-win = It does not take a win with one move.
grade-strength-misses-threat = It does not prevent a win of the opponent with one move.
grade-strength-one-side = It loses with one side only: look at everything that depends on who is to move.
grade-strength-weaker = The opponent plays better.
grade-gomocup-over = The program ends by itself or cannot be started.
grade-gomocup-silent = An answer does not come in time: write each one with the end of the line, and flush the output.
grade-gomocup-no-ok = START has to be answered by OK.
grade-gomocup-spelling = Commands come in small letters too, and lines may end in CR LF.
grade-gomocup-any-size = A board that cannot be has to be answered by ERROR.
grade-gomocup-about = ABOUT has to be answered by one line such as name="…", version="…", author="…", country="…".
grade-gomocup-answers-info = INFO must not be answered, and keys that are not known are ignored.
grade-gomocup-not-unknown = A command that is not known has to be answered by UNKNOWN.
grade-gomocup-form = A move has to be written as x,y, such as 7,7.
grade-gomocup-outside = A move is outside of the board.
grade-gomocup-taken = A move is on a cell that is taken.
grade-gomocup-not-taken-back = TAKEBACK has to be answered by OK, and the cell is free again.
grade-gomocup-not-restarted = RESTART has to be answered by OK, and the board is empty again.
grade-gomocup-ignores-end = It goes on after END.
grade-gomocup-ignores-hang-up = It goes on after the end of its input.
grade-gomocup-swaps-coordinates = Column and row are exchanged: x comes first, counted from the left.
grade-gomocup-from-one = Cells are counted from 1; the protocol counts from 0.
grade-gomocup-sides-exchanged = In BOARD the sides are exchanged: 1 are its own stones, 2 those of the opponent.
grade-gomocup-misses-five = It does not make five in a row where it can.
grade-gomocup-misses-four = It does not stop four stones in a row.
grade-function-fails = It gives no answer.
grade-function-missing = The function is missing or not written yet.
grade-function-raises = It raises an exception where there is an answer.
grade-function-player-swapped = player names the other player every time: X begins.
grade-function-player-counts = player counts the stones wrongly: with as many X as O it is the turn of X.
grade-function-actions-type = actions has to return a set of pairs (i, j).
grade-function-actions-taken = actions has cells that are not empty.
grade-function-actions-missing = actions does not have all empty cells.
grade-function-result-mutates = The function changes the board that it is given: make a deep copy first.
grade-function-result-accepts-taken = result has to raise an exception where the cell is taken.
grade-function-result-accepts-outside = result has to raise an exception where the cell is outside of the board; negative indices count from the end in Python.
grade-function-result-wrong-player = result puts down the sign of the other player.
grade-function-result-exchanges = result exchanges row and column.
grade-function-result-other = result returns another board.
grade-function-winner-misses-row = winner does not see a row.
grade-function-winner-misses-column = winner does not see a column.
grade-function-winner-misses-diagonal = winner does not see a diagonal.
grade-function-winner-other = winner names a winner where there is none, or the wrong one.
grade-function-terminal-ignores-full = terminal goes on where the board is full.
grade-function-terminal-ignores-win = terminal goes on after a win.
grade-function-terminal-too-early = terminal ends a game that goes on.
grade-function-utility-sign = utility has the wrong sign: 1 is a win of X, -1 a win of O.
grade-function-utility-other = utility has to be 1 where X has won, -1 where O has, and 0 in a draw.
grade-function-minimax-after-end = minimax has to return None where the game is over.
grade-function-minimax-illegal = minimax returns an action that is not legal.
grade-function-minimax-one-side = minimax is wrong for one player only: look at where it maximises and where it minimises.
grade-function-minimax-misses-win = minimax does not take a win with one move.
grade-function-minimax-not-optimal = minimax does not find the best action.
terminal-bar-questions = questions
grade-stopped = stopped; only complete tests are marked
grade-files = Written into { $path }: grade.html, grade.txt, grade.json, junit.xml, results.json
grade-submission = Submission
grade-place = Place
grade-ranking = Ranking: every submission against every other one
grade-look = Look at it in Explain
