"""Parses what is typed into the search field. Pure; never raises: whatever is typed means something.

    query  = clause { clause }                      all of them hold
    clause = factor { OR factor }                   one of them holds
    factor = [ - | NOT ] [ field: ] ( "(" query ")" | word | "a phrase" )

As in the search engines people know, OR binds closer than the space: `ferry OR boat night` is a night ferry or a
night boat. What is not understood is left out, with a sentence that says so; open brackets close at the end.
"""

from __future__ import annotations

import re
from datetime import date, datetime, time, timedelta, tzinfo
from enum import StrEnum

from msgspec import Struct

from reader.core.clock import LocalZone, show_at
from reader.core.records.messages import Message
from reader.core.words.catalogue import Code
from reader.features.search.tree import All, AnyOf, Column, Marked, Named, Node, Place, Query, Within, Words
from reader.features.search.tree import Not as NotNode
from reader.features.search.words import may_go_on, split_words

# Keywords are understood in English and German, so that a saved search means the same in every language of the window.


class Field(StrEnum):
    TITLE = "title"
    AUTHOR = "author"
    TEXT = "text"
    FEED = "feed"
    FOLDER = "folder"
    TAG = "tag"
    IS = "is"
    BEFORE = "before"
    AFTER = "after"


FIELDS: dict[str, Field] = {
    **{field.value: field for field in Field},
    **dict.fromkeys(("intitle", "subject", "titel", "betreff"), Field.TITLE),
    **dict.fromkeys(("by", "from", "autor", "von"), Field.AUTHOR),
    **dict.fromkeys(("intext", "body"), Field.TEXT),
    **dict.fromkeys(("site",), Field.FEED),
    **dict.fromkeys(("in", "ordner"), Field.FOLDER),
    **dict.fromkeys(("label", "schlagwort", "etikett"), Field.TAG),
    **dict.fromkeys(("ist",), Field.IS),
    **dict.fromkeys(("until", "vor", "bis"), Field.BEFORE),
    **dict.fromkeys(("since", "nach", "seit", "ab"), Field.AFTER),
}

STATES: dict[str, tuple[str, bool]] = {
    "unread": ("read", False),
    "read": ("read", True),
    "starred": ("starred", True),
    "unstarred": ("starred", False),
    "highlighted": ("highlighted", True),
    "hervorgehoben": ("highlighted", True),
    "ungelesen": ("read", False),
    "gelesen": ("read", True),
    "markiert": ("starred", True),
    "stern": ("starred", True),
}

OR, AND, NOT = ("OR", "ODER", "|"), ("AND", "UND", "&&"), ("NOT", "NICHT")
"""Only in capitals: in small letters they are words."""

DAYS_AGO = {"today": 0, "heute": 0, "yesterday": 1, "gestern": 1}


_YEAR_FIRST = re.compile(r"(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?")
_DAY_FIRST = re.compile(r"(\d{1,2})\.(\d{1,2})\.(\d{4})")
_AGO = re.compile(r"(\d{1,4})\s*([dwmyt])[a-z]*", re.IGNORECASE)
_DAYS = {"d": 1, "t": 1, "w": 7, "m": 30, "y": 365}


def find_instant(typed: str, now: float, zone: tzinfo | None = None, days_on: int = 0) -> int | None:
    """When the day, month or year that is meant begins, or `days_on` days later; None if it isn't a date."""
    day = _find_day(typed.strip().casefold(), show_at(now, zone).date())
    if day is None:
        return None
    try:
        return int(datetime.combine(day + timedelta(days=days_on), time(), zone or LocalZone()).timestamp())
    except (OverflowError, ValueError, OSError):
        return None


def _find_day(typed: str, today: date) -> date | None:
    try:
        if typed in DAYS_AGO:
            return today - timedelta(days=DAYS_AGO[typed])
        if ago := _AGO.fullmatch(typed):
            return today - timedelta(days=int(ago[1]) * _DAYS[ago[2]])
        if parts := _YEAR_FIRST.fullmatch(typed):
            return date(int(parts[1]), int(parts[2] or 1), int(parts[3] or 1))
        if parts := _DAY_FIRST.fullmatch(typed):
            return date(int(parts[3]), int(parts[2]), int(parts[1]))
    except (ValueError, OverflowError):
        pass
    return None


MAX_LENGTH = 1_000
MAX_TERMS = 32
"""More than anybody types; each costs time."""
MAX_DEPTH = 16

_TOKEN = re.compile(
    r"""(?P<bracket>[()|])
      | (?P<minus>-+)(?=[("]|\w)
      | (?P<bare>[^\W\d_]+):(?=[\s()|]|$)
      | (?:(?P<field>[^\W\d_]+):)?(?:"(?P<phrase>[^"]*)"?|(?P<word>[^\s"()|]+))
      | (?P<other>\S)""",
    re.VERBOSE,
)
# Typographic quotes mean what straight ones do.
_QUOTES = str.maketrans({"“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "「": '"', "」": '"'})
_COLUMNS = {Field.TITLE: Column.TITLE, Field.AUTHOR: Column.AUTHOR, Field.TEXT: Column.TEXT}
_PLACES = {Field.FEED: Place.FEED, Field.FOLDER: Place.FOLDER, Field.TAG: Place.TAG}


def parse_query(typed: str, now: float = 0.0, zone: tzinfo | None = None) -> Query:
    """What was typed, as a tree; `now` is what "after:7d" counts from."""
    tokens = [match.groupdict() for match in _TOKEN.finditer(typed[:MAX_LENGTH].translate(_QUOTES))]
    parser = _Parser(tokens, now, zone)
    tree = parser.read_query(0)
    if len(typed) > MAX_LENGTH or parser.terms > MAX_TERMS:
        parser.problems.append(Code.QUERY_TOO_LONG(most=MAX_TERMS))
    return Query(tree, tuple(dict.fromkeys(parser.problems)))


class _Parser(Struct):
    tokens: list[dict[str, str | None]]
    now: float
    zone: tzinfo | None
    place: int = 0
    terms: int = 0
    around: Field | None = None
    """The field before the bracket around this."""
    problems: list[Message] = []

    def read_query(self, depth: int) -> Node | None:
        """Read up to the closing bracket; one that closes nothing is skipped."""
        clauses: list[Node] = []
        while self.place < len(self.tokens):
            if self._find_word() == ")":
                if depth:
                    break
                self.place += 1
            elif (clause := self._read_clause(depth)) is not None:
                clauses.append(clause)
        return _join(All, clauses)

    def _read_clause(self, depth: int) -> Node | None:
        choices = [self._read_factor(depth)]
        while self._find_word() in OR:
            self.place += 1
            if self.place < len(self.tokens) and self._find_word() != ")":
                choices.append(self._read_factor(depth))
        return _join(AnyOf, [choice for choice in choices if choice is not None])

    def _read_factor(self, depth: int) -> Node | None:
        is_negated = False
        while self.place < len(self.tokens) and self._is_sign():
            is_negated ^= self._find_word() not in AND
            self.place += 1
        if self.place >= len(self.tokens) or self._find_word() in (")", *OR):
            return None
        found = self._read_group(depth) if self._find_word() == "(" else self._read_term(depth)
        return NotNode(found) if is_negated and found is not None else found

    def _is_sign(self) -> bool:
        """Tell whether the next token negates, or is AND, which means what a space means."""
        return self._find_word() in (*AND, *NOT) or self.tokens[self.place]["minus"] is not None

    def _read_group(self, depth: int) -> Node | None:
        self.place += 1
        if depth >= MAX_DEPTH:
            return None  # what is inside is read as if there were no bracket
        found = self.read_query(depth + 1)
        self.place += 1
        return found

    def _find_word(self) -> str:
        """The next token if it is a bracket or a word without a field, else ""."""
        if self.place >= len(self.tokens):
            return ""
        token = self.tokens[self.place]
        return token["bracket"] or ("" if token["field"] else token["word"] or "")

    def _read_term(self, depth: int) -> Node | None:
        token = self.tokens[self.place]
        self.place += 1
        self.terms += 1
        if self.terms > MAX_TERMS:
            return None
        if token["bare"] is not None:
            return self._read_bare(token["bare"], depth)
        name, phrase, word = token["field"], token["phrase"], token["word"]
        field = FIELDS.get(name.casefold()) if name else self.around
        if field is None:
            plain = f"{name} {phrase or word or ''}" if name else phrase or word or ""
            return _make_words(plain, Column.ANY, is_phrase=bool(phrase))
        return self._make_condition(field, phrase or word or "", is_phrase=phrase is not None)

    def _read_bare(self, name: str, depth: int) -> Node | None:
        """Read a field without a value: before a bracket it holds for everything inside."""
        field = FIELDS.get(name.casefold())
        if field is None:
            return _make_words(name, Column.ANY, is_phrase=False)
        if self._find_word() != "(":
            return self._note_problem(Code.QUERY_FIELD_EMPTY(field=name))
        before, self.around = self.around, field
        found = self._read_group(depth)
        self.around = before
        return found

    def _make_condition(self, field: Field, value: str, is_phrase: bool) -> Node | None:
        if not value.strip():
            return self._note_problem(Code.QUERY_FIELD_EMPTY(field=field.value))
        if field in _COLUMNS:
            return _make_words(value, _COLUMNS[field], is_phrase)
        if field in _PLACES:
            return Named(_PLACES[field], " ".join(value.split()))
        if field is Field.IS:
            state = STATES.get(value.casefold())
            return Marked(*state) if state else self._note_problem(Code.QUERY_STATE_UNKNOWN(state=value))
        at = find_instant(value, self.now, self.zone)
        if at is None:
            return self._note_problem(Code.QUERY_DATE_UNKNOWN(date=value))
        return Within(start_at=at) if field is Field.AFTER else Within(end_at=at)

    def _note_problem(self, problem: Message) -> Node | None:
        """Note what is not understood; the search goes on without it."""
        self.problems.append(problem)
        return None


def _make_words(text: str, column: Column, is_phrase: bool) -> Words | None:
    words = split_words(text)
    return Words(words, column, not is_phrase and may_go_on(words)) if words else None


def _join(kind: type[All | AnyOf], parts: list[Node]) -> Node | None:
    if len(parts) > 1:
        return kind(tuple(parts))
    return parts[0] if parts else None
