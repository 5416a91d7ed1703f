"""The About dialog: what Paperround is, its version, and the works it is made of. Main thread only."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QPlainTextEdit, QSplitter, QWidget

from reader import __version__
from reader.core.about import HOME, find_build_date
from reader.core.licences import Component
from reader.window.article.control import open_outside
from reader.window.kit.dialog import Dialog, make_heading, make_quiet
from reader.window.kit.fonts import make_font
from reader.window.kit.layouts import make_column, make_row
from reader.window.kit.text import Label, LinkLabel, link
from reader.window.kit.theme import Theme
from reader.window.kit.tiles import make_app_icon
from reader.window.kit.tokens import PAGE_TITLE

_ICON = 64


class AboutDialog(Dialog):
    def __init__(self, theme: Theme, components: Sequence[Component], parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setWindowTitle(self.tr("About Paperround"))
        self._components = list(components)
        picture = Label()
        picture.setPixmap(make_app_icon().pixmap(_ICON, _ICON))
        picture.setAccessibleName("Paperround")
        name = Label("Paperround")
        name.setFont(make_font(PAGE_TITLE))
        self.version = make_quiet(self._version())
        about = make_quiet(self.tr("A feed reader that has your news ready when you are. Open source (MIT)."))
        home = LinkLabel(link(HOME, HOME.removeprefix("https://")))
        home.linkActivated.connect(open_outside)
        home.setAccessibleName(self.tr("Project website"))
        words = make_column(None, name, self.version, about, home, spacing=4)
        self.body.addLayout(make_row(None, (picture, Qt.AlignmentFlag.AlignTop), (words, 1), spacing=20))
        self.body.addSpacing(8)
        self.body.addWidget(make_heading(self.tr("Acknowledgements")))
        self.list, self.text = QListWidget(), QPlainTextEdit()
        self.list.setObjectName("cardList")
        self.list.setAccessibleName(self.tr("Open-source components"))
        self.list.addItems([f"{one.name} {one.version}" for one in self._components])
        self.text.setObjectName("cardText")
        self.text.setReadOnly(True)
        self.text.setAccessibleName(self.tr("Licence"))
        self.list.currentRowChanged.connect(self._show_licence)
        both = QSplitter()
        both.setHandleWidth(12)
        both.setObjectName("bare")
        both.addWidget(self.list)
        both.addWidget(self.text)
        both.setSizes([230, 440])
        if self._components:
            self.list.setCurrentRow(0)
        self.body.addWidget(both, 1)
        self.add_button(self.tr("Close"), is_main=True).clicked.connect(self.accept)
        self.resize(720, 560)

    def _version(self) -> str:
        words, date = self.tr("Version {version}").format(version=__version__), find_build_date()
        return f"{words} · {self.tr('Built {date}').format(date=date)}" if date else words

    def _show_licence(self, row: int) -> None:
        one = self._components[row]
        self.text.setPlainText("\n\n".join(part for part in (f"{one.licence}\n{one.home}", one.text) if part))
