"""Base class of dialogs, and the forms, headings and rules inside them. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QDialog, QFormLayout, QFrame, QPushButton, QScrollArea, QSizePolicy, QWidget

from reader.window.kit import layouts
from reader.window.kit.bars import announce
from reader.window.kit.layouts import ANY_SIZE, find_next, make_column, make_row
from reader.window.kit.screens import fit_to_screen
from reader.window.kit.text import Label, LinkLabel, WrappedLabel
from reader.window.kit.theme import Theme
from reader.window.kit.tokens import HEADING, TypeSize

_SCROLL_BAR = 10
"""Its width, in a dialog that is taller than the screen: it must not cause a second one."""


class Dialog(QDialog):
    """A body, and a foot with a sentence and buttons. Enter presses the main button, Escape changes nothing."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._page = QWidget()
        self.body = make_column(self._page, margins=(24, 20, 24, 20), spacing=12)
        self._foot = self._make_foot()
        make_column(self, (make_scrolling(self._page), 1), self._foot, spacing=0)

    def done(self, result: int) -> None:
        """Close, and give the keyboard back to the window behind unless another window or program has it."""
        had_keyboard = QApplication.activeWindow() is not None
        super().done(result)
        behind = self.parentWidget()
        if had_keyboard and behind is not None and QApplication.activeWindow() is None:
            behind.activateWindow()

    def _make_foot(self) -> QFrame:
        foot = QFrame()
        foot.setObjectName("dialogFoot")
        self._buttons = make_row(foot, margins=(24, 12, 24, 12), spacing=8)
        self.note = Label(tone="secondary", wraps=True)
        self._buttons.addWidget(self.note, 1)
        return foot

    def add_button(self, words: str, is_main: bool = False) -> QPushButton:
        """Add a button at the end of the foot; the main one answers to Enter."""
        button = QPushButton(words, autoDefault=False, default=is_main)
        self._buttons.addWidget(button)
        return button

    def add_cancel(self) -> QPushButton:
        button = self.add_button(self.tr("Cancel"))
        button.clicked.connect(self.reject)
        return button

    def sizeHint(self) -> QSize:
        """The size of everything, unscrolled."""
        page, foot = self._page.sizeHint(), self._foot.sizeHint()
        return QSize(max(page.width(), foot.width()), page.height() + foot.height())

    def fit(self, width: int) -> None:
        """Resize to this width, and to the height that the body wants."""
        width = max(width, self._page.minimumSizeHint().width())
        self._page.setFixedWidth(width)  # words wrap at this width, which decides their height
        height = self._page.sizeHint().height()
        self._page.setMinimumWidth(0)
        self._page.setMaximumWidth(ANY_SIZE)
        self.resize(width, height + self._foot.sizeHint().height())

    def setVisible(self, visible: bool) -> None:
        if visible:
            for part in self.findChildren(QWidget):
                part.ensurePolished()  # only then their size is known
            if not self.testAttribute(Qt.WidgetAttribute.WA_Resized):
                self.resize(self.sizeHint())
            self.grow()
        super().setVisible(visible)

    def grow(self) -> None:
        """Grow to what the content needs in this language and font, never beyond the screen."""
        least = self._page.minimumSizeHint() + QSize(_SCROLL_BAR, self._foot.sizeHint().height())
        self.resize(self.size().expandedTo(least))
        # The height of wrapped words follows the width; a page with some scrolls if it gets less.
        wrapped = max(self._page.heightForWidth(self.width() - _SCROLL_BAR), 0)
        self.resize(self.width(), max(self.height(), wrapped + self._foot.sizeHint().height()))
        fit_to_screen(self)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move the focus in the order of the layout, including widgets that were added later."""
        found = find_next(self, self.focusWidget(), 1 if forward else -1)
        if found is None:
            return super().focusNextPrevChild(forward)
        reason = Qt.FocusReason
        found.setFocus(reason.TabFocusReason if forward else reason.BacktabFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the focused button on Enter, or else the main one."""
        if not layouts.on_enter(self, event, self.enter):
            super().keyPressEvent(event)

    def enter(self) -> None:
        """React to Enter in a field: press the main button."""
        main = next((button for button in self.findChildren(QPushButton) if button.isDefault()), None)
        if main is not None:
            main.click()

    def show_problem(self, sentence: str) -> None:
        """Say at the foot, and aloud, what is wrong and what to do."""
        self._say(sentence, "problem")
        if sentence:
            announce(self, sentence)

    def show_note(self, sentence: str) -> None:
        self._say(sentence, "")

    def _say(self, sentence: str, name: str) -> None:
        self.note.setText(sentence)
        if self.note.objectName() != name:
            self.note.setObjectName(name)
            self.note.style().polish(self.note)


def make_scrolling(page: QWidget) -> QScrollArea:
    """A page that scrolls if it is too tall for the screen."""
    area = QScrollArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its content has it, and scrolls into sight
    area.setWidget(page)
    return area


def bring_into_sight(part: QWidget) -> None:
    """Scroll to a part once all layouts around it have their new sizes."""

    def scroll() -> None:
        inside = part.parentWidget()
        while inside is not None and not isinstance(inside, QScrollArea):
            inside = inside.parentWidget()
        if isinstance(inside, QScrollArea):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
            inside.ensureWidgetVisible(part)

    QTimer.singleShot(0, part, scroll)


def make_form() -> QFormLayout:
    """A form with names beside their fields, as wide as a translation needs."""
    form = QFormLayout()
    form.setHorizontalSpacing(16)
    form.setVerticalSpacing(10)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
    form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    return form


def add_row(form: QFormLayout, words: str, field: QWidget) -> Label:
    label = Label(words, tone="secondary")
    label.setMinimumHeight(28)
    label.setBuddy(field)
    # Screen readers read labels as they are.
    if not field.accessibleName() and not isinstance(field, Label | LinkLabel):
        field.setAccessibleName(words)
    form.addRow(label, field)
    return label


def make_heading(words: str, size: TypeSize = HEADING, *, wraps: bool = False) -> Label:
    label = Label(words, size=size, wraps=wraps)
    label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
    return label


def make_quiet(words: str = "") -> Label:
    return WrappedLabel(words, tone="secondary")


def make_rule() -> QFrame:
    line = QFrame()
    line.setObjectName("rule")
    line.setFixedHeight(1)
    return line
