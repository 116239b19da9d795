import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { formatsOf } from "../../console/src/format/formats.ts";
import { az } from "../../console/src/i18n/az.ts";
import { en, type Text, type Texts } from "../../console/src/i18n/en.ts";
import { ru } from "../../console/src/i18n/ru.ts";
import { serverAz } from "../../console/src/i18n/server-az.ts";
import { serverRu } from "../../console/src/i18n/server-ru.ts";
import { AS_SAID } from "../../console/src/i18n/server-words.ts";
import { translator } from "../../console/src/i18n/translate.ts";
import { planText } from "../../console/src/views/desk/plan-text.ts";
import { HOLE, templatesFor, templateText } from "../../console/src/views/desk/templates.ts";
import { roomWords } from "../../src/domain/room-words.ts";
import { ERASED } from "../../src/services/operator/erase.ts";
import { roomKindsOf } from "../../src/world/hotels/room-kinds.ts";

const published = z
  .array(z.object({ name: z.string() }))
  .parse(JSON.parse(readFileSync("src/tools/published.json", "utf8")));

const LANGUAGES: readonly [string, Texts][] = [
  ["en", en],
  ["az", az],
  ["ru", ru],
];
/** Names, and words that are the same everywhere. */
const SAME_EVERYWHERE = /^(common\.none|kind\.vip|try\.(json|mcp|curl|took|item)|desk\.gds)$/;

function formsOf(text: Text): readonly string[] {
  return typeof text === "string" ? [text] : Object.values(text);
}

function placesIn(text: string): readonly string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name).sort();
}

describe.each(LANGUAGES)("the texts in %s", (language, texts) => {
  test("have the keys of the English ones and no empty text", () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(en).sort());
    expect(Object.values(texts).flatMap(formsOf)).not.toContain("");
  });

  test("fill in what the English ones fill in, in every form", () => {
    for (const [key, text] of Object.entries(texts)) {
      const [wanted = ""] = formsOf(new Map<string, Text>(Object.entries(en)).get(key) ?? "");
      for (const form of formsOf(text)) {
        expect([key, placesIn(form)]).toEqual([key, placesIn(wanted)]);
      }
    }
  });

  test("has the forms that its numbers need", () => {
    const rules = new Intl.PluralRules(language);
    const needed = new Set([0, 1, 2, 3, 5, 11, 21, 22, 100].map((n) => rules.select(n)));
    for (const [key, text] of Object.entries(texts)) {
      if (typeof text === "string") continue;
      for (const rule of needed) expect(Object.keys(text), `${key} ${rule}`).toContain(rule);
    }
  });
});

test.each([
  ["az", az],
  ["ru", ru],
])("every text is translated to %s", (_, texts) => {
  const english = new Map<string, Text>(Object.entries(en));
  const same = Object.entries(texts)
    .filter(([key]) => !SAME_EVERYWHERE.test(key))
    .filter(([key, text]) => formsOf(text)[0] === formsOf(english.get(key) ?? "")[0]);
  expect(same).toEqual([]);
});

test.each([
  ["az", serverAz],
  ["ru", serverRu],
] as const)(
  "tools, refusals and rooms of the server are said in %s",
  (lang, { tools, rooms: said, refusals, people }) => {
    const { firstName, lastName } = ERASED;
    expect(Object.keys(people)).toEqual([`${firstName} ${lastName}`]);
    expect(Object.keys(tools).sort()).toEqual(published.map(({ name }) => name).sort());
    expect(Object.keys(refusals)).toEqual(Object.keys(serverAz.refusals));
    const rooms = [1, 2, 3, 4, 5].flatMap((stars) => roomKindsOf(0, stars, true));
    // On the page as on the traveller's itinerary.
    for (const { name } of rooms) expect([name, said[name]]).toEqual([name, roomWords(lang, name)]);
    expect(Object.keys(said).sort()).toEqual([...new Set(rooms.map(({ name }) => name))].sort());
    expect(rooms.filter(({ name }) => said[name] === name)).toEqual([]);
  },
);

test("Azerbaijani has one word for a booking", () => {
  const said = [...Object.values(az).flatMap(formsOf), ...Object.values(serverAz.refusals)];
  expect(said.filter((text) => /rezerv/i.test(text))).toEqual([]);
});

test("a number chooses the form, and the form shows the number", () => {
  const t = translator(ru, "ru");
  expect([1, 2, 5, 21].map((n) => t("desk.count", { n }))).toEqual([
    "1 заявка",
    "2 заявки",
    "5 заявок",
    "21 заявка",
  ]);
});

test("a text without a value keeps its place visible instead of losing a word", () => {
  expect(translator(en, "en")("request.with", {})).toBe("With {name}");
  const many = (language: "en" | "az" | "ru", texts: Texts, n: number) =>
    translator(texts, language)("bookings.count", { n }).replace(/\s/g, " ");
  expect([many("en", en, 50_000), many("en", en, 2_026)]).toEqual([
    "50,000 bookings",
    "2026 bookings",
  ]);
  expect(many("az", az, 50_000)).toContain("50.000");
  expect(many("ru", ru, 50_000)).toContain("50 000");
});

test("a template is filled from the request's later words, and says of what is missing that it is", () => {
  const format = formatsOf("en");
  const speech = { language: "en", t: translator(en, "en"), format, server: AS_SAID } as const;
  const proposal = {
    ...{
      adults: 1,
      children: 0,
      infants: 0,
      cabin: "economy" as const,
      stays: [],
      names: [],
      guessed: [],
    },
    departure: "2027-02-08",
    returning: "2027-02-14",
  };
  const filled = templateText("budget", { destination: "Dubai", proposal }, speech);
  expect(filled).toContain("Dubai, Mon, 8 Feb 2027 – Sun, 14 Feb 2027");
  expect(templateText("ready", { proposal }, speech)).toContain(HOLE);
  expect(templatesFor({})).not.toContain("ready");
  expect(templatesFor({ pnr: "TEST-ABC234" })).toContain("ready");
  expect(templatesFor({ pnr: "TEST-ABC234", bookingCancelled: true })).not.toContain("ready");
  const part = { bookingStatus: "confirmed" as const, originCode: "LGW", destinationCode: "ORY" };
  const times = { departureTime: "2027-02-08T23:10:00Z", arrivalTime: "2027-02-09T01:25:00+01:00" };
  const stay = { hotelName: "Grand", checkInDate: "2027-02-09", checkOutDate: "2027-02-14" };
  const booked = {
    flights: [{ ...part, ...times, flightNumber: "VY540" }],
    hotels: [{ ...stay, status: "confirmed" as const }],
    totalPrice: 203_105,
  };
  expect(templateText("ready", { pnr: "TEST-ABC234", proposal, booked }, speech)).toMatch(
    /TEST-ABC234.*– Mon, 8 Feb 2027, 23:10 LGW → ORY 01:25 \(Tue, 9 Feb 2027\), VY540.*– Tue, 9 Feb 2027 – Sun, 14 Feb 2027, Grand.*: \$2,031\.05$/s,
  );
});

test("a plan to send names flights, hotels and what its sum is made up of, and leaves out days before those", () => {
  const format = formatsOf("en");
  const speech = { language: "en", t: translator(en, "en"), format, server: AS_SAID } as const;
  const day = {
    city: "Paris",
    morning: "Louvre.",
    afternoon: "Orsay.",
    evening: "Seine.",
    tips: "",
  };
  const plan = {
    ...{ summary: "Six days in Paris.", destinations: ["Paris"], activities: [], notes: [] },
    ...{ disclaimer: "Approximate.", lang: "en" as const, transfers: [], travelers: 2 },
    budget: { currency: "GBP", total: 3386, perPerson: 1693 },
    itinerary: [1, 2].map((number) => ({ ...day, day: number, morning: `Louvre ${number}.` })),
    hotels: ["Grand Hôtel 5★, Paris"],
    flights: ["LHR–CDG AF1381, £120 for both"],
  };
  const sum = (heading: "lodging" | "food", label: string, expected: number) => {
    return { heading, label, low: expected, expected, high: expected };
  };
  const breakdown = [sum("lodging", "Lodging", 1455.67), sum("food", "Food", 0)];
  const whole = planText(plan, { breakdown }, speech, 4_000);
  for (const part of [
    "– LHR–CDG AF1381, £120 for both",
    "– Grand Hôtel 5★, Paris",
    "Day 2, Paris. Louvre 2.",
    "About £3,386 for 2 travellers:\n– Lodging: £1,456\n\nPrices are estimates until all is booked.",
  ]) {
    expect(whole).toContain(part);
  }
  expect(whole).not.toContain("Food");
  const short = planText(plan, undefined, speech, whole.length - 60);
  expect(short).toContain(
    "About £3,386 for 2 travellers\n\nPrices are estimates until all is booked.",
  );
  const cut = planText(plan, { breakdown }, speech, whole.length - 1);
  expect(cut).not.toContain("Day 2");
  expect(cut).toContain("The further days follow in another message.\n\nAbout");
  // What has to be known goes along, parts add up to their sum, and nothing is said twice.
  const notes = ["€832 over the budget of €4,000.", "The trip falls into Ramadan."];
  const said = (number: number, ...[morning = "", afternoon = "", evening = ""]: string[]) => {
    return { ...day, day: number, morning, afternoon, evening };
  };
  const itinerary = [
    said(1, "Kept for your work.", "Kept for your work until about six.", "Dinner."),
    said(
      2,
      "“Cellars”: by train to Reims.",
      "“Cellars” goes on.",
      "“Cellars”: back at about 19:00.",
    ),
    said(3, "Kept for your work.", "Kept for your work until about six.", "Opera."),
    said(4, "Free time.", "Free time.", "Free time."),
    said(5, "Free time.", "Free time.", "Free time."),
  ];
  const thirds = [
    sum("lodging", "Lodging", 33.4),
    sum("food", "Food", 66.6),
    sum("food", "Sea", 0.5),
  ];
  const sent = planText({ ...plan, notes, itinerary }, { breakdown: thirds }, speech, 4_000);
  for (const part of [
    "Notes:\n– €832 over the budget of €4,000.\n– The trip falls into Ramadan.\n\nPrices are estimates until all is booked.",
    "– Lodging: £33\n– Food: £67\n– Sea: £1\n",
    "Day 1, Paris. Kept for your work until about six. Dinner.\n",
    "Day 2, Paris. “Cellars”: by train to Reims. “Cellars”: back at about 19:00.\n",
    "Day 3, Paris. Kept for your work until about six. Opera.\n",
    "Day 4–5, Paris. Free time.\n",
  ]) {
    expect(sent).toContain(part);
  }
});
