"""Adding a feed: the real finder against a real server, over a real store."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QLabel, QPushButton, QScrollArea, QToolButton

from reader.core.paths import Profile
from reader.core.records.fetched import Found
from reader.core.records.stored import Weight
from reader.engine.messages import FeedsFound
from reader.engine.process.engine_process import EngineProcess
from reader.features.accounts.records import ONLY_HERE, Account, ServerKind
from reader.features.subscriptions.window.add_feed import AddFeedDialog, SubscribeOptions
from reader.features.subscriptions.window.starter_feeds import Interest, StarterFeed
from reader.store.feeds import find_feed_by_url, get_feed, list_feeds
from reader.store.folders import list_folders
from reader.window.bridge.bridge import Changes
from reader.window.dialogs.dialog_commands import Finder
from reader.window.dialogs.folders import FolderChoice
from reader.window.dialogs.words import short_address
from tests.feedserver import page, silence, simple_feed
from tests.window.dialogs.helpers import answered, press, shown, visit
from tests.window.made_up import NOW
from tests.window.patience import PATIENCE_MS


@pytest.fixture
def adding(opened, qtbot):
    opened.actions["add_feed"].trigger()
    return shown(opened, AddFeedDialog)


def test_from_typing_to_a_subscription_and_back(opened, adding, qtbot, garden, store):
    assert adding.options.account.isHidden(), "nothing to choose without an account"
    with answered(qtbot, opened.dialogs.finder):
        QTest.keyClicks(adding.field, garden.url("/"))
    assert [row.feed.title for row in adding.feeds.rows] == ["Garden", "Garden, comments"]
    assert adding.feeds.rows[0].isChecked()
    adding.feeds.rows[0].click()
    adding.feeds.rows[1].click()
    adding.options.folder.choose_new("Growing")
    adding.options.weight.choose(Weight.MORE)
    adding.options.alert.setChecked(True)
    with qtbot.wait_change(opened, Changes.FEEDS):
        press(adding.field, Qt.Key.Key_Return)
    feed = find_feed_by_url(store, garden.url("/comments.xml"))
    assert feed is not None
    assert feed.publisher.title == "Garden, comments"
    assert (feed.choices.weight, feed.choices.alert) == (Weight.MORE, True)
    assert next(folder.name for folder in list_folders(store) if folder.id == feed.folder_id) == "Growing"
    assert opened.dialogs.shown is None
    with qtbot.wait_change(opened, Changes.FEEDS):
        opened.undo.undo()
    assert find_feed_by_url(store, garden.url("/comments.xml")) is None


def test_starter_feeds_that_fit_are_searched_by_a_click(opened, adding, qtbot, garden):
    suggested = StarterFeed(Interest.MAKING, "en", "Garden", "Growing things", garden.url("/"))
    adding.show_suggestions([(suggested, "Tomatoes")])
    assert "Because you read about Tomatoes" in [one.text() for one in adding.findChildren(QLabel)]
    with answered(qtbot, opened.dialogs.finder):
        next(one for one in adding.findChildren(QPushButton) if one.text() == "Garden").click()
    assert [row.feed.title for row in adding.feeds.rows] == ["Garden", "Garden, comments"]


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
    options = SubscribeOptions(theme, (), lambda: None)
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
    low = adding.height()
    adding.options.more.click()
    assert adding.options.name.isVisible()
    assert adding.height() > low
    adding.feeds.rows[1].click()
    assert (adding.add_button_.text(), adding.options.name.isVisible()) == ("Add 2 feeds", False)
    adding.options.folder.choose_new("Growing")
    with qtbot.wait_change(opened, Changes.FEEDS):
        adding.add_button_.click()
    both = [find_feed_by_url(store, garden.url(path)) for path in ("/feed.xml", "/comments.xml")]
    assert all(both)
    assert len({feed.folder_id for feed in both if feed}) == 1, "one folder is made, not two"
    with qtbot.wait_change(opened, Changes.FEEDS):
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
    with qtbot.wait_change(opened, Changes.FEEDS):
        adding.add_button_.click()
    feed = find_feed_by_url(store, garden.url("/feed.xml"))
    assert feed is not None
    assert feed.name == "My garden"


def test_a_feed_that_is_down_can_be_subscribed_to_all_the_same(opened, adding, qtbot, feedserver, store):
    feedserver.serve("/down.xml", page(b"", status=503))
    visit(adding, qtbot, feedserver.url("/down.xml"))
    assert adding.nothing.anyway.isVisible()
    with qtbot.wait_change(opened, Changes.FEEDS):
        adding.nothing.anyway.click()
    assert find_feed_by_url(store, feedserver.url("/down.xml")) is not None


def test_a_password_in_the_address_of_a_feed_that_is_down_goes_to_the_safe(
    opened, adding, qtbot, feedserver, store, safe
):
    feedserver.serve("/down.xml", page(b"", status=503))
    url = feedserver.url("/down.xml")
    visit(adding, qtbot, url.replace("://", "://ann:hunter-12@"))
    with qtbot.wait_change(opened, Changes.FEEDS):
        adding.nothing.anyway.click()
    feed = find_feed_by_url(store, url)
    assert feed is not None
    assert feed.choices.username == "ann"
    qtbot.waitUntil(lambda: list(safe.values()) == ["hunter-12"])


@pytest.mark.parametrize(
    ("status", "words"), [(404, "there’s nothing at this address"), (410, "you can’t subscribe to it")]
)
def test_what_is_not_there_is_not_called_a_feed_that_one_had(adding, qtbot, feedserver, status, words):
    feedserver.serve("/x.xml", page(b"", status=status))
    visit(adding, qtbot, feedserver.url("/x.xml"))
    assert words in adding.nothing.words()
    assert "no longer" not in adding.nothing.words()
    assert "articles are kept" not in adding.nothing.words()
    assert not adding.nothing.anyway.isVisible()


def test_a_broken_document_is_called_broken(adding, qtbot, feedserver):
    broken = b"<rss version='2.0'><channel><title>Unclosed & bad thing<item><title>Two</title></item></rss>"
    feedserver.serve("/broken.xml", page(broken))
    visit(adding, qtbot, feedserver.url("/broken.xml"))
    assert "it contains errors" in adding.found_words.text()
    assert "<" not in adding.feeds.rows[0].feed.title


def test_each_state_has_its_natural_height(adding, qtbot, garden, feedserver):
    def fits() -> bool:
        wanted = adding.body.heightForWidth(adding.width()) if adding.body.hasHeightForWidth() else 0
        return bool(abs(adding.height() - adding._foot.height() - max(wanted, adding.body.sizeHint().height())) < 30)

    empty = adding.height()
    assert fits()
    visit(adding, qtbot, garden.url("/"))
    several = adding.height()
    assert several > empty
    assert fits()
    visit(adding, qtbot, garden.url("/comments.xml"))
    assert empty < adding.height() < several
    QTest.keyClicks(adding.field, "x")
    assert adding.height() == empty, "it shrinks again"


def test_typing_half_a_name_asks_nobody(adding, qtbot, feedserver):
    QTest.keyClicks(adding.field, "kernelgarden")
    adding._pause.timeout.emit()
    assert adding.state is adding._idle
    assert feedserver.seen() == []


def test_typing_on_makes_an_answer_stale(opened, adding, qtbot, garden):
    adding.show_address(garden.url("/"))
    QTest.keyClicks(adding.field, "x")
    assert adding.state is adding._idle
    assert not adding.add_button_.isEnabled()


def test_nothing_found_says_what_was_tried_and_looks_again(adding, qtbot, feedserver):
    feedserver.serve("/", page(b"<html>nothing</html>", content_type="text/html"))
    visit(adding, qtbot, feedserver.url("/"))
    assert adding.state is adding.nothing
    assert "No feed found at this address." in adding.nothing.words()
    assert short_address(feedserver.url("/feed")) in adding.nothing._tried.text()
    assert adding.add_button_.text() == "Try again"
    feedserver.serve("/feed", page(simple_feed("Late", 1)))
    with answered(qtbot, adding._finder):
        adding.add_button_.click()
    assert [feed.title for feed in adding.feeds.ticked()] == ["Late"]


def test_a_server_that_never_answers_can_be_stopped(adding, qtbot, feedserver):
    feedserver.serve("/", silence())
    adding.show_address(feedserver.url("/"))
    assert "Looking for feeds at 127.0.0.1" in adding.search_words.text()
    qtbot.waitUntil(lambda: len(feedserver.seen("/")) == 1)
    next(b for b in adding.findChildren(QPushButton) if b.text() == "Stop").click()
    assert adding.state is adding._idle
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
    assert adding.add_button_.text() == "Sign in"
    adding.nothing.name.setText("ann")
    adding.nothing.password.setText("hunter-12")
    with answered(qtbot, adding._finder):
        press(adding.nothing.password, Qt.Key.Key_Return)
    with qtbot.wait_change(opened, Changes.FEEDS):
        adding.add_button_.click()
    qtbot.waitUntil(lambda: list(safe.values()) == ["hunter-12"])
    feed = find_feed_by_url(store, feedserver.url("/feed"))
    assert feed is not None
    assert feed.choices.username == "ann"
    files = list(Path(store.filename).parent.glob("paperround.sqlite*"))
    assert not any(b"hunter-12" in file.read_bytes() for file in files)


def test_a_feed_that_is_there_is_shown_instead(opened, qtbot, theme, store, garden):
    dialogs, chosen = opened.dialogs, list[int]()
    first = get_feed(store, 1)
    there = replace(first, url=garden.url("/feed.xml"), choices=replace(first.choices, name="My garden"))
    dialog = AddFeedDialog(theme, dialogs.commands, dialogs.finder, (), [there], chosen.append)
    qtbot.addWidget(dialog)
    visit(dialog, qtbot, garden.url("/feed.xml"))
    assert dialog.add_button_.text() == "Show feed"
    assert "My garden" in dialog.note.text()
    lit, dark = (button.grab().toImage() for button in dialog.options.weight.findChildren(QToolButton)[1::-1])
    assert lit.pixelColor(3, 8) == dark.pixelColor(3, 8), "what cannot be chosen looks chosen"
    dialog.add_button_.click()
    assert chosen == [1]


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
    finder = Finder(engine.send)
    try:
        dropped, answers = list[Found](), list[Found]()
        finder.find("http://127.0.0.1:1/", dropped.append)
        finder.cancel()
        question = finder.find(garden.url("/"), answers.append)
        while finder.waits_for:  # the first question may have been answered before it was taken back
            engine.wait(PATIENCE_MS / 1000)
            for note in engine.receive_notes():
                if isinstance(note, FeedsFound):
                    finder.handle(note)
        finder.handle(FeedsFound(question, Found("late")))
        assert [[feed.title for feed in found.feeds] for found in answers] == [["Garden", "Garden, comments"]]
        assert not dropped
    finally:
        engine.stop()


def test_the_window_alone_loads_no_http():
    script = "import reader.window.app.app as app, sys; vars(app); print([m for m in sys.modules if m in ('urllib3', 'feedparser', 're2')])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
