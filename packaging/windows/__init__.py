"""The installer for Windows: made there from the frozen folder, or on Linux from wheels and CPython's own files."""
