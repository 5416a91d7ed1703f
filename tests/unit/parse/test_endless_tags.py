"""A tag with attributes without end is refused before any parser gathers them."""

from __future__ import annotations

import tracemalloc

import pytest

from reader.core.errors import ParseError
from reader.parse.feed import MAX_TAG_ATTRIBUTES, find_quick_feed, has_endless_tag

FORMS = ['a{}="1"', "a{}='1'", "a{}=1", 'a{} = "1"', 'a{}=">"', "a{}='\">'", 'a:{}="/>"', "\na{}\n=\n'1'"]
ENCODINGS = ["utf-8", "utf-16", "utf-16-be", "utf-8-sig"]


def make(form: str, count: int) -> str:
    attributes = " ".join(form.replace("{}", str(n)) for n in range(count))
    return f"<rss version='2.0'><channel><item><title>x</title></item><item {attributes}></item></channel></rss>"


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("encoding", ENCODINGS)
def test_an_endless_tag_is_seen_however_it_is_written(form, encoding):
    assert has_endless_tag(make(form, MAX_TAG_ATTRIBUTES * 4).encode(encoding))


@pytest.mark.parametrize("form", FORMS)
def test_it_costs_little_memory(form):
    body = make(form, 300_000).encode()
    tracemalloc.start()
    with pytest.raises(ParseError):
        find_quick_feed(body, url="https://a.example/feed")
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 60_000_000


@pytest.mark.parametrize(
    "text",
    [
        "&lt;a href=&quot;x&quot;&gt;" * 20_000,
        "<![CDATA[" + "a=b " * 100_000 + "]]>",
        "<![CDATA[<img src='data:image/png;base64," + "QUJD" * 100_000 + "=='>]]>",
        "x = y " * 50_000,
    ],
)
def test_long_texts_are_no_tags(text):
    body = f"<rss version='2.0'><channel><item><description>{text}</description></item></channel></rss>"
    assert not has_endless_tag(body.encode())
