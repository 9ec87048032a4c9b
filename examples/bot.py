#!/usr/bin/env python3
"""A bot for Orrery: it takes an open seat and plays a random legal choice whenever it is asked.

    python3 bot.py http://127.0.0.1:8420 TABLE

Needs the standard library alone. `docs/protocol.md` tells the protocol, `/api/openapi.json` has the letter of it."""
import base64, json, os, random, socket, struct, sys, urllib.request
from urllib.parse import urlsplit


def call(base, path, body=None, **headers):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(base + path, data, {"content-type": "application/json", **headers})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer), answer.headers


def token(base, name):
    """A guest asks for a token; from then on the bot is somebody of its own."""
    _, headers = call(base, "/api/me")
    cookie = headers["set-cookie"].split(";")[0]
    return call(base, "/api/bots", {"name": name}, cookie=cookie)[0]["token"]


class Socket:
    """As much of a WebSocket (RFC 6455) as a bot needs: text frames both ways, and an answer to every ping."""

    def __init__(self, base, path, bearer):
        address = urlsplit(base)
        self.wire = socket.create_connection((address.hostname, address.port or 80))
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"host: {address.netloc}", "connection: upgrade", "upgrade: websocket",
                 "sec-websocket-version: 13", f"sec-websocket-key: {key}", f"authorization: Bearer {bearer}"]
        self.wire.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        self.read = self.wire.makefile("rb")
        assert b"101" in self.read.readline(), "the server opens no socket"
        while self.read.readline().strip():
            pass

    def send(self, kind, data):
        size = struct.pack("!B", 0x80 | len(data)) if len(data) < 126 else struct.pack("!BH", 0x80 | 126, len(data))
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
        self.wire.sendall(bytes([0x80 | kind]) + size + mask + masked)

    def hear(self):
        while True:
            kind, size = self.read.read(2)
            if size == 126:
                size, = struct.unpack("!H", self.read.read(2))
            elif size == 127:
                size, = struct.unpack("!Q", self.read.read(8))
            data = self.read.read(size)
            if kind & 15 == 9:
                self.send(10, data)
            elif kind & 15 == 1:
                return json.loads(data)


def patched(document, patch):
    """JSON patches (RFC 6902): whatever changed since the last message."""
    root = [document]
    for step in patch:
        keys = ["0"] + [key.replace("~1", "/").replace("~0", "~") for key in step["path"].split("/")[1:]]
        place, last = root, keys[-1]
        for key in keys[:-1]:
            place = place[int(key)] if isinstance(place, list) else place[key]
        if isinstance(place, dict):
            place.pop(last, None) if step["op"] == "remove" else place.__setitem__(last, step["value"])
        elif step["op"] == "add":
            place.insert(len(place) if last == "-" else int(last), step["value"])
        else:
            place[int(last):int(last) + 1] = [] if step["op"] == "remove" else [step["value"]]
    return root[0]


def play(base, table, name="Antikythera"):
    bearer = token(base, name)
    info, _ = call(base, f"/api/tables/{table}", authorization=f"Bearer {bearer}")
    seat = next(at for at, one in enumerate(info["seats"]) if one["holder"]["kind"] == "open")
    call(base, f"/api/tables/{table}/sit", {"seat": seat}, authorization=f"Bearer {bearer}")
    room, position, answered, command = Socket(base, f"/api/tables/{table}/socket?lang=en", bearer), None, None, 0
    while True:
        news = room.hear()
        if news["is"] == "whole":
            position = news["play"]
        elif news["is"] == "change":
            position = patched(position, news["play"])
        if position and position["places"]:
            return print(f"over: place {position['places'][seat]}")
        if position and position["scene"]["choices"] and (position["question"] != answered or news["is"] == "refused"):
            answered, command = position["question"], command + 1
            action = random.choice(position["scene"]["choices"])["action"]
            answer = {"do": "answer", "id": str(command), "seat": seat, "question": answered, "action": action}
            room.send(1, json.dumps(answer).encode())


if __name__ == "__main__":
    play(sys.argv[1].rstrip("/"), sys.argv[2])
