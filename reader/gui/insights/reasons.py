"""Why polls were made, in the owner's language: the engine's stored sentences recognised and said again.

The engine stores its reasons in English, as the log needs them. Here each is matched to the form it was made
from, so that it can be translated whole, and put into the plural where one wake-up polls many feeds. What no
form fits, such as a sentence of another version, is shown as it is. Pure; any thread.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

_ = QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class Form:
    """One sentence of the engine, for one feed and for several."""

    one: str
    many: str = ""

    def pattern(self) -> re.Pattern[str]:
        parts = re.split(r"\{(\w+)\}", self.one)
        return re.compile(
            "".join(re.escape(p) if i % 2 == 0 else f"(?P<{p}>.+?)" for i, p in enumerate(parts))
        )


FORMS = tuple(
    Form(str(one), str(many))
    for one, many in (
        (_("Reasons", "Before you usually look, around {time}."), ""),
        (
            _("Reasons", "You are reading now, and it may have posted since the last poll."),
            _("Reasons", "You are reading now, and these may have posted since their last poll."),
        ),
        (
            _("Reasons", "You are reading now, and it has usually posted once since the last poll."),
            _("Reasons", "You are reading now, and these have usually posted since their last poll."),
        ),
        (
            _("Reasons", "You are reading now, and it has usually posted {count} times since the last poll."),
            _("Reasons", "You are reading now, and these have usually posted since their last poll."),
        ),
        (
            _("Reasons", "By then it may have posted since the last poll."),
            _("Reasons", "By then some of them may have posted."),
        ),
        (
            _("Reasons", "By then it has usually posted once since the last poll."),
            _("Reasons", "By then they have usually posted."),
        ),
        (
            _("Reasons", "By then it has usually posted {count} times since the last poll."),
            _("Reasons", "By then they have usually posted."),
        ),
        (
            _("Reasons", "So that nothing is lost: it keeps {posts} posts and fills them in {span}."),
            _("Reasons", "So that nothing is lost: these keep few posts and fill them soon."),
        ),
        (_("Reasons", "You want its posts at once."), _("Reasons", "You want their posts at once.")),
        (
            _("Reasons", "Its publisher asks for at least {span} between visits, so not sooner."),
            _("Reasons", "Their publishers ask for pauses between visits, so not sooner."),
        ),
        (
            _("Reasons", "Its publisher asks not to be visited for the next {span}, so not sooner."),
            _("Reasons", "Their publishers ask not to be visited at some hours, so not sooner."),
        ),
        (
            _("Reasons", "Its server asked to be left alone for {span}, so not sooner."),
            _("Reasons", "Their servers asked to be left alone for a while, so not sooner."),
        ),
        (
            _("Reasons", "It failed, so the next try comes after {span}, so not sooner."),
            _("Reasons", "They failed and are tried again."),
        ),
        (
            _("Reasons", "It asked to be left alone until now."),
            _("Reasons", "They asked to be left alone until now."),
        ),
        (
            _("Reasons", "You want it polled every {span}."),
            _("Reasons", "You gave these an interval of their own."),
        ),
        (_("Reasons", "You subscribed."), ""),
        (_("Reasons", "You pressed Refresh."), ""),
        (_("Reasons", "You gave its password."), ""),
        (_("Reasons", "You opened it, and wish it polled then."), ""),
        (_("Reasons", "First poll after the computer woke."), ""),
        (
            _("Reasons", "It has not answered yet, so it is tried again."),
            _("Reasons", "They have not answered yet, so they are tried again."),
        ),
        (_("Reasons", "Its publisher asks for at least {span} between visits."), ""),
        (_("Reasons", "Its publisher asks not to be visited for the next {span}."), ""),
        (_("Reasons", "Its server asked to be left alone for {span}."), ""),
        (_("Reasons", "It failed, so the next try comes after {span}."), ""),
        (_("Reasons", "Its publisher has ended it."), ""),
    )
)
_PATTERNS = tuple((form, form.pattern()) for form in FORMS)

_SPANS = {
    "day": str(_("Reasons", "{n} days")),
    "hour": str(_("Reasons", "{n} hours")),
    "minute": str(_("Reasons", "{n} minutes")),
}
_ONE_SPAN = {
    "day": str(_("Reasons", "1 day")),
    "hour": str(_("Reasons", "1 hour")),
    "minute": str(_("Reasons", "1 minute")),
}
_WORDS = (
    *(
        str(_("Reasons", "two")),
        str(_("Reasons", "three")),
        str(_("Reasons", "four")),
        str(_("Reasons", "five")),
    ),
    *(
        str(_("Reasons", "six")),
        str(_("Reasons", "seven")),
        str(_("Reasons", "eight")),
        str(_("Reasons", "nine")),
    ),
    *(str(_("Reasons", "ten")), str(_("Reasons", "eleven")), str(_("Reasons", "twelve"))),
    *(str(_("Reasons", "a moment")), str(_("Reasons", "ever"))),
)


def tr(text: str) -> str:
    return QCoreApplication.translate("Reasons", text)


def find_form(sentence: str) -> tuple[Form, dict[str, str]] | None:
    for form, pattern in _PATTERNS:
        if match := pattern.fullmatch(sentence):
            return form, match.groupdict()
    return None


def say(sentence: str) -> str:
    """One poll's reason."""
    found = find_form(sentence)
    if found is None:
        return sentence
    form, values = found
    return tr(form.one).format(**{name: _say_value(value) for name, value in values.items()})


def say_for_all(sentences: Sequence[str]) -> str:
    """What most polls of one wake-up were made for."""
    known = [sentence for sentence in sentences if sentence]
    if not known:
        return ""
    commonest = Counter(known).most_common(1)[0][0]
    found = find_form(commonest)
    if len(known) == 1 or found is None or not found[0].many:
        return say(commonest)
    return tr(found[0].many)


def _say_value(value: str) -> str:
    """A span of time or a number in words; anything else, such as a time of day, stays."""
    if value in _WORDS:
        return tr(value)
    match = re.fullmatch(r"(\d+) (day|hour|minute)s?", value)
    if match is None:
        return value
    count, unit = match.groups()
    return tr(_ONE_SPAN[unit]) if count == "1" else tr(_SPANS[unit]).format(n=count)
