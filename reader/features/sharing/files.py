"""Writes an entry as a Markdown file with front matter, into any folder or an Obsidian vault.

No file is ever overwritten: the file of the same entry stays, and another entry of the same name gets a number.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import tempfile
from collections.abc import Mapping
from pathlib import Path

from reader.core.errors import SendError
from reader.core.words.catalogue import SendCode
from reader.features.sharing.forms import USUAL_FILE_NAME
from reader.features.sharing.records import Sendable, Target, TargetForm
from reader.features.sharing.template import fill
from reader.html.markdown import escape_link, escape_markdown

LONGEST_NAME = 180
"""Bytes: with a number and the suffix, every file system takes it."""
MOST_ALIKE = 1_000
_NOT_IN_NAMES = re.compile(r'[\x00-\x1f\x7f/\\:*?"<>|#^\[\]\u200e\u200f\u202a-\u202e\u2066-\u2069]+')
"""What some system refuses, and what would disguise a name."""
_RESERVED = re.compile(r"(?i)(con|prn|aux|nul|(com|lpt)[\d¹²³]|conin\$|conout\$)\s*(\.|$)")
_ODD = re.compile(r"[\x7f-\x9f\u2028\u2029\ufeff\ud800-\udfff]")


def write_file(target: Target, sent: Sendable, values: Mapping[str, str]) -> Path:
    """Write an entry's file and return its path. Raises SendError."""
    folder = find_folder(target)
    name = make_file_name(fill(target.template or USUAL_FILE_NAME, values))
    document = make_document(target.form, sent, values)
    try:
        return _put(folder, name, document, _line_of_link(target.form, sent))
    except OSError as error:
        raise SendError(SendCode.FOLDER_DENIED(path=str(folder), error=error.strerror or ""), passes=True) from error


def find_folder(target: Target) -> Path:
    folder = Path(target.address).expanduser()
    if not folder.is_dir():
        raise SendError(SendCode.FOLDER_MISSING(path=str(folder)), passes=True)
    is_in_vault = any((place / ".obsidian").is_dir() for place in (folder, *folder.parents))
    if target.form is TargetForm.OBSIDIAN and not is_in_vault:
        raise SendError(SendCode.FOLDER_NOT_OBSIDIAN(path=str(folder)))
    return folder


def try_folder(target: Target) -> Path:
    """Check that files can be made in a target's folder, by making one."""
    folder = find_folder(target)
    try:
        with tempfile.NamedTemporaryFile(dir=folder, prefix=".paperround-"):
            return folder
    except OSError as error:
        raise SendError(SendCode.FOLDER_DENIED(path=str(folder), error=error.strerror or "")) from error


def make_file_name(wanted: str) -> str:
    """Return a name that every system and Obsidian's links take, without suffix."""
    name = " ".join(_NOT_IN_NAMES.sub(" ", wanted).split()).strip(" .").lstrip("- .")
    name = name.encode("utf-8", "ignore")[:LONGEST_NAME].decode("utf-8", "ignore").strip(" .")
    return f"_{name}" if _RESERVED.match(name) else name or "Post"


def make_document(form: TargetForm, sent: Sendable, values: Mapping[str, str]) -> str:
    """Return the file's content: front matter in YAML, then the text."""
    matter = "\n".join(f"{name}: {value}" for name, value in _list_matter(form, sent) if value)
    parts = [f"---\n{matter}\n---", values["markdown"]]
    if sent.link:
        parts.append(f"[{escape_markdown(sent.feed or sent.link)}]({escape_link(sent.link)})")
    return "\n\n".join(filter(None, parts)) + "\n"


def _list_matter(form: TargetForm, sent: Sendable) -> list[tuple[str, str]]:
    tags = [re.sub(r"\s+", "-", tag.strip()) if form is TargetForm.OBSIDIAN else tag for tag in sent.tags]
    listed = "[" + ", ".join(map(_quote, tags)) + "]" if tags else ""
    if form is TargetForm.OBSIDIAN:
        return [
            ("title", _quote(sent.title)),
            ("source", _quote(sent.link)),
            ("author", _quote(sent.author)),
            ("site", _quote(sent.feed)),
            ("published", sent.published[:10]),
            ("description", _quote(sent.excerpt)),
            ("tags", listed),
        ]
    return [
        ("title", _quote(sent.title)),
        ("date", sent.published),
        ("author", _quote(sent.author)),
        ("link", _quote(sent.link)),
        ("feed", _quote(sent.feed)),
        ("comments", _quote(sent.comments)),
        ("tags", listed),
    ]


def _quote(text: str) -> str:
    """Return text as a string in YAML; "" for no text."""
    if not text:
        return ""
    return _ODD.sub(lambda odd: f"\\u{ord(odd[0]):04x}", json.dumps(text, ensure_ascii=False))


def _line_of_link(form: TargetForm, sent: Sendable) -> str:
    """The line by which the file of this entry is recognised."""
    if not sent.link:
        return ""
    return f"\n{'source' if form is TargetForm.OBSIDIAN else 'link'}: {_quote(sent.link)}\n"


def _put(folder: Path, name: str, document: str, known_by: str) -> Path:
    for number in range(1, MOST_ALIKE):
        path = folder / (f"{name}.md" if number == 1 else f"{name} {number}.md")
        try:
            descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
        except FileExistsError:
            if known_by and known_by in _read_start(path):
                return path
            continue
        try:
            with os.fdopen(descriptor, "w", encoding="utf-8", errors="replace", newline="\n") as file:
                file.write(document)
                file.flush()
                os.fsync(file.fileno())
        except OSError:
            with contextlib.suppress(OSError):
                path.unlink()
            raise
        return path
    raise FileExistsError(17, "too many files of this name", str(folder))


def _read_start(path: Path) -> str:
    with contextlib.suppress(OSError), path.open(encoding="utf-8", errors="replace") as file:
        return file.read(20_000)
    return ""
