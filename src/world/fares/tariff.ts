import type { Cabin } from "../../domain/travel.ts";

/**
 * What distance costs, by cabin: dollars at no demand and at full demand, at some distances;
 * straight lines between. No column doubles when distance does, for a through fare is less than
 * the sum of its parts; and each row rises from cabin to cabin by more than a cabin's own demand
 * can move it.
 */
type Row = readonly [
  km: number,
  economy: readonly [number, number],
  premiumEconomy: readonly [number, number],
  business: readonly [number, number],
  first: readonly [number, number],
];

const DOMESTIC: readonly Row[] = [
  [0, [200, 330], [300, 520], [800, 1120], [2500, 2900]],
  [500, [208, 400], [312, 610], [825, 1230], [2525, 3100]],
  [1500, [222, 520], [350, 770], [875, 1470], [2590, 3450]],
  [4000, [255, 740], [430, 1060], [990, 1890], [2750, 4200]],
  [7000, [280, 800], [480, 1150], [1050, 2000], [2850, 4500]],
];

const INTERNATIONAL: readonly Row[] = [
  [0, [85, 240], [150, 420], [320, 750], [950, 1400]],
  [700, [108, 370], [195, 610], [420, 1000], [1200, 1850]],
  [1500, [133, 500], [245, 820], [530, 1280], [1480, 2350]],
  [4000, [260, 880], [480, 1480], [1080, 2800], [3000, 6000]],
  [8000, [430, 1480], [800, 2500], [2000, 5900], [5400, 11_800]],
  [12_000, [560, 1950], [1050, 3250], [2700, 7800], [7000, 15_000]],
  [18_000, [700, 2400], [1300, 3950], [3300, 9300], [8400, 17_500]],
];

const LOW_COST: readonly Row[] = [
  [0, [29, 105], [70, 200], [140, 360], [450, 800]],
  [700, [40, 165], [90, 290], [195, 520], [600, 1050]],
  [1500, [56, 230], [120, 380], [260, 740], [760, 1400]],
  [4000, [140, 460], [280, 770], [600, 1550], [1650, 3200]],
  [8000, [260, 820], [500, 1380], [1100, 3200], [3000, 6300]],
  [12_000, [340, 1080], [640, 1800], [1450, 4200], [3900, 8000]],
  [18_000, [400, 1230], [760, 2050], [1700, 4900], [4500, 9300]],
];

export type TariffName = "domestic" | "international" | "low_cost";

/** Rows flattened: km, then low and high per cabin. */
const TARIFFS: Readonly<Record<TariffName, Float64Array>> = {
  domestic: flatten(DOMESTIC),
  international: flatten(INTERNATIONAL),
  low_cost: flatten(LOW_COST),
};
const STRIDE = 9;
const COLUMN: Readonly<Record<Cabin, number>> = {
  economy: 1,
  premium_economy: 3,
  business: 5,
  first: 7,
};

/** Dollars for one adult over `km`, at a demand from 0 to 1. */
export function tariffPrice(name: TariffName, cabin: Cabin, km: number, demand: number): number {
  const table = TARIFFS[name];
  const last = table.length - STRIDE;
  let row = 0;
  while (row + STRIDE < last && km > (table[row + STRIDE] ?? 0)) row += STRIDE;
  const below = table[row] ?? 0;
  const above = table[row + STRIDE] ?? 0;
  const part = Math.min(1, (km - below) / (above - below));
  const column = row + COLUMN[cabin];
  const low = mix(table[column] ?? 0, table[column + STRIDE] ?? 0, part);
  const high = mix(table[column + 1] ?? 0, table[column + STRIDE + 1] ?? 0, part);
  return mix(low, high, demand);
}

function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}

function flatten(rows: readonly Row[]): Float64Array {
  return Float64Array.from(rows.flatMap((row) => row.flat()));
}
