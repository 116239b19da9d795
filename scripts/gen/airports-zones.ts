import { MS_PER_DAY } from "../../src/domain/dates.ts";
import { distanceKm } from "../../src/domain/geo.ts";
import type { Witness } from "./airports-sources.ts";

const IN_PLACE_KM = 50;
const DAY = MS_PER_DAY;

/** Decided by hand: the packages contradict each other, err both, or name a neighbour of the zone. */
const decided: Readonly<Record<string, string>> = {
  ASF: "Europe/Astrakhan",
  BAX: "Asia/Barnaul",
  BBA: "America/Coyhaique",
  BUA: "Pacific/Bougainville",
  BWO: "Europe/Saratov",
  BWT: "Australia/Hobart",
  CJS: "America/Ciudad_Juarez",
  CUU: "America/Chihuahua",
  DEE: "Asia/Sakhalin",
  DEX: "Asia/Jayapura",
  DPT: "Asia/Vladivostok",
  EKS: "Asia/Sakhalin",
  GUB: "America/Mazatlan",
  HVD: "Asia/Hovd",
  IBB: "Pacific/Galapagos",
  KIE: "Pacific/Bougainville",
  KOE: "Asia/Makassar",
  LHS: "America/Argentina/Rio_Gallegos",
  LTI: "Asia/Ulaanbaatar",
  MLG: "Asia/Jakarta",
  MXB: "Asia/Makassar",
  NAQ: "America/Nuuk",
  NGK: "Asia/Sakhalin",
  NIU: "Pacific/Tahiti",
  NPO: "Asia/Pontianak",
  OJU: "Asia/Makassar",
  OVB: "Asia/Novosibirsk",
  OVS: "Asia/Yekaterinburg",
  PNT: "America/Punta_Arenas",
  PSC: "America/Los_Angeles",
  PSU: "Asia/Pontianak",
  PUQ: "America/Punta_Arenas",
  RMT: "Pacific/Tahiti",
  SAG: "Asia/Kolkata",
  SBD: "America/Los_Angeles",
  SQG: "Asia/Pontianak",
  STM: "America/Santarem",
  SUK: "Asia/Yakutsk",
  TBM: "Asia/Pontianak",
  TJG: "Asia/Makassar",
  TMT: "America/Santarem",
  TOF: "Asia/Tomsk",
  UKG: "Asia/Vladivostok",
  ULG: "Asia/Hovd",
  ULK: "Asia/Yakutsk",
  ULO: "Asia/Hovd",
  ULZ: "Asia/Ulaanbaatar",
  XWA: "America/Chicago",
  YAB: "America/Iqaluit",
  YBI: "America/St_Johns",
  YYE: "America/Fort_Nelson",
  ZRJ: "America/Winnipeg",
};

/** Intl answers with the oldest name of a zone; these are the names the zone database uses now. */
const modern: Readonly<Record<string, string>> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Catamarca": "America/Argentina/Catamarca",
  "America/Coral_Harbour": "America/Atikokan",
  "America/Cordoba": "America/Argentina/Cordoba",
  "America/Godthab": "America/Nuuk",
  "America/Indianapolis": "America/Indiana/Indianapolis",
  "America/Jujuy": "America/Argentina/Jujuy",
  "America/Louisville": "America/Kentucky/Louisville",
  "America/Mendoza": "America/Argentina/Mendoza",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};

/** The zone of an airport at `place`, by what `a` and `k` say; throws when they leave it open. */
export function zoneOf(place: Witness, a: Witness | undefined, k: Witness | undefined): string {
  const byHand = decided[place.iata];
  if (byHand) return canonical(byHand);
  // Timetables in Xinjiang are in Beijing time, whatever the clocks in town say.
  if (place.country === "CN") return "Asia/Shanghai";
  const first = inPlace(place, a) ? a?.zone : undefined;
  const second = inPlace(place, k) ? k?.zone : undefined;
  if (first && second && offsets(first) !== offsets(second)) {
    throw new Error(`${place.iata}: zone ${first} or ${second}? Decide it by hand.`);
  }
  const zone = first ?? second ?? agreed(a?.zone, k?.zone);
  if (!zone) throw new Error(`${place.iata} (${place.name}): no zone. Decide it by hand.`);
  return canonical(zone);
}

/** Two sources that place the airport elsewhere, and still mean one zone, are believed. */
function agreed(one: string | undefined, two: string | undefined): string | undefined {
  return one && two && offsets(one) === offsets(two) ? one : undefined;
}

function inPlace(place: Witness, other: Witness | undefined): boolean {
  return other !== undefined && distanceKm(place, other) <= IN_PLACE_KM;
}

/** Throws a RangeError on a zone that Intl does not know. */
function canonical(zone: string): string {
  const name = new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
  return modern[name] ?? name;
}

const offsetsOf = new Map<string, string>();

/** The offsets of a zone every fifth day of 2026 and 2027, as one text to compare. */
function offsets(zone: string): string {
  const known = offsetsOf.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en", {
    timeZone: canonical(zone),
    timeZoneName: "longOffset",
  });
  const found: string[] = [];
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2028, 0, 1); at += 5 * DAY) {
    found.push(format.formatToParts(at).find((part) => part.type === "timeZoneName")?.value ?? "");
  }
  const text = found.join();
  offsetsOf.set(zone, text);
  return text;
}
