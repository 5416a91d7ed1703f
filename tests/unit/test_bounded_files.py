from __future__ import annotations

import pytest

from reader.core.private_files import read_up_to


@pytest.mark.parametrize(("size", "read"), [(0, 0), (3, 3), (4, 4), (5, 4), (1_000, 4)])
def test_a_longer_file_is_read_just_far_enough_to_be_refused(tmp_path, size, read):
    path = tmp_path / "file"
    path.write_bytes(b"x" * size)
    assert len(read_up_to(path, 3)) == read
