"""Header and footer of an article: feed, title, author and date, attachments.

Runs on the window's thread.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QLocale
from PySide6.QtGui import QPixmap, QTextBlockFormat, QTextCharFormat, QTextImageFormat

from reader.gui.article.content.film_length import count_minutes_to_watch
from reader.gui.article.content.internal_links import ENCLOSURE
from reader.gui.article.content.layout_text import clean
from reader.gui.article.drawing.build import Builder
from reader.gui.article.drawing.recording import add_recording
from reader.gui.article.drawing.tag_pill import make_tag_format
from reader.gui.article.drawing.text_formats import set_direction
from reader.gui.article.record import Article, FullText, find_reading_minutes
from reader.gui.kit import tokens
from reader.gui.kit.humanize import clock_time, local, long_date, with_time, write_date
from reader.gui.kit.links import find_outside_link
from reader.gui.kit.listening_words import say_to_hear
from reader.gui.kit.tiles import SIZE, make_favicon_tile, paint_letter
from reader.gui.kit.translate import tr
from reader.html.direction import find_direction
from reader.model.parsed import Enclosure

LONGEST_TITLE = 1000
MOST_TAGS = 20


def add_header(builder: Builder, article: Article, now: float) -> None:
    add_feed_line(builder, article)
    looks, px = builder.looks, tokens.ARTICLE_TITLE.px * builder.looks.choice.px / tokens.ARTICLE.px
    line = tokens.ARTICLE_TITLE.line / tokens.ARTICLE_TITLE.px
    if article.title:
        add_title(builder, article, px, looks.lines(px, above=10, below=12, line=round(px * line)))
    minutes = say_length(article)
    facts = " · ".join(filter(None, (article.author, say_date(article.published_at, now), minutes)))
    # Without a title the line of facts leads to the page.
    links = "" if article.title else find_outside_link(article.link)
    for sentence in filter(None, (facts, article.fetched_note, _say_full_text(article))):
        add_fact(builder, sentence, article, links if sentence is facts else "")
    if article.sound is not None:
        add_recording(builder, article.sound)
    if comments := find_outside_link(article.comments):
        said = tr("Comments")
        add_fact(builder, said, article, comments, builder.looks.colours.accent_text)
    _add_space(builder, 20)


def add_feed_line(builder: Builder, article: Article, facts: str = "") -> None:
    looks = builder.looks
    letters = looks.interface(tokens.INTERFACE.px, looks.colours.text_2, semibold=True)
    lines = looks.lines(tokens.INTERFACE.px, above=0, line=tokens.INTERFACE.line + 2)
    _set_direction(lines, article.feed_title, article)
    builder.start_block(lines, letters)
    builder.cursor.insertImage(_tile_format(builder, article))
    builder.cursor.insertText("\u2002" + clean(article.feed_title)[:200], letters)
    if facts:
        quiet = looks.interface(tokens.LIST_TEXT.px, looks.colours.text_3)
        builder.cursor.insertText("\u2002" + clean(facts), quiet)
    for tag in article.tags[:MOST_TAGS]:
        builder.cursor.insertText("\u2002", letters)
        builder.cursor.insertImage(make_tag_format(builder.document, clean(tag)[:60]))


def add_title(builder: Builder, article: Article, px: float, lines: QTextBlockFormat) -> None:
    letters = builder.looks.title(px)
    title = clean(" ".join(article.title.split()))[:LONGEST_TITLE]
    _set_direction(lines, title, article)
    builder.start_block(lines, letters)
    linked = QTextCharFormat(letters)
    if link := find_outside_link(article.link):
        linked.setAnchor(True)
        linked.setAnchorHref(link)
    builder.cursor.insertText(title, linked)


def add_fact(builder: Builder, sentence: str, article: Article, link: str = "", ink: str = "") -> None:
    looks = builder.looks
    lines = looks.lines(tokens.INTERFACE.px, line=tokens.INTERFACE.line + 2)
    _set_direction(lines, article.title or article.name, article)
    letters = looks.interface(tokens.LIST_TEXT.px, ink or looks.colours.text_3)
    if link:
        letters.setAnchor(True)
        letters.setAnchorHref(link)
    builder.start_block(lines, letters)
    builder.cursor.insertText(clean(sentence), letters)


def add_enclosures(builder: Builder, enclosures: tuple[Enclosure, ...]) -> None:
    """Each with its name, kind and size; a click asks for it to be opened outside."""
    if not enclosures:
        return
    looks = builder.looks
    builder.add_rule(above=8, below=12)
    heading = looks.interface(tokens.CAPTION.px + 1, looks.colours.text_2, semibold=True)
    builder.start_block(looks.lines(tokens.CAPTION.px, below=6, line=tokens.CAPTION.line), heading)
    builder.cursor.insertText(tr("Attached"), heading)
    for number, enclosure in enumerate(enclosures[:50]):
        _add_enclosure(builder, number, enclosure)


def _add_enclosure(builder: Builder, number: int, enclosure: Enclosure) -> None:
    looks = builder.looks
    link = looks.interface(tokens.INTERFACE.px, looks.colours.accent_text)
    looks.make_link(link, f"{ENCLOSURE}{number}")
    quiet = looks.interface(tokens.LIST_TEXT.px, looks.colours.text_3)
    builder.start_block(looks.lines(tokens.INTERFACE.px, below=4, line=tokens.INTERFACE.line + 4), link)
    builder.cursor.insertText(name_enclosure(enclosure), link)
    builder.cursor.insertText("\u2002" + say_enclosure(enclosure), quiet)


def name_enclosure(enclosure: Enclosure) -> str:
    path = enclosure.url.split("?", 1)[0].split("#", 1)[0]
    return clean(enclosure.title or path.rsplit("/", 1)[-1] or enclosure.url)[:200]


def say_enclosure(enclosure: Enclosure) -> str:
    """ "sound, 42 MB": kind in a word where there is one, and the size where it is said."""
    kind = enclosure.media_type.split(";", 1)[0].strip().lower()
    words = {
        "audio": tr("sound"),
        "video": tr("film"),
        "image": tr("picture"),
        "text": tr("text"),
    }
    parts = [words.get(kind.split("/", 1)[0], clean(kind)[:60])]
    if enclosure.length:
        parts.append(
            QLocale().formattedDataSize(enclosure.length, 1, QLocale.DataSizeFormat.DataSizeSIFormat)
        )
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
    """A recording is to be heard, a film watched: how long its notes take to read is of no interest then."""
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
