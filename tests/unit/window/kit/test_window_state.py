"""What the window remembers of itself."""

from __future__ import annotations

import json

from reader.window.app.window_memory import save_window_state
from reader.window.kit.window_state import WindowState, load_window_state, window_state_file


def test_memory_survives_and_nonsense_is_ignored(tmp_path):
    window_state = WindowState(layout="wide", folded=(3, 4), keys={"help": "H"}, list_width=444)
    assert save_window_state(tmp_path, window_state)
    assert load_window_state(tmp_path) == window_state
    window_state_file(tmp_path).write_text(json.dumps({"layout": "cube", "list_width": "wide", "hide_read": True}))
    assert load_window_state(tmp_path) == WindowState(hide_read=True)
    window_state_file(tmp_path).write_text('{"text_column": 9999, "player_speed": 2, "folded": [1], "serif": 0}')
    assert load_window_state(tmp_path) == WindowState(player_speed=2.0, folded=(1,))
    window_state_file(tmp_path).write_bytes(b'{"text_family": "\xff"}')
    assert load_window_state(tmp_path) == WindowState()
    window_state_file(tmp_path).write_text("[]")
    assert load_window_state(tmp_path) == WindowState()
    window_state_file(tmp_path).write_text("{")
    assert load_window_state(tmp_path) == WindowState()
