"""The newspaper view: many entries in one column, appended as the user scrolls, the one being read marked beside it.

Main thread only. It takes plain records; the window hands over more posts when they are wanted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QAction, QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from reader.window.article import article_writer
from reader.window.article.bars import set_ground
from reader.window.article.browser import TOP_AIR, ArticlePage, ColumnBrowser, Place
from reader.window.article.picture_loader import ImageSource
from reader.window.article.record import POST, Article, ArticleHost, Spans, TextChoice
from reader.window.kit import tokens
from reader.window.kit.layouts import make_column

POSTS_AT_A_TIME = 20
PX_LESS = 1
EYE_LEVEL = 120
RULE_WIDTH, RULE_DISTANCE, DOT = 3, 26, 7


class MarkedBrowser(ColumnBrowser):
    def __init__(self, page: NewspaperView) -> None:
        super().__init__(page, tokens.NEWSPAPER_COLUMN)
        self._paint_marks = page.paint_marks

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        self._paint_marks(painter)
        painter.end()


def paint_post_marks(painter: QPainter, posts: Iterable[tuple[QRect, bool, bool]], ink: QColor, mirrored: bool) -> None:
    """Paint a rule beside the post being read, and a dot beside each other unread one."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    for rect, is_read_now, is_unread in posts:
        x = rect.right() + RULE_DISTANCE - RULE_WIDTH if mirrored else rect.left() - RULE_DISTANCE
        if is_read_now:
            painter.drawRoundedRect(QRect(x, rect.top(), RULE_WIDTH, rect.height()), 1.5, 1.5)
        elif is_unread:
            painter.drawEllipse(x - 2, rect.top() + 7, DOT, DOT)


class PostTools(QWidget):
    """Buttons at the upper corner of the post that is being read."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)  # a long line of facts ends under it
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)

    def set_colours(self, colours: tokens.Colours) -> None:
        set_ground(self, colours.bg)

    def set_actions(self, actions: Sequence[QAction]) -> None:
        for button in self.findChildren(QToolButton):
            button.deleteLater()
        for action in actions:
            button = QToolButton(self)
            button.setDefaultAction(action)
            button.setAutoRaise(True)
            button.setAccessibleName(action.text())
            if action.menu() is not None:
                button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
            self._line.addWidget(button)

    def place(self, post: QRect, mirrored: bool) -> None:
        """Move to the end of the post's first line: to the left for right-to-left scripts."""
        self.setVisible(self._line.count() > 0)
        self.adjustSize()
        left = post.left() if mirrored else post.right() - self.width()
        self.move(left, post.top() - 4)


class NewspaperView(ArticlePage):
    post_entered = Signal(int)
    posts_passed = Signal(list)
    post_opened = Signal(int)
    """The user wants to read all of this post."""

    def __init__(self, host: ArticleHost, source: ImageSource | None, now: Callable[[], float]) -> None:
        super().__init__(host, source, now, MarkedBrowser(self))
        self.bring_more: Callable[[], None] = lambda: None
        self.bring_earlier: Callable[[], None] = lambda: None
        """The control sets both: the user is near the end of the page, or at its top with more of the list above."""
        self.text_choice = TextChoice(px=TextChoice().px - PX_LESS)
        self._posts: list[Article] = []
        self._unread: set[int] = set()
        self._complete = self._asked_for_more = False
        self._passed, self._current, self._has_earlier = 0, -1, False
        self._start_id: int | None = None
        self._pinned: tuple[int, int] | None = None
        """A scroll position, and the post being read there although another is at eye level."""
        self._settling = False
        """While the page is exchanged, the scroll bar belongs to another document than the spans."""
        self.spans, self._tools = Spans(), PostTools(self.browser.viewport())
        make_column(self, self.browser)
        self.browser.setAccessibleName(self.tr("Newspaper"))
        self.browser.verticalScrollBar().valueChanged.connect(self._note_scroll)
        self.set_colours(tokens.LIGHT)

    def show_posts(
        self,
        posts: Sequence[Article],
        unread: Iterable[int] = (),
        pictures: bool = False,
        allowed: Iterable[str] = (),
        at: int | None = None,
        has_earlier: bool = False,
    ) -> None:
        """Show a new page, at a post or from the top. `bring_more` asks for more, to be given by `append_posts`, and
        `bring_earlier` for earlier posts, if the page `has_earlier` ones. `allowed`: pictures that may be seen even if
        `pictures` are not shown."""
        self._posts, self._unread = list(posts), set(unread)
        ids = [post.entry_id for post in posts]
        self._start_id, self._has_earlier = at if at in ids else None, has_earlier
        # What is above the beginning was not seen on this page.
        self._complete, self._passed = False, ids.index(at) if at in ids else 0
        self.pictures.forget()
        self.pictures.allowed = pictures
        self.pictures.allowed_urls.update(allowed)
        self._restart(Place(0, 0), self._find_start)

    def _find_start(self) -> Place | None:
        """The place of the post at which the page begins; None while it is not written."""
        if self._start_id is None:
            return Place(0, 0)
        index = self.spans.find_index(self._start_id)
        return None if index < 0 else Place(self.spans.all[index].start, TOP_AIR)

    def append_posts(self, posts: Sequence[Article], unread: Iterable[int] = (), allowed: Iterable[str] = ()) -> None:
        """Add posts to the page; none means that there are no more."""
        self.pictures.allowed_urls.update(allowed)
        self._complete = not posts
        self._asked_for_more = False
        self._posts.extend(posts)
        self._unread.update(unread)
        if posts and self._writing is not None:
            article_writer.add_posts(self._writing, posts, self.spans, self._now())
            self._timer.start()

    def set_unread(self, entry_id: int, unread: bool) -> None:
        (self._unread.add if unread else self._unread.discard)(entry_id)
        self.browser.viewport().update()

    def set_colours(self, colours: tokens.Colours) -> None:
        self._colours = colours
        self.browser.set_colours(colours)
        self.marks.set_colours(colours)
        self._tools.set_colours(colours)
        self._restart_page()

    def set_text_choice(self, choice: TextChoice) -> None:
        """Apply the user's choice for articles, with letters a little smaller and lines a little wider."""
        self.text_choice = replace(choice, px=choice.px - PX_LESS)
        self.browser.widest = choice.column + tokens.NEWSPAPER_COLUMN - tokens.COLUMN_MAX
        self._restart_page()

    def set_post_actions(self, actions: Sequence[QAction]) -> None:
        self._tools.set_actions(actions)
        self._place_tools()

    def _restart_page(self) -> None:
        if self._writing is not None:
            self._restart(self._find_reading_place())

    def _restart(self, keep: Place, find_place: Callable[[], Place | None] | None = None) -> None:
        document = self._make_document(self._colours, self.browser.devicePixelRatioF)
        self._settling = True
        self.spans, self._current, self._asked_for_more, self._pinned = Spans(), -1, False, None
        self._start(article_writer.write_page(document, self._posts, self.spans, self._now()), keep, find_place)

    def _is_written(self) -> bool:
        return self._writing is not None and self._writing.is_done()

    def _note_shown(self) -> None:
        self.marks.note_exchanged()
        self._settling = False
        start, self._start_id = self._start_id, None
        if start is not None:
            self._pinned = (self.browser.verticalScrollBar().value(), self.spans.find_index(start))
        self._note_scroll()

    def _note_finished(self) -> None:
        self._note_scroll()
        self.marks.note_finished()

    @property
    def current_id(self) -> int | None:
        return self.spans.all[self._current].entry_id if self._current >= 0 else None

    def go_to(self, entry_id: int) -> None:
        index = self.spans.find_index(entry_id)
        if index >= 0 and not self._settling:
            bar = self.browser.verticalScrollBar()
            value = bar.value() + self.post_rect(index).top() - TOP_AIR
            self._pinned = (max(bar.minimum(), min(value, bar.maximum())), index)
            bar.setValue(value)
            self._enter(index)

    def go_by(self, steps: int) -> None:
        """Go this many posts on or back from the one being read."""
        wanted = self._current + steps
        if 0 <= wanted < len(self.spans.all):
            self.go_to(self.spans.all[wanted].entry_id)
        elif wanted >= len(self.spans.all):
            self.note_end()
        elif self._has_earlier:
            self.bring_earlier()

    def post_rect(self, index: int) -> QRect:
        span, document = self.spans.all[index], self.browser.document()
        layout = document.documentLayout()
        top = layout.blockBoundingRect(document.findBlock(span.start)).top()
        bottom = layout.blockBoundingRect(document.findBlock(span.end)).bottom()
        shift = self.browser.verticalScrollBar().value()
        left = int(document.rootFrame().frameFormat().leftMargin())
        return QRect(left, int(top) - shift, self.browser.column, int(bottom - top))

    def visible_posts(self) -> range:
        if not self.spans.all:
            return range(0)
        first = self.spans.find_at(self._position_at(0))
        last = self.spans.find_at(self._position_at(self.browser.viewport().height()))
        return range(first, last + 1)

    def _note_scroll(self) -> None:
        if not self.spans.all or self._settling:
            return
        # Emit the posts whose last line went out at the top, each once.
        first = self.visible_posts().start
        while first < len(self.spans.all) and self.post_rect(first).bottom() < 0:
            first += 1
        if first > self._passed:
            ids = [span.entry_id for span in self.spans.all[self._passed : first]]
            self._passed = first
            self.posts_passed.emit(ids)
        bar = self.browser.verticalScrollBar()
        if self._pinned is not None and self._pinned[0] == bar.value():
            self._enter(self._pinned[1])
        else:
            self._pinned = None
            self._enter(self.spans.find_at(self._position_at(self._eye_level())))
        if bar.value() == 0 and self._has_earlier and self._is_written():
            self._has_earlier = False  # asked for once
            self.bring_earlier()
            return
        near_end = bar.maximum() - bar.value() < 2 * self.browser.viewport().height()
        if near_end and self._is_written() and not (self._complete or self._asked_for_more):
            self._asked_for_more = True
            self.bring_more()

    def _position_at(self, y: int) -> int:
        left = int(self.browser.document().rootFrame().frameFormat().leftMargin())
        return self.browser.cursorForPosition(QPoint(left + 4, y)).position()

    def _eye_level(self) -> int:
        """The height at which the post being read is: rises to the first post at the very top, sinks to the last at the
        very end."""
        bar, height = self.browser.verticalScrollBar(), self.browser.viewport().height()
        if bar.value() == 0:
            return 0
        below = bar.maximum() - bar.value()
        return max(min(EYE_LEVEL, bar.value()), height - below - 1)

    def note_end(self) -> None:
        """Count what is still on the screen as passed: there is nothing below."""
        rest = [span.entry_id for span in self.spans.all[self._passed :]]
        if rest and self._is_written():
            self._passed = len(self.spans.all)
            self.posts_passed.emit(rest)

    def _enter(self, index: int) -> None:
        before, self._current = self._current, index
        self._place_tools()
        if index != before:
            self.browser.viewport().update()
            self.post_entered.emit(self.spans.all[index].entry_id)

    def _place_tools(self) -> None:
        if self._current < 0:
            self._tools.hide()
            return
        block = self.browser.document().findBlock(self.spans.all[self._current].start)
        mirrored = block.blockFormat().layoutDirection() == Qt.LayoutDirection.RightToLeft
        self._tools.place(self.post_rect(self._current), mirrored)

    def paint_marks(self, painter: QPainter) -> None:
        if self._settling:
            return
        marks = [
            (self.post_rect(index), index == self._current, self.spans.all[index].entry_id in self._unread)
            for index in self.visible_posts()
        ]
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        paint_post_marks(painter, marks, QColor(self._colours.accent), mirrored)

    def allow_pictures(self) -> None:
        if self._posts:
            self.pictures.allowed = True
            self._restart(self._find_reading_place())

    def follow(self, address: str) -> None:
        if address.startswith(POST):
            self.post_opened.emit(int(address.removeprefix(POST)))
        else:
            super().follow(address)
