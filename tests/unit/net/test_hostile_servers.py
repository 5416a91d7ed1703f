"""Every way in which a server can misbehave: what the user sees, in time and in bounded memory."""

from __future__ import annotations

import gzip
import io
import sys
import tracemalloc
import zlib

import brotli
import pytest

from reader.core.records.fetched import Fetched, FetchRequest, Outcome, Problem
from reader.core.words.words import in_english
from reader.net.client import Client, fetch_many
from reader.net.request_state import Limits
from tests.feedserver import (
    FeedServer,
    broken_off,
    drip,
    endless,
    head,
    in_turn,
    page,
    raw,
    redirect,
    silence,
    simple_feed,
)

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

FEED = simple_feed()
OK = b"HTTP/1.1 200 OK\r\n"


def assert_failed(result: Fetched, problem: Problem, *words: str) -> None:
    assert (result.outcome, result.problem) == (Outcome.FAILED, problem), result.message
    assert in_english(result.message).endswith((".", "”.")), result.message
    assert "\n" not in in_english(result.message)
    for word in words:
        assert word in in_english(result.message)
    assert result.body == b""


# --- too much ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def packed_bomb() -> bytes:
    """400 MB of nothing, packed in some 400 kB."""
    return gzip.compress(bytes(4_000_000)) * 100


def peak_of(client: Client, url: str) -> tuple[Fetched, int]:
    tracemalloc.start()
    try:
        result = client.fetch(FetchRequest(url))
        return result, tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_a_large_body_is_no_large_head_however_much_python_reads_at_a_time(clock, feedserver, monkeypatch):
    """Python 3.14 reads 128 kB where 3.13 read 8."""
    monkeypatch.setattr(io, "DEFAULT_BUFFER_SIZE", 1 << 17)
    url = feedserver.serve("/feed", page(FEED + b"<!--" + b" " * 500_000 + b"-->"))
    with Client(clock) as client:
        result, _ = peak_of(client, url)
    assert result.outcome is Outcome.FRESH, result.message


def test_a_gzip_bomb_is_too_large_and_never_lies_in_memory(clock, feedserver, packed_bomb):
    url = feedserver.serve("/feed", page(packed_bomb, headers={"Content-Encoding": "gzip"}))
    with Client(clock) as client:
        result, peak = peak_of(client, url)
    assert_failed(result, Problem.TOO_LARGE, "127.0.0.1", "too large for a feed")
    assert peak < 40_000_000


def test_a_bomb_on_a_redirect_is_never_read(clock, feedserver, packed_bomb):
    feedserver.serve("/target", page(FEED))
    url = feedserver.serve("/feed", redirect("/target", 302, packed_bomb, {"Content-Encoding": "gzip"}))
    with Client(clock) as client:
        result, peak = peak_of(client, url)
    assert result.body == FEED
    assert peak < 1_000_000
    assert result.wire_bytes < 100_000


@pytest.mark.parametrize(
    ("label", "pack"),
    [
        ("br", lambda data: brotli.compress(data, quality=1)),
        ("zstd", zstd.compress),
        ("deflate", zlib.compress),
        ("gzip, gzip", lambda data: gzip.compress(gzip.compress(data))),
        ("gzip, br", lambda data: brotli.compress(gzip.compress(data), quality=1)),
    ],
)
def test_a_bomb_in_any_packing_is_too_large(clock, feedserver, label, pack):
    url = feedserver.serve("/feed", page(pack(bytes(40_000_000)), headers={"Content-Encoding": label}))
    with Client(clock) as client:
        result, peak = peak_of(client, url)
    assert_failed(result, Problem.TOO_LARGE)
    assert peak < 45_000_000


def test_many_bombs_at_once_do_not_fill_the_memory_either(clock, feedserver, packed_bomb):
    feedserver.serve("*", page(packed_bomb, headers={"Content-Encoding": "gzip"}))
    feedserver.serve("/good", page(FEED))
    asked = [FetchRequest(feedserver.url("/", f"127.0.0.{n}")) for n in range(10, 22)]
    asked.append(FetchRequest(feedserver.url("/good", "127.0.0.9")))
    tracemalloc.start()
    try:
        with Client(clock) as client:
            results = list(fetch_many(client, asked))
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert [one.problem for one in results].count(Problem.TOO_LARGE) == 12
    assert [one.body for one in results if one.outcome is Outcome.FRESH] == [FEED]
    assert peak < 60_000_000


def test_more_layers_of_packing_than_anyone_needs_are_refused(feedserver, fetch):
    url = feedserver.serve("/feed", page(FEED, headers={"Content-Encoding": ", ".join(["gzip"] * 9)}))
    assert_failed(fetch(url), Problem.BROKEN, "can’t be decoded")


def test_an_endless_feed_is_cut_at_the_limit(clock, feedserver):
    block = b"<item><title>more</title></item>" * 2_000
    url = feedserver.serve("/feed", endless(OK + b"Content-Type: text/xml\r\n\r\n<rss>", block))
    with Client(clock) as client:
        result, peak = peak_of(client, url)
    assert_failed(result, Problem.TOO_LARGE)
    assert peak < 45_000_000


def test_endless_chunks_that_hold_nothing_are_cut_by_what_crosses_the_line(feedserver, fetch):
    chunk = b"1;" + b"x" * 4_000 + b"\r\n \r\n"
    url = feedserver.serve("/feed", endless(OK + b"Transfer-Encoding: chunked\r\n\r\n", chunk))
    result = fetch(url)
    assert_failed(result, Problem.TOO_LARGE)
    assert result.wire_bytes < 700_000


def test_ten_thousand_headers_are_refused(feedserver, fetch):
    lines = b"".join(b"X-%d: y\r\n" % n for n in range(10_000))
    url = feedserver.serve("/feed", raw(OK + lines + b"\r\n" + FEED))
    assert_failed(fetch(url), Problem.TOO_LARGE, "oversized headers")


def test_one_huge_header_is_refused(feedserver, fetch):
    url = feedserver.serve("/feed", raw(OK + b"X-Huge: " + b"y" * 1_000_000 + b"\r\n\r\n" + FEED))
    assert_failed(fetch(url), Problem.TOO_LARGE, "oversized headers")


def test_many_large_headers_are_refused(feedserver, fetch):
    lines = b"".join(b"X-%d: %s\r\n" % (n, b"y" * 60_000) for n in range(90))
    url = feedserver.serve("/feed", raw(OK + lines + b"\r\n" + FEED))
    result = fetch(url)
    assert_failed(result, Problem.TOO_LARGE, "oversized headers")
    assert result.wire_bytes < 300_000


def test_endless_headers_are_refused(feedserver, fetch):
    url = feedserver.serve("/feed", endless(OK, b"X-More: " + b"y" * 9_000 + b"\r\n"))
    assert_failed(fetch(url), Problem.TOO_LARGE, "oversized headers")


# --- too slow ---------------------------------------------------------------------------------


def assert_in_time(result: Fetched) -> None:
    assert_failed(result, Problem.TIMEOUT, "too long")
    assert result.elapsed_s < 10.0


def test_silence_ends_at_the_deadline(feedserver, hasty_fetch):
    assert_in_time(hasty_fetch(feedserver.serve("/feed", silence())))


def test_a_body_that_drips_ends_at_the_deadline(feedserver, hasty_fetch):
    url = feedserver.serve("/feed", drip(OK + b"Content-Length: 100000\r\n\r\n<rss>"))
    assert_in_time(hasty_fetch(url))


def test_headers_that_drip_end_at_the_deadline(feedserver, hasty_fetch):
    assert_in_time(hasty_fetch(feedserver.serve("/feed", drip(OK + b"X-Slow: ", b"y"))))


def test_a_status_line_that_drips_ends_at_the_deadline(feedserver, hasty_fetch):
    assert_in_time(hasty_fetch(feedserver.serve("/feed", drip(b"HTTP/1.1 ", b" "))))


def test_chunks_that_drip_end_at_the_deadline(feedserver, hasty_fetch):
    url = feedserver.serve("/feed", drip(OK + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n"))
    assert_in_time(hasty_fetch(url))


def test_packed_data_that_drips_ends_at_the_deadline(feedserver, hasty_fetch):
    start = OK + b"Content-Encoding: gzip\r\n\r\n" + gzip.compress(FEED)[:20]
    assert_in_time(hasty_fetch(feedserver.serve("/feed", drip(start, b"\x00"))))


def test_the_deadline_holds_over_all_hops(feedserver, hasty_fetch):
    def late(target: str):
        return lambda exchange: (exchange.wait(0.25), exchange.answer(302, {"Location": target}))[1]

    for n in range(8):
        feedserver.serve(f"/{n}", late(f"/{n + 1}"))
    result = hasty_fetch(feedserver.url("/0"))
    assert_in_time(result)
    assert len(feedserver.seen()) < 5


def test_an_error_page_that_drips_still_tells_its_status(feedserver, hasty_fetch):
    url = feedserver.serve("/feed", drip(head(503, {"Content-Type": "text/html"}) + b"<html>"))
    result = hasty_fetch(url)
    assert result.status == 503
    assert result.elapsed_s < 10.0


# --- broken off -------------------------------------------------------------------------------


def test_a_length_that_promises_more_than_comes_is_broken_off(feedserver, fetch):
    url = feedserver.serve("/feed", raw(OK + b"Content-Length: 5000\r\n\r\n" + FEED))
    assert_failed(fetch(url), Problem.BROKEN, "was interrupted")


def test_a_length_that_promises_less_cuts_the_page_and_spoils_nothing_after_it(feedserver, fetch):
    def lie(exchange):
        exchange.send(OK + b"Content-Length: 10\r\n\r\n" + FEED)

    feedserver.serve("/lie", lie)
    feedserver.serve("/next", page(FEED))
    assert fetch(feedserver.url("/lie")).body == FEED[:10]
    assert fetch(feedserver.url("/next")).body == FEED


@pytest.mark.parametrize("length", ["-5", "lots", "5, 6", "", "99999999999999999999999"])
def test_a_length_that_is_no_number_does_no_harm(feedserver, fetch, length):
    url = feedserver.serve("/feed", raw(OK + b"Content-Length: " + length.encode() + b"\r\n\r\n" + FEED))
    result = fetch(url)
    assert result.body == FEED or result.problem in (Problem.BROKEN, Problem.TOO_LARGE)
    assert result.body == FEED or result.message


def test_truncated_gzip_is_damaged(feedserver, fetch):
    packed = gzip.compress(FEED)
    url = feedserver.serve("/feed", page(packed[:-30], headers={"Content-Encoding": "gzip"}))
    assert_failed(fetch(url), Problem.BROKEN, "can’t be decoded")


@pytest.mark.parametrize(("label", "pack"), [("br", brotli.compress), ("zstd", zstd.compress)])
def test_truncated_data_in_other_packings_is_damaged(feedserver, fetch, label, pack):
    packed = pack(FEED)
    url = feedserver.serve("/feed", page(packed[:-20], headers={"Content-Encoding": label}))
    assert_failed(fetch(url), Problem.BROKEN, "can’t be decoded")


def test_gzip_with_damage_in_the_middle_is_damaged(feedserver, fetch):
    packed = bytearray(gzip.compress(FEED * 50))
    packed[len(packed) // 2] ^= 0xFF
    url = feedserver.serve("/feed", page(bytes(packed), headers={"Content-Encoding": "gzip"}))
    assert_failed(fetch(url), Problem.BROKEN, "can’t be decoded")


def test_a_reset_in_the_middle_of_the_body_is_broken_off(feedserver, fetch):
    url = feedserver.serve("/feed", broken_off(OK + b"Content-Length: 5000\r\n\r\n<rss>"))
    assert_failed(fetch(url), Problem.BROKEN, "was interrupted")


def test_a_reset_before_any_answer_is_broken_off(feedserver, fetch):
    assert_failed(fetch(feedserver.serve("/feed", broken_off())), Problem.BROKEN, "was interrupted")


def test_an_early_close_is_broken_off(feedserver, fetch):
    assert_failed(fetch(feedserver.serve("/feed", raw())), Problem.BROKEN, "was interrupted")


def test_a_close_inside_the_headers_is_broken_off_or_empty(feedserver, fetch):
    result = fetch(feedserver.serve("/feed", raw(OK + b"Content-Type: text/x")))
    assert_failed(result, Problem.BROKEN)


def test_a_broken_chunk_is_broken_off(feedserver, fetch):
    url = feedserver.serve("/feed", raw(OK + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n<rss>"))
    assert_failed(fetch(url), Problem.BROKEN, "was interrupted")


def test_missing_last_chunk_is_broken_off(feedserver, fetch):
    url = feedserver.serve("/feed", raw(OK + b"Transfer-Encoding: chunked\r\n\r\n5\r\n<rss>\r\n"))
    assert_failed(fetch(url), Problem.BROKEN, "was interrupted")


@pytest.mark.parametrize(
    "garbage", [b"<rss>hello</rss>\r\n\r\n", b"\x00\xff\x13\x37\r\n", b"220 ftp ready\r\n", b"HTTP/9.9 x\r\n\r\n"]
)
def test_what_does_not_speak_http_is_named_so(feedserver, fetch, garbage):
    assert_failed(fetch(feedserver.serve("/feed", raw(garbage))), Problem.BROKEN, "isn’t responding like a web server")


def test_a_host_that_refuses_is_named_so(feedserver, fetch):
    port = feedserver.port
    feedserver.close()
    assert_failed(fetch(f"http://127.0.0.1:{port}/feed"), Problem.REFUSED, "refused the connection")


# --- wrong labels -----------------------------------------------------------------------------


@pytest.mark.parametrize("label", ["gzip", "x-gzip", "br", "zstd", "deflate", "utf-8", "aws-chunked", "identity"])
def test_a_plain_feed_with_a_wrong_label_is_read_all_the_same(feedserver, fetch, label):
    url = feedserver.serve("/feed", page(FEED, headers={"Content-Encoding": label}))
    assert fetch(url).body == FEED


def test_noise_with_a_gzip_label_is_damaged(feedserver, fetch):
    url = feedserver.serve("/feed", page(bytes(range(256)) * 8, headers={"Content-Encoding": "gzip"}))
    assert_failed(fetch(url), Problem.BROKEN, "can’t be decoded")


def test_an_unknown_packing_is_damaged(feedserver, fetch):
    url = feedserver.serve("/feed", page(b"\x01\x02\x03" * 99, headers={"Content-Encoding": "lzw"}))
    assert_failed(fetch(url), Problem.BROKEN, "can’t be decoded")


def test_gzip_that_nobody_announced_is_unpacked(feedserver, fetch):
    assert fetch(feedserver.serve("/feed", page(gzip.compress(FEED)))).body == FEED


@pytest.mark.parametrize(
    ("label", "packed"),
    [
        ("gzip", gzip.compress(FEED)),
        ("GZIP", gzip.compress(FEED[:50]) + gzip.compress(FEED[50:])),
        ("gzip", gzip.compress(FEED) + b"trailing rubbish"),
        ("deflate", zlib.compress(FEED)),
        ("deflate", zlib.compress(FEED)[2:-4]),
        ("br", brotli.compress(FEED)),
        ("zstd", zstd.compress(FEED)),
        ("gzip, br", brotli.compress(gzip.compress(FEED))),
        ("identity, gzip", gzip.compress(FEED)),
    ],
)
def test_every_packing_is_unpacked(feedserver, fetch, label, packed):
    url = feedserver.serve("/feed", page(packed, headers={"Content-Encoding": label}))
    assert fetch(url).body == FEED


# --- pages that are no feeds ------------------------------------------------------------------


def test_an_empty_page_is_named_so_and_its_validators_are_not_kept(feedserver, fetch):
    result = fetch(feedserver.serve("/feed", page(b"", etag='"empty"')))
    assert_failed(result, Problem.BROKEN, "empty response")
    assert result.validators is None


def test_a_login_page_is_handed_on_for_the_parser_to_judge(feedserver, fetch):
    login = b"<html><form>Name <input type=password></form></html>"
    result = fetch(feedserver.serve("/feed", page(login, content_type="text/html")))
    assert (result.outcome, result.body, result.content_type) == (Outcome.FRESH, login, "text/html")


@pytest.mark.parametrize("status", [403, 503, 429])
def test_a_challenge_page_is_shown_as_such(feedserver, fetch, status):
    body = b"<html><title>Just a moment...</title>Enable JavaScript and cookies to continue</html>"
    result = fetch(feedserver.serve("/feed", page(body, status, "text/html")))
    assert_failed(result, Problem.CHALLENGE, "human check (CAPTCHA)")
    assert len(feedserver.seen()) == 1


def test_a_challenge_named_only_in_a_header_is_shown_as_such(feedserver, fetch):
    url = feedserver.serve("/feed", page(b"no", 403, "text/plain", headers={"cf-mitigated": "challenge"}))
    assert_failed(fetch(url), Problem.CHALLENGE)


def test_a_challenge_that_comes_with_status_200_is_shown_as_such(feedserver, fetch):
    body = b"<!doctype html><script>window._cf_chl_opt={}</script>"
    assert_failed(fetch(feedserver.serve("/feed", page(body, 200, "text/html"))), Problem.CHALLENGE)


def test_a_feed_that_writes_about_captchas_is_no_challenge(feedserver, fetch):
    body = FEED.replace(b"Text 0", b"captcha just a moment... _cf_chl_opt")
    assert fetch(feedserver.serve("/feed", page(body))).body == body


@pytest.mark.parametrize(
    ("status", "problem", "word"),
    [
        (400, Problem.CLIENT_ERROR, "status 400"),
        (401, Problem.NEEDS_PASSWORD, "requires a user name and password"),
        (403, Problem.CLIENT_ERROR, "won’t allow Paperround"),
        (404, Problem.NOT_FOUND, "there’s nothing at this address"),
        (410, Problem.GONE, "articles are kept"),
        (418, Problem.CLIENT_ERROR, "status 418"),
        (429, Problem.ASKED_TO_WAIT, "asked Paperround to slow down"),
        (500, Problem.SERVER_ERROR, "error 500"),
        (503, Problem.SERVER_ERROR, "error 503"),
        (599, Problem.SERVER_ERROR, "error 599"),
        (999, Problem.CLIENT_ERROR, "status 999"),
        (600, Problem.CLIENT_ERROR, "status 600"),
        (206, Problem.CLIENT_ERROR, "status 206"),
        (305, Problem.CLIENT_ERROR, "status 305"),
    ],
)
def test_each_status_has_its_own_sentence(feedserver, fetch, status, problem, word):
    result = fetch(feedserver.serve("/feed", page(b"sorry", status, "text/plain")))
    assert_failed(result, problem, word)
    assert result.status == status


@pytest.mark.parametrize("line", [b"HTTP/1.1 000 Zero", b"HTTP/1.1 99999 Big", b"HTTP/1.1 abc What", b"HTTP/1.1"])
def test_a_status_that_is_none_is_no_http(feedserver, fetch, line):
    assert_failed(fetch(feedserver.serve("/feed", raw(line + b"\r\n\r\n"))), Problem.BROKEN)


def test_a_pause_that_is_asked_for_with_503_is_a_pause(feedserver, fetch):
    url = feedserver.serve("/feed", page(b"", 503, headers={"Retry-After": "120"}))
    assert_failed(fetch(url), Problem.ASKED_TO_WAIT, "asked Paperround to slow down")


def test_an_interim_answer_is_passed_over(feedserver, fetch):
    url = feedserver.serve("/feed", raw(b"HTTP/1.1 100 Continue\r\n\r\n" + head(200, {}) + FEED))
    assert fetch(url).body == FEED


def test_a_304_that_nobody_asked_for_is_named_so(feedserver, fetch):
    assert_failed(fetch(feedserver.serve("/feed", page(b"", 304))), Problem.BROKEN, "invalid “not modified” response")


# --- the others do not notice -----------------------------------------------------------------


def test_after_every_kind_of_trouble_the_next_fetch_to_the_same_host_is_fine(feedserver, fetch):
    troubles = [raw(), broken_off(), raw(b"junk\r\n\r\n"), page(b"", 500), page(b"x" * 400_000), page(b"", 304)]
    for n, trouble in enumerate(troubles):
        url = feedserver.serve(f"/{n}", in_turn(trouble, page(FEED)))
        fetch(url)  # on a kept line it may be tried once more at once, which is natural
        assert fetch(url).body == FEED


def test_a_kept_line_that_the_server_closed_meanwhile_is_replaced(feedserver: FeedServer, fetch):
    def answer_then_close(exchange):
        exchange.answer(200, {}, FEED)
        return "close"

    url = feedserver.serve("/feed", answer_then_close)
    assert [fetch(url).body for _ in range(5)] == [FEED] * 5


def test_limits_are_those_of_the_house():
    limits = Limits()
    assert (limits.deadline_s, limits.body_bytes, limits.hops) == (30.0, 15_000_000, 10)


def test_a_login_of_a_kind_without_letters_is_a_refusal(clock, feedserver):
    url = feedserver.serve("/feed", raw(b"HTTP/1.1 401 No\r\nWWW-Authenticate: \xa0\r\nContent-Length: 0\r\n\r\n"))
    with Client(clock) as client:
        assert_failed(client.fetch(FetchRequest(url)), Problem.NEEDS_PASSWORD)


HINTS = b"HTTP/1.1 103 Early Hints\r\nLink: </a.css>; rel=preload\r\n\r\n"


def test_what_a_server_says_before_its_answer_is_passed_over(clock, feedserver):
    answer = HINTS * 2 + OK + b"Content-Length: %d\r\n\r\n" % len(FEED) + FEED
    with Client(clock) as client:
        assert client.fetch(FetchRequest(feedserver.serve("/feed", raw(answer)))).body == FEED


def test_a_server_that_never_comes_to_its_answer_is_left(clock, feedserver):
    with Client(clock, limits=Limits(header_bytes=10_000)) as client:
        result = client.fetch(FetchRequest(feedserver.serve("/feed", endless(HINTS, HINTS))))
    assert_failed(result, Problem.TOO_LARGE)
