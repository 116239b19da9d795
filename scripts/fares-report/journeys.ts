import type { Brand } from "../../src/domain/brands.ts";
import type { Cabin, Party } from "../../src/domain/travel.ts";

/** A journey that travellers buy, to be looked up in every window. */
export interface Example {
  readonly about: string;
  /** `LHR-JFK 2027-03-03`, in the order of travel; two that mirror each other are a return. */
  readonly ways: readonly string[];
  /** Airlines or an alliance whose cheapest offer is taken; absent: of all. */
  readonly airlines?: readonly string[];
  readonly cabin: Cabin;
  readonly brand?: Brand;
  readonly party: Party;
  /** Changes of planes each way. */
  readonly stops: 0 | 1;
}

const ALONE: Party = { adults: 1, children: 0, infants: 0 };
const COUPLE: Party = { adults: 2, children: 0, infants: 0 };
const FAMILY: Party = { adults: 2, children: 2, infants: 0 };
const WITH_BABY: Party = { adults: 2, children: 1, infants: 1 };

/** About, ways, airlines; economy, the cheapest brand and one adult unless more is said. */
type Row = readonly [about: string, ways: string, airlines?: string, rest?: Partial<Example>];

/** Dates are those of a world whose today is `TODAY`. */
export const TODAY = "2026-11-16T09:00:00Z";

const ROWS: readonly Row[] = [
  ["domestic, one way", "JFK-LAX 2027-02-10", "AA"],
  ["domestic return", "JFK-LAX 2027-02-10, LAX-JFK 2027-02-14", "DL", { brand: "standard" }],
  ["domestic, tomorrow", "LHR-EDI 2026-11-17", "BA"],
  ["domestic, long ahead", "SYD-MEL 2027-05-12, MEL-SYD 2027-05-14", "QF"],
  ["domestic in India", "DEL-BOM 2027-01-20", "6E"],
  ["low-cost weekend", "STN-DUB 2027-02-05, DUB-STN 2027-02-07", "FR"],
  ["low-cost with a bag", "LGW-AGP 2027-06-09, AGP-LGW 2027-06-16", "U2", { brand: "standard" }],
  [
    "low-cost family in August",
    "DUS-PMI 2027-08-07, PMI-DUS 2027-08-21",
    "EW",
    { brand: "standard", party: WITH_BABY },
  ],
  ["low-cost, tomorrow", "BCN-PMI 2026-11-17", "VY"],
  ["business trip in Europe", "FRA-LHR 2027-01-19, LHR-FRA 2027-01-20", "LH", { brand: "flex" }],
  ["short haul, business", "CDG-FCO 2027-03-17, FCO-CDG 2027-03-19", "AF", { cabin: "business" }],
  ["Atlantic, one way", "LHR-JFK 2027-03-03", "VS"],
  ["Atlantic return", "LHR-JFK 2027-03-03, JFK-LHR 2027-03-10", "VS"],
  [
    "Atlantic return with a bag",
    "LHR-JFK 2027-03-03, JFK-LHR 2027-03-10",
    "BA",
    { brand: "standard" },
  ],
  ["Atlantic, next week", "CDG-JFK 2026-11-23, JFK-CDG 2026-11-27", "AF"],
  ["Atlantic, business one way", "LHR-JFK 2027-03-03", "BA", { cabin: "business" }],
  [
    "Atlantic, business return",
    "LHR-JFK 2027-03-03, JFK-LHR 2027-03-10",
    "BA",
    { cabin: "business" },
  ],
  [
    "family to Mexico in summer",
    "MAD-MEX 2027-07-10, MEX-MAD 2027-07-30",
    "IB",
    { brand: "standard", party: FAMILY },
  ],
  ["long haul, one way", "LHR-SIN 2027-02-10", "SQ"],
  ["long haul return", "LHR-SIN 2027-02-10, SIN-LHR 2027-02-24", "SQ"],
  [
    "long haul, premium economy",
    "CDG-HND 2027-04-03, HND-CDG 2027-04-14",
    "AF",
    { cabin: "premium_economy" },
  ],
  [
    "long haul, business",
    "FRA-SIN 2027-02-10, SIN-FRA 2027-02-18",
    "SQ",
    { cabin: "business", party: COUPLE },
  ],
  ["first class", "LHR-DXB 2027-02-10, DXB-LHR 2027-02-15", "EK", { cabin: "first" }],
  ["with a change of planes", "MXP-SYD 2027-02-19, SYD-MXP 2027-03-01", "EK", { stops: 1 }],
  ["with an infant", "DXB-LHR 2027-03-20, LHR-DXB 2027-03-30", "EK", { party: WITH_BABY }],
  [
    "two allies, one ticket",
    "FRA-ORD 2027-04-14, ORD-ZRH 2027-04-21",
    "LH, LX",
    { brand: "standard" },
  ],
  ["two strangers, two tickets", "STN-DUB 2027-03-01, DUB-LHR 2027-03-08", "FR, EI"],
  ["open jaw", "AMS-FCO 2027-05-10, VCE-AMS 2027-05-17", "KL"],
  [
    "open jaw over the Pacific",
    "LAX-NRT 2027-04-06, KIX-LAX 2027-04-20",
    "JL",
    { brand: "standard", stops: 1 },
  ],
  [
    "multi-city",
    "FRA-SIN 2027-03-01, SIN-SYD 2027-03-05, SYD-FRA 2027-03-15",
    "SQ",
    { brand: "standard", stops: 1 },
  ],
];

export const EXAMPLES: readonly Example[] = ROWS.map(([about, ways, airlines, rest]) => ({
  about,
  ways: ways.split(", "),
  ...(airlines !== undefined && { airlines: airlines.split(", ") }),
  cabin: "economy",
  party: ALONE,
  stops: 0,
  ...rest,
}));
