"""What each kind of feed says, field by field, in feeds written to look like those of the web."""

from __future__ import annotations

import subprocess
import sys
from datetime import UTC, datetime
from html import escape

import pytest

from reader.core.errors import ParseError
from reader.core.records.parsed import Enclosure, ParsedEntry, ParsedFeed, Wishes
from reader.parse.feed import parse_feed
from tests.unit.parse.corpora import FEEDS, lifelike

URL = "https://feeds.example/dir/feed.xml"


def read(name: str) -> ParsedFeed:
    return parse_feed((FEEDS / name).read_bytes(), url=URL)


def first(name: str) -> ParsedEntry:
    return read(name).entries[0]


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp())


# name: (kind, title, site, language, number of entries)
FEED_FACTS = {
    "blog_ru.xml": ("rss", "Записки с маяка", "https://mayak.example/", "ru", 1),
    "blogger.xml": ("atom", "Azulejos de Lisboa", "https://azulejos.example/", "", 1),
    "broken_ampersand.xml": ("rss", "Johnson & Sons Hardware", "http://hardware.example/?shop=1&lang=en", "", 2),
    "broken_php_warning.xml": ("rss", "Chess Club", "https://chess.example/", "", 1),
    "broken_truncated.xml": ("rss", "Ferry Times", "https://ferry.example/", "", 2),
    "cp1251.xml": ("rss", "Городские вести", "http://vesti.example/", "", 1),
    "discourse_hi.xml": ("rss", "रसोई चर्चा", "https://rasoi.example/latest", "hi", 1),
    "drupal_base.xml": ("rss", "Museum of Tides", "https://museum.example/", "en", 1),
    "feedburner.xml": ("rss", "Maps of Nowhere", "https://maps.example", "en", 1),
    "future_and_missing_dates.xml": ("rss", "Time Tables", "https://time.example/", "", 3),
    "ghost.xml": ("rss", "Slow Trains", "https://slowtrains.example/", "", 2),
    "github_releases.atom": (
        "atom",
        "Release notes from anvil",
        "https://code.example/acme/anvil/releases",
        "en-US",
        1,
    ),
    "hugo.xml": ("rss", "Notes on small compilers", "https://compilers.example/posts/", "en", 2),
    "jsonfeed.json": ("json", "Night Sky Log", "https://nightsky.example/", "en", 2),
    "jsonfeed10.json": ("json", "마을 소식", "https://village.example/ko", "", 1),
    "latin1_undeclared.xml": ("rss", "Café du coin", "http://cafe.example/", "", 1),
    "mailing_list.xml": ("atom", "kernel-gardeners archive", "https://lists.example/kernel-gardeners/", "", 1),
    "mastodon.xml": ("rss", "Birdwatch", "https://social.example/@birdwatch", "", 1),
    "news_ar.xml": ("rss", "أخبار الواحة", "https://waha.example/ar/", "ar", 1),
    "newsletter.xml": ("rss", "Footnotes by Dana Whitfield", "https://footnotes.example", "en", 1),
    "newspaper_ja.xml": ("rss", "港町新聞", "https://minato.example/", "ja", 2),
    "planet.xml": ("atom", "Planet Typesetting", "https://planet.example/", "", 2),
    "podcast.xml": ("rss", "Between Tides", "https://tides.example/", "en-us", 2),
    "reddit.xml": ("atom", "Fountain pens", "https://forum.example/r/fountainpens/", "", 1),
    "rss091_doctype.xml": ("rss", "Brass Band Weekly", "http://brass.example/", "en", 1),
    "shift_jis.rdf": ("rdf", "古い日記", "http://nikki.example/", "", 1),
    "slashdot.rdf": ("rdf", "Nerd News", "https://nerdnews.example/", "en-us", 2),
    "tumblr.xml": ("rss", "blue doors", "https://bluedoors.example/", "", 2),
    "utf16.xml": ("rss", "Δελτίο καιρού", "http://kairos.example/", "", 1),
    "wordpress.xml": ("rss", "The Allotment Diary", "https://allotment.example", "en-GB", 2),
    "youtube.xml": ("atom", "Clock Repair Evenings", "https://video.example/channel/UCclock", "", 1),
}

# name: (guid, link, title, author, published, categories) of the first entry
ENTRY_FACTS = {
    "blog_ru.xml": (
        "https://mayak.example/storm",
        "https://mayak.example/storm",
        "Шторм",
        "Фёдор",
        "2026-10-28T20:59:59",
        ("погода",),
    ),
    "blogger.xml": (
        "tag:blogger.com,1999:blog-7310001.post-88001",
        "https://azulejos.example/2026/10/um-painel.html",
        "Um painel & uma escada",
        "Inês Cardoso",
        "2026-10-29T01:58:00",
        ("Alfama", "séc. XVIII"),
    ),
    "broken_ampersand.xml": (
        "hinge-7",
        "http://hardware.example/item?id=7&ref=rss",
        "Hinges < 10 cm",
        "",
        "2026-10-22T09:30:00",
        (),
    ),
    "cp1251.xml": (
        "http://vesti.example/1",
        "http://vesti.example/1",
        "Трамвай вернулся",
        "",
        "2026-11-02T07:00:00",
        (),
    ),
    "feedburner.xml": (
        "https://maps.example/?p=61",
        "https://maps.example/moved/",
        "The island that moved",
        "",
        "2026-10-13T14:00:00",
        (),
    ),
    "github_releases.atom": (
        "tag:code.example,2008:Repository/991/v2.4.0",
        "https://code.example/acme/anvil/releases/tag/v2.4.0",
        "2.4.0",
        "hammersmith",
        "2026-10-21T16:44:03",
        (),
    ),
    "hugo.xml": (
        "https://compilers.example/posts/generics/",
        "https://compilers.example/posts/generics/",
        "Parsing List<T> without backtracking",
        "Rui Tanabe",
        "2026-10-20T00:00:00",
        (),
    ),
    "jsonfeed.json": (
        "2026-10-30-saturn",
        "https://nightsky.example/2026/10/30/saturn",
        "Saturn, at last",
        "Yusuf Demir",
        "2026-10-30T19:15:00",
        ("saturn", "telescope"),
    ),
    "jsonfeed10.json": ("a-1", "https://village.example/ko/a-1", "가을 축제", "편집부", "2026-10-17T00:00:00", ()),
    "mailing_list.xml": (
        "urn:uuid:5f2f2a5e-2f4c-4f0e-9d0c-0a4e6d0b7c11",
        "https://lists.example/kernel-gardeners/20261031211609.1@lindqvist.example/",
        "Re: [PATCH v3 2/7] mm: water the <page cache>",
        "Per Lindqvist",
        "2026-10-31T21:16:09",
        (),
    ),
    "mastodon.xml": (
        "https://social.example/@birdwatch/1154",
        "https://social.example/@birdwatch/1154",
        "",
        "",
        "2026-10-31T15:01:44",
        ("birds",),
    ),
    "newspaper_ja.xml": (
        "https://minato.example/articles/20261101-1",
        "https://minato.example/articles/20261101-1",
        "「新しい橋」来春に開通へ 市が発表",
        "佐藤 花子",
        "2026-11-01T08:30:00",
        ("地域",),
    ),
    "planet.xml": (
        "https://lettres.example/cesures",
        "https://lettres.example/cesures",
        "Des césures",
        "Anaïs Roche",
        "2026-10-30T11:58:00",
        ("Typographie",),
    ),
    "podcast.xml": (
        "tides-0041",
        "https://tides.example/episodes/41",
        "41. The eel that would not be counted",
        "Harbour Audio",
        "2026-10-29T08:00:00",
        ("eels", "rivers", "counting"),
    ),
    "reddit.xml": (
        "t3_1k2",
        "https://forum.example/r/fountainpens/comments/1k2/what_nib/",
        "What nib is this?",
        "/u/inkstain_42",
        "2026-11-01T06:41:22",
        ("r/fountainpens",),
    ),
    "rss091_doctype.xml": ("", "http://brass.example/cafe", "Café concert", "", None, ()),
    "shift_jis.rdf": (
        "http://nikki.example/20261030",
        "http://nikki.example/20261030",
        "柿を干す",
        "",
        "2026-10-30T11:15:00",
        (),
    ),
    "slashdot.rdf": (
        "https://nerdnews.example/story/26/11/01/0812/tape",
        "https://nerdnews.example/story/26/11/01/0812/tape?utm_source=rss",
        "Tape Outlives Another Format",
        "lunchEditor",
        "2026-11-01T08:12:00",
        ("storage",),
    ),
    "tumblr.xml": (
        "https://bluedoors.example/post/7781",
        "https://bluedoors.example/post/7781",
        "",
        "",
        "2026-10-27T18:22:01",
        ("doors", "morocco"),
    ),
    "wordpress.xml": (
        "https://allotment.example/?p=2210",
        "https://allotment.example/2026/11/leeks-late-beans/",
        "Leeks & late beans",
        "Margaret Oyelaran",
        "2026-11-01T08:12:40",
        ("Harvest", "Beans & peas"),
    ),
    "youtube.xml": (
        "yt:video:a1B2c3D4e5F",
        "https://video.example/watch?v=a1B2c3D4e5F",
        "The carriage clock & the missing spring",
        "Clock Repair Evenings",
        "2026-10-25T18:00:07",
        (),
    ),
}


def test_every_lifelike_feed_has_its_facts():
    assert {path.name for path in lifelike()} == FEED_FACTS.keys()
    assert len(FEED_FACTS) >= 25


@pytest.mark.parametrize("name", FEED_FACTS)
def test_feeds(name: str):
    feed = read(name)
    assert (feed.kind, feed.title, feed.site_url, feed.language, len(feed.entries)) == FEED_FACTS[name]


@pytest.mark.parametrize("name", ENTRY_FACTS)
def test_first_entries(name: str):
    entry = first(name)
    *facts, published, categories = ENTRY_FACTS[name]
    assert [entry.guid, entry.link, entry.title, entry.author] == facts
    assert entry.published_at == (at(published) if published else None)
    assert entry.categories == categories


def test_content_wins_over_the_summary_and_links_are_absolute():
    entry = first("wordpress.xml")
    assert entry.text.startswith("The leeks stood through the frost, which is more")
    assert '<img src="https://allotment.example/wp-content/uploads/2026/11/leeks-1024x683.jpg"' in entry.html
    assert "class=" not in entry.html
    assert 'href="https://slowtrains.example/menu/?night=1&amp;car=12"' in first("ghost.xml").html


def test_a_player_becomes_a_link():
    assert '<a href="https://video.example/embed/b2b">▶ Leaving Brussels</a>' in first("ghost.xml").html


def test_forms_and_tracking_pixels_go():
    assert "Subscribe" not in first("newsletter.xml").html
    assert "<img" not in first("feedburner.xml").html


def test_enclosures_of_podcasts_and_pictures():
    assert first("podcast.xml").enclosures == (
        Enclosure("https://media.example/tides/41.mp3?dl=1&src=rss", "audio/mpeg", 39482113, duration_s=2467),
    )
    assert read("podcast.xml").entries[1].enclosures[0].length is None
    assert first("mastodon.xml").enclosures[0].url == "https://files.example/waxwing.jpg"
    assert first("jsonfeed.json").enclosures[0].title == "Listen"


def test_a_video_shows_its_picture_and_its_words():
    entry = first("youtube.xml")
    still = f'<img src="https://img.example/vi/a1B2c3D4e5F/hqdefault.jpg" alt="▶ {escape(entry.title)}">'
    assert entry.html.startswith(f'<p><a href="{entry.link}">{still}</a></p>')
    assert entry.enclosures == (), "nothing plays what YouTube calls its player"
    assert entry.text.splitlines()[-1] == "12:40 <The spring>"


def test_a_caption_is_not_the_article():
    assert first("newspaper_ja.xml").text.startswith("市は1日")
    assert first("mastodon.xml").text == "Seven waxwings on the rowan. #birds"


def test_right_to_left_stays():
    assert first("news_ar.xml").html.startswith('<div dir="rtl">')


def test_languages():
    assert first("planet.xml").language == "fr"
    assert first("newspaper_ja.xml").language == "ja"


def test_two_authors():
    assert read("ghost.xml").entries[1].author == "Ilse Vandamme, Tomáš Dvořák"


def test_odd_dates_are_kept_or_none():
    dates = [entry.published_at for entry in read("future_and_missing_dates.xml").entries]
    assert dates == [at("2049-01-01T00:00:00"), None, at("2026-05-01T00:00:00")]
    assert read("broken_ampersand.xml").entries[1].published_at is None


def test_wishes():
    assert read("wordpress.xml").wishes == Wishes(update_period_s=1_800)
    assert read("newspaper_ja.xml").wishes == Wishes(ttl_s=900)
    assert read("blog_ru.xml").wishes == Wishes(skip_hours=frozenset({0, 1}), skip_days=frozenset({5, 6}))
    assert read("slashdot.rdf").wishes.update_period_s == 3_600
    assert read("jsonfeed.json").wishes == Wishes()


def test_icons():
    assert read("podcast.xml").icon_url == "https://tides.example/cover-3000.jpg"
    assert read("reddit.xml").icon_url == "https://forum.example/icon.png/"


def test_text_of_json_means_what_it_says():
    entry = read("jsonfeed.json").entries[1]
    assert entry.text == "Clouds < 10 % for once.\nGo outside."
    assert entry.guid == "20261012"
    assert entry.link == "https://observatory.example/news/7"


# --- what is refused, and what the user reads -----------------------------------------------------


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        (b"", f"The response from {URL} is empty. Try again later."),
        (b" \r\n\t", f"The response from {URL} is empty. Try again later."),
        (b"<!DOCTYPE html><html><body>Hello</body></html>", f"The page at {URL} is a web page, not a feed."),
        (
            b"<html><form><input type='password'></form></html>",
            f"The page at {URL} requires a sign-in instead of returning a feed.",
        ),
        (b"<opml version='2.0'><body/></opml>", f"{URL} isn’t a feed. Check the address."),
        (b"\x89PNG\r\n\x1a\n\0\0\0", f"{URL} isn’t a feed. Check the address."),
        (b"plain words", f"{URL} isn’t a feed. Check the address."),
        (b'{"hello": 1}', f"{URL} returned JSON that isn’t a feed. Check the address."),
        (b'{"version": "https://jsonfeed.org', f"The JSON feed at {URL} is damaged and can’t be read."),
        (b'{"a":' * 100_000, f"The JSON feed at {URL} is damaged and can’t be read."),
        (b"x" * 15_000_001, f"The feed at {URL} is larger than 15 MB and wasn’t read."),
        (
            b"<rss>" + b"<a xmlns:b='c'/>" * 6_000,
            f"The feed at {URL} is too complex to read safely. The publisher needs to fix this.",
        ),
    ],
)
def test_what_is_no_feed_is_refused_in_plain_words(body: bytes, sentence: str):
    with pytest.raises(ParseError) as caught:
        parse_feed(body, url=URL)
    assert str(caught.value) == sentence


def test_a_feed_without_entries_is_a_feed():
    feed = parse_feed(b"<rss version='2.0'><channel><title>Empty</title></channel></rss>", url=URL)
    assert (feed.title, feed.entries) == ("Empty", ())


def test_lengths_are_bounded():
    item = "<item><title>{}</title><guid>{}</guid></item>".format("t" * 5_000, "g" * 9_000)
    body = f"<rss version='2.0'><channel><title>x</title>{item * 2}{'<item/>' * 6_000}</channel></rss>"
    feed = parse_feed(body.encode(), url=URL)
    assert len(feed.entries) == 5_000
    assert len(feed.entries[0].title) == 1_000
    assert len(feed.entries[0].guid) == 4_000


def test_titles_are_plain_and_on_one_line():
    titles = {
        "a &amp;amp; b": "a & b",
        "&lt;b&gt;bold&lt;/b&gt; move": "bold move",
        "1 &lt; 2": "1 < 2",
        "two\n  lines": "two lines",
        "AT&amp;T": "AT&T",
        "x &amp;#8217; y": "x ’ y",
        "C&lt;int&gt;": "C<int>",
        "a&lt;br/&gt;b": "a b",
    }
    items = "".join(f"<item><title>{title}</title></item>" for title in titles)
    feed = parse_feed(f"<rss version='2.0'><channel>{items}</channel></rss>".encode(), url=URL)
    assert [entry.title for entry in feed.entries] == list(titles.values())


def test_control_characters_and_lone_surrogates_go():
    body = r'{"version":"https://jsonfeed.org/version/1.1","items":[{"id":"a\u0000b","title":"x\u0007y\ud800z",'
    body += r'"content_html":"<p>q\u0000\udfff</p>"}]}'
    entry = parse_feed(body.encode(), url=URL).entries[0]
    assert (entry.guid, entry.title, entry.text) == ("ab", "xyz", "q")


def test_plain_feeds_never_pay_for_feedparser():
    """Its import costs more than reading a hundred plain feeds."""
    body = (FEEDS / "wordpress.xml").read_bytes()
    code = (
        "import sys; from reader.parse.worker import GuardedParser; parser = GuardedParser();"
        f"parser.parse({body!r}, 'https://x.example/'); assert 'feedparser' not in sys.modules;"
        "assert not [name for name in sys.modules if name.startswith('PySide6')]"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=FEEDS.parents[2])


def test_the_page_where_an_entry_is_talked_about_is_kept():
    rss = b"""<rss version="2.0"><channel><title>t</title><item><title>a</title><link>https://a.example/1</link>
        <comments>https://a.example/1#c</comments></item></channel></rss>"""
    atom = b"""<feed xmlns="http://www.w3.org/2005/Atom"><title>t</title><entry><id>urn:1</id><title>a</title>
        <link rel="replies" type="application/atom+xml" href="https://a.example/feed-of-replies"/>
        <link rel="replies" type="text/html" href="/1/talk"/></entry></feed>"""
    for body, expected in ((rss, "https://a.example/1#c"), (atom, "https://a.example/1/talk")):
        (entry,) = parse_feed(body, url="https://a.example/feed").entries
        assert entry.comments == expected


def test_a_post_that_was_cut_off_before_its_name_waits_for_the_whole_one():
    """Wherever a document ends, what it names is the same post when the rest comes."""
    items = "".join(
        f"<item><title>Post {n}</title><guid>{n}</guid><link>http://x.example/{n}</link><description>Text</description></item>"
        for n in range(3)
    )
    whole = f"<rss version='2.0'><channel><title>Cut</title>{items}</channel></rss>".encode()
    names = {(entry.guid, entry.title) for entry in parse_feed(whole, url=URL).entries}
    for end in range(whole.index(b"<item>", whole.index(b"<item>") + 1), len(whole)):
        cut = parse_feed(whole[:end], url=URL)
        assert {(entry.guid, entry.title) for entry in cut.entries} <= names, whole[:end][-40:]
