"""Exact values, with proofs that can be checked."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Union

from . import _inarow
from ._inarow import Error, Value
from ._program import AnyGame, game_of, milliseconds, whole
from ._progress import Progress, telling

PathLike = Union[str, "os.PathLike[str]"]


@dataclass(frozen=True)
class Solution:
    """The exact value of a position."""

    value: Value
    #: With gravity: how many stones the winner has left, negative if the player to move loses.
    score: int | None
    nodes: int
    seconds: float
    #: The proof, if it was asked for.
    certificate: bytes | None


@dataclass(frozen=True)
class Checked:
    """Whether a certificate proves what it claims."""

    valid: bool
    #: Why not.
    reason: str | None = None
    game: str | None = None
    moves: list[str] | None = None
    value: Value | None = None
    positions: int | None = None
    bytes: int | None = None

    def __bool__(self) -> bool:
        return self.valid


def solve(
    game: AnyGame,
    *,
    certificate: bool | PathLike | None = False,
    weak: bool = False,
    threads: int = 1,
    hash_mb: int = 256,
    time: float | None = None,
    progress: Progress = None,
) -> Solution:
    """Solves a position of k in a row: who wins with best play, proven.

    ``certificate=True`` keeps the proof in the solution, a path also writes it to that file. ``weak``, with
    gravity, asks only who wins, not how soon. Raises ``inarow.Stopped`` if ``time`` (seconds) is over first.

    >>> import inarow
    >>> solution = inarow.solve("4x4x3", certificate=True)
    >>> str(solution.value), bool(inarow.check(solution.certificate))
    ('X', True)
    """
    position = game_of(game)
    path = None if certificate is None or isinstance(certificate, bool) else Path(certificate)
    if path is not None and not path.parent.is_dir():
        raise Error(f"cannot write {path}: there is no folder {path.parent}")
    with telling(progress) as tell:
        text, proof = _inarow.solve(
            position,
            certificate=bool(certificate),
            weak=weak,
            threads=whole("threads", threads, 1, 64) or 1,
            bytes=(whole("hash_mb", hash_mb, 1) or 1) << 20,
            ms=milliseconds(time),
            progress=tell,
        )
    if path is not None and proof is not None:
        _inarow.write_whole(path, proof)
    found = json.loads(text)
    return Solution(
        Value(found["value"]), found["score"], found["nodes"], found["seconds"], proof
    )


def check(certificate: bytes | PathLike) -> Checked:
    """Checks a proof that ``solve`` wrote: bytes, or a file. What checks shares no code with what solves."""
    if not isinstance(certificate, (bytes, bytearray)):
        certificate = Path(certificate).read_bytes()
    found = json.loads(_inarow.check(bytes(certificate)))
    if found.get("value") is not None:
        found["value"] = Value(found["value"])
    return Checked(**found)
