"""The window's language: the owner's choice, else the system's, else English. Main thread only.

Our texts are in one context, whoever says them, so that each is translated once; a class that is renamed
or split loses no translation.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from reader.paths import get_resources

_CONTEXT = "Paperround"
_ENGLISH = "en"


class OneContext(QTranslator):
    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        # None, not "": Qt then asks the next translator, its own.
        return super().translate(_CONTEXT, text) or None


def install_language(app: QApplication, chosen: str = "") -> str:
    """Load the translations for a language ("" asks the system) and turn the window its way round."""
    language = choose_language([chosen] if chosen else QLocale.system().uiLanguages())
    if language != _ENGLISH:
        qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        _install(app, QTranslator(app), f"qtbase_{language}", qt_folder)
        _install(app, OneContext(app), f"paperround_{language}", str(_folder()))
    if QLocale().name().split("_")[0] != language:
        # The names of days and months speak the same language as everything around them.
        QLocale.setDefault(QLocale(language))
    app.setLayoutDirection(QLocale(language).textDirection())
    return language


def _install(app: QApplication, translator: QTranslator, name: str, folder: str) -> None:
    if translator.load(name, folder):
        app.installTranslator(translator)


def _folder() -> Path:
    return get_resources() / "translations"


def list_languages() -> list[tuple[str, str]]:
    """Every language there is, by its own name, with its code."""
    codes = sorted(path.stem.rpartition("_")[2] for path in _folder().glob("paperround_*.qm"))
    return [(_own_name(code), code) for code in (_ENGLISH, *codes)]


def _own_name(code: str) -> str:
    name = QLocale(code).nativeLanguageName() if code != _ENGLISH else "English"
    return name[:1].upper() + name[1:]


def choose_language(wanted: Sequence[str]) -> str:
    """The first wanted language that there is; English is always there."""
    for name in wanted:
        language = name.replace("_", "-").split("-")[0]
        if language == _ENGLISH or (_folder() / f"paperround_{language}.qm").exists():
            return language
    return _ENGLISH
