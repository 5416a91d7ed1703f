"""Paperround on a desktop: tray, closing and quitting, notifications, second starts, start at login."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from PySide6.QtCore import Qt, QTimer
from PySide6.QtNetwork import QNetworkInformation
from PySide6.QtWidgets import QSystemTrayIcon

from reader.cli.main import split_address
from reader.core.about import ENTRY_ADDRESS
from reader.core.clock import LocalZone, local_day
from reader.core.desktop.notifications import DEFAULT
from reader.core.desktop.program import CAN_LEAVE
from reader.core.paths import Profile
from reader.core.records.logged import SAME_VISIT_S, LeftOut, Refreshed
from reader.core.records.messages import as_it_is
from reader.core.records.stored import Folder
from reader.core.words.catalogue import Code
from reader.core.words.words import in_english
from reader.engine import messages
from reader.engine.messages import (
    AccountsChanged,
    Command,
    FeedsChanged,
    Fetching,
    Network,
    Notification,
    Opened,
    Refresh,
    SettingsChanged,
    Status,
    UserActive,
)
from reader.engine.process.background import QUIET, READ
from reader.engine.process.handover import ENDING, hand_over
from reader.features.subscriptions.window.add_feed import AddFeedDialog
from reader.store.settings import load_settings
from reader.store.views import get_rows
from reader.window.app import app_lifetime as app_lifetime_module
from reader.window.app.app import OnEnd, find_end
from reader.window.app.app_lifetime import AppLifetime
from reader.window.app.closing import ClosingDialog
from reader.window.app.deferred_start import join_desktop
from reader.window.app.engine_control import EngineLink
from reader.window.app.presence import Happening
from reader.window.app.status_bar import make_facts
from reader.window.bridge.bridge import Changes
from reader.window.desktop import network as network_module
from reader.window.desktop.autostart import FileAutostart, is_entry_on, make_desktop_entry
from reader.window.desktop.instance_listener import InstanceListener, ring
from reader.window.desktop.network import make_network
from reader.window.desktop.tray import DesktopNotifications, badge_words, make_tray_icon
from reader.window.list.bars import FirstFetches
from reader.window.schedule.ribbon import Doing, StatusFacts
from reader.window.sidebar.tree import ErrorNote, Key, Kind, SidebarData, feeds_of
from tests.window.dialogs.helpers import press
from tests.window.helpers import entry_when_there
from tests.window.open_window import open_window


class Told(EngineLink):
    """A line to no engine: it only remembers what was told. The engine itself is in tests/engine/test_process.py."""

    def __init__(self, profile) -> None:
        super().__init__(profile)
        self.commands: list[Command] = []

    def start(self) -> None:
        pass

    def send(self, command: Command) -> None:
        self.commands.append(command)


@pytest.fixture
def link(profile) -> Told:
    return Told(profile)


@pytest.fixture
def autostart(tmp_path: Path) -> FileAutostart:
    return FileAutostart(tmp_path / "paperround.desktop", make_desktop_entry(["paperround"]), is_entry_on)


@pytest.fixture
def app_lifetime(parts, link, profile, autostart, qtbot) -> Iterator[AppLifetime]:
    made = join_desktop(parts, link, InstanceListener(profile), autostart)
    made.start()
    yield made
    made.close()


@pytest.fixture
def with_tray(monkeypatch):
    """The offscreen desktop has none; this one says that it has."""
    monkeypatch.setattr(QSystemTrayIcon, "isSystemTrayAvailable", staticmethod(lambda: True))


# --- the tray -----------------------------------------------------------------------------------------


@given(st.integers(-5, 10_000))
def test_the_badge_is_short(count):
    words = badge_words(count)
    assert len(words) <= 3
    assert words == ("" if count <= 0 else str(count) if count < 100 else "99+")


def test_the_icon_shows_the_count(qtbot):
    plain, few, many = (make_tray_icon(count).pixmap(22, 22).toImage() for count in (0, 3, 250))
    assert plain != few != many
    assert make_tray_icon(3).availableSizes()


def test_the_menu_says_how_many_and_leads_there(parts, app_lifetime, qtbot):
    total = sum(parts.sidebar.control.data.unread.values())
    first = app_lifetime.tray.menu.actions()[0]
    assert first.text() == f"{total} unread"
    parts.navigation.show_place(Key(Kind.STARRED))
    first.trigger()
    assert parts.entries.control.place == Key(Kind.UNREAD)


def keep_fetching(parts, qtbot):
    parts.commands.change_settings(closing="background")
    qtbot.waitUntil(lambda: parts.actions["keep_fetching"].isChecked())


def test_closing_hides_in_the_tray_where_the_user_wants_it_and_quitting_quits(parts, app_lifetime, with_tray, qtbot):
    keep_fetching(parts, qtbot)
    with qtbot.assertNotEmitted(parts.window.closed):
        parts.window.close()
    assert parts.window.isHidden()
    app_lifetime.bring_forward()
    assert parts.window.isVisible()
    with qtbot.waitSignal(parts.window.closed):
        parts.actions["quit"].trigger()
    assert find_end(parts.window) is OnEnd.QUIT


def test_nothing_ticks_while_the_window_is_hidden(parts, app_lifetime, with_tray, qtbot):
    keep_fetching(parts, qtbot)
    minute = parts.window.findChild(QTimer, "minute")
    assert minute.isActive()
    parts.window.close()
    assert not minute.isActive()
    app_lifetime.bring_forward()
    qtbot.waitUntil(minute.isActive)


@pytest.mark.skipif(not CAN_LEAVE, reason="there is always a tray")
def test_without_a_tray_closing_leaves_the_fetching_to_a_process_without_a_window(parts, app_lifetime, qtbot):
    keep_fetching(parts, qtbot)
    with qtbot.waitSignal(parts.window.closed):
        parts.window.close()
    assert find_end(parts.window) is OnEnd.LEAVE


@pytest.mark.skipif(not CAN_LEAVE, reason="there is always a tray")
def test_started_hidden_with_nowhere_to_hide_it_goes_on_without_a_window(
    parts, link, profile, autostart, monkeypatch, qtbot
):
    monkeypatch.setattr(app_lifetime_module, "_TRAY_COMES_MS", 0)
    parts.window.hide()
    lifetime = join_desktop(parts, link, InstanceListener(profile), autostart)
    with qtbot.waitSignal(parts.window.closed):
        lifetime.start(hidden=True)
    assert find_end(parts.window) is OnEnd.LEAVE
    lifetime.close()


def test_what_the_engine_says_of_a_download_is_not_said_back(parts, app_lifetime, link):
    link.commands.clear()
    link.noted.emit(messages.DownloadNote(1, 10, 10, is_here=True))
    assert link.commands == []


# --- the question at the first close ----------------------------------------------------------------


@pytest.fixture
def asked(parts, app_lifetime, qtbot):
    """The window was closed for the first time."""
    with qtbot.assertNotEmitted(parts.window.closed):
        parts.window.close()
    qtbot.waitUntil(lambda: parts.window.findChild(ClosingDialog) is not None)
    assert parts.window.isVisible()
    return parts.window.findChild(ClosingDialog)


def test_the_first_close_asks_and_escape_leaves_the_window_open(parts, asked, qtbot, store):
    press(asked, Qt.Key.Key_Escape)
    assert parts.window.isVisible()
    assert load_settings(store).closing == "ask"


def test_going_on_in_the_background_is_asked_once(parts, with_tray, asked, app_lifetime, qtbot, store):
    with qtbot.wait_change(parts, Changes.SETTINGS), qtbot.assertNotEmitted(parts.window.closed):
        press(asked, Qt.Key.Key_Return)
    assert parts.window.isHidden()
    assert load_settings(store).closing == "background"
    app_lifetime.bring_forward()
    parts.window.close()
    assert parts.window.isHidden(), "and never asked again"
    assert parts.window.findChild(ClosingDialog) in (None, asked)


def test_quitting_is_the_other_choice(parts, asked, qtbot, store):
    with qtbot.wait_change(parts, Changes.SETTINGS), qtbot.waitSignal(parts.window.closed):
        asked.quit_button.click()
    assert load_settings(store).closing == "quit"


def test_it_says_once_that_it_is_still_here(parts, app_lifetime, with_tray, monkeypatch, qtbot):
    notes = []
    monkeypatch.setattr(app_lifetime.tray, "show_notification", lambda title, body: notes.append(title))
    parts.window.close()
    qtbot.waitUntil(lambda: parts.window.findChild(ClosingDialog) is not None)
    parts.window.findChild(ClosingDialog).keep_button.click()
    assert notes == ["Paperround is still running"]


def test_without_feeds_closing_quits_and_asks_nothing(tmp_path, morning, theme, autostart, qtbot):
    empty = Profile(tmp_path / "empty")
    parts = open_window(empty, morning, theme)
    qtbot.addWidget(parts.window)
    lifetime = join_desktop(parts, Told(empty), InstanceListener(empty), autostart)
    with qtbot.waitSignal(parts.window.closed):
        parts.window.close()
    lifetime.close()
    parts.bridge.close()


def test_the_demo_is_closed_without_a_question(parts, link, profile, qtbot):
    lifetime = join_desktop(parts, link, InstanceListener(profile), None, is_demo=True)
    with qtbot.waitSignal(parts.window.closed):
        parts.window.close()
    lifetime.close()


def test_started_hidden_into_the_tray(parts, link, profile, autostart, with_tray):
    parts.window.hide()
    app_lifetime = join_desktop(parts, link, InstanceListener(profile), autostart)
    app_lifetime.start(hidden=True)
    assert parts.window.isHidden()
    app_lifetime.close()


def test_polling_is_paused_and_resumed(parts, app_lifetime, link, store, qtbot):
    link.commands.clear()
    parts.actions["pause_polling"].trigger()
    qtbot.waitUntil(lambda: load_settings(store).paused and SettingsChanged() in link.commands)
    link.noted.emit(replace(STATUS, is_paused=True))
    assert parts.frame.status.sentence() == "Paused until you resume"
    parts.actions["pause_polling"].trigger()
    qtbot.waitUntil(lambda: not load_settings(store).paused)


# --- notifications ----------------------------------------------------------------------------------


def make_note(*entry_ids: int) -> Notification:
    return Notification(as_it_is("Weir Lane Weather"), (as_it_is("Flood gate closes at 18:30"),), entry_ids)


def test_without_a_desktop_for_it_the_window_shows_the_notification(parts, app_lifetime, link, qtbot):
    entry = entry_when_there(parts, qtbot, 3)
    parts.navigation.show_place(Key(Kind.STARRED))
    link.noted.emit(make_note(entry.id))
    assert parts.frame.messages.isVisible()
    assert parts.frame.messages._label.text() == "Weir Lane Weather · Flood gate closes at 18:30"
    parts.frame.messages._button.click()
    assert not parts.frame.messages.isVisible()
    assert parts.entries.control.place == Key(Kind.UNREAD)
    qtbot.waitUntil(lambda: parts.entries.view.current_id() == entry.id)


def test_the_buttons_of_a_notification_do_what_they_say(parts, app_lifetime, link, store, qtbot):
    entry = entry_when_there(parts, qtbot, 3)
    desktop = app_lifetime.findChild(DesktopNotifications)
    link.noted.emit(make_note(entry.id))
    desktop.acted.emit(READ, "")
    qtbot.waitUntil(lambda: get_rows(store, [entry.id])[0].read)
    desktop.acted.emit(QUIET, "")
    today = local_day(parts.clock.now(), LocalZone())
    qtbot.waitUntil(lambda: load_settings(store).quiet_day == today)
    parts.window.hide()
    other = entry_when_there(parts, qtbot, 5)
    link.noted.emit(make_note(other.id))
    desktop.acted.emit(DEFAULT, "")
    assert parts.window.isVisible()
    qtbot.waitUntil(lambda: parts.entries.view.current_id() == other.id)


def test_an_entry_is_shown_to_whoever_clicked_on_it_without_a_window(parts, app_lifetime, profile, qtbot):
    entry = entry_when_there(parts, qtbot, 3)
    arguments, address = ["--show", str(entry.id)], f"{ENTRY_ADDRESS}{entry.id}"
    assert split_address(arguments) == (arguments, "")
    ring_from_elsewhere(qtbot, lambda: ring(profile, address))
    qtbot.waitUntil(lambda: parts.entries.view.current_id() == entry.id)


def test_who_follows_a_notification_or_the_tray_sees_the_list_and_not_insights(parts, app_lifetime, link, qtbot):
    entry = entry_when_there(parts, qtbot, 3)
    link.noted.emit(make_note(entry.id))
    for come in (
        lambda: app_lifetime.findChild(DesktopNotifications).acted.emit(DEFAULT, ""),
        app_lifetime.tray.on_unread,
        lambda: app_lifetime.bring_forward(f"{ENTRY_ADDRESS}{entry.id}"),
        lambda: parts.navigation.show_feed(1),
    ):
        parts.insights.open("today")
        come()
        assert parts.frame.stack.currentWidget() is parts.frame.panes


def test_what_was_read_takes_back_its_own_notification_and_no_other(parts, app_lifetime, link, qtbot):
    one, other = entry_when_there(parts, qtbot, 3), entry_when_there(parts, qtbot, 5)
    link.noted.emit(make_note(one.id))
    parts.bridge.changed.emit(Changes.MARKS)
    link.noted.emit(make_note(other.id))
    read: list[bool] = []
    parts.bridge.bound_to(parts.window).read(lambda conn: True, read.append)
    qtbot.waitUntil(lambda: bool(read))
    app_lifetime.findChild(DesktopNotifications).acted.emit(DEFAULT, "")
    qtbot.waitUntil(lambda: parts.entries.view.current_id() == other.id)


def test_a_message_after_a_notice_has_no_button_to_show(parts, app_lifetime, link, qtbot):
    link.noted.emit(make_note(1))
    link.noted.emit(messages.ErrorNote(Code.DISK_FULL()))
    assert parts.frame.messages._button.isHidden()


# --- second starts ----------------------------------------------------------------------------------


def ring_from_elsewhere(qtbot, work):
    answers: list[object] = []
    thread = threading.Thread(target=lambda: answers.append(work()))
    thread.start()
    qtbot.waitUntil(lambda: bool(answers))
    thread.join()
    return answers[0]


def test_a_second_start_raises_the_window_and_hands_over_its_address(parts, app_lifetime, profile, qtbot):
    parts.window.hide()
    assert ring_from_elsewhere(qtbot, lambda: ring(profile, "feed:http://127.0.0.1:1/feed")) == in_english(
        Code.ALREADY_OPEN()
    )
    qtbot.waitUntil(lambda: isinstance(parts.dialogs.shown, AddFeedDialog))
    assert parts.dialogs.shown.field.text().endswith("127.0.0.1:1/feed")
    assert parts.window.isVisible()


def test_a_window_that_filled_the_screen_comes_back_as_large(parts, app_lifetime):
    parts.window.showMaximized()
    parts.window.setWindowState(parts.window.windowState() | Qt.WindowState.WindowMinimized)
    app_lifetime.bring_forward()
    assert (parts.window.isMinimized(), parts.window.isMaximized()) == (False, True)


def test_several_addresses_are_offered_one_after_the_other(parts, app_lifetime, qtbot):
    app_lifetime.bring_forward("feed:a.example/feed\nfeed:b.example/feed")
    dialogs = parts.dialogs
    first = dialogs.shown
    assert isinstance(first, AddFeedDialog)
    assert "a.example" in first.field.text()
    first.reject()
    qtbot.waitUntil(lambda: dialogs.shown not in (None, first))
    assert "b.example" in dialogs.shown.field.text()
    dialogs.shown.reject()


def test_commands_of_another_process_reach_the_engine(app_lifetime, link, profile, qtbot):
    ring_from_elsewhere(qtbot, lambda: hand_over(profile, {"do": "seen", "feeds": [3]}))
    qtbot.waitUntil(lambda: UserActive((3,)) in link.commands)
    ring_from_elsewhere(qtbot, lambda: hand_over(profile, {"do": "refresh"}))
    qtbot.waitUntil(lambda: Refresh() in link.commands)
    ring_from_elsewhere(qtbot, lambda: hand_over(profile, {"do": "accounts"}))
    qtbot.waitUntil(lambda: AccountsChanged() in link.commands)
    ring_from_elsewhere(qtbot, lambda: hand_over(profile, {"do": "feeds"}))
    qtbot.waitUntil(lambda: FeedsChanged() in link.commands)


def test_what_a_command_fetched_is_shown(parts, app_lifetime, profile, qtbot):
    with qtbot.waitSignal(parts.sidebar.control.data_loaded):
        ring_from_elsewhere(qtbot, lambda: hand_over(profile, {"do": "stored"}))


def test_an_installer_can_ask_it_to_quit_also_where_closing_only_hides(parts, app_lifetime, profile, with_tray, qtbot):
    keep_fetching(parts, qtbot)
    with qtbot.waitSignal(parts.window.closed):
        assert ring_from_elsewhere(qtbot, lambda: hand_over(profile, {"do": "quit"})) == ENDING


def test_nobody_answers_once_it_is_closed(app_lifetime, profile):
    app_lifetime.close()
    assert ring(profile) is None


@pytest.mark.parametrize(
    ("arguments", "rest", "address"),
    [
        (["https://a.example/"], [], "https://a.example/"),
        (["--profile", "x", "feed:a.example/rss"], ["--profile", "x"], "feed:a.example/rss"),
        (["--hidden"], ["--hidden"], ""),
        (["itpc://a.example/x", "rss:b.example"], [], "itpc://a.example/x\nrss:b.example"),
        (["podcast:a.example", "entries"], ["entries"], "podcast:a.example"),
        (["add", "https://a.example/"], ["add", "https://a.example/"], ""),
        (["--profile", "https://odd"], ["--profile", "https://odd"], ""),
        ([], [], ""),
        (["entries"], ["entries"], ""),
    ],
)
def test_an_address_in_place_of_a_command(arguments, rest, address):
    assert split_address(arguments) == (rest, address)


# --- start at login ---------------------------------------------------------------------------------


def test_start_at_login_is_switched_by_an_action(parts, app_lifetime, autostart):
    action = parts.actions["start_at_login"]
    assert not action.isChecked()
    action.trigger()
    assert autostart.is_on()
    action.trigger()
    assert not autostart.is_on()


def test_a_throw_away_profile_has_no_such_choice(parts, link, profile):
    app_lifetime = join_desktop(parts, link, InstanceListener(profile), None)
    assert not parts.actions["start_at_login"].isVisible()
    app_lifetime.close()


def test_a_place_that_cannot_be_written_is_told(parts, link, profile, tmp_path, qtbot):
    (tmp_path / "in-the-way").write_text("")
    stuck = FileAutostart(tmp_path / "in-the-way" / "a.desktop", b"x", is_entry_on)
    app_lifetime = join_desktop(parts, link, InstanceListener(profile), stuck)
    parts.actions["start_at_login"].trigger()
    assert not parts.actions["start_at_login"].isChecked()
    assert "Couldn’t change “Start at login”" in parts.frame.messages._label.text()
    app_lifetime.close()


# --- what the engine is told ------------------------------------------------------------------------


def test_the_engine_hears_of_looks_and_polls(parts, app_lifetime, link, qtbot, morning):
    qtbot.waitUntil(lambda: parts.presence.is_here)
    parts.presence.note(Happening.LEFT)
    morning.advance(SAME_VISIT_S)
    link.commands.clear()
    parts.presence.note(Happening.FOCUSED)
    assert link.commands == [], "whoever raised it"
    parts.presence.note(Happening.KEY)
    assert link.commands == [UserActive(parts.engine.visible_feeds())]
    assert parts.engine.visible_feeds()
    feed = parts.sidebar.control.data.feeds[0]
    parts.navigation.show_place(Key(Kind.FEED, feed.id))
    assert link.commands[1:] == [UserActive((feed.id,)), Opened(feed.id)]
    parts.actions["poll"].trigger()
    parts.actions["poll_all"].trigger()
    assert link.commands[3:] == [Refresh((feed.id,)), Refresh(None)]
    assert parts.frame.status.sentence() == "Refreshing…"


def test_a_feed_in_trouble_without_posts_offers_a_poll(parts, app_lifetime, link, qtbot):
    control = parts.entries.control
    control.place = Key(Kind.FEED, 9_999)
    failing = ErrorNote("failing", "The Moss Review hasn’t responded since Tuesday.")
    control.announce_place("", failing, FirstFetches(), 0, parts.sidebar.control.data)
    control.reload()
    qtbot.waitUntil(parts.entries.pane.is_empty)
    parts.entries.pane.empty.buttons[0].click()
    assert link.commands[-1] == Refresh((9_999,))
    parts.entries.model.load_failed.emit("The disk does not answer.")
    control.announce_place("", ErrorNote(), FirstFetches(), 0, parts.sidebar.control.data)
    assert "The disk does not answer." in parts.entries.pane.empty.words(), "not that there is nothing to read"


def test_folders_are_polled_with_all_they_hold(parts, qtbot):
    data = parts.sidebar.control.data
    folders = [*data.folders, Folder(900, data.folders[0].id, "Inner", 9)]
    inner = SidebarData(folders=folders, feeds=data.feeds)
    wanted = {feed.id for feed in data.feeds if feed.folder_id == data.folders[0].id}
    assert set(feeds_of(Key(Kind.FOLDER, data.folders[0].id), inner) or ()) == wanted
    assert feeds_of(Key(Kind.UNREAD), inner) is None
    assert feeds_of(Key(Kind.FEED, 5), inner) == (5,)


# --- the status bar ---------------------------------------------------------------------------------

STATUS = Status(1_000.0, 132, 400, 268, 40, 5_200_000, False)


def test_a_round_is_shown_while_it_lasts(parts, app_lifetime, link):
    link.noted.emit(STATUS)
    assert parts.frame.status.facts == StatusFacts(Doing.WAITING, 1_000.0, 132, 400, 5_200_000)
    link.noted.emit(Fetching(9, 31, "Harbour Gazette"))
    assert parts.frame.status.sentence() == "Refreshing 9 of 31 · Harbour Gazette"
    parts.frame.status_control.end_round()
    assert parts.frame.status.facts.doing is Doing.WAITING


def test_what_the_store_says_yields_to_what_the_engine_says(parts, app_lifetime, link):
    link.noted.emit(STATUS)
    parts.frame.status_control.show_stored(StatusFacts(fetches_today=1))
    assert parts.frame.status.facts.fetches_today == 132


@given(st.booleans(), st.sampled_from([None, Code.ON_BATTERY()]))
def test_being_offline_goes_before_being_held_back(offline, held_back):
    facts = make_facts(Status(None, 1, 2, 1, 0, 0, offline, held_back))
    wanted = Doing.OFFLINE if offline else Doing.HELD_BACK if held_back else Doing.WAITING
    assert facts.doing is wanted


def test_only_what_is_sure_is_said_of_the_line(monkeypatch):
    monkeypatch.setattr(network_module, "has_route", lambda: False)
    reach = QNetworkInformation.Reachability
    assert make_network(reach.Online, True) == Network(True, True)
    assert make_network(reach.Disconnected, False) == Network(False)
    assert make_network(reach.Online, False, is_behind_page=True) == Network(False)
    monkeypatch.setattr(network_module, "has_route", lambda: True)
    assert make_network(reach.Disconnected, False).online is (None if sys.platform == "linux" else False)
    for unsure in (reach.Unknown, reach.Local, reach.Site):
        assert make_network(unsure, False) == Network(None)


# --- polls that the user wants ---------------------------------------------------------------------


def test_a_refresh_that_asked_nothing_says_why_and_can_be_insisted_on(parts, app_lifetime, link):
    bar = parts.entries.pane.poll_bar
    link.noted.emit(Refreshed(0, left_out={LeftOut.JUST_ASKED: 2}, just_asked_s=20, just_new=3, insist_on=(4, 5)))
    assert bar.sentence() == "2 feeds were fetched 20 s ago: 3 new articles."
    assert parts.frame.status.sentence() == bar.sentence()
    assert not bar.isHidden()
    bar.button.click()
    assert link.commands[-1] == Refresh((4, 5), insists=True)
    assert bar.isHidden()


def test_a_refresh_that_asked_says_what_it_brought(parts, app_lifetime, link):
    link.noted.emit(Refreshed(40, 39, 1, 3, {LeftOut.TOO_SOON: 1}, insist_on=(4,)))
    assert parts.entries.pane.poll_bar.isHidden()
    expected = "40 feeds fetched: 3 new articles. 1 has a problem."
    assert parts.frame.status.sentence() == expected


def test_who_looks_at_the_window_is_told_there(parts, app_lifetime, link, monkeypatch):
    shown = []

    def show(title: str, body: str) -> bool:
        shown.append(title)
        return True

    monkeypatch.setattr(app_lifetime.tray, "show_notification", show)
    monkeypatch.setattr(app_lifetime, "is_in_front", lambda: True)
    link.noted.emit(Notification(Code.NEW_POST(), (), (1,)))
    assert not shown
    assert not parts.frame.messages.isHidden()
    monkeypatch.setattr(app_lifetime, "is_in_front", lambda: False)
    link.noted.emit(Notification(Code.NEW_POST(), (), (1,)))
    assert len(shown) == 1
