"""The rules command: list, add, remove, test, unhide."""

from __future__ import annotations

from itertools import chain

import reader.features.rules.store as rule_rows
from reader.cli.arguments import parse_count, parse_id
from reader.cli.commands import LIST, Answer, Argument, Chosen, Commands, Session, either, flag, get_feed, value
from reader.cli.entries import find_folder_id
from reader.cli.output import Row, at, count_things, local_time, pick, say
from reader.core.errors import UsageError
from reader.core.words.catalogue import Code
from reader.engine.process.handover import MARKED, hand_over
from reader.features.rules.records import Condition, Joined, Manner, Place, Rule
from reader.features.rules.service import MOST_TRIED, try_pages
from reader.features.rules.worker import require_usable
from reader.features.search.query import find_instant
from reader.features.sharing.cli import get_target
from reader.features.sharing.store import find_target
from reader.store.feeds import find_feed
from reader.store.folders import list_folders

_ACTIONS = {"mark_read": "mark as read", "star": "star", "highlight": "highlight", "hide": "hide", "notify": "notify"}
_PLACES = {Place.ANYWHERE: "title, text or author"}
_VERBS = {"words": "contains the words", "phrase": "contains", "pattern": "matches"}


COMMANDS = Commands()
RULES = COMMANDS.group("rules", "manage rules for new articles")
NUMBER = value("id", "N", "number from 'paperround rules'", type=parse_id)


@RULES.lists("list rules", columns=("id", "state", "rule"), empty="No rules yet. See 'paperround rules add --help'.")
def run_list(session: Session, chosen: Chosen) -> list[Row]:
    return [_rule_object(session, rule) for rule in rule_rows.list_rules(session.conn)]


@RULES.add(
    "add",
    "add a rule at the end",
    either(
        value("--feed", "URL", "only articles from this feed: its address, id or name"),
        value("--folder", "PATH", 'only articles in this folder, such as "News/Local"'),
    ),
    value("--category", "NAME", "only articles with this category of the publisher", default=""),
    value("--in", words="part to search (default: title)", dest="place", choices=[*Place], default=Place.TITLE),
    either(
        value("--words", "TEXT", "contains all of these words", default=""),
        value("--phrase", "TEXT", "contains exactly this", default=""),
        value("--pattern", "RE", "matches this regular expression", default=""),
    ),
    Argument(
        ("--also",),
        {
            "nargs": 3,
            "action": "append",
            "default": [],
            "metavar": ("IN", "HOW", "TEXT"),
            "help": "another condition, such as: --also text words ferry (HOW: words, phrase or pattern)",
        },
    ),
    value("--match", words="how many conditions must match (default: all)", choices=[*Joined], default=Joined.ALL),
    value("--until", "DATE", "last day on which the rule runs", default=""),
    flag("--read", "mark the article as read"),
    flag("--star", "star the article"),
    value("--tag", "NAME", "tag the article", default=""),
    flag("--highlight", "highlight it in lists"),
    value("--send-to", "DESTINATION", "send it to a destination from 'paperround share'", default=""),
    flag("--hide", "hide it everywhere; 'rules unhide' shows it again"),
    flag("--notify", "notify me"),
    flag("--last", "stop processing further rules"),
)
def run_add(session: Session, chosen: Chosen) -> None:
    wanted = {manner: getattr(chosen, manner.value) for manner in Manner}
    manner = next((manner for manner, text in wanted.items() if text), Manner.WORDS)
    until_at = find_instant(chosen.until, session.now, days_on=1) if chosen.until else None
    if chosen.until and until_at is None:
        raise UsageError(Code.RULE_END_UNKNOWN())
    rule = Rule(
        feed_id=get_feed(session, chosen.feed).id if chosen.feed is not None else None,
        folder_id=find_folder_id(session, chosen.folder) if chosen.folder is not None else None,
        category=" ".join(chosen.category.split()),
        joined=Joined(chosen.match),
        place=Place(chosen.place),
        manner=manner,
        wanted=wanted[manner],
        more=tuple(_make_condition(*parts) for parts in chosen.also),
        until_at=until_at,
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
    say(f"It applies to new articles. To see which stored ones match: paperround rules test {rule_id}")


def _make_condition(place: str, manner: str, wanted: str) -> Condition:
    try:
        return Condition(Place(place), Manner(manner), wanted)
    except ValueError:
        raise UsageError(
            f"--also needs one of {', '.join(Place)}, then one of {', '.join(Manner)}, then a text."
        ) from None


@RULES.add("remove", "remove a rule; what it did isn't undone", NUMBER, json=LIST)
def run_remove(session: Session, chosen: Chosen) -> Answer:
    rule = rule_rows.remove_rule(session.conn, chosen.id)
    return Answer([_rule_object(session, rule)], [f"Removed: {describe(session, rule)}"])


@RULES.add(
    "test",
    "list stored articles that a rule matches",
    NUMBER,
    value("--limit", "N", "list at most N (default: 20)", type=parse_count, default=20),
    columns=("id", "time", "feed", "title"),
)
def run_test(session: Session, chosen: Chosen) -> Answer:
    pages = list(try_pages(session.conn, rule_rows.get_rule(session.conn, chosen.id)))
    found = list(chain.from_iterable(page.matching for page in pages))
    rows = [
        {
            **pick(row, "id title"),
            "time": local_time(row.sort_at),
            "published": at(row.published_at),
            "feed": row.feed_name,
        }
        for row in found[: chosen.limit]
    ]
    tried = sum(page.tried for page in pages)
    newest = "the newest " if tried >= MOST_TRIED else ""
    return Answer(rows, [f"The rule matches {len(found)} of {newest}{tried} articles. Nothing was changed."])


@RULES.add("unhide", "show everything that rules have hidden")
def run_unhide(session: Session, chosen: Chosen) -> None:
    brought = rule_rows.unhide_all(session.conn).ids
    hand_over(session.profile, {"do": MARKED})
    say(f"{count_things(len(brought), 'article')} shown again.")


def describe(session: Session, rule: Rule) -> str:
    done = [words for name, words in _ACTIONS.items() if getattr(rule, name)]
    done += [f"tag {rule.tag}"] if rule.tag else []
    if rule.send_to is not None:
        target = find_target(session.conn, rule.send_to)
        done.append(f"send to {target.name if target else 'a removed destination'}")
    done += ["stop processing rules"] if rule.is_last else []
    return f"if {_condition(session, rule)}: {', '.join(done)}"


def _condition(session: Session, rule: Rule) -> str:
    conditions = [
        f"the {_PLACES.get(one.place, one.place.value)} {_VERBS[one.manner]} “{one.wanted}”" for one in rule.conditions
    ]
    said = {
        Joined.ALL: " and ".join(conditions),
        Joined.ANY: " or ".join(conditions),
        Joined.NONE: f"none of these is true: {', '.join(conditions)}",
    }[rule.joined]
    parts = [said if conditions else "anything arrives"]
    if rule.feed_id is not None:
        feed = find_feed(session.conn, rule.feed_id)
        parts.append(f"from {feed.name if feed else 'a removed feed'}")
    if rule.folder_id is not None:
        names = {folder.id: folder.name for folder in list_folders(session.conn)}
        parts.append(f"in {names.get(rule.folder_id, 'a removed folder')}")
    parts += [f"with the category {rule.category}"] if rule.category else []
    parts += [f"until {local_time(rule.until_at - 1)[:10]}"] if rule.until_at is not None else []
    return " ".join(parts)


def _state(rule: Rule, now: float) -> str:
    if rule.enabled and rule.until_at is not None and rule.until_at <= now:
        return "expired"
    return "on" if rule.enabled else "off"


def _rule_object(session: Session, rule: Rule) -> Row:
    return {
        **pick(rule, "id enabled feed_id folder_id category manner wanted star hide notify tag highlight send_to"),
        "state": _state(rule, session.now),
        "rule": describe(session, rule),
        "match": rule.joined,
        "in": rule.place,
        "also": [[one.place, one.manner, one.wanted] for one in rule.more],
        "until": at(rule.until_at),
        "read": rule.mark_read,
        "last": rule.is_last,
    }
