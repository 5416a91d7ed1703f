"""Base class of dialogs: a body, and a foot with a sentence and its buttons. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QFormLayout, QFrame, QPushButton, QScrollArea, QSizePolicy, QWidget

from reader.gui.kit import layouts
from reader.gui.kit.bars import announce
from reader.gui.kit.fonts import make_font
from reader.gui.kit.layouts import ANY_SIZE, STRETCH, find_next, make_column, make_row
from reader.gui.kit.screens import fit_to_screen
from reader.gui.kit.text import Label, LinkLabel, WrappedLabel
from reader.gui.kit.theme import Theme
from reader.gui.kit.tokens import INTERFACE

_SCROLL_BAR = 10
"""Width of the one that comes where a dialog is taller than the screen: it must not make a second one come."""


class Dialog(QDialog):
    """Enter does what the main button says, Escape closes and changes nothing."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._page = QWidget()
        self.body = make_column(self._page, margins=(24, 20, 24, 20), spacing=12)
        self._foot = self._make_foot()
        make_column(self, (make_scrolling(self._page), 1), self._foot, spacing=0)

    def _make_foot(self) -> QFrame:
        foot = QFrame()
        foot.setObjectName("dialogFoot")
        self._buttons = make_row(foot, margins=(24, 12, 24, 12), spacing=8)
        self.note = Label()
        self.note.setWordWrap(True)
        self.note.setProperty("secondary", True)
        self._buttons.addWidget(self.note, 1)
        return foot

    def add_button(self, words: str, is_main: bool = False) -> QPushButton:
        """One more at the end of the foot; the main one answers to Enter."""
        button = QPushButton(words)
        button.setAutoDefault(False)
        button.setDefault(is_main)
        self._buttons.addWidget(button)
        return button

    def add_cancel(self) -> QPushButton:
        button = self.add_button(self.tr("Cancel"))
        button.clicked.connect(self.reject)
        return button

    def sizeHint(self) -> QSize:
        """Of all that scrolls on a small screen, unscrolled."""
        page, foot = self._page.sizeHint(), self._foot.sizeHint()
        return QSize(max(page.width(), foot.width()), page.height() + foot.height())

    def fit(self, width: int) -> None:
        """As tall as its body wants to be."""
        width = max(width, self._page.minimumSizeHint().width())
        self._page.setFixedWidth(width)  # words wrap at this width, and are as tall as that makes them
        height = self._page.sizeHint().height()
        self._page.setMinimumWidth(0)
        self._page.setMaximumWidth(ANY_SIZE)
        self.resize(width, height + self._foot.sizeHint().height())

    def foot_height(self) -> int:
        return self._foot.sizeHint().height()

    def setVisible(self, visible: bool) -> None:
        if visible:
            for part in self.findChildren(QWidget):
                part.ensurePolished()  # only then it is known how large they are
            if not self.testAttribute(Qt.WidgetAttribute.WA_Resized):
                self.resize(self.sizeHint())
            self.grow()
        super().setVisible(visible)

    def grow(self) -> None:
        """Where what it shows needs more than it asked for, as in some languages and with some fonts; never beyond the
        screen."""
        least = self._page.minimumSizeHint() + QSize(_SCROLL_BAR, self._foot.sizeHint().height())
        self.resize(self.size().expandedTo(least))
        # Words that wrap are as tall as the width makes them, and a page that holds some scrolls below that.
        wrapped = max(self._page.heightForWidth(self.width() - _SCROLL_BAR), 0)
        self.resize(self.width(), max(self.height(), wrapped + self._foot.sizeHint().height()))
        fit_to_screen(self)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes by what the eye sees, also to what was added meanwhile."""
        found = find_next(self, self.focusWidget(), 1 if forward else -1)
        if found is None:
            return super().focusNextPrevChild(forward)
        reason = Qt.FocusReason
        found.setFocus(reason.TabFocusReason if forward else reason.BacktabFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus, else the main one."""
        if not layouts.on_enter(self, event, self.enter):
            super().keyPressEvent(event)

    def enter(self) -> None:
        """Enter was pressed in a field."""
        main = next((button for button in self.findChildren(QPushButton) if button.isDefault()), None)
        if main is not None:
            main.click()

    def show_problem(self, sentence: str) -> None:
        """What is wrong and what to do, at the foot, and aloud."""
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
    """What is too tall for a small screen, or in some language, scrolls."""
    area = QScrollArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is inside has it, and scrolls into sight
    area.setWidget(page)
    return area


def bring_into_sight(part: QWidget) -> None:
    """Scrolls what it lies in, once all layouts around it have their new sizes."""

    def scroll() -> None:
        inside = part.parentWidget()
        while inside is not None and not isinstance(inside, QScrollArea):
            inside = inside.parentWidget()
        if isinstance(inside, QScrollArea):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
            inside.ensureWidgetVisible(part)

    QTimer.singleShot(0, part, scroll)


def make_form() -> QFormLayout:
    """Names beside their fields; a dialog grows as wide as a translation needs."""
    form = QFormLayout()
    form.setHorizontalSpacing(16)
    form.setVerticalSpacing(10)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
    form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    return form


def add_row(form: QFormLayout, words: str, field: QWidget) -> Label:
    label = Label(words)
    label.setProperty("secondary", True)
    label.setMinimumHeight(28)
    label.setBuddy(field)
    # Words that are shown are told as they are.
    if not field.accessibleName() and not isinstance(field, Label | LinkLabel):
        field.setAccessibleName(words)
    form.addRow(label, field)
    return label


def make_heading(words: str) -> Label:
    label = Label(words)
    label.setFont(make_font(INTERFACE, semibold=True))
    label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
    return label


def make_quiet(words: str = "") -> Label:
    label = WrappedLabel(words)
    label.setWordWrap(True)
    label.setProperty("secondary", True)
    return label


def make_rule() -> QFrame:
    line = QFrame()
    line.setObjectName("rule")
    line.setFixedHeight(1)
    return line


def put_on_top(part: QWidget) -> QWidget:
    """With nothing but air below it."""
    holder = QWidget()
    make_column(holder, part, STRETCH)
    return holder
