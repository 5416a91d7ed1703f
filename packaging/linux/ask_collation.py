"""Prints how Qt sorts and changes case in twenty languages. Run by check_files.py, with all and with less of ICU."""

from __future__ import annotations

from PySide6.QtCore import QCollator, QLocale

_LANGUAGES = "C en de de_AT sv da es fr_CA tr cs pl ja zh zh_TW ko ar ru el he hi"
_WORDS = "zebra Öl ol Zoo änderung apfel ÅR aar ça cb ñu nz 東京 東 あ ア ا ب я а ё е İ I i ı ß ss 10 9"


def main() -> None:
    words = _WORDS.split()
    for name in _LANGUAGES.split():
        locale = QLocale(name)
        collator = QCollator(locale)
        collator.setNumericMode(True)
        print(name, sorted(words, key=collator.sortKey), [locale.toUpper(w) + locale.toLower(w) for w in words])


if __name__ == "__main__":
    main()
