"""Searches recorded whole, and looked into."""

from __future__ import annotations

import html
import json
from collections.abc import Iterator, Sequence
from typing import Any

from . import _inarow
from ._inarow import Error, Value
from ._program import AnyGame, Evaluator, game_of, given, program_for, whole, with_evaluator
from ._progress import Progress
from .requests import answer

#: How many children or events one answer has.
PAGE = 500
#: Trees of so many nodes are drawn in notebooks.
DRAWN = 400


class Node:
    """A visit to a position in a recorded search. Values are those for X."""

    __slots__ = ("_tree", "_view", "_children", "_skipped")

    def __init__(self, tree: Tree, view: dict[str, Any]) -> None:
        self._tree = tree
        self._view = view
        self._children: list[Node] | None = None
        self._skipped: list[str] = []

    @property
    def id(self) -> int:
        """In the order in which nodes are entered, from 0."""
        return self._view["id"]

    @property
    def move(self) -> str | None:
        """The move that led here; ``None`` at the root."""
        return self._view["move"]

    @property
    def ply(self) -> int:
        """Plies from the root."""
        return self._view["ply"]

    @property
    def side(self) -> str:
        """Who is to move, ``"x"`` or ``"o"``."""
        return self._view["side"]

    @property
    def value(self) -> Value:
        """What is known of it."""
        return Value(self._view["value"])

    @property
    def kind(self) -> str:
        """Why it has its value, such as ``"inner"``, ``"over"`` or ``"depth"``."""
        return self._view["kind"]

    @property
    def window(self) -> tuple[str, str]:
        """Alpha and beta when it was entered."""
        return self._view["alpha"], self._view["beta"]

    @property
    def size(self) -> int:
        """The nodes of its subtree, itself included."""
        return self._view["size"]

    @property
    def skipped(self) -> int:
        """How many moves were left out."""
        return self._view["skipped"]

    @property
    def facts(self) -> dict[str, Any]:
        """All that is known of it, by docs/protocol.md."""
        return dict(self._view)

    @property
    def children(self) -> list[Node]:
        """The visits to its children, in order."""
        if self._children is None:
            self._children = []
            while len(self._children) < self._view["children"]:
                page = self._tree._page(self.id, len(self._children), PAGE)
                self._skipped = page["skipped_moves"]
                self._children += [Node(self._tree, view) for view in page["children"]]
                if not page["children"]:
                    break
            if not self._view["children"] and self._view["skipped"]:
                self._skipped = self._tree._page(self.id, 0, 1)["skipped_moves"]
        return self._children

    @property
    def skipped_moves(self) -> list[str]:
        """The moves that were left out."""
        _ = self.children
        return list(self._skipped)

    @property
    def path(self) -> list[str]:
        """The moves from the root to here."""
        page = self._tree._page(self.id, 0, 1)
        return [view["move"] for view in [*page["path"], page["node"]] if view["move"]]

    def why(self) -> dict[str, Any] | None:
        """Why moves were left out here, and what looking at them would have cost; ``None`` if none were."""
        if not self.skipped:
            return None
        return self._tree._ask({"op": "why", "search": self._tree._search, "node": self.id})

    def walk(self) -> Iterator[Node]:
        """This node and all below it, in the order in which they were entered."""
        yield self
        for child in self.children:
            yield from child.walk()

    def __repr__(self) -> str:
        return f"<Node {self.id} {self.move or 'root'} value {self.value} {self.kind}>"


class Tree:
    """A search that was recorded whole."""

    def __init__(
        self, program: _inarow.Program, search: dict[str, Any], progress: Progress = False
    ) -> None:
        self._program = program
        self._search = search
        page = self._ask(self._page_request(0, 0, 1), progress)
        self._totals = page["totals"]
        self.root = Node(self, page["node"])

    def _page_request(self, node: int, start: int, count: int) -> dict[str, Any]:
        return {"op": "tree", "search": self._search, "node": node, "from": start, "count": count}

    def _ask(self, request: dict[str, Any], progress: Progress = False) -> dict[str, Any]:
        return answer(self._program, request, progress=progress)

    def _page(self, node: int, start: int, count: int) -> dict[str, Any]:
        return self._ask(self._page_request(node, start, count))

    @property
    def value(self) -> Value:
        """What is known of the position."""
        return Value(self._totals["value"])

    @property
    def best(self) -> str | None:
        """The move to play."""
        return self._totals["best"]

    @property
    def nodes(self) -> int:
        """The nodes of the search."""
        return self._totals["nodes"]

    @property
    def totals(self) -> dict[str, Any]:
        """All that was counted, by docs/protocol.md."""
        return dict(self._totals)

    def __len__(self) -> int:
        return self._totals["nodes"]

    def node(self, number: int) -> Node:
        """The node of this number."""
        return Node(self, self._page(number, 0, 1)["node"])

    def walk(self) -> Iterator[Node]:
        """All nodes, in the order in which they were entered."""
        return self.root.walk()

    def steps(self, start: int = 0, count: int = PAGE) -> list[dict[str, Any]]:
        """Events of the search, by docs/protocol.md: what was entered, improved, cut and returned."""
        request = {"op": "steps", "search": self._search, "from": start, "count": count}
        return self._ask(request)["events"]

    def _file(self, kind: str, language: str | None) -> str:
        request = {"op": "trace", "search": self._search, "format": kind, "language": language}
        return self._ask(request)["text"]

    def text(self, language: str | None = None) -> str:
        """As an indented tree."""
        return self._file("text", language)

    def svg(self) -> str:
        """As a picture."""
        return self._file("svg", None)

    def dot(self) -> str:
        """For Graphviz."""
        return self._file("dot", None)

    def html(self, language: str | None = None) -> str:
        """As a page that needs nothing else."""
        return self._file("html", language)

    def json(self) -> str:
        """All nodes and events."""
        return self._file("json", None)

    def _repr_html_(self) -> str:
        about = (
            f"{self._search['algorithm']}, {self._search['game']['game']}: value {self.value}, "
            f"best {self.best}, {self.nodes:,} nodes"
        )
        if self.nodes <= DRAWN:
            return f"<p>{html.escape(about)}</p><div style=\"overflow:auto;max-height:40em\">{self.svg()}</div>"
        rows = "".join(
            f"<li><b>{html.escape(str(child.move))}</b> {html.escape(str(child.value))} "
            f"({child.size:,} nodes)</li>"
            for child in self.root.children
        )
        return f"<p>{html.escape(about)}</p><ul>{rows}</ul>"

    def __repr__(self) -> str:
        return f"<Tree of {self._search['algorithm']} with {self.nodes:,} nodes, value {self.value}>"


def explain(
    game: AnyGame,
    algorithm: str = "alpha-beta",
    *,
    depth: int | None = None,
    evaluator: str | Evaluator | None = None,
    weights: Sequence[int] | None = None,
    order: str | None = None,
    window: Sequence[str | int] | None = None,
    strict_cuts: bool = False,
    seed: int | None = None,
    nodes: int | None = None,
    plies: int | None = None,
    progress: Progress = None,
) -> Tree:
    """Records a search whole: every node with its value, its window, and the moves that were left out.

    Without a depth the game is searched to its end, or 120 plies deep. ``plies`` keeps the nodes of so many plies only and counts
    what is below.

    >>> import inarow
    >>> tree = inarow.explain("3x3x3", "alpha-beta", depth=2, evaluator="open-lines")
    >>> len(tree), tree.best, [child.move for child in tree.root.children][:3]
    (36, 'b2', ['a3', 'b3', 'c3'])
    >>> cut = next(node for node in tree.walk() if node.skipped)
    >>> cut.path, cut.skipped_moves, cut.why()["by"]
    (['b3'], ['c3', 'a2', 'b2', 'c2', 'a1', 'b1', 'c1'], 'a3')
    """
    if not isinstance(algorithm, str):
        raise Error("explain is for the searches of inarow: what a function does cannot be recorded")
    position, evaluator = with_evaluator(game_of(game), evaluator)
    ref = json.loads(_inarow.Program.game_ref(position))
    if depth is None and nodes is None and not ref["game"].startswith("tree:"):
        depth = max(1, min(position.longest - len(position.history), 120))
    search = given(
        game=ref,
        algorithm=algorithm,
        depth=whole("depth", depth, 1),
        evaluator=evaluator,
        weights=None if weights is None else list(weights),
        order=order,
        window=None if window is None else [str(bound) for bound in window],
        seed=whole("seed", seed),
        nodes=whole("nodes", nodes, 1),
        levels=whole("plies", plies, 1),
    )
    if strict_cuts:
        search["strict_cuts"] = True
    return Tree(program_for([position]), search, progress)
