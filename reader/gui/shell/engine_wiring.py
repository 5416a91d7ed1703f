"""Signal connections of the window with the engine and the desktop. Main thread only."""

from __future__ import annotations

import sys
from functools import partial

from PySide6.QtCore import Qt, QTimer

from reader import __version__
from reader.about import ENTRY_ADDRESS, HOME
from reader.desktop.listener import DebouncedSigns
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
    UserActive,
)
from reader.gui.desktop import network as desktop_network
from reader.gui.desktop.instance_listener import InstanceListener
from reader.gui.desktop.tray import DesktopNotifications
from reader.gui.entries.rows import ListRow
from reader.gui.kit.humanize import number, say_size
from reader.gui.kit.wording import say
from reader.gui.shell.app_lifetime import AppLifetime, GivenAddresses
from reader.gui.shell.assemble import Parts
from reader.gui.shell.choices import ProgramChoices
from reader.gui.shell.closing import CloseQuestion
from reader.gui.shell.engine_link import EngineLink
from reader.gui.shell.notifier import Notifier
from reader.gui.shell.player_wiring import connect_podcasts
from reader.gui.sidebar.tree import feeds_of
from reader.model.machine import Sign
from reader.settings import BACKGROUND
from reader.store.settings import load_settings
from reader.wording.refreshed import describe_refreshed

_ICONS_MS = 60_000
_SETTLE_MS = 400
"""Changes to feeds come in bunches (a folder is moved, a list imported): the engine is told once."""


def visible_feeds(parts: Parts) -> tuple[int, ...]:
    """The feeds whose posts are on the screen, topmost first."""
    rows = [parts.entries.model.peek(row) for row in parts.entries.pane.shown.rows_in_sight()]
    seen = [row.entry.feed_id for row in rows if isinstance(row, ListRow)]
    return tuple(dict.fromkeys(seen))


def feeds_at_hand(parts: Parts) -> tuple[int, ...] | None:
    """The feeds of the place that is shown; None means all."""
    return feeds_of(parts.entries.control.place, parts.sidebar.control.data)


def _connect_prefetch(parts: Parts, link: EngineLink) -> None:
    parts.actions.connect_to("prefetch", partial(_prefetch, parts, link))
    link.prefetched_changed.connect(partial(_report_prefetched, parts))
    # Offline, a full text that was prefetched is shown at once.
    link.status_changed.connect(lambda status: parts.article.control.set_network_state(status.is_online))


def _prefetch(parts: Parts, link: EngineLink) -> None:
    parts.frame.status_control.show_report(parts.window.tr("Getting posts ready to read offline…"))
    link.send(PrefetchNow())


def _report_prefetched(parts: Parts, note: PrefetchedChanged) -> None:
    if not note.is_asked:
        return
    tr = parts.window.tr
    words = tr("Nothing more had to be fetched to read offline.")
    if note.entries == 1:
        words = tr("1 more post is here to read offline, {size}.")
    elif note.entries:
        words = tr("{n} more posts are here to read offline, {size}.", n=note.entries)
    size, count = say_size(note.wire_bytes), number(note.entries)
    parts.frame.status_control.show_report(words.format(n=count, size=size))


def connect_servers(parts: Parts, link: EngineLink) -> None:
    commands, accounts, mail = parts.commands, parts.dialogs.accounts, parts.dialogs.mail
    heard = parts.player.control.keeper.left
    for done in (commands.marks_stored, commands.many_marks_stored, commands.places_changed, heard):
        done.connect(lambda: link.send(LocalChanges()))
    for servers in (accounts, mail):
        servers.command_sent.connect(link.send)
        servers.feeds_changed.connect(commands.places_changed)
    link.account_tried.connect(accounts.on_tried)
    link.account_synced.connect(partial(_show_synced, parts))
    link.account_synced.connect(accounts.on_synced)
    link.mail_tried.connect(mail.on_tried)
    link.mail_checked.connect(partial(_show_synced, parts))
    link.mail_checked.connect(mail.on_checked)


def _show_synced(parts: Parts, note: AccountSynced | MailChecked) -> None:
    """Offer new posts behind their bar, and change marks in place."""
    if note.is_under_way:
        return
    if note.feeds_changed:
        parts.commands.places_changed.emit()
    if isinstance(note, AccountSynced) and note.marks_in:
        parts.commands.many_marks_stored.emit()
    if note.new:
        show_stored(parts)


def _connect_signs(
    parts: Parts, link: EngineLink, monitor: desktop_network.NetworkMonitor, platform: str = sys.platform
) -> None:
    """Pass on signs of presence: on Linux the engine finds all of them itself, on Windows all but the network."""
    if platform == "linux":
        return
    report = DebouncedSigns(parts.clock, lambda sign: link.send(SignHeard(sign)))
    monitor.joined.connect(lambda: report(Sign.NETWORK_JOINED))
    if platform == "darwin":
        presence = desktop_network.MacPresence(report, parts.window)
        parts.window.closed.connect(presence.close)


def connect_engine(parts: Parts, link: EngineLink) -> None:
    """Connect the window with the engine; once, before or after `link.start()`."""
    _hear(parts, link)
    _send_visits(parts, link)
    _send_changes(parts, link)
    _send_network(parts, link)
    _fetch_pictures(parts, link)
    _fetch_pages(parts, link)
    _send_decisions(parts, link)
    connect_servers(parts, link)
    _connect_prefetch(parts, link)
    _connect_edition(parts, link)
    connect_podcasts(parts, link)
    parts.insights.command_sent.connect(link.send)
    parts.insights.has_engine = True
    targets = parts.dialogs.targets
    targets.command_sent.connect(link.send)
    link.sent.connect(targets.on_sent)
    link.target_tried.connect(targets.on_tried)
    _send_wishes(parts, link)


def _connect_edition(parts: Parts, link: EngineLink) -> None:
    paper = parts.paper
    paper.command_sent.connect(link.send)
    link.edition_progress.connect(lambda note: paper.view.show_progress(note) if paper.view else None)
    link.edition_made.connect(lambda note: paper.view.show_made(note) if paper.view else None)
    link.edition_made.connect(lambda note: parts.sidebar.control.refresh())
    link.edition_mail_tried.connect(lambda note: paper.view.show_tried(note) if paper.view else None)


def show_stored(parts: Parts) -> None:
    """Update the counts and offer what is new: something was stored."""
    parts.frame.status_control.end_round()
    parts.sidebar.control.refresh()
    parts.entries.control.check_new()
    parts.frame.status_control.read()


def _hear(parts: Parts, link: EngineLink) -> None:
    status = parts.frame.status_control
    link.fetching.connect(status.show_round)
    link.status_changed.connect(status.show_status)
    link.status_changed.connect(lambda note: parts.navigation.show_network(note.is_offline))
    link.stored.connect(lambda note: show_stored(parts))
    link.stored.connect(lambda note: parts.held.refresh())
    link.troubled.connect(parts.frame.messages.show_message)
    link.store_damaged.connect(parts.bridge.unusable)
    link.newer_found.connect(partial(_show_newer, parts))


def _show_newer(parts: Parts, version: str) -> None:
    sentence = parts.window.tr("Paperround {version} is out; this is {own}. Get it at {home}.")
    parts.frame.messages.show_news(sentence.format(version=version, own=__version__, home=HOME))


def _send_visits(parts: Parts, link: EngineLink) -> None:
    parts.presence.arrived.connect(lambda: link.send(UserActive(visible_feeds(parts))))
    parts.presence.went.connect(partial(_send_place, parts, link))
    if parts.presence.is_here:  # from before there was an engine
        link.send(UserActive(visible_feeds(parts)))


def _send_place(parts: Parts, link: EngineLink, feed_id: int) -> None:
    """Let the engine poll first what is shown now, although the visit goes on."""
    link.send(UserActive((feed_id,) if feed_id else visible_feeds(parts)))
    if feed_id:
        link.send(Opened(feed_id))


def _send_wishes(parts: Parts, link: EngineLink) -> None:
    """Pass on the polls that the user wants now, and report how they went."""

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
    """Report the network's state; Qt's part for it is loaded a moment later, so that a start need not wait."""

    def load() -> None:
        monitor = desktop_network.NetworkMonitor(parts.window)
        monitor.changed.connect(lambda network: link.send(NetworkChanged(network)))
        link.send(NetworkChanged(monitor.read()))
        _connect_signs(parts, link, monitor)

    QTimer.singleShot(_SETTLE_MS, parts.window, load)


def _fetch_pictures(parts: Parts, link: EngineLink) -> None:
    # The engine looks for an icon every twenty seconds; reading the counts after each would be too much for an idle
    # window.
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
    """Tell the engine about every decision made in a dialog, and have it look for feeds."""
    finder = parts.dialogs.finder
    finder.command_sent.connect(link.send)
    link.feeds_found.connect(finder.handle)
    commands, pane, control = parts.dialogs.commands, parts.entries.pane, parts.entries.control
    for wanted in (pane.health.button_pressed, control.password_wanted):
        wanted.connect(lambda: parts.dialogs.repair_feed(control.place.id))
    commands.feeds_changed.connect(lambda: link.send(FeedsChanged()))
    commands.password_given.connect(lambda url, username, password: link.send(PasswordGiven(url, username, password)))
    commands.reading_erased.connect(lambda facts: link.send(ReadingErased()))


def connect_lifetime(parts: Parts, lifetime: AppLifetime, notifier: Notifier) -> None:
    tray = lifetime.tray
    given = GivenAddresses(parts.dialogs, lifetime)
    parts.dialogs.closed.connect(given.offer_next, Qt.ConnectionType.QueuedConnection)
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
    # An address comes from another program: the user may be looking at a page in a browser.
    listener.activated.connect(lambda address: None if address else parts.presence.come())
    listener.quit_wanted.connect(parts.window.quit_at_once)
    listener.command_received.connect(link.send)
    listener.changed.connect(parts.commands.reread_settings)
    for fetched in (listener.stored, listener.changed):  # a feed that was added has posts
        fetched.connect(partial(show_stored, parts))
    listener.marked.connect(parts.commands.many_marks_stored)
    listener.marked.connect(parts.commands.places_changed)
    listener.erased.connect(parts.bridge.reading_erased)


def connect_choices(parts: Parts, choices: ProgramChoices, link: EngineLink) -> None:
    """Connect the choices about the program; the engine restarts for a new proxy, which it reads only at its start."""
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
    question.answered.connect(partial(_close_as_answered, parts, notifier))


def _close_as_answered(parts: Parts, notifier: Notifier, closing: str) -> None:
    parts.window.close()
    if closing == BACKGROUND and not parts.window.is_leaving:
        notifier.show_still_here(parts.frame.status.facts)
