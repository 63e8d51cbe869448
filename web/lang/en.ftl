### The words of inarow, in the page and in the terminal. Plain Fluent: text, variables, selectors.

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
address-rules = The link names no game that exists. Write it like 15x15x5.

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
undo-title = Take back; against the computer a whole turn
redo = Redo
redo-title = Play again what was taken back
hint = Hint
hint-title = The best move, and why
threats = Threats
threats-title = Show what a stone would make
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

## Why a stone cannot be put
refused-taken = { $cell } is taken already. Choose an empty cell.
refused-full = Column { $column } is full. Choose another one.
refused-over = The game is over. Start a new one or take a move back.
refused-turn = It is the computer's turn.
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
reason-blocks-win = blocks a row that would win at once
reason-blocks-double = stops a double threat
reason-makes-double = makes a double threat: two ways to win
reason-makes-four-three = makes a four and a three
reason-makes-four = makes a four: it has to be answered
reason-makes-two-threes = makes two open threes
reason-makes-three = makes an open three
reason-blocks-three = blocks an open three
reason-delays =
    { $plies ->
        [one] holds out longest: lost in { $plies } ply
       *[other] holds out longest: lost in { $plies } plies
    }
reason-draws = keeps the draw
reason-best = looks best

## Threats
threats-heading = Threats
threats-none = None here.
threat-wins = wins at once
threat-double = double threat
threat-four-three = four and three
threat-four = four
threat-two-threes = two open threes
threat-three = open three
threat-spoken = for { $side }: { $threat }

## Cells, for who listens
board-label = Board { $size }
cell-empty = empty
cell-move = move { $number }
cell-last = last move
cell-winning = in the winning row
cell-hint = hint

## Values
value-win =
    { $plies ->
        [one] win in { $plies } ply
       *[other] win in { $plies } plies
    }
value-loss =
    { $plies ->
        [one] loss in { $plies } ply
       *[other] loss in { $plies } plies
    }
value-draw = draw
value-score = value { $score }
value-at-least = at least: { $value }
value-at-most = at most: { $value }

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
analysis-key = Values are for { $side }, who is to move. W3: wins in 3 plies, L4: loses in 4, =: draw, all proven; ≤ and ≥ are bounds.
analysis-lines = Lines
analysis-time = Time
analysis-cells = Values on the board
line-adopt = Take over { $moves }
ended-complete = solved
ended-depth = depth reached
ended-nodes = limit reached
ended-time = time is up
ended-stopped = stopped

## Moves
moves = Moves
moves-none = None yet. Put a stone on the board.
move-label = Move { $number }, { $side } { $cell }
branch = Variation with { $move }
branch-remove = Remove this variation
review = Evaluate game
review-stop = Stop ({ $done }/{ $total })
chart-label = Value over the game: up is good for { $side }

## New game
new-which = Which game
new-size = Board
new-first = Who begins
first-random = Random
width = Width
height = Height
row-length = In a row to win
rule-exact = Only exactly that many win
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
seconds = Seconds a move
depth = Depth in plies
algorithm = Algorithm
evaluator = Evaluator

## Open and save
files-heading = Open and save
files-save = Save the game
files-save-note = The moves up to the position on the board. The link holds the whole game with its variations.
files-load = Open a game
files-offline = There is no connection to the server, which reads and writes these files.
open-file = Choose a file
open-text = or paste a .psq or .sgf record, or a position in one line:
open-paste = Open this text
copy-position = Copy position
copy-link = Copy link
copied = Copied. { $text }
saved = Saved as { $name }.
position-impossible = No game leads to this position. Write rules, rows from the top and the side to move, such as 3x3x3 x1o/1x1/3 o.
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
error-internal = The server has failed at this. Please report it.
error-other = This did not work:

## Terminal
terminal-invite = Type a move such as { $move }, or help.
terminal-seed = Among equal moves the choice is by --seed { $seed }.
terminal-turn = { $side } to move:
terminal-over = new, undo or quit:
terminal-won = The game is over: { $side } has won.
terminal-drawn = The game is over: it is a draw.
terminal-line = Winning line: { $cells }
terminal-taken-back = Taken back: { $moves }
terminal-nothing-to-undo = There is no move of yours to take back.
terminal-no-hint = The game is over: there is no move to suggest.
terminal-unreadable = '{ $text }' is not a cell. Write a column letter and a row number, such as b2; help lists what else can be typed.
terminal-outside = { $cell } is outside the board, which goes from a1 to { $last }.
terminal-floating = { $cell } would float: a stone dropped into its column comes to rest on { $rest }.
terminal-help-cell = your move: a cell from a1 to { $last }
terminal-help-column = your move: a cell from a1 to { $last }, or the letter of a column
terminal-help-undo = take your last move back
terminal-help-hint = what the computer would play
terminal-help-board = show the board again
terminal-help-moves = the moves so far
terminal-help-position = the position in one line, for inarow search --position
terminal-help-new = begin again
terminal-help-quit = leave
terminal-help-words = These words are the same in every language.
terminal-win = win
terminal-loss = loss
terminal-proven = { $value }, proven
terminal-estimate = { $value } (an estimate, in thousandths of a win)
terminal-unknown = value unknown
terminal-microseconds = { $n } µs
terminal-milliseconds = { $n } ms
terminal-seconds = { $n } s
terminal-stop = (Ctrl-C stops)

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
help-goal = Two sides take turns. Who first has enough stones in a row, across, down or diagonally, wins. Click a cell to put a stone; everything works by keyboard too.
help-keys = Keys
key-arrows = on the board: move; elsewhere: back and forward through the moves
key-play = put a stone
key-go = go on, pause or stop
help-values = Values
help-values-text = Positive is good for the side to move, and the colour is that of the side it is good for. W3 means: wins in 3 plies (a ply is one stone), L4: loses in 4, =: a draw. These are proven. ≥ and ≤ say that the value is at least or at most that.
version = inarow { $version }
