"""Tests an agent in a private world, with nothing but Python's standard library.

    wayfare gym --gym-token secret          # in one terminal
    GYM_TOKEN=secret python3 gym.py         # in another
"""

import json
import os
import sys
import time
import urllib.error
import urllib.request

GYM = os.environ.get("GYM_URL", "http://localhost:3000") + "/gym/worlds"
TOKEN = os.environ.get("GYM_TOKEN") or sys.exit("GYM_TOKEN is not set: it is what wayfare gym printed")


def send(url, body, token=None):
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = "Bearer " + token
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    for patience in range(20, -1, -1):
        try:
            with urllib.request.urlopen(request) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            # What was refused, and what to do about it, stands in the body.
            sys.exit(f"{url} answered {error.code}: {error.read().decode()}")
        except urllib.error.URLError as error:
            # A server that was just started is not there yet.
            if patience == 0:
                sys.exit(f"{url}: {error.reason}. Is wayfare gym running?")
            time.sleep(0.5)


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
