"""Pages of a long list: fetched once, kept while near."""

from __future__ import annotations

from reader.window.list.page_cache import PAGE, PageCache
from reader.window.list.rows import GoneRow


def test_pages_are_asked_for_once_and_kept():
    cache = PageCache()
    assert cache.find(5) == (None, False)
    assert cache.find(7) == (None, False)
    assert list(cache.pop_wanted(250)) == [(0, PAGE)]
    assert cache.find(5) == (None, True)
    assert list(cache.pop_wanted(250)) == []
    cache.keep(0, [GoneRow()] * PAGE)
    assert cache.find(5) == (GoneRow(), True)
    cache.expire()
    assert cache.find(5) == (GoneRow(), False)
    assert list(cache.pop_wanted(250)) == [(0, PAGE)]


def test_a_page_fetched_while_the_list_grew_is_fetched_again():
    cache = PageCache()
    cache.find(0)
    list(cache.pop_wanted(30))
    cache.keep(0, [GoneRow()] * 30)
    assert cache.find(50) == (None, False)
    assert list(cache.pop_wanted(100)) == [(0, 100)]


def test_far_pages_are_forgotten():
    cache = PageCache()
    for page in range(100):
        cache.keep(page * PAGE, [GoneRow()] * PAGE)
    assert cache.peek(0) is None
    assert cache.peek(99 * PAGE) == GoneRow()
