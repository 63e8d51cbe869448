"""How fast searches are from Python, as ratios in one run.

    python speed.py [INAROW]     INAROW is the program to compare with, such as dist/inarow

1. Built-in games: the same search by the package and by the program, one after the other, several times.
2. Noughts and crosses written in Python, to the end: a student's alpha-beta in Python; ours on the same rules in
   Python; ours on the built-in game; and, where they are installed, easyAI and OpenSpiel's alpha-beta in Python.
"""

from __future__ import annotations

import io
import json
import statistics
import subprocess
import sys
import time
from pathlib import Path

import inarow

SEEDS = Path(__file__).parents[2] / "grade/tests/seeds"


def median(work, times=7):
    """The median time of some runs in milliseconds, with what the last one returned."""
    taken = []
    for _ in range(times):
        begin = time.perf_counter()
        found = work()
        taken.append((time.perf_counter() - begin) * 1000)
    return statistics.median(taken), found


def built_in(program):
    print("built-in searches: milliseconds by the package, by the program, ratio (median of 11 pairs)")
    for game, algorithm, depth in [
        ("5x5x4", "alpha-beta", 6),
        ("4x4x4", "minimax", 6),
        ("7x6x4+gravity", "deepening", 11),
        ("15x15x5", "alpha-beta", 2),
        ("reversi", "alpha-beta", 9),
    ]:
        pairs = []
        for _ in range(11):
            ours = inarow.search(game, algorithm, depth=depth)
            words = [program, "search", game, "-a", algorithm, "-d", str(depth), "--json"]
            theirs = json.loads(subprocess.run(words, capture_output=True, check=True).stdout)
            assert (ours.nodes, ours.best) == (theirs["nodes"], theirs["best"])
            pairs.append((ours.seconds * 1000, theirs["time_ms"]))
        ours, theirs = (statistics.median(side) for side in zip(*pairs))
        ratio = statistics.median(one / other for one, other in pairs)
        print(f"  {game:14} {algorithm:10} depth {depth:2}  {ours:9.1f} {theirs:9.1f}  {ratio:.3f}")


def student():
    """The rules and searches of a lab sheet, with its faults corrected."""
    sys.path.insert(0, str(SEEDS))
    sys.argv, sys.stdin = [sys.argv[0], "fixed"], io.StringIO()
    import lab_sheet

    return lab_sheet


def own_game(sheet):
    class Noughts:
        name = "noughts"
        longest = 9
        scores = "plain"

        def __init__(self):
            self.state = sheet.StateXO([[None] * 3 for _ in range(3)])

        def player(self):
            return "X" if self.state.ply % 2 == 0 else "0"

        def moves(self):
            # What get_moves() does besides, looking whether the game is over, outcome() has done.
            rows = enumerate(self.state.value)
            return ["abc"[col] + str(3 - i) for i, row in rows for col in range(3) if row[col] is None]

        def play(self, move):
            self.state.do_move((3 - int(move[1]), "abc".index(move[0]), self.player()))

        def undo(self, move):
            self.state.undo_move((3 - int(move[1]), "abc".index(move[0]), None))

        def side(self):
            return "xo"[self.state.ply % 2]

        def outcome(self):
            for player, name in (("X", "x"), ("0", "o")):
                if self.state.is_win(player):
                    return name
            return "=" if self.state.ply == 9 else None

        def evaluate(self):
            return self.state.score("X")

    return Noughts()


def noughts():
    sheet = student()
    game = own_game(sheet)

    def by_student():
        state = sheet.StateXO([[None] * 3 for _ in range(3)])
        sheet.nodes = 0
        sheet.alpha_beta(state, 9, "X", "0", -sheet.WIN, sheet.WIN)
        return sheet.nodes

    window = ["O", "X"]
    rows = [("a student's alpha-beta, rules in Python", *median(by_student))]
    search = lambda of: inarow.search(of, "alpha-beta", depth=9, window=window).nodes  # noqa: E731
    rows.append(("inarow, the same rules in Python", *median(lambda: search(game))))
    ours = lambda: inarow.search(  # noqa: E731
        "3x3x3", "alpha-beta", depth=9, window=window, evaluator="open-lines", scoring="plain"
    ).nodes
    rows.append(("inarow, its own rules", *median(ours)))
    try:
        from easyAI import Negamax
        from easyAI.games.TicTacToe import TicTacToe

        def easy():
            return Negamax(9)(TicTacToe([None, None]))

        rows.append(("easyAI, alpha-beta to 9 plies", median(easy)[0], None))
    except ImportError:
        print("  easyAI is not installed")
    try:
        import pyspiel
        from open_spiel.python.algorithms import minimax

        spiel = pyspiel.load_game("tic_tac_toe")
        run = lambda: minimax.alpha_beta_search(spiel, maximum_depth=9)[0]  # noqa: E731
        rows.append(("OpenSpiel, alpha-beta in Python, rules in C++", median(run)[0], None))
    except ImportError:
        print("  OpenSpiel is not installed")
    print("noughts and crosses to the end: milliseconds (median of 7), nodes, times as long as ours")
    [ours] = [taken for name, taken, _ in rows if name.startswith("inarow, the same")]
    for name, taken, nodes in rows:
        print(f"  {name:48} {taken:9.2f} {nodes or '':>7}  {taken / ours:.2f}")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        built_in(sys.argv[1])
    noughts()
