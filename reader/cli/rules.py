"""The rules command: list, add, remove, try, unhide."""

from __future__ import annotations

from itertools import chain

import reader.store.rules as rule_rows
from reader.cli.arguments import parse_count, parse_id
from reader.cli.commands import LIST, Answer, Argument, Chosen, Commands, either, flag, value
from reader.cli.entries import find_folder_id
from reader.cli.output import Row, at, local_time, pick, say
from reader.cli.sending import get_target
from reader.cli.session import Session, get_feed
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

_ACTIONS = {"mark_read": "mark read", "star": "star", "highlight": "highlight", "hide": "hide", "notify": "notify"}
_PLACES = {Place.ANYWHERE: "title, text or author"}
_VERBS = {"words": "has the words", "phrase": "has", "pattern": "matches"}


COMMANDS = Commands()
RULES = COMMANDS.group("rules", "what happens to articles by themselves when they arrive")
NUMBER = value("id", "N", "as 'paperround rules' shows it", type=parse_id)


@RULES.itself(columns=("id", "state", "sentence"), empty="No rules yet: paperround rules add --help")
def run_list(session: Session, chosen: Chosen) -> list[Row]:
    return [_rule_object(session, rule) for rule in rule_rows.list_rules(session.conn)]


@RULES.add(
    "add",
    "add a rule behind the others",
    either(
        value("--feed", "URL", "only for this feed: address, id or name"),
        value("--folder", "PATH", 'only in this folder, such as "News/Local"'),
    ),
    value("--category", "NAME", "only with the publisher's category", default=""),
    value("--in", words="default: title", dest="place", choices=[*Place], default=Place.TITLE),
    either(
        value("--words", "TEXT", "all of these words occur", default=""),
        value("--phrase", "TEXT", "exactly this occurs", default=""),
        value("--pattern", "RE", "a regular expression finds something", default=""),
    ),
    Argument(
        ("--also",),
        {
            "nargs": 3,
            "action": "append",
            "default": [],
            "metavar": ("IN", "HOW", "TEXT"),
            "help": "a further condition, such as: --also text words ferry; HOW is words, phrase or pattern",
        },
    ),
    value("--match", words="how many apply (default: all)", choices=[*Joined], default=Joined.ALL),
    value("--until", "DATE", "the last day on which it is asked", default=""),
    flag("--read", "mark it read"),
    flag("--star", "star it"),
    value("--tag", "NAME", "tag it", default=""),
    flag("--highlight", "let it stand out in lists"),
    value("--send-to", "TARGET", "send it on; 'paperround targets' lists them", default=""),
    flag("--hide", "show it nowhere; 'rules unhide' brings it back"),
    flag("--notify", "tell me at once"),
    flag("--last", "ask no further rules about it"),
)
def run_add(session: Session, chosen: Chosen) -> None:
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


@RULES.add("remove", "remove a rule; what it did stays done", NUMBER, json=LIST)
def run_remove(session: Session, chosen: Chosen) -> Answer:
    rule = rule_rows.remove_rule(session.conn, chosen.id)
    return Answer([_rule_object(session, rule)], [f"Removed the rule: {describe(session, rule)}"])


@RULES.add(
    "try",
    "list what is stored and the rule would have caught",
    NUMBER,
    value("--limit", "N", "show at most N (default 20)", type=parse_count, default=20),
    columns=("id", "time", "feed", "title"),
)
def run_try(session: Session, chosen: Chosen) -> Answer:
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
    return Answer(rows, [f"It would have caught {len(found)} of {newest}{tried} articles. Nothing was changed."])


@RULES.add("unhide", "bring back everything that rules hid")
def run_unhide(session: Session, chosen: Chosen) -> None:
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
        **pick(rule, "id enabled feed_id folder_id category manner wanted star hide notify tag highlight send_to"),
        "state": _state(rule, session.now),
        "sentence": describe(session, rule),
        "match": rule.joined,
        "in": rule.place,
        "also": [[one.place, one.manner, one.wanted] for one in rule.more],
        "until": at(rule.until_at),
        "read": rule.mark_read,
        "last": rule.is_last,
    }
