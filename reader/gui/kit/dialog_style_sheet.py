"""Style sheet of dialogs and their fields. Pure text; style_sheet.py fills it in."""

from __future__ import annotations

DIALOG_RULES = """
#dialogFoot { background: $bg_sunken; border-top: 1px solid $line; }
#mainButton { background: $accent; color: $on_accent; border-color: $accent; }
#mainButton:hover { background: $accent_text; }
#mainButton:disabled { background: $bg_raised; color: $field; border-color: $line; }
QPushButton:default:hover { background: $accent_text; }
QPushButton:default:disabled { background: $bg_raised; color: $field; border-color: $line; }
#linkButton { background: transparent; border-color: transparent; color: $accent_text; padding: 0 6px; }
#linkButton:hover { background: $hover; }
#titleLink { background: transparent; border: none; color: $text; padding: 0; text-align: left;
  min-height: 20px; max-height: 20px; }
#titleLink:hover { color: $accent_text; text-decoration: underline; }
#factRow { border: none; border-bottom: 1px solid $line; }
#flat { background: transparent; border-color: transparent; color: $text_2; }
#flat:hover { background: $hover; }
#rule { border: none; border-top: 1px solid $line; }
#problem { color: $err; }
#good { color: $ok; }
#sunkenCard { background: $bg_sunken; border: none; border-radius: ${card}px; }
#pillOk, #pillWarn, #pillErr { border-radius: 10px; padding: 1px 10px; max-height: 18px; min-height: 18px; }
#pillOk { background: $ok_soft; color: $ok; }
#pillWarn { background: $warn_soft; color: $warn; }
#pillErr { background: $err_soft; color: $err; }
#addressField { min-height: 34px; max-height: 34px; padding: 0 8px; }

QComboBox { combobox-popup: 0; background: $bg_raised; border: 1px solid $line_2; border-radius: ${radius}px;
  padding: 0 28px 0 10px; min-height: ${field_height}px; }
QComboBox:hover { background: $hover; }
QComboBox:focus { border-color: $accent; }
QComboBox:disabled { color: $field; border-color: $line; }
QComboBox::drop-down { border: none; width: 24px; }
QComboBox::down-arrow { image: none; }
QComboBox QAbstractItemView { background: $bg_raised; border: 1px solid $line_2; padding: 4px;
  selection-background-color: $hover; selection-color: $text; outline: none; }
QSpinBox, QTimeEdit { background: $bg_raised; border: 1px solid $line_2; border-radius: ${radius}px;
  min-height: ${field_height}px; max-height: ${field_height}px; selection-background-color: $accent; }
QSpinBox::up-button, QTimeEdit::up-button { width: 20px; border: none; background: transparent;
  subcontrol-origin: border; subcontrol-position: top right; }
QSpinBox::down-button, QTimeEdit::down-button { width: 20px; border: none; background: transparent;
  subcontrol-origin: border; subcontrol-position: bottom right; }
QSpinBox::up-arrow, QSpinBox::down-arrow, QTimeEdit::up-arrow, QTimeEdit::down-arrow { image: none; }
QSpinBox QLineEdit, QTimeEdit QLineEdit { border: none; background: transparent; padding: 0 6px; min-height: 0; }
QSpinBox:focus, QTimeEdit:focus { border-color: $accent; }
QSpinBox:disabled, QTimeEdit:disabled { color: $field; border-color: $line; }
QLineEdit:disabled { color: $field; border-color: $line; }
#segments { border: 1px solid $line; border-radius: ${radius}px; background: $bg_raised; }
#segments QToolButton { border-radius: 4px; padding: 3px 12px; color: $text_2; }
#segments QToolButton:checked { color: $text; font-weight: 600; }
#segments QToolButton:disabled { color: $field; background: transparent; font-weight: 400; }

QProgressBar { background: $groove; border: none; border-radius: 3px; min-height: 6px; max-height: 6px; }
QProgressBar::chunk { background: $accent; border-radius: 3px; }
QProgressBar[still="true"] { background: qlineargradient(spread: repeat, x1: 0, y1: 0, x2: 0.04, y2: 0,
    stop: 0 $accent, stop: 0.5 $accent, stop: 0.501 $groove, stop: 1 $groove); }

#pageList, #cardList { outline: none; }
#pageList { background: $bg_side; border: none; border-right: 1px solid $line; padding: 12px 8px; }
#pageList::item { padding: 5px 7px; border: 1px solid transparent; border-radius: ${radius}px; color: $text; }
#pageList::item:selected { background: $sel_idle; color: $text; border-color: $sel_edge; }
#pageList::item:selected:active { background: $accent_soft; color: $text; }
#cardList { background: $bg_raised; border: 1px solid $line_2; border-radius: ${radius}px; padding: 4px; }
#cardList:focus { border-color: $accent; }
#cardList::item { padding: 4px 7px; border: 1px solid transparent; border-radius: 4px; color: $text; }
#cardList::item:selected { background: $accent_soft; color: $text; border-color: $sel_edge; }
#cardList::item:disabled { color: $text_3; }
#cardText { background: $bg_sunken; border: 1px solid $line; border-radius: ${radius}px; padding: 6px;
  color: $text_2; selection-background-color: $accent; }
#templateField { background: $bg_raised; border: 1px solid $line_2; border-radius: ${radius}px; padding: 4px;
  color: $text; selection-background-color: $accent; }
#templateField:focus { border-color: $accent; }
#bare::handle { background: transparent; }
#dialogArea, #dialogArea > QWidget > QWidget { background: transparent; border: none; }
"""
