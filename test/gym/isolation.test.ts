import { afterAll, beforeAll, expect, test } from "vitest";
import type { DeskWorld } from "../../src/compose/world.ts";
import { WorldFile } from "../../src/domain/contracts/gym/world.ts";
import type { World } from "../../src/gym/world.ts";
import { writeWorld } from "../../src/gym/world-file.ts";
import type { Worlds } from "../../src/gym/worlds.ts";
import { OPERATIONS } from "../../src/surfaces/harness/operations.ts";
import { publishedTools } from "../../src/tools/published.ts";
import { fc } from "../support/properties.ts";
import { ADA, DAY_MS, EMPTY, type FoundFlight, testWorlds } from "./helper.ts";

/** `GYM_FUZZ_CALLS=100000 npx vitest run test/gym/isolation.test.ts` is the long run. */
const CALLS = Number(process.env["GYM_FUZZ_CALLS"] ?? 1500);
const ROUTES = [
  ["JFK", "LAX"],
  ["LHR", "JFK"],
  ["FRA", "MAD"],
] as const;

let worlds: Worlds<DeskWorld>;
beforeAll(async () => {
  worlds = await testWorlds();
});
afterAll(() => worlds.close());

/** One act of an agent that does whatever it comes upon. */
interface Act {
  readonly agent: 0 | 1;
  readonly what: "search" | "book" | "cancel" | "request" | "look" | "clock";
  readonly pick: number;
}

/** Knows nothing but what its own world has told it. */
class Wanderer {
  readonly seen: FoundFlight[] = [];
  readonly pnrs: string[] = [];

  async act(desk: DeskWorld, { what, pick }: Act): Promise<unknown> {
    const pnr = this.pnrs[pick % Math.max(1, this.pnrs.length)];
    const flight = this.seen[pick % Math.max(1, this.seen.length)];
    if (what === "clock") return await desk.passTime((pick % 5) * 3_600_000);
    if (what === "search" || !flight) {
      const [origin, destination] = ROUTES[pick % ROUTES.length] ?? ROUTES[0];
      const day = new Date(desk.world.now + (10 + (pick % 30)) * DAY_MS).toISOString().slice(0, 10);
      const { output } = await desk.call("searchFlights", {
        origin,
        destination,
        departureDate: day,
      });
      const { flights }: { flights: FoundFlight[] } = JSON.parse(JSON.stringify(output));
      this.seen.push(...flights);
      return output;
    }
    if (what === "book") {
      const { output } = await desk.call("bookFlight", { flightIds: [flight.id], ...ADA });
      const booked: { pnr: string } = JSON.parse(JSON.stringify(output));
      this.pnrs.push(booked.pnr);
      return output;
    }
    if (what === "request") {
      const args = { contact: `a${pick}@example.com`, message: "A trip" };
      return (await desk.call("create_travel_request", args)).output;
    }
    if (!pnr) return undefined;
    return (await desk.call(what === "cancel" ? "cancelBooking" : "retrieveBooking", { pnr }))
      .output;
  }
}

async function outcomeOf(work: Promise<unknown>): Promise<string> {
  return JSON.stringify(await work.catch((error: Error) => error.message)) ?? "";
}

const acts = fc.array(
  fc.record({
    agent: fc.constantFrom<0 | 1>(0, 1),
    what: fc.constantFrom<Act["what"]>(
      "search",
      "search",
      "book",
      "book",
      "cancel",
      "request",
      "look",
      "clock",
    ),
    pick: fc.nat(500),
  }),
  { minLength: CALLS, maxLength: CALLS },
);

test("two agents that do whatever they like in two worlds never see each other", async () => {
  const [plan = []] = fc.sample(acts, { numRuns: 1, seed: 21 });
  async function play(together: boolean): Promise<readonly [string[], string, string[], string]> {
    const pair = [worlds.create(EMPTY), worlds.create(EMPTY)] as const;
    const agents = [new Wanderer(), new Wanderer()] as const;
    const heard: [string[], string[]] = [[], []];
    const order = together ? plan : plan.toSorted((a, b) => a.agent - b.agent);
    for (const act of order) {
      const world: World = pair[act.agent];
      const work = worlds.use(world, (desk) => agents[act.agent].act(desk, act));
      heard[act.agent].push(await outcomeOf(work));
    }
    const files: string[] = [];
    for (const world of pair) {
      files.push(JSON.stringify(WorldFile.parse(writeWorld(await worlds.settled(world)))));
      await worlds.remove(world);
    }
    return [heard[0], files[0] ?? "", heard[1], files[1] ?? ""];
  }
  // Interleaved, and one after the other: every answer and both states are the same.
  expect(await play(true)).toEqual(await play(false));
});

test("no list on the agents' plane names a control of the harness", () => {
  const controls = OPERATIONS.flatMap(({ path }) =>
    path.split("/").filter((word) => /^\w+$/.test(word)),
  );
  const words = new Set(controls.filter((word) => !["state", "trace"].includes(word)));
  expect(words).toContain("grade");
  const lists = publishedTools.map(({ name, description }) =>
    `${name} ${description}`.toLowerCase(),
  );
  for (const word of words) {
    expect(
      lists.filter((text) => new RegExp(`\\b${word}\\b`).test(text)),
      word,
    ).toEqual([]);
  }
});
