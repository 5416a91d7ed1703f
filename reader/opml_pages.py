"""Pages without a feed in OPML: attributes of our own, which other readers pass over. Pure."""

from __future__ import annotations

from collections.abc import Mapping

from reader.model.pages import PageKind, PageRecipe

NAMESPACE = "https://github.com/paperround/paperround/opml"
_LONGEST_SELECTOR = 400


def find_recipe(attributes: Mapping[str, str]) -> PageRecipe | None:
    """By names in lower case without a prefix. Entries need a selector, which is checked when it is used."""
    kind = attributes.get("pagekind", "").strip().lower()
    selector = " ".join(attributes.get("pageselector", "").split())[:_LONGEST_SELECTOR]
    if kind not in (PageKind.ENTRIES, PageKind.CHANGES) or (kind == PageKind.ENTRIES and not selector):
        return None
    return PageRecipe(PageKind(kind), selector)


def list_attributes(page: PageRecipe | None) -> list[tuple[str, str]]:
    if page is None:
        return []
    selector = [("paperround:pageSelector", page.selector)] if page.selector else []
    return [("paperround:pageKind", str(page.kind)), *selector]
