import type { DayNumber } from "../../domain/dates.ts";
import { boundedCache } from "../../memory/bounded-cache.ts";
import { spansIn } from "./feasts.ts";

/** Fairs, races, feasts and blossoms that draw people to a town or a country: nights and what a room costs then, beside the season. */
const TABLE = `
BAK 923..927 2.2
MUC 918..1003 2.7
MIL 418..425 1.9
BCN 301..304 1.7
CEQ 512..522 2
MCM 520..525 2.2
LIS 1108..1112 1.4
FRA 1013..1017 1.5
DVS 118..123 2.8
CAN 415..504 1.3
CAN 1015..1103 1.3
AUH 1203..1207 1.7
LAS 105..108 1.5
NYC 1229..1231 1.8
MEX 1024..1102 1.35
SPK 203..211 1.4
EDI 806..830 1.15
GBB 320..324 1.3
XSH 320..324 1.3
JP 325..408 1.3
KR 401..412 1.15
NL 410..505 1.15
RIO E-53..E-43 3
SSA E-53..E-43 2.4
VCE E-53..E-43 1.3
MSY E-53..E-43 1.6
`;

/** A place that draws people: its spans and what a room costs in each. */
interface Place {
  readonly index: number;
  readonly draws: { readonly span: string; readonly level: number }[];
}

const places = new Map<string, Place>();
for (const line of TABLE.trim().split("\n")) {
  const [name = "", span = "", level] = line.split(" ");
  const place = places.get(name) ?? { index: places.size, draws: [] };
  place.draws.push({ span, level: Number(level) });
  places.set(name, place);
}

const DAYS_PER_YEAR = 365.2425;
const BLOCK_BITS = 9;
const BLOCK_DAYS = 1 << BLOCK_BITS;
const BLOCKS_KEPT = 128;
/** Levels night by night: every flight to and from a place asks, and reading its spans takes longer than all else of a price. */
const known = boundedCache<number, Float64Array>(BLOCKS_KEPT);

/** What a place's own days make of a room's price on a night: 1 on most. A town's own come before its country's. */
export function drawLevel(town: string, country: string, night: DayNumber): number {
  const place = places.get(town) ?? places.get(country);
  if (!place) return 1;
  const block = night >> BLOCK_BITS;
  const key = block * places.size + place.index;
  const levels = known.get(key) ?? known.set(key, levelsFrom(block * BLOCK_DAYS, place));
  return levels[night & (BLOCK_DAYS - 1)] ?? 1;
}

function levelsFrom(start: DayNumber, { draws }: Place): Float64Array {
  const levels = new Float64Array(BLOCK_DAYS).fill(1);
  const year = Math.floor(start / DAYS_PER_YEAR) + 1970;
  for (const { span, level } of draws) {
    for (let of = year - 1; of <= year + 2; of++) {
      for (const [first, last] of spansIn(span, of)) {
        if (last >= start) levels.fill(level, Math.max(0, first - start), last - start + 1);
      }
    }
  }
  return levels;
}
