"""The morning paper in the window: its page, its states, its settings and how they are taken back."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QWheelEvent

from reader.core.clock import LocalZone
from reader.engine.messages import (
    CancelEdition,
    EditionMade,
    EditionMailTried,
    EditionProgress,
    MakeEdition,
    TryEditionMail,
)
from reader.features.editions.texts import EditionCode
from reader.features.editions.window.layout import A4, LETTER, EditionPages
from reader.features.editions.window.pane import PageHolder, PageView
from reader.features.editions.worker.make import EditionTools, make_edition
from reader.store.db import open_store
from reader.store.settings import load_settings
from reader.window.bridge.bridge import Changes
from reader.window.sidebar.tree import Key, Kind
from tests.features.editions.made import WORDS as EDITION_WORDS
from tests.features.editions.made import make_article
from tests.features.editions.made import make_edition as make_small_edition
from tests.window.made_up import HOUR, NOW, Post, add_posts

WORDS = "Words of the harbour and its tide, written down for eleven years. " * 30


@pytest.fixture
def filled(profile):
    posts = [Post("Tidewater Lab Notes", n * HOUR, f"Tide number {n}", WORDS) for n in range(1, 6)]
    add_posts(profile, "Tidewater Lab Notes", posts, NOW)
    return profile


def print_one(profile, clock) -> None:
    conn = open_store(profile.database, clock.now())
    settings = load_settings(conn)
    tools = EditionTools(profile, conn, clock, LocalZone(), render=lambda *job: {"epub": b"PK"})
    assert make_edition(tools, settings) is not None
    conn.close()


@pytest.fixture
def opened(filled, open_it):
    return open_it(filled)


def open_edition(parts, qtbot):
    parts.actions["go_paper"].trigger()
    view = parts.paper.view
    qtbot.waitUntil(lambda: bool(view.ahead.text()) and bool(view.pane.state.text()))
    return view


def test_without_a_paper_it_says_how_to_get_one(opened, qtbot):
    notes: list[Any] = []
    opened.bridge.command_sent.connect(notes.append)
    view = open_edition(opened, qtbot)
    qtbot.waitUntil(lambda: view.pane.state.text() == "Preview of today’s edition")
    assert view.first.isVisible()
    assert view.first.make_button.isEnabled()
    assert view.first.contents.text().startswith("24 articles from 12 feeds, about ")
    assert not view.pane.print.isEnabled(), "nothing of it is made yet"
    assert "only created when you ask" in view.ahead.text()
    assert not view.save.isEnabled()
    view.first.make_button.click()
    assert notes == [MakeEdition()]
    assert (view.make_now.text(), view.first.make_button.text()) == ("Cancel", "Cancel")
    view.make_now.click()
    assert notes == [MakeEdition(), CancelEdition()]
    assert view.make_now.text() == "Create now", "a wish that was not begun yet is never answered"
    view.show_progress(EditionProgress(EditionCode.EDITION_TEXTS(done=2, total=5)))
    assert "2 of 5" in view.pane.state.text()
    view.show_made(EditionMade(None, EditionCode.EDITION_NOTHING()))
    assert "Not enough new articles for an edition today." in view.pane.state.text()
    assert view.make_now.text() == "Create now"


def test_a_paper_is_shown_turned_marked_read_and_saved(opened, filled, qtbot, morning, tmp_path):
    print_one(filled, morning)
    view = open_edition(opened, qtbot)
    qtbot.waitUntil(lambda: view.pane.made is not None and " of " in view.pane.place.text())
    assert view.pane.place.text().startswith("1 of ")
    pages = view.pane.page_count
    qtbot.keyClick(view.pane.page, Qt.Key.Key_End)
    qtbot.waitUntil(lambda: view.pane.place.text() == f"{pages} of {pages}")
    view.pane.save_to(tmp_path / "paper.pdf")
    qtbot.waitUntil(lambda: "paper.pdf" in view.pane.state.text())
    assert (tmp_path / "paper.pdf").read_bytes().startswith(b"%PDF-")
    with qtbot.wait_change(opened, Changes.ROWS):
        view.pane.read.click()
    opened.navigation.show_unread()
    assert opened.frame.panes.places.currentWidget() is opened.frame.panes.content


def test_settings_are_saved_shown_in_the_sidebar_and_taken_back(opened, qtbot):
    view = open_edition(opened, qtbot)
    view.form.boxes["editions"].setChecked(True)
    view.form.when.choose(False)
    view.form.hours.setText("07:15 18:00")
    view.form.days["7"].setChecked(False)
    view._show_saving()
    assert view.save.isEnabled()
    with qtbot.wait_change(opened, Changes.SETTINGS):
        view.save.click()
    settings = opened.commands.settings
    assert (settings.editions, settings.edition_hours, settings.edition_days) == (True, "07:15 18:00", "123456")
    qtbot.waitUntil(lambda: opened.sidebar.control.find_node(Key(Kind.EDITION)).note in ("07:15", "18:00"))
    qtbot.waitUntil(lambda: view.ahead.text().startswith("Next:"))
    with qtbot.wait_change(opened, Changes.SETTINGS):
        opened.undo.undo()
    assert opened.commands.settings.editions is False


def test_half_an_hour_that_is_typed_is_tried_by_nobody_and_not_saved(opened, qtbot):
    notes: list[Any] = []
    opened.bridge.command_sent.connect(notes.append)
    view = open_edition(opened, qtbot)
    view.form.when.choose(False)
    view.form.hours.setText("7")
    view.form.password.setText("secret")
    view._show_saving()
    view.form.show_effect()
    with qtbot.waitSignal(opened.bridge.failed):
        view.save.click()
    assert (view.form.hours.text(), view.form.password.text(), notes) == ("7", "secret", [])


def test_what_is_typed_and_not_saved_outlives_a_change_of_another_setting(opened, qtbot):
    view = open_edition(opened, qtbot)
    view.form.boxes["editions"].setChecked(True)
    view.form.lines["edition_mail_to"].setText("name@reader.example")
    with qtbot.wait_change(opened, Changes.SETTINGS):
        opened.commands.change_settings(paused=True, editions=True)
    loaded: list[object] = []
    opened.bridge.bound_to(opened.window).study(lambda conn: None, loaded.append)
    qtbot.waitUntil(lambda: bool(loaded))
    assert view.form.lines["edition_mail_to"].text() == "name@reader.example"
    assert view.form.changes() == {"edition_mail_to": "name@reader.example"}


def test_a_notch_of_the_wheel_turns_a_page_however_many_steps_it_is_told_in(qtbot):
    turned: list[int] = []
    page = PageView(turned.append, lambda: None)
    qtbot.addWidget(page)
    for steps, by in ((10, -12), (1, 120), (1, -240)):
        for _ in range(steps):
            turn_wheel(page, by)
    assert turned == [1, -1, 2]


def turn_wheel(page: PageView, by: int) -> None:
    middle, none = QPointF(page.rect().center()), Qt.MouseButton.NoButton
    QCoreApplication.sendEvent(
        page,
        QWheelEvent(
            middle,
            page.mapToGlobal(middle),
            QPoint(),
            QPoint(0, by),
            none,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        ),
    )


@pytest.mark.parametrize("size", [A4, LETTER])
def test_a_page_is_shown_in_its_own_shape(qapp, size):
    holder = PageHolder()
    holder.pages = EditionPages(make_small_edition([make_article(1)]), EDITION_WORDS, lambda url: None, size)
    image = holder.render(1, QSize(600, 849))
    assert image.height() <= 849
    assert image.height() / image.width() == pytest.approx(size.height / size.width, abs=0.01)


def test_trying_the_mail_needs_what_is_saved(opened, qtbot):
    notes: list[Any] = []
    opened.bridge.command_sent.connect(notes.append)
    view = open_edition(opened, qtbot)
    view.form.targets["mail"].setChecked(True)
    view.form.try_mail()
    assert "Save first" in view.form.answer.text()
    view.form.targets["mail"].setChecked(False)
    view.form.password.setText("secret")
    view.form.try_mail()
    assert [type(one) for one in notes] == [TryEditionMail]
    assert "secret" not in repr(notes[0])
    view.show_tried(EditionMailTried(notes[0].number, False, EditionCode.MAIL_LOGIN(host="smtp.example.org")))
    assert "didn’t accept" in view.form.answer.text()
