"""Every text can be translated, the German ones are complete, and a window can stand the other way round."""

from __future__ import annotations

import ast
import re
import shutil
from datetime import date

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt, QTranslator

import reader.gui.kit.language as language
from reader.gui.kit.humanize import day_title
from tests.gui.translations import FOLDER, WINDOW, _calls, called_name, find_texts, read_translations

SHOWN = {
    *("setText", "setToolTip", "setWindowTitle", "setPlaceholderText", "setAccessibleName", "setStatusTip"),
    *("setAccessibleDescription", "setWhatsThis", "addAction", "addMenu", "setTitle", "setLabelText"),
    *("QLabel", "QPushButton", "QCheckBox", "QRadioButton", "QAction", "QMenu", "QGroupBox"),
}
UNTRANSLATED = {"Paperround"}  # a name
PLACEHOLDER = re.compile(r"\{\w*\}")
TRANSLATIONS = sorted(FOLDER.glob("paperround_*.ts"))


@pytest.fixture
def clean(qapp):
    """What a language changes is put back."""
    before, direction, locale = len(qapp.children()), qapp.layoutDirection(), QLocale()
    yield qapp
    for child in qapp.children()[before:]:
        if isinstance(child, QTranslator):
            qapp.removeTranslator(child)
    qapp.setLayoutDirection(direction)
    QLocale.setDefault(locale)


@pytest.mark.parametrize("path", TRANSLATIONS, ids=lambda path: path.stem)
def test_a_translation_is_complete_and_keeps_every_placeholder(path):
    known = read_translations(path)
    assert [text for text in find_texts() if text not in known] == [], "run: python3 dev.py translate"
    assert "unfinished" not in path.read_text("utf-8")
    for text, translated in known.items():
        assert sorted(PLACEHOLDER.findall(text)) == sorted(PLACEHOLDER.findall(translated)), text


@pytest.mark.parametrize("path", TRANSLATIONS, ids=lambda path: path.stem)
def test_what_is_compiled_is_what_was_written(path, qapp):
    translator = language.OneContext()
    assert translator.load(str(path.with_suffix(".qm")))
    for text, translated in read_translations(path).items():
        assert translator.translate("Anything", text) == translated


def test_no_text_is_shown_without_a_way_to_translate_it():
    bare = [
        (path.name, call.lineno, argument.value)
        for path in sorted(WINDOW.rglob("*.py"))
        for call in _calls(path)
        if called_name(call) in SHOWN
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
        if re.search(r"[^\W\d_]{2}", argument.value) and argument.value not in UNTRANSLATED
    ]
    assert bare == []


def test_german_words_and_days(clean):
    assert language.install_language(clean, "de") == "de"
    assert QCoreApplication.translate("Actions", "Today") == "Heute"
    assert day_title(date(2026, 6, 11), date(2026, 6, 11)) == "Heute, Donnerstag, 11. Juni"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"


def test_a_language_that_is_not_there_becomes_english_throughout(clean):
    assert language.install_language(clean, "fr") == "en"
    assert QLocale().language() == QLocale.Language.English


def test_the_first_language_that_is_there_is_taken():
    assert language.choose_language(["fr-FR", "de-AT", "en"]) == "de"
    assert language.choose_language(["en-GB", "de"]) == "en"
    assert language.choose_language([]) == "en"


def test_a_window_in_a_language_from_right_to_left(clean, open_it, profile, tmp_path, monkeypatch):
    folder = tmp_path / "resources" / "translations"
    folder.mkdir(parents=True)
    shutil.copy(FOLDER / "paperround_de.qm", folder / "paperround_ar.qm")
    monkeypatch.setattr(language, "get_resources", lambda: tmp_path / "resources")
    assert language.install_language(clean, "ar") == "ar"
    parts = open_it(profile)
    assert parts.window.layoutDirection() == Qt.LayoutDirection.RightToLeft
    views = {"tree": parts.sidebar.tree, "list": parts.entries.view, "article": parts.article.view}
    left = {name: view.mapTo(parts.window, view.rect().topLeft()).x() for name, view in views.items()}
    assert left["article"] < left["list"] < left["tree"]
