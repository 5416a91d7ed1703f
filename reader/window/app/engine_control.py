"""The window's side of the engine: what it is told, what its notes do, and what other starts of the program want.

Main thread only.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer

from reader import __version__
from reader.core.about import HOME
from reader.core.desktop.listener import DebouncedSigns
from reader.core.records.fetched import FeedsFound
from reader.core.records.machine import Sign
from reader.core.words.catalogue import Code
from reader.core.words.refreshed import describe_refreshed
from reader.engine.messages import (
    AccountSynced,
    AccountTried,
    DownloadNote,
    DownloadsChanged,
    EditionMade,
    EditionMailTried,
    EditionProgress,
    ErrorNote,
    FeedsChanged,
    Fetching,
    FetchPage,
    FetchPicture,
    HeardElsewhere,
    IconArrived,
    LocalChanges,
    MailChecked,
    MailTried,
    Network,
    NetworkChanged,
    NewerVersion,
    Note,
    Notification,
    Opened,
    PageArrived,
    PauseEnded,
    PictureArrived,
    PrefetchedChanged,
    PrefetchNow,
    ReadingErased,
    Refresh,
    Refreshed,
    Sent,
    SettingsChanged,
    SignHeard,
    Status,
    Stored,
    TargetTried,
    UserActive,
)
from reader.window.app.engine_link import EngineLink
from reader.window.bridge.bridge import Changes
from reader.window.desktop import network as desktop_network
from reader.window.kit.humanize import number, say_size
from reader.window.kit.wording import say
from reader.window.list.rows import ListRow
from reader.window.sidebar.tree import feeds_of

if TYPE_CHECKING:
    from reader.window.app.notifier import Notifier
    from reader.window.app.window import Window

_ICONS_MS = 60_000
_SETTLE_MS = 400
"""Changes to feeds come in bunches (a folder is moved, a list imported): the engine is told twice at most."""
_DAMAGED = (Code.STORE_DAMAGED.name, Code.STORE_NO_DATABASE.name)


class EngineControl(QObject):
    def __init__(self, window: Window, link: EngineLink) -> None:
        """Make it once, before or after `link.start()`."""
        super().__init__(window.window)
        self._window, self.link = window, link
        self.notifier: Notifier | None = None
        self._settle = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._settle.timeout.connect(self._end_bunch)
        self._has_more = False
        # The engine looks for an icon every twenty seconds; reading the counts after each would be too much for an idle
        # window.
        self._icons = QTimer(self, singleShot=True, interval=_ICONS_MS)
        self._icons.timeout.connect(window.sidebar.control.refresh)
        self._handlers = self._make_handlers()
        link.noted.connect(self._on_note)
        window.bridge.command_sent.connect(self._send)
        window.bridge.changed.connect(self._on_changed)
        self._connect_parts()
        for spec in window.actions.specs:
            if spec.with_engine and spec.name != "start_at_login":
                window.actions.connect_to(spec, window)
        QTimer.singleShot(_SETTLE_MS, self, self._report_network)

    def _connect_parts(self) -> None:
        window = self._window
        control, presence = window.article.control, window.presence
        window.insights.has_engine = control.can_fetch = window.entries.control.can_poll = True
        control.page_wanted.connect(lambda entry_id: self._send(FetchPage(entry_id)))
        if (images := window.article.images) is not None:
            images.wanted.connect(lambda url, feed_id: self._send(FetchPicture(url, feed_id)))
        if (thumbnails := window.entries.thumbnails) is not None:
            thumbnails.wanted.connect(lambda url, feed_id: self._send(FetchPicture(url, feed_id, for_list=True)))
        window.entries.control.poll_wanted.connect(self.refresh_place)
        window.entries.pane.poll_bar.insisted.connect(lambda ids: self.refresh(Refresh(ids, insists=True)))
        for wanted in (window.entries.pane.health.button_pressed, window.entries.control.password_wanted):
            wanted.connect(lambda: window.dialogs.repair_feed(window.entries.control.place.id))
        presence.arrived.connect(self._send_visit)
        presence.on_place = self._send_place
        if presence.is_here:  # from before there was an engine
            self._send_visit()

    def _send(self, command: Any) -> None:
        self.link.send(command)

    # --- what the engine is told ------------------------------------------------------------------

    def _on_changed(self, changes: Changes) -> None:
        if changes & (Changes.MARKS | Changes.FEEDS):
            self._send(LocalChanges())
        if changes & Changes.FEEDS:
            self._send_feeds()
        if changes & Changes.SETTINGS:
            self._send(SettingsChanged())
        if changes & Changes.READING:
            self._send(ReadingErased())
        if changes & Changes.QUEUE:  # not DOWNLOADS, of which the engine tells itself
            self._send(DownloadsChanged())

    def _send_feeds(self) -> None:
        """Tell of changed feeds at once, and of all that follow soon in one go."""
        self._has_more = self._settle.isActive()
        if not self._has_more:
            self._send(FeedsChanged())
            self._settle.start()

    def _end_bunch(self) -> None:
        if self._has_more:
            self._send_feeds()

    def _send_visit(self) -> None:
        self._send(UserActive(self.visible_feeds()))

    def visible_feeds(self) -> tuple[int, ...]:
        """The feeds whose posts are on the screen, topmost first."""
        entries = self._window.entries
        rows = [entries.model.peek(row) for row in entries.pane.shown.rows_in_sight()]
        return tuple(dict.fromkeys(row.entry.feed_id for row in rows if isinstance(row, ListRow)))

    def _send_place(self, feed_id: int) -> None:
        """Let the engine poll first what is shown now, although the visit goes on."""
        self._send(UserActive((feed_id,) if feed_id else self.visible_feeds()))
        if feed_id:
            self._send(Opened(feed_id))

    def refresh_place(self, insists: bool = False) -> None:
        """Poll the feeds of the place that is shown."""
        feeds = feeds_of(self._window.entries.control.place, self._window.sidebar.control.data)
        self.refresh(Refresh(feeds, insists=insists))

    def refresh(self, wish: Refresh) -> None:
        self._report(self._window.window.tr("Refreshing…"))
        self._send(wish)

    def prefetch(self) -> None:
        self._report(self._window.window.tr("Downloading articles for offline reading…"))
        self._send(PrefetchNow())

    def _report(self, words: str) -> None:
        self._window.frame.status_control.show_report(words)

    def _report_network(self) -> None:
        """Report the network's state; Qt's part for it is loaded a moment later, so that a start need not wait."""
        monitor = desktop_network.NetworkMonitor(self._send_network, self)
        self._send_network(monitor.read(), False)
        self._debounced = DebouncedSigns(self._window.clock, lambda sign: self._send(SignHeard(sign)))
        if sys.platform == "darwin":
            presence = desktop_network.MacPresence(self._debounced, self._window.window)
            self._window.window.closed.connect(presence.close)

    def _send_network(self, network: Network, is_joined: bool) -> None:
        self._send(NetworkChanged(network))
        if is_joined and sys.platform != "linux":  # where the engine finds all signs of presence itself
            self._debounced(Sign.NETWORK_JOINED)

    # --- what its notes do ------------------------------------------------------------------------

    def _make_handlers(self) -> dict[type[Note], Callable[[Any], object]]:
        """What each kind of note does."""
        window, dialogs, player = self._window, self._window.dialogs, self._window.player
        return {
            Fetching: window.frame.status_control.show_round,
            Stored: lambda note: window.bridge.changed.emit(Changes.ENTRIES),
            Refreshed: self._on_refreshed,
            Status: self._on_status,
            PauseEnded: lambda note: window.commands.reread_settings(),
            PrefetchedChanged: self._on_prefetched,
            Notification: lambda note: self.notifier.notify(note) if self.notifier else None,
            PageArrived: lambda note: window.article.control.on_page(note.entry_id, say(note.message)),
            FeedsFound: dialogs.finder.handle,
            AccountSynced: self._on_synced,
            AccountTried: dialogs.accounts.on_tried,
            Sent: dialogs.targets.on_sent,
            TargetTried: dialogs.targets.on_tried,
            DownloadNote: player.on_download,
            HeardElsewhere: player.on_heard_elsewhere,
            MailTried: dialogs.mail.on_tried,
            MailChecked: self._on_synced,
            EditionProgress: window.paper.on_progress,
            EditionMade: self._on_edition,
            EditionMailTried: window.paper.on_mail_tried,
            ErrorNote: self._on_error,
            PictureArrived: self._on_picture,
            IconArrived: self._on_icon,
            NewerVersion: self._on_newer,
        }

    def _on_note(self, note: Note) -> None:
        handle = self._handlers.get(type(note))
        if handle is not None:
            handle(note)

    def _on_status(self, status: Status) -> None:
        self._window.frame.status_control.show_status(status)
        self._window.navigation.show_network(status.is_offline)
        # Offline, a full text that was prefetched is shown at once.
        self._window.article.control.set_network_state(status.is_online)

    def _on_refreshed(self, note: Refreshed) -> None:
        words = say(describe_refreshed(note))
        self._report(words)
        self._window.navigation.expect_health()
        bar = self._window.entries.pane.poll_bar
        if note.insist_on and not note.asked:
            bar.offer(words, note.insist_on)
        else:
            bar.hide()

    def _on_prefetched(self, note: PrefetchedChanged) -> None:
        if not note.is_asked:
            return
        tr = self._window.window.tr
        words = tr("Everything is already available offline.")
        if note.entries == 1:
            words = tr("1 more article is available offline ({size}).")
        elif note.entries:
            words = tr("{n} more articles are available offline ({size}).", n=note.entries)
        self._report(words.format(n=number(note.entries), size=say_size(note.wire_bytes)))

    def _on_synced(self, note: AccountSynced | MailChecked) -> None:
        """Show what an account or a mailbox brought: new posts are offered behind their bar, marks change in place."""
        if isinstance(note, AccountSynced):
            self._window.dialogs.accounts.on_synced(note)
        else:
            self._window.dialogs.mail.on_checked(note)
        if note.is_under_way:
            return
        changes = Changes.FEEDS if note.feeds_changed else Changes(0)
        if isinstance(note, AccountSynced) and note.marks_in:
            changes |= Changes.MARKS | Changes.ROWS
        if note.new:
            changes |= Changes.ENTRIES
        self._window.bridge.changed.emit(changes)

    def _on_edition(self, note: EditionMade) -> None:
        self._window.paper.on_made(note)
        self._window.sidebar.control.refresh()

    def _on_error(self, note: ErrorNote) -> None:
        self._window.frame.messages.show_message(say(note.message))
        if note.message.code in _DAMAGED:
            self._window.bridge.unusable.emit(note.message)

    def _on_picture(self, note: PictureArrived) -> None:
        images = self._window.entries.thumbnails if note.for_list else self._window.article.images
        if images is not None:
            images.on_arrival(note.url, note.ok)

    def _on_icon(self, note: IconArrived) -> None:
        if note.ok and not self._icons.isActive():
            self._icons.start()

    def _on_newer(self, note: NewerVersion) -> None:
        sentence = self._window.window.tr("Paperround {version} is available. You have {own}. Download it from {home}.")
        self._window.frame.messages.show_news(sentence.format(version=note.version, own=__version__, home=HOME))
