"""The article and the newspaper, made once the list is visible. Main thread only."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from reader.window.app.screen import Screen
from reader.window.article.control import ArticleControl, open_outside
from reader.window.article.engine_images import EngineImages
from reader.window.article.newspaper import NewspaperView
from reader.window.article.newspaper_control import NewspaperControl
from reader.window.article.pane import ArticlePane
from reader.window.article.read_policy import MarkRead, ReadingPolicy, ReadingTime
from reader.window.article.record import TextChoice
from reader.window.article.view import ArticleView
from reader.window.kit.translate import tr


class ArticleParts(Struct, frozen=True):
    """One article, and the newspaper that shows many."""

    view: ArticleView
    newspaper: NewspaperView
    pane: ArticlePane
    control: ArticleControl
    newspaper_control: NewspaperControl
    read_policy: ReadingPolicy
    reading_time: ReadingTime
    images: EngineImages | None

    def set_highlights(self, words: str) -> None:
        for marks in (self.view.marks, self.newspaper.marks):
            marks.set_highlights(words)


class ArticleScreen(Screen):
    def __init__(self, screen: Screen, make_images: Callable[[QWidget], EngineImages] | None) -> None:
        vars(self).update(vars(screen))  # they are the same parts
        images = make_images(self.window) if make_images else None
        bridge, clock, state = self.bridge, self.clock, self.window_state
        view, newspaper = ArticleView(self, images, clock.now), NewspaperView(self, images, clock.now)
        text = TextChoice(state.serif, state.text_px, state.text_family, state.text_column, state.text_spacing)
        view.set_text_choice(text.resized(0))
        newspaper.set_text_choice(view.text_choice)
        self.article_pane.fill(view, newspaper)
        is_known = state.mark_read in MarkRead.__members__.values()
        entries = self.entries
        self.article = ArticleParts(
            view,
            newspaper,
            self.article_pane,
            ArticleControl(bridge, view, images),
            NewspaperControl(bridge, entries.model, entries.view.current_id, clock.now, newspaper, images),
            ReadingPolicy(MarkRead(state.mark_read) if is_known else MarkRead.OPENED, self.window),
            ReadingTime(bridge, clock, self.window),
            images,
        )

    # What articles ask of their surroundings (`ArticleHost`).

    def open_link(self, link: str) -> None:
        if not open_outside(link):
            self.fail(tr("No app could open {link}.").format(link=link[:120]))

    def copy_link(self, link: str) -> None:
        QGuiApplication.clipboard().setText(link)
        self.say(tr("Link copied"))

    def show_link(self, link: str) -> None:
        self.frame.status.show_place(link or self.entries.control.position_in_words())

    def fail(self, sentence: str) -> None:
        self.frame.messages.show_message(sentence)
