"""A fortnight with an offline commute: posts are prefetched on a real server that has robots.txt, pages and pictures,
by what was learned of the weeks before; opened offline, nothing is missing."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from reader.core.paths import Profile
from reader.core.records.fetched import Fetched, FetchRequest, Outcome
from reader.core.records.logged import PREFETCH, Gap, GapKind, Visit
from reader.core.records.parsed import Enclosure
from reader.core.records.stored import View
from reader.core.settings import Settings
from reader.engine.absence import Absence
from reader.engine.side_fetches import SideTools
from reader.engine.update import store_poll
from reader.features.offline.records import Need, PrefetchedFor
from reader.features.offline.store import list_kept_pictures, list_offline, list_prefetched_ids
from reader.features.offline.worker import PrefetchTools, prefetch
from reader.features.podcasts.service import add_to_queue
from reader.features.podcasts.store import add_listening_time, list_downloads
from reader.features.podcasts.worker.fetch_episode import DownloadTools, plan_ahead
from reader.html.picture_tag import list_pictures
from reader.insights.day import read_prefetched
from reader.net.client import Client
from reader.net.host_limits import Courtesy
from reader.parse.worker import GuardedParser
from reader.store.bodies import find_full_text
from reader.store.db import open_store
from reader.store.feeds import add_feed, get_feed, set_choices
from reader.store.pictures import PictureCache
from reader.store.poll_log import list_days, list_gaps, note_awake, save_gap
from reader.store.reading_log import add_visits, note_reading
from reader.store.settings import save_settings
from reader.store.views import get_entry, list_page
from tests.feedserver import Exchange, page
from tests.made_png import make_noise
from tests.unit.store.made import make_new, store

ZONE = ZoneInfo("Europe/Berlin")
MONDAY = datetime(2026, 10, 5, tzinfo=ZONE)
PNG = make_noise(145)
WORDS = "<p>A long paragraph about the harbour, its boats, and the people who wait for them.</p>" * 9
LIKED, SKIMMED, FORBIDDEN = 0, 1, 2
FEEDS = (LIKED, SKIMMED, FORBIDDEN)
FAR_S = 60 * 86_400.0
LISTENING = Settings(prefetch="little", podcast_prefetch=True)


class Commuter:
    def __init__(self, folder, clock, server) -> None:
        self.clock, self.server = clock, server
        clock.at = MONDAY.timestamp()
        self.conn = open_store(Profile(folder).database, clock.now())
        save_settings(self.conn, Settings(prefetch="little"))
        self.cache = PictureCache(Profile(folder).pictures)
        self.parser = GuardedParser()
        server.serve("*", self._answer)
        server.serve("/robots.txt", page(b"User-agent: *\nDisallow: /2/", content_type="text/plain"))
        self.feeds = [add_feed(self.conn, server.url(f"/feed{n}"), clock.now()).feed_id for n in FEEDS]
        self.posted = 0
        self.client = Client(clock)
        side = SideTools(self.conn, self.client, clock, ZONE, self.cache, lambda: False)
        self.tools = PrefetchTools(side, courtesy=Courtesy(pause_s=0.0))

    def _answer(self, exchange: Exchange) -> None:
        if exchange.seen.path.endswith(".png"):
            exchange.answer(200, {"Content-Type": "image/png"}, PNG)
            return
        name = exchange.seen.path.replace("/", "-")
        html = f"<html><body><article><h1>{name}</h1>{WORDS}<p><img src='/p{name}.png'></p></article></body></html>"
        exchange.answer(200, {"Content-Type": "text/html"}, html.encode())

    def post(self, number: int) -> None:
        """One post of this feed: a beginning, with a link to the rest."""
        self.posted += 1
        link = self.server.url(f"/{number}/{self.posted}")
        document = (
            f"<rss version='2.0'><channel><title>F{number}</title><item><title>Post {self.posted}</title>"
            f"<link>{link}</link><guid>{link}</guid><description>A beginning.</description></item></channel></rss>"
        ).encode()
        feed = get_feed(self.conn, self.feeds[number])
        fetched = Fetched(FetchRequest(feed.url), Outcome.FRESH, self.clock.now(), 0.1, 200, feed.url, body=document)
        store_poll(self.conn, self.parser, feed, fetched, ZONE, trigger="planned", reason="A test.")

    def go_to(self, day: int, hour: int, minute: int = 0) -> None:
        at = MONDAY + timedelta(days=day, hours=hour, minutes=minute)
        self.clock.at = at.timestamp()

    def live_day(self, day: int) -> list[bool]:
        """Posts at six, half an hour at home, the train at 07:40; what is opened there, and whether it was whole."""
        self.go_to(day, 6, 15)
        for number in FEEDS:
            self.post(number)
            self.post(number)
        for quarter in range(6):
            self.go_to(day, 6, 30 + 15 * quarter)
            note_awake(self.conn, self.clock.now(), FAR_S)
        self.go_to(day, 7, 10)
        prefetch(self.tools)
        if (MONDAY + timedelta(days=day)).isoweekday() >= 6:
            return []
        self.go_to(day, 7, 40)
        left_at = self.clock.now()
        self.go_to(day, 7, 47)
        add_visits(self.conn, [Visit(self.clock.now(), None, "view")])
        whole = [self.open(row.id) for row in list_page(self.conn, View(), 6) if row.feed_id == self.feeds[LIKED]]
        self.go_to(day, 8, 25)
        save_gap(self.conn, Gap(left_at, self.clock.now(), GapKind.OFFLINE), FAR_S)
        return whole

    def open(self, entry_id: int) -> bool:
        note_reading(self.conn, entry_id, self.clock.now(), 60.0)
        text = find_full_text(self.conn, entry_id)
        if not text:
            return False
        return all(self.cache.has(url) for url in list_pictures(text + get_entry(self.conn, entry_id).html, 20))

    def close(self) -> None:
        self.parser.close()
        self.client.close()
        self.conn.close()


@pytest.fixture
def commuter(tmp_path, clock, feedserver):
    made = Commuter(tmp_path, clock, feedserver)
    yield made
    made.close()


def test_a_fortnight_with_a_commute(commuter):
    whole = [commuter.live_day(day) for day in range(14)]
    learned = [one for day in whole[4:] for one in day]
    assert whole[0] == [False, False]  # nothing was known on the first morning
    assert len(learned) >= 10
    assert sum(learned) >= 0.9 * len(learned)
    fetched = sum(use.wire_bytes for use in list_days(commuter.conn) if use.trigger == PREFETCH)
    asked = [one.path for one in commuter.server.seen()]
    assert not [path for path in asked if path.startswith("/2/")]  # robots.txt asks for that
    liked = [path for path in asked if path.startswith("/0/")]
    assert len(liked) == len(set(liked))
    opened = (len(learned) + 4) * (len(PNG) + len(WORDS))
    assert fetched <= 2 * opened
    # One file a day tells what a host wishes.
    assert 1 <= asked.count("/robots.txt") <= 14


def test_a_host_that_wants_a_pause_gets_it_and_what_was_missing_is_asked_for_again(commuter):
    save_settings(commuter.conn, Settings(prefetch="all"))
    feed = get_feed(commuter.conn, commuter.feeds[LIKED])
    set_choices(commuter.conn, feed.id, replace(feed.choices, prefetch=True))
    for _ in range(3):
        commuter.post(LIKED)
    busy = page(b"", status=429, headers={"Retry-After": "1800"})
    commuter.server.serve("*", busy)
    need = Need(commuter.clock.now() + 600.0, PrefetchedFor.NO_NETWORK)
    prefetch(commuter.tools, need)
    assert len([one for one in commuter.server.seen() if one.path.startswith("/0/")]) == 1
    commuter.server.serve("*", commuter._answer)
    prefetch(commuter.tools, need)
    assert len([one for one in commuter.server.seen() if one.path.startswith("/0/")]) == 1, "for half an hour"
    commuter.clock.advance(2_000.0)
    got = prefetch(commuter.tools, Need(commuter.clock.now() + 600.0, PrefetchedFor.NO_NETWORK))
    assert got.entries == 3
    latest = read_prefetched(commuter.conn, commuter.clock.now(), ZONE).latest
    assert latest is not None
    assert latest.missing == 0


def test_the_queue_of_episodes_is_here_before_the_train(commuter, tmp_path):
    for day in range(9):
        commuter.live_day(day)
        commuter.go_to(day, 20)
        add_listening_time(commuter.conn, commuter.clock.now(), commuter.clock.now() + 1_800)
    sound = Enclosure(commuter.server.url("/1.mp3"), "audio/mpeg", 9_000, "", 60, "")
    feed_id = add_feed(commuter.conn, commuter.server.url("/sound"), commuter.clock.now()).feed_id
    (entry_id,) = store(commuter.conn, feed_id, [make_new(1, enclosures=(sound,))]).new_ids
    add_to_queue(commuter.conn, [entry_id])
    tools = DownloadTools(commuter.conn, commuter.client, commuter.clock, ZONE, tmp_path / "podcasts")
    commuter.go_to(9, 9)
    plan_ahead(tools, LISTENING, commuter.clock.now())
    assert list_downloads(commuter.conn) == [], "nobody listens or leaves for hours"
    commuter.go_to(10, 6, 45)
    plan_ahead(tools, Settings(podcast_prefetch=True), commuter.clock.now())
    assert list_downloads(commuter.conn) == []
    plan_ahead(tools, Settings(prefetch="little"), commuter.clock.now())
    assert list_downloads(commuter.conn) == []
    plan_ahead(tools, LISTENING, commuter.clock.now())
    (planned,) = list_downloads(commuter.conn)
    assert planned.entry_id == entry_id
    assert planned.for_at == (MONDAY + timedelta(days=10, hours=7, minutes=40)).timestamp()


def test_it_is_told_like_a_poll(commuter):
    for day in range(10):
        commuter.live_day(day)
    commuter.go_to(11, 7, 15)
    commuter.post(LIKED)
    prefetch(commuter.tools)
    report = read_prefetched(commuter.conn, commuter.clock.now(), ZONE)
    assert report.latest is not None
    assert report.latest.for_at == (MONDAY + timedelta(days=11, hours=7, minutes=40)).timestamp()
    assert (report.latest.entries, report.latest.with_pictures) == (1, 1)
    assert report.next_need is not None
    assert report.next_need.cause is PrefetchedFor.NO_NETWORK


def test_who_leaves_now_says_so_and_what_is_chosen_comes_whole(commuter):
    save_settings(commuter.conn, Settings(prefetch="all"))
    feed = get_feed(commuter.conn, commuter.feeds[SKIMMED])
    set_choices(commuter.conn, feed.id, replace(feed.choices, prefetch=True))
    for _ in range(3):
        commuter.post(SKIMMED)
        commuter.post(LIKED)
    got = prefetch(commuter.tools, Need(commuter.clock.now(), PrefetchedFor.ASKED))
    assert got.entries == 6, "who asks gets what nothing is known of, too"
    asked = [one.path for one in commuter.server.seen() if one.path.startswith(("/0/", "/1/"))]
    assert [path[:3] for path in asked] == ["/1/"] * 3 + ["/0/"] * 3
    assert len(list_kept_pictures(commuter.conn, 0.0, 10_000_000)) == 6
    assert list_kept_pictures(commuter.conn, 0.0, 1_000) == []


def test_off_means_off_and_a_feed_can_say_no(commuter):
    for day in range(4):
        commuter.live_day(day)
    before = len(list_prefetched_ids(commuter.conn))
    save_settings(commuter.conn, Settings(prefetch="off"))
    commuter.live_day(7)
    assert len(list_prefetched_ids(commuter.conn)) == before


def test_it_stops_where_the_line_is_lost_or_dear(commuter):
    save_settings(commuter.conn, Settings(prefetch="all"))
    feed = get_feed(commuter.conn, commuter.feeds[LIKED])
    set_choices(commuter.conn, feed.id, replace(feed.choices, prefetch=True))
    commuter.post(LIKED)
    tools = replace(commuter.tools, may_go_on=lambda: False)
    assert prefetch(tools, Need(commuter.clock.now(), PrefetchedFor.ASKED)).entries == 0
    assert not commuter.server.seen()


@pytest.mark.parametrize(("is_last_time_good", "kept"), [(True, 1), (False, 0)])
def test_a_post_whose_picture_failed_as_the_line_was_lost_is_fetched_again(commuter, is_last_time_good, kept):
    """Without a loss of the line the picture is really missing, and the post as ready as it can be."""
    save_settings(commuter.conn, Settings(prefetch="all"))
    feed = get_feed(commuter.conn, commuter.feeds[LIKED])
    set_choices(commuter.conn, feed.id, replace(feed.choices, prefetch=True))
    commuter.post(LIKED)
    commuter.server.serve("/p-0-1.png", page(b"gone", status=404))
    answers = iter([True, True, is_last_time_good])  # before the post, before its picture, after it
    tools = replace(commuter.tools, may_go_on=lambda: next(answers))
    assert prefetch(tools, Need(commuter.clock.now(), PrefetchedFor.ASKED)).entries == kept
    assert len(list_prefetched_ids(commuter.conn)) == kept


def test_the_days_bytes_bind(commuter):
    save_settings(commuter.conn, Settings(prefetch="all", megabytes_per_day=1))
    feed = get_feed(commuter.conn, commuter.feeds[LIKED])
    set_choices(commuter.conn, feed.id, replace(feed.choices, prefetch=True))
    for _ in range(12):
        commuter.post(LIKED)
    got = prefetch(commuter.tools, Need(commuter.clock.now(), PrefetchedFor.ASKED))
    assert 1 <= got.entries < 12
    assert got.wire_bytes <= 1_000_000


def test_a_feed_may_come_while_posts_are_chosen(commuter, tmp_path):
    commuter.go_to(0, 6)
    commuter.post(LIKED)
    window = open_store(Profile(tmp_path).database, commuter.clock.now())

    def add_before_the_posts_are_listed(cursor, sql, bindings):
        if "marks_unread" in sql:
            commuter.conn.exec_trace = None
            feed_id = add_feed(window, "https://new.example/feed", commuter.clock.now()).feed_id
            store(window, feed_id, [make_new(1)], at=commuter.clock.now())
        return True

    commuter.conn.exec_trace = add_before_the_posts_are_listed
    prefetch(commuter.tools, Need(commuter.clock.now(), PrefetchedFor.ASKED))
    assert commuter.conn.exec_trace is None
    window.close()


def test_hours_without_a_line_are_noted_only_while_reading_is(commuter):
    absence = Absence(commuter.conn)
    save_settings(commuter.conn, Settings(note_reading=False))
    absence.note_network(True, 1_000.0)
    absence.note_network(True, 2_000.0)
    assert list_offline(commuter.conn, 0.0) == []
    save_settings(commuter.conn, Settings())
    absence.note_network(True, 3_000.0)
    assert [gap.ended_at for gap in list_gaps(commuter.conn, 0.0, 9_000.0)] == [3_000.0]
