import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { PlanAnswer } from "../../../../src/domain/contracts/concierge/plan.ts";
import { factsOf, isFaithful } from "../../../../src/services/concierge/plan/wording/polish.ts";
import { chatModel } from "../../../../src/suppliers/llm/chat.ts";
import {
  type Reply,
  SILENCE,
  type StubModel,
  stubModel,
} from "../../../suppliers/llm/stub-model.ts";
import { NO_SIGNAL, openPlanner, planningDesk, type TestPlanner } from "./support.ts";

const KEY = "sk-very-secret";
// Nothing is left open, so the model is asked for the wording alone.
const REQUEST = { query: "5 days in Georgia for two", lang: "en", month: "5" };

let planner: TestPlanner;
let plain: PlanAnswer;
beforeAll(async () => {
  planner = await openPlanner();
  plain = await planner.desk.planTrip(REQUEST, NO_SIGNAL);
});

let stub: StubModel | undefined;
afterEach(async () => {
  await stub?.close();
  stub = undefined;
});

type Prose = Pick<PlanAnswer, "summary" | "itinerary">;

/** A plan that was polished by a model which rewrites prose like this. */
async function polishedBy(rewrite: (prose: Prose) => unknown): Promise<PlanAnswer> {
  return await polishedByReply((content) => JSON.stringify(rewrite(JSON.parse(content))));
}

async function polishedByReply(
  reply: (content: string) => Reply | string,
  timeoutMs = 20_000,
): Promise<PlanAnswer> {
  stub = await stubModel(({ body }) => reply(body.messages.at(-1)?.content ?? ""));
  const polisher = chatModel({ baseUrl: stub.baseUrl, model: "any", key: KEY, timeoutMs });
  return await planningDesk(planner.deps, polisher).planTrip(REQUEST, NO_SIGNAL);
}

function each(prose: Prose, rewrite: (text: string) => string): Prose {
  return {
    summary: prose.summary,
    itinerary: prose.itinerary.map((day) => ({ ...day, afternoon: rewrite(day.afternoon) })),
  };
}

test("takes prose that keeps to the facts, and leaves everything else as it is", async () => {
  const polished = await polishedBy((prose) =>
    each(prose, (text) => `Take your time: ${text.charAt(0).toLowerCase()}${text.slice(1)}`),
  );
  const changed = polished.itinerary.filter(({ afternoon }) =>
    afternoon.startsWith("Take your time: "),
  );
  expect(changed.length).toBeGreaterThan(0);
  const { itinerary: _, ...rest } = polished;
  const { itinerary: __, ...plainRest } = plain;
  expect(rest).toEqual(plainRest);
  expect(polished.itinerary.map(({ morning }) => morning)).toEqual(
    plain.itinerary.map(({ morning }) => morning),
  );
});

test("reads JSON out of a fence", async () => {
  const polished = await polishedByReply((content) => {
    const prose: Prose = JSON.parse(content);
    const better = each(prose, (text) => `Then ${text.charAt(0).toLowerCase()}${text.slice(1)}`);
    return `Here you are:\n\`\`\`json\n${JSON.stringify(better)}\n\`\`\``;
  });
  expect(polished.itinerary.some(({ afternoon }) => afternoon.startsWith("Then "))).toBe(true);
});

test.each<[string, (text: string) => string]>([
  ["a place that is not there", (text) => `${text} Then see the Eiffel Tower.`],
  ["a place at the start of a sentence", (text) => `${text} Hogwarts awaits you.`],
  [
    "a place of another day",
    (text) => `${text} Then see Rustaveli Avenue and Gergeti Trinity Church.`,
  ],
  ["a price", (text) => `${text} It costs 15.`],
  ["a price in words", (text) => `${text} It costs fifteen dollars.`],
  ["a time", (text) => `${text} Be there at 9:30.`],
  ["a promise", (text) => `${text} Your table is booked.`],
  ["a link", (text) => `${text} See www.example.com.`],
  ["another language", () => "Прогуляйтесь по городу."],
  ["an essay", (text) => `${text} ${"And then walk on and on. ".repeat(20)}`],
  ["nothing", () => ""],
])("rejects %s that the model makes up", async (_, rewrite) => {
  const polished = await polishedBy((prose) => each(prose, rewrite));
  expect(polished.itinerary).toEqual(plain.itinerary);
  expect(polished.notes.at(-1)).toBe(
    "The wording could not be polished, so this is the plain plan.",
  );
});

test("rejects a sentence that loses the place it is about", async () => {
  const polished = await polishedBy((prose) => each(prose, () => "Enjoy the afternoon."));
  for (const [index, { afternoon }] of polished.itinerary.entries()) {
    const before = plain.itinerary[index]?.afternoon ?? "";
    if (/ \p{Lu}/u.test(before)) expect(afternoon).toBe(before);
  }
});

test.each<[string, (content: string) => Reply | string]>([
  ["an error", () => ({ status: 500, body: `{"error":"${KEY}"}` })],
  ["no JSON", () => "I would rather not."],
  ["the wrong JSON", () => '{"itinerary":"none"}'],
  ["silence", () => SILENCE],
])("answers with the plain plan, and says so, on %s", async (_, reply) => {
  const polished = await polishedByReply(reply, 300);
  const { notes, ...rest } = polished;
  const { notes: plainNotes, ...plainRest } = plain;
  expect(rest).toEqual(plainRest);
  expect(notes).toEqual([
    ...plainNotes,
    "The wording could not be polished, so this is the plain plan.",
  ]);
  expect(JSON.stringify(polished)).not.toContain(KEY);
});

test("shows the model the prose alone, never what it costs", async () => {
  await polishedBy((prose) => prose);
  const [asked] = stub?.asked ?? [];
  expect(asked?.authorization).toBe(`Bearer ${KEY}`);
  const sent = JSON.stringify(asked?.body);
  expect(sent).not.toContain(KEY);
  expect(sent).not.toContain(String(plain.budget.total));
});

describe("a polished sentence", () => {
  const plainRu =
    "Поднимитесь на канатной дороге к крепости Нарикала и посмотрите на крыши старого города.";
  const facts = factsOf("ru", [plainRu, "Тбилиси"]);

  test.each([
    [
      "Вечером поднимитесь по канатной дороге к Нарикале и полюбуйтесь крышами старого города.",
      true,
    ],
    ["Сначала канатная дорога, затем крепость Нарикала и крыши Тбилиси.", true],
    ["Поднимитесь к Нарикале, а затем в Метехи.", false],
    ["Поднимитесь к крепости Нарикала за 5 минут.", false],
    ["Ride the cable car to Narikala.", false],
  ])("%s", (sentence, faithful) => {
    expect(isFaithful(sentence, plainRu, facts)).toBe(faithful);
  });
});
