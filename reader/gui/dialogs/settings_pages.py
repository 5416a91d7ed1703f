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
    make_day_switch,
    make_hours,
    make_number,
    make_share,
    make_switch,
    make_text,
    say_days,
    say_megabytes,
)
from reader.gui.kit.controls import Choice
from reader.gui.kit.dialog import add_row, make_form, make_heading, make_quiet, make_rule
from reader.gui.kit.humanize import percent, say_size
from reader.gui.kit.language import list_languages
from reader.gui.kit.layouts import fill, make_column
from reader.gui.kit.theme import Theme
from reader.gui.kit.translate import tr
from reader.gui.kit.window_state import DARK, LIGHT, NEWSPAPER, SYSTEM, THREE, WIDE
from reader.settings import ASK, BACKGROUND, PREFETCH_ALL, PREFETCH_LITTLE, PREFETCH_OFF, QUIT

CARD_WIDTH = 580
"""The least width of a page with cards."""
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
        """Add fields, and texts as notes between them."""
        form = None
        for part in parts:
            if isinstance(part, str):
                self.column.addWidget(make_quiet(part))
                form = None
                continue
            if form is None:
                form = make_form()
                self.column.addLayout(form)
            if part.label:
                add_row(form, part.label, part.widget)
            else:
                form.addRow(part.widget)
            self.fields.append(part)

    def show_values(self, values: Mapping[str, Any]) -> None:
        for field in self.fields:
            field.show(values[field.name])

    def values(self) -> dict[str, Any]:
        return {field.name: field.value() for field in self.fields}


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
        make_text("highlight_words", tr("Words to highlight"), tr('ferry "night train"')),
        tr("They are marked in every list and article; quotes hold a phrase together."),
    )


def make_desktop_page(theme: Theme, appearance: Appearance, today: str) -> Page:
    """The page about this computer; starting at login is there if it can be chosen."""
    closings = [(tr("Ask once"), ASK), (tr("Keep fetching in the background"), BACKGROUND), (tr("Quit"), QUIT)]
    can_choose = appearance.start_at_login is not None
    login = [make_switch(theme, "start_at_login", tr("Start Paperround at login"))] if can_choose else []
    return Page(
        theme,
        make_hours(theme, "quiet_hours", tr("Quiet hours"), tr("No notifications between")),
        make_day_switch(theme, "quiet_day", tr("No more notifications today"), today),
        make_choice(theme, "closing", tr("Closing the window"), closings),
        make_switch(theme, "newer_version_check", tr("Tell me when a newer version exists")),
        *login,
    )


def make_pictures_page(theme: Theme, took_bytes: int) -> Page:
    """`took_bytes`: what was fetched for pictures in the last seven days with pictures."""
    options = [(tr("Ask each time"), "ask"), (tr("Show them"), "always"), (tr("Leave them out"), "never")]
    took = tr("In the last seven days with pictures they took {size}.").format(size=say_size(took_bytes))
    return Page(
        theme,
        make_choice(theme, "pictures", tr("Pictures in posts"), options),
        tr(
            "A picture is fetched from its publisher, who then knows that you read the post. "
            "Each feed can say otherwise in its own settings."
        ),
        *([took] if took_bytes else ()),
        make_switch(theme, "list_pictures", tr("Small pictures in the list")),
        tr(
            "Only of posts in sight, at most 20 MB a day and half of what you allow for a day, and never on a "
            "metered line. Posts that you did not open have their pictures fetched, too."
        ),
    )


def make_fetching_page(theme: Theme) -> Page:
    return Page(
        theme,
        make_number(theme, "daily_budget", tr("Fetches a day"), 0, 1_000_000),
        make_number(theme, "megabytes_per_day", tr("Data a day"), 0, 1_000_000, say_megabytes, tr("no limit")),
        make_share(theme, "battery_share", tr("On battery, of that")),
        make_share(theme, "metered_share", tr("On a metered line")),
        make_share(theme, "busy_share", tr("While the computer is busy")),
        make_number(theme, "wake_ups", tr("Times a day the computer is woken for it"), 1, 1_000),
        make_number(theme, "battery_wake_ups", tr("On battery or a metered line"), 1, 1_000),
        make_number(theme, "parallel_fetches", tr("Sites visited at once"), 1, 64),
        make_number(theme, "polls_per_minute", tr("Planned polls in a minute"), 1, 600),
        make_text("proxy", tr("Proxy"), tr("none, or http://proxy:3128")),
    )


def make_keeping_page(theme: Theme) -> Page:
    most, every = tr("Keep per feed at most"), tr("every post")
    return Page(
        theme,
        make_number(theme, "keep_days", tr("Keep posts for"), 0, 36_500, say_days, tr("for ever")),
        make_number(theme, "keep_per_feed", most, 0, 1_000_000, _say_posts, every),
        tr("Starred and tagged posts are always kept, and so is what a feed still shows."),
    )


def _say_posts(n: int) -> str:
    return tr(" post") if n == 1 else tr(" posts", n=n)


def make_topics_page(theme: Theme) -> Page:
    return Page(
        theme,
        tr(
            "Paperround reads titles and first lines to find out what feeds are about. It notes which posts "
            "you read and for how long, to suggest others. All of it stays on this computer."
        ),
        make_switch(theme, "for_you", tr("Suggest unread posts in a view For you")),
        make_switch(theme, "mark_copies_read", tr("Reading a post marks the same story in other feeds read")),
        make_switch(theme, "novelty_in_plan", tr("Poll feeds less that mostly repeat themselves")),
        make_switch(theme, "interest_in_plan", tr("Poll feeds more whose posts I often open, others less")),
        tr(
            "With For you and the last choice off, nothing is noted of what you read. "
            "“What it learns” erases what was noted before."
        ),
    )


def make_prefetch_page(theme: Theme) -> Page:
    amounts = [
        (tr("Fetch nothing"), PREFETCH_OFF),
        (tr("Fetch what I will probably open"), PREFETCH_LITTLE),
        (tr("And everything of the feeds I chose"), PREFETCH_ALL),
    ]
    return Page(
        theme,
        make_choice(theme, "prefetch", tr("Before I go offline"), amounts),
        make_number(theme, "prefetch_megabytes", tr("Data a day for that"), 1, 2_000, say_megabytes),
        tr(
            "Paperround learns when you are without a line and read nevertheless, on the train perhaps, and "
            "fetches whole texts and pictures before: on mains, never on a metered line, the likeliest first. "
            "Each feed can say otherwise in its own settings."
        ),
        make_switch(theme, "digest", tr("New posts wait for the next paper")),
        tr(
            "They come at the hours of your paper, and one line above the list says how many wait. "
            "Feeds that tell you at once are excepted. You can show what waits at any time."
        ),
        tr("Paperround then fetches mostly before papers, which saves about a fifth of the fetches."),
    )


def make_podcasts_page(theme: Theme) -> Page:
    ahead, heard = tr("Fetched ahead, a day at most"), tr("Heard ones stay for")
    return Page(
        theme,
        tr(
            "Recordings of feeds that you listen to are fetched before you usually listen, while the line costs "
            "nothing and the computer is plugged in. What you ask for is always fetched, and stays until you heard it."
        ),
        make_number(theme, "podcast_prefetch_mb", ahead, 0, 1_000_000, say_megabytes, tr("nothing")),
        make_number(theme, "podcast_kept_mb", tr("Kept on the disk, about"), 0, 10_000_000, say_megabytes),
        make_number(theme, "podcast_heard_days", heard, 0, 3_650, say_days, tr("not at all")),
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
        size, low, high = self.tr("Size of letters"), SMALLEST_TEXT_PX, LARGEST_TEXT_PX
        return (
            self._make_font(),
            make_number(self.theme, "px", size, low, high, lambda n: self.tr(" pixels", n=n)),
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
