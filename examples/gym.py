"""Tests an agent in a private world, with nothing but Python's standard library.

    wayfare gym --gym-token secret          # in one terminal
    GYM_TOKEN=secret python3 gym.py         # in another
"""

import json
import os
import urllib.request

GYM = os.environ.get("GYM_URL", "http://localhost:3000") + "/gym/worlds"
TOKEN = os.environ["GYM_TOKEN"]


def send(url, body, token=None):
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = "Bearer " + token
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as response:
        return json.load(response)


def agent(api, says):
    """Stands for your own agent: it gets the address of its world and what the traveller says."""
    found = send(api + "/tools/findBookings", {"lastName": "Lovelace", "email": "ada@example.com"})
    pnr = found["bookings"][0]["pnr"]
    booking = send(api + "/tools/retrieveBooking", {"pnr": pnr})
    return f"It is {pnr}, and it leaves at {booking['flights'][0]['departureTime']}."


world = send(GYM, {"task": "svc-lost-pnr"}, TOKEN)["worlds"][0]
answer = agent(world["agent"]["rest"], world["briefing"]["says"])
grade = send(f"{GYM}/{world['world']}/grade", {"said": [answer]}, TOKEN)
for verdict in grade["verdicts"]:
    print("ok  " if verdict["ok"] else "FAIL", verdict["check"], verdict.get("why", ""))
print("reward:", grade["reward"])
raise SystemExit(0 if grade["reward"] == 1 else 1)
