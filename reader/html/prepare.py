"""Turns the HTML of an article into blocks, in slices, and cuts excerpts for the newspaper. Pure.

What a text layout cannot bear is cut or flattened: deep nesting, wide spans, endless words and paragraphs, thousands of
pictures, books. If something is left out at the end, a `Cut` says so. Unknown tags and plain containers (div, section)
only end a paragraph; they never nest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from itertools import islice
from typing import ClassVar

from msgspec import Struct, field
from msgspec.structs import replace

from reader.html.addresses import find_outside_link
from reader.html.blocks import (
    HEADINGS,
    LONGEST_PARAGRAPH,
    PLAYS,
    Block,
    Cell,
    Code,
    CodeWriter,
    Cut,
    Details,
    Kind,
    ListMark,
    Paragraph,
    ParagraphWriter,
    Picture,
    Quote,
    Rule,
    Style,
    Table,
    TableWriter,
    clean,
)
from reader.html.picture_tag import read_picture_tag, read_pixels
from reader.html.text import count_minutes
from reader.html.tokenizer import HIDDEN, MAX_DEPTH, MAX_HTML, Hidden, Text, Token, tokenize

DEEPEST_FRAME = 4
"""Quotes and tables inside each other: each level doubles the work of laying out what it holds."""
DEEPEST_LIST = 6
FRAME_COST = 10
"""A rule, a quote, code or a table takes as long to lay out as this many paragraphs."""
WIDEST_SPAN, TALLEST_SPAN = 30, 100
QUOTE_PART_LETTERS, QUOTE_PART_BLOCKS = 3_000, 12
_HIDDEN = HIDDEN | {"noscript", "audio", "video"}
"""Our sanitiser leaves none of these."""
_DIRECTIONS = {"rtl": True, "ltr": False, "auto": None}

# What each tag means to an article. A tag that is not here only ends a paragraph.
STYLES: dict[str, Callable[[Style], Style]] = {
    **dict.fromkeys(("b", "strong", "dt"), lambda style: replace(style, bold=True)),
    **dict.fromkeys(("i", "em", "cite", "dfn", "var", "address"), lambda style: replace(style, italic=True)),
    **dict.fromkeys(("code", "kbd", "samp", "tt"), lambda style: replace(style, code=True)),
    **dict.fromkeys(("s", "strike", "del"), lambda style: replace(style, strike=True)),
    **dict.fromkeys(("u", "ins"), lambda style: replace(style, underline=True)),
    "mark": lambda style: replace(style, mark=True),
    "small": lambda style: replace(style, small=True),
    "sup": lambda style: replace(style, above=True),
    "sub": lambda style: replace(style, below=True),
}
KINDS = {**{kind.value: kind for kind in HEADINGS}, **dict.fromkeys(("figcaption", "caption"), Kind.CAPTION)}
INLINE = frozenset(STYLES) - {"dt", "address"} | frozenset(
    "a abbr acronym bdi bdo big br data font img label q rp rt ruby span time wbr".split()
)
"""Tags inside a line: they end no paragraph."""


class OpenList(Struct):
    ordered: bool
    next_number: int


class OpenElement(Struct, frozen=True):
    tag: str
    style: Style
    kind: Kind
    right_to_left: bool | None
    indent: int
    on_close: Callable[[], None] | None = None


class Holder(Struct):
    """Finished blocks of the article, a quote or a table's cell."""

    blocks: list[Block] = field(default_factory=list)
    letters: int = 0
    parts: int = 0
    indent: int = 0
    """Of a quote: the number of lists around it."""


def is_long_quote(holder: Holder) -> bool:
    return holder.letters > QUOTE_PART_LETTERS or len(holder.blocks) > QUOTE_PART_BLOCKS


def pop_quote_part(holder: Holder) -> Quote:
    """Take the first half of a quote that is too long, as a part of its own."""
    count = min(QUOTE_PART_BLOCKS, max(1, len(holder.blocks) // 2))
    first = Holder(holder.blocks[:count], 0, holder.parts, holder.indent)
    holder.letters -= round(holder.letters * count / len(holder.blocks))
    holder.blocks = holder.blocks[count:]
    holder.parts += 1
    return make_quote(first, last=False)


def make_quote(holder: Holder, last: bool) -> Quote:
    right_to_left = any(getattr(block, "right_to_left", False) for block in holder.blocks[:1])
    return Quote(tuple(holder.blocks), right_to_left, holder.indent, holder.parts == 0, last)


class Composer:
    def __init__(self, right_to_left: bool | None, toggled: frozenset[int] | None = None, splits: bool = True) -> None:
        """`toggled`: the folding parts that the user opened or closed; None shows all of them. `splits`: hand on long
        paragraphs, code, quotes and tables in parts, as a layout needs it."""
        self._toggled, self._splits = toggled, splits
        self._details: list[Details] = []
        self._hides_details = False
        self.letters = self.pictures = self.made = 0
        self._fallback = bool(right_to_left)
        self._open: list[OpenElement] = []
        self._base = OpenElement("", Style(), Kind.TEXT, None, 0)
        self._paragraph = ParagraphWriter()
        self._holders = [Holder()]
        self._tables: list[TableWriter] = []
        self._lists: list[OpenList] = []
        self._mark: ListMark | None = None
        self._continues = False
        self._code: CodeWriter | None = None
        self._hidden = Hidden()

    def handle(self, token: Token) -> None:
        if self._hidden.covers(token):
            return
        if isinstance(token, Text):
            self._add_text(token.text)
        elif token.closes:
            self._close_tag(token.name)
            if self._hides_details:
                self._hide_details()
        elif token.name in _HIDDEN:
            self._hidden.begin(token.name)
        else:
            self._open_tag(token.name, token.attributes)

    def finish(self) -> None:
        self._pop_to(0)
        self._flush()

    def pop_finished(self) -> tuple[Block, ...]:
        """Take the blocks that nothing can change any more."""
        self._split_long_quote()
        root = self._holders[0]
        done, root.blocks = tuple(root.blocks), []
        self.made += FRAME_COST * sum(isinstance(block, Rule | Code | Quote | Table) for block in done)
        return done

    @property
    def _now(self) -> OpenElement:
        return self._open[-1] if self._open else self._base

    def _add_text(self, text: str) -> None:
        if self._code is not None:
            self._count(self._code.add(text))
            if self._code.is_long():
                self._holders[-1].blocks.extend(self._code.finish(last=False))
            return
        self._count(self._paragraph.add_text(text, self._now.style))
        if self._splits and self._paragraph.letters >= LONGEST_PARAGRAPH:
            self._flush()
            self._continues = True

    def _count(self, letters: int) -> None:
        self.letters += letters
        self._holders[-1].letters += letters

    def _flush(self) -> None:
        """End the paragraph that is being written, if there is one."""
        if self._paragraph.is_empty():
            self._continues = False
            return
        now = self._now
        kind = Kind.CONTINUED if self._continues else now.kind
        made = self._paragraph.finish(kind, now.right_to_left, self._fallback, now.indent, self._mark)
        if made:
            self._mark = None
            if now.kind is Kind.SUMMARY:
                made = [replace(one, details=self._details[-1]) for one in made if isinstance(one, Paragraph)]
            self.made += len(made)
            if isinstance(made[0], Paragraph):
                self._fallback = made[0].right_to_left  # figures alone have no direction: they take the last
            self._holders[-1].blocks.extend(made)
        self._continues = False

    def _open_tag(self, tag: str, attributes: Mapping[str, str]) -> None:
        if self._code is not None:
            self._add_text("\n" if tag == "br" else "")
            return
        if tag not in INLINE:
            self._flush()
        if special := self._SPECIAL.get(tag):
            special(self, attributes)
        elif tag in STYLES:
            self._push(tag, style=STYLES[tag](self._now.style), attributes=attributes)
        elif tag in KINDS:
            self._push(tag, kind=KINDS[tag], attributes=attributes)
        elif "dir" in attributes:
            self._push(tag, attributes=attributes)

    def _close_tag(self, tag: str) -> None:
        if self._code is not None and tag != "pre":
            return
        if tag not in INLINE:
            self._flush()
        if tag == "q":
            self._add_text("”")
        for index in range(len(self._open) - 1, -1, -1):
            found = self._open[index].tag
            if found == tag:
                self._pop_to(index)
                return
            # What ends in a cell began in it.
            if found == "table" or (found in ("td", "th", "blockquote") and tag not in ("td", "th", "tr", "table")):
                return

    def _push(
        self,
        tag: str,
        style: Style | None = None,
        kind: Kind | None = None,
        indent: int = 0,
        attributes: Mapping[str, str] | None = None,
        on_close: Callable[[], None] | None = None,
    ) -> bool:
        if len(self._open) >= MAX_DEPTH:
            return False
        now = self._now
        direction = _DIRECTIONS.get((attributes or {}).get("dir", "").lower(), now.right_to_left)
        element = OpenElement(tag, style or now.style, kind or now.kind, direction, now.indent + indent, on_close)
        self._open.append(element)
        return True

    def _pop_to(self, depth: int) -> None:
        while len(self._open) > depth:
            if on_close := self._open[-1].on_close:
                self._flush()
                on_close()
            self._open.pop()

    def _open_link(self, attributes: Mapping[str, str]) -> None:
        link = find_outside_link(attributes.get("href", ""))
        self._push("a", style=replace(self._now.style, link=link or self._now.style.link))

    def _add_picture(self, attributes: Mapping[str, str]) -> None:
        tag = read_picture_tag(attributes)
        if tag is None:
            return
        alt = clean(attributes.get("alt", ""))[:300]
        plays = alt.startswith(PLAYS)
        link = self._now.style.link
        self._paragraph.add_picture(Picture(tag.url, alt.removeprefix(PLAYS), tag.width, tag.height, link, plays))
        self.pictures += 1

    def _open_pre(self, attributes: Mapping[str, str]) -> None:
        if self._push("pre", on_close=self._close_pre):
            self._code = CodeWriter(self._now.indent, self._splits)

    def _close_pre(self) -> None:
        if self._code is not None:
            self._holders[-1].blocks.extend(self._code.finish(last=True))
            self._code = None

    def _open_list(self, tag: str, attributes: Mapping[str, str]) -> None:
        indent = 1 if len(self._lists) < DEEPEST_LIST else 0
        if self._push(tag, indent=indent, attributes=attributes, on_close=self._close_list):
            self._lists.append(OpenList(tag == "ol", read_pixels(attributes.get("start", "")) or 1))

    def _close_list(self) -> None:
        self._lists.pop()
        self._mark = None

    def _open_item(self, attributes: Mapping[str, str]) -> None:
        if self._open and self._open[-1].tag == "li":
            self._pop_to(len(self._open) - 1)
        self._push("li", attributes=attributes)
        if self._lists:
            current = self._lists[-1]
            self._mark = ListMark(current.ordered, current.next_number)
            current.next_number += 1

    def _open_definition(self, attributes: Mapping[str, str]) -> None:
        if self._open and self._open[-1].tag in ("dd", "dt"):
            self._pop_to(len(self._open) - 1)
        self._push("dd", indent=1)

    def _open_quote(self, attributes: Mapping[str, str]) -> None:
        if len(self._holders) > DEEPEST_FRAME:
            return
        indent = self._now.indent
        if self._push("blockquote", indent=-indent, attributes=attributes, on_close=self._close_quote):
            self._holders.append(Holder(indent=indent))

    def _close_quote(self) -> None:
        holder, outer = self._holders.pop(), self._holders[-1]
        outer.letters += holder.letters
        is_long = self._splits and is_long_quote(holder)
        if len(self._holders) > 1 and is_long:
            outer.blocks.extend(holder.blocks)
            return
        while is_long and is_long_quote(holder) and len(holder.blocks) > 1:
            outer.blocks.append(pop_quote_part(holder))
        if holder.blocks or holder.parts:
            outer.blocks.append(make_quote(holder, last=True))

    def _split_long_quote(self) -> None:
        """Hand on a long quote in adjoining parts, as no part may take long to lay out."""
        if len(self._holders) != 2 or self._tables or not self._splits:
            return
        holder = self._holders[1]
        while is_long_quote(holder) and len(holder.blocks) > 1:
            self._holders[0].blocks.append(pop_quote_part(holder))

    def _open_details(self, attributes: Mapping[str, str]) -> None:
        if self._push("details", attributes=attributes):
            number = len(self._details)
            is_open = self._toggled is None or ("open" in attributes) != (number in self._toggled)
            self._details.append(Details(number, is_open))

    def _open_summary(self, attributes: Mapping[str, str]) -> None:
        if self._now.tag == "details":
            self._push("summary", kind=Kind.SUMMARY, attributes=attributes, on_close=self._close_summary)

    def _close_summary(self) -> None:
        self._hides_details = not self._details[-1].is_open

    def _hide_details(self) -> None:
        """Leave out the content of a closed part, up to its end."""
        self._hides_details = False
        tags = [element.tag for element in self._open]
        if "details" in tags:
            self._pop_to(len(tags) - 1 - tags[::-1].index("details"))
            self._hidden.begin("details")

    def _open_table(self, attributes: Mapping[str, str]) -> None:
        indent = self._now.indent
        if self._push("table", indent=-indent, attributes=attributes, on_close=self._close_table):
            self._tables.append(TableWriter(indent))

    def _open_row(self, attributes: Mapping[str, str]) -> None:
        if not self._tables:
            return
        self._close_tag("tr")
        self._push("tr", attributes=attributes)
        if self._tables[-1].is_long() and not self._splits:
            self._tables[-1].start_part()
        elif self._tables[-1].is_long():
            indent = self._tables[-1].indent
            self._close_table()
            self._tables.append(TableWriter(indent))
        self._tables[-1].start_row()

    def _open_cell(self, tag: str, attributes: Mapping[str, str]) -> None:
        if not self._tables:
            return
        self._close_tag("td")
        self._close_tag("th")
        if not self._tables[-1].rows:
            self._tables[-1].start_row()
        style = replace(self._now.style, bold=True) if tag == "th" else None
        columns = min(read_pixels(attributes.get("colspan", "")) or 1, WIDEST_SPAN)
        rows = min(read_pixels(attributes.get("rowspan", "")) or 1, TALLEST_SPAN)
        close = partial(self._close_cell, tag == "th", columns, rows)
        if self._push(tag, style=style, attributes=attributes, on_close=close):
            self._holders.append(Holder())

    def _close_cell(self, heading: bool, columns: int, rows: int) -> None:
        holder = self._holders.pop()
        cell = Cell(tuple(holder.blocks), columns, rows, heading)
        self._tables[-1].add_cell(cell, holder.letters)

    def _close_table(self) -> None:
        table, holder = self._tables.pop(), self._holders[-1]
        holder.letters += table.letters
        frames = len(self._holders) - 1
        holder.blocks.extend(table.finish(inner=frames > 0, too_deep=frames >= DEEPEST_FRAME - 1))

    _SPECIAL: ClassVar[dict[str, Callable[[Composer, Mapping[str, str]], None]]] = {
        "a": _open_link,
        "q": lambda self, attributes: self._add_text("“"),
        "br": lambda self, attributes: None if self._paragraph.add_line_break() else self._flush(),
        "img": _add_picture,
        "hr": lambda self, attributes: self._holders[-1].blocks.append(Rule(self._now.indent)),
        "pre": _open_pre,
        "ul": lambda self, attributes: self._open_list("ul", attributes),
        "ol": lambda self, attributes: self._open_list("ol", attributes),
        "li": _open_item,
        "dd": _open_definition,
        "blockquote": _open_quote,
        "details": _open_details,
        "summary": _open_summary,
        "table": _open_table,
        "tr": _open_row,
        "td": lambda self, attributes: self._open_cell("td", attributes),
        "th": lambda self, attributes: self._open_cell("th", attributes),
    }


TOKENS_AT_A_TIME = 100
EXCERPT_LETTERS = 1100
EXCERPT_BLOCKS = 8


class Limits(Struct, frozen=True):
    source: int = MAX_HTML
    """Characters of HTML that are read."""
    letters: int = 1_200_000
    """Characters of text that are shown: two hundred thousand words."""
    pictures: int = 400
    blocks: int = 20_000
    splits: bool = True
    """Long blocks come in parts, as a layout needs it; files have them whole."""


SHOWN = Limits()
SAVED = Limits(source=20_000_000, letters=10_000_000, pictures=5_000, blocks=500_000, splits=False)


def prepare(
    source: str, right_to_left: bool | None = None, limits: Limits = SHOWN, toggled: frozenset[int] | None = None
) -> Iterator[tuple[Block, ...]]:
    """Yield portions of blocks, perhaps empty, each the work of about a millisecond.

    `toggled`: the folding parts that the user opened or closed; None shows all of them.
    """
    composer = Composer(right_to_left, toggled, limits.splits)
    tokens = tokenize(source[: limits.source])
    while portion := tuple(islice(tokens, TOKENS_AT_A_TIME)):
        for token in portion:
            composer.handle(token)
            if _is_full(composer, limits):
                break
        yield composer.pop_finished()
        if _is_full(composer, limits):
            break
    composer.finish()
    yield composer.pop_finished()
    if len(source) > limits.source or _is_full(composer, limits):
        yield (Cut(),)


def prepare_all(source: str, right_to_left: bool | None = None, limits: Limits = SHOWN) -> list[Block]:
    return [block for portion in prepare(source, right_to_left, limits) for block in portion]


def _is_full(composer: Composer, limits: Limits) -> bool:
    return composer.letters > limits.letters or composer.pictures > limits.pictures or composer.made > limits.blocks


class Excerpt(Struct):
    """The beginning of an entry, block by block; afterwards `is_cut` says whether something was left out."""

    portions: Iterable[tuple[Block, ...]]
    letters: int = 0
    is_cut: bool = False

    def __iter__(self) -> Iterator[tuple[Block, ...]]:
        blocks = 0
        for portion in self.portions:
            for block in portion:
                # A heading would be left alone near the end.
                is_heading = isinstance(block, Paragraph) and block.kind in HEADINGS
                is_enough = self.letters >= EXCERPT_LETTERS // (2 if is_heading else 1)
                if blocks >= EXCERPT_BLOCKS or is_enough or isinstance(block, Cut):
                    self.is_cut = True
                    return
                blocks += 1
                self.letters += count_letters(block)
                yield (block,)
            yield ()


def count_letters(block: Block) -> int:
    if isinstance(block, Paragraph):
        return sum(len(run.text) for run in block.runs)
    if isinstance(block, Code):
        return len(block.text)
    if isinstance(block, Quote):
        return sum(map(count_letters, block.blocks))
    if isinstance(block, Table):
        return sum(count_letters(inner) for row in block.rows for cell in row for inner in cell.blocks)
    return 0


def count_more_minutes(html: str, shown_letters: int, all_letters: int) -> int:
    """The minutes that the hidden part takes, at least one."""
    share = 1 - shown_letters / max(1, all_letters)
    return max(1, round(round(count_minutes(html)) * min(1.0, max(0.0, share))))
