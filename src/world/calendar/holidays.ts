import type { DayNumber } from "../../domain/dates.ts";
import { boundedCache } from "../../memory/bounded-cache.ts";
import { findCountry } from "../places/countries.ts";
import { spansIn } from "./feasts.ts";

/** When the people of a country are away from home, and on which days they go and come back. */

/**
 * Breaks of a few days, everybody off at once: days off, how much it is felt in hundredths, and
 * whose. Continents are words; `-XX` leaves a country out.
 */
const BREAKS = `
1222..103 100 europe america oceania PH ZA NA KE UG GH NG LB -RU -BY
1222..103 55 IN LK TH VN ID MY SG HK KR TW AE QA KW BH OM EG MA MU SC MV
1230..108 90 RU BY KZ UA
1228..103 100 JP
E-3..E+1 75 europe CA AU NZ ZA KE -GR -CY -RO -BG -RS -ME -MK -UA -RU -BY -MD -AL -XK -BA -TR
E-9..E+7 45 GB IE FR BE NL DE AT CH ES PT IT PL CZ HU DK SE NO FI
E-7..E 100 MX GT HN SV NI CR PA CO VE EC PE BO CL AR UY PY BR PH DO CU ES
E-51..E-46 90 BR
O-3..O+1 80 GR CY RO BG RS ME MK MD UA
319..325 100 AZ
319..402 100 IR
320..324 80 KZ KG UZ TJ TM AF
F-1..F+4 100 SA EG JO LB SY IQ YE DZ MA TN LY SD PK BD ID MY BN MV TR
F-1..F+4 85 AE QA KW BH OM
F-1..F+2 45 AZ KZ KG UZ TJ TM IR IN SG
A-2..A+4 85 SA AE QA KW BH OM EG JO LB SY IQ YE DZ MA TN LY SD PK BD TR MY
A-1..A+2 45 AZ KZ KG UZ TJ TM ID IN MV
C-2..C+7 100 CN
C-1..C+4 90 HK MO TW SG MY
C-6..C+6 100 VN
C-2..C+2 90 KR
930..1007 100 CN
430..504 80 CN
M-2..M+2 90 KR TW
M-1..M+1 45 CN HK MO VN
430..505 100 JP
810..816 90 JP
411..416 90 TH KH LA MM
D-4..D+4 85 IN NP LK
T-1..T+3 100 US PR
702..706 60 US
L-3..L 50 US CA
R-3..R 50 US
213..221 60 GB IE
1023..1031 60 GB IE
529..606 70 GB
206..307 45 FR
1017..1102 40 FR BE
220..228 50 NL BE CZ
1003..1018 45 DE NL CH
213..228 40 DK SE NO FI
213..221 35 US CA
810..820 60 IT
701..718 45 AU NZ
920..1006 45 AU NZ
`;

/** Schools' long holidays, when families spread over weeks: the same. */
const TERMS = `
722..902 80 GB
628..829 75 IE
705..831 80 FR BE LU
701..905 75 DE AT
705..818 75 CH
710..828 75 NL
701..831 75 IT ES PT GR
618..815 75 NO SE IS
626..808 75 DK
605..808 75 FI
701..831 65 PL CZ SK HU RO BG HR SI RS EE LV LT UA MD CY MT
615..831 50 RU BY KZ AZ GE AM UZ KG
620..905 50 TR IL
615..815 50 US CA PR
310..405 35 US CA
705..825 45 CN HK TW
720..815 60 KR
720..831 45 JP
415..610 30 IN
625..820 60 AE SA QA KW BH OM EG JO LB
1220..125 60 BR
1220..220 60 AR UY CL PY
701..731 40 BR AR PE
1219..128 60 AU NZ
1210..110 75 ZA NA ZW
`;

/** How much a day is felt, from 0 to 100, by those who leave home, come back, or sleep away. */
interface Waves {
  readonly leaving: Uint8Array;
  readonly returning: Uint8Array;
  readonly staying: Uint8Array;
  /** The same in the schools' long holidays. */
  readonly termLeaving: Uint8Array;
  readonly termReturning: Uint8Array;
}

const BLOCK_BITS = 9;
const BLOCK_DAYS = 1 << BLOCK_BITS;
/** Every country's of the days on sale, twice over: they take long to make. */
const BLOCKS_KEPT = 1024;
const MOST_BLOCKS = 1 << 12;
const DAYS_PER_YEAR = 365.2425;

const CONTINENTS: Readonly<Record<string, readonly string[]>> = {
  europe: ["EU"],
  america: ["NA", "SA"],
  oceania: ["OC"],
};

interface Row {
  readonly span: string;
  readonly felt: number;
  readonly who: ReadonlySet<string>;
}

const breaks = BREAKS.trim().split("\n").map(readRow);
const terms = TERMS.trim().split("\n").map(readRow);

function readRow(line: string): Row {
  const [span = "", felt = "", ...who] = line.split(" ");
  return { span, felt: Number(felt), who: new Set(who) };
}

function isOff({ who }: Row, country: string): boolean {
  if (who.has(`-${country}`)) return false;
  if (who.has(country)) return true;
  const continent = findCountry(country)?.continent ?? "";
  for (const name in CONTINENTS) {
    if (who.has(name) && CONTINENTS[name]?.includes(continent)) return true;
  }
  return false;
}

const known = boundedCache<number, Waves>(BLOCKS_KEPT);

function wavesOf(country: string, day: DayNumber): Waves {
  const block = day >> BLOCK_BITS;
  const name = country.charCodeAt(0) * 256 + country.charCodeAt(1);
  const key = name * MOST_BLOCKS + block;
  return known.get(key) ?? known.set(key, makeWaves(country, block * BLOCK_DAYS));
}

/**
 * The people of a country who set out on a day, from 0 on an ordinary day to 1. `terms` is the part
 * of the schools' long holidays that is felt where they go.
 */
export function leaving(country: string, day: DayNumber, terms = 1): number {
  const { leaving, termLeaving } = wavesOf(country, day);
  const at = day & (BLOCK_DAYS - 1);
  return Math.max(leaving[at] ?? 0, terms * (termLeaving[at] ?? 0)) / 100;
}

/** Those who travel home on a day. */
export function returning(country: string, day: DayNumber, terms = 1): number {
  const { returning, termReturning } = wavesOf(country, day);
  const at = day & (BLOCK_DAYS - 1);
  return Math.max(returning[at] ?? 0, terms * (termReturning[at] ?? 0)) / 100;
}

/** Those who sleep away from home, in breaks alone: the long holidays are a place's season. */
export function staying(country: string, night: DayNumber): number {
  return (wavesOf(country, night).staying[night & (BLOCK_DAYS - 1)] ?? 0) / 100;
}

/** Around the first and the last day of a break all go, in between fewer do. */
const BEFORE = 2;
const EARLY = 4;
const EARLY_SHARE = 0.5;
const BETWEEN_SHARE = 0.4;
/** Families set out in the first part of a long holiday, and fewer later on; they come back the other way round. */
const TERM_STEPS: readonly (readonly [upTo: number, share: number])[] = [
  [0.6, 1],
  [0.8, 0.7],
  [1, 0.45],
];

function makeWaves(country: string, start: DayNumber): Waves {
  const waves = {
    leaving: new Uint8Array(BLOCK_DAYS),
    returning: new Uint8Array(BLOCK_DAYS),
    staying: new Uint8Array(BLOCK_DAYS),
    termLeaving: new Uint8Array(BLOCK_DAYS),
    termReturning: new Uint8Array(BLOCK_DAYS),
  };
  const paint = (wave: Uint8Array, from: DayNumber, to: DayNumber, felt: number) => {
    const last = Math.min(to - start, BLOCK_DAYS - 1);
    for (let at = Math.max(0, from - start); at <= last; at++) {
      wave[at] = Math.max(wave[at] ?? 0, Math.round(felt));
    }
  };
  const year = Math.floor(start / DAYS_PER_YEAR) + 1970;
  for (let of = year - 1; of <= year + 2; of++) {
    for (const row of breaks) {
      if (!isOff(row, country)) continue;
      const { felt } = row;
      for (const [first, last] of spansIn(row.span, of)) {
        paint(waves.leaving, first - EARLY, last - BEFORE, felt * BETWEEN_SHARE);
        paint(waves.leaving, first - EARLY, first + BEFORE, felt * EARLY_SHARE);
        paint(waves.leaving, first - BEFORE, first + 1, felt);
        paint(waves.returning, first + BEFORE, last + BEFORE, felt * BETWEEN_SHARE);
        paint(waves.returning, last - BEFORE, last + BEFORE, felt * EARLY_SHARE);
        paint(waves.returning, last - 1, last + 1, felt);
        paint(waves.staying, first - 1, last - 1, felt);
      }
    }
    for (const row of terms) {
      if (!isOff(row, country)) continue;
      for (const [first, last] of spansIn(row.span, of)) {
        // Each step is painted over those after it: what is felt more stays.
        for (const [upTo, share] of TERM_STEPS) {
          const days = Math.round((last - first) * upTo);
          paint(waves.termLeaving, first, first + days, row.felt * share);
          paint(waves.termReturning, last - days, last, row.felt * share);
        }
      }
    }
  }
  return waves;
}
