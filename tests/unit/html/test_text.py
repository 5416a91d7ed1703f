"""The words of HTML: the quick way over the whole string and the way token by token tell the same."""

from __future__ import annotations

import pytest
from hypothesis import given

from reader.html.text import EDGES, fold, text_of
from reader.html.tokenizer import HIDDEN, RAW_TEXT, Hidden, Text, tokenize
from tests.unit.html.test_tokenizer import HTML


@pytest.mark.parametrize(
    ("html", "text"),
    [
        ("<p>one</p><p>two</p>", "one\ntwo"),
        ("<b>w</b>ord", "word"),
        ('<a title="a > b" href="https://x/">in</a>side', "inside"),
        ("a &lt;b&gt; &amp; c", "a <b> & c"),
        ("<br>line<BR/>line", "line\nline"),
        ("<tr><td>a</td><td>b</td></tr><tr><th>c</th></tr>", "a b\nc"),
        ("folded \n\t white&nbsp; space", "folded white space"),
        ("before<img src=x>after", "before after"),
        ("a<script>b</script><!-- c -->d<svg><text>e</text></svg>f", "adf"),
        ("<HEAD><TITLE>a</TITLE></HEAD>b", "b"),
        ("<iframe>a</iframe>b", "b"),
        ("a<p title='", "a"),
        ("", ""),
    ],
)
def test_text_of(html: str, text: str):
    assert text_of(html) == text


@given(HTML)
def test_it_is_the_text_of_the_tokens(html: str):
    html = html.replace("\0", "")
    hidden, written = Hidden(), ""
    for token in tokenize(html):
        if hidden.covers(token):
            continue
        if isinstance(token, Text):
            written += token.markup
        elif token.name in HIDDEN and not token.closes:
            hidden.begin(token.name)
        elif token.name not in HIDDEN | RAW_TEXT:
            written += EDGES[token.name]
    assert text_of(html) == fold(written)


@given(HTML)
def test_lines_are_folded_and_none_is_empty(html: str):
    for line in text_of(html).splitlines() if html.isprintable() else []:
        assert line
        assert line == " ".join(line.split())
