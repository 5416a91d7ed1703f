"""Polls that were begun are remembered on disk until they are settled."""

from __future__ import annotations

from reader.engine.polls import Begun, Journal


def test_a_journal_remembers_what_was_begun(tmp_path):
    journal = Journal(tmp_path / "begun")
    journal.note(Begun(3, 12.5, "planned"))
    journal.note(Begun(4, 13.0, "arrival"))
    with (tmp_path / "begun").open("a") as file:
        file.write("5 14")
    assert journal.read() == [Begun(3, 12.5, "planned"), Begun(4, 13.0, "arrival")]
    journal.clear()
    assert journal.read() == []
    journal.close()
