"""The page of the settings about what is fetched ahead and what waits: posts for hours without a line, calm days.

Main thread only."""

from __future__ import annotations

from reader.gui.dialogs.settings.fields import make_choice, make_number, make_switch
from reader.gui.dialogs.settings.pages import Page
from reader.gui.kit.theme import Theme
from reader.settings import READY_ALL, READY_LITTLE, READY_OFF


class AheadPage(Page):
    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        amounts = [
            (self.tr("Fetch nothing"), READY_OFF),
            (self.tr("Fetch what I will probably open"), READY_LITTLE),
            (self.tr("And everything of the feeds I chose"), READY_ALL),
        ]
        self.add_fields(
            make_choice(theme, "ready", self.tr("Before I go offline"), amounts),
            make_number(
                theme, "ready_megabytes", self.tr("Data a day for that"), 1, 2_000, lambda n: self.tr(" MB")
            ),
        )
        self.add_note(
            self.tr(
                "Paperround learns when you are without a line and read nevertheless, on the train perhaps, and "
                "fetches whole texts and pictures before: on mains, never on a metered line, the likeliest first. "
                "Each feed can say otherwise in its own settings."
            )
        )
        self.add_fields(make_switch(theme, "calm", self.tr("New posts wait for the next paper")))
        self.add_note(
            self.tr(
                "They come at the hours of your paper, and one line above the list says how many wait. "
                "Feeds that tell you at once are excepted. You can show what waits at any time."
            )
        )
        self.add_note(
            self.tr("Paperround then fetches mostly before papers, which saves about a fifth of the fetches.")
        )
        self.column.addStretch(1)
