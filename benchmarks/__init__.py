"""How fast Brelan is beside other libraries, measured in one run: `python3 benchmarks/run.py`."""
