"""What hubs are asked and told; forged questions and deliveries are known as such."""

from __future__ import annotations

import hashlib
import hmac
from urllib.parse import parse_qs, urlencode

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec.structs import replace

from reader.model.push import PushState, Subscription
from reader.websub.protocol import (
    LONGEST_LEASE_S,
    SHORTEST_LEASE_S,
    Mode,
    Seal,
    check_seal,
    find_token,
    judge_question,
    make_form,
)

ONE = Subscription(1, "https://hub.example/", "https://a.example/feed", "token", "secret", PushState.ASKED)


def ask(
    mode: str = "subscribe", topic: str = ONE.topic, challenge: str = "abc", lease: str = "864000"
) -> str:
    fields = {"hub.mode": mode, "hub.topic": topic, "hub.challenge": challenge, "hub.lease_seconds": lease}
    return "/push/token?" + urlencode(fields)


def test_the_form():
    fields = parse_qs(make_form(Mode.SUBSCRIBE, ONE, "https://me.example/push/").decode())
    assert fields["hub.callback"] == ["https://me.example/push/token"]
    assert fields["hub.secret"] == ["secret"]
    left = parse_qs(make_form(Mode.UNSUBSCRIBE, ONE, "https://me.example").decode())
    assert "hub.secret" not in left
    assert left["hub.mode"] == ["unsubscribe"]


def test_what_we_wait_for_is_confirmed():
    verdict = judge_question(ask(), ONE)
    assert verdict.is_known
    assert (verdict.challenge, verdict.state, verdict.lease_s) == (b"abc", PushState.VERIFIED, 864_000.0)
    assert judge_question(ask(lease="1"), ONE).lease_s == SHORTEST_LEASE_S
    assert judge_question(ask(lease="9" * 11), ONE).lease_s == LONGEST_LEASE_S
    assert judge_question(ask(lease="\u00b2"), ONE).lease_s == 864_000.0
    assert judge_question(ask("denied"), ONE).state is PushState.DENIED
    leaving = replace(ONE, state=PushState.LEAVING)
    assert judge_question(ask("unsubscribe"), leaving).is_known


FORGED = {
    "no such address": (ask(), None),
    "another topic": (ask(topic="https://evil.example/"), ONE),
    "we did not ask to leave": (ask("unsubscribe"), ONE),
    "we asked to leave": (ask("subscribe"), replace(ONE, state=PushState.LEAVING)),
    "denied after leaving": (ask("denied"), replace(ONE, state=PushState.LEAVING)),
    "nobody asked": (ask(), replace(ONE, state=PushState.FAILED)),
    "no challenge": (ask(challenge=""), ONE),
    "endless challenge": (ask(challenge="x" * 5_000), ONE),
    "endless fields": ("/push/token?" + "a=1&" * 40 + ask().partition("?")[2], ONE),
    "no mode": ("/push/token?hub.topic=" + ONE.topic, ONE),
}


@pytest.mark.parametrize(("target", "one"), FORGED.values(), ids=FORGED)
def test_forged_questions_are_not_confirmed(target, one):
    assert not judge_question(target, one).is_known


@pytest.mark.parametrize("method", ["sha1", "sha256", "sha384", "sha512"])
def test_seals(method):
    made = hmac.new(b"secret", b"body", getattr(hashlib, method)).hexdigest()
    assert check_seal(f"{method}={made}", b"body", "secret") is Seal.GOOD
    assert check_seal(f"{method}={made}", b"other", "secret") is Seal.WRONG
    assert check_seal(f"{method}={made}", b"body", "wrong") is Seal.WRONG
    assert check_seal("", b"body", "secret") is Seal.NONE
    assert check_seal(f"md5={made}", b"body", "secret") is Seal.WRONG
    assert check_seal(f"{method}=\xe9", b"body", "secret") is Seal.WRONG


@pytest.mark.parametrize("target", ["//[", "/a/token?x", "/a/token/", "/token"])
def test_any_target_has_a_last_part(target):
    assert find_token(target) in ("[", "token")


@given(st.text(max_size=60), st.binary(max_size=20))
@example("/[x", b"")
@example("sha256=é", b"")
@example("t?" + "a=b&" * 40, b"")
@example(f"t?hub.mode=subscribe&hub.topic={ONE.topic}&hub.challenge=a&hub.lease_seconds=²", b"")
def test_nothing_breaks_them(text, body):
    assert check_seal(text, body, "secret") is not Seal.GOOD
    judge_question("/" + text, ONE)
    find_token("/" + text)
