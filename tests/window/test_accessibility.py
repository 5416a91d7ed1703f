"""What a screen reader meets, asked through QAccessible: every control has a name, wherever it stands."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QLabel, QWidget

from reader.core.licences import list_components
from reader.features.podcasts.records import Chapter, Episode
from reader.features.podcasts.window.control import PlayerState, Sleep
from reader.features.recovery.service import Copy
from reader.features.recovery.window.page import RecoveryPage
from reader.features.recovery.window.words import Choice, Fault
from reader.store.backup import Backup, Contents
from reader.window.dialogs.about import AcknowledgementsDialog
from reader.window.dialogs.keyboard_sheet import ShortcutsDialog
from reader.window.kit.controls import CheckBox
from reader.window.sidebar.tree import Key, Kind
from tests.window.keyboard_walk import find_faults
from tests.window.keyboard_walk import walk as tab_walk
from tests.window.made_up import NOW

CONTROLS = {
    *(QAccessible.Role.PushButton, QAccessible.Role.ButtonMenu, QAccessible.Role.CheckBox),
    *(QAccessible.Role.RadioButton, QAccessible.Role.ComboBox, QAccessible.Role.EditableText),
    *(QAccessible.Role.SpinBox, QAccessible.Role.Slider, QAccessible.Role.List, QAccessible.Role.Tree),
    *(QAccessible.Role.Table, QAccessible.Role.ProgressBar, QAccessible.Role.ButtonDropDown),
}
MOST = 4_000
PLAYING = PlayerState(
    Episode(1, 1, "Long Wave", "Episode 88", "https://a.example/88.mp3", "", 9, 90.0, "", 0, False, False),
    *(12.0, 90.0, True),
    chapters=(Chapter(0.0, "Harbour"), Chapter(40.0, "Bells")),
    sleep=Sleep(left_s=900.0),
    queue_length=2,
)
COPIES = [Copy(Backup(Path(f"{n}.sqlite"), NOW - n, 1), Contents(3, 9, 2)) for n in (1, 2)]


def walk(widget: QWidget) -> Iterator[QAccessibleInterface]:
    """Everything below a widget that can be seen; rows of lists are asked for elsewhere."""
    waiting = [QAccessible.queryAccessibleInterface(widget)]
    for _ in range(MOST):
        if not waiting:
            return
        face = waiting.pop()
        if face is None or not face.isValid() or face.state().invisible:
            continue
        yield face
        if face.role() not in (QAccessible.Role.List, QAccessible.Role.Tree, QAccessible.Role.Table):
            waiting += [face.child(number) for number in reversed(range(face.childCount()))]


def is_part_of_a_control(face: QAccessibleInterface) -> bool:
    """The line inside a number field, the buttons of a scroll bar: Qt names them by their user."""
    holder = face.parent()
    return holder is not None and holder.role() in (
        *(QAccessible.Role.SpinBox, QAccessible.Role.ComboBox, QAccessible.Role.ScrollBar),
    )


def has_own_name(face: QAccessibleInterface) -> bool:
    """A box tells what is chosen in place of its name: that is told by its label, or as its description."""
    is_labelled = bool(face.relations(QAccessible.RelationFlag.Label))
    name = face.object().property("accessibleName")
    return bool(name) and is_labelled != (face.text(QAccessible.Text.Description) == name)


def nameless(widget: QWidget) -> list[str]:
    found = []
    for face in walk(widget):
        if face.role() in CONTROLS and not is_part_of_a_control(face):
            name = face.text(QAccessible.Text.Name).strip()
            if not name or (face.role() == QAccessible.Role.ComboBox and not has_own_name(face)):
                found.append(f"{face.role().name} {face.object()}")
    return found


def untold(widget: QWidget) -> list[str]:
    """Words that are shown and never told, as their label has a name that says something else. A link may: it is told
    by where it leads."""
    return [
        f"{label.text()!r} is told as {label.accessibleName()!r}"
        for label in widget.findChildren(QLabel)
        if label.isVisible()
        and label.accessibleName()
        and label.text()[:3] not in (label.accessibleName()[:3], "<a ", "")
    ]


@pytest.mark.parametrize("layout", ["Ctrl+1", "Ctrl+2", "Ctrl+3"])
def test_every_control_of_the_window_has_a_name(at_first, layout):
    action = {"Ctrl+1": "layout_three", "Ctrl+2": "layout_wide", "Ctrl+3": "layout_newspaper"}[layout]
    at_first.actions[action].trigger()
    at_first.actions["search"].trigger()
    feed_icons = [face.role() for face in walk(at_first.window)]
    assert feed_icons.count(QAccessible.Role.PushButton) + feed_icons.count(QAccessible.Role.ButtonMenu) > 5
    assert nameless(at_first.window) == []
    assert find_faults(at_first.window) == []


@pytest.mark.long
def test_every_control_of_every_dialog_has_a_name(open_it, profile, qtbot):
    opened = open_it(profile)
    dialogs, parts = opened.dialogs, opened
    parts.sidebar.tree.choose(Key(Kind.FEED, 1))
    for open_one in (
        *(dialogs.add_feed, opened.actions["feed_settings"].trigger, dialogs.open_rules, dialogs.open_settings),
        *(
            dialogs.open_about,
            lambda: dialogs._open(AcknowledgementsDialog(parts.theme, list_components(), parts.window)),
        ),
    ):
        open_one()
        qtbot.waitUntil(lambda: dialogs.shown is not None)
        shown = dialogs.shown
        assert shown is not None
        pages = range(shown.names.count()) if hasattr(shown, "names") else [0]
        for page in pages:
            if hasattr(shown, "names"):
                shown.names.setCurrentRow(page)
            assert nameless(shown) == [], shown.windowTitle()
            assert untold(shown) == [], shown.windowTitle()
            assert find_faults(shown) == [], shown.windowTitle()
        shown.reject()
    assert find_faults(make_rule_editor(opened, qtbot)) == []
    sheet = ShortcutsDialog(parts.theme, parts.actions, parts.window)
    sheet.show()
    for name in ("", "toggle_star"):
        if name:
            sheet.rows[name].button.click()
        assert nameless(sheet) == [], sheet.windowTitle()
        assert find_faults(sheet) == [], sheet.windowTitle()
    sheet.close()


def make_rule_editor(opened, qtbot):
    """With a condition more, which comes when all else is there."""
    opened.dialogs.open_rules()
    qtbot.waitUntil(lambda: opened.dialogs.shown is not None)
    opened.dialogs.shown.add()
    editor = opened.dialogs.shown.editor
    editor.conditions.add_empty()
    return editor


@pytest.mark.parametrize("page", ["today", "budget", "feeds", "reading", "savings", "compare", "away"])
def test_every_control_of_insights_has_a_name(at_first, page):
    view = at_first.insights.open(page)
    assert nameless(view) == []
    assert untold(view) == []
    assert find_faults(view) == []
    assert at_first.insights.shown_page == {"compare": "savings"}.get(page, page)


def test_every_control_of_what_opens_in_the_window_has_a_name(at_first, qtbot):
    """Cards, a search and its saving, the player, the paper."""
    at_first.window.resize(1_600, 900)
    at_first.actions["cards"].trigger()
    at_first.actions["search"].trigger()
    at_first.entries.pane.header.search_field.setText("ferry OR bread")
    at_first.entries.control.search("ferry OR bread")
    at_first.player.bar.show_state(PLAYING)
    at_first.player.bar.show()
    assert at_first.player.bar.speed.accessibleDescription() == "1×"
    assert nameless(at_first.window) == []
    assert find_faults(at_first.window) == []
    at_first.actions["save_search"].trigger()
    assert nameless(at_first.saved_searches.shown) == []
    assert find_faults(at_first.saved_searches.shown) == []
    at_first.saved_searches.shown.reject()
    at_first.actions["go_paper"].trigger()
    qtbot.waitUntil(lambda: at_first.paper.view.form is not None)
    form = at_first.paper.view.form
    at_first.paper.view.gear.setChecked(True)
    qtbot.waitUntil(lambda: "News" in [box.text() for box in form.findChildren(CheckBox) if box.isVisible()])
    assert nameless(at_first.paper.view) == []
    assert find_faults(at_first.paper.view) == []
    heights = [one.mapTo(form, one.rect().center()).y() for one in tab_walk(form) if form.isAncestorOf(one)]
    ahead = [below - above for above, below in pairwise(heights)]
    assert min(ahead) >= -2, "the folders come when the rest is there; what stands in one row may be a pixel off"
    page = QAccessible.queryAccessibleInterface(at_first.paper.view.page)
    assert page.role() != QAccessible.Role.Client, "a screen reader passes over what only holds something"


def test_every_control_of_the_recovery_page_has_a_name(qtbot, theme):
    nobody: Any = None
    page = RecoveryPage(theme, NOW, nobody)
    qtbot.addWidget(page)
    page.show()
    page.show_work("Looking for backups…", can_cancel=True)
    assert nameless(page) == []
    page.show_fault(Fault.DAMAGED, list(Choice), COPIES, "malformed")
    assert nameless(page) == []
    assert find_faults(page) == []


def test_every_row_of_the_list_and_the_sidebar_is_told(at_first, qtbot):
    posts = QAccessible.queryAccessibleInterface(at_first.entries.view)
    rows = [posts.child(number).text(QAccessible.Text.Name) for number in range(10)]
    assert sum(name.startswith("Unread. ") for name in rows) >= 3
    places = QAccessible.queryAccessibleInterface(at_first.sidebar.tree)
    notes = [places.child(number).text(QAccessible.Text.Name) for number in range(places.childCount())]
    assert any(name.startswith("Harbour Gazette, ") and name.endswith(" unread") for name in notes)


def test_a_screen_reader_finds_a_window_and_its_panes_from_left_to_right(at_first):
    window = QAccessible.queryAccessibleInterface(at_first.window)
    assert window.role() == QAccessible.Role.Window
    wide = (QAccessible.Role.Tree, QAccessible.Role.Table, QAccessible.Role.Document)
    browser = at_first.article.view.browser
    at_first.window.resize(800, 700)  # the sidebar is a drawer now
    at_first.window.resize(1_280, 800)
    found = [face.object() for face in walk(at_first.window) if face.role() in wide]
    order = [found.index(one) for one in (at_first.sidebar.tree, at_first.entries.view, browser)]
    assert order == sorted(order)


def test_nothing_is_told_twice_or_that_cannot_be_seen(at_first):
    notes = [face.text(QAccessible.Text.Name) for face in walk(at_first.window)]
    assert "No article selected" not in notes, "there is an article"
    twice = [
        face.text(QAccessible.Text.Description)
        for face in walk(at_first.window)
        if face.role() in CONTROLS
        and face.text(QAccessible.Text.Name) != face.text(QAccessible.Text.Description)
        and face.text(QAccessible.Text.Name) in face.text(QAccessible.Text.Description)
    ]
    assert twice == []


def test_the_focus_can_be_seen(at_first, theme):
    """A control that gets the focus looks other than before."""
    button = at_first.sidebar.pane.menu_button
    at_first.entries.view.setFocus()
    before = at_first.window.grab().toImage()
    button.setFocus()
    assert at_first.window.grab().toImage() != before


def test_one_thing_alone_has_the_focus(at_first):
    """What only holds the list must not claim it, too."""
    for widget in (at_first.entries.pane.body, at_first.entries.view, at_first.sidebar.tree):
        widget.setFocus()
        focused = [face for face in walk(at_first.window) if face.state().focused]
        assert [face.role() for face in focused] in ([QAccessible.Role.Table], [QAccessible.Role.Tree])
        assert focused[0].text(QAccessible.Text.Name)
