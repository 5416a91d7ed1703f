"""Settings, each declared once: its type, default, range, label and help text.

From here come the fields of the window's settings, `paperround settings`, the page docs/settings.md
(`dev.py settings`) and the refusal of bad values. `Settings` is a frozen record, passed in and never global; the store
keeps it as rows under the same names.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, TypeVar

from msgspec import Struct, field
from msgspec.structs import replace

from reader.errors import UsageError
from reader.model.messages import Message
from reader.wording.catalogue import Code
from reader.wording.languages import mark, mark_counted

PREFETCH_OFF, PREFETCH_LITTLE, PREFETCH_ALL = ("off", "little", "all")
ASK, BACKGROUND, QUIT = ("ask", "background", "quit")
_FORMER_TRAY = "close_to_tray"
"""The setting of older versions for `closing`."""
_TIME = r"([01]\d|2[0-3]):[0-5]\d"
TO_FOLDER, TO_MAIL = ("folder", "mail")
EPUB, PDF = ("epub", "pdf")
LEARNED = "learned"
"""An edition's hour: before the user's first visit of the day."""
_YES, _NO = ("true", "yes", "on", "1"), ("false", "no", "off", "0")
_DAYS = (mark(" day"), mark_counted(" days"))
_MB = (mark(" MB"), "")
_T = TypeVar("_T")


class Range(Struct, frozen=True):
    low: float
    high: float
    unit: tuple[str, str] = ("", "")
    """What follows 1, and what follows any other number; the second is empty if the first fits all."""
    lowest: str = ""
    """What the lowest number means."""

    def __str__(self) -> str:
        lowest = f" ({self.low:,}: {self.lowest})" if self.lowest else ""
        return f"{self.low:,} to {self.high:,}{self.unit[1] or self.unit[0]}{lowest}"


DATA_A_DAY = Range(0, 1_000_000, _MB, mark("no limit"))


class Setting(Struct, frozen=True):
    """How a setting is declared. Its name and type are those of the field of `Settings`. Texts with `mark` are shown
    in the window, where they are translated."""

    default: Any
    label: str
    """Its name in the window; empty if it has none there."""
    help: str
    range: Range | None = None
    choices: Mapping[str, str] = {}
    """The allowed words, each as the window puts it."""
    can_be_several: bool = False
    """Whether several of the choices may stand there, with spaces."""
    example: str = ""
    pattern: tuple[str, Message] | None = None
    """What a text must look like, and what is said if it does not."""

    def __call__(self) -> Any:
        """The default, of which `Settings` makes a field."""
        return self.default

    def check(self, name: str, value: Any) -> None:
        if self.range is not None and not self.range.low <= value <= self.range.high:
            raise UsageError(Code.SETTING_RANGE(name=name, low=self.range.low, high=self.range.high, value=value))
        if self.choices and not set(value.split() if self.can_be_several else [value]) <= set(self.choices):
            choices = ", ".join(self.choices)
            if self.can_be_several:
                raise UsageError(Code.SETTING_SOME_OF(name=name, choices=choices))
            raise UsageError(Code.SETTING_ONE_OF(name=name, choices=choices))
        if self.pattern is not None and not re.fullmatch(self.pattern[0], value):
            raise UsageError(self.pattern[1])

    def describe_values(self) -> str:
        """The allowed values in plain English."""
        if isinstance(self.default, bool):
            return "yes or no"
        if self.choices:
            return ("any of " if self.can_be_several else "") + ", ".join(self.choices)
        return str(self.range or (f"such as {self.example}" if self.example else "text"))


def _declare(default: _T, label: str, help: str, range: Range | None = None, **more: Any) -> _T:
    declared: _T = field(default_factory=Setting(default, label, help, range, **more))
    return declared


class Settings(Struct, frozen=True):
    """Every choice that concerns the whole program."""

    highlight_words: str = _declare(
        "",
        mark("Words to highlight"),
        'Words and "phrases" marked in every list and article.',
        example=mark('ferry "night train"'),
    )
    quiet_hours: str = _declare(
        "22:00-07:00",
        mark("Quiet hours"),
        "No notification is shown then; they are shown together afterwards. Empty: never quiet.",
        pattern=(f"({_TIME}-{_TIME})?", Code.SETTING_QUIET_HOURS()),
        example="22:00-07:00",
    )
    quiet_day: str = _declare(
        "", mark("No more notifications today"), "A day on which no notification is shown.", example="2026-11-16"
    )
    closing: str = _declare(
        ASK,
        mark("Closing the window"),
        "Closing the window asks once, goes on fetching in the background, or quits.",
        choices={ASK: mark("Ask once"), BACKGROUND: mark("Keep fetching in the background"), QUIT: mark("Quit")},
    )
    newer_version_check: bool = _declare(
        False, mark("Tell me when a newer version exists"), "Ask once a day whether a newer Paperround was released."
    )
    pictures: str = _declare(
        "always",
        mark("Pictures in posts"),
        "Whether pictures are fetched and shown. Feeds can override it.",
        choices={"ask": mark("Ask each time"), "always": mark("Show them"), "never": mark("Leave them out")},
    )
    list_pictures: bool = _declare(
        True, mark("Small pictures in the list"), "Beside entries in lists, if pictures are shown at all."
    )
    podcast_prefetch_mb: int = _declare(
        200,
        mark("Fetched ahead, a day at most"),
        "Episodes that are fetched before the user usually listens.",
        Range(0, 1_000_000, _MB, mark("nothing")),
    )
    podcast_kept_mb: int = _declare(
        2_000,
        mark("Kept on the disk, about"),
        "Episodes that are kept; those that the user asked for are never deleted for it.",
        Range(0, 10_000_000, _MB),
    )
    podcast_heard_days: int = _declare(
        1, mark("Heard ones stay for"), "How long a heard episode is kept.", Range(0, 3_650, _DAYS, mark("not at all"))
    )
    daily_budget: int = _declare(
        400,
        mark("Fetches a day"),
        "Fetches that the plan may spend. What the user asks for is charged to it but never refused.",
        Range(0, 1_000_000),
    )
    megabytes_per_day: int = _declare(0, mark("Data a day"), "Data that the plan may spend.", DATA_A_DAY)
    battery_share: float = _declare(
        1.0, mark("On battery, of that"), "Share of the daily budget on battery and in power-save mode.", Range(0, 1)
    )
    metered_share: float = _declare(
        0.25, mark("On a metered line"), "Share of the daily budget on a metered network.", Range(0, 1)
    )
    busy_share: float = _declare(
        0.5, mark("While the computer is busy"), "Share of the daily budget while it is busy.", Range(0, 1)
    )
    wake_ups: int = _declare(
        24,
        mark("Times a day the computer is woken for it"),
        "About how often a day the machine is woken for polls: due polls wait for each other.",
        Range(1, 1_000),
    )
    battery_wake_ups: int = _declare(
        12,
        mark("On battery or a metered line"),
        "Wake-ups a day on battery, in power-save mode and on a metered network.",
        Range(1, 1_000),
    )
    parallel_fetches: int = _declare(
        24, mark("Parallel connections"), "How many hosts are fetched from at the same time.", Range(1, 64)
    )
    polls_per_minute: int = _declare(
        40, mark("Planned polls in a minute"), "At most so many, even after a sleep.", Range(1, 600)
    )
    proxy: str = _declare(
        "",
        mark("Proxy"),
        "Address of a proxy for every fetch; empty uses none.",
        pattern=("(?s)(.*://.*)?", Code.SETTING_PROXY()),
        example="http://proxy:3128",
    )
    prefetch: str = _declare(
        PREFETCH_LITTLE,
        mark("Before I go offline"),
        "What is fetched before hours offline; all adds everything of the feeds chosen for it.",
        choices={
            PREFETCH_OFF: mark("Fetch nothing"),
            PREFETCH_LITTLE: mark("Fetch what I will probably open"),
            PREFETCH_ALL: mark("And everything of the feeds I chose"),
        },
    )
    prefetch_megabytes: int = _declare(
        20, mark("Data a day for that"), "Data a day for fetching before hours offline.", Range(1, 2_000, _MB)
    )
    digest: bool = _declare(
        False,
        mark("New posts wait for the next paper"),
        "New entries are held until the next edition's hour; alerts come at once.",
    )
    keep_days: int = _declare(
        0,
        mark("Keep posts for"),
        "Older entries are deleted, unless starred or tagged.",
        Range(0, 36_500, _DAYS, mark("for ever")),
    )
    keep_per_feed: int = _declare(
        0,
        mark("Keep per feed at most"),
        "The newest entries are kept, and all starred and tagged ones.",
        Range(0, 1_000_000, (mark(" post"), mark_counted(" posts")), mark("every post")),
    )
    backups_kept: int = _declare(
        7, mark("Keep backups of"), "For how long daily backups are kept.", Range(1, 365, _DAYS)
    )
    for_you: bool = _declare(
        True,
        mark("Suggest unread posts in a view For you"),
        "Offer unread articles in the order in which they probably interest the user.",
    )
    mark_copies_read: bool = _declare(
        False,
        mark("Reading a post marks the same story in other feeds read"),
        "Reading an article marks its copies in other feeds read, too.",
    )
    novelty_in_plan: bool = _declare(
        False,
        mark("Poll feeds less that mostly repeat themselves"),
        "Posts that repeat what their feed said lately count less in the plan.",
    )
    interest_in_plan: bool = _declare(
        False,
        mark("Poll feeds more whose posts I often open, others less"),
        "Feeds whose posts the user opens more often than others get a higher weight in the plan.",
    )
    note_reading: bool = _declare(
        True, mark("Note when I read"), "Note visits and readings, from which polling learns."
    )
    editions: bool = _declare(
        False, mark("Make a paper by itself"), "Editions are made at `edition_hours` on `edition_days`."
    )
    edition_hours: str = _declare(
        LEARNED,
        mark("Hours, with spaces"),
        'When editions are due; "learned" is before the first visit of the day.',
        pattern=(f"({LEARNED}|{_TIME})( ({LEARNED}|{_TIME})){{0,7}}", Code.SETTING_EDITION_HOURS()),
        example="07:15 18:00",
    )
    edition_days: str = _declare(
        "1234567",
        "",
        "The days of the week on which editions are due; Monday is 1.",
        pattern=("1?2?3?4?5?6?7?", Code.SETTING_EDITION_DAYS()),
        example="12345",
    )
    edition_minutes: int = _declare(
        20, mark("Minutes to read"), "About how long an edition takes to read.", Range(5, 240)
    )
    edition_from: str = _declare(
        "",
        "",
        'Where entries come from: folder ids, "none" for feeds without a folder, "starred"; empty is everywhere.',
        pattern=(r"((\d+|none|starred)( (\d+|none|starred))*)?", Code.SETTING_EDITION_FROM()),
        example="3 none starred",
    )
    edition_again: bool = _declare(
        False, mark("What stayed unread may come again"), "Unread entries of an edition may come back in the next."
    )
    edition_mark_read: bool = _declare(
        False, mark("Mark read what is in it"), "Entries are marked read when they are put into an edition."
    )
    edition_pages: bool = _declare(
        True,
        mark("Fetch whole texts of shortened posts"),
        "The full text of shortened entries is fetched for editions.",
    )
    edition_to: str = _declare(
        TO_FOLDER,
        "",
        "Where editions go.",
        choices={TO_FOLDER: mark("Folder"), TO_MAIL: mark("E-reader or mailbox, by mail")},
        can_be_several=True,
    )
    edition_forms: str = _declare(
        EPUB, "", "The formats of editions.", choices={EPUB: "EPUB", PDF: "PDF"}, can_be_several=True
    )
    edition_folder: str = _declare(
        "", mark("Folder for papers"), 'The folder for editions; empty is "Papers" in the user\'s documents.'
    )
    edition_picture_width: int = _declare(
        1072, "", "The most pixels that a picture in an EPUB is wide: the e-reader's screen.", Range(200, 4_000)
    )
    edition_mail_to: str = _declare(
        "", mark("To this address"), "Where editions are mailed, such as an e-reader.", example="name@reader.example"
    )
    edition_mail_from: str = _declare(
        "", mark("From your address"), "The sender of mailed editions.", example="name@example.org"
    )
    edition_mail_server: str = _declare(
        "",
        mark("Mail server"),
        "The SMTP server; its password is in the system's keyring.",
        example="smtp.example.org:587",
    )
    edition_mail_user: str = _declare(
        "", mark("Your name there"), "User name at the mail server; empty sends without a login."
    )
    paused: bool = _declare(False, "", "Nothing is polled by the plan; what the user asks for still is.")
    pictures_asked: bool = _declare(False, "", "Whether the user was told what pictures cost and has chosen.")
    background_explained: bool = _declare(
        False, "", "Whether the user was told that fetching goes on without a window."
    )

    def __post_init__(self) -> None:
        for name, setting in SETTINGS.items():
            setting.check(name, getattr(self, name))


SETTINGS: dict[str, Setting] = {
    name: default.factory
    for name, default in zip(Settings.__struct_fields__, Settings.__struct_defaults__, strict=True)
}
"""The declarations by name, in the order of the pages of the window."""


def make_settings(rows: Mapping[str, Any]) -> Settings:
    """Settings from stored rows. Unknown names are ignored; a bad value raises."""
    values: dict[str, Any] = {}
    if rows.get(_FORMER_TRAY) is True:
        values["closing"] = BACKGROUND
    for name, value in rows.items():
        if name in SETTINGS:
            values[name] = _as_type(name, value, type(SETTINGS[name].default))
    return replace(Settings(), **values)


def _as_type(name: str, value: Any, kind: type) -> Any:
    if kind is bool and isinstance(value, str):
        if value.strip().lower() not in (*_YES, *_NO):
            raise UsageError(Code.SETTING_YES_OR_NO(name=name, value=repr(value)))
        return value.strip().lower() in _YES
    try:
        return kind(value)
    except (TypeError, ValueError):
        raise UsageError(Code.SETTING_BAD(name=name, value=repr(value))) from None
