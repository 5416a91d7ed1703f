"""Feeds of a given size for measurements: seeded, so that every run reads the same bytes."""

from __future__ import annotations

import random
from html import escape

_TEXT = (
    "river station harbour council report market winter signal engine garden archive letter museum valley"
    " teacher budget bridge orchard weather ferry ticket library morning editor camera pattern village"
    " “quoted” naïve café Zürich crème señor – and the of to in a for with on that was by from at it"
)
_WORDS = tuple(_TEXT.split())


def make_feeds(count: int, *, entries: tuple[int, int] = (12, 30), seed: int = 7) -> list[bytes]:
    """Two thirds RSS in the manner of WordPress, one third Atom; about 3 kB of HTML in each entry."""
    rng = random.Random(seed)
    return [_feed(rng, number, rng.randint(*entries)) for number in range(count)]


def make_feed(entries: int, *, seed: int = 7, atom: bool = False) -> bytes:
    rng = random.Random(seed)
    return (_atom if atom else _rss)(rng, 0, entries)


def _feed(rng: random.Random, number: int, entries: int) -> bytes:
    return (_atom if number % 3 == 2 else _rss)(rng, number, entries)


def _sentence(rng: random.Random, words: int) -> str:
    return " ".join(rng.choices(_WORDS, k=words)).capitalize()


def _paragraph(rng: random.Random) -> str:
    link = f'<a href="https://news.example/{rng.randrange(10**6)}?a=1&amp;b=2">{_sentence(rng, 3)}</a>'
    return f"<p>{_sentence(rng, 45)} {link}, <em>{_sentence(rng, 2)}</em> {_sentence(rng, 20)}.</p>\n"


def _article(rng: random.Random) -> str:
    picture = (
        f'<figure class="wp-block-image"><img loading="lazy" src="/media/{rng.randrange(10**6)}.jpg"'
        f' alt="{_sentence(rng, 4)}" width="640" height="427"/>'
        f"<figcaption>{_sentence(rng, 8)}</figcaption></figure>\n"
    )
    items = "".join(f"<li>{_sentence(rng, 7)}</li>\n" for _ in range(4))
    return picture + "".join(_paragraph(rng) for _ in range(4)) + f'<h2 id="more">More</h2>\n<ul>\n{items}</ul>\n'


def _rss(rng: random.Random, number: int, entries: int) -> bytes:
    items = "".join(_rss_item(rng, number, index) for index in range(entries))
    return (
        '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"'
        ' xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"'
        ' xmlns:atom="http://www.w3.org/2005/Atom" xmlns:sy="http://purl.org/rss/1.0/modules/syndication/"'
        ' xmlns:slash="http://purl.org/rss/1.0/modules/slash/">\n<channel>\n'
        f"<title>Made feed {number}</title><link>https://site{number}.example/</link>"
        f'<atom:link href="https://site{number}.example/feed/" rel="self" type="application/rss+xml"/>'
        "<description>Made for measuring</description><language>en-GB</language>"
        "<sy:updatePeriod>hourly</sy:updatePeriod><sy:updateFrequency>1</sy:updateFrequency>\n"
        f"{items}</channel></rss>\n"
    ).encode()


def _rss_item(rng: random.Random, number: int, index: int) -> str:
    address = f"https://site{number}.example/{index}-{rng.randrange(10**6)}/"
    return (
        f"<item><title>{escape(_sentence(rng, 7))} &#8211; {index}</title><link>{address}</link>"
        f"<dc:creator><![CDATA[{_sentence(rng, 2)}]]></dc:creator>"
        f"<pubDate>{_day(rng)} Oct 2026 {rng.randrange(24):02}:30:00 +0000</pubDate>"
        f"<category><![CDATA[{rng.choice(_WORDS)}]]></category><category><![CDATA[{rng.choice(_WORDS)}]]></category>"
        f'<guid isPermaLink="false">https://site{number}.example/?p={index}</guid>'
        f"<description><![CDATA[<p>{_sentence(rng, 30)} [&#8230;]</p>]]></description>"
        f"<content:encoded><![CDATA[{_article(rng)}]]></content:encoded>"
        f"<slash:comments>{rng.randrange(50)}</slash:comments></item>\n"
    )


def _day(rng: random.Random) -> str:
    return f"{rng.randint(1, 31):02}"


def _atom(rng: random.Random, number: int, entries: int) -> bytes:
    parts = "".join(_atom_entry(rng, number, index) for index in range(entries))
    return (
        '<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">\n'
        f'<title>Made feed {number}</title><link href="https://site{number}.example/"/>'
        f'<link rel="self" href="https://site{number}.example/atom.xml"/><id>https://site{number}.example/</id>'
        f"<updated>2026-10-31T12:00:00Z</updated><author><name>{_sentence(rng, 2)}</name></author>\n"
        f"{parts}</feed>\n"
    ).encode()


def _atom_entry(rng: random.Random, number: int, index: int) -> str:
    moment = f"2026-10-{_day(rng)}T{rng.randrange(24):02}:30:00Z"
    return (
        f'<entry><title type="html">{escape(_sentence(rng, 7))}</title>'
        f'<link href="https://site{number}.example/{index}-{rng.randrange(10**6)}/"/>'
        f"<id>tag:site{number}.example,2026:{index}</id><published>{moment}</published><updated>{moment}</updated>"
        f'<category term="{rng.choice(_WORDS)}"/>'
        f'<content type="html">{escape(_article(rng))}</content></entry>\n'
    )
