"""What push does, in the owner's language. Main thread only."""

from __future__ import annotations

from reader.gui.kit.humanize import number, sentences
from reader.gui.kit.translate import tr
from reader.insights.push import PushOverview
from reader.model.push import PushFacts, PushState


def say_feed_push(push: PushFacts | None) -> str:
    """A few words for one feed."""
    if push is None:
        return tr("no hub")
    if push.state != PushState.VERIFIED:
        return tr("possible")
    if push.saved_polls >= 1:
        return tr("on, {n} saved", n=round(push.saved_polls)).format(n=number(round(push.saved_polls)))
    return tr("on")


def say_push(push: PushOverview) -> str:
    """For all feeds; nothing where no feed could."""
    if not push.could_push:
        return ""
    if not push.told_of:
        if push.could_push == 1:
            return tr("1 of your feeds could push.")
        return tr("{n} of your feeds could push.", n=push.could_push).format(n=number(push.could_push))
    said = tr("{n} of {m} feeds that could push do.", n=push.told_of).format(
        n=number(push.told_of), m=number(push.could_push)
    )
    if push.saved_polls < 1:
        return said
    saved = tr("That saved about {n} polls.", n=round(push.saved_polls)).format(
        n=number(round(push.saved_polls))
    )
    return sentences((said, saved))
