import type { UnderstoodRequest } from "../../../domain/contracts/pricecheck/format.ts";
import { clockTime, isoDate } from "../../../domain/dates.ts";
import { currencyDigits } from "../../../domain/money.ts";
import type { SaidPrice } from "../../../reading/money.ts";
import type { SaidParty } from "../../../reading/party.ts";
import type { Segment } from "../resolve/flights.ts";
import type { Understood } from "../resolve/request.ts";

/** The request as far as it is understood. */
export type RequestFields = UnderstoodRequest;
/** A flight of it; null is what is not known. */
export type SegmentFields = RequestFields["trip"]["legs"][number]["segments"][number];

/** What is missing, by its name, with the readings to choose from where there are some. */
export type Missing = Map<string, readonly string[]>;

const DEFAULT_SOURCE = "MCP";
const NOWHERE = "ZZ";

const FIELD_WORDS: readonly (readonly [keyof SegmentFields, string])[] = [
  ["airline", "airline code"],
  ["flightNumber", "flight number"],
  ["departureAirport", "departure airport"],
  ["arrivalAirport", "arrival airport"],
  ["departureDate", "departure date"],
  ["departureTime", "departure time"],
  ["arrivalTime", "arrival time"],
];

export function toFields(understood: Understood): { fields: RequestFields; missing: Missing } {
  const missing: Missing = new Map();
  const { legs, party, cabins, price, source } = understood;
  if (legs.length === 0) missing.set("trip information", []);
  const segments = legs.map((leg, l) => ({
    segments: leg.map((segment, s) =>
      segmentFields(segment, `leg ${l + 1}, segment ${s + 1}`, missing),
    ),
  }));
  for (const where of notAhead(understood)) missing.set(`departure date for ${where}`, []);
  if (understood.returnMissing && legs.length === 1) missing.set("flight legs", []);
  if (party.adults === undefined) missing.set("number of adults", []);
  if (cabins.length > 1) missing.set("travel class", cabins);
  const money = moneyFields(price, { party, ways: legs.length, missing });
  const fields: RequestFields = {
    trip: {
      legs: segments,
      travelClass: cabins.length > 1 ? null : (cabins[0] ?? "ECONOMY"),
      adults: party.adults ?? null,
      children: party.children ?? null,
      infantsInSeat: party.infantsInSeat,
      infantsOnLap: party.infantsOnLap,
    },
    source: source ?? DEFAULT_SOURCE,
    ...money,
    location: NOWHERE,
  };
  return { fields, missing };
}

/** Flights of a past day, or of a day before the flight before them. */
function notAhead({ legs, today }: Understood): readonly string[] {
  const found: string[] = [];
  let earliest = today;
  for (const [l, leg] of legs.entries()) {
    for (const [s, { day }] of leg.entries()) {
      if (day === undefined) continue;
      if (day < earliest) found.push(`leg ${l + 1}, segment ${s + 1}`);
      earliest = Math.max(earliest, day);
    }
  }
  return found;
}

function segmentFields(segment: Segment, where: string, missing: Missing): SegmentFields {
  const fields: SegmentFields = {
    airline: segment.airline ?? null,
    flightNumber: segment.number ?? null,
    departureAirport: segment.from ?? null,
    arrivalAirport: segment.to ?? null,
    departureDate: segment.day === undefined ? null : isoDate(segment.day),
    departureTime: segment.departure === undefined ? null : clockTime(segment.departure),
    arrivalTime: segment.arrival === undefined ? null : clockTime(segment.arrival),
    plusDays: segment.plusDays ?? null,
  };
  const choices: Partial<Record<keyof SegmentFields, readonly string[]>> = {
    departureAirport: segment.fromChoices,
    arrivalAirport: segment.toChoices,
    departureDate: segment.dayChoices.map(isoDate),
  };
  for (const [name, words] of FIELD_WORDS) {
    if (fields[name] === null) missing.set(`${words} for ${where}`, choices[name] ?? []);
  }
  return fields;
}

function moneyFields(
  price: SaidPrice | undefined,
  { party, ways, missing }: { party: SaidParty; ways: number; missing: Missing },
): { price: string | null; currency: string | null } {
  if (!price) return { price: "0.00", currency: "EUR" };
  const { amount, currencies, each, eachWay } = price;
  const seats = (party.adults ?? 1) + (party.children ?? 0) + party.infantsInSeat;
  const total = (each ? amount * seats : amount) * (eachWay ? Math.max(1, ways) : 1);
  const [code] = currencies;
  if (currencies.length === 1 && code !== undefined) {
    return { price: decimal(total, code), currency: code };
  }
  missing.set("currency", currencies);
  const written = new Set(currencies.map((each) => decimal(total, each)));
  const [only] = written;
  return {
    // ¥ may have decimals or not: then the number waits for its currency.
    price: currencies.length === 0 ? total.toFixed(2) : written.size === 1 ? (only ?? null) : null,
    currency: null,
  };
}

/** As a decimal with the digits of its currency. */
function decimal(amount: number, currency: string): string {
  return amount.toFixed(currencyDigits(currency));
}
