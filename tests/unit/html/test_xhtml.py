"""XHTML for e-readers: well-formed and of the right shape whatever comes."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.html.blocks import Picture
from reader.html.prepare import prepare_all
from reader.html.xhtml import find_link, to_xml, write_blocks
from tests.features.editions.strict_epub import SAFE_LINK, check_body

PAGE = '<body xmlns="http://www.w3.org/1999/xhtml">{}</body>'


def make_body(html: str, find_file) -> str:
    def write_picture(picture: Picture) -> str:
        name = find_file(picture.url)
        return f'<img src="{name}" alt="{to_xml(picture.alt)}"/>' if name else ""

    return write_blocks(prepare_all(html), write_picture)


def _check(made: str) -> ElementTree.Element:
    root = ElementTree.fromstring(PAGE.format(made))
    check_body(root)
    return root


@pytest.mark.parametrize(
    ("html", "expected"),
    [
        ("Words", "<p>Words</p>"),
        ("<p>One</p><p>Two", "<p>One</p><p>Two</p>"),
        ("<b><p>One</p><p>Two</p></b>", "<p><b>One</b></p><p><b>Two</b></p>"),
        ("<h1>Head</h1>Text", "<h3>Head</h3><p>Text</p>"),
        ("<ul>stray<li>one<li>two</ul>", "<div><p>stray</p></div><ul><li><p>one</p></li><li><p>two</p></li></ul>"),
        ("<ul><li>a<ul><li>b</li></ul></li></ul>", "<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>"),
        ("<li>no list", "<p>no list</p>"),
        ("<ul></ul><table><tr></tr></table>x", "<p>x</p>"),
        (
            "<table><tr><td colspan=2>a<th>b</table>",
            '<table><tr><td colspan="2"><p>a</p></td><th><p><b>b</b></p></th></tr></table>',
        ),
        ("<td>no table", "<p>no table</p>"),
        ("<dl><dt>Term<dd>Meaning</dl>", "<p><b>Term</b></p><div><p>Meaning</p></div>"),
        ("<a href='https://a.example/?x=1&y=ä'>x</a>", '<p><a href="https://a.example/?x=1&amp;y=%C3%A4">x</a></p>'),
        ("<a href='javascript:alert(1)'>x</a>", "<p>x</p>"),
        (
            "<a href='https://a.example'><a href='https://b.example'>x</a></a>",
            '<p><a href="https://b.example">x</a></p>',
        ),
        ("<script>alert(1)</script><p onclick=x style=y>fine</p>", "<p>fine</p>"),
        ("<p dir=rtl>שלום</p>", '<p dir="rtl">שלום</p>'),
        ("a<br>b<br>", "<p>a<br/>b</p>"),
        ("<pre>a\n  b<br>c</pre>", "<pre>a\n  b\nc</pre>"),
        ("x<sup>2</sup> &lt; &amp;amp;", "<p>x<sup>2</sup> &lt; &amp;amp;</p>"),
        ("<q>said</q>", "<p>“said”</p>"),
        (
            "<img src='https://a.example/p.png' alt='A &quot;quay&quot;'>",
            '<p class="picture"><img src="images/001.png" alt="A &quot;quay&quot;"/></p>',
        ),
        ("<img src='https://a.example/p.png' width=1 height=1>x", "<p>x</p>"),
        ("<img src='https://elsewhere.example/p.png'>x", "<p>x</p>"),
        ("<blockquote></blockquote>x", "<p>x</p>"),
        ("<a href='mailto:a@b.example'>x</a>", '<p><a href="mailto:a@b.example">x</a></p>'),
        ("<a href='javascript:1'>x</a>", "<p>x</p>"),
    ],
)
def test_what_becomes_of_html(html, expected):
    made = make_body(html, lambda url: "images/001.png" if url == "https://a.example/p.png" else "")
    _check(made)
    assert made.replace(">\n", ">").replace(' class="first"', "") == expected


_TAGS = "p b i a ul ol li table tr td th blockquote pre div h1 h2 dl dt dd q br hr img figure figcaption details summary sup script svg caption tbody x".split()
_PART = st.one_of(
    st.sampled_from(_TAGS).map(lambda name: f"<{name} href='https://e.example/' dir=rtl start=3 colspan=99999>"),
    st.sampled_from(_TAGS).map(lambda name: f"</{name}>"),
    st.text(max_size=12),
    st.sampled_from(
        ["\x00", "\x0b", "\ufffe", "\u202e", "&#0;", "&#xFFFF;", "<![CDATA[x]]>", "<!--", "]]>", "&lt;", "&nope;"]
    ),
)


@given(st.lists(_PART, max_size=40))
def test_any_soup_becomes_sound_xhtml(parts):
    made = make_body("".join(parts), lambda url: "images/001.jpg")
    _check(made)
    assert "\u202e" not in made


@given(st.text())
def test_text_is_never_markup(text):
    root = ElementTree.fromstring(f"<t a='{to_xml(text)}'>{to_xml(text)}</t>")
    assert len(root) == 0


@given(st.text(max_size=30))
def test_an_address_is_one_that_may_stand_in_a_book_or_none(text):
    made = find_link(f"https://e.example/{text}")
    assert made == "" or SAFE_LINK.fullmatch(made)
    assert find_link(text) == "" or SAFE_LINK.fullmatch(find_link(text))


def test_depth_is_bounded():
    made = make_body("<blockquote>" * 5_000 + "deep" + "<ul><li>" * 5_000, str)
    assert made.count("<blockquote>") < 60
    _check(made)
