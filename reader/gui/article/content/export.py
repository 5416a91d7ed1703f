"""HTML export: an article as one clean page that needs nothing from elsewhere. Pure.

Written anew from the blocks, so that no tag or address of the publisher passes unseen. Pictures that are here
go into the page; the others become their alternative text with a link.
"""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterable
from html import escape

from reader.gui.article.content.blocks import (
    Block,
    Cell,
    Code,
    Cut,
    Figure,
    Kind,
    Paragraph,
    Picture,
    Quote,
    Rule,
    Run,
    Style,
    Table,
)
from reader.gui.article.content.layout_text import join_endless_words
from reader.gui.article.record import Article
from reader.gui.kit.links import find_outside_link

FindPicture = Callable[[str], tuple[str, bytes] | None]
"""Address → kind (png, jpeg, …) and file, where it is here."""

_CSS = (
    "body{max-width:40em;margin:3em auto;padding:0 1.5em;font:1.06em/1.65 Georgia,serif;color:#1f1e1b}"
    "h1{line-height:1.25}.facts,.caption{font:.8em/1.5 sans-serif;color:#6d6962}a{color:#24529c}"
    "blockquote{margin:1em 0;padding-left:1em;border-left:3px solid #cfccc5;color:#55524c}"
    "pre{background:#f6f5f2;padding:.8em;white-space:pre-wrap;overflow-wrap:anywhere;font-size:.85em}"
    "table{border-collapse:collapse;font-size:.9em}"
    "td,th{border:1px solid #cfccc5;padding:.3em .6em;text-align:start}"
    "img{max-width:100%;height:auto}"
)
_POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"
_TAGS = (
    ("bold", "b"),
    ("italic", "i"),
    ("code", "code"),
    ("strike", "s"),
    ("underline", "u"),
    ("mark", "mark"),
    ("small", "small"),
    ("above", "sup"),
    ("below", "sub"),
)
_KINDS = {Kind.HEADING_1: "h2", Kind.HEADING_2: "h3", Kind.HEADING_3: "h4", Kind.SUMMARY: "h4"}


def make_page(article: Article, blocks: Iterable[Block], facts: str, find_picture: FindPicture) -> str:
    title = escape(article.title or article.name)
    link = escape(find_outside_link(article.link))
    heading = f'<h1><a href="{link}">{title}</a></h1>' if link else f"<h1>{title}</h1>"
    source = f'<p class="facts"><a href="{link}">{link}</a></p>' if link else ""
    body = "\n".join(_block(block, find_picture) for block in blocks)
    return (
        '<!DOCTYPE html>\n<html>\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n'
        f"<title>{title}</title>\n<style>{_CSS}</style>\n</head>\n<body>\n"
        f'<p class="facts">{escape(article.feed_title)}</p>\n{heading}\n'
        f'<p class="facts">{escape(facts)}</p>\n{body}\n{source}\n</body>\n</html>\n'
    )


def _block(block: Block, find_picture: FindPicture) -> str:
    match block:
        case Paragraph():
            return _paragraph(block, find_picture)
        case Figure(picture):
            return f"<p>{_picture(picture, find_picture)}</p>"
        case Code(text):
            return f"<pre>{escape(join_endless_words(text))}</pre>"
        case Quote(blocks):
            return f"<blockquote>{_blocks(blocks, find_picture)}</blockquote>"
        case Table(rows):
            inside = "".join(f"<tr>{''.join(_cell(cell, find_picture) for cell in row)}</tr>" for row in rows)
            return f"<table>{inside}</table>"
        case Rule():
            return "<hr>"
        case Cut():
            return "<p>…</p>"


def _blocks(blocks: tuple[Block, ...], find_picture: FindPicture) -> str:
    return "\n".join(_block(block, find_picture) for block in blocks)


def _paragraph(paragraph: Paragraph, find_picture: FindPicture) -> str:
    inside = "".join(_run(run, find_picture) for run in paragraph.runs)
    direction = ' dir="rtl"' if paragraph.right_to_left else ""
    if paragraph.kind in _KINDS:
        tag = _KINDS[paragraph.kind]
        return f"<{tag}{direction}>{inside}</{tag}>"
    if paragraph.mark:
        inside = f"{paragraph.mark.number}. {inside}" if paragraph.mark.ordered else f"• {inside}"
    shift = f' style="margin-inline-start:{1.5 * paragraph.indent}em"' if paragraph.indent else ""
    caption = ' class="caption"' if paragraph.kind is Kind.CAPTION else ""
    return f"<p{direction}{caption}{shift}>{inside}</p>"


def _run(run: Run, find_picture: FindPicture) -> str:
    if run.picture:
        return _picture(run.picture, find_picture)
    text = escape(join_endless_words(run.text)).replace("\u2028", "<br>")
    for name, tag in _TAGS:
        if getattr(run.style, name):
            text = f"<{tag}>{text}</{tag}>"
    return _linked(text, run.style)


def _linked(inside: str, style: Style) -> str:
    return f'<a href="{escape(style.link)}">{inside}</a>' if style.link else inside


def _picture(picture: Picture, find_picture: FindPicture) -> str:
    found = find_picture(picture.url)
    alt = escape(picture.alt)
    if found is None:
        link = escape(picture.link if picture.plays else picture.url)
        return f'<a href="{link}">[{alt or link}]</a>'
    kind, data = found
    kind = "svg+xml" if kind == "svg" else kind
    made = f'<img alt="{alt}" src="data:image/{kind};base64,{base64.b64encode(data).decode()}">'
    return _linked(made, Style(link=picture.link))


def _cell(cell: Cell, find_picture: FindPicture) -> str:
    tag = "th" if cell.heading else "td"
    spans = f' colspan="{cell.columns}"' if cell.columns > 1 else ""
    spans += f' rowspan="{cell.rows}"' if cell.rows > 1 else ""
    return f"<{tag}{spans}>{_blocks(cell.blocks, find_picture)}</{tag}>"
