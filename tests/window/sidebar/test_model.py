"""The sidebar's model is sound, counts change in place, and a folder stays out of itself."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QAbstractItemModelTester

from reader.window.sidebar.model import SidebarModel
from reader.window.sidebar.tree import Shown, SidebarData, build_tree
from tests.unit.window.sidebar.test_tree import feed

FAIL = QAbstractItemModelTester.FailureReportingMode.Fatal


def sidebar_data(unread: int = 4) -> SidebarData:
    from reader.core.records.stored import Folder

    return SidebarData(
        [Folder(1, None, "News", 0), Folder(2, 1, "Local", 0)], [feed(1, 1), feed(2, 2)], (), {1: unread}
    )


def test_the_sidebars_model_is_sound_and_counts_change_in_place(qtbot):
    model = SidebarModel()
    QAbstractItemModelTester(model, FAIL, model)
    model.show_tree(build_tree(sidebar_data(), Shown()))
    with qtbot.assertNotEmitted(model.modelReset), qtbot.waitSignal(model.dataChanged):
        model.show_tree(build_tree(sidebar_data(9), Shown()))
    with qtbot.waitSignal(model.modelReset):
        model.show_tree(build_tree(sidebar_data(), Shown(text="feed 2")))
    assert isinstance(model, QAbstractItemModel)


def test_the_hour_of_the_next_paper_changes_in_place():
    from reader.window.sidebar.tree import Key, Kind

    model = SidebarModel()
    for hour in ("07:00", "08:00"):
        model.show_tree(build_tree(SidebarData(edition=hour), Shown()))
        assert model.node_at(model.find(Key(Kind.EDITION))).note == hour


def test_a_folder_cannot_be_dropped_into_itself():
    from reader.window.sidebar.tree import Key, Kind

    model = SidebarModel()
    model.show_tree(build_tree(sidebar_data(), Shown()))
    news, local = (model.find(Key(Kind.FOLDER, number)) for number in (1, 2))
    move = Qt.DropAction.MoveAction
    assert not model.canDropMimeData(model.mimeData([news]), move, -1, 0, local)
    assert not model.canDropMimeData(model.mimeData([news]), move, -1, 0, news)
    assert model.canDropMimeData(model.mimeData([local]), move, -1, 0, news)
