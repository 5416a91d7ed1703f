"""What the tokenizer makes of well-formed, careless and hostile HTML."""

from __future__ import annotations

import time
from html import unescape

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from reader.html.tokenizer import MAX_ATTRIBUTES, TEXT_PIECE, Hidden, Tag, Text, Token, lower_ascii, tokenize

PIECES = st.sampled_from(
    [
        "<", ">", '"', "'", "=", " ", "/", "&", "\0", "<!--", "-->", "--!>", "<!-->", "<![CDATA[", "]]>", "<?x", "</",
        "<p>", "</p>", "<P class=x>", "<a href=", "</a>", "<img src='", "<br/>", "<td>", "<script>", "</script>",
        "<STYLE>", "</style >", "<title>", "</title>", "<textarea>", "<svg>", "</svg>", "text", "é", "&lt;", "&am",
        "p;", "&#x3c;", "&#0;", "\n", "\ud800", "<table><tr>", "<select>", "</select>", "&nbsp;",
    ]
)  # fmt: skip
HTML = st.lists(PIECES | st.text(max_size=5), max_size=40).map("".join)


def tokens(html: str) -> list[Token]:
    return list(tokenize(html))


def attributes(html: str) -> dict[str, str]:
    [tag] = tokens(html)
    assert isinstance(tag, Tag)
    return tag.attributes


def shown(html: str) -> str:
    return "".join(token.text for token in tokenize(html) if isinstance(token, Text))


@pytest.mark.parametrize(
    ("html", "names"),
    [
        ("<script></script><p>", ["script", "script", "p"]),
        ("<script><!-- <script> </script> --></script><p>", ["script", "script", "p"]),
        ("<script><!--<script></script><p>", ["script"]),
        ("<script><!--></script><p>", ["script", "script", "p"]),
        ("<script><!-- </script><p>", ["script", "script", "p"]),
        ("<script><script></script><p>", ["script", "script", "p"]),
        ("<script></scripts></SCRIPT ><p>", ["script", "script", "p"]),
    ],
)
def test_where_a_script_ends(html: str, names: list[str]):
    assert [token.name for token in tokens(html) if isinstance(token, Tag)] == names


def test_only_letters_of_ascii_have_capitals():
    assert attributes("<a HREF=1 \u212a=2 \u039b=3>") == {"href": "1", "\u212a": "2", "\u039b": "3"}
    assert tokens("<\u212abd>") == [Text("&lt;\u212abd>")]


def test_tags_and_texts_in_their_order():
    assert tokens("a<P>b</P >c<br/>") == [
        Text("a"), Tag("p"), Text("b"), Tag("p", True), Text("c"), Tag("br", False, "/")
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("html", "expected"),
    [
        ('<a href="x" title=\'a > "b"\'>', {"href": "x", "title": 'a > "b"'}),
        ("<a href=x/y?z=1 rel = nofollow>", {"href": "x/y?z=1", "rel": "nofollow"}),
        ("<a HREF=1 href=2 Href=3>", {"href": "1"}),
        ("<input checked value=>", {"checked": "", "value": ""}),
        ('<a title="">', {"title": ""}),
        ('<a"b" c="d">', {"c": "d"}),
        ('<a x"y=1>', {'x"y': "1"}),
        ('<a a="1"b="2"/>', {"a": "1", "b": "2"}),
        ("<a\n\thref\n=\n'x'\n>", {"href": "x"}),
        ("<a href=b'c>", {"href": "b'c"}),
        ('<a ="x>', {'="x': ""}),
    ],
)
def test_attributes(html: str, expected: dict[str, str]):
    assert attributes(html) == expected


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("?a=1&amp;b=2", "?a=1&b=2"),
        ("?a=1&section=2&copy=3", "?a=1&section=2&copy=3"),
        ("a &lt b &copy", "a < b ©"),
        ("&#106;&#x61;v&Aacute;&nosuch;", "javÁ&nosuch;"),
        ("&amp;amp;", "&amp;"),
        ("100 & more &", "100 & more &"),
    ],
)
def test_references_in_attributes_are_resolved_once_and_as_browsers_do(written: str, meant: str):
    assert attributes(f'<a x="{written}">')["x"] == meant


def test_a_drawing_may_end_with_its_own_tag_and_a_box_of_html_may_not():
    names = [(token.name, token.closes) for token in tokenize('<svg id="a"/><div/>') if isinstance(token, Tag)]
    assert names == [("svg", False), ("svg", True), ("div", False)]


def test_a_tag_that_never_ends_swallows_the_rest():
    for end in ('<a href="x>y', "<a href='x>y", "<a href=x", "<a", "<a ", "</a", "<!-- x", "<!x", "<?x", "</ x"):
        assert tokens("text" + end) == [Text("text")]


@pytest.mark.parametrize(
    ("html", "text"),
    [
        ("a<!-- <b> -- > -->b", "ab"),
        ("a<!-->b<!--->c", "abc"),
        ("a<!-- x --!>b", "ab"),
        ("a<!doctype html>b<?php x ?>c</ x>d", "abcd"),
        ("a<![CDATA[b]]>c", "ac"),
        ("<script>if (a<b) '</p>'</script>c", "c"),
        ("<STYLE>a</styles>b</style\n>c", "c"),
        ("<title>a <b> &amp; c</title>d", "a <b> & cd"),
        ("<textarea><p>a</textarea>b<script>c", "b"),
        ("1 < 2 <3 <> <é &amp; &lt;b&gt;", "1 < 2 <3 <> <é & <b>"),
    ],
)
def test_what_is_text(html: str, text: str):
    assert shown(html) == text


@given(HTML)
@example("<a " * 50)
@example("<p title='")
def test_no_html_makes_it_raise(html: str):
    for token in tokenize(html):
        if isinstance(token, Tag):
            assert token.name == lower_ascii(token.name)
            assert len(token.attributes) <= MAX_ATTRIBUTES
        else:
            assert "<" not in token.markup
            assert token.text == unescape(token.markup)


@given(
    st.lists(st.sampled_from(["&eacute;", "&#x1f600;", "a", " ", "&", "< ", "字"]), max_size=30), st.integers(1, 600)
)
def test_long_text_comes_in_pieces_that_tear_no_reference(parts: list[str], times: int):
    html = "".join(parts) * times
    pieces = tokens(html)
    assert all(isinstance(piece, Text) for piece in pieces)
    assert shown(html) == unescape(html.replace("<", "&lt;"))
    assert all(len(piece.text) <= TEXT_PIECE for piece in pieces if isinstance(piece, Text))


def test_what_is_hidden_ends_with_its_own_end_tag():
    hidden, seen = Hidden(), []
    for token in tokenize("<svg>a<svg>b</svg>c<p></svg>d</svg>"):
        if hidden.covers(token):
            continue
        if token == Tag("svg"):
            hidden.begin("svg")
        else:
            seen.append(token)
    assert seen == [Text("d"), Tag("svg", True)]


HOSTILE = {
    "names": "<a", "openings": "<a ", "quotes": '<a b="', "single quotes": "<a b='c' d='", "values": "<a b=c ",
    "equal signs": "= ", "spaces": " ", "comments": "<!--", "comment ends": "<!-- --", "scripts": "<script>",
    "script ends": "</script", "titles": "<title>", "only <": "<", "instructions": "<?", "ends": "</", "tags": "<b>",
    "references": "&amp", "ampersands": "&", "attributes": "<p a=1 b='2' c=\"3\">",
}  # fmt: skip


@pytest.mark.parametrize("name", HOSTILE)
def test_the_cost_grows_with_the_length(name: str):
    """Sixteen times the length may take some sixteen times as long; squared would be 256."""
    start = "<a " if name in ("equal signs", "spaces") else ""
    short, long = (start + HOSTILE[name] * times for times in (2_000, 32_000))
    assert _seconds(long) < max(0.1, 64 * _seconds(short))


def _seconds(html: str) -> float:
    best = 9.0
    for _ in range(3):
        started = time.process_time()
        for token in tokenize(html):
            if isinstance(token, Tag):
                assert len(token.attributes) <= MAX_ATTRIBUTES
        best = min(best, time.process_time() - started)
    return best
