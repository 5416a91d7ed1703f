"""Lazy imports of everything that writes articles: loaded with the first one, so that the window starts without.

Runs on the window's thread.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from reader.gui.article.build import Builder
from reader.gui.article.document import ArticleDocument
from reader.gui.article.header import Spans, add_chapters, add_enclosures, add_header, write_post
from reader.gui.article.picture_loader import PictureLoader
from reader.gui.article.prepare import prepare
from reader.gui.article.record import Article, TextChoice
from reader.gui.article.sliced_writing import Writing
from reader.gui.article.text_formats import TextFormats
from reader.gui.kit import tokens


def make_document(
    pictures: PictureLoader,
    colours: tokens.Colours,
    choice: TextChoice,
    column: int,
    ratio: Callable[[], float],
    parent: QObject,
) -> ArticleDocument:
    return ArticleDocument(pictures, TextFormats(colours, choice), column, ratio, parent)


def write_article(
    document: ArticleDocument, article: Article, now: float, toggled: frozenset[int] | None = None
) -> Writing:
    """All that is to be written, not begun yet. `toggled`: see `prepare`."""
    writing = Writing(Builder(document))
    writing.then(lambda builder: add_header(builder, article, now))
    writing.then_blocks(prepare(article.html, article.right_to_left, toggled=toggled))
    writing.then(lambda builder: add_chapters(builder, article.sound))
    writing.then(lambda builder: add_enclosures(builder, article.enclosures))
    return writing


def write_page(document: ArticleDocument, posts: Sequence[Article], spans: Spans, now: float) -> Writing:
    """A newspaper's page, not begun yet; `add_posts` lengthens it."""
    writing = Writing(Builder(document))
    add_posts(writing, posts, spans, now)
    return writing


def add_posts(writing: Writing, posts: Sequence[Article], spans: Spans, now: float) -> None:
    for post in posts:
        write_post(writing, post, spans, now)
