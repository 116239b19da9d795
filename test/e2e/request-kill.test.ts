import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { sqliteStore } from "../../src/stores/sqlite/store.ts";
import { ROOT } from "../support/build.ts";
import { killAtRandom, openWire, type Wire } from "../support/wire.ts";

const KILLS = 16;
const SENDERS = 4;
const MAIN = join(ROOT, "dist/main.js");
const folder = mkdtempSync(join(tmpdir(), "wayfare-requests-"));
const database = join(folder, "wayfare.db");

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const serve = () => openWire([process.execPath, MAIN, "serve"], { WAYFARE_DB: database });

/** What one traveller wishes; the wish is its key, too. */
interface Wish {
  readonly key: string;
}

test("after kill -9 at random instants every acknowledged request is there once, with its wish", async () => {
  const acknowledged = new Map<string, string>();
  let inDoubt: readonly Wish[] = [];

  /** Sends wishes until the server is gone; gives those that it never answered. */
  async function sendUntilDead(wire: Wire, again: readonly Wish[]): Promise<readonly Wish[]> {
    const unanswered: Wish[] = [];
    async function send(wish: Wish): Promise<boolean> {
      const reply = await wire.call("create_travel_request", {
        contact: "aysel@example.com",
        message: wish.key,
        idempotencyKey: wish.key,
      });
      if (!reply) {
        unanswered.push(wish);
        return false;
      }
      const id = reply.result?.structuredContent?.["request_id"];
      expect(id).toEqual(expect.stringMatching(/^req_/));
      acknowledged.set(wish.key, String(id));
      return true;
    }
    const repeats = await Promise.all(again.map(send));
    if (repeats.includes(false)) return unanswered;
    await Promise.all(
      Array.from({ length: SENDERS }, async () => {
        while (await send({ key: randomUUID() }));
      }),
    );
    return unanswered;
  }

  for (let kill = 0; kill < KILLS; kill++) {
    const wire = await serve();
    const sending = sendUntilDead(wire, inDoubt);
    await killAtRandom(wire, kill);
    inDoubt = await sending;
  }

  const store = await sqliteStore({ path: database, now: Date.now });
  const kept = new Map<string, string>();
  for (let cursor: string | undefined; ; ) {
    const page = await store.records.list({
      kind: "request",
      limit: 500,
      ...(cursor !== undefined && { cursor }),
    });
    for (const { id, document } of page.records) {
      const { asked }: { readonly asked: { readonly message: string } } = JSON.parse(document);
      expect(kept.has(asked.message), "one request for each wish").toBe(false);
      kept.set(asked.message, id);
    }
    cursor = page.cursor;
    if (cursor === undefined) break;
  }
  await store.close();
  // At least one for every server that was left to answer.
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILLS / 2);
  for (const [wish, id] of acknowledged) expect(kept.get(wish)).toBe(id);
  // What was never acknowledged is at most what was in doubt at the last kill.
  expect(kept.size - acknowledged.size).toBeLessThanOrEqual(inDoubt.length);

  const [id] = acknowledged.values();
  const wire = await serve();
  const shown = await wire.call("get_travel_request", { request_id: id });
  expect(shown?.result?.structuredContent).toMatchObject({
    request_id: id,
    status: "draft_pending_operator",
  });
  wire.child.stdin?.end();
  await wire.exited;
});
