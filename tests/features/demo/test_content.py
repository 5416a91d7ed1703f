"""What the demo shows is whole, varied and clean."""

from __future__ import annotations

import re
import unicodedata
import xml.etree.ElementTree as ElementTree
from urllib.parse import urlsplit

from reader.core.paths import get_resources
from reader.features.demo.content import DAYS, DemoContent, DemoPost
from reader.html.text import text_of

SIMPLE_TAGS = {
    *("p", "h2", "h3", "blockquote", "pre", "code", "ul", "ol", "li", "figure", "figcaption", "img", "a"),
    *("table", "thead", "tbody", "tr", "th", "td", "em", "strong"),
}
SCRIPTS = ("LATIN", "CYRILLIC", "GREEK", "ARABIC", "HEBREW", "DEVANAGARI", "HANGUL", "HIRAGANA", "CJK")


def test_there_are_forty_feeds_in_five_folders(content: DemoContent):
    assert len(content.feeds) == 40
    assert tuple(dict.fromkeys(feed.folder for feed in content.feeds)) == (
        "News",
        "Science",
        "Software",
        "Listening",
        "Kitchen and comics",
    )
    assert len({feed.name for feed in content.feeds}) == 40
    assert [feed.name for feed in content.feeds[:5]] == [
        *("Harbour Gazette", "Nordlicht Kurier", "Le Petit Méridien", "夕凪新聞", "صدى المرفأ")
    ]


def test_many_languages_and_scripts(content: DemoContent):
    languages = {feed.language for feed in content.feeds}
    assert languages == {"en", "de", "fr", "es", "it", "pl", "ru", "el", "ar", "he", "hi", "ja", "zh", "ko"}
    letters = "".join(post.title for feed in content.feeds for post in feed.posts)
    found = {unicodedata.name(letter, "").split()[0] for letter in letters if letter.isalpha()}
    assert set(SCRIPTS) <= found


def test_every_trouble_is_there_once(content: DemoContent):
    behaviours = [feed.behaviour for feed in content.feeds if feed.behaviour != "fine"]
    assert sorted(behaviours) == ["broken", "failing", "gone", "moved", "slow"]
    assert sum(1 for feed in content.feeds if any(post.sound_minutes for post in feed.posts)) == 5


def test_every_feed_has_an_icon_and_every_picture_is_shown(content: DemoContent):
    assert set(content.icons) == {feed.slug for feed in content.feeds}
    html = "".join(post.body for feed in content.feeds for post in feed.posts)
    assert set(re.findall(r"/pictures/([a-z0-9-]+)\.png", html)) == set(content.pictures)


def test_the_files_are_small():
    files = [path for path in (get_resources() / "demo").rglob("*") if path.is_file()]
    assert sum(path.stat().st_size for path in files) < 3_000_000


def test_every_post_is_simple_whole_html(past: tuple[DemoPost, ...], live: tuple[DemoPost, ...]):
    for post in past + live:
        tree = ElementTree.fromstring(f"<div>{post.body}</div>")
        tags = {element.tag for element in tree.iter()} - {"div"}
        assert tags <= SIMPLE_TAGS, post.title
        assert tags & {"p", "figure"}, post.title


def test_links_stay_at_home_or_at_example_sites(past: tuple[DemoPost, ...]):
    links = [link for post in past for link in re.findall(r'(?:href|src)="([^"]+)"', post.body)]
    assert links
    for link in links:
        host = urlsplit(link).hostname
        assert link.startswith("/pictures/") if host is None else host.endswith(".example")


def test_no_placeholders_and_no_open_gaps(past: tuple[DemoPost, ...], live: tuple[DemoPost, ...]):
    for post in past + live:
        words = f"{post.title} {text_of(post.body)}"
        assert not re.search(r"lorem|ipsum|\bfoo\b|\bTBD\b|\[\[|\]\]|xxx", words, re.IGNORECASE), post.title
        assert not re.search(r"\{[a-z]+\d?\}", words), post.title
        assert post.title == post.title.strip()
        assert "  " not in post.title


def test_written_posts_have_a_body_worth_opening(content: DemoContent):
    for feed in content.feeds:
        for post in feed.posts:
            assert "<img" in post.body or len(text_of(post.body)) >= 90, (feed.slug, post.title)


def test_some_posts_are_long_reads_with_everything_in_them(content: DemoContent):
    estuary = next(post for post in content.get_feed("tidewater-lab-notes").posts if post.minutes_ago == 26)
    for tag in ("<h2>", "<blockquote>", "<table>", "<pre>", "<figure>", "<a "):
        assert tag in estuary.body
    assert len(text_of(estuary.body).split()) > 500


def test_the_posts_are_enough_for_the_rate(content: DemoContent):
    for feed in content.feeds:
        free = [post for post in feed.posts if post.minutes_ago is None or post.minutes_ago < DAYS * 1_440]
        assert feed.posts, feed.slug
        assert feed.patterns or len(free) >= feed.post_count, feed.slug
        assert feed.shape in content.shapes, feed.slug
