"""Language negotiation: which of our languages fits what somebody asks for. Pure; any thread.

A language is known by the code in the name of its .ts file: "de", "pt_BR", "zh_CN".
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

ENGLISH = "en"
OWN_NAMES = {
    ENGLISH: "English",
    "de": "Deutsch",
    "es": "Español",
    "fr": "Français",
    "it": "Italiano",
    "ja": "日本語",
    "pl": "Polski",
    "pt_BR": "Português (Brasil)",
    "zh_CN": "简体中文",
}
"""What each calls itself: what its readers look for in a list, whatever language that list is in."""
_TRADITIONAL = {"hant", "tw", "hk", "mo"}
"""Chinese in other characters: whoever reads those is not served by the simplified ones."""


def choose_language(wanted: Sequence[str], there: Collection[str]) -> str:
    """The first wanted language that there is, in another country's spelling if need be; English is always there.

    Names may be written as systems write them: "pt-PT", "zh-Hans-CN", "de_AT.UTF-8".
    """
    wants_traditional = False
    for name in wanted:
        language, *rest = _parts(name)
        if language == ENGLISH:
            return ENGLISH
        if language == "zh":
            wants_traditional = wants_traditional or (
                not _TRADITIONAL.isdisjoint(rest) and "hans" not in rest
            )
            if wants_traditional:
                continue
        spoken = [code for code in sorted(there) if _parts(code)[0] == language]
        if spoken:
            return max(spoken, key=lambda code: _fits(_parts(code)[1:], rest))
    return ENGLISH


def _fits(country: list[str], wanted: list[str]) -> int:
    """The very country best, then a language of no country, then another country."""
    return len(country) if set(country) <= set(wanted) else -1


def _parts(name: str) -> list[str]:
    plain = name.split(".")[0].split("@")[0]
    return plain.replace("_", "-").lower().split("-")
