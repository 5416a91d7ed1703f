"""Editions: their settings beside the pages of the latest, or one at a time in a narrow window. Main thread only."""

from __future__ import annotations

from msgspec.structs import asdict, replace
from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QPushButton, QSplitter, QWidget

from reader.clock import LocalZone
from reader.engine.edition.deliver import find_folder, keep_password, safe_name
from reader.engine.edition.gather import gather, make_wish
from reader.engine.edition.schedule import explain_next
from reader.engine.messages import (
    CancelEdition,
    EditionMade,
    EditionMailTried,
    EditionProgress,
    MakeEdition,
    PasswordGiven,
    TryEditionMail,
)
from reader.errors import UsageError
from reader.gui.bridge.bridge import Topic
from reader.gui.edition.form import EditionForm, FormFacts
from reader.gui.edition.pane import EditionContext, EditionPane
from reader.gui.kit.dialog import make_scrolling
from reader.gui.kit.fonts import make_font
from reader.gui.kit.humanize import sentences
from reader.gui.kit.layouts import STRETCH, make_column, make_row
from reader.gui.kit.text import Label, set_tooltip
from reader.gui.kit.tokens import PANE_TITLE, SINGLE_PLACE_BELOW
from reader.gui.kit.wording import say
from reader.settings import Settings, make_settings
from reader.store.db import Connection
from reader.store.folders import list_folders
from reader.store.settings import load_settings

_SETTLE_MS = 500
_LEFT, _BAR = 400, 48
_MAKE_KEY = "Ctrl+Return"


def read_form(conn: Connection, now: float) -> FormFacts:
    settings = load_settings(conn)
    top = tuple((str(one.id), one.name) for one in list_folders(conn) if one.parent_id is None)
    return FormFacts(settings, top, explain_next(conn, settings, now, LocalZone()), find_folder(settings))


class EditionView(QWidget):
    left = Signal()
    """The user goes back to reading."""

    def __init__(self, context: EditionContext) -> None:
        super().__init__()
        self._context = context
        self._form_topic, self._trial_topic = Topic(), Topic()
        self._facts: FormFacts | None = None
        self._asked = 0
        self._is_making = False
        self._shows_page = True
        self.form, self.pane = EditionForm(context.theme), EditionPane(context)
        self.ahead = Label()
        self._lay_out()
        self._wire()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus to the page, for its keys. As a focus proxy it would keep Tab from everything else."""
        self.pane.page.setFocus(event.reason())

    def _lay_out(self) -> None:
        self.make_now = QPushButton(self.tr("Make one now"))
        set_tooltip(self.make_now, QKeySequence(_MAKE_KEY).toString(QKeySequence.SequenceFormat.NativeText))
        self.revert, self.save = QPushButton(self.tr("Revert")), QPushButton(self.tr("Save"))
        self.save.setObjectName("mainButton")
        self.splitter = QSplitter()
        self.splitter.setHandleWidth(1)
        self.splitter.setChildrenCollapsible(False)
        self._left = self._make_left()
        self.splitter.addWidget(self._left)
        self.splitter.addWidget(self.pane)
        self.splitter.setStretchFactor(1, 1)
        self.splitter.setSizes([_LEFT, 700])
        make_column(self, self.splitter)

    def _make_left(self) -> QWidget:
        title = Label(self.tr("Morning paper"))
        title.setFont(make_font(PANE_TITLE))
        area = make_scrolling(self.form)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.turn_back = QPushButton(self.tr("Show the paper"))
        self.ahead.setWordWrap(True)
        self.ahead.setProperty("secondary", True)
        foot = QFrame()
        foot.setObjectName("dialogFoot")
        buttons = make_row(None, self.make_now, STRETCH, self.revert, self.save, spacing=8)
        make_column(foot, self.ahead, buttons, margins=(20, 12, 20, 12), spacing=10)
        left = QFrame()
        left.setObjectName("articlePane")
        left.setMinimumWidth(_LEFT)
        bar = QFrame()
        bar.setObjectName("paneBar")
        bar.setFixedHeight(_BAR)
        make_row(bar, title, STRETCH, self.turn_back, margins=(16, 0, 16, 0), spacing=8)
        make_column(left, bar, (area, 1), foot, spacing=0)
        return left

    def _wire(self) -> None:
        self._settle = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._settle.timeout.connect(self._try)
        self.form.changed.connect(self._settle.start)
        self.form.changed.connect(self._show_saving)
        self.form.mail_try_wanted.connect(self._try_mail)
        self.save.clicked.connect(self._save)
        self.revert.clicked.connect(self.load)
        self.make_now.clicked.connect(self._make)
        self.pane.turn.clicked.connect(lambda: self._show_side(False))
        self.turn_back.clicked.connect(lambda: self._show_side(True))
        for key, do in (("Esc", self.left), (_MAKE_KEY, self._make)):
            shortcut = QShortcut(QKeySequence(key), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(do)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_side(self._shows_page)

    def _show_side(self, shows_page: bool) -> None:
        self._shows_page = shows_page
        narrow = self.width() < SINGLE_PLACE_BELOW
        self._left.setVisible(not narrow or not shows_page)
        self.pane.setVisible(not narrow or shows_page)
        self.pane.turn.setVisible(narrow)
        self.turn_back.setVisible(narrow)

    def load(self) -> None:
        """Read the settings and the latest edition again."""
        self._form_topic.renew()
        now = self._context.clock.now()
        self._context.bridge.bound_to(self).study(lambda conn: read_form(conn, now), self._show_form, self._form_topic)
        self.pane.load()

    def _show_form(self, facts: FormFacts) -> None:
        self._facts = facts
        self.form.show_facts(facts)
        self.ahead.setText(sentences(say(sentence) for sentence in facts.ahead.why))
        self._show_saving()
        self._try()

    def _changes(self) -> dict[str, object]:
        if self._facts is None:
            return {}
        before = asdict(self._facts.settings)
        if not before["edition_folder"]:
            before["edition_folder"] = str(self._facts.folder)
        return {name: value for name, value in self.form.values().items() if before[name] != value}

    def _find_chosen(self) -> Settings | None:
        """The settings as they would be saved; None if the user typed something invalid."""
        if self._facts is None:
            return None
        try:
            return make_settings(asdict(self._facts.settings) | self._changes())
        except UsageError:
            return None

    def _show_saving(self) -> None:
        has_changes = bool(self._changes() or self.form.password.text())
        self.save.setEnabled(has_changes)
        self.revert.setEnabled(has_changes)

    def _try(self) -> None:
        """Show what an edition by these choices would hold, saved or not."""
        if (settings := self._find_chosen()) is None:
            return
        self._trial_topic.renew()
        now = self._context.clock.now()
        self._context.bridge.bound_to(self).study(
            lambda conn: gather(conn, settings, make_wish(settings), now).per_source,
            self.form.show_trial,
            self._trial_topic,
        )

    def _save(self) -> None:
        self._keep_password()
        if changes := self._changes():
            self._context.change_settings(self.tr("Settings of the morning paper saved"), **changes)

    def _keep_password(self) -> None:
        password, settings = self.form.password.text(), self._find_chosen()
        if not password or settings is None:
            return
        self._context.send(PasswordGiven(safe_name(settings), settings.edition_mail_user, password))
        self._context.bridge.bound_to(self).write(
            lambda conn: keep_password(settings, password),
            lambda kept: self.form.show_tried(say(kept.message), kept.for_good),
        )
        self.form.password.clear()
        self._show_saving()

    def settings_changed(self, settings: Settings) -> None:
        """Show them, unless something chosen here is not saved yet."""
        if not self.isVisible() or self._facts is None:
            return
        self._facts = replace(self._facts, settings=settings)
        self._show_saving()
        if not self.save.isEnabled():
            self.load()

    def _try_mail(self, password: str) -> None:
        """Try the mail server with the saved settings; ask to save first if there are changes."""
        if self._changes():
            self.form.show_tried(self.tr("Save first; then it is tried with what you chose."), False)
            return
        self._asked += 1
        self.form.show_tried(self.tr("Asking the server…"), True)
        self._context.send(TryEditionMail(self._asked, password))

    def show_tried(self, note: EditionMailTried) -> None:
        if note.number == self._asked:
            self.form.show_tried(say(note.message), note.ok)

    def _make(self) -> None:
        """Ask for an edition, or cancel the one that is being made."""
        if self._is_making:
            self._show_making(False)  # no answer comes for one that was not begun yet
            self.pane.load()
            self._context.send(CancelEdition())
            return
        self._show_making(True)
        self.pane.show_making(self.tr("Making it"))
        self._context.send(MakeEdition())

    def _show_making(self, is_making: bool) -> None:
        self._is_making = is_making
        self.make_now.setText(self.tr("Cancel") if is_making else self.tr("Make one now"))

    def show_progress(self, note: EditionProgress) -> None:
        self.pane.show_making(say(note.step))

    def show_made(self, note: EditionMade) -> None:
        self._show_making(False)
        if note.edition_id is None:
            self.pane.show_making(say(note.message))
        else:
            self.pane.load()
            self._try()
