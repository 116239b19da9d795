import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Validator } from "@seriousme/openapi-schema-validator";
import { generate } from "openapi-typescript-codegen";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operationsOf } from "../../src/surfaces/rest/operations.ts";
import { publishedTools } from "../../src/tools/published.ts";
import { temporaryFolder } from "../stores/sqlite/storage.ts";
import { ROOT } from "../support/build.ts";
import { TRIP_QUERIES } from "../support/trip-queries.ts";
import { startWayfare, type WayfareProcess } from "../support/wayfare-process.ts";

const ENV = { WAYFARE_NOW: "2026-11-15T12:00:00Z", RATE_LIMIT_ENABLED: "false" };
const WISH = { contact: "aysel@example.com", message: "A week in Georgia, please.", lang: "en" };

/** The server itself, and another one that forwards its concierge to it. */
let wayfare: WayfareProcess;
let adapter: WayfareProcess;

beforeAll(async () => {
  wayfare = await startWayfare(ENV);
  adapter = await startWayfare({
    ...ENV,
    AITRAVEL_BASE_URL: `http://127.0.0.1:${wayfare.port}/agent`,
  });
});

afterAll(async () => {
  await adapter.stop();
  await wayfare.stop();
});

async function get({ port }: WayfareProcess, path: string) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  return { status: response.status, body: Object(await response.json()) };
}

async function post(
  { port }: WayfareProcess,
  path: string,
  body: object,
  headers: Record<string, string> = {},
) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: Object(await response.json()) };
}

describe("the concierge's addresses", () => {
  test.each(["en", "az", "ru"])("search in %s", async (lang) => {
    const found = await get(wayfare, `/agent/destinations?q=georgia&budget_max=1000&lang=${lang}`);
    expect(found.status).toBe(200);
    expect(found.body.destinations[0]).toMatchObject({ slug: "tbilisi", currency: "USD" });
    expect(found.body.lang).toBe(lang);
    const tours = await get(wayfare, `/agent/tours?destination=georgia&lang=${lang}`);
    expect(tours.body.tours.map((tour: { slug: string }) => tour.slug)).toContain(
      "georgia-classic-5d",
    );
    const walks = await get(
      wayfare,
      `/agent/excursions?city=tbilisi&category=walking&lang=${lang}`,
    );
    expect(walks.body.excursions[0]).toMatchObject({ slug: "tbilisi-old-town-walk" });
  });

  test.each(TRIP_QUERIES)("plan and cost a trip in $lang", async ({ lang, query }) => {
    const plan = await post(wayfare, "/agent/plan-trip", { query, lang });
    expect(plan.status).toBe(200);
    expect(plan.body.itinerary).toHaveLength(5);
    const budget = await post(wayfare, "/agent/calculate-budget", { query, lang });
    expect(budget.body).toMatchObject(plan.body.budget);
    const room = await post(wayfare, "/agent/check-availability", { destination: "Georgia" });
    expect(room.body).toMatchObject({ status: "approximate", available: true });
  });

  test("take requests of both kinds, and show what became of them", async () => {
    const lead = await post(wayfare, "/agent/create-lead", WISH);
    expect(lead.body).toMatchObject({ status: "draft_pending_operator" });
    expect(lead.body.request_id).toMatch(/^req_(?!vip_)/);
    const vip = await post(wayfare, "/agent/create-lead", { ...WISH, type: "vip_manager" });
    expect(vip.body.request_id).toMatch(/^req_vip_/);
    const view = await get(wayfare, `/agent/requests/${vip.body.request_id}`);
    expect(view.body).toMatchObject({ type: "vip", status: "draft_pending_operator" });
    expect(JSON.stringify(view.body)).not.toContain("aysel@");
    expect((await get(wayfare, "/agent/requests/req_unknown")).status).toBe(404);
    const odd = await post(wayfare, "/agent/create-lead", { ...WISH, type: "vip" });
    expect(odd).toMatchObject({ status: 400, body: { field: "type" } });
  });

  test("take a repeated request once, by its Idempotency-Key", async () => {
    const key = { "idempotency-key": "rest-1" };
    const wish = { ...WISH, message: "By key" };
    const first = await post(wayfare, "/agent/create-lead", wish, key);
    const again = await post(wayfare, "/agent/create-lead", wish, key);
    expect(again.body.request_id).toBe(first.body.request_id);
    const other = await post(wayfare, "/agent/create-lead", { ...wish, message: "No" }, key);
    expect(other.status).toBe(409);
  });

  test("say which field is wrong", async () => {
    const bad = await get(wayfare, "/agent/destinations?season=soup");
    expect(bad).toMatchObject({ status: 400, body: { field: "season", value: "soup" } });
    expect(bad.body.detail).toContain("summer");
  });
});

describe("remote mode", () => {
  const [english] = TRIP_QUERIES;

  const trip = { query: english?.query };
  /** A question to every reading tool, and the fields that are the same through the adapter. */
  const READS: Readonly<Record<string, { question: object; same: readonly string[] }>> = {
    search_destinations: { question: { q: "georgia", limit: 3 }, same: ["destinations", "total"] },
    search_tours: { question: { destination: "georgia" }, same: ["tours", "total"] },
    search_excursions: { question: { city: "tbilisi" }, same: ["excursions"] },
    plan_trip: { question: trip, same: ["summary", "itinerary", "budget"] },
    calculate_budget: { question: trip, same: ["total", "perPerson", "currency", "days"] },
    check_availability: { question: { destination: "Georgia" }, same: ["status", "available"] },
  };
  /** The tools that hand over a request, by the kind of request. */
  const HAND_OVER = { create_travel_request: "lead", request_vip_manager: "vip" };

  test("is tried here with every tool that has an address", () => {
    const addressed = operationsOf(publishedTools)
      .filter(({ path }) => path.startsWith("/agent/"))
      .flatMap(({ tool, choice }) => (choice ? Object.values(choice.tools) : [tool]));
    const tried = [
      ...Object.keys(READS),
      ...Object.keys(HAND_OVER),
      "get_travel_request",
      "add_to_travel_request",
    ];
    expect(tried.toSorted()).toEqual(addressed.toSorted());
  });

  test.each(Object.entries(READS))("gives the remote's answer through %s", async (tool, read) => {
    const own = await post(wayfare, `/api/tools/${tool}`, read.question);
    const through = await post(adapter, `/api/tools/${tool}`, read.question);
    expect(through.status).toBe(200);
    for (const field of read.same) expect(through.body[field]).toEqual(own.body[field]);
    expect(JSON.stringify(through.body)).toContain("aitravel");
  });

  test.each(Object.entries(HAND_OVER))(
    "leaves a request by %s with the remote, where it can be found",
    async (tool, type) => {
      const lead = await post(adapter, `/api/tools/${tool}`, WISH);
      expect(lead.body).toMatchObject({ status: "draft_pending_operator" });
      const there = await get(wayfare, `/agent/requests/${lead.body.request_id}`);
      expect(there.body).toMatchObject({ type });
      const through = await post(adapter, "/api/tools/get_travel_request", {
        request_id: lead.body.request_id,
      });
      expect(through.body).toEqual(there.body);
      const added = await post(adapter, "/api/tools/add_to_travel_request", {
        request_id: lead.body.request_id,
        message: "Vegetarian, please.",
      });
      expect(added.body.thread).toMatchObject([{ from: "traveller", text: "Vegetarian, please." }]);
      const kept = await get(wayfare, `/agent/requests/${lead.body.request_id}`);
      expect(added.body).toEqual(kept.body);
      const bad = await post(adapter, `/api/tools/${tool}`, { ...WISH, contact: "x" });
      expect(bad).toMatchObject({ status: 400, body: { field: "contact" } });
    },
  );
});

describe("the OpenAPI document of a running server", () => {
  test("is valid, and is the one in the docs", async () => {
    // The file's examples are of this day; a server's own are of its clock's.
    const then = await startWayfare({ ...ENV, WAYFARE_NOW: "2027-01-04T12:00:00Z" });
    const { body } = await get(then, "/openapi.json");
    await then.stop();
    expect((await new Validator().validate(structuredClone(body))).errors ?? []).toEqual([]);
    const kept = JSON.parse(await readFile(join(ROOT, "docs/openapi.json"), "utf8"));
    expect(body).toEqual(kept);
  });

  test("is enough for an independent generator to make a client that works", async () => {
    const { path: folder, remove } = await temporaryFolder();
    const { body } = await get(wayfare, "/openapi.json");
    await generate({
      input: body,
      output: join(folder, "client"),
      httpClient: "fetch",
      useOptions: true,
    });
    await writeFile(join(folder, "package.json"), '{ "type": "commonjs" }');
    await writeFile(
      join(folder, "use.ts"),
      `import { AgentService, ConciergeService, OpenAPI } from "./client";
OpenAPI.BASE = "http://127.0.0.1:${wayfare.port}";
async function main() {
  const found = await AgentService.agentSearchDestinations({ q: "Грузия", lang: "en" });
  const made = await ConciergeService.createTravelRequest({
    requestBody: { contact: "+994500000000", message: "From a generated client" },
  });
  const seen = await AgentService.agentGetTravelRequest({ requestId: made.request_id });
  console.log(JSON.stringify({ first: found.destinations[0].slug, status: seen.status }));
}
main();
`,
    );
    const tsx = join(ROOT, "node_modules", "tsx", "dist", "cli.mjs");
    const run = spawnSync(process.execPath, [tsx, "use.ts"], { cwd: folder, encoding: "utf8" });
    expect(run.stderr).toBe("");
    expect(JSON.parse(run.stdout)).toEqual({
      first: "tbilisi",
      status: "draft_pending_operator",
    });
    await remove();
  });
});
