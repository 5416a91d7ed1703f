"""Each table has one writer, as resources/schema says beside it: found by following every call down to the SQL."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from reader.store.db import read_schema
from tests.syntax import walk

ROOT = Path(__file__).parents[3]
WRITES = re.compile(
    r"\b(?:INSERT(?: OR \w+)?\s+INTO|REPLACE\s+INTO|(?<!DO )UPDATE(?: OR \w+)?|DELETE\s+FROM)\s+(?:main\.)?(\w+|\?)"
)
WRITERS = dict(re.findall(r"CREATE (?:VIRTUAL )?TABLE (\w+) .*-- (window|engine)\b", read_schema()))
Place = tuple[str, str]
"""A module, and a function, class or constant at its top level."""

# Who may write a table of the other side, by the function that does it; why, says resources/schema/tables.sql.
GUESTS: dict[Place, tuple[str, set[str]]] = {
    ("reader.store.entries", "_insert_new"): ("engine", {"marks", "highlights"}),
    ("reader.store.entries", "_add_tags"): ("engine", {"tags", "entry_tags"}),
    ("reader.store.feeds", "add_feed"): ("window and engine", {"feeds", "feed_state"}),
    ("reader.store.feeds", "adopt_address"): ("window and engine", {"feeds", "feed_state"}),
    ("reader.store.feeds", "change_address"): ("window", {"feed_state"}),
    ("reader.store.feeds", "trust_address"): ("window and engine", {"feeds", "feed_state"}),
    ("reader.store.feeds", "_READ_AGAIN"): ("window", {"feed_state"}),
    ("reader.store.feeds", "_UPDATE_PUBLISHER"): ("window", {"feed_state"}),
    ("reader.store.feeds", "set_status"): ("window", {"feed_state"}),
    ("reader.store.maintenance", "_SORT_BY_NOW"): ("engine", {"marks", "entry_tags"}),
    ("reader.store.maintenance", "empty_entries"): ("engine", {"marks", "entry_tags", "highlights", "kept_unread"}),
    ("reader.store.maintenance", "purge_feeds"): ("engine", {"feeds"}),
    ("reader.store.marks", "EXPIRE"): ("engine", {"marks"}),
    ("reader.features.accounts.store", "adopt_marks"): ("engine", {"marks"}),
    ("reader.features.podcasts.store", "_save"): ("engine", {"listening"}),
    ("reader.features.podcasts.store", "set_heard"): ("engine", {"play_queue"}),
    ("reader.features.accounts.store", "adopt_tag"): ("engine", {"tags"}),
    ("reader.features.accounts.store", "_GIVE"): ("engine", {"entry_tags"}),
    ("reader.features.accounts.store", "_ADOPT"): ("engine", {"entry_tags"}),
    ("reader.features.accounts.store", "unlink_feed"): ("engine", {"outbox"}),
    ("reader.features.accounts.store", "choose_account"): ("window", {"account_feeds"}),
    ("reader.store.feeds", "rename_feed"): ("engine", {"feeds"}),
    ("reader.store.settings", "save_rows"): ("engine", {"settings"}),  # a pause that is over
    ("reader.store.feeds", "put_feeds"): ("engine", {"feeds"}),
    ("reader.store.feeds", "remove_feed"): ("engine", {"feeds"}),
    ("reader.store.feeds", "restore_feed"): ("engine", {"feeds"}),
    ("reader.store.folders", "make_folder"): ("engine", {"folders"}),
    ("reader.store.folders", "rename_folder"): ("engine", {"folders"}),
    ("reader.store.folders", "remove_folder"): ("engine", {"folders", "feeds"}),
    ("reader.features.accounts.store", "forget_sent"): ("engine", {"outbox"}),
    ("reader.features.accounts.store", "queue_marks"): ("engine", {"outbox"}),
    ("reader.features.accounts.store", "queue_tags"): ("engine", {"outbox"}),
    ("reader.features.sharing.store", "queue_sends"): ("window", {"sends"}),
    ("reader.features.sharing.store", "unqueue_sends"): ("window", {"sends"}),
    ("reader.features.sharing.store", "retry_sends"): ("window", {"sends"}),
    ("reader.features.podcasts.store", "save_chapters"): ("window", {"chapters"}),
    ("reader.features.podcasts.store", "ask_downloads"): ("window", {"downloads"}),
    ("reader.features.podcasts.store", "drop_downloads"): ("window", {"downloads"}),
    ("reader.features.podcasts.store", "restore_downloads"): ("window", {"downloads"}),
    ("reader.features.sharing.store", "purge_targets"): ("engine", {"targets"}),
    ("reader.store.reading_log", "add_visits"): ("engine", {"visits"}),
    ("reader.store.erase", "_ERASE"): (
        "window and engine",
        {
            *("planned", "feed_state", "awake", "gaps", "full_texts", "visits", "sessions", "readings", "marks"),
            *("settings", "signs", "sends", "engine_state", "prefetched_entries", "prefetched_pictures", "editions"),
            *("edition_entries", "edition_deliveries", "downloads", "listening", "listening_times", "polls", "days"),
            *("agreed_marks", "account_syncs", "account_state", "outbox", "mail_checks", "held"),
        },
    ),
    ("reader.store.marks", "set_read"): ("engine", {"kept_unread"}),
    ("reader.store.marks", "_set"): ("engine", {"marks"}),
    ("reader.store.erase", "note_copies_erased"): ("engine", {"settings"}),
}
# The engine as a process of its own is not followed from the window that starts it.
ALONE = ("reader.features.recovery.store", "reader.store.own_copy")  # while nobody else writes
# What comes from other readers, archives and computers: rows of both sides, each part in one transaction.
TAKEN_IN = ("reader.features.transfer.store", "reader.features.foldersync.store")
OTHER_PROCESS = ("reader.engine.process.child", "reader.engine.loop")


def read_modules() -> Iterator[tuple[str, ast.Module]]:
    for path in (ROOT / "reader").rglob("*.py"):
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        yield name, ast.parse(path.read_bytes())


def name_statements(module: ast.Module) -> Iterable[tuple[str, ast.stmt]]:
    for statement in module.body:
        if isinstance(statement, ast.FunctionDef | ast.ClassDef):
            yield statement.name, statement
        elif isinstance(statement, ast.Assign | ast.AnnAssign):
            targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
            for node in (node for target in targets for node in walk(target)):
                if isinstance(node, ast.Name):
                    yield node.id, statement


def read_imports(module: ast.Module) -> dict[str, str]:
    """What each imported name means, in full."""
    meant: dict[str, str] = {}
    for node in walk(module):
        if isinstance(node, ast.ImportFrom) and node.module:
            meant |= {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            meant |= {alias.asname: alias.name for alias in node.names if alias.asname}
    return meant


def text_of(node: ast.AST) -> str:
    """The text of a string, with a question mark for what is computed."""
    if isinstance(node, ast.JoinedStr):
        parts = (part.value if isinstance(part, ast.Constant) else "?" for part in node.values)
        return "".join(map(str, parts))
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


class Calls:
    """Which place uses which, and which tables it writes itself."""

    def __init__(self, modules: Iterable[tuple[str, ast.Module]]) -> None:
        self.uses: dict[Place, set[Place]] = {}
        self.writes: dict[Place, set[str]] = {}
        for module, tree in modules:
            meant = read_imports(tree)
            own = dict(name_statements(tree))
            for name, statement in own.items():
                self._add((module, name), statement, meant, own)

    def _add(self, place: Place, statement: ast.stmt, meant: dict[str, str], own: dict[str, ast.stmt]) -> None:
        used, written = set(), set()
        for node in walk(statement):
            if isinstance(node, ast.Name) and node.id in own and node.id not in meant:
                used.add((place[0], node.id))
            elif isinstance(node, ast.Name) and node.id in meant:
                module, _, name = meant[node.id].rpartition(".")
                used.add((module, name))
            elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                used.add((meant.get(node.value.id, ""), node.attr))
            if re.match(r"reader\.(store|features\.\w+\.store)\b", place[0]):
                written |= set(WRITES.findall(text_of(node)))
        self.uses[place], self.writes[place] = used, written

    def follow(self, start: Iterable[Place], closed: tuple[str, ...] = ()) -> set[Place]:
        seen: set[Place] = set()
        todo = list(start)
        while todo:
            place = todo.pop()
            if place not in seen and place in self.uses:
                seen.add(place)
                todo += [used for used in self.uses[place] if not used[0].startswith(closed)]
        return seen


@pytest.fixture(scope="module")
def calls() -> Calls:
    return Calls(read_modules())


def find_writers(calls: Calls, side: str) -> set[tuple[Place, str]]:
    """Every function of the store that a side reaches and that writes, with the table."""
    room = {
        "window": r"reader\.(window\.|features\.\w+\.window\b|engine\.process\.engine_process$)",
        "engine": r"reader\.(engine\.(?!process\.(?:background|engine_process)$)|features\.\w+\.worker\b)",
    }
    closed = (*ALONE, *TAKEN_IN, *(OTHER_PROCESS if side == "window" else ()))
    reached = calls.follow((place for place in calls.uses if re.match(room[side], place[0])), closed)
    return {
        (place, table) for place in reached for table in calls.writes[place] - {"?"} if not table.startswith("sqlite_")
    }


def test_every_table_names_its_writer(conn) -> None:
    rows = conn.execute(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'search_%' AND name NOT LIKE 'sqlite_%'"
    )
    assert {name for (name,) in rows} == set(WRITERS)


@pytest.mark.parametrize("side", ["window", "engine"])
def test_nobody_writes_a_table_of_the_other_side(calls: Calls, side: str) -> None:
    found = find_writers(calls, side)
    assert len({table for _, table in found if WRITERS[table] == side}) >= 10, "the walk reaches the store"
    strangers = {(place, table) for place, table in found if WRITERS[table] != side}
    allowed = {
        (place, table)
        for place, (sides, tables) in GUESTS.items()
        if side in sides
        for table in tables
        if WRITERS[table] != side
    }
    assert strangers == allowed


def test_no_name_of_a_table_is_computed(calls: Calls) -> None:
    computed = {place for place, tables in calls.writes.items() if "?" in tables}
    salvaging = ("reader.features.recovery.store", "reader.store.own_copy")
    own_business = {place for place in computed if place[0] in salvaging}
    assert computed - own_business == set()


def test_the_walk_sees_a_stranger() -> None:
    modules = {
        "reader.store.made": ast.parse("def add(conn): conn.execute(f'INSERT INTO polls VALUES ({1})')"),
        "reader.window.page": ast.parse("from reader.store import made\nclass Page:\n    def go(self): made.add(1)"),
    }
    assert find_writers(Calls(modules.items()), "window") == {(("reader.store.made", "add"), "polls")}
