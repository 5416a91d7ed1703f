"""Signal connections between the window, the engine and the desktop. Main thread only."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from reader import __version__
from reader.about import ENTRY_ADDRESS, HOME
from reader.desktop.debounce import DebouncedSigns
from reader.engine.messages import (
    AccountSynced,
    FeedsChanged,
    FetchPage,
    FetchPicture,
    LocalChanges,
    MailChecked,
    NetworkChanged,
    Opened,
    PasswordGiven,
    PrefetchedChanged,
    PrefetchNow,
    ReadingErased,
    Refresh,
    Refreshed,
    SettingsChanged,
    SignHeard,
    Status,
    UserActive,
)
from reader.gui.desktop import network as desktop_network
from reader.gui.desktop.instance_listener import InstanceListener
from reader.gui.desktop.restart import EndSignals
from reader.gui.desktop.tray import DesktopNotifications
from reader.gui.dialogs.finder import EngineFinder
from reader.gui.entries.rows import ListRow
from reader.gui.kit.humanize import megabytes, number
from reader.gui.kit.wording import say
from reader.gui.shell.app_lifetime import AppLifetime, GivenAddresses
from reader.gui.shell.assemble import Parts
from reader.gui.shell.choices import ProgramChoices
from reader.gui.shell.closing import CloseQuestion
from reader.gui.shell.edition_wiring import connect_edition
from reader.gui.shell.engine_link import EngineLink
from reader.gui.shell.notifier import Notifier
from reader.gui.shell.player_wiring import connect_podcasts
from reader.gui.sidebar.tree import feeds_of
from reader.model.machine import Sign
from reader.settings import BACKGROUND
from reader.store.settings import load_settings
from reader.wording.catalogue import Code
from reader.wording.refreshed import describe_refreshed

if TYPE_CHECKING:
    from reader.gui.desktop.network import NetworkMonitor


def visible_feeds(parts: Parts) -> tuple[int, ...]:
    """Feeds whose posts are on the screen, topmost first."""
    rows = [parts.entries.model.peek(row) for row in parts.entries.pane.shown.rows_in_sight()]
    seen = [row.entry.feed_id for row in rows if isinstance(row, ListRow)]
    return tuple(dict.fromkeys(seen))


def feeds_at_hand(parts: Parts) -> tuple[int, ...] | None:
    """The feeds of the place that is shown; None means all, for a place that holds posts of any feed."""
    return feeds_of(parts.entries.control.place, parts.sidebar.control.data)


def connect_prefetch(parts: Parts, link: EngineLink) -> None:
    parts.actions.connect_to("prefetch", partial(_prefetch, parts, link))
    link.prefetched_changed.connect(partial(_send_ready, parts))
    link.stored.connect(lambda note: parts.held.refresh())
    link.status_changed.connect(partial(_note_network, parts))


def _note_network(parts: Parts, status: Status) -> None:
    """Offline a whole text that was prefetched is shown at once."""
    parts.article.control.set_network_state(status.is_online)


def _prefetch(parts: Parts, link: EngineLink) -> None:
    """The user leaves; how it went is said when it is done."""
    parts.frame.status_control.show_report(parts.window.tr("Getting posts ready to read offline…"))
    link.send(PrefetchNow())


def _send_ready(parts: Parts, note: PrefetchedChanged) -> None:
    if not note.is_asked:
        return
    tr = parts.window.tr
    words = tr("Nothing more had to be fetched to read offline.")
    if note.entries == 1:
        words = tr("1 more post is here to read offline, {size}.")
    elif note.entries:
        words = tr("{n} more posts are here to read offline, {size}.", n=note.entries)
    size, count = megabytes(note.wire_bytes), number(note.entries)
    parts.frame.status_control.show_report(words.format(n=count, size=size))


def connect_sending(parts: Parts, link: EngineLink) -> None:
    targets = parts.dialogs.targets
    targets.command_sent.connect(link.send)
    link.sent.connect(targets.on_sent)
    link.target_tried.connect(targets.on_tried)


def connect_servers(parts: Parts, link: EngineLink) -> None:
    commands, accounts, mail = parts.commands, parts.dialogs.accounts, parts.dialogs.mail
    heard = parts.player.control.keeper.left
    for done in (commands.marks_stored, commands.many_marks_stored, commands.places_changed, heard):
        done.connect(lambda: link.send(LocalChanges()))
    for servers in (accounts, mail):
        servers.command_sent.connect(link.send)
        servers.feeds_changed.connect(commands.places_changed)
    link.account_tried.connect(accounts.on_tried)
    link.account_synced.connect(partial(_show, parts))
    link.account_synced.connect(accounts.on_synced)
    link.mail_tried.connect(mail.on_tried)
    link.mail_checked.connect(partial(_show, parts))
    link.mail_checked.connect(mail.on_checked)


def _show(parts: Parts, note: AccountSynced | MailChecked) -> None:
    """New posts wait behind their bar as always; marks change in place."""
    if note.is_under_way:
        return
    if note.feeds_changed:
        parts.commands.places_changed.emit()
    if isinstance(note, AccountSynced) and note.marks_in:
        parts.commands.many_marks_stored.emit()
    if note.new:
        parts.arrivals.on_stored()


def connect_signs(parts: Parts, link: EngineLink, monitor: NetworkMonitor, platform: str = sys.platform) -> None:
    if platform == "linux":
        return
    report = DebouncedSigns(parts.clock, lambda sign: link.send(SignHeard(sign)))
    monitor.joined.connect(lambda: report(Sign.NETWORK_JOINED))
    if platform == "darwin":
        presence = desktop_network.MacPresence(report, parts.window)
        parts.window.closed.connect(presence.close)


_ICONS_MS = 60_000
_SETTLE_MS = 400
"""Changes to feeds come in bunches (a folder is moved, a list imported): the engine hears of them once."""


def connect_engine(parts: Parts, link: EngineLink) -> None:
    """Call once, before or after `link.start()`."""
    _hear(parts, link)
    _send_visits(parts, link)
    _send_changes(parts, link)
    _send_network(parts, link)
    _fetch_pictures(parts, link)
    _fetch_pages(parts, link)
    _send_decisions(parts, link)
    connect_servers(parts, link)
    connect_sending(parts, link)
    connect_prefetch(parts, link)
    connect_edition(parts, link)
    connect_podcasts(parts, link)
    parts.insights.command_sent.connect(link.send)
    parts.insights.has_engine = True
    _send_wishes(parts, link)


def _hear(parts: Parts, link: EngineLink) -> None:
    status = parts.frame.status_control
    link.fetching.connect(status.show_round)
    link.status_changed.connect(status.show_status)
    link.status_changed.connect(lambda note: parts.navigation.show_network(note.is_offline))
    link.stored.connect(lambda note: parts.arrivals.on_stored())
    link.troubled.connect(parts.frame.messages.show_message)
    link.store_damaged.connect(parts.bridge.unusable)
    link.newer_found.connect(partial(_show_newer, parts))


def _show_newer(parts: Parts, version: str) -> None:
    sentence = parts.window.tr("Paperround {version} is out; this is {own}. Get it at {home}.")
    parts.frame.messages.show_news(sentence.format(version=version, own=__version__, home=HOME))


def _send_visits(parts: Parts, link: EngineLink) -> None:
    parts.presence.arrived.connect(lambda: link.send(UserActive(visible_feeds(parts))))
    parts.presence.went.connect(partial(_send_place, parts, link))
    if parts.presence.is_here:  # since before there was an engine
        link.send(UserActive(visible_feeds(parts)))


def _send_place(parts: Parts, link: EngineLink, feed_id: int) -> None:
    """What is shown now comes first, although the visit goes on."""
    link.send(UserActive((feed_id,) if feed_id else visible_feeds(parts)))
    if feed_id:
        link.send(Opened(feed_id))


def _send_wishes(parts: Parts, link: EngineLink) -> None:
    """Polls that the user wants now: that is told at once, what becomes of them when it is known."""

    def refresh(wish: Refresh) -> None:
        parts.frame.status_control.show_report(parts.window.tr("Asking the feeds…"))
        link.send(wish)

    parts.actions.connect_to("poll", lambda: refresh(Refresh(feeds_at_hand(parts))))
    parts.actions.connect_to("poll_all", lambda: refresh(Refresh()))
    parts.actions.connect_to("poll_anyway", lambda: refresh(Refresh(feeds_at_hand(parts), insists=True)))
    parts.entries.control.can_poll = True
    parts.entries.control.poll_wanted.connect(lambda: refresh(Refresh(feeds_at_hand(parts))))
    bar = parts.entries.pane.poll_bar
    bar.insisted.connect(lambda feed_ids: refresh(Refresh(feed_ids, insists=True)))
    link.refreshed.connect(partial(_note_refreshed, parts))


def _note_refreshed(parts: Parts, note: Refreshed) -> None:
    words = say(describe_refreshed(note))
    parts.frame.status_control.show_report(words)
    parts.navigation.expect_health()
    bar = parts.entries.pane.poll_bar
    if note.insist_on and not note.asked:
        bar.offer(words, note.insist_on)
    else:
        bar.hide()


def _send_changes(parts: Parts, link: EngineLink) -> None:
    settle = QTimer(parts.window, singleShot=True, interval=_SETTLE_MS)
    settle.timeout.connect(lambda: link.send(FeedsChanged()))
    parts.commands.places_changed.connect(settle.start)
    parts.commands.settings_saved.connect(lambda: link.send(SettingsChanged()))


def _send_network(parts: Parts, link: EngineLink) -> None:
    """Qt's network part is loaded once the window had its first moment: a start need not wait for it."""

    def load() -> None:
        monitor = desktop_network.NetworkMonitor(parts.window)
        monitor.changed.connect(lambda network: link.send(NetworkChanged(network)))
        link.send(NetworkChanged(monitor.read()))
        connect_signs(parts, link, monitor)

    QTimer.singleShot(_SETTLE_MS, parts.window, load)


def _fetch_pictures(parts: Parts, link: EngineLink) -> None:
    # One is looked for every twenty seconds until all feeds have theirs: a full reading of the counts for each
    # would be the most that an idle window does.
    icons = QTimer(parts.window, singleShot=True, interval=_ICONS_MS)
    icons.timeout.connect(parts.sidebar.control.refresh)
    link.icon_arrived.connect(lambda feed_id: None if icons.isActive() else icons.start())
    if parts.article.images is not None:
        parts.article.images.wanted.connect(lambda url, feed_id: link.send(FetchPicture(url, feed_id)))
        link.picture_arrived.connect(parts.article.images.on_arrival)
    if (thumbnails := parts.entries.thumbnails) is not None:
        thumbnails.wanted.connect(lambda url, feed_id: link.send(FetchPicture(url, feed_id, for_list=True)))
        link.list_picture_arrived.connect(thumbnails.on_arrival)


def _fetch_pages(parts: Parts, link: EngineLink) -> None:
    control = parts.article.control
    control.can_fetch = True
    control.page_wanted.connect(lambda entry_id: link.send(FetchPage(entry_id)))
    link.page_arrived.connect(lambda note: control.on_page(note.entry_id, say(note.message)))
    parts.article.view.full_text_asked.connect(lambda entry_id: control.toggle_full_text())
    parts.actions.connect_to("full_text", control.toggle_full_text)


def _send_decisions(parts: Parts, link: EngineLink) -> None:
    """The engine hears of every decision made in a dialog."""
    commands, pane, control = parts.dialogs.commands, parts.entries.pane, parts.entries.control
    for wanted in (pane.health.button_pressed, control.password_wanted):
        wanted.connect(lambda: parts.dialogs.repair_feed(control.place.id))
    commands.feeds_added.connect(lambda feed_ids: link.send(FeedsChanged()))
    commands.feeds_changed.connect(lambda: link.send(FeedsChanged()))
    commands.password_given.connect(lambda url, username, password: link.send(PasswordGiven(url, username, password)))
    commands.reading_erased.connect(lambda facts: link.send(ReadingErased()))


def connect_finder(finder: EngineFinder, link: EngineLink) -> None:
    link.feeds_found.connect(finder.handle)


def connect_lifetime(parts: Parts, lifetime: AppLifetime, notifier: Notifier, link: EngineLink) -> None:
    tray = lifetime.tray
    given = GivenAddresses(parts.dialogs, lifetime)
    parts.dialogs.closed.connect(given.offer_next)
    lifetime.address_given.connect(partial(_offer_address, parts, given))
    lifetime.leave_wanted.connect(parts.window.leave)
    parts.sidebar.control.data_loaded.connect(lifetime.show_count)
    lifetime.show_count(parts.sidebar.control.data)
    parts.window.closed.connect(tray.hide)
    tray.open_wanted.connect(lambda: lifetime.bring_forward())
    tray.unread_wanted.connect(notifier.show_unread)
    tray.notification_clicked.connect(lambda: notifier.show_notified())
    for on_purpose in (tray.open_wanted, tray.unread_wanted, tray.notification_clicked, notifier.came):
        on_purpose.connect(parts.presence.come)
    parts.frame.messages.opened.connect(lambda: notifier.show_notified())


def _offer_address(parts: Parts, given: GivenAddresses, address: str) -> None:
    if address.startswith(ENTRY_ADDRESS):
        parts.presence.come()
        parts.navigation.show_entry(int(address.removeprefix(ENTRY_ADDRESS)))
    else:
        given.offer(address)


def connect_notifications(parts: Parts, notifier: Notifier, desktop: DesktopNotifications, link: EngineLink) -> None:
    link.notified.connect(notifier.notify)
    desktop.acted.connect(notifier.act)
    desktop.refused.connect(notifier.show_otherwise)
    parts.commands.marks_stored.connect(notifier.check_read)
    parts.commands.many_marks_stored.connect(notifier.check_read)
    link.account_synced.connect(lambda note: notifier.check_read() if note.marks_in else None)
    parts.window.closed.connect(desktop.close)


def connect_listener(parts: Parts, listener: InstanceListener, lifetime: AppLifetime, link: EngineLink) -> None:
    listener.activated.connect(lambda address: lifetime.bring_forward(address))
    # With an address it was another program: the user may be looking at a page in a browser.
    listener.activated.connect(lambda address: None if address else parts.presence.come())
    listener.quit_wanted.connect(parts.window.quit_at_once)
    listener.command_received.connect(link.send)
    listener.changed.connect(parts.commands.reread_settings)
    for fetched in (listener.stored, listener.changed):  # a feed that was added has posts
        fetched.connect(parts.arrivals.on_stored)
    listener.marked.connect(parts.commands.many_marks_stored)
    listener.marked.connect(parts.commands.places_changed)
    listener.erased.connect(parts.bridge.reading_erased)


def connect_choices(parts: Parts, choices: ProgramChoices, link: EngineLink) -> None:
    """What the user chose for the program: some of it the engine reads only at its start."""
    parts.window.decide_close = choices.decide_close
    choices.proxy_changed.connect(link.restart)
    choices.failed.connect(parts.frame.messages.show_message)
    for name, choose in choices.actions().items():
        parts.actions.connect_to(name, choose)
    choices.show()
    parts.commands.settings_saved.connect(choices.use)
    parts.bridge.bound_to(choices).read(load_settings, choices.load)


def connect_closing(parts: Parts, choices: ProgramChoices, question: CloseQuestion, notifier: Notifier) -> None:
    parts.window.close_asked.connect(question.ask)
    question.answered.connect(choices.choose_closing)
    question.answered.connect(lambda closing: parts.window.close())
    question.answered.connect(
        lambda closing: (
            notifier.show_still_here(parts.frame.status.facts)
            if closing == BACKGROUND and not parts.window.is_leaving
            else None
        )
    )


def connect_end_signals(signals: EndSignals, parts: Parts) -> None:
    signals.asked.connect(parts.window.quit_at_once)


def wire_restore(parts: Parts, stop: Callable[..., None]) -> None:
    """The user wants another store in the place of this one: the window makes way for the recovery page."""
    parts.dialogs.restore_wanted.connect(lambda copy: stop(Code.STORE_REPLACED(), copy))
