import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client as ModernClient } from "@modelcontextprotocol/client";
import { StdioClientTransport as ModernStdio } from "@modelcontextprotocol/client/stdio";
import { Client as LegacyClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as LegacyStdio } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Packed, packedPackage } from "../support/packed.ts";

type Answer = Record<string, unknown>;
type Call = (tool: string, args: Answer) => Promise<Answer>;

let packed: Packed;
const folder = mkdtempSync(join(tmpdir(), "wayfare-journey-"));
beforeAll(() => {
  packed = packedPackage();
});
afterAll(() => {
  packed.remove();
  rmSync(folder, { recursive: true, force: true });
});

const NOW = "2026-11-15T12:00:00Z";
const environment = (database: string) => ({
  PATH: process.env["PATH"] ?? "",
  WAYFARE_DB: join(folder, database),
  WAYFARE_NOW: NOW,
  LOG_LEVEL: "error",
});

const info = { name: "journey", version: "1" };

async function legacy(database: string): Promise<{ call: Call; close(): Promise<void> }> {
  const client = new LegacyClient(info);
  await client.connect(
    new LegacyStdio({ command: packed.bin, env: environment(database), stderr: "inherit" }),
  );
  return {
    call: async (name, args) => structured(await client.callTool({ name, arguments: args })),
    close: () => client.close(),
  };
}

function modern(mode: "auto" | "legacy") {
  return async (database: string): Promise<{ call: Call; close(): Promise<void> }> => {
    const client = new ModernClient(info, { versionNegotiation: { mode } });
    await client.connect(
      new ModernStdio({ command: packed.bin, env: environment(database), stderr: "inherit" }),
    );
    return {
      call: async (name, args) => structured(await client.callTool({ name, arguments: args })),
      close: () => client.close(),
    };
  };
}

function structured(result: Record<string, unknown>): Answer {
  const content = result["structuredContent"];
  if (typeof content !== "object" || content === null) throw new Error("no structured content");
  return { ...content };
}

function list(answer: Answer, name: string): Answer[] {
  const value = answer[name];
  return Array.isArray(value) ? value : [];
}

test("the package holds the price check's skill, its installation and the example that they name", () => {
  const own = (path: string) =>
    readFileSync(join(packed.folder, "node_modules/wayfare", path), "utf8");
  const example = "examples/milan-sydney-example.json";
  expect(JSON.parse(own(example)).trip.legs).toHaveLength(2);
  expect(own("skills/flight-pricecheck/SKILL.md")).toMatch(/^---\nname: flight-pricecheck\n/);
  expect(own("skills/flight-pricecheck/SKILL.md")).toContain("[INSTALLATION.md](INSTALLATION.md)");
  for (const file of ["SKILL.md", "INSTALLATION.md"]) {
    expect(own(`skills/flight-pricecheck/${file}`)).toContain(example);
  }
});

describe.each([
  ["the v1 SDK client", legacy],
  ["the v2 SDK client on the 2025 wire", modern("legacy")],
  ["the v2 SDK client on the 2026 wire", modern("auto")],
])("%s", (name, connect) => {
  test("books flights, hotel and car on one PNR, reads it, cancels it", async () => {
    const { call, close } = await connect(`${name.replaceAll(" ", "-")}.db`);
    const traveller = { firstName: "Ada", lastName: "Lovelace" };
    const out = await call("searchFlights", {
      origin: "LHR",
      destination: "JFK",
      departureDate: "2027-03-01",
    });
    const back = await call("searchFlights", {
      origin: "JFK",
      destination: "LHR",
      departureDate: "2027-03-08",
    });
    const booked = await call("bookFlight", {
      flightIds: [list(out, "flights")[0]?.["id"], list(back, "flights")[0]?.["id"]],
      passengers: [{ type: "adult", ...traveller }],
      contactEmail: "ada@example.com",
      idempotencyKey: name,
    });
    const pnr = booked["pnr"];
    expect(pnr).toMatch(/^TEST-[A-Z2-7]{6}$/);

    const flights = list(booked, "flights");
    const landing = String(list(out, "flights")[0]?.["arrivalTime"]);
    const leaving = String(list(back, "flights")[0]?.["departureTime"]);
    const hotels = await call("searchHotels", {
      cityCode: "NYC",
      checkInDate: landing.slice(0, 10),
      checkOutDate: leaving.slice(0, 10),
    });
    await call("bookHotel", {
      hotelId: list(hotels, "hotels")[0]?.["id"],
      existingPnr: pnr,
      guests: [traveller],
    });
    const cars = await call("searchCars", {
      pickupLocationCode: "JFK",
      pickupDate: landing,
      dropoffDate: leaving,
    });
    await call("bookCar", {
      carId: list(cars, "cars")[0]?.["id"],
      existingPnr: pnr,
      driver: traveller,
    });

    const whole = await call("retrieveBooking", { pnr });
    const prices = [
      ...list(whole, "flights").map((part) => Number(part["price"])),
      ...list(whole, "hotels").map((part) => Number(part["price"])),
      ...list(whole, "cars").map((part) => Number(part["totalPrice"])),
    ];
    expect(prices).toHaveLength(flights.length + 2);
    expect(whole["totalPrice"]).toBe(prices.reduce((a, b) => a + b, 0));
    expect(list(await call("listBookings", {}), "bookings")).toEqual([whole]);

    const cancelled = await call("cancelBooking", { pnr, reason: "changed my mind" });
    expect(cancelled["status"]).toBe("cancelled");
    expect((await call("retrieveBooking", { pnr }))["status"]).toBe("cancelled");
    await close();
  });
});

test("bookings are still there when the server starts again", async () => {
  const first = await legacy("again.db");
  const found = await first.call("searchFlights", {
    origin: "FRA",
    destination: "MUC",
    departureDate: "2027-03-01",
  });
  const { pnr } = await first.call("bookFlight", {
    flightIds: [list(found, "flights")[0]?.["id"]],
    passengers: [{ type: "adult", firstName: "Ada", lastName: "Lovelace" }],
    contactPhone: "+1 415 555 0123",
  });
  await first.close();
  const second = await legacy("again.db");
  expect(await second.call("retrieveBooking", { pnr })).toMatchObject({ pnr, status: "confirmed" });
  await second.close();
});
