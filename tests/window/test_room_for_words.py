"""No label is cut off at the usual size, in any language: each text is said as the longest of all languages does."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel, QWidget

from reader.core.paths import Profile
from reader.core.records.content import Overlap
from reader.window.article.pane import ArticleBar
from reader.window.dialogs.keyboard_sheet import ShortcutsDialog
from reader.window.kit.actions import ActionButton
from reader.window.kit.controls import ElidedLabel
from tests.window.clipping import find_clipped
from tests.window.dialog_shots import DIALOGS, empty_profile
from tests.window.keyboard_walk import find_faults
from tests.window.open_window import open_window
from tests.window.test_accessibility import nameless

pytestmark = pytest.mark.usefixtures("longest_words")
TURNED = "right-to-left"
"""Pictures of the same dialogs, the other way round."""


@pytest.fixture
def usual(parts, profile, monkeypatch):
    monkeypatch.setattr("reader.window.kit.screens.find_room", lambda widget: QSize(1900, 1000))
    parts.window.resize(1280, 800)
    parts.window.shot_profile = profile
    return parts


def visit(widget, qtbot) -> list[str]:
    """What is cut off once everything has found its place."""
    for _ in range(20):
        qtbot.wait(10)
        if not find_clipped(widget):
            return []
    return find_clipped(widget)


@pytest.mark.parametrize("layout", ["three", "wide", "newspaper"])
def test_the_window(usual, qtbot, layout):
    usual.frame.panes.set_layout(layout)
    one, other, *_ = feeds = usual.sidebar.control.data.feeds
    usual.sidebar.pane.hint.show_overlaps([Overlap(one.id, other.id, 0.9, False)], feeds)
    usual.entries.view.go_to_row(1)
    qtbot.waitUntil(lambda: layout == "newspaper" or usual.article.view.article is not None)
    assert visit(usual.window, qtbot) == []


def test_what_was_done_is_told_whole_beside_undo(usual, qtbot):
    bar = usual.entries.pane.undo_bar
    sentence = usual.commands.tr("{posts} in {place} marked as read").format(
        posts=usual.window.tr("{n} posts", n=330).format(n=330), place=usual.window.tr("Unread")
    )
    bar.offer(sentence)
    notes = bar.findChild(ElidedLabel)
    assert (notes.text().replace("\n", " "), notes.toolTip()) == (sentence, "")
    assert visit(bar, qtbot) == []


def is_there(made, dialogs) -> bool:
    return isinstance(made, QWidget) or bool(dialogs.shown or dialogs.hidden)


def await_reads(parts, qtbot) -> None:
    """What a dialog reads of the store when it opens would take the place of what a picture shows in it."""
    came: list[None] = []
    parts.bridge.bound_to(parts.window).read(lambda conn: None, came.append)
    parts.bridge.bound_to(parts.window).study(lambda conn: None, came.append)
    qtbot.waitUntil(lambda: len(came) == 2)


@pytest.mark.long
def test_every_dialog(usual, qtbot):
    found, dialogs = {}, usual.dialogs
    for name, prepare in DIALOGS.items():
        if TURNED in name:
            continue
        made = prepare(usual)
        qtbot.waitUntil(lambda made=made: is_there(made, dialogs))
        await_reads(usual, qtbot)
        dialog = made if isinstance(made, QWidget) else made()
        # Every dialog is open here once, so it is walked through by the keyboard as well.
        if faults := [*visit(dialog, qtbot), *nameless(dialog), *find_faults(dialog)]:
            found[name] = faults
        dialog.close()
        if dialogs.shown is not None:
            dialogs.shown.close()
        qtbot.waitUntil(lambda: dialogs.shown is None)
        dialogs.hidden = None
    assert found == {}


def test_the_keyboard_sheet(usual, qtbot):
    sheet = ShortcutsDialog(usual.theme, usual.actions, usual.window)
    qtbot.addWidget(sheet)
    sheet.show()
    assert visit(sheet, qtbot) == []


def test_the_first_start(theme, morning, qtbot, tmp_path):
    parts = open_window(Profile(empty_profile(tmp_path)), morning, theme, start_demo=lambda: True)
    qtbot.addWidget(parts.window)
    parts.window.resize(1280, 800)
    parts.window.show()
    qtbot.waitUntil(lambda: parts.frame.stack.currentIndex() > 0)
    assert visit(parts.window, qtbot) == []
    parts.window.close()
    parts.bridge.close()


def test_a_label_without_room_is_found(qtbot):
    label = QLabel("Words")
    qtbot.addWidget(label)
    label.setFixedWidth(10)
    label.show()
    assert find_clipped(label)


def test_the_article_bar_shows_only_words_that_it_has_room_for(usual, qtbot):
    usual.window.show()
    usual.actions["full_text"].setVisible(True)
    bar = usual.frame.panes.findChild(ArticleBar)
    buttons = [button for button in bar.findChildren(ActionButton) if button.isVisibleTo(bar)]
    assert visit(bar, qtbot) == []
    assert not all(button.has_words for button in buttons)
    usual.window.resize(1_900, 900)
    qtbot.waitUntil(lambda: sum(button.has_words for button in buttons) == 4)
    assert visit(bar, qtbot) == []
