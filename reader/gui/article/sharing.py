"""What leaves an article by the clipboard: Markdown, plain text, a quote with its link; and the way to its comments.

Main thread only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from reader.gui.article.content.layout_text import join_endless_words
from reader.gui.article.record import Article
from reader.gui.kit.links import find_outside_link
from reader.gui.kit.translate import tr
from reader.model.targets import Sendable
from reader.send import copies

if TYPE_CHECKING:
    from reader.gui.article.view import ArticleView

_PARAGRAPH = "\u2029"
"""Where Qt ends a block in what is selected."""


def copy_as_markdown(view: ArticleView) -> None:
    if view.article is not None:
        _copy(view, copies.make_markdown(_as_sent(view.article)))


def copy_as_text(view: ArticleView) -> None:
    if view.article is not None:
        _copy(view, copies.make_text(_as_sent(view.article)))


def copy_quote(view: ArticleView) -> None:
    """What is selected; without a selection, the first paragraph."""
    if view.article is not None:
        selected = join_endless_words(view.browser.textCursor().selectedText()).replace(_PARAGRAPH, "\n")
        _copy(view, copies.make_quote(_as_sent(view.article), selected))


def open_comments(view: ArticleView) -> None:
    if view.article is not None and (link := find_outside_link(view.article.comments)):
        view.link_activated.emit(link)


def _as_sent(article: Article) -> Sendable:
    title = article.title or article.name
    return Sendable(title, article.link, article.author, article.feed_title, html=article.html)


def _copy(view: ArticleView, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    view.said.emit(tr("Copied"))
