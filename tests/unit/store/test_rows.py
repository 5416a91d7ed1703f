"""store/rows: what is stored comes back the same, for every record that is read or written by its columns."""

import ast
import importlib
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import Any, get_args, get_origin

import apsw
import pytest
from msgspec import Struct
from msgspec.structs import fields, replace

from reader.core.records.messages import Message, as_it_is
from reader.core.records.parsed import Wishes
from reader.core.records.stored import EntryRow, FeedChoices, PublisherData
from reader.features.accounts.records import Account, ServerKind
from reader.features.podcasts.records import Download, Episode
from reader.store import rows

READER = Path(rows.__file__).parents[1]
BY_COLUMNS = {"fetch_as", "find_as", "make_records", "make_of_rows", "list_columns", "assign_columns"}


def _find_records() -> Iterator[type[Struct]]:
    for path in [
        *READER.glob("store/*.py"),
        *READER.glob("features/*/store.py"),
        *READER.glob("features/*/store/*.py"),
    ]:
        module = ".".join(path.relative_to(READER.parent).with_suffix("").parts).removesuffix(".__init__")
        names = vars(importlib.import_module(module))
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in BY_COLUMNS:
                for argument in call.args[:2]:
                    found = names.get(argument.id) if isinstance(argument, ast.Name) else None
                    if isinstance(found, type) and issubclass(found, Struct):
                        yield found


RECORDS = sorted(set(_find_records()), key=lambda record: record.__name__)


def _sample(kind: Any, place: int) -> Any:
    """A value that is no default, and another one for another place."""
    kind, _ = rows._strip(kind)
    if kind is bool:
        return place % 2 == 0
    if kind is Message:
        return as_it_is(f"said {place}")
    if kind is bytes:
        return b"%d\0" % place
    if kind in (int, float, str):
        return kind(place)
    if get_origin(kind) is frozenset:
        return frozenset({1, place})
    if get_origin(kind) is tuple:
        kinds = get_args(kind)
        return tuple(_sample(one, place + i) for i, one in enumerate(kinds if kinds[-1] is not ... else kinds[:1] * 2))
    if issubclass(kind, Enum):
        return list(kind)[place % len(kind)]
    return kind(*[_sample(field.type, place + i) for i, field in enumerate(fields(kind))])


@pytest.fixture
def conn() -> Iterator[apsw.Connection]:
    connection = apsw.Connection(":memory:")
    yield connection
    connection.close()


def _store(conn: apsw.Connection, *records: Struct) -> None:
    names = rows.list_columns(type(records[0]))
    conn.execute(f"CREATE TABLE kept ({names})")
    places = ", ".join("?" for _ in names.split(","))
    conn.executemany(f"INSERT INTO kept VALUES ({places})", [rows.make_values(record) for record in records])


def test_the_walk_finds_the_records_of_the_store() -> None:
    assert {Account, Download, Episode, EntryRow} <= set(RECORDS)
    assert len(RECORDS) > 30


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.__name__)
def test_what_is_stored_comes_back_the_same(conn: apsw.Connection, record: type[Struct]) -> None:
    every = [record(*[_sample(field.type, place + i) for i, field in enumerate(fields(record))]) for place in (1, 2, 2)]
    _store(conn, *every)
    assert rows.fetch_as(conn, record, "SELECT * FROM kept ORDER BY rowid") == every


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.__name__)
def test_the_store_takes_every_value_of_a_record(conn: apsw.Connection, record: type[Struct]) -> None:
    _store(conn, record(*[_sample(field.type, i) for i, field in enumerate(fields(record))]))
    (found,) = conn.execute("SELECT * FROM kept").fetchall()
    assert all(value is None or type(value) in (int, float, str, bytes) for value in found)


def test_nothing_is_nothing_again(conn: apsw.Connection) -> None:
    empty = FeedChoices()
    _store(conn, empty)
    assert rows.find_as(conn, FeedChoices, "SELECT * FROM kept") == empty
    assert rows.find_as(conn, FeedChoices, "SELECT * FROM kept WHERE name = 'x'") is None
    assert rows.fetch_as(conn, FeedChoices, "SELECT * FROM kept WHERE name = 'x'") == []


def test_columns_are_found_by_name_in_any_order(conn: apsw.Connection) -> None:
    sql = "SELECT 5 AS added_at, 'me' AS username, 'miniflux' AS kind, 1 AS id, 'A' AS name, 'https://a' AS url"
    assert rows.find_as(conn, Account, sql) == Account(1, ServerKind.MINIFLUX, "https://a", "me", "A", 5)


def test_a_column_that_is_missing_is_named(conn: apsw.Connection) -> None:
    with pytest.raises(TypeError, match="Account lacks the column kind"):
        rows.find_as(conn, Account, "SELECT 1 AS id")


def test_a_record_inside_is_none_where_its_columns_are(conn: apsw.Connection) -> None:
    episode = Episode(1, 2, "Feed", "Title", "https://a", "audio/mpeg", 7, None, "", 5, True, False)
    columns = "1 AS entry_id, 2 AS feed_id, 'Feed' AS feed_name, 'Title' AS title, 'https://a' AS url"
    columns += ", 'audio/mpeg' AS media_type, 7 AS size, NULL AS duration_s, '' AS chapters_url, 5 AS sort_at"
    columns += ", 1 AS is_read, 0 AS is_starred, d.entry_id AS download_entry_id, d.url AS download_url"
    columns += ", d.at AS download_asked_at, d.by_plan AS download_by_plan"
    there = "(SELECT NULL AS entry_id, NULL AS url, NULL AS at, NULL AS by_plan UNION ALL SELECT 1, 'https://b', 9, 1)"
    found = rows.fetch_as(conn, Episode, f"SELECT {columns} FROM {there} d")
    assert found == [episode, replace(episode, download=Download(1, "https://b", 9, True))]


def test_half_a_surrogate_pair_is_stored_as_a_question_mark(conn: apsw.Connection) -> None:
    _store(conn, FeedChoices(name="a\udc80", labels=("b\udc80",)))
    found = rows.find_as(conn, FeedChoices, "SELECT * FROM kept")
    assert found == FeedChoices(name="a?", labels=("b?",))


def test_wishes_are_kept_as_before(conn: apsw.Connection) -> None:
    """Other statements and other versions read these texts."""
    every = [Wishes(), Wishes(ttl_s=60, skip_days=frozenset({6, 5}))]
    kept = [rows.make_values(PublisherData(wishes=wishes))[6] for wishes in every]
    assert kept == ["{}", '{"ttl_s": 60, "skip_days": [5, 6]}']
