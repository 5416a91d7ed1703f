"""Writes articles and pages of the newspaper: header, text, chapters and attachments. Main thread only.

Loaded with the first article, so that the window starts without it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPixmap,
    QTextBlockFormat,
    QTextCharFormat,
    QTextFormat,
    QTextImageFormat,
    QTextOption,
)

from reader.core.records.parsed import Enclosure
from reader.core.words.languages import clock_of
from reader.html.addresses import find_outside_link
from reader.html.blocks import clean
from reader.html.prepare import Excerpt, count_more_minutes, prepare
from reader.html.text import find_direction, text_of
from reader.window.article import record
from reader.window.article.build import Builder, Writing
from reader.window.article.document import ArticleDocument
from reader.window.article.text_formats import make_font, set_direction
from reader.window.kit import humanize, tokens
from reader.window.kit.tiles import SIZE, make_favicon_tile, paint_letter
from reader.window.kit.translate import tr

LONGEST_TITLE, MOST_TAGS = 1000, 20
TAG_HEIGHT, TAG_PADDING = 20, 9
POST_TITLE_PX, POST_TITLE_LINE = 23, 30


def write_article(
    document: ArticleDocument, article: record.Article, now: float, toggled: frozenset[int] | None = None
) -> Writing:
    """The steps that write an article, not begun yet. `toggled`: see `prepare`."""
    writing = Writing(Builder(document))
    writing.then(lambda builder: _add_header(builder, article, now))
    writing.then_blocks(prepare(article.html, article.right_to_left, toggled=toggled))
    writing.then(lambda builder: _add_chapters(builder, article.sound))
    writing.then(lambda builder: _add_enclosures(builder, article.enclosures))
    return writing


def write_page(document: ArticleDocument, posts: Sequence[record.Article], spans: record.Spans, now: float) -> Writing:
    """The steps that write a page of the newspaper, not begun yet; `add_posts` adds to it."""
    writing = Writing(Builder(document))
    add_posts(writing, posts, spans, now)
    return writing


def add_posts(writing: Writing, posts: Sequence[record.Article], spans: record.Spans, now: float) -> None:
    """Add the steps that write these entries; each notes its place in `spans`."""
    for post in posts:
        excerpt = Excerpt(prepare(post.html, post.right_to_left))
        writing.then(partial(_begin_post, post=post, spans=spans, now=now))
        writing.then_blocks(excerpt)
        writing.then(partial(_end_post, post=post, spans=spans, excerpt=excerpt))


def _add_episode(builder: Builder, sound: record.ArticleSound) -> None:
    """Write "▶ Play · Not downloaded, 34 MB · Download"."""
    formats = builder.formats
    quiet = formats.interface(tokens.LIST_TEXT.px, formats.colours.text_3)
    play = ("▶ " + tr("Play"), formats.link(tokens.LIST_TEXT.px, record.PLAY))
    offer = [(" · ", quiet), (sound.offer, formats.link(tokens.LIST_TEXT.px, record.DOWNLOAD))] if sound.offer else []
    lines = formats.lines(tokens.INTERFACE.px, line=tokens.INTERFACE.line + 2)
    builder.add_line(lines, play, (" · " + clean(sound.note), quiet), *offer)


def _add_chapters(builder: Builder, sound: record.ArticleSound | None) -> None:
    """Write each chapter with its time, name and length; a click plays from there."""
    if sound is None or not sound.chapters:
        return
    formats = builder.formats
    builder.add_rule(above=8, below=4)
    ends = [*(one.start_s for one in sound.chapters[1:]), sound.duration_s or sound.chapters[-1].start_s]
    for number, (one, end) in enumerate(zip(sound.chapters, ends, strict=True)):
        is_heard = number == sound.chapter
        ink = formats.colours.accent_text if is_heard else formats.colours.text_3
        time = formats.interface(tokens.INTERFACE.px, ink, semibold=is_heard)
        name = formats.link(tokens.INTERFACE.px, f"{record.CHAPTER}{number}", semibold=is_heard, underline=False)
        name.setForeground(QColor(formats.colours.text))
        quiet = formats.interface(tokens.LIST_TEXT.px, formats.colours.text_3)
        lines = formats.lines(tokens.INTERFACE.px, above=6, below=6, line=tokens.INTERFACE.line)
        lines.setTabPositions([QTextOption.Tab(72, QTextOption.TabType.LeftTab)])
        start = ("▶ " if is_heard else "") + clock_of(one.start_s) + "\t"
        builder.add_line(lines, (start, time), (clean(one.title)[:200], name))
        if end > one.start_s:
            minutes = tr("{n} min").format(n=humanize.minutes_of(end - one.start_s))
            builder.cursor.insertText(f"\u2003{minutes}", quiet)


def _insert_tile(builder: Builder, paint: Callable[[float], QPixmap], width: int, height: int, alt: str = "") -> None:
    made = QTextImageFormat()
    made.setName(builder.document.place_tile(paint))
    made.setProperty(QTextFormat.Property.ImageAltText, alt)
    made.setWidth(width)
    made.setHeight(height)
    made.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
    builder.cursor.insertImage(made)


def _insert_tag(builder: Builder, tag: str) -> None:
    font = make_font(serif=False, px=round(tokens.SMALL.px))
    width = round(QFontMetricsF(font).horizontalAdvance(tag)) + 2 * TAG_PADDING
    _insert_tile(builder, partial(_paint_tag, tag, width, builder.formats.colours), width, TAG_HEIGHT, tag)


def _paint_tag(tag: str, width: int, colours: tokens.Colours, ratio: float) -> QPixmap:
    pixmap = QPixmap(round(width * ratio), round(TAG_HEIGHT * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QColor(colours.line_2))
    painter.drawRoundedRect(QRectF(0.5, 0.5, width - 1, TAG_HEIGHT - 1), TAG_HEIGHT / 2, TAG_HEIGHT / 2)
    painter.setFont(make_font(serif=False, px=round(tokens.SMALL.px)))
    painter.setPen(QColor(colours.text_2))
    painter.drawText(QRectF(0, 0, width, TAG_HEIGHT), Qt.AlignmentFlag.AlignCenter, tag)
    painter.end()
    return pixmap


def _add_header(builder: Builder, article: record.Article, now: float) -> None:
    _add_feed_line(builder, article)
    formats, px = builder.formats, tokens.ARTICLE_TITLE.px * builder.formats.choice.px / tokens.ARTICLE.px
    line = tokens.ARTICLE_TITLE.line / tokens.ARTICLE_TITLE.px
    if article.title:
        _add_title(builder, article, px, formats.lines(px, above=10, below=12, line=round(px * line)))
    minutes = _say_length(article)
    facts = " · ".join(
        humanize.isolated(one) for one in (article.author, say_date(article.published_at, now), minutes) if one
    )
    # Without a title the line of facts leads to the page.
    links = "" if article.title else find_outside_link(article.link)
    for sentence in filter(None, (facts, article.fetched_note, _say_full_text(article))):
        link = links if sentence is facts else ""
        _add_fact(builder, sentence, article, link, why=sentence is article.fetched_note)
    if article.sound is not None:
        _add_episode(builder, article.sound)
    if comments := find_outside_link(article.comments):
        _add_fact(builder, tr("Comments"), article, comments, formats.colours.accent_text)
    last = builder.cursor.blockFormat()
    last.setBottomMargin(20)
    builder.cursor.setBlockFormat(last)


def _add_feed_line(builder: Builder, article: record.Article, facts: str = "") -> None:
    formats = builder.formats
    letters = formats.interface(tokens.INTERFACE.px, formats.colours.text_2, semibold=True)
    lines = formats.lines(tokens.INTERFACE.px, above=0, line=tokens.INTERFACE.line + 2)
    _set_direction(lines, article.feed_title, article)
    builder.start_block(lines, letters)
    _insert_tile(builder, partial(_paint_feed, article), SIZE, SIZE)
    builder.cursor.insertText("\u2002" + clean(article.feed_title)[:200], letters)
    if facts:
        quiet = formats.interface(tokens.LIST_TEXT.px, formats.colours.text_3)
        builder.cursor.insertText("\u2002" + clean(facts), quiet)
    for tag in article.tags[:MOST_TAGS]:
        builder.cursor.insertText("\u2002", letters)
        _insert_tag(builder, clean(tag)[:60])


def _add_title(builder: Builder, article: record.Article, px: float, lines: QTextBlockFormat) -> None:
    letters = builder.formats.title(px)
    title = clean(" ".join(article.title.split()))[:LONGEST_TITLE]
    _set_direction(lines, title, article)
    lines.setHeadingLevel(1)
    builder.start_block(lines, letters)
    linked = QTextCharFormat(letters)
    if link := find_outside_link(article.link):
        linked.setAnchor(True)
        linked.setAnchorHref(link)
    builder.cursor.insertText(title, linked)


def _add_fact(
    builder: Builder, sentence: str, article: record.Article, link: str = "", ink: str = "", why: bool = False
) -> None:
    formats = builder.formats
    lines = formats.lines(tokens.INTERFACE.px, line=tokens.INTERFACE.line + 2)
    _set_direction(lines, article.title or article.name, article)
    letters = formats.interface(tokens.LIST_TEXT.px, ink or formats.colours.text_3)
    if link:
        letters.setAnchor(True)
        letters.setAnchorHref(link)
    more = [(" · ", letters), (tr("Why?"), formats.link(tokens.LIST_TEXT.px, record.WHY))] if why else []
    builder.add_line(lines, (clean(sentence), letters), *more)


def _add_enclosures(builder: Builder, enclosures: tuple[Enclosure, ...]) -> None:
    """Write each with its name, kind and size; a click opens it outside."""
    if not enclosures:
        return
    formats = builder.formats
    builder.add_rule(above=8, below=12)
    heading = formats.interface(tokens.CAPTION.px + 1, formats.colours.text_2, semibold=True)
    builder.add_line(formats.lines(tokens.CAPTION.px, below=6, line=tokens.CAPTION.line), (tr("Attachments"), heading))
    quiet = formats.interface(tokens.LIST_TEXT.px, formats.colours.text_3)
    for number, enclosure in enumerate(enclosures[:50]):
        link = formats.link(tokens.INTERFACE.px, f"{record.ENCLOSURE}{number}")
        path = enclosure.url.split("?", 1)[0].split("#", 1)[0]
        name = clean(enclosure.title or path.rsplit("/", 1)[-1] or enclosure.url)[:200]
        lines = formats.lines(tokens.INTERFACE.px, below=4, line=tokens.INTERFACE.line + 4)
        # The kind in a word, if there is one, and the size, if it is known: "sound, 42 MB".
        kind = enclosure.media_type.split(";", 1)[0].strip().lower()
        words = {"audio": tr("audio"), "video": tr("video"), "image": tr("image"), "text": tr("text")}
        parts = [words.get(kind.split("/", 1)[0], clean(kind)[:60])]
        if enclosure.length:
            parts.append(humanize.say_size(enclosure.length))
        builder.add_line(lines, (name, link), ("\u2002" + ", ".join(filter(None, parts)), quiet))


def say_date(at: float | None, now: float) -> str:
    """ "Thursday 11 June, 09:58", with the year if it is not this one."""
    if at is None:
        return ""
    then = humanize.local(at)
    is_this_year = then.year == humanize.local(now).year
    day = humanize.long_date(then.date()) if is_this_year else humanize.write_date(then.date(), tr("d MMMM yyyy"))
    return humanize.with_time(day, humanize.clock_time(then))


def _say_length(article: record.Article) -> str:
    """How long an episode is to hear or a video to watch, else how long the text takes to read."""
    if article.sound is not None:
        return humanize.say_to_hear(article.sound.duration_s) if article.sound.duration_s else ""
    if minutes := record.count_minutes_to_watch(article.html):
        many = tr("{minutes} min video", n=minutes).format(minutes=minutes)
        return tr("1 min video") if minutes == 1 else many
    if minutes := record.find_reading_minutes(article.html):
        many = tr("{minutes} min read", n=minutes).format(minutes=minutes)
        return tr("1 min read") if minutes == 1 else many
    return ""


def _say_full_text(article: record.Article) -> str:
    if article.full_text is record.FullText.FETCHING:
        return tr("Loading full article…")
    if article.full_text is record.FullText.NONE_FOUND:
        return article.full_text_message or tr(
            "Couldn’t find the full article on the page. Showing the version from the feed."
        )
    return ""


def _set_direction(lines: QTextBlockFormat, text: str, article: record.Article) -> None:
    said = find_direction(text)
    set_direction(lines, bool(article.right_to_left) if said is None else said)


def _paint_feed(article: record.Article, ratio: float) -> QPixmap:
    favicon = make_favicon_tile(article.feed_icon, ratio)
    return favicon or paint_letter(article.feed_title, article.feed_hue, ratio)


def _begin_post(builder: Builder, post: record.Article, spans: record.Spans, now: float) -> None:
    if spans.all:
        builder.add_rule(above=8, below=20)
    when = post.age or say_date(post.published_at, now)
    _add_feed_line(builder, post, " · ".join(filter(None, (when, post.author, post.story_note))))
    spans.open(post.entry_id, builder.cursor.block().position())
    scale = builder.formats.choice.px / 16
    lines = builder.formats.lines(POST_TITLE_PX, above=8, below=8, line=round(POST_TITLE_LINE * scale))
    if post.title:
        _add_title(builder, post, POST_TITLE_PX * scale, lines)


def _end_post(builder: Builder, post: record.Article, spans: record.Spans, excerpt: Excerpt) -> None:
    if excerpt.is_cut:
        _add_continue(builder, post, excerpt)
    else:
        builder.finish()
    spans.close(builder.cursor.block().position())


def _add_continue(builder: Builder, post: record.Article, excerpt: Excerpt) -> None:
    formats = builder.formats
    letters = formats.link(tokens.INTERFACE.px, f"{record.POST}{post.entry_id}", semibold=True, underline=False)
    lines = formats.lines(tokens.INTERFACE.px, below=8, line=tokens.INTERFACE.line + 4)
    minutes = count_more_minutes(post.html, excerpt.letters, len(text_of(post.html)))
    many = tr("Continue reading · {minutes} min left", n=minutes).format(minutes=minutes)
    builder.add_line(lines, (tr("Continue reading · 1 min left") if minutes == 1 else many, letters))
