import { describe, expect, test } from "vitest";
import { createChanges, mayHear } from "../../../src/surfaces/mcp/changes.ts";
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

describe("the source of changes", () => {
  function opened() {
    const changes = createChanges();
    const log: string[] = [];
    const open = async () => {
      log.push("opened");
      return async () => {
        log.push("closed");
      };
    };
    return { changes, log, open };
  }

  test("is open while somebody watches, and only then", async () => {
    const { changes, log, open } = opened();
    await changes.feed(open);
    expect(log).toEqual([]);
    const [one, two] = await Promise.all([changes.watch(), changes.watch()]);
    expect(log).toEqual(["opened"]);
    one();
    one();
    expect(log).toEqual(["opened"]);
    two();
    await expect.poll(() => log).toEqual(["opened", "closed"]);
    await changes.watch();
    expect(log).toEqual(["opened", "closed", "opened"]);
  });

  test("is opened for those who watched before there was one, and closed with its store", async () => {
    const { changes, log, open } = opened();
    await changes.watch();
    const end = await changes.feed(open);
    expect(log).toEqual(["opened"]);
    await end();
    expect(log).toEqual(["opened", "closed"]);
  });

  test("stays open for one who comes while another leaves", async () => {
    const { changes, log, open } = opened();
    await changes.feed(open);
    const leave = await changes.watch();
    const watching = changes.watch();
    leave();
    (await watching)();
    await expect.poll(() => log).toEqual(["opened", "closed"]);
  });

  test("that could not be opened is tried again by the next", async () => {
    const { changes, log, open } = opened();
    let isAway = true;
    await changes.feed(async () => {
      if (isAway) throw new Error("away");
      return await open();
    });
    await expect(changes.watch()).rejects.toThrow("away");
    isAway = false;
    (await changes.watch())();
    await expect.poll(() => log).toEqual(["opened", "closed"]);
  });
});
