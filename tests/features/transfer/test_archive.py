"""Everything goes into one file and comes back on another machine, row by row."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from datetime import UTC
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from reader.core.errors import ParseError
from reader.core.paths import Profile
from reader.core.records.logged import Visit
from reader.core.records.stored import FeedUpdate, PublisherData, SavedSearch, View, ViewKind, Weight
from reader.core.settings import Settings
from reader.features.podcasts import store as podcasts
from reader.features.rules import store as rules
from reader.features.rules.records import Rule
from reader.features.search import store as searches
from reader.features.transfer.parse import read_export
from reader.features.transfer.service import export_everything, import_files
from reader.parse.identity import decide, make_candidates
from reader.parse.worker import GuardedParser
from reader.store import feeds, folders, marks, reading_log, tags
from reader.store.bodies import save_full_text
from reader.store.db import Connection, fetch
from reader.store.entries import apply_update
from reader.store.maintenance import empty_entries
from reader.store.settings import load_settings, save_settings
from reader.store.views import list_ids
from tests.fake_clock import FakeClock
from tests.new_store import open_new_store

NOW = 1_795_000_000.0
FEED = """<?xml version="1.0"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel>
<title>Garden</title><link>http://garden.example/</link>{items}</channel></rss>"""
ITEM = """<item><guid isPermaLink="false">guid-{n}</guid><title>Post {n}: a &amp;lt;b&amp;gt; &amp;amp; c</title>
<link>http://garden.example/{n}?a=1&amp;b=2</link><author>Ann &amp; Bo</author><category>plants</category>
<pubDate>Tue, 10 Nov 2026 10:{n:02}:00 GMT</pubDate><comments>http://garden.example/{n}/comments</comments>
<enclosure url="http://garden.example/{n}.mp3" type="audio/mpeg" length="5000"/><itunes:duration>60</itunes:duration>
<description>&lt;p&gt;Über &lt;b&gt;{n}&lt;/b&gt; &amp;amp; &lt;a href="/x"&gt;more&lt;/a&gt; than forty letters long 😀&lt;/p&gt;
&lt;img src="http://garden.example/{n}.png" alt="a &amp;quot;picture&amp;quot;"&gt;&lt;pre&gt;a  b&lt;/pre&gt;&lt;ul&gt;&lt;li&gt;one&lt;/ul&gt;</description></item>"""


@pytest.fixture
def make_store(tmp_path: Path) -> Iterator[Any]:
    made: list[Connection] = []

    def make(name: str) -> Connection:
        made.append(open_new_store(Profile(tmp_path / name).database, NOW))
        return made[-1]

    yield make
    for conn in made:
        conn.close()


def poll(conn: Connection, url: str, count: int, now: float) -> int:
    added = feeds.add_feed(conn, url, now)
    body = FEED.format(items="".join(ITEM.format(n=n) for n in range(count))).encode()
    with GuardedParser() as parser:
        parsed = parser.parse(body, url, "application/rss+xml")
    new = decide(make_candidates(parsed.entries), {}, now).new
    publisher = PublisherData(title=parsed.title, site_url=parsed.site_url, kind=parsed.kind, window_size=count)
    http = replace(feeds.get_feed(conn, added.feed_id).http, last_ok_at=now)
    apply_update(conn, FeedUpdate(added.feed_id, now, http, None, publisher, new))
    return added.feed_id


def fill(conn: Connection) -> None:
    """A profile with something in every corner that moves."""
    clock = FakeClock(NOW)
    inner = folders.make_folder_path(conn, ("News", "Local"))
    folders.make_folder(conn, "Empty")
    first = poll(conn, "http://garden.example/feed", 12, clock.now())
    second = poll(conn, "http://garden.example/other?a=1&b=2", 3, clock.now() + 60)
    feeds.move_feed(conn, first, inner)
    choices = feeds.get_feed(conn, second).choices
    chosen = replace(choices, name="My name", weight=Weight.MOST, alert=True, labels=("a", "b"), keep_days=30)
    feeds.set_choices(conn, second, chosen)
    ids = [id_ for (id_,) in fetch(conn, "SELECT id FROM entries ORDER BY id")]
    marks.set_read(conn, ids[:4])
    marks.set_read(conn, ids[:1], False)
    marks.set_starred(conn, ids[2:6])
    tags.add_tag(conn, "Später", ids[3:5])
    tags.add_tag(conn, "plants", ids[8:9])
    marks.highlight(conn, ids[5:6])
    podcasts.save_position(conn, ids[5], 17.0, 60.0, NOW)
    podcasts.set_heard(conn, ids[6], True, NOW)
    save_full_text(conn, ids[7], "<p>The whole text.</p>", NOW)
    marks.delete_entries(conn, ids[9:10], NOW)
    empty_entries(conn, ids[10:11], NOW)
    rules.save_rule(conn, Rule(feed_id=first, wanted="spam", hide=True))
    rules.save_rule(conn, Rule(folder_id=inner, wanted="ham", star=True, tag="ham"))
    searches.save_search(conn, SavedSearch(0, "Bees", "bees tag:plants"))
    save_settings(conn, Settings(highlight_words="ferry", daily_budget=123, proxy="http://proxy:1", editions=True))
    reading_log.add_visits(conn, [Visit(NOW - 5, None, "view"), Visit(NOW - 3, first, "view")])


TABLES = {
    "folders": """SELECT f.name, p.name, row_number() OVER (PARTITION BY f.parent_id ORDER BY f.position) FROM
        folders f LEFT JOIN folders p ON p.id = f.parent_id""",
    "feeds": """SELECT f.url, d.name, row_number() OVER (PARTITION BY f.folder_id ORDER BY f.position), f.added_at, f.name, f.weight, f.alert, f.labels, f.keep_days, s.title,
        s.site_url, s.kind FROM feeds f JOIN feed_state s ON s.feed_id = f.id LEFT JOIN folders d ON d.id = f.folder_id""",
    "entries": """SELECT f.url, e.title, e.link, e.author, e.published_at, e.updated_at, e.first_seen_at,
        e.seen_after_at, e.snippet, e.has_enclosure, e.content_hash FROM entries e JOIN feeds f ON f.id = e.feed_id""",
    "bodies": """SELECT e.content_hash, f.url, b.html, b.extras FROM bodies b JOIN entries e ON e.id =
        b.entry_id JOIN feeds f ON f.id = e.feed_id""",
    "marks": """SELECT e.content_hash, f.url, m.read, m.starred, m.sort_at, m.gone, m.gone_at FROM marks m
        JOIN entries e ON e.id = m.entry_id JOIN feeds f ON f.id = m.feed_id""",
    "identities": """SELECT i.key, f.url, e.content_hash FROM identities i JOIN entries e ON e.id = i.entry_id
        JOIN feeds f ON f.id = i.feed_id""",
    "tags": """SELECT t.name, e.content_hash, f.url FROM entry_tags x JOIN tags t ON t.id = x.tag_id JOIN
        entries e ON e.id = x.entry_id JOIN feeds f ON f.id = e.feed_id""",
    "highlights": "SELECT e.content_hash FROM highlights h JOIN entries e ON e.id = h.entry_id",
    "kept unread": "SELECT e.content_hash FROM kept_unread h JOIN entries e ON e.id = h.entry_id",
    "episodes": "SELECT p.url, p.media_type, p.size, p.duration_s, p.chapters_url FROM episodes p",
    "listening": """SELECT e.link, l.position_s, l.duration_s, l.heard, l.played_at FROM listening l JOIN
        entries e ON e.id = l.entry_id""",
    "full texts": "SELECT e.link, t.html, t.fetched_at FROM full_texts t JOIN entries e ON e.id = t.entry_id",
    "rules": """SELECT r.position, r.enabled, f.url, d.name, r.wanted, r.hide, r.star, r.tag FROM rules r LEFT
        JOIN feeds f ON f.id = r.feed_id LEFT JOIN folders d ON d.id = r.folder_id""",
    "searches": "SELECT name, query FROM saved_searches",
    "visits": "SELECT v.at, f.url, v.kind FROM visits v LEFT JOIN feeds f ON f.id = v.feed_id",
}


def dump(conn: Connection) -> dict[str, list[tuple[Any, ...]]]:
    return {name: sorted(fetch(conn, sql), key=repr) for name, sql in TABLES.items()}


def test_everything_comes_back_row_by_row(make_store: Any, tmp_path: Path) -> None:
    old, new = make_store("old"), make_store("new")
    fill(old)
    path = tmp_path / "everything.zip"
    exported = export_everything(old, path, UTC)
    assert (exported.feeds, exported.starred) == (2, 5)
    report = import_files(new, (path,), NOW + 100)
    assert (report.added, report.posts) == (2, 15)
    before, after = dump(old), dump(new)
    for name in TABLES:
        assert after[name] == before[name], name
        assert before[name], f"nothing was tried of {name}"
    assert load_settings(new) == replace(load_settings(old), proxy="", editions=False)
    assert not feeds.list_feeds(new)[0].may_lie_inside
    again = import_files(new, (path,), NOW + 200)
    assert (again.added, again.already_there, again.posts) == (0, 2, 0)
    assert dump(new) == after
    assert not list(tmp_path.glob("*.part"))


def test_what_is_here_keeps_its_marks_and_choices(make_store: Any, tmp_path: Path) -> None:
    old, new = make_store("old"), make_store("new")
    fill(old)
    path = tmp_path / "everything.zip"
    export_everything(old, path, UTC)
    feed_id = poll(new, "http://garden.example/feed", 12, NOW)
    feeds.rename_feed(new, feed_id, "Mine")
    save_settings(new, Settings(daily_budget=77))
    ids = list_ids(new, View(), 100, None).ids
    marks.set_read(new, ids)
    import_files(new, (path,), NOW + 100)
    assert feeds.get_feed(new, feed_id).name == "Mine"
    assert load_settings(new).daily_budget == 77
    assert load_settings(new).highlight_words == "ferry"
    assert len(list_ids(new, View(ViewKind.STARRED), 100, None).ids) == 4
    assert not set(ids) & set(list_ids(new, View(unread_only=True), 100, None).ids), "nothing becomes unread"


def test_other_readers_and_people_can_read_it(make_store: Any, tmp_path: Path) -> None:
    old, new = make_store("old"), make_store("new")
    fill(old)
    path = tmp_path / "everything.zip"
    export_everything(old, path, UTC)
    with zipfile.ZipFile(path) as pack:
        names = pack.namelist()
        stars = read_export(pack.read("starred.json"), "starred.json")
        page = pack.read("starred.html").decode()
        (tmp_path / "feeds.opml").write_bytes(pack.read("subscriptions.opml"))
        (tmp_path / "starred.json").write_bytes(pack.read("starred.json"))
        article = pack.read(next(name for name in names if name.startswith("articles/"))).decode()
    assert {post.feed for post in stars} == {"http://garden.example/feed"}
    assert {tag for post in stars for tag in post.tags} == {"Später", "plants"}
    assert len(stars) == 5
    assert page.count("<article>") == 5
    assert "**" in article
    assert sum(name.startswith("articles/") for name in names) == 13
    report = import_files(new, (tmp_path / "feeds.opml", tmp_path / "starred.json"), NOW)
    assert (report.added, report.posts) == (2, 5)


@pytest.mark.parametrize("body", [b"", b"{}", b'{"type": "post"}', b'{"type": "post", "feed": 3}', b"\xff\xfe"])
def test_a_damaged_archive_is_refused(make_store: Any, tmp_path: Path, body: bytes) -> None:
    path = tmp_path / "bad.zip"
    with zipfile.ZipFile(path, "w") as pack:
        pack.writestr("paperround.jsonl", body + b"\n")
    with pytest.raises(ParseError):
        import_files(make_store("new"), (path,), NOW)


def test_a_strangers_archive_runs_and_sends_nothing(make_store: Any, tmp_path: Path) -> None:
    path = tmp_path / "stranger.zip"
    lines = (
        '{"type": "settings", "version": 1, "settings": {"password_command": "touch /tmp/x", '
        '"proxy": "http://evil:1", "daily_budget": "many"}}',
        '{"type": "feed", "url": "file:///etc/passwd"}',
        '{"type": "feed", "url": "http://127.0.0.1/feed"}',
        '{"type": "rule", "rule": {"send_to": 1, "star": true}}',
        '{"type": "post", "feed": "http://127.0.0.1/feed", "title": "Hello", "link": "javascript:alert(1)", '
        '"html": "<p onclick=\\"x()\\">Hi<script>alert(1)</script></p>", "comments": "javascript:x()"}',
    )
    with zipfile.ZipFile(path, "w") as pack:
        pack.writestr("paperround.jsonl", "\n".join(lines))
    conn = make_store("new")
    import_files(conn, (path,), NOW)
    assert load_settings(conn) == Settings()
    (feed,) = feeds.list_feeds(conn)
    assert not feed.may_lie_inside
    assert [rule.send_to for rule in rules.list_rules(conn)] == [None]
    assert fetch(conn, "SELECT html FROM bodies") == [("<p>Hi</p>",)]
    assert fetch(conn, "SELECT link FROM entries") == [("",)]
