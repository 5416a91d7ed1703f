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
SENTENCES = ROOT / "reader" / "engine" / "sentences.py"
"""What the engine says in the terminal and the window says in the owner's language."""
CONTEXT = "Paperround"
# Which argument of these calls is the text.
FORMS = FOLDER / "sentences.txt"
# The files whose sentences reach the window: errors, troubles, health, what an import left out.
SPEAKING = (
    *("settings.py", "opml.py", "subscription_lists.py", "model/rules.py"),
    *(
        f"fetch/{name}.py"
        for name in ("addresses", "discover", "passwords", "problems", "proxies", "results")
    ),
    *(f"fetch/{name}.py" for name in ("typed_address", "urls")),
    *(f"parse/{name}.py" for name in ("feed", "jsonfeed", "limits", "sniff", "worker")),
    *(f"engine/{name}.py" for name in ("conditions", "loop", "recovery", "rules")),
    *(
        "engine/process/single_instance/profile_lock.py",
        "engine/process/engine_process.py",
        "services/feed_finder.py",
    ),
    "engine/media/side_fetches.py",
    *(
        f"store/{name}.py"
        for name in ("backup", "db", "sqlite_errors", "feeds", "folders", "rules", "tags", "views")
    ),
    *(
        "gui/shell/engine_link.py",
        "gui/dialogs/operations.py",
        "gui/desktop/autostart.py",
        "gui/desktop/instance_listener.py",
    ),
)
SAYING = {"tr": 0, "translate": 1, "QT_TRANSLATE_NOOP": 1, "_": 1, "mark": 0}


def find_texts() -> list[str]:
    """Every text for the owner, in the order of files and lines, each once."""
    found: dict[str, None] = {}
    for path in [*sorted(WINDOW.rglob("*.py")), SENTENCES]:
        for call in _calls(path):
            found.update((text, None) for text in _texts_of(call))
    found.update((form, None) for form in find_forms())
    return list(found)


def find_forms() -> list[str]:
    """The sentences that other rooms hand to the window, with {1}, {2}… for what differs; see gui/kit/told.py."""
    found: dict[str, None] = {}
    for name in SPEAKING:
        tree = ast.parse((ROOT / "reader" / name).read_text(encoding="utf-8"))
        for node in _said(tree):
            form = _form_of(node, _constants(tree))
            if _is_said_to_the_owner(form):
                found[form] = None
    return list(found)


def _said(tree: ast.Module) -> Iterator[ast.Constant | ast.JoinedStr]:
    """Texts that are neither docstrings nor parts of another text."""
    silent = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            silent.update(id(part) for part in node.values)
            silent.update(
                id(part.format_spec) for part in node.values if isinstance(part, ast.FormattedValue)
            )
            yield node
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent:
            yield node


def _constants(tree: ast.Module) -> dict[str, str]:
    pairs = (
        (target.id, node.value.value)
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
        for target in node.targets
        if isinstance(target, ast.Name) and isinstance(node.value.value, str)
    )
    return dict(pairs)


def _form_of(node: ast.Constant | ast.JoinedStr, constants: dict[str, str]) -> str:
    if isinstance(node, ast.Constant):
        return str(node.value)
    form, count = "", 0
    for part in node.values:
        if isinstance(part, ast.Constant):
            form += str(part.value)
        elif isinstance(part, ast.FormattedValue) and ast.unparse(part.value) in constants:
            form += constants[ast.unparse(part.value)]
        else:
            count += 1
            form += f"{{{count}}}"
    return form


def _is_said_to_the_owner(form: str) -> bool:
    """A sentence, or a reason that becomes part of one; not SQL, not a list of types."""
    is_sentence = form.endswith(".") and " " in form and (form[0].isupper() or form[0] in "{“")
    return is_sentence or form.startswith(("its certificate ", "it takes too "))


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
    FORMS.write_text("\n".join(find_forms()) + "\n", encoding="utf-8")
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
