"""A long list stays smooth: what the main thread does for a chunk, a page and a painting is bounded."""

from __future__ import annotations

import time
from array import array

from PySide6.QtWidgets import QApplication

from reader.window.list.queries import IdChunk


def cpu_of(work) -> float:
    start = time.thread_time()
    work()
    return time.thread_time() - start


def test_a_million_ids_are_taken_jumped_about_and_painted_quickly(parts, qtbot):
    posts, view = parts.entries.model, parts.entries.view
    real = posts.ids_from(0, 60)
    took = cpu_of(lambda: posts.add_ids(IdChunk(array("q", range(10**6, 2 * 10**6)), None, 0), False))
    assert took < 0.5
    assert posts.rowCount() > 10**6
    bar = view.verticalScrollBar()
    for share in (0.0, 0.3, 0.999, 0.5):
        bar.setValue(int(bar.maximum() * share))
        # Rows that are not there yet are asked for, never waited for.
        assert cpu_of(lambda: view.grab()) < 0.25
        QApplication.processEvents()
    assert cpu_of(lambda: posts.row_of(2 * 10**6 - 1)) < 0.1
    assert cpu_of(view.selectAll) < 0.5
    assert len(view.selected_ids()) == 10**6 + len(real)
    assert cpu_of(lambda: posts.remove(range(1_200_000, 1_700_000))) < 1.0
    assert posts.rowCount() == 500_000 + len(real)
