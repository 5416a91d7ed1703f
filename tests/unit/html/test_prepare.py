"""What a publisher's HTML becomes, and that nothing he writes breaks the bounds."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.html.blocks import (
    LONGEST_PARAGRAPH,
    LONGEST_WORD,
    MOST_COLUMNS,
    Block,
    Code,
    Cut,
    Figure,
    Kind,
    Paragraph,
    Quote,
    Rule,
    Table,
)
from reader.html.prepare import DEEPEST_FRAME, WIDEST_SPAN, Limits, prepare_all
from reader.window.article.tables import make_grid
from tests.long_tests import mark_long
from tests.window.article.hostile import MAKERS, SLOW


def texts(blocks: list[Block]) -> list[str]:
    return ["".join(run.text for run in block.runs) for block in blocks if isinstance(block, Paragraph)]


def depth(block: Block) -> int:
    if isinstance(block, Quote):
        return 1 + max(map(depth, block.blocks), default=0)
    if isinstance(block, Table):
        return 1 + max((depth(inner) for row in block.rows for cell in row for inner in cell.blocks), default=0)
    return 0


def test_paragraphs_spaces_and_breaks():
    blocks = prepare_all("<div> one\n two <b>bold </b> three<br>four<br><br>five</div>loose")
    assert texts(blocks) == ["one two bold three\u2028four", "five", "loose"]


def test_runs_keep_their_style_and_links_only_safe_ones():
    [paragraph] = prepare_all('<p><em>a</em><a href="https://x.example/">b</a><a href="file:///etc">c</a></p>')
    assert isinstance(paragraph, Paragraph)
    assert [(run.text, run.style.italic, run.style.link) for run in paragraph.runs] == [
        ("a", True, ""),
        ("b", False, "https://x.example/"),
        ("c", False, ""),
    ]


def test_lists_count_and_nest():
    blocks = prepare_all("<ol start=3><li>a<ul><li>b</ul><li>c</ol>")
    marks = [
        (block.mark.ordered, block.mark.number, block.indent)
        for block in blocks
        if isinstance(block, Paragraph) and block.mark
    ]
    assert marks == [(True, 3, 1), (False, 1, 2), (True, 4, 1)]


def test_second_paragraph_of_an_item_is_indented_without_a_mark():
    first, second = prepare_all("<ul><li><p>a</p><p>b</p></ul>")
    assert isinstance(first, Paragraph)
    assert isinstance(second, Paragraph)
    assert (first.mark is not None, second.mark, second.indent) == (True, None, 1)


def test_code_keeps_its_lines():
    [code] = prepare_all("<pre><code>\nif a:\n    b\n</code></pre>")
    assert isinstance(code, Code)
    assert code.text == "if a:\n    b"


def test_long_code_comes_in_pieces_that_lose_nothing():
    source = "\n".join(f"line {n}" for n in range(5000))
    pieces = [block for block in prepare_all(f"<pre>{source}</pre>") if isinstance(block, Code)]
    assert "\n".join(piece.text for piece in pieces) == source
    assert [piece.first for piece in pieces] == [True] + [False] * (len(pieces) - 1)
    assert [piece.last for piece in pieces] == [False] * (len(pieces) - 1) + [True]


def test_a_long_quote_comes_in_parts_that_lose_nothing():
    blocks = prepare_all("<blockquote>" + "".join(f"<p>{n}</p>" for n in range(100)) + "</blockquote><p>end")
    quotes = [block for block in blocks if isinstance(block, Quote)]
    assert len(quotes) > 5
    inside = [text for quote in quotes for text in texts(list(quote.blocks))]
    assert inside == [str(n) for n in range(100)]
    assert quotes[0].first
    assert quotes[-1].last
    assert not any(quote.last for quote in quotes[:-1])


def test_all_parts_of_a_long_quote_stand_in_the_list_that_holds_it():
    blocks = prepare_all("<ul><li>a<blockquote>" + "<p>words of it</p>" * 60 + "</blockquote></ul>")
    assert {block.indent for block in blocks if isinstance(block, Quote)} == {1}


@pytest.mark.parametrize("frame", ["<hr>", "<pre>a</pre>", "<blockquote>a</blockquote>"])
def test_rules_quotes_and_code_are_bounded_as_well(frame):
    blocks = prepare_all(f"a{frame}" * 8_000)
    assert 1_000 < len(blocks) < 5_000
    assert isinstance(blocks[-1], Cut)


def test_a_picture_alone_is_a_figure_and_among_words_is_not():
    figure, paragraph = prepare_all(
        '<p><img src="https://a.example/x.png" alt="A"></p><p>x <img src="https://a.example/y.png"></p>'
    )
    assert isinstance(figure, Figure)
    assert figure.picture.alt == "A"
    assert isinstance(paragraph, Paragraph)


@pytest.mark.parametrize(
    "source",
    ["file:///etc/passwd", "/etc/passwd", "x.png", "//host/x", "data:image/png;base64,AA", "qrc:/x", "C:\\x.png"],
)
def test_pictures_come_from_the_web_or_not_at_all(source):
    assert prepare_all(f'<img src="{source}">') == []


@pytest.mark.parametrize("size", ['width="1" height="1"', 'width="1"', 'height="2"', "width=1px"])
def test_counting_pixels_are_never_there(size):
    assert prepare_all(f'<img src="https://a.example/x.gif" {size}>') == []


def test_directions_by_paragraph_and_by_attribute():
    arabic, english, number, forced = prepare_all("<p>البحر</p><p>sea</p><p>12</p><p dir=rtl>12</p>")
    assert [block.right_to_left for block in (arabic, english, number, forced) if isinstance(block, Paragraph)] == [
        True,
        False,
        False,
        True,
    ]


def test_a_table_stays_one_and_a_page_in_a_table_does_not():
    [table] = prepare_all("<table><tr><th>a<th>b<tr><td>c<td>d</table>")
    assert isinstance(table, Table)
    assert [len(row) for row in table.rows] == [2, 2]
    assert texts(prepare_all("<table><tr><td><p>one</p><p>two</p></td></tr></table>")) == ["one", "two"]


def test_headings_rules_and_captions():
    blocks = prepare_all("<h1>a</h1><h3>b</h3><h6>c</h6><hr><figcaption>d</figcaption>")
    kinds = [block.kind for block in blocks if isinstance(block, Paragraph)]
    assert kinds == [Kind.HEADING_1, Kind.HEADING_3, Kind.HEADING_6, Kind.CAPTION]
    assert any(isinstance(block, Rule) for block in blocks)


def test_what_is_no_text_is_not_shown():
    source = (
        "<style>a</style><script>b<p>c</script><head><title>d</title></head><svg><text>e</svg><noscript>f</noscript>"
        "<p>shown</p><!-- g --><video>h</video><select><option>i</select><textarea><p>j"
    )
    assert texts(prepare_all(source)) == ["shown"]


def test_a_tag_of_many_kilobytes_is_still_a_tag():
    [figure] = prepare_all(f'<img src="https://a.example/x.png" title="{"t" * 9000}" alt="A">')
    assert isinstance(figure, Figure)


def test_a_cut_is_honest():
    assert not any(isinstance(block, Cut) for block in prepare_all("<p>short</p>"))
    assert isinstance(prepare_all("<p>word word</p>" * 100, limits=Limits(letters=100))[-1], Cut)
    assert isinstance(prepare_all("x " * 100, limits=Limits(source=50))[-1], Cut)
    assert isinstance(prepare_all("<p>x</p>" * 100, limits=Limits(blocks=50))[-1], Cut)


def test_lines_of_scripts_without_spaces_join():
    assert texts(prepare_all("<p>港町の\n灯台</p>")) == ["港町の灯台"]


def walk(blocks: list[Block]) -> list[Block]:
    found: list[Block] = []
    for block in blocks:
        found.append(block)
        if isinstance(block, Quote):
            found += walk(list(block.blocks))
        if isinstance(block, Table):
            found += walk([inner for row in block.rows for cell in row for inner in cell.blocks])
    return found


def check_bounds(blocks: list[Block]) -> None:
    assert max(map(depth, blocks), default=0) <= DEEPEST_FRAME
    for block in walk(blocks):
        if isinstance(block, Table):
            grid = make_grid(block)
            assert grid.columns <= MOST_COLUMNS
        for run in getattr(block, "runs", ()):
            assert not set(run.text) & set("\ufdd0\ufdd1\ufffc\u2029\u202e\x00")
            assert run.style.link == "" or run.style.link.startswith(("http://", "https://", "mailto:"))
        if isinstance(block, Paragraph):
            text = "".join(run.text for run in block.runs)
            assert len(text) <= 3 * LONGEST_PARAGRAPH
            for run in block.runs:
                if run.text.isascii():
                    assert max(map(len, run.text.split()), default=0) <= LONGEST_WORD


@pytest.mark.parametrize("name", mark_long(MAKERS, SLOW))
def test_hostile_articles_stay_in_bounds(name):
    source = MAKERS[name]()
    started = time.process_time()
    check_bounds(prepare_all(source))
    assert time.process_time() - started < 20


@pytest.mark.parametrize(
    "piece", ["<a", "<", "&", "<!--", '<a b="', "</a", "<b>", "<script>", "<?", "<![CDATA[", "<table>", "<td>", "<li>"]
)
def test_time_grows_with_length_alone(piece):
    def cost(times: int) -> float:
        started = time.process_time()
        prepare_all(piece * times)
        return time.process_time() - started

    small = max(cost(4_000), 0.005)
    assert cost(32_000) < 8 * 4 * small + 0.2


TAGS = (
    "p",
    "div",
    "b",
    "i",
    "a",
    "ul",
    "ol",
    "li",
    "blockquote",
    "pre",
    "table",
    "tr",
    "td",
    "th",
    "br",
    "hr",
    "img",
    "h2",
    "figure",
    "q",
    "dd",
    "script",
)
markup = st.one_of(
    st.sampled_from([f"<{tag}>" for tag in TAGS] + [f"</{tag}>" for tag in TAGS]),
    st.sampled_from(
        ['<img src="https://a.example/x">', "<td colspan=99 rowspan=99>", '<p dir="rtl">', "<!-- x -->", "&lt;"]
    ),
    st.text(max_size=20),
)


@given(st.lists(markup, max_size=60).map("".join))
def test_anything_at_all_stays_in_bounds(source):
    check_bounds(prepare_all(source))


@given(
    st.lists(
        st.sampled_from(
            [
                "word",
                "<p>",
                "</p>",
                "<b>",
                "</b>",
                "<td>",
                "<table>",
                "</table>",
                "<tr>",
                "<blockquote>",
                "</blockquote>",
                "<li>",
                "<ul>",
                "</ul>",
            ]
        ),
        max_size=50,
    )
)
def test_no_word_is_lost_or_doubled(pieces):
    everything = "".join(texts(walk(prepare_all(" ".join(pieces)))))
    assert everything.count("word") == pieces.count("word")


@given(
    st.lists(
        st.lists(st.tuples(st.integers(1, WIDEST_SPAN), st.integers(1, 5)), min_size=1, max_size=6),
        min_size=1,
        max_size=6,
    )
)
def test_no_two_cells_of_a_grid_overlap(spans):
    rows = "".join("<tr>" + "".join(f"<td colspan={c} rowspan={r}>x" for c, r in row) for row in spans)
    for table in prepare_all(f"<table>{rows}</table>"):
        if isinstance(table, Table):
            grid = make_grid(table)
            covered = [
                (r, c)
                for place in grid.places
                for r in range(place.row, place.row + place.rows)
                for c in range(place.column, place.column + place.columns)
            ]
            assert len(covered) == len(set(covered))
            assert all(r < grid.rows and c < grid.columns for r, c in covered)
