"""Connects the player with the rest of the window, the engine and the desktop's media keys. Main thread only."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices

from reader.desktop import mpris
from reader.gui.article.record import SoundWish
from reader.gui.kit.humanize import say_size
from reader.gui.kit.screens import bring_to_front
from reader.gui.kit.wording import say
from reader.gui.player import queue_dialog
from reader.gui.player.state import BACK_S, FORWARD_S, PlayerState
from reader.gui.shell.assemble import Parts
from reader.store import podcasts

if TYPE_CHECKING:
    from reader.engine.messages import DownloadNote, HeardElsewhere
    from reader.gui.shell.engine_link import EngineLink

_SETTLE_MS = 1_500


def wire_player(parts: Parts) -> None:
    player, bar, article = parts.player.control, parts.player.bar, parts.article
    article.pane.add_foot(bar)
    player.state_changed.connect(bar.show_state)
    player.state_changed.connect(partial(_show_chapter, parts))
    player.state_changed.connect(lambda state: parts.memory.note_player_speed(state.speed))
    player.failed.connect(parts.frame.messages.show_message)
    player.outside_wanted.connect(partial(_play_outside, parts))
    player.heard.connect(lambda entry_id: parts.commands.note_read([entry_id]))
    bar.play_wanted.connect(player.toggle)
    bar.skip_wanted.connect(player.skip)
    bar.seek_wanted.connect(player.seek)
    bar.speed_chosen.connect(player.set_speed)
    bar.sleep_chosen.connect(player.set_sleep)
    bar.close_wanted.connect(player.close)
    bar.queue_wanted.connect(partial(open_queue, parts))
    bar.entry_wanted.connect(article.control.open)
    article.control.article_shown.connect(player.offer)
    article.control.article_shown.connect(bar.show_open_entry)
    article.control.article_closed.connect(lambda: bar.show_open_entry(None))
    article.view.sound_wanted.connect(partial(_follow_link, parts))
    parts.window.closing.connect(player.end)
    _wire_changes(parts)
    _wire_actions(parts)
    _wire_desktop(parts)


def _follow_link(parts: Parts, wish: SoundWish) -> None:
    if wish.is_download:
        parts.player.commands.toggle_download([wish.entry_id])
    else:
        parts.player.control.play_entry(wish.entry_id, wish.from_s)


def _wire_changes(parts: Parts) -> None:
    """Show changes to episodes in rows and the article, not more often than every `_SETTLE_MS`."""
    player, commands = parts.player.control, parts.player.commands
    settle = QTimer(parts.window, singleShot=True, interval=_SETTLE_MS)
    settle.timeout.connect(parts.entries.model.refresh_rows)
    player.sound_stored.connect(lambda entry_id: None if settle.isActive() else settle.start())
    commands.downloads_changed.connect(lambda ids: _show_facts(parts, ids))
    commands.queue_changed.connect(
        lambda: player.reload_facts(player.state.episode.entry_id) if player.state.episode else None
    )
    commands.said.connect(parts.entries.pane.undo_bar.show_text)


def _show_facts(parts: Parts, ids: list[int]) -> None:
    parts.entries.model.refresh_rows()
    parts.article.control.refresh()
    for entry_id in ids:
        parts.player.control.reload_facts(entry_id)


def _wire_actions(parts: Parts) -> None:
    player, commands, handlers = parts.player.control, parts.player.commands, parts.handlers
    table: dict[str, Callable[[], object]] = {
        "play": player.toggle,
        "play_this": partial(_play_at_hand, parts),
        "skip_back": lambda: player.skip(-BACK_S),
        "skip_forward": lambda: player.skip(FORWARD_S),
        "play_next": player.play_next,
        "queue": lambda: commands.queue(handlers.ids_at_hand()),
        "queue_first": lambda: commands.queue(handlers.ids_at_hand(), first=True),
        "show_queue": partial(open_queue, parts),
        "download": lambda: commands.toggle_download(handlers.ids_at_hand()),
    }
    for name, handler in table.items():
        parts.actions.connect_to(name, handler)


def _play_at_hand(parts: Parts) -> None:
    if ids := parts.handlers.ids_at_hand():
        parts.player.control.play_entry(ids[0])


def _show_chapter(parts: Parts, state: PlayerState) -> None:
    if state.episode is not None and state.chapters:
        number = state.chapter if state.is_playing or state.position_s > 0 else None
        parts.article.control.show_chapter(state.episode.entry_id, number)


def _play_outside(parts: Parts, path: str, why: str) -> None:
    parts.frame.messages.show_news(why)
    QDesktopServices.openUrl(QUrl.fromLocalFile(path))


def open_queue(parts: Parts) -> None:
    dialog = queue_dialog.QueueDialog(parts.theme, parts.window)
    commands = parts.player.commands

    def load() -> None:
        parts.bridge.bound_to(dialog).read(podcasts.list_queue, dialog.show_queue)

    dialog.moved.connect(commands.move)
    dialog.removed.connect(lambda entry_id: commands.unqueue([entry_id]))
    dialog.play_wanted.connect(parts.player.control.play_entry)
    commands.queue_changed.connect(load)
    dialog.finished.connect(lambda _: commands.queue_changed.disconnect(load))
    dialog.open()
    load()


def connect_podcasts(parts: Parts, link: EngineLink) -> None:
    parts.player.control.command_sent.connect(link.send)
    parts.player.commands.command_sent.connect(link.send)
    link.download_changed.connect(partial(_on_download, parts))
    parts.player.remote_position.command_sent.connect(link.send)
    link.heard_elsewhere.connect(partial(_on_heard_elsewhere, parts))


def _on_heard_elsewhere(parts: Parts, note: HeardElsewhere) -> None:
    parts.player.remote_position.handle(note)
    _show_facts(parts, [note.entry_id])


def _on_download(parts: Parts, note: DownloadNote) -> None:
    parts.player.control.on_download(note)
    if note.is_here or note.is_gone or note.message is not None:
        _show_facts(parts, [note.entry_id])
        if note.is_news and note.message is not None:
            parts.frame.messages.show_message(say(note.message))
    elif note.total:
        words = parts.window.tr("Downloading a recording, {done} of {total}")
        parts.frame.status_control.show_report(words.format(done=say_size(note.done), total=say_size(note.total)))


class _MediaKeys(QObject):
    """Passes commands from the bus's thread to the main thread."""

    wished = Signal(str, float)


def _wire_desktop(parts: Parts) -> None:
    """Offer the player to the desktop, from the first time that something plays."""
    player, keys = parts.player.control, _MediaKeys(parts.window)
    service: list[mpris.MediaService | None] = []

    def update_desktop(state: PlayerState) -> None:
        if not service and state.is_playing and sys.platform == "linux":
            service.append(mpris.open_media_service(keys.wished.emit))
        if service and service[0] is not None:
            service[0].update(_now_playing(state))

    player.state_changed.connect(update_desktop)
    player.seeked.connect(lambda at: service[0].note_jump(at) if service and service[0] else None)
    keys.wished.connect(partial(_follow_wish, parts))
    parts.window.closed.connect(lambda: service[0].close() if service and service[0] else None)


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


def _follow_wish(parts: Parts, wish: str, value: float) -> None:
    player = parts.player.control
    plain: dict[str, Callable[[], object]] = {
        "Play": player.play,
        "Pause": player.pause,
        "PlayPause": player.toggle,
        "Stop": player.pause,
        "Next": player.play_next,
        "Raise": partial(bring_to_front, parts.window),
        "Quit": parts.window.quit,
    }
    if wish in plain:
        plain[wish]()
    elif wish == "Seek":
        player.skip(value)
    elif wish == "SetPosition":
        player.seek(value)
    elif wish == "Rate" and value > 0:
        player.set_speed(value)
