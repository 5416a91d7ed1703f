"""The window's language: the user's choice, else the system's, else English. Main thread only.

Our texts are compiled without a context, so a class that is renamed or split loses no translation. The translators are
Qt's own, without any Python: Qt calls them with locks held, and waiting for Python's lock there could deadlock.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from reader.core.paths import get_resources
from reader.core.words.languages import ENGLISH, OWN_NAMES, choose_language

_PREFIX = "paperround_"
_OURS = "installed language"


def install_language(app: QApplication, chosen: str = "") -> str:
    """Load the translations and the text direction of a language; "" is the system's. Returns its code.

    Open windows stay as they are: after a change of language the window is made again.
    """
    codes = find_codes()
    language = choose_language([chosen] if chosen else QLocale.system().uiLanguages(), codes)
    remove_language(app)
    if language != ENGLISH:
        _install(app, f"{_PREFIX}{language}", str(_folder()))
        # The last one is asked first, so Qt's own texts (names of keys, menus of fields) are in its own words.
        _install(app, f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        # PySide looks once for a `translate` in Python, at the first text, and that needs Python's lock. So ask now.
        app.translate("", "a text that no language has")
    # Days and months are in the same language, formatted as in the system's country if that speaks it.
    system = QLocale.system()
    is_same = choose_language([system.name()], codes) == language
    QLocale.setDefault(system if is_same and system.language() != QLocale.Language.C else QLocale(language))
    app.setLayoutDirection(QLocale(language).textDirection())
    return language


def remove_language(app: QApplication) -> None:
    for one in app.findChildren(QTranslator, _OURS):
        app.removeTranslator(one)
        one.deleteLater()


def _install(app: QApplication, name: str, folder: str) -> None:
    translator = QTranslator(app)
    translator.setObjectName(_OURS)
    if translator.load(name, folder):
        app.installTranslator(translator)


def _folder() -> Path:
    return get_resources() / "translations"


def find_codes() -> list[str]:
    """The codes of all languages but English."""
    return sorted(path.stem.removeprefix(_PREFIX) for path in _folder().glob(f"{_PREFIX}*.qm"))


def list_languages() -> list[tuple[str, str]]:
    """Every language's own name, with its code."""
    return [(OWN_NAMES.get(code, code), code) for code in (ENGLISH, *find_codes())]
