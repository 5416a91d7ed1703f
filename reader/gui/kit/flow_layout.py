"""Layout of parts in a row that goes on in the next line where the width is used up. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QLayout, QLayoutItem, QStyle, QWidget


class FlowLayout(QLayout):
    def __init__(self, parent: QWidget, spacing: int, line_spacing: int = 4, at_end: bool = False) -> None:
        """`at_end`: lines end where the place does, instead of beginning where it begins."""
        super().__init__(parent)
        self._at_end = at_end
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)
        self._line_spacing = line_spacing
        self._items: list[QLayoutItem] = []

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._place(QRect(0, 0, width, 0), moves=False)

    def sizeHint(self) -> QSize:
        """In one line."""
        sizes = [item.sizeHint() for item in self._items if not item.isEmpty()]
        wide = sum(size.width() for size in sizes) + self.spacing() * max(len(sizes) - 1, 0)
        return self._with_margins(QSize(wide, max([size.height() for size in sizes], default=0)))

    def minimumSize(self) -> QSize:
        """As wide as its widest part."""
        sizes = [item.minimumSize() for item in self._items if not item.isEmpty()]
        widest = QSize(
            max([size.width() for size in sizes], default=0),
            max([size.height() for size in sizes], default=0),
        )
        return self._with_margins(widest)

    def _with_margins(self, size: QSize) -> QSize:
        around = self.contentsMargins()
        return QSize(
            size.width() + around.left() + around.right(), size.height() + around.top() + around.bottom()
        )

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._place(rect, moves=True)

    def _place(self, rect: QRect, moves: bool) -> int:
        """How high it becomes."""
        around = self.contentsMargins()
        box = rect.marginsRemoved(around)
        y = 0
        for line in self._lines(box.width()):
            high = max(item.sizeHint().height() for item in line)
            if moves:
                self._place_line(line, QRect(box.left(), box.top() + y, box.width(), high))
            y += high + self._line_spacing
        return max(y - self._line_spacing, 0) + around.top() + around.bottom()

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = []
        x = 0
        for item in self._items:
            if item.isEmpty():
                continue  # a part that is hidden
            wide = item.sizeHint().width()
            if not lines or x + wide > width:
                lines.append([])
                x = 0
            lines[-1].append(item)
            x += wide + self.spacing()
        return lines

    def _place_line(self, line: list[QLayoutItem], box: QRect) -> None:
        wide = sum(item.sizeHint().width() for item in line) + self.spacing() * (len(line) - 1)
        x = max(box.width() - wide, 0) if self._at_end else 0
        for item in line:
            size = item.sizeHint()
            room = QRect(box.left() + x, box.top(), min(size.width(), box.width()), box.height())
            item.setGeometry(QStyle.visualRect(QApplication.layoutDirection(), box, room))
            x += size.width() + self.spacing()
