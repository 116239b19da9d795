import { createHash } from "node:crypto";
import { CABINS } from "../../../src/domain/travel.ts";
import { searchJourneys } from "../../../src/world/flights/search.ts";
import { airportsOf } from "../../../src/world/places/airports.ts";
import { seedFrom } from "../../../src/world/random.ts";

/** Prints a digest of some searches; the test runs it in two processes, in two orders. */
const PAIRS = ["JFK LAX", "LON NYC", "MXP SYD", "BHM TBS", "GYD YYZ", "TYO LIM", "STN DUB"];
const order = process.argv[2] === "backwards" ? [...PAIRS].reverse() : PAIRS;
const digests = new Map<string, string>();
for (const pair of order) {
  const [from = "", to = ""] = pair.split(" ");
  const digest = createHash("sha256");
  for (let i = 0; i < 12; i++) {
    const answer = searchJourneys(seedFrom("wayfare"), {
      from: airportsOf(from),
      to: airportsOf(to),
      day: 20_900 + i * 29,
      cabin: CABINS[i % 4] ?? "economy",
      party: { adults: 1 + (i % 3), children: i % 2, infants: i % 2 },
      quoteDay: 20_880,
    });
    digest.update(JSON.stringify(answer));
  }
  digests.set(pair, digest.digest("hex"));
}
for (const pair of PAIRS) process.stdout.write(`${pair} ${digests.get(pair)}\n`);
