"""Files of downloaded episodes, by their names."""

from __future__ import annotations

import pytest

from reader.features.podcasts.files import list_strangers


@pytest.mark.parametrize(
    ("name", "is_ours"),
    [
        ("7.mp3", True),
        ("7.mp3.part", True),
        ("5.mp3", False),
        ("²7.mp3", False),
        ("notes.mp3", False),
        ("7.txt", False),
    ],
)
def test_only_files_of_ours_that_nobody_knows_are_strangers(tmp_path, name, is_ours):
    (tmp_path / name).write_bytes(b"")
    assert bool(list_strangers(tmp_path, [5])) is is_ours
