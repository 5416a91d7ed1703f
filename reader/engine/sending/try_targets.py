"""Tries a target that the owner typed. Nothing is kept."""

from __future__ import annotations

from reader.engine.sending.deliver import SendTools
from reader.engine.sending.messages import TargetTried, TryTarget
from reader.errors import PaperroundError
from reader.fetch.problems import for_a_first_fetch
from reader.send.check import check_target
from reader.send.secrets import find_secrets
from reader.send.send import try_target


def answer(tools: SendTools, wanted: TryTarget) -> TargetTried:
    try:
        target = check_target(wanted.target)
        kept = find_secrets(tools.passwords, target) if target.id else {}
        typed = {name: value for name, value in wanted.secrets.items() if value}
        tried = try_target(tools.client, target, {**kept, **typed}, tools.cancelled)
    except PaperroundError as error:
        return TargetTried(wanted.number, False, for_a_first_fetch(error.message))
    return TargetTried(wanted.number, True, tried)
