import { type Brand, lowestBrand } from "../../domain/brands.ts";
import type { Cabin } from "../../domain/travel.ts";
import type { Airline } from "../airlines/airlines.ts";
import { hashText } from "../random.ts";
import { AMERICAN_BANDS } from "./bands.ts";
import type { Market, Pricing } from "./markets.ts";
import { regionOf } from "./regions.ts";

/** Fare brands: what each includes, what changing and giving it back costs, and what it costs above the lowest. */

/** Airlines whose brands are alike. */
type Style = "american" | "latin" | "european" | "low_cost" | "indian" | "asian";

/** Within a country, abroad, and beyond `LONG_HAUL_KM`. */
export type Reach = 0 | 1 | 2;
type ByReach = readonly [home: number, abroad: number, far: number];

/** Dollars for one passenger and one way; `undefined` where it is not allowed. */
export interface BrandRules {
  readonly checkedBags: number;
  readonly checkedKg: number;
  readonly carryOnBags: number;
  readonly bagFee: number;
  readonly seatFee: number;
  readonly changeFee: number | undefined;
  readonly refundFee: number | undefined;
  /** Given back as credit. */
  readonly credit: boolean;
  readonly taxBack: boolean;
}

interface Row {
  readonly bags: ByReach;
  readonly kg: number;
  readonly carryOn: number;
  readonly seat: ByReach;
  readonly change: ByReach | undefined;
  readonly refund: ByReach | undefined;
  readonly credit?: true;
}

interface StyleRules {
  readonly brands: Readonly<Record<Brand, Row>>;
  /** For a bag that the fare does not include. */
  readonly bag: ByReach;
  /** Charges of airports and states come back with a ticket that is not flown. */
  readonly taxBack: boolean;
}

const FREE: ByReach = [0, 0, 0];
const NONE: ByReach = [0, 0, 0];
const ONE: ByReach = [1, 1, 1];
const MORE_FAR: ByReach = [1, 1, 2];
/** Neither changed nor given back. */
const FINAL = { change: undefined, refund: undefined } as const;

const STYLES: Readonly<Record<Style, StyleRules>> = {
  american: {
    bag: [40, 45, 75],
    taxBack: false,
    brands: {
      light: { bags: NONE, kg: 23, carryOn: 1, seat: [25, 30, 40], ...FINAL },
      standard: { bags: [0, 0, 1], kg: 23, carryOn: 1, seat: FREE, ...creditFor(FREE) },
      flex: { bags: MORE_FAR, kg: 23, carryOn: 1, seat: FREE, change: FREE, refund: FREE },
    },
  },
  latin: {
    bag: [30, 45, 70],
    taxBack: true,
    brands: {
      light: { bags: [0, 0, 1], kg: 23, carryOn: 1, seat: [8, 15, 35], ...FINAL },
      standard: { bags: ONE, kg: 23, carryOn: 1, seat: FREE, ...FINAL, change: [35, 60, 120] },
      flex: { bags: MORE_FAR, kg: 23, carryOn: 1, seat: FREE, change: FREE, refund: [30, 60, 100] },
    },
  },
  european: {
    bag: [40, 50, 80],
    taxBack: true,
    brands: {
      light: { bags: NONE, kg: 23, carryOn: 1, seat: [12, 18, 40], ...FINAL },
      standard: { bags: ONE, kg: 23, carryOn: 1, seat: FREE, ...FINAL, change: [50, 75, 75] },
      flex: { bags: MORE_FAR, kg: 23, carryOn: 1, seat: FREE, change: FREE, refund: [0, 0, 75] },
    },
  },
  low_cost: {
    bag: [30, 38, 60],
    taxBack: false,
    brands: {
      // What fits under the seat is all that the cheapest fare brings.
      light: { bags: NONE, kg: 20, carryOn: 0, seat: [8, 12, 30], ...FINAL, change: [35, 45, 60] },
      standard: { bags: ONE, kg: 20, carryOn: 1, seat: FREE, ...FINAL, change: [35, 45, 60] },
      flex: { bags: ONE, kg: 20, carryOn: 1, seat: FREE, ...creditFor(FREE) },
    },
  },
  // Low-cost as well, but by the rules of the country a bag of 15 kg is in every fare.
  indian: {
    bag: [20, 35, 60],
    taxBack: true,
    brands: {
      light: { bags: ONE, kg: 15, carryOn: 1, seat: [5, 12, 30], ...FINAL, change: [35, 45, 60] },
      standard: { bags: ONE, kg: 15, carryOn: 1, seat: FREE, ...FINAL, change: [20, 30, 45] },
      flex: { bags: ONE, kg: 20, carryOn: 1, seat: FREE, ...creditFor(FREE) },
    },
  },
  asian: {
    bag: [25, 50, 90],
    taxBack: true,
    brands: {
      light: {
        bags: ONE,
        kg: 20,
        carryOn: 1,
        seat: [6, 15, 35],
        change: [35, 90, 150],
        refund: [50, 150, 250],
      },
      standard: {
        bags: ONE,
        kg: 25,
        carryOn: 1,
        seat: FREE,
        change: [20, 50, 75],
        refund: [35, 100, 150],
      },
      flex: { bags: MORE_FAR, kg: 30, carryOn: 1, seat: FREE, change: FREE, refund: [0, 40, 50] },
    },
  },
};

/** Changed freely, and given back as credit. */
function creditFor(fee: ByReach): Pick<Row, "change" | "refund" | "credit"> {
  return { change: FREE, refund: fee, credit: true };
}

/** Pieces and kilograms in the cabins above economy, whatever the brand. */
const FRONT_BAGS: Readonly<Record<Exclude<Cabin, "economy">, readonly [bags: number, kg: number]>> =
  { premium_economy: [2, 23], business: [2, 32], first: [3, 32] };

export function rulesOf(airline: Airline, cabin: Cabin, brand: Brand, reach: Reach): BrandRules {
  const style = STYLES[styleOf(airline)];
  const of = style.brands[brand];
  const economy = cabin === "economy";
  const [bags, kg] = economy ? [of.bags[reach], of.kg] : FRONT_BAGS[cabin];
  return {
    checkedBags: bags,
    checkedKg: kg,
    carryOnBags: cabin === "business" || cabin === "first" ? 2 : economy ? of.carryOn : 1,
    bagFee: style.bag[reach],
    seatFee: economy ? of.seat[reach] : 0,
    changeFee: of.change?.[reach],
    refundFee: of.refund?.[reach],
    credit: of.credit ?? false,
    taxBack: style.taxBack,
  };
}

function styleOf({ kind, country }: Airline): Style {
  if (kind === "low_cost") return country === "IN" ? "indian" : "low_cost";
  switch (regionOf(country)) {
    case "usa":
    case "canada":
      return "american";
    case "latin_america":
      return "latin";
    case "europe":
      return "european";
    default:
      return "asian";
  }
}

/** What airlines call their brands in economy; each one keeps to one row. */
const NAMES: readonly Readonly<Record<Brand, string>>[] = [
  { light: "Economy Light", standard: "Economy Classic", flex: "Economy Flex" },
  { light: "Economy Basic", standard: "Economy Standard", flex: "Economy Flex" },
  { light: "Economy Saver", standard: "Economy Plus", flex: "Economy Fully Flexible" },
];
const AMERICAN_NAMES: readonly Readonly<Record<Brand, string>>[] = [
  { light: "Basic Economy", standard: "Main Cabin", flex: "Main Cabin Flexible" },
  { light: "Basic Economy", standard: "Economy", flex: "Economy Flexible" },
];
const LOW_COST_NAMES: readonly Readonly<Record<Brand, string>>[] = [
  { light: "Value", standard: "Plus", flex: "Max" },
  { light: "Go", standard: "Go Plus", flex: "Go Flex" },
];
const FRONT_NAMES: Readonly<Record<Exclude<Cabin, "economy">, Readonly<Record<Brand, string>>>> = {
  premium_economy: {
    light: "Premium Economy Light",
    standard: "Premium Economy",
    flex: "Premium Economy Flex",
  },
  business: { light: "Business Light", standard: "Business Saver", flex: "Business Flex" },
  first: { light: "First", standard: "First", flex: "First" },
};

/** The name that an airline sells a brand under. */
export function brandName(airline: Airline, cabin: Cabin, brand: Brand): string {
  if (cabin !== "economy") return FRONT_NAMES[cabin][brand];
  const style = styleOf(airline);
  const table =
    airline.kind === "low_cost" ? LOW_COST_NAMES : style === "american" ? AMERICAN_NAMES : NAMES;
  return table[hashText(airline.code) % table.length]?.[brand] ?? brand;
}

/** Dollars above the light fare: so much to begin with and for each thousand kilometres, at most, and never above a share of the market's level. */
type Step = readonly [start: number, perThousandKm: number, most: number, ofLevel: number];
const STEPS: Readonly<Record<Pricing, Readonly<Record<Exclude<Brand, "light">, Step>>>> = {
  full: { standard: [30, 7, 85, 0.4], flex: [88, 22, 340, 1.15] },
  low_cost: { standard: [25, 5, 45, 0.5], flex: [48, 10, 95, 1.1] },
  leisure: { standard: [25, 5, 60, 0.35], flex: [50, 10, 120, 0.7] },
};
const LEAST_STEP = { standard: 9, flex: 25 } as const;
/** What flex costs more in front, against the market's level, and at least. */
const FRONT_FLEX = { premium_economy: [0.6, 60], business: [1.5, 140], first: [0, 0] } as const;

/** USD cents that a brand costs one adult above the lowest of the cabin, one way. */
export function brandStep(market: Market, pricing: Pricing, cabin: Cabin, brand: Brand): number {
  if (brand === lowestBrand(cabin)) return 0;
  const level = market.levels[pricing];
  if (cabin !== "economy") {
    const [share, least] = FRONT_FLEX[cabin];
    return Math.round(Math.max(least, share * level)) * 100;
  }
  if (brand === "light") return 0;
  const [start, perThousand, most, ofLevel] = STEPS[pricing][brand];
  const usual = Math.min(most, start + (perThousand * market.km) / 1000);
  return Math.round(Math.max(LEAST_STEP[brand], Math.min(usual, ofLevel * level))) * 100;
}

/** Within the United States a standard fare keeps to the band that the light one lies in. */
export function stepWithin(market: Market, brand: Brand, lowest: number, step: number): number {
  if (!market.american || brand !== "standard") return step;
  return Math.max(0, Math.min(step, AMERICAN_BANDS.economy[1] - lowest));
}
