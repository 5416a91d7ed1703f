"""Keeps resources/translations: finds every text the window says, updates the .ts files, compiles them.

Run by dev.py translate. All texts are in one context, so that a text is translated once wherever it is said;
reader/gui/kit/language.py looks them up the same way. Texts are found in the syntax tree, never by importing.
"""

from __future__ import annotations

import ast
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "resources" / "translations"
WINDOW = ROOT / "reader" / "gui"
WORDING = ROOT / "reader" / "wording"
"""What other rooms tell the owner: the terminal in English, the window in the owner's language."""
CONTEXT = "Paperround"
# Which argument of these calls is the text.
SAYING = {"tr": 0, "translate": 1, "QT_TRANSLATE_NOOP": 1, "_": 1, "mark": 0}


def find_texts() -> list[str]:
    """Every text for the owner, in the order of files and lines, each once."""
    found: dict[str, None] = {}
    for path in [*sorted(WINDOW.rglob("*.py")), *sorted(WORDING.glob("*.py"))]:
        for call in _calls(path):
            found.update((text, None) for text in _texts_of(call))
    found.update((form, None) for form in find_forms().values())
    return list(found)


def find_forms() -> dict[str, str]:
    """The English form of every message, by its code: what the classes of codes assign."""
    forms: dict[str, str] = {}
    for file, name in (("catalogue.py", "Code"), ("account_codes.py", "AccountCode")):
        tree = ast.parse((WORDING / file).read_text(encoding="utf-8"))
        codes = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name)
        forms |= {
            ast.unparse(node.targets[0]): str(ast.literal_eval(node.value))
            for node in codes.body
            if isinstance(node, ast.Assign)
        }
    return forms


def _calls(path: Path) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            yield node


def called_name(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _texts_of(call: ast.Call) -> Iterator[str]:
    place = SAYING.get(called_name(call))
    if place is None or len(call.args) <= place:
        return
    for node in ast.walk(call.args[place]):  # a choice of two texts may stand there
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value:
            yield node.value


def read_translations(path: Path) -> dict[str, str]:
    if not path.exists():
        return {}
    messages = ET.parse(path).getroot().iter("message")
    pairs = ((message.findtext("source"), message.findtext("translation")) for message in messages)
    return {source: translation for source, translation in pairs if source and translation}


def write_translations(path: Path, texts: list[str], known: dict[str, str]) -> list[str]:
    """Writes Qt's format; gives the texts that have no translation yet. What is no longer said goes."""
    root = ET.Element("TS", version="2.1", language=path.stem.rpartition("_")[2])
    context = ET.SubElement(root, "context")
    ET.SubElement(context, "name").text = CONTEXT
    for text in texts:
        message = ET.SubElement(context, "message")
        ET.SubElement(message, "source").text = text
        translation = ET.SubElement(message, "translation")
        translation.text = known.get(text)
        if text not in known:
            translation.set("type", "unfinished")
    ET.indent(root)
    body = ET.tostring(root, encoding="unicode")
    path.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n', encoding="utf-8")
    return [text for text in texts if text not in known]


def main() -> int:
    texts, missing = find_texts(), []
    for path in sorted(FOLDER.glob("paperround_*.ts")):
        missing = write_translations(path, texts, read_translations(path))
        for text in missing:
            print(f"{path.name}: not translated: {text}")
        compiler = Path(sys.executable).with_name("pyside6-lrelease")
        subprocess.run([compiler, "-silent", path, "-qm", path.with_suffix(".qm")], check=True)
    return 1 if missing else 0


if __name__ == "__main__":
    raise SystemExit(main())
