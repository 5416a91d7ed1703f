"""Status of the paper, in a sentence. Pure."""

from __future__ import annotations

from datetime import tzinfo

from reader.engine.edition.schedule import is_today
from reader.model.editions import MadeEdition
from reader.model.messages import Message
from reader.settings import TO_FOLDER
from reader.wording.edition_codes import EditionCode


def describe(made: MadeEdition, now: float, zone: tzinfo) -> list[Message]:
    """What was made and when; then why it is late, or what keeps it from getting there."""
    return [_describe_making(made, now, zone), *([made.late] if made.late else []), *_describe_delivery(made)]


def _describe_making(made: MadeEdition, now: float, zone: tzinfo) -> Message:
    if not is_today(made.made_at, now, zone):
        return EditionCode.EDITION_MADE_ON(at=made.made_at)
    if made.silent_feeds == 1:
        return EditionCode.EDITION_SILENT_ONE(at=made.made_at)
    if made.silent_feeds:
        return EditionCode.EDITION_SILENT(at=made.made_at, n=made.silent_feeds)
    return EditionCode.EDITION_MADE(at=made.made_at)


def _describe_delivery(made: MadeEdition) -> list[Message]:
    told = []
    for delivery in made.deliveries:
        is_folder = delivery.target == TO_FOLDER
        if delivery.done_at is not None and is_folder:
            told.append(EditionCode.EDITION_IN_FOLDER(path=delivery.path))
        elif delivery.done_at is not None:
            told.append(EditionCode.EDITION_MAILED(address=delivery.path, at=delivery.done_at))
        elif delivery.message is not None:
            target = EditionCode.EDITION_TARGET_FOLDER() if is_folder else EditionCode.EDITION_TARGET_MAIL()
            told.append(EditionCode.EDITION_WAITING(target=target, at=made.made_at, why=delivery.message))
    return told
