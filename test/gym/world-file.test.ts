import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openWorldFile } from "../../src/compose/world-file.ts";
import { loadConfig } from "../../src/config.ts";
import { WorldFile } from "../../src/domain/contracts/gym/world.ts";
import { stderrLog } from "../../src/logging/log.ts";
import { Call, callTool } from "../../src/tools/call.ts";
import { ADA, type FoundFlight, ROUTE } from "./helper.ts";

const log = stderrLog("silent");
const config = loadConfig({ WAYFARE_NOW: "2027-01-15T12:00:00Z" });

test("a world in a file is there for the next process, also when the last one was killed", async () => {
  const folder = await mkdtemp(join(tmpdir(), "wayfare-world-"));
  const path = join(folder, "world.json");
  const inFile = async () => WorldFile.parse(JSON.parse(await readFile(path, "utf8")));
  const open = async () => {
    const app = await openWorldFile(path, config, log);
    const bookingSessionId = await app.newSessionId();
    return {
      app,
      async call(name: string, args: object) {
        const tool = app.tools.find((known) => known.name === name);
        if (!tool) throw new Error(name);
        const caller = { transport: "stdio", bookingSessionId } as const;
        const signal = () => new AbortController().signal;
        const call = new Call({ arguments: args, caller, now: app.clock(), signal });
        return JSON.parse(JSON.stringify((await callTool(tool, call, log)).output));
      },
    };
  };
  try {
    const first = await open();
    const { flights }: { flights: FoundFlight[] } = await first.call("searchFlights", ROUTE);
    const id = flights.find(({ status }) => status === "available")?.id ?? "";
    const { pnr } = await first.call("bookFlight", { flightIds: [id], ...ADA });
    // Written with the booking; the first process never gets to its end.
    expect((await inFile()).records.map((record) => record.id)).toEqual([pnr]);
    const second = await open();
    expect(await second.call("cancelBooking", { pnr })).toMatchObject({ status: "cancelled" });
    await second.app.close();
    expect((await inFile()).records).toMatchObject([{ id: pnr, state: "cancelled", version: 2 }]);
    expect((await inFile()).stock).toEqual({});
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("a world in a file is for stdio alone", () => {
  const load = () => loadConfig({ WAYFARE_WORLD: "w.json", TRANSPORT_MODE: "http" });
  expect(load).toThrow(/served over stdio/);
});
