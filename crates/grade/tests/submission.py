"""A submission: minimax, negamax and alpha-beta for k in a row, with the mutations named on the
command line. Without any it is right."""

import sys

M = set(sys.argv[1:])
INF = 10**9


class Game:
    def __init__(self, name):
        size, self.k = name.split("+")[0].rsplit("x", 1)
        self.width, self.height = map(int, size.split("x"))
        self.k = int(self.k)
        self.board = {}
        self.cells = [
            (x, y) for y in range(self.height - 1, -1, -1) for x in range(self.width)
        ]
        if "columns" in M:
            self.cells.sort()
        if "backwards" in M:
            self.cells.reverse()

    def wins(self, cell, side):
        for dx, dy in (1, 0), (0, 1), (1, 1), (1, -1):
            n = 1
            for sign in (1, -1):
                x, y = cell
                while self.board.get((x + sign * dx, y + sign * dy)) == side:
                    x, y, n = x + sign * dx, y + sign * dy, n + 1
            if n >= self.k:
                return True
        return False

    def moves(self):
        return [cell for cell in self.cells if cell not in self.board]


class Search:
    def __init__(self, game, side):
        self.game, self.me, self.nodes = game, side, 0
        self.table = {}

    def leaf(self, side, depth, last):
        """The value for the side to move, if this is a leaf."""
        self.nodes += "inner" not in M and "moves" not in M
        won = last is not None and self.game.wins(last, -side)
        full = len(self.game.board) == len(self.game.cells)
        if "late" in M and depth == 0:
            return 0
        if won:
            value = -1
        elif full:
            value = 0
            if "draw-loss" in M:
                value = -1 if "negamax" in M or side == self.me else 1
        elif depth == 0:
            value = 0
        else:
            self.nodes += "inner" in M
            return None
        return -value if "leaf-sign" in M else value

    def after(self, cell, side, search):
        self.nodes += "moves" in M
        self.game.board[cell] = side
        result = search()
        if not ("undo" in M and len(self.game.board) % 4 == 3):
            del self.game.board[cell]
        return result

    def key(self):
        return tuple(sorted(self.game.board.items()))

    def negamax(self, side, depth, alpha, beta, last=None, root=False):
        value = self.leaf(side, depth, last)
        if value is not None:
            if "leaf-root" in M and side != self.me or "leaf-x" in M and side == -1:
                value = -value
            return value, None
        if "table" in M and (self.key(), depth) in self.table and not root:
            return self.table[self.key(), depth]
        best, chosen = (0 if "zero" in M else -INF), None
        if "least" in M and root:
            best = INF
        moves = self.game.moves()
        if "last" in M and len(moves) > 1:
            moves.pop()
        low = alpha
        for cell in moves:
            window = (-beta, -low)
            if "decided-everywhere" in M:
                window = (-1, 1)
            if "shallow" in M:
                window = (-INF, -low)
            if "unswapped" in M:
                window = (-low, -beta)
            if "full-window" in M or "plain" in M:
                window = (-INF, INF)
            value, _ = self.after(
                cell, side, lambda: self.negamax(-side, depth - 1, *window, last=cell)
            )
            value = value if "unnegated" in M else -value
            better = value >= best if "last-of-equals" in M else value > best
            if "least" in M and root:
                better = value < best
            if better:
                best, chosen = value, cell
            if "plain" in M:
                continue
            if "alpha-cut" in M and value > low:
                break
            low = best if "low" in M else max(low, best)
            if low > beta if "keep" in M else low >= beta:
                break
        if "hard" in M and "plain" not in M and not root:
            best = max(alpha, min(best, beta))
        if "table" in M and "plain" in M:
            self.table[self.key(), depth] = best, chosen
        return best, chosen

    def minimax(self, side, depth, alpha, beta, last=None, root=False):
        value = self.leaf(side, depth, last)
        if value is not None:
            return (value if side == self.me or "leaf-mover" in M else -value), None
        largest = side == self.me or "always-max" in M
        if "exchanged" in M or "least" in M and root:
            largest = not largest
        best, chosen = (-INF if largest else INF), None
        if "zero" in M:
            best = 0
        moves = self.game.moves()
        if "last" in M and len(moves) > 1:
            moves.pop()
        for cell in moves:
            window = (-INF, INF) if "full-window" in M or "plain" in M else (alpha, beta)
            value, _ = self.after(
                cell, side, lambda: self.minimax(-side, depth - 1, *window, last=cell)
            )
            if value > best if largest else value < best:
                best, chosen = value, cell
            if "plain" in M:
                continue
            if largest:
                alpha = best if "low" in M else max(alpha, best)
            elif "beta" in M:
                alpha = min(alpha, best)
            else:
                beta = best if "low" in M else min(beta, best)
            if "no-cut" in M:
                continue
            if alpha > beta if "keep" in M else alpha >= beta:
                break
        return best, chosen


def answer(game, moves, algorithm, depth):
    position = Game(game)
    side = 1
    names = {}
    for x, y in position.cells:
        names[chr(ord("a") + x) + str(y + 1)] = (x, y)
    for move in moves:
        position.board[names[move]] = side
        side = -side
    search = Search(position, side)
    if algorithm == "alpha-beta":
        M.discard("plain")
    else:
        M.add("plain")
    if "as-negamax" in M or algorithm == "negamax":
        M.add("negamax")
    else:
        M.discard("negamax")
    depth += ("deep" in M) - ("short" in M)
    window = (-1, 1) if "decided" in M else (-INF, INF)
    run = search.negamax if "negamax" in M else search.minimax
    value, cell = run(side, max(depth, 1), *window, root=True)
    if cell is None:
        cell = position.moves()[0]
    if "own-view" not in M:
        value *= side
    if "first-view" in M and side == -1:
        value = -value
    by_cell = {cell: name for name, cell in names.items()}
    told = {1: "X", 0: "=", -1: "O"}.get(value, value) if "letters" in M else value
    text = f"best {by_cell[cell]}"
    if "silent-value" not in M:
        text += f" value {told}"
    if "silent-nodes" not in M:
        text += f" nodes {search.nodes}"
    return text


def main():
    game, moves, algorithm, depth = "3x3x3", [], "minimax", 9
    for line in sys.stdin:
        word, *rest = line.split() or [""]
        if word == "game":
            game = rest[0]
        elif word == "moves":
            moves = rest
        elif word == "algorithm":
            algorithm = rest[0]
        elif word == "depth":
            depth = int(rest[0])
        elif word == "go":
            if "crash" in M:
                raise ValueError("list index out of range")
            if "crash-deep" in M and depth == 4:
                raise ValueError("too deep")
            print(answer(game, moves, algorithm, depth), flush=True)
        elif word == "quit":
            break


main()
