"""Every dialog over a real store, with the real finder against a real server."""

from __future__ import annotations

import json
import multiprocessing
import subprocess
import sys
from pathlib import Path

import keyring
import keyring.backend
import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QTranslator, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QFileDialog,
    QInputDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QSpinBox,
    QWidget,
)

from reader.clock import SystemClock
from reader.engine.looking import Looking
from reader.gui.article.record import PictureChoice
from reader.gui.dialogs.add_feed import AddFeedDialog, Known
from reader.gui.dialogs.controls import ElidedLabel
from reader.gui.dialogs.drops import find_address
from reader.gui.dialogs.feed_settings import FeedSettingsDialog
from reader.gui.dialogs.finder import EngineFinder
from reader.gui.dialogs.folders import FolderChoice
from reader.gui.dialogs.import_list import ImportDialog
from reader.gui.dialogs.rules import RulesDialog
from reader.gui.dialogs.settings import SettingsDialog
from reader.gui.dialogs.thread_finder import ThreadFinder
from reader.gui.dialogs.words import moment, rate_in_words, rule_in_words, short_address
from reader.gui.memory import WIDE
from reader.gui.reading import MarkRead
from reader.gui.sidebar.tree import Key, Kind
from reader.model.found import Carries, Found, FoundFeed, LatestPost, LookedFor
from reader.model.rules import Manner, Place, Rule
from reader.model.stored import Look, View, Weight
from reader.opml import read_opml, walk_feeds
from reader.paths import Profile
from reader.settings import Settings
from reader.store.db import open_reader, open_store
from reader.store.feeds import find_feed_by_url, get_feed, list_feeds
from reader.store.folders import list_folders
from reader.store.history import add_looks, get_reading_facts, start_session
from reader.store.preferences import load_settings
from reader.store.rules import count_hidden, list_rules, save_rule
from reader.store.tags import list_tags
from reader.store.views import count_view, get_unread_counts
from tests.feedserver import page, silence, simple_feed
from tests.gui.made_up import NOW

SITE = (
    b'<html><head><link rel="alternate" type="application/rss+xml" title="Garden" href="/feed.xml">'
    b'<link rel="alternate" type="application/rss+xml" title="Comments" href="/comments.xml"></head></html>'
)


@pytest.fixture
def opened(open_it, profile):
    return open_it(profile)


@pytest.fixture
def store(profile):
    conn = open_reader(profile.database)
    yield conn
    conn.close()


@pytest.fixture
def safe():
    """A place for passwords that forgets them after the test."""
    kept: dict[tuple[str, str], str] = {}

    class InMemory(keyring.backend.KeyringBackend):
        priority = 1

        def get_password(self, service, username):
            return kept.get((service, username))

        def set_password(self, service, username, password):
            kept[service, username] = password

        def delete_password(self, service, username):
            kept.pop((service, username), None)

    before = keyring.get_keyring()
    keyring.set_keyring(InMemory())
    yield kept
    keyring.set_keyring(before)


@pytest.fixture
def garden(feedserver):
    feedserver.serve("/", page(SITE, content_type="text/html"))
    feedserver.serve("/feed.xml", page(simple_feed("Garden", 5)))
    feedserver.serve("/comments.xml", page(simple_feed("Garden, comments", 2)))
    return feedserver


def shown(opened, kind):
    assert isinstance(opened.dialogs.shown, kind)
    return opened.dialogs.shown


def press(widget, key, modifiers=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(widget, key, modifiers)


def look_in_a_child(pipe):
    """What the engine's process does with these commands."""
    looking = Looking(SystemClock(), pipe.send)
    while looking.take(pipe.recv()):
        pass
    looking.close()


# --- adding a feed ------------------------------------------------------------------------------


@pytest.fixture
def adding(opened, qtbot):
    opened.window.actions_["add_feed"].trigger()
    return shown(opened, AddFeedDialog)


def look(adding, qtbot, address):
    with qtbot.waitSignal(adding._finder.found, timeout=10_000):
        adding.show_address(address)


def test_from_typing_to_a_subscription_and_back(opened, adding, qtbot, garden, store):
    with qtbot.waitSignal(opened.dialogs.finder.found, timeout=10_000):
        QTest.keyClicks(adding.field, garden.url("/"))
    assert [row.feed.title for row in adding.feeds.rows] == ["Garden", "Garden, comments"]
    assert adding.feeds.rows[0].isChecked()
    adding.feeds.rows[1].click()
    adding.folder.choose_new("Growing")
    adding.weight.choose(Weight.MORE)
    adding.alert.setChecked(True)
    with qtbot.waitSignals([opened.dialogs.desk.feeds_added, opened.dialogs.desk.feeds_changed]):
        press(adding.field, Qt.Key.Key_Return)
    feed = find_feed_by_url(store, garden.url("/comments.xml"))
    assert feed is not None
    assert feed.publisher.title == "Garden, comments"
    assert (feed.choices.weight, feed.choices.alert) == (Weight.MORE, True)
    assert next(folder.name for folder in list_folders(store) if folder.id == feed.folder_id) == "Growing"
    assert opened.dialogs.shown is None
    with qtbot.waitSignal(opened.dialogs.desk.feeds_changed):
        opened.window.undo.undo()
    assert find_feed_by_url(store, garden.url("/comments.xml")) is None


def test_the_latest_posts_of_the_chosen_feed_are_shown(adding, qtbot, garden):
    look(adding, qtbot, garden.url("/"))
    titles = [title.whole() for _, title in adding.latest._lines]
    assert titles == [f"Garden {n}" for n in (4, 3, 2, 1)]
    adding.activateWindow()
    adding.feeds.rows[0].setFocus()
    qtbot.waitUntil(adding.feeds.rows[0].hasFocus)
    press(adding.feeds.rows[0], Qt.Key.Key_Down)
    assert adding.feeds.chosen().title == "Garden, comments"
    assert [title.whole() for _, title in adding.latest._lines][:2] == [
        "Garden, comments 1",
        "Garden, comments 0",
    ]


def test_typing_half_a_name_asks_nobody(adding, qtbot, feedserver):
    QTest.keyClicks(adding.field, "kernelgarden")
    adding._pause.timeout.emit()
    assert adding.states.currentWidget() is adding._idle
    assert feedserver.seen() == []


def test_typing_on_makes_an_answer_stale(opened, adding, qtbot, garden):
    adding.show_address(garden.url("/"))
    QTest.keyClicks(adding.field, "x")
    assert adding.states.currentWidget() is adding._idle
    assert not adding.add_button_.isEnabled()


def test_nothing_found_says_what_was_tried_and_looks_again(adding, qtbot, feedserver):
    feedserver.serve("/", page(b"<html>nothing</html>", content_type="text/html"))
    look(adding, qtbot, feedserver.url("/"))
    assert adding.states.currentWidget() is adding.nothing
    assert "No feed found at this address." in adding.nothing.words()
    assert short_address(feedserver.url("/feed")) in adding.nothing._tried.text()
    assert not adding.add_button_.isEnabled()
    feedserver.serve("/feed", page(simple_feed("Late", 1)))
    with qtbot.waitSignal(adding._finder.found, timeout=10_000):
        adding.nothing.again.click()
    assert adding.feeds.chosen().title == "Late"


def test_a_server_that_never_answers_can_be_stopped(adding, qtbot, feedserver):
    feedserver.serve("/", silence())
    adding.show_address(feedserver.url("/"))
    assert "Looking for feeds at 127.0.0.1" in adding._looking_words.text()
    qtbot.waitUntil(lambda: len(feedserver.seen("/")) == 1)
    adding.stop.click()
    assert adding.states.currentWidget() is adding._idle
    assert adding._finder.waits_for == 0


def test_a_feed_with_a_password(opened, adding, qtbot, feedserver, store, safe):
    def behave(exchange):
        if "authorization" in exchange.seen.headers:
            exchange.answer(200, {"Content-Type": "application/rss+xml"}, simple_feed("Secret", 2))
        else:
            exchange.answer(401, {"WWW-Authenticate": 'Basic realm="x"'})

    feedserver.serve("/feed", behave)
    look(adding, qtbot, feedserver.url("/feed"))
    assert "password" in adding.nothing.words()
    adding.nothing.name.setText("ann")
    adding.nothing.password.setText("hunter-12")
    with qtbot.waitSignal(adding._finder.found, timeout=10_000):
        press(adding.nothing.password, Qt.Key.Key_Return)
    with qtbot.waitSignal(opened.dialogs.desk.feeds_added):
        adding.add_button_.click()
    qtbot.waitUntil(lambda: list(safe.values()) == ["hunter-12"])
    feed = find_feed_by_url(store, feedserver.url("/feed"))
    assert feed is not None
    assert feed.choices.username == "ann"
    files = list(Path(store.filename).parent.glob("paperround.sqlite*"))
    assert not any(b"hunter-12" in file.read_bytes() for file in files)


def test_a_feed_that_is_there_is_shown_instead(qtbot, theme, morning, garden):
    finder = ThreadFinder(morning)
    known = {garden.url("/feed.xml"): Known(7, "My garden")}
    dialog = AddFeedDialog(theme, morning, finder, (), known)
    qtbot.addWidget(dialog)
    look(dialog, qtbot, garden.url("/feed.xml"))
    assert dialog.add_button_.text() == "Show feed"
    assert "My garden" in dialog.note.text()
    with qtbot.waitSignal(dialog.known_feed_chosen) as chosen:
        dialog.add_button_.click()
    assert chosen.args == [7]
    finder.close()


def test_escape_closes_and_changes_nothing(opened, adding, qtbot, store):
    count = len(list_feeds(store))
    press(adding, Qt.Key.Key_Escape)
    assert opened.dialogs.shown is None
    assert len(list_feeds(store)) == count


def test_a_new_folder_is_asked_for_by_name(adding, monkeypatch):
    monkeypatch.setattr(QInputDialog, "getText", lambda *a, **k: ("Deep", True))
    adding.folder.setCurrentIndex(adding.folder.count() - 1)
    adding.folder.activated.emit(adding.folder.count() - 1)
    assert adding.folder.value() == FolderChoice(None, "Deep")


def test_a_proxy_is_used_from_the_next_question_on(qtbot, morning, garden):
    finder = ThreadFinder(morning)
    with qtbot.waitSignal(finder.found, timeout=10_000):
        finder.look(garden.url("/feed.xml"))
    finder.set_proxy("http://127.0.0.1:9")
    with qtbot.waitSignal(finder.found, timeout=10_000) as answered:
        finder.look(garden.url("/feed.xml"))
    found: Found = answered.args[1]
    assert not found.feeds
    finder.close()


def test_the_engines_process_looks_for_the_window(qtbot, garden):
    """Questions and answers cross a real pipe to a real child."""
    spawn = multiprocessing.get_context("spawn")
    ours, theirs = spawn.Pipe()
    child = spawn.Process(target=look_in_a_child, args=(theirs,), daemon=False)
    child.start()
    theirs.close()
    finder = EngineFinder(ours.send)
    try:
        finder.look("http://127.0.0.1:1/")
        finder.cancel()
        question = finder.look(garden.url("/"))
        assert ours.poll(30)
        with qtbot.waitSignal(finder.found) as answered:
            finder.take(ours.recv())
        assert answered.args[0] == question
        assert [feed.title for feed in answered.args[1].feeds] == ["Garden", "Garden, comments"]
        finder.take(LookedFor(question, None, "late"))
    finally:
        ours.send("stop")
        child.join(20)
        ours.close()
    assert child.exitcode == 0


def test_a_proxy_that_is_none_is_answered_in_a_sentence(qtbot, morning):
    finder = ThreadFinder(morning, "gopher://proxy")
    for _ in range(2):
        with qtbot.waitSignal(finder.failed, timeout=10_000) as failed:
            finder.look("https://a.example/")
        assert failed.args[1].endswith(".")
    finder.close()


def test_the_window_alone_loads_no_http():
    script = (
        "import reader.gui.app, sys; print([m for m in sys.modules if m in ('urllib3', 'feedparser', 're2')])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


# --- links from outside -------------------------------------------------------------------------


def test_a_pasted_link_opens_the_dialog(opened, qtbot, garden):
    QGuiApplication.clipboard().setText(f" {garden.url('/feed.xml')} ")
    with qtbot.waitSignal(opened.dialogs.finder.found, timeout=10_000):
        opened.window.actions_["paste_link"].trigger()
    assert shown(opened, AddFeedDialog).feeds.chosen().title == "Garden"


def test_a_pasted_sentence_does_nothing(opened):
    QGuiApplication.clipboard().setText("Not an address. At all.")
    opened.window.actions_["paste_link"].trigger()
    assert opened.dialogs.shown is None


def drop(window, data):
    at, both = QPoint(5, 5), (Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    enter = QDragEnterEvent(at, Qt.DropAction.CopyAction, data, *both)
    QApplication.sendEvent(window, enter)
    if enter.isAccepted():
        QApplication.sendEvent(window, QDropEvent(QPointF(at), Qt.DropAction.CopyAction, data, *both))
    return enter.isAccepted()


def test_a_dropped_link_and_a_dropped_list(opened, qtbot, tmp_path, garden):
    data = QMimeData()
    data.setUrls([QUrl(garden.url("/feed.xml"))])
    with qtbot.waitSignal(opened.dialogs.finder.found, timeout=10_000):
        assert drop(opened.window, data)
    shown(opened, AddFeedDialog).reject()
    file = tmp_path / "mine.opml"
    file.write_text('<opml><body><outline xmlUrl="https://new.example/feed" text="New"/></body></opml>')
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    with qtbot.waitSignal(opened.dialogs.desk.feeds_added):
        assert drop(opened.window, data)
    data = QMimeData()
    data.setText("just words")
    assert not drop(opened.window, data)


@pytest.mark.parametrize(
    ("text", "is_address"),
    [
        ("https://a.example/feed?x=1", True),
        ("a.example", True),
        ("feed:https://a.example/feed", True),
        ("feed://a.example/feed", True),
        ("<https://a.example/>", True),
        ("@ann@mastodon.example", True),
        ("http://localhost:8080/feed", True),
        ("hello", False),
        ("see https://a.example/ there", False),
        ("", False),
        ("a.example " * 500, False),
    ],
)
def test_which_texts_are_addresses(text, is_address):
    assert bool(find_address(text)) is is_address


# --- lists --------------------------------------------------------------------------------------


def opml_of(count: int) -> str:
    outlines = "".join(f'<outline text="F{n}" xmlUrl="https://f{n}.example/feed"/>' for n in range(count))
    return f'<opml><body><outline text="Brought">{outlines}</outline><outline xmlUrl="|x"/></body></opml>'


def test_an_import_reports_what_it_did_and_is_taken_back(opened, qtbot, tmp_path, store, monkeypatch):
    file = tmp_path / "feeds.opml"
    file.write_text(opml_of(30))
    before = len(list_feeds(store))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *a, **k: (str(file), ""))
    with qtbot.waitSignal(opened.dialogs.desk.feeds_added) as added:
        opened.window.actions_["import_list"].trigger()
    dialog = shown(opened, ImportDialog)
    assert dialog.title.text() == "Subscribed to 30 feeds."
    assert dialog.left_out.count() == 1
    assert len(added.args[0]) == 30
    assert len(list_feeds(store)) == before + 30
    press(dialog, Qt.Key.Key_Return)
    with qtbot.waitSignal(opened.dialogs.desk.feeds_changed):
        opened.window.undo.undo()
    assert len(list_feeds(store)) == before


def test_a_cancelled_import_leaves_nothing(opened, qtbot, tmp_path, store):
    file = tmp_path / "feeds.opml"
    file.write_text(opml_of(20_000))
    before = len(list_feeds(store)), len(list_folders(store))
    opened.dialogs.import_list(file)
    dialog = shown(opened, ImportDialog)
    qtbot.waitUntil(lambda: dialog.bar.value() > 0, timeout=20_000)
    press(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: dialog.button.text() == "Close", timeout=20_000)
    assert "cancelled" in dialog.text.text()
    assert (len(list_feeds(store)), len(list_folders(store))) == before


@pytest.mark.parametrize("content", [b"hello", None])
def test_a_file_that_is_no_list_is_refused_in_a_sentence(opened, qtbot, tmp_path, content):
    file = tmp_path / "x.opml"
    if content is not None:
        file.write_bytes(content)
    opened.dialogs.import_list(file)
    dialog = shown(opened, ImportDialog)
    qtbot.waitUntil(lambda: dialog.button.text() == "Close")
    assert dialog.title.text() == "Nothing was imported."
    assert dialog.text.text().endswith(".")


def test_an_export_can_be_read_again(opened, qtbot, tmp_path, store, monkeypatch):
    file = tmp_path / "out.opml"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *a, **k: (str(file), ""))
    with qtbot.waitSignal(opened.dialogs.desk.said) as said:
        opened.window.actions_["export_list"].trigger()
    urls = [feed.url for _, feed in walk_feeds(read_opml(file.read_bytes()).items)]
    assert sorted(urls) == sorted(feed.url for feed in list_feeds(store))
    assert f"{len(urls)} feeds" in said.args[0]
    file.unlink()
    file.mkdir()
    with qtbot.waitSignal(opened.bridge.failed) as failed:
        opened.dialogs.desk.export_file(file)
    assert "out.opml" in failed.args[0]


# --- one feed's settings ------------------------------------------------------------------------


@pytest.fixture
def editing(opened):
    assert opened.window.tree.choose(Key(Kind.FEED, 1))
    opened.window.actions_["feed_settings"].trigger()
    return shown(opened, FeedSettingsDialog)


def test_every_choice_of_a_feed_is_saved_and_taken_back(opened, editing, qtbot, store, safe):
    before = get_feed(store, 1)
    editing.name.setText("  My   paper ")
    editing.folder.choose(FolderChoice(2))
    editing.images.choose(True)
    editing.keep_days.choose(30)
    editing.keep_count.choose(200)
    editing.full_text.click()
    editing.weight.choose(Weight.MOST)
    editing.interval.choose(3_600)
    editing.alert.click()
    editing.username.setText("ann")
    editing.password.setText("hunter-12")
    with qtbot.waitSignal(opened.dialogs.desk.feeds_changed):
        press(editing.name, Qt.Key.Key_Return)
    feed = get_feed(store, 1)
    choices = feed.choices
    assert (choices.name, feed.folder_id, choices.images, choices.keep_days) == ("My paper", 2, True, 30)
    assert (choices.keep_per_feed, choices.full_text, choices.weight) == (200, True, Weight.MOST)
    assert (choices.interval_s, choices.alert, choices.username) == (3_600, True, "ann")
    qtbot.waitUntil(lambda: list(safe.values()) == ["hunter-12"])
    with qtbot.waitSignal(opened.dialogs.desk.feeds_changed):
        opened.window.undo.undo()
    after = get_feed(store, 1)
    assert (after.choices, after.folder_id, after.url) == (before.choices, before.folder_id, before.url)


def test_a_paused_feed_and_another_address(opened, editing, qtbot, store):
    editing.paused.click()
    assert not editing.interval.isEnabled()
    editing.address.setText("https://moved.example/feed")
    with qtbot.waitSignal(opened.dialogs.desk.feeds_changed):
        editing._take()
    feed = get_feed(store, 1)
    assert (feed.url, feed.choices.paused) == ("https://moved.example/feed", True)


def test_a_bad_or_taken_address_is_refused(opened, editing, qtbot, store):
    editing.address.setText("no address")
    editing._take()
    assert editing.note.text().endswith(".")
    assert editing.isVisible()
    editing.address.setText(get_feed(store, 2).url)
    with qtbot.waitSignal(opened.bridge.failed) as failed:
        editing._take()
    assert "Another feed" in failed.args[0]


# --- rules --------------------------------------------------------------------------------------


@pytest.fixture
def ruling(opened, qtbot):
    opened.window.actions_["rules"].trigger()
    qtbot.waitUntil(lambda: opened.dialogs.shown is not None)
    return shown(opened, RulesDialog)


def test_a_rule_is_tried_saved_applied_and_taken_back(opened, ruling, qtbot, store):
    everything, unread = count_view(store, View()), sum(get_unread_counts(store).values())
    ruling.new.click()
    editor = ruling.editor
    editor.wanted.setText("drawer")
    editor.hide_it.click()
    editor.has_tag.click()
    editor.tag.setText("Later")
    editor.try_button.click()
    qtbot.waitUntil(editor.also.isVisible)
    assert editor.table.rowCount() == 40
    assert editor.trial_words.text() == f"40 of the newest {everything} posts match."
    editor.also.click()
    press(editor.wanted, Qt.Key.Key_Return)
    assert ruling.list.item(0).text() == "Title has the words “drawer”: mark read, tag Later, hide"
    assert list_rules(store) == [], "nothing changes before Save"
    with qtbot.waitSignal(opened.dialogs.desk.posts_changed):
        press(ruling, Qt.Key.Key_Return)
    assert [rule.wanted for rule in list_rules(store)] == ["drawer"]
    assert count_view(store, View()) == everything - 40
    assert count_hidden(store) == 40
    with qtbot.waitSignal(opened.dialogs.desk.posts_changed):
        opened.window.undo.undo()
    assert (list_rules(store), count_hidden(store)) == ([], 0)
    assert sum(get_unread_counts(store).values()) == unread
    assert "Later" not in {tag.name for tag in list_tags(store)}


def test_another_question_forgets_what_was_found(ruling, qtbot):
    ruling.add()
    editor = ruling.editor
    editor.wanted.setText("drawer")
    editor.try_it()
    qtbot.waitUntil(editor.also.isVisible)
    editor.wanted.setText("drawers")
    assert editor.table.rowCount() == 0
    assert not editor.also.isVisible()


@pytest.mark.parametrize(("manner", "wanted"), [(Manner.WORDS, ""), (Manner.PATTERN, "(")])
def test_a_rule_that_cannot_work_is_refused_in_a_sentence(ruling, manner, wanted):
    ruling.add()
    ruling.editor.manner.choose(manner)
    ruling.editor.wanted.setText(wanted)
    ruling.editor.try_it()
    assert ruling.editor.note.text().endswith(".")
    ruling.editor.show_note("")
    ruling.editor._take()
    assert ruling.editor.note.text().endswith(".")
    assert ruling.rules == []


def test_rules_are_moved_switched_and_removed(open_it, profile, qtbot, store):
    conn = open_store(profile.database, NOW)
    for word in ("one", "two", "three"):
        save_rule(conn, Rule(wanted=word, star=True))
    conn.close()
    opened = open_it(profile)
    opened.dialogs.open_rules()
    qtbot.waitUntil(lambda: opened.dialogs.shown is not None)
    dialog = shown(opened, RulesDialog)
    assert not dialog.up.isEnabled()
    dialog.down.click()
    press(dialog.list, Qt.Key.Key_Space)
    dialog.list.setCurrentRow(2)
    dialog.remove.click()
    with qtbot.waitSignal(opened.dialogs.desk.posts_changed):
        dialog._take()
    assert [(rule.wanted, rule.enabled) for rule in list_rules(store)] == [("two", True), ("one", False)]


def test_a_click_on_the_box_switches_a_rule(ruling, qtbot):
    ruling.put(0, Rule(wanted="one", star=True), [])
    at = ruling.list.visualItemRect(ruling.list.item(0)).topLeft() + QPoint(18, 15)
    QTest.mouseClick(ruling.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert not ruling.rules[0].enabled


def test_what_rules_hid_is_brought_back(open_it, profile, qtbot, store):
    from reader.model.rules import Fate
    from reader.store.rules import apply_fate
    from reader.store.views import list_ids

    conn = open_store(profile.database, NOW)
    ids = list_ids(conn, View(), 3).ids
    apply_fate(conn, Fate(hidden=True), list(ids))
    conn.close()
    opened = open_it(profile)
    opened.dialogs.open_rules()
    qtbot.waitUntil(lambda: opened.dialogs.shown is not None)
    dialog = shown(opened, RulesDialog)
    assert "3 posts" in dialog.hidden_words.text()
    with qtbot.waitSignal(opened.dialogs.desk.posts_changed):
        dialog.unhide.click()
    assert count_hidden(store) == 0
    assert not dialog.unhide.isVisible()


# --- settings -----------------------------------------------------------------------------------


@pytest.fixture
def choosing(opened, qtbot):
    opened.window.actions_["settings"].trigger()
    qtbot.waitUntil(lambda: opened.dialogs.shown is not None)
    return shown(opened, SettingsDialog)


def field(dialog, name):
    return next(field for _, page in dialog.pages for field in page.fields if field.name == name)


def test_settings_reach_the_store_and_looks_the_window(opened, choosing, qtbot, store, profile):
    for name, value in (
        ("proxy", "http://127.0.0.1:9"),
        ("keep_days", 90),
        ("images", True),
        ("parallel_fetches", 5),
    ):
        field(choosing, name).show(value)
    for name, value in (
        ("mark_read", MarkRead.SCROLLED),
        ("serif", False),
        ("text_px", 20),
        ("layout", WIDE),
    ):
        field(choosing, name).show(value)
    with qtbot.waitSignal(opened.dialogs.desk.settings_saved):
        press(choosing, Qt.Key.Key_Return)
    settings = load_settings(store)
    assert (settings.proxy, settings.keep_days, settings.images, settings.parallel_fetches) == (
        "http://127.0.0.1:9",
        90,
        True,
        5,
    )
    window = opened.window
    assert (window.reading.policy, window.panes.layout_name) == (MarkRead.SCROLLED, WIDE)
    assert (window.article.text_choice.serif, window.article.text_choice.px) == (False, 20)
    assert opened.dialogs.finder.proxy == "http://127.0.0.1:9"
    window.close()
    remembered = json.loads((profile.folder / "window.json").read_text())
    assert (remembered["mark_read"], remembered["text_px"], remembered["layout"]) == ("scrolled", 20, "wide")


def test_a_setting_that_cannot_be_is_refused(choosing, store):
    field(choosing, "proxy").show("nonsense")
    choosing._take()
    assert "proxy" in choosing.note.text()
    assert choosing.isVisible()
    assert load_settings(store) == Settings()


def test_every_field_of_the_settings_shows_its_setting(choosing):
    for _, shown_page in choosing.pages[1:]:
        for one in shown_page.fields:
            assert one.value() == getattr(Settings(), one.name), one.name


def test_pictures_follow_the_settings_unless_the_feed_says_otherwise(profile):
    from dataclasses import replace

    from reader.gui.article_reads import make_shown
    from reader.store.feeds import set_choices
    from reader.store.preferences import save_settings
    from reader.store.views import get_entry, list_ids

    conn = open_store(profile.database, NOW)
    entry = get_entry(conn, list_ids(conn, View(), 1).ids[0])
    assert not make_shown(conn, entry).pictures
    save_settings(conn, Settings(images=True))
    assert make_shown(conn, entry).pictures
    feed = get_feed(conn, entry.row.feed_id)
    set_choices(conn, feed.id, replace(feed.choices, images=False))
    assert not make_shown(conn, entry).pictures
    conn.close()


def test_always_show_pictures_becomes_a_setting(opened, qtbot, store):
    with qtbot.waitSignal(opened.dialogs.desk.settings_saved):
        opened.window.article.pictures_allowed.emit(1, PictureChoice.ALWAYS)
    assert load_settings(store).images


def test_what_is_learned_is_shown_and_erased_after_a_question(open_it, profile, qtbot, store):
    conn = open_store(profile.database, NOW)
    start_session(conn, NOW - 3_600)
    add_looks(conn, [Look(NOW - 3_600, None, "view"), Look(NOW - 3_000, 1, "feed")])
    conn.close()
    opened = open_it(profile)
    opened.dialogs.open_settings()
    qtbot.waitUntil(lambda: opened.dialogs.shown is not None)
    dialog = shown(opened, SettingsDialog)
    learning = dialog.learning
    dialog.show_page(learning)
    assert "1 reading sessions and 2 looks" in learning.kept.text()
    assert learning.sessions.count() == 1
    learning.erase.click()
    press(dialog.question, Qt.Key.Key_Escape)
    assert get_reading_facts(store).looks == 2, "Escape erases nothing"
    learning.erase.click()
    erase = next(button for button in dialog.question.buttons() if button.text() == "Erase")
    with qtbot.waitSignal(opened.dialogs.desk.reading_erased):
        erase.click()
    assert get_reading_facts(store).looks == 0
    assert learning.kept.text() == "Nothing is kept."
    assert not learning.erase.isEnabled()


def test_pausing_keeps_nothing_more(opened, choosing, qtbot, profile, store):
    field(choosing, "note_reading").show(False)
    with qtbot.waitSignal(opened.dialogs.desk.settings_saved):
        choosing._take()
    conn = open_store(profile.database, NOW)
    add_looks(conn, [Look(NOW, None, "view")])
    assert start_session(conn, NOW) == 0
    conn.close()
    assert get_reading_facts(store).looks == 0


# --- the first run ------------------------------------------------------------------------------


def test_an_empty_profile_greets_and_the_first_feed_opens_the_window(qtbot, theme, morning, tmp_path, garden):
    from reader.gui.app import open_window

    profile = Profile(tmp_path / "empty")
    asked = []
    opened = open_window(profile, morning, theme, start_demo=lambda: asked.append("demo"))
    qtbot.addWidget(opened.window)
    opened.window.show()
    first = opened.dialogs.first_run
    qtbot.waitUntil(first.isVisible)
    assert not opened.window.panes.isVisible()
    assert "Good morning." in {label.text() for label in first.findChildren(QLabel)}
    first.demo_button.click()
    assert asked == ["demo"]
    first.add_button.click()
    dialog = shown(opened, AddFeedDialog)
    look(dialog, qtbot, garden.url("/feed.xml"))
    dialog.add_button_.click()
    qtbot.waitUntil(opened.window.panes.isVisible)
    assert not first.isVisible()
    opened.window.close()
    opened.bridge.close()


def test_without_a_demo_there_is_no_card_for_it(qtbot, theme, morning):
    from reader.gui.first_run import FirstRunPage, greeting

    first = FirstRunPage(theme, morning, has_demo=False)
    qtbot.addWidget(first)
    first.show()
    assert not first.demo_button.isVisible()
    assert [greeting(first, hour) for hour in (3, 9, 15, 22)] == [
        "Good evening.", "Good morning.", "Good afternoon.", "Good evening."
    ]  # fmt: skip


# --- all of them --------------------------------------------------------------------------------


def each_dialog(opened, qtbot):
    """Every dialog in turn, open."""

    def settings():
        opened.dialogs.open_settings()
        qtbot.waitUntil(lambda: opened.dialogs.shown is not None)
        return opened.dialogs.shown

    def rules():
        opened.dialogs.open_rules()
        qtbot.waitUntil(lambda: opened.dialogs.shown is not None)
        return opened.dialogs.shown

    def one_rule():
        dialog = rules()
        dialog.add()
        return dialog.editor

    opened.window.tree.choose(Key(Kind.FEED, 1))
    simple = (opened.dialogs.add_feed, opened.dialogs.open_feed_settings)
    makers = [lambda make=make: (make(), opened.dialogs.shown)[1] for make in simple]
    for make in (*makers, settings, rules, one_rule):
        dialog = make()
        yield dialog
        dialog.close()
        if opened.dialogs.shown is not None:
            opened.dialogs.shown.close()


class LongWords(QTranslator):
    """Makes every text as long as German is at its worst."""

    def translate(self, context, text, disambiguation=None, n=-1):
        return text + "en" * (2 + len(text) // 6) if text else ""


def test_nothing_is_cut_where_words_are_longer(open_it, profile, qtbot, qapp):
    longer = LongWords()
    qapp.installTranslator(longer)
    try:
        opened = open_it(profile)
        for dialog in each_dialog(opened, qtbot):
            if isinstance(dialog, AddFeedDialog):
                dialog._asked = "kernel"
                dialog._show_found(0, KERNEL)
            qtbot.waitUntil(dialog.isVisible)
            for number in range(len(dialog.pages) if isinstance(dialog, SettingsDialog) else 1):
                if isinstance(dialog, SettingsDialog):
                    dialog.names.setCurrentRow(number)
                qtbot.wait(10)
                for part in dialog.findChildren(QWidget):
                    check_room(dialog, part)
    finally:
        qapp.removeTranslator(longer)


KERNEL = Found(
    "kernel",
    (
        FoundFeed(
            "https://k.example/feed", "Kernel", "rss", 12.0, Carries.ARTICLES, (LatestPost("A", int(NOW)),)
        ),
    ),
)


def check_room(dialog, part):
    if not part.isVisible() or isinstance(part, ElidedLabel):
        return
    if isinstance(part, QLabel):
        has_room = part.wordWrap() or part.width() >= part.sizeHint().width()
        assert has_room, (dialog.windowTitle(), part.text(), part.size(), part.sizeHint())
        if part.wordWrap():
            assert part.height() >= part.heightForWidth(part.width()), (dialog.windowTitle(), part.text())
    elif isinstance(part, QAbstractButton) and part.text():
        has_room = part.width() >= part.minimumSizeHint().width()
        assert has_room, (dialog.windowTitle(), part.text(), part.size(), part.minimumSizeHint())


def test_every_control_has_a_name_and_every_key_gets_there(opened, qtbot):
    for dialog in each_dialog(opened, qtbot):
        controls = [
            control
            for kind in (QAbstractButton, QLineEdit, QComboBox, QSpinBox, QListWidget)
            for control in dialog.findChildren(kind)
            if not isinstance(control.parent(), (QComboBox, QSpinBox, QLineEdit))
            and not control.objectName().startswith("qt_")
        ]
        assert controls
        for control in controls:
            words = control.text() if isinstance(control, QAbstractButton) else ""
            assert control.accessibleName() or words, (dialog.windowTitle(), control)
            assert control.focusPolicy() & Qt.FocusPolicy.TabFocus, (dialog.windowTitle(), control)


def test_dialogs_follow_the_dark_at_once(opened, qtbot, theme):
    opened.dialogs.add_feed()
    dialog = opened.dialogs.shown
    theme.prefer(Qt.ColorScheme.Dark)
    assert dialog.grab().toImage().pixelColor(3, 3).lightness() < 60
    theme.prefer(Qt.ColorScheme.Light)
    assert dialog.grab().toImage().pixelColor(3, 3).lightness() > 200


# --- words --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rate", "words"),
    [
        (None, ""),
        (12.3, "about 12 posts a day"),
        (1.0, "about one post a day"),
        (0.43, "about 3 posts a week"),
        (1 / 7, "about one post a week"),
        (0.07, "about 2 posts a month"),
        (0.003, "about one post a year"),
        (0.0001, "less than one post a year"),
    ],
)
def test_rates_in_words(rate, words):
    assert rate_in_words(rate) == words


def test_moments_and_rules_in_words():
    assert moment(NOW - 60, NOW).startswith("today ")
    assert moment(NOW - 86_400, NOW).startswith("yesterday ")
    assert moment(NOW - 40 * 86_400, NOW) == "2 May"
    assert moment(None, NOW) == ""
    rule = Rule(feed_id=1, star=True)
    assert rule_in_words(rule, "Harbour") == "Every post of Harbour: star"
    other = Rule(wanted="x y", place=Place.TEXT, manner=Manner.PHRASE, notify=True, is_last=True)
    assert rule_in_words(other, "") == "Text has “x y”: notify, then no further rules"
