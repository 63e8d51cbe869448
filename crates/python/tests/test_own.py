"""Games, evaluators and searches written in Python."""

from __future__ import annotations

import gc
import itertools
import os
import weakref

import pytest
from games import LINES, SEARCHES, Heap, NoUndo, Noughts, Older, alpha_beta, minimax

import inarow

COUNTS = ("nodes", "leaves", "evaluations", "generated", "cutoffs", "table_hits", "deepest")


@pytest.mark.parametrize("algorithm", ["minimax", "negamax", "alpha-beta", "pvs"])
@pytest.mark.parametrize("depth", [0, 1, 2, 4, 6])
def test_an_own_game_is_searched_as_the_built_in_one(algorithm, depth):
    own = inarow.search(Noughts(), algorithm, depth=depth)
    ours = inarow.search("3x3x3", algorithm, depth=depth, evaluator="open-lines")
    assert [getattr(own, name) for name in COUNTS] == [getattr(ours, name) for name in COUNTS]
    assert (own.value, own.best, own.line) == (str(ours.value), ours.best, ours.line)


def test_node_by_node():
    options = {"depth": 4}
    own = inarow.explain(Noughts(), "alpha-beta", **options)
    ours = inarow.explain("3x3x3", "alpha-beta", evaluator="open-lines", **options)
    assert len(own) == len(ours) > 400
    for one, other in zip(own.walk(), ours.walk()):
        assert one.facts == other.facts


@pytest.mark.parametrize("algorithm", ["deepening", "mtdf", "mcts", "pns"])
def test_searches_with_memory_find_the_same_value(algorithm):
    options = {"nodes": 20000} if algorithm == "mcts" else {"depth": 9}
    position = "b2 a1 c3 a3"
    own = inarow.search(inarow.Game(Noughts(), position), algorithm, **options)
    ours = inarow.search(inarow.Game("3x3x3", position), algorithm, evaluator="open-lines", **options)
    assert own.value == str(ours.value)


def test_without_undo_and_key():
    for algorithm in ("alpha-beta", "deepening"):
        own = inarow.search(NoUndo(), algorithm, depth=4)
        assert own.value == str(inarow.search(Noughts(), algorithm, depth=4).value)
    assert inarow.search(NoUndo(), "alpha-beta", depth=4).nodes == 492


def test_games_written_for_easyai():
    new, old = inarow.search(Heap(9), "minimax"), inarow.search(Older(9), "minimax")
    assert (new.value, new.nodes, new.best) == (str(old.value), old.nodes, old.best)
    assert new.value == "X5"


class LabSheet:
    """Noughts and crosses in the shape of a lab sheet, whose functions are told the player."""

    players = ["X", "0"]

    def __init__(self):
        self.cells = [None] * 9

    def get_moves(self, player):
        return [(i, player) for i in range(9) if self.cells[i] is None]

    def do_move(self, move):
        self.cells[move[0]] = move[1]

    def undo_move(self, move):
        self.cells[move[0]] = None

    def is_win(self, player):
        return any(all(self.cells[i] == player for i in line) for line in LINES)

    def score(self, player):
        other = "0" if player == "X" else "X"
        free = [sum(all(self.cells[i] != one for i in line) for line in LINES) for one in (other, player)]
        return free[0] - free[1]


def test_games_in_the_shape_of_a_lab_sheet():
    inarow.check_game(LabSheet(), games=5)
    own = inarow.search(LabSheet(), "alpha-beta", depth=4)
    ours = inarow.search("3x3x3", "alpha-beta", depth=4, evaluator="open-lines")
    assert (own.nodes, str(own.value)) == (ours.nodes, str(ours.value))


def test_the_object_is_left_alone():
    game = Noughts()
    inarow.search(game, "alpha-beta", depth=4)
    handle = inarow.Game(game, "b2")
    assert game.turn == 0 and handle.object.turn == 1


@pytest.mark.parametrize("game", [Noughts(), NoUndo(), Heap(8), Older(8), "3x3x3"])
def test_games_keep_their_promises(game):
    inarow.check_game(game)


class Forgets(Noughts):
    """Taking back leaves the turn as it is."""

    name = "forgets"

    def undo(self, move):
        super().undo(move)
        self.turn += 1


class Blind(Noughts):
    """The key does not see who has which stones."""

    name = "blind"

    def key(self):
        return len(self.moves()) if self.turn < 9 else 0


class Leans(Noughts):
    """Taking back forgets what the evaluator reads."""

    name = "leans"

    def __init__(self):
        super().__init__()
        self.sum = 0

    def play(self, move):
        super().play(move)
        self.sum += ord(move[0])

    def evaluate(self):
        return self.sum


@pytest.mark.parametrize(("game", "words"), [(Forgets(), "sides to move differ"), (Blind(), "key"), (Leans(), "evaluate")])
def test_broken_promises_are_found(game, words):
    with pytest.raises(inarow.Error, match=words):
        inarow.check_game(game)


class Raises(Noughts):
    name = "raises"

    def play(self, move):
        if self.turn == 3:
            raise ZeroDivisionError("four moves are enough")
        super().play(move)


class Pairs(Noughts):
    """Moves are pairs of numbers, as students like them."""

    name = "pairs"

    def moves(self):
        return [(i % 3, i // 3) for i in range(9) if self.board[i] == " "]

    def play(self, move):
        super().play("a3 b3 c3 a2 b2 c2 a1 b1 c1".split()[move[0] + 3 * move[1]])

    def undo(self, move):
        super().undo("a3 b3 c3 a2 b2 c2 a1 b1 c1".split()[move[0] + 3 * move[1]])


def test_moves_may_be_pairs():
    game = inarow.Game(Pairs())
    assert game.moves()[:2] == ["(0,0)", "(1,0)"]
    game.play("(0, 0)")
    game.play((1, 0))
    game.play([(2, 0), (0, 1)])
    assert game.history == ["(0,0)", "(1,0)", "(2,0)", "(0,1)"]
    inarow.check_game(Pairs())
    own = inarow.search(Pairs(), alpha_beta, depth=4)
    assert own.nodes == inarow.search(Noughts(), "alpha-beta", depth=4).nodes == 492


class Capture:
    """A move that remembers what it takes."""

    def __init__(self, at):
        self.at, self.taken = at, None

    def __str__(self):
        return self.at


class Remembers(Noughts):
    name = "remembers"

    def moves(self):
        return [Capture(move) for move in super().moves()]

    def play(self, move):
        assert move.taken is None
        move.taken = self.turn
        super().play(move.at)

    def undo(self, move):
        super().undo(move.at)
        assert move.taken == self.turn
        move.taken = None


def test_moves_may_be_objects():
    own = inarow.search(Remembers(), "alpha-beta", depth=4)
    assert own.nodes == inarow.search(Noughts(), "alpha-beta", depth=4).nodes
    unnamed = type("Unnamed", (Noughts,), {"moves": lambda self: [object()]})
    with pytest.raises(inarow.Error, match="moves need a text of their own: give object a method __str__"):
        inarow.Game(unnamed())
    alike = type("Alike", (Noughts,), {"moves": lambda self: ["1 12", "11 2"]})
    with pytest.raises(inarow.Error, match="two moves are both written '112'"):
        inarow.Game(alike())


def test_a_failed_move_leaves_the_game_as_it_was():
    game = inarow.Game(Raises(), "b2 a1 a2")
    with pytest.raises(ZeroDivisionError):
        game.play("c3")
    assert (game.history, game.outcome(), len(game.moves())) == (["b2", "a1", "a2"], None, 6)
    game.undo()
    assert game.history == ["b2", "a1"]


def test_old_faults_are_not_raised_again():
    game = inarow.Game(Raises())
    with pytest.raises(ZeroDivisionError):
        inarow.search(game, "alpha-beta", depth=6)
    with pytest.raises(inarow.Error, match="nonsense"):
        inarow.search(game, evaluator="nonsense")
    for work in (
        lambda: inarow.choose(game, "minimax:6"),
        lambda: inarow.explain(game, "alpha-beta", depth=6),
        lambda: inarow.analyse(game, depth=6),
    ):
        with pytest.raises(ZeroDivisionError, match="four moves"):
            work()


def test_facts_are_those_of_the_object():
    one, other = Noughts(), Noughts()
    one.rules, one.scores = "other rules", "plain"
    assert inarow.Game(one).rules == "other rules"
    assert inarow.Game(other).rules == Noughts.rules
    won = "a1 b1 a2 b2"
    assert inarow.search(inarow.Game(one, won), "minimax").value == "X"
    assert inarow.search(inarow.Game(other, won), "minimax").value == "X1"


def test_nothing_is_asked_after_a_failure():
    asked = []

    class Fails(Noughts):
        name = "fails"

        def evaluate(self):
            asked.append(1)
            raise ValueError("no idea")

    with pytest.raises(ValueError, match="no idea"):
        inarow.search(Fails(), "minimax", depth=5)
    assert len(asked) == 1


def test_a_game_can_be_looked_at_while_it_is_searched():
    game = inarow.Game("3x3x3", "b2")

    def looks(handed, depth):
        assert game.moves() and game.key() and str(game) and game == game.copy()
        return minimax(handed, depth)

    assert inarow.search(game, looks, depth=2).nodes == 65
    inarow.search(game, "deepening", progress=lambda told: game.moves())


def test_a_search_that_goes_on_after_its_limit_is_not_complete():
    def goes_on(game, depth):
        try:
            return minimax(game, depth)
        except inarow.Stopped:
            return 5, game.start().moves()[0]

    found = inarow.search("4x4x4", goes_on, nodes=100)
    assert (found.ended, found.nodes, found.best) == ("nodes", 100, "a4")


def test_a_search_inside_of_a_search_ends_in_time():
    def nested(game, depth):
        return inarow.search("15x15x5", "minimax").value, None

    with pytest.raises(inarow.Failed, match="in time"):
        inarow.search("3x3x3", nested, time=0.2)


def test_games_without_an_end_are_told():
    class Endless(Heap):
        def outcome(self):
            return None

        def moves(self):
            return ["1"]

    with pytest.raises(inarow.Error, match="endless has not ended after 2000 plies"):
        inarow.search(Endless(), "minimax")
    with pytest.raises(inarow.Error, match="longest must be a number of plies, 1 to 10000"):
        inarow.Game(type("Long", (Heap,), {"longest": 10**9})())
    with pytest.raises(inarow.Error, match=r"Heap is a class; give one of its games, such as Heap\(\)"):
        inarow.Game(Heap)


def test_a_game_that_hangs_is_ended_by_the_clock():
    hanging = type("Hanging", (Noughts,), {"evaluate": lambda self: [0 for _ in iter(int, 1)]})
    with pytest.raises(inarow.Stopped, match="did not answer in time"):
        inarow.search(hanging(), "minimax", depth=2, time=0.2)


def test_searches_take_back_what_they_play():
    def forgets(game, depth):
        game.play("b2")
        return 0, "b2"

    def goes_back(game, depth):
        game.undo()

    with pytest.raises(inarow.Failed, match="taken back every move"):
        inarow.search("3x3x3", forgets)
    with pytest.raises(inarow.IllegalMove, match="before the search began"):
        inarow.search(inarow.Game("3x3x3", "b2"), goes_back)


def test_lambdas_are_not_kept():
    kept = []
    for number in range(50):
        ballast = Heap(number)
        kept.append(weakref.ref(ballast))
        inarow.search("3x3x3", "minimax", depth=1, evaluator=lambda game, it=ballast: it.stones)
        kind = type(f"Heap{number}", (Heap,), {})
        kept.append(weakref.ref(kind))
        inarow.search(kind(4), "minimax")
    del ballast, kind
    gc.collect()
    assert sum(one() is not None for one in kept) <= 2


def test_what_a_game_raises_is_raised():
    with pytest.raises(ZeroDivisionError, match="four moves are enough"):
        inarow.search(Raises(), "alpha-beta", depth=6)
    with pytest.raises(ZeroDivisionError):
        inarow.Game(Raises(), "b2 a1 a2 a3")
    assert inarow.search(Raises(), "alpha-beta", depth=3).nodes > 10


def broken(**methods):
    return type("Broken", (Noughts,), {**methods, "name": "broken"})()


@pytest.mark.parametrize(
    ("methods", "message"),
    [
        ({"side": lambda self: 1}, r"side\(\) must return \"x\" or \"o\", got '1'"),
        ({"outcome": lambda self: 3.5}, r"outcome\(\) must return None while"),
        ({"moves": lambda self: []}, "at least one move"),
        ({"evaluate": lambda self: 0.5}, "whole number"),
        ({"evaluate": lambda self: "good"}, "whole number"),
        ({"evaluate": lambda self: 10**9}, "from -999000000"),
        ({"moves": lambda self: None}, r"moves\(\) must return a list of moves, got 'None'"),
        ({"moves": lambda self: itertools.count()}, "has an end"),
    ],
)
def test_wrong_answers_of_methods_are_told(methods, message):
    with pytest.raises(TypeError, match=message):
        inarow.search(broken(**methods), "alpha-beta", depth=2)


def by_hand(game):
    """open lines, by hand"""
    return game.evaluate("open-lines")


def test_an_own_evaluator_on_a_built_in_game():
    own = inarow.search("3x3x3", "alpha-beta", depth=4, evaluator=by_hand)
    ours = inarow.search("3x3x3", "alpha-beta", depth=4, evaluator="open-lines")
    assert [getattr(own, name) for name in COUNTS] == [getattr(ours, name) for name in COUNTS]
    assert (own.value, own.line) == (str(ours.value), ours.line)
    at = inarow.Game("3x3x3", "b2 a1")
    assert len(inarow.explain(at, "minimax", depth=2, evaluator=by_hand)) == 50
    found = inarow.compare("4x4x3", ["pvs"], depths="1-3", evaluators=[by_hand, "open-lines"])
    nodes = {(row["evaluator"], row["depth"]): row["nodes"] for row in found.rows}
    assert nodes["by-hand", 3] == nodes["open-lines", 3] and len(found.rows) == 6
    with pytest.raises(TypeError, match="whole number"):
        inarow.search("3x3x3", "minimax", depth=1, evaluator=lambda game: "good")
    with pytest.raises(inarow.Error, match="a function of a game"):
        inarow.search("3x3x3", evaluator=7)


def test_a_stuck_search_is_ended_by_the_clock():
    def stuck(game, depth):
        while True:
            pass

    with pytest.raises(inarow.Failed, match="did not answer in time"):
        inarow.search("3x3x3", stuck, time=0.2)


def test_evaluators_have_names():
    class Two(Noughts):
        name = "two"
        evaluators = ["evaluate", "none"]

        def none(self):
            """nothing"""
            return 0

    game = inarow.Game(Two())
    assert game.evaluators == ["evaluate", "none"]
    assert inarow.search(game, "minimax", depth=2, evaluator="none").value == "0"
    with pytest.raises(inarow.Error, match="evaluate, none"):
        inarow.search(game, evaluator="third")


@pytest.mark.parametrize("name", list(SEARCHES))
@pytest.mark.parametrize("depth", [1, 3, 9])
def test_own_searches_cost_what_ours_cost(name, depth):
    own = inarow.search("3x3x3", SEARCHES[name], depth=depth, evaluator="outcome")
    ours = inarow.search("3x3x3", name, depth=depth, evaluator="outcome", scoring="plain")
    for count in ("nodes", "leaves", "evaluations", "cutoffs", "deepest"):
        assert getattr(own, count) == getattr(ours, count), count
    assert (own.value.score, own.best) == (ours.value.score, ours.best)


def test_own_searches_run_on_own_games_and_in_comparisons():
    found = inarow.compare(Noughts(), ["minimax", minimax, alpha_beta], depths="1-3")
    nodes = {(row["algorithm"], row["depth"]): row["nodes"] for row in found.rows}
    assert nodes["own-minimax", 3] == nodes["minimax", 3] == 586
    assert nodes["own-alpha-beta", 3] == 163
    assert found.row("minimax", 2)["value"] == found.row("own-minimax", 2)["value"]


def test_own_searches_meet_limits():
    found = inarow.search("15x15x5", minimax, nodes=1000)
    assert (found.ended, found.nodes, str(found.value)) == ("nodes", 1000, "?")
    timed = inarow.search("15x15x5", minimax, time=0.05)
    assert timed.ended == "time" and timed.best


@pytest.mark.parametrize(
    ("answer", "best", "value"),
    [
        (lambda game: (5, "b2"), "b2", "+5"),
        (lambda game: ("b2", 5), "b2", "+5"),
        (lambda game: "B2", "b2", "?"),
        (lambda game: {"value": -3, "best": "a1"}, "a1", "-3"),
        (lambda game: (inarow.WIN, "a1"), "a1", "X"),
        (lambda game: (float("-inf"), "a1"), "a1", "O"),
        (lambda game: inarow.search("3x3x3", "alpha-beta", depth=2), "b2", "+10"),
    ],
)
def test_forms_of_answers(answer, best, value):
    found = inarow.search("3x3x3", lambda game, depth: answer(game), depth=1)
    assert (found.best, found.value) == (best, value)


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        ((0, "z9"), "'z9' is no legal move"),
        ([1, 2], "no legal move"),
        ((1, 2, 3), "must return"),
        (None, "must return"),
        ({"val": 1}, "must return"),
        (5, "must return its value and its move"),
    ],
)
def test_wrong_answers_of_searches(answer, message):
    with pytest.raises(inarow.Failed, match=message):
        inarow.search("3x3x3", lambda game, depth: answer, depth=1)


def test_what_a_search_raises_is_raised():
    with pytest.raises(ZeroDivisionError):
        inarow.search("3x3x3", lambda game, depth: 1 / 0)


def test_a_failed_search_stands_in_its_cell():
    def fails(game, depth):
        return 1 / 0

    found = inarow.compare("3x3x3", ["minimax", fails], depths="1-2")
    cell = found.row("fails", 2)
    assert cell["state"] == "failed" and "ZeroDivisionError" in cell["reason"]


def test_names_never_hide_ours():
    found = inarow.compare("3x3x3", [alpha_beta, "alpha-beta"], depths=2)
    assert [row["algorithm"] for row in found.rows] == ["own-alpha-beta", "alpha-beta"]
    with pytest.raises(inarow.Error, match="letters"):
        inarow.compare("3x3x3", ["a b"], searches={"a b": minimax})


def test_own_games_are_not_kept():
    game = Heap(6)
    kept = weakref.ref(game)
    inarow.search(game, "minimax")
    inarow.Game(game)
    del game
    gc.collect()
    assert kept() is None


def resident() -> int:
    with open(f"/proc/{os.getpid()}/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def test_ten_thousand_games_leave_nothing():
    def play(games):
        for seed in range(games):
            own = seed % 2 == 0
            game = inarow.Game(Noughts() if own else "3x3x3")
            while game.outcome() is None:
                moves = game.moves()
                game.play(moves[(seed * 7 + len(moves)) % len(moves)])
            game.evaluate()

    play(2000)
    gc.collect()
    before = resident()
    play(10_000)
    gc.collect()
    assert resident() - before < 8 << 20
