import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROOT } from "../support/build.ts";

let client: Client;
const updates: string[] = [];

beforeAll(async () => {
  client = new Client({ name: "resources", version: "1" });
  client.setNotificationHandler("notifications/resources/updated", ({ params }) => {
    updates.push(params.uri);
  });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [join(ROOT, "dist/main.js")],
      env: {
        PATH: process.env["PATH"] ?? "",
        WAYFARE_DB: ":memory:",
        WAYFARE_NOW: "2026-11-15T12:00:00Z",
        LOG_LEVEL: "error",
      },
    }),
  );
});
afterAll(() => client.close());

async function read(uri: string) {
  const [content] = (await client.readResource({ uri })).contents;
  if (!content || !("text" in content)) throw new Error(`${uri} has no text`);
  return JSON.parse(content.text);
}

async function book(): Promise<string> {
  const found = await client.callTool({
    name: "searchFlights",
    arguments: { origin: "FRA", destination: "MUC", departureDate: "2027-03-01", limit: 1 },
  });
  const flights = Object(found.structuredContent)["flights"];
  const booked = await client.callTool({
    name: "bookFlight",
    arguments: {
      flightIds: [flights[0].id],
      passengers: [{ type: "adult", firstName: "Ada", lastName: "Lovelace" }],
      contactEmail: "ada@example.com",
    },
  });
  return String(Object(booked.structuredContent)["pnr"]);
}

describe("the resources of the booking desk", () => {
  test("are the four of the contract, the other tables, and templates for what has a name", async () => {
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual([
      "gds://session/current",
      "gds://session/bookings",
      "gds://mock-data/airports",
      "gds://mock-data/airlines",
      "gds://mock-data/hotels",
      "gds://mock-data/car-companies",
    ]);
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      "gds://session/bookings{?cursor}",
      "gds://session/{sessionId}",
      "gds://session/{sessionId}/bookings",
      "gds://session/{sessionId}/bookings{?cursor}",
      "gds://booking/{pnr}",
      "gds://mock-data/airports/{code}",
      "gds://mock-data/airlines/{code}",
    ]);
  });

  test("tell subscribers of a booking, and show it", async () => {
    await client.subscribeResource({ uri: "gds://session/bookings" });
    const pnr = await book();
    await expect.poll(() => updates).toContain("gds://session/bookings");
    expect((await read("gds://session/bookings")).bookings[0].pnr).toBe(pnr);
    expect((await read(`gds://booking/${pnr}`)).pnr).toBe(pnr);
    const session = await read("gds://session/current");
    expect(session.bookingCount).toBeGreaterThan(0);
    expect((await read(`gds://session/${session.id}`)).id).toBe(session.id);
    expect((await read(`gds://session/${session.id}/bookings`)).bookings[0].pnr).toBe(pnr);
  });

  test("hold reference data as records, the big table bounded", async () => {
    const airports = await read("gds://mock-data/airports");
    expect(airports.records.length).toBeLessThanOrEqual(100);
    expect(airports.total).toBeGreaterThan(4000);
    expect(Object.keys(airports.records[0])).toEqual(["type", "code", "name", "metadata"]);
    const airlines = await read("gds://mock-data/airlines");
    expect(airlines.records.length).toBeLessThanOrEqual(100);
    expect(airlines.total).toBeGreaterThanOrEqual(150);
    expect((await read("gds://mock-data/airlines/QR")).metadata.hubs).toEqual(["DOH"]);
    expect((await read("gds://mock-data/airports/GYD")).metadata.timeZone).toBe("Asia/Baku");
  });

  test("name the hotel chains and the rental companies", async () => {
    const hotels = await read("gds://mock-data/hotels");
    expect(hotels.records.length).toBeGreaterThanOrEqual(50);
    expect(hotels.records).toContainEqual({
      type: "hotel",
      code: "MAR",
      name: "Marriott",
      metadata: { starRating: 4, markets: ["*"] },
    });
    const { total, records } = await read("gds://mock-data/car-companies");
    expect([total, records[0].type, records[0].code]).toEqual([
      records.length,
      "car_company",
      "ZE",
    ]);
  });

  test("hold every booking, in pages of a hundred", async () => {
    const found = await client.callTool({
      name: "searchFlights",
      arguments: { origin: "LON", destination: "NYC", departureDate: "2027-03-01", limit: 50 },
    });
    const ids: string[] = [];
    for (const { id, seatsAvailable } of Object(found.structuredContent).flights) {
      for (let seat = 0; seat < seatsAvailable; seat++) ids.push(id);
    }
    for (const id of ids.slice(0, 102)) {
      await client.callTool({
        name: "bookFlight",
        arguments: {
          flightIds: [id],
          passengers: [{ type: "adult", firstName: "Ada", lastName: "Lovelace" }],
          contactEmail: "ada@example.com",
        },
      });
    }
    const first = await read("gds://session/bookings");
    expect(first.total).toBeGreaterThanOrEqual(102);
    expect(first.bookings).toHaveLength(100);
    const cursor = encodeURIComponent(first.nextCursor);
    const second = await read(`gds://session/bookings?cursor=${cursor}`);
    expect(second.nextCursor).toBeUndefined();
    const pnrs = [...first.bookings, ...second.bookings].map(({ pnr }) => pnr);
    expect(new Set(pnrs).size).toBe(first.total);
    const { id } = await read("gds://session/current");
    const named = await read(`gds://session/${id}/bookings?cursor=${cursor}`);
    expect(named.bookings).toEqual(second.bookings);
  });

  test("that do not exist are refused", async () => {
    for (const uri of ["gds://nothing", "gds://booking/TEST-AAAAAA"]) {
      await expect(client.subscribeResource({ uri })).rejects.toThrow(/There is no|there is no/);
    }
    await expect(client.readResource({ uri: "gds://nothing" })).rejects.toThrow("gds://nothing");
    await expect(client.readResource({ uri: "gds://booking/TEST-AAAAAA" })).rejects.toThrow(
      "no booking TEST-AAAAAA",
    );
  });

  test("complete codes and references while they are typed", async () => {
    const pnr = await book();
    const complete = async (uri: string, name: string, value: string) =>
      (await client.complete({ ref: { type: "ref/resource", uri }, argument: { name, value } }))
        .completion.values;
    expect(await complete("gds://booking/{pnr}", "pnr", pnr.slice(0, 7))).toContain(pnr);
    expect(await complete("gds://mock-data/airports/{code}", "code", "Milan")).toContain("MXP");
  });
});

describe("the prompts of the booking desk", () => {
  test("can be listed, completed and filled in", async () => {
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual([
      "book-a-trip",
      "change-plans",
      "compare-options",
    ]);
    const { completion } = await client.complete({
      ref: { type: "ref/prompt", name: "book-a-trip" },
      argument: { name: "to", value: "Тбилиси" },
    });
    expect(completion.values).toContain("TBS");
    const { messages } = await client.getPrompt({
      name: "book-a-trip",
      arguments: { from: "GYD", to: "TBS", departure: "2027-03-01" },
    });
    expect(JSON.stringify(messages)).toContain("from GYD to TBS, leaving 2027-03-01, one way");
  });
});
