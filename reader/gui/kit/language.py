"""The window's language: the owner's choice, else the system's, else English. Main thread only.

Our texts are found whoever says them, so that each is translated once; a class that is renamed or split loses no
translation. They are compiled without contexts for that (tests/gui/translations.py).

No translator answers in Python. Qt asks for words on any thread, with its own locks held, as while it loads a plug-in:
where a thread that has Python waits for such a lock, the window would stand still for good. A translator that was made
here asks Python once whether it has an answer of its own, and never again.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from reader.paths import get_resources
from reader.wording.languages import ENGLISH, OWN_NAMES, choose_language

_PREFIX = "paperround_"
_NOBODY_SAYS = "-"


class OurTexts(QTranslator):
    """What the window says."""


class QtTexts(QTranslator):
    """What Qt itself says: the buttons of its dialogs, the menus of its fields, the names of keys."""


def install_language(app: QApplication, chosen: str = "") -> str:
    """Load the translations for a language ("" asks the system) and turn the window its way round.

    What is shown already stays as it is: whoever changes the language makes the window anew.
    """
    language = choose_language([chosen] if chosen else QLocale.system().uiLanguages(), find_codes())
    remove_language(app)
    if language != ENGLISH:
        qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        _install(app, OurTexts(app), f"{_PREFIX}{language}", str(_folder()))
        # Qt asks the last one first: a button "Up" is no arrow key.
        _install(app, QtTexts(app), f"qtbase_{language}", qt_folder)
    # The names of days and months speak the same language as everything around them, written as in the
    # system's country where that speaks it, too.
    system = QLocale.system()
    is_same = choose_language([system.name()], find_codes()) == language
    QLocale.setDefault(system if is_same and system.language() != QLocale.Language.C else QLocale(language))
    app.setLayoutDirection(QLocale(language).textDirection())
    return language


def remove_language(app: QApplication) -> None:
    for one in app.findChildren(QTranslator):
        if isinstance(one, OurTexts | QtTexts):
            app.removeTranslator(one)
            one.deleteLater()


def _install(app: QApplication, translator: QTranslator, name: str, folder: str) -> None:
    if translator.load(name, folder):
        app.installTranslator(translator)
        app.translate("", _NOBODY_SAYS)  # now, that Python is at hand: see above


def _folder() -> Path:
    return get_resources() / "translations"


def find_codes() -> list[str]:
    """Of every language but English."""
    return sorted(path.stem.removeprefix(_PREFIX) for path in _folder().glob(f"{_PREFIX}*.qm"))


def list_languages() -> list[tuple[str, str]]:
    """Every language there is, by its own name, with its code."""
    return [(OWN_NAMES.get(code, code), code) for code in (ENGLISH, *find_codes())]
