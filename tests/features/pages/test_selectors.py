"""CSS selectors over a page: what they mean, what is refused, and that none takes long."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.features.pages.parse.blocks import make_selector
from reader.features.pages.parse.selectors import BadSelectorError, PageNodes, check_selector
from reader.parse.page import make_tree

PAGE = PageNodes(
    make_tree(
        "<div id=a lang=de-AT><ul class='x y'><li class=ad>1<li>2 <a href=/q title='One Two'>z</a><li>3</ul>"
        "<h3>t</h3><p>a</p><p>b</p><hr></div>"
    )
)


@pytest.mark.parametrize(
    ("selector", "count"),
    [
        ("ul.x > li:not(.ad)", 2),
        ("#a li:nth-child(2n+1)", 2),
        ("li:nth-last-child(1)", 1),
        ("h3 + p", 1),
        ("h3 ~ p", 2),
        ("li:has(> a)", 1),
        ("div:has(a)", 1),
        ("div:has(> a, a)", 1),
        ("li:has(+ li)", 2),
        ("li:first-child, li:last-child", 2),
        ("p:first-of-type", 1),
        ("p:only-of-type", 0),
        ("a[href^='/q'][title~=Two]", 1),
        ("[lang|=de]", 1),
        ("a[title*='ne T']", 1),
        ("div :is(h3, p)", 3),
        ("hr:empty", 1),
        ("UL.x LI", 3),
    ],
)
def test_a_selector_means_what_browsers_take_it_for(selector: str, count: int) -> None:
    assert len(PAGE.select(selector)) == count


@pytest.mark.parametrize(
    "selector", ["", "  ", ">>", "a::text", "li:hover", ":not(", "li:nth-child(x)", "x" * 401, "[", "a,"]
)
def test_what_is_none_is_refused_in_words(selector: str) -> None:
    with pytest.raises(BadSelectorError):
        check_selector(selector)


@given(st.text(alphabet="abul.#> +~:()[]='\"*,n-1 ", max_size=40))
def test_anything_is_either_understood_or_refused(selector: str) -> None:
    try:
        PAGE.select(selector)
    except BadSelectorError:
        return


def test_a_hostile_selector_on_a_deep_page_takes_no_time() -> None:
    nodes = PageNodes(make_tree("<div>" * 140 + "<b></b>" * 4_000))
    began = time.process_time()
    nodes.select(" ".join(["div"] * 60) + " b:has(~ b)")
    nodes.select(":not(div) > " + " ".join([":is(div, b)"] * 30))
    assert time.process_time() - began < 20.0


@given(st.lists(st.sampled_from(["a", "b", "css-1a2b3c", "post-4711", "x y", ""]), min_size=3, max_size=8))
def test_a_selector_that_is_made_means_exactly_what_it_was_made_for(classes: list[str]) -> None:
    items = "".join(f'<li class="{name}">t</li>' for name in classes)
    nodes = PageNodes(make_tree(f"<nav><ul><li>n</li></ul></nav><section><ul>{items}</ul></section>"))
    wanted = [node for node in nodes.all if node.tag == "li"][1:]
    selector = make_selector(nodes, wanted)
    assert nodes.select(selector) == wanted
    assert "4711" not in selector
