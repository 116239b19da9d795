import { gzipSync } from "node:zlib";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { plainCalls } from "../../src/surfaces/http/lane/plain-call.ts";
import { ROOT } from "../support/build.ts";
import { SHOWS_VIEWS as SHOWS, UI_TYPE } from "../support/ui-extension.ts";
import { startWayfare, type WayfareProcess } from "../support/wayfare-process.ts";

const NOW = "2026-11-15T12:00:00Z";
const MODERN = "2026-07-28";
const META = "io.modelcontextprotocol/";
const ERAS = ["2025-11-25", MODERN] as const;
type Era = (typeof ERAS)[number];
const MODES = ["auto", "always", "off"] as const;

const PLAIN = {};
/** Knows the extension, but none of the types that views have. */
const OTHER = {
  extensions: { "io.modelcontextprotocol/ui": { mimeTypes: ["text/html+other"] } },
};
const OLD_ADDRESS = "ui://wayfare/seats/0123abcd";

const servers = new Map<string, WayfareProcess>();
beforeAll(async () => {
  for (const mode of MODES) {
    servers.set(mode, await startWayfare({ MCP_APPS: mode, WAYFARE_NOW: NOW }));
  }
});
afterAll(async () => {
  for (const server of servers.values()) await server.stop();
});

type Json = Readonly<Record<string, unknown>>;

/** A client that shows what is on the wire: the text of the message that answers a request. */
async function wire(mode: (typeof MODES)[number], era: Era, capabilities: Json) {
  const url = `http://127.0.0.1:${servers.get(mode)?.port}/mcp`;
  const clientInfo = { name: "wire", version: "1" };
  let session: string | undefined;

  async function request(method: string, params: Json = {}): Promise<string> {
    const modern = era === MODERN;
    const _meta = {
      [`${META}protocolVersion`]: era,
      [`${META}clientCapabilities`]: capabilities,
      [`${META}clientInfo`]: clientInfo,
    };
    const name = params["name"] ?? params["uri"];
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json, text/event-stream",
        ...(method !== "initialize" && { "MCP-Protocol-Version": era }),
        ...(modern && { "Mcp-Method": method }),
        ...(modern && typeof name === "string" && { "Mcp-Name": name }),
        ...(session !== undefined && { "Mcp-Session-Id": session }),
      },
      body: JSON.stringify({
        jsonrpc: "2.0",
        id: 1,
        method,
        params: modern ? { ...params, _meta } : params,
      }),
    });
    session ??= response.headers.get("mcp-session-id") ?? undefined;
    const text = await response.text();
    return /^data: (\{.*)$/m.exec(text)?.[1] ?? text;
  }

  const hello =
    era === MODERN
      ? await request("server/discover")
      : await request("initialize", { protocolVersion: era, capabilities, clientInfo });
  return {
    hello,
    request,
    result: async (method: string, params?: Json) =>
      Object(JSON.parse(await request(method, params))).result,
  };
}

describe.each(ERAS)("on the %s wire", (era) => {
  test.each([
    ["nothing", PLAIN],
    ["another type of view", OTHER],
  ])(
    "a client that announces %s sees the server that it saw without views, byte for byte",
    async (_, able) => {
      const [auto, off] = await Promise.all([wire("auto", era, able), wire("off", era, able)]);
      expect(auto.hello).toBe(off.hello);
      for (const [method, params] of [
        ["tools/list", {}],
        ["resources/list", {}],
        ["resources/templates/list", {}],
        ["prompts/list", {}],
        ["resources/read", { uri: OLD_ADDRESS }],
        ["tools/call", { name: "search_destinations", arguments: { limit: 2 } }],
      ] as const) {
        expect(await auto.request(method, params), method).toBe(await off.request(method, params));
      }
      expect(await auto.request("tools/list")).not.toContain("ui://");
    },
  );

  test("one that announces views is told them by tools that have one, in at most 5 % more bytes", async () => {
    const [shows, plain] = await Promise.all([wire("auto", era, SHOWS), wire("auto", era, PLAIN)]);
    const [more, less] = [await shows.request("tools/list"), await plain.request("tools/list")];
    expect(Buffer.byteLength(more) / Buffer.byteLength(less)).toBeLessThanOrEqual(1.05);

    const { tools, ttlMs, cacheScope } = await shows.result("tools/list");
    const addresses = new Set<string>();
    for (const { _meta } of tools) {
      if (!_meta) continue;
      expect(_meta["ui/resourceUri"]).toBe(_meta.ui.resourceUri);
      addresses.add(_meta.ui.resourceUri);
    }
    expect(addresses.size).toBe(7);
    const bare = tools.map(({ _meta: _, ...tool }: Json) => tool);
    expect(bare).toEqual((await plain.result("tools/list")).tools);
    // A shared cache knows no capabilities.
    if (era === MODERN) expect({ ttlMs, cacheScope }).toEqual({ ttlMs: 0, cacheScope: "private" });

    const { resources } = await shows.result("resources/list");
    const views = resources.filter(({ uri }: { uri: string }) => uri.startsWith("ui://"));
    expect(new Set(views.map(({ uri }: { uri: string }) => uri))).toEqual(addresses);
    for (const { uri, mimeType, _meta } of views) {
      expect(mimeType).toBe(UI_TYPE);
      const { contents } = await shows.result("resources/read", { uri });
      expect(contents).toMatchObject([{ uri, mimeType: UI_TYPE, _meta }]);
    }
  });

  test("`always` tells every client, `off` none", async () => {
    const always = await wire("always", era, PLAIN);
    expect(await always.request("tools/list")).toContain("ui://wayfare/flights/");
    const off = await wire("off", era, SHOWS);
    expect(await off.request("tools/list")).not.toContain("ui://");
    expect(await off.request("resources/read", { uri: OLD_ADDRESS })).toContain("no resource");
  });
});

describe("a view's page", () => {
  async function pageAt(uri: string): Promise<string> {
    const shows = await wire("auto", MODERN, SHOWS);
    const { contents } = await shows.result("resources/read", { uri });
    return contents[0].text;
  }

  test("is one file of at most 60 KB compressed, which names no other origin and forbids connections", async () => {
    const page = await pageAt("ui://wayfare/booking/00");
    expect(gzipSync(page).length).toBeLessThanOrEqual(60_000);
    expect(page).toContain("default-src 'none'");
    expect(page).not.toMatch(/connect-src|<link|<script[^>]*src=|@import/);
    const origins = [...page.matchAll(/https?:\/\/[\w.-]+/g)].map(([origin]) => origin);
    // A name of a language of drawings, which nothing asks for.
    expect(new Set(origins)).toEqual(new Set(["http://www.w3.org"]));
  });

  test("answers at addresses of older versions, and there is none of another name", async () => {
    expect(await pageAt(OLD_ADDRESS)).toContain('<html data-view="seats" lang="en"');
    const shows = await wire("auto", MODERN, SHOWS);
    for (const uri of [
      "ui://wayfare/nothing/00",
      "ui://wayfare/seats/../x",
      "ui://other/seats/00",
    ]) {
      expect(await shows.request("resources/read", { uri }), uri).toContain("There is no resource");
    }
  });
});

test.each(["legacy", "auto"] as const)(
  "over stdio (%s protocol) a client that announces views is told them, and another is not",
  async (mode) => {
    async function listed(capabilities: Json) {
      const client = new Client(
        { name: "host", version: "1" },
        { capabilities, versionNegotiation: { mode } },
      );
      const env = { PATH: process.env["PATH"] ?? "", WAYFARE_NOW: NOW, WAYFARE_DB: ":memory:" };
      await client.connect(
        new StdioClientTransport({
          command: process.execPath,
          args: ["dist/main.js"],
          cwd: ROOT,
          env,
          stderr: "ignore",
        }),
      );
      const { tools } = await client.listTools();
      const uri = Object(
        tools.find(({ name }) => name === "getSeatMap")?._meta?.["ui"],
      ).resourceUri;
      const page = uri === undefined ? undefined : await client.readResource({ uri });
      await client.close();
      return { uri, page };
    }
    const { uri, page } = await listed(SHOWS);
    expect(uri).toMatch(/^ui:\/\/wayfare\/seats\/[0-9a-f]{8}$/);
    expect(page?.contents).toMatchObject([
      { uri, mimeType: UI_TYPE, text: expect.stringContaining('data-view="seats"') },
    ]);
    expect(await listed(PLAIN)).toEqual({ uri: undefined, page: undefined });
  },
);

test("calls of clients that show views take the fast lane as others do", () => {
  const lane = plainCalls();
  const asked = (capabilities: Json) => {
    const headers = {
      accept: "application/json, text/event-stream",
      "mcp-protocol-version": MODERN,
      "mcp-method": "tools/call",
      "mcp-name": "searchFlights",
    };
    const _meta = {
      [`${META}protocolVersion`]: MODERN,
      [`${META}clientCapabilities`]: capabilities,
      [`${META}clientInfo`]: { name: "host", version: "1" },
    };
    const params = { name: "searchFlights", arguments: {}, _meta };
    return lane(Object({ headers }), { jsonrpc: "2.0", id: 1, method: "tools/call", params });
  };
  expect(asked(PLAIN)).toBeDefined();
  expect(asked(SHOWS)).toBeDefined();
  expect(asked({ ...SHOWS, elicitation: {}, roots: {}, sampling: {} })).toBeDefined();
});
