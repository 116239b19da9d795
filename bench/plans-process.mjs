// Runs in a process of its own, built as the server is: every plan of the corpus, round by round.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { atlasOf } from "../src/services/concierge/plan/atlas/atlas.ts";
import { planTrip } from "../src/services/concierge/plan/use-cases.ts";
import { loadCatalogue } from "../src/suppliers/catalogue/load.ts";
import { simulatedExchangeRates } from "../src/suppliers/simulated/exchange-rates.ts";
import { simulatedFlights } from "../src/suppliers/simulated/flights.ts";
import { simulatedHotels } from "../src/suppliers/simulated/hotels.ts";
import { simulatedPlaces } from "../src/suppliers/simulated/places.ts";
import { landmassOf } from "../src/world/cars/landmasses.ts";
import { seedFrom } from "../src/world/random.ts";

// As the server does, for whose calls it is meant.
setFlagsFromString("--no-allocation-site-pretenuring");

/** A plan is warm where such plans were made before, and each counts by the least of its rounds. */
const WARM_UPS = 6;
const ROUNDS = 6;
const NOON = "2026-11-15T12:00:00Z";

const [, , root] = process.argv;
const casesOf = (file) =>
  JSON.parse(readFileSync(join(root, "test/corpus/planner", `${file}.json`), "utf8"));
// The blind half of the facts only judges: its requests are not even printed.
const requests = [
  ...["en", "az", "ru", "travellers"].flatMap((file) =>
    casesOf(file).map(({ expect: _, kind: __, ...request }) => ({ request, now: NOON })),
  ),
  ...["en", "az", "ru"].flatMap((lang) =>
    casesOf(`facts-open-${lang}`).map(({ text, now }) => ({
      request: { query: text },
      now: `${now}T12:00:00Z`,
    })),
  ),
];

const seed = seedFrom("fixed");
const places = simulatedPlaces();
const catalogue = await loadCatalogue({
  folder: join(root, "catalogue"),
  hasHotels: (code) => places.find(code) !== undefined,
});
const clock = { now: 0 };
const deps = {
  atlas: atlasOf(catalogue, places, landmassOf),
  places,
  landmassOf,
  flights: simulatedFlights(seed),
  hotels: simulatedHotels(seed),
  rates: simulatedExchangeRates(),
  inventory: { soldIn: async () => new Map() },
  now: () => clock.now,
};
const parts = { planner: async () => deps };
const asking = { signal: new AbortController().signal };

const plans = requests.map(({ request }) => ({ request, ms: Number.POSITIVE_INFINITY }));
for (let round = -WARM_UPS; round < ROUNDS; round++) {
  for (const [index, { request, now }] of requests.entries()) {
    clock.now = Date.parse(now);
    const before = process.cpuUsage();
    // What names no place that anybody knows is refused: that is an answer too.
    const answer = await planTrip(parts, request, asking).catch(({ message }) => ({ message }));
    const { user, system } = process.cpuUsage(before);
    if (round < 0) continue;
    const plan = plans[index];
    plan.ms = Math.min(plan.ms, (user + system) / 1000);
    plan.answer = answer;
  }
}
process.stdout.write(JSON.stringify(plans));
