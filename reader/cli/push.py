"""The push command: which feeds could say themselves that they have something new, and what that saves."""

from __future__ import annotations

import argparse
from typing import Any

from reader.cli.output import Row, iso_time, local_time, say, show
from reader.cli.session import Session, in_session
from reader.insights.push import read_push
from reader.model.push import PushFacts
from reader.store.feeds.feeds import list_feeds
from reader.wording.reasons import describe_span

COLUMNS = ("feed", "state", "pings", "last_ping", "polled_every", "saved_polls", "hub")


def add_commands(commands: Any) -> None:
    push = commands.add_parser("push", help="which feeds could say themselves when they post (WebSub)")
    push.add_argument("--json", action="store_true", help="print a list of objects")
    push.set_defaults(run=run_push)


@in_session
def run_push(session: Session, chosen: argparse.Namespace) -> None:
    overview, settings = read_push(session.conn, session.now), session.settings
    names = {feed.id: feed.name for feed in list_feeds(session.conn)}
    rows = [_push_object(one, names, as_json=chosen.json) for one in overview.feeds]
    show(rows, as_json=chosen.json, columns=COLUMNS, empty="None of your feeds names a hub yet.")
    if chosen.json or not rows:
        return
    say(f"{overview.could_push} of your {len(names)} feeds could push; {overview.told_of} do.")
    if overview.saved_polls >= 1:
        say(f"That saved some {overview.saved_polls:.0f} polls.")
    if not (settings.push and settings.push_address):
        say(
            "Push is off: it needs 'settings push yes' and 'settings push_address ADDRESS', where hubs reach you."
        )


def _push_object(one: PushFacts, names: dict[int, str], *, as_json: bool) -> Row:
    show_time = iso_time if as_json else local_time
    return {
        "id": one.feed_id,
        "feed": names.get(one.feed_id, ""),
        "state": one.state or "possible",
        "pings": one.pings,
        "last_ping": show_time(one.last_ping_at) if one.last_ping_at else "",
        "polled_every": describe_span(one.stretch_s) if one.stretch_s else "",
        "saved_polls": round(one.saved_polls),
        "hub": one.hub,
    }
