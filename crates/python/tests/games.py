"""Games and searches for the tests, as a student writes them."""

from __future__ import annotations

LINES = [
    (0, 1, 2), (3, 4, 5), (6, 7, 8),
    (0, 3, 6), (1, 4, 7), (2, 5, 8),
    (0, 4, 8), (2, 4, 6),
]  # fmt: skip
NAMES = ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"]


class Noughts:
    """Noughts and crosses, with its cells in the order of ours."""

    name = "noughts"
    rules = "Three in a row win."
    longest = 9

    def __init__(self):
        self.board = [" "] * 9
        self.turn = 0

    def moves(self):
        return [NAMES[i] for i in range(9) if self.board[i] == " "]

    def play(self, move):
        self.board[NAMES.index(move)] = "xo"[self.turn % 2]
        self.turn += 1

    def undo(self, move):
        self.board[NAMES.index(move)] = " "
        self.turn -= 1

    def side(self):
        return "xo"[self.turn % 2]

    def outcome(self):
        for a, b, c in LINES:
            if self.board[a] != " " and self.board[a] == self.board[b] == self.board[c]:
                return self.board[a]
        return "=" if self.turn == 9 else None

    def key(self):
        return "".join(self.board)

    def evaluate(self):
        """open lines of X less those of O"""
        score = 0
        for line in LINES:
            cells = [self.board[i] for i in line]
            score += ("o" not in cells) - ("x" not in cells)
        return score

    def __str__(self):
        rows = ["".join(self.board[i : i + 3]).replace(" ", ".") for i in (0, 3, 6)]
        return "\n".join(rows)


class NoUndo(Noughts):
    """The same, whose moves cannot be taken back, and without a key."""

    name = "no-undo"
    undo = None
    key = None

    def __getattribute__(self, name):
        if name in ("undo", "key"):
            raise AttributeError(name)
        return super().__getattribute__(name)


class Heap:
    """A heap of stones: one to three are taken, who takes the last one wins."""

    def __init__(self, stones=10):
        self.stones = stones
        self.taken = 0

    def moves(self):
        return [str(n) for n in range(1, min(3, self.stones) + 1)]

    def play(self, move):
        self.stones -= int(move)
        self.taken += 1

    def undo(self, move):
        self.stones += int(move)
        self.taken -= 1

    def side(self):
        return "xo"[self.taken % 2]

    def outcome(self):
        return None if self.stones else "ox"[self.taken % 2]

    def key(self):
        return self.stones, self.taken % 2


class Older:
    """The heap in an older shape."""

    def __init__(self, stones=10):
        self.stones = stones
        self.current_player = 1

    def possible_moves(self):
        return ["1", "2", "3"][: self.stones]

    def make_move(self, move):
        self.stones -= int(move)

    def unmake_move(self, move):
        self.stones += int(move)

    def switch_player(self):
        self.current_player = 3 - self.current_player

    def is_over(self):
        return self.stones == 0

    def scoring(self):
        return -100 if self.is_over() else 0


def minimax(game, depth):
    """The value for X, and the best move."""
    if depth == 0 or game.outcome() is not None:
        return game.evaluate(), None
    best = None
    maximises = game.side() == "x"
    for move in game.moves():
        game.play(move)
        value, _ = minimax(game, depth - 1)
        game.undo(move)
        if best is None or (value > best[0] if maximises else value < best[0]):
            best = value, move
    return best


def negamax(game, depth):
    """The same by one rule for both sides."""

    def of_side(game, depth):
        sign = 1 if game.side() == "x" else -1
        if depth == 0 or game.outcome() is not None:
            return sign * game.evaluate(), None
        best = None
        for move in game.moves():
            side = game.side()
            game.play(move)
            value, _ = of_side(game, depth - 1)
            if game.side() != side:
                value = -value
            game.undo(move)
            if best is None or value > best[0]:
                best = value, move
        return best

    value, move = of_side(game, depth)
    return (value if game.side() == "x" else -value), move


def alpha_beta(game, depth, alpha=float("-inf"), beta=float("inf")):
    """The same with pruning on equality."""
    if depth == 0 or game.outcome() is not None:
        return game.evaluate(), None
    best = None
    maximises = game.side() == "x"
    for move in game.moves():
        game.play(move)
        value, _ = alpha_beta(game, depth - 1, alpha, beta)
        game.undo(move)
        if best is None or (value > best[0] if maximises else value < best[0]):
            best = value, move
        if maximises:
            alpha = max(alpha, value)
        else:
            beta = min(beta, value)
        if alpha >= beta:
            break
    return best


SEARCHES = {"minimax": minimax, "negamax": negamax, "alpha-beta": alpha_beta}
