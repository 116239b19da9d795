import { afterAll, beforeAll, describe } from "vitest";
import { simulatedFlights } from "../../src/suppliers/simulated/flights.ts";
import { simulatedOffers } from "../../src/suppliers/simulated/offers.ts";
import { seedFrom } from "../../src/world/random.ts";
import { type OpenSource, offerSourceContract } from "../contracts/offer-source.ts";
import { NOON } from "../support/desk.ts";
import { type Served, startSandbox } from "../surfaces/duffel-sandbox/served.ts";
import { openSource } from "./duffel/source.ts";

describe("the simulated world as a source of offers", () => {
  const flights = simulatedFlights(seedFrom("fixed"));
  const source = simulatedOffers(flights, { now: () => NOON, world: "fixed" });
  offerSourceContract(() => ({ source, now: NOON }));
});

describe("Duffel as a source of offers, on the sandbox", () => {
  let sandbox: Served;
  let opened: OpenSource;
  beforeAll(async () => {
    sandbox = await startSandbox();
    opened = { source: openSource(sandbox.origin).source, now: NOON };
  });
  afterAll(() => sandbox.close());
  offerSourceContract(() => opened);
});
