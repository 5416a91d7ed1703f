"""The guarded parser: limits hold, a poison document is set aside, and the next one is read all the same."""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Iterator

import psutil
import pytest

from reader.errors import ParseError
from reader.parse.worker import GuardedParser, SetAsideError

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
    with GuardedParser() as guarded:
        yield guarded


def test_plain_feeds_need_no_child():
    with GuardedParser() as guarded:
        assert guarded.parse(QUICK, URL).title == "Quick"
        assert guarded.child_pid is None


def test_broken_feeds_are_read_by_the_child_which_stays(parser):
    assert parser.parse(SLOW_WAY, URL).title == "Broken & loose"
    pid = parser.child_pid
    assert parser.parse(SLOW_WAY, URL).entries[0].title == "One"
    assert parser.child_pid == pid is not None


def test_what_is_no_feed_is_refused_in_the_child_too(parser):
    with pytest.raises(ParseError, match="not a feed") as caught:
        parser.parse(b"<something><else/></something>", URL)
    assert not isinstance(caught.value, SetAsideError)


def test_a_killed_child_is_replaced(parser):
    parser.parse(SLOW_WAY, URL)
    psutil.Process(parser.child_pid).kill()
    assert parser.parse(SLOW_WAY, URL).title == "Broken & loose"


def test_a_slow_document_is_set_aside_within_the_limit():
    with GuardedParser(time_limit_s=0.01) as guarded:
        with pytest.raises(SetAsideError, match=r"set aside: it could not be read within 0\.01 seconds"):
            guarded.parse(POISON, URL)
        assert guarded.child_pid is None


@pytest.mark.skipif(sys.platform == "win32", reason="no memory limit there")
def test_a_memory_hog_is_set_aside_and_the_next_document_is_read():
    hog = SLOW_WAY.replace(b"One", "é ".encode() * 4_000_000)
    with GuardedParser(memory_limit=90_000_000, time_limit_s=60) as guarded:
        with pytest.raises(SetAsideError, match=r"memory|broke down"):
            guarded.parse(hog, URL)
        assert guarded.parse(SLOW_WAY, URL).title == "Broken & loose"


def _own_a_child(pipe) -> None:
    guarded = GuardedParser()
    guarded.parse(SLOW_WAY, URL)
    pipe.send(guarded.child_pid)
    pipe.recv()


def test_the_child_dies_with_its_parent():
    spawn = multiprocessing.get_context("spawn")
    ours, theirs = spawn.Pipe()
    parent = spawn.Process(target=_own_a_child, args=(theirs,))
    parent.start()
    child = psutil.Process(ours.recv())
    parent.kill()
    parent.join()
    parent.close()
    gone, alive = psutil.wait_procs([child], timeout=20)
    assert gone
    assert not alive


def test_the_child_knows_no_qt(parser):
    parser.parse(SLOW_WAY, URL)
    maps = [entry.path for entry in psutil.Process(parser.child_pid).memory_maps()]
    assert not [path for path in maps if "PySide6" in path or "Qt6" in path]
