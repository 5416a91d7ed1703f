"""The window's language: the user's choice, else the system's, else English. Main thread only.

Our texts are compiled without a context: each is translated once, whoever says it, and a class that is renamed or
split loses no translation. The translators are Qt's own, with nothing of Python in them: Qt asks for words with locks
held, and whoever waits for Python's lock then may wait for good.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from reader.paths import get_resources
from reader.wording.languages import ENGLISH, OWN_NAMES, choose_language

_PREFIX = "paperround_"
_OURS = "installed language"
"""The name of every translator that was installed here."""
_UNKNOWN = "a text that no language has"


def install_language(app: QApplication, chosen: str = "") -> str:
    """Load the translations for a language ("" asks the system) and turn the window its way round.

    What is shown already stays as it is: whoever changes the language makes the window anew.
    """
    codes = find_codes()
    language = choose_language([chosen] if chosen else QLocale.system().uiLanguages(), codes)
    remove_language(app)
    if language != ENGLISH:
        _install(app, f"{_PREFIX}{language}", str(_folder()))
        # The last is asked first: what Qt says itself, names of keys and menus of fields, it says in its own words.
        _install(app, f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        _forget_python(app)
    # The names of days and months speak the same language as everything around them, written as in the
    # system's country where that speaks it, too.
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


def _forget_python(app: QApplication) -> None:
    """PySide looks once for a `translate` in Python, at the first question, and that needs Python's lock. So ask here,
    for something that each of them hands on to the next."""
    app.translate("", _UNKNOWN)


def _folder() -> Path:
    return get_resources() / "translations"


def find_codes() -> list[str]:
    """Of every language but English."""
    return sorted(path.stem.removeprefix(_PREFIX) for path in _folder().glob(f"{_PREFIX}*.qm"))


def list_languages() -> list[tuple[str, str]]:
    """Every language there is, by its own name, with its code."""
    return [(OWN_NAMES.get(code, code), code) for code in (ENGLISH, *find_codes())]
