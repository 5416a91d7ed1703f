"""Adding a feed: the real finder against a real server, over a real store."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QScrollArea, QToolButton

from reader.gui.dialogs.add_feed import AddFeedDialog
from reader.gui.dialogs.finder import Finder, Known
from reader.gui.dialogs.folders import FolderChoice
from reader.gui.dialogs.subscribe_options import SubscribeOptions
from reader.gui.dialogs.words import short_address
from reader.model.accounts import ONLY_HERE, Account, ServerKind
from reader.model.fetched import FeedsFound
from reader.model.messages import as_it_is
from reader.model.stored import Weight
from reader.paths import Profile
from reader.process.engine_process import EngineProcess
from reader.store.feeds import find_feed_by_url, list_feeds
from reader.store.folders import list_folders
from tests.feedserver import page, silence, simple_feed
from tests.gui.dialogs.helpers import press, shown, visit
from tests.gui.made_up import NOW
from tests.gui.open_window import SearchThread
from tests.gui.patience import PATIENCE_MS


@pytest.fixture
def adding(opened, qtbot):
    opened.actions["add_feed"].trigger()
    return shown(opened, AddFeedDialog)


def test_from_typing_to_a_subscription_and_back(opened, adding, qtbot, garden, store):
    assert adding.options.account.isHidden(), "nothing to choose without an account"
    with qtbot.waitSignal(opened.dialogs.finder.found):
        QTest.keyClicks(adding.field, garden.url("/"))
    assert [row.feed.title for row in adding.feeds.rows] == ["Garden", "Garden, comments"]
    assert adding.feeds.rows[0].isChecked()
    adding.feeds.rows[0].click()
    adding.feeds.rows[1].click()
    adding.options.folder.choose_new("Growing")
    adding.options.weight.choose(Weight.MORE)
    adding.options.alert.setChecked(True)
    with qtbot.waitSignals([opened.dialogs.commands.feeds_added, opened.dialogs.commands.feeds_changed]):
        press(adding.field, Qt.Key.Key_Return)
    feed = find_feed_by_url(store, garden.url("/comments.xml"))
    assert feed is not None
    assert feed.publisher.title == "Garden, comments"
    assert (feed.choices.weight, feed.choices.alert) == (Weight.MORE, True)
    assert next(folder.name for folder in list_folders(store) if folder.id == feed.folder_id) == "Growing"
    assert opened.dialogs.shown is None
    with qtbot.waitSignal(opened.dialogs.commands.feeds_changed):
        opened.undo.undo()
    assert find_feed_by_url(store, garden.url("/comments.xml")) is None


def test_return_while_it_is_looked_for_asks_nobody_again(opened, adding, qtbot, garden):
    """A host that is slow would be asked again with every Return, and the answer to the first one dropped."""
    finder = opened.dialogs.finder
    QTest.keyClicks(adding.field, garden.serve("/slow.xml", silence()))
    press(adding.field, Qt.Key.Key_Return)
    question = finder.waits_for
    press(adding.field, Qt.Key.Key_Return)
    assert finder.waits_for == question != 0
    QTest.keyClicks(adding.field, "l")
    press(adding.field, Qt.Key.Key_Return)
    assert finder.waits_for > question, "another address is"


def test_a_feed_goes_to_the_account_that_is_chosen(qtbot, theme):
    options = SubscribeOptions(theme, ())
    qtbot.addWidget(options)
    assert options.make("https://a.example/", "A").account_id is None
    mine = Account(7, ServerKind.FRESHRSS, "https://rss.example", "me", "FreshRSS", NOW)
    options.show_accounts([replace(mine, id=6, takes_new_feeds=False), mine])
    assert not options.account.isHidden()
    assert options.make("https://a.example/", "A").account_id == 7
    options.account.choose(ONLY_HERE)
    assert options.make("https://a.example/", "A").account_id == ONLY_HERE


def test_the_latest_posts_of_the_chosen_feed_are_shown(adding, qtbot, garden):
    visit(adding, qtbot, garden.url("/"))
    titles = [title.whole() for _, title, _ in adding.latest._lines]
    assert titles == [f"Garden {n}" for n in (4, 3, 2, 1)]
    adding.activateWindow()
    adding.feeds.rows[0].setFocus()
    qtbot.waitUntil(adding.feeds.rows[0].hasFocus)
    press(adding.feeds.rows[0], Qt.Key.Key_Down)
    assert [title.whole() for _, title, _ in adding.latest._lines] == [
        "Garden, comments 1",
        "Garden, comments 0",
        *("", ""),
    ]
    assert [rule.isVisible() for _, _, rule in adding.latest._lines] == [True, True, False, False]
    assert [feed.title for feed in adding.feeds.ticked()] == ["Garden"], "looking at one does not take it"


def test_several_feeds_of_a_site_are_taken_at_once(opened, adding, qtbot, garden, store):
    visit(adding, qtbot, garden.url("/"))
    assert adding.options.name.isVisible()
    adding.feeds.rows[1].click()
    assert (adding.add_button_.text(), adding.options.name.isVisible()) == ("Add 2 feeds", False)
    adding.options.folder.choose_new("Growing")
    with qtbot.waitSignal(opened.dialogs.commands.feeds_added) as added:
        adding.add_button_.click()
    assert len(added.args[0]) == 2
    both = [find_feed_by_url(store, garden.url(path)) for path in ("/feed.xml", "/comments.xml")]
    assert all(both)
    assert len({feed.folder_id for feed in both if feed}) == 1, "one folder is made, not two"
    with qtbot.waitSignal(opened.dialogs.commands.feeds_changed):
        opened.undo.undo()
    assert find_feed_by_url(store, garden.url("/feed.xml")) is None


def test_nothing_of_what_was_found_is_out_of_sight_where_the_screen_has_room(adding, qtbot, garden):
    visit(adding, qtbot, garden.url("/"))
    QApplication.processEvents()
    (area,) = (area for area in adding.findChildren(QScrollArea) if area.isAncestorOf(adding.options))
    assert area.verticalScrollBar().maximum() == 0


def test_nothing_ticked_can_be_taken(adding, qtbot, garden):
    visit(adding, qtbot, garden.url("/"))
    adding.feeds.rows[0].click()
    assert not adding.add_button_.isEnabled()
    assert not adding.options.weight.isEnabled()
    adding._submit()
    assert adding.isVisible()


def test_a_feed_can_be_given_a_name_of_ones_own(opened, adding, qtbot, garden, store):
    visit(adding, qtbot, garden.url("/feed.xml"))
    assert adding.options.name.placeholderText() == "Garden"
    adding.options.name.setText("  My   garden ")
    with qtbot.waitSignal(opened.dialogs.commands.feeds_added):
        adding.add_button_.click()
    feed = find_feed_by_url(store, garden.url("/feed.xml"))
    assert feed is not None
    assert feed.name == "My garden"


def test_a_feed_that_is_down_can_be_subscribed_to_all_the_same(opened, adding, qtbot, feedserver, store):
    feedserver.serve("/down.xml", page(b"", status=503))
    visit(adding, qtbot, feedserver.url("/down.xml"))
    assert adding.nothing.anyway.isVisible()
    with qtbot.waitSignal(opened.dialogs.commands.feeds_added):
        adding.nothing.anyway.click()
    assert find_feed_by_url(store, feedserver.url("/down.xml")) is not None


def test_a_password_in_the_address_of_a_feed_that_is_down_goes_to_the_safe(
    opened, adding, qtbot, feedserver, store, safe
):
    feedserver.serve("/down.xml", page(b"", status=503))
    url = feedserver.url("/down.xml")
    visit(adding, qtbot, url.replace("://", "://ann:hunter-12@"))
    with qtbot.waitSignal(opened.dialogs.commands.feeds_added):
        adding.nothing.anyway.click()
    feed = find_feed_by_url(store, url)
    assert feed is not None
    assert feed.choices.username == "ann"
    qtbot.waitUntil(lambda: list(safe.values()) == ["hunter-12"])


@pytest.mark.parametrize(
    ("status", "words"), [(404, "There is nothing at this address"), (410, "there is nothing to subscribe to")]
)
def test_what_is_not_there_is_not_called_a_feed_that_one_had(adding, qtbot, feedserver, status, words):
    feedserver.serve("/x.xml", page(b"", status=status))
    visit(adding, qtbot, feedserver.url("/x.xml"))
    assert words in adding.nothing.words()
    assert "any more" not in adding.nothing.words()
    assert "articles are kept" not in adding.nothing.words()
    assert not adding.nothing.anyway.isVisible()


def test_a_broken_document_is_called_broken(adding, qtbot, feedserver):
    broken = b"<rss version='2.0'><channel><title>Unclosed & bad thing<item><title>Two</title></item></rss>"
    feedserver.serve("/broken.xml", page(broken))
    visit(adding, qtbot, feedserver.url("/broken.xml"))
    assert "broken" in adding.found_words.text()
    assert "<" not in adding.feeds.rows[0].feed.title


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
    visit(adding, qtbot, feedserver.url("/"))
    assert adding.states.currentWidget() is adding.nothing
    assert "No feed found at this address." in adding.nothing.words()
    assert short_address(feedserver.url("/feed")) in adding.nothing._tried.text()
    assert not adding.add_button_.isEnabled()
    feedserver.serve("/feed", page(simple_feed("Late", 1)))
    with qtbot.waitSignal(adding._finder.found):
        adding.nothing.again.click()
    assert [feed.title for feed in adding.feeds.ticked()] == ["Late"]


def test_a_server_that_never_answers_can_be_stopped(adding, qtbot, feedserver):
    feedserver.serve("/", silence())
    adding.show_address(feedserver.url("/"))
    assert "Looking for feeds at 127.0.0.1" in adding.searching.words.text()
    qtbot.waitUntil(lambda: len(feedserver.seen("/")) == 1)
    adding.searching.stop.click()
    assert adding.states.currentWidget() is adding._idle
    assert adding._finder.waits_for == 0


def test_a_feed_with_a_password(opened, adding, qtbot, feedserver, store, safe):
    def behave(exchange):
        if "authorization" in exchange.seen.headers:
            exchange.answer(200, {"Content-Type": "application/rss+xml"}, simple_feed("Secret", 2))
        else:
            exchange.answer(401, {"WWW-Authenticate": 'Basic realm="x"'})

    feedserver.serve("/feed", behave)
    visit(adding, qtbot, feedserver.url("/feed"))
    assert "password" in adding.nothing.words()
    adding.nothing.name.setText("ann")
    adding.nothing.password.setText("hunter-12")
    with qtbot.waitSignal(adding._finder.found):
        press(adding.nothing.password, Qt.Key.Key_Return)
    with qtbot.waitSignal(opened.dialogs.commands.feeds_added):
        adding.add_button_.click()
    qtbot.waitUntil(lambda: list(safe.values()) == ["hunter-12"])
    feed = find_feed_by_url(store, feedserver.url("/feed"))
    assert feed is not None
    assert feed.choices.username == "ann"
    files = list(Path(store.filename).parent.glob("paperround.sqlite*"))
    assert not any(b"hunter-12" in file.read_bytes() for file in files)


def test_a_feed_that_is_there_is_shown_instead(qtbot, theme, morning, garden):
    finder = Finder()
    search = SearchThread(finder, morning)
    known = {garden.url("/feed.xml"): Known(7, "My garden")}
    dialog = AddFeedDialog(theme, morning, finder, (), known)
    qtbot.addWidget(dialog)
    visit(dialog, qtbot, garden.url("/feed.xml"))
    assert dialog.add_button_.text() == "Show feed"
    assert "My garden" in dialog.note.text()
    lit, dark = (button.grab().toImage() for button in dialog.options.weight.findChildren(QToolButton)[1::-1])
    assert lit.pixelColor(3, 8) == dark.pixelColor(3, 8), "what cannot be chosen looks chosen"
    with qtbot.waitSignal(dialog.known_feed_chosen) as chosen:
        dialog.add_button_.click()
    assert chosen.args == [7]
    search.close()


def test_escape_closes_and_changes_nothing(opened, adding, qtbot, store):
    count = len(list_feeds(store))
    press(adding, Qt.Key.Key_Escape)
    assert opened.dialogs.shown is None
    assert len(list_feeds(store)) == count


def test_a_new_folder_is_asked_for_by_name(adding, monkeypatch):
    monkeypatch.setattr(QInputDialog, "getText", lambda *a, **k: ("Deep", True))
    adding.options.folder.setCurrentIndex(adding.options.folder.count() - 1)
    adding.options.folder.activated.emit(adding.options.folder.count() - 1)
    assert adding.options.folder.value() == FolderChoice(None, "Deep")


def test_the_engines_process_looks_for_the_window(qtbot, garden, tmp_path):
    """Questions and answers cross a real pipe to a real child."""
    engine = EngineProcess(Profile(tmp_path))
    engine.start()
    finder = Finder()
    finder.command_sent.connect(engine.send)
    try:
        finder.find("http://127.0.0.1:1/")
        finder.cancel()
        question = finder.find(garden.url("/"))
        with qtbot.waitSignal(finder.found) as answered:
            while finder.waits_for:  # the first question may have been answered before it was taken back
                engine.wait(PATIENCE_MS / 1000)
                for note in engine.receive_notes():
                    if isinstance(note, FeedsFound):
                        finder.handle(note)
        assert answered.args[0] == question
        assert [feed.title for feed in answered.args[1].feeds] == ["Garden", "Garden, comments"]
        finder.handle(FeedsFound(question, None, as_it_is("late")))
    finally:
        engine.stop()


def test_the_window_alone_loads_no_http():
    script = "import reader.gui.shell.app as app, sys; vars(app); print([m for m in sys.modules if m in ('urllib3', 'feedparser', 're2')])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
