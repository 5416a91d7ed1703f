"""The player in the window: its bar below the article with position, speed and sleep timer, the dialog of its queue,
and the desktop's media keys. Main thread only.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QSlider, QToolButton

from reader.core.paths import Profile
from reader.core.words.languages import clock_of
from reader.features.podcasts import store as podcasts
from reader.features.podcasts.window import mpris, queue_dialog
from reader.features.podcasts.window.control import (
    BACK_S,
    FORWARD_S,
    PlayerControl,
    PlayerState,
    RemotePositionSync,
    Sleep,
    SoundCommands,
)
from reader.window.bridge.bridge import Changes
from reader.window.kit.actions import Menu
from reader.window.kit.controls import ElidedLabel
from reader.window.kit.humanize import minutes_of, say_place, say_size
from reader.window.kit.layouts import STRETCH, make_column, make_row
from reader.window.kit.screens import bring_to_front, make_timer
from reader.window.kit.text import Label, set_tooltip
from reader.window.kit.theme import Theme
from reader.window.kit.wording import say

if TYPE_CHECKING:
    from reader.engine.messages import DownloadNote, HeardElsewhere
    from reader.window.app.article_screen import ArticleScreen
    from reader.window.app.window_memory import WindowMemory

SPEEDS = (0.8, 1.0, 1.1, 1.2, 1.3, 1.5, 1.75, 2.0, 2.5)
_SETTLE_MS = 1_500
SLEEPS_MIN = (5, 15, 30, 45, 60)
_HEIGHT, _GROOVE, _HANDLE, _TICK = 20, 4, 6.0, 9
_BAR_HEIGHT = 104
_LEFT, _RIGHT, _SPACING = 20, 16, 4


class PositionSlider(QSlider):
    """The position in tenths of a second, with ticks where chapters begin; a click seeks."""

    def __init__(self, theme: Theme, seek: Callable[[float], None]) -> None:
        """`seek` is given the position in seconds that the user wants."""
        super().__init__(Qt.Orientation.Horizontal)
        self._theme, self._seek = theme, seek
        self._starts: tuple[float, ...] = ()
        self._is_dragged = False
        self.setFixedHeight(_HEIGHT)
        self.setAccessibleName(self.tr("Position"))
        self.setSingleStep(50)
        self.setPageStep(600)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(200, _HEIGHT)

    def show_position(self, position_s: float, duration_s: float) -> None:
        """Show the position, unless the user is dragging the handle."""
        self.setMaximum(max(1, int(duration_s * 10)))
        if not self._is_dragged:
            self.setValue(int(position_s * 10))

    def show_chapters(self, starts: tuple[float, ...]) -> None:
        self._starts = starts
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._is_dragged = True
        self._drag(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._is_dragged:
            self._drag(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._is_dragged = False
        self._seek(self.value() / 10)

    def _drag(self, event: QMouseEvent) -> None:
        share = (event.position().x() - _HANDLE) / max(1.0, self.width() - 2 * _HANDLE)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            share = 1.0 - share
        self.setValue(int(min(max(share, 0.0), 1.0) * self.maximum()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        before = self.value()
        super().keyPressEvent(event)
        if self.value() != before:
            self._seek(self.value() / 10)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
        middle, at = self.height() / 2, self._place(self.value() / 10)
        self._paint_groove(painter, _HANDLE, self.width() - _HANDLE, middle, "groove")
        self._paint_groove(painter, _HANDLE, at, middle, "accent")
        painter.setPen(Qt.PenStyle.NoPen)
        for start in self._starts:
            if start > 0 and start * 10 < self.maximum():
                place = self._place(start)
                painter.setBrush(self._theme.ink("accent" if place <= at else "text_3"))
                painter.drawRect(QRectF(place - 1, middle - _TICK / 2, 2, _TICK))
        painter.setBrush(self._theme.ink("accent" if self.isEnabled() else "field"))
        painter.drawEllipse(QPointF(at, middle), _HANDLE, _HANDLE)

    def _place(self, seconds: float) -> float:
        return _HANDLE + (self.width() - 2 * _HANDLE) * min(1.0, seconds * 10 / max(1, self.maximum()))

    def _paint_groove(self, painter: QPainter, left: float, right: float, middle: float, ink: str) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.ink(ink))
        groove = QRectF(left, middle - _GROOVE / 2, max(0.0, right - left), _GROOVE)
        painter.drawRoundedRect(groove, _GROOVE / 2, _GROOVE / 2)


class PlayerBar(QFrame):
    queue_wanted = Signal()
    entry_wanted = Signal(int)

    def __init__(self, theme: Theme, player: PlayerControl) -> None:
        super().__init__()
        self._theme, self._player = theme, player
        self._state = PlayerState()
        self._shown_entry: int | None = None
        self.setObjectName("playerBar")
        self.setFixedHeight(_BAR_HEIGHT)
        self.setAccessibleName(self.tr("Player"))
        self._is_filled = False
        self._fitted: tuple[object, ...] = ()
        """The width and words that the foot was last laid out for."""
        self.hide()
        player.state_changed.connect(self.show_state)

    def _fill(self) -> None:
        """Make the widgets, once, when the first episode is loaded."""
        self._is_filled = True
        self.title = QToolButton()
        self.title.setObjectName("playerTitle")
        self.title.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.title.clicked.connect(self._open_entry)
        self.what = ElidedLabel(tone="secondary")
        self.place = Label(tone="secondary")
        self.slider = PositionSlider(self._theme, self._player.seek)
        self._make_buttons()
        top = make_row(None, (self.title, 0), (self.what, 1), (self.place, 0), spacing=6)
        foot = make_row(None, *self._foot[:3], STRETCH, *self._foot[3:], spacing=_SPACING)
        make_column(self, top, self.slider, foot, margins=(_LEFT, 8, _RIGHT, 8), spacing=2)
        self._theme.changed.connect(self._recolour)
        self._recolour()

    def _make_buttons(self) -> None:
        player = self._player
        self.play = self._button("", "", self.tr("Play"), player.toggle)
        self.play.setObjectName("playerPlay")
        self.play.setFixedSize(36, 36)
        self.play.setIconSize(QSize(18, 18))
        back = partial(player.skip, -BACK_S)
        self.back = self._button("rotate-ccw", self.tr("−15 s"), self.tr("15 seconds back"), back)
        forward = partial(player.skip, FORWARD_S)
        self.forward = self._button("rotate-cw", self.tr("+30 s"), self.tr("30 seconds forward"), forward)
        self.forward.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        self.speed = self._menu_button("", self.tr("Speed"))
        self.chapters = self._menu_button("list", self.tr("Chapters"))
        self.sleep = self._menu_button("moon", self.tr("Sleep timer"))
        self.queue = self._button("list-music", "", self.tr("Up next"), self.queue_wanted.emit)
        self.close_button = self._button("x", "", self.tr("Close the player"), player.close)
        for speed in SPEEDS:
            words = self.locale().toString(speed, "g", 3) + "×"
            self.speed.menu().addAction(words, partial(self._player.set_speed, speed))
        self._fill_sleeps()
        self.chapters.hide()
        self._chapter_end.setVisible(False)
        right = (self.speed, self.chapters, self.sleep, self.queue, self.close_button)
        self._foot = (self.back, self.play, self.forward, *right)

    def _button(self, icon: str, words: str, name: str, do: Callable[[], object] | None = None) -> QToolButton:
        button = QToolButton()
        button.setText(words)
        button.setAccessibleName(name)
        set_tooltip(button, name)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if icon:
            self._theme.show_icon(button, icon)
        if do is not None:
            button.clicked.connect(lambda: do())
        style = Qt.ToolButtonStyle
        button.setToolButtonStyle(style.ToolButtonTextBesideIcon if words else style.ToolButtonIconOnly)
        return button

    def _menu_button(self, icon: str, words: str) -> QToolButton:
        button = self._button(icon, words, words)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setMenu(Menu(button))
        return button

    def _fill_sleeps(self) -> None:
        menu = self.sleep.menu()
        for minutes in SLEEPS_MIN:
            words = self.tr("In {minutes} minutes").format(minutes=minutes)
            menu.addAction(words, partial(self._player.set_sleep, Sleep(minutes * 60.0)))
        self._chapter_end = menu.addAction(
            self.tr("End of chapter"), lambda: self._player.set_sleep(Sleep(at_chapter_end=True))
        )
        menu.addAction(self.tr("End of episode"), lambda: self._player.set_sleep(Sleep(at_end=True)))
        menu.addSeparator()
        menu.addAction(self.tr("Off"), lambda: self._player.set_sleep(None))

    def show_state(self, state: PlayerState) -> None:
        before, self._state = self._state, state
        if state.episode is not None and not self._is_filled:
            self._fill()
        self.setVisible(state.episode is not None)
        if state.episode is None:
            return
        if before.chapters != state.chapters:
            self._show_chapters()
        self.slider.show_position(state.position_s, state.duration_s)
        if state.is_waiting:
            self.place.setText(self.tr("Loading, {place}").format(place=clock_of(state.position_s)))
        else:
            self.place.setText(say_place(state.position_s, state.duration_s))
        self.slider.setAccessibleDescription(self._say_value())
        self._show_title()
        if before.is_playing != state.is_playing or before.episode is None:
            self._recolour()
        self.speed.setText(self.locale().toString(state.speed, "g", 3) + "×")
        self.sleep.setText(self._say_sleep())
        self.queue.setVisible(state.queue_length > 0)
        self.queue.setText(str(state.queue_length))
        for button in (self.speed, self.sleep, self.queue):
            button.setAccessibleDescription(button.text())  # its name says what it is for
        self._fit()

    def show_open_entry(self, entry_id: int | None) -> None:
        """Note which entry is open; the title of another entry's episode is a link back to it."""
        self._shown_entry = entry_id
        self._show_title()

    def _show_title(self) -> None:
        episode = self._state.episode
        if episode is None:
            return
        is_elsewhere = self._shown_entry != episode.entry_id
        number = self._state.chapter
        name = episode.title or episode.feed_name
        if number is None or is_elsewhere:
            words, about = name, episode.feed_name
        else:
            words = self._state.chapters[number].title
            about = self.tr("chapter {number} of {all}, {feed}").format(
                number=number + 1, all=len(self._state.chapters), feed=episode.feed_name
            )
        self.title.setEnabled(is_elsewhere)
        width = max(80, self.width() * 6 // 10)
        shown = self.title.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, width)
        self.title.setText(shown.replace("&", "&&"))
        self.title.setAccessibleName(words)
        set_tooltip(self.title, self.tr("Show {name}").format(name=name) if is_elsewhere else "")
        self.what.set_whole(about)

    def _show_chapters(self) -> None:
        chapters = self._state.chapters
        self.slider.show_chapters(tuple(one.start_s for one in chapters))
        menu = self.chapters.menu()
        menu.clear()
        for one in chapters:
            words = f"{clock_of(one.start_s)}  {one.title}".replace("&", "&&")
            menu.addAction(words, partial(self._player.seek, one.start_s))
        self.chapters.setVisible(bool(chapters))
        self._chapter_end.setVisible(bool(chapters))

    def _say_value(self) -> str:
        state = self._state
        words = say_place(state.position_s, state.duration_s)
        if state.chapter is None:
            return words
        return self.tr("{place}, chapter {number} of {all}").format(
            place=words, number=state.chapter + 1, all=len(state.chapters)
        )

    def _say_sleep(self) -> str:
        sleep = self._state.sleep
        if sleep is None:
            return self.tr("Sleep timer")
        if sleep.left_s is not None:
            return self.tr("Stops in {minutes} min").format(minutes=minutes_of(sleep.left_s))
        return self.tr("Stops after this chapter") if sleep.at_chapter_end else self.tr("Stops at the end")

    def _recolour(self) -> None:
        is_playing = self._state.is_playing
        self.play.setIcon(self._theme.icon("pause" if is_playing else "play", "on_accent", self, 18, filled=True))
        words = self.tr("Pause") if is_playing else self.tr("Play")
        self.play.setAccessibleName(words)
        set_tooltip(self.play, words)

    def _fit(self) -> None:
        """Show only icons where the bar is narrow; the skip buttons always keep their seconds."""
        for button in (self.back, self.forward):
            button.setMinimumWidth(button.sizeHint().width())
        style = Qt.ToolButtonStyle
        self.queue.setToolButtonStyle(style.ToolButtonTextBesideIcon)
        shown = [button for button in self._foot if not button.isHidden()]
        fitted = self.width(), *(button.text() for button in shown)
        if fitted == self._fitted:
            return
        self._fitted = fitted
        worded = (self.chapters, self.sleep)
        for button in worded:
            button.setToolButtonStyle(style.ToolButtonTextBesideIcon)
        needed = sum(button.sizeHint().width() + _SPACING for button in shown) + _LEFT + _RIGHT
        if needed > self.width():
            for button in worded:
                button.setToolButtonStyle(style.ToolButtonIconOnly)

    def _open_entry(self) -> None:
        if self._state.episode is not None:
            self.entry_wanted.emit(self._state.episode.entry_id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the keys that the focused widget of the bar does not need itself."""
        is_shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.key() == Qt.Key.Key_Space:
            self._player.toggle()
        elif is_shifted and event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._player.skip(-BACK_S if event.key() == Qt.Key.Key_Left else FORWARD_S)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._is_filled:
            self._fit()
            self._show_title()


class WindowPlayer(QObject):
    """The bar at the article's foot, and what plays episodes."""

    _wished = Signal(str, float)
    """A media key, on the bus's thread."""

    def __init__(self, window: ArticleScreen, memory: WindowMemory) -> None:
        super().__init__(window.window)
        self._window, self._memory = window, memory
        bridge, clock, parent = window.bridge, window.clock, window.window
        folder, speed = Profile(window.folder).podcasts, window.window_state.player_speed
        self.control = PlayerControl(bridge, clock, folder, parent, speed)
        self.bar = PlayerBar(window.theme, self.control)
        self.commands = SoundCommands(bridge, window.undo, clock, parent)
        self.remote_position = RemotePositionSync(bridge.command_sent.emit, self.control, clock, parent)
        self._service: mpris.MediaService | None = None
        self._is_offered = False
        """Whether the desktop was asked to offer the player."""

    def connect_parts(self) -> None:
        window, player, bar, article = self._window, self.control, self.bar, self._window.article
        article.pane.add_foot(bar)
        player.state_changed.connect(self._show_state)
        player.failed.connect(window.frame.messages.show_message)
        player.outside_wanted.connect(self._play_outside)
        player.heard.connect(lambda entry_id: window.commands.note_read([entry_id]))
        bar.queue_wanted.connect(self.open_queue)
        bar.entry_wanted.connect(article.control.open)
        article.control.article_shown.connect(player.offer)
        article.control.article_shown.connect(bar.show_open_entry)
        article.control.article_closed.connect(lambda: bar.show_open_entry(None))
        article.view.play_wanted.connect(player.play_entry)
        article.view.download_wanted.connect(lambda entry_id: self.commands.toggle_download([entry_id]))
        self.commands.said.connect(window.say)
        # Changes to episodes are shown in rows, not more often than every `_SETTLE_MS`.
        settle = make_timer(self, window.entries.model.refresh_rows, _SETTLE_MS)
        player.sound_stored.connect(lambda entry_id: None if settle.isActive() else settle.start())
        player.seeked.connect(lambda at: self._service.note_jump(at) if self._service else None)
        self._wished.connect(self._follow_key)
        window.window.closing.connect(player.end)
        window.window.closed.connect(lambda: self._service.close() if self._service else None)

    def _show_state(self, state: PlayerState) -> None:
        self._memory.note_player_speed(state.speed)
        if state.episode is not None and state.chapters:
            number = state.chapter if state.is_playing or state.position_s > 0 else None
            self._window.article.control.show_chapter(state.episode.entry_id, number)
        # The player is offered to the desktop from the first time that something plays.
        if not self._is_offered and state.is_playing and sys.platform == "linux":
            self._is_offered = True
            self._service = mpris.open_media_service(self._wished.emit)
        if self._service is not None:
            self._service.update(_now_playing(state))

    def play_first(self, ids: Sequence[int]) -> None:
        if ids:
            self.control.play_entry(ids[0])

    def _play_outside(self, path: str, why: str) -> None:
        self._window.frame.messages.show_news(why)
        QDesktopServices.openUrl(QUrl.fromLocalFile(path))

    def open_queue(self) -> None:
        bridge = self._window.bridge
        dialog = queue_dialog.QueueDialog(self._window.theme, self.commands, self.control, self._window.window)

        def load(changes: Changes = Changes.QUEUE) -> None:
            if changes & Changes.QUEUE:
                bridge.bound_to(dialog).read(podcasts.list_queue, dialog.show_queue)

        bridge.changed.connect(load)
        dialog.finished.connect(lambda _: bridge.changed.disconnect(load))
        dialog.open()
        load()

    # --- the engine and the desktop ---------------------------------------------------------------

    def on_heard_elsewhere(self, note: HeardElsewhere) -> None:
        self.remote_position.handle(note)
        self._window.bridge.changed.emit(Changes.DOWNLOADS)

    def on_download(self, note: DownloadNote) -> None:
        self.control.on_download(note)
        frame = self._window.frame
        if note.is_here or note.is_gone or note.message is not None:
            self._window.bridge.changed.emit(Changes.DOWNLOADS)
            if note.is_news and note.message is not None:
                frame.messages.show_message(say(note.message))
        elif note.total:
            words = self._window.window.tr("Downloading an episode, {done} of {total}")
            frame.status_control.show_report(words.format(done=say_size(note.done), total=say_size(note.total)))

    def _follow_key(self, wish: str, value: float) -> None:
        player = self.control
        plain: dict[str, Callable[[], object]] = {
            "Play": player.play,
            "Pause": player.pause,
            "PlayPause": player.toggle,
            "Stop": player.pause,
            "Next": player.play_next,
            "Raise": partial(bring_to_front, self._window.window),
            "Quit": self._window.window.quit,
        }
        if wish in plain:
            plain[wish]()
        elif wish == "Seek":
            player.skip(value)
        elif wish == "SetPosition":
            player.seek(value)
        elif wish == "Rate" and value > 0:
            player.set_speed(value)


def _now_playing(state: PlayerState) -> mpris.NowPlaying:
    episode = state.episode
    if episode is None:
        return mpris.NowPlaying()
    return mpris.NowPlaying(
        episode.entry_id,
        episode.title or episode.feed_name,
        episode.feed_name,
        state.position_s,
        state.duration_s,
        state.is_playing,
        state.speed,
        state.queue_length > 0,
    )
