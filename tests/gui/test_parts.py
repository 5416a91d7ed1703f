"""Bridge, theme and models on their own: threads, colours, and what Qt demands of a model."""

from __future__ import annotations

import subprocess
import sys
import threading
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QFontMetrics, QPalette
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from reader.errors import StoreError
from reader.gui.bridge.bridge import Bridge, Topic
from reader.gui.entries.model import ROW_ROLE, EntryModel
from reader.gui.entries.page_cache import PAGE
from reader.gui.entries.reads import Listing
from reader.gui.entries.rows import DayRow, ListRow
from reader.gui.entries.text_lines import break_lines
from reader.gui.kit.bars import NewPostsBar
from reader.gui.kit.focus_ring import FocusRing
from reader.gui.kit.fonts import make_font
from reader.gui.kit.icons import make_pixmap
from reader.gui.kit.tokens import DARK, LIGHT, LIST_TITLE
from reader.gui.shell.display import NO_DISPLAY
from reader.gui.sidebar.model import SidebarModel
from reader.gui.sidebar.tree import Names, Shown, SidebarData, build_tree
from reader.model.stored import View
from reader.store.folders import list_folders, make_folder
from tests.gui.made_up import NOW, Post, add_posts
from tests.unit.gui.sidebar.test_tree import feed

FAIL = QAbstractItemModelTester.FailureReportingMode.Fatal

# --- the bridge ---------------------------------------------------------------------------------


def test_answers_come_on_the_main_thread_from_other_threads(qtbot, bridge):
    seen = []
    main = threading.get_ident()

    def operation(conn):
        return threading.get_ident()

    bridge.read(operation, lambda ran: seen.append((ran, threading.get_ident())))
    bridge.write(operation, lambda ran: seen.append((ran, threading.get_ident())))
    qtbot.waitUntil(lambda: len(seen) == 2)
    assert all(ran != main and came == main for ran, came in seen)
    assert seen[0][0] != seen[1][0]


def test_a_renewed_topic_drops_what_was_asked_before(qtbot, bridge):
    topic, gate, answers = Topic(), threading.Event(), []
    bridge.read(lambda conn: gate.wait(10), lambda _: answers.append("first"), topic)
    bridge.read(lambda conn: pytest.fail("a stale request ran"), lambda _: None, topic)
    topic.renew()
    bridge.read(lambda conn: "second", answers.append, topic)
    gate.set()
    qtbot.waitUntil(lambda: bool(answers))
    assert answers == ["second"]


def test_errors_go_to_whoever_asked_or_to_the_message_bar(qtbot, bridge):
    def fail(conn):
        raise StoreError("The disk is full; make room.")

    problems: list[str] = []
    bridge.read(fail, lambda _: None, otherwise=problems.append)
    qtbot.waitUntil(lambda: problems == ["The disk is full; make room."])
    with qtbot.waitSignal(bridge.failed) as failed:
        bridge.write(fail)
    assert failed.args == ["The disk is full; make room."]


def test_a_bug_in_one_request_does_not_end_the_thread(qtbot, bridge, expect_log):
    expect_log("a request to the store failed")
    answers: list[int] = []
    with qtbot.waitSignal(bridge.failed) as failed:
        bridge.read(lambda conn: 1 // 0, answers.append)
    assert failed.args == ["Something went wrong inside Paperround (ZeroDivisionError)."]
    bridge.read(lambda conn: 5, answers.append)
    qtbot.waitUntil(lambda: answers == [5])


def test_closing_finishes_every_write(profile, morning, qapp):
    bridge = Bridge(profile.database, morning)
    for number in range(50):
        bridge.write(partial(make_folder, name=f"Late {number}"))
    bridge.close()
    from reader.store.db import open_reader

    conn = open_reader(profile.database)
    assert sum(folder.name.startswith("Late") for folder in list_folders(conn)) == 50
    conn.close()


def test_a_store_that_cannot_be_opened_is_told_in_words(qtbot, tmp_path, morning):
    (tmp_path / "paperround.sqlite").write_bytes(b"this is no database, only a text of some length" * 50)
    bridge = Bridge(tmp_path / "paperround.sqlite", morning)
    with qtbot.waitSignal(bridge.failed) as failed:
        pass
    assert failed.args[0].endswith(".")
    bridge.close()


# --- the theme ----------------------------------------------------------------------------------


def test_the_theme_follows_the_system_at_once(qapp, theme, qtbot):
    with qtbot.waitSignal(theme.changed):
        qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert theme.colours is DARK
    assert qapp.palette().color(QPalette.ColorRole.Window).name() == DARK.bg
    theme.prefer(Qt.ColorScheme.Light)
    qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert theme.colours is LIGHT
    theme.prefer(Qt.ColorScheme.Unknown)


def test_icons_take_the_colour_and_the_ratio(qapp):
    pixmap = make_pixmap("plus", "#ff0000", 16, 2.0)
    assert pixmap.width() == 32
    image = pixmap.toImage()
    strong = [
        image.pixelColor(x, y) for x in range(32) for y in range(32) if image.pixelColor(x, y).alpha() > 250
    ]
    assert strong
    assert all(colour.name() == "#ff0000" for colour in strong)


def test_the_ring_follows_the_keyboard_and_not_the_mouse(qtbot, qapp, theme):
    ring = FocusRing(qapp, theme)
    holder = QWidget()
    qtbot.addWidget(holder)
    column = QVBoxLayout(holder)
    buttons = [QPushButton("One"), QPushButton("Two")]
    for button in buttons:
        column.addWidget(button)
    holder.show()
    holder.activateWindow()
    qtbot.waitUntil(holder.isActiveWindow)
    buttons[0].setFocus()
    QTest.keyClick(buttons[0], Qt.Key.Key_Tab)
    assert ring.ring is not None
    assert ring.ring.geometry().contains(buttons[1].geometry())
    QTest.mouseClick(buttons[0], Qt.MouseButton.LeftButton)
    assert ring.ring is None
    qapp.focusChanged.disconnect(ring._follow)


# --- the post list ------------------------------------------------------------------------------


@pytest.fixture
def posts(bridge, morning, qtbot):
    model = EntryModel(bridge, morning)
    QAbstractItemModelTester(model, FAIL, model)
    return model


def show(qtbot, model, view=None, words=""):
    with qtbot.waitSignal(model.view_loaded):
        model.show_listing(Listing(view or View(), words))


def test_the_first_rows_come_with_the_list(qtbot, posts):
    show(qtbot, posts)
    index = posts.index(0, 0)
    assert index.data(ROW_ROLE).entry.title.startswith("Night ferry")
    assert index.data().startswith("Unread. Night ferry")


@pytest.fixture
def far(profile):
    """A row that is on no first page."""
    older = [Post("Kernel Garden", 100_000 + number, f"Old {number}", "Text") for number in range(PAGE)]
    add_posts(profile, "Kernel Garden", older, NOW)
    return PAGE + 3


def test_rows_come_after_they_were_asked_for(qtbot, far, posts):
    show(qtbot, posts)
    index = posts.index(far, 0)
    assert index.data(ROW_ROLE) is None
    qtbot.waitUntil(lambda: isinstance(index.data(ROW_ROLE), ListRow))
    assert index.data(ROW_ROLE).entry.title.startswith("Old ")


def test_marks_are_shown_at_once_and_outlive_a_late_page(qtbot, far, posts):
    show(qtbot, posts)
    entry_id = posts.id_at(far)
    posts.row_at(far)
    posts.touch([entry_id], read=True)
    qtbot.waitUntil(lambda: posts.peek(far) is not None)
    assert posts.peek(far).entry.read
    posts.touch([entry_id], starred=True)
    assert posts.peek(far).entry.read
    assert posts.peek(far).entry.starred


def test_removed_posts_leave_the_snapshot(qtbot, posts):
    show(qtbot, posts)
    ids = posts.ids_from(0, 9)
    posts.remove([ids[2], ids[5], 10**9])
    assert posts.ids_from(0, 7) == [id_ for id_ in ids if id_ not in (ids[2], ids[5])]
    qtbot.waitUntil(lambda: isinstance(posts.row_at(0), ListRow))


def test_day_rows_cannot_be_selected(qtbot, posts):
    posts.with_day_rows = True
    show(qtbot, posts)
    rows = [number for number in range(posts.rowCount()) if isinstance(posts.peek(number), DayRow)]
    assert rows
    assert not posts.flags(posts.index(rows[0], 0)) & Qt.ItemFlag.ItemIsSelectable
    assert posts.id_at(rows[0]) is None


def test_a_second_view_replaces_the_first_even_while_it_loads(qtbot, posts):
    posts.show_listing(Listing(View()))
    show(qtbot, posts, View(unread_only=True, since_at=2**40))
    assert posts.rowCount() == 0


def test_lines_break_and_the_last_is_elided(qapp):
    font = make_font(LIST_TITLE)
    text = "A long title that goes on and on until it cannot be shown in two lines of a narrow list"
    lines = break_lines(text, font, 160, 2)
    assert len(lines) == 2
    assert lines[1].endswith("…")
    assert text.startswith(lines[0])
    assert all(QFontMetrics(font).horizontalAdvance(line) <= 160 for line in lines)
    assert break_lines("Short", font, 160, 2) == ("Short",)
    assert break_lines("", font, 160, 2) == ()
    assert len(break_lines("x" * 100_000, font, 160, 2)) == 2
    assert break_lines("🏮" * 60, font, 160, 2)[0].replace("🏮", "") == ""


def test_the_new_posts_bar_counts(qtbot, theme):
    bar = NewPostsBar(theme)
    qtbot.addWidget(bar)
    bar.show_count(37)
    assert (bar.text(), bar.isHidden()) == ("37 new", False)
    bar.show_count(1000, is_limit=True)
    assert bar.text() == "1,000 or more new"
    bar.show_count(0)
    assert bar.isHidden()


# --- the sidebar's model ------------------------------------------------------------------------


def sidebar_data(unread: int = 4) -> SidebarData:
    from reader.model.stored import Folder

    return SidebarData(
        [Folder(1, None, "News", 0), Folder(2, 1, "Local", 0)], [feed(1, 1), feed(2, 2)], (), {1: unread}
    )


def test_the_sidebars_model_is_sound_and_counts_change_in_place(qtbot):
    model = SidebarModel()
    QAbstractItemModelTester(model, FAIL, model)
    model.show_tree(build_tree(sidebar_data(), Names(), Shown()))
    with qtbot.assertNotEmitted(model.modelReset), qtbot.waitSignal(model.dataChanged):
        model.show_tree(build_tree(sidebar_data(9), Names(), Shown()))
    with qtbot.waitSignal(model.modelReset):
        model.show_tree(build_tree(sidebar_data(), Names(), Shown(text="feed 2")))
    assert isinstance(model, QAbstractItemModel)


def test_a_folder_cannot_be_dropped_into_itself():
    from reader.gui.sidebar.tree import Key, Kind

    model = SidebarModel()
    model.show_tree(build_tree(sidebar_data(), Names(), Shown()))
    news, local = (model.find(Key(Kind.FOLDER, number)) for number in (1, 2))
    move = Qt.DropAction.MoveAction
    assert not model.canDropMimeData(model.mimeData([news]), move, -1, 0, local)
    assert not model.canDropMimeData(model.mimeData([news]), move, -1, 0, news)
    assert model.canDropMimeData(model.mimeData([local]), move, -1, 0, news)


# --- the start ----------------------------------------------------------------------------------


def test_without_a_display_there_is_one_sentence_and_no_abort(tmp_path):
    code = (
        "import sys; from pathlib import Path; from reader.paths import Profile;"
        f"from reader.gui.shell.app import run_window; sys.exit(run_window(Profile(Path({str(tmp_path)!r}))))"
    )
    root = Path(__file__).resolve().parents[2]
    done = subprocess.run(
        [sys.executable, "-c", code], env={"PATH": ""}, cwd=root, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.strip() == NO_DISPLAY
