"""Records of the fetcher, the request and the result, and of feed discovery."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct, field

from reader.model.messages import Message
from reader.model.pages import FoundPage


class Validators(Struct, frozen=True, array_like=True):
    """ETag and Last-Modified: to ask "has this changed?". Opaque, and bound to the address that gave them."""

    url: str
    etag: str = ""
    last_modified: str = ""
    obtained_at: float = 0.0


class Credentials(Struct, frozen=True):
    """User name and password for a site that wants them."""

    username: str
    password: str

    def __repr__(self) -> str:
        """Without the password: this may end up in a report."""
        return f"Credentials({self.username!r})"


class FetchRequest(Struct, frozen=True):
    """One document to be fetched, and how."""

    url: str
    validators: Validators | None = None
    credentials: Credentials | None = None
    typed_by_user: bool = True
    """The user gave this address, so it may lie in their own network."""
    accept: str = ""
    """What kind of document is wanted, as the Accept header says it; empty asks for feeds."""
    max_bytes: int = 0
    """A smaller limit than the client's own, for icons and pictures; 0 sets none."""


PAGES = "text/html, application/xhtml+xml;q=0.9, */*;q=0.1"
"""What a web page is asked for with, as `accept`."""


class Outcome(StrEnum):
    FRESH = "fresh"
    """A body came."""
    UNCHANGED = "unchanged"
    """The server says: nothing new since."""
    FAILED = "failed"


class Problem(StrEnum):
    """Why a fetch failed, as far as what to do next depends on it."""

    OFFLINE = "offline"
    NO_SUCH_HOST = "no-such-host"
    REFUSED = "refused"
    TIMEOUT = "timeout"
    BROKEN = "broken"
    """The connection or the encoding broke off."""
    TOO_LARGE = "too-large"
    BAD_ADDRESS = "bad-address"
    FORBIDDEN_ADDRESS = "forbidden-address"
    """A redirect led into the user's own network."""
    REDIRECT_LOOP = "redirect-loop"
    INSECURE = "insecure"
    """The certificate is not good."""
    NEEDS_PASSWORD = "needs-password"
    NOT_FOUND = "not-found"
    GONE = "gone"
    ASKED_TO_WAIT = "asked-to-wait"
    SERVER_ERROR = "server-error"
    CHALLENGE = "challenge"
    """A page that wants to know whether we are human."""
    CLIENT_ERROR = "client-error"
    CANCELLED = "cancelled"


UNREADABLE = "unreadable"
"""The problem of a poll whose document came but could not be read."""
INTERRUPTED = "interrupted"
"""The problem of a poll whose answer was never stored, because Paperround was stopped."""


class Fetched(Struct, frozen=True):
    """The result of one fetch, whatever happened. Never raised, always returned."""

    request: FetchRequest
    outcome: Outcome
    fetched_at: float
    elapsed_s: float
    status: int | None = None
    final_url: str = ""
    """The address that answered in the end."""
    is_inside: bool = False
    """It answered from the user's own machine or network."""
    permanent_url: str = ""
    """Where permanent redirects (301, 308) alone led; empty where there were none."""
    body: bytes = b""
    content_type: str = ""
    headers: Mapping[str, str] = field(default_factory=dict)
    """Response headers of the final answer, names in lower case."""
    validators: Validators | None = None
    wire_bytes: int = 0
    """What crossed the network, still compressed, over all hops."""
    problem: Problem | None = None
    message: Message | None = None
    """What to tell the user where it failed."""


LATEST = 4
"""How many posts a preview shows."""


class ContentDepth(StrEnum):
    """How much of its entries a feed brings."""

    ARTICLES = "articles"
    SUMMARIES = "summaries"
    TITLES = "titles"
    UNKNOWN = "unknown"


class LatestPost(Struct, frozen=True):
    """A line of a preview."""

    title: str
    at: int | None


class FoundFeed(Struct, frozen=True):
    """A feed behind what the user typed."""

    url: str
    title: str
    kind: str = ""
    """rss, atom, rdf, json; empty where it was not opened and nothing says so."""
    posts_per_day: float | None = None
    """As its dates tell it; None where they do not."""
    content_depth: ContentDepth = ContentDepth.UNKNOWN
    latest: tuple[LatestPost, ...] = ()
    takes_password: bool = False
    """The name and password that the user gave belong to its host."""
    is_broken: bool = False
    """Its document is not well-formed: some of it was guessed."""


class Found(Struct, frozen=True):
    """All that was found behind it."""

    typed: str
    feeds: tuple[FoundFeed, ...] = ()
    """Best first; empty where there is none, then `message` says why and what to do."""
    tried: tuple[str, ...] = ()
    message: Message | None = None
    needs_password: bool = False
    was_cancelled: bool = False
    credentials: Credentials | None = None
    """What the user gave, or typed in the address."""
    may_come_back: bool = False
    """It did not answer for now; nothing says that there is no feed."""
    page: FoundPage | None = None
    """Where there is no feed: what could be followed of the page itself."""


class FindFeeds(Struct, frozen=True, tag=True):
    """A command: which feeds are behind what the user typed?"""

    question: int
    typed: str
    credentials: Credentials | None = None
    selector: str = ""
    """Of the page itself: what this CSS selector finds on it…"""
    pointed_at: str = ""
    """… or the block one of whose entries reads like this."""


class StopFinding(Struct, frozen=True, tag=True):
    """A command: nobody waits for an answer any more."""


class FeedsFound(Struct, frozen=True, tag=True):
    """A note: the answer to a question, or why looking itself did not work."""

    question: int
    found: Found | None
    message: Message | None = None
