"""The window's translations without Qt, for notifications: read from the .ts file of the user's language."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from datetime import tzinfo
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from reader.core.paths import Profile, get_resources
from reader.core.words import languages
from reader.core.words.words import Language

_ASKED = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
_PREFIX = "paperround_"


class Translated(Language):
    def __init__(self, language: str, zone: tzinfo | None = None) -> None:
        super().__init__(zone)
        self._forms = _read_forms(_folder() / f"{_PREFIX}{language}.ts")
        self._name = language

    def translate(self, form: str, n: int = -1) -> str:
        said = self._forms.get(form)
        if not said:
            return form
        place = languages.choose_plural(self._name, n) if n >= 0 else 0
        return said[min(place, len(said) - 1)] or form

    def weekday(self, at: float) -> str:
        return self.translate(languages.WEEKDAYS[self._local(at).weekday()])

    def date(self, at: float) -> str:
        then = self._local(at)
        day = languages.day_of_month(then.day, self._name)
        month = self.translate(languages.MONTHS[then.month - 1])
        return languages.fill_day_and_month(self.translate("d MMMM"), day, then.month, month)


def find_language(profile: Profile) -> str:
    """The user's choice in the window, else the system's; as "de" or "pt_BR"."""
    state: Any = None
    with suppress(OSError, ValueError):
        state = json.loads(profile.window_state.read_text("utf-8"))
    chosen = str(state.get("language") or "") if isinstance(state, dict) else ""
    asked = chosen or next((os.environ[name] for name in _ASKED if os.environ.get(name)), "en")
    there = [path.stem.removeprefix(_PREFIX) for path in _folder().glob(f"{_PREFIX}*.ts")]
    return languages.choose_language(asked.split(":"), there)


def _folder() -> Path:
    return get_resources() / "translations"


def _read_forms(path: Path) -> dict[str, list[str]]:
    """The translations of each text; nothing for a language without a file."""
    try:
        messages = ElementTree.parse(path).iter("message")
    except (OSError, ElementTree.ParseError):
        return {}
    return {
        one.findtext("source", ""): [form.text or "" for form in one.findall("translation/numerusform")]
        or [one.findtext("translation", "")]
        for one in messages
    }
