"""What there is, and the protocol of the program for whatever has no function of its own here."""

from __future__ import annotations

import json
from typing import Any

from . import _inarow
from ._program import AnyGame, game_of, milliseconds, program_for, shared
from ._progress import Progress, telling


def algorithms() -> list[str]:
    """The names of the algorithms.

    >>> import inarow
    >>> inarow.algorithms()[:3]
    ['minimax', 'negamax', 'alpha-beta']
    """
    return [info["name"] for info in json.loads(shared().algorithms())]


def games() -> list[str]:
    """The names of games to begin with. Any width, height and k make a game: ``"10x8x5"``, ``"9x9x5+exact"``,
    ``"8x7x4+gravity"``."""
    return json.loads(shared().games())


def answer(
    program: _inarow.Program,
    request: dict[str, Any],
    *,
    time: float | None = None,
    nodes: int | None = None,
    progress: Progress = False,
) -> dict[str, Any]:
    """The answer of this program to a request."""
    with telling(progress) as tell:
        return json.loads(program.ask(json.dumps(request), milliseconds(time), nodes, tell))


def ask(
    op: str,
    game: AnyGame | None = None,
    *,
    time: float | None = None,
    progress: Progress = False,
    **fields: Any,
) -> dict[str, Any]:
    """Asks for anything that the page can ask for, by docs/protocol.md: the answer as a dictionary.

    >>> import inarow
    >>> inarow.ask("costs", "3x3x3", algorithm="alpha-beta", depth=2)["chosen"]
    'b2'
    """
    request: dict[str, Any] = {"op": op, **fields}
    of = []
    if game is not None:
        position = game_of(game)
        of.append(position)
        request["game"] = json.loads(_inarow.Program.game_ref(position))
    return answer(program_for(of), request, time=time, progress=progress)
