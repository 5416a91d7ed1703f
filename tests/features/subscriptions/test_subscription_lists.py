"""Subscription lists as other programs write them."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.core.errors import ParseError
from reader.features.subscriptions.opml import OpmlFeed, OpmlFolder, read_list, read_newsboat, walk_feeds, walk_folders
from reader.features.subscriptions.service.subscription_files import export_opml, import_list
from reader.store.feeds import add_feed
from reader.store.folders import list_folders, make_folder_path
from tests.unit.store.made import NOW

NEWSBOAT = """\
# my feeds
https://a.example/feed
https://b.example/rss "~Harbour Gazette" news "local paper"
http://c.example/atom.xml news !
"query:Unread:unread = \\"yes\\""
exec:~/bin/feed.sh
https://d.example/x?a=1&b=2 "~An unclosed name

feed:https://e.example/feed tech
not an address
"""


def test_newsboat_lines_with_tags_and_names():
    document = read_list(NEWSBOAT.encode())
    assert document.items == (
        OpmlFolder(
            "news",
            (
                OpmlFeed("https://b.example/rss", "Harbour Gazette", "", ("local paper",)),
                OpmlFeed("http://c.example/atom.xml"),
            ),
        ),
        OpmlFolder("tech", (OpmlFeed("https://e.example/feed"),)),
        OpmlFeed("https://a.example/feed"),
        OpmlFeed("https://d.example/x?a=1&b=2", "An unclosed name"),
    )
    assert [message.facts["line"] for message in document.skipped] == [5, 6, 10]


def test_a_bare_list_of_addresses():
    document = read_list(b"\xef\xbb\xbfhttps://a.example/\r\nhttps://b.example/\r\n")
    assert [feed.url for _, feed in walk_feeds(document.items)] == ["https://a.example/", "https://b.example/"]


LIFEREA = """<?xml version="1.0"?><opml version="1.0"><head><title>Liferea Feed List Export</title></head><body>
<outline title="News" text="News" description="News" type="folder" id="abc" sortColumn="time" expanded="true">
 <outline title="Harbour" text="Harbour" description="Harbour" type="rss" htmlUrl="https://h.example/"
  xmlUrl="https://h.example/feed" id="x" sortColumn="time" updateInterval="-1"/>
 <outline title="Script" text="Script" type="rss" xmlUrl="|~/bin/feed"/></outline>
<outline title="Unread" text="Unread" type="vfolder" matchType="any"><outline type="rule" text="unread"
  rule="unread" value="" additive="true"/></outline></body></opml>"""

RSS_GUARD = """<?xml version="1.0" encoding="UTF-8"?>
<opml version="2.0" xmlns:rssguard="https://github.com/martinrotter/rssguard"><head><title>RSS Guard</title></head>
<body><outline text="Science"><outline text="Tides" version="RSS" rssguard:xmlUrlType="0" encoding="UTF-8"
 type="rss" xmlUrl="https://t.example/rss" title="Tides"/></outline></body></opml>"""

QUITERSS = """<?xml version="1.0" encoding="utf-8"?><opml version="2.0"><head><title>QuiteRSS</title></head><body>
<outline text="Blogs" title="Blogs"><outline text="Moss" title="Moss" type="rss" htmlUrl="https://m.example"
 xmlUrl="https://m.example/feed" description=""/></outline></body></opml>"""


@pytest.mark.parametrize(
    ("text", "folder", "url"),
    [
        (LIFEREA, "News", "https://h.example/feed"),
        (RSS_GUARD, "Science", "https://t.example/rss"),
        (QUITERSS, "Blogs", "https://m.example/feed"),
    ],
)
def test_opml_of_other_readers(text, folder, url):
    document = read_list(text.encode())
    assert [(path, feed.url) for path, feed in walk_feeds(document.items)] == [((folder,), url)]
    assert list(walk_folders(document.items)) == [(folder,)], "a search is no folder"


@pytest.mark.parametrize("data", [b"", b"   ", b"# only a comment\n", b"<html></html>", b"\x00\x01", b"hello"])
def test_what_is_no_list_is_refused_in_a_sentence(data):
    with pytest.raises(ParseError):
        read_list(data)


def test_an_export_has_the_site_of_a_feed_that_never_answered_and_no_folder_of_newsletters_alone(conn):
    import_list(conn, LIFEREA.encode(), NOW)
    add_feed(conn, "mail:weekly@letters.example", NOW, make_folder_path(conn, ("Letters",)))
    make_folder_path(conn, ("Empty",))
    assert {folder.name for folder in list_folders(conn)} == {"News", "Letters", "Empty"}
    document = read_list(export_opml(conn))
    feed = OpmlFeed("https://h.example/feed", "Harbour", "https://h.example/")
    assert document.items == (OpmlFolder("News", (feed,)), OpmlFolder("Empty"))


@given(st.binary(max_size=300))
def test_any_bytes_are_read_or_refused(data):
    for read in (read_list, read_newsboat):
        with suppress(ParseError):
            read(data)


names = st.builds(" ".join, st.lists(st.text("azäü", min_size=1, max_size=8), min_size=1, max_size=2))


@given(st.lists(st.tuples(st.text("abc", max_size=5).map("https://a.example/{}".format), names, st.lists(names, max_size=3, unique=True)), min_size=1, max_size=5))  # fmt: skip
def test_every_line_comes_back_with_its_name_and_tags(feeds):
    lines = [f'{url} "~{name}" ' + " ".join(f'"{tag}"' for tag in tags) for url, name, tags in feeds]
    read = list(walk_feeds(read_newsboat("\n".join(lines).encode()).items))
    found = sorted((feed.url, feed.title, path + feed.tags) for path, feed in read)
    assert found == sorted((url, name, tuple(tags)) for url, name, tags in feeds)
