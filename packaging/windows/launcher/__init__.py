"""The two small programs that start Paperround on Windows, compiled with mingw-w64."""
