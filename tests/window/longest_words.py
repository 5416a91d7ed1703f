"""A made-up language that says each text as the longest of all languages does.

Where it has room, every language has: so that one run of a test stands for all of them.
"""

from __future__ import annotations

import re
from functools import cache

from PySide6.QtCore import QTranslator
from PySide6.QtGui import QFontMetrics, QGuiApplication

from tests.window.translations import FOLDER, PREFIX, find_texts, read_translations

_PATTERN = re.compile(r"[dMyHm:, ]+")
"""Of a date: how long that is, its letters do not say."""


class LongestWords(QTranslator):
    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        return None if context == "QShortcut" else find_longest().get(text)


@cache
def find_longest() -> dict[str, str]:
    metrics = QFontMetrics(QGuiApplication.font())
    said = {text: [text] for text in find_texts()}
    for path in FOLDER.glob(f"{PREFIX}*.ts"):
        for text, forms in read_translations(path).items():
            said.get(text, []).extend(forms)
    return {
        text: max(forms, key=lambda form: max(map(metrics.horizontalAdvance, form.splitlines() or [""])))
        for text, forms in said.items()
        if not _PATTERN.fullmatch(text)
    }
