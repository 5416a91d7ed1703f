"""Rows as records and back: columns are called as the fields, and types say how values are stored. Any thread.

Statements stay as they are written, with `AS` where a column is called otherwise. A bool is 0 or 1, an enum its value,
a message its text, and what no column can hold is JSON. A record inside a record is made of the same row: of columns
that begin with the name of its field (`download_url`) if there are such, else of columns called as its own fields; it
is None, where it may be, if its first column is NULL. Columns are converted one by one, not row by row, which is
quicker, and values that come again (most do) are converted once.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from functools import cache
from itertools import repeat
from operator import itemgetter
from types import NoneType
from typing import Any, TypeVar, get_args

import apsw
import msgspec
from msgspec import Struct
from msgspec.structs import FieldInfo, astuple, fields

from reader.core.records.messages import Message, parse_message
from reader.store.bodies import clean
from reader.store.db import Parameters

Record = TypeVar("Record", bound=Struct)
Convert = Callable[[Any], Any]
_Source = Callable[[Sequence[Sequence[Any]]], Iterable[Any]]
_PLAIN = (int, float, str, bytes)
_NOTHING: Mapping[str, Convert] = {}


def fetch_as(conn: apsw.Connection, record: type[Record], sql: str, parameters: Parameters = ()) -> list[Record]:
    """The rows of a statement as records."""
    return make_records(record, conn.execute(sql, parameters))


def find_as(conn: apsw.Connection, record: type[Record], sql: str, parameters: Parameters = ()) -> Record | None:
    """The first row as a record; None if there is none."""
    return next(iter(fetch_as(conn, record, sql, parameters)), None)


def make_records(
    record: type[Record], cursor: apsw.Cursor, converters: Mapping[str, Convert] = _NOTHING
) -> list[Record]:
    """All that a cursor has left, as records. `converters` are for columns of a kind of their own."""
    return make_of_rows(record, *read_all(cursor), converters)


def read_all(cursor: apsw.Cursor) -> tuple[tuple[str, ...], list[Any]]:
    """The names of the columns, and the rows; SQLite tells no names where there are no rows."""
    try:
        names = tuple([column[0] for column in cursor.get_description()])
    except apsw.ExecutionCompleteError:
        return (), []
    return names, cursor.fetchall()


def make_of_rows(
    record: type[Record], names: tuple[str, ...], rows: Sequence[Any], converters: Mapping[str, Convert] = _NOTHING
) -> list[Record]:
    """The records of rows that are here already."""
    if not rows:
        return []
    columns = list(zip(*rows, strict=True))
    for name, convert in converters.items():
        columns[names.index(name)] = tuple(_convert_all(columns[names.index(name)], convert))
    return list(_make_all(record, names, tuple(converters), columns))


def list_columns(record: type[Struct], table: str = "", but: Sequence[str] = (), prefix: str = "") -> str:
    """The columns of a record for a statement: "f.id, f.name", or "f.id AS feed_id, f.name AS feed_name"."""
    names = [name for name in record.__struct_fields__ if name not in but]
    return ", ".join(f"{table}{name} AS {prefix}{name}" if prefix else f"{table}{name}" for name in names)


def assign_columns(record: type[Struct]) -> str:
    """Write the assignments of an UPDATE: "id = ?, name = ?"."""
    return ", ".join(f"{name} = ?" for name in record.__struct_fields__)


def make_values(record: Struct) -> list[Any]:
    """The fields as they are stored, in their order."""
    kinds = _list_kinds(type(record))
    return [_pack(value, kind) for value, kind in zip(astuple(record), kinds, strict=True)]


@cache
def _list_kinds(record: type[Struct]) -> tuple[Any, ...]:
    return tuple(_strip(field.type)[0] for field in fields(record))


def _pack(value: Any, kind: Any) -> Any:
    if kind is Message:
        return str(value or "")
    if isinstance(value, str):
        return clean(value)
    if value is None or kind is bool or kind in _PLAIN:
        return value
    return clean(json.dumps(msgspec.to_builtins(value, order="deterministic"), ensure_ascii=False))


def _strip(kind: Any) -> tuple[Any, bool]:
    """A type without None, and whether it had that."""
    others = [one for one in get_args(kind) if one is not NoneType]
    is_optional = NoneType in get_args(kind)
    return (others[0], True) if is_optional and len(others) == 1 else (kind, is_optional)


def _make_all(
    record: type[Record],
    names: tuple[str, ...],
    done: tuple[str, ...],
    columns: Sequence[Sequence[Any]],
    prefix: str = "",
) -> Iterable[Record]:
    return map(record, *[source(columns) for source in _plan(record, names, done, prefix)])


@cache
def _plan(record: type[Struct], names: tuple[str, ...], done: tuple[str, ...], prefix: str) -> list[_Source]:
    """Where the values of each field come from."""
    return [_find_source(record, field, names, done, prefix) for field in fields(record)]


def _find_source(
    record: type[Struct], field: FieldInfo, names: tuple[str, ...], done: tuple[str, ...], prefix: str
) -> _Source:
    name, (kind, is_optional) = prefix + field.name, _strip(field.type)
    if name in names:
        column = itemgetter(names.index(name))
        convert = None if name in done else _find_converter(kind, is_optional)
        return column if convert is None else lambda columns: _convert_all(column(columns), convert)
    if isinstance(kind, type) and issubclass(kind, Struct):
        inner = f"{name}_" if any(one.startswith(f"{name}_") for one in names) else ""
        first = inner + kind.__struct_fields__[0]
        if first in names:
            return _make_nested(kind, names, done, inner, names.index(first) if is_optional else None)
    if field.required:
        raise TypeError(f"a row for {record.__name__} lacks the column {name}")
    default = field.default_factory() if field.default is msgspec.NODEFAULT else field.default
    return lambda columns: repeat(default)


def _make_nested(
    kind: type[Struct], names: tuple[str, ...], done: tuple[str, ...], prefix: str, null_at: int | None
) -> _Source:
    if null_at is None:
        return lambda columns: _make_all(kind, names, done, columns, prefix)

    def make(columns: Sequence[Sequence[Any]]) -> Iterable[Any]:
        there = [row for row in zip(*columns, strict=True) if row[null_at] is not None]
        made = iter(_make_all(kind, names, done, list(zip(*there, strict=True)), prefix) if there else ())
        return [None if value is None else next(made) for value in columns[null_at]]

    return make


def _find_converter(kind: Any, is_optional: bool) -> Convert | None:
    """What turns a stored value into one of a type; None where it is stored as it is."""
    if kind is Message:
        return parse_message
    if kind in _PLAIN:
        return None
    is_simple = kind is bool or (isinstance(kind, type) and issubclass(kind, Enum))
    convert = kind if is_simple else lambda text: msgspec.convert(json.loads(text), kind, strict=False)
    return (lambda value: None if value is None else convert(value)) if is_optional else convert


def _convert_all(column: Sequence[Any], convert: Convert) -> Iterable[Any]:
    made = {value: convert(value) for value in set(column)}
    return map(made.__getitem__, column)


def parse_state(text: str, kind: type[Record]) -> Record:
    """The state of an account or a mailbox, which has a message, from its stored text; fields of other versions are
    ignored."""
    values = msgspec.json.decode(text)
    known = {name: value for name, value in values.items() if name in kind.__struct_fields__}
    return kind(**{**known, "message": parse_message(known.get("message", ""))})


def state_text(state: Struct) -> str:
    values = msgspec.structs.asdict(state)
    return msgspec.json.encode({**values, "message": str(values["message"] or "")}).decode()
