"""Load on the server: real processes, real sockets, a real file."""
