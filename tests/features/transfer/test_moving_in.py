"""Feeds, posts and stars of other readers: their databases as the programs themselves make them, and their exports."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import apsw
import pytest

from reader.core.errors import ParseError
from reader.core.paths import Profile
from reader.core.records.stored import View, ViewKind
from reader.features.transfer.service import SAVED_URL, find_readers, import_files
from reader.store import feeds, folders
from reader.store.db import Connection, fetch
from reader.store.views import list_ids
from tests.new_store import open_new_store

NOW = 1_795_000_000.0
AT = 1_794_000_000
FEED = "http://garden.example/feed"
# What each program itself makes: newsboat 2.21, Liferea 1.14 (schema 10), RSS Guard 4.0, NetNewsWire 6.
SCHEMAS = {
    "newsboat": """
        CREATE TABLE rss_feed (rssurl VARCHAR(1024) PRIMARY KEY NOT NULL, url VARCHAR(1024) NOT NULL,
            title VARCHAR(1024) NOT NULL, lastmodified INTEGER(11) NOT NULL DEFAULT 0,
            is_rtl INTEGER(1) NOT NULL DEFAULT 0, etag VARCHAR(128) NOT NULL DEFAULT '');
        CREATE TABLE rss_item (id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, guid VARCHAR(64) NOT NULL,
            title VARCHAR(1024) NOT NULL, author VARCHAR(1024) NOT NULL, url VARCHAR(1024) NOT NULL,
            feedurl VARCHAR(1024) NOT NULL, pubDate INTEGER NOT NULL, content VARCHAR(65535) NOT NULL,
            unread INTEGER(1) NOT NULL, enclosure_url VARCHAR(1024), enclosure_type VARCHAR(1024),
            enqueued INTEGER(1) NOT NULL DEFAULT 0, flags VARCHAR(52), deleted INTEGER(1) NOT NULL DEFAULT 0,
            base VARCHAR(128) NOT NULL DEFAULT '');""",
    "Liferea": """
        CREATE TABLE items (item_id INTEGER, parent_item_id INTEGER, node_id TEXT, parent_node_id TEXT, title TEXT,
            read INTEGER, updated INTEGER, popup INTEGER, marked INTEGER, source TEXT, source_id TEXT,
            valid_guid INTEGER, description TEXT, date INTEGER, comment_feed_id TEXT, comment INTEGER,
            PRIMARY KEY (item_id));
        CREATE TABLE metadata (item_id INTEGER, nr INTEGER, key TEXT, value TEXT, PRIMARY KEY (item_id, nr));
        CREATE TABLE subscription (node_id STRING, source STRING, orig_source STRING, filter_cmd STRING,
            update_interval INTEGER, default_interval INTEGER, discontinued INTEGER, available INTEGER,
            PRIMARY KEY (node_id));
        CREATE TABLE subscription_metadata (node_id STRING, nr INTEGER, key TEXT, value TEXT,
            PRIMARY KEY (node_id, nr));
        CREATE TABLE node (node_id STRING, parent_id STRING, title STRING, type INTEGER, expanded INTEGER,
            view_mode INTEGER, sort_column INTEGER, sort_reversed INTEGER, PRIMARY KEY (node_id));""",
    "RSS Guard": """
        CREATE TABLE Categories (id INTEGER PRIMARY KEY, parent_id INTEGER NOT NULL, title TEXT NOT NULL,
            description TEXT, date_created BIGINT, icon BLOB, account_id INTEGER NOT NULL, custom_id TEXT);
        CREATE TABLE Feeds (id INTEGER PRIMARY KEY, title TEXT NOT NULL, description TEXT, date_created BIGINT,
            icon BLOB, category INTEGER NOT NULL, source TEXT, update_type INTEGER NOT NULL,
            update_interval INTEGER NOT NULL DEFAULT 15, account_id INTEGER NOT NULL, custom_id TEXT NOT NULL,
            custom_data TEXT);
        CREATE TABLE Messages (id INTEGER PRIMARY KEY, is_read INTEGER NOT NULL DEFAULT 0,
            is_important INTEGER NOT NULL DEFAULT 0, is_deleted INTEGER NOT NULL DEFAULT 0,
            is_pdeleted INTEGER NOT NULL DEFAULT 0, feed TEXT NOT NULL, title TEXT NOT NULL, url TEXT, author TEXT,
            date_created BIGINT NOT NULL, contents TEXT, enclosures TEXT, score REAL NOT NULL DEFAULT 0.0,
            account_id INTEGER NOT NULL, custom_id TEXT, custom_hash TEXT);
        CREATE TABLE Labels (id INTEGER PRIMARY KEY, name TEXT NOT NULL, color VARCHAR(7), custom_id TEXT,
            account_id INTEGER NOT NULL);
        CREATE TABLE LabelsInMessages (label TEXT NOT NULL, message TEXT NOT NULL, account_id INTEGER NOT NULL);""",
    "NetNewsWire": """
        CREATE TABLE articles (articleID TEXT NOT NULL PRIMARY KEY, feedID TEXT NOT NULL, uniqueID TEXT NOT NULL,
            title TEXT, contentHTML TEXT, contentText TEXT, url TEXT, externalURL TEXT, summary TEXT, imageURL TEXT,
            bannerImageURL TEXT, datePublished DATE, dateModified DATE, searchRowID INTEGER);
        CREATE TABLE statuses (articleID TEXT NOT NULL PRIMARY KEY, read BOOL NOT NULL DEFAULT 0,
            starred BOOL NOT NULL DEFAULT 0, dateArrived DATE NOT NULL DEFAULT 0);
        CREATE TABLE authors (authorID TEXT NOT NULL PRIMARY KEY, name TEXT, url TEXT, avatarURL TEXT,
            emailAddress TEXT);
        CREATE TABLE authorsLookup (authorID TEXT NOT NULL, articleID TEXT NOT NULL,
            PRIMARY KEY(authorID, articleID));""",
}
ROWS = {
    "newsboat": f"""
        INSERT INTO rss_feed (rssurl, url, title) VALUES ('{FEED}', 'http://garden.example/', 'Garden');
        INSERT INTO rss_item (guid, title, author, url, feedurl, pubDate, content, unread, flags, deleted) VALUES
            ('g1', 'One', 'Ann', 'http://garden.example/1', '{FEED}', {AT}, '<p>First <script>x</script></p>', 0, 's', 0),
            ('g2', 'Two', 'Ann', 'http://garden.example/2', '{FEED}', {AT}, '<p>Second</p>', 1, NULL, 0),
            ('g3', 'Three', 'Ann', 'http://garden.example/3', '{FEED}', {AT}, 'Third', 1, '', 1);""",
    "Liferea": f"""
        INSERT INTO node (node_id, parent_id, title, type) VALUES ('root', '', 'root', 'root'),
            ('f1', 'root', 'Home', 'folder'), ('f2', 'f1', 'Plants', 'folder'), ('n1', 'f2', 'Garden', 'feed');
        INSERT INTO subscription (node_id, source) VALUES ('n1', '{FEED}');
        INSERT INTO items (item_id, node_id, title, read, marked, source, source_id, valid_guid, description, date,
            comment) VALUES
            (1, 'n1', 'One', 1, 1, 'http://garden.example/1', 'g1', 1, '<p>First <script>x</script></p>', {AT}, 0),
            (2, 'n1', 'Two', 0, 0, 'http://garden.example/2', 'g2', 1, '<p>Second</p>', {AT}, 0),
            (3, 'n1', 'A comment', 0, 0, 'http://garden.example/3', 'g3', 1, 'Third', {AT}, 1);
        INSERT INTO metadata VALUES (1, 0, 'author', 'Ann'), (2, 0, 'author', 'Ann');""",
    "RSS Guard": f"""
        INSERT INTO Categories (id, parent_id, title, account_id) VALUES (1, -1, 'Home', 1), (2, 1, 'Plants', 1);
        INSERT INTO Feeds (id, title, category, source, update_type, account_id, custom_id)
            VALUES (7, 'Garden', 2, '{FEED}', 0, 1, '7');
        INSERT INTO Messages (is_read, is_important, is_deleted, feed, title, url, author, date_created, contents,
            account_id, custom_id) VALUES
            (1, 1, 0, '7', 'One', 'http://garden.example/1', 'Ann', {AT}000, '<p>First <script>x</script></p>', 1, 'g1'),
            (0, 0, 0, '7', 'Two', 'http://garden.example/2', 'Ann', {AT}000, '<p>Second</p>', 1, 'g2'),
            (0, 0, 1, '7', 'Three', 'http://garden.example/3', 'Ann', {AT}000, 'Third', 1, 'g3');
        INSERT INTO Labels (name, custom_id, account_id) VALUES ('Later', 'l1', 1);
        INSERT INTO LabelsInMessages VALUES ('l1', 'g1', 1);""",
    "NetNewsWire": f"""
        INSERT INTO articles (articleID, feedID, uniqueID, title, contentHTML, url, datePublished) VALUES
            ('a1', '{FEED}', 'g1', 'One', '<p>First <script>x</script></p>', 'http://garden.example/1', {AT}.25),
            ('a2', '{FEED}', 'g2', 'Two', '<p>Second</p>', 'http://garden.example/2', {AT});
        INSERT INTO statuses (articleID, read, starred) VALUES ('a1', 1, 1), ('a2', 0, 0);
        INSERT INTO authors (authorID, name) VALUES ('p', 'Ann');
        INSERT INTO authorsLookup VALUES ('p', 'a1'), ('p', 'a2');""",
}


@pytest.fixture
def conn(tmp_path: Path) -> Iterator[Connection]:
    conn = open_new_store(Profile(tmp_path / "profile").database, NOW)
    yield conn
    conn.close()


def make_database(path: Path, program: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    other = apsw.Connection(str(path))
    other.execute(SCHEMAS[program] + ROWS[program])
    other.close()
    return path


def titles(conn: Connection, view: View) -> set[str]:
    ids = list_ids(conn, view, 100, None).ids
    return {title for id_, title in fetch(conn, "SELECT id, title FROM entries") if id_ in ids}


@pytest.mark.parametrize("program", SCHEMAS)
def test_the_database_of_another_reader(conn: Connection, tmp_path: Path, program: str) -> None:
    path = make_database(tmp_path / "other.db", program)
    before = path.read_bytes()
    report = import_files(conn, (path,), NOW)
    assert (report.added, report.posts) == (1, 2)
    assert path.read_bytes() == before, "the other reader's file is only read"
    (feed,) = feeds.list_feeds(conn)
    assert feed.url == FEED
    if program != "NetNewsWire":
        assert feed.choices.name == "Garden"
    if program in ("Liferea", "RSS Guard"):
        assert folders.list_paths(conn)[feed.folder_id or 0] == ("Home", "Plants")
    rows = "SELECT title, link, author, published_at FROM entries ORDER BY id"
    assert fetch(conn, rows)[0] == ("One", "http://garden.example/1", "Ann", AT)
    assert titles(conn, View(unread_only=True)) == {"Two"}
    assert titles(conn, View(ViewKind.STARRED)) == {"One"}
    assert ("<p>First </p>",) in fetch(conn, "SELECT html FROM bodies"), "what comes in is sanitised"
    assert fetch(conn, "SELECT name FROM tags") == ([("Later",)] if program == "RSS Guard" else [])
    again = import_files(conn, (path,), NOW + 60)
    assert (again.added, again.already_there, again.posts) == (0, 1, 0)


def test_readers_on_this_computer_are_found_with_their_folders(conn: Connection, tmp_path: Path) -> None:
    home = tmp_path / "home"
    assert find_readers(home) == []
    make_database(home / ".newsboat" / "cache.db", "newsboat")
    (home / ".newsboat" / "urls").write_text(f'{FEED} Plants "~My garden"\n')
    make_database(home / ".local/share/liferea/liferea.db", "Liferea")
    found = {reader.name: reader.files for reader in find_readers(home)}
    assert list(found) == ["newsboat", "Liferea"]
    report = import_files(conn, found["newsboat"], NOW)
    assert (report.added, report.already_there, report.posts) == (1, 0, 2)
    (feed,) = feeds.list_feeds(conn)
    assert (feed.name, folders.list_paths(conn)[feed.folder_id or 0]) == ("My garden", ("Plants",))


GOOGLE = {
    "id": "user/1/state/com.google/starred",
    "items": [
        {
            "id": "tag:google.com,2005:reader/item/0000000000000001",
            "categories": ["user/1/state/com.google/read", "user/1/label/Later", "plants"],
            "title": "One",
            "published": AT,
            "canonical": [{"href": "http://garden.example/1"}],
            "summary": {"content": "<p>First <script>x</script></p>"},
            "author": "Ann",
            "origin": {"streamId": f"feed/{FEED}", "title": "Garden"},
        },
        {
            "title": "Elsewhere",
            "alternate": [{"href": "http://gone.example/1"}],
            "content": {"content": "<p>x</p>"},
            "origin": {"streamId": "feed/http://gone.example/feed"},
        },
    ],
}
FEEDLY = [
    {
        "id": "abc",
        "originId": "http://garden.example/1",
        "title": "One",
        "published": AT * 1000,
        "alternate": [{"href": "http://garden.example/1", "type": "text/html"}],
        "summary": {"content": "<p>First <script>x</script></p>"},
        "author": "Ann",
        "unread": False,
        "tags": [{"id": "user/1/tag/global.saved"}, {"id": "user/1/label/Later"}],
        "origin": {"streamId": f"feed/{FEED}"},
    },
    {"title": "Elsewhere", "canonicalUrl": "http://gone.example/1", "tags": [{"id": "user/1/tag/global.saved"}]},
]
NEWSBLUR = {
    "stories": [
        {
            "id": "http://garden.example/1",
            "story_title": "One",
            "story_permalink": "http://garden.example/1",
            "story_content": "<p>First <script>x</script></p>",
            "story_timestamp": str(AT),
            "story_authors": "Ann",
            "story_feed_id": 12,
            "user_tags": ["Later"],
            "read_status": 1,
        },
        {"story_title": "Elsewhere", "story_permalink": "http://gone.example/1", "story_feed_id": 13},
    ],
    "feeds": {"12": {"feed_address": FEED, "feed_title": "Garden"}},
}


@pytest.mark.parametrize("export", [GOOGLE, FEEDLY, NEWSBLUR], ids=["google", "feedly", "newsblur"])
def test_an_export_with_stars(conn: Connection, tmp_path: Path, export: Any) -> None:
    path = tmp_path / "starred.json"
    path.write_text(json.dumps(export))
    feeds.add_feed(conn, FEED, NOW)
    report = import_files(conn, (path,), NOW)
    assert report.posts == 2
    assert titles(conn, View(ViewKind.STARRED)) == {"One", "Elsewhere"}
    assert fetch(conn, "SELECT published_at, author FROM entries WHERE title = 'One'") == [(AT, "Ann")]
    assert fetch(conn, "SELECT name FROM tags") == [("Later",)]
    of = dict(fetch(conn, "SELECT e.title, f.url FROM entries e JOIN feeds f ON f.id = e.feed_id"))
    assert of == {"One": FEED, "Elsewhere": SAVED_URL}
    assert [feed.choices.paused for feed in feeds.list_feeds(conn)] == [False, True]
    assert import_files(conn, (path,), NOW).posts == 0


def test_a_pack_of_lists_and_exports(conn: Connection, tmp_path: Path) -> None:
    path = tmp_path / "freshrss.zip"
    with zipfile.ZipFile(path, "w") as pack:
        pack.writestr("starred_2026.json", json.dumps(GOOGLE))
        pack.writestr("feeds.opml.xml", f'<opml><body><outline text="Garden" xmlUrl="{FEED}"/></body></opml>')
    report = import_files(conn, (path,), NOW)
    assert (report.added, report.posts) == (2, 2)
    assert {feed.url for feed in feeds.list_feeds(conn)} == {FEED, SAVED_URL}


ODD: list[Any] = [
    None,
    1,
    "x",
    [],
    {},
    [1],
    [[]],
    {"items": {}},
    {"items": [1]},
    {"items": [], "stories": []},
    {"stories": "x"},
]


@pytest.mark.parametrize("found", ODD)
def test_what_is_no_export_is_refused(conn: Connection, tmp_path: Path, found: Any) -> None:
    path = tmp_path / "odd.json"
    path.write_text(json.dumps(found))
    with pytest.raises(ParseError):
        import_files(conn, (path,), NOW)


@pytest.mark.parametrize("item", [{}, {"title": 3, "published": [], "origin": [], "categories": {"a": 1}}])
def test_items_of_odd_types_do_no_harm(conn: Connection, tmp_path: Path, item: Any) -> None:
    path = tmp_path / "odd.json"
    path.write_text(json.dumps({"items": [item]}))
    assert import_files(conn, (path,), NOW).posts == 0


@pytest.mark.parametrize("data", [b"SQLite format 3\0" + b"x" * 5_000, b"PK\x03\x04 no zip", b""])
def test_damaged_files_are_refused(conn: Connection, tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "damaged"
    path.write_bytes(data)
    with pytest.raises(ParseError):
        import_files(conn, (path,), NOW)


def test_an_unknown_database_is_refused(conn: Connection, tmp_path: Path) -> None:
    other = apsw.Connection(str(tmp_path / "other.db"))
    other.execute("CREATE TABLE t (x)")
    other.close()
    with pytest.raises(ParseError, match="can’t import"):
        import_files(conn, (tmp_path / "other.db",), NOW)


def test_a_feed_that_a_list_names_twice_is_one_with_a_tag(conn: Connection, tmp_path: Path) -> None:
    path = tmp_path / "feeds.opml"
    path.write_text("""<opml><body>
        <outline text="News"><outline text="A &amp;amp; B" xmlUrl="http://one.example/feed"/></outline>
        <outline text="Local"><outline text="A" xmlUrl="https://www.one.example/feed" category="x"/></outline>
        <outline text="Two" xmlUrl="http://two.example/feed"/></body></opml>""")
    feeds.add_feed(conn, "https://two.example/feed", NOW)
    report = import_files(conn, (path,), NOW)
    assert (report.added, report.already_there) == (1, 1)
    one = next(feed for feed in feeds.list_feeds(conn) if "one" in feed.url)
    assert (one.url, one.name, one.choices.labels) == ("https://www.one.example/feed", "A & B", ("x", "Local"))
    assert {feed.url for feed in feeds.list_feeds(conn)} == {one.url, "https://two.example/feed"}
