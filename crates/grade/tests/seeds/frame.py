"""The line protocol around a search of noughts and crosses."""

import sys

FIXED = "fixed" in sys.argv
# Whether a quick win is worth more than a slow one, which none of them had.
DISTANCE = "distance" in sys.argv


def serve(search, evaluate=None):
    """Answers questions by `search(grid, side, algorithm, depth)`: a cell (row, column), its value for
    the side to move, and the nodes if they are counted. A grid has 1 for X, -1 for O and 0, the top
    row first. `evaluate(grid, side)` is what the evaluator thinks for the side to move."""
    moves, side, algorithm, depth = [], 1, "", 9
    for line in sys.stdin:
        word, *rest = line.split() or [""]
        if word == "moves":
            moves, depth = rest, 9
        elif word == "side":
            side = 1 if rest[0] == "x" else -1
        elif word == "algorithm":
            algorithm = rest[0]
        elif word == "depth":
            depth = int(rest[0])
        elif word in ("go", "evaluate"):
            grid = [[0] * 3 for _ in range(3)]
            for n, move in enumerate(moves):
                grid[3 - int(move[1])]["abc".index(move[0])] = (-1) ** n
            if word == "evaluate":
                print("value", side * evaluate(grid, side), flush=True)
                continue
            (row, column), value, nodes = search(grid, side, algorithm, depth)
            told = f"best {'abc'[column]}{3 - row} value {side * value}"
            print(told + (f" nodes {nodes}" if nodes else ""), flush=True)
        elif word == "quit":
            break
