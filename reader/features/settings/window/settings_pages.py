"""The pages of the settings dialog: columns of fields, the backups, and what is learned. Main thread only."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct
from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QFontDatabase
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QMessageBox, QWidget

from reader.core.paths import Profile
from reader.core.records.logged import ReadingFacts, ReadingSession
from reader.core.records.machine import Sign
from reader.core.settings import SETTINGS, Range
from reader.core.words.languages import mark_counted
from reader.features.recovery.service import Copy, list_copies
from reader.features.settings.window.settings_fields import (
    Field,
    make_choice,
    make_field,
    make_number,
    make_quiet_day,
    make_quiet_hours,
    make_switch,
)
from reader.store.backup import back_up_by_hand
from reader.store.db import Connection, get_path
from reader.store.reading_log import get_reading_facts
from reader.window.article.read_policy import MarkRead
from reader.window.article.record import LARGEST_TEXT_PX, SMALLEST_TEXT_PX, TextChoice
from reader.window.bridge.bridge import Changes
from reader.window.dialogs.dialog_commands import DialogCommands
from reader.window.kit.controls import Choice, make_form_button
from reader.window.kit.dialog import add_row, make_form, make_heading, make_quiet, make_rule
from reader.window.kit.humanize import (
    clock_time,
    day_title,
    local,
    local_day,
    number,
    percent,
    posts,
    say_size,
    sentences,
    since_in_words,
    stars,
    with_time,
)
from reader.window.kit.language import list_languages
from reader.window.kit.layouts import STRETCH, fill, make_column, make_row
from reader.window.kit.text import make_message_box
from reader.window.kit.theme import Theme
from reader.window.kit.translate import tr
from reader.window.kit.window_state import DARK, LIGHT, NEWSPAPER, SYSTEM, THREE, WIDE

_PERCENT = (80, 90, 100, 110, 125, 150, 175, 200)


class Appearance(Struct, frozen=True):
    """Choices about the window and reading that the window keeps itself, not the database."""

    mark_read: MarkRead
    text: TextChoice
    layout: str
    language: str = ""
    """Empty for the system's language."""
    start_at_login: bool | None = None
    """None if that cannot be chosen here."""
    fold_stories: bool = True
    colour_scheme: str = SYSTEM
    interface_percent: int = 100
    can_restart: bool = False
    """Whether the window can restart itself for another language or size."""


class Page(QWidget):
    """A column of fields and notes; a subclass may fill it with something else."""

    least_width: ClassVar[int] = 0
    """Wide enough for what is shown once it was read."""

    def __init__(self, theme: Theme, *parts: Field | str) -> None:
        super().__init__()
        self.theme = theme
        self.fields: list[Field] = []
        self.column = make_column(self, margins=(24, 20, 24, 20), spacing=10)
        if parts:
            self.add(*parts)
            self.column.addStretch(1)

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(self.least_width, 0))

    def add(self, *parts: Field | str) -> None:
        """Add fields and the names of settings, and texts as notes between them."""
        form = None
        for part in parts:
            if isinstance(part, str) and part not in SETTINGS:
                self.column.addWidget(make_quiet(part))
                form = None
                continue
            if form is None:
                form = make_form()
                self.column.addLayout(form)
            field = make_field(self.theme, part) if isinstance(part, str) else part
            if field.label:
                add_row(form, field.label, field.widget)
            else:
                form.addRow(field.widget)
            self.fields.append(field)

    def show_values(self, values: Mapping[str, Any]) -> None:
        for field in self.fields:
            field.show(values[field.name])

    def values(self) -> dict[str, Any]:
        return {field.name: field.value() for field in self.fields}


class CardsPage(Page):
    least_width = 580

    def __init__(self, theme: Theme, *sections: QWidget) -> None:
        super().__init__(theme)
        fill(self.column, (*sections, STRETCH))


def make_reading_page(theme: Theme) -> Page:
    marks = [
        (tr("Shortly after I open it"), MarkRead.OPENED),
        (tr("When I open it or scroll past"), MarkRead.SCROLLED),
        (tr("Only when I mark it"), MarkRead.NEVER),
    ]
    layouts = [(tr("Three panes"), THREE), (tr("Wide list"), WIDE), (tr("Newspaper"), NEWSPAPER)]
    return Page(
        theme,
        make_choice(theme, "mark_read", tr("Mark articles as read"), marks),
        make_choice(theme, "layout", tr("Layout"), layouts),
        make_switch(theme, "fold_stories", tr("Group the same story from different feeds")),
        "highlight_words",
        tr("Highlighted in lists and articles. Use quotes for a phrase."),
    )


def make_desktop_page(theme: Theme, appearance: Appearance, today: str) -> Page:
    """The page about this computer; starting at login is there if it can be chosen."""
    can_choose = appearance.start_at_login is not None
    login = [make_switch(theme, "start_at_login", tr("Start Paperround at login"))] if can_choose else []
    hours, day = make_quiet_hours(theme), make_quiet_day(theme, today)
    return Page(theme, hours, day, "closing", "newer_version_check", *login)


def make_pictures_page(theme: Theme, took_bytes: int) -> Page:
    """`took_bytes`: what was fetched for pictures in the last seven days with pictures."""
    took = tr("Images used {size} in the last seven days.").format(size=say_size(took_bytes))
    return Page(
        theme,
        "pictures",
        tr(
            "Images load from the publisher, who can tell that you opened the article. You can "
            "change this for each feed."
        ),
        *([took] if took_bytes else ()),
        "thumbnails",
        tr(
            "Only for articles on screen, up to 20 MB a day and half your daily data limit, and "
            "never on a metered connection. This includes articles you haven’t opened."
        ),
    )


def make_fetching_page(theme: Theme) -> Page:
    first = ("daily_budget", "megabytes_per_day", "battery_share", "metered_share", "busy_share", "batches_per_day")
    proxy = make_field(theme, "proxy", tr("none, or http://proxy:3128"))
    command = make_field(theme, "password_command", tr("none, or pass show feeds/{host}"))
    file = make_field(theme, "password_file", tr("none: the system's keyring"))
    rest = ("battery_batches_per_day", "parallel_fetches", "fetches_per_minute", "strategy")
    return Page(theme, *first, *rest, proxy, command, file)


def make_keeping_page(theme: Theme) -> Page:
    kept = tr("Starred and tagged articles, and anything still listed in its feed, are always kept.")
    return Page(theme, "keep_days", "keep_per_feed", kept)


def make_topics_page(theme: Theme) -> Page:
    return Page(
        theme,
        tr(
            "Paperround reads titles and opening lines to learn what your feeds cover, and notes "
            "which articles you read and for how long so it can suggest others. All of this stays on "
            "this computer."
        ),
        *("for_you", "mark_duplicates_read", "novelty_in_schedule", "interest_in_schedule"),
        tr(
            "If For You and the last option are both off, nothing about what you read is recorded. "
            "To erase your history, go to Privacy."
        ),
    )


def make_prefetch_page(theme: Theme) -> Page:
    return Page(
        theme,
        *("prefetch", "prefetch_megabytes"),
        tr(
            "Paperround learns when you usually read offline, such as on the train, and downloads "
            "full articles and images beforehand, most likely reads first. It only does this when "
            "plugged in and never on a metered connection. You can change this for each feed."
        ),
        "hold",
        tr(
            "New articles arrive with your next edition. A bar above the list shows how many are "
            "waiting, and you can show them at any time. Feeds set to notify you aren’t held back."
        ),
        tr("Paperround then fetches mostly just before each edition, which saves about a fifth of its fetches."),
    )


def make_podcasts_page(theme: Theme) -> Page:
    return Page(
        theme,
        tr(
            "Episodes of podcasts you follow are downloaded before you usually listen, while you’re "
            "plugged in and on an unmetered connection. Downloads you start yourself always run and "
            "are kept until you’ve listened."
        ),
        *("podcast_prefetch_mb", "podcast_kept_mb", "podcast_played_days"),
    )


class AppearancePage(Page):
    def __init__(self, theme: Theme, appearance: Appearance) -> None:
        super().__init__(theme)
        self.column.addWidget(make_heading(self.tr("Window")))
        closes = self.tr("Changing the size reopens the window.")
        later = self.tr("Takes effect the next time Paperround starts.")
        self.add(*self._window_fields(), closes if appearance.can_restart else later)
        fill(self.column, (4, make_rule(), 4, make_heading(self.tr("Articles"))))
        self.add(*self._article_fields())
        self.column.addStretch(1)

    def _window_fields(self) -> tuple[Field, ...]:
        schemes = [(self.tr("Match system"), SYSTEM), (self.tr("Light"), LIGHT), (self.tr("Dark"), DARK)]
        sizes = [(percent(size / 100), size) for size in _PERCENT]
        languages = [(self.tr("Match system"), ""), *list_languages()]
        return (
            make_choice(self.theme, "colour_scheme", self.tr("Theme"), schemes),
            make_choice(self.theme, "interface_percent", self.tr("Interface size"), sizes),
            make_choice(self.theme, "language", self.tr("Language"), languages),
        )

    def _article_fields(self) -> tuple[Field, ...]:
        widths = [
            (self.tr("Narrow"), 520),
            (self.tr("Normal"), 640),
            (self.tr("Wide"), 780),
            (self.tr("Very wide"), 960),
        ]
        spacings = [(self.tr("Compact"), 140), (self.tr("Normal"), 165), (self.tr("Relaxed"), 190)]
        letters = Range(SMALLEST_TEXT_PX, LARGEST_TEXT_PX, ("", mark_counted(" pixels")))
        return (
            self._make_font(),
            make_number(self.theme, "px", self.tr("Font size"), letters),
            make_choice(self.theme, "column", self.tr("Text width"), widths),
            make_choice(self.theme, "spacing", self.tr("Line spacing"), spacings),
        )

    def _make_font(self) -> Field:
        """The field for the system's serif or sans serif font, or any of its fonts by name."""
        generic = [(self.tr("Serif"), (True, "")), (self.tr("Sans serif"), (False, ""))]
        families = Choice(self.theme, self.tr("Font"), generic)
        for family in QFontDatabase.families():
            if not (family.startswith(".") or QFontDatabase.isPrivateFamily(family)):
                families.add(family, (True, family))
        # A font that is not installed any more stays chosen until the user takes another.
        return Field("font", families, self.tr("Font"), lambda font: families.choose(font, font[1]), families.value)

    def show_values(self, values: Mapping[str, Any]) -> None:
        """Show `serif` and `family` as one choice."""
        family = values["family"]
        super().show_values({**values, "font": (True, family) if family else (values["serif"], "")})

    def values(self) -> dict[str, Any]:
        shown = super().values()
        serif, family = shown.pop("font")
        return {**shown, "serif": serif, "family": family}


def _find_profile(conn: Connection) -> Profile:
    return Profile(get_path(conn).parent)


def _list_copies(conn: Connection) -> list[Copy]:
    """The backups with what they hold; whether they are sound is checked before one is restored."""
    return list_copies(_find_profile(conn), is_checked=False)


class BackupsPage(Page):
    def __init__(self, theme: Theme, commands: DialogCommands, restore: Callable[[Copy], object]) -> None:
        super().__init__(theme)
        self._bridge, self._clock, self._restore = commands.bridge.bound_to(self), commands.clock, restore
        self.add(
            self.tr(
                "Paperround makes a backup once a day and before each database update. Backups you make "
                "yourself are never deleted."
            ),
            "backups_kept",
        )
        self.list = QListWidget()
        self.list.setObjectName("cardList")
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(self.tr("Backups, newest first"))
        self.list.currentItemChanged.connect(lambda: self._show_choice())
        self.list.itemActivated.connect(lambda item: self._ask())
        self.column.addWidget(self.list, 1)
        self.make = make_form_button(self.tr("Back up now"), self._make_one)
        self.restore = make_form_button(self.tr("Restore…"), self._ask)
        self.folder = make_form_button(self.tr("Show in folder"), self._show_folder)
        self.column.addLayout(make_row(None, self.make, self.restore, self.folder, STRETCH, spacing=8))
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
            self.list.addItem(self.tr("No backups yet. The first will be made within a day."))
        self.make.setEnabled(True)
        self._show_choice()

    def _in_words(self, copy: Copy) -> str:
        then = local(copy.backup.made_at)
        when = with_time(day_title(then.date(), local_day(self._clock.now())), clock_time(then))
        facts = [when, posts(copy.contents.posts), stars(copy.contents.stars), say_size(copy.backup.size)]
        if copy.backup.is_doubtful:
            facts.append(self.tr("may be incomplete: much smaller than earlier backups"))
        return " · ".join(facts)

    def _chosen(self) -> Copy | None:
        item = self.list.currentItem()
        copy = item.data(Qt.ItemDataRole.UserRole) if item is not None else None
        return copy if isinstance(copy, Copy) else None

    def _show_choice(self) -> None:
        self.restore.setEnabled(self._chosen() is not None)

    def _make_one(self) -> None:
        """Make a backup; that only needs a reading connection, so no writer waits for it."""
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
        box = make_message_box(QMessageBox.Icon.Question, self.tr("Restore this backup?"), self)
        box.setInformativeText(
            f"{self._in_words(copy)}\n\n"
            + self.tr(
                "Anything you starred, tagged or read since then isn’t in this backup. Your current data "
                "is kept in the same folder. The window will reopen in a moment."
            )
        )
        restore = box.addButton(self.tr("Restore"), QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        box.buttonClicked.connect(lambda pressed: self._restore(copy) if pressed is restore else None)
        self.question = box
        box.open()


class LearningPage(Page):
    def __init__(self, theme: Theme, commands: DialogCommands, facts: ReadingFacts) -> None:
        super().__init__(theme)
        self._commands, self._bridge = commands, commands.bridge.bound_to(self)
        commands.bridge.changed.connect(self._on_changed)
        self.add(
            self.tr(
                "To have articles ready in time, Paperround records when you open it and read, when you "
                "come to your computer (unlock it, wake it, join a network) and when you’re offline. "
                "This stays in your profile on this computer. Nothing is sent anywhere."
            ),
            "note_reading",
        )
        self.kept = make_heading("")
        self.kept.setWordWrap(True)
        self.sessions = QListWidget()
        self.sessions.setObjectName("cardList")
        self.sessions.setAccessibleName(self.tr("Recorded activity, newest first"))
        self.erase = make_form_button(self.tr("Erase all…"), self._ask_to_erase)
        self.column.addWidget(self.kept)
        self.column.addWidget(self.sessions, 1)
        self.column.addWidget(self.erase, 0, Qt.AlignmentFlag.AlignLeading)
        self._show_facts(facts)

    def _on_changed(self, changes: Changes) -> None:
        if changes & Changes.READING:
            self._bridge.read(get_reading_facts, self._show_facts)

    def _show_facts(self, facts: ReadingFacts) -> None:
        now = self._commands.clock.now()
        self.kept.setText(self._in_words(facts, now))
        self.sessions.clear()
        self.sessions.addItems(self._list_kept(facts, now))
        self.sessions.setVisible(self.sessions.count() > 0)
        self.erase.setEnabled(facts.first_at is not None)

    def _ask_to_erase(self) -> None:
        """Ask first, because this cannot be undone."""
        text = self.tr(
            "Paperround will forget when and what you’ve read, including in its backups, and start "
            "learning again. Your feeds, articles, stars and read status are kept. This can’t be "
            "undone."
        )
        box = make_message_box(QMessageBox.Icon.Warning, text, self)
        box.setWindowTitle(self.tr("Erase learned data?"))
        erase = box.addButton(self.tr("Erase"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        box.buttonClicked.connect(lambda pressed: self._commands.erase_reading() if pressed is erase else None)
        self.question = box
        box.open()

    def _in_words(self, facts: ReadingFacts, now: float) -> str:
        if facts.first_at is None:
            return self.tr("Nothing recorded.")
        day = since_in_words(local_day(facts.first_at), local_day(now))
        sittings, read = self.tr("1 reading session"), self.tr("1 article read")
        if facts.sessions != 1:
            sittings = self.tr("{n} reading sessions", n=facts.sessions).format(n=number(facts.sessions))
        if facts.posts != 1:
            read = self.tr("{n} articles read", n=facts.posts).format(n=number(facts.posts))
        kept = self.tr("Stored: {sessions} and {posts}, {day}.").format(sessions=sittings, posts=read, day=day)
        return sentences((kept, self._signs_in_words(facts.signs), self._offline_in_words(facts.offline)))

    def _offline_in_words(self, count: int) -> str:
        if count == 1:
            return self.tr("Offline once.")
        return self.tr("Offline {n} times.", n=count).format(n=number(count)) if count else ""

    def _signs_in_words(self, count: int) -> str:
        if count == 1:
            return self.tr("You came to this computer once.")
        return self.tr("You came to this computer {n} times.", n=count).format(n=number(count)) if count else ""

    def _list_kept(self, facts: ReadingFacts, now: float) -> list[str]:
        """Sessions, signs of presence and times offline in words, the latest first."""
        lines = [(one.started_at, session_in_words(one, now)) for one in facts.latest]
        for one in facts.latest_signs:
            when = with_time(day_title(local_day(one.at), local_day(now)), clock_time(local(one.at)))
            lines.append((one.at, self.tr("{when}: {what}").format(when=when, what=self._name_sign(one.sign))))
        for gap in facts.latest_offline:
            start, end = clock_time(local(gap.started_at)), clock_time(local(gap.ended_at))
            day = day_title(local_day(gap.started_at), local_day(now))
            lines.append(
                (gap.started_at, self.tr("{day}, {start} – {end}: offline").format(day=day, start=start, end=end))
            )
        return [words for _, words in sorted(lines, key=lambda line: -line[0])]

    def _name_sign(self, sign: Sign) -> str:
        return {
            Sign.UNLOCKED: self.tr("screen unlocked"),
            Sign.IDLE_ENDED: self.tr("back from idle"),
            Sign.RESUMED: self.tr("woke from sleep"),
            Sign.LID_OPENED: self.tr("lid opened"),
            Sign.NETWORK_JOINED: self.tr("connected to a network"),
        }[sign]


def session_in_words(session: ReadingSession, now: float) -> str:
    day = day_title(local_day(session.started_at), local_day(now))
    start, end = clock_time(local(session.started_at)), clock_time(local(session.ended_at))
    return with_time(day, f"{start} – {end}" if start != end else start)
