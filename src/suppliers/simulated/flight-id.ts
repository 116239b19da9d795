import { type Brand, brandsOf } from "../../domain/brands.ts";
import type { DayNumber } from "../../domain/dates.ts";
import type { Cabin, Party } from "../../domain/travel.ts";
import { dayCode, idKind, quoteCode, readCount, readDayCode, readQuoteCode } from "./id-parts.ts";

/** One flight of an id: its number, and the days between the first departure and its own. */
export interface FlightIdLeg {
  readonly airline: string;
  readonly number: number;
  readonly daysLater: number;
}

/** What a flight id says, e.g. `FL2-270301-QR124-QR908.1-YL2C1-Q261115`. */
export interface FlightId {
  readonly day: DayNumber;
  readonly legs: readonly FlightIdLeg[];
  readonly cabin: Cabin;
  readonly brand: Brand;
  readonly party: Party;
  readonly quoteDay: DayNumber;
}

const KIND = idKind("FL");
const CABIN_LETTER: Readonly<Record<Cabin, string>> = {
  economy: "Y",
  premium_economy: "W",
  business: "J",
  first: "F",
};
const CABIN_OF: Readonly<Record<string, Cabin>> = {
  Y: "economy",
  W: "premium_economy",
  J: "business",
  F: "first",
};
const BRAND_LETTER: Readonly<Record<Brand, string>> = { light: "L", standard: "S", flex: "F" };
const LEG = /^([A-Z0-9]{2})([1-9]\d{0,3})(?:\.([1-9]))?$/;
const CABIN_AND_PARTY = /^([YWJF])([LSF])(\d)(?:C([1-9]))?(?:I([1-9]))?$/;
const MAX_LEGS = 5;

export function writeFlightId({ day, legs, cabin, brand, party, quoteDay }: FlightId): string {
  let text = `${KIND}-${dayCode(day)}`;
  for (const leg of legs) {
    text += `-${leg.airline}${leg.number}`;
    if (leg.daysLater > 0) text += `.${leg.daysLater}`;
  }
  text += `-${CABIN_LETTER[cabin]}${BRAND_LETTER[brand]}${party.adults}`;
  if (party.children > 0) text += `C${party.children}`;
  if (party.infants > 0) text += `I${party.infants}`;
  return `${text}-${quoteCode(quoteDay)}`;
}

/** Undefined unless the text is exactly what `writeFlightId` would have written. */
export function readFlightId(text: string): FlightId | undefined {
  const parts = text.split("-");
  if (parts[0] !== KIND || parts.length < 5 || parts.length > 4 + MAX_LEGS) return undefined;
  const day = readDayCode(parts[1]);
  const quoteDay = readQuoteCode(parts.at(-1));
  const who = CABIN_AND_PARTY.exec(parts.at(-2) ?? "");
  const legs = parts.slice(2, -2).map(readLeg);
  const cabin = CABIN_OF[who?.[1] ?? ""];
  const brand = cabin && brandsOf(cabin).find((one) => BRAND_LETTER[one] === who?.[2]);
  const adults = readCount(who?.[3], 1, 9);
  if (day === undefined || quoteDay === undefined || !cabin || !brand || !adults) return undefined;
  const party = { adults, children: Number(who?.[4] ?? 0), infants: Number(who?.[5] ?? 0) };
  const known = legs.filter((leg) => leg !== undefined);
  if (known.length !== legs.length) return undefined;
  return { day, legs: known, cabin, brand, party, quoteDay };
}

function readLeg(text: string): FlightIdLeg | undefined {
  const match = LEG.exec(text);
  const [, airline, number, daysLater] = match ?? [];
  if (airline === undefined || number === undefined) return undefined;
  return { airline, number: Number(number), daysLater: Number(daysLater ?? 0) };
}
