"""Keeps resources/translations: finds every text the window says, updates the .ts files, compiles them.

Run by dev.py translate; with --check it writes nothing and only tells what is missing. All texts are in one context, so that a text is translated once wherever it is said;
compiled, they are in none, and Qt finds them from everywhere. Texts are found in the syntax tree and in messages.txt, never by importing the window.
A text that is said for a count has as many forms as its language has plurals (reader/core/words/languages.py).
"""

from __future__ import annotations

import argparse
import ast
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from reader.core.words.catalogue import Code
from reader.core.words.languages import choose_plural, counted_fact
from tests.syntax import find_window_files
from tests.window.compiled_translations import drop_contexts

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "resources" / "translations"
WORDING = ROOT / "reader" / "core" / "words"
"""What other rooms tell the user: the terminal in English, the window in the user's language."""
SETTINGS = ROOT / "reader" / "core" / "settings.py"
"""The names of settings in the window."""
CONTEXT = "Paperround"
PREFIX = "paperround_"
# Which argument of these calls is the text.
SAYING = {"tr": 0, "mark": 0, "mark_counted": 0}
# Which argument is the count, where it is not named.
COUNTING = {"tr": 2}

Forms = tuple[str, ...]
"""A text in another language: as many as it has plurals where it is said for a count, else one."""


@cache
def find_texts() -> Mapping[str, bool]:
    """Every text for the user, in the order of files and lines, each once; whether it is said for a count."""
    found: dict[str, bool] = {}
    for path in source_files():
        for call in calls(path):
            for text in texts_of(call):
                found[text] = found.get(text, False) or is_counted(call)
    for form in find_forms().values():
        found[form] = found.get(form, False) or bool(counted_fact(form))
    return found


def source_files() -> list[Path]:
    return [*find_window_files(), *sorted(WORDING.glob("*.py")), SETTINGS]


def find_forms() -> dict[str, str]:
    """The English form of every message, by its code."""
    return {code.name: code.value for code in Code}


def calls(path: Path) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            yield node


def called_name(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def texts_of(call: ast.Call) -> Iterator[str]:
    place = SAYING.get(called_name(call))
    if place is None or len(call.args) <= place:
        return
    for node in ast.walk(call.args[place]):  # a choice of two texts may stand there
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value:
            yield node.value


def is_counted(call: ast.Call) -> bool:
    name = called_name(call)
    is_given = any(keyword.arg == "n" for keyword in call.keywords)
    return name == "mark_counted" or is_given or len(call.args) > COUNTING.get(name, len(call.args))


def find_plurals(language: str) -> list[list[int]]:
    """For which counts each of its forms is said, the first of them."""
    forms: dict[int, list[int]] = {}
    for count in range(130):
        forms.setdefault(choose_plural(language, count), []).append(count)
    return [forms[place][:6] for place in sorted(forms)]


def language_of(path: Path) -> str:
    return path.stem.removeprefix(PREFIX)


def read_translations(path: Path) -> dict[str, Forms]:
    """Empty where a form is missing."""
    if not path.exists():
        return {}
    found = {}
    for message in ET.parse(path).getroot().iter("message"):
        forms = tuple(form.text or "" for form in message.findall("translation/numerusform"))
        found[message.findtext("source") or ""] = forms or (message.findtext("translation") or "",)
    return found


def is_translated(language: str, counted: bool, forms: Forms) -> bool:
    return all(forms) and len(forms) == (len(find_plurals(language)) if counted else 1)


def find_missing(language: str, texts: Mapping[str, bool], known: Mapping[str, Forms]) -> list[str]:
    """The texts that have no whole translation yet."""
    return [text for text, counted in texts.items() if not is_translated(language, counted, known.get(text, ()))]


def write_translations(path: Path, texts: Mapping[str, bool], known: Mapping[str, Forms]) -> None:
    """Writes Qt's format. What is no longer said goes."""
    language = language_of(path)
    plurals = len(find_plurals(language))
    missing = set(find_missing(language, texts, known))
    root = ET.Element("TS", version="2.1", language=language)
    context = ET.SubElement(root, "context")
    ET.SubElement(context, "name").text = CONTEXT
    for text, counted in texts.items():
        message = ET.SubElement(context, "message", {"numerus": "yes"} if counted else {})
        ET.SubElement(message, "source").text = text
        translation = ET.SubElement(message, "translation")
        forms = known.get(text, ())
        if text in missing:
            translation.set("type", "unfinished")
        if counted:
            for place in range(plurals):
                ET.SubElement(translation, "numerusform").text = "".join(forms[place : place + 1]) or None
        else:
            translation.text = "".join(forms[-1:]) or None
    ET.indent(root)
    body = ET.tostring(root, encoding="unicode")
    path.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n', encoding="utf-8")


def compile_translations(path: Path, compiled: Path) -> None:
    compiler = Path(sys.executable).with_name("pyside6-lrelease")
    made = compiled.with_suffix(".new")
    subprocess.run([compiler, "-silent", path, "-qm", made], check=True)
    made.write_bytes(drop_contexts(made.read_bytes()))
    made.replace(compiled)  # at once: a window may be reading the old one


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py translate")
    parser.add_argument("--check", action="store_true", help="write nothing")
    parser.add_argument("folder", type=Path, nargs="?", default=FOLDER)
    chosen = parser.parse_args(arguments)
    texts, lacking = find_texts(), 0
    for path in sorted(chosen.folder.glob(f"{PREFIX}*.ts")):
        known = read_translations(path)
        missing = find_missing(language_of(path), texts, known)
        lacking += len(missing)
        for text in missing:
            print(f"{path.name}: not translated: {' '.join(text.split())}")
        if not chosen.check:
            write_translations(path, texts, known)
            compile_translations(path, path.with_suffix(".qm"))
    return 1 if lacking else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
