"""The web pages behind the demo's feeds: a front page with its feed announced, and one page per post.

Each page has a header, a menu and a foot around the article, as real ones do, so that "full text" has
something to find. Pure; safe on any thread.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from reader.demo.content import DemoFeed, Format
from reader.demo.schedule import DemoPost

RIGHT_TO_LEFT = frozenset({"ar", "he"})
_STYLE = (
    "body{max-width:40em;margin:2em auto;padding:0 1em;font:18px/1.6 Georgia,serif;color:#1f1e1b}"
    "header,footer,nav{font:14px/1.6 sans-serif;color:#55524c}img{max-width:100%;height:auto}"
    "blockquote{border-inline-start:3px solid #cfccc5;margin-inline:0;padding-inline-start:1em}"
)
_FEED_TYPES = {
    Format.RSS: "rss+xml",
    Format.RDF: "rdf+xml",
    Format.ATOM: "atom+xml",
    Format.JSON: "feed+json",
}


def make_front_page(feed: DemoFeed, posts: Sequence[DemoPost]) -> str:
    rows = "".join(f'<li><a href="{post.path}">{escape(post.title)}</a></li>' for post in posts)
    return _page(feed, feed.name, f"<main><h1>{escape(feed.name)}</h1><ul>{rows}</ul></main>")


def make_post_page(feed: DemoFeed, post: DemoPost) -> str:
    author = f"<p><em>{escape(post.author)}</em></p>" if post.author else ""
    article = f"<article><h1>{escape(post.title)}</h1>{author}{post.html}</article>"
    return _page(feed, f"{post.title} · {feed.name}", f"<main>{article}</main>")


def make_missing_page(feed: DemoFeed) -> str:
    text = (
        "<main><h1>Nothing here</h1><p>This page was never written, or it went out with the tide.</p></main>"
    )
    return _page(feed, "Nothing here", text)


def _page(feed: DemoFeed, title: str, main: str) -> str:
    direction = "rtl" if feed.language in RIGHT_TO_LEFT else "ltr"
    announced = (
        f'<link rel="alternate" type="application/{_FEED_TYPES[feed.format]}" '
        f'title="{escape(feed.name)}" href="{feed.path}">'
    )
    return (
        f'<!doctype html><html lang="{feed.language}" dir="{direction}"><head><meta charset="utf-8">'
        f'<title>{escape(title)}</title>{announced}<link rel="icon" href="/favicon.ico">'
        f"<style>{_STYLE}</style></head><body><header>{escape(feed.description)}</header>"
        f'<nav><a href="/">{escape(feed.name)}</a></nav>{main}'
        f"<footer>Made up for the demo of Paperround.</footer></body></html>"
    )
