"""Settings, each declared once: its type, default, range, label and help text.

The window's settings, `paperround settings`, docs/settings.md (`dev.py settings`) and the check of values all come from
here. `Settings` is a frozen record that is passed in, never global; the store keeps it as rows of the same names.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, TypeVar

from msgspec import Struct, field
from msgspec.structs import replace

from reader.core.errors import UsageError
from reader.core.records.messages import Message
from reader.core.words.catalogue import Code
from reader.core.words.languages import mark, mark_counted

PREFETCH_OFF, PREFETCH_LITTLE, PREFETCH_ALL = ("off", "little", "all")
ASK, BACKGROUND, QUIT = ("ask", "background", "quit")
_TIME = r"([01]\d|2[0-3]):[0-5]\d"
TO_FOLDER, TO_MAIL = ("folder", "mail")
EPUB, PDF = ("epub", "pdf")
OURS = "paperround"
"""The strategy that polls unless the user chose another."""
LEARNED = "learned"
"""An edition's time: before the user's first visit of the day."""
_YES, _NO = ("true", "yes", "on", "1"), ("false", "no", "off", "0")
_DAYS = (mark(" day"), mark_counted(" days"))
_MB = (mark(" MB"), "")
_T = TypeVar("_T")
NOT_FROM_ELSEWHERE = (
    *("proxy", "password_command", "password_file", "editions"),
    *("sync_folder", "sync_folder_encrypted"),
)
"""Settings that no restored or imported file changes: they run a program, or send something on."""


class Range(Struct, frozen=True):
    low: float
    high: float
    unit: tuple[str, str] = ("", "")
    """The unit after 1 and after other numbers; the second is empty if it is the same."""
    lowest: str = ""
    """What the lowest number means."""

    def __str__(self) -> str:
        lowest = f" ({self.low:,}: {self.lowest})" if self.lowest else ""
        return f"{self.low:,} to {self.high:,}{self.unit[1] or self.unit[0]}{lowest}"


DATA_A_DAY = Range(0, 1_000_000, _MB, mark("no limit"))


class Setting(Struct, frozen=True):
    """The declaration of a setting; the field of `Settings` has its name and type. The window shows texts with `mark`
    and translates them, the terminal and docs/settings.md show `help`."""

    default: Any
    label: str
    """Its name in the window; empty if the window doesn't show it."""
    help: str
    range: Range | None = None
    choices: Mapping[str, str] = {}
    """The allowed words, each with its text in the window."""
    can_be_several: bool = False
    """Whether the value may be several of the choices, separated by spaces."""
    example: str = ""
    pattern: tuple[str, Message] | None = None
    """A regular expression that a text must match, and the error if it doesn't."""

    def __call__(self) -> Any:
        """Return the default: `Settings` takes this as a factory for its field."""
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
        if isinstance(self.default, bool):
            return "yes or no"
        if self.choices:
            return ("any of " if self.can_be_several else "") + ", ".join(self.choices)
        return str(self.range or (f"such as {self.example}" if self.example else "text"))


def _declare(default: _T, label: str, help: str, range: Range | None = None, **more: Any) -> _T:
    declared: _T = field(default_factory=Setting(default, label, help, range, **more))
    return declared


class Settings(Struct, frozen=True):
    highlight_words: str = _declare(
        "",
        mark("Words to highlight"),
        'Words and "phrases" to highlight in all lists and articles.',
        example=mark('ferry "night train"'),
    )
    quiet_hours: str = _declare(
        "22:00-07:00",
        mark("Quiet hours"),
        "Show no notifications during these hours, but all of them afterwards. Empty for none.",
        pattern=(f"({_TIME}-{_TIME})?", Code.SETTING_QUIET_HOURS()),
        example="22:00-07:00",
    )
    quiet_day: str = _declare(
        "", mark("Mute notifications for today"), "Show no notifications on this day.", example="2026-11-16"
    )
    closing: str = _declare(
        ASK,
        mark("Closing the window"),
        "What closing the window does: ask once, keep fetching in the background, or quit.",
        choices={ASK: mark("Ask once"), BACKGROUND: mark("Keep fetching in the background"), QUIT: mark("Quit")},
    )
    newer_version_check: bool = _declare(
        False, mark("Tell me about updates"), "Check once a day for a new version of Paperround."
    )
    pictures: str = _declare(
        "always",
        mark("Images in articles"),
        "Load and show images in articles. Feeds can override this.",
        choices={"ask": mark("Ask each time"), "always": mark("Show"), "never": mark("Don’t show")},
    )
    thumbnails: bool = _declare(
        True, mark("Thumbnails in the list"), "Show thumbnails in lists, if images are shown at all."
    )
    podcast_prefetch: bool = _declare(
        False,
        mark("Download episodes before I usually listen"),
        "Download new episodes before you usually listen, within four fifths of megabytes_per_day.",
    )
    podcast_kept_mb: int = _declare(
        2_000,
        mark("Storage limit"),
        "Keep about this much of downloaded episodes. Those you downloaded yourself are never deleted for it.",
        Range(0, 10_000_000, _MB),
    )
    podcast_played_days: int = _declare(
        1,
        mark("Keep played episodes for"),
        "Keep played episodes for this long.",
        Range(0, 3_650, _DAYS, mark("not at all")),
    )
    daily_budget: int = _declare(
        400,
        mark("Daily fetch budget"),
        "Fetches that the schedule makes a day on average. Your own refreshes count, but are never refused.",
        Range(0, 1_000_000),
    )
    strategy: str = _declare(
        OURS,
        mark("Fetching strategy"),
        "Strategy that decides when to fetch. All but Paperround's own come from published research, to compare with.",
        choices={
            OURS: "Paperround",
            "he-parker": mark("Cube-root shares, optimised times"),
            "user-access-missing": mark("Fewest articles missing when you read"),
            "sia-cho": mark("Square-root shares, alerts first"),
            "sia-cho-allocation": mark("Square-root shares, evenly spaced"),
            "sia-cho-schedule": mark("Equal shares, alerts first"),
            "minimum-missing": mark("Fewest missed articles first"),
            "fix-learned@budget": mark("Learned fixed interval per feed"),
            "whittle-age": mark("Most out of date first"),
            "whittle-ephemeral": mark("Short-lived articles first"),
            "moving-average@budget": mark("Moving average of gaps"),
            "post-rate@budget": mark("When the next article is due"),
            "uniform": mark("Every feed equally often"),
        },
    )
    strategy_until: str = _declare(
        "", "", "Day on which Paperround's own strategy takes over again. Empty for never.", example="2026-11-24"
    )
    limit_every_day: bool = _declare(
        False,
        mark("Never more than this on any day"),
        "Keep to the daily fetch budget on every day. If off, a busy day may use up to half as many again.",
    )
    megabytes_per_day: int = _declare(
        50,
        mark("Daily data limit"),
        "Data to use each day for feeds and automatic downloads. What you open, add or download isn't limited.",
        DATA_A_DAY,
    )
    battery_share: float = _declare(
        1.0,
        mark("On battery, use at most"),
        mark("Share of the daily budget on battery and in power saving mode."),
        Range(0, 1),
    )
    metered_share: float = _declare(
        0.25, mark("On a metered connection"), mark("Share of the daily budget on a metered connection."), Range(0, 1)
    )
    busy_share: float = _declare(
        0.5,
        mark("While the computer is busy"),
        mark("Share of the daily budget while the computer is busy."),
        Range(0, 1),
    )
    batches_per_day: int = _declare(
        24,
        mark("Batches per day"),
        mark("Batches of fetches per day, about. Each batch wakes the network once."),
        Range(1, 1_000),
    )
    battery_batches_per_day: int = _declare(
        12,
        mark("On battery or a metered connection"),
        mark("Batches per day on battery, in power saving mode and on a metered connection."),
        Range(1, 1_000),
    )
    parallel_fetches: int = _declare(
        24, mark("Parallel connections"), mark("Number of servers to fetch from at the same time."), Range(1, 64)
    )
    fetches_per_minute: int = _declare(
        40,
        mark("Scheduled fetches per minute"),
        mark("Most scheduled fetches per minute, even after sleep."),
        Range(1, 600),
    )
    proxy: str = _declare(
        "",
        mark("Proxy"),
        mark("Proxy for all connections. Empty for none."),
        pattern=("(?s)(.*://.*)?", Code.SETTING_PROXY()),
        example="http://proxy:3128",
    )
    password_command: str = _declare(
        "",
        mark("Password command"),
        mark("Command that prints a password, used before the keyring. {user} and {host} are filled in."),
        example="pass show feeds/{host}",
    )
    password_file: str = _declare(
        "",
        mark("Password file"),
        mark("File that only you can read, used instead of the keyring. Passwords in it are plain text."),
        example="~/.config/paperround/passwords",
    )
    sync_folder: str = _declare(
        "",
        "",
        "Folder for syncing your computers, copied between them by Syncthing or similar. Empty for none. Choose it in "
        "Settings > Accounts & Sharing, or with paperround sync-folder.",
    )
    sync_folder_encrypted: bool = _declare(
        False, "", "Encrypt what is written to the sync folder, with the passphrase in the keyring."
    )
    prefetch: str = _declare(
        PREFETCH_OFF,
        mark("When I’m offline"),
        'What to download before you go offline: "little" is what you may open, "all" adds all from chosen feeds.',
        choices={
            PREFETCH_OFF: mark("Don’t download anything"),
            PREFETCH_LITTLE: mark("Download what I’m likely to open"),
            PREFETCH_ALL: mark("Plus everything from feeds I choose"),
        },
    )
    hold: bool = _declare(
        False,
        mark("Hold new articles until the next edition"),
        "Hold new articles until the next edition is due, except from feeds that notify you.",
    )
    keep_days: int = _declare(
        365,
        mark("Keep articles for"),
        "Delete older articles, unless they're starred, tagged or still in their feed.",
        Range(0, 36_500, _DAYS, mark("forever")),
    )
    keep_per_feed: int = _declare(
        2_000,
        mark("Maximum per feed"),
        "Keep this many of each feed, plus all that are starred or tagged, and a month of unread ones.",
        Range(0, 1_000_000, (mark(" article"), mark_counted(" articles")), mark("no limit")),
    )
    backups_kept: int = _declare(
        7, mark("Keep daily backups for"), "Keep daily backups of your own data for this long.", Range(1, 365, _DAYS)
    )
    for_you: bool = _declare(True, mark("Show suggestions in For You"), "Suggest unread articles in For You.")
    mark_duplicates_read: bool = _declare(
        False,
        mark("When I read an article, mark the same story in other feeds as read"),
        "Mark duplicates in other feeds as read when you read an article.",
    )
    novelty_in_schedule: bool = _declare(
        False,
        mark("Fetch repetitive feeds less often"),
        mark("Fetch feeds less often if their articles repeat each other."),
    )
    interest_in_schedule: bool = _declare(
        True,
        mark("Fetch feeds I read often more frequently"),
        mark("Fetch feeds more often if you often go to them or their folder."),
    )
    note_reading: bool = _declare(
        True, mark("Learn when I read"), "Note what you read, on this computer only, so that the schedule can learn."
    )
    editions: bool = _declare(
        False, mark("Create editions automatically"), "Create editions automatically, at edition_hours on edition_days."
    )
    edition_hours: str = _declare(
        LEARNED,
        mark("Times, separated by spaces"),
        'Times at which editions are due. "learned" is just before you usually start reading.',
        pattern=(f"({LEARNED}|{_TIME})( ({LEARNED}|{_TIME})){{0,7}}", Code.SETTING_EDITION_HOURS()),
        example="07:15 18:00",
    )
    edition_days: str = _declare(
        "1234567",
        "",
        "Days of the week on which editions are due. 1 is Monday.",
        pattern=("1?2?3?4?5?6?7?", Code.SETTING_EDITION_DAYS()),
        example="12345",
    )
    edition_minutes: int = _declare(
        20, mark("Reading time (minutes)"), "Reading time of an edition in minutes, about.", Range(5, 240)
    )
    edition_from: str = _declare(
        "",
        "",
        'Sources of articles: folder ids, "none" for feeds without a folder, "starred". Empty for all.',
        pattern=(r"((\d+|none|starred)( (\d+|none|starred))*)?", Code.SETTING_EDITION_FROM()),
        example="3 none starred",
    )
    edition_again: bool = _declare(
        False, mark("Include articles left unread last time"), "Include unread articles again in the next edition."
    )
    edition_mark_read: bool = _declare(
        False, mark("Mark its articles as read"), "Mark articles as read when they're put into an edition."
    )
    edition_pages: bool = _declare(
        True,
        mark("Load the full text of shortened articles"),
        "Load the full article for editions if the feed shortens it.",
    )
    edition_to: str = _declare(
        TO_FOLDER,
        "",
        "Where to deliver editions.",
        choices={TO_FOLDER: mark("Folder"), TO_MAIL: mark("Send by email to an e-reader or inbox")},
        can_be_several=True,
    )
    edition_forms: str = _declare(
        EPUB, "", "File formats of editions.", choices={EPUB: "EPUB", PDF: "PDF"}, can_be_several=True
    )
    edition_folder: str = _declare(
        "", mark("Save to folder"), 'Folder for editions. Empty for "Papers" in your documents.'
    )
    edition_mail_to: str = _declare(
        "", mark("To"), "Email address for editions, such as an e-reader's.", example="name@reader.example"
    )
    edition_mail_from: str = _declare(
        "", mark("From"), "Your email address, as the sender.", example="name@example.org"
    )
    edition_mail_server: str = _declare(
        "",
        mark("Mail server"),
        "SMTP server to send with. Its password is kept in the system's keyring.",
        example="smtp.example.org:587",
    )
    edition_mail_user: str = _declare(
        "", mark("User name"), "User name on the mail server. Empty to send without signing in."
    )
    edition_mail_plain: bool = _declare(
        False,
        mark("Allow mail without encryption"),
        "Send editions without TLS if the server offers none. A password is never sent that way.",
    )
    paused: bool = _declare(False, "", "Pause scheduled fetches. You can still refresh.")
    paused_until: float = _declare(
        0.0, "", "Set by Paperround when you pause for a while: when the pause ends, in seconds since 1970, or 0."
    )
    pictures_asked: bool = _declare(False, "", "Set by Paperround once you've chosen whether to load images.")
    background_explained: bool = _declare(
        False, "", "Set by Paperround once you've been told about background fetching."
    )

    def __post_init__(self) -> None:
        for name, setting in SETTINGS.items():
            setting.check(name, getattr(self, name))


SETTINGS: dict[str, Setting] = {
    name: default.factory
    for name, default in zip(Settings.__struct_fields__, Settings.__struct_defaults__, strict=True)
}
"""The declarations by name, in the order of the window's pages."""


def show_value(value: Any) -> str:
    """A setting's value as it is typed in the terminal."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value) or '""'


def make_settings(rows: Mapping[str, Any]) -> Settings:
    """Settings from stored rows. Unknown names are ignored; a bad value raises."""
    known = {name: value for name, value in rows.items() if name in SETTINGS}
    values = {name: _as_type(name, value, type(SETTINGS[name].default)) for name, value in known.items()}
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
