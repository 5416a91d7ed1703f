"""The window's side of the engine: the link to its process, what it is told, and what its notes do. Main thread only.

A thread of the link's own starts the engine, waits for notes, and restarts an engine that died or hangs. Only its
`close` makes the main thread wait: it ends the engine within two seconds.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from reader import __version__
from reader.core.about import HOME
from reader.core.desktop.listener import DebouncedSigns
from reader.core.paths import Profile
from reader.core.records.machine import Sign
from reader.core.words.catalogue import Code
from reader.core.words.reasons import describe_refreshed
from reader.engine import messages
from reader.engine.process import engine_process
from reader.window.bridge.bridge import Changes
from reader.window.desktop import network as desktop_network
from reader.window.kit.humanize import number, say_size
from reader.window.kit.screens import make_timer
from reader.window.kit.wording import say
from reader.window.list.bars import Offer
from reader.window.list.rows import ListRow
from reader.window.sidebar.tree import feeds_of

if TYPE_CHECKING:
    from reader.window.app.window import Window

_SETTLE_MS = 400
"""Changes to feeds come in bunches (a folder is moved, a list imported): the engine is told twice at most."""


class EngineLink(QObject):
    noted = Signal(object)
    """A `Note` of the engine; a method of an object of the main thread gets it there."""

    def __init__(self, profile: Profile) -> None:
        super().__init__()
        self._profile = profile
        self._process: engine_process.EngineProcess | None = None
        self._waiting: SimpleQueue[messages.Command] = SimpleQueue()
        """Commands from before the engine was up."""
        self._is_up = threading.Event()
        self._closing = threading.Event()
        self._restarting = threading.Event()
        self._sending = threading.Lock()
        self._thread = threading.Thread(target=self._listen, name="engine-link", daemon=True)

    def start(self) -> None:
        """Start the engine, unless it was started before."""
        if self._thread.ident is None and not self._closing.is_set():
            self._thread.start()

    def send(self, command: messages.Command) -> None:
        """Send a command without waiting; commands from before the engine is up are sent when it is."""
        with self._sending:
            if self._process is not None and self._is_up.is_set():
                self._process.send(command)
            else:
                self._waiting.put(command)

    def restart(self) -> None:
        """Restart the engine, for what it reads only at its start; commands sent meanwhile may be lost."""
        self._restarting.set()
        self.send(messages.Stop())
        self._wake()

    @property
    def engine_pid(self) -> int | None:
        return self._process.pid if self._process else None

    def close(self) -> None:
        """End the engine, by force after two seconds."""
        if self._closing.is_set():
            return
        self._closing.set()
        self.send(messages.Stop())
        # A busy engine sends no note, and the thread must not wait for one before it counts the seconds.
        self._wake()
        if self._thread.is_alive():
            self._thread.join(3.0)

    def _wake(self) -> None:
        if self._process is not None:
            self._process.wake()

    def _listen(self) -> None:
        try:
            engine = self._process = engine_process.EngineProcess(self._profile)
            engine.start()
        except OSError as error:
            self.noted.emit(messages.ErrorNote(Code.ENGINE_NOT_STARTED(error=error.strerror or "")))
            return
        self._send_waiting(engine)
        while not self._closing.is_set():
            for note in engine.receive_notes():
                self.noted.emit(note)
            # How often the link's thread checks a silent engine. If it ends, the thread wakes right away
            engine.wait(60.0)
            if self._restarting.is_set() and not self._closing.is_set():
                self._restarting.clear()
                engine.stop()
                engine.start()
        engine.stop()

    def _send_waiting(self, engine: engine_process.EngineProcess) -> None:
        with self._sending:
            self._is_up.set()
            while True:
                try:
                    engine.send(self._waiting.get_nowait())
                except Empty:
                    return


class EngineControl(QObject):
    def __init__(self, window: Window, link: EngineLink) -> None:
        """Make it once, before or after `link.start()`."""
        super().__init__(window.window)
        self._window, self.link = window, link
        self.notify: Callable[[messages.Notification], None] = lambda note: None
        self._settle = make_timer(self, self._end_bunch, _SETTLE_MS)
        self._has_more = False
        # The engine looks for an icon every twenty seconds; reading the counts after each would be too much for an idle
        # window.
        self._icons = make_timer(self, window.sidebar.control.refresh, 60_000)
        self._handlers = self._make_handlers()
        link.noted.connect(self._on_note)
        window.bridge.command_sent.connect(link.send)
        window.bridge.changed.connect(self._on_changed)
        self._connect_parts()
        for spec in window.actions.specs:
            if spec.with_engine and spec.name != "start_at_login":
                window.actions.connect_to(spec, window)
        for servers in (window.dialogs.accounts, window.dialogs.mail, window.dialogs.folder):
            QTimer.singleShot(_SETTLE_MS, servers, servers.list_servers)  # a bar asks for passwords that were not kept
        QTimer.singleShot(_SETTLE_MS, self, self._report_network)

    def _connect_parts(self) -> None:
        window, send = self._window, self.link.send
        control, presence = window.article.control, window.presence
        window.insights.has_engine = control.can_fetch = window.entries.control.can_poll = True
        control.page_wanted.connect(lambda entry_id: send(messages.FetchPage(entry_id)))
        if (images := window.article.images) is not None:
            images.wanted.connect(lambda url, feed_id: send(messages.FetchPicture(url, feed_id)))
        if (thumbnails := window.entries.thumbnails) is not None:
            thumbnails.wanted.connect(lambda url, feed_id: send(messages.FetchPicture(url, feed_id, for_list=True)))
        window.entries.control.offers[Offer.POLL] = self.refresh_place
        window.entries.pane.poll_bar.insisted.connect(lambda ids: self.refresh(messages.Refresh(ids, insists=True)))

        def repair() -> None:
            window.dialogs.repair_feed(window.entries.control.place.id)

        def needs_repair() -> bool:
            trouble = window.entries.pane.trouble
            return trouble.wants_password or trouble.is_rebuilt

        window.entries.control.offers[Offer.PASSWORD] = repair
        health = window.entries.pane.health
        health.button_pressed.connect(lambda: repair() if needs_repair() else self.refresh_place(insists=True))
        presence.arrived.connect(self._send_visit)
        presence.on_place = self._send_place
        if presence.is_here:  # from before there was an engine
            self._send_visit()

    # --- what the engine is told ------------------------------------------------------------------

    def _on_changed(self, changes: Changes) -> None:
        if changes & (Changes.MARKS | Changes.FEEDS):
            self.link.send(messages.LocalChanges())
        if changes & Changes.FEEDS:
            self._send_feeds()
        if changes & Changes.SETTINGS:
            self.link.send(messages.SettingsChanged())
        if changes & Changes.READING:
            self.link.send(messages.ReadingErased())
        if changes & Changes.QUEUE:  # not DOWNLOADS, of which the engine tells itself
            self.link.send(messages.DownloadsChanged())

    def _send_feeds(self) -> None:
        """Tell of changed feeds right away, and of all that follow soon in one go."""
        self._has_more = self._settle.isActive()
        if not self._has_more:
            self.link.send(messages.FeedsChanged())
            self._settle.start()

    def _end_bunch(self) -> None:
        if self._has_more:
            self._send_feeds()

    def _send_visit(self) -> None:
        self.link.send(messages.UserActive(self.visible_feeds()))

    def visible_feeds(self) -> tuple[int, ...]:
        """The feeds whose posts are on the screen, topmost first."""
        entries = self._window.entries
        rows = [entries.model.peek(row) for row in entries.pane.shown.rows_in_sight()]
        return tuple(dict.fromkeys(row.entry.feed_id for row in rows if isinstance(row, ListRow)))

    def _send_place(self, feed_id: int) -> None:
        """Let the engine poll first what is shown now, although the visit goes on."""
        self.link.send(messages.UserActive((feed_id,) if feed_id else self.visible_feeds()))
        if feed_id:
            self.link.send(messages.Opened(feed_id))

    def refresh_place(self, insists: bool = False) -> None:
        """Poll the feeds of the place that is shown."""
        feeds = feeds_of(self._window.entries.control.place, self._window.sidebar.control.data)
        self.refresh(messages.Refresh(feeds, insists=insists))

    def refresh(self, wish: messages.Refresh) -> None:
        self._report(self._window.window.tr("Refreshing…"))
        self.link.send(wish)

    def prefetch(self) -> None:
        self._report(self._window.window.tr("Downloading articles for offline reading…"))
        self.link.send(messages.PrefetchNow())

    def _report(self, words: str) -> None:
        self._window.frame.status_control.show_report(words)

    def _report_network(self) -> None:
        """Report the network's state; Qt's part for it is loaded a moment later, so that a start need not wait."""
        monitor = desktop_network.NetworkMonitor(self._send_network, self)
        self._send_network(monitor.read(), False)
        self._debounced = DebouncedSigns(self._window.clock, lambda sign: self.link.send(messages.SignHeard(sign)))
        if sys.platform == "darwin":
            presence = desktop_network.MacPresence(self._debounced, self._window.window)
            self._window.window.closed.connect(presence.close)

    def _send_network(self, network: messages.Network, is_joined: bool) -> None:
        self.link.send(messages.NetworkChanged(network))
        if is_joined and sys.platform != "linux":  # where the engine finds all signs of presence itself
            self._debounced(Sign.NETWORK_JOINED)

    # --- what its notes do ------------------------------------------------------------------------

    def _make_handlers(self) -> dict[type[messages.Note], Callable[[Any], object]]:
        """What each kind of note does."""
        window, dialogs, player = self._window, self._window.dialogs, self._window.player
        return {
            messages.Fetching: window.frame.status_control.show_round,
            messages.Stored: lambda note: window.bridge.changed.emit(Changes.ENTRIES),
            messages.Refreshed: self._on_refreshed,
            messages.Status: self._on_status,
            messages.PauseEnded: lambda note: window.commands.reread_settings(),
            messages.PrefetchedChanged: self._on_prefetched,
            messages.Notification: lambda note: self.notify(note),
            messages.PageArrived: lambda note: window.article.control.on_page(note.entry_id, say(note.message)),
            messages.FeedsFound: dialogs.finder.handle,
            messages.AccountSynced: self._on_synced,
            messages.AccountTried: dialogs.accounts.on_tried,
            messages.Sent: dialogs.targets.on_sent,
            messages.TargetTried: dialogs.targets.on_tried,
            messages.DownloadNote: player.on_download,
            messages.HeardElsewhere: player.on_heard_elsewhere,
            messages.MailTried: dialogs.mail.on_tried,
            messages.MailChecked: self._on_synced,
            messages.FolderSynced: dialogs.folder.on_synced,
            messages.EditionProgress: self._on_edition,
            messages.EditionMade: self._on_edition,
            messages.EditionMailTried: self._on_edition,
            messages.ErrorNote: self._on_error,
            messages.PictureArrived: self._on_picture,
            messages.IconArrived: self._on_icon,
            messages.NewerVersion: self._on_newer,
        }

    def _on_note(self, note: messages.Note) -> None:
        handle = self._handlers.get(type(note))
        if handle is not None:
            handle(note)

    def _on_status(self, status: messages.Status) -> None:
        self._window.frame.status_control.show_status(status)
        self._window.navigation.show_network(status.is_offline)
        # Offline, a full text that was prefetched is shown right away.
        self._window.article.control.set_network_state(status.is_online)

    def _on_refreshed(self, note: messages.Refreshed) -> None:
        words = say(describe_refreshed(note))
        self._report(words)
        self._window.navigation.expect_health()
        bar = self._window.entries.pane.poll_bar
        if note.insist_on and not note.asked:
            bar.offer(words, note.insist_on)
        else:
            bar.hide()

    def _on_prefetched(self, note: messages.PrefetchedChanged) -> None:
        if not note.is_asked:
            return
        tr = self._window.window.tr
        words = tr("Everything is already available offline.")
        if note.entries == 1:
            words = tr("1 more article is available offline ({size}).")
        elif note.entries:
            words = tr("{n} more articles are available offline ({size}).", n=note.entries)
        self._report(words.format(n=number(note.entries), size=say_size(note.wire_bytes)))

    def _on_synced(self, note: messages.AccountSynced | messages.MailChecked) -> None:
        """Show what an account or a mailbox brought: new posts are offered behind their bar, marks change in place."""
        if isinstance(note, messages.AccountSynced):
            self._window.dialogs.accounts.on_synced(note)
        else:
            self._window.dialogs.mail.on_checked(note)
        if note.is_under_way:
            return
        changes = Changes.FEEDS if note.feeds_changed else Changes(0)
        if isinstance(note, messages.AccountSynced) and note.marks_in:
            changes |= Changes.MARKS | Changes.ROWS
        if note.new:
            changes |= Changes.ENTRIES
        self._window.bridge.changed.emit(changes)

    def _on_edition(self, note: messages.EditionProgress | messages.EditionMade | messages.EditionMailTried) -> None:
        if (view := self._window.paper.view) is not None:
            view.show_note(note)
        if isinstance(note, messages.EditionMade):
            self._window.sidebar.control.refresh()

    def _on_error(self, note: messages.ErrorNote) -> None:
        self._window.frame.messages.show_message(say(note.message))
        if note.message.code in (Code.STORE_DAMAGED.name, Code.STORE_NO_DATABASE.name):
            self._window.bridge.unusable.emit(note.message)

    def _on_picture(self, note: messages.PictureArrived) -> None:
        images = self._window.entries.thumbnails if note.for_list else self._window.article.images
        if images is not None:
            images.on_arrival(note.url, note.ok)

    def _on_icon(self, note: messages.IconArrived) -> None:
        if note.ok and not self._icons.isActive():
            self._icons.start()

    def _on_newer(self, note: messages.NewerVersion) -> None:
        sentence = self._window.window.tr("Paperround {version} is available. You have {own}. Download it from {home}.")
        self._window.frame.messages.show_news(sentence.format(version=note.version, own=__version__, home=HOME))
