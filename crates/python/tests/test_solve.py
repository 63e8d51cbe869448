"""Exact values, certificates, and ConnectX."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

import inarow
from inarow import connectx


@pytest.mark.parametrize(
    ("game", "moves", "value"),
    [("3x3x3", "", "="), ("4x4x3", "", "X"), ("5x5x4", "", "="), ("5x4x4+gravity", "", "=")],
)
def test_known_values(game, moves, value):
    found = inarow.solve(inarow.Game(game, moves), certificate=True)
    assert (found.value.winner or "") == {"=": "=", "X": "x"}[value]
    checked = inarow.check(found.certificate)
    assert checked and checked.game == game and checked.value == {"=": "=", "X": "X"}[value]


def test_certificates_are_files_that_the_program_checks(tmp_path, command_json):
    path = tmp_path / "4x4x3.proof"
    found = inarow.solve("4x4x3", certificate=path)
    assert path.read_bytes() == found.certificate
    assert command_json("check", str(path))["valid"] is True
    assert inarow.check(path).positions == command_json("check", str(path))["positions"]
    assert [file.name for file in tmp_path.iterdir()] == ["4x4x3.proof"]


def test_forged_certificates_are_refused():
    proof = bytearray(inarow.solve("4x4x3", certificate=True).certificate)
    proof[-1] ^= 1
    checked = inarow.check(bytes(proof))
    assert not checked and checked.reason


def test_what_cannot_be_solved_says_why():
    with pytest.raises(inarow.Error, match="k in a row"):
        inarow.solve("reversi")
    with pytest.raises(inarow.Error, match="gravity"):
        inarow.solve("3x3x3", weak=True)
    with pytest.raises(inarow.Stopped):
        inarow.solve("8x8x5", time=0.2)


CONFIG = SimpleNamespace(columns=7, rows=6, inarow=4, actTimeout=2)


def played(columns):
    """An observation after these columns."""
    board = [0] * 42
    for ply, column in enumerate(columns):
        row = max(row for row in range(6) if board[row * 7 + column] == 0)
        board[row * 7 + column] = 1 + ply % 2
    return SimpleNamespace(board=board, mark=1 + len(columns) % 2)


def test_connectx_reads_observations():
    game = connectx.game_of(played([3, 3, 2]), CONFIG)
    assert game == inarow.Game("7x6x4+gravity", "d1 d2 c1") or game.line == inarow.Game(
        "7x6x4+gravity", "d1 d2 c1"
    ).line
    as_dicts = connectx.game_of(vars(played([3, 3, 2])), vars(CONFIG))
    assert as_dicts.line == game.line
    with pytest.raises(inarow.Error, match="cells"):
        connectx.game_of(SimpleNamespace(board=[0] * 9, mark=1), CONFIG)


def test_connectx_is_perfect_on_seven_by_six():
    """Against random replies, from either side: the exact value never drops."""
    import random

    choices = random.Random(7)
    for ours in (0, 1):
        columns, worth = [], "x"
        while True:
            game = connectx.game_of(played(columns), CONFIG)
            if game.outcome() is not None:
                break
            if len(columns) % 2 == ours:
                columns.append(connectx.agent(played(columns), CONFIG))
                # Solved anew, without a book: early in the game that takes too long for a test.
                if len(columns) >= 16:
                    after = connectx.game_of(played(columns), CONFIG)
                    assert worth == (after.outcome() or inarow.solve(after, weak=True).value.winner)
            else:
                columns.append(choices.choice([ord(move[0]) - 97 for move in game.moves()]))
                # What a random reply has changed is to be kept from now on.
                after = connectx.game_of(played(columns), CONFIG)
                if after.outcome() is None:
                    worth = inarow.choose(after, "exact").value.winner
        assert game.outcome() == worth == ("x" if ours == 0 else worth), columns


def test_connectx_agents_of_other_strengths():
    agent = connectx.make_agent("engine:2")
    assert agent(played([3]), CONFIG) in range(7)
    small = SimpleNamespace(columns=4, rows=4, inarow=3)
    assert connectx.agent(SimpleNamespace(board=[0] * 16, mark=1), small) in range(4)
