import { describe, expect, test } from "vitest";
import { mayHear } from "../../../src/surfaces/mcp/changes.ts";
import { bookingChanges } from "../../../src/surfaces/mcp/gds/resources.ts";

const SESSION = "s1";
const BOOKING = { pnr: "TEST-ABC234", sessionId: SESSION };

/** The URIs among a booking's changes that a caller is told of. */
function heard(
  booking: { pnr: string; sessionId: string; principal?: string },
  open: boolean,
  caller: { bookingSessionId?: string; principal?: string },
): readonly string[] {
  return bookingChanges(booking, open)
    .filter((change) => mayHear(change, { transport: "http", ...caller }))
    .map((change) => change.uri);
}

const ALL = ["gds://booking/TEST-ABC234", "gds://session/s1/bookings", "gds://session/bookings"];

describe("a booking's changes", () => {
  test("are told to the session that made it", () => {
    expect(heard(BOOKING, true, { bookingSessionId: SESSION })).toEqual(ALL);
    expect(
      heard({ ...BOOKING, principal: "jane" }, false, {
        bookingSessionId: SESSION,
        principal: "jane",
      }),
    ).toEqual(ALL);
  });

  test("are told to its principal without a session under every name", () => {
    expect(heard({ ...BOOKING, principal: "jane" }, false, { principal: "jane" })).toEqual(ALL);
  });

  test("are told to another session of its principal by their own names, not as that session's", () => {
    expect(
      heard({ ...BOOKING, principal: "jane" }, false, {
        bookingSessionId: "s2",
        principal: "jane",
      }),
    ).toEqual(ALL.slice(0, 2));
  });

  test("are told to nobody else where there is authentication", () => {
    expect(heard({ ...BOOKING, principal: "jane" }, false, { principal: "eve" })).toEqual([]);
    expect(heard({ ...BOOKING, principal: "jane" }, false, {})).toEqual([]);
    expect(heard(BOOKING, false, {})).toEqual([]);
  });

  test("are told to whoever knows their names where there is none", () => {
    expect(heard(BOOKING, true, {})).toEqual(ALL.slice(0, 2));
    expect(heard(BOOKING, true, { bookingSessionId: "s2" })).toEqual(ALL.slice(0, 2));
  });
});
