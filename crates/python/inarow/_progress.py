"""How long work gets on: in a terminal, in a notebook, or wherever its user wants to know."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from contextlib import contextmanager
from typing import Any, Iterator, Union

#: ``True``, ``False``, a function that is called with what there is to tell, or ``None``: in notebooks and
#: terminals.
Progress = Union[bool, Callable[[dict], Any], None]


def in_notebook() -> bool:
    """Whether what is shown goes to a notebook."""
    try:
        shell = sys.modules["IPython"].get_ipython()
    except (KeyError, AttributeError):
        return False
    return shell is not None and hasattr(shell, "kernel")


def text_of(told: dict) -> str:
    """What a line of progress says."""
    parts = []
    if told.get("size"):
        parts.append(f"{told['done']} of {told['size']}")
    elif told.get("done"):
        parts.append(f"{told['done']}")
    if told.get("now"):
        parts.append(str(told["now"]))
    if told.get("depth"):
        parts.append(f"depth {told['depth']}")
    if told.get("stats"):
        parts.append(f"{told['value']}  {' '.join(told['pv'][:8])}")
    nodes = told.get("nodes") or told.get("stats", {}).get("nodes")
    if nodes:
        parts.append(f"{nodes:,} nodes")
    for line in told.get("lines", [])[:1]:
        parts.append(f"{line['value']}  {' '.join(line['moves'][:8])}")
    return " · ".join(parts)


class _Line:
    """One line that is written again and again, and gone in the end."""

    def __init__(self) -> None:
        self.handle: Any = None
        self.width = 0

    def show(self, text: str) -> None:
        if in_notebook():
            from IPython.display import Pretty, display

            if self.handle is None:
                self.handle = display(Pretty(text), display_id=True)
            else:
                self.handle.update(Pretty(text))
        else:
            text = text[:100]
            sys.stderr.write("\r" + text.ljust(self.width))
            sys.stderr.flush()
            self.width = len(text)

    def clear(self) -> None:
        if self.handle is not None:
            from IPython.display import Pretty

            self.handle.update(Pretty(""))
        elif self.width:
            sys.stderr.write("\r" + " " * self.width + "\r")
            sys.stderr.flush()


@contextmanager
def telling(progress: Progress) -> Iterator[Callable[[str], Any] | None]:
    """What the program is to call with what it tells; ``None`` if nobody wants to know."""
    if callable(progress):
        yield lambda text: progress(json.loads(text))
        return
    if progress is None:
        progress = in_notebook() or sys.stderr.isatty()
    if not progress:
        yield None
        return
    line = _Line()
    try:
        yield lambda text: line.show(text_of(json.loads(text)))
    finally:
        line.clear()
