"""WebSub (W3C): what a hub is asked, what its question is answered, whether a delivery is its own. Pure."""

from __future__ import annotations

import hashlib
import hmac
from enum import StrEnum
from urllib.parse import parse_qs, urlencode

from msgspec import Struct

from reader.model.push import PushState, Subscription

LEASE_S = 10 * 86_400
SHORTEST_LEASE_S, LONGEST_LEASE_S = 3_600, 30 * 86_400
MOST_CHALLENGE = 4_000
MOST_FIELDS = 30
_METHODS = ("sha256", "sha512", "sha384", "sha1")


class Mode(StrEnum):
    SUBSCRIBE = "subscribe"
    UNSUBSCRIBE = "unsubscribe"


def make_form(mode: Mode, one: Subscription, base_url: str) -> bytes:
    """What the hub is asked."""
    fields = {
        "hub.mode": mode,
        "hub.topic": one.topic,
        "hub.callback": f"{base_url.rstrip('/')}/{one.token}",
    }
    if mode is Mode.SUBSCRIBE:
        fields |= {"hub.secret": one.secret, "hub.lease_seconds": str(LEASE_S)}
    return urlencode(fields).encode("ascii")


def find_token(target: str) -> str:
    """The last part of the path that was asked: a relay may have put others before it."""
    return target.partition("?")[0].rstrip("/").rpartition("/")[2][:100]


class Verdict(Struct, frozen=True):
    """What a hub's question comes to."""

    is_known: bool
    """False: it was not us who asked, says our answer."""
    challenge: bytes = b""
    state: PushState | None = None
    """What the subscription is from now on; None where it is gone."""
    lease_s: float = 0.0


UNKNOWN = Verdict(False)


def judge_question(target: str, one: Subscription | None) -> Verdict:
    """A hub asks whether we asked it. Only what we wait for is confirmed: anybody could ask."""
    try:
        told = parse_qs(target.partition("?")[2], max_num_fields=MOST_FIELDS)
    except ValueError:  # more fields than that
        return UNKNOWN
    given = {name: values[0] for name, values in told.items()}
    mode, topic = given.get("hub.mode", ""), given.get("hub.topic", "")
    if one is None or topic != one.topic:
        return UNKNOWN
    if mode == "denied":
        return Verdict(True, state=PushState.DENIED) if one.state is not PushState.LEAVING else UNKNOWN
    challenge = given.get("hub.challenge", "").encode("utf-8", "replace")
    if not challenge or len(challenge) > MOST_CHALLENGE:
        return UNKNOWN
    if mode == Mode.SUBSCRIBE and one.state in (PushState.ASKED, PushState.VERIFIED):
        return Verdict(True, challenge, PushState.VERIFIED, _read_lease(given.get("hub.lease_seconds", "")))
    if mode == Mode.UNSUBSCRIBE and one.state is PushState.LEAVING:
        return Verdict(True, challenge, None)
    return UNKNOWN


def _read_lease(text: str) -> float:
    seconds = int(text) if text.isascii() and text.isdigit() and len(text) < 12 else LEASE_S
    return float(min(max(seconds, SHORTEST_LEASE_S), LONGEST_LEASE_S))


class Seal(StrEnum):
    """Whether a delivery is the hub's own."""

    GOOD = "good"
    NONE = "none"
    """Not signed: a hint to look, and no more."""
    WRONG = "wrong"


def check_seal(header: str, body: bytes, secret: str) -> Seal:
    if not header:
        return Seal.NONE
    method, _, given = header.strip().partition("=")
    if method.lower() not in _METHODS:
        return Seal.WRONG
    made = hmac.new(secret.encode(), body, getattr(hashlib, method.lower())).hexdigest()
    same = hmac.compare_digest(made.encode(), given.strip().lower().encode())
    return Seal.GOOD if same else Seal.WRONG
