import { regionOf } from "../hotels/names/flavours.ts";

/** A rental company. `where` lists regions and ISO country codes; `*` is everywhere. */
export interface Company {
  /** As in the reservation systems: ZE is Hertz. */
  readonly code: string;
  readonly name: string;
  /** Price beside the market's. */
  readonly level: number;
  /** In a hundred large airports where it trades, the number it has a counter at. */
  readonly presence: number;
  /** The cheap ones sell cover at the counter. */
  readonly cover: "included" | "extra";
  /** What a driver under 25 pays more, in US cents a day. */
  readonly youngDriverDaily: number;
  readonly where: string;
}

type Row = readonly [
  code: string,
  name: string,
  level: number,
  presence: number,
  cover: "included" | "extra",
  youngDriverDaily: number,
  where: string,
];

const ROWS: readonly Row[] = [
  ["ZE", "Hertz", 1.2, 97, "included", 2200, "*"],
  ["ZI", "Avis", 1.18, 97, "included", 2200, "*"],
  ["ZD", "Budget", 0.98, 88, "included", 2000, "*"],
  [
    "ET",
    "Enterprise",
    1.08,
    82,
    "included",
    2000,
    "north_america europe latin_america middle_east caucasus",
  ],
  [
    "EP",
    "Europcar",
    1.05,
    84,
    "included",
    1800,
    "europe africa middle_east oceania caucasus latin_america TH ID",
  ],
  [
    "SX",
    "Sixt",
    1.25,
    78,
    "included",
    1900,
    "north_america europe middle_east caucasus latin_america AU TH",
  ],
  ["AL", "Alamo", 0.96, 72, "extra", 2000, "north_america latin_america europe"],
  ["ZL", "National", 1.22, 70, "included", 2200, "north_america latin_america europe"],
  ["ZR", "Dollar", 0.86, 66, "extra", 1800, "north_america latin_america europe middle_east"],
  [
    "ZT",
    "Thrifty",
    0.84,
    66,
    "extra",
    1800,
    "north_america latin_america middle_east oceania africa",
  ],
  ["FX", "Fox Rent A Car", 0.74, 45, "extra", 1500, "north_america MX FR"],
  ["ZA", "Payless", 0.76, 45, "extra", 1500, "north_america MX"],
  ["GC", "Goldcar", 0.7, 55, "extra", 1300, "ES PT IT FR GR HR TR MA"],
  ["OK", "OK Mobility", 0.72, 50, "extra", 1300, "ES PT IT FR GR HR DE TR AL"],
  ["GM", "Green Motion", 0.8, 45, "extra", 1400, "europe caucasus middle_east"],
  ["LL", "Localiza", 0.95, 90, "included", 1200, "BR AR CL CO EC PE UY PY"],
  ["MV", "Movida", 0.88, 75, "included", 1200, "BR"],
  ["NR", "Nippon Rent-A-Car", 1.05, 85, "included", 1200, "JP"],
  ["TY", "Toyota Rent a Car", 1.08, 90, "included", 1200, "JP"],
  ["LR", "Lotte Rent-a-Car", 1, 88, "included", 1200, "KR"],
  ["SK", "SK Rent-a-Car", 0.95, 75, "included", 1200, "KR"],
  ["EH", "eHi Car Services", 0.9, 85, "included", 1200, "CN"],
  ["CI", "CAR Inc.", 0.92, 85, "included", 1200, "CN"],
  ["MY", "Myles", 0.88, 75, "included", 1200, "IN"],
  ["TH", "Theeb", 0.94, 85, "included", 1400, "SA AE QA BH KW"],
  ["UD", "Udrive", 0.85, 60, "extra", 1400, "AE SA TR"],
  ["GA", "Garenta", 0.86, 80, "included", 1300, "TR"],
  ["EL", "Eldan", 0.95, 90, "included", 1500, "IL"],
  ["NK", "Naniko", 0.82, 90, "included", 1200, "GE AM AZ"],
  ["AZ", "Aznur Car Rental", 0.84, 80, "included", 1200, "AZ"],
  ["GS", "GSS Car Rental", 0.78, 70, "included", 1200, "GE"],
  ["RM", "Rentmotors", 0.95, 85, "included", 1300, "RU BY KZ"],
  ["BI", "Bluu Car Rental", 0.86, 80, "included", 1300, "ZA NA BW"],
  ["FC", "First Car Rental", 0.88, 78, "included", 1300, "ZA"],
  ["AX", "Apex Car Rentals", 0.82, 65, "extra", 1400, "NZ AU"],
  ["EC", "East Coast Car Rentals", 0.78, 60, "extra", 1400, "AU"],
  ["DE", "Discount Car", 0.8, 60, "extra", 1400, "CA"],
  ["BU", "Buchbinder", 0.86, 65, "included", 1400, "DE AT"],
  ["SV", "Sicily by Car", 0.78, 65, "extra", 1300, "IT AL ME"],
  ["CU", "Cubacar", 1.05, 90, "included", 1500, "CU"],
  ["HV", "Havanautos", 1, 85, "included", 1500, "CU"],
  ["SR", "Saadat Rent", 0.9, 85, "included", 1300, "IR"],
  ["TC", "Thai Rent A Car", 0.82, 80, "included", 1200, "TH"],
  ["TR", "TRAC Astra", 0.88, 80, "included", 1200, "ID"],
  ["HM", "Hawk Rent A Car", 0.84, 75, "included", 1200, "MY"],
  ["IC", "Independent Car Hire", 0.8, 35, "included", 1200, "*"],
];

/** Sorted as in the table: the big ones first. */
export const companies: readonly Company[] = ROWS.map(
  ([code, name, level, presence, cover, youngDriverDaily, where]) => ({
    code,
    name,
    level,
    presence,
    cover,
    youngDriverDaily,
    where: ` ${where} `,
  }),
);

/** Where only those trade that name the country, and the independents. */
const CLOSED_MARKETS = new Set(["IR", "SY", "CU", "RU", "BY", "AF", "YE", "SO", "ER", "TM"]);
/** Visitors cannot rent a car there at all. */
const NO_RENTALS = new Set(["KP"]);
/** Everywhere; it fills up where too few others are. */
const INDEPENDENT = "IC";

export function companiesIn(country: string): readonly Company[] {
  if (NO_RENTALS.has(country)) return [];
  const region = ` ${regionOf(country)} `;
  const closed = CLOSED_MARKETS.has(country);
  return companies.filter(
    ({ code, where }) =>
      code === INDEPENDENT ||
      where.includes(` ${country} `) ||
      (!closed && (where.includes(" * ") || where.includes(region))),
  );
}
