"""Sentences of other rooms in the owner's language. Any thread.

The rooms below speak English, for the command line and the log; what they say reaches the window as finished
sentences. `resources/translations/sentences.txt` lists the forms of all of them, made by dev.py translate from
the source, with {1}, {2}… where a name or a number stands. A sentence is held against the forms, its form is
translated like every other text, and the names and numbers are put back.
"""

from __future__ import annotations

import re
from functools import lru_cache

from PySide6.QtCore import QCoreApplication

from reader.paths import get_resources

_PLACE = re.compile(r"\{(\d+)\}")


def told(sentence: str) -> str:
    """In the owner's language; as it is where nobody translated it."""
    for pattern, form in _forms():
        found = pattern.fullmatch(sentence)
        if found:
            return _fill(_tr(form), found.groups())
    return sentence


def _fill(form: str, values: tuple[str, ...]) -> str:
    """What stands in a place may be a form itself, such as a reason."""
    return _PLACE.sub(lambda place: _part(values[int(place[1]) - 1]), form)


def _part(value: str) -> str:
    return told(value) if " " in value else value


def _tr(form: str) -> str:
    return QCoreApplication.translate("Told", form)


@lru_cache(maxsize=1)
def _forms() -> tuple[tuple[re.Pattern[str], str], ...]:
    """Those that say most themselves first: they fit fewer sentences by chance."""
    text = (get_resources() / "translations" / "sentences.txt").read_text(encoding="utf-8")
    forms = sorted(text.splitlines(), key=lambda form: -len(_PLACE.sub("", form)))
    return tuple((re.compile(_as_pattern(form), re.DOTALL), form) for form in forms)


def _as_pattern(form: str) -> str:
    parts = _PLACE.split(form)
    return "".join("(.+?)" if number % 2 else re.escape(part) for number, part in enumerate(parts))
