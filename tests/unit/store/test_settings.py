from __future__ import annotations

import apsw

from reader.core.settings import Settings
from reader.store import settings


def test_settings_are_kept_where_they_differ(conn: apsw.Connection) -> None:
    assert settings.load_settings(conn) == Settings()
    chosen = Settings(keep_days=30, proxy="http://proxy:3128")
    settings.save_settings(conn, chosen)
    settings.save_rows(conn, {"window.size": [800, 600]})
    assert settings.load_settings(conn) == chosen
    assert settings.load_rows(conn)["window.size"] == [800, 600]
    settings.save_settings(conn, Settings())
    assert settings.load_rows(conn) == {"window.size": [800, 600]}
