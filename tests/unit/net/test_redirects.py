"""Where a fetch may be led, what it takes along, and what the user is told when it may not go on."""

from __future__ import annotations

import pytest

from reader.core.records.fetched import Credentials, FetchRequest, Outcome, Problem, Validators
from reader.core.words.words import in_english
from reader.net.addresses import Reach
from reader.net.client import Client
from tests.feedserver import page, redirect, simple_feed
from tests.unit.net.conftest import HOME, SMALL, pretend_reach

FEED = simple_feed()
OTHER = "127.0.0.2"


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_a_redirect_is_followed_and_the_final_address_told(feedserver, fetch, status):
    feedserver.serve("/new", page(FEED))
    result = fetch(feedserver.serve("/old", redirect("/new", status)))
    assert (result.body, result.final_url) == (FEED, feedserver.url("/new"))
    assert result.permanent_url == (feedserver.url("/new") if status in (301, 308) else "")


def test_only_the_permanent_beginning_of_a_chain_counts_as_permanent(feedserver, fetch):
    feedserver.serve("/a", redirect("/b", 301))
    feedserver.serve("/b", redirect("/c", 302))
    feedserver.serve("/c", redirect("/d", 301))
    feedserver.serve("/d", page(FEED))
    result = fetch(feedserver.url("/a"))
    assert result.permanent_url == feedserver.url("/b")
    assert result.final_url == feedserver.url("/d")


def test_ten_hops_are_followed_and_eleven_are_a_circle(feedserver, fetch):
    for n in range(11):
        feedserver.serve(f"/{n}", redirect(f"/{n + 1}"))
    feedserver.serve("/11", page(FEED))
    assert fetch(feedserver.url("/1")).body == FEED
    feedserver.forget()
    result = fetch(feedserver.url("/0"))
    assert result.problem is Problem.REDIRECT_LOOP
    assert "redirects in a loop" in in_english(result.message)
    assert len(feedserver.seen()) == 11


@pytest.mark.parametrize("target", ["/loop", "/loop#part", "http://127.0.0.1:PORT/loop", "//", "http://"])
def test_a_redirect_to_itself_is_a_circle(feedserver, fetch, target):
    url = feedserver.serve("/loop", redirect(target.replace("PORT", str(feedserver.port))))
    result = fetch(url)
    assert result.problem is Problem.REDIRECT_LOOP
    assert len(feedserver.seen()) == 1


@pytest.mark.parametrize(
    "target",
    [
        "file:///etc/passwd",
        "ftp://127.0.0.1/feed",
        "javascript:alert(1)",
        "data:text/xml,<rss/>",
        "gopher://x/",
        "http://[::1",
        "http://a b/",
        "http://host:99999/",
        "http://ex%61mple..org/",
    ],
)
def test_a_redirect_to_what_is_no_web_address_is_not_followed(feedserver, fetch, target):
    result = fetch(feedserver.serve("/feed", redirect(target)))
    assert result.problem is Problem.BAD_ADDRESS
    assert in_english(result.message).startswith("127.0.0.1 redirects to something that isn’t a web address")


def test_a_redirect_without_a_target_is_named(feedserver, fetch):
    result = fetch(feedserver.serve("/feed", page(b"", 302)))
    assert (result.problem, result.status) == (Problem.CLIENT_ERROR, 302)


def test_a_redirect_with_raw_umlauts_and_spaces_is_followed(feedserver, fetch):
    feedserver.serve("/f%C3%BCr%20dich?q=%C3%A4", page(FEED))
    url = feedserver.serve("/feed", redirect("/für dich?q=ä".encode().decode("latin-1")))
    assert fetch(url).body == FEED


# --- what goes along --------------------------------------------------------------------------


def test_passwords_and_validators_stay_behind_when_the_host_changes(feedserver, fetch):
    feedserver.serve("/new", page(FEED))
    url = feedserver.serve("/old", redirect(feedserver.url("/new", OTHER)))
    known = Validators(url, '"old"', "Mon, 01 Jan 2024 00:00:00 GMT", 1_750_000_000.0)
    fetch(url, credentials=Credentials("me", "secret"), validators=known)
    first, second = feedserver.seen()
    assert "authorization" in first.headers
    assert first.headers["if-none-match"] == '"old"'
    assert second.host == OTHER
    assert not {"authorization", "if-none-match", "if-modified-since", "cookie", "referer"} & set(second.headers)


def test_a_password_goes_along_on_the_same_host(feedserver, fetch):
    feedserver.serve("/new", page(FEED))
    fetch(feedserver.serve("/old", redirect("/new")), credentials=Credentials("me", "secret"))
    assert "authorization" in feedserver.seen("/new")[0].headers


def test_a_name_and_password_in_a_redirect_are_ignored(feedserver, fetch):
    feedserver.serve("/new", page(FEED))
    target = feedserver.url("/new").replace("//", "//mallory:trick@")
    result = fetch(feedserver.serve("/old", redirect(target)))
    assert "authorization" not in feedserver.seen("/new")[0].headers
    assert "mallory" not in result.final_url


def test_cookies_are_never_kept(feedserver, fetch):
    feedserver.serve("/new", page(FEED, headers={"Set-Cookie": "b=2"}))
    url = feedserver.serve("/old", redirect("/new", headers={"Set-Cookie": "a=1"}))
    fetch(url)
    fetch(url)
    assert all("cookie" not in seen.headers for seen in feedserver.seen())


# --- the user's own network ------------------------------------------------------------------


def test_the_public_web_may_not_lead_into_the_users_network(feedserver, fetch):
    feedserver.serve("/router", page(b"secret"))
    result = fetch(feedserver.serve("/feed", redirect(feedserver.url("/router", HOME))))
    assert result.problem is Problem.FORBIDDEN_ADDRESS
    assert "redirects to your local network" in in_english(result.message)
    assert feedserver.seen("/router") == []


def test_what_the_user_typed_may_be_at_home_and_lead_on_there(feedserver, fetch):
    feedserver.serve("/new", page(FEED))
    feedserver.serve("/old", redirect(feedserver.url("/new", HOME)))
    assert fetch(feedserver.url("/old", HOME)).body == FEED


def test_a_home_feed_may_lead_to_the_public_web_but_not_back(feedserver, fetch):
    feedserver.serve("/out", redirect(feedserver.url("/back")))
    feedserver.serve("/back", redirect(feedserver.url("/inside", HOME)))
    feedserver.serve("/inside", page(b"secret"))
    result = fetch(feedserver.url("/out", HOME))
    assert result.problem is Problem.FORBIDDEN_ADDRESS
    assert feedserver.seen("/inside") == []


def test_what_a_page_names_may_not_be_at_home(feedserver, fetch):
    feedserver.serve("/picture", page(b"secret"))
    result = fetch(feedserver.url("/picture", HOME), typed_by_user=False)
    assert result.problem is Problem.FORBIDDEN_ADDRESS
    assert "is on your local network" in in_english(result.message)
    assert feedserver.seen() == []


def test_a_kept_line_into_the_users_network_is_not_lent_to_strangers(feedserver, fetch):
    feedserver.serve("/mine", page(FEED))
    feedserver.serve("/secret", page(b"secret"))
    feedserver.serve("/public", redirect(feedserver.url("/secret", HOME)))
    assert fetch(feedserver.url("/mine", HOME)).body == FEED
    assert fetch(feedserver.url("/public")).problem is Problem.FORBIDDEN_ADDRESS
    assert fetch(feedserver.url("/secret", HOME), typed_by_user=False).problem is Problem.FORBIDDEN_ADDRESS
    assert feedserver.seen("/secret") == []


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", "2130706433", "0x7f.1", "0177.0.0.1", "127.1", "[::ffff:127.0.0.1]", "0.0.0.0", "[::]",
     "[::1]", "10.0.0.1",
     "192.168.1.1", "169.254.169.254", "[fe80::1]", "[fd00::1]", "100.64.0.1", "localhost",
     "[64:ff9b::7f00:1]", "[2002:7f00:1::]", "224.0.0.1", "255.255.255.255"],
)  # fmt: skip
def test_no_spelling_of_a_private_address_is_reached_from_a_page(feedserver, clock, host):
    with Client(clock, limits=SMALL) as strict:
        result = strict.fetch(FetchRequest(f"http://{host}:{feedserver.port}/", typed_by_user=False))
    assert result.problem is Problem.FORBIDDEN_ADDRESS
    assert feedserver.seen() == []


def test_a_name_that_means_something_else_the_second_time_does_no_harm(feedserver, clock):
    """DNS rebinding: the address that was checked is the address that is connected to."""
    answers = iter([["127.0.0.1"], [HOME]])
    feedserver.serve("/feed", page(FEED))
    with Client(clock, limits=SMALL, reach=pretend_reach, lookup=lambda host: next(answers)) as client:
        url = f"http://rebind.example:{feedserver.port}/feed"
        result = client.fetch(FetchRequest(url, typed_by_user=False))
    assert result.body == FEED
    assert [seen.host for seen in feedserver.seen()] == ["127.0.0.1"]
    assert next(answers) == [HOME]  # nobody asked a second time


def test_a_public_name_with_a_private_address_is_not_reached(feedserver, clock):
    feedserver.serve("/feed", redirect(f"http://inside.example:{feedserver.port}/secret"))
    names = {"inside.example": [HOME], "public.example": ["127.0.0.1"]}
    with Client(clock, limits=SMALL, reach=pretend_reach, lookup=names.__getitem__) as client:
        result = client.fetch(FetchRequest(f"http://public.example:{feedserver.port}/feed"))
    assert result.problem is Problem.FORBIDDEN_ADDRESS
    assert feedserver.seen("/secret") == []


def test_of_several_addresses_only_the_allowed_are_used(feedserver, clock):
    feedserver.serve("/feed", page(FEED))
    lookup = {"mixed.example": [HOME, "127.0.0.3"]}.__getitem__
    with Client(clock, limits=SMALL, reach=pretend_reach, lookup=lookup) as client:
        url = f"http://mixed.example:{feedserver.port}/feed"
        assert client.fetch(FetchRequest(url, typed_by_user=False)).outcome is Outcome.FRESH
    assert [seen.host for seen in feedserver.seen()] == ["127.0.0.3"]


def test_the_second_address_is_tried_where_the_first_refuses(feedserver, clock):
    feedserver.serve("/feed", page(FEED))
    lookup = {"two.example": ["::1", "127.0.0.1"]}.__getitem__
    with Client(clock, limits=SMALL, reach=lambda ip: Reach.PUBLIC, lookup=lookup) as client:
        result = client.fetch(FetchRequest(f"http://two.example:{feedserver.port}/feed"))
    assert result.body == FEED
    assert feedserver.seen()[0].headers["host"] == f"two.example:{feedserver.port}"
