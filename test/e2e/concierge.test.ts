import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CLIENTS, type ConnectedClient } from "../fixtures/toy-clients.ts";
import { connectTo } from "../fixtures/toy-server.ts";
import { temporaryFolder } from "../stores/sqlite/storage.ts";
import { ROOT } from "../support/build.ts";
import { startWayfare, type WayfareProcess } from "../support/wayfare-process.ts";

const WISH = {
  name: "Aysel",
  contact: "+994 50 000 00 00",
  message: "A week in Georgia, please.",
};

/** What a tool answered, structured and as text. */
async function ask(client: ConnectedClient, name: string, args: Record<string, unknown>) {
  const { structuredContent, content, isError } = await client.callTool({ name, arguments: args });
  return { answer: Object(structuredContent), text: JSON.stringify(content), isError };
}

describe.each(CLIENTS)("$label", ({ label }) => {
  let wayfare: WayfareProcess;
  let client: ConnectedClient;

  beforeAll(async () => {
    wayfare = await startWayfare({ RATE_LIMIT_ENABLED: "false" });
    client = await connectTo(new URL(`http://127.0.0.1:${wayfare.port}/mcp`), label);
  });

  afterAll(async () => {
    await client.close();
    await wayfare.stop();
  });

  test.each([
    ["en", "georgia", "Georgia", "all year", "Prices are approximate."],
    ["az", "gürcüstan", "Gürcüstan", "bütün il", "Qiymətlər təxminidir."],
    ["ru", "Грузия", "Грузия", "круглый год", "Цены приблизительные."],
  ])("finds places, tours and excursions in %s", async (lang, q, country, season, disclaimer) => {
    const places = await ask(client, "search_destinations", { q, lang });
    expect(places.answer.destinations[0]).toMatchObject({
      slug: "tbilisi",
      country,
      season,
      approximate_budget_from: 600,
      disclaimer,
    });
    expect(places.text).toContain("[tbilisi]");
    const tours = await ask(client, "search_tours", { destination: q, budget_max: 1000, lang });
    expect(tours.answer.tours).toContainEqual(
      expect.objectContaining({ slug: "georgia-classic-5d", approximate_price_from: 750 }),
    );
    const walks = await ask(client, "search_excursions", { city: q, category: "walking", lang });
    expect(walks.answer.excursions).toContainEqual(
      expect.objectContaining({ slug: "tbilisi-old-town-walk", approximate_price_from: 25 }),
    );
  });

  test("leaves a request with the operator and finds it again, without who asked", async () => {
    for (const [tool, prefix] of [
      ["create_travel_request", "req_"],
      ["request_vip_manager", "req_vip_"],
    ] as const) {
      const made = await ask(client, tool, WISH);
      expect(made.answer).toMatchObject({ status: "draft_pending_operator" });
      expect(made.answer.request_id.startsWith(prefix)).toBe(true);
      expect((await ask(client, tool, WISH)).answer).toEqual(made.answer);
      const { request_id } = made.answer;
      const seen = await ask(client, "get_travel_request", { request_id });
      expect(seen.answer).toMatchObject({ request_id, status: "draft_pending_operator" });
      expect(JSON.stringify(seen)).not.toMatch(/Aysel|994|week/);
    }
  });

  test("hears as a result, not as a broken call, what is wrong with a request", async () => {
    const { isError, text } = await ask(client, "create_travel_request", {
      ...WISH,
      contact: "@",
    });
    expect(isError).toBe(true);
    expect(text).toContain("contact says nothing");
    const category = await ask(client, "search_tours", { category: "beech" });
    expect(category.isError).toBe(true);
    expect(category.text).toMatch(/adventure, .*wine/);
  });
});

describe("a server with API keys", () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let wayfare: WayfareProcess;
  let database: string;

  beforeAll(async () => {
    folder = await temporaryFolder();
    database = join(folder.path, "wayfare.db");
    wayfare = await startWayfare({ AUTH_MODE: "keys", WAYFARE_DB: database });
  });

  afterAll(async () => {
    await wayfare.stop();
    await folder.remove();
  });

  function newKey(name: string): string {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["dist/main.js", "keys", "create", "--name", name],
      { cwd: ROOT, env: { PATH: process.env["PATH"], WAYFARE_DB: database }, encoding: "utf8" },
    );
    if (status !== 0) throw new Error(stderr);
    return /wf_\S+/.exec(stdout)?.[0] ?? stdout.trim();
  }

  async function call(name: string, args: unknown, key?: string) {
    const response = await fetch(`http://127.0.0.1:${wayfare.port}/mcp`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: { name, arguments: args },
      }),
    });
    return { status: response.status, text: await response.text() };
  }

  test("shows a request to its owner alone, and tells others what it tells of unknown ones", async () => {
    const [alice, bob] = [newKey("alice"), newKey("bob")];
    const made = await call("create_travel_request", WISH, alice);
    const request_id = /req_[a-z2-7]{20}/.exec(made.text)?.[0] ?? made.text;
    const own = await call("get_travel_request", { request_id }, alice);
    expect(own.text).toContain("draft_pending_operator");
    const strange = await call("get_travel_request", { request_id }, bob);
    const unknown = await call("get_travel_request", { request_id: `req_${"a".repeat(20)}` }, bob);
    expect(strange.text.replaceAll(request_id, "")).toBe(
      unknown.text.replaceAll(`req_${"a".repeat(20)}`, ""),
    );
    expect(strange.text).not.toContain("draft_pending_operator");
    const nobody = await call("get_travel_request", { request_id });
    expect(nobody.text).not.toContain("draft_pending_operator");
    const uninvited = await call("create_travel_request", WISH);
    expect(uninvited.status).toBe(401);
  });
});
