"""Network state as the system tells it: online, metered, or nothing where it does not know. Main thread only.

On Linux this needs a session bus; where there is none, Qt loads nothing and the engine finds out by fetching.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QNetworkInformation

from reader.desktop.conditions import has_route
from reader.engine.messages import Network

_Reach = QNetworkInformation.Reachability


class Line(QObject):
    changed = Signal(object)
    """A `Network`."""
    joined = Signal()
    """There was no line, and now there is."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._information: QNetworkInformation | None = None
        if QNetworkInformation.loadBackendByFeatures(QNetworkInformation.Feature.Reachability):
            self._information = QNetworkInformation.instance()
            self._information.reachabilityChanged.connect(self._tell)
            self._information.isMeteredChanged.connect(self._tell)
            self._information.isBehindCaptivePortalChanged.connect(self._tell)
        self._told = self.read()

    def read(self) -> Network:
        if self._information is None:
            return Network()
        found = self._information
        return make_network(found.reachability(), found.isMetered(), found.isBehindCaptivePortal())

    def _tell(self) -> None:
        before, self._told = self._told, self.read()
        self.changed.emit(self._told)
        if before.online is False and self._told.online:
            self.joined.emit()


def make_network(
    reach: QNetworkInformation.Reachability, metered: bool, is_behind_page: bool = False
) -> Network:
    """Only what is known for sure: a line that reaches the local network alone may still hold feeds. Behind a page
    where one has to sign in, every feed would answer with that page."""
    online = False if is_behind_page else {_Reach.Online: True, _Reach.Disconnected: False}.get(reach)
    if online is False and not is_behind_page and sys.platform == "linux" and has_route():
        online = None  # somebody else than NetworkManager looks after the line
    return Network(online=online, metered=metered)
