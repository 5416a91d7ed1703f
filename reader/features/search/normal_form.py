"""A search as a union of simple ones: each some words for the index and some conditions for rows. Pure.

The index answers any mixture of words alone, so only an OR between words and something else (`ferry OR
is:starred`) has to be taken apart.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from itertools import islice, product
from typing import TypeVar

from msgspec import Struct

from reader.features.search.tree import All, AnyOf, Column, Leaf, Marked, Named, Node, Not, Within, Words

_Found = TypeVar("_Found")
MOST_SIMPLE = 24
"""More of them would take long, and nobody types them."""


class Condition(Struct, frozen=True):
    """A condition about a row, not about its words."""

    leaf: Named | Marked | Within
    is_negated: bool = False


class SimpleSearch(Struct, frozen=True):
    """A search whose parts must all hold."""

    texts: tuple[Node, ...] = ()
    """Parts that are about words only."""
    conditions: tuple[Condition, ...] = ()

    def joined(self, other: SimpleSearch) -> SimpleSearch:
        return SimpleSearch(self.texts + other.texts, self.conditions + other.conditions)


class Match(Struct, frozen=True):
    """An expression of the index, and whether it must match or must not."""

    expression: str
    is_negated: bool = False


class TooComplicatedError(Exception):
    """A search that would become too many simple ones."""


def split_search(tree: Node) -> list[SimpleSearch]:
    """The simple searches whose union this is. Raises TooComplicatedError."""
    return _split(_push_down(tree, False))


def _split(node: Node) -> list[SimpleSearch]:
    if _is_about_words(node):
        return [SimpleSearch(texts=(node,))]
    if isinstance(node, AnyOf):
        words = tuple(part for part in node.parts if _is_about_words(part))
        others = [part for part in node.parts if not _is_about_words(part)]
        together: list[Node] = [AnyOf(words)] if len(words) > 1 else [*words]
        return _bounded(one for part in (*together, *others) for one in _split(part))
    if isinstance(node, All):
        return [reduce(SimpleSearch.joined, combination) for combination in _bounded(product(*map(_split, node.parts)))]
    leaf = node.part if isinstance(node, Not) else node
    assert isinstance(leaf, Named | Marked | Within)
    return [SimpleSearch(conditions=(Condition(leaf, isinstance(node, Not)),))]


def _bounded(found: Iterable[_Found]) -> list[_Found]:
    some = list(islice(found, MOST_SIMPLE + 1))
    if len(some) > MOST_SIMPLE:
        raise TooComplicatedError
    return some


def _push_down(node: Node, is_negated: bool) -> Node:
    """The same tree with every negation at a single condition."""
    if isinstance(node, Not):
        return _push_down(node.part, not is_negated)
    if isinstance(node, All | AnyOf):
        parts = tuple(_push_down(part, is_negated) for part in node.parts)
        return All(parts) if isinstance(node, All) is not is_negated else AnyOf(parts)
    return Not(node) if is_negated else node


def _is_about_words(node: Node) -> bool:
    if isinstance(node, All | AnyOf):
        return all(_is_about_words(part) for part in node.parts)
    leaf: Node | Leaf = node.part if isinstance(node, Not) else node
    return isinstance(leaf, Words)


def make_match(node: Node) -> Match:
    """The expression for a tree about words only. FTS5 has no "not" without something before it, so a tree that is
    negated as a whole becomes its opposite."""
    if isinstance(node, Not):
        inner = make_match(node.part)
        return Match(inner.expression, not inner.is_negated)
    if isinstance(node, All | AnyOf):
        parts = [make_match(part) for part in node.parts]
        wanted = [part.expression for part in parts if not part.is_negated]
        unwanted = [part.expression for part in parts if part.is_negated]
        if isinstance(node, All):
            return _match_all(wanted, unwanted)
        # One is there or another is not: the opposite of "all of the others are there, and none of the one".
        opposite = _match_all(unwanted, wanted)
        return Match(_any(wanted)) if not unwanted else Match(opposite.expression, not opposite.is_negated)
    assert isinstance(node, Words)
    phrase = f'"{" ".join(node.words)}"{"*" if node.may_go_on else ""}'
    return Match(phrase if node.column is Column.ANY else f"{{{node.column}}} : {phrase}")


def _match_all(wanted: list[str], unwanted: list[str]) -> Match:
    if not wanted:
        return Match(_any(unwanted), is_negated=True)
    together = " AND ".join(_bracketed(wanted))
    return Match(f"({together}) NOT ({_any(unwanted)})" if unwanted else together)


def _any(expressions: list[str]) -> str:
    return " OR ".join(_bracketed(expressions))


def _bracketed(expressions: list[str]) -> list[str]:
    if len(expressions) == 1:
        return expressions
    return [one if one.startswith('"') and one.count('"') == 2 else f"({one})" for one in expressions]
