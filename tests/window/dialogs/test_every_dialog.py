"""What must hold for every dialog: names, keys, room for longer words, colours."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTranslator
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QListWidget, QSpinBox, QToolButton, QWidget

from reader.core.records.fetched import ContentDepth, Found, FoundFeed, LatestPost
from reader.features.settings.window.settings import SettingsDialog
from reader.features.subscriptions.window.add_feed import AddFeedDialog
from reader.window.kit.controls import ElidedLabel
from reader.window.sidebar.tree import Key, Kind
from tests.window.made_up import NOW


def each_dialog(opened, qtbot):
    """Every dialog in turn, open."""

    def settings():
        opened.dialogs.open_settings()
        qtbot.waitUntil(lambda: opened.dialogs.shown is not None)
        return opened.dialogs.shown

    def rules():
        opened.dialogs.open_rules()
        qtbot.waitUntil(lambda: opened.dialogs.shown is not None)
        return opened.dialogs.shown

    def one_rule():
        dialog = rules()
        dialog.add()
        return dialog.editor

    opened.sidebar.tree.choose(Key(Kind.FEED, 1))
    simple = (opened.dialogs.add_feed, opened.actions["feed_settings"].trigger)
    makers = [lambda make=make: (make(), opened.dialogs.shown)[1] for make in simple]

    def hidden():
        opened.dialogs.open_hidden()
        return opened.dialogs.hidden

    for make in (*makers, settings, rules, one_rule, hidden):
        dialog = make()
        yield dialog
        dialog.close()
        if opened.dialogs.shown is not None:
            opened.dialogs.shown.close()


class LongWords(QTranslator):
    """Makes every text as long as German is at its worst."""

    def translate(self, context, text, disambiguation=None, n=-1):
        return text + "en" * (2 + len(text) // 6) if text else ""


def test_nothing_is_cut_where_words_are_longer(open_it, profile, qtbot, qapp):
    longer = LongWords()
    qapp.installTranslator(longer)
    try:
        opened = open_it(profile)
        for dialog in each_dialog(opened, qtbot):
            if isinstance(dialog, AddFeedDialog):
                dialog.show_found(KERNEL)
            qtbot.waitUntil(dialog.isVisible)
            for number in range(len(dialog.pages) if isinstance(dialog, SettingsDialog) else 1):
                if isinstance(dialog, SettingsDialog):
                    dialog.names.setCurrentRow(number)
                qtbot.wait(10)
                for part in dialog.findChildren(QWidget):
                    check_room(dialog, part)
    finally:
        qapp.removeTranslator(longer)


KERNEL = Found(
    "kernel",
    (FoundFeed("https://k.example/feed", "Kernel", "rss", 12.0, ContentDepth.ARTICLES, (LatestPost("A", int(NOW)),)),),
)


def shows_icon_only(button):
    """Its text is for screen readers then."""
    icon_only = Qt.ToolButtonStyle.ToolButtonIconOnly
    is_tool = isinstance(button, QToolButton) and button.toolButtonStyle() is icon_only
    return is_tool and not button.icon().isNull()


def check_room(dialog, part):
    if not part.isVisible() or isinstance(part, ElidedLabel):
        return
    if isinstance(part, QLabel):
        has_room = part.wordWrap() or part.width() >= part.sizeHint().width()
        assert has_room, (dialog.windowTitle(), part.text(), part.size(), part.sizeHint())
        if part.wordWrap():
            assert part.height() >= part.heightForWidth(part.width()), (dialog.windowTitle(), part.text())
    elif isinstance(part, QAbstractButton) and part.text() and not shows_icon_only(part):
        has_room = part.width() >= part.minimumSizeHint().width()
        assert has_room, (dialog.windowTitle(), part.text(), part.size(), part.minimumSizeHint())


def test_every_control_has_a_name_and_every_key_gets_there(opened, qtbot):
    for dialog in each_dialog(opened, qtbot):
        controls = [
            control
            for kind in (QAbstractButton, QLineEdit, QComboBox, QSpinBox, QListWidget)
            for control in dialog.findChildren(kind)
            if not isinstance(control.parent(), (QComboBox, QSpinBox, QLineEdit))
            and not control.objectName().startswith("qt_")
        ]
        assert controls
        for control in controls:
            words = control.text() if isinstance(control, QAbstractButton) else ""
            assert control.accessibleName() or words, (dialog.windowTitle(), control)
            assert control.focusPolicy() & Qt.FocusPolicy.TabFocus, (dialog.windowTitle(), control)


def test_dialogs_follow_the_dark_at_once(opened, qtbot, theme):
    opened.dialogs.add_feed()
    dialog = opened.dialogs.shown

    def lightness() -> int:
        return int(dialog.grab().toImage().pixelColor(3, 3).lightness())

    theme.prefer(Qt.ColorScheme.Dark)
    qtbot.waitUntil(lambda: lightness() < 60)
    theme.prefer(Qt.ColorScheme.Light)
    qtbot.waitUntil(lambda: lightness() > 200)
