import { isoDate, weekday } from "../../../domain/dates.ts";
import type { Segment } from "../resolve/flights.ts";
import type { Understood } from "../resolve/request.ts";
import type { Missing, RequestFields, SegmentFields } from "./format.ts";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const CABINS: Readonly<Record<string, string>> = {
  ECONOMY: "economy",
  PREMIUM_ECONOMY: "premium economy",
  BUSINESS: "business",
  FIRST: "first",
};

export function readyMessage(fields: RequestFields): string {
  return [
    `Understood: ${trip(fields)}.`,
    "Nothing is missing: call flight_pricecheck with flightData as it is.",
  ].join("\n");
}

export function missingMessage(fields: RequestFields, missing: Missing): string {
  const known = fields.trip.legs.length > 0 ? [`Understood so far: ${trip(fields)}.`] : [];
  const wanted = [...missing].map(([name, choices]) => `- ${describe(name, choices)}`);
  return [
    ...known,
    "Please add:",
    ...wanted,
    "IMPORTANT: nothing is remembered between calls. Send the whole request again, with these details in it.",
  ].join("\n");
}

function describe(name: string, choices: readonly string[]): string {
  if (name === "trip information") {
    return "trip information: airline and flight number, from where to where, on which day and at what times, and the price";
  }
  if (name === "flight legs") {
    return "flight legs: the return flight (airline, flight number, date and times), or say that it is one way";
  }
  if (name === "number of adults") return "number of adults (and of children and infants)";
  return choices.length > 0 ? `${name}: ${either(choices)}?` : name;
}

function either(choices: readonly string[]): string {
  return choices.length < 2
    ? choices.join("")
    : `${choices.slice(0, -1).join(", ")} or ${choices.at(-1)}`;
}

function trip({ trip: { legs, ...trip }, price, currency, source }: RequestFields): string {
  const ways = legs.map(({ segments }) => segments.map(flight).join(", then "));
  const people = [
    counted(trip.adults, "adult"),
    counted(trip.children, "child", "children"),
    counted(trip.infantsInSeat, "infant with a seat", "infants with a seat"),
    counted(trip.infantsOnLap, "infant on a lap", "infants on laps"),
  ].filter((text) => text !== "");
  const cabin = trip.travelClass === null ? [] : [CABINS[trip.travelClass] ?? trip.travelClass];
  const seen = source === "MCP" ? "" : ` on ${source}`;
  const money = isZero(price)
    ? "no price to compare with"
    : `${price ?? "?"} ${currency ?? "?"}${seen}`;
  return [ways.join("; back or onward: "), ...people, ...cabin, money].join("; ");
}

function flight(segment: SegmentFields): string {
  const { airline, flightNumber, departureAirport, arrivalAirport, departureDate } = segment;
  const plus = segment.plusDays ? `+${segment.plusDays}` : "";
  const name =
    airline === null && flightNumber === null
      ? "a flight"
      : `${airline ?? "??"}${flightNumber ?? " ?"}`;
  const times = `${segment.departureTime ?? "?"}-${segment.arrivalTime ?? "?"}${plus}`;
  return `${name} ${departureAirport ?? "?"}-${arrivalAirport ?? "?"} ${departureDate ?? "on ?"} ${times}`;
}

function counted(count: number | null, one: string, many = `${one}s`): string {
  if (count === null || count === 0) return "";
  return `${count} ${count === 1 ? one : many}`;
}

/** What was inferred rather than read, so that a person can object. */
export function notesOn(understood: Understood, fields: RequestFields): string[] {
  const notes: string[] = [];
  for (const [l, leg] of understood.legs.entries()) {
    for (const [s, segment] of leg.entries())
      notes.push(...segmentNotes(segment, `Leg ${l + 1}, segment ${s + 1}`));
  }
  if (understood.legs.length === 0) return notes;
  if (!understood.party.said) notes.push("One adult was assumed.");
  if (understood.cabins.length === 0) notes.push("Economy was assumed.");
  if (!understood.price)
    notes.push("No price was found in the text: there will be nothing to compare with.");
  else if (understood.price.each && fields.price !== null) {
    notes.push(
      "The price was said per person; it was multiplied by the travellers who need a seat.",
    );
  }
  return notes;
}

function segmentNotes(segment: Segment, where: string): string[] {
  const notes: string[] = [];
  if (segment.day !== undefined && segment.yearInferred) {
    const day = `${WEEKDAYS[weekday(segment.day)]}, ${isoDate(segment.day)}`;
    notes.push(`${where}: the year was inferred (${day}).`);
  }
  if (segment.filled.length > 0) {
    notes.push(`${where}: ${segment.filled.join(", ")} from the timetable.`);
  }
  if (segment.own.length > 0) {
    notes.push(`${where}: ${segment.own.join(", ")} is the airline's own in that city.`);
  }
  if (segment.plusInferred && segment.plusDays) {
    notes.push(
      `${where}: arrival ${segment.plusDays === 1 ? "the next day" : `${segment.plusDays} days later`}, from distance and time zones.`,
    );
  }
  return notes;
}

function isZero(price: string | null): boolean {
  return price !== null && Number(price) === 0;
}
