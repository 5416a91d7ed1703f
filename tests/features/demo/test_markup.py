from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from html import escape

from hypothesis import given
from hypothesis import strategies as st

from reader.features.demo.content import DemoPost, make_html
from reader.html.text import text_of


def test_each_kind_of_block():
    text = "One\nline.\n\n<h2>Two</h2>\n\n\n<ul><li>x</li></ul>\n\n<em>Well</em>, yes.\n"
    assert make_html(text) == "<p>One\nline.</p>\n<h2>Two</h2>\n<ul><li>x</li></ul>\n<p><em>Well</em>, yes.</p>"


@given(st.text(st.characters(blacklist_categories=["Cc", "Cs"]), max_size=200))
def test_escaped_text_becomes_well_formed_html_with_the_same_words(words: str):
    html = make_html(escape(words))
    ElementTree.fromstring(f"<div>{html}</div>")
    assert text_of(html).split() == words.split()


def summary_of(body: str) -> str:
    return DemoPost(title="x", body=body, feed="long-wave", published_at=0).summary


def test_the_summary_is_the_first_paragraph():
    assert summary_of("<figure><img/></figure><p>Sea &amp; sky.</p><p>More.</p>") == "Sea & sky."
    assert summary_of("<figure><figcaption>Only this</figcaption></figure>") == "Only this"
