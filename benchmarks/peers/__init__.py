"""The other libraries, one small file for each thing that one of them does."""
