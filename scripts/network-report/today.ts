/**
 * Where the yardstick of early 2022 and today differ: airlines that are not judged by it, by reason.
 * Regional operators are in `operators.ts`.
 */
const NOT_JUDGED: Readonly<Record<string, string>> = {
  "has ceased flying":
    "NK G8 0B VH Z8 VW JE MN 2Z 3M 3K EE WX T3 7H 5W VV 9J AG E5 X4 QI OG 9U TF YB SR K2 B5 AN 2D FP 2T OK 5H 7Q WI",
  "has merged into another": "UK I5 CT E2 YV ZW UI 2I RK WO LE HW WG",
  "flies no more since the war in Ukraine": "PS PQ 7W",
  "flew to all Europe until February 2022": "SU S7 FV DP U6 UT N4 WZ A4 ZF IK 5N EO",
  "is a railway": "7T 2H",
};

/** Airlines whose flights a week of that winter say nothing about today's; their routes are judged. */
const OTHER_FLIGHTS: Readonly<Record<string, string>> = {
  "China flew about half its timetable":
    "MF SC 9C HO GS JD GJ EU KN PN TV NS QW BK AQ GX FU GY RY 9H A6 UQ GT JR Y8 LT DZ HU HX",
  "its borders were closed": "7C LJ TW MM GK TR XJ D7 OD VJ 5J PR JX UO QV 8M SB",
  "its fleet is half as large again since, mostly twice":
    "IX XY F3 SM OV J9 BS J2 HY DV FO WJ TO DY JU G9 SA F8 FA",
};

const reasons = byCode(NOT_JUDGED);
const flightReasons = byCode(OTHER_FLIGHTS);

function byCode(table: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(table).flatMap(([reason, codes]) =>
      codes.split(" ").map((code): [string, string] => [code, reason]),
    ),
  );
}

/** Why an airline is not judged by its size of early 2022. */
export function reasonNotJudged(code: string): string | undefined {
  return reasons.get(code);
}

/** Why its flights a week are not. */
export function reasonForOtherFlights(code: string): string | undefined {
  return flightReasons.get(code);
}
