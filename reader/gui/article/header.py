"""Writes one entry of the newspaper: feed, title, the beginning of its text. Runs on the window's thread."""

from __future__ import annotations

from bisect import bisect_right
from functools import partial

from msgspec import Struct
from PySide6.QtCore import QLocale, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPixmap,
    QTextBlockFormat,
    QTextCharFormat,
    QTextImageFormat,
    QTextOption,
)

from reader.gui.article.blocks import CHAPTER, DOWNLOAD, ENCLOSURE, PLAY, POST, clean, count_minutes_to_watch
from reader.gui.article.build import Builder
from reader.gui.article.document import ArticleDocument
from reader.gui.article.prepare import Excerpt, count_more_minutes, prepare
from reader.gui.article.record import Article, ArticleSound, FullText, find_reading_minutes
from reader.gui.article.sliced_writing import Writing
from reader.gui.article.text_formats import make_font, set_direction
from reader.gui.kit import tokens
from reader.gui.kit.humanize import clock_time, local, long_date, minutes_of, say_to_hear, with_time, write_date
from reader.gui.kit.text import find_outside_link
from reader.gui.kit.tiles import SIZE, make_favicon_tile, paint_letter
from reader.gui.kit.translate import tr
from reader.html.text import find_direction, text_of
from reader.model.parsed import Enclosure
from reader.wording.languages import clock_of

# The episode of an article: a line about it under the title, and its chapters under the text.
#
# Runs on the window's thread.

_TITLE_LEFT = 72


def add_episode(builder: Builder, sound: ArticleSound) -> None:
    """ "▶ Play · Not downloaded, 34 MB · Download"."""
    formats = builder.formats
    quiet = formats.interface(tokens.LIST_TEXT.px, formats.colours.text_3)
    play, link = (formats.interface(tokens.LIST_TEXT.px, formats.colours.accent_text) for _ in range(2))
    formats.make_link(play, PLAY)
    formats.make_link(link, DOWNLOAD)
    builder.start_block(formats.lines(tokens.INTERFACE.px, line=tokens.INTERFACE.line + 2), quiet)
    builder.cursor.insertText("▶ " + tr("Play"), play)
    builder.cursor.insertText(" · " + clean(sound.note), quiet)
    if sound.offer:
        builder.cursor.insertText(" · ", quiet)
        builder.cursor.insertText(sound.offer, link)


def add_chapters(builder: Builder, sound: ArticleSound | None) -> None:
    """Each with its time, name and length; a click plays from there."""
    if sound is None or not sound.chapters:
        return
    formats = builder.formats
    builder.add_rule(above=8, below=4)
    ends = [*(one.start_s for one in sound.chapters[1:]), sound.duration_s or sound.chapters[-1].start_s]
    for number, (one, end) in enumerate(zip(sound.chapters, ends, strict=True)):
        is_heard = number == sound.chapter
        ink = formats.colours.accent_text if is_heard else formats.colours.text_3
        time = formats.interface(tokens.INTERFACE.px, ink, semibold=is_heard)
        name = formats.interface(tokens.INTERFACE.px, formats.colours.text, semibold=is_heard)
        formats.make_link(name, f"{CHAPTER}{number}", underline=False)
        name.setForeground(QColor(formats.colours.text))
        quiet = formats.interface(tokens.LIST_TEXT.px, formats.colours.text_3)
        lines = formats.lines(tokens.INTERFACE.px, above=6, below=6, line=tokens.INTERFACE.line)
        lines.setTabPositions([QTextOption.Tab(_TITLE_LEFT, QTextOption.TabType.LeftTab)])
        builder.start_block(lines, time)
        builder.cursor.insertText(("▶ " if is_heard else "") + clock_of(one.start_s) + "\t", time)
        builder.cursor.insertText(clean(one.title)[:200], name)
        if end > one.start_s:
            minutes = tr("{n} min").format(n=minutes_of(end - one.start_s))
            builder.cursor.insertText(f"\u2003{minutes}", quiet)


# A tag in the article's first line: a pill, painted as a small picture. Main thread only.

HEIGHT, PADDING = 20, 9


def make_tag_format(document: ArticleDocument, tag: str) -> QTextImageFormat:
    width = _width(tag)
    made = QTextImageFormat()
    made.setName(document.place_tile(partial(_paint, tag, width, document.formats.colours)))
    made.setWidth(width)
    made.setHeight(HEIGHT)
    made.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
    return made


def _width(tag: str) -> int:
    font = make_font(serif=False, px=round(tokens.SMALL.px))
    return round(QFontMetricsF(font).horizontalAdvance(tag)) + 2 * PADDING


def _paint(tag: str, width: int, colours: tokens.Colours, ratio: float) -> QPixmap:
    pixmap = QPixmap(round(width * ratio), round(HEIGHT * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QColor(colours.line_2))
    painter.drawRoundedRect(QRectF(0.5, 0.5, width - 1, HEIGHT - 1), HEIGHT / 2, HEIGHT / 2)
    painter.setFont(make_font(serif=False, px=round(tokens.SMALL.px)))
    painter.setPen(QColor(colours.text_2))
    painter.drawText(QRectF(0, 0, width, HEIGHT), Qt.AlignmentFlag.AlignCenter, tag)
    painter.end()
    return pixmap


# Header and footer of an article: feed, title, author and date, attachments.
#
# Runs on the window's thread.

LONGEST_TITLE = 1000
MOST_TAGS = 20


def add_header(builder: Builder, article: Article, now: float) -> None:
    add_feed_line(builder, article)
    formats, px = builder.formats, tokens.ARTICLE_TITLE.px * builder.formats.choice.px / tokens.ARTICLE.px
    line = tokens.ARTICLE_TITLE.line / tokens.ARTICLE_TITLE.px
    if article.title:
        add_title(builder, article, px, formats.lines(px, above=10, below=12, line=round(px * line)))
    minutes = say_length(article)
    facts = " · ".join(filter(None, (article.author, say_date(article.published_at, now), minutes)))
    # Without a title the line of facts leads to the page.
    links = "" if article.title else find_outside_link(article.link)
    for sentence in filter(None, (facts, article.fetched_note, _say_full_text(article))):
        add_fact(builder, sentence, article, links if sentence is facts else "")
    if article.sound is not None:
        add_episode(builder, article.sound)
    if comments := find_outside_link(article.comments):
        said = tr("Comments")
        add_fact(builder, said, article, comments, builder.formats.colours.accent_text)
    _add_space(builder, 20)


def add_feed_line(builder: Builder, article: Article, facts: str = "") -> None:
    formats = builder.formats
    letters = formats.interface(tokens.INTERFACE.px, formats.colours.text_2, semibold=True)
    lines = formats.lines(tokens.INTERFACE.px, above=0, line=tokens.INTERFACE.line + 2)
    _set_direction(lines, article.feed_title, article)
    builder.start_block(lines, letters)
    builder.cursor.insertImage(_tile_format(builder, article))
    builder.cursor.insertText("\u2002" + clean(article.feed_title)[:200], letters)
    if facts:
        quiet = formats.interface(tokens.LIST_TEXT.px, formats.colours.text_3)
        builder.cursor.insertText("\u2002" + clean(facts), quiet)
    for tag in article.tags[:MOST_TAGS]:
        builder.cursor.insertText("\u2002", letters)
        builder.cursor.insertImage(make_tag_format(builder.document, clean(tag)[:60]))


def add_title(builder: Builder, article: Article, px: float, lines: QTextBlockFormat) -> None:
    letters = builder.formats.title(px)
    title = clean(" ".join(article.title.split()))[:LONGEST_TITLE]
    _set_direction(lines, title, article)
    builder.start_block(lines, letters)
    linked = QTextCharFormat(letters)
    if link := find_outside_link(article.link):
        linked.setAnchor(True)
        linked.setAnchorHref(link)
    builder.cursor.insertText(title, linked)


def add_fact(builder: Builder, sentence: str, article: Article, link: str = "", ink: str = "") -> None:
    formats = builder.formats
    lines = formats.lines(tokens.INTERFACE.px, line=tokens.INTERFACE.line + 2)
    _set_direction(lines, article.title or article.name, article)
    letters = formats.interface(tokens.LIST_TEXT.px, ink or formats.colours.text_3)
    if link:
        letters.setAnchor(True)
        letters.setAnchorHref(link)
    builder.start_block(lines, letters)
    builder.cursor.insertText(clean(sentence), letters)


def add_enclosures(builder: Builder, enclosures: tuple[Enclosure, ...]) -> None:
    """Each with its name, kind and size; a click asks for it to be opened outside."""
    if not enclosures:
        return
    formats = builder.formats
    builder.add_rule(above=8, below=12)
    heading = formats.interface(tokens.CAPTION.px + 1, formats.colours.text_2, semibold=True)
    builder.start_block(formats.lines(tokens.CAPTION.px, below=6, line=tokens.CAPTION.line), heading)
    builder.cursor.insertText(tr("Attached"), heading)
    for number, enclosure in enumerate(enclosures[:50]):
        _add_enclosure(builder, number, enclosure)


def _add_enclosure(builder: Builder, number: int, enclosure: Enclosure) -> None:
    formats = builder.formats
    link = formats.interface(tokens.INTERFACE.px, formats.colours.accent_text)
    formats.make_link(link, f"{ENCLOSURE}{number}")
    quiet = formats.interface(tokens.LIST_TEXT.px, formats.colours.text_3)
    builder.start_block(formats.lines(tokens.INTERFACE.px, below=4, line=tokens.INTERFACE.line + 4), link)
    builder.cursor.insertText(name_enclosure(enclosure), link)
    builder.cursor.insertText("\u2002" + say_enclosure(enclosure), quiet)


def name_enclosure(enclosure: Enclosure) -> str:
    path = enclosure.url.split("?", 1)[0].split("#", 1)[0]
    return clean(enclosure.title or path.rsplit("/", 1)[-1] or enclosure.url)[:200]


def say_enclosure(enclosure: Enclosure) -> str:
    """ "sound, 42 MB": kind in a word where there is one, and the size where it is said."""
    kind = enclosure.media_type.split(";", 1)[0].strip().lower()
    words = {"audio": tr("sound"), "video": tr("film"), "image": tr("picture"), "text": tr("text")}
    parts = [words.get(kind.split("/", 1)[0], clean(kind)[:60])]
    if enclosure.length:
        parts.append(QLocale().formattedDataSize(enclosure.length, 1, QLocale.DataSizeFormat.DataSizeSIFormat))
    return ", ".join(part for part in parts if part)


def say_date(at: float | None, now: float) -> str:
    """ "Thursday 11 June, 09:58", with the year where it is another."""
    if at is None:
        return ""
    then = local(at)
    is_this_year = then.year == local(now).year
    day = long_date(then.date()) if is_this_year else write_date(then.date(), tr("d MMMM yyyy"))
    return with_time(day, clock_time(then))


def say_watching(article_html: str) -> str:
    minutes = count_minutes_to_watch(article_html)
    if minutes is None:
        return ""
    if minutes == 1:
        return tr("1 minute to watch")
    return tr("{minutes} minutes to watch", n=minutes).format(minutes=minutes)


def say_length(article: Article) -> str:
    """An episode is to be heard, a video watched: how long its notes take to read is of no interest then."""
    if article.sound is not None:
        return say_to_hear(article.sound.duration_s) if article.sound.duration_s else ""
    watching = say_watching(article.html)
    if watching:
        return watching
    minutes = find_reading_minutes(article.html)
    if minutes is None:
        return ""
    if minutes == 1:
        return tr("1 minute to read")
    return tr("{minutes} minutes to read", n=minutes).format(minutes=minutes)


def _say_full_text(article: Article) -> str:
    state = article.full_text
    if state is FullText.FETCHING:
        return tr("Fetching the page…")
    if state is FullText.NONE_FOUND and article.full_text_message:
        return article.full_text_message
    if state is FullText.NONE_FOUND:
        return tr("The page gave no article. Showing what the feed sent.")
    return ""


def _add_space(builder: Builder, height: int) -> None:
    """Below the last line that was written."""
    lines = builder.cursor.blockFormat()
    lines.setBottomMargin(height)
    builder.cursor.setBlockFormat(lines)


def _set_direction(lines: QTextBlockFormat, text: str, article: Article) -> None:
    said = find_direction(text)
    set_direction(lines, bool(article.right_to_left) if said is None else said)


def _tile_format(builder: Builder, article: Article) -> QTextImageFormat:
    made = QTextImageFormat()
    made.setName(builder.document.place_tile(partial(_paint_tile, article)))
    made.setWidth(SIZE)
    made.setHeight(SIZE)
    made.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
    return made


def _paint_tile(article: Article, ratio: float) -> QPixmap:
    favicon = make_favicon_tile(article.feed_icon, ratio)
    return favicon or paint_letter(article.feed_title, article.feed_hue, ratio)


# Text spans of the entries on a newspaper page. Pure.


class Span(Struct):
    """Where an entry stands in the text."""

    entry_id: int
    start: int
    end: int


class Spans:
    """Entries in the order of the page. Positions only grow, since entries are only appended."""

    def __init__(self) -> None:
        self.all: list[Span] = []
        self._starts: list[int] = []
        self._index: dict[int, int] = {}

    def open(self, entry_id: int, start: int) -> None:
        self._index[entry_id] = len(self.all)
        self._starts.append(start)
        self.all.append(Span(entry_id, start, start))

    def close(self, end: int) -> None:
        self.all[-1].end = end

    def find_at(self, position: int) -> int:
        """Index of the post that holds this letter; -1 where there is none at all."""
        return min(max(0, bisect_right(self._starts, position) - 1), len(self.all) - 1)

    def find_index(self, entry_id: int) -> int:
        return self._index.get(entry_id, -1)


TITLE_PX, TITLE_LINE = 23, 30


def write_post(writing: Writing, post: Article, spans: Spans, now: float) -> None:
    """Adds the steps that write it; its place is noted in `spans` as it is written."""
    excerpt = Excerpt(prepare(post.html, post.right_to_left))
    writing.then(lambda builder: _begin(builder, post, spans, now))
    writing.then_blocks(excerpt)
    writing.then(lambda builder: _end(builder, post, spans, excerpt))


def _begin(builder: Builder, post: Article, spans: Spans, now: float) -> None:
    if spans.all:
        builder.add_rule(above=8, below=20)
    when = post.age or say_date(post.published_at, now)
    facts = " · ".join(filter(None, (when, post.author, post.story_note)))
    add_feed_line(builder, post, facts)
    spans.open(post.entry_id, builder.cursor.block().position())
    scale = builder.formats.choice.px / 16
    lines = builder.formats.lines(TITLE_PX, above=8, below=8, line=round(TITLE_LINE * scale))
    if post.title:
        add_title(builder, post, TITLE_PX * scale, lines)


def _end(builder: Builder, post: Article, spans: Spans, excerpt: Excerpt) -> None:
    if excerpt.is_cut:
        _add_continue(builder, post, excerpt)
    else:
        builder.finish()
    spans.close(builder.cursor.block().position())


def _add_continue(builder: Builder, post: Article, excerpt: Excerpt) -> None:
    formats = builder.formats
    letters = formats.interface(tokens.INTERFACE.px, formats.colours.accent_text, semibold=True)
    formats.make_link(letters, f"{POST}{post.entry_id}", underline=False)
    builder.start_block(formats.lines(tokens.INTERFACE.px, below=8, line=tokens.INTERFACE.line + 4), letters)
    minutes = count_more_minutes(post.html, excerpt.letters, len(text_of(post.html)))
    builder.cursor.insertText(_say_continue(minutes), letters)


def _say_continue(minutes: int) -> str:
    if minutes == 1:
        return tr("Continue reading, 1 more minute")
    return tr("Continue reading, {minutes} more minutes", n=minutes).format(minutes=minutes)
