"""An entry as somebody would paste it elsewhere: Markdown with its source, or a quote with its link. Pure."""

from __future__ import annotations

from reader.html.markdown import escape_link, escape_markdown, to_markdown
from reader.html.text import text_of
from reader.model.targets import Sendable

MOST_QUOTED = 2_000


def make_markdown(sent: Sendable) -> str:
    source = " · ".join(filter(None, (_link(sent.feed, sent.link), escape_markdown(sent.author))))
    parts = (f"# {escape_markdown(sent.title)}", source, to_markdown(sent.html))
    return "\n\n".join(filter(None, parts)) + "\n"


def make_text(sent: Sendable) -> str:
    return "\n\n".join(filter(None, (sent.title, text_of(sent.html), sent.link))) + "\n"


def make_quote(sent: Sendable, selected: str = "") -> str:
    """Of what is selected; without a selection, of the first paragraph."""
    text = selected.strip() or text_of(sent.html).partition("\n")[0]
    lines = text[:MOST_QUOTED].split("\n")
    quoted = "\n".join(f"> {escape_markdown(line.strip())}".rstrip() for line in lines)
    named = ", ".join(filter(None, (_link(sent.title, sent.link), escape_markdown(sent.feed))))
    return f"{quoted}\n>\n> {named}\n"


def _link(words: str, address: str) -> str:
    return f"[{escape_markdown(words)}]({escape_link(address)})" if address else escape_markdown(words)
