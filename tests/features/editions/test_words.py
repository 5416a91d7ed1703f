"""How an edition names itself."""

from __future__ import annotations

from datetime import UTC, datetime

from reader.core.words.words import Language
from reader.features.editions.records import EditionWords

TUESDAY = datetime(2026, 6, 9, 7, 15, tzinfo=UTC).timestamp()
SPANISH = {"Tuesday": "martes", "June": "junio", "{weekday} {day} {month}": "{weekday} {day} de {month}"}


class Spanish(Language):
    def translate(self, form: str, n: int = -1) -> str:
        return SPANISH.get(form, form)


def test_a_date_begins_with_a_capital_where_it_stands_alone():
    words = EditionWords(Spanish(UTC), UTC, "es")
    assert words.dateline(TUESDAY) == "Martes 9 de junio"
    assert words.date(TUESDAY) == "martes 9 de junio"
