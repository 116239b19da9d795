import { setImmediate as later } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Caller } from "../../../../src/domain/caller.ts";
import { listeningBus } from "../../../../src/surfaces/http/endpoint/modern.ts";
import { createChanges } from "../../../../src/surfaces/mcp/changes.ts";
import { bookingChanges } from "../../../../src/surfaces/mcp/gds/resources.ts";

const BOOKING = { pnr: "TEST-ABC234", sessionId: "s1", principal: "jane" };

/** What a stream hears that was opened while a caller's request was handled. */
async function listen(bus: ReturnType<typeof listeningBus>, caller: Caller): Promise<unknown[]> {
  const heard: unknown[] = [];
  await bus.as(caller, async () => {
    // The SDK does other things before it subscribes.
    await later();
    bus.subscribe((event) =>
      heard.push(event.kind === "resource_updated" ? event.uri : event.kind),
    );
  });
  return heard;
}

test("a stream hears what its caller may, whoever else listens", async () => {
  const changes = createChanges();
  const bus = listeningBus(changes);
  const [jane, eve, nobody] = await Promise.all([
    listen(bus, { transport: "http", principal: "jane" }),
    listen(bus, { transport: "http", principal: "eve" }),
    listen(bus, { transport: "http" }),
  ]);
  for (const change of bookingChanges(BOOKING, false)) changes.publish(change);
  changes.publish({ kind: "list", of: "tools" });
  expect(jane).toEqual([
    "gds://booking/TEST-ABC234",
    "gds://session/s1/bookings",
    "gds://session/bookings",
    "tools_list_changed",
  ]);
  expect(eve).toEqual(["tools_list_changed"]);
  expect(nobody).toEqual(["tools_list_changed"]);
});

test("a stream that has ended hears nothing", () => {
  const changes = createChanges();
  const heard: unknown[] = [];
  const stop = listeningBus(changes).subscribe((event) => heard.push(event));
  stop();
  changes.publish({ kind: "list", of: "prompts" });
  expect(heard).toEqual([]);
});
