import { afterEach, beforeAll, expect, test } from "vitest";
import type { PlanRequest } from "../../../../src/domain/contracts/concierge/plan.ts";
import { readByModel } from "../../../../src/services/concierge/plan/wish/model-reading.ts";
import { chatModel } from "../../../../src/suppliers/llm/chat.ts";
import {
  type Reply,
  SILENCE,
  type StubModel,
  stubModel,
} from "../../../suppliers/llm/stub-model.ts";
import { NO_SIGNAL, openPlanner, planningDesk, type TestPlanner } from "./support.ts";

/** Nothing of it is in a lexicon. */
const QUERY = "the town with the crooked clock tower, sum ten sunrises, when the grapes get picked";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

let stub: StubModel | undefined;
afterEach(async () => {
  await stub?.close();
  stub = undefined;
});

async function read(reply: unknown, request: PlanRequest = { query: QUERY }, timeoutMs = 20_000) {
  stub = await stubModel(() => replyOf(reply));
  const model = chatModel({ baseUrl: stub.baseUrl, model: "any", timeoutMs });
  return await readByModel(model, request, planner.deps, NO_SIGNAL.signal);
}

function replyOf(reply: unknown): Reply | string {
  if (reply === SILENCE) return SILENCE;
  return typeof reply === "string" ? reply : JSON.stringify(reply);
}

test("what a model reads in the words is taken like a field", async () => {
  const taken = await read({
    days: { value: 10, quote: "ten sunrises" },
    destinations: { value: ["Tbilisi"], quote: "The town with the crooked clock tower" },
    month: { value: "9", quote: "when the grapes get picked" },
  });
  expect(taken).toEqual({ query: QUERY, days: 10, destinations: ["Tbilisi"], month: "9" });
});

test.each<[string, unknown]>([
  ["words that the request does not have", { days: { value: 10, quote: "ten days" } }],
  ["no words at all", { days: { value: 10, quote: " " } }],
  ["a length beyond the contract", { days: { value: 4000, quote: "ten sunrises" } }],
  [
    "a place that nothing knows",
    { destinations: { value: ["Hogwarts"], quote: "the town with the crooked clock tower" } },
  ],
  ["a start that nothing knows", { origin: { value: "Hogwarts", quote: "sunrises" } }],
  ["a price", { budget: { value: "1 USD", quote: "sunrises" } }],
  ["prose", "Ten days in Tbilisi would be lovely."],
  ["a list", [{ value: 10, quote: "ten sunrises" }]],
  ["an error", { error: "overloaded" }],
])("%s changes nothing", async (_, reply) => {
  expect(await read(reply)).toEqual({ query: QUERY });
});

test("a silent model changes nothing", async () => {
  expect(await read(SILENCE, { query: QUERY }, 200)).toEqual({ query: QUERY });
});

test("what a field or the reader says is not asked, and not overruled", async () => {
  const request = { query: "5 days in Rome for two in May", days: 6 };
  expect(await read({ days: { value: 9, quote: "5 days" } }, request)).toEqual(request);
  expect(stub?.asked).toEqual([]);
});

test("a plan and its budget follow the same reading", async () => {
  stub = await stubModel(() =>
    JSON.stringify({
      days: { value: 4, quote: "ten sunrises" },
      destinations: { value: ["Tbilisi"], quote: "the town with the crooked clock tower" },
    }),
  );
  const model = chatModel({ baseUrl: stub.baseUrl, model: "any", timeoutMs: 20_000 });
  const desk = planningDesk(planner.deps, model);
  const plan = await desk.planTrip({ query: QUERY }, NO_SIGNAL);
  const budget = await desk.calculateBudget({ query: QUERY }, NO_SIGNAL);
  expect(plan.itinerary.map(({ city }) => city)).toEqual(Array(4).fill("Tbilisi"));
  expect(budget).toMatchObject({ days: 4, total: plan.budget.total });
});
