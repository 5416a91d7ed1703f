"""The morning paper in the window: its page, its states, its settings and how they are taken back."""

from __future__ import annotations

import os
import signal
import sys
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtPrintSupport import QPrinter

from reader.core.clock import LocalZone
from reader.core.words.catalogue import EditionCode
from reader.engine.messages import (
    CancelEdition,
    EditionMade,
    EditionMailTried,
    EditionProgress,
    MakeEdition,
    TryEditionMail,
)
from reader.features.editions.records import PaintPage, RenderJob
from reader.features.editions.window.layout import A4, LETTER
from reader.features.editions.window.view import PageView
from reader.features.editions.worker.make import EditionTools, Renderer, make_edition
from reader.store.db import open_store
from reader.store.settings import load_settings
from reader.window.bridge.bridge import Changes
from reader.window.kit.wording import say
from reader.window.sidebar.tree import Key, Kind
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
    qtbot.waitUntil(lambda: bool(view.ahead.text()) and bool(view.state.text()))
    return view


def test_a_first_visit_shows_todays_edition_and_makes_it_with_one_button(opened, qtbot):
    notes: list[Any] = []
    opened.bridge.command_sent.connect(notes.append)
    view = open_edition(opened, qtbot)
    qtbot.waitUntil(lambda: view.state.text() == "Preview of today’s edition")
    assert view.first.isVisible()
    assert not view.sheet.isVisible()
    assert not view.print.isVisible(), "nothing of it is made yet"
    assert view.first.make_button.isEnabled()
    assert view.first.contents.text().startswith("24 articles from 12 feeds, about ")
    assert "only created when you ask" in view.ahead.text()
    view.first.make_button.click()
    assert notes == [MakeEdition()]
    assert (view.make_now.text(), view.first.make_button.text()) == ("Cancel", "Cancel")
    view.make_now.click()
    assert notes == [MakeEdition(), CancelEdition()]
    assert view.make_now.text() == "Create now", "a wish that was not begun yet is never answered"
    view.show_note(EditionProgress(EditionCode.EDITION_TEXTS(done=2, total=5)))
    assert "2 of 5" in view.state.text()
    view.show_note(EditionMade(None, EditionCode.EDITION_NOTHING()))
    assert "Not enough new articles for an edition today." in view.state.text()
    assert view.make_now.text() == "Create now"


def test_one_box_has_an_edition_made_every_morning(opened, qtbot):
    view = open_edition(opened, qtbot)
    with qtbot.wait_change(opened, Changes.SETTINGS):
        view.first.daily.click()
    assert opened.commands.settings.editions
    qtbot.waitUntil(lambda: view.first.ahead.text().startswith("Next:"))
    with qtbot.wait_change(opened, Changes.SETTINGS):
        opened.undo.undo()
    qtbot.waitUntil(lambda: not view.first.daily.isChecked())


def test_a_paper_is_shown_turned_marked_read_and_saved(opened, filled, qtbot, morning, tmp_path):
    print_one(filled, morning)
    view = open_edition(opened, qtbot)
    qtbot.waitUntil(lambda: view.made is not None and " of " in view.place.text())
    assert not view.first.isVisible()
    assert view.place.text().startswith("1 of ")
    pages = view.page_count
    qtbot.keyClick(view.page, Qt.Key.Key_End)
    qtbot.waitUntil(lambda: view.place.text() == f"{pages} of {pages}")
    view.save_to(tmp_path / "paper.pdf")
    qtbot.waitUntil(lambda: "paper.pdf" in view.state.text())
    assert (tmp_path / "paper.pdf").read_bytes().startswith(b"%PDF-")
    with qtbot.wait_change(opened, Changes.ROWS):
        view.read.click()
    opened.navigation.show_unread()
    assert opened.frame.panes.places.currentWidget() is opened.frame.panes.content


def test_older_editions_are_in_the_menu_of_the_title(opened, filled, qtbot, morning):
    print_one(filled, morning)
    add_posts(filled, "Tidewater Lab Notes", [Post("Tidewater Lab Notes", HOUR, "A late tide", WORDS)], NOW)
    print_one(filled, morning)
    view = open_edition(opened, qtbot)
    qtbot.waitUntil(lambda: view.made is not None and view.made.number == 2)
    newest, older = view.title.menu().actions()
    assert (newest.isChecked(), older.isChecked()) == (True, False)
    older.trigger()
    qtbot.waitUntil(lambda: view.made.number == 1 and view.title.menu().actions()[1].isChecked())
    view.show_note(EditionMade(2))
    assert view.made.number == 1, "one that comes by itself takes nobody away from what is read"
    view.make_now.click()
    view.show_note(EditionMade(2))
    qtbot.waitUntil(lambda: view.made.number == 2)


def test_the_gear_opens_the_settings_and_escape_closes_them_first(opened, filled, qtbot, morning):
    print_one(filled, morning)
    view = open_edition(opened, qtbot)
    qtbot.waitUntil(lambda: view.made is not None and view.gear.isVisible())
    view.gear.click()
    assert view.sheet.isVisible()
    assert view.page.isVisible()
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert not view.sheet.isVisible()
    assert opened.frame.panes.places.currentWidget() is view
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert opened.frame.panes.places.currentWidget() is opened.frame.panes.content


def change(opened, qtbot, do):
    with qtbot.wait_change(opened, Changes.SETTINGS):
        do()
    return opened.commands.settings


def type_into(line, words: str) -> None:
    line.setText(words)
    line.editingFinished.emit()


def test_each_setting_applies_right_away_is_shown_in_the_sidebar_and_taken_back(opened, qtbot):
    view = open_edition(opened, qtbot)
    form = view.form
    assert change(opened, qtbot, lambda: form.widgets["editions"].setChecked(True)).editions
    assert change(opened, qtbot, lambda: form.when.choose(False)).edition_hours == "07:15"
    hours = form.widgets["edition_hours"]
    qtbot.waitUntil(lambda: not hours.isHidden())
    assert change(opened, qtbot, lambda: type_into(hours, "07:15, 18:00")).edition_hours == "07:15 18:00"
    assert change(opened, qtbot, lambda: form.days["7"].setChecked(False)).edition_days == "123456"
    assert change(opened, qtbot, lambda: form.sources["starred"].setChecked(True)).edition_from.endswith("none starred")
    qtbot.waitUntil(lambda: opened.sidebar.control.find_node(Key(Kind.EDITION)).note in ("07:15", "18:00"))
    qtbot.waitUntil(lambda: view.ahead.text().startswith("Next:"))
    change(opened, qtbot, opened.undo.undo)
    qtbot.waitUntil(lambda: not form.sources["starred"].isChecked())
    change(opened, qtbot, opened.undo.undo)
    qtbot.waitUntil(form.days["7"].isChecked)
    assert opened.commands.settings.edition_days == "1234567"


def test_the_last_source_stays_on(opened, qtbot):
    view = open_edition(opened, qtbot)
    boxes = view.form.sources
    change(opened, qtbot, lambda: opened.commands.change_settings(edition_from="none"))
    qtbot.waitUntil(lambda: [key for key, box in boxes.items() if box.isChecked()] == ["none"])
    boxes["none"].setChecked(False)
    assert boxes["none"].isChecked()
    assert change(opened, qtbot, lambda: boxes["starred"].setChecked(True)).edition_from == "none starred"
    qtbot.waitUntil(lambda: view.form._settings.edition_from == "none starred")
    assert change(opened, qtbot, lambda: boxes["none"].setChecked(False)).edition_from == "starred"


def test_half_an_hour_that_is_typed_is_not_saved(opened, qtbot):
    view = open_edition(opened, qtbot)
    change(opened, qtbot, lambda: view.form.when.choose(False))
    with qtbot.waitSignal(opened.bridge.failed):
        type_into(view.form.widgets["edition_hours"], "7")
    assert opened.commands.settings.edition_hours == "07:15"


def test_what_is_just_typed_outlives_a_change_of_another_setting(opened, qtbot):
    view = open_edition(opened, qtbot)
    view.gear.setChecked(True)
    change(opened, qtbot, lambda: view.form.targets["mail"].setChecked(True))
    line = view.form.widgets["edition_mail_to"]
    qtbot.waitUntil(line.isVisible)
    line.setFocus()
    qtbot.keyClicks(line, "name@reader")
    change(opened, qtbot, lambda: opened.commands.change_settings(paused=True))
    loaded: list[object] = []
    opened.bridge.bound_to(opened.window).study(lambda conn: None, loaded.append)
    qtbot.waitUntil(lambda: bool(loaded))
    assert line.text() == "name@reader"


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


@pytest.fixture
def renderer():
    renderer = Renderer(RenderJob(make_small_edition([make_article(1)]), {}, "en"))
    yield renderer
    renderer.end()


def test_a_page_is_painted_in_its_own_shape_as_large_as_there_is_room(renderer):
    for width, height in ((600, 849), (600, 300), (100, 900)):
        page = renderer.paint(PaintPage(1, width, height))
        assert page.width <= width
        assert page.height <= height + 1
        shape = page.height / page.width
        assert min(abs(shape - size.height / size.width) for size in (A4, LETTER)) < 0.02
        assert len(page.pixels) == 4 * page.width * page.height
    grey = renderer.paint(PaintPage(1, 400, 400, is_grey=True))
    assert grey.pixels[:1] == b"\xff", "white where nothing is printed"


def test_a_renderer_that_dies_is_replaced_once(renderer, expect_log):
    expect_log("the renderer failed")
    assert renderer.paint(PaintPage(1, 300, 300)) is not None
    kill_renderer(renderer)
    assert renderer.paint(PaintPage(1, 300, 300)) is not None


def kill_renderer(renderer: Renderer) -> None:
    child = renderer._child
    assert child is not None
    os.kill(child.pid, signal.SIGKILL)
    child._process.wait()


def test_pages_come_from_a_process_that_is_replaced_if_it_dies_and_ends_with_the_page(
    opened, filled, qtbot, morning, monkeypatch, expect_log
):
    expect_log("the renderer failed")
    print_one(filled, morning)
    view = open_edition(opened, qtbot)
    qtbot.waitUntil(lambda: not view.page.pixmap().isNull())
    renderer = view._holder._renderer
    before = view.page.pixmap().cacheKey()
    kill_renderer(renderer)
    view.on.click()
    qtbot.waitUntil(lambda: view.page.pixmap().cacheKey() != before)
    kill_renderer(renderer)
    monkeypatch.setattr(sys, "executable", str(filled.folder / "missing"))
    view.back.click()
    qtbot.waitUntil(lambda: view.page.text() == say(EditionCode.EDITION_RENDER_FAILED()))
    monkeypatch.undo()
    view.on.click()
    qtbot.waitUntil(lambda: not view.page.pixmap().isNull())
    child = renderer._child
    opened.navigation.show_unread()
    assert not view.isVisible()
    assert renderer._child is None
    assert not child.is_alive


def test_pages_are_printed_as_large_as_the_paper_allows(opened, filled, qtbot, morning, tmp_path):
    print_one(filled, morning)
    view = open_edition(opened, qtbot)
    qtbot.waitUntil(lambda: not view.page.pixmap().isNull())
    printer = QPrinter()
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    view._holder.print_on(printer)
    printed = (tmp_path / "printed.pdf").read_bytes()
    assert printed.count(b"/Type /Page\n") == view.page_count


def test_a_mail_server_is_tried_with_the_password_that_is_typed(opened, qtbot):
    notes: list[Any] = []
    opened.bridge.command_sent.connect(notes.append)
    view = open_edition(opened, qtbot)
    view.form.password.setText("secret")
    view.form.try_mail()
    assert [type(one) for one in notes] == [TryEditionMail]
    assert "secret" not in repr(notes[0])
    view.show_note(EditionMailTried(notes[0].number, False, EditionCode.MAIL_LOGIN(host="smtp.example.org")))
    assert "didn’t accept" in view.form.answer.text()
