"""The page with games and searches of one's own."""

from __future__ import annotations

import urllib.error
import urllib.request

import pytest
from games import Heap, alpha_beta

import inarow


def test_the_page_is_served_and_ended():
    server = inarow.serve([Heap(5)], [alpha_beta], addr="127.0.0.1:0", open=False, block=False)
    with urllib.request.urlopen(server.url) as page:
        assert b"inarow" in page.read()
    with pytest.raises(inarow.Error, match="listen|in use|port"):
        inarow.serve(addr=server.url.split("//")[1].split("/")[0], open=False, block=False)
    server.stop()
    server.stop()
    with pytest.raises(urllib.error.URLError):
        urllib.request.urlopen(server.url)


def test_own_games_answer_the_page():
    searches = {"mine": alpha_beta}
    server = inarow.serve(Heap(5), searches, addr="127.0.0.1:0", open=False, block=False)
    try:
        socket = WebSocket(server.url)
        welcome = socket.ask({"id": 1, "op": "hello"})
        assert "heap" in str(welcome["games"]) and "mine" in str(welcome["algorithms"])
        moved = socket.ask(
            {"id": 2, "op": "move", "game": {"game": "heap", "moves": []}, "player": "mine:9"}
        )
        assert moved["move"] == "1"
    finally:
        server.stop()


def test_a_wrong_address_is_refused():
    with pytest.raises(inarow.Error, match="IP:PORT"):
        inarow.serve(addr="everywhere", open=False, block=False)


class WebSocket:
    """As much of a client as these tests need."""

    def __init__(self, url: str) -> None:
        import base64
        import os
        import socket

        host = url.split("//")[1].split("/")[0]
        name, port = host.rsplit(":", 1)
        self.socket = socket.create_connection((name, int(port)), timeout=30)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /ws HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        self.file = self.socket.makefile("rb")
        assert b"101" in self.file.readline()
        while self.file.readline().strip():
            pass

    def ask(self, request: dict) -> dict:
        import json
        import struct

        text = json.dumps(request).encode()
        head = struct.pack("!BB", 0x81, 0x80 | min(len(text), 126))
        if len(text) >= 126:
            head += struct.pack("!H", len(text))
        self.socket.sendall(head + b"\0\0\0\0" + text)
        while True:
            first, length = self.file.read(2)
            if length == 126:
                (length,) = struct.unpack("!H", self.file.read(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", self.file.read(8))
            told = self.file.read(length)
            if first & 0xF == 1:
                told = json.loads(told)
                if told["id"] == request["id"] and told["event"] != "thinking":
                    return told
