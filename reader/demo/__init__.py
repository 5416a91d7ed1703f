"""The demo: made-up feeds, three made-up weeks, and a server on loopback that serves them.

A room of its own that knows nothing of the store, the fetcher or the window. Whoever opens the demo fills a
throw-away profile from it, through the same doors as everything else:

    content = load_content()
    process = spawn_server(now, seed, offset_s)              # serves make_posts(content, now, seed, offset_s)
    import the subscriptions in render_opml(content, process.bases)
    posts = make_timeline(content, now, Random(seed), offset_s)
    sessions = make_sessions(now, Random(seed), offset_s)    # and make_visits(...): what the learner reads
    polls = make_polls(content, posts, sessions, now, Random(seed), offset_s)
    for each feed, parse render_feed(feed, all its posts, base); store each entry as first seen at the poll
    whose `new` holds its guid, and the polls themselves as the log
    for mark in make_marks(content, posts, sessions, Random(seed), now): read, starred, tagged, by guid

From then on the engine polls the addresses in process.bases like any others.
"""

from reader.demo.content import ContentError, DemoContent, DemoFeed, load_content, make_absolute
from reader.demo.history import (
    DemoMark,
    DemoPoll,
    DemoSession,
    DemoVisit,
    make_marks,
    make_polls,
    make_sessions,
    make_visits,
)
from reader.demo.render import render_feed, render_opml
from reader.demo.schedule import DemoPost, make_live_posts, make_posts, make_timeline
from reader.demo.spawn import DemoProcess, spawn_server

__all__ = [
    "ContentError",
    "DemoContent",
    "DemoFeed",
    "DemoMark",
    "DemoPoll",
    "DemoPost",
    "DemoProcess",
    "DemoSession",
    "DemoVisit",
    "load_content",
    "make_absolute",
    "make_live_posts",
    "make_marks",
    "make_polls",
    "make_posts",
    "make_sessions",
    "make_timeline",
    "make_visits",
    "render_feed",
    "render_opml",
    "spawn_server",
]
