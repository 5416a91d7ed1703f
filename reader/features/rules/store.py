"""The user's rules, the entries they are tried on, and what they hid. The window's threads, commands; the engine reads.

Rules never touch stored entries unless the user asks: apply_rule_outcome does that and undo_rule_outcome undoes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import apsw
from msgspec import Struct
from msgspec.structs import replace

from reader.core.errors import UsageError
from reader.core.records.stored import Change, Cursor, EntryRow, View
from reader.core.words.catalogue import Code
from reader.features.rules.records import Rule, RuleOutcome
from reader.html.text import text_of
from reader.store import marks, tags
from reader.store.bodies import unpack_extras, unpack_html
from reader.store.db import bind_ids, fetch_column, find_value, transaction
from reader.store.entries import HIDDEN
from reader.store.rows import assign_columns, fetch_as, find_as, list_columns, make_values
from reader.store.views import get_rows, list_ids

MOST_HIDDEN = 1_000
_COLUMNS = list_columns(Rule)
_PLACES = ", ".join("?" for _ in Rule.__struct_fields__)


class Scanned(Struct, frozen=True):
    """A stored entry as a rule sees it."""

    row: EntryRow
    text: str
    categories: tuple[str, ...] = ()


class ScannedPage(Struct, frozen=True):
    entries: list[Scanned]
    next: Cursor | None
    """Where the next page starts; None at the end."""


class AppliedOutcome(Struct, frozen=True):
    """What applying a rule to stored entries really changed."""

    changes: tuple[Change, ...]
    tagged: tuple[tuple[str, tuple[int, ...]], ...]
    highlighted: tuple[int, ...] = ()

    @property
    def ids(self) -> set[int]:
        marked = {id_ for change in self.changes for id_ in change.ids} | {*self.highlighted}
        return marked | {id_ for _, ids in self.tagged for id_ in ids}


def list_rules(conn: apsw.Connection) -> list[Rule]:
    """The rules in the order in which they run."""
    return fetch_as(conn, Rule, f"SELECT {_COLUMNS} FROM rules ORDER BY position, id")


def get_rule(conn: apsw.Connection, rule_id: int) -> Rule:
    rule = find_as(conn, Rule, f"SELECT {_COLUMNS} FROM rules WHERE id = ?", (rule_id,))
    if rule is None:
        raise UsageError(Code.RULE_UNKNOWN(rule=rule_id))
    return rule


def save_rule(conn: apsw.Connection, rule: Rule) -> int:
    """Store a new rule behind the others, or a changed one in its place; return its id."""
    with transaction(conn):
        if rule.id:
            get_rule(conn, rule.id)
            conn.execute(f"UPDATE rules SET {assign_columns(Rule)} WHERE id = ?", (*make_values(rule), rule.id))
            return rule.id
        last = "SELECT ifnull(max(position), 0) + 1 FROM rules"
        conn.execute(f"INSERT INTO rules ({_COLUMNS}, position) VALUES ({_PLACES}, ({last}))", _values(rule))
        return conn.last_insert_rowid()


def replace_rules(conn: apsw.Connection, rules: Sequence[Rule]) -> list[Rule]:
    """Replace all rules, in this order; return what was, for undo."""
    with transaction(conn):
        before = list_rules(conn)
        conn.execute("DELETE FROM rules")
        sql = f"INSERT INTO rules ({_COLUMNS}, position) VALUES ({_PLACES}, ?)"
        conn.executemany(sql, [(*_values(rule), position) for position, rule in enumerate(rules)])
    return before


def remove_rule(conn: apsw.Connection, rule_id: int) -> Rule:
    """Remove a rule and return it. What it did stays done."""
    with transaction(conn):
        rule = get_rule(conn, rule_id)
        conn.execute("DELETE FROM rules WHERE id = ?", (rule_id,))
    return rule


def _values(rule: Rule) -> list[Any]:
    """The values of a rule's columns; a new rule has no id yet."""
    id_, *values = make_values(rule)
    return [id_ or None, *values]


def scan_entries(conn: apsw.Connection, view: View, limit: int, after: Cursor | None = None) -> ScannedPage:
    """A page of stored entries with what rules need, newest first."""
    page = list_ids(conn, replace(view, with_waiting=True), limit, after)
    sql = "SELECT entry_id, html, extras FROM bodies WHERE entry_id = ?"
    bodies = conn.executemany(sql, ((id_,) for id_ in page.ids))
    texts = {id_: (text_of(unpack_html(html)), unpack_extras(extras).categories) for id_, html, extras in bodies}
    rows = get_rows(conn, page.ids)
    return ScannedPage([Scanned(row, *texts.get(row.id, ("",))) for row in rows], page.next)


def apply_rule_outcome(conn: apsw.Connection, rule_outcome: RuleOutcome, ids: Sequence[int]) -> AppliedOutcome:
    """Do to stored entries what a rule does on arrival, but notify nobody and send nothing."""
    with transaction(conn):
        tagged = tuple((tag, tuple(tags.add_tag(conn, tag, ids))) for tag in rule_outcome.tags)
        changes = [marks.set_read(conn, ids)] if rule_outcome.read else []
        changes += [marks.set_starred(conn, ids)] if rule_outcome.starred else []
        if rule_outcome.hidden:
            sql = f"""UPDATE marks SET gone = {HIDDEN}, changed_at = unixepoch() WHERE gone = 0
                AND entry_id IN (SELECT value FROM carray(?)) RETURNING entry_id"""
            changes.append(Change("gone", 0, HIDDEN, tuple(fetch_column(conn, sql, (bind_ids(ids),)))))
        lit = marks.highlight(conn, ids) if rule_outcome.highlighted else []
    return AppliedOutcome(tuple(changes), tagged, tuple(lit))


def undo_rule_outcome(conn: apsw.Connection, applied: AppliedOutcome) -> None:
    with transaction(conn):
        for change in applied.changes:
            marks.undo(conn, change)
        for tag, ids in applied.tagged:
            tags.remove_tag(conn, tag, ids)
        marks.remove_highlights(conn, applied.highlighted)


_HIDDEN_ONES = """FROM marks m INDEXED BY marks_hidden
    WHERE m.gone = -1 AND m.feed_id NOT IN (SELECT id FROM feeds WHERE deleted_at IS NOT NULL)"""


def count_hidden(conn: apsw.Connection) -> int:
    return find_value(conn, int, f"SELECT count(*) {_HIDDEN_ONES}") or 0


def list_hidden(conn: apsw.Connection, limit: int = MOST_HIDDEN) -> list[EntryRow]:
    """What rules hid of subscribed feeds, newest first."""
    sql = f"SELECT m.entry_id {_HIDDEN_ONES} ORDER BY m.sort_at DESC, m.entry_id DESC LIMIT ?"
    return get_rows(conn, fetch_column(conn, sql, (limit,)), gone=HIDDEN)


def unhide(conn: apsw.Connection, ids: Sequence[int]) -> Change:
    """Bring these back; return what that changed, for undo."""
    return marks.undo(conn, Change("gone", 0, HIDDEN, tuple(ids)))


def unhide_all(conn: apsw.Connection) -> Change:
    """Bring back everything that rules hid."""
    with transaction(conn):
        sql = """UPDATE marks SET gone = 0, gone_at = NULL, changed_at = unixepoch() WHERE gone = -1
            RETURNING entry_id"""
        ids = fetch_column(conn, sql)
    return Change("gone", HIDDEN, 0, tuple(ids))
