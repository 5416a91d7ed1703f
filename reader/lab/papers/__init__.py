"""The papers' tables, their figures beside ours."""
