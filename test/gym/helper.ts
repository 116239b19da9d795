import { type DeskWorld, worldOpener } from "../../src/compose/world.ts";
import { loadConfig } from "../../src/config.ts";
import { emptyWorld } from "../../src/gym/world.ts";
import { type Worlds, worldsOf } from "../../src/gym/worlds.ts";
import { stderrLog } from "../../src/logging/log.ts";

export const NOON = Date.UTC(2027, 0, 15, 12);
export const DAY_MS = 86_400_000;

export const EMPTY = emptyWorld("gym", NOON);

export async function testWorlds(
  options: { readonly mostOpen?: number; readonly mostWorlds?: number } = {},
): Promise<Worlds<DeskWorld>> {
  const config = loadConfig({ WAYFARE_DB: ":memory:" });
  return worldsOf({ ...options, open: await worldOpener(config, stderrLog("silent")) });
}

export interface FoundFlight {
  readonly id: string;
  readonly price: number;
  readonly status: string;
  readonly flightNumber: string;
  readonly departureTime: string;
}

export const ROUTE = { origin: "JFK", destination: "LAX", departureDate: "2027-03-01" };

export async function searchFlights(desk: DeskWorld, query: object = ROUTE) {
  const { output } = await desk.call("searchFlights", query);
  const { flights }: { flights: FoundFlight[] } = JSON.parse(JSON.stringify(output));
  return flights;
}

/** The cheapest nonstop is not always there: the first that can be had will do. */
export async function firstFlight(desk: DeskWorld, query: object = ROUTE): Promise<FoundFlight> {
  const flights = await searchFlights(desk, query);
  const found = flights.find(({ status }) => status === "available");
  if (!found) throw new Error("nothing flies");
  return found;
}

export const ADA = {
  passengers: [{ type: "adult", firstName: "Ada", lastName: "Lovelace" }],
  contactEmail: "ada@example.com",
};

export async function bookFirst(desk: DeskWorld, query: object = ROUTE): Promise<string> {
  const { id } = await firstFlight(desk, query);
  const { output } = await desk.call("bookFlight", { flightIds: [id], ...ADA });
  const { pnr }: { pnr: string } = JSON.parse(JSON.stringify(output));
  return pnr;
}
