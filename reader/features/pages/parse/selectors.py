"""CSS selectors over a page's tree. cssselect parses the selector; this module finds the nodes.

It makes sets of nodes from left to right, one walk for each part, so time grows with the page times the selector and no
more, whatever a selector from somebody's subscription list looks like.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable

from cssselect import parser as css
from cssselect.parser import SelectorError

from reader.core.errors import ParseError
from reader.core.words.catalogue import PageCode
from reader.parse.page import Node, elements_of
from reader.parse.readable.nodes import walk

MAX_SELECTOR = 400
_MAX_PARTS = 40


class BadSelectorError(ParseError):
    """Text that isn't a selector, or one that is not supported here."""


class PageNodes:
    """The nodes of a page in order, indexed by tag, class and id."""

    def __init__(self, root: Node) -> None:
        self.root = root
        self.all = list(walk(root))
        self._tags: dict[str, set[Node]] = defaultdict(set)
        self._classes: dict[str, set[Node]] = defaultdict(set)
        self._ids: dict[str, set[Node]] = defaultdict(set)
        for node in self.all:
            self._tags[node.tag].add(node)
            for name in set(node.attributes.get("class", "").split()):
                self._classes[name].add(node)
            if "id" in node.attributes:
                self._ids[node.attributes["id"].strip()].add(node)

    def select(self, selector: str) -> list[Node]:
        """The nodes that a selector matches, in the order of the page. BadSelectorError where it is none."""
        return self._collect(_parse(selector))

    def select_boxes(self, selector: str) -> list[Node]:
        """The elements around what a selector matches: all of it but its last part, where the rest has a name."""
        trees = _parse(selector)
        return self._collect(
            tree.selector for tree in trees if isinstance(tree, css.CombinedSelector) and _has_name(tree.selector)
        )

    def _collect(self, trees: Iterable[object]) -> list[Node]:
        found = set().union(*map(self._find, trees))
        return [node for node in self.all if node in found]

    def _find(self, tree: object) -> set[Node]:
        match tree:
            case css.Element():
                return self._tags.get(tree.element.lower(), set()) if tree.element else set(self.all)
            case css.CombinedSelector():
                return self._combine(self._find(tree.selector), tree.combinator, self._find(tree.subselector))
            case css.Class():
                return self._find(tree.selector) & self._classes.get(tree.class_name, set())
            case css.Hash():
                return self._find(tree.selector) & self._ids.get(tree.id, set())
            case css.Attrib():
                return {node for node in self._find(tree.selector) if _has_attribute(node, tree)}
        return self._find_rare(tree)

    def _find_rare(self, tree: object) -> set[Node]:
        match tree:
            case css.Pseudo():
                return self._find_pseudo(self._find(tree.selector), tree.ident)
            case css.Function():
                return self._find_nth(self._find(tree.selector), tree)
            case css.Negation():
                return self._find(tree.selector) - self._find(tree.subselector)
            case css.Matching() | css.SpecificityAdjustment():
                meant = set().union(*(self._find(part) for part in tree.selector_list))
                return self._find(tree.selector) & meant
            case css.Relation():
                return self._find(tree.selector) & self._find_holders(tree)
        raise _not_understood(type(tree).__name__)

    def _combine(self, left: set[Node], combinator: str, right: set[Node]) -> set[Node]:
        if combinator == " ":
            return right & self._below(left)
        if combinator == ">":
            return {node for node in right if node.parent in left}
        return right & _find_beside(left, only_next=combinator == "+")

    def _find_holders(self, tree: css.Relation) -> set[Node]:
        """The elements that `:has(…)` matches."""
        holders: set[Node] = set()
        for token, selector in tree.arguments:
            combinator, meant = str(token.value), self._find(selector.parsed_tree)
            if combinator in ("+", "~"):
                holders |= _find_beside(meant, only_next=combinator == "+", backwards=True)
            elif combinator == ">":
                holders |= {node.parent for node in meant if node.parent is not None}
            else:
                holders |= self._above(meant)
        return holders

    def _below(self, tops: set[Node]) -> set[Node]:
        below: set[Node] = set()
        for node in self.all:  # parents come before their children
            if node.parent is not None and (node.parent in tops or node.parent in below):
                below.add(node)
        return below

    def _above(self, nodes: set[Node]) -> set[Node]:
        above: set[Node] = set()
        for node in reversed(self.all):  # children come before their parents
            if node.parent is not None and (node in nodes or node in above):
                above.add(node.parent)
        return above

    def _find_pseudo(self, nodes: set[Node], name: str) -> set[Node]:
        if name == "root":
            return nodes & {self.root}
        if name == "empty":
            return {
                node for node in nodes if all(isinstance(child, str) and not child.strip() for child in node.children)
            }
        first, last = _place_by(nodes, same_tag=name.endswith("of-type"), backwards=False), {}
        if name.startswith(("last", "only")):
            last = _place_by(nodes, same_tag=name.endswith("of-type"), backwards=True)
        if name in ("first-child", "first-of-type"):
            return {node for node in nodes if first[node] == 1}
        if name in ("last-child", "last-of-type"):
            return {node for node in nodes if last[node] == 1}
        if name in ("only-child", "only-of-type"):
            return {node for node in nodes if first[node] == last[node] == 1}
        raise _not_understood(f":{name}")

    def _find_nth(self, nodes: set[Node], tree: css.Function) -> set[Node]:
        kinds = ("nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type")
        if tree.name not in kinds:
            raise _not_understood(f":{tree.name}()")
        try:
            step, start = css.parse_series(tree.arguments)
        except ValueError:
            raise _not_understood(f":{tree.name}()") from None
        place = _place_by(nodes, same_tag=tree.name.endswith("type"), backwards="last" in tree.name)
        return {node for node in nodes if _is_in_series(place[node], step, start)}


def check_selector(selector: str) -> None:
    """Raise BadSelectorError for a selector that is not supported; an empty page is enough to find out."""
    PageNodes(Node("html", {})).select(selector)


def _parse(selector: str) -> list[object]:
    if not selector.strip() or len(selector) > MAX_SELECTOR:
        raise _not_understood(selector)
    try:
        parsed = css.parse(selector)
    except (SelectorError, ValueError, RecursionError):
        raise _not_understood(selector) from None
    if any(one.pseudo_element for one in parsed) or len(parsed) > _MAX_PARTS:
        raise _not_understood(selector)
    return [one.parsed_tree for one in parsed]


def _has_name(tree: object) -> bool:
    if isinstance(tree, css.CombinedSelector):
        return _has_name(tree.subselector)
    return isinstance(tree, css.Class | css.Hash | css.Attrib)


def _not_understood(part: str) -> BadSelectorError:
    return BadSelectorError(PageCode.SELECTOR_NOT_UNDERSTOOD(selector=part[:80]))


def _find_beside(nodes: set[Node], *, only_next: bool, backwards: bool = False) -> set[Node]:
    """The siblings after the nodes, or before them."""
    found: set[Node] = set()
    for parent in {node.parent for node in nodes if node.parent is not None}:
        is_beside = False
        for child in elements_of(parent)[:: -1 if backwards else 1]:
            if is_beside:
                found.add(child)
            is_beside = child in nodes or (is_beside and not only_next)
    return found


def _place_by(nodes: Iterable[Node], *, same_tag: bool, backwards: bool) -> dict[Node, int]:
    """Each node's place among its siblings, from 1."""
    places: dict[Node, int] = {}
    for parent in {node.parent for node in nodes if node.parent is not None}:
        counts: Counter[str] = Counter()
        for child in elements_of(parent)[:: -1 if backwards else 1]:
            kind = child.tag if same_tag else ""
            counts[kind] += 1
            places[child] = counts[kind]
    return {node: places.get(node, 1) for node in nodes}


def _is_in_series(place: int, step: int, start: int) -> bool:
    if step == 0:
        return place == start
    return (place - start) % step == 0 and (place - start) // step >= 0


_TESTS: dict[str, Callable[[str, str], bool]] = {
    "=": lambda value, wanted: value == wanted,
    "~=": lambda value, wanted: bool(wanted) and wanted in value.split(),
    "|=": lambda value, wanted: value == wanted or value.startswith(f"{wanted}-"),
    "^=": lambda value, wanted: bool(wanted) and value.startswith(wanted),
    "$=": lambda value, wanted: bool(wanted) and value.endswith(wanted),
    "*=": lambda value, wanted: bool(wanted) and wanted in value,
    "!=": lambda value, wanted: value != wanted,
}


def _has_attribute(node: Node, tree: css.Attrib) -> bool:
    value = node.attributes.get(tree.attrib.lower())
    if value is None or tree.operator == "exists":
        return value is not None
    wanted = str(tree.value.value) if tree.value is not None else ""
    if getattr(tree, "flag", None) == "i":
        value, wanted = value.casefold(), wanted.casefold()
    return _TESTS[tree.operator](value, wanted)
