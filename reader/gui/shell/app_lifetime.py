"""The lifetime of the program beside the window: engine, tray, notifications, second starts, closing, quitting.

Holds what lives as long as the program, beside the window. Main thread only.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject

from reader.engine.messages import Arrived, Notification, Refresh
from reader.errors import PaperroundError
from reader.gui.desktop.autostart import Autostart
from reader.gui.desktop.instance_listener import InstanceListener
from reader.gui.desktop.tray import Tray
from reader.gui.kit.wording import say
from reader.gui.shell.engine_link import EngineLink
from reader.gui.shell.engine_wiring import connect_engine
from reader.gui.shell.main_window import MainWindow
from reader.gui.shell.navigation import show_entry, show_place
from reader.gui.sidebar.tree import Key, Kind, SidebarData
from reader.settings import Settings
from reader.store.settings import load_settings


class AppLifetime(QObject):
    def __init__(
        self,
        window: MainWindow,
        link: EngineLink,
        instance_listener: InstanceListener,
        autostart: Autostart | None,
    ) -> None:
        """Without `autostart` there is no choice to start at login."""
        super().__init__(window)
        self._window, self._link, self._instance_listener = window, link, instance_listener
        self._autostart = autostart
        self._settings = Settings()
        self._notification: Notification | None = None
        between = [window.actions_[name] for name in ("poll_due", "pause_polling", "start_at_login")]
        self.tray = Tray(between, window.actions_["quit"], self)
        connect_engine(window, link)
        self._wire()

    def _wire(self) -> None:
        window, link, tray = self._window, self._link, self.tray
        window.sidebar_control.data_loaded.connect(self._count)
        window.may_hide = self._may_hide
        window.closed.connect(tray.hide)
        link.notified.connect(self.notify)
        tray.open_wanted.connect(self.bring_forward)
        tray.unread_wanted.connect(self._show_unread)
        tray.notification_clicked.connect(self._show_notified)
        window.messages.opened.connect(self._show_notified)
        self._instance_listener.rung.connect(self.bring_forward)
        self._instance_listener.quit_wanted.connect(window.quit)
        self._instance_listener.refresh_wanted.connect(lambda: link.tell(Refresh()))
        self._instance_listener.changed.connect(window.commands.reread_settings)
        self._instance_listener.seen.connect(lambda feed_ids: link.tell(Arrived(feed_ids)))
        self._wire_choices()
        self._count(window.sidebar_control.data)

    def _wire_choices(self) -> None:
        window = self._window
        window.actions_.connect_to("pause_polling", self._choose_pause)
        window.actions_.connect_to("close_to_tray", self._choose_tray)
        window.actions_["close_to_tray"].setVisible(self.tray.is_there)
        if self._autostart is not None:
            window.actions_.connect_to("start_at_login", partial(self._choose_login, self._autostart))
            window.actions_["start_at_login"].setChecked(self._autostart.is_on())
        window.commands.settings_saved.connect(self._use)
        window.bridge.read(load_settings, self._load)

    # --- the program's life ---------------------------------------------------------------------

    def start(self, address: str = "", hidden: bool = False) -> None:
        """Show the window, or only the tray, and start the engine."""
        self.tray.show()
        if not hidden:
            self._window.show()
        elif not self.tray.is_there:
            self._window.showMinimized()
        self._window.list.setFocus()
        self._link.start()
        if address:
            self.bring_forward(address)

    def close(self) -> None:
        """Within two seconds; may be called twice."""
        self.tray.hide()
        self._instance_listener.close()
        self._link.close()

    def bring_forward(self, address: str = "") -> None:
        window = self._window
        if window.isMinimized():
            window.showNormal()
        window.show()
        window.raise_()
        window.activateWindow()
        if address:
            window.address_given.emit(address)

    def _may_hide(self) -> bool:
        """Whether closing the window should leave the program in the tray."""
        return self._settings.close_to_tray and self.tray.is_there

    # --- choices --------------------------------------------------------------------------------

    def _load(self, settings: Settings) -> None:
        self._settings = settings
        self._window.actions_["close_to_tray"].setChecked(settings.close_to_tray)
        self._window.actions_["pause_polling"].setChecked(settings.paused)

    def _use(self, settings: Settings) -> None:
        if settings.proxy != self._settings.proxy:
            self._link.restart()  # its lines are made once
        self._load(settings)

    def _choose_pause(self) -> None:
        self._window.commands.change_settings(paused=self._window.actions_["pause_polling"].isChecked())

    def _choose_tray(self) -> None:
        self._window.commands.change_settings(
            close_to_tray=self._window.actions_["close_to_tray"].isChecked()
        )

    def _choose_login(self, autostart: Autostart) -> None:
        action = self._window.actions_["start_at_login"]
        try:
            autostart.set_on(action.isChecked())
        except PaperroundError as error:
            self._window.messages.show_message(say(error.message))
        action.setChecked(autostart.is_on())

    # --- what the tray shows --------------------------------------------------------------------

    def _count(self, data: SidebarData) -> None:
        self.tray.show_count(sum(data.unread.values()))

    def notify(self, note: Notification) -> None:
        """The engine decided that now is the time; without a desktop that shows it, the window does."""
        self._notification = note
        title, body = say(note.title), "\n".join(map(say, note.lines))
        if not self.tray.show_notification(title, body):
            self._window.messages.show_notice(title, body)

    def _show_notified(self) -> None:
        self.bring_forward()
        if self._notification is not None:
            show_entry(self._window, self._notification.entry_ids[0])

    def _show_unread(self) -> None:
        self.bring_forward()
        show_place(self._window, Key(Kind.UNREAD))
