"""The settings page of podcasts: what is fetched ahead, how much stays. Main thread only."""

from __future__ import annotations

from reader.gui.dialogs.settings.fields import make_number
from reader.gui.dialogs.settings.pages import Page
from reader.gui.kit.theme import Theme


class PodcastsPage(Page):
    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        about = self.tr(
            "Recordings of feeds that you listen to are fetched before you usually listen, while the line costs "
            "nothing and the computer is plugged in. What you ask for is always fetched, and stays until you heard it."
        )
        self.add_note(about)
        self.add_fields(
            make_number(
                theme,
                "podcast_ahead_mb",
                self.tr("Fetched ahead, a day at most"),
                0,
                1_000_000,
                lambda n: self.tr(" MB"),
                self.tr("nothing"),
            ),
            make_number(
                theme,
                "podcast_kept_mb",
                self.tr("Kept on the disk, about"),
                0,
                10_000_000,
                lambda n: self.tr(" MB"),
            ),
            make_number(
                theme,
                "podcast_heard_days",
                self.tr("Heard ones stay for"),
                0,
                3_650,
                lambda n: self.tr(" day") if n == 1 else self.tr(" days", n=n),
                self.tr("not at all"),
            ),
        )
        self.column.addStretch(1)
