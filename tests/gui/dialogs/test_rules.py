"""Rules: tried, saved, moved, applied and taken back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from reader.gui.dialogs.rules import RulesDialog
from reader.model.rules import Manner, Rule
from reader.model.stored import View
from reader.store.db import open_store
from reader.store.rules import count_hidden, list_rules, save_rule
from reader.store.tags import list_tags
from reader.store.views import count_view, get_unread_counts
from tests.gui.dialogs.helpers import press, shown
from tests.gui.made_up import NOW


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
