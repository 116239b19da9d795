import fc from "fast-check";
import { isRecord } from "../../src/tools/json.ts";
import type { JsonSchema } from "../../src/tools/portable.ts";
import { hostileText, hostileValue, spoilt } from "./hostile.ts";

/** Things that really exist on the server under attack, by the name of the parameter that takes them. */
export type Pools = Readonly<Record<string, readonly string[]>>;

const PLACES = ["JFK", "LAX", "LHR", "CDG", "SYD", "NAN", "APW", "HND", "GYD", "IST", "NYC", "LON"];
const DAYS = ["2026-11-15", "2026-11-18", "2027-02-28", "2027-03-01", "2027-03-14", "2028-02-29"];
const LATER = ["2026-11-20", "2027-03-05", "2027-03-28", "2028-03-01", "2050-12-31"];
const SENTENCES = [
  "5 days in Istanbul for two, museums and food, about 1500 USD",
  "неделя в Баку вдвоём, бюджет 900 евро, из Лондона",
  "İyunda Tbilisiyə 3 günlük səyahət, 2 böyük 1 uşaq",
  "BA178 JFK to LHR on 3 March 2027 at 20:30, 640 GBP on Skyscanner for 2 adults",
  "LH 400 FRA-JFK 14MAR, return LH401 21MAR, EUR 512.30",
];

/** What parameters of a name usually hold, on whatever tool. */
const USUAL: Readonly<Record<string, readonly string[]>> = {
  origin: PLACES,
  destination: [...PLACES, "Istanbul", "Paris", "Bakı"],
  cityCode: PLACES,
  city: ["Istanbul", "Baku", "Tbilisi", "Rome"],
  pickupLocationCode: PLACES,
  dropoffLocationCode: PLACES,
  departureDate: DAYS,
  departure_date: DAYS,
  return_date: LATER,
  checkInDate: DAYS,
  checkOutDate: LATER,
  pickupDate: DAYS.map((day) => `${day}T10:00:00`),
  dropoffDate: LATER.map((day) => `${day}T10:00:00Z`),
  dateOfBirth: ["1990-01-01", "2020-05-05", "2026-01-01", "1850-01-01"],
  departureTime: ["08:00", "23:59", "00:00"],
  arrivalTime: ["11:10", "00:05"],
  firstName: ["Ada", "Əli", "Jean-Luc"],
  lastName: ["Lovelace", "O'Brien", "Məmmədova"],
  email: ["ada@example.com"],
  contactEmail: ["ada@example.com"],
  phone: ["+44 20 8016 0509"],
  contactPhone: ["+442080160509"],
  contact: ["ada@example.com", "+994 50 123 45 67", "@ada"],
  query: SENTENCES,
  user_request: SENTENCES,
  message: SENTENCES,
  dates: ["2027-06-10 to 2027-06-15", "in June", "next weekend", "с 1 по 5 мая"],
  budget: ["1500 USD", "700 EUR per person", "2k"],
  travelers: ["2 adults, 1 child", "вдвоём"],
  currency: ["USD", "EUR", "JPY", "KWD", "AZN"],
  category: ["beach", "culture", "food"],
  season: ["summer", "winter"],
  lang: ["en", "ru", "az", "tr"],
  q: ["sea", "mountains", "море"],
  airline: ["BA", "LH", "U2"],
  flightNumber: ["178", "0400"],
  departureAirport: PLACES,
  arrivalAirport: PLACES,
  price: ["640.00", "512,30", "0"],
  idempotencyKey: ["key-1", "key-2", "alice-1"],
};

/** Input for a tool: as its published schema has it, with a few parts spoilt, or nothing of the kind. */
export function toolInput(schema: JsonSchema, pools: Pools): fc.Arbitrary<unknown> {
  const good = valid(schema, "", pools);
  return fc.oneof(
    { weight: 3, arbitrary: good },
    { weight: 12, arbitrary: spoilt(good) },
    { weight: 1, arbitrary: hostileValue },
  );
}

function valid(schema: unknown, name: string, pools: Pools): fc.Arbitrary<unknown> {
  if (!isRecord(schema)) return fc.jsonValue({ maxDepth: 2 });
  const { type, properties, items, enum: choices, anyOf, oneOf } = schema;
  if (Array.isArray(choices)) return fc.constantFrom(...choices);
  if ("const" in schema) return fc.constant(schema["const"]);
  const forms = anyOf ?? oneOf;
  if (Array.isArray(forms)) return fc.oneof(...forms.map((form) => valid(form, name, pools)));
  switch (type) {
    case "object":
      return record(isRecord(properties) ? properties : {}, schema["required"], pools);
    case "array":
      return fc.array(valid(items, name, pools), {
        minLength: Math.min(bound(schema["minItems"], 0), 3),
        maxLength: 3,
      });
    case "integer":
      return fc.integer({ min: bound(schema["minimum"], 0), max: bound(schema["maximum"], 12) });
    case "number":
      return fc.oneof(fc.integer({ min: 0, max: 5_000 }), fc.double({ noNaN: true }));
    case "boolean":
      return fc.boolean();
    case "string":
      return text(schema, name, pools);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function record(
  properties: Readonly<Record<string, unknown>>,
  required: unknown,
  pools: Pools,
): fc.Arbitrary<unknown> {
  const requiredKeys = Array.isArray(required) ? required.map(String) : [];
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, valid(schema, name, pools)] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys });
}

function text(schema: JsonSchema, name: string, pools: Pools): fc.Arbitrary<string> {
  const real = pools[name];
  const usual = USUAL[name];
  const { pattern } = schema;
  const made = typeof pattern === "string" ? fc.stringMatching(new RegExp(pattern)) : hostileText;
  return fc.oneof(
    ...(real?.length
      ? [
          { weight: 6, arbitrary: fc.constantFrom(...real) },
          { weight: 4, arbitrary: forged(real) },
        ]
      : []),
    ...(usual ? [{ weight: 8, arbitrary: fc.constantFrom(...usual) }] : []),
    { weight: 1, arbitrary: made },
  );
}

function bound(value: unknown, otherwise: number): number {
  return typeof value === "number" ? value : otherwise;
}

const JOINTS = /([-_.:+/|~]|(?<=\D)(?=\d)|(?<=\d)(?=\D))/;

/** A real id with one of its fields changed, taken from another id, left out, or doubled. */
export function forged(ids: readonly string[]): fc.Arbitrary<string> {
  const field = fc.oneof(
    fc.constantFrom(
      "",
      "0",
      "1",
      "-1",
      "9",
      "99",
      "000000",
      "500101",
      "991231",
      "270230",
      "ZZZZZZ",
    ),
    fc.constantFrom("Q261114", "Q261115", "Q261116", "Y9", "Y0", "99N9G", "0N0G", "F", "é", "\0"),
    hostileText,
  );
  return fc
    .tuple(
      fc.constantFrom(...ids),
      fc.constantFrom(...ids),
      fc.nat({ max: 60 }),
      fc.constantFrom("set", "step", "swap", "drop", "double", "flip"),
      field,
    )
    .map(([id, other, pick, how, value]) => {
      const parts = id.split(JOINTS);
      const at = pick % parts.length;
      const part = parts[at] ?? "";
      if (how === "set") parts[at] = value;
      if (how === "step") parts[at] = stepped(part, pick);
      if (how === "swap") parts[at] = other.split(JOINTS)[at] ?? "";
      if (how === "drop") parts.splice(at, 1);
      if (how === "double") parts.splice(at, 0, part);
      if (how === "flip") parts[at] = [...part].toReversed().join("");
      return parts.join("");
    });
}

function stepped(part: string, pick: number): string {
  const number = Number(part);
  if (part === "" || !Number.isInteger(number)) return part.toLowerCase();
  return String(number + (pick % 2 === 0 ? 1 : -1)).padStart(part.length, "0");
}
