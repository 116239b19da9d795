import type { Aircraft, Body } from "../airlines/aircraft.ts";

/** What an airport's runway takes. */
interface RunwayLimit {
  /** Metres; left out where the runway is long enough for all that come. */
  readonly metres?: number;
  /** Metres above the sea: thin air wants longer runways. */
  readonly elevation?: number;
  /** Types allowed, where steepness, width or rule leave only these. */
  readonly only?: readonly string[];
}

const SHORT_HAUL_JETS = "E75 E90 E95 290 295 223 221 CR9 319 320 32N 73W 738 SU9 AT7 DH4";

/** Runways too short, too high or too steep for some: metres, elevation. */
const RUNWAYS: Readonly<Record<string, RunwayLimit>> = {
  ...limits(
    "LGA 2135|DCA 2185|SNA 1738|MDW 1988|BUR 2100|HPN 1995|CGH 1940|BHD 1829|GIB 1777|JER 1706",
  ),
  ...limits("INN 2000|JMK 1902|JTR 2125|JSI 1628|WLG 1945|BMA 1668|DTM 2000|LBA 2250|LTN 2160"),
  ...limits(
    "STT 2130|AXA 1664|TGU 2012 1005|LPB 4000 4061|CUZ 3400 3310|LXA 4000 3570|KTM 3350 1338",
  ),
  ...limits("FAE 1799|SOU 1905|AEP 2700|GWT 2120|CIA 2207|LYR 2483"),
  LCY: only("E90 290 295 221 E75 AR8 SU9 AT4 AT7 DH4 SF3"),
  ASE: only("CR7 E75"),
  SUN: only("CR7 CR9 E75 DH4"),
  MMH: only("CR7 CR9 E75 CR2"),
  JAC: only("E75 CR7 CR9 319 320 73W 738 752 223"),
  EYW: only("E75 CR7 CR9 319 73W 223"),
  YTZ: only("DH4 DH3 AT7 AT4 DHT"),
  SDU: only("319 32N 320 738 73W E90 E95 290 295 AT7"),
  FLR: only(SHORT_HAUL_JETS),
  GCI: only("AT7 AT4 DH4 E95 E90 DHT SF3"),
  SMI: only("AT4 DH3 DHT"),
  LUA: only("DHT CNC"),
  SBH: only("DHT CNC"),
  SAB: only("DHT CNC"),
  MNI: only("DHT CNC"),
  SPR: only("DHT CNC"),
  PBH: only("319 32N AT4"),
  LEH: only("319 320 32N 73W 738"),
  USM: only("AT7 319"),
  OKD: only("E75 AT7 SF3 DH4"),
  RKV: only("DH3 DH4 DHT"),
  LSI: only("AT7 AT4 SF3 ER4 DHT"),
};

/** Where no wide body goes, though some could: rule, stands or habit. */
const NO_WIDE = new Set(
  "LGA DCA SNA MDW BUR LGB DAL HPN ISP LCY LIN BHD FLR CGH SDU FNC CIA BVA CRL FMM DTM LTN LBA TSF NYO AEP JMK JTR GIB LPB CUZ LYR HLP NLU RKV ZQN WLG".split(
    " ",
  ),
);

/** Runway wanted at full weight and sea level, in metres: by body, and where a type differs. */
const BODY_METRES: Readonly<Record<Body, number>> = {
  turboprop: 1300,
  regional: 1800,
  narrow: 2300,
  wide: 2850,
};
const TYPE_METRES: Readonly<Record<string, number>> = {
  DHT: 400,
  CNC: 700,
  AT4: 1150,
  DH4: 1400,
  E75: 1650,
  "221": 1500,
  "223": 1850,
  "319": 1850,
  "73W": 1850,
  "320": 2100,
  "32N": 2100,
  "752": 2000,
  "321": 2400,
  "32Q": 2400,
  "7M8": 2400,
  "739": 2600,
  "332": 2600,
  "333": 2600,
  "339": 2600,
  "77W": 3050,
};
const MORE_PER_METRE_UP = 0.07 / 300;
/** Part of the full-weight runway that an almost empty tank wants. */
const LIGHT = 0.72;

/** Whether a type that is to fly so far can use an airport. */
export function fitsRunway(aircraft: Aircraft, iata: string, km: number): boolean {
  if (aircraft.body === "wide" && NO_WIDE.has(iata)) return false;
  const limit = RUNWAYS[iata];
  if (!limit) return true;
  if (limit.only) return limit.only.includes(aircraft.code);
  const full = TYPE_METRES[aircraft.code] ?? BODY_METRES[aircraft.body];
  const weight = LIGHT + (1 - LIGHT) * Math.min(1, km / aircraft.rangeKm);
  const wanted = full * weight * (1 + (limit.elevation ?? 0) * MORE_PER_METRE_UP);
  return wanted <= (limit.metres ?? wanted);
}

function limits(rows: string): Record<string, RunwayLimit> {
  const table: Record<string, RunwayLimit> = {};
  for (const row of rows.split("|")) {
    const [iata = "", metres, elevation = 0] = row.split(" ");
    table[iata] = { metres: Number(metres), elevation: Number(elevation) };
  }
  return table;
}

function only(types: string): RunwayLimit {
  return { only: types.split(" ") };
}
