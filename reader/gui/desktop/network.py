"""Network state as the system tells it: online, metered, or nothing where it does not know. Main thread only.

On Linux this needs a session bus; where there is none, Qt loads nothing and the engine finds out by fetching.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QNetworkInformation

from reader.engine.messages import Network

_Reach = QNetworkInformation.Reachability


class Line(QObject):
    changed = Signal(object)
    """A `Network`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._information: QNetworkInformation | None = None
        if QNetworkInformation.loadBackendByFeatures(QNetworkInformation.Feature.Reachability):
            self._information = QNetworkInformation.instance()
            self._information.reachabilityChanged.connect(self._tell)
            self._information.isMeteredChanged.connect(self._tell)

    def read(self) -> Network:
        if self._information is None:
            return Network()
        return make_network(self._information.reachability(), self._information.isMetered())

    def _tell(self) -> None:
        self.changed.emit(self.read())


def make_network(reach: QNetworkInformation.Reachability, metered: bool) -> Network:
    """Only what is known for sure: a line that reaches the local network alone may still hold feeds."""
    online = {_Reach.Online: True, _Reach.Disconnected: False}.get(reach)
    return Network(online=online, metered=metered)
