"""Settings > Privacy & Data: what is recorded and how to erase it, what is kept on disk, and the backups. Main thread
only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QGridLayout, QListWidget, QListWidgetItem, QMessageBox, QWidget

from reader.core.paths import Profile
from reader.core.records.logged import ReadingFacts, ReadingSession
from reader.core.records.machine import Sign
from reader.core.words.languages import mark_counted
from reader.features.recovery.service import Copy, list_copies
from reader.features.settings.service import clear_images, size_of
from reader.features.settings.window.settings_pages import Page
from reader.store.backup import back_up_by_hand
from reader.store.db import Connection, get_path
from reader.store.reading_log import get_reading_facts
from reader.window.bridge.bridge import Changes
from reader.window.dialogs.dialog_commands import DialogCommands
from reader.window.kit.controls import make_form_button
from reader.window.kit.dialog import make_quiet
from reader.window.kit.humanize import (
    clock_time,
    day_title,
    local,
    local_day,
    number,
    posts,
    say_size,
    since_in_words,
    stars,
    with_time,
)
from reader.window.kit.layouts import make_column, make_flow, make_row
from reader.window.kit.text import Label, WrappedLabel, ask
from reader.window.kit.theme import Theme
from reader.window.kit.translate import tr

_KEPT_DAYS = 60
"""How long signs of presence and times offline are kept, by the engine."""
_LIST_HEIGHT = 150


class PrivacyPage(Page):
    def __init__(
        self, theme: Theme, commands: DialogCommands, facts: ReadingFacts, restore: Callable[[Copy], object]
    ) -> None:
        super().__init__(
            theme,
            tr("Privacy & Data"),
            tr("What Paperround records, where it’s kept and how to erase it. None of it leaves this computer."),
        )
        records = tr(
            "Records when the window is in use, and when you unlock this computer or go offline, to fetch just before "
            "you read."
        )
        opened = tr("Records which articles you open and for how long.")
        self.add("note_reading", help=records)
        self.add("for_you", help=opened)
        self.learning = LearningSection(theme, commands, facts)
        self.column.addWidget(self.learning)
        self.add_heading(tr("Storage"))
        self.add("keep_days", help=tr("Starred and tagged articles are always kept."))
        self.add("keep_per_feed")
        self.disk = DiskSection(commands)
        self.column.addWidget(self.disk)
        self.add_heading(tr("Backups"))
        copies = tr(
            "Your own data is copied every day, everything once a week while plugged in. Databases that were replaced "
            "or damaged are removed after a month, or when all copies take more than the database."
        )
        self.add("backups_kept", help=copies)
        self.backups = BackupsSection(commands, restore)
        self.column.addWidget(self.backups)
        self.add_heading(tr("Move to another computer"))
        words = tr(
            "Writes one file with your feeds, articles, stars, tags, rules, searches and settings, which Import feeds "
            "reads back. It also contains your feeds, stars and articles in formats that other programs can read."
        )
        self.export = make_form_button(tr("Export everything…"), lambda: choose_archive(self, commands))
        self.column.addLayout(make_row(None, (make_quiet(words), 1), self.export, spacing=16))
        self.column.addStretch(1)


def choose_archive(parent: QWidget, commands: DialogCommands) -> None:
    title = tr("Export everything…")
    name, _ = QFileDialog.getSaveFileName(parent, title, "paperround.zip", "ZIP (*.zip)")
    if name:
        commands.export_everything(Path(name))


def _counted(count: int, one: str, many: str) -> str:
    return one if count == 1 else tr(many, n=count).format(n=number(count))


class DiskUse(Struct, frozen=True):
    database: int
    images: int
    episodes: int


def read_disk_use(conn: Connection) -> DiskUse:
    profile = _find_profile(conn)
    images = size_of(profile.pictures) + size_of(profile.thumbnails)
    return DiskUse(profile.database.stat().st_size, images, size_of(profile.podcasts))


class DiskSection(QWidget):
    def __init__(self, commands: DialogCommands) -> None:
        super().__init__()
        self._bridge = commands.bridge.bound_to(self)
        self.used = make_quiet()
        self.clear = make_form_button(tr("Free up images"), self._clear)
        used = make_row(None, Label(tr("Used on disk"), wraps=True), 16, (self.used, 1))
        make_column(self, used, make_flow(self.clear), spacing=8)
        self._bridge.study(read_disk_use, self._show)

    def _show(self, use: DiskUse) -> None:
        form = tr("{all} · articles {articles}, images {images}, episodes {episodes}")
        self.used.setText(
            form.format(
                all=say_size(use.database + use.images + use.episodes),
                articles=say_size(use.database),
                images=say_size(use.images),
                episodes=say_size(use.episodes),
            )
        )
        self.clear.setEnabled(use.images > 0)

    def _clear(self) -> None:
        self.clear.setEnabled(False)
        self._bridge.study(clear_images, lambda _: self._bridge.study(read_disk_use, self._show))


def _find_profile(conn: Connection) -> Profile:
    return Profile(get_path(conn).parent)


def _list_copies(conn: Connection) -> list[Copy]:
    """The backups with what they hold; whether they are sound is checked before one is restored."""
    return list_copies(_find_profile(conn), is_checked=False)


class BackupsSection(QWidget):
    def __init__(self, commands: DialogCommands, restore: Callable[[Copy], object]) -> None:
        super().__init__()
        self._bridge, self._clock, self._restore = commands.bridge.bound_to(self), commands.clock, restore
        self.list = QListWidget()
        self.list.setObjectName("cardList")
        self.list.setWordWrap(True)
        self.list.setFixedHeight(_LIST_HEIGHT)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(tr("Backups, newest first"))
        self.list.currentItemChanged.connect(lambda: self._show_choice())
        self.list.itemActivated.connect(lambda item: self._ask())
        self.make = make_form_button(tr("Back up now"), self._make_one)
        self.restore = make_form_button(tr("Restore…"), self._ask)
        self.folder = make_form_button(tr("Show in folder"), self._show_folder)
        make_column(self, self.list, make_flow(self.make, self.restore, self.folder), spacing=8)
        self._show_choice()
        self._load()

    def _load(self) -> None:
        self._bridge.study(_list_copies, self._show_copies)

    def _show_copies(self, copies: Sequence[Copy]) -> None:
        self.list.clear()
        for copy in copies:
            item = QListWidgetItem(self._in_words(copy))
            item.setData(Qt.ItemDataRole.UserRole, copy)
            self.list.addItem(item)
        if not copies:
            self.list.addItem(tr("No backups yet. The first will be made within a day."))
        self.make.setEnabled(True)
        self._show_choice()

    def _in_words(self, copy: Copy) -> str:
        then = local(copy.backup.made_at)
        when = with_time(day_title(then.date(), local_day(self._clock.now())), clock_time(then))
        facts = [when, posts(copy.contents.posts), stars(copy.contents.stars), say_size(copy.backup.size)]
        if copy.backup.is_doubtful:
            facts.append(tr("may be incomplete: much smaller than earlier backups"))
        return " · ".join(facts)

    def _chosen(self) -> Copy | None:
        item = self.list.currentItem()
        copy = item.data(Qt.ItemDataRole.UserRole) if item is not None else None
        return copy if isinstance(copy, Copy) else None

    def _show_choice(self) -> None:
        self.restore.setEnabled(self._chosen() is not None)

    def _make_one(self) -> None:
        """Make a backup; that only needs a reading connection, so no writer waits for it."""
        self.list.setFocus()  # where the new one comes
        self.make.setEnabled(False)
        now = self._clock.now()

        def back_up(conn: Connection) -> list[Copy]:
            back_up_by_hand(conn, _find_profile(conn).backups, now)
            return _list_copies(conn)

        def fail(problem: str) -> None:
            self._bridge.root.failed.emit(problem)
            self._load()

        self._bridge.study(back_up, self._show_copies, None, fail)

    def _show_folder(self) -> None:
        def show(profile: Profile) -> None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(profile.backups)))

        self._bridge.read(_find_profile, show)

    def _ask(self) -> None:
        """Ask before restoring, because the window closes for it; the current data can be restored in turn."""
        copy = self._chosen()
        if copy is None:
            return
        more = tr(
            "Anything you starred, tagged or read since then isn’t in this backup. Your current data "
            "is kept in the same folder. The window will reopen in a moment."
        )
        more = f"{self._in_words(copy)}\n\n{more}"
        self.question = ask(self, tr("Restore this backup?"), tr("Restore"), lambda: self._restore(copy), more=more)


class LearningSection(QWidget):
    """What was recorded of the user, as a table and in full; and Erase."""

    def __init__(self, theme: Theme, commands: DialogCommands, facts: ReadingFacts) -> None:
        super().__init__()
        self._theme, self._commands, self._bridge = theme, commands, commands.bridge.bound_to(self)
        commands.bridge.changed.connect(self._on_changed)
        self.table = QGridLayout()
        self.table.setHorizontalSpacing(16)
        self.table.setVerticalSpacing(8)
        for column, share in enumerate((3, 4, 2)):
            self.table.setColumnStretch(column, share)
        self.sessions = QListWidget()
        self.sessions.setObjectName("cardList")
        self.sessions.setFixedHeight(_LIST_HEIGHT)
        self.sessions.setAccessibleName(tr("Recorded activity, newest first"))
        self.sessions.hide()
        self.view = make_form_button(tr("View recorded data"), self._view)
        self.erase = make_form_button(tr("Erase…"), self._ask_to_erase)
        buttons = make_flow(self.view, self.erase)
        make_column(self, self.table, buttons, self.sessions, margins=(0, 6, 0, 0), spacing=10)
        self._show_facts(facts)

    def _on_changed(self, changes: Changes) -> None:
        if changes & Changes.READING:
            self._bridge.read(get_reading_facts, self._show_facts)

    def _view(self) -> None:
        self.sessions.setVisible(self.sessions.isHidden())
        self.view.setText(tr("View recorded data") if self.sessions.isHidden() else tr("Hide recorded data"))

    def _show_facts(self, facts: ReadingFacts) -> None:
        now = self._commands.clock.now()
        exact = tr("Start and end")
        if facts.first_at is not None:
            since = since_in_words(local_day(facts.first_at), local_day(now))
            exact = tr("Start and end, {since}").format(since=since)
        signs = tr("Unlocking, waking, joining a network")
        erased, kept = tr("until you erase it"), tr("{n} days", n=_KEPT_DAYS).format(n=_KEPT_DAYS)
        rows = (
            (tr("Recorded"), tr("What exactly"), tr("Kept for")),
            (_counted(facts.sessions, tr("1 reading session"), mark_counted("{n} reading sessions")), exact, erased),
            (_counted(facts.posts, tr("1 article read"), mark_counted("{n} articles read")), tr("Time spent"), erased),
            (
                _counted(facts.signs, tr("1 sign that you were here"), mark_counted("{n} signs that you were here")),
                signs,
                kept,
            ),
            (_counted(facts.offline, tr("Offline once"), mark_counted("Offline {n} times")), tr("Start and end"), kept),
        )
        while (item := self.table.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.deleteLater()
        for place, row in enumerate(rows):
            for column, words in enumerate(row):
                label = WrappedLabel(words)
                label.setProperty("quiet" if place == 0 else "secondary", place == 0 or column > 0)
                self.table.addWidget(label, place, column)
        self.sessions.clear()
        self.sessions.addItems(self._list_kept(facts, now))
        self.view.setEnabled(self.sessions.count() > 0)
        self.erase.setEnabled(facts.first_at is not None)

    def _ask_to_erase(self) -> None:
        self.question = ask_to_erase(self, self._commands.erase_reading)

    def _list_kept(self, facts: ReadingFacts, now: float) -> list[str]:
        """Sessions, signs of presence and times offline in words, the latest first."""
        lines = [(one.started_at, session_in_words(one, now)) for one in facts.latest]
        for one in facts.latest_signs:
            when = with_time(day_title(local_day(one.at), local_day(now)), clock_time(local(one.at)))
            lines.append((one.at, tr("{when}: {what}").format(when=when, what=self._name_sign(one.sign))))
        for gap in facts.latest_offline:
            start, end = clock_time(local(gap.started_at)), clock_time(local(gap.ended_at))
            day = day_title(local_day(gap.started_at), local_day(now))
            lines.append((gap.started_at, tr("{day}, {start} – {end}: offline").format(day=day, start=start, end=end)))
        return [words for _, words in sorted(lines, key=lambda line: -line[0])]

    def _name_sign(self, sign: Sign) -> str:
        return {
            Sign.UNLOCKED: tr("screen unlocked"),
            Sign.IDLE_ENDED: tr("back from idle"),
            Sign.RESUMED: tr("woke from sleep"),
            Sign.LID_OPENED: tr("lid opened"),
            Sign.NETWORK_JOINED: tr("connected to a network"),
        }[sign]


def session_in_words(session: ReadingSession, now: float) -> str:
    day = day_title(local_day(session.started_at), local_day(now))
    start, end = clock_time(local(session.started_at)), clock_time(local(session.ended_at))
    return with_time(day, f"{start} – {end}" if start != end else start)


def ask_to_erase(parent: QWidget, erase: Callable[[], object]) -> QMessageBox:
    title = tr("Erase your reading times and what was learned from them?")
    loss = tr(
        "Paperround will forget when you read, what you opened and everything it learned from "
        "that, including in its backups. Cached images are deleted. Your feeds, articles, stars "
        "and read status are kept. This can’t be undone."
    )
    return ask(parent, title, tr("Erase"), erase, more=loss)
