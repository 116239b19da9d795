import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type Opened, openServices } from "../../src/compose/services.ts";
import { loadConfig } from "../../src/config.ts";
import type { Log, LogFields } from "../../src/logging/log.ts";
import { createChanges } from "../../src/surfaces/mcp/changes.ts";
import { catalogueFile, catalogueFolder } from "../support/catalogue.ts";

const endings: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** The desks as a server with these catalogue files has them, and what it logs as errors. */
async function open(files: Readonly<Record<string, unknown>>) {
  const folder = await catalogueFolder(files);
  const errors: LogFields[] = [];
  const log: Log = {
    debug() {},
    info() {},
    warn() {},
    error: (fields) => errors.push(fields),
  };
  const config = loadConfig({ WAYFARE_DB: ":memory:", WAYFARE_CATALOGUE: folder.path });
  const opened: Opened = await openServices(config, log, createChanges());
  endings.push(folder.remove, opened.close);
  return { concierge: opened.services.concierge, errors, path: folder.path };
}

describe("a catalogue of one's own", () => {
  test("takes the place of the one that comes with Wayfare", async () => {
    const { concierge, errors } = await open({ "a.json": catalogueFile("our-tbilisi") });
    const { destinations, total } = await concierge.searchDestinations({ limit: 10 });
    expect(destinations.map(({ slug }) => slug)).toEqual(["our-tbilisi"]);
    expect(total).toBe(1);
    expect(await concierge.searchTours({ limit: 10 })).toMatchObject({ total: 1 });
    expect(errors).toEqual([]);
  });

  test("with a fault is told in the log before anybody asks, and to whoever asks", async () => {
    const { concierge, errors } = await open({ "a.json": '{\n "country": 1\n}' });
    await vi.waitFor(() => expect(errors).toHaveLength(1));
    expect(String(errors[0]?.["err"])).toContain("a.json:2 country");
    await expect(concierge.searchTours({ limit: 10 })).rejects.toMatchObject({
      code: "unavailable",
      message: expect.stringContaining("a.json:2 country"),
    });
  });

  test("that was put right is used without a restart", async () => {
    const { concierge, path } = await open({ "a.json": "{" });
    await expect(concierge.searchTours({ limit: 10 })).rejects.toThrow(/a.json:1:2 is not JSON/);
    await writeFile(join(path, "a.json"), JSON.stringify(catalogueFile()));
    expect(await concierge.searchTours({ limit: 10 })).toMatchObject({ total: 1 });
  });

  test("as the guide shows it is a catalogue", async () => {
    const guide = await readFile(new URL("../../docs/catalogue.md", import.meta.url), "utf8");
    const [, example = ""] = /```json\n([\s\S]*?)```/.exec(guide) ?? [];
    const { concierge } = await open({ "example.json": example });
    expect(await concierge.searchDestinations({ limit: 10 })).toMatchObject({ total: 1 });
    expect(await concierge.searchTours({ limit: 10 })).toMatchObject({ total: 1 });
    expect(await concierge.searchExcursions({ limit: 10 })).toMatchObject({ total: 1 });
  });
});
