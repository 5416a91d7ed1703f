"""Rules in words: a sentence for each, and the names of places, manners and ways to join. Any thread; no state."""

from __future__ import annotations

from PySide6.QtCore import QDate, QLocale

from reader.features.rules.records import Condition, Joined, Manner, Place, Rule
from reader.window.kit.humanize import joined, local
from reader.window.kit.translate import tr


def rule_in_words(rule: Rule, where: str = "", target: str = "") -> str:
    """A sentence such as "Title has “sponsored” in Harbour Gazette: mark read, tag Later".

    `where` names the rule's feed or folder, and `target` its target; empty if it has none.
    """
    pairs = (
        (rule.mark_read, tr("mark read")),
        (rule.star, tr("star")),
        (rule.highlight, tr("highlight")),
        (bool(rule.tag), tr("tag {name}").format(name=rule.tag)),
        (rule.notify, tr("notify")),
        (rule.send_to is not None, tr("send to {target}").format(target=target)),
        (rule.hide, tr("hide")),
        (rule.is_last, tr("then stop")),
    )
    actions = joined([words for is_on, words in pairs if is_on])
    return tr("{condition}: {actions}").format(condition=_condition(rule, where), actions=actions)


def _condition(rule: Rule, where: str) -> str:
    conditions = [_one_condition(condition) for condition in rule.conditions]
    if not conditions:
        said = tr("Every article from {feed}").format(feed=where) if where else tr("Every article")
    else:
        said = _join(rule.joined, conditions)
        said = tr("{condition} in {feed}").format(condition=said, feed=where) if where else said
    if rule.category.strip():
        said = tr("{condition}, category {category}").format(condition=said, category=rule.category.strip())
    if rule.until_at is not None:
        day = local(rule.until_at - 1)
        date = QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)
        said = tr("{condition}, until {date}").format(condition=said, date=date)
    return said


def _join(joined: Joined, conditions: list[str]) -> str:
    if joined is Joined.NONE:
        return tr("None of: {conditions}").format(conditions="; ".join(conditions))
    return (tr(" and ") if joined is Joined.ALL else tr(" or ")).join(conditions)


def _one_condition(condition: Condition) -> str:
    verbs = {
        Manner.WORDS: tr("{place} contains the words “{wanted}”"),
        Manner.PHRASE: tr("{place} contains “{wanted}”"),
        Manner.PATTERN: tr("{place} matches regex “{wanted}”"),
    }
    return verbs[condition.manner].format(place=place_names()[condition.place], wanted=condition.wanted)


def place_names() -> dict[Place, str]:
    return {
        Place.TITLE: tr("Title"),
        Place.TEXT: tr("Text"),
        Place.AUTHOR: tr("Author"),
        Place.CATEGORY: tr("Category"),
        Place.ANYWHERE: tr("Title, text or author"),
    }


def manner_names() -> dict[Manner, str]:
    return {
        Manner.WORDS: tr("contains these words"),
        Manner.PHRASE: tr("contains the phrase"),
        Manner.PATTERN: tr("matches regular expression"),
    }


def joined_names() -> dict[Joined, str]:
    return {Joined.ALL: tr("all"), Joined.ANY: tr("any"), Joined.NONE: tr("none")}
