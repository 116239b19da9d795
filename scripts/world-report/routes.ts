import { type DayNumber, dayNumber } from "../../src/domain/dates.ts";
import type { Aircraft } from "../../src/world/airlines/aircraft.ts";
import { routesBetween } from "../../src/world/network/network.ts";
import { findAirport } from "../../src/world/places/airports.ts";
import { seedFrom } from "../../src/world/random.ts";
import { nonstops, usualFare, usualReturn } from "./fares.ts";
import { beside, markdown, median, percent, type Report, readTable, type Tally } from "./tables.ts";

const seed = seedFrom("fixed");
/** A week of spring and one of autumn. */
const WEEKS: readonly DayNumber[] = [dayNumber(2027, 5, 10), dayNumber(2027, 11, 8)];
const BLOCK_SHARE = 0.1;
const PRICE_SHARE = 0.4;
/** Half to double. */
const WEEKLY = { least: 0.5, most: 2 } as const;

/** What a hundred well-known routes are in the world, beside what they are known to be. */
export function routesReport(): Report<"blocks" | "prices" | "weeklies"> {
  const blocks: Tally = { near: 0, all: 0 };
  const prices: Tally = { near: 0, all: 0 };
  const weeklies: Tally = { near: 0, all: 0 };
  const rows = readTable("routes.tsv").map((real) => {
    const [from, to] = (real["pair"] ?? "").split("-").map((code) => findAirport(code));
    if (!from || !to) throw new Error(`No such airports: ${real["pair"]}`);
    const pair = { seed, from, to };
    const routes = routesBetween(from, to);
    const legs = WEEKS.flatMap((monday) =>
      Array.from({ length: 7 }, (_, i) => nonstops(pair, monday + i)).flat(),
    );
    const weekly = routes.reduce((sum, route) => sum + route.weekly, 0);
    const known = Number(real["weekly"]);
    const frequent = weekly >= known * WEEKLY.least && weekly <= known * WEEKLY.most;
    weeklies.all++;
    if (frequent) weeklies.near++;
    const american = from.country === "US" && to.country === "US";
    const price = (ours: number, name: string) =>
      beside(ours, Number(real[name]), PRICE_SHARE, american ? undefined : prices);
    return [
      `${from.iata}–${to.iata}${american ? " †" : ""}`,
      airlinesBeside(
        routes.map(({ airline }) => airline.code),
        real["airlines"] ?? "",
      ),
      `${frequent ? weekly : `**${weekly}**`} / ${known}`,
      beside(
        median(legs.map(({ duration }) => duration)),
        Number(real["block"]),
        BLOCK_SHARE,
        blocks,
      ),
      familiesBeside(
        legs.map(({ aircraft }) => aircraft),
        real["aircraft"] ?? "",
      ),
      price(usualFare(pair, 60), "out60"),
      price(usualFare(pair, 2), "out2"),
      price(usualReturn(pair, 60), "return60"),
      price(usualReturn(pair, 2), "return2"),
      real["sure"] ?? "",
    ];
  });
  const head = [
    ...["route", "airlines", "a week", "block", "aircraft"],
    ...["one way, 60 days", "2 days", "return, 60 days", "2 days", "sure"],
  ];
  const text = [
    `Block times within a tenth: ${percent(blocks)}. Flights a week within half and double: ${percent(weeklies)}. Prices within 40 %, American domestic routes left out: ${percent(prices)}. Those (†) count for times and frequencies only, because their fares keep to fixed bands, whatever the market asks.`,
    "",
    markdown(head, rows),
  ].join("\n");
  return { tallies: { blocks, prices, weeklies }, text };
}

/** Airlines of both; those that only reality has in brackets, those that only the world has behind a plus. */
function airlinesBeside(ours: readonly string[], real: string): string {
  const known = real.split(" ");
  const flying = new Set(ours);
  const shared = known.map((code) => (flying.has(code) ? code : `(${code})`));
  const more = [...flying].filter((code) => !known.includes(code)).sort();
  return [...shared, ...more.map((code) => `+${code}`)].join(" ");
}

const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/A321/, "A321 family"],
  [/A319|A320/, "A320 family"],
  [/Embraer 1/, "E-jet"],
  [/CRJ/, "CRJ"],
  [/ATR/, "ATR"],
  [/Dash 8-400/, "Q400"],
  [/A\d{3}/, "$&"],
  [/C919/, "C919"],
  [/7\d7/, "$&"],
];

function familyOf({ name }: Aircraft): string {
  for (const [pattern, family] of FAMILIES) {
    const found = pattern.exec(name);
    if (found) return family.replace("$&", found[0]);
  }
  return name;
}

/** The families that fly it most; in bold where reality knows none of them. */
function familiesBeside(ours: readonly Aircraft[], real: string): string {
  const counts = new Map<string, number>();
  for (const type of ours) counts.set(familyOf(type), (counts.get(familyOf(type)) ?? 0) + 1);
  const most = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 3);
  const names = most.map(([family]) => family);
  const known = real.split(", ");
  const met = names.some((family) => known.includes(family) || known.includes(wider(family)));
  const text = names.join(", ") || "–";
  return `${met ? text : `**${text}**`} / ${real}`;
}

/** An A321 belongs to the A320's family too. */
function wider(family: string): string {
  return family === "A321 family" ? "A320 family" : family;
}
