"""Undo and redo give the same rows, whatever was done in whatever order: commands of the window over a real store."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule, run_state_machine_as_test
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject

from reader.core.paths import Profile
from reader.core.records.stored import Feed, SavedSearch, View, ViewKind
from reader.features.podcasts.window.control import SoundCommands
from reader.features.rules.records import Rule, RuleOutcome
from reader.features.search.store import list_saved_searches
from reader.features.subscriptions.store import Subscription
from reader.features.subscriptions.window.import_list import ImportDialog
from reader.store import feeds, folders, marks, tags
from reader.store.db import Connection, fetch, open_reader, open_store
from reader.store.maintenance import UNDO_S, purge_feeds
from reader.store.settings import load_settings
from reader.window.app.commands import Commands
from reader.window.bridge.bridge import Bridge, UndoStack
from reader.window.dialogs.dialog_commands import DialogCommands
from reader.window.dialogs.folders import FolderChoice
from reader.window.dialogs.operations import FeedEdit, RulesEdit
from reader.window.kit.bars import Instead
from reader.window.kit.theme import Theme
from reader.window.sidebar.tree import Key, Kind
from tests.fake_clock import FakeClock
from tests.window.helpers import run_for_long
from tests.window.made_up import NOW, Post, store_posts

ENTRIES = st.lists(st.integers(1, 12), min_size=1, max_size=4, unique=True)
FEEDS, FOLDERS = st.integers(1, 6), st.integers(1, 6)
NAMES = st.sampled_from(("a", "A", "b", "later"))
OTHERS = ("highlights", "rules", "saved_searches", "readings", "kept_pairs", "play_queue", "downloads")
OPML = """<opml><body><outline text="Brought"><outline text="Within">
    <outline text="One" xmlUrl="https://one.example/feed"/></outline>
    <outline text="Two" xmlUrl="https://two.example/feed"/></outline>
    <outline text="Three" xmlUrl="https://three.example/feed"/></body></opml>"""


def rows_of(conn: Connection) -> dict[str, object]:
    """All that the user decided. A tag that is made again has another id and the same name; a feed that was
    unsubscribed from waits for some days. When marks last changed is left out: undoing them is a change, too."""
    tables = {"folders": fetch(conn, "SELECT * FROM folders ORDER BY 1")}
    tables["marks"] = fetch(
        conn, "SELECT entry_id, feed_id, sort_at, read, starred, gone, gone_at FROM marks ORDER BY 1"
    )
    tables["feeds"] = fetch(conn, "SELECT * FROM feeds WHERE deleted_at IS NULL ORDER BY id")
    tagged = "SELECT t.name, e.entry_id FROM tags t LEFT JOIN entry_tags e ON e.tag_id = t.id ORDER BY 1, 2"
    others = {name: fetch(conn, f"SELECT * FROM {name} ORDER BY 1") for name in OTHERS}
    return tables | others | {"tags": fetch(conn, tagged), "set": load_settings(conn)}


class Hands:
    """The commands of a window over a store of its own, without the window."""

    def __init__(self, database: Path, theme: Theme) -> None:
        clock = FakeClock(NOW)
        self.theme = theme
        self.bridge = Bridge(database, clock)
        self.undo = UndoStack(self.bridge)
        self.commands = Commands(self.bridge, self.undo, clock)
        self.dialogs = DialogCommands(self.bridge, self.undo, clock)
        self.parent = QObject()
        self.sound = SoundCommands(self.bridge, self.undo, clock, self.parent)
        self.said: list[str] = []
        self._kept: list[ImportDialog] = []
        self.steps = 0
        self.undo.undone.connect(self.said.append)
        self.undo.redone.connect(self.said.append)
        self.undo.refused.connect(self._note_refusal)
        self.instead: Instead | None = None
        self.problems: list[str] = []
        self.bridge.failed.connect(self.problems.append)
        self.undo.offered.connect(self.note_step)
        self.undo.noted.connect(self.note_step)
        self.settle()
        self.store = open_reader(database)
        self.remote_episodes = [id_ for (id_,) in fetch(self.store, "SELECT entry_id FROM episodes ORDER BY 1")]

    def note_step(self, sentence: str = "") -> None:
        self.steps += 1

    def _note_refusal(self, sentence: str, instead: Instead | None) -> None:
        self.said.append(sentence)
        self.instead = instead

    def settle(self) -> None:
        """Until all is written, and what follows from it."""
        for _ in range(3):
            answered: list[None] = []
            self.bridge.write(lambda conn: None, answered.append)
            while not answered:
                QCoreApplication.processEvents()

    def import_list(self) -> None:
        dialog = ImportDialog(self.theme, "feeds.opml")
        self._kept.append(dialog)  # the write thread must not hold the last reference to a widget
        file = Path(tempfile.mkdtemp()) / "feeds.opml"
        file.write_text(OPML)
        self.dialogs.import_files((file,), dialog)
        self.settle()
        shutil.rmtree(file.parent)

    def rows(self) -> dict[str, object]:
        return rows_of(self.store)

    def close(self) -> None:
        self.store.close()
        self.bridge.close()


class Using(RuleBasedStateMachine):
    """All commands that are steps, in any order."""

    made_profile: Path
    theme: Theme

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        shutil.copytree(self.made_profile, self.folder / "profile")
        self.profile = Profile(self.folder / "profile")
        self.hands = Hands(self.profile.database, self.theme)
        self.commands, self.dialogs = self.hands.commands, self.hands.dialogs

    def teardown(self) -> None:
        self.hands.close()
        shutil.rmtree(self.folder)
        assert not [one for one in self.hands.problems if "went wrong in Paperround" in one]

    def did(self) -> None:
        """A command was given."""
        raise NotImplementedError

    # --- entries ------------------------------------------------------------------------------

    @rule(ids=ENTRIES, on=st.booleans())
    def star(self, ids: list[int], on: bool) -> None:
        self.commands.set_starred(ids, on)
        self.did()

    @rule(ids=ENTRIES, on=st.booleans())
    def read(self, ids: list[int], on: bool) -> None:
        self.commands.set_read(ids, on)
        self.did()

    @rule(ids=ENTRIES, name=NAMES)
    def tag(self, ids: list[int], name: str) -> None:
        self.commands.tag(ids, name)
        self.did()

    @rule(ids=ENTRIES, name=NAMES)
    def untag(self, ids: list[int], name: str) -> None:
        self.commands.untag(ids, self.spell(name))
        self.did()

    def spell(self, name: str) -> str:
        """The name of a tag as it is stored, by which menus call it: upper and lower case are one."""
        stored = (tag.name for tag in tags.list_tags(self.hands.store))
        return next((one for one in stored if one.lower() == name.lower()), name)

    @rule(ids=ENTRIES, on=st.booleans())
    def highlight(self, ids: list[int], on: bool) -> None:
        self.commands.highlight(ids, on)
        self.did()

    @rule(ids=ENTRIES)
    def delete(self, ids: list[int]) -> None:
        self.commands.delete(ids)
        self.did()

    @rule(feed_id=FEEDS)
    def mark_all_read(self, feed_id: int) -> None:
        self.commands.mark_all_read(View(ViewKind.FEED, feed_id), 10_000, "a feed")
        self.did()

    @rule(ids=ENTRIES)
    def mark_these_read(self, ids: list[int]) -> None:
        self.commands.mark_these_read(ids, "a search")
        self.did()

    @rule(ids=ENTRIES)
    def want_less(self, ids: list[int]) -> None:
        self.commands.want_less(ids)
        self.did()

    @rule(first=st.booleans(), number=st.integers(0, 1))
    def queue(self, first: bool, number: int) -> None:
        self.hands.sound.queue([self.hands.remote_episodes[number]], first=first)
        self.did()

    @rule(number=st.integers(0, 1))
    def unqueue(self, number: int) -> None:
        self.hands.sound.unqueue([self.hands.remote_episodes[number]])
        self.did()

    @rule(number=st.integers(0, 1))
    def toggle_download(self, number: int) -> None:
        self.hands.sound.toggle_download([self.hands.remote_episodes[number]])
        self.did()

    # --- places -------------------------------------------------------------------------------

    @rule(feed_id=FEEDS, folder_id=st.none() | FOLDERS, position=st.none() | st.integers(0, 3))
    def move_feed(self, feed_id: int, folder_id: int | None, position: int | None) -> None:
        if folder_id is None or folder_id in {one.id for one in folders.list_folders(self.hands.store)}:
            self.commands.move(Key(Kind.FEED, feed_id), folder_id, position, "it")
            self.did()

    @rule(folder_id=FOLDERS, parent_id=st.none() | FOLDERS, position=st.none() | st.integers(0, 3))
    def move_folder(self, folder_id: int, parent_id: int | None, position: int | None) -> None:
        if {folder_id, parent_id} - {None} <= {one.id for one in folders.list_folders(self.hands.store)}:
            self.commands.move(Key(Kind.FOLDER, folder_id), parent_id, position, "it")
            self.did()

    @rule(kind=st.sampled_from((Kind.FEED, Kind.FOLDER)), place_id=FEEDS, name=NAMES)
    def rename(self, kind: Kind, place_id: int, name: str) -> None:
        self.commands.rename(Key(kind, place_id), name, "it")
        self.did()

    @rule(old=NAMES, new=NAMES)
    def rename_tag(self, old: str, new: str) -> None:
        self.commands.rename(Key(Kind.TAG, 1), new, old)
        self.did()

    @rule(name=NAMES)
    def remove_tag(self, name: str) -> None:
        self.commands.remove_tag(self.spell(name))
        self.did()

    @rule(feed_id=FEEDS)
    def unsubscribe(self, feed_id: int) -> None:
        if feeds.find_feed(self.hands.store, feed_id) is not None:
            self.commands.unsubscribe(feed_id, "it")
            self.did()

    @rule(name=NAMES, parent_id=st.none() | FOLDERS)
    def make_folder(self, name: str, parent_id: int | None) -> None:
        if parent_id is None or parent_id in {one.id for one in folders.list_folders(self.hands.store)}:
            self.commands.make_folder(name, parent_id)
            self.did()

    @rule(folder_id=FOLDERS)
    def remove_folder(self, folder_id: int) -> None:
        self.commands.remove_folder(folder_id, "it")
        self.did()

    @rule(feed_id=FEEDS)
    def allow_pictures(self, feed_id: int) -> None:
        self.commands.allow_pictures(feed_id)
        self.did()

    # --- dialogs ------------------------------------------------------------------------------

    @rule()
    def import_list(self) -> None:
        self.hands.import_list()
        self.did()

    @rule(number=st.integers(1, 3), folder=st.sampled_from(("", "News", "Made for it")))
    def subscribe(self, number: int, folder: str) -> None:
        url = f"https://new{number}.example/feed"
        self.dialogs.subscribe([Subscription(url, "New", new_folder=(folder,))])
        self.did()

    @rule(feed_id=FEEDS, folder=st.sampled_from(("", "News", "Made for it")), paused=st.booleans())
    def edit_feed(self, feed_id: int, folder: str, paused: bool) -> None:
        feed = feeds.find_feed(self.hands.store, feed_id)
        if feed is not None:
            choices = replace(feed.choices, paused=paused, expire_days=1)
            edit = FeedEdit(feed_id, feed.url, FolderChoice(new_name=folder), choices)
            self.dialogs.edit_feed(edit, "it")
            self.did()

    @rule(ids=ENTRIES, name=NAMES)
    def edit_rules(self, ids: list[int], name: str) -> None:
        rule_outcome = RuleOutcome(read=True, starred=True, tags=(name,), hidden=name == "b")
        self.dialogs.edit_rules(RulesEdit((Rule(wanted=name, tag=name),), ((rule_outcome, tuple(ids)),)))
        self.did()

    @rule()
    def unhide(self) -> None:
        self.dialogs.unhide()
        self.did()

    @rule(name=NAMES)
    def save_search(self, name: str) -> None:
        self.commands.save_search(SavedSearch(0, name, name))
        self.did()

    @rule(name=NAMES, query=NAMES)
    def change_search(self, name: str, query: str) -> None:
        for before in list_saved_searches(self.hands.store)[:1]:
            self.commands.save_search(SavedSearch(before.id, name, query), before)
            self.did()

    @rule()
    def remove_search(self) -> None:
        for saved in list_saved_searches(self.hands.store)[:1]:
            self.commands.remove_search(saved)
            self.did()

    @rule(one=FEEDS, other=FEEDS)
    def keep_both(self, one: int, other: int) -> None:
        if one != other and {one, other} <= {feed.id for feed in feeds.list_feeds(self.hands.store)}:
            self.commands.keep_both(one, other)
            self.did()

    @rule(budget=st.integers(100, 105))
    def change_settings(self, budget: int) -> None:
        self.commands.change_settings(daily_polls=budget)
        self.did()


class Undoing(Using):
    """Nobody else changes anything: undo and redo give exactly the rows that were there."""

    def __init__(self) -> None:
        super().__init__()
        self.history, self.at = [self.hands.rows()], 0
        """The rows after each step, and which of them are there now."""

    def did(self) -> None:
        """A command was given: what it changed is one step, what it did not change is at most one."""
        self.hands.settle()
        rows = self.hands.rows()
        if rows != self.history[self.at]:
            assert self.hands.steps == 1
        if self.hands.steps:
            self.at += 1
            self.history[self.at :] = [rows]
        self.hands.steps = 0

    # --- undo and redo ------------------------------------------------------------------------

    @precondition(lambda self: self.at > 0)
    @rule()
    def undo(self) -> None:
        self.hands.undo.undo()
        self.hands.settle()
        self.at -= 1
        assert self.hands.said[-1].startswith("Undone: ")
        assert self.hands.rows() == self.history[self.at]

    @precondition(lambda self: self.at + 1 < len(self.history))
    @rule()
    def redo(self) -> None:
        self.hands.undo.redo()
        self.hands.settle()
        self.at += 1
        assert self.hands.said[-1].startswith("Redone: ")
        assert self.hands.rows() == self.history[self.at]

    @precondition(lambda self: self.at > 1)
    @rule()
    def undo_twice_and_redo_in_a_hurry(self) -> None:
        for press in (self.hands.undo.undo, self.hands.undo.undo, self.hands.undo.redo):
            press()
            if press == self.hands.undo.undo:
                QCoreApplication.processEvents()
        self.hands.settle()
        self.at -= 1
        assert self.hands.rows() == self.history[self.at]


class Overtaken(Using):
    """Posts come, they are read, and another device changes what it likes: undo takes the last step, or says why not
    and changes nothing; what was imported and is read is never taken away."""

    def __init__(self) -> None:
        super().__init__()
        self.elsewhere = open_store(self.profile.database, NOW)
        self.steps: list[tuple[int, ...]] = []
        """For each step that can be undone the feeds that it added."""
        self.undone: list[tuple[int, ...]] = []
        self.known = self.find_feeds()
        self.arrived = 0

    def teardown(self) -> None:
        self.elsewhere.close()
        super().teardown()

    def find_feeds(self) -> set[int]:
        return {feed.id for feed in feeds.list_feeds(self.hands.store)}

    def did(self) -> None:
        self.hands.settle()
        now = self.find_feeds()
        assert self.hands.steps <= 1
        if self.hands.steps:
            self.steps.append(tuple(now - self.known))
            self.undone.clear()
        self.hands.steps, self.known = 0, now

    def settle_elsewhere(self) -> None:
        self.hands.settle()
        self.known = self.find_feeds()

    # --- undo and redo ------------------------------------------------------------------------

    @rule()
    def undo(self) -> None:
        self.press(self.hands.undo.undo, self.steps, self.undone, "Undone: ")

    @rule()
    def redo(self) -> None:
        self.press(self.hands.undo.redo, self.undone, self.steps, "Redone: ")

    def press(self, press, source, target, words) -> None:
        before, said = self.hands.rows(), len(self.hands.said)
        added = source[-1] if source else ()
        is_read = self.is_read(added) and words == "Undone: "
        press()
        self.hands.settle()
        notes = self.hands.said[said:]
        assert len(notes) == bool(source), "each step is told of, once"
        if not source:
            assert self.hands.rows() == before
            return
        step = source.pop()
        if notes[0].startswith(words):
            target.append(step)
            assert not is_read, "it was read, and taken away nevertheless"
        else:
            assert self.hands.rows() == before, "a step that is refused changes nothing"
        self.known = self.find_feeds()

    def is_read(self, feed_ids: tuple[int, ...]) -> bool:
        of_them = ", ".join(map(str, feed_ids)) or "0"
        marked = f"SELECT 1 FROM marks WHERE feed_id IN ({of_them}) AND (read OR starred)"
        return bool(fetch(self.hands.store, marked))

    # --- what happens meanwhile ---------------------------------------------------------------

    @rule(feed_id=st.integers(1, 20))
    def posts_come(self, feed_id: int) -> None:
        if feeds.find_feed(self.elsewhere, feed_id) is not None:
            self.arrived += 1
            store_posts(self.elsewhere, feed_id, "It", [Post("It", 60, f"Post {self.arrived}", "Text")], NOW)
            self.settle_elsewhere()

    @rule()
    def the_newest_post_is_opened(self) -> None:
        newest = fetch(self.hands.store, "SELECT max(id) FROM entries")[0][0]
        self.commands.note_read([newest])
        self.did()

    @rule(ids=ENTRIES, on=st.booleans())
    def elsewhere_something_is_starred(self, ids: list[int], on: bool) -> None:
        marks.set_starred(self.elsewhere, ids, on)
        self.settle_elsewhere()

    @rule(ids=ENTRIES, name=NAMES)
    def elsewhere_something_is_untagged(self, ids: list[int], name: str) -> None:
        tags.remove_tag(self.elsewhere, name, ids)
        self.settle_elsewhere()

    @rule(feed_id=st.integers(1, 20))
    def elsewhere_a_feed_goes(self, feed_id: int) -> None:
        feeds.remove_feeds(self.elsewhere, [feed_id], NOW)
        self.settle_elsewhere()

    @rule()
    def what_was_removed_is_purged(self) -> None:
        purge_feeds(self.elsewhere, NOW + 2 * UNDO_S)
        self.settle_elsewhere()

    @rule(number=st.integers(1, 3))
    def elsewhere_a_feed_comes(self, number: int) -> None:
        feeds.add_feed(self.elsewhere, f"https://new{number}.example/feed", NOW)
        self.settle_elsewhere()

    @rule(folder_id=st.integers(1, 9))
    def elsewhere_a_folder_goes(self, folder_id: int) -> None:
        if folder_id in {one.id for one in folders.list_folders(self.elsewhere)}:
            folders.remove_folder(self.elsewhere, folder_id)
            self.settle_elsewhere()

    @rule(name=st.sampled_from(("News", "Made for it", "Brought", "b")))
    def elsewhere_a_folder_is_made(self, name: str) -> None:
        folders.make_folder(self.elsewhere, name)
        self.settle_elsewhere()


def test_undo_and_redo_always_give_the_same_rows(qapp, made_profile, theme):
    Undoing.made_profile, Undoing.theme = made_profile, theme
    run_state_machine_as_test(Undoing, settings=settings(stateful_step_count=25))


def test_undo_takes_the_last_step_or_says_why_not_whatever_happens_meanwhile(qapp, made_profile, theme):
    Overtaken.made_profile, Overtaken.theme = made_profile, theme
    run_state_machine_as_test(Overtaken, settings=settings(stateful_step_count=25))


@pytest.mark.long
@pytest.mark.parametrize("machine", [Undoing, Overtaken])
def test_undo_over_thousands_of_steps(qapp, made_profile, theme, machine):
    machine.made_profile, machine.theme = made_profile, theme
    run_for_long(machine, runs=100)


# --- what a step is bound to ----------------------------------------------------------------------


@pytest.fixture
def hands(qapp, profile, theme):
    hands = Hands(profile.database, theme)
    yield hands
    hands.close()


def add_post(database: Path, feed_id: int) -> int:
    """An entry of this feed, whichever it belonged to."""
    conn = open_store(database, NOW)
    conn.execute("UPDATE entries SET feed_id = ? WHERE id = 1", (feed_id,))
    conn.execute("UPDATE marks SET feed_id = ?, read = 0, starred = 0 WHERE entry_id = 1", (feed_id,))
    conn.execute("DELETE FROM entry_tags WHERE entry_id = 1")
    conn.close()
    return 1


def find_one(hands: Hands) -> Feed:
    """A feed that the list brought."""
    found = feeds.find_feed_by_url(hands.store, "https://one.example/feed")
    assert found is not None
    return found


DONE_WITH_IT = {
    "read": lambda hands, feed_id: hands.commands.note_read([1]),
    "starred elsewhere": lambda hands, feed_id: hands.bridge.write(lambda conn: marks.set_starred(conn, [1])),
    "tagged elsewhere": lambda hands, feed_id: hands.bridge.write(lambda conn: tags.add_tag(conn, "x", [1])),
    "moved elsewhere": lambda hands, feed_id: hands.bridge.write(lambda conn: feeds.move_feed(conn, feed_id, None)),
    "renamed elsewhere": lambda hands, feed_id: hands.bridge.write(
        lambda conn: feeds.rename_feed(conn, feed_id, "Mine")
    ),
}


@pytest.mark.parametrize("use", DONE_WITH_IT)
def test_an_import_stays_once_something_was_done_with_its_feeds(hands, profile, use):
    hands.import_list()
    one = find_one(hands)
    add_post(profile.database, one.id)
    DONE_WITH_IT[use](hands, one.id)
    hands.settle()
    before = hands.rows()
    hands.undo.undo()
    hands.settle()
    assert hands.rows() == before
    assert "it stays" in hands.said[-1]
    hands.undo.undo()
    hands.undo.redo()
    hands.settle()
    assert hands.rows() == before, "the step is gone"


def test_what_stays_is_offered_to_be_unsubscribed_from_which_is_a_step(hands, profile):
    first = hands.rows()["feeds"]
    hands.import_list()
    add_post(profile.database, find_one(hands).id)
    hands.commands.note_read([1])
    hands.undo.undo()
    hands.settle()
    before = hands.rows()
    assert hands.instead is not None
    assert hands.instead.words == "Unsubscribe from 3 feeds"
    hands.instead.run()
    hands.settle()
    assert hands.rows()["feeds"] == first
    hands.undo.undo()
    hands.settle()
    assert hands.said[-1] == "Undone: Unsubscribed from 3 feeds"
    assert hands.rows() == before


def test_a_star_is_taken_back_and_not_the_import_before_it(hands, profile):
    before = hands.rows()
    hands.import_list()
    one = find_one(hands)
    title = fetch(hands.store, "SELECT title FROM entries WHERE id = 2")[0][0]
    heard: list[str] = []
    hands.undo.noted.connect(heard.append)
    hands.commands.set_starred([2], True)
    hands.undo.undo()  # at once, before the star is written
    hands.settle()
    assert heard == [f"“{title}” starred"], "a screen reader says what is only to be seen"
    assert hands.said == [f"Undone: “{title}” starred"]
    assert feeds.find_feed(hands.store, one.id) is not None
    hands.undo.undo()
    hands.settle()
    assert hands.said[-1] == "Undone: Imported 3 feeds"
    assert hands.rows()["folders"] == before["folders"], "the folders went with it"
    assert feeds.find_feed(hands.store, one.id) is None


def test_what_another_device_changed_since_stays(hands):
    hands.commands.set_starred([2], False)
    hands.commands.set_starred([2], True)
    hands.settle()
    hands.bridge.write(lambda conn: marks.set_starred(conn, [2], False))
    hands.undo.undo()
    hands.settle()
    assert "nothing left to undo" in hands.said[-1]
