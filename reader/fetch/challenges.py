"""Bot challenge detection: is this answer a page that wants a human? Shown as such, never evaded. Pure."""

from __future__ import annotations

import re
from collections.abc import Mapping

# Statuses that such pages come with; their bodies are worth a look.
STATUSES = frozenset({202, 401, 403, 405, 429, 503})

_HEADERS = {
    "cf-mitigated": "challenge",
    "x-amzn-waf-action": "",
    "x-datadome": "",
    "x-vercel-mitigated": "challenge",
}
# These stand in challenge pages only, so they count with any status.
_SURE = re.compile(
    rb"_cf_chl_opt|/cdn-cgi/challenge-platform/h/|id=.challenge-running|xess\.min\.css|"
    rb"within\.website/x/cmd/anubis|/\.within\.website/|ddos-guard/js-challenge|awswaf\.com/[^\s]{0,200}challenge",
    re.IGNORECASE,
)
# These also stand in ordinary pages, so they count only beside a refusal.
_LIKELY = re.compile(
    rb"just a moment\.\.\.|attention required! \| cloudflare|checking your browser|captcha|"
    rb"verify you are human|"
    rb"are you a robot|enable javascript and cookies to continue|sucuri website firewall|ddos protection by|"
    rb"incapsula incident|access denied \| .{0,200} used cloudflare|pardon our interruption",
    re.IGNORECASE,
)


def is_challenge(status: int, headers: Mapping[str, str], start: bytes) -> bool:
    """`start` is the beginning of the body, decoded."""
    for name, value in _HEADERS.items():
        if name in headers and value in headers[name].lower() and status != 200:
            return True
    if not _is_html(headers, start):
        return False
    if _SURE.search(start):
        return True
    return status in STATUSES and status != 401 and bool(_LIKELY.search(start))


def _is_html(headers: Mapping[str, str], start: bytes) -> bool:
    beginning = start[:2_000].lower()
    return (
        "html" in headers.get("content-type", "").lower()
        or b"<html" in beginning
        or b"<!doctype html" in beginning
    )
