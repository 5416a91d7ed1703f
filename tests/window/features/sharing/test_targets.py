"""The page for targets and the menu of them: kept, tried, sent to, taken back; failures are told and tried again."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu

from reader.core.records.stored import View
from reader.core.words.catalogue import SendCode
from reader.engine.messages import PasswordGiven, SendsChanged, Sent, TargetTried, TryTarget
from reader.features.settings.window.settings import SettingsDialog
from reader.features.sharing.records import Target, TargetForm
from reader.features.sharing.store import list_targets, list_unsent, note_failure, save_target
from reader.features.sharing.window import TargetSection
from reader.store.views import list_page
from reader.window.app import action_table
from tests.window.dialogs.helpers import choose, hear_commands, shown
from tests.window.made_up import NOW


@pytest.fixture
def notes(opened) -> list[object]:
    return hear_commands(opened)


@pytest.fixture
def page(opened, qtbot, notes, safe) -> TargetSection:
    opened.dialogs.open_targets()
    qtbot.waitUntil(lambda: opened.dialogs.shown is not None)
    dialog: SettingsDialog = shown(opened, SettingsDialog)
    page: TargetSection = dialog.targets
    assert page.isVisible()
    return page


def test_a_target_is_tried_kept_removed_and_brought_back(opened, page, notes, writing, qtbot):
    page.open_form(Target(form=TargetForm.READECK))
    page.form.add.click()
    qtbot.waitUntil(lambda: "address" in page.form.answer.text())
    page.form.address.setText("read.example")
    page.form.secrets["token"].setText("T0KEN")
    page.form.try_button.click()
    assert isinstance(notes[-1], TryTarget)
    assert "T0KEN" not in repr(notes)
    opened.dialogs.targets.on_tried(TargetTried(1, True, SendCode.TRIED_SERVER(host="read.example")))
    assert "Connected to read.example." in page.form.answer.text()
    page.form.add.click()
    qtbot.waitUntil(lambda: len(page.cards) == 1)
    assert page.form is None
    (target,) = list_targets(writing)
    assert (target.name, target.address) == ("Readeck", "https://read.example")
    given = PasswordGiven("https://read.example", f"target {target.id}", '{"token": "T0KEN"}')
    assert given in notes
    choose(page.cards[0], "Remove")
    qtbot.waitUntil(lambda: page.cards == [])
    page.undo.click()
    qtbot.waitUntil(lambda: len(page.cards) == 1)


def test_an_answer_to_one_target_is_not_said_of_another(opened, page):
    page.open_form(Target(form=TargetForm.READECK))
    page.form.address.setText("read.example")
    page.form.try_button.click()
    page.form.discard.click()
    page.open_form(Target(form=TargetForm.LINKDING))
    opened.dialogs.targets.on_tried(TargetTried(1, True, SendCode.TRIED_SERVER(host="read.example")))
    assert page.form.answer.text() == ""


def test_posts_are_sent_from_the_menu_and_taken_back_in_time(opened, notes, writing, qtbot):
    target_id = save_target(writing, Target(form=TargetForm.MARKDOWN, name="Notes & more", address="/x"), NOW)
    opened.entries.view.setCurrentIndex(opened.entries.model.index(0, 0))
    opened.actions["send_to"].trigger()
    qtbot.waitUntil(lambda: isinstance(QApplication.activePopupWidget(), QMenu))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert [action.text() for action in menu.actions()] == [
        *("Notes && more", "", "Email…", "Copy link", "Copy quote with link", ""),
        *("Save as HTML…", "Print…", "", "Add destination…"),
    ]
    menu.actions()[0].trigger()
    menu.close()
    qtbot.waitUntil(lambda: SendsChanged() in notes)
    (send,) = list_unsent(writing)
    assert (send.target_id, send.next_at) == (target_id, NOW + 6.0)
    assert "Sending 1 article to Notes & more…" in opened.entries.pane.undo_bar.sentence()
    opened.actions["undo"].trigger()
    qtbot.waitUntil(lambda: list_unsent(writing) == [])


def test_what_failed_is_told_once_and_tried_again_on_wish(opened, page, notes, writing, qtbot):
    target_id = save_target(writing, Target(form=TargetForm.MARKDOWN, name="Notes", address="/x"), NOW)
    entry_id = list_page(writing, View())[0].id
    opened.dialogs.targets.send(list_targets(writing)[0], [entry_id])
    qtbot.waitUntil(lambda: len(list_unsent(writing)) == 1)
    message = SendCode.FOLDER_MISSING(path="/x")
    note_failure(writing, list_unsent(writing)[0].id, message, None)
    opened.dialogs.targets.on_sent(Sent(target_id, "Notes", 0, 1, message, True, True))
    qtbot.waitUntil(lambda: bool(page.cards) and page.cards[0].pill.text() == "1 not sent")
    choose(page.cards[0], "Send waiting items now")
    qtbot.waitUntil(lambda: list_unsent(writing)[0].next_at == NOW)
    opened.dialogs.targets.on_sent(Sent(target_id, "Notes", 1))
    assert opened.entries.pane.undo_bar.sentence() == "1 article sent to Notes"
    opened.entries.pane.undo_bar.show_text("Something else")
    opened.dialogs.targets.on_sent(Sent(target_id, "Notes", 5))
    assert opened.entries.pane.undo_bar.sentence() == "Something else"


def test_an_article_is_copied_as_markdown_text_and_quote(opened, qtbot):
    opened.entries.view.setCurrentIndex(opened.entries.model.index(0, 0))
    qtbot.waitUntil(lambda: opened.article.view.article is not None)
    article = opened.article.view.article
    for name, begins in (("copy_markdown", "# "), ("copy_text", ""), ("copy_quote", "> ")):
        opened.actions[name].trigger()
        copied = QGuiApplication.clipboard().text()
        assert copied.startswith(begins)
        assert article.link in copied


def test_parts_of_the_list_are_marked_and_come_back(opened, writing, qtbot):
    model, view = opened.entries.model, opened.entries.view

    def unread() -> int:
        return len(list_page(writing, View(unread_only=True), 1_000))

    every = unread()
    view.setCurrentIndex(model.index(2, 0))
    opened.actions["mark_below"].trigger()
    qtbot.waitUntil(lambda: "marked as read" in opened.entries.pane.undo_bar.sentence())
    assert unread() <= 3
    opened.actions["undo"].trigger()
    qtbot.waitUntil(lambda: unread() >= every - 1)
    action_table.mark_older(opened, NOW - 86_400)
    qtbot.waitUntil(lambda: unread() < every - 1)
    rows = list_page(writing, View(unread_only=True), 1_000)
    assert all(row.sort_at >= NOW - 86_400 for row in rows)
