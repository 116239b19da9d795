import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { quoteDayOf } from "../../../src/domain/dates.ts";
import { localRateLimiter } from "../../../src/surfaces/http/rate-limit/limiter.ts";
import { openApiOf } from "../../../src/surfaces/rest/openapi.ts";
import { operationsOf } from "../../../src/surfaces/rest/operations.ts";
import { tools } from "../../../src/tools/index.ts";
import { isRecord } from "../../../src/tools/json.ts";
import { type LocalToy, startLocalToy } from "../../fixtures/toy-local.ts";

const document = openApiOf({ tools, version: "1.2.3", contractSchemas: "portable" }, 20_800);

describe("the OpenAPI document", () => {
  test("is valid to an independent validator", async () => {
    const result = await new Validator().validate(structuredClone(document));
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  test("has every address of every tool, once", () => {
    const paths = document["paths"];
    const listed = Object.entries(isRecord(paths) ? paths : {}).flatMap(([path, item]) =>
      Object.keys(isRecord(item) ? item : {}).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(listed.sort()).toEqual(
      operationsOf(tools)
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
    );
    for (const { name } of tools) expect(listed).toContain(`POST /api/tools/${name}`);
  });

  test("gives every operation a name of its own", () => {
    const ids = [...JSON.stringify(document).matchAll(/"operationId":"([^"]+)"/g)].map(
      // Generators make methods of them, in a case of their own.
      ([, id = ""]) => id.replaceAll("_", "").toLowerCase(),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("lists every status that an address may answer with", () => {
    const responses = Object(document)["paths"]["/api/tools/searchFlights"]["post"]["responses"];
    expect(Object.keys(responses)).toEqual(
      expect.arrayContaining(["405", "413", "415", "429", "503", "504"]),
    );
  });
});

describe("the documents of a server", () => {
  let toy: LocalToy;
  beforeAll(async () => {
    toy = await startLocalToy();
  });
  afterAll(async () => {
    await toy.close();
  });
  const get = (path: string) => fetch(`${toy.origin}${path}`);

  test("describe exactly the tools that are served", async () => {
    const served = await (await get("/openapi.json")).json();
    const { app } = toy.parts;
    expect(served).toEqual(openApiOf(app, quoteDayOf(app.clock())));
    expect(served).toMatchObject({ paths: { "/api/tools/dream_of_toys": {} } });
  });

  test("can be read from any page, and are counted like any request", async () => {
    const limiter = localRateLimiter({ limit: 2, windowMs: 3_600_000, now: () => 7_200_000 });
    const limited = await startLocalToy(({ guards }) => ({ guards: { ...guards, limiter } }));
    const statuses: number[] = [];
    for (const path of ["/openapi.json", "/llms.txt", "/.well-known/ai-agent.json"]) {
      const response = await fetch(`${limited.origin}${path}`, {
        headers: { origin: "https://anyone.example.org" },
      });
      expect(response.headers.get("access-control-allow-origin")).toBe("*");
      expect(response.headers.get("x-ratelimit-limit")).toBe("2");
      statuses.push(response.status);
    }
    await limited.close();
    expect(statuses).toEqual([200, 200, 429]);
  });

  test("tell agents where everything is", async () => {
    const manifest = await (await get("/.well-known/ai-agent.json")).json();
    expect(manifest).toMatchObject({
      mcp: { url: `${toy.origin}/mcp` },
      api: { openapi: `${toy.origin}/openapi.json` },
    });
    expect(manifest).toMatchObject({
      tools: expect.arrayContaining([expect.objectContaining({ name: "findToys" })]),
    });
    const text = await (await get("/llms.txt")).text();
    expect(text).toMatch(/^# Wayfare\n/);
    expect(text).toContain(`${toy.origin}/agent-tools.md`);
    const words = await (await get("/agent-tools.md")).text();
    expect(words).toContain("### findToys");
    expect(words).toContain("`POST /api/tools/findToys`");
    expect(words).toContain("| `prefix` * | string | First letters, e.g. ba |");
  });

  test("include a page that asks nobody but this server", async () => {
    const page = await get("/docs");
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    const html = await page.text();
    const links = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link]) => link ?? "");
    expect(links.filter((link) => /^(https?:)?\/\//.test(link))).toEqual([]);
    const files = links.filter((link) => link.startsWith("/docs/"));
    expect(files).toHaveLength(4);
    for (const file of files) {
      const asset = await get(file);
      expect([file, asset.status]).toEqual([file, 200]);
      expect((await asset.text()).length).toBeGreaterThan(100);
    }
    expect((await get("/docs/../package.json")).status).toBe(404);
    const missing = await get("/docs/package.json");
    expect(missing.status).toBe(404);
    expect(await missing.json()).toMatchObject({ reason: "unknown_address" });
  });
});
