"""What was not typed by the user never leads into their own network: every way that a stranger's server has."""

from __future__ import annotations

from datetime import UTC

import pytest
from msgspec.structs import replace

import reader.store.feeds as feed_rows
from reader.core.records.fetched import FetchRequest, Problem
from reader.core.settings import Settings
from reader.engine import side_fetches
from reader.engine.polls import NetworkWatch, Poll, Tools, run_polls
from reader.features.subscriptions.service.find_feeds import add_feed
from reader.features.subscriptions.service.subscription_files import import_list
from reader.features.subscriptions.store import Subscription
from reader.net.addresses import Reach, reach_of
from reader.net.client import Client
from reader.net.connections import is_local_name
from reader.net.host_limits import MANUAL
from reader.net.passwords import Passwords
from reader.parse.worker import GuardedParser
from reader.store.db import open_store
from tests.fake_clock import FakeClock
from tests.feedserver import FeedServer, page, redirect, simple_feed

pytestmark = pytest.mark.real
HOME = "127.0.0.99"


class House:
    """A store and a client for which 127.0.0.99 lies at home; names lead where `leads` says."""

    def __init__(self, folder, clock: FakeClock, server: FeedServer, parser: GuardedParser) -> None:
        self.clock, self.server = clock, server
        self.leads = "127.0.0.1"
        self.conn = open_store(folder / "db.sqlite", clock.now())
        self.parser = parser
        server.serve("/feed", page(simple_feed()))

    def url(self, host: str = HOME, path: str = "/feed") -> str:
        return f"http://{host}:{self.server.port}{path}"

    def tools(self) -> Tools:
        """Tools with a DNS that remembers nothing."""
        client = Client(self.clock, lookup=lambda host: [self.leads], reach=self.reach)
        return Tools(self.conn, client, self.parser, Passwords(), Settings().parallel_fetches, UTC)

    def reach(self, ip: str) -> Reach:
        return Reach.HOME if ip == HOME else Reach.PUBLIC if ip.startswith("127.0.0.") else reach_of(ip)

    def poll(self, feed_id: int):
        self.clock.advance(7_200)
        polls = [Poll(feed_rows.get_feed(self.conn, feed_id), "manual", "test")]
        (result,) = run_polls(self.tools(), polls, NetworkWatch(), courtesy=MANUAL)
        return result

    def type(self, url: str) -> int:
        return add_feed(self.tools(), Subscription(url)).feed_id

    def leads_inside(self, feed_id: int, url: str) -> bool:
        return side_fetches.is_at_home(self.conn, url, feed_id)

    def asked_inside(self) -> list[str]:
        return [seen.path for seen in self.server.seen() if seen.host == HOME]


@pytest.fixture(scope="module")
def parser():
    with GuardedParser() as made:
        yield made


@pytest.fixture
def house(tmp_path, clock, feedserver, parser) -> House:
    return House(tmp_path, clock, feedserver, parser)


def test_what_the_user_typed_is_polled_inside_and_leads_there(house):
    feed_id = house.type(house.url())
    assert house.poll(feed_id).message is None
    assert house.leads_inside(feed_id, house.url(path="/picture.png"))


def add_by_account(house: House) -> int:
    return feed_rows.add_feed(house.conn, house.url(), house.clock.now(), is_typed=False).feed_id


def add_by_list(house: House) -> int:
    return import_list(house.conn, house.url().encode(), house.clock.now()).addition.feed_ids[0]


@pytest.mark.parametrize("add", [add_by_account, add_by_list])
def test_what_a_server_or_a_file_names_is_neither_polled_nor_followed_inside(house, add):
    feed_id = add(house)
    result = house.poll(feed_id)
    assert result.fetched.problem is Problem.FORBIDDEN_ADDRESS
    assert result.message.code == "INSIDE_NOT_TYPED"
    assert not house.leads_inside(feed_id, house.url(path="/picture.png"))
    assert house.asked_inside() == []
    # The way out that the sentence names.
    assert house.type(house.url()) == feed_id
    assert house.poll(feed_id).message is None


@pytest.mark.parametrize("host", ["turncoat.example", "TURNCOAT.example.", "a.b.turncoat.example"])
def test_a_public_name_that_leads_inside_later_reaches_nothing(house, host):
    feed_id = house.type(house.url(host))
    house.leads = HOME
    assert house.poll(feed_id).fetched.problem is Problem.FORBIDDEN_ADDRESS
    assert not house.leads_inside(feed_id, house.url(host, "/picture.png"))
    assert house.asked_inside() == []
    house.type(feed_rows.get_feed(house.conn, feed_id).url)  # the user says that it is theirs
    assert house.poll(feed_id).message is None


def test_a_name_that_was_typed_while_nobody_could_ask_is_judged_by_its_first_answer(house):
    feed_id = feed_rows.add_feed(house.conn, house.url("turncoat.example"), house.clock.now()).feed_id
    assert house.poll(feed_id).message is None
    house.leads = HOME
    assert house.poll(feed_id).fetched.problem is Problem.FORBIDDEN_ADDRESS
    assert house.asked_inside() == []


def test_an_address_inside_that_leads_outside_for_a_while_stays_the_users(house):
    house.leads = HOME
    feed_id = house.type(house.url("nas.example"))
    house.leads = "127.0.0.1"
    assert house.poll(feed_id).message is None
    house.leads = HOME
    assert house.poll(feed_id).message is None


def test_a_typed_address_inside_may_redirect_outside_for_ever(house):
    house.server.serve("/bridge", redirect(house.url("127.0.0.1"), 302))
    feed_id = feed_rows.add_feed(house.conn, house.url(path="/bridge"), house.clock.now()).feed_id
    for _ in range(2):
        assert house.poll(feed_id).message is None


def test_entries_that_an_accounts_server_wrote_lead_nowhere_inside(house):
    feed_id = house.type(house.url())
    feed = feed_rows.get_feed(house.conn, feed_id)
    assert feed.leads_inside
    assert not replace(feed, account_id=7).leads_inside


def test_another_address_is_another_trust(house):
    feed_id = house.type(house.url())
    feed_rows.adopt_address(house.conn, feed_id, house.url(path="/elsewhere"))
    assert feed_rows.get_feed(house.conn, feed_id).may_lie_inside, "the user's own host led there"
    house.conn.execute("UPDATE feeds SET url = ?", (house.url("127.0.0.98"),))
    assert not feed_rows.get_feed(house.conn, feed_id).may_lie_inside


LOCAL = [
    "router",
    "fritz.box",
    "www.fritz.box",
    "FRITZ.BOX.",
    "nas.local",
    "tplinkwifi.net",
    "intranet.corp",
    "localhost",
]


@pytest.mark.parametrize("name", LOCAL)
def test_names_of_the_inside_are_known_without_dns(name):
    assert is_local_name(name)
    assert not is_local_name(f"{name.rstrip('.').lower()}.example.org")


WEB, SOCKS = ["http://127.0.0.1:9", "https://127.0.0.1:9"], "socks5://127.0.0.1:9"
WAYS = [(proxy, name) for proxy in (*WEB, SOCKS) for name in ("router", "fritz.box", HOME)]


@pytest.mark.parametrize(("proxy", "name"), [*WAYS, *((proxy, "inside.example") for proxy in WEB)])
def test_behind_a_proxy_no_page_leads_inside_either(clock, proxy, name):

    def reach(ip: str) -> Reach:
        return Reach.HOME if ip == HOME else reach_of(ip)

    with Client(clock, proxy=proxy, lookup=lambda host: [HOME], reach=reach) as client:
        fetched = client.fetch(FetchRequest(f"http://{name}/", typed_by_user=False))
    assert fetched.problem is Problem.FORBIDDEN_ADDRESS
