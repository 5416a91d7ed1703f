"""The article and the newspaper, made once the list is visible. Main thread only."""

from __future__ import annotations

from msgspec import Struct

from reader.gui.article.control import ArticleControl
from reader.gui.article.engine_images import EngineImages
from reader.gui.article.newspaper import NewspaperView
from reader.gui.article.newspaper_control import NewspaperControl
from reader.gui.article.pane import ArticlePane
from reader.gui.article.read_policy import MarkRead, ReadingPolicy, ReadingTime
from reader.gui.article.record import TextChoice
from reader.gui.article.view import ArticleView
from reader.gui.kit.window_state import WindowState
from reader.gui.shell.parts import Common, EntriesParts


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
        """Choose the words that stand out in every article."""
        for marks in (self.view.marks, self.newspaper.browser.text_marks):
            marks.set_highlights(words)


def make_article(
    common: Common, entries: EntriesParts, pane: ArticlePane, window_state: WindowState, images: EngineImages | None
) -> ArticleParts:
    """Fill the `pane`, which is visible already and empty."""
    bridge, clock = common.bridge, common.clock
    view, newspaper = ArticleView(images, clock.now), NewspaperView(images, clock.now)
    text = TextChoice(
        window_state.serif,
        window_state.text_px,
        window_state.text_family,
        window_state.text_column,
        window_state.text_spacing,
    )
    view.set_text_choice(text.resized(0))
    newspaper.set_text_choice(view.text_choice)
    pane.fill(view, newspaper)
    return ArticleParts(
        view,
        newspaper,
        pane,
        ArticleControl(bridge, view, images),
        NewspaperControl(bridge, entries.model, entries.view.current_id, clock.now, newspaper, images),
        ReadingPolicy(_policy(window_state), common.parent),
        ReadingTime(bridge, clock, common.parent),
        images,
    )


def _policy(window_state: WindowState) -> MarkRead:
    try:
        return MarkRead(window_state.mark_read)
    except ValueError:
        return MarkRead.OPENED
