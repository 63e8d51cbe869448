"""Grading functions, modules and programs."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from games import SEARCHES, alpha_beta, minimax

import inarow


def test_right_searches_have_full_points():
    marks = inarow.grade("searches", SEARCHES)
    assert marks.passed and marks.points == marks.of > 0
    assert repr(marks) == f"<Marks {marks.of:g} of {marks.of:g}>"


def draw_as_loss(game, depth):
    """A draw is taken for a loss of X."""
    if game.outcome() == "=":
        return -inarow.WIN, None
    if depth == 0 or game.outcome() is not None:
        return game.evaluate(), None
    best = None
    for move in game.moves():
        game.play(move)
        value, _ = draw_as_loss(game, depth - 1)
        game.undo(move)
        if best is None or (value > best[0] if game.side() == "x" else value < best[0]):
            best = value, move
    return best


def leaves_for_the_mover(game, depth):
    """Values are those of X, but leaves are scored for the side to move."""
    if depth == 0 or game.outcome() is not None:
        return game.evaluate() * (1 if game.side() == "x" else -1), None
    best = None
    for move in game.moves():
        game.play(move)
        value, _ = leaves_for_the_mover(game, depth - 1)
        game.undo(move)
        if best is None or (value > best[0] if game.side() == "x" else value < best[0]):
            best = value, move
    return best


def bounds_overwritten(game, depth, alpha=-inarow.WIN, beta=inarow.WIN):
    """A bound becomes the value of whatever move was tried last."""
    if depth == 0 or game.outcome() is not None:
        return game.evaluate(), None
    best = None
    for move in game.moves():
        game.play(move)
        value, _ = bounds_overwritten(game, depth - 1, alpha, beta)
        game.undo(move)
        if best is None or (value > best[0] if game.side() == "x" else value < best[0]):
            best = value, move
        if game.side() == "x":
            alpha = value
        else:
            beta = value
        if alpha >= beta:
            break
    return best


def a_ply_less(game, depth):
    return minimax(game, max(depth - 1, 0) if depth > 1 else depth)


@pytest.mark.parametrize(
    ("algorithm", "wrong", "words"),
    [
        ("minimax", draw_as_loss, "draw"),
        ("minimax", a_ply_less, "ply less"),
        ("minimax", leaves_for_the_mover, "scored for the side to move"),
        ("alpha-beta", bounds_overwritten, "not kept with max"),
    ],
)
def test_mistakes_are_named(algorithm, wrong, words):
    marks = inarow.grade("searches", {**SEARCHES, algorithm: wrong})
    assert not marks.passed and words in str(marks)
    failed = next(test for test in marks.tests if not test["passed"])
    assert failed["mistake"]["picture"] and failed["diagnosis"]


def test_marks_have_all_forms(tmp_path):
    marks = inarow.grade("tic-tac-toe", alpha_beta, language="pl")
    assert "<html" in marks.html and "<testsuite" in marks.junit
    assert json.loads(marks.results_json)["score"] > 0 and "<pre>" in marks._repr_html_()
    assert "poprawnych" in marks.text


SUITE = """
title = "Mine"

[[test]]
name = "Two plies"
algorithm = "minimax"
game = "3x3x3"
evaluator = "outcome"
win = 1
check = ["value", "nodes"]
depths = [2]
positions = 3
seed = 1
points = 3
"""


def test_programs_are_graded_as_on_the_command_line(command, tmp_path):
    program = Path(__file__).parent.parent.parent / "grade/tests/submission.py"
    words = f"{sys.executable} {program} correct"
    suite = tmp_path / "mine.toml"
    suite.write_text(SUITE)
    marks = inarow.grade(suite, words)
    told = json.loads(command("grade", str(suite), "--json", "--", *words.split()))
    assert marks.data == told and marks.passed


EVALUATOR = """
title = "Evaluator"

[[test]]
name = "Any evaluator"
kind = "evaluator"
game = "3x3x3"
check = ["exchanged", "mirrored", "win"]
positions = 5
points = 10
"""


def test_evaluators_are_graded(tmp_path):
    suite = tmp_path / "evaluator.toml"
    suite.write_text(EVALUATOR)
    assert inarow.grade(suite, minimax, evaluate=lambda game: game.evaluate()).passed
    marks = inarow.grade(suite, minimax, evaluate=lambda game: -game.evaluate())
    assert not marks.passed and "finished game" in str(marks)
    assert inarow.grade(suite, minimax).points == 0


FUNCTIONS = """
title = "Functions"
protocol = "functions"

[[test]]
name = "All"
kind = "functions"
functions = ["player", "winner", "utility"]
stones = 7
points = 10
"""


def test_modules_with_seven_functions(tmp_path, monkeypatch):
    import importlib

    suite = tmp_path / "functions.toml"
    suite.write_text(FUNCTIONS)
    crafted = Path(__file__).parent.parent.parent / "grade/tests/crafted"
    monkeypatch.syspath_prepend(str(crafted))
    module = importlib.import_module("tictactoe")
    assert inarow.grade(suite, module).passed
    assert inarow.grade(suite, f"{sys.executable} {crafted / 'tictactoe.py'}").passed
    monkeypatch.setattr(module, "utility", lambda board: 7)
    marks = inarow.grade(suite, module)
    assert not marks.passed and "utility" in str(marks)


def test_suites_are_files(tmp_path):
    suite = tmp_path / "mine.toml"
    suite.write_text(SUITE)
    marks = inarow.grade(suite, minimax)
    assert (marks.passed, marks.of) == (True, 3)
    suite.write_text("title = 7")
    with pytest.raises(inarow.Error):
        inarow.grade(suite, minimax)
    with pytest.raises(inarow.Error, match="searches"):
        inarow.grade("no-such-suite", minimax)
    with pytest.raises(inarow.Error, match="a submission is"):
        inarow.grade("searches", 7)


def test_what_raises_loses_points_and_nothing_else():
    def fails(game, depth):
        raise ValueError("no idea")

    marks = inarow.grade("tic-tac-toe", fails)
    assert marks.points == 0 and "no idea" in str(marks)
