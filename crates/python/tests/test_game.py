"""Positions: playing on, taking back, and what can be asked of them."""

from __future__ import annotations

import copy
import pickle

import pytest
from games import Heap, Noughts

import inarow


def test_a_game_is_played_and_taken_back():
    game = inarow.Game("3x3x3")
    assert (game.name, game.side(), game.outcome(), len(game.moves())) == ("3x3x3", "x", None, 9)
    game.play("b2")
    game.play(["a1", "c3"])
    assert (game.side(), game.history) == ("o", ["b2", "a1", "c3"])
    game.undo("c3")
    game.undo()
    assert game.history == ["b2"] and "a1" in game.moves()


@pytest.mark.parametrize(
    ("moves", "outcome", "score"),
    [
        ("b2 a1 c2 a2 a3 c1 b1 b3 c3", "=", 0),
        ("a1 a2 b1 b2 c1", "x", inarow.WIN),
        ("a1 a2 b1 b2 c3 c2", "o", -inarow.WIN),
    ],
)
def test_ends_are_told(moves, outcome, score):
    game = inarow.Game("3x3x3", moves)
    assert (game.outcome(), game.evaluate(), game.moves()) == (outcome, score, [])
    assert game.is_over()


def test_points_are_told():
    class Points(Heap):
        def outcome(self):
            return None if self.stones else -4

    game = inarow.Game(Points(3), "3")
    assert game.outcome() == game.evaluate() == -4
    assert inarow.search(Points(3), "minimax").value == "-4"


def test_scores_are_those_of_x_whoever_moves():
    after = inarow.Game("3x3x3", "b2")
    assert after.evaluate("open-lines") == 4
    both = inarow.Game("3x3x3", "a1 b2")
    assert both.evaluate("open-lines") == -1


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: inarow.Game("3x3x9x"), "WIDTHxHEIGHTxK"),
        (lambda: inarow.Game("go"), "go"),
        (lambda: inarow.Game("3x3x3", first="z"), '"x" or "o"'),
        (lambda: inarow.Game("reversi", first="o"), "O cannot begin"),
        (lambda: inarow.Game("3x3x3", position="xxx/3/3 o"), "stones|moved|turn"),
        (lambda: inarow.Game("reversi", position="3/3/3 x"), "k in a row"),
        (lambda: inarow.Game("3x3x3").play(""), "no move"),
        (lambda: inarow.Game("3x3x3", first="o", position="x2/3/3 o"), "whose turn"),
        (lambda: inarow.Game(inarow.Game("3x3x3"), first="o"), "name of a game"),
        (lambda: inarow.Game(7), "int is not a game: it has no moves"),
    ],
)
def test_what_is_no_game_says_why(make, message):
    with pytest.raises(inarow.Error, match=message):
        make()


@pytest.mark.parametrize(
    ("act", "message"),
    [
        (lambda game: game.play("z9"), "outside the 3x3x3 board, which goes from a1 to c3"),
        (lambda game: game.play("b2"), "b2 is taken"),
        (lambda game: game.play("a1 b2"), "b2 is taken"),
        (lambda game: game.undo("a1"), "the last move was b2, not 'a1'"),
        (lambda game: (game.undo(), game.undo()), "no move to take back"),
    ],
)
def test_illegal_moves_say_why(act, message):
    with pytest.raises(inarow.IllegalMove, match=message) as raised:
        act(inarow.Game("3x3x3", "b2"))
    assert isinstance(raised.value, ValueError)


def test_wrong_types_are_type_errors():
    with pytest.raises(TypeError):
        inarow.Game("3x3x3").play(7)


def test_boards_are_set_up():
    game = inarow.Game("3x3x3", position="x1o/1x1/3 o")
    assert (game.line, game.side()) == ("3x3x3 x1o/1x1/3 o", "o")
    assert inarow.Game(game.line) == game
    assert inarow.Game("3x3x3", first="o").side() == "o"


def test_several_moves_are_played_all_or_none():
    game = inarow.Game("3x3x3", "b2")
    with pytest.raises(inarow.IllegalMove):
        game.play("a1 b2 c3")
    assert game.history == ["b2"]


def test_copies_are_their_own():
    game = inarow.Game("3x3x3", "b2")
    for other in (game.copy(), copy.copy(game), copy.deepcopy(game), inarow.Game(game)):
        assert other == game
        other.play("a1")
        assert game.history == ["b2"] and other != game
    assert game.start().history == []


@pytest.mark.parametrize("of", ["3x3x3", "reversi:6", "7x6x4+gravity", Noughts(), Heap(7)])
def test_games_are_pickled(of):
    game = inarow.Game(of)
    game.play(game.moves()[1])
    again = pickle.loads(pickle.dumps(game))
    assert (again.name, again.history, again.moves()) == (game.name, game.history, game.moves())


def test_positions_are_counted():
    assert inarow.Game("3x3x3").perft(9)[-1] == 127872
    assert inarow.Game("reversi:6").perft(3) == inarow.Game("reversi:6").perft(4)[:4]


def test_keys_know_transpositions():
    one = inarow.Game("3x3x3", "a1 b2 c3")
    other = inarow.Game("3x3x3", "c3 b2 a1")
    assert one.key() == other.key() != inarow.Game("3x3x3", "a1 b2 c2").key()


def test_boards_are_drawn():
    game = inarow.Game("3x3x3", "b2")
    assert game._repr_html_().count("<svg") == 1 and game.svg().startswith("<svg")
    assert str(game).count("\n") >= 3 and repr(game) == "<Game 3x3x3 after b2>"
    assert game.scene()["pieces"][0]["at"] == "b2"
    assert "<pre>" in inarow.Game("tree:(3 (5 -2))")._repr_html_()


def test_values_are_texts_and_numbers():
    win, draw, score = inarow.Value("X3"), inarow.Value("="), inarow.Value("≥+20")
    assert (win.winner, win.plies, float(win), win.proven) == ("x", 3, float("inf"), True)
    assert (draw.winner, float(draw), draw == "=") == ("=", 0, True)
    assert (score.winner, score.score, score.bound) == (None, 20, "lower")
    assert win > draw > inarow.Value("O4") and max(score, draw) is score
    assert len({win, inarow.Value("X3")}) == 1 and win != 3 and win != "nonsense"
    assert draw in {"="} and score > 0 and win > 1e9 and inarow.Value("+3.5") < inarow.Value("+4")
    assert copy.copy(score) == score == pickle.loads(pickle.dumps(score))
    with pytest.raises(TypeError):
        assert inarow.Value("?") < draw
    with pytest.raises(inarow.Error):
        inarow.Value("nonsense")
    with pytest.raises(ValueError):
        float(inarow.Value("?"))
