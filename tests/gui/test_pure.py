"""Words, rows, trees and memory: everything of the window that needs no window."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.gui.entries.page_cache import PAGE, PageCache
from reader.gui.entries.reads import add_day_headers, day_of_header
from reader.gui.entries.rows import GoneRow, Marks, is_right_to_left, make_rows, with_marks
from reader.gui.kit.humanize import age_in_words, day_title, local_day, megabytes, posts, spoken_age
from reader.gui.kit.icons import icon_folder
from reader.gui.kit.shortcuts import SPECS, find_clash, keys_of
from reader.gui.kit.style_sheet import make_style_sheet
from reader.gui.kit.tiles import hue_of, letter_of
from reader.gui.kit.tokens import DARK, LIGHT
from reader.gui.kit.window_state import WindowState, load_window_state, save_window_state, window_state_file
from reader.gui.shell import display
from reader.gui.shell.status_bar import Doing, StatusFacts, status_sentence
from reader.gui.sidebar.tree import Key, Kind, Names, Node, Shown, SidebarData, build_tree
from reader.model.stored import EntryRow, Feed, FeedChoices, Folder, HttpState, PublisherData, Tag
from reader.wording.catalogue import Code

NOW = datetime(2026, 6, 11, 10, 24, tzinfo=UTC).timestamp()
MINUTE, HOUR, DAY = 60, 3600, 86_400


def row(id_: int, sort_at: int, title: str = "Title", read: bool = False) -> EntryRow:
    return EntryRow(id_, 1, "Feed", title, "", "", sort_at, None, "Text", False, read, False)


@pytest.mark.parametrize(
    ("age", "words"),
    [
        (0, "now"),
        (-30, "now"),
        (8 * MINUTE, "8 min"),
        (HOUR, "1 hour"),
        (2 * HOUR + 60, "2 hours"),
        (13 * HOUR, "yesterday 21:24"),
        (3 * DAY, "Mon 10:24"),
        (30 * DAY, "12 May"),
        (400 * DAY, "7 May 2025"),
    ],
)
def test_ages(age, words):
    assert age_in_words(NOW - age, NOW, UTC) == words


def test_ages_for_ears():
    assert spoken_age(NOW - MINUTE, NOW, UTC) == "1 minute ago"
    assert spoken_age(NOW - 2 * HOUR, NOW, UTC) == "2 hours ago"
    assert spoken_age(NOW - 13 * HOUR, NOW, UTC) == "yesterday 21:24"


def test_day_titles():
    today = date(2026, 6, 11)
    assert day_title(today, today) == "Today, Thursday 11 June"
    assert day_title(today - timedelta(days=1), today) == "Yesterday, Wednesday 10 June"
    assert day_title(date(2025, 6, 9), today) == "Monday 9 June 2025"


def test_counts_in_words():
    assert posts(1) == "1 post"
    assert posts(1200) == "1,200 posts"
    assert megabytes(5_240_000) == "5.2 MB"


@given(st.integers(0, 2**32), st.integers(0, 2**32))
def test_every_age_has_words(at, now):
    assert age_in_words(at, now, UTC)


@given(st.lists(st.integers(0, 40 * DAY), min_size=1, max_size=60), st.integers(1, 60), st.booleans())
def test_day_headers_stand_where_days_begin_however_the_list_is_cut(times, cut, newest_first):
    zone = timezone(timedelta(hours=5, minutes=30))
    times.sort(reverse=newest_first)
    ids = list(range(1, len(times) + 1))
    result: list[int] = []
    last = None
    for start in range(0, len(ids), cut):
        part, last = add_day_headers(ids[start : start + cut], times[start : start + cut], last, zone)
        result += part
    expected: list[int | date] = []
    before = None
    for id_, at in zip(ids, times, strict=True):
        day = local_day(at, zone)
        if before is not None and day != before:
            expected.append(day)
        expected.append(id_)
        before = day
    assert [day_of_header(id_) if id_ < 0 else id_ for id_ in result] == expected


def test_rows_know_where_a_day_starts_and_the_first_only_looks_back():
    entries = [row(3, int(NOW)), row(2, int(NOW) - 60), row(1, int(NOW) - DAY)]
    assert [r.starts_group for r in make_rows(entries, 0, UTC)] == [True, False, True]
    assert [r.starts_group for r in make_rows(entries, 1, UTC)] == [False, True]


def test_direction_of_text():
    assert is_right_to_left("سوق السمك")
    assert not is_right_to_left("12. Fish market")
    assert is_right_to_left("«12» سوق")
    assert not is_right_to_left("")


def test_marks_leave_an_unchanged_row_as_it_is():
    before = make_rows([row(1, 0)], 0)[0]
    assert with_marks(before, {before.id: Marks()}) is before
    assert with_marks(before, {before.id: Marks(read=True)}).entry.read
    assert with_marks(before, {before.id: Marks(starred=True)}).entry.starred


def test_pages_are_asked_for_once_and_kept():
    cache = PageCache()
    assert cache.find(5) == (None, False)
    assert cache.find(7) == (None, False)
    assert list(cache.take_wanted(250)) == [(0, PAGE)]
    assert cache.find(5) == (None, True)
    assert list(cache.take_wanted(250)) == []
    cache.keep(0, [GoneRow()] * PAGE)
    assert cache.find(5) == (GoneRow(), True)
    cache.expire()
    assert cache.find(5) == (GoneRow(), False)
    assert list(cache.take_wanted(250)) == [(0, PAGE)]


def test_a_page_fetched_while_the_list_grew_is_fetched_again():
    cache = PageCache()
    cache.find(0)
    list(cache.take_wanted(30))
    cache.keep(0, [GoneRow()] * 30)
    assert cache.find(50) == (None, False)
    assert list(cache.take_wanted(100)) == [(0, 100)]


def test_far_pages_are_forgotten():
    cache = PageCache()
    for page in range(100):
        cache.keep(page * PAGE, [GoneRow()] * PAGE)
    assert cache.peek(0) is None
    assert cache.peek(99 * PAGE) == GoneRow()


# --- the sidebar --------------------------------------------------------------------------------


def feed(id_: int, folder_id: int | None = None, name: str = "") -> Feed:
    title = PublisherData(title=name or f"Feed {id_}")
    return Feed(id_, f"https://{id_}.example/", folder_id, id_, 0.0, FeedChoices(), title, HttpState())


@st.composite
def sidebars(draw):
    count = draw(st.integers(0, 5))
    folders = [
        Folder(n, draw(st.one_of(st.none(), st.integers(1, n - 1))) if n > 1 else None, f"Folder {n}", n)
        for n in range(1, count + 1)
    ]
    home = st.one_of(st.none(), st.integers(1, count)) if count else st.none()
    feeds = [feed(n, draw(home)) for n in range(1, draw(st.integers(0, 8)) + 1)]
    unread = {f.id: draw(st.integers(1, 9)) for f in feeds if draw(st.booleans())}
    return SidebarData(folders, feeds, [Tag(1, "To cook", 3)], unread)


@given(sidebars())
def test_every_feed_is_shown_once_and_counts_add_up(data):
    root = build_tree(data, Names(), Shown())
    nodes = list(root.walk())
    assert sorted(n.key.id for n in nodes if n.key.kind is Kind.FEED) == [f.id for f in data.feeds]
    assert len({n.key for n in nodes}) == len(nodes)
    for node in nodes:
        if node.key.kind is Kind.FOLDER:
            inside = [n for n in node.walk() if n.key.kind is Kind.FEED]
            assert node.count == sum(data.unread.get(n.key.id, 0) for n in inside)


def names_above(node: Node | None) -> list[str]:
    return [] if node is None else [node.name, *names_above(node.parent)]


@given(sidebars(), st.sampled_from(["feed 1", "FOLDER 2", "cook", "nothing"]))
def test_a_filter_shows_what_matches_and_what_holds_it(data, text):
    root = build_tree(data, Names(), Shown(text=text))
    for node in root.walk():
        if node.key.kind in (Kind.FEED, Kind.TAG):
            assert any(text.casefold() in name.casefold() for name in names_above(node))


@given(sidebars())
def test_hiding_read_feeds_hides_exactly_those(data):
    keep = Key(Kind.FEED, 1)
    root = build_tree(data, Names(), Shown(hide_read=True, always=keep))
    shown = {n.key.id for n in root.walk() if n.key.kind is Kind.FEED}
    assert shown == {f.id for f in data.feeds if f.id in data.unread or f.id == 1}


# --- small things -------------------------------------------------------------------------------


def test_status_sentences():
    at = datetime(2026, 6, 11, 10, 40).astimezone().timestamp()
    facts = StatusFacts(next_poll_at=at, fetches_today=132, budget=400, bytes_today=5_200_000)
    assert status_sentence(facts) == "Next poll 10:40 · 132 of 400 fetches used today · 5.2 MB"
    assert status_sentence(StatusFacts()) == "No poll planned · 0 fetches today · 0.0 MB"
    fetching = StatusFacts(Doing.FETCHING, done=9, total=31, feed="Harbour Gazette")
    assert status_sentence(fetching) == "Fetching 9 of 31 · Harbour Gazette"
    assert (
        status_sentence(StatusFacts(Doing.HELD_BACK, at, held_back=Code.ON_BATTERY()))
        == "On battery: only polls worth it. Next 10:40"
    )


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_the_style_sheet_uses_only_known_colours(colours):
    assert "$" not in make_style_sheet(colours)


def test_the_icons_of_actions_are_there_with_their_licence():
    for spec in SPECS:
        assert not spec.icon or (icon_folder() / f"{spec.icon}.svg").is_file()
    assert "ISC" in (icon_folder() / "LICENSE").read_text()


@given(st.text(max_size=30))
def test_a_letter_for_every_name(name):
    assert len(letter_of(name)) == 1


def test_a_hue_belongs_to_a_host():
    assert hue_of("https://www.harbour.example/feed.xml") == hue_of("https://harbour.example/atom")
    assert 0 <= hue_of("no address at all") < 360


def test_keys_can_be_changed_and_clashes_are_found():
    star = next(spec for spec in SPECS if spec.name == "toggle_star")
    assert keys_of(star, {}) == ("S",)
    assert keys_of(star, {"toggle_star": "Y"}) == ("Y",)
    assert keys_of(star, {"toggle_star": ""}) == ()
    clash = find_clash("toggle_star", "m", {})
    assert clash is not None
    assert clash.name == "toggle_read"
    assert find_clash("toggle_star", "m", {"toggle_read": "X"}) is None


def test_memory_survives_and_nonsense_is_ignored(tmp_path):
    window_state = WindowState(layout="wide", folded=(3, 4), keys={"help": "H"}, list_width=444)
    assert save_window_state(tmp_path, window_state)
    assert load_window_state(tmp_path) == window_state
    window_state_file(tmp_path).write_text(
        json.dumps({"layout": "cube", "list_width": "wide", "hide_read": True})
    )
    assert load_window_state(tmp_path) == WindowState(hide_read=True)
    window_state_file(tmp_path).write_text("[]")
    assert load_window_state(tmp_path) == WindowState()
    window_state_file(tmp_path).write_text("{")
    assert load_window_state(tmp_path) == WindowState()


def test_displays(tmp_path, monkeypatch):
    monkeypatch.setattr(display, "_X11_FOLDER", tmp_path)
    assert not display.has_display({}, "linux")
    assert not display.has_display({"DISPLAY": ":73"}, "linux")
    assert display.has_display({"QT_QPA_PLATFORM": "offscreen"}, "linux")
    assert not display.has_display({"QT_QPA_PLATFORM": "xcb"}, "linux")
    assert display.has_display({"WAYLAND_DISPLAY": "wayland-0"}, "linux")
    assert display.has_display({}, "win32")


def test_a_display_that_listens_is_one(tmp_path, monkeypatch):
    import socket

    monkeypatch.setattr(display, "_X11_FOLDER", tmp_path)
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "X7"))
        server.listen()
        assert display.has_display({"DISPLAY": ":7.0"}, "linux")
