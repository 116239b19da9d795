import { type PlannedRoute, planNetwork } from "../../src/world/network/rules.ts";
import { slotsOf } from "../../src/world/network/slots.ts";
import { writeData } from "./write.ts";

const LAST_NUMBER = 9999;

/** Writes the network that the rules make, one row per airline. */
export async function writeNetwork(): Promise<void> {
  const byAirline = new Map<string, PlannedRoute[]>();
  for (const route of planNetwork()) {
    const own = byAirline.get(route.airline.code) ?? [];
    own.push(route);
    byAirline.set(route.airline.code, own);
  }
  const rows = [...byAirline.keys()].sort().map((code) => {
    const own = byAirline.get(code) ?? [];
    own.sort((x, y) => y.km - x.km || (x.a.iata + x.b.iata < y.a.iata + y.b.iata ? -1 : 1));
    const numbers = own.reduce((sum, { weekly }) => sum + 2 * slotsOf(weekly), 0);
    if (numbers > LAST_NUMBER) throw new Error(`${code} needs ${numbers} flight numbers`);
    return [code, ...own.map(({ a, b, weekly }) => `${a.iata}${b.iata}${weekly}`)].join(" ");
  });
  await writeData("network.json", { airlines: rows });
}
