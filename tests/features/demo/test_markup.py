from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from html import escape

from hypothesis import given
from hypothesis import strategies as st

from reader.features.demo.content import make_absolute, make_html, make_plain, make_summary

SIZES = {"sea": (200, 100)}


def test_each_kind_of_block():
    text = "One\nline.\n\n## Two\n\n### Three\n\n> Four\n> five\n\n[[sea|The <em>sea</em>]]\n\n<ul><li>x</li></ul>"
    assert make_html(text, SIZES).split("\n") == [
        "<p>One line.</p>",
        "<h2>Two</h2>",
        "<h3>Three</h3>",
        "<blockquote><p>Four five</p></blockquote>",
        '<figure><img src="/pictures/sea.png" width="200" height="100" alt="The sea"/>'
        "<figcaption>The <em>sea</em></figcaption></figure>",
        "<ul><li>x</li></ul>",
    ]


def test_a_paragraph_may_begin_with_emphasis():
    assert make_html("<em>Well</em>, yes.", SIZES) == "<p><em>Well</em>, yes.</p>"


@given(st.text(st.characters(blacklist_categories=["Cc", "Cs"]), max_size=200))
def test_escaped_text_becomes_well_formed_html_with_the_same_words(words: str):
    html = make_html(escape(words), SIZES)
    ElementTree.fromstring(f"<div>{html}</div>")
    kept = make_plain(html).split()
    assert kept == words.split() or words.lstrip().startswith(("#", ">"))


def test_the_summary_is_the_first_paragraph():
    assert make_summary("<figure><img/></figure><p>Sea &amp; sky.</p><p>More.</p>") == "Sea & sky."
    assert make_summary("<figure><figcaption>Only this</figcaption></figure>") == "Only this"


def test_only_links_from_the_root_get_the_site_in_front():
    html = '<a href="/a">x</a><a href="https://b.example/c">y</a><img src="/pictures/p.png"/>'
    assert make_absolute(html, "http://h:1") == (
        '<a href="http://h:1/a">x</a><a href="https://b.example/c">y</a><img src="http://h:1/pictures/p.png"/>'
    )
