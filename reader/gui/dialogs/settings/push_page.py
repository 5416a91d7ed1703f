"""The settings page for push (WebSub): what it is, how many feeds could, and where hubs reach the owner. Main thread
only."""

from __future__ import annotations

from PySide6.QtWidgets import QSpinBox

from reader.gui.dialogs.settings.fields import make_number, make_switch, make_text
from reader.gui.dialogs.settings.pages import Page
from reader.gui.kit.humanize import number
from reader.gui.kit.theme import Theme


class PushPage(Page):
    def __init__(self, theme: Theme, could_push: int) -> None:
        super().__init__(theme)
        self.add_note(self._say_how_many(could_push))
        port = make_number(theme, "push_port", self.tr("Heard at port"), 1_024, 65_535)
        if isinstance(port.widget, QSpinBox):
            port.widget.setGroupSeparatorShown(False)
        self.add_fields(
            make_switch(theme, "push", self.tr("Ask hubs to say when feeds have something new")),
            make_text("push_address", self.tr("Where hubs reach you"), "https://home.example.org/push"),
            port,
            make_switch(theme, "push_open", self.tr("Other computers may call there, too")),
        )
        self.add_note(
            self.tr(
                "A hub calls this computer when a feed posts, so it needs an address that leads here from outside: "
                "your own, or that of a relay or tunnel. Without one, nothing is asked and nothing is heard. Each call "
                "makes its feed be polled at once; while calls prove reliable, usual polls become rarer."
            )
        )
        self.column.addStretch(1)

    def _say_how_many(self, count: int) -> str:
        if not count:
            return self.tr("None of your feeds has named a hub so far, which would say when it posts.")
        if count == 1:
            return self.tr("1 of your feeds could push: it names a hub that says when it posts.")
        return self.tr(
            "{n} of your feeds could push: they name a hub that says when they post.", n=count
        ).format(n=number(count))
