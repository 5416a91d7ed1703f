"""A CSS selector that means exactly some elements of a page, made to outlive small changes of its build. Pure.

The fewest and most telling names that suffice: a class of the elements themselves, below the nearest box with a name,
and only where nothing else tells them apart the way through the tags from the top. Names that a machine made
(`css-1q2w3e`, `post-4711`) change with the next release, so they are not used.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from reader.html.elements import words
from reader.parse.page import Node, ancestors_of, chain_of, elements_of
from reader.parse.page_feed.selectors import MAX_SELECTOR, BadSelectorError, PageNodes

_PLAIN = re.compile(r"-?[A-Za-z_][\w-]*", re.ASCII)
_MADE = re.compile(
    r".*\d{3,}.*|(?:css|sc|jsx|svelte|emotion|styles?|module)[-_].*\d.*|.*__[A-Za-z0-9]{5,}|[A-Za-z0-9]*\d[A-Za-z0-9]*\d.*"
)
_PASSING = words(
    "first last odd even active current selected clearfix clear hidden visible row col container wrapper"
)
_LONGEST_NAME = 60
_TELLING = words("main article section table ul ol dl tbody")


def make_selector(nodes: PageNodes, wanted: Sequence[Node]) -> str:
    """Empty where no selector means them and nothing else."""
    if not wanted:
        return ""
    target = list(wanted)
    for selector in _candidates(target):
        if len(selector) <= MAX_SELECTOR and _means(nodes, selector, target):
            return selector
    return ""


def _means(nodes: PageNodes, selector: str, wanted: list[Node]) -> bool:
    try:
        return nodes.select(selector) == wanted
    except BadSelectorError:
        return False


def _candidates(wanted: list[Node]) -> Iterator[str]:
    own = list(_own_names(wanted))
    top = _common_ancestor(wanted)
    is_child = all(node.parent is top for node in wanted)
    for name in own:
        if "." in name:
            yield name
    for up in chain_of(top):
        for box in _box_names(up):
            for name in own:
                if up is top and is_child:
                    yield f"{box} > {name}"
                else:
                    yield f"{box} {name}"
    yield from _by_steps(wanted, own)


def _own_names(wanted: list[Node]) -> Iterator[str]:
    tag = wanted[0].tag
    counts = Counter(
        name for node in wanted for name in dict.fromkeys(node.attributes.get("class", "").split())
    )
    shared = [name for name, count in counts.items() if count == len(wanted) and _is_kept(name)]
    for name in sorted(shared, key=lambda one: one in _PASSING):
        yield f"{tag}.{name}"
    yield tag


def _box_names(node: Node) -> Iterator[str]:
    if _is_kept(node.attributes.get("id", "")):
        yield f"#{node.attributes['id']}"
    for name in node.attributes.get("class", "").split():
        if _is_kept(name):
            yield f"{node.tag}.{name}"
    if node.tag in _TELLING:
        yield node.tag


def _is_kept(name: str) -> bool:
    return len(name) <= _LONGEST_NAME and bool(_PLAIN.fullmatch(name)) and not _MADE.fullmatch(name)


def _common_ancestor(wanted: list[Node]) -> Node | None:
    shared: list[Node] | None = None
    for node in wanted:
        chain = list(ancestors_of(node))
        if shared is None:
            shared = chain
        else:
            inside = set(chain)
            shared = [one for one in shared if one in inside]
    return shared[0] if shared else None


def _by_steps(wanted: list[Node], own: list[str]) -> Iterator[str]:
    """From a box that has a name, or from the top, tag by tag; with the place among its kind where it needs one."""
    top = _common_ancestor(wanted)
    if top is None:
        return
    inner: list[str] = []
    node = wanted[0].parent
    while node is not None and node is not top:
        inner.insert(0, node.tag)
        node = node.parent
    above: list[str] = []
    node = top
    while node is not None and node.tag != "body" and node.parent is not None and len(above) < 12:
        named = next(_box_names(node), "")
        steps = [*above, *inner]
        for start in (named, f"{named}:nth-of-type({_place_of(node)})" if named and named[0] != "#" else ""):
            if start:
                for name in own:
                    yield " > ".join([start, *steps, name])
        above.insert(0, f"{node.tag}:nth-of-type({_place_of(node)})")
        node = node.parent
    for name in own:
        yield " > ".join(["body", *above, *inner, name])


def _place_of(node: Node) -> int:
    if node.parent is None:
        return 1
    alike = [child for child in elements_of(node.parent) if child.tag == node.tag]
    return next(number for number, child in enumerate(alike, 1) if child is node)
