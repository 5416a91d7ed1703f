"""Pictures, pages and icons beside the polls: fetched politely, charged by their bytes, never from where an
article must not lead."""

from __future__ import annotations

import queue
from collections.abc import Iterator
from datetime import UTC
from pathlib import Path

import pytest
from msgspec.structs import replace

from reader.core.clock import local_day
from reader.core.paths import Profile
from reader.core.records.fetched import Fetched, FetchRequest, Outcome
from reader.core.records.stored import View
from reader.core.settings import Settings
from reader.core.words.words import in_english
from reader.engine.due_thread import ThreadContext
from reader.engine.media_fetcher import MediaFetcher, goes_with
from reader.engine.messages import FetchPage, FetchPicture, IconArrived, Note, PageArrived, PictureArrived
from reader.engine.redraw import redraw_icon, redraw_picture
from reader.engine.side_fetches import MOST_LIST_PICTURE_BYTES, is_at_feeds_host
from reader.engine.update import store_poll
from reader.features.mail.store import add_pictures
from reader.net.client import Client
from reader.net.passwords import Passwords
from reader.parse.worker import GuardedParser
from reader.store.bodies import find_full_text
from reader.store.db import open_store
from reader.store.feeds import add_feed, find_icon, get_feed
from reader.store.pictures import PictureCache
from reader.store.poll_log import add_side_fetch, get_day, list_poll_times, make_day_ledger
from reader.store.views import list_page
from tests.fake_clock import FakeClock
from tests.feedserver import FeedServer, page
from tests.made_png import make_noise

PNG = make_noise(20)
WORDS = "<p>A long paragraph about the harbour, its boats, and the people who wait for them.</p>" * 8


class Scene:
    """One feed on the test server, an article of it, and a porter with its notes."""

    def __init__(self, folder: Path, clock: FakeClock, server: FeedServer) -> None:
        self.server, self.clock = server, clock
        self.profile = Profile(folder)
        self.conn = open_store(self.profile.database, clock.now())
        self.feed_id = add_feed(self.conn, server.url("/feed"), clock.now()).feed_id
        self._store_post()
        (row,) = list_page(self.conn, View(), 10)
        self.entry_id = row.id
        self.cache = PictureCache(self.profile.pictures)
        self.notes: queue.Queue[Note] = queue.Queue()
        self.client = Client(clock)
        self.context = ThreadContext(self.profile, self.client, Passwords(), clock, UTC, self.notes.put)
        self.media_fetcher = MediaFetcher(self.context, icon_pause_s=0.0)

    def _store_post(self) -> None:
        document = f"""<rss version="2.0"><channel><title>Harbour</title><link>{self.server.url("/")}</link>
            <item><title>Boats</title><link>{self.server.url("/post")}</link><guid>1</guid></item>
            </channel></rss>""".encode()
        fetched = Fetched(
            FetchRequest(self.server.url("/feed")),
            Outcome.FRESH,
            self.clock.now(),
            0.1,
            200,
            self.server.url("/feed"),
            body=document,
        )
        with GuardedParser() as parser:
            feed = get_feed(self.conn, self.feed_id)
            store_poll(self.conn, parser, feed, fetched, UTC, trigger="added", reason="A test.")

    def next_note(self) -> Note:
        return self.notes.get(timeout=30)

    def used(self, trigger: str) -> tuple[int, int, int]:
        uses = get_day(self.conn, local_day(self.clock.now(), UTC))
        return next(((use.fetches, use.failed, use.wire_bytes) for use in uses if use.trigger == trigger), (0, 0, 0))

    def close(self) -> None:
        self.media_fetcher.close()
        self.client.close()
        self.conn.close()


@pytest.fixture
def scene(tmp_path: Path, clock: FakeClock, feedserver: FeedServer) -> Iterator[Scene]:
    made = Scene(tmp_path, clock, feedserver)
    yield made
    made.close()


# --- pictures ---------------------------------------------------------------------------------------


def test_pictures_of_one_host_come_over_one_line_in_order(scene: Scene):
    urls = [scene.server.serve(f"/p{number}.png", page(PNG, content_type="image/png")) for number in range(6)]
    for url in urls:
        scene.media_fetcher.handle(FetchPicture(url, scene.feed_id))
    scene.media_fetcher.start()
    # Notes of neighbours may pass each other on their way up; what the host sees may not.
    assert {scene.next_note() for _ in urls} == {PictureArrived(url, True) for url in urls}
    assert [scene.server.url(seen.path) for seen in scene.server.seen()] == urls
    assert all(scene.cache.read(url) == redraw_picture(PNG) for url in urls)
    assert len({seen.connection for seen in scene.server.seen()}) == 1
    fetches, failed, size = scene.used("picture")
    assert (fetches, failed) == (6, 0)
    assert size > 6 * len(PNG)


def test_a_picture_that_came_inside_a_mail_is_asked_of_nobody(scene: Scene):
    add_pictures(scene.conn, scene.entry_id, {"abc": PNG})
    scene.media_fetcher.handle(FetchPicture("https://cid.invalid/abc", scene.feed_id))
    scene.media_fetcher.handle(FetchPicture("https://cid.invalid/none", scene.feed_id))
    scene.media_fetcher.start()
    notes = {scene.next_note(), scene.next_note()}
    assert notes == {PictureArrived("https://cid.invalid/abc", True), PictureArrived("https://cid.invalid/none", False)}
    assert scene.cache.read("https://cid.invalid/abc") == redraw_picture(PNG)
    assert scene.server.seen() == []


def test_pictures_take_nothing_from_the_budget_of_polls(scene: Scene):
    scene.media_fetcher.handle(FetchPicture(scene.server.serve("/p.png", page(PNG)), scene.feed_id))
    scene.media_fetcher.start()
    scene.next_note()
    uses = get_day(scene.conn, local_day(scene.clock.now(), UTC))
    ledger = make_day_ledger(uses, Settings(daily_budget=10))
    assert (ledger.used, ledger.left) == (0, 15)  # the feed's own first poll counts apart, too
    assert ledger.wire_bytes > len(PNG)
    assert len(list_poll_times(scene.conn, 0.0, scene.clock.now())) == 1


def test_pictures_of_the_list_are_charged_apart_and_stop_at_the_days_bound(scene: Scene):
    url, other = (scene.server.serve(f"/{name}.png", page(PNG, content_type="image/png")) for name in "ab")
    scene.media_fetcher.handle(FetchPicture(url, scene.feed_id, for_list=True))
    scene.media_fetcher.start()
    assert scene.next_note() == PictureArrived(url, True, for_list=True)
    assert scene.used("list-picture")[0] == 1
    add_side_fetch(scene.conn, local_day(scene.clock.now(), UTC), "list-picture", 30_000_000, False)
    scene.media_fetcher.handle(FetchPicture(other, scene.feed_id, for_list=True))
    assert scene.next_note() == PictureArrived(other, False, for_list=True)
    scene.media_fetcher.handle(FetchPicture(url, scene.feed_id))
    assert scene.next_note() == PictureArrived(url, True)  # it is here already
    assert [seen.path for seen in scene.server.seen()] == ["/a.png"]


def test_a_large_picture_is_shown_in_its_article_and_left_out_of_the_list(scene: Scene):
    large = PNG + bytes(MOST_LIST_PICTURE_BYTES)
    url = scene.server.serve("/a.png", page(large, content_type="image/png"))
    scene.media_fetcher.handle(FetchPicture(url, scene.feed_id, for_list=True))
    scene.media_fetcher.start()
    assert scene.next_note() == PictureArrived(url, False, for_list=True)
    assert scene.used("list-picture")[:2] == (1, 1)
    assert scene.used("list-picture")[2] < len(large) / 2  # its length was known before its bytes came
    scene.media_fetcher.handle(FetchPicture(url, scene.feed_id))
    assert scene.next_note() == PictureArrived(url, True)


def test_what_is_no_picture_is_not_kept(scene: Scene):
    url = scene.server.serve("/p.png", page(b"<html>not found, but 200</html>", content_type="image/png"))
    scene.media_fetcher.handle(FetchPicture(url, scene.feed_id))
    scene.media_fetcher.start()
    assert scene.next_note() == PictureArrived(url, False)
    assert scene.cache.read(url) is None


def test_a_picture_that_cannot_be_drawn_is_asked_for_once(scene: Scene):
    url = scene.server.serve("/p.png", page(PNG[:90], content_type="image/png"))
    scene.media_fetcher.start()
    for arrives in (False, True):
        scene.media_fetcher.handle(FetchPicture(url, scene.feed_id))
        assert scene.next_note() == PictureArrived(url, arrives)
    assert scene.cache.read(url) == b""
    assert len(scene.server.seen()) == 1


def test_an_article_leads_nowhere_in_the_users_network_but_to_its_own_host(scene: Scene):
    scene.server.serve("/p.png", page(PNG))
    elsewhere = scene.server.url("/p.png", host="127.0.0.9")
    scene.media_fetcher.handle(FetchPicture(elsewhere, scene.feed_id))
    scene.media_fetcher.start()
    assert scene.next_note() == PictureArrived(elsewhere, False)
    scene.media_fetcher.handle(FetchPicture(scene.server.url("/p.png"), 0))  # of no feed at all
    assert scene.next_note() == PictureArrived(scene.server.url("/p.png"), False)
    assert scene.server.seen() == []


def test_the_same_host_means_name_and_port():
    assert is_at_feeds_host("http://127.0.0.1:81/p", "http://127.0.0.1:81/feed")
    assert not is_at_feeds_host("http://127.0.0.1:82/p", "http://127.0.0.1:81/feed")
    assert not is_at_feeds_host("nonsense", "nonsense")


def test_pages_go_alone_and_pictures_by_host():
    one, two = FetchPicture("https://a.example/1", 1), FetchPicture("https://a.example/2", 2)
    assert goes_with(one, two)
    assert not goes_with(one, FetchPicture("https://b.example/1", 1))
    assert not goes_with(one, FetchPage(1))
    assert not goes_with(FetchPage(2), FetchPage(1))
    assert goes_with(FetchPage(1), FetchPage(1))


# --- pages ------------------------------------------------------------------------------------------


def test_the_article_on_a_page_is_stored(scene: Scene):
    body = f"<html><body><nav>menu</nav><article>{WORDS}<script>x()</script></article></body></html>"
    scene.server.serve("/post", page(body.encode(), content_type="text/html"))
    scene.media_fetcher.handle(FetchPage(scene.entry_id))
    scene.media_fetcher.start()
    assert scene.next_note() == PageArrived(scene.entry_id, True)
    found = find_full_text(scene.conn, scene.entry_id)
    assert found is not None
    assert "harbour" in found
    assert "script" not in found
    assert scene.used("page")[:2] == (1, 0)


def test_a_page_without_an_article_is_remembered_as_such(scene: Scene):
    scene.server.serve("/post", page(b"<html><body><p>Please log in.</p></body></html>", content_type="text/html"))
    scene.media_fetcher.handle(FetchPage(scene.entry_id))
    scene.media_fetcher.start()
    assert scene.next_note() == PageArrived(scene.entry_id, False)
    found = find_full_text(scene.conn, scene.entry_id)
    assert found is not None
    assert found == ""


def test_a_page_that_fails_says_why_and_may_be_asked_again(scene: Scene):
    scene.server.serve("/post", page(b"no", status=500))
    scene.media_fetcher.handle(FetchPage(scene.entry_id))
    scene.media_fetcher.start()
    note = scene.next_note()
    assert isinstance(note, PageArrived)
    assert not note.ok
    assert "500" in in_english(note.message)
    assert find_full_text(scene.conn, scene.entry_id) is None
    assert scene.used("page")[:2] == (1, 1)


def test_a_post_that_is_gone_has_no_page(scene: Scene):
    scene.media_fetcher.handle(FetchPage(9_999))
    scene.media_fetcher.start()
    note = scene.next_note()
    assert isinstance(note, PageArrived)
    assert note.message


# --- icons ------------------------------------------------------------------------------------------


def test_an_icon_is_fetched_when_nothing_else_is_to_do(scene: Scene):
    scene.server.serve("/", page(b'<link rel="icon" href="/i.png">', content_type="text/html"))
    scene.server.serve("/i.png", page(PNG))
    scene.media_fetcher.start()
    scene.media_fetcher.find_icons()
    assert scene.next_note() == IconArrived(scene.feed_id)
    assert find_icon(scene.conn, scene.feed_id) == (redraw_icon(PNG), scene.clock.now())
    assert scene.used("icon")[:2] == (1, 0)


def test_no_icon_is_looked_for_on_a_line_that_cannot_spare_it(scene: Scene):
    media_fetcher = MediaFetcher(replace(scene.context, is_network_idle=lambda: False), icon_pause_s=0.0)
    media_fetcher.start()
    media_fetcher.find_icons()
    url = scene.server.serve("/p.png", page(PNG))
    media_fetcher.handle(FetchPicture(url, scene.feed_id))
    assert scene.next_note() == PictureArrived(url, True)
    media_fetcher.close()
    assert [seen.path for seen in scene.server.seen()] == ["/p.png"]


def article_page(number: int, last: int) -> bytes:
    words = " ".join(f"Part {number}, and sentence {count}, of a long story about a ferry." for count in range(8))
    link = f'<a href="/post/{number + 1}">on</a>' if number < last else ""
    return f"<html><body><article><p>{words}</p></article>{link}</body></html>".encode()


def test_an_article_of_several_pages_is_fetched_whole(scene: Scene):
    for number, path in ((1, "/post"), (2, "/post/2"), (3, "/post/3")):
        scene.server.serve(path, page(article_page(number, 3), content_type="text/html"))
    scene.media_fetcher.handle(FetchPage(scene.entry_id))
    scene.media_fetcher.start()
    assert scene.next_note() == PageArrived(scene.entry_id, True)
    found = find_full_text(scene.conn, scene.entry_id)
    assert found is not None
    assert [f"Part {number}, and sentence 7" in found for number in (1, 2, 3)] == [True] * 3
    assert scene.used("page")[:2] == (3, 0)


def test_a_page_that_is_missing_leaves_the_others_and_a_link(scene: Scene):
    scene.server.serve("/post", page(article_page(1, 3), content_type="text/html"))
    scene.server.serve("/post/2", page(b"no", status=500))
    scene.media_fetcher.handle(FetchPage(scene.entry_id))
    scene.media_fetcher.start()
    assert scene.next_note() == PageArrived(scene.entry_id, True)
    found = find_full_text(scene.conn, scene.entry_id)
    assert found is not None
    assert "Part 1" in found
    assert f'<a href="{scene.server.url("/post/2")}">' in found


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        (page(b"", status=401, headers={"WWW-Authenticate": "Basic"}), "only shows this article to signed-in readers"),
        (page(b"", status=402), "only shows this article to signed-in readers"),
        (page(b"no", status=403), "won’t allow Paperround to read this page"),
        (page(b"no", status=404), "this page no longer exists"),
        (
            page(b"<form><input name=p type='password'></form>", content_type="text/html"),
            "only shows this article to signed-in readers",
        ),
    ],
)
def test_a_page_that_wants_a_login_or_refuses_says_so(scene: Scene, answer, sentence: str):
    scene.server.serve("/post", answer)
    scene.media_fetcher.handle(FetchPage(scene.entry_id))
    scene.media_fetcher.start()
    note = scene.next_note()
    assert isinstance(note, PageArrived)
    assert not note.ok
    assert note.message is not None
    assert sentence in in_english(note.message)
