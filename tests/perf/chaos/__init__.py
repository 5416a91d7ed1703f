"""A fault run of the whole program; see tests/perf/bench_chaos.py."""
