"""The keywords of the search language, by the names people know them under elsewhere, in English and German. Pure data.

A saved search must mean the same whatever language the window speaks, so all of them are always understood.
"""

from __future__ import annotations

from enum import StrEnum


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
