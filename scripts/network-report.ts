/**
 * Compares the network with a file of real routes (airline,origin,destination,yearly_flights), and
 * where asked with the sizes of airlines (airline,routes,weekly_flights) and the flights of busy
 * pairs (origin,destination,weekly_flights):
 *
 *   npm run network:report -- routes.csv --sizes sizes.csv --pairs pairs.csv --share 0.5 --top 25
 *
 * `--share` says which part of reality the first file holds, `--least` how many routes an airline
 * needs there to be judged by its size, `--top` how long the lists are.
 */
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { allRoutes, destinationsFrom } from "../src/world/network/network.ts";
import { airports } from "../src/world/places/airports.ts";
import {
  type AirlineComparison,
  type Coverage,
  compareNetworks,
} from "./network-report/compare.ts";
import { readRealRoutes } from "./network-report/real-routes.ts";
import { comparePairs, compareSizes, isNear, type SizeComparison } from "./network-report/sizes.ts";
import { reasonForOtherFlights } from "./network-report/today.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    share: { type: "string", default: "1" },
    least: { type: "string", default: "20" },
    top: { type: "string", default: "20" },
    sizes: { type: "string" },
    pairs: { type: "string" },
  },
});
const [path] = positionals;
if (path === undefined) throw new Error("Which file? npm run network:report -- routes.csv");
const routes = allRoutes();
const share = Number(values.share);
const least = Number(values.least);
const top = Number(values.top);

const comparison = compareNetworks(await readRealRoutes(path), routes, share);
const judged = comparison.airlines.filter((airline) => airline.routes >= least);
const ours = sum(comparison.airlines, "ours");
const real = sum(comparison.airlines, "real");

console.log(
  `Network: ${routes.length} routes both ways, ${new Set(routes.map((r) => r.airline)).size} airlines`,
);
for (const size of ["large", "medium", "small"] as const) {
  const all = airports.filter((airport) => airport.size === size);
  const idle = all.filter((airport) => destinationsFrom(airport).length === 0).length;
  console.log(`  ${size} airports: ${all.length}, without a route: ${idle}`);
}
console.log(
  `Real routes of airlines in the table: ${comparison.routes} (skipped: ${comparison.skipped} of others, ${comparison.stations} to stations and closed airports)`,
);
console.log(`  covered, weighted by flights: ${percent(comparison, "Flights")}`);
console.log(`  covered, each counting once:  ${percent(comparison, "Routes")}`);
console.log(
  `Directed routes of those airlines: ours ${ours}, real about ${Math.round(real)}, ratio ${(ours / real).toFixed(2)}`,
);
const daily = sum(comparison.airlines, "oursDaily");
console.log(`  with a flight a day at least: ours ${daily}, ratio ${(daily / real).toFixed(2)}`);

heading(`Size by airline (${least} routes in the file or more), largest ratio first`);
const bySize = [...judged].sort((x, y) => y.ours / y.real - x.ours / x.real);
for (const airline of bySize.slice(0, top)) printAirline(airline);
heading("Coverage by airline, most flights missed first");
const byLoss = [...comparison.airlines].sort((x, y) => missed(y) - missed(x));
for (const airline of byLoss.slice(0, top)) printAirline(airline);
heading("Busiest routes missed");
for (const { airline, origin, destination, flights } of comparison.missing.slice(0, top)) {
  console.log(`  ${airline} ${origin}-${destination} ${flights} flights a year`);
}
if (values.sizes !== undefined) printSizes(await rowsOf(values.sizes));
if (values.pairs !== undefined) printPairs(await rowsOf(values.pairs));

async function rowsOf(file: string): Promise<string[][]> {
  const [, ...lines] = (await readFile(file, "utf8")).trim().split(/\r?\n/);
  return lines.map((line) => line.split(","));
}

function printSizes(rows: readonly string[][]): void {
  const { judged: all, left } = compareSizes(rows, routes);
  heading(`Sizes of ${all.length} airlines (directed routes, flights a week both ways)`);
  for (const what of ["routes", "flights"] as const) {
    const differs = ({ code }: SizeComparison) =>
      what === "flights" && reasonForOtherFlights(code) !== undefined;
    const sizes = all.filter((row) => !differs(row));
    const isFar = (row: SizeComparison) => !isNear(row.ours[what], row.real[what]);
    const mine = sizes.reduce((total, row) => total + row.ours[what], 0);
    const truth = sizes.reduce((total, row) => total + row.real[what], 0);
    console.log(
      `  ${what}: within half and double ${near(sizes, isFar)} (${near(all, isFar)} of all); sum ours ${mine}, real ${truth}, ratio ${(mine / truth).toFixed(2)}`,
    );
    const off = (row: SizeComparison) =>
      Math.abs(Math.log((row.ours[what] + 1) / (row.real[what] + 1))) * row.real[what];
    const worst = sizes.filter(isFar).sort((x, y) => off(y) - off(x));
    const named = worst.map((row) => `${row.code} ${row.ours[what]}/${row.real[what]}`);
    console.log(`    ${named.slice(0, top).join(", ")}`);
  }
  const others = all.flatMap(({ code }) => {
    const reason = reasonForOtherFlights(code);
    return reason === undefined ? [] : [{ code, reason: `flights: ${reason}` }];
  });
  console.log(
    `  not judged: ${[...left, ...others].map(({ code, reason }) => `${code} (${reason})`).join(", ")}`,
  );
}

function near<T>(items: readonly T[], isFar: (item: T) => boolean): string {
  const part = items.filter((item) => !isFar(item)).length / items.length;
  return `${(100 * part).toFixed(1)} %`;
}

function printPairs(rows: readonly string[][]): void {
  const pairs = comparePairs(rows, routes);
  const far = pairs.filter(({ ours: mine, real: truth }) => !isNear(mine, truth));
  heading(
    `Busy pairs: ${pairs.length} between airports (${rows.length - pairs.length} with a railway or bus station left out)`,
  );
  console.log(
    `  within half and double: ${(100 - (100 * far.length) / pairs.length).toFixed(1)} %`,
  );
  for (const { pair, ours: mine, real: truth } of far.slice(0, 2 * top)) {
    console.log(`  ${pair}: ours ${mine}, real ${truth}`);
  }
}

function printAirline(airline: AirlineComparison): void {
  const { code, ours: all, oursDaily, real: truth } = airline;
  const sizes = `ours ${all} (${oursDaily} daily), real about ${Math.round(truth)}`;
  const ratio = (all / truth).toFixed(2);
  console.log(
    `  ${code}: ${sizes}, ratio ${ratio}, flights covered ${percent(airline, "Flights")}`,
  );
}

function percent(coverage: Coverage, what: "Flights" | "Routes"): string {
  const [part, whole] =
    what === "Flights"
      ? [coverage.coveredFlights, coverage.flights]
      : [coverage.coveredRoutes, coverage.routes];
  return `${((100 * part) / whole).toFixed(1)} %`;
}

function missed({ flights, coveredFlights }: Coverage): number {
  return flights - coveredFlights;
}

function sum(rows: readonly AirlineComparison[], key: "ours" | "oursDaily" | "real"): number {
  return rows.reduce((total, row) => total + row[key], 0);
}

function heading(text: string): void {
  console.log(`\n${text}`);
}
