import {
  Client as ClientV2,
  StreamableHTTPClientTransport as HttpV2,
} from "@modelcontextprotocol/client";
import { StdioClientTransport as StdioV2 } from "@modelcontextprotocol/client/stdio";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as StdioV1 } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport as HttpV1 } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { ElicitRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CLIENTS, type ClientLabel, type ConnectedClient } from "../fixtures/toy-clients.ts";
import { ROOT } from "../support/build.ts";
import { startWayfare, type WayfareProcess } from "../support/wayfare-process.ts";

const INFO = { name: "test", version: "1" };
const FORMS = { capabilities: { elicitation: {} } };
const environment = {
  WAYFARE_NOW: "2026-11-15T12:00:00Z",
  WAYFARE_DB: ":memory:",
  RATE_LIMIT_ENABLED: "false",
};
/** London has four large airports, and nobody says from which of them. */
const UNCLEAR = "BA 2490 from London to Madrid on 12 May, 09:00-12:25, £130";

type Reply =
  | { action: "accept"; content: Record<string, string | number> }
  | { action: "decline" | "cancel" };

interface Asked {
  readonly message: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** A client whose person answers with `reply`, and what that person was asked. */
async function connect(
  label: ClientLabel,
  wire: "stdio" | "http",
  reply?: () => Reply,
): Promise<{ client: ConnectedClient; asked: Asked[] }> {
  const asked: Asked[] = [];
  const answer = (params: Readonly<Record<string, unknown>>) => {
    const { properties } = Object(params["requestedSchema"]);
    asked.push({ message: String(params["message"]), properties });
    return reply?.() ?? { action: "cancel" as const };
  };
  const able = reply ? FORMS : {};
  const url = new URL(`http://127.0.0.1:${wayfare.port}/mcp`);
  const server = {
    command: process.execPath,
    args: ["dist/main.js"],
    cwd: ROOT,
    env: { PATH: process.env["PATH"] ?? "", LOG_LEVEL: "silent", ...environment },
  };
  if (label === "the v1 SDK's client") {
    const client = new ClientV1(INFO, able);
    if (reply) client.setRequestHandler(ElicitRequestSchema, ({ params }) => answer({ ...params }));
    await client.connect(wire === "http" ? new HttpV1(url) : new StdioV1(server));
    return { client, asked };
  }
  const modern = label === "the v2 client on the 2026 wire";
  const client = new ClientV2(INFO, {
    ...able,
    ...(modern && { versionNegotiation: { mode: "auto" as const } }),
  });
  if (reply) client.setRequestHandler("elicitation/create", ({ params }) => answer({ ...params }));
  await client.connect(wire === "http" ? new HttpV2(url) : new StdioV2(server));
  return { client, asked };
}

async function format(client: ConnectedClient, user_request = UNCLEAR) {
  const request = { name: "format_flight_pricecheck_request", arguments: { user_request } };
  const { structuredContent, isError } = await client.callTool(request);
  expect(isError).toBeFalsy();
  return Object(structuredContent);
}

let wayfare: WayfareProcess;
beforeAll(async () => {
  wayfare = await startWayfare(environment);
});
afterAll(async () => {
  expect(await wayfare.stop()).toBe(0);
});

describe.each(CLIENTS)("$label", ({ label }) => {
  test.each(["stdio", "http"] as const)(
    "over %s shows a form for what is missing",
    async (wire) => {
      const key = "departure_airport_1_1";
      const { client, asked } = await connect(label, wire, () => ({
        action: "accept",
        content: { [key]: "LHR" },
      }));
      const answer = await format(client);
      expect(asked).toHaveLength(1);
      expect(asked[0]?.message).toContain("departure airport for leg 1, segment 1: LGW, LHR");
      expect(asked[0]?.properties).toMatchObject({
        [key]: { type: "string", enum: ["LGW", "LHR", "LTN", "STN"] },
      });
      expect(answer).toMatchObject({ needsMoreInfo: false, readyForPriceCheck: true });
      const [segment] = answer.flightData.trip.legs[0].segments;
      expect(segment).toMatchObject({ departureAirport: "LHR", arrivalAirport: "MAD" });
      await client.close();
    },
  );

  test.each(["decline", "cancel"] as const)(
    "is told in words what is missing when the person answers with %s",
    async (action) => {
      const { client, asked } = await connect(label, "http", () => ({ action }));
      const answer = await format(client);
      expect(asked).toHaveLength(1);
      expect(answer).toMatchObject({
        needsMoreInfo: true,
        missingFields: ["departure airport for leg 1, segment 1"],
      });
      await client.close();
    },
  );

  test("that shows no forms is told in words what is missing", async () => {
    const { client, asked } = await connect(label, "http");
    expect(await format(client)).toMatchObject({ needsMoreInfo: true, readyForPriceCheck: false });
    expect(asked).toEqual([]);
    await client.close();
  });

  test("is not asked when nothing is missing", async () => {
    const { client, asked } = await connect(label, "http", () => ({ action: "decline" }));
    const answer = await format(client, UNCLEAR.replace("London", "Heathrow"));
    expect(answer.readyForPriceCheck).toBe(true);
    expect(asked).toEqual([]);
    await client.close();
  });
});

test.each(["the v1 SDK's client", "the v2 client on a 2025 wire"] as const)(
  "%s that fails to ask is told in words",
  async (label) => {
    const { client } = await connect(label, "http", () => {
      throw new Error("no window to show it in");
    });
    expect(await format(client)).toMatchObject({ needsMoreInfo: true });
    await client.close();
  },
);

test("questions that nobody answers are bounded: the next one is put into words", async () => {
  const client = new ClientV1(INFO, FORMS);
  let asked = 0;
  client.setRequestHandler(ElicitRequestSchema, () => {
    asked++;
    return new Promise<never>(() => {});
  });
  await client.connect(new HttpV1(new URL(`http://127.0.0.1:${wayfare.port}/mcp`)));
  const ask = () =>
    client.callTool({
      name: "format_flight_pricecheck_request",
      arguments: { user_request: UNCLEAR },
    });
  for (let i = 0; i < 4; i++) void ask().catch(() => {});
  await expect.poll(() => asked).toBe(4);
  expect(await ask()).toHaveProperty("structuredContent");
  expect(asked).toBe(4);
  await client.close();
});
