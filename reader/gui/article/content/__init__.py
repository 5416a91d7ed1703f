"""An article as records: its HTML cleaned, bounded and put into blocks. Pure."""
