import { type Duffel, DuffelError } from "@duffel/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Served, startSandbox } from "./served.ts";
import { firstOffer, order, search } from "./trips.ts";

let served: Served;
let limited: Served;

beforeAll(async () => {
  served = await startSandbox();
  limited = await startSandbox({ RATE_LIMIT_ENABLED: "true", RATE_LIMIT_PER_MINUTE: "1" });
});

afterAll(async () => {
  await served.close();
  await limited.close();
});

async function beyondTheLimit(): Promise<void> {
  await limited.duffel.airlines.list();
  await limited.duffel.airlines.list();
}

/** A way to meet every kind of error that Duffel has. */
const WAYS: readonly (readonly [string, number, (duffel: Duffel) => Promise<unknown>])[] = [
  ["authentication_error", 401, () => served.client(" ").airlines.list()],
  ["invalid_request_error", 404, (duffel) => duffel.orders.get("ord_1")],
  ["validation_error", 422, (duffel) => search(duffel, { date: "2020-01-01" })],
  [
    "invalid_state_error",
    422,
    async (duffel) =>
      order(duffel, await firstOffer(duffel, { origin: "LGW", destination: "STN" })),
  ],
  [
    "airline_error",
    502,
    async (duffel) =>
      order(duffel, await firstOffer(duffel, { origin: "LHR", destination: "LGW" })),
  ],
  ["rate_limit_error", 429, beyondTheLimit],
  ["api_error", 504, (duffel) => search(duffel, { origin: "STN", destination: "LHR" })],
];

describe("the official client reads every kind of error", () => {
  test.each(WAYS)("%s", async (type, status, meet) => {
    const error: unknown = await meet(served.duffel).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (!(error instanceof DuffelError)) throw new Error("Not a DuffelError", { cause: error });
    expect(error.status).toBe(status);
    expect(error.meta.status).toBe(status);
    expect(error.meta.request_id).toBe(error.headers.get("x-request-id"));
    expect(error.errors[0]).toMatchObject({
      type,
      code: expect.stringMatching(/^[a-z_]+$/),
      title: expect.any(String),
      message: expect.any(String),
      documentation_url: expect.stringMatching(/^https:/),
    });
  });
});
