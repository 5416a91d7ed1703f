"""The rules command: list, add, remove, try, unhide."""

from __future__ import annotations

import argparse
from itertools import chain
from typing import Any

import reader.store.rules as rule_rows
from reader.cli.arguments import LIST, add_command, parse_count, parse_id
from reader.cli.entries import find_folder_id
from reader.cli.output import Row, iso_time, local_time, say, show
from reader.cli.sending import get_target
from reader.cli.session import Session, get_feed, in_session
from reader.engine.rules import require_usable
from reader.errors import UsageError
from reader.model.rules import Condition, Joined, Manner, Place, Rule
from reader.process.handover import MARKED, hand_over
from reader.query.parse import find_instant
from reader.services.try_rule import MOST_TRIED, try_pages
from reader.store.feeds import find_feed
from reader.store.folders import list_folders
from reader.store.sending import find_target
from reader.wording.catalogue import Code

COLUMNS = ("id", "state", "sentence")
_ACTIONS = {"mark_read": "mark read", "star": "star", "highlight": "highlight", "hide": "hide", "notify": "notify"}
_PLACES = {Place.ANYWHERE: "title, text or author"}
_VERBS = {"words": "has the words", "phrase": "has", "pattern": "matches"}


def add_commands(commands: Any) -> None:
    parser = add_command(commands, "rules", run_list, "what happens to articles by themselves when they arrive", LIST)
    kinds = parser.add_subparsers(dest="kind", metavar="WHAT")
    _add_add(kinds)
    _add_numbered(kinds, "remove", "remove a rule; what it did stays done", run_remove)
    trying = _add_numbered(kinds, "try", "list what is stored and the rule would have caught", run_try)
    trying.add_argument("--limit", type=parse_count, default=20, metavar="N", help="show at most N (default 20)")
    add_command(kinds, "unhide", run_unhide, "bring back everything that rules hid")


def _add_add(kinds: Any) -> None:
    parser = add_command(kinds, "add", run_add, "add a rule behind the others")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--feed", metavar="URL", help="only for this feed: address, id or name")
    where.add_argument("--folder", metavar="PATH", help='only in this folder, such as "News/Local"')
    parser.add_argument("--category", metavar="NAME", default="", help="only with the publisher's category")
    parser.add_argument("--in", dest="place", choices=[*Place], default=Place.TITLE, help="default: title")
    wanted = parser.add_mutually_exclusive_group()
    wanted.add_argument("--words", metavar="TEXT", default="", help="all of these words occur")
    wanted.add_argument("--phrase", metavar="TEXT", default="", help="exactly this occurs")
    wanted.add_argument("--pattern", metavar="RE", default="", help="a regular expression finds something")
    parser.add_argument(
        "--also",
        nargs=3,
        action="append",
        default=[],
        metavar=("IN", "HOW", "TEXT"),
        help="a further condition, such as: --also text words ferry; HOW is words, phrase or pattern",
    )
    parser.add_argument("--match", choices=[*Joined], default=Joined.ALL, help="how many apply (default: all)")
    parser.add_argument("--until", metavar="DATE", default="", help="the last day on which it is asked")
    parser.add_argument("--read", action="store_true", help="mark it read")
    parser.add_argument("--star", action="store_true", help="star it")
    parser.add_argument("--tag", metavar="NAME", default="", help="tag it")
    parser.add_argument("--highlight", action="store_true", help="let it stand out in lists")
    parser.add_argument("--send-to", metavar="TARGET", default="", help="send it on; 'paperround targets' lists them")
    parser.add_argument("--hide", action="store_true", help="show it nowhere; 'rules unhide' brings it back")
    parser.add_argument("--notify", action="store_true", help="tell me at once")
    parser.add_argument("--last", action="store_true", help="ask no further rules about it")


def _add_numbered(kinds: Any, name: str, words: str, run: Any) -> argparse.ArgumentParser:
    parser = add_command(kinds, name, run, words, LIST)
    parser.add_argument("id", type=parse_id, metavar="N", help="as 'paperround rules' shows it")
    return parser


@in_session
def run_list(session: Session, chosen: argparse.Namespace) -> None:
    rows = [_rule_object(session, rule) for rule in rule_rows.list_rules(session.conn)]
    show(rows, as_json=chosen.json, columns=COLUMNS, empty="No rules yet: paperround rules add --help")


@in_session
def run_add(session: Session, chosen: argparse.Namespace) -> None:
    wanted = {manner: getattr(chosen, manner.value) for manner in Manner}
    manner = next((manner for manner, text in wanted.items() if text), Manner.WORDS)
    rule = Rule(
        feed_id=get_feed(session, chosen.feed).id if chosen.feed is not None else None,
        folder_id=find_folder_id(session, chosen.folder) if chosen.folder is not None else None,
        category=" ".join(chosen.category.split()),
        joined=Joined(chosen.match),
        place=Place(chosen.place),
        manner=manner,
        wanted=wanted[manner],
        more=tuple(_make_condition(*parts) for parts in chosen.also),
        until_at=_find_end(session, chosen.until),
        highlight=chosen.highlight,
        send_to=get_target(session, chosen.send_to).id if chosen.send_to else None,
        mark_read=chosen.read,
        star=chosen.star,
        hide=chosen.hide,
        notify=chosen.notify,
        tag=" ".join(chosen.tag.split()),
        is_last=chosen.last,
    )
    require_usable(rule)
    rule_id = rule_rows.save_rule(session.conn, rule)
    say(f"Rule {rule_id}: {describe(session, rule)}")
    say(f"It holds for what arrives from now on. To see what it would have caught: rules try {rule_id}")


def _make_condition(place: str, manner: str, wanted: str) -> Condition:
    try:
        return Condition(Place(place), Manner(manner), wanted)
    except ValueError:
        raise UsageError(f"--also takes one of {', '.join(Place)}, one of {', '.join(Manner)}, and a text.") from None


def _find_end(session: Session, typed: str) -> int | None:
    if not typed:
        return None
    end = find_instant(typed, session.now, days_on=1)
    if end is None:
        raise UsageError(Code.RULE_END_UNKNOWN())
    return end


@in_session
def run_remove(session: Session, chosen: argparse.Namespace) -> None:
    rule = rule_rows.remove_rule(session.conn, chosen.id)
    say(f"Removed the rule: {describe(session, rule)}")


@in_session
def run_try(session: Session, chosen: argparse.Namespace) -> None:
    pages = list(try_pages(session.conn, rule_rows.get_rule(session.conn, chosen.id)))
    found = list(chain.from_iterable(page.matching for page in pages))
    rows = [
        {
            "id": row.id,
            "time": local_time(row.sort_at),
            "published": iso_time(row.published_at),
            "feed": row.feed_name,
            "title": row.title,
        }
        for row in found[: chosen.limit]
    ]
    show(rows, as_json=chosen.json, columns=("id", "time", "feed", "title"), empty="")
    if not chosen.json:
        tried = sum(page.tried for page in pages)
        newest = "the newest " if tried >= MOST_TRIED else ""
        say(f"It would have caught {len(found)} of {newest}{tried} articles. Nothing was changed.")


@in_session
def run_unhide(session: Session, chosen: argparse.Namespace) -> None:
    brought = rule_rows.unhide_all(session.conn).ids
    hand_over(session.profile, {"do": MARKED})
    say(f"Brought back {len(brought)} articles.")


def describe(session: Session, rule: Rule) -> str:
    """A rule as a sentence."""
    done = [words for name, words in _ACTIONS.items() if getattr(rule, name)]
    done += [f"tag {rule.tag}"] if rule.tag else []
    if rule.send_to is not None:
        target = find_target(session.conn, rule.send_to)
        done.append(f"send to {target.name if target else 'a target that is gone'}")
    done += ["ask no further rules"] if rule.is_last else []
    return f"if {_condition(session, rule)}: {', '.join(done)}"


def _condition(session: Session, rule: Rule) -> str:
    conditions = [
        f"the {_PLACES.get(one.place, one.place.value)} {_VERBS[one.manner]} “{one.wanted}”" for one in rule.conditions
    ]
    said = {
        Joined.ALL: " and ".join(conditions),
        Joined.ANY: " or ".join(conditions),
        Joined.NONE: f"none of these applies: {'; '.join(conditions)}",
    }[rule.joined]
    parts = [said if conditions else "anything arrives"]
    if rule.feed_id is not None:
        feed = find_feed(session.conn, rule.feed_id)
        parts.append(f"from {feed.name if feed else 'a feed that is gone'}")
    if rule.folder_id is not None:
        names = {folder.id: folder.name for folder in list_folders(session.conn)}
        parts.append(f"in {names.get(rule.folder_id, 'a folder that is gone')}")
    parts += [f"with the category {rule.category}"] if rule.category else []
    parts += [f"until {local_time(rule.until_at - 1)[:10]}"] if rule.until_at is not None else []
    return " ".join(parts)


def _state(rule: Rule, now: float) -> str:
    if rule.enabled and rule.until_at is not None and rule.until_at <= now:
        return "ended"
    return "on" if rule.enabled else "off"


def _rule_object(session: Session, rule: Rule) -> Row:
    return {
        "id": rule.id,
        "enabled": rule.enabled,
        "state": _state(rule, session.now),
        "sentence": describe(session, rule),
        "feed_id": rule.feed_id,
        "folder_id": rule.folder_id,
        "category": rule.category,
        "match": rule.joined,
        "in": rule.place,
        "manner": rule.manner,
        "wanted": rule.wanted,
        "also": [[one.place, one.manner, one.wanted] for one in rule.more],
        "until": iso_time(rule.until_at),
        "read": rule.mark_read,
        "star": rule.star,
        "hide": rule.hide,
        "notify": rule.notify,
        "tag": rule.tag,
        "highlight": rule.highlight,
        "send_to": rule.send_to,
        "last": rule.is_last,
    }
