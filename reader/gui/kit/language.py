"""The window's language: the owner's choice, else the system's, else English. Main thread only.

Our texts are in one context, whoever says them, so that each is translated once; a class that is renamed
or split loses no translation.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from reader.paths import get_resources
from reader.wording.languages import ENGLISH, OWN_NAMES, choose_language

_CONTEXT = "Paperround"
_PREFIX = "paperround_"


class OneContext(QTranslator):
    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        # None, not "": Qt then asks the next translator, its own. The names of keys are Qt's, not ours.
        if context == "QShortcut":
            return None
        return super().translate(_CONTEXT, text, None, n) or None


class QtOwn(QTranslator):
    """What Qt itself says: the buttons of its dialogs, the menus of its fields."""


def install_language(app: QApplication, chosen: str = "") -> str:
    """Load the translations for a language ("" asks the system) and turn the window its way round.

    What is shown already stays as it is: whoever changes the language makes the window anew.
    """
    codes = find_codes()
    language = choose_language([chosen] if chosen else QLocale.system().uiLanguages(), codes)
    remove_language(app)
    if language != ENGLISH:
        qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        _install(app, QtOwn(app), f"qtbase_{language}", qt_folder)
        _install(app, OneContext(app), f"{_PREFIX}{language}", str(_folder()))
    # The names of days and months speak the same language as everything around them, written as in the
    # system's country where that speaks it, too.
    system = QLocale.system()
    is_same = choose_language([system.name()], codes) == language
    QLocale.setDefault(system if is_same and system.language() != QLocale.Language.C else QLocale(language))
    app.setLayoutDirection(QLocale(language).textDirection())
    return language


def remove_language(app: QApplication) -> None:
    for one in app.findChildren(QTranslator):
        if isinstance(one, OneContext | QtOwn):
            app.removeTranslator(one)
            one.deleteLater()


def _install(app: QApplication, translator: QTranslator, name: str, folder: str) -> None:
    if translator.load(name, folder):
        app.installTranslator(translator)


def _folder() -> Path:
    return get_resources() / "translations"


def find_codes() -> list[str]:
    """Of every language but English."""
    return sorted(path.stem.removeprefix(_PREFIX) for path in _folder().glob(f"{_PREFIX}*.qm"))


def list_languages() -> list[tuple[str, str]]:
    """Every language there is, by its own name, with its code."""
    return [(OWN_NAMES.get(code, code), code) for code in (ENGLISH, *find_codes())]
