"""Podcasts in the terminal: listed, queued, fetched, and played to the end without a device."""

from __future__ import annotations

import pytest

from tests.features.podcasts.made import make_mp3
from tests.feedserver import page

FEED = """<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>Long Wave</title>
{items}</channel></rss>"""
ITEM = """<item><title>Episode {n}</title><guid>{n}</guid><description>&lt;p&gt;0:00 One&lt;/p&gt;&lt;p&gt;0:01
Two&lt;/p&gt;&lt;p&gt;0:02 Three&lt;/p&gt;</description><itunes:duration>0:03</itunes:duration>
<enclosure url="{url}" type="audio/mpeg" length="12000"/></item>"""


@pytest.fixture
def ids(terminal, feedserver):
    items = "".join(ITEM.format(n=n, url=feedserver.url(f"/{n}.mp3")) for n in (1, 2))
    feedserver.serve("/feed", page(FEED.format(items=items).encode()))
    feedserver.serve("/1.mp3", page(make_mp3(2), content_type="audio/mpeg"))
    terminal.run("add", feedserver.url("/feed"))
    terminal.run("refresh")
    return {row["title"]: row["id"] for row in terminal.rows("podcasts", "list")}


def test_listed_queued_fetched_and_heard(needs_player, terminal, ids, heard):
    one, two = ids["Episode 1"], ids["Episode 2"]
    terminal.run("podcasts", "queue", str(one), str(two))
    queue = terminal.rows("podcasts", "queue", str(two), "--to", "1")
    assert [row["id"] for row in queue] == [two, one]
    assert [row["title"] for row in terminal.rows("podcasts", "chapters", str(one))] == ["One", "Two", "Three"]
    row = terminal.rows("podcasts", "download", str(one))[0]
    assert (row["downloaded"], row["duration_s"]) == (True, 3)
    terminal.rows("podcasts", "position", str(one), "--set", "1.5")
    assert [row["id"] for row in terminal.rows("podcasts", "list", "--in-progress")] == [one]
    assert "marked" not in heard
    terminal.run("podcasts", "play", str(one), "--silent")
    assert heard == ["marked"]
    assert terminal.rows("podcasts", "position", str(one))[0]["played"] is True
    assert [row["id"] for row in terminal.rows("podcasts", "queue")] == [two]
    terminal.run("podcasts", "download", str(one), "--remove")
    assert terminal.rows("podcasts", "list", "--downloaded") == []


def test_without_the_player_the_file_is_named(terminal, ids, monkeypatch, tmp_path):
    hides_it = "import sys; sys.modules['PySide6.QtMultimedia'] = None"
    (tmp_path / "sitecustomize.py").write_text(hides_it, encoding="utf-8")  # the player's Python runs it first
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    one = ids["Episode 1"]
    terminal.run("podcasts", "download", str(one))
    answer = terminal.run("podcasts", "play", str(one), "--silent")
    assert answer.code == 1
    assert "paperround[audio]" in answer.err
    assert f"{one}.mp3" in answer.out + answer.err


def test_what_is_not_here_or_no_recording(terminal, ids):
    answer = terminal.run("podcasts", "play", str(ids["Episode 2"]))
    assert (answer.code, "podcasts download" in answer.err) == (2, True)
    assert terminal.run("podcasts", "chapters", "999").code == 2
