"""The room that is open day and night: live tables over HTTP and WebSocket, kept on disc before anybody is told."""
