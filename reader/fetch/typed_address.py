"""Typed or pasted text → the address meant, and the feeds of sites whose feed addresses follow from it. Pure."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import parse_qs, urlsplit

from reader.fetch.page_links import Candidate
from reader.fetch.urls import BadAddress, parse_address
from reader.wording.catalogue import Code

_WRAPPING = "\"'<>()“”„‘’«»`"
_PREFIXES = re.compile(
    r"^(?:view-source:|(?:feed|rss|podcast|itpc|pcast):(?://)?(?=https?:)|url:|rss:(?=//))", re.IGNORECASE
)
_SCHEME = re.compile(r"^([a-z][a-z0-9+.-]*):(?!\d+(?:/|$))", re.IGNORECASE)


def normalise_typed(text: str) -> str:
    """Return the address that was meant. Raises BadAddress with a sentence for the user."""
    meant = "".join(text.split()).strip(_WRAPPING + ",;")
    for _ in range(3):
        meant = _PREFIXES.sub("", meant)
    if not meant:
        raise BadAddress(Code.NO_ADDRESS())
    meant = re.sub(
        r"^(?:feed|rss|atom|itpc|pcast|podcast):(?://)?(?!\d+(?:/|$))", "https://", meant, flags=re.IGNORECASE
    )
    meant = re.sub(r"^(https?):/*(?=[^/])", r"\1://", meant, flags=re.IGNORECASE)
    handle = re.fullmatch(r"@?([\w.-]+)@([\w.-]+\.[a-z]{2,})", meant, re.IGNORECASE)
    if handle and (meant.startswith("@") or _is_fediverse(handle[2])):
        return f"https://{handle[2].lower()}/@{handle[1]}"
    if meant.startswith("//"):
        meant = "https:" + meant
    if not _SCHEME.match(meant):
        meant = ("http://" if _is_local(meant) else "https://") + meant
    address = parse_address(meant)
    if "." not in address.host and ":" not in address.host and not _is_local(meant.partition("//")[2]):
        raise BadAddress(Code.NO_WEB_ADDRESS(text=text.strip()[:60]))
    if address.credentials:
        return re.sub(r"#.*$", "", meant)  # the name and password in it are still needed
    return address.url


def _is_fediverse(host: str) -> bool:
    return host.lower().startswith(("mastodon.", "mstdn.", "fosstodon.", "social."))


def _is_local(text: str) -> bool:
    """Tell whether a host is at home, where certificates are rare."""
    host = re.split(r"[/?#]", text.rpartition("@")[2])[0].lower()
    name = host.rpartition(":")[0] if re.search(r":\d+$", host) else host
    is_ipv4 = re.fullmatch(r"[\d.]+", name) is not None
    return is_ipv4 or name.startswith("[") or name == "localhost" or name.endswith((".local", ".lan", ".home.arpa"))


def feeds_by_pattern(url: str) -> tuple[Candidate, ...]:
    """The feeds that follow from an address, without fetching anything."""
    parts = urlsplit(url)
    host = (parts.hostname or "").removeprefix("www.").removeprefix("m.").removeprefix("old.")
    path = parts.path.rstrip("/")
    if host in _SITES:
        return _SITES[host](path, parts.query)
    for blog, place, kind in _BLOGS:
        if blog.search(host) and not path.endswith(place.rstrip("/")) and not path.startswith("/feeds/"):
            return (Candidate(f"https://{host}{place}", kind=kind),)
    return ()


def _youtube(path: str, query: str) -> tuple[Candidate, ...]:
    """The feeds of channels, users and playlists; for handles and custom names the page must be fetched."""
    wanted = parse_qs(query)
    base = "https://www.youtube.com/feeds/videos.xml"
    channel = re.fullmatch(r"/channel/(UC[\w-]{22})(?:/.*)?", path)
    if channel:
        return (Candidate(f"{base}?channel_id={channel[1]}", kind="atom"),)
    user = re.fullmatch(r"/user/([\w.-]+)(?:/.*)?", path)
    if user:
        return (Candidate(f"{base}?user={user[1]}", kind="atom"),)
    if "list" in wanted and re.fullmatch(r"[\w-]{10,}", wanted["list"][0]):
        return (Candidate(f"{base}?playlist_id={wanted['list'][0]}", kind="atom"),)
    return ()


def _reddit(path: str, query: str) -> tuple[Candidate, ...]:
    if path.endswith(".rss"):
        return ()
    if path == "" or re.match(r"/(?:r|u|user)/[\w+.-]+", path):
        return (Candidate(f"https://www.reddit.com{path}/.rss", kind="atom"),)
    return ()


def _github(path: str, query: str) -> tuple[Candidate, ...]:
    match path.strip("/").split("/"):
        case [account, repo] if account and repo:
            root = f"https://github.com/{account}/{repo}"
            return (
                Candidate(f"{root}/releases.atom", f"{repo} releases", "atom"),
                Candidate(f"{root}/commits.atom", f"{repo} commits", "atom"),
                Candidate(f"{root}/tags.atom", f"{repo} tags", "atom"),
            )
        case [account, repo, ("releases" | "tags") as what]:
            return (Candidate(f"https://github.com/{account}/{repo}/{what}.atom", f"{repo} {what}", "atom"),)
        case [account, repo, "commits", branch]:
            url = f"https://github.com/{account}/{repo}/commits/{branch}.atom"
            return (Candidate(url, f"{repo} {branch}", "atom"),)
        case [user] if user and not user.endswith(".atom"):
            return (Candidate(f"https://github.com/{user}.atom", user, "atom"),)
    return ()


def _medium(path: str, query: str) -> tuple[Candidate, ...]:
    found = re.match(r"/(?!feed/)(@?[\w.-]+)$", path)
    return (Candidate(f"https://medium.com/feed/{found[1]}", kind="rss"),) if found else ()


_SITES: dict[str, Callable[[str, str], tuple[Candidate, ...]]] = {
    "youtube.com": _youtube,
    "youtube-nocookie.com": _youtube,
    "reddit.com": _reddit,
    "github.com": _github,
    "medium.com": _medium,
}
_BLOGS = (
    (re.compile(r"\.(?:medium|substack)\.com$"), "/feed", "rss"),
    (re.compile(r"\.wordpress\.com$"), "/feed/", "rss"),
    (re.compile(r"\.tumblr\.com$"), "/rss", "rss"),
    (re.compile(r"\.blogspot\.[a-z.]{2,6}$"), "/feeds/posts/default", "atom"),
)
"""Hosts of blogs with a subdomain each: the path and the kind of the feed."""
