from __future__ import annotations

import contextlib
import time
import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.core.errors import ParseError
from reader.core.words.words import in_english
from reader.features.subscriptions.opml import (
    MAX_DEPTH,
    MAX_FOLDERS,
    MAX_SKIPPED,
    OpmlDocument,
    OpmlFeed,
    OpmlFolder,
    read_opml,
    walk_feeds,
    walk_folders,
    write_opml,
)


def opml(body: str) -> bytes:
    return f'<?xml version="1.0"?><opml version="2.0"><head/><body>{body}</body></opml>'.encode()


words = st.text(
    st.characters(exclude_categories=["Cc", "Cs", "Zs", "Zl", "Zp"], exclude_characters=",/\ufffe\uffff"), max_size=6
)
names = st.lists(words.filter(bool), min_size=1, max_size=3).map(" ".join).map(lambda text: " ".join(text.split()))
urls = st.builds(
    "{}://{}.example/{}".format,
    st.sampled_from(["http", "https"]),
    st.sampled_from(["a", "harbour"]),
    st.text("az09?=&'\"<>", max_size=12),
)
feeds = st.builds(
    OpmlFeed, urls, st.one_of(st.just(""), names), st.one_of(st.just(""), urls), st.lists(names, unique=True).map(tuple)
)
folders = st.recursive(
    st.builds(OpmlFolder, names, st.lists(feeds, max_size=3).map(tuple)),
    lambda inner: st.builds(OpmlFolder, names, st.lists(st.one_of(feeds, inner), max_size=3).map(tuple)),
    max_leaves=6,
)
documents = st.builds(OpmlDocument, st.lists(st.one_of(feeds, folders), max_size=5).map(tuple), names)


@given(documents)
def test_a_round_trip_changes_nothing(document):
    assert read_opml(write_opml(document)) == document


@given(st.binary(max_size=400))
def test_any_bytes_are_read_or_refused_in_one_sentence(data):
    try:
        read_opml(data)
    except ParseError as error:
        assert str(error).endswith(".")


def test_nested_folders_keep_their_order_and_empty_folders_stay():
    document = read_opml(
        opml(
            '<outline text="News"><outline text="Local"><outline text="A" xmlUrl="http://a.example/"/></outline>'
            '<outline text="B" xmlUrl="https://b.example/" htmlUrl="https://b.example"/></outline><outline text="Empty"/>'
        )
    )
    assert [(path, feed.title) for path, feed in walk_feeds(document.items)] == [
        (("News", "Local"), "A"),
        (("News",), "B"),
    ]
    assert list(walk_folders(document.items)) == [("News",), ("News", "Local"), ("Empty",)]


def test_names_of_attributes_in_any_case_and_feed_addresses_are_understood():
    document = read_opml(
        opml('<outline TEXT="A" XMLURL="feed://a.example/rss"/><outline xmlurl="feed:https://b.example/"/>')
    )
    assert [feed.url for _, feed in walk_feeds(document.items)] == ["http://a.example/rss", "https://b.example/"]


def test_tags_come_from_the_category_attribute():
    document = read_opml(
        opml('<outline text="A" xmlUrl="http://a.example/" category="to cook, /Type/Print,to cook,"/>')
    )
    assert document.items == (OpmlFeed("http://a.example/", "A", "", ("to cook", "Type/Print")),)


@pytest.mark.parametrize(
    "address", ["file:///etc/passwd", "javascript:alert(1)", "ftp://a.example/", "http://", "", "no"]
)
def test_an_address_that_is_no_web_address_is_left_out_and_said(address):
    document = read_opml(opml(f'<outline text="X" xmlUrl="{address}"/><outline xmlUrl="http://a.example/"/>'))
    assert [feed.url for _, feed in walk_feeds(document.items)] == ["http://a.example/"]
    assert len(document.skipped) == 1


def test_an_include_is_never_followed():
    document = read_opml(opml('<outline type="include" text="more" url="http://evil.example/more.opml"/>'))
    assert document.items == ()
    assert "wasn’t imported" in in_english(document.skipped[0])


def test_entities_are_refused():
    bomb = b'<!DOCTYPE opml [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><opml><body><outline text="&b;"/></body></opml>'
    with pytest.raises(ParseError, match="entities"):
        read_opml(bomb)


def test_an_external_entity_is_never_opened(tmp_path):
    secret = tmp_path / "secret"
    secret.write_text("the secret")
    hostile = f'<!DOCTYPE o [<!ENTITY s SYSTEM "{secret.as_uri()}">]><opml><body><outline text="&s;"/></body></opml>'
    with pytest.raises(ParseError):
        read_opml(hostile.encode())


def test_a_bare_ampersand_in_an_address_is_mended():
    document = read_opml(opml('<outline text="R&D" xmlUrl="http://a.example/?a=1&b=2"/>'))
    assert document.items == (OpmlFeed("http://a.example/?a=1&b=2", "R&D"),)


@pytest.mark.parametrize(
    ("inside", "title", "url"),
    [
        ('text="A &" xmlUrl="http://a.example/?a&b;c=1&amp;d"', "A &", "http://a.example/?a&b;c=1&d"),
        ('text="x" xmlUrl="http://a.example/?a=1&foo;bar=2"', "x", "http://a.example/?a=1&foo;bar=2"),
        ('text="Caf&eacute;&nbsp;&hellip;" xmlUrl="http://a.example/"', "Café …", "http://a.example/"),
        ('text="a &#0;&#x1;&#55296; b &#65;" xmlUrl="http://a.example/"', "a b A", "http://a.example/"),
        ('text="1 < 2 &lt; 3" xmlUrl="http://a.example/"', "1 < 2 < 3", "http://a.example/"),
        ('text="&QUOT;&LT;&AMP;" xmlUrl="http://a.example/"', '"<&', "http://a.example/"),
        ('text="a\x0bb" xmlUrl="http://a.example/"', "ab", "http://a.example/"),
    ],
)
def test_what_programs_forget_to_escape_is_mended(inside, title, url):
    assert read_opml(opml(f"<outline {inside}/>")).items == (OpmlFeed(url, title),)


@pytest.mark.parametrize("encoding", ["is-8859-1", "utf-7", "u7", "base64", "x" * 30])
def test_an_encoding_that_nobody_has_heard_of_is_no_obstacle(encoding):
    head = f"<?xml version='1.0' encoding='{encoding}'?>"
    text = f'{head}<opml><body><outline text="A" xmlUrl="http://a.example/"/></body></opml>'
    assert read_opml(text.encode()).items == (OpmlFeed("http://a.example/", "A"),)


@pytest.mark.parametrize(
    ("head", "encoding"),
    [
        ('<?xml version="1.0" encoding="UTF-16"?>', "utf-16"),
        ('<?xml version="1.0" encoding="ISO-8859-1"?>', "latin-1"),
        ('\n <?xml version="1.0"?>', "utf-8"),
    ],
)
def test_a_bare_ampersand_is_mended_in_every_encoding(head, encoding):
    text = f'{head}<opml><body><outline text="Café & B" xmlUrl="http://a.example/?a&b"/></body></opml>'
    assert read_opml(text.encode(encoding)).items == (OpmlFeed("http://a.example/?a&b", "Café & B"),)


@pytest.mark.parametrize("data", [b"", b"  ", b"just text", b"<html><body/></html>", b"<opml><body>", b"\x00\xff" * 50])
def test_a_file_that_is_no_opml_is_refused_with_advice(data):
    with pytest.raises(ParseError) as caught:
        read_opml(data)
    assert "OPML" in str(caught.value)


def test_absurd_nesting_is_folded_and_loses_no_feed():
    deep = '<outline text="x">' * 5_000 + '<outline xmlUrl="http://a.example/"/>' + "</outline>" * 5_000
    document = read_opml(opml(deep))
    [(path, feed)] = walk_feeds(document.items)
    assert feed.url == "http://a.example/"
    assert len(path) <= MAX_DEPTH


@pytest.mark.parametrize("inside", ["<outline text='f'/>", "<outline text='f'><outline text='g'></outline></outline>"])
def test_more_folders_than_anybody_has_are_refused(inside):
    with pytest.raises(ParseError) as caught:
        read_opml(f"<opml><body>{inside * (MAX_FOLDERS + 1)}</body></opml>".encode())
    assert caught.value.message.code == "LIST_TOO_MANY_FOLDERS"


def test_an_untitled_feed_shows_its_address_to_other_readers_and_stays_untitled_here():
    document = OpmlDocument((OpmlFeed("http://a.example/"),))
    assert b'text="http://a.example/"' in write_opml(document)
    assert read_opml(write_opml(document)) == document


def test_other_encodings_are_read():
    text = '<?xml version="1.0" encoding="windows-1251"?><opml><body><outline text="Новости" xmlUrl="http://a.example/"/></body></opml>'
    assert read_opml(text.encode("windows-1251")).items == (OpmlFeed("http://a.example/", "Новости"),)
    utf16 = '<?xml version="1.0" encoding="utf-16"?><opml><body><outline text="é" xmlUrl="http://a.example/"/></body></opml>'
    assert read_opml(utf16.encode("utf-16")).items == (OpmlFeed("http://a.example/", "é"),)


@pytest.mark.parametrize(
    "inside",
    [
        "<outline text='f'>" + "".join(f"<outline text='{n}'/>" for n in range(20_000)) + "</outline>",
        "&" * 3_000_000,
        "< " * 1_500_000,
        "<outline type='include' url='http://x.example/'/>" * 100_000,
        "<outline xmlUrl='nonsense'/>" * 100_000,
    ],
    ids=["folders", "ampersands", "less", "includes", "no addresses"],
)
def test_a_list_of_a_million_mistakes_costs_little(inside):
    began = time.process_time()
    tracemalloc.start()
    with contextlib.suppress(ParseError):
        assert len(read_opml(f"<opml><body>{inside}</body></opml>".encode()).skipped) <= MAX_SKIPPED
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 60_000_000
    assert time.process_time() - began < 6.0
