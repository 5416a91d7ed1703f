"""Pages whose article is known: the shared ones, or those of any folder.

A folder has, at any depth, one of two for each page, so that the tests of most other extractors can be read where
they lie:

    NAME.html      with NAME.txt beside it: the text of the article
    NAME/source.html      with NAME/expected.html beside it: the article as HTML

Captions count in neither text, as `find_article` keeps them in its HTML only. `.html.gz` is unpacked.
"""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from reader.html.charset import decode
from reader.html.text import text_of
from reader.parse.page import make_tree, markup_of
from reader.parse.readable.nodes import remove, walk

NOWHERE = "https://site.example/dir/page"

KINDS = {
    "pictures": re.compile(r"<img\b"),
    "captions": re.compile(r"<figcaption\b[^>]*>(?!\s*</figcaption)"),
    "tables": re.compile(r"<table\b"),
    "code": re.compile(r"<pre\b"),
}
"""What an article may hold beside its words, as it stands in clean HTML."""


class LabelledPage(Struct, frozen=True):
    name: str
    url: str
    page: bytes
    text: str
    html: str = ""
    """The article as HTML, where the label is."""


def read_shared(folder: Path) -> Iterator[LabelledPage]:
    truth = json.loads((folder / "ground-truth.json").read_text("utf-8"))
    for key, notes in truth.items():
        page = _read(folder / "html" / f"{key}.html.gz")
        yield LabelledPage(notes["url"], notes["url"], page, notes["articleBody"])


def read_folder(folder: Path) -> Iterator[LabelledPage]:
    for path in sorted([*folder.rglob("*.html"), *folder.rglob("*.html.gz")]):
        name = path.name.split(".html")[0]
        text, html = path.with_name(f"{name}.txt"), path.with_name("expected.html")
        if text.exists():
            label = text.read_text("utf-8", "replace")
            yield LabelledPage(str(path.relative_to(folder)), NOWHERE, _read(path), label)
        elif name == "source" and html.exists():
            markup = decode(html.read_bytes(), "text/html; charset=utf-8")
            label = text_without_captions(markup)
            yield LabelledPage(str(path.parent.relative_to(folder)), NOWHERE, _read(path), label, markup)


def text_without_captions(html: str) -> str:
    root = make_tree(html)
    remove([node for node in walk(root) if node.tag == "figcaption"])
    return text_of(markup_of(root))


def _read(path: Path) -> bytes:
    return gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()
