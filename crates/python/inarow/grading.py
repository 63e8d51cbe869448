"""Searches marked by suites of tests, with what is most likely wrong."""

from __future__ import annotations

import html
import json
import os
import shlex
import types
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Union

from . import _inarow
from ._inarow import Error, Game
from ._program import OwnSearch, shared
from ._progress import Progress, telling

#: The functions of the noughts and crosses assignment.
SEVEN = ("player", "actions", "result", "winner", "terminal", "utility", "minimax")


class Marks:
    """What a submission has reached."""

    def __init__(self, forms: list[str]) -> None:
        data, self.text, self.html, self.junit, self.results_json = forms
        #: Everything, as ``inarow grade --json``.
        self.data: dict[str, Any] = json.loads(data)

    @property
    def tests(self) -> list[dict[str, Any]]:
        """The tests in order, each with ``name``, ``passed``, ``points``, ``of``, ``diagnosis`` and ``mistake``."""
        return self.data["tests"]

    @property
    def passed(self) -> bool:
        """Whether nothing is wrong."""
        return all(test["passed"] for test in self.tests)

    @property
    def points(self) -> float:
        """The points reached."""
        return sum(test["points"] for test in self.tests)

    @property
    def of(self) -> float:
        """The points there are."""
        return sum(test["of"] for test in self.tests)

    def __str__(self) -> str:
        return self.text.rstrip()

    def __repr__(self) -> str:
        return f"<Marks {self.points:g} of {self.of:g}>"

    def _repr_html_(self) -> str:
        return f"<pre>{html.escape(str(self))}</pre>"


def suite_text(suite: str | os.PathLike[str]) -> str:
    """The text of a suite: a file, or one that is part of the program."""
    path = Path(suite)
    if path.is_file():
        try:
            return path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise Error(f"cannot read {path}: {error}") from None
    return _inarow.built_in_suite(str(suite))


def grade(
    suite: str | os.PathLike[str],
    submission: Union[str, OwnSearch, Mapping[str, OwnSearch], types.ModuleType, Any],
    *,
    evaluate: Callable[[Game], Any] | None = None,
    language: str = "en",
    progress: Progress = None,
) -> Marks:
    """Marks a submission by a suite, and says what is most likely wrong with it.

    ``suite`` is one that is part of the program, such as ``"searches"``, or a file as docs/grade.md describes. The
    submission is a function of ``(game, depth)``; several by the names of algorithms, ``{"minimax": …}``; a module
    with the seven functions of the noughts and crosses assignment; or a command such as ``"python3 mine.py"``.

    >>> import inarow
    >>> def constant(game, depth):
    ...     return 0, game.moves()[0]
    >>> marks = inarow.grade("tic-tac-toe", constant)
    >>> marks.passed
    False
    """
    asked: dict[str, Any] = {"evaluate": evaluate}
    if isinstance(submission, str):
        asked["command"] = shlex.split(submission)
    elif all(hasattr(submission, name) for name in SEVEN):
        asked["module"] = submission
    elif isinstance(submission, Mapping):
        asked["searches"] = dict(submission)
        if not submission or not all(callable(one) for one in submission.values()):
            raise Error(f"functions by the names of algorithms are needed, such as {{'minimax': f}}, got {submission!r}")
    elif callable(submission):
        asked["searches"] = submission
    else:
        raise Error(
            "a submission is a function of (game, depth), functions by the names of algorithms, a module with "
            f"{', '.join(SEVEN)}, or a command; got {submission!r}"
        )
    with telling(progress) as tell:
        return Marks(shared().grade(suite_text(suite), language=language, progress=tell, **asked))
