"""The pages of the settings dialog that are columns of fields. Main thread only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec import Struct
from PySide6.QtCore import QSize
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QWidget

from reader.gui.article.read_policy import MarkRead
from reader.gui.article.record import LARGEST_TEXT_PX, SMALLEST_TEXT_PX, TextChoice
from reader.gui.dialogs.settings_fields import (
    Field,
    make_choice,
    make_field,
    make_number,
    make_quiet_day,
    make_quiet_hours,
    make_switch,
)
from reader.gui.kit.controls import Choice
from reader.gui.kit.dialog import add_row, make_form, make_heading, make_quiet, make_rule
from reader.gui.kit.humanize import megabytes, percent
from reader.gui.kit.language import list_languages
from reader.gui.kit.layouts import STRETCH, fill, make_column
from reader.gui.kit.theme import Theme
from reader.gui.kit.translate import tr
from reader.gui.kit.window_state import DARK, LIGHT, NEWSPAPER, SYSTEM, THREE, WIDE
from reader.settings import SETTINGS, Range
from reader.wording.languages import mark_counted

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
        (tr("A moment after it was opened"), MarkRead.OPENED),
        (tr("Opened, or scrolled past"), MarkRead.SCROLLED),
        (tr("Only when I say so"), MarkRead.NEVER),
    ]
    layouts = [(tr("Three panes"), THREE), (tr("Wide list"), WIDE), (tr("Newspaper"), NEWSPAPER)]
    return Page(
        theme,
        make_choice(theme, "mark_read", tr("A post is read"), marks),
        make_choice(theme, "layout", tr("Layout"), layouts),
        make_switch(theme, "fold_stories", tr("Show the same story from several feeds once")),
        "highlight_words",
        tr("They are marked in every list and article; quotes hold a phrase together."),
    )


def make_desktop_page(theme: Theme, appearance: Appearance, today: str) -> Page:
    """The page about this computer; starting at login is there if it can be chosen."""
    can_choose = appearance.start_at_login is not None
    login = [make_switch(theme, "start_at_login", tr("Start Paperround at login"))] if can_choose else []
    hours, day = make_quiet_hours(theme), make_quiet_day(theme, today)
    return Page(theme, hours, day, "closing", "newer_version_check", *login)


def make_pictures_page(theme: Theme, took_bytes: int) -> Page:
    """`took_bytes`: what was fetched for pictures in the last seven days with pictures."""
    took = tr("In the last seven days with pictures they took {size}.").format(size=megabytes(took_bytes))
    return Page(
        theme,
        "pictures",
        tr(
            "A picture is fetched from its publisher, who then knows that you read the post. "
            "Each feed can say otherwise in its own settings."
        ),
        *([took] if took_bytes else ()),
        "list_pictures",
        tr(
            "Only of posts in sight, at most 20 MB a day and half of what you allow for a day, and never on a "
            "metered line. Posts that you did not open have their pictures fetched, too."
        ),
    )


def make_fetching_page(theme: Theme) -> Page:
    first = ("daily_budget", "megabytes_per_day", "battery_share", "metered_share", "busy_share", "wake_ups")
    proxy = make_field(theme, "proxy", tr("none, or http://proxy:3128"))
    return Page(theme, *first, "battery_wake_ups", "parallel_fetches", "polls_per_minute", proxy)


def make_keeping_page(theme: Theme) -> Page:
    kept = tr("Starred and tagged posts are always kept, and so is what a feed still shows.")
    return Page(theme, "keep_days", "keep_per_feed", kept)


def make_topics_page(theme: Theme) -> Page:
    return Page(
        theme,
        tr(
            "Paperround reads titles and first lines to find out what feeds are about. It notes which posts "
            "you read and for how long, to suggest others. All of it stays on this computer."
        ),
        *("for_you", "mark_copies_read", "novelty_in_plan", "interest_in_plan"),
        tr(
            "With For you and the last choice off, nothing is noted of what you read. "
            "“What it learns” erases what was noted before."
        ),
    )


def make_prefetch_page(theme: Theme) -> Page:
    return Page(
        theme,
        *("prefetch", "prefetch_megabytes"),
        tr(
            "Paperround learns when you are without a line and read nevertheless, on the train perhaps, and "
            "fetches whole texts and pictures before: on mains, never on a metered line, the likeliest first. "
            "Each feed can say otherwise in its own settings."
        ),
        "digest",
        tr(
            "They come at the hours of your paper, and one line above the list says how many wait. "
            "Feeds that tell you at once are excepted. You can show what waits at any time."
        ),
        tr("Paperround then fetches mostly before papers, which saves about a fifth of the fetches."),
    )


def make_podcasts_page(theme: Theme) -> Page:
    return Page(
        theme,
        tr(
            "Recordings of feeds that you listen to are fetched before you usually listen, while the line costs "
            "nothing and the computer is plugged in. What you ask for is always fetched, and stays until you heard it."
        ),
        *("podcast_prefetch_mb", "podcast_kept_mb", "podcast_heard_days"),
    )


class AppearancePage(Page):
    def __init__(self, theme: Theme, appearance: Appearance) -> None:
        super().__init__(theme)
        self.column.addWidget(make_heading(self.tr("The window")))
        closes = self.tr("For another size the window closes and opens again where it was.")
        later = self.tr("Another size is there from the next start on.")
        self.add(*self._window_fields(), closes if appearance.can_restart else later)
        fill(self.column, (4, make_rule(), 4, make_heading(self.tr("Articles"))))
        self.add(*self._article_fields())
        self.column.addStretch(1)

    def _window_fields(self) -> tuple[Field, ...]:
        schemes = [(self.tr("As the system has it"), SYSTEM), (self.tr("Light"), LIGHT), (self.tr("Dark"), DARK)]
        sizes = [(percent(size / 100), size) for size in _PERCENT]
        languages = [(self.tr("As the system has it"), ""), *list_languages()]
        return (
            make_choice(self.theme, "colour_scheme", self.tr("Colours"), schemes),
            make_choice(self.theme, "interface_percent", self.tr("Size of everything"), sizes),
            make_choice(self.theme, "language", self.tr("Language"), languages),
        )

    def _article_fields(self) -> tuple[Field, ...]:
        widths = [
            (self.tr("Narrow"), 520),
            (self.tr("Usual"), 640),
            (self.tr("Wide"), 780),
            (self.tr("Very wide"), 960),
        ]
        spacings = [(self.tr("Tight"), 140), (self.tr("Usual"), 165), (self.tr("Airy"), 190)]
        letters = Range(SMALLEST_TEXT_PX, LARGEST_TEXT_PX, ("", mark_counted(" pixels")))
        return (
            self._make_font(),
            make_number(self.theme, "px", self.tr("Size of letters"), letters),
            make_choice(self.theme, "column", self.tr("Width of the text"), widths),
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
