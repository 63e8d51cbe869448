"""The page, with games and searches of one's own."""

from __future__ import annotations

import atexit
import sys
from collections.abc import Mapping, Sequence

from . import _inarow
from ._program import AnyGame, OwnSearch, games_of, named_searches, program_for
from ._progress import in_notebook

_running: list[_inarow.Server] = []


@atexit.register
def _end_all() -> None:
    for server in _running:
        server.stop()
    _inarow.end_all()


def serve(
    games: AnyGame | Sequence[AnyGame] = (),
    searches: Sequence[OwnSearch] | Mapping[str, OwnSearch] = (),
    *,
    programs: Mapping[str, str] | None = None,
    addr: str | None = None,
    open: bool = True,
    block: bool | None = None,
) -> _inarow.Server:
    """Opens the page, with games and searches of your own in its lists.

    Only this machine can reach it, unless ``addr`` says otherwise. In a script it waits until Ctrl-C; in a notebook,
    in an interactive session or with ``block=False`` it returns at once: ``server.url`` is its address, and
    ``server.stop()`` ends it.
    """
    if isinstance(searches, Mapping):
        _, named = named_searches([], searches)
    else:
        _, named = named_searches(searches, None)
    program = program_for(games_of(games), named, programs)
    server = program.serve(addr, open)
    _running.append(server)
    if block is None:
        block = not (in_notebook() or hasattr(sys, "ps1"))
    if block:
        print(f"inarow is at {server.url}\nCtrl-C stops it.", flush=True)
        try:
            server.wait()
        except KeyboardInterrupt:
            server.stop()
    return server
