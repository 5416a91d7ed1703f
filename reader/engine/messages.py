"""Messages between window and engine: commands down, notes up. Small records of ids and counts, never entries, so that
a pipe carries them easily. Any thread. A `number` comes back with the answer, to recognise outdated ones."""

from __future__ import annotations

from msgspec import Struct

from reader.core.records.fetched import Credentials, Found
from reader.core.records.logged import Refreshed as Refreshed
from reader.core.records.machine import Network as Network
from reader.core.records.machine import PowerChanged as PowerChanged
from reader.core.records.machine import PresenceSign
from reader.core.records.messages import Message
from reader.features.accounts.records import Login, Tried
from reader.features.mail.records import MailLogin, TriedMail
from reader.features.sharing.records import Target


class AccountsChanged(Struct, frozen=True, tag=True):
    """An account was added, changed or removed."""


class EpisodeOpened(Struct, frozen=True, tag=True):
    """The user is about to play this episode; another device may be further on."""

    entry_id: int


class HeardElsewhere(Struct, frozen=True, tag=True):
    """Another device was further on; the store has its position."""

    entry_id: int
    position_s: float
    is_heard: bool


class MailboxesChanged(Struct, frozen=True, tag=True):
    """A mailbox was added, changed or removed."""


class CheckMail(Struct, frozen=True, tag=True):
    """Check a mailbox now, and finish a first check that was stopped; None means all mailboxes."""

    mailbox_id: int | None = None


class StopMail(Struct, frozen=True, tag=True):
    """Stop a check that is under way."""

    mailbox_id: int


class TryMail(Struct, frozen=True, tag=True):
    """Try a mail server as the user typed it."""

    number: int
    login: MailLogin


MailCommand = MailboxesChanged | CheckMail | StopMail | TryMail


class MailTried(Struct, frozen=True, tag=True):
    """The mail server's answer, or why there is none."""

    number: int
    tried: TriedMail | None
    message: Message | None = None


class MailChecked(Struct, frozen=True, tag=True):
    """A mailbox was checked, is being checked, or could not be."""

    mailbox_id: int
    is_under_way: bool = False
    new: dict[int, int] = {}
    """New entries, by feed."""
    feeds_changed: bool = False
    done: int = 0
    """Mails read so far, while the check is under way."""
    total: int = 0


class DownloadsChanged(Struct, frozen=True, tag=True):
    """Downloads were requested or dropped, the queue changed, or an episode was played."""


class DownloadNote(Struct, frozen=True, tag=True):
    """The state of an episode's download."""

    entry_id: int
    done: int
    """Bytes downloaded."""
    total: int | None
    is_here: bool = False
    is_gone: bool = False
    """It was deleted."""
    message: Message | None = None
    """Why it is not downloaded yet."""
    is_news: bool = False
    """Whether to tell the user: it failed for the first time, or was given up."""


class SendsChanged(Struct, frozen=True, tag=True):
    """Entries were queued for sending, or a target was changed."""


class TryTarget(Struct, frozen=True, tag=True):
    """Try a target as the user typed it."""

    number: int
    target: Target
    secrets: dict[str, str]
    """Those the user typed; the others come from the keyring."""

    def __repr__(self) -> str:
        """Leave out the secrets: this may end up in a report."""
        return f"TryTarget({self.target!r})"


class Sent(Struct, frozen=True, tag=True):
    """The result of sending entries to one target."""

    target_id: int
    name: str
    count: int
    """How many arrived."""
    failed: int = 0
    message: Message | None = None
    """Why the others did not arrive."""
    given_up: bool = False
    """Some are tried again only if the user asks."""
    is_news: bool = False
    """Whether to tell the user: some failed for the first time, or were given up."""


class TargetTried(Struct, frozen=True, tag=True):
    number: int
    ok: bool
    message: Message


SendCommand = SendsChanged | TryTarget


class MakeEdition(Struct, frozen=True, tag=True):
    """Make an edition now."""


class CancelEdition(Struct, frozen=True, tag=True):
    """Cancel the edition that is being made."""


class TryEditionMail(Struct, frozen=True, tag=True):
    """Try the mail server in the settings."""

    number: int
    password: str = ""
    """What was typed; empty for the one in the keyring."""

    def __repr__(self) -> str:
        """Leave out the password: this may end up in a report."""
        return f"TryEditionMail({self.number})"


class EditionProgress(Struct, frozen=True, tag=True):
    """An edition is being made."""

    step: Message
    """The current step, and how far it is."""


class EditionMade(Struct, frozen=True, tag=True):
    """An edition was made or delivered; `edition_id` is None if there is nothing to make one of."""

    edition_id: int | None
    message: Message | None = None
    """Why there is none."""


class EditionMailTried(Struct, frozen=True, tag=True):
    number: int
    ok: bool
    message: Message


EditionCommand = MakeEdition | CancelEdition | TryEditionMail


class Delivered(Struct, frozen=True, tag=True):
    """New entries came from an account or a mailbox, so the engine may have to notify; inside its process only."""

    feed_id: int
    entry_ids: tuple[int, ...]
    notify_ids: tuple[int, ...]


class Refresh(Struct, frozen=True, tag=True):
    """The user pressed Refresh; None means all feeds. engine/due.py decides which are polled."""

    feed_ids: tuple[int, ...] | None = None
    reason: str = ""
    """For the log, if it was not the user's own key."""
    insists: bool = False
    """Also poll what was polled a moment ago, or has not changed according to its publisher."""


class UserActive(Struct, frozen=True, tag=True):
    """The user visits, or goes to another place. The window stores the visit itself."""

    visible: tuple[int, ...] = ()
    """Feeds on the screen, polled first."""


class Opened(Struct, frozen=True, tag=True):
    feed_id: int


class SettingsChanged(Struct, frozen=True, tag=True):
    """A setting changed; the engine loads them again."""


class FeedsChanged(Struct, frozen=True, tag=True):
    """Feeds were added, removed, paused, or got another weight, interval or alert."""


class ReadingErased(Struct, frozen=True, tag=True):
    """The user erased everything noted and learned about their reading; the engine must forget it right away."""


class NetworkChanged(Struct, frozen=True, tag=True):
    """The network came, went, or became metered or free."""

    network: Network


class SignHeard(Struct, frozen=True, tag=True):
    """The desktop noticed that the user is at the machine."""

    sign: PresenceSign


class PasswordGiven(Struct, frozen=True, tag=True):
    """A feed's password. The engine gets it directly, as there may be no keyring."""

    url: str
    username: str
    password: str

    def __repr__(self) -> str:
        """Leave out the password: this may end up in a report."""
        return f"PasswordGiven({self.url!r})"


class SyncNow(Struct, frozen=True, tag=True):
    """Sync an account now; None means all accounts."""

    account_id: int | None = None


class LocalChanges(Struct, frozen=True, tag=True):
    """Marks or feeds were changed, or an episode was closed: send what waits for the servers of accounts."""


class TryAccount(Struct, frozen=True, tag=True):
    """Try an account's server as the user typed it."""

    number: int
    login: Login


class FetchPicture(Struct, frozen=True, tag=True):
    """Fetch a picture of this feed's entry into the cache."""

    url: str
    feed_id: int
    for_list: bool = False
    """Nobody opened the entry: fetch it only if the day's megabytes and the network allow."""


class FetchPage(Struct, frozen=True, tag=True):
    """Fetch and store the full text of this entry."""

    entry_id: int


class PrefetchNow(Struct, frozen=True, tag=True):
    """The user is leaving: prefetch what they will probably open."""


class Begin(Struct, frozen=True, tag=True):
    """What an engine must know first."""

    folder: str
    """Of the profile."""
    passwords: tuple[PasswordGiven, ...]
    """This session's."""


class FindFeeds(Struct, frozen=True, tag=True):
    """Find the feeds behind what the user typed."""

    question: int
    typed: str
    credentials: Credentials | None = None
    selector: str = ""
    """Follow the page itself: entries that this CSS selector finds…"""
    pointed_at: str = ""
    """… or the block with an entry of this text."""


class StopFinding(Struct, frozen=True, tag=True):
    """Stop the search."""


class Stop(Struct, frozen=True, tag=True):
    """Stop, and leave the store in order."""


SideFetch = FetchPicture | FetchPage
"""Fetches beside the polls for an entry the user is reading."""
Question = FindFeeds | StopFinding
"""Which feeds are behind an address the user is typing."""
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


class Fetching(Struct, frozen=True, tag=True):
    """A round is under way."""

    done: int
    total: int
    name: str


class Stored(Struct, frozen=True, tag=True):
    """Feeds that were polled, and how many new entries each brought."""

    new: dict[int, int]


class Status(Struct, frozen=True, tag=True):
    """The current status, for the status bar; sent when it changes."""

    next_at: float | None
    used: int
    """Today's polls by the plan, without those the user asked for."""
    budget: int
    left: int
    planned: int
    """Polls expected for the rest of the day; the rest of the budget is kept for visits."""
    wire_bytes: int
    is_offline: bool
    held_back: Message | None = None
    """Why only the most valuable polls are made; None if all are."""
    is_paused: bool = False
    """The user paused planned polls."""
    asked_for: int = 0
    """Today's polls that the user asked for."""
    network_fault: Message | None = None
    """Why nobody is reached and when it is tried again; None if all that is known is that there is no network."""
    is_online: bool = True
    """False as soon as nobody was reached, though the user is told only when that is certain."""


class PauseEnded(Struct, frozen=True, tag=True):
    """A pause for a while is over, and the settings say so."""


class Notification(Struct, frozen=True, tag=True):
    """A desktop notification of new entries that the user wants to hear about right away."""

    title: Message
    lines: tuple[Message, ...]
    """The first few titles, and how many more entries there are."""
    entry_ids: tuple[int, ...]


class ErrorNote(Struct, frozen=True, tag=True):
    """Something the user should know: a feed that was quarantined, a disk that is full."""

    message: Message


class PictureArrived(Struct, frozen=True, tag=True):
    """The picture is in the cache, or is not available."""

    url: str
    ok: bool
    for_list: bool = False


class PageArrived(Struct, frozen=True, tag=True):
    """The entry's full text is stored; if there is none, `message` may say why."""

    entry_id: int
    ok: bool
    message: Message | None = None


class IconArrived(Struct, frozen=True, tag=True):
    """The feed's favicon was looked up."""

    feed_id: int
    ok: bool = True
    """Whether there is one."""


class NewerVersion(Struct, frozen=True, tag=True):
    """A newer Paperround was released; sent once for each version."""

    version: str


class PrefetchedChanged(Struct, frozen=True, tag=True):
    """Posts were prefetched for reading offline."""

    entries: int
    wire_bytes: int
    is_asked: bool = False
    """The user asked for it and waits for the answer."""


class AccountTried(Struct, frozen=True, tag=True):
    """The server's answer, or why there is none."""

    number: int
    tried: Tried | None
    message: Message | None = None


class AccountSynced(Struct, frozen=True, tag=True):
    """An account was synced, is being synced, or could not be."""

    account_id: int
    is_under_way: bool = False
    new: dict[int, int] = {}
    """New entries, by feed."""
    marks_in: int = 0
    """Marks that other devices set."""
    feeds_changed: bool = False
    done: int = 0
    """New posts fetched so far, while the sync is under way."""
    total: int = 0


class FolderSynced(Struct, frozen=True, tag=True):
    """What a sync by the folder came to."""

    at: float
    sent: int = 0
    received: int = 0
    """Changes that other computers made."""
    problem: str = ""
    """"password" if the passphrase is missing or wrong; empty if there is none."""
    message: Message | None = None


class FeedsFound(Struct, frozen=True, tag=True):
    """The answer to a question."""

    question: int
    found: Found


News = Stored | AccountSynced | MailChecked
"""Entries were stored by a poll, a sync or from mail; `new` counts them by feed."""
WorkerNote = (
    PictureArrived
    | PageArrived
    | IconArrived
    | NewerVersion
    | FeedsFound
    | AccountTried
    | AccountSynced
    | FolderSynced
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
"""Notes from the other threads; they don't show that the engine itself is alive."""
Note = Fetching | Stored | Refreshed | Status | PauseEnded | Notification | ErrorNote | WorkerNote
