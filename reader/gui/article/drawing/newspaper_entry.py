"""Writes one entry of the newspaper: feed, title, the beginning of its text. Runs on the window's thread."""

from __future__ import annotations

from reader.gui.article.content.excerpt import Excerpt, count_more_minutes
from reader.gui.article.content.internal_links import POST
from reader.gui.article.content.prepare import prepare
from reader.gui.article.drawing.build import Builder
from reader.gui.article.drawing.header import add_feed_line, add_title, say_date
from reader.gui.article.drawing.sliced_writing import Writing
from reader.gui.article.drawing.spans import Spans
from reader.gui.article.record import Article
from reader.gui.kit import tokens
from reader.gui.kit.translate import tr
from reader.html.text import text_of

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
    scale = builder.looks.choice.px / 16
    lines = builder.looks.lines(TITLE_PX, above=8, below=8, line=round(TITLE_LINE * scale))
    if post.title:
        add_title(builder, post, TITLE_PX * scale, lines)


def _end(builder: Builder, post: Article, spans: Spans, excerpt: Excerpt) -> None:
    if excerpt.is_cut:
        _add_continue(builder, post, excerpt)
    else:
        builder.finish()
    spans.close(builder.cursor.block().position())


def _add_continue(builder: Builder, post: Article, excerpt: Excerpt) -> None:
    looks = builder.looks
    letters = looks.interface(tokens.INTERFACE.px, looks.colours.accent_text, semibold=True)
    looks.make_link(letters, f"{POST}{post.entry_id}", underline=False)
    builder.start_block(looks.lines(tokens.INTERFACE.px, below=8, line=tokens.INTERFACE.line + 4), letters)
    minutes = count_more_minutes(post.html, excerpt.letters, len(text_of(post.html)))
    builder.cursor.insertText(_say_continue(minutes), letters)


def _say_continue(minutes: int) -> str:
    if minutes == 1:
        return tr("Continue reading, 1 more minute")
    return tr("Continue reading, {minutes} more minutes", n=minutes).format(minutes=minutes)
