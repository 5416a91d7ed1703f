"""What a newcomer sees."""

from __future__ import annotations

from contextlib import closing

import pytest
from PySide6.QtCore import QProcess, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QScrollArea

from reader.core.desktop.program import find_program
from reader.core.paths import Profile
from reader.core.records.fetched import Credentials, Found, FoundFeed
from reader.features.subscriptions.store import Subscription
from reader.features.subscriptions.window.first_run import FirstRunPage, OwnAddress
from reader.features.subscriptions.window.starter_feeds import (
    Interest,
    StarterFeed,
    estimate_fetches,
    load_starter_feeds,
)
from reader.store.db import open_reader
from reader.store.settings import load_settings
from reader.window.desktop.restart import open_demo
from reader.window.dialogs.dialog_commands import Finder
from tests.features.transfer.test_moving_in import make_database
from tests.feedserver import silence
from tests.window.dialogs.helpers import answered
from tests.window.open_window import open_window


def test_an_empty_profile_greets_and_leads_to_the_demo(qtbot, theme, morning, tmp_path):
    profile = Profile(tmp_path / "empty")
    starts = iter([True])
    opened = open_window(profile, morning, theme, start_demo=lambda: next(starts))
    qtbot.addWidget(opened.window)
    opened.window.show()
    qtbot.waitUntil(lambda: opened.first_run.page is not None and opened.first_run.page.isVisible())
    first = opened.first_run.page
    assert first is not None
    assert not opened.frame.panes.isVisible()
    assert "Welcome to Paperround" in {label.text() for label in first.findChildren(QLabel)}
    first.demo_button.click()
    assert next(starts, None) is None
    assert first.note.text().startswith("The demo opens in its own window.")
    opened.window.close()
    opened.bridge.close()


def test_an_address_of_ones_own_is_ticked_and_opens_the_window(qtbot, theme, morning, tmp_path, garden):
    opened = open_window(Profile(tmp_path / "empty"), morning, theme)
    qtbot.addWidget(opened.window)
    opened.window.show()
    qtbot.waitUntil(lambda: opened.first_run.page is not None and opened.first_run.page.isVisible())
    first = opened.first_run.page
    assert first is not None
    assert [chip.code for chip in first.chips][:2] == ["en", "de"]
    first.own.field.setText(garden.url("/feed.xml"))
    with answered(qtbot, opened.dialogs.finder):
        first.own.add_button.click()
    assert [feed.name for feed in first.ticked()] == ["Garden"]
    assert garden.seen("/feed.xml"), "an address that the user pasted is looked at"
    first.foot.start_button.click()
    qtbot.waitUntil(opened.frame.panes.isVisible)
    assert not first.isVisible()
    qtbot.waitUntil(lambda: [feed.name for feed in opened.sidebar.control.data.feeds] == ["Garden"])
    opened.window.close()
    opened.bridge.close()


def test_what_is_ticked_comes_along_with_an_imported_list(qtbot, theme, morning, tmp_path):
    profile = Profile(tmp_path / "empty")
    opened = open_window(profile, morning, theme)
    qtbot.addWidget(opened.window)
    opened.window.show()
    qtbot.waitUntil(lambda: opened.first_run.page is not None and opened.first_run.page.isVisible())
    first = opened.first_run.page
    assert first is not None
    ticked = first.cards[Interest.SCIENCE].shown_rows()[0]
    ticked.click()
    first.pictures.click()
    file = tmp_path / "feeds.opml"
    file.write_text('<opml><body><outline text="Brought" xmlUrl="http://brought.example/feed"/></body></opml>')
    opened.dialogs.import_list(file)
    qtbot.waitUntil(lambda: len(opened.sidebar.control.data.feeds) == 2)
    assert {"Brought", ticked.feed.name} == {feed.name for feed in opened.sidebar.control.data.feeds}
    with closing(open_reader(profile.database)) as conn:
        assert load_settings(conn).pictures == "ask"
    opened.window.close()
    opened.bridge.close()


def test_return_while_an_address_is_looked_for_asks_nobody_again(opened, qtbot, theme, garden):
    finder, heard = opened.dialogs.finder, list[object]()
    own = OwnAddress(theme, finder, heard.append, heard.append)
    qtbot.addWidget(own)
    own.field.setText(garden.serve("/slow.xml", silence()))
    own.search()
    question = finder.waits_for
    own.search()
    assert finder.waits_for == question != 0
    elsewhere = finder.find(garden.url("/feed.xml"), heard.append)
    own.search()
    assert finder.waits_for > elsewhere, "what another part asked made ours stale"
    question = finder.waits_for
    own.field.setText(garden.url("/feed.xml"))
    own.search()
    assert finder.waits_for > question, "another address is"


@pytest.fixture
def starts() -> list[tuple[list[Subscription], bool]]:
    """What the page started with."""
    return []


@pytest.fixture
def make_page(theme, starts):
    def make(start_demo):
        ways = lambda *start: starts.append(start), list
        return FirstRunPage(theme, Finder(lambda command: None), *ways, start_demo)

    return make


@pytest.fixture
def welcome(qtbot, make_page):
    page = make_page(lambda: True)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    return page


def test_all_feeds_of_a_site_are_offered_and_the_best_is_ticked(welcome, starts):
    login = Credentials("anna", "S3CRET")
    feeds = (
        FoundFeed("https://a.example/feed", "Garden", takes_password=True),
        FoundFeed("https://b.example/comments", "Comments"),
    )
    welcome.own._on_found(Found("a.example", feeds, credentials=login))
    assert [row.feed.name for row in welcome.yours.shown_rows()] == ["Garden", "Comments"]
    assert [feed.name for feed in welcome.ticked()] == ["Garden"]
    assert welcome.note.text() == "Found Garden and 1 more on this site. It’s selected below."
    welcome.yours.shown_rows()[1].click()
    welcome.foot.start_button.click()
    ((wanted, _),) = starts
    assert [(one.title, one.credentials) for one in wanted] == [("Garden", login), ("Comments", None)]


def test_an_address_pasted_again_is_ticked_again(welcome):
    found = Found("a.example", (FoundFeed("https://a.example/feed", "Garden"),))
    welcome.own._on_found(found)
    (row,) = welcome.yours.shown_rows()
    row.click()
    assert welcome.ticked() == []
    welcome.own._on_found(found)
    assert [feed.name for feed in welcome.ticked()] == ["Garden"]


def choose_languages(welcome, *codes):
    for chip in welcome.chips:
        chip.setChecked(chip.code in codes)


def rows(welcome):
    return [row for card in welcome.cards.values() for row in card.rows if row.isVisibleTo(card)]


def test_nothing_is_ticked_in_advance_and_reading_starts_with_a_feed_or_not_at_all(welcome, starts):
    assert rows(welcome)
    assert welcome.ticked() == []
    assert welcome.foot.count.text() == "No feeds selected"
    assert not welcome.foot.start_button.isEnabled()
    rows(welcome)[0].click()
    assert welcome.foot.start_button.isEnabled()
    rows(welcome)[0].click()
    welcome.foot.start_button.click()
    assert starts == []
    welcome.foot.skip_button.click()
    assert starts == [([], True)]


@pytest.mark.parametrize(("rates", "fetches"), [([], 0), ([0.1], 2), ([6, 3.4], 9), ([200], 24), ([None], 8)])
def test_a_feed_costs_a_fetch_for_each_article_within_bounds(rates, fetches):
    feeds = [StarterFeed(Interest.NEWS, "en", "", "", f"https://{n}.example", rate) for n, rate in enumerate(rates)]
    assert estimate_fetches(feeds) == fetches


def test_ticks_become_subscriptions_in_folders_of_their_interest(welcome, qtbot, starts):
    choose_languages(welcome, "en", "de")
    chosen = [card.rows[0] for card in list(welcome.cards.values())[:2]]
    for row in chosen:
        row.click()
    assert welcome.foot.count.text() == "2 feeds"
    assert welcome.foot.cost.text() == f"About {estimate_fetches(welcome.ticked())} of 400 fetches in your daily budget"
    welcome.foot.start_button.click()
    ((wanted, with_pictures),) = starts
    assert [one.url for one in wanted] == [row.feed.url for row in chosen]
    assert [one.new_folder for one in wanted] == [("News",), ("Science",)]
    assert with_pictures


def test_languages_choose_the_rows_and_what_is_ticked_stays_in_sight(welcome):
    choose_languages(welcome, "de")
    assert {row.feed.language for row in rows(welcome)} == {"de"}
    rows(welcome)[0].click()
    ticked = welcome.ticked()
    choose_languages(welcome, "en")
    assert {row.feed.language for row in rows(welcome)} == {"en", "de"}
    assert welcome.ticked() == ticked
    welcome.show_all.click()
    assert len(rows(welcome)) == len(load_starter_feeds())


def test_return_starts_and_the_boxes_are_ticked_by_space(welcome, qtbot):
    QTest.keyClick(welcome.first_focus(), Qt.Key.Key_Space)
    assert len(welcome.ticked()) == 1


@pytest.mark.parametrize("width", [683, 1280])
def test_nothing_of_the_page_is_out_of_reach(welcome, qtbot, width):
    welcome.resize(width, 400)
    area = welcome.findChild(QScrollArea)
    qtbot.waitUntil(lambda: area.widget().width() <= area.viewport().width())  # it scrolls up and down only
    assert welcome.rect().contains(welcome.foot.start_button.mapTo(welcome, welcome.foot.start_button.rect().center()))


def test_return_presses_a_button_of_the_main_window(qtbot, theme, morning, tmp_path):
    opened = open_window(Profile(tmp_path / "empty"), morning, theme, start_demo=lambda: True)
    qtbot.addWidget(opened.window)
    opened.window.show()
    qtbot.waitUntil(lambda: opened.first_run.page is not None and opened.first_run.page.isVisible())
    opened.window.activateWindow()
    page = opened.first_run.page
    assert page is not None
    button = page.foot.skip_button
    button.setFocus()
    qtbot.waitUntil(button.hasFocus)
    QTest.keyClick(button, Qt.Key.Key_Return)
    qtbot.waitUntil(opened.frame.panes.isVisible)
    opened.window.close()
    opened.bridge.close()


def test_without_a_demo_there_is_no_card_for_it(qtbot, make_page):
    first = make_page(None)
    qtbot.addWidget(first)
    first.show()
    assert not first.demo_button.isVisible()


def test_a_demo_that_does_not_start_says_what_to_do(qtbot, make_page):
    first = make_page(lambda: False)
    qtbot.addWidget(first)
    first.demo_button.click()
    assert first.note.text().startswith("The demo couldn’t start.")


def test_the_demo_is_this_very_program(monkeypatch):
    started: list[list[str]] = []

    def start(program: str, arguments: list[str]) -> tuple[bool, int]:
        started.append([program, *arguments])
        return True, 1

    monkeypatch.setattr(QProcess, "startDetached", start)
    assert open_demo()
    assert started == [[*find_program(), "demo"]]


def test_another_reader_on_this_computer_is_offered_and_everything_leaves_again(
    qtbot, theme, morning, tmp_path, monkeypatch
):
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    make_database(tmp_path / "home" / ".newsboat" / "cache.db", "newsboat")
    (tmp_path / "home" / ".newsboat" / "urls").write_text('http://garden.example/feed Plants "~My garden"\n')
    opened = open_window(Profile(tmp_path / "empty"), morning, theme)
    qtbot.addWidget(opened.window)
    opened.window.show()
    qtbot.waitUntil(lambda: opened.first_run.page is not None and opened.first_run.page.isVisible())
    first = opened.first_run.page
    assert first is not None
    (button,) = first.reader_buttons
    assert button.text() == "Import from newsboat"
    button.click()
    qtbot.waitUntil(lambda: [feed.name for feed in opened.sidebar.control.data.feeds] == ["My garden"])
    qtbot.waitUntil(opened.frame.panes.isVisible)
    with qtbot.waitSignal(opened.dialogs.commands.said) as said:
        opened.dialogs.commands.export_everything(tmp_path / "all.zip")
    assert said.args == ["Exported 1 feed and 2 articles to all.zip"]
    assert (tmp_path / "all.zip").stat().st_size > 1_000
    opened.window.close()
    opened.bridge.close()
