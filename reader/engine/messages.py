"""Messages between window and engine: commands down, notes up. Small records of ids and counts,
never entries, so that a pipe carries them easily. Any thread."""

from __future__ import annotations

from msgspec import Struct

from reader.model.accounts import Login, Tried
from reader.model.fetched import FeedsFound, FindFeeds, StopFinding
from reader.model.logged import Refreshed as Refreshed
from reader.model.machine import Network as Network
from reader.model.machine import PowerChanged as PowerChanged
from reader.model.machine import PresenceSign
from reader.model.mail import MailLogin, TriedMail
from reader.model.messages import Message
from reader.model.targets import Target

# Messages between window and engine about accounts; a part of messages.py. Any thread.


class AccountsChanged(Struct, frozen=True):
    """An account was added, changed or left."""


class EpisodeOpened(Struct, frozen=True):
    """The user is about to hear this entry's episode: another machine may have gone on with it."""

    entry_id: int


class HeardElsewhere(Struct, frozen=True):
    """Another machine went on with an episode; the store has its place."""

    entry_id: int
    position_s: float
    is_heard: bool


# Messages about mailboxes between window and engine; a part of engine/messages.py.


class MailboxesChanged(Struct, frozen=True):
    """A mailbox was added, changed or removed."""


class CheckMail(Struct, frozen=True):
    """The user wants a mailbox asked now, and a first check that was stopped to go on; None means every one."""

    mailbox_id: int | None = None


class StopMail(Struct, frozen=True):
    """The user has enough of a check that is under way."""

    mailbox_id: int


class TryMail(Struct, frozen=True):
    """Whether a mail server answers to what the user typed."""

    number: int
    """Comes back with the answer, so that an older one is known as such."""
    login: MailLogin


MailCommand = MailboxesChanged | CheckMail | StopMail | TryMail


class MailTried(Struct, frozen=True):
    """A mail server answered, or why not."""

    number: int
    tried: TriedMail | None
    message: Message | None = None


class MailChecked(Struct, frozen=True):
    """A mailbox was checked, or is being checked, or could not be."""

    mailbox_id: int
    is_under_way: bool = False
    new: dict[int, int] = {}
    """New entries, by feed."""
    feeds_changed: bool = False
    done: int = 0
    """While it is under way: of how many mails how many were read."""
    total: int = 0


# Messages between window and engine about podcasts; a part of messages.py. Any thread.


class DownloadsChanged(Struct, frozen=True):
    """Episodes were asked for or let go, the queue was changed, or one was heard."""


class DownloadNote(Struct, frozen=True):
    """How an episode's download stands."""

    entry_id: int
    done: int
    """Bytes that are here."""
    total: int | None
    is_here: bool = False
    is_gone: bool = False
    """It was let go."""
    message: Message | None = None
    """Why it is not here yet."""
    is_news: bool = False
    """The user is told: it failed for the first time, or was given up."""


# Messages between window and engine about sending on; a part of messages.py. Any thread.


class SendsChanged(Struct, frozen=True):
    """Entries were put into the queue of what is sent on, or a target was changed."""


class TryTarget(Struct, frozen=True):
    """Whether a target takes what the user typed."""

    number: int
    """Comes back with the answer, so that an older one is known as such."""
    target: Target
    secrets: dict[str, str]
    """Those that were typed; where none were, the ones that are kept."""

    def __repr__(self) -> str:
        """Without the secrets: this may end up in a report."""
        return f"TryTarget({self.target!r})"


class Sent(Struct, frozen=True):
    """What came of sending entries to one target."""

    target_id: int
    name: str
    count: int
    """So many got there."""
    failed: int = 0
    message: Message | None = None
    """Why the others did not."""
    given_up: bool = False
    """Some are tried again only if the user wants it."""
    is_news: bool = False
    """Some failed for the first time, or are given up: the user is told."""


class TargetTried(Struct, frozen=True):
    """What trying a target came to."""

    number: int
    ok: bool
    message: Message


SendCommand = SendsChanged | TryTarget


# Messages between window and engine about editions; a part of messages.py. Any thread.


class MakeEdition(Struct, frozen=True):
    """The user wants an edition now."""


class CancelEdition(Struct, frozen=True):
    """The user does not want the edition that is being made any more."""


class TryEditionMail(Struct, frozen=True):
    """Whether the mail server lets us in, as the settings say."""

    number: int
    """Comes back with the answer."""
    password: str = ""
    """What was typed; empty takes the one that is kept."""

    def __repr__(self) -> str:
        """Without the password: this may end up in a report."""
        return f"TryMail({self.number})"


class EditionProgress(Struct, frozen=True):
    """An edition is being made."""

    step: Message
    """What is done now, and how far that is."""


class EditionMade(Struct, frozen=True):
    """An edition was made, got somewhere, or there is nothing to make one of; then `edition_id` is None."""

    edition_id: int | None
    message: Message | None = None
    """Why there is none."""


class EditionMailTried(Struct, frozen=True):
    number: int
    ok: bool
    message: Message


EditionCommand = MakeEdition | CancelEdition | TryEditionMail


# What the threads of accounts and mailboxes tell the engine; inside its process only.


class Delivered(Struct, frozen=True):
    """New entries came without a poll, from an account or a mailbox: the engine may have to tell of them."""

    feed_id: int
    entry_ids: tuple[int, ...]
    notify_ids: tuple[int, ...]


# --- commands -------------------------------------------------------------------------------------


class Refresh(Struct, frozen=True):
    """The user pressed Refresh. None means all feeds. What is asked, and what is not: engine/refresh_requests.py."""

    feed_ids: tuple[int, ...] | None = None
    reason: str = ""
    """For the log, where it was not the user's own key; empty says that it was."""
    insists: bool = False
    """Also what was asked a moment ago, and what its publisher says has not changed."""


class UserActive(Struct, frozen=True):
    """The user looks, or goes to another place while here. The window stores the visit itself."""

    visible: tuple[int, ...] = ()
    """Feeds on the screen: these come first."""


class Opened(Struct, frozen=True):
    """The user opened one feed."""

    feed_id: int


class SettingsChanged(Struct, frozen=True):
    """Some setting is another one now; the engine reads them again."""


class FeedsChanged(Struct, frozen=True):
    """Feeds were added, removed, paused, or got another weight, interval or alert."""


class ReadingErased(Struct, frozen=True):
    """The user had everything forgotten that was noted and learned of their reading; so must the engine, at once."""


class NetworkChanged(Struct, frozen=True):
    """The network came, went, or costs money now."""

    network: Network


class SignHeard(Struct, frozen=True):
    """The desktop told of the user coming to the machine."""

    sign: PresenceSign


class PasswordGiven(Struct, frozen=True):
    """For a feed that wants one. The system's safe may not be there, so the engine hears of it directly."""

    url: str
    username: str
    password: str

    def __repr__(self) -> str:
        """Without the password: this may end up in a report."""
        return f"PasswordGiven({self.url!r})"


class SyncNow(Struct, frozen=True):
    """The user wants an account's server asked now; None means every account's."""

    account_id: int | None = None


class LocalChanges(Struct, frozen=True):
    """Marks or feeds were changed, or an episode was left: what waits for the servers of accounts is to be sent."""


class TryAccount(Struct, frozen=True):
    """Whether a server answers to what the user typed."""

    number: int
    """Comes back with the answer, so that an older one is known as such."""
    login: Login


class FetchPicture(Struct, frozen=True):
    """A picture of an entry of this feed is wanted in the cache."""

    url: str
    feed_id: int
    for_list: bool = False
    """Nobody opened the entry: it is fetched only where the day's megabytes and the network allow."""


class FetchPage(Struct, frozen=True):
    """The whole text behind this entry is wanted in the store."""

    entry_id: int


class PrefetchNow(Struct, frozen=True):
    """The user leaves: what they will probably open is wanted here now."""


class Stop(Struct, frozen=True):
    """End, and leave the store in order."""


SideFetch = FetchPicture | FetchPage
"""What is fetched beside the polls, because the user looks at an entry now."""
Question = FindFeeds | StopFinding
"""Which feeds are behind an address; asked while the user types it."""
AccountCommand = SyncNow | LocalChanges | AccountsChanged | TryAccount | EpisodeOpened
Command = (
    Refresh
    | UserActive
    | Opened
    | SettingsChanged
    | FeedsChanged
    | ReadingErased
    | NetworkChanged
    | PowerChanged
    | SignHeard
    | PasswordGiven
    | SideFetch
    | Question
    | AccountCommand
    | SendCommand
    | DownloadsChanged
    | MailCommand
    | Delivered
    | EditionCommand
    | PrefetchNow
    | Stop
)

# --- notes ----------------------------------------------------------------------------------------


class Fetching(Struct, frozen=True):
    """A round is under way."""

    done: int
    total: int
    name: str


class Stored(Struct, frozen=True):
    """Feeds that were polled, and how many new entries each brought."""

    new: dict[int, int]


class Status(Struct, frozen=True):
    """How things stand, for the status bar; sent when it changes."""

    next_at: float | None
    used: int
    """By the plan; what the user asked for is apart."""
    budget: int
    left: int
    planned: int
    """Polls foreseen for the rest of the day; what is left beyond is kept for when the user looks."""
    wire_bytes: int
    is_offline: bool
    held_back: Message | None = None
    """Why only the worthiest polls are made; None where all are."""
    is_paused: bool = False
    """The user wants no polls by the plan."""
    asked_for: int = 0
    """Polls of the day that the user asked for."""
    network_fault: Message | None = None
    """Why nobody is reached, and when that is tried again, where more is known than that there is no network."""
    is_online: bool = True
    """False as soon as nobody was reached, though it is told only when that is certain."""


class Notification(Struct, frozen=True):
    """New entries of feeds whose entries are wanted at once, to be shown by the desktop."""

    title: Message
    lines: tuple[Message, ...]
    """The first few entries that have a title, and how many more there are."""
    entry_ids: tuple[int, ...]


class ErrorNote(Struct, frozen=True):
    """Something the user should know: a feed that was quarantined, a disk that is full."""

    message: Message


class PictureArrived(Struct, frozen=True):
    """The picture is in the cache, or cannot be had."""

    url: str
    ok: bool
    for_list: bool = False


class PageArrived(Struct, frozen=True):
    """The entry's whole text is stored; or there is none, then `message` may say why."""

    entry_id: int
    ok: bool
    message: Message | None = None


class IconArrived(Struct, frozen=True):
    """The feed's favicon was looked for."""

    feed_id: int
    ok: bool = True
    """Whether there is one."""


class NewerVersion(Struct, frozen=True):
    """A newer Paperround was released; said once for each."""

    version: str


class PrefetchedChanged(Struct, frozen=True):
    """Posts were prefetched, to be read offline."""

    entries: int
    wire_bytes: int
    is_asked: bool = False
    """The user said so, and waits to hear of it."""


class AccountTried(Struct, frozen=True):
    """A server answered, or why not."""

    number: int
    tried: Tried | None
    message: Message | None = None


class AccountSynced(Struct, frozen=True):
    """A server was asked, or is being asked, or could not be."""

    account_id: int
    is_under_way: bool = False
    new: dict[int, int] = {}
    """New entries, by feed."""
    marks_in: int = 0
    """Marks that other devices set."""
    feeds_changed: bool = False
    done: int = 0
    """While it is under way: of how many posts that are new here, how many have been fetched."""
    total: int = 0


News = Stored | AccountSynced | MailChecked
"""Entries were stored, so many `new` of each feed: by a poll, from an account, by mail."""
WorkerNote = (
    PictureArrived
    | PageArrived
    | IconArrived
    | NewerVersion
    | FeedsFound
    | AccountTried
    | AccountSynced
    | Sent
    | TargetTried
    | DownloadNote
    | HeardElsewhere
    | MailTried
    | MailChecked
    | EditionProgress
    | EditionMade
    | PrefetchedChanged
    | EditionMailTried
)
"""Notes of those who work beside the engine; they are no sign of its life."""
Note = Fetching | Stored | Refreshed | Status | Notification | ErrorNote | WorkerNote
