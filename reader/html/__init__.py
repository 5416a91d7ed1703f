"""HTML taken apart: tokens, text, character encoding, limits; articles as blocks, and these as XHTML and Markdown.
Pure; any thread.

No module here decides what is safe to show: `parse.safe_html` does, and nh3 has the last word there.
"""
