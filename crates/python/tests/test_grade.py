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


def a_ply_less(game, depth):
    return minimax(game, max(depth - 1, 0) if depth > 1 else depth)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [(draw_as_loss, "draw"), (a_ply_less, "ply")],
)
def test_mistakes_are_named(wrong, words):
    marks = inarow.grade("searches", {**SEARCHES, "minimax": wrong})
    assert not marks.passed and words in str(marks)
    failed = next(test for test in marks.tests if not test["passed"])
    assert failed["mistake"]["picture"] and failed["diagnosis"]


def test_marks_have_all_forms(tmp_path):
    marks = inarow.grade("tic-tac-toe", alpha_beta, language="pl")
    assert "<html" in marks.html and "<testsuite" in marks.junit
    assert json.loads(marks.results_json)["score"] > 0 and "<pre>" in marks._repr_html_()
    assert "poprawnych" in marks.text


def test_programs_are_graded_as_on_the_command_line(command_json):
    program = Path(__file__).parent.parent.parent / "grade/tests/submission.py"
    words = f"{sys.executable} {program} correct"
    marks = inarow.grade("tic-tac-toe", words)
    told = command_json("grade", "tic-tac-toe", "--json", "--", *words.split())
    assert marks.data == told


def test_suites_are_files(tmp_path):
    suite = tmp_path / "mine.toml"
    suite.write_text(
        'title = "Mine"\n[[test]]\nname = "Two plies"\nalgorithm = "minimax"\ngame = "3x3x3"\n'
        'check = ["value", "nodes"]\ndepths = [2]\npositions = 3\nseed = 1\npoints = 3\n'
    )
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
