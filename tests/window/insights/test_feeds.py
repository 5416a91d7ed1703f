from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from reader.core.clock import LocalZone
from reader.core.records.fetched import Validators
from reader.core.records.parsed import Wishes
from reader.core.records.stored import PublisherData
from reader.core.words.reasons import describe_reason
from reader.insights.feeds import read_feed, read_feeds
from reader.insights.savings import read_savings
from reader.insights.whole_days import SHOWN_DAYS
from reader.store.db import open_reader
from reader.store.feeds import set_choices
from reader.store.poll_log import list_polls
from reader.window.dialogs.feed_settings import FeedSettingsDialog
from reader.window.kit import humanize as words
from reader.window.kit.humanize import local_day
from tests.window.helpers import point_at
from tests.window.insights.demo_weeks import NOW, view_of
from tests.window.insights.young import RATES, UNDATED, make_young_profile
from tests.window.keyboard_walk import find_faults


def column(page, title):
    titles = [one.title.rstrip(" ↓↑") for one in page.table.cells.columns]
    place = titles.index(title)
    return [row[place] for row in page.table.texts()]


def test_waits_and_polls_of_all_feeds_add_up_to_what_stats_says(conn):
    facts = read_feeds(conn, NOW, LocalZone())
    savings = read_savings(conn, NOW, LocalZone(), SHOWN_DAYS)
    wait = savings.wait
    assert abs(sum(one.wait.hours for one in facts) - wait.hours) < 1e-6
    assert sum(one.wait.missing_at_first for one in facts) == wait.missing_at_first
    assert sum(one.wait.first_visits for one in facts) == wait.first_visits
    assert sum(one.polls for one in facts) == savings.fetches
    assert sum(one.wire_bytes for one in facts) == savings.wire_bytes


def test_the_table_shows_the_facts_and_sorts_by_any_column(show_page):
    page = show_page("feeds")
    facts = sorted(page.facts, key=lambda one: one.posts_per_day, reverse=True)
    assert column(page, "Articles per day") == [words.decimal(one.posts_per_day) for one in facts]
    page.sort_by("name")
    assert column(page, "Feed") == sorted([one.feed.name for one in page.facts], key=str.casefold)
    page.sort_by("name")
    assert column(page, "Feed")[0] == sorted([one.feed.name for one in page.facts], key=str.casefold)[-1]
    page.sort_by("wait")
    waits = [one.wait_min for one in page.facts if one.wait_min is not None]
    assert column(page, "Average wait")[0] == words.minutes(max(waits))
    assert column(page, "Average wait")[-1] == "—" or len(waits) == len(page.facts)


def test_the_sentence_names_feeds_in_trouble_and_the_filters_find_them(show_page):
    page = show_page("feeds")
    assert "Vintage Terminal" in page.sentence.text()
    page.kind.choose("trouble")
    assert column(page, "Feed") == ["Rail & Bicycle", "Vintage Terminal"], "a slow one needs none"
    page.kind.choose("all")
    page.filter.setText("kern")
    assert column(page, "Feed") == ["Kernel Garden"]


def test_narrow_windows_drop_two_columns(show_page):
    page = show_page("feeds")
    page.set_narrow(True)
    hidden = [one.key for place, one in enumerate(page.table.cells.columns) if page.table.isColumnHidden(place)]
    assert set(hidden) == {"unchanged", "data"}


def test_the_cursor_stays_on_its_feed_when_rows_change_their_order(show_page):
    page = show_page("feeds")
    page.table.setFocus()
    page.table.selectRow(3)
    name = column(page, "Feed")[3]
    page.sort_by("name")
    assert column(page, "Feed").index(name) == page.table.currentIndex().row() != 3
    page.set_narrow(True)
    assert column(page, "Feed").index(name) == page.table.currentIndex().row()


def test_a_row_opens_its_feed_and_escape_leads_back_to_the_table(show_page, qtbot):
    page = show_page("feeds")
    page.filter.setText("kernel garden")
    page.table.setFocus()
    page.table.selectRow(0)
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    view = view_of(page)
    feed_page = view.page("feed")
    qtbot.waitUntil(lambda: feed_page.detail is not None)
    assert view.key == "feed"
    assert feed_page.title.text() == "Kernel Garden"
    assert find_faults(feed_page) == []
    model = feed_page.facts_table.model()
    spoken = model.data(model.index(0, 0), Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Articles per day", "a column without a heading is told without one"
    assert feed_page.sentence.text().startswith("Fetched ")
    assert not feed_page.poll_now.isVisible(), "without an engine there is no button to poll"
    feed_page.back.click()
    assert view.key == "feeds"


def test_the_log_shows_every_poll_with_its_reason_as_log_prints_it(show_page, conn, qtbot):
    page = show_page("feeds")
    view = view_of(page)
    feed_id = next(one.feed.id for one in page.facts if one.feed.name == "Kernel Garden")
    view.open_feed(feed_id)
    feed_page = view.page("feed")
    qtbot.waitUntil(lambda: feed_page.detail is not None)
    rows = feed_page.log.texts()
    polls = list_polls(conn, 40, feed_id)
    assert "scheduled" in rows[0][0]
    assert [row[3] for row in rows[1:]] == [describe_reason(poll.reason, LocalZone()) for poll in polls]
    assert len(feed_page.plot.values()) == len(feed_page._day_words) > 3
    feed_page.plot.setFocus()
    QTest.keyClick(feed_page.plot, Qt.Key.Key_Right)
    first = min((poll for poll in polls if local_day(poll.at) == local_day(NOW)), key=lambda poll: poll.at)
    assert feed_page.explanation.words().startswith(f"{words.clock(first.at)}, fetched")


def test_the_page_of_another_feed_explains_no_poll_of_the_one_before(show_page, qtbot):
    view = view_of(show_page("feeds"))
    view.open_feed(3)
    feed_page = view.page("feed")
    qtbot.waitUntil(lambda: feed_page.detail is not None and bool(feed_page.plot.values()))
    feed_page.plot.enter(0)
    assert feed_page.explanation.isVisible()
    view.open_feed(4)
    qtbot.waitUntil(lambda: feed_page.detail is not None)
    assert feed_page.plot.current == -1
    assert not feed_page.explanation.isVisible()


def test_poll_now_tells_the_engine_which_feed(show_page, qtbot):
    page = show_page("feeds")
    parts = show_page.parts
    notes: list[Any] = []
    parts.bridge.command_sent.connect(notes.append)
    parts.insights.has_engine = True
    view = view_of(page)
    view.open_feed(3)
    feed_page = view.page("feed")
    qtbot.waitUntil(lambda: feed_page.detail is not None)
    assert feed_page.poll_now.isVisible()
    feed_page.poll_now.click()
    assert notes[-1].feed_ids == (3,)


def test_the_settings_of_a_feed_open_from_its_page_and_the_page_follows(open_it, weeks, qtbot):
    opened = open_it(weeks)
    view = opened.insights.open("feeds")
    view.open_feed(3)
    feed_page = view.page("feed")
    qtbot.waitUntil(lambda: feed_page.detail is not None)
    feed_page.settings.click()
    dialog = opened.dialogs.shown
    assert isinstance(dialog, FeedSettingsDialog)
    dialog.close()
    choices = replace(feed_page.detail.facts.feed.choices, name="Renamed")
    opened.bridge.write(lambda conn: set_choices(conn, 3, choices), lambda _: opened.sidebar.control.load())
    qtbot.waitUntil(lambda: feed_page.title.text() == "Renamed")


def test_pointing_at_a_poll_explains_it(show_page, qtbot):
    page = show_page("feeds")
    view = view_of(page)
    view.open_feed(next(one.feed.id for one in page.facts if one.feed.name == "Kernel Garden"))
    feed_page = view.page("feed")
    qtbot.waitUntil(lambda: bool(feed_page.plot.values()))
    plot = feed_page.plot.plot
    hours, minutes = (int(part) for part in feed_page.plot.values()[1].split(",")[0].split(":"))

    def is_explained() -> bool:
        """Once the plot has its size."""
        scene = plot.getPlotItem().vb.mapViewToScene(QPointF(hours + minutes / 60, 100))
        point_at(plot.viewport(), plot.mapFromScene(scene))
        return bool(feed_page.explanation.words() == feed_page.plot.values()[1])

    qtbot.waitUntil(is_explained)


def test_a_feed_that_was_removed_meanwhile_is_none(conn):
    assert read_feed(conn, 9_999, NOW, LocalZone()) is None


def test_a_publisher_cannot_write_markup_into_the_page(show_page, qtbot):
    page = show_page("feeds")
    evil = "<img src='https://spy.example/x.png'>"
    troubled = next(one for one in page.facts if one.feed.http.status == "gone")
    feed = replace(troubled.feed, choices=replace(troubled.feed.choices, name=evil))
    page.show_facts(([replace(troubled, feed=feed)], page.seldom))
    assert "<img" not in page.sentence.text()
    assert "&lt;img" in page.sentence.text()
    feed_page = view_of(page).page("feed")
    detail = read_detail(page, troubled.feed.id)
    feed_page.show_facts(replace(detail, facts=replace(detail.facts, feed=feed)))
    assert "<img" not in feed_page.sentence.text()
    assert feed_page.title.textFormat() == Qt.TextFormat.PlainText


def test_what_server_and_publisher_ask_for_is_beside_what_a_feed_costs(show_page):
    page = show_page("feeds")
    feed_page, feed = view_of(page).page("feed"), page.facts[0].feed
    wishes = Wishes(ttl_s=3_600, update_period_s=86_400, skip_hours=frozenset({1, 2, 3}))
    kept = Validators(feed.url, etag='"7"')
    detail = read_detail(page, feed.id)
    for validators, answer in ((kept, "Yes"), (None, "No")):
        http, publisher = replace(feed.http, validators=validators), replace(feed.publisher, wishes=wishes)
        shown = replace(feed, http=http, publisher=publisher)
        feed_page.show_facts(replace(detail, facts=replace(detail.facts, feed=shown)))
        facts = {row[0]: row[1] for row in feed_page.facts_table.texts()}
        assert facts["Server says when nothing changed"] == answer
        assert facts["Publisher’s minimum interval"] == words.duration(86_400)
        assert facts["Hours the publisher excludes"] == "3 hours a day"
    feed_page.show_facts(replace(detail, facts=replace(detail.facts, feed=replace(feed, publisher=PublisherData()))))
    assert "Publisher’s minimum interval" not in {row[0] for row in feed_page.facts_table.texts()}


def test_the_first_hour_is_told_by_dates_and_counts(show_page, tmp_path, qtbot):
    """Subscribed at 09:24: what documents told, and what was done since."""
    page = show_page("feeds", make_young_profile(tmp_path / "young", "hour"))
    rows = {row[0]: row for row in page.table.texts()}
    for name, rate in RATES.items():
        notes = float(rows[name][1].removeprefix("about "))
        assert abs(notes - rate) < max(0.05 * rate, 0.05)
        assert rows[name][2].endswith(" so far")
        assert rows[name][4].endswith(" so far")
    assert rows[UNDATED][1] == "—"
    assert "Counting since 09:24." in page.sentence.text()
    view = view_of(page)
    view.open_feed(next(one.feed.id for one in page.facts if one.feed.name == "Kernel Garden"))
    feed_page = view.page("feed")
    qtbot.waitUntil(lambda: feed_page.detail is not None)
    facts = {row[0]: row[1] for row in feed_page.facts_table.texts()}
    assert facts["Articles per day"] == rows["Kernel Garden"][1]
    assert facts["Fetches since 09:24"] == rows["Kernel Garden"][2].removesuffix(" so far")
    assert not feed_page.detail.posting.size, "25 posts of three days tell no hours"


def test_why_leads_to_the_very_fetch_that_brought_the_article(show_page, conn, qtbot):
    """Also when it is older than the last ones, which are listed."""
    page = show_page("feeds")
    view = view_of(page)
    rows = conn.execute(
        "SELECT e.id, e.feed_id, p.id FROM entries e JOIN polls p ON p.feed_id = e.feed_id AND p.at = e.first_seen_at"
        " WHERE p.new_count > 0 ORDER BY p.at"
    ).fetchall()
    newest = rows[-1]
    latest = {feed_id: {poll.id for poll in read_detail(page, feed_id).polls} for _, feed_id, _ in rows}
    oldest = next(row for row in rows if row[2] not in latest[row[1]])
    feed_page = view.page("feed")
    for entry_id, feed_id, poll_id in (oldest, newest):
        show_page.parts.insights.open_feed(feed_id, entry_id)
        qtbot.waitUntil(lambda: feed_page.detail is not None and feed_page.detail.fetch is not None)
        assert feed_page.detail.fetch.id == poll_id
        row = feed_page.log.currentIndex().row()
        assert feed_page.log.cells.rows[row].id == poll_id
        assert "the fetch that brought the article" in feed_page.explanation.words()
    show_page.parts.insights.open_feed(newest[1])
    qtbot.waitUntil(lambda: feed_page.detail is not None and feed_page.detail.fetch is None)
    assert not feed_page.explanation.isVisible()


def read_detail(page, feed_id):
    conn = open_reader(page.context.bridge._database)
    detail = read_feed(conn, feed_id, NOW, LocalZone())
    conn.close()
    return detail
