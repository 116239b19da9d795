/** What a particular airport does not allow to any airline: perimeters, borders, runways. */
export interface AirportLimits {
  /** Longest flight allowed, and airports farther away that are allowed all the same. */
  readonly maxKm?: number;
  readonly beyond?: readonly string[];
  /** No flights abroad, or hardly any. */
  readonly domestic?: boolean;
  /** Countries to which there are flights all the same: border checks are made before departure. */
  readonly except?: readonly string[];
  /** Turboprops only. */
  readonly turboprop?: boolean;
  /** No wide-bodies. */
  readonly noWide?: boolean;
}

const LIMITS: Readonly<Record<string, AirportLimits>> = {
  LGA: { maxKm: 2414, beyond: ["DEN"], noWide: true },
  DCA: {
    maxKm: 2012,
    beyond: "SEA PDX SFO LAX SAN LAS PHX SLC DEN AUS SAT SJU".split(" "),
    noWide: true,
    domestic: true,
    except: ["CA", "BS", "BM"],
  },
  DAL: { domestic: true, noWide: true },
  MDW: { noWide: true },
  SNA: { noWide: true },
  BUR: { domestic: true, noWide: true },
  LGB: { noWide: true },
  ISP: { domestic: true, noWide: true },
  YTZ: { turboprop: true },
  LCY: { maxKm: 1900, noWide: true },
  LIN: { maxKm: 1600, noWide: true },
  BHD: { maxKm: 1800, noWide: true },
  BMA: { maxKm: 1200, noWide: true },
  CGH: { domestic: true, noWide: true },
  SDU: { domestic: true, noWide: true },
  AEP: { maxKm: 3000, noWide: true },
  THR: { domestic: true },
  ITM: { domestic: true },
  UKB: { domestic: true },
  OKD: { domestic: true, maxKm: 900, turboprop: true },
  GMP: { maxKm: 2200 },
  SHA: { maxKm: 3200 },
  TSA: { maxKm: 2200 },
  HLP: { domestic: true, noWide: true },
  SZB: { turboprop: true },
  PAC: { domestic: true },
  WIL: { domestic: true },
  RKV: { domestic: true },
  TFN: { maxKm: 3500 },
  CIA: { maxKm: 3500, noWide: true },
  NLU: { noWide: true },
  FLR: { maxKm: 2200, noWide: true },
  JMK: { noWide: true, maxKm: 3500 },
  JTR: { noWide: true, maxKm: 3500 },
  GIB: { maxKm: 2500, noWide: true },
  SBH: { turboprop: true },
  EIS: { turboprop: true },
};

const NONE: AirportLimits = {};

export function limitsOf(code: string): AirportLimits {
  return LIMITS[code] ?? NONE;
}
