"""A program that cannot be given an entry now."""

from __future__ import annotations

import sys
import tempfile

import pytest

from reader.core.errors import SendError
from reader.features.sharing.records import Target, TargetForm
from reader.features.sharing.send import SAMPLE, run_command
from reader.features.sharing.template import make_values


def test_where_there_is_no_room_for_its_input_it_is_tried_again(monkeypatch, tmp_path):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "gone"))
    target = Target(form=TargetForm.COMMAND, name="Mine", command=(sys.executable, "-c", "pass"))
    with pytest.raises(SendError) as notes:
        run_command(target, make_values(SAMPLE))
    assert notes.value.passes
