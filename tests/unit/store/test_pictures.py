"""The cache of pictures: what was written is read, it stays within its bound, and nothing about it is fatal."""

from __future__ import annotations

import os
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from reader.store.pictures import PictureCache


def age(cache: PictureCache, url: str, at: float) -> None:
    os.utime(cache.path_of(url), (at, at))


def test_what_is_written_is_read(tmp_path: Path):
    cache = PictureCache(tmp_path / "cache")
    assert cache.read("https://a.example/p.png") is None
    assert cache.write("https://a.example/p.png", b"one")
    assert cache.write("https://a.example/p.png", b"two")
    assert cache.read("https://a.example/p.png") == b"two"
    assert cache.clear_oldest() == 3


@given(st.text(max_size=300), st.text(max_size=300))
def test_an_address_never_leads_out_of_the_folder(one, other):
    cache = PictureCache(Path("/cache"))
    path = cache.path_of(one)
    assert path.parent.parent == Path("/cache")
    assert (path == cache.path_of(other)) == (one.encode("utf-8", "replace") == other.encode("utf-8", "replace"))


def test_the_least_lately_used_go_first(tmp_path: Path):
    cache = PictureCache(tmp_path, most_bytes=1_000)
    for number in range(12):
        cache.write(f"https://a.example/{number}", b"x" * 100)
        age(cache, f"https://a.example/{number}", 1_000.0 + number)
    assert cache.read("https://a.example/0") is not None  # being looked at keeps it
    assert cache.clear_oldest() <= 800
    assert cache.read("https://a.example/0") is not None
    assert cache.read("https://a.example/1") is None
    assert cache.read("https://a.example/11") is not None
    assert sum(path.stat().st_size for path in tmp_path.rglob("*") if path.is_file()) <= 800


def test_a_cache_within_its_bound_keeps_everything(tmp_path: Path):
    cache = PictureCache(tmp_path, most_bytes=1_000)
    cache.write("https://a.example/1", b"x" * 1_000)
    assert cache.clear_oldest() == 1_000
    assert cache.read("https://a.example/1") is not None


def test_a_place_that_cannot_be_written_costs_a_picture(tmp_path: Path):
    (tmp_path / "file").write_text("in the way")
    cache = PictureCache(tmp_path / "file")
    assert not cache.write("https://a.example/1", b"x")
    assert cache.read("https://a.example/1") is None
    assert cache.clear_oldest() == 0
