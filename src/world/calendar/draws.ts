import type { DayNumber } from "../../domain/dates.ts";
import { spansIn } from "./feasts.ts";

/** Fairs, races, feasts and blossoms that draw people to a town or a country: nights and what a room costs then, beside the season. */
const TABLE = `
BAK 923..927 2.2
MUC 918..1003 2.1
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

interface Draw {
  readonly span: string;
  readonly level: number;
}

const draws = new Map<string, Draw[]>();
for (const line of TABLE.trim().split("\n")) {
  const [place = "", span = "", level] = line.split(" ");
  draws.set(place, [...(draws.get(place) ?? []), { span, level: Number(level) }]);
}

const DAYS_PER_YEAR = 365.2425;

/** What a place's own days make of a room's price on a night: 1 on most. A town's own come before its country's. */
export function drawLevel(town: string, country: string, night: DayNumber): number {
  const own = draws.get(town) ?? draws.get(country);
  if (!own) return 1;
  const year = Math.floor(night / DAYS_PER_YEAR) + 1970;
  let level = 1;
  for (const draw of own) {
    for (const of of [year - 1, year, year + 1]) {
      for (const [first, last] of spansIn(draw.span, of)) {
        if (night >= first && night <= last) level = draw.level;
      }
    }
  }
  return level;
}
