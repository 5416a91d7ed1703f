"""The settings, and what Paperround learns."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import asdict
from PySide6.QtCore import Qt, QTime

from reader.core.about import RELEASES_FEED
from reader.core.errors import UsageError
from reader.core.records.logged import Visit
from reader.core.records.machine import PresenceSign, Sign
from reader.core.records.stored import View
from reader.core.settings import SETTINGS, Settings
from reader.features.recovery.service import Copy
from reader.features.settings.service import change_settings
from reader.features.settings.window.settings import SettingsDialog
from reader.store.db import open_store
from reader.store.feeds import get_feed
from reader.store.reading_log import add_visits, get_reading_facts, note_sign, start_session
from reader.store.settings import load_settings
from reader.window.article.read_policy import MarkRead
from reader.window.article.record import PictureChoice, TextChoice
from reader.window.bridge.bridge import Changes
from reader.window.kit.controls import Choice
from reader.window.kit.tokens import DARK
from reader.window.kit.window_state import WIDE, load_window_state
from reader.window.pictures.decode import PictureRule
from tests.window.dialogs.helpers import press, shown
from tests.window.made_up import NOW


@pytest.fixture
def choosing(opened, qtbot):
    opened.actions["settings"].trigger()
    qtbot.waitUntil(lambda: opened.dialogs.shown is not None)
    return shown(opened, SettingsDialog)


def recorded(learning) -> list[str]:
    return [learning.table.itemAtPosition(row, 0).widget().text() for row in range(learning.table.rowCount())]


def field(dialog, name):
    return next(field for _, page in dialog.pages for field in page.fields if field.name == name)


def test_settings_reach_the_store_and_looks_the_window(opened, choosing, qtbot, store, profile):
    for name, value in (
        ("proxy", "http://127.0.0.1:9"),
        ("keep_days", 90),
        ("pictures", "ask"),
        ("parallel_fetches", 5),
    ):
        field(choosing, name).show(value)
    visits: tuple[tuple[str, object], ...] = (
        ("mark_read", MarkRead.SCROLLED),
        ("font", (False, "")),
        ("px", 20),
        ("column", 780),
        ("spacing", 190),
        ("colour_scheme", "dark"),
        ("layout", WIDE),
    )
    for name, visit in visits:
        field(choosing, name).show(visit)
    choosing.apply()
    choosing.apply()
    qtbot.waitUntil(lambda: load_settings(store).parallel_fetches == 5)
    settings = load_settings(store)
    assert (settings.proxy, settings.keep_days, settings.pictures, settings.parallel_fetches) == (
        "http://127.0.0.1:9",
        90,
        "ask",
        5,
    )
    parts = opened
    assert (parts.article.read_policy.policy, parts.frame.panes.layout_name) == (MarkRead.SCROLLED, WIDE)
    assert parts.article.view.text_choice == TextChoice(False, 20, "", 780, 190)
    assert parts.theme.colours is DARK, "colours change at once"
    parts.window.close()
    remembered = json.loads((profile.folder / "window.json").read_text())
    assert (remembered["mark_read"], remembered["text_px"], remembered["layout"]) == ("scrolled", 20, "wide")
    assert (remembered["text_column"], remembered["text_spacing"]) == (780, 190)
    assert remembered["colour_scheme"] == "dark"


def test_they_open_once_for_whoever_presses_twice(opened, qtbot):
    for _ in range(2):
        opened.actions["settings"].trigger()
    read: list[bool] = []
    opened.bridge.bound_to(opened.window).read(lambda conn: True, read.append)
    qtbot.waitUntil(lambda: bool(read))
    assert len(opened.window.findChildren(SettingsDialog)) == 1


def test_looks_are_chosen_while_insights_is_in_sight_and_the_menu_says_so(opened, qtbot):
    opened.insights.open("today")
    opened.actions["settings"].trigger()
    qtbot.waitUntil(lambda: opened.dialogs.shown is not None)
    dialog = shown(opened, SettingsDialog)
    field(dialog, "fold_stories").show(False)
    field(dialog, "mark_read").show(MarkRead.NEVER)
    dialog.reject()
    assert (opened.entries.control.fold_stories, opened.actions["fold_stories"].isChecked()) == (False, False)
    assert opened.article.read_policy.policy is MarkRead.NEVER
    ways = opened.actions.pick(("read_when_opened", "read_when_passed", "read_by_hand"))
    assert [way.isChecked() for way in ways] == [False, False, True]


def test_a_change_is_applied_right_away_and_taken_back(opened, choosing, qtbot, store):
    budget = field(choosing, "daily_budget")
    choosing.refreshing.cards.cards[2].click()
    qtbot.waitUntil(lambda: load_settings(store).daily_budget == budget.value() != 400)
    assert choosing.bar.sentence() == f"Daily fetch budget changed from 400 to {budget.widget.text()}"
    assert not choosing.refreshing.cards.is_custom
    choosing.undo()
    qtbot.waitUntil(lambda: load_settings(store).daily_budget == 400)
    assert budget.value() == 400
    field(choosing, "colour_scheme").show("dark")
    qtbot.waitUntil(lambda: opened.theme.colours is DARK)
    choosing.undo()
    assert opened.theme.colours is not DARK


def test_what_was_typed_last_is_applied_on_closing(opened, choosing, qtbot, store):
    box = field(choosing, "fetches_per_minute").widget
    box.setValue(77)
    choosing.close()
    qtbot.waitUntil(lambda: load_settings(store).fetches_per_minute == 77)


@pytest.mark.parametrize(
    ("typed", "pages", "marked"),
    [
        ("metered", ["Refreshing"], "metered_share"),
        ("backups", ["Privacy & Data"], "backups_kept"),
        ("appearance", ["Appearance"], None),
        ("nothing has this name", [], None),
    ],
)
def test_a_search_finds_pages_and_marks_rows(choosing, typed, pages, marked):
    choosing.search.setText(typed)
    shown_pages = [
        page.title for place, (_, page) in enumerate(choosing.pages) if not choosing.names.item(place).isHidden()
    ]
    assert shown_pages[: len(pages)] == pages
    found = [name for _, page in choosing.pages for name, label in page.labels.items() if label.property("found")]
    assert (marked in found) if marked else not found
    choosing.search.clear()
    assert not any(choosing.names.item(place).isHidden() for place in range(7))


def test_every_page_is_in_sight_in_the_list_of_pages(choosing):
    assert choosing.names.verticalScrollBar().maximum() == 0


def test_a_setting_that_cannot_be_is_refused(choosing, store):
    field(choosing, "proxy").show("nonsense")
    choosing.apply()
    assert "proxy" in choosing.note.text()
    assert choosing.isVisible()
    assert load_settings(store) == Settings()


@pytest.mark.parametrize(
    ("name", "value"), [("proxy", "nonsense"), ("proxy", "gopher://old"), ("battery_share", 1.5), ("closing", "later")]
)
def test_window_and_terminal_refuse_a_value_with_the_same_words(choosing, writing, name, value):
    field(choosing, name).show(value)
    choosing.apply()
    with pytest.raises(UsageError) as refused:
        change_settings(writing, {name: value})
    assert choosing.note.text() == str(refused.value)
    assert choosing.isVisible()


def test_a_number_can_be_as_large_as_its_setting_allows_and_no_larger(choosing):
    for name, setting in SETTINGS.items():
        if setting.range is None or isinstance(setting.default, float) or name.startswith("edition"):
            continue
        box = field(choosing, name).widget
        if isinstance(box, Choice):  # among a few usual values, and whatever a terminal set
            continue
        assert (box.minimum(), box.maximum()) == (setting.range.low, setting.range.high), name


def test_every_field_of_the_settings_shows_its_setting(choosing):
    known = asdict(Settings())
    for one in (one for _, shown_page in choosing.pages for one in shown_page.fields if one.name in known):
        assert one.value() == known[one.name], one.name


def test_pictures_follow_the_settings_unless_the_feed_says_otherwise(profile):
    from msgspec.structs import replace

    from reader.store.feeds import set_choices
    from reader.store.settings import save_settings
    from reader.store.views import get_entry, list_ids
    from reader.window.article.queries import make_shown

    conn = open_store(profile.database, NOW)
    entry = get_entry(conn, list_ids(conn, View(), 1).ids[0])
    assert make_shown(conn, entry).pictures is PictureRule.SHOW
    assert make_shown(conn, entry).mentions_pictures  # nobody chose yet
    change_settings(conn, {"pictures": "always"})
    assert not make_shown(conn, entry).mentions_pictures
    save_settings(conn, Settings(pictures="ask"))
    assert make_shown(conn, entry).pictures is PictureRule.ASK
    feed = get_feed(conn, entry.row.feed_id)
    set_choices(conn, feed.id, replace(feed.choices, images=False))
    assert make_shown(conn, entry).pictures is PictureRule.HIDE
    conn.close()


def test_always_show_pictures_becomes_a_setting(opened, qtbot, store):
    opened.article.view.pictures_allowed.emit(1, PictureChoice.ALWAYS)
    qtbot.waitUntil(lambda: load_settings(store).pictures == "always")


def test_what_is_learned_is_shown_and_erased_after_a_question(open_it, profile, qtbot, store):
    conn = open_store(profile.database, NOW)
    start_session(conn, NOW - 3_600)
    add_visits(conn, [Visit(NOW - 3_600, None, "view"), Visit(NOW - 3_000, 1, "feed")])
    note_sign(conn, PresenceSign(NOW - 3_660, Sign.UNLOCKED), 86_400.0)
    conn.close()
    opened = open_it(profile)
    opened.dialogs.open_settings()
    qtbot.waitUntil(lambda: opened.dialogs.shown is not None)
    dialog = shown(opened, SettingsDialog)
    learning = dialog.learning
    dialog.show_page_of(learning)
    # The window itself may have noted a visit by now: it was opened.
    assert get_reading_facts(store).sessions >= 1
    assert any("reading session" in text for text in recorded(learning))
    learning.view.click()
    assert learning.sessions.isVisible()
    oldest = learning.sessions.item(learning.sessions.count() - 1)
    assert oldest.text().endswith(": screen unlocked")
    learning.erase.click()
    press(learning.question, Qt.Key.Key_Escape)
    assert get_reading_facts(store).visits >= 2, "Escape erases nothing"
    learning.erase.click()
    erase = next(button for button in learning.question.buttons() if button.text() == "Erase")
    erase.click()
    qtbot.waitUntil(lambda: get_reading_facts(store).visits == 0)
    qtbot.waitUntil(lambda: "0 reading sessions" in recorded(learning))
    assert not learning.erase.isEnabled()


def test_pausing_keeps_nothing_more(opened, choosing, qtbot, profile, store):
    field(choosing, "note_reading").show(False)
    with qtbot.wait_change(opened, Changes.SETTINGS):
        choosing.apply()
    before = get_reading_facts(store)
    conn = open_store(profile.database, NOW)
    add_visits(conn, [Visit(NOW, None, "view")])
    assert start_session(conn, NOW) == 0
    conn.close()
    assert get_reading_facts(store) == before


def test_language_and_quiet_hours(opened, choosing, qtbot, store, profile):
    assert [field(choosing, "language").widget.itemText(n) for n in range(3)] == ["Match system", "English", "Deutsch"]
    field(choosing, "language").show("de")
    hours = field(choosing, "quiet_hours").widget
    assert (hours.on.isChecked(), hours.start.time().toString("HH:mm")) == (True, "22:00")
    hours.end.setTime(QTime(6, 30))
    with qtbot.wait_change(opened, Changes.SETTINGS):
        choosing.apply()
    assert load_settings(store).quiet_hours == "22:00-06:30"
    assert load_window_state(profile.folder).language == "de"


def test_quiet_hours_can_be_switched_off(opened, choosing, qtbot, store):
    hours = field(choosing, "quiet_hours").widget
    hours.on.click()
    assert not hours.start.isEnabled()
    with qtbot.wait_change(opened, Changes.SETTINGS):
        choosing.apply()
    assert load_settings(store).quiet_hours == ""


def test_start_at_login_is_offered_only_where_there_is_such_a_choice(opened, choosing, qtbot):
    names = {field.name for _, page in choosing.pages for field in page.fields}
    assert "start_at_login" not in names
    choosing.reject()
    chosen = []
    action = opened.actions["start_at_login"]
    action.triggered.connect(lambda: chosen.append(action.isChecked()))
    opened.actions.expect("start_at_login")
    opened.actions["settings"].trigger()
    qtbot.waitUntil(lambda: opened.dialogs.shown is not None)
    dialog = shown(opened, SettingsDialog)
    field(dialog, "start_at_login").show(True)
    dialog.apply()
    assert chosen == [True]


def test_every_setting_can_be_reached(choosing):
    """Those that have an action of their own in a menu, a bar or a notification are not repeated in the dialog."""
    names = {field.name for _, page in choosing.pages for field in page.fields}
    elsewhere = {"paused", "paused_until", "pictures_asked", "background_explained", "strategy_until"}
    elsewhere |= set() if RELEASES_FEED else {"newer_version_check"}  # nothing to check where nothing is published
    elsewhere |= {"sync_folder", "sync_folder_encrypted"}  # chosen by paperround sync-folder, with the passphrase
    names |= {name for name in Settings.__struct_fields__ if name.startswith("edition")}  # beside the paper itself
    assert set(Settings.__struct_fields__) - names == elsewhere


# --- backups --------------------------------------------------------------------------------------


def test_backups_are_made_seen_and_chosen_to_be_restored(opened, choosing, qtbot, profile):
    page = choosing.backups
    qtbot.waitUntil(lambda: page.list.count() == 1)
    assert "No backups yet." in page.list.item(0).text()
    assert not page.restore.isEnabled()
    page.make.setFocus()
    page.make.click()
    assert page.window().focusWidget() is page.list, "not the button after the disabled one"
    qtbot.waitUntil(lambda: "articles" in page.list.item(0).text())
    assert len(list(profile.backups.glob("by-hand-*.sqlite"))) == 1
    assert "53 articles · 1 star" in page.list.item(0).text()
    assert page.make.isEnabled()
    page.list.setCurrentRow(0)
    page.restore.click()
    assert "Your current data is kept in the same folder." in page.question.informativeText()
    wanted: list[Copy] = []
    opened.dialogs.restore = wanted.append
    page.question.buttons()[0].click()
    assert wanted[0].backup.path.parent == profile.backups
    assert not choosing.isVisible()
