import { expect, test, vi } from "vitest";
import { openServices } from "../../src/compose/services.ts";
import { openStore } from "../../src/compose/store.ts";
import { loadConfig } from "../../src/config.ts";
import { stderrLog } from "../../src/logging/log.ts";
import { createChanges } from "../../src/surfaces/mcp/changes.ts";

/** Ids that a fresh server gives to the same wish, twice. */
async function requestIds(env: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const config = loadConfig({ WAYFARE_DB: ":memory:", ...env });
  const { services, close } = await openServices(config, stderrLog("silent"), createChanges());
  const ids: string[] = [];
  for (const message of ["Baku in May", "Tbilisi in June"]) {
    const wish = { contact: "ada@example.com", message };
    const { request_id } = await services.concierge.createTravelRequest(wish, {
      transport: "http",
    });
    ids.push(request_id);
  }
  await close();
  return ids;
}

test("ids of travel requests follow from the calls under a fixed clock, and cannot be guessed otherwise", async () => {
  const fixed = { WAYFARE_NOW: "2026-11-15T12:00:00Z" };
  expect(await requestIds(fixed)).toEqual(await requestIds(fixed));
  const running = [...(await requestIds({})), ...(await requestIds({}))];
  for (const id of running) expect(id).toMatch(/^req_[a-z2-7]{20}$/);
  expect(new Set(running).size).toBe(4);
});

test("changes of the storage are listened to only while somebody is to be told", async () => {
  const config = loadConfig({ WAYFARE_DB: ":memory:" });
  const changes = createChanges();
  const store = await openStore(config);
  const subscribe = vi.spyOn(store.records, "subscribe");
  const { close } = await openServices(config, stderrLog("silent"), changes, async () => store);
  expect(subscribe).not.toHaveBeenCalled();
  const leave = await changes.watch();
  expect(subscribe).toHaveBeenCalledTimes(1);
  leave();
  await close();
});
