"""Being a good guest: each rule against the server's own log."""

from __future__ import annotations

import pytest

from reader import __version__
from reader.core.records.fetched import Credentials, FetchRequest, Outcome, Problem, Validators
from reader.core.words.words import in_english
from reader.net.results import MAX_AGE_S
from tests.feedserver import http_date, in_turn, page, redirect, simple_feed

FEED = simple_feed()
DATE = "Mon, 01 Jan 2024 00:00:00 GMT"


@pytest.mark.parametrize(
    "etag", ['"a"', 'W/"weak"', "unquoted", '"with, comma"', '"ümläut"', '"a"b"', '"tab\there"', "x" * 500, '""']
)
def test_an_etag_goes_back_byte_for_byte(feedserver, fetch, etag):
    url = feedserver.serve("/feed", page(FEED, etag=etag))
    second = fetch(url, validators=fetch(url).validators)
    sent = feedserver.seen()[1].raw.decode("latin-1")
    assert f"If-None-Match: {etag}\r\n" in sent
    assert second.outcome is Outcome.UNCHANGED


@pytest.mark.parametrize("date", [DATE, "Mon, 1 Jan 2024 0:00 +0100", "yesterday", "2024-01-01T00:00:00Z", "0"])
def test_a_date_goes_back_byte_for_byte_even_if_it_is_none(feedserver, fetch, date):
    url = feedserver.serve("/feed", page(FEED, last_modified=date))
    second = fetch(url, validators=fetch(url).validators)
    assert f"If-Modified-Since: {date}\r\n".encode() in feedserver.seen()[1].raw
    assert second.outcome is Outcome.UNCHANGED


def test_both_validators_go_back_when_both_were_given(feedserver, fetch):
    url = feedserver.serve("/feed", page(FEED, etag='"1"', last_modified=DATE))
    fetch(url, validators=fetch(url).validators)
    asked = feedserver.seen()[1].headers
    assert (asked["if-none-match"], asked["if-modified-since"]) == ('"1"', DATE)


@pytest.mark.parametrize(
    ("etag", "takes_new_only", "expected"), [('"1"', True, "feed"), ('"1"', False, None), ("", True, None)]
)
def test_new_entries_only_are_asked_for_where_the_server_knows_what_is_new(
    feedserver, fetch, etag, takes_new_only, expected
):
    url = feedserver.serve("/feed", page(FEED, etag=etag, last_modified=DATE))
    fetch(url, validators=fetch(url).validators, takes_new_only=takes_new_only)
    assert [seen.headers.get("a-im") for seen in feedserver.seen()] == [None, expected]


def test_an_answer_with_new_entries_only_renews_the_etag_but_not_its_age(feedserver, fetch):
    url = feedserver.serve(
        "/feed", in_turn(page(FEED, etag='"1"'), page(FEED, status=226, etag='"2"', headers={"IM": "feed"}))
    )
    first = fetch(url)
    second = fetch(url, validators=first.validators, takes_new_only=True)
    assert (second.outcome, second.status) == (Outcome.FRESH, 226)
    assert (second.validators.etag, second.validators.obtained_at) == ('"2"', first.validators.obtained_at)


def test_validators_go_only_to_the_exact_address_that_gave_them(feedserver, fetch):
    url = feedserver.serve("/feed", page(FEED, etag='"1"'))
    feedserver.serve("/feed?page=1", page(FEED))
    fetch(feedserver.url("/feed?page=1"), validators=fetch(url).validators)
    assert "if-none-match" not in feedserver.seen("/feed?page=1")[0].headers


def test_behind_a_redirect_the_validators_belong_to_the_final_address(feedserver, fetch):
    feedserver.serve("/new", page(FEED, etag='"new"'))
    url = feedserver.serve("/old", redirect("/new"))
    first = fetch(url)
    assert first.validators.url == feedserver.url("/new")
    second = fetch(url, validators=first.validators)
    assert second.outcome is Outcome.UNCHANGED
    assert "if-none-match" not in feedserver.seen("/old")[1].headers
    assert feedserver.seen("/new")[1].headers["if-none-match"] == '"new"'


def test_new_validators_are_taken_from_a_304_and_the_others_stay(feedserver, fetch):
    url = feedserver.serve("/feed", page(b"", 304, headers={"ETag": '"2"'}))
    result = fetch(url, validators=Validators(url, '"1"', DATE, 1_749_999_000.0))
    assert result.outcome is Outcome.UNCHANGED
    assert result.validators == Validators(url, '"2"', DATE, 1_749_999_000.0)


def test_after_eight_days_of_nothing_but_304_the_whole_feed_is_asked_for_again(feedserver, fetch, clock):
    def always(exchange):
        is_known = "if-none-match" in exchange.seen.headers
        exchange.answer(304 if is_known else 200, {"ETag": '"stuck"'}, b"" if is_known else FEED)

    url = feedserver.serve("/feed", always)
    known = fetch(url).validators
    for _ in range(8):
        clock.advance(86_000)
        result = fetch(url, validators=known)
        assert result.outcome is Outcome.UNCHANGED
        known = result.validators
    clock.advance(8 * 86_400)
    result = fetch(url, validators=known)
    assert "if-none-match" not in feedserver.seen()[-1].headers
    assert (result.outcome, result.validators.obtained_at) == (Outcome.FRESH, clock.now())


def test_a_server_that_says_304_whatever_is_asked_is_named_after_eight_days(feedserver, fetch, clock):
    url = feedserver.serve("/feed", page(b"", 304))
    known = Validators(url, '"1"', "", clock.now())
    assert fetch(url, validators=known).outcome is Outcome.UNCHANGED
    clock.advance(MAX_AGE_S + 1)
    result = fetch(url, validators=known)
    assert (result.problem, result.status) == (Problem.BROKEN, 304)
    assert "invalid “not modified” response" in in_english(result.message)


def test_a_date_in_the_future_is_not_sent_back(feedserver, fetch, clock):
    future = http_date(clock.now() + 90_000)
    url = feedserver.serve("/feed", page(FEED, etag='"1"', last_modified=future))
    first = fetch(url)
    assert first.validators.last_modified == ""
    fetch(url, validators=Validators(url, '"1"', future, clock.now()))
    assert "if-modified-since" not in feedserver.seen()[1].headers


def test_validators_from_the_future_are_not_sent_after_the_clock_was_put_back(feedserver, fetch, clock):
    url = feedserver.serve("/feed", page(FEED, etag='"1"'))
    fetch(url, validators=Validators(url, '"1"', "", clock.now() + 90_000))
    assert "if-none-match" not in feedserver.seen()[0].headers


@pytest.mark.parametrize("poison", ['"a"\r\nX-Evil: 1', '"a"\n', "\x00", "…"])
def test_validators_that_cannot_be_a_header_are_not_sent(feedserver, fetch, clock, poison):
    url = feedserver.serve("/feed", page(FEED))
    assert fetch(url, validators=Validators(url, poison, poison, clock.now())).body == FEED
    assert not {"if-none-match", "if-modified-since", "x-evil"} & set(feedserver.seen()[0].headers)


def test_validators_of_a_failed_fetch_stay_as_they_were(feedserver, fetch, clock):
    url = feedserver.serve("/feed", page(b"", 500, etag='"error"'))
    known = Validators(url, '"1"', "", clock.now())
    assert fetch(url, validators=known).validators == known


def test_a_fetch_says_who_it_is_and_takes_packed_answers_and_nothing_more(feedserver, fetch):
    fetch(feedserver.serve("/feed", page(FEED)) + "#part")
    seen = feedserver.seen()[0]
    assert seen.path == "/feed"
    assert seen.headers["user-agent"] == f"Paperround/{__version__}"
    assert seen.headers["accept-encoding"] == "gzip, br, zstd"
    assert "application/atom+xml" in seen.headers["accept"]
    assert set(seen.headers) == {"host", "user-agent", "accept", "accept-encoding"}


def test_neither_proxies_nor_passwords_of_the_environment_are_used(feedserver, fetch, monkeypatch, tmp_path):
    netrc = tmp_path / ".netrc"
    netrc.write_text("machine 127.0.0.1 login me password secret\n")
    netrc.chmod(0o600)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("NETRC", str(netrc))
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:9")
    assert fetch(feedserver.serve("/feed", page(FEED))).body == FEED
    assert "authorization" not in feedserver.seen()[0].headers


def test_a_line_is_used_again_for_the_same_host(feedserver, fetch):
    feedserver.serve("/a", page(FEED, etag='"1"'))
    feedserver.serve("/b", page(FEED, compress=True))
    feedserver.serve("/c", page(b"", 404))
    known = fetch(feedserver.url("/a")).validators
    fetch(feedserver.url("/a"), validators=known)
    fetch(feedserver.url("/c"))
    fetch(feedserver.url("/b"))
    assert {seen.connection for seen in feedserver.seen()} == {0}


def test_lines_are_closed_at_the_end(feedserver, client, fetch):
    fetch(feedserver.serve("/feed", page(FEED)))
    client.close()
    fetch(feedserver.url("/feed"))
    assert [seen.connection for seen in feedserver.seen()] == [0, 1]


def test_what_crossed_the_line_is_counted_packed_and_with_headers(feedserver, fetch):
    body = simple_feed(entries=200)
    result = fetch(feedserver.serve("/feed", page(body, compress=True)))
    assert result.body == body
    assert 300 < result.wire_bytes < len(body) / 3


# --- passwords --------------------------------------------------------------------------------


def locked(exchange):
    if exchange.seen.headers.get("authorization") == "Basic bWU6c8OkZmU=":  # me:säfe
        exchange.answer(200, {}, FEED)
    else:
        exchange.answer(401, {"WWW-Authenticate": 'Basic realm="x"'}, b"no")


def test_a_feed_with_a_password_asks_for_it_and_takes_it(feedserver, fetch):
    url = feedserver.serve("/feed", locked)
    without = fetch(url)
    assert without.problem is Problem.NEEDS_PASSWORD
    assert "requires a user name and password" in in_english(without.message)
    assert fetch(url, credentials=Credentials("me", "säfe")).body == FEED


def test_a_wrong_password_is_named_so_and_never_shown(feedserver, fetch):
    result = fetch(feedserver.serve("/feed", locked), credentials=Credentials("me", "wr0ng"))
    assert "didn’t accept this user name and password" in in_english(result.message)
    assert "wr0ng" not in in_english(result.message)
    assert "wr0ng" not in repr(result)


def test_a_password_that_stayed_behind_a_redirect_is_not_asked_for_again(feedserver, fetch):
    """It would be asked for again and again, and never arrive."""
    new_url = feedserver.serve("/moved", locked).replace("127.0.0.1", "localhost")
    url = feedserver.serve("/feed", lambda exchange: exchange.answer(301, {"Location": new_url}, b""))
    result = fetch(url, credentials=Credentials("me", "säfe"))
    assert result.problem is Problem.CLIENT_ERROR
    assert in_english(result.message).endswith(f"change its address to {new_url}")
    assert fetch(url).problem is Problem.NEEDS_PASSWORD


def test_a_password_in_the_address_is_used_and_not_shown(feedserver, fetch):
    url = feedserver.serve("/feed", locked).replace("//", "//me:s%C3%A4fe@")
    result = fetch(url)
    assert result.body == FEED
    assert "me" not in result.final_url.partition("/feed")[0].partition("//")[2]


def test_a_login_that_is_not_known_is_named(feedserver, fetch):
    url = feedserver.serve("/feed", page(b"", 401, headers={"WWW-Authenticate": 'Digest realm="x", nonce="y"'}))
    assert "(Digest)" in in_english(fetch(url).message)


# --- stopping ---------------------------------------------------------------------------------


def test_a_cancelled_fetch_ends_promptly_in_the_middle_of_a_read(feedserver, client):
    asked = []

    def hang(exchange):
        asked.append(1)
        exchange.wait(60)

    url = feedserver.serve("/feed", hang)
    result = client.fetch(FetchRequest(url), cancelled=lambda: bool(asked))
    assert result.problem is Problem.CANCELLED
    assert "was cancelled" in in_english(result.message)
    assert result.elapsed_s < 10.0  # of thirty


def test_a_feed_that_comes_back_is_fresh_again(feedserver, fetch):
    url = feedserver.serve("/feed", in_turn(page(b"", 500), page(FEED)))
    assert [fetch(url).outcome for _ in range(2)] == [Outcome.FAILED, Outcome.FRESH]
