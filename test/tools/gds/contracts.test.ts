import { describe, expect, test } from "vitest";
import { tools } from "../../../src/tools/index.ts";
import contracts from "./contracts.json" with { type: "json" };

/** What the contracts allow on top: wishes, paging, sessions, repeat-safety, contacts and servicing. */
const ADDITIONS: Readonly<Record<string, readonly string[]>> = {
  searchFlights: ["returnDate", "brand", "currency", "limit", "cursor", "sessionId"],
  searchHotels: [
    "rooms",
    "childAges",
    "board",
    "freeCancellation",
    "amenities",
    "near",
    "maxKm",
    "minPrice",
    "maxPrice",
    "hotelName",
    "currency",
    "limit",
    "cursor",
    "sessionId",
  ],
  searchCars: [
    "seats",
    "bags",
    "transmission",
    "childSeats",
    "currency",
    "limit",
    "cursor",
    "sessionId",
  ],
  listBookings: ["currency", "limit", "cursor", "sessionId"],
  bookFlight: ["idempotencyKey", "sessionId", "hold", "seats", "payment", "currency"],
  bookHotel: ["idempotencyKey", "sessionId", "contactEmail", "contactPhone", "payment", "currency"],
  bookCar: ["idempotencyKey", "sessionId", "payment", "currency"],
  retrieveBooking: ["currency", "sessionId"],
  cancelBooking: ["idempotencyKey", "sessionId", "parts", "quoteId", "currency"],
};

type Json = Readonly<Record<string, unknown>>;

describe.each(Object.entries(contracts))("%s", (name, contract) => {
  const tool = tools.find((candidate) => candidate.name === name);

  test("publishes every property of the contract, and adds only what is allowed", () => {
    const published = propertiesOf(tool?.inputSchema("portable"));
    const { required: _, ...agreed } = propertiesOf(contract);
    const { required: __, ...all } = published;
    for (const added of ADDITIONS[name] ?? []) delete all[added];
    expect(withoutDescriptions(all)).toEqual(withoutDescriptions(agreed));
  });

  test("keeps the contract's descriptions", () => {
    const published = propertiesOf(tool?.inputSchema("portable"));
    for (const [property, schema] of Object.entries(propertiesOf(contract))) {
      if (isRecord(schema) && "description" in schema) {
        expect(published[property]).toHaveProperty("description", schema["description"]);
      }
    }
  });

  test("requires exactly what the contract requires", () => {
    const schema: Json = tool?.inputSchema("portable") ?? {};
    expect(schema["required"] ?? []).toEqual("required" in contract ? contract.required : []);
  });

  test("publishes the document to the letter when asked to", () => {
    const schema: Json = tool?.inputSchema("exact") ?? {};
    const agreed: Json = contract;
    for (const keyword of ["anyOf", "type"]) expect(schema[keyword]).toEqual(agreed[keyword]);
  });
});

function propertiesOf(schema: unknown): Record<string, unknown> {
  const properties = isRecord(schema) ? schema["properties"] : undefined;
  return isRecord(properties) ? { ...properties } : {};
}

function withoutDescriptions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDescriptions);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => key !== "description" || typeof inner !== "string")
      .map(([key, inner]) => [key, withoutDescriptions(inner)]),
  );
}

function isRecord(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
