"""HTML as Markdown: what is text stays text, what is markup is what CommonMark calls it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reader.html.markdown import to_markdown

TABLE = [
    ("<p>One <b> bold </b> and <em>it</em></p>", "One **bold** and *it*"),
    ("<h2>A # b</h2><p>text</p>", "## A # b\n\ntext"),
    ('<p><a href="https://a.example/x(1)">li_nk</a></p>', r"[li\_nk](https://a.example/x%281%29)"),
    ("<p>a<br>b</p>", "a\\\nb"),
    ("<ul><li>one<ul><li>deep</li></ul></li><li>two</li></ul>", "- one\n  - deep\n- two"),
    ('<ol start="3"><li>a</li><li>b</li></ol>', "3. a\n4. b"),
    ("<blockquote><p>q</p><p>r</p></blockquote>", "> q\n>\n> r"),
    ("<pre><code>x = `1`\n  y</code></pre>", "```\nx = `1`\n  y\n```"),
    ("<p>Run <code>a `b`</code></p>", "Run `` a `b` ``"),
    ("<table><tr><th>a</th><th>b</th></tr><tr><td>1|2</td></tr></table>", "| a | b |\n| --- | --- |\n| 1\\|2 |  |"),
    ('<figure><img src="https://a.example/p.png" alt="A [b]"></figure>', r"![A \[b\]](https://a.example/p.png)"),
    ("<p>1. not a list</p><p># no heading</p><p>- no item</p>", "1\\. not a list\n\n\\# no heading\n\n\\- no item"),
    ("<p>*a* _b_ &lt;b&gt; #tag</p>", r"\*a\* \_b\_ \<b\> \#tag"),
    ("<p><code>a<br>b <b>c_d</b></code></p>", "`a b` **`c_d`**"),
    ('<p><code>f(<a href="https://a.example/">x_y</a>)</code></p>', "`f(`[`x_y`](https://a.example/)`)`"),
    ('<p><a href="https://a.example/"><code>x</code></a></p>', "[`x`](https://a.example/)"),
    (
        "<table><caption>Prices</caption><tr><td><p>a</p><p>b</p></td><td><code>c|d</code></td></tr></table>",
        "Prices\n\n| a b | `c\\|d` |\n| --- | --- |",
    ),
    ("<table><tr><td>a<ul><li>b</li><li>c</li></ul>d</td></tr></table>", "a\n\n- b\n- c\n\nd"),
    ("<b>a <i>b</i> c</b> <i>d <b>e</b></i>", "**a *b* c** *d **e***"),
    ("<ul><li><img src='https://a.example/p.png'></li><li>b</li></ul>", "- ![](https://a.example/p.png)\n- b"),
    ("<dl><dt>a</dt><dd>b</dd></dl>", "**a**\n\n: b"),
    ("<script>x</script><p>y</p>", "y"),
    ("<p>never <b>ended", "never **ended**"),
    ("", ""),
]


@pytest.mark.parametrize(("html", "markdown"), TABLE)
def test_it_reads_as_it_looked(html, markdown):
    assert to_markdown(html) == markdown


@settings(max_examples=60)
@given(st.lists(st.sampled_from([*"ab <>", "<ul>", "<li>", "</ul>", "<b>", "</b>", "<table>", "<td>", "<tr>",
    "</table>", "<pre>", "</pre>", "<blockquote>", "</blockquote>", "<h1>", "</h1>", "<br>", "<dd>", "</li>", "<code>", "</code>", "<a href='b'>", "</a>", "<kbd>"]), max_size=40))  # fmt: skip
def test_no_markup_makes_it_stumble(parts):
    assert "\0" not in to_markdown("".join(parts))
