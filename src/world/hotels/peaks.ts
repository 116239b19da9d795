import type { DayNumber } from "../../domain/dates.ts";
import { drawLevel } from "../calendar/draws.ts";
import { dayOfMoonYear } from "../calendar/feasts.ts";
import { staying } from "../calendar/holidays.ts";
import type { KindOfPlace, Year } from "./season.ts";

/** Whose breaks a country's hotels feel beside those of its own people. */
const GUESTS = new Map(
  "GE:RU IR AZ|AM:RU IR|AZ:RU SA|TR:DE RU GB|ES:GB DE|PT:GB FR|GR:GB DE|CY:GB|MT:GB|HR:DE|IT:DE FR|FR:GB NL|AT:DE NL|CH:GB FR|AD:FR|CZ:DE|HU:GB|MX:US CA|DO:US CA|JM:US|BS:US|AW:US|BB:GB US|CU:CA|CR:US|PR:US|TH:CN GB|VN:CN KR|ID:AU CN|SG:CN ID|MY:SG CN|MV:CN GB|PH:KR|KH:CN|LK:GB IN|JP:CN KR|KR:CN JP|TW:HK|HK:CN|MO:CN|AE:SA GB|OM:AE|QA:SA|BH:SA|EG:SA GB|MA:FR GB|TN:FR|KG:KZ RU|UZ:KZ RU|KZ:RU"
    .split("|")
    .map((row): [string, readonly string[]] => {
      const [country = "", guests = ""] = row.split(":");
      return [country, guests.split(" ")];
    }),
);
const GUESTS_SHARE = 0.6;

/** What a break of everybody makes of a price, by kind of place: offices stand empty. */
const BREAK_RISE: Readonly<Record<KindOfPlace, number>> = {
  city: 0.4,
  business: 0.15,
  town: 0.5,
  seaside: 0.5,
  beach: 0.55,
  isles: 0.5,
  mountain: 0.55,
  ski: 0.7,
  desert: 0.4,
  wild: 0.4,
  haram: 0,
};

const HOLIDAY_KINDS: ReadonlySet<KindOfPlace> = new Set([
  "ski",
  "mountain",
  "isles",
  "beach",
  "seaside",
]);
/** In a holiday place's low season a break is felt by half. */
const OUT_OF_SEASON = 0.5;

/** A place as its peaks see it. */
interface PeakPlace {
  readonly code: string;
  readonly country: string;
  readonly kind: KindOfPlace;
  readonly year: Year;
}

/** A place's price on a night beside what season and weekday say: its own days, and the breaks of those who stay there. */
export function peakLevel({ code, country, kind, year }: PeakPlace, night: DayNumber): number {
  let off = staying(country, night);
  for (const guest of GUESTS.get(country) ?? []) {
    off = Math.max(off, GUESTS_SHARE * staying(guest, night));
  }
  const draw = drawLevel(code, country, night);
  if (off === 0) return draw;
  const inSeason = !HOLIDAY_KINDS.has(kind) || heightOf(year, night) >= OUT_OF_SEASON;
  const felt = off * (inSeason ? 1 : OUT_OF_SEASON);
  return Math.max(draw, 1 + BREAK_RISE[kind] * felt);
}

const DAYS_PER_YEAR = 365.2425;

function heightOf(year: Year, night: DayNumber): number {
  const years = night / DAYS_PER_YEAR;
  return year[Math.floor((years - Math.floor(years)) * 12)] ?? 0;
}

/** Days from 1 Ramadan to the pilgrimage, and how long each fills the holy cities. */
const HAJJ_AFTER = 92;
const HAJJ_DAYS = 16;
const RAMADAN_DAYS = 32;
const LAST_NIGHTS_FROM = 19;
const LAST_DAYS_FROM = 324;

/** The season of the holy cities: Ramadan, its last ten nights above all, and the pilgrimage. */
export function moonHeight(night: DayNumber): number {
  const day = dayOfMoonYear(night);
  if (day < LAST_NIGHTS_FROM) return 0.6;
  if (day < RAMADAN_DAYS) return 1;
  if (day >= HAJJ_AFTER && day < HAJJ_AFTER + HAJJ_DAYS) return 1;
  return day > LAST_DAYS_FROM ? 0.3 : 0.1;
}
