"""Rules: tried, saved, moved, applied and taken back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from reader.core.records.stored import View
from reader.features.rules.records import Condition, Joined, Manner, Rule, RuleOutcome
from reader.features.rules.store import apply_rule_outcome, count_hidden, list_hidden, list_rules, save_rule
from reader.features.rules.window.rules import RulesDialog
from reader.features.sharing.records import Target
from reader.features.sharing.store import save_target
from reader.store.db import open_store
from reader.store.tags import list_tags
from reader.store.views import count_view, get_unread_counts, list_ids
from reader.window.bridge.bridge import Changes
from tests.window.dialogs.helpers import press, shown
from tests.window.made_up import NOW


@pytest.fixture
def ruling(opened, qtbot):
    opened.actions["rules"].trigger()
    qtbot.waitUntil(lambda: opened.dialogs.shown is not None)
    return shown(opened, RulesDialog)


def test_a_rule_is_tried_saved_applied_and_taken_back(opened, ruling, qtbot, store):
    everything, unread = count_view(store, View()), sum(get_unread_counts(store).values())
    ruling.new.click()
    editor = ruling.editor
    editor.wanted.setText("drawer")
    editor.actions_of_rule.change(hide=True)
    editor.actions_of_rule.change(tag="Later")
    qtbot.waitUntil(editor.also.isVisible)
    assert editor.table.rowCount() == 40
    assert editor.trial_words.text() == f"40 of the newest {everything} articles match."
    editor.also.click()
    editor.wanted.setFocus()
    assert list_rules(store) == [], "nothing changes before Save"
    with qtbot.wait_change(opened, Changes.LISTS):
        press(editor.wanted, Qt.Key.Key_Return)
    assert ruling.list.item(0).text() == "Title contains the words “drawer”: mark read, tag Later, hide"
    press(ruling, Qt.Key.Key_Return)
    assert [rule.wanted for rule in list_rules(store)] == ["drawer"]
    assert count_view(store, View()) == everything - 40
    assert count_hidden(store) == 40
    with qtbot.wait_change(opened, Changes.LISTS):
        opened.undo.undo()
    assert (list_rules(store), count_hidden(store)) == ([], 0)
    assert sum(get_unread_counts(store).values()) == unread
    assert "Later" not in {tag.name for tag in list_tags(store)}


def test_without_rules_it_says_what_one_does_and_offers_the_first(ruling):
    assert ruling.about.text().startswith("No rules yet.")
    assert ruling.focusWidget() is ruling.new


def test_another_question_forgets_what_was_found(ruling, qtbot):
    ruling.add()
    editor = ruling.editor
    editor.wanted.setText("drawer")
    qtbot.waitUntil(editor.also.isVisible)
    editor.wanted.setText("drawers")
    assert editor.table.rowCount() == 0
    assert not editor.also.isVisible()


def test_a_sentence_about_a_pattern_goes_once_it_is_corrected(ruling, qtbot):
    ruling.add()
    editor = ruling.editor
    editor.conditions.rows[0].manner.choose(Manner.PATTERN)
    editor.wanted.setText("(drawer")
    qtbot.waitUntil(lambda: "pattern" in editor.trial_words.text().lower() or "(" in editor.trial_words.text())
    editor._submit()
    assert editor.note.text()
    editor.wanted.setText("(drawer)")
    assert not editor.note.text()
    qtbot.waitUntil(editor.also.isVisible)
    assert editor.trial_words.text().startswith("40 of the newest")


def test_what_a_rule_does_is_chips_and_a_menu_of_the_rest(ruling):
    ruling.add()
    actions, menu = ruling.editor.actions_of_rule, QMenu()
    names = [chip.accessibleName() for chip in actions.chips]
    assert names == ["Mark it read"]
    actions.fill_menu(menu)
    words = [action.text() for action in menu.actions()]
    assert words == ["Star it", "Notify me", "Highlight it", "Hide it", "Tag it"]
    menu.actions()[0].trigger()
    assert [chip.accessibleName() for chip in actions.chips] == ["Mark it read", "Star it"]
    actions.chips[0].click()
    assert [chip.accessibleName() for chip in actions.chips] == ["Star it"]
    assert not ruling.editor.make_rule().mark_read
    assert ruling.editor.make_rule().star


@pytest.mark.parametrize(("manner", "wanted"), [(Manner.WORDS, ""), (Manner.PATTERN, "(")])
def test_a_rule_that_cannot_work_is_refused_in_a_sentence(ruling, manner, wanted):
    ruling.add()
    ruling.editor.conditions.rows[0].manner.choose(manner)
    ruling.editor.wanted.setText(wanted)
    ruling.editor._submit()
    assert ruling.editor.note.text().endswith(".")
    assert ruling.rules == []


def test_a_rule_gets_further_conditions_and_loses_them(ruling, qtbot):
    ruling.add()
    editor = ruling.editor
    editor.wanted.setText("drawer")
    editor.conditions.more.click()
    editor.conditions.rows[1].wanted.setText("lamp")
    editor.conditions.joined.choose(Joined.ANY)
    editor.limits.has_category.click()
    editor.limits.category.setText("Home")
    editor.limits.has_end.click()
    assert editor.limits.apply_to(Rule()).until_at > NOW + 29 * 86_400, "a day that can be kept as it is"
    editor.limits.end.setText("soon")
    editor._submit()
    assert "last day" in editor.note.text()
    editor.limits.end.setText("2026-12-31")
    editor.actions_of_rule.change(highlight=True)
    made = editor.make_rule()
    assert (made.joined, made.wanted, made.more) == (Joined.ANY, "drawer", (Condition(wanted="lamp"),))
    assert (made.category, made.highlight) == ("Home", True)
    assert made.until_at is not None
    lose_a_condition(editor, qtbot)


def lose_a_condition(editor, qtbot):
    editor.limits.has_category.click()
    qtbot.waitUntil(editor.also.isVisible)
    editor.conditions.rows[0].remove.click()
    assert not editor.also.isVisible()
    assert editor.make_rule().wanted == "lamp"
    assert editor.make_rule().joined is Joined.ALL
    editor.reject()


def test_rules_are_moved_switched_and_removed(open_it, profile, qtbot, store):
    conn = open_store(profile.database, NOW)
    for word in ("one", "two", "three"):
        save_rule(conn, Rule(wanted=word, star=True))
    target = save_target(conn, Target(name="Notes", address="/tmp"), NOW)
    conn.close()
    opened = open_it(profile)
    opened.dialogs.open_rules()
    qtbot.waitUntil(lambda: opened.dialogs.shown is not None)
    dialog = shown(opened, RulesDialog)
    assert not dialog.up.isEnabled()
    choose_target(dialog, target)
    saved = opened.bridge.changed
    with qtbot.waitSignal(saved):
        dialog.down.click()
    with qtbot.waitSignal(saved):
        press(dialog.list, Qt.Key.Key_Space)
    with qtbot.waitSignal(saved):
        dialog.list.model().moveRow(QModelIndex(), 2, QModelIndex(), 0)
    assert [rule.wanted for rule in list_rules(store)] == ["three", "two", "one"]
    with qtbot.waitSignal(saved):
        opened.undo.undo()
    dialog.rules = list_rules(store)
    dialog._fill(0)
    dialog.list.setCurrentRow(2)
    with qtbot.waitSignal(saved):
        dialog.remove.click()
    assert [(rule.wanted, rule.enabled) for rule in list_rules(store)] == [("two", True), ("one", False)]
    with qtbot.waitSignal(saved):
        opened.undo.undo()
    assert [rule.wanted for rule in list_rules(store)] == ["two", "one", "three"]


def choose_target(dialog, target):
    dialog.change()
    menu = QMenu()
    dialog.editor.actions_of_rule.fill_menu(menu)
    destinations = menu.actions()[-1].menu()
    assert isinstance(destinations, QMenu)
    destinations.actions()[0].trigger()
    assert dialog.editor.make_rule().send_to == target
    dialog.editor.reject()


def test_a_click_on_the_box_switches_a_rule(ruling, qtbot):
    ruling.put(0, Rule(wanted="one", star=True), [])
    at = ruling.list.visualItemRect(ruling.list.item(0)).topLeft() + QPoint(18, 15)
    QTest.mouseClick(ruling.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert not ruling.rules[0].enabled


@pytest.fixture
def hidden(profile):
    conn = open_store(profile.database, NOW)
    ids = list(list_ids(conn, View(), 3).ids)
    apply_rule_outcome(conn, RuleOutcome(hidden=True), ids)
    conn.close()
    return ids


def test_what_rules_hid_is_listed_and_brought_back(hidden, open_it, profile, qtbot, store):
    opened = open_it(profile)
    opened.actions["hidden_posts"].trigger()
    dialog = opened.dialogs.hidden
    qtbot.waitUntil(lambda: dialog.words.text() == "3 articles hidden by rules.")
    assert dialog.list.count() == 3
    assert not dialog.some.isEnabled()
    dialog.list.setCurrentRow(1)
    dialog.some.click()
    qtbot.waitUntil(lambda: dialog.list.count() == 2)
    assert [row.id for row in list_hidden(store)] == [hidden[0], hidden[2]]
    opened.undo.undo()
    qtbot.waitUntil(lambda: dialog.list.count() == 3)
    assert count_hidden(store) == 3
    dialog.all.click()
    qtbot.waitUntil(lambda: dialog.words.text() == "No articles are hidden by rules.")
    assert count_hidden(store) == 0
    assert not dialog.list.isVisible()


def test_the_rules_lead_to_what_they_hid(hidden, open_it, profile, qtbot, store):
    opened = open_it(profile)
    opened.dialogs.open_rules()
    qtbot.waitUntil(lambda: opened.dialogs.shown is not None)
    dialog = shown(opened, RulesDialog)
    assert "3 articles" in dialog.hidden_words.text()
    dialog.show_them.click()
    qtbot.waitUntil(dialog.hidden.all.isVisible)
    dialog.hidden.all.click()
    qtbot.waitUntil(lambda: not dialog.show_them.isVisible())
