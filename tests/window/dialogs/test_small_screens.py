"""No dialog is larger than a small screen, and nothing in it is out of reach."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale, QSize
from PySide6.QtWidgets import QPushButton

from reader.features.settings.window.settings import SettingsDialog
from reader.window.app.main_window import MainWindow
from reader.window.dialogs.keyboard_sheet import ShortcutsDialog
from reader.window.kit import screens
from reader.window.kit.language import install_language, remove_language
from tests.window.dialogs.test_every_dialog import each_dialog

SMALL = QSize(683, 384)
"""1366 × 768 at twice the size."""


@pytest.fixture
def small_screen(monkeypatch):
    monkeypatch.setattr(screens, "find_room", lambda widget: SMALL)
    monkeypatch.setattr("reader.window.app.main_window.find_room", lambda widget: SMALL)


def test_no_dialog_is_larger_than_a_small_screen(small_screen, opened, qtbot):
    for dialog in each_dialog(opened, qtbot):
        qtbot.waitUntil(dialog.isVisible)
        qtbot.wait(10)
        size = dialog.size()
        assert size.width() <= SMALL.width(), (dialog.windowTitle(), size, dialog.minimumSizeHint())
        assert size.height() <= SMALL.height(), (dialog.windowTitle(), size, dialog.minimumSizeHint())
        main = [button for button in dialog.findChildren(QPushButton) if button.isDefault()]
        assert bool(main) is not isinstance(dialog, SettingsDialog), "settings are applied at once"
        for button in main:
            corner = button.mapTo(dialog, button.rect().bottomRight())
            assert dialog.rect().contains(corner), f"{button.text()} is in sight in {dialog.windowTitle()}"


def test_the_first_window_fits_a_small_screen(small_screen, qtbot):
    window = MainWindow()
    qtbot.addWidget(window)
    window.restore("")
    assert window.size() == SMALL
    assert window.isMaximized()


def test_the_first_window_has_its_usual_size_where_there_is_room(qtbot):
    window = MainWindow()
    qtbot.addWidget(window)
    window.restore("")
    assert (window.size(), window.isMaximized()) == (QSize(1280, 800), False)


@pytest.mark.parametrize(("width", "columns"), [(1900, 2), (500, 1)])
def test_the_keyboard_sheet_has_as_many_columns_as_fit(opened, monkeypatch, qtbot, width, columns):
    monkeypatch.setattr("reader.window.dialogs.keyboard_sheet.find_room", lambda widget: QSize(width, 700))
    sheet = ShortcutsDialog(opened.theme, opened.actions, opened.window)
    qtbot.addWidget(sheet)
    sheet.show()
    assert len({row.mapTo(sheet, row.rect().topLeft()).x() for row in sheet.rows.values()}) == columns


@pytest.mark.parametrize("language", ["", "de", "fr", "pl"])
def test_no_page_of_the_settings_scrolls_sideways_on_a_small_screen(open_it, profile, qtbot, qapp, language):
    """683 x 384 pixels."""
    locale = QLocale()
    install_language(qapp, language)
    try:
        opened = open_it(profile)
        opened.dialogs.open_settings()
        qtbot.waitUntil(lambda: opened.dialogs.shown is not None)
        dialog = opened.dialogs.shown
        dialog.resize(683 - 16, 384 - 44)
        for number, (_, page) in enumerate(dialog.pages):
            dialog.names.setCurrentRow(number)
            bar = dialog.stack.currentWidget().horizontalScrollBar()
            qtbot.waitUntil(lambda page=page, bar=bar: page.isVisible() and not bar.maximum(), timeout=3_000)
    finally:
        remove_language(qapp)
        QLocale.setDefault(locale)
