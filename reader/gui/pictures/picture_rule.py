"""Whether the pictures of a feed may be seen. Pure."""

from __future__ import annotations

from enum import StrEnum


class PictureRule(StrEnum):
    """Whether an article's pictures are shown when it is opened."""

    SHOW = "show"
    ASK = "ask"
    HIDE = "hide"
    """Not shown, and not asked about either."""


def decide_pictures(setting: str, feeds_choice: bool | None) -> PictureRule:
    """The feed's own choice, else the owner's for all feeds: always, ask or never."""
    if feeds_choice is not None:
        return PictureRule.SHOW if feeds_choice else PictureRule.HIDE
    return {"always": PictureRule.SHOW, "never": PictureRule.HIDE}.get(setting, PictureRule.ASK)
