"""Names that cannot be found, networks that are not there: what the user is told, and whose fault it is."""

from __future__ import annotations

import errno
import http.client
import socket
import ssl
import threading

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from reader.core.records.fetched import FetchRequest, Problem, Validators
from reader.core.words.words import in_english
from reader.net.client import Client
from reader.net.problems import explain_error, explain_status, for_a_first_fetch, is_challenge
from reader.net.request_state import Limits
from reader.net.results import from_full_answer, headers_to_send
from tests.feedserver import page, simple_feed


def failing_lookup(code: int):
    def lookup(host: str) -> list[str]:
        raise socket.gaierror(code, "no")

    return lookup


def test_a_name_that_does_not_exist_may_be_a_typing_error(clock):
    with Client(clock, lookup=failing_lookup(socket.EAI_NONAME)) as client:
        result = client.fetch(FetchRequest("http://exmaple.example/"))
    assert result.problem is Problem.NO_SUCH_HOST
    assert "exmaple.example" in in_english(result.message)


def test_no_answer_from_name_servers_means_offline(clock):
    with Client(clock, lookup=failing_lookup(socket.EAI_AGAIN)) as client:
        result = client.fetch(FetchRequest("http://example.org/"))
    assert result.problem is Problem.OFFLINE
    assert "seems to be offline" in in_english(result.message)


def test_no_answer_for_one_name_while_others_answer_is_that_names_fault(clock, feedserver):
    url = feedserver.serve("/feed", page(simple_feed()))
    with Client(clock, lookup=failing_lookup(socket.EAI_AGAIN)) as client:
        client.fetch(FetchRequest(url))
        assert client.fetch(FetchRequest("http://broken.example/")).problem is Problem.NO_SUCH_HOST


def test_a_lookup_that_never_answers_ends_at_the_deadline(clock):
    release = threading.Event()

    def hang(host: str) -> list[str]:
        release.wait(30)
        return []

    with Client(clock, lookup=hang, limits=Limits(deadline_s=0.3)) as client:
        result = client.fetch(FetchRequest("http://slow.example/"))
    release.set()
    assert result.problem is Problem.TIMEOUT
    assert result.elapsed_s < 2.0


def test_a_name_without_addresses_is_not_reached(clock):
    with Client(clock, lookup=lambda host: []) as client:
        assert client.fetch(FetchRequest("http://empty.example/")).problem is Problem.FORBIDDEN_ADDRESS


@pytest.mark.parametrize(
    ("error", "problem"),
    [
        (OSError(errno.ENETUNREACH, "x"), Problem.OFFLINE),
        (OSError(errno.ENETDOWN, "x"), Problem.OFFLINE),
        (OSError(errno.EHOSTUNREACH, "x"), Problem.REFUSED),
        (ConnectionRefusedError(errno.ECONNREFUSED, "x"), Problem.REFUSED),
        (ConnectionResetError(errno.ECONNRESET, "x"), Problem.BROKEN),
        (BrokenPipeError(), Problem.BROKEN),
        (TimeoutError(), Problem.TIMEOUT),
        (http.client.IncompleteRead(b""), Problem.BROKEN),
        (http.client.RemoteDisconnected("x"), Problem.BROKEN),
        (http.client.BadStatusLine("x"), Problem.BROKEN),
        (http.client.LineTooLong("x"), Problem.TOO_LARGE),
        (ssl.SSLError("x"), Problem.INSECURE),
        (ValueError("x"), Problem.BROKEN),
        (OSError("anything"), Problem.BROKEN),
    ],
)
def test_each_error_is_one_problem_in_at_most_two_sentences(error, problem):
    found, message = explain_error(error, "example.org", others_answer=False)
    sentence = in_english(message)
    assert found is problem
    assert "example.org" in sentence
    assert sentence.endswith(".")
    assert sentence.count(". ") <= 1
    assert ";" not in sentence


@given(st.integers(100, 999), st.dictionaries(st.sampled_from(["www-authenticate", "retry-after"]), st.text()))
@example(401, {"www-authenticate": "\xa0"})
def test_every_status_has_a_sentence(status, headers):
    _, message = explain_status(status, headers, "example.org", gave_password=False)
    assert in_english(message).endswith((".", ")."))


@given(st.integers(100, 999), st.binary(max_size=300))
def test_challenges_are_looked_for_in_any_bytes(status, start):
    is_challenge(status, {"content-type": "text/html"}, start)


def test_looking_for_challenges_takes_no_time_on_hostile_pages():
    for text in (b"awswaf.com/", b"access denied | ", b"<html", b"captch"):
        is_challenge(403, {"content-type": "text/html"}, text * 6_000)


@given(st.text(), st.text(), st.floats(0, 4e9), st.floats(0, 4e9))
def test_any_validators_are_sent_or_dropped_but_never_raise(etag, date, obtained_at, now):
    url = "http://example.org/"
    headers = headers_to_send(Validators(url, etag, date, obtained_at), url, now)
    assert all(value in (etag, date) and "\n" not in value and "\r" not in value for value in headers.values())
    from_full_answer(url, {"etag": etag, "last-modified": date}, now)


@pytest.mark.parametrize("status", [404, 410, 429, 500, 503])
def test_a_first_fetch_promises_no_second_one(status):
    """Nobody comes back to an address that isn't subscribed to yet."""
    _, message = explain_status(status, {"retry-after": "60"}, "a.example", gave_password=False)
    words = in_english(for_a_first_fetch(message))
    assert "a.example" in words
    assert "will" not in words
    assert "kept" not in words
