"""Every text can be translated, each language is complete, and a window can stand the other way round."""

from __future__ import annotations

import ast
import re
import shutil
from datetime import date

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt, QTranslator
from PySide6.QtGui import QKeySequence

import reader.window.kit.language as language
from reader.core.words.languages import OWN_NAMES, choose_plural
from reader.window.kit.humanize import day_title
from tests.syntax import find_window_files
from tests.window.translations import (
    FOLDER,
    called_name,
    calls,
    find_texts,
    is_counted,
    language_of,
    read_translations,
    source_files,
    texts_of,
)

SHOWN = {
    *("setText", "setToolTip", "setWindowTitle", "setPlaceholderText", "setAccessibleName", "setStatusTip"),
    *("setAccessibleDescription", "setWhatsThis", "addAction", "addMenu", "setTitle", "setLabelText"),
    *("QLabel", "QPushButton", "QCheckBox", "QRadioButton", "QAction", "QMenu", "QGroupBox"),
}
UNTRANSLATED = {"Paperround", "https://rss.example.org", "imap.example.org"}  # a name, and addresses
PLACEHOLDER = re.compile(r"\{\w*(?::\w+)?\}")
INSTANT = re.compile(r"\{(\w+):(?:clock|weekday|date)\}")
"""A moment, which a language may write in another way than English: where it would have to bend the name of a day, the
date."""
TRANSLATIONS = sorted(FOLDER.glob("paperround_*.ts"))
NOT_COUNTED = {
    *("{n} min", "{n} s", "{n} GB", "{n} MB", "{n} kB", "{n}%", "with {n} MB", "Use {n} a day, at most {m} MB"),
    *("{n} of {all}", "Simulating {n} of {m}: {name}", "{n} Paperround", "Newest {n}"),
    *("{n}, {wait}", "{n} → {wait}", "{n} → about {wait}", "Today\n{n} → {wait}"),
    *("Today, a guess\n{n} → {wait}", "{n}, hourly {m}", "{n} a day instead of {m}", "{n} a day", "Use {n} a day"),
    *("best value, {n}", "about {n}", "{n} so far", "with {n} fetches"),
    *("Step {n} of 3", "With {n}", "With {n} MB", "Opened {n} of {count} in {days} days", "{n} a day, hourly {m}"),
}
"""What names a number or a size without counting anything: no language says it in plurals."""


MISPRINTS = {
    "fr": (
        r"(?<![\u202f;])[;!?](?!;)",  # wants a narrow blank before it; ;; parts kinds of files
        r"(?<!\u00a0)(?<!thor|text|eld}| Nom):(?=\s|$)",  # what is typed as it stands keeps its colon
        r"«(?!\u00a0)|(?<!\u00a0)»|[“”]",
        r"\w'\w",
    ),
    "es": (r"^[^¿]*\?", r"^[^¡]*!", r"[“”]", r" [;:?!]"),
    "it": (r"\w'\w", r"[“”]", r" [;:?!]"),
    "pt_BR": (r"\w'\w", r"[«»]", r" [;:?!]"),
}
"""What no printer of that language would set: marks without their blanks, quotes of another language."""


@pytest.fixture
def clean(qapp):
    """What a language changes is put back."""
    direction, locale = qapp.layoutDirection(), QLocale()
    yield qapp
    language.remove_language(qapp)
    qapp.setLayoutDirection(direction)
    QLocale.setDefault(locale)


@pytest.mark.parametrize("path", TRANSLATIONS, ids=lambda path: path.stem)
def test_a_translation_keeps_every_placeholder(path):
    """A new text is shown in English until somebody translates it: `dev.py translate` counts these, and a release
    wants none."""
    known = read_translations(path)
    assert len(known) > 1_000
    for text, forms in known.items():
        for form in filter(None, forms):
            assert find_placeholders(form) == find_placeholders(text), text


def find_placeholders(text: str) -> list[str]:
    return sorted(PLACEHOLDER.findall(INSTANT.sub(r"{\1:instant}", text)))


@pytest.mark.parametrize("code", MISPRINTS)
def test_marks_and_quotes_are_those_of_the_language(code):
    known = read_translations(FOLDER / f"paperround_{code}.ts")
    wrong = re.compile("|".join(MISPRINTS[code]))
    assert [form for forms in known.values() for form in forms if wrong.search(form)] == []


@pytest.mark.parametrize("path", TRANSLATIONS, ids=lambda path: path.stem)
def test_what_is_compiled_is_what_was_written(path, qapp):
    translator = QTranslator()
    assert translator.load(str(path.with_suffix(".qm")))
    for text, forms in read_translations(path).items():
        if len(forms) == 1:
            assert translator.translate("Anything", text) == forms[0]
        for count in range(130) if len(forms) > 1 else ():  # Qt's rules are those of the table
            assert (
                translator.translate("Anything", text, None, count) == forms[choose_plural(language_of(path), count)]
            ), text


def test_whatever_is_said_of_a_count_is_said_in_its_plural():
    texts = find_texts()
    plain = [
        (path.name, call.lineno, text)
        for path in source_files()
        for call in calls(path)
        for text in texts_of(call)
        if not is_counted(call) and (texts[text] or ("{n}" in text and text not in NOT_COUNTED))
    ]
    assert plain == [], "say it with the count: tr(text, n=count)"


def test_every_language_has_a_name_of_its_own():
    assert {language_of(path) for path in TRANSLATIONS} <= set(OWN_NAMES)
    assert language.list_languages()[0] == ("English", "en")
    assert ("Deutsch", "de") in language.list_languages()


def test_no_text_is_shown_without_a_way_to_translate_it():
    bare = [
        (path.name, call.lineno, argument.value)
        for path in find_window_files()
        for call in calls(path)
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
    assert QCoreApplication.translate("Dialog", "Up") == "Nach oben"
    assert QCoreApplication.translate("QShortcut", "Up") == "Hoch", "the key, not the button"


def test_qt_finds_our_words_without_python(clean):
    """It asks with locks held, so a translator that needs Python's lock can stop the window for good."""
    language.install_language(clean, "fr")  # the first one Qt asks for its direction itself, later ones it does not
    assert language.install_language(clean, "de") == "de"
    translators = clean.findChildren(QTranslator, language._OURS)[-2:]  # those of French go a moment later
    assert [type(one) for one in translators] == [QTranslator, QTranslator]
    for one in translators:  # what PySide would find, if it still looked for a method in Python
        one.__dict__["translate"] = lambda *_: "found in Python"
    assert QCoreApplication.translate("Actions", "Today") == "Heute"
    assert QCoreApplication.translate("Actions", "no such text") == "no such text"


@pytest.mark.parametrize("code", language.find_codes())
def test_keys_and_menus_of_qt_are_named_by_qt_and_by_nobody_else(clean, code):
    assert language.install_language(clean, code) == code
    native = QKeySequence.SequenceFormat.NativeText
    shown = {key: QKeySequence(key).toString(native) for key in Qt.Key}
    ours = clean.findChildren(QTranslator, language._OURS)[0]
    clean.removeTranslator(ours)
    named_by_us = {key for key in Qt.Key if QKeySequence(key).toString(native) != shown[key]}
    assert named_by_us <= {Qt.Key.Key_Keyboard}  # for which not every language of Qt has a word
    assert ours.translate("", "Topics") != QCoreApplication.translate("QCocoaMenuItem", "Topics")


def test_a_language_that_is_not_there_becomes_english_throughout(clean):
    assert language.install_language(clean, "de") == "de"
    assert language.install_language(clean, "tlh") == "en"
    assert QCoreApplication.translate("Actions", "Today") == "Today"
    assert QLocale().language() == QLocale.Language.English


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
