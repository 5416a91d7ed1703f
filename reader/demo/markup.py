"""The demo's markup: blocks between blank lines become simple HTML.

A block that starts with a tag stays as it is; `## ` is a heading, `### ` a smaller one, `> ` a quotation,
`[[name|caption]]` a picture of ours, and everything else a paragraph. Pure; safe on any thread.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape

from reader.html.text import text_of

PictureSizes = Mapping[str, tuple[int, int]]

_PICTURE = re.compile(r"\[\[([a-z0-9-]+)\|(.+)\]\]", re.DOTALL)
_SPACE = re.compile(r"\s+")


def make_html(text: str, sizes: PictureSizes) -> str:
    """The HTML of a text; KeyError where it shows a picture that is not there."""
    blocks = (block.strip() for block in re.split(r"\n\s*\n", text.strip()))
    return "\n".join(_make_block(block, sizes) for block in blocks if block)


def _make_block(block: str, sizes: PictureSizes) -> str:
    picture = _PICTURE.fullmatch(block)
    if picture:
        return make_figure(picture.group(1), picture.group(2), sizes)
    for mark, tag in (("### ", "h3"), ("## ", "h2")):
        if block.startswith(mark):
            return f"<{tag}>{block.removeprefix(mark)}</{tag}>"
    if block.startswith("> "):
        return f"<blockquote><p>{_join_lines(block.removeprefix('> '))}</p></blockquote>"
    return block if block.startswith("<") and not _starts_inline(block) else f"<p>{_join_lines(block)}</p>"


def _starts_inline(block: str) -> bool:
    return block.startswith(("<a ", "<em>", "<strong>", "<code>"))


def _join_lines(block: str) -> str:
    return _SPACE.sub(" ", block.replace("\n> ", " "))


def make_figure(name: str, caption: str, sizes: PictureSizes) -> str:
    width, height = sizes[name]
    words = escape(text_of(caption), quote=True)
    return (
        f'<figure><img src="/pictures/{name}.png" width="{width}" height="{height}" alt="{words}"/>'
        f"<figcaption>{caption}</figcaption></figure>"
    )


def make_plain(html: str) -> str:
    """The words alone, on one line."""
    return text_of(html).replace("\n", " ")


def make_summary(html: str) -> str:
    """The first paragraph's words, or all words where there is no paragraph."""
    first = re.search(r"<p>(.*?)</p>", html, re.DOTALL)
    return make_plain(first.group(1) if first else html)


def make_absolute(html: str, base: str) -> str:
    """Links and pictures that start at the site's root get the site in front."""
    return re.sub(r'(src|href)="/', rf'\1="{base}/', html)
