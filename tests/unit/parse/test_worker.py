"""The guarded parser: limits hold, a poison document is set aside, and the next one is read all the same."""

from __future__ import annotations

import contextlib
import pickle
import re
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path

import psutil
import pytest
from msgspec import msgpack

from reader.core.errors import ParseError
from reader.core.guarded_child import MemoryWatch, find_memory, find_processor_time, memory_for
from reader.core.records.pages import PageKind, PageRecipe
from reader.core.records.parsed import ParsedFeed
from reader.parse.feed import parse_slowly
from reader.parse.worker import GuardedParser, PageWish, QuarantinedError
from tests.long_tests import mark_long
from tests.unit.parse.own_corpus import all_quirks

pytestmark = pytest.mark.real

URL = "https://site.example/feed"
QUICK = b'<rss version="2.0"><channel><title>Quick</title><item><title>One</title></item></channel></rss>'
SLOW_WAY = QUICK.replace(b"Quick", b"Broken & loose")
# feedparser looks for each namespace among all that came before: 4,500 take seconds.
POISON = (
    b"<rss version=2.0 "
    + b" ".join(b'xmlns:n%d="http://n.example/%d"' % (n, n) for n in range(4_500))
    + b"><channel>"
    + b"".join(b"<n%d:x>1</n%d:x>" % (n, n) for n in range(4_500))
    + b"<title>x & y</title></channel></rss>"
)


@pytest.fixture(scope="module")
def parser() -> Iterator[GuardedParser]:
    """What would take five seconds takes too long after one as well."""
    with GuardedParser(time_limit_s=1.0) as guarded:
        yield guarded


def test_plain_feeds_need_no_child():
    with GuardedParser() as guarded:
        assert guarded.parse(QUICK, URL).title == "Quick"
        assert guarded.pid is None


def test_a_bug_of_ours_costs_one_document_and_is_logged(monkeypatch, expect_log):
    def fail(body: bytes, **notes: object) -> None:
        raise KeyError("a bug")

    monkeypatch.setattr("reader.parse.worker.feed.find_quick_feed", fail)
    expect_log("could not be read quickly")
    with GuardedParser() as guarded, pytest.raises(ParseError, match="KeyError"):
        guarded.parse(QUICK, URL)


def test_broken_feeds_are_read_by_the_child_which_stays(parser):
    assert parser.parse(SLOW_WAY, URL).title == "Broken & loose"
    pid = parser.pid
    assert parser.parse(SLOW_WAY, URL).entries[0].title == "One"
    assert parser.pid == pid is not None


def test_what_is_no_feed_is_refused_in_the_child_too(parser):
    with pytest.raises(ParseError, match="isn’t a feed") as caught:
        parser.parse(b"<something><else/></something>", URL)
    assert not isinstance(caught.value, QuarantinedError)


def test_a_killed_child_is_replaced(parser):
    parser.parse(SLOW_WAY, URL)
    psutil.Process(parser.pid).kill()
    assert parser.parse(SLOW_WAY, URL).title == "Broken & loose"


def test_a_slow_document_is_refused_by_the_processor_time_it_takes():
    tags = b"<rss version=2.0><channel>" + b"<a>" * 390_000
    with GuardedParser(time_limit_s=-1.0, memory_limit=500_000_000) as guarded:
        with pytest.raises(QuarantinedError, match=r"took too long to process \(over 0\.17 seconds\)"):
            guarded.parse(tags, URL)
        assert guarded.pid is None


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGSTOP")
def test_a_busy_machine_makes_no_document_slow(parser, monkeypatch):
    """The child gets no turn for several times the limit; its document is read all the same."""
    parser.parse(SLOW_WAY, URL)
    monkeypatch.setattr(parser, "_time_limit_s", 0.3)
    child = psutil.Process(parser.pid)
    child.suspend()
    visits = iter(range(4))

    def visit(pid: int) -> float:
        if next(visits, None) == 3:
            child.resume()
        return find_processor_time(pid)

    monkeypatch.setattr("reader.core.guarded_child.find_processor_time", visit)
    assert parser.parse(SLOW_WAY, URL).title == "Broken & loose"
    assert parser.pid == child.pid


def test_a_machine_that_is_busy_for_ever_is_not_the_documents_fault(monkeypatch):
    monkeypatch.setattr("reader.core.guarded_child.WALL_LIMIT_S", -1.0)
    tags = b"<rss version=2.0><channel>" + b"<a>" * 390_000
    with GuardedParser(memory_limit=500_000_000) as guarded:
        with pytest.raises(ParseError, match="will try again") as caught:
            guarded.parse(tags, URL)
        assert not isinstance(caught.value, QuarantinedError)


def make_laughs(levels: int, first: str = "ha" * 50) -> bytes:
    """Each entity is ten of the one before."""
    names = "abcdefghij"
    entities = [f"<!ENTITY a '{first}'>"]
    entities += [f"<!ENTITY {names[n + 1]} '{f'&{names[n]};' * 10}'>" for n in range(levels)]
    said = f"&{names[levels]};"
    document = f"<!DOCTYPE rss [{''.join(entities)}]><rss version='2.0'><channel><title>{said}</title>"
    return f"<?xml version='1.0'?>{document}<item><title>{said}</title></item></channel></rss>".encode()


HUNGRY = {
    "a billion laughs": make_laughs(7),
    "a few laughs": make_laughs(4),
    "quadratic": make_laughs(0, "x" * 100_000).replace(b"&a;", b"&a;" * 3_000),
    "tags": b"<rss version=2.0><channel>" + b"<a>" * 390_000,
    "attributes": b"<rss><channel><x " + b" ".join(b"a%d='1'" % n for n in range(200_000)) + b"/></channel></rss>",
    "one attribute": b"<rss><channel><title>x & y</title><x a='" + b"<" * 390_000 + b"'/></channel></rss>",
    "namespaces": POISON,
    "comments": SLOW_WAY.replace(b"One", b"<!-- -- -->" * 100_000),
    "nested": SLOW_WAY.replace(b"One", b"<div>" * 100_000),
    "open brackets": SLOW_WAY.replace(b"One", b"<![CDATA[" * 100_000),
    "instructions": SLOW_WAY.replace(b"One", b"<?x y?>" * 100_000),
    "entities": SLOW_WAY.replace(b"One", b"&#65;" * 200_000),
}  # fmt: skip


@pytest.mark.skipif(sys.platform != "linux", reason="no memory limit there")
@pytest.mark.parametrize("name", mark_long(HUNGRY, {"tags"}))
def test_no_small_document_takes_much_memory(parser, name):
    """Read or refused, and the next one is read all the same."""
    parser.parse(SLOW_WAY, URL)
    before, pid = peak_of(parser.pid), parser.pid
    try:
        parser.parse(HUNGRY[name], URL)
    except ParseError:
        assert parser.pid in (pid, None)
    if parser.pid == pid:
        assert peak_of(pid) - before < MOST_MEMORY
    assert parser.parse(SLOW_WAY, URL).title == "Broken & loose"


MOST_MEMORY = 60_000_000
HEALTHY_MEMORY = 100_000_000


def test_a_child_that_cannot_bound_its_memory_is_watched():
    """As on systems that do not count what a process asks for."""
    with GuardedParser(watches_memory=True, memory_limit=5_000_000) as guarded:
        assert guarded.parse(SLOW_WAY, URL).title == "Broken & loose"
        with pytest.raises(QuarantinedError, match="memory"):
            guarded.parse(b"<rss version=2.0><channel>" + b"<a>" * 60_000, URL)
        assert guarded.pid is None
        assert guarded.parse(SLOW_WAY, URL).title == "Broken & loose"


def test_what_another_process_takes_is_seen():
    me = psutil.Process().pid
    watch, none = MemoryWatch(me, HEALTHY_MEMORY), MemoryWatch(me, -1)
    assert (watch.is_broken(), none.is_broken()) == (False, True)
    assert find_memory(2**22 + 1) == 0


def peak_of(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return 1_024 * int(re.findall(r"VmHWM:\s+(\d+)", status)[0])


@pytest.mark.parametrize("size", [0, 1_000_000, 2_400_000, 6_000_000, 15_000_000])
def test_the_memory_of_any_document_is_within_the_bound(size):
    assert memory_for(size) + 2 * size <= MOST_MEMORY


def make_podcast(size: int, title: bytes) -> bytes:
    item = b"<item><title>Ep %d &amp; more</title><guid>%d</guid><description>" + b"words of a show " * 120
    items = b"".join(item % (n, n) + b"</description></item>" for n in range(size // 2_000))
    return b"<rss version='2.0'><channel><title>" + title + b"</title>" + items + b"</channel></rss>"


@pytest.mark.parametrize("title", [b"Pod and cast", pytest.param(b"Pod & cast", marks=pytest.mark.long)])
def test_of_a_podcast_that_takes_too_much_memory_the_newest_episodes_are_read(title):
    with GuardedParser() as guarded:
        assert len(guarded.parse(make_podcast(3_000_000, title), URL).entries) >= 1_400
        large = guarded.parse(make_podcast(12_000_000, title), URL)
    assert 1_400 <= len(large.entries) < 5_000
    assert [entry.guid for entry in large.entries] == [str(n) for n in range(len(large.entries))]


def make_json(count: int) -> bytes:
    items = b",".join(b'{"id":"%d","content_text":"x"}' % n for n in range(count))
    return b'{"version":"https://jsonfeed.org/version/1.1","title":"a","items":[' + items + b"]}"


LARGE = {
    "attributes": b"<rss><channel><x " + b" ".join(b"a%d='1'" % n for n in range(900_000)) + b"/></channel></rss>",
    "names": b"<rss><channel>" + b"".join(b"<item a%d='1'/>" % n for n in range(290_000)) + b"</channel></rss>",
    "one text": SLOW_WAY.replace(b"One", "😀".encode() + b"word " * 2_300_000),
    "references": SLOW_WAY.replace(b"One", b"&amp;" * 2_400_000),
    "json": make_json(300_000),
    "numbers": make_json(0).replace(b"[]", b"[" + b"1," * 6_000_000 + b"1]"),
    "garbage": bytes(range(256)) * 40_000,
}


@pytest.mark.skipif(sys.platform != "linux", reason="no memory limit there")
@pytest.mark.parametrize("name", mark_long(LARGE, set(LARGE) - {"names"}))
def test_no_large_document_takes_more(parser, monkeypatch, name):
    monkeypatch.setattr(parser, "_time_limit_s", 20.0)
    parser.parse(SLOW_WAY, URL)
    before, pid, peaks = peak_of(parser.pid), parser.pid, []
    look = find_processor_time

    def watch(pid: int) -> float:
        with contextlib.suppress(OSError, IndexError):
            peaks.append(peak_of(pid))
        return look(pid)

    monkeypatch.setattr("reader.core.guarded_child.find_processor_time", watch)
    with contextlib.suppress(ParseError):
        parser.parse(LARGE[name], URL)
    if parser.pid == pid:
        peaks.append(peak_of(pid))
    assert max(peaks) - before < MOST_MEMORY


OWN_A_CHILD = """
import time
from tests.unit.parse.test_worker import SLOW_WAY, URL, GuardedParser
guarded = GuardedParser()
guarded.parse(SLOW_WAY, URL)
print(guarded.pid, flush=True)
time.sleep(600)
"""


def test_the_child_dies_with_its_parent():
    with subprocess.Popen([sys.executable, "-c", OWN_A_CHILD], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        child = psutil.Process(int(parent.stdout.readline()))
        parent.kill()
    gone, alive = psutil.wait_procs([child], timeout=60)
    assert gone
    assert not alive


def test_the_child_knows_no_qt(parser):
    parser.parse(SLOW_WAY, URL)
    maps = [entry.path for entry in psutil.Process(parser.pid).memory_maps()]
    assert not [path for path in maps if "PySide6" in path or "Qt6" in path]


@pytest.mark.parametrize(
    "page",
    [
        pytest.param(b"<ul>" + b"<li><a href=/x>a title of some length</a>" * 20_000, id="flat"),
        pytest.param(b"<a href=x>word " * 30_000, id="deep", marks=pytest.mark.long),
        pytest.param(b"<a>" * 300_000, id="tags"),
    ],
)
def test_hostile_pages_end_in_time(parser: GuardedParser, page: bytes, monkeypatch: pytest.MonkeyPatch):
    """Whether something is found or not, or the limit strikes: an answer comes, and the next document is read."""
    monkeypatch.setattr(parser, "_time_limit_s", 0.5)
    for wish in (PageWish(), PageWish("li:has(a), a ~ a")):
        try:
            parser.preview_page(page, URL, "text/html", wish)
        except ParseError:
            continue
    assert parser.parse(SLOW_WAY, URL).title == "Broken & loose"


def test_a_page_is_read_in_the_child(parser: GuardedParser):
    page = b"<title>T</title><ul class=n><li><a href=/1>The first of two</a><li><a href=/2>The second of two</a></ul>"
    recipe = PageRecipe(PageKind.ENTRIES, "ul.n > li")
    parsed = parser.read_page(page, URL, "text/html", recipe)
    assert [entry.link for entry in parsed.entries] == ["https://site.example/1", "https://site.example/2"]
    assert parser.pid is not None
    with pytest.raises(ParseError):
        parser.read_page(b"%PDF-1.7 \0\0", URL, "application/pdf", recipe)


class _Forged:
    """Would run code where it is unpickled."""

    def __reduce__(self) -> tuple[type[KeyboardInterrupt], tuple[str]]:
        return KeyboardInterrupt, ("it ran",)


READY = msgpack.encode({"type": "Ready"})


@pytest.mark.parametrize("answer", [pickle.dumps(_Forged()), b"", b"\xff", msgpack.encode({"feed": 5}), READY])
def test_an_answer_that_is_no_data_of_ours_is_not_taken(monkeypatch, answer, expect_log):
    """As a child that a document took over might give it."""
    if answer != READY:
        expect_log("cannot be read")
    answers = iter([READY, answer, READY, answer])
    monkeypatch.setattr(Connection, "recv_bytes", lambda pipe, most: next(answers))
    with GuardedParser() as guarded, pytest.raises(QuarantinedError):
        guarded.parse(SLOW_WAY, URL)


def test_what_the_child_reads_comes_through_unchanged():
    for quirk in all_quirks():
        try:
            parsed = parse_slowly(quirk.body, url=URL, content_type=quirk.content_type)
        except ParseError:
            continue
        assert msgpack.decode(msgpack.encode(parsed), type=ParsedFeed) == parsed
