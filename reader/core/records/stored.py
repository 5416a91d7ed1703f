"""Records of the database: feeds, folders, entries, views."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct, field

from reader.core.records.fetched import Validators
from reader.core.records.logged import PollRecord
from reader.core.records.messages import Message
from reader.core.records.pages import PageKind, PageRecipe
from reader.core.records.parsed import Enclosure, Wishes
from reader.features.podcasts.records import RowSound
from reader.features.rules.records import RuleOutcome


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
    """The id of the feed, folder or tag."""
    unread_only: bool = False
    newest_first: bool = True
    since_at: int | None = None
    with_waiting: bool = False
    """Includes entries that are held for the next edition."""


class Cursor(Struct, frozen=True):
    """The last row of a page, after which the next page begins even if entries arrived meanwhile."""

    sort_at: int
    entry_id: int


class EntryContent(Struct, frozen=True):
    title: str
    link: str
    author: str
    published_at: int | None
    """The publisher's date if it is plausible, else None."""
    updated_at: int | None
    sort_at: int
    """Its place in lists: when it was published, or else when it was first seen."""
    html: str
    text: str
    categories: tuple[str, ...]
    enclosures: tuple[Enclosure, ...]
    language: str
    content_hash: bytes
    comments: str = ""
    """The address of its comments page."""


class KnownEntry(Struct, frozen=True):
    """What is stored to recognise an entry, even after it was deleted."""

    entry_id: int
    title: str
    link: str
    published_at: int | None
    content_hash: bytes
    alive: bool
    """False if it was deleted; it is remembered so that it doesn't come back as new."""


class NewEntry(Struct, frozen=True):
    keys: tuple[bytes, ...]
    """Its identities (guid, link, title with content), see parse.identity."""
    content: EntryContent
    rule_outcome: RuleOutcome = field(default_factory=RuleOutcome)
    """What the user's rules do to it, stored in the same transaction."""


class ChangedEntry(Struct, frozen=True):
    """A known entry with new content or new keys. It doesn't become unread."""

    entry_id: int
    keys: tuple[bytes, ...]
    content: EntryContent | None
    """None if only the keys are new."""


class Folder(Struct, frozen=True):
    id: int
    parent_id: int | None
    name: str
    position: int


class FeedStatus(StrEnum):
    ACTIVE = "active"
    GONE = "gone"
    """Discontinued by the publisher (410): not polled unless the user asks."""
    QUARANTINED = "quarantined"
    """It crashed the engine or exceeded the limits: not polled unless the user asks."""


class Weight(StrEnum):
    LESS = "less"
    NORMAL = "normal"
    MORE = "more"
    MOST = "most"


class FeedChoices(Struct, frozen=True):
    """The user's settings for one feed; the engine only reads them."""

    name: str = ""
    """The user's name for it; empty shows the publisher's title."""
    weight: Weight = Weight.NORMAL
    alert: bool = False
    miss_nothing: bool = False
    """Fetched before an article can drop off its list unseen, whatever the other feeds wait for it."""
    interval_s: int | None = None
    poll_when_opened: bool = False
    paused: bool = False
    keep_days: int | None = None
    """None follows the settings, 0 keeps entries for ever."""
    keep_per_feed: int | None = None
    images: bool | None = None
    """None follows the settings."""
    full_text: bool = False
    username: str = ""
    """For HTTP authentication; the password is in the system's keyring."""
    out_of_unread: bool = False
    """Its entries are in its own list and in searches, but not in Unread or in counts."""
    expire_days: int | None = None
    """The age at which unread entries are marked read; None for never."""
    prefetch: bool | None = None
    """Prefetched for offline reading: True for all posts, None for those that will probably be opened."""
    page_kind: PageKind = PageKind.NONE
    """How its address is read, if it is a web page without a feed."""
    page_selector: str = ""
    labels: tuple[str, ...] = ()
    """Tags of the feed itself, from subscription lists."""

    @property
    def recipe(self) -> PageRecipe | None:
        """How to find entries on the page; None if it is a feed."""
        return PageRecipe(self.page_kind, self.page_selector) if self.page_kind else None


FLOODS_AFTER = 3
"""So many documents in a row with MANY_ENTRIES or more that are all new: its publisher renames them each time."""
MANY_ENTRIES = 200


class HttpState(Struct, frozen=True):
    """HTTP state of a feed: validators, failures, earliest next poll. Only the engine writes it, always as a whole."""

    validators: Validators | None = None
    body_hash: bytes = b""
    next_poll_at: float | None = None
    """A forecast for display."""
    next_reason: str = ""
    earliest_at: float = 0.0
    """The publisher and server want no poll before this time."""
    earliest_reason: str = ""
    status: FeedStatus = FeedStatus.ACTIVE
    failing_since: float | None = None
    error_count: int = 0
    problem: str = ""
    message: Message | None = None
    moved_to: str = ""
    """Where permanent redirects lead, until the feed's address is changed."""
    moved_first_seen_at: float | None = None
    moved_count: int = 0
    last_fetched_at: float | None = None
    last_ok_at: float | None = None
    """The last poll with an answer, changed or not."""
    last_new_at: float | None = None
    lies_inside: bool | None = None
    """Its first document came from the user's own network; None before that."""
    all_new_count: int = 0
    """Large documents in a row of which nothing was known, see FLOODS_AFTER."""


class PublisherData(Struct, frozen=True):
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
    id: int
    url: str
    folder_id: int | None
    position: int
    added_at: float
    choices: FeedChoices
    publisher: PublisherData
    http: HttpState
    account_id: int | None = None
    """The account whose server polls it; None if Paperround does."""
    is_server_refreshed: bool = False
    """That server polls it when Paperround says so."""
    typed_url: str = ""
    """The address as the user typed it; empty if an account, a list or a backup named it."""

    @property
    def name(self) -> str:
        return self.choices.name or self.publisher.title or self.url

    @property
    def floods(self) -> bool:
        """Whether everything in it is new at each visit."""
        return self.http.all_new_count >= FLOODS_AFTER

    @property
    def may_lie_inside(self) -> bool:
        """Whether its own address may be in the user's network: they typed it, and it never lay outside."""
        return self.typed_url == self.url and self.http.lies_inside is not False

    @property
    def leads_inside(self) -> bool:
        """Whether what its entries name may be there too: no account's server wrote them."""
        return self.may_lie_inside and self.account_id is None


class FeedUpdate(Struct, frozen=True):
    """Everything that a poll changes; stored in one transaction."""

    feed_id: int
    at: float
    http: HttpState
    poll: PollRecord | None
    """None if nothing was fetched, such as a document from a file."""
    publisher: PublisherData | None = None
    """None if no document was read."""
    new: tuple[NewEntry, ...] = ()
    """In the order of the document."""
    changed: tuple[ChangedEntry, ...] = ()
    seen: tuple[int, ...] = ()
    """Known entries that the document still has: these are never pruned."""
    page_text: str = ""
    """The text of a followed page, to compare the next version with; empty keeps the stored one."""


class EntryRow(Struct, frozen=True):
    """An entry in a list, with everything that the list paints."""

    id: int
    feed_id: int
    feed_name: str
    title: str
    link: str
    author: str
    sort_at: int
    published_at: int | None
    snippet: str
    read: bool
    starred: bool
    tags: tuple[str, ...] = ()
    highlighted: bool = False
    """It is emphasised in the list."""
    sound: RowSound | None = None

    @property
    def has_sound(self) -> bool:
        """Whether it is an episode; other files, such as images, have no sound."""
        return self.sound is not None

    @property
    def cursor(self) -> Cursor:
        return Cursor(self.sort_at, self.id)


class EntryFull(Struct, frozen=True):
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
    """The address of its comments page; empty if there is none."""


class Change(Struct, frozen=True):
    """What a command changed in marks, so that undo restores exactly that."""

    field: str
    """read, starred or gone."""
    before: int
    after: int
    ids: tuple[int, ...]


class Tag(Struct, frozen=True):
    id: int
    name: str
    entry_count: int


class SavedSearch(Struct, frozen=True):
    id: int
    """0 if it isn't stored yet."""
    name: str
    query: str
    """As it was typed, see features/search/query.py."""
