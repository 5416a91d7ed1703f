"""The morning paper in the window: its page, its states, its settings and how they are taken back."""

from __future__ import annotations

from typing import Any

import pytest

from reader.clock import LocalZone
from reader.engine.edition.gather import make_wish
from reader.engine.edition.make import MakingTools, make_edition
from reader.engine.edition.messages import (
    CancelEdition,
    EditionMade,
    EditionMailTried,
    EditionProgress,
    MakeEdition,
    TryMail,
)
from reader.engine.edition.press import Pressed
from reader.gui.sidebar.tree import Key, Kind
from reader.store.db import open_store
from reader.store.settings import load_settings
from reader.wording.edition_codes import EditionCode
from tests.gui.made_up import HOUR, NOW, Post, add_posts

WORDS = "Words of the harbour and its tide, written down for eleven years. " * 30


@pytest.fixture
def filled(profile):
    posts = [Post("Tidewater Lab Notes", n * HOUR, f"Tide number {n}", WORDS) for n in range(1, 6)]
    add_posts(profile, "Tidewater Lab Notes", posts, NOW)
    return profile


def print_one(profile, clock) -> None:
    conn = open_store(profile.database, clock.now())
    settings = load_settings(conn)
    tools = MakingTools(profile, conn, clock, LocalZone(), run_press=lambda *job, **wishes: Pressed())
    assert make_edition(tools, settings, make_wish(settings)) is not None
    conn.close()


@pytest.fixture
def opened(filled, open_it):
    return open_it(filled)


def open_paper(parts, qtbot):
    parts.actions["go_paper"].trigger()
    view = parts.paper.view
    qtbot.waitUntil(lambda: bool(view.ahead.text()) and bool(view.paper.state.text()))
    return view


def test_without_a_paper_it_says_how_to_get_one(opened, qtbot):
    told: list[Any] = []
    opened.paper.engine_told.connect(told.append)
    view = open_paper(opened, qtbot)
    assert "No paper" in view.paper.state.text()
    assert "only when you ask" in view.ahead.text()
    assert not view.save.isEnabled()
    view.make_now.click()
    assert told == [MakeEdition()]
    assert view.make_now.text() == "Cancel"
    view.make_now.click()
    assert told == [MakeEdition(), CancelEdition()]
    view.take_progress(EditionProgress(2, 5))
    assert "2 of 5" in view.paper.state.text()
    view.take_made(EditionMade(None, EditionCode.EDITION_NOTHING()))
    assert "Nothing new enough" in view.paper.state.text()
    assert view.make_now.text() == "Make one now"


def test_a_paper_is_shown_turned_marked_read_and_saved(opened, filled, qtbot, morning, tmp_path):
    print_one(filled, morning)
    view = open_paper(opened, qtbot)
    qtbot.waitUntil(lambda: view.paper.facts is not None and " of " in view.paper.place.text())
    assert view.paper.place.text().startswith("1 of ")
    pages = view.paper.facts.page_count
    view.paper.page.turned.emit(10_000)
    qtbot.waitUntil(lambda: view.paper.place.text() == f"{pages} of {pages}")
    view.paper.save_to(tmp_path / "paper.pdf")
    qtbot.waitUntil(lambda: "paper.pdf" in view.paper.state.text())
    assert (tmp_path / "paper.pdf").read_bytes().startswith(b"%PDF-")
    with qtbot.waitSignal(opened.commands.many_marks_stored):
        view.paper.read.click()
    opened.navigation.show_unread()
    assert opened.frame.panes.places.currentWidget() is opened.frame.panes.content


def test_settings_are_saved_shown_in_the_sidebar_and_taken_back(opened, qtbot):
    view = open_paper(opened, qtbot)
    view.form.by_itself.setChecked(True)
    view.form.when.choose(False)
    view.form.hours.setText("07:15 18:00")
    view.form.days[6].setChecked(False)
    view._show_saving()
    assert view.save.isEnabled()
    with qtbot.waitSignal(opened.commands.settings_saved) as saved:
        view.save.click()
    settings = saved.args[0]
    assert (settings.editions, settings.edition_hours, settings.edition_days) == (
        True,
        "07:15 18:00",
        "123456",
    )
    qtbot.waitUntil(lambda: opened.sidebar.control.find_node(Key(Kind.EDITION)) is not None)
    assert opened.sidebar.control.find_node(Key(Kind.EDITION)).note in ("07:15", "18:00")
    qtbot.waitUntil(lambda: view.ahead.text().startswith("Next:"))
    with qtbot.waitSignal(opened.commands.settings_saved) as back:
        opened.undo.undo()
    assert back.args[0].editions is False


def test_trying_the_mail_needs_what_is_saved(opened, qtbot):
    told: list[Any] = []
    opened.paper.engine_told.connect(told.append)
    view = open_paper(opened, qtbot)
    view.form.delivery.to_mail.setChecked(True)
    view.form.delivery.try_wanted.emit("")
    assert "Save first" in view.form.delivery.answer.text()
    view.form.delivery.to_mail.setChecked(False)
    view.form.delivery.try_wanted.emit("secret")
    assert [type(one) for one in told] == [TryMail]
    assert "secret" not in repr(told[0])
    view.take_tried(EditionMailTried(told[0].number, False, EditionCode.MAIL_LOGIN(host="smtp.example.org")))
    assert "does not accept" in view.form.delivery.answer.text()
