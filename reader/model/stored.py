"""Records of the database: feeds, folders, entries, views. Bodies and marks are apart from entries on purpose."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct, field

from reader.model.fetched import Validators
from reader.model.logged import PollRecord
from reader.model.messages import Message
from reader.model.pages import PageKind, PageRecipe
from reader.model.parsed import Enclosure, Wishes
from reader.model.podcasts import RowSound
from reader.model.rules import RuleOutcome


class ViewKind(StrEnum):
    ALL = "all"
    STARRED = "starred"
    TAG = "tag"
    FOLDER = "folder"
    FEED = "feed"


class View(Struct, frozen=True):
    """Which entries a list shows. "Unread" is ALL with `unread_only`, "today" is ALL with `since_at`."""

    kind: ViewKind = ViewKind.ALL
    id: int = 0
    """Of the feed, folder or tag."""
    unread_only: bool = False
    newest_first: bool = True
    since_at: int | None = None
    with_waiting: bool = False
    """Also what waits behind the held entries of digest mode."""


class Cursor(Struct, frozen=True):
    """The last row of a page: the next page starts behind it, whatever arrived meanwhile."""

    sort_at: int
    entry_id: int


class EntryContent(Struct, frozen=True):
    """Everything a publisher says in one entry, as it is stored."""

    title: str
    link: str
    author: str
    published_at: int | None
    """The publisher's claim if it can be believed, else None."""
    updated_at: int | None
    sort_at: int
    """Where it stands in every list: when it was published, or when it was first seen if not."""
    html: str
    text: str
    categories: tuple[str, ...]
    enclosures: tuple[Enclosure, ...]
    language: str
    content_hash: bytes
    comments: str = ""
    """The page where it is talked about."""


class KnownEntry(Struct, frozen=True):
    """What is remembered of an entry, also after it was deleted."""

    entry_id: int
    title: str
    link: str
    published_at: int | None
    content_hash: bytes
    alive: bool
    """False where only the memory of it is left, so that it cannot come back as new."""


class NewEntry(Struct, frozen=True):
    """An entry on its way into the store."""

    keys: tuple[bytes, ...]
    """Its identities (guid, link, title with content), see parse.identity."""
    content: EntryContent
    rule_outcome: RuleOutcome = field(default_factory=RuleOutcome)
    """What the user's rules make of it; stored with it."""


class ChangedEntry(Struct, frozen=True):
    """A known entry that now says something else, or is known under one more key. Never becomes unread."""

    entry_id: int
    keys: tuple[bytes, ...]
    content: EntryContent | None
    """None where only the keys are new."""


class Folder(Struct, frozen=True):
    """A folder of feeds."""

    id: int
    parent_id: int | None
    name: str
    position: int


class FeedStatus(StrEnum):
    ACTIVE = "active"
    GONE = "gone"
    """The publisher said that it is over (410): never polled again unless the user asks."""
    QUARANTINED = "quarantined"
    """It broke the limits or the engine: left alone until the user asks."""


class Weight(StrEnum):
    LESS = "less"
    NORMAL = "normal"
    MORE = "more"
    MOST = "most"


class FeedChoices(Struct, frozen=True):
    """What the user decides about one feed; written by the window alone."""

    name: str = ""
    """The user's name for it; empty shows the publisher's title."""
    weight: Weight = Weight.NORMAL
    alert: bool = False
    interval_s: int | None = None
    poll_when_opened: bool = False
    paused: bool = False
    keep_days: int | None = None
    """None follows the settings, 0 keeps for ever."""
    keep_per_feed: int | None = None
    images: bool | None = None
    """None follows the settings."""
    full_text: bool = False
    username: str = ""
    """For HTTP authentication; the password lives in the system's keyring."""
    out_of_unread: bool = False
    """Its entries are in its own list and in searches, but not in Unread, Today's count or any other count."""
    expire_days: int | None = None
    """So old, an unread entry counts as read; None never."""
    prefetch: bool | None = None
    """Got ready before hours offline: True is every post, None what will probably be opened."""
    page_kind: PageKind = PageKind.NONE
    """Its address is a web page's, which is read as a feed."""
    page_selector: str = ""
    labels: tuple[str, ...] = ()
    """Tags of the feed itself, as subscription lists carry them."""

    @property
    def recipe(self) -> PageRecipe | None:
        """How entries are read off the page; None where it is a feed."""
        return PageRecipe(self.page_kind, self.page_selector) if self.page_kind else None


class HttpState(Struct, frozen=True):
    """HTTP state of a feed: validators, failures, floor; written by the engine alone, always as a whole."""

    validators: Validators | None = None
    body_hash: bytes = b""
    next_poll_at: float | None = None
    """A forecast, to be shown: it triggers nothing."""
    next_reason: str = ""
    earliest_at: float = 0.0
    """No poll before this instant would be polite."""
    earliest_reason: str = ""
    status: FeedStatus = FeedStatus.ACTIVE
    failing_since: float | None = None
    error_count: int = 0
    problem: str = ""
    message: Message | None = None
    moved_to: str = ""
    """Where permanent redirects lead, not yet adopted."""
    moved_first_seen_at: float | None = None
    moved_count: int = 0
    last_fetched_at: float | None = None
    last_ok_at: float | None = None
    """The last poll that brought an answer, changed or not."""
    last_new_at: float | None = None


class PublisherData(Struct, frozen=True):
    """What a feed's document says about the feed itself."""

    title: str = ""
    site_url: str = ""
    description: str = ""
    language: str = ""
    kind: str = ""
    icon_url: str = ""
    wishes: Wishes = field(default_factory=Wishes)
    window_size: int = 0
    """How many entries the last document held."""


class Feed(Struct, frozen=True):
    """A feed with what its user, its publisher and its last polls say."""

    id: int
    url: str
    folder_id: int | None
    position: int
    added_at: float
    choices: FeedChoices
    publisher: PublisherData
    http: HttpState
    account_id: int | None = None
    """The account whose server polls it; None where Paperround does."""
    is_server_refreshed: bool = False
    """That server polls it when Paperround says so."""

    @property
    def name(self) -> str:
        return self.choices.name or self.publisher.title or self.url


class FeedUpdate(Struct, frozen=True):
    """Everything one poll changes; stored whole or not at all."""

    feed_id: int
    at: float
    http: HttpState
    poll: PollRecord | None
    """None where no fetch was spent, such as a document from a file."""
    publisher: PublisherData | None = None
    """None where no document was read."""
    new: tuple[NewEntry, ...] = ()
    """In the order of the document."""
    changed: tuple[ChangedEntry, ...] = ()
    seen: tuple[int, ...] = ()
    """Known entries that the document still holds: these are never pruned."""
    page_text: str = ""
    """The version of a followed page to compare the next one with; empty leaves the one that is kept."""


class EntryRow(Struct, frozen=True):
    """One line of a list; everything a list paints, and no body."""

    id: int
    feed_id: int
    feed_name: str
    title: str
    link: str
    author: str
    sort_at: int
    published_at: int | None
    snippet: str
    has_enclosure: bool
    read: bool
    starred: bool
    tags: tuple[str, ...] = ()
    highlighted: bool = False
    """It stands out in the list."""
    sound: RowSound | None = None

    @property
    def cursor(self) -> Cursor:
        return Cursor(self.sort_at, self.id)


class EntryFull(Struct, frozen=True):
    """An entry with its text."""

    row: EntryRow
    html: str
    text: str
    updated_at: int | None
    first_seen_at: int
    categories: tuple[str, ...]
    enclosures: tuple[Enclosure, ...]
    language: str
    tags: tuple[str, ...]
    comments: str = ""
    """The page where it is talked about; empty where the feed names none."""


class Change(Struct, frozen=True):
    """What a change to marks really changed, so that undo restores exactly that."""

    field: str
    """read, starred or gone."""
    before: int
    after: int
    ids: tuple[int, ...]


class Tag(Struct, frozen=True):
    """A tag, and how many entries have it."""

    id: int
    name: str
    entry_count: int


class SavedSearch(Struct, frozen=True):
    """A search that the user keeps as a place."""

    id: int
    """0 where it is not stored yet."""
    name: str
    query: str
    """As it was typed, see query/parse.py."""
