"""The user's rules for new entries: which ones an entry meets, and what they do to it.

Words and phrases are compared without case, and white space counts once. Patterns run on RE2, whose time grows with the
text whatever the pattern is: Python's `re` can be made to run for years by a pattern such as (a+)+b, and publishers
write the text. In return a pattern can't look around or refer back; such patterns are refused with a message.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from reader.core.errors import UsageError
from reader.core.records.stored import EntryContent, Feed, NewEntry, View
from reader.core.words.catalogue import Code
from reader.features.rules.records import Condition, Joined, Manner, Place, Rule, RuleOutcome
from reader.features.rules.store import list_rules, scan_entries
from reader.store.db import Connection
from reader.store.folders import list_around

SEARCHED_CHARACTERS = 30_000
"""Per text; the same part that search indexes."""
MAX_WANTED = 500
_SPACELESS = re.compile("[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u31ff\u3400-\u9fff\uac00-\ud7ff]")

Test = Callable[[str], bool]


class Sample(Struct, frozen=True):
    """What rules see of an entry, new or stored."""

    feed_id: int
    title: str
    text: str
    author: str
    categories: tuple[str, ...] = ()
    folders: frozenset[int] = frozenset()
    """The folder of its feed, and all folders around it."""


def apply_rules(
    rules: Sequence[Rule], feed_id: int, folders: frozenset[int], at: float, new: Iterable[NewEntry]
) -> tuple[NewEntry, ...]:
    """Return new entries of a feed with the outcome of the rules; rules that have ended are skipped."""
    asked = [rule for rule in rules if rule.until_at is None or at < rule.until_at]

    def sample(content: EntryContent) -> Sample:
        return Sample(feed_id, content.title, content.text, content.author, content.categories, folders)

    return tuple(NewEntry(entry.keys, entry.content, find_rule_outcome(asked, sample(entry.content))) for entry in new)


def find_rule_outcome(rules: Sequence[Rule], sample: Sample) -> RuleOutcome:
    """The outcome of all rules in their order, up to one that is the last for the entry."""
    rule_outcome = RuleOutcome()
    for rule in rules:
        if rule.enabled and matches(rule, sample):
            rule_outcome = _joined(rule_outcome, rule.rule_outcome)
            if rule.is_last:
                break
    return rule_outcome


def matches(rule: Rule, sample: Sample) -> bool:
    """Return whether a rule applies to an entry, whether it is enabled or has ended or not."""
    if not _is_in_scope(rule, sample):
        return False
    conditions = rule.conditions
    if not conditions:
        return rule.has_scope
    holding = (_holds(condition, sample) for condition in conditions)
    if rule.joined is Joined.ALL:
        return all(holding)
    return any(holding) is (rule.joined is Joined.ANY)


def _is_in_scope(rule: Rule, sample: Sample) -> bool:
    if rule.feed_id not in (None, sample.feed_id):
        return False
    if rule.folder_id is not None and rule.folder_id not in sample.folders:
        return False
    category = fold(rule.category)
    return not category or any(fold(given) == category for given in sample.categories)


def _holds(condition: Condition, sample: Sample) -> bool:
    test = _make_test(condition.manner, condition.wanted)
    return any(test(text) for text in _places(condition.place, sample))


def require_usable(rule: Rule) -> None:
    """Refuse a rule that applies to everything, does nothing, or could not work."""
    if not rule.conditions and not rule.has_scope:
        raise UsageError(Code.RULE_TAKES_ALL())
    if rule.rule_outcome == RuleOutcome() and not rule.is_last:
        raise UsageError(Code.RULE_DOES_NOTHING())
    for condition in rule.conditions:
        if len(condition.wanted) > MAX_WANTED:
            raise UsageError(Code.RULE_TOO_LONG(most=MAX_WANTED))
        _make_test(condition.manner, condition.wanted)


def fold(text: str) -> str:
    """Normalise text for comparing: compatible letters, no case, single spaces."""
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())


def _joined(first: RuleOutcome, second: RuleOutcome) -> RuleOutcome:
    known = {tag.casefold() for tag in first.tags}
    return RuleOutcome(
        first.read or second.read,
        first.starred or second.starred,
        first.hidden or second.hidden,
        first.notify or second.notify,
        (*first.tags, *(tag for tag in second.tags if tag.casefold() not in known)),
        first.highlighted or second.highlighted,
        tuple(dict.fromkeys((*first.send_to, *second.send_to))),
    )


def _places(place: Place, sample: Sample) -> Iterable[str]:
    if place in (Place.TITLE, Place.ANYWHERE):
        yield sample.title
    if place in (Place.AUTHOR, Place.ANYWHERE):
        yield sample.author
    if place is Place.CATEGORY:
        yield from sample.categories
    if place in (Place.TEXT, Place.ANYWHERE):
        yield sample.text[:SEARCHED_CHARACTERS]


@lru_cache(maxsize=256)
def _make_test(manner: Manner, wanted: str) -> Test:
    if manner is Manner.PATTERN:
        # Imported late because hardly anybody writes patterns.
        import re2

        options = re2.Options()
        options.case_sensitive = False
        options.log_errors = False
        options.max_mem = 4_000_000
        try:
            compiled = re2.compile(wanted, options)
        except re2.error as error:
            raise UsageError(Code.RULE_BAD_PATTERN(error=_reason(error))) from None
        return lambda text: compiled.search(" ".join(text.split())) is not None
    if manner is Manner.PHRASE:
        phrase = fold(wanted)
        return lambda text: phrase in fold(text)
    words = [_whole_word(word) for word in fold(wanted).split()]
    return lambda text: all(word.search(folded) for folded in (fold(text),) for word in words)


def _whole_word(word: str) -> re.Pattern[str]:
    """A literal that begins and ends at word boundaries, except in scripts without spaces between words."""
    before = r"(?<!\w)" if _has_ends(word[0]) else ""
    after = r"(?!\w)" if _has_ends(word[-1]) else ""
    return re.compile(before + re.escape(word) + after)


def _has_ends(character: str) -> bool:
    return bool(re.match(r"\w", character)) and not _SPACELESS.match(character)


def _reason(error: Exception) -> str:
    said = error.args[0] if error.args else ""
    return said.decode("utf-8", "replace") if isinstance(said, bytes) else str(said)


def ask_rules(
    conn: Connection, feed: Feed, new: Sequence[NewEntry], at: float, since: float | None = None
) -> tuple[NewEntry, ...]:
    """Return the entries with the outcome of the user's rules. What was published before `since`, by default the
    subscription, is sent nowhere, and neither is what a first document brings without a date."""
    rules = list_rules(conn) if new else []
    has_folders = any(rule.folder_id is not None for rule in rules)
    folders = list_around(conn, feed.folder_id) if has_folders and feed.folder_id is not None else []
    since = feed.added_at if since is None else since
    undated_at = -math.inf if feed.http.last_ok_at is None else math.inf

    def is_old(entry: NewEntry) -> bool:
        published_at = entry.content.published_at
        return (undated_at if published_at is None else published_at) < since

    return tuple(
        replace(entry, rule_outcome=replace(entry.rule_outcome, send_to=())) if is_old(entry) else entry
        for entry in apply_rules(rules, feed.id, frozenset(folders), at, new)
    )


LEARNED_FROM = 1_000
"""The newest stored entries, from which the chance of a match is learned."""
PRIOR_ENTRIES = 10.0
"""As many more a feed counts as having had, with as many matches as all feeds had on average."""
LEAST_CHANCE = 0.02


def list_notify_chances(conn: Connection, feeds: Iterable[Feed], at: float) -> dict[int, float]:
    """Per feed, the chance that a rule notifies of its next entry; only feeds for which it is worth a poll."""
    rules = [rule for rule in list_rules(conn) if rule.enabled and (rule.until_at is None or at < rule.until_at)]
    anywhere = [replace(rule, category="") for rule in rules if rule.notify]
    if not anywhere:
        return {}
    around = {feed.id: frozenset(list_around(conn, feed.folder_id) if feed.folder_id else ()) for feed in feeds}
    entries, matched = Counter[int](), Counter[int]()
    for one in scan_entries(conn, View(), LEARNED_FROM).entries:
        row = one.row
        folders = around.get(row.feed_id, frozenset())
        sample = Sample(row.feed_id, row.title, one.text, row.author, one.categories, folders)
        entries[row.feed_id] += 1
        matched[row.feed_id] += find_rule_outcome(rules, sample).notify
    usual = matched.total() / max(entries.total(), 1)
    chances = {}
    for feed_id, folders in around.items():
        if any(_is_in_scope(rule, Sample(feed_id, "", "", "", (), folders)) for rule in anywhere):
            chance = (matched[feed_id] + PRIOR_ENTRIES * usual) / (entries[feed_id] + PRIOR_ENTRIES)
            if chance >= LEAST_CHANCE:
                chances[feed_id] = chance
    return chances
