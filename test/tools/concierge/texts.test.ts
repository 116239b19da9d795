import { describe, expect, test } from "vitest";
import { createTravelRequest } from "../../../src/tools/concierge/create-travel-request.ts";
import { searchDestinations } from "../../../src/tools/concierge/search-destinations.ts";
import { searchExcursions } from "../../../src/tools/concierge/search-excursions.ts";
import { searchTours } from "../../../src/tools/concierge/search-tours.ts";
import { conciergeContext } from "../../support/concierge.ts";

const CYRILLIC = /\p{Script=Cyrillic}/u;

/** Words in Latin letters, without ids, currencies and the parameter that continues a list. */
function latinWords(text: string): readonly string[] {
  return text.replace(/\[[a-z0-9-]+\]|USD|cursor "o\d+"/g, "").match(/[A-Za-z]{2,}/g) ?? [];
}

describe("the text of a search", () => {
  test("stands by itself: name, price, season and the slug for the next call", async () => {
    const { text } = await searchDestinations.call({ q: "tbilisi" }, await conciergeContext());
    expect(text).toMatch(
      /^Destinations, 1 \/ 1:\n1\. Tbilisi, Georgia: .*all year; 3 days, 5 days; from 600 USD \[tbilisi\]\n/,
    );
  });

  test("says how to go on, and that nothing was found", async () => {
    const context = await conciergeContext();
    const page = await searchTours.call({ limit: 2 }, context);
    expect(page.text).toContain('More: repeat with cursor "o2".');
    const none = await searchTours.call({ destination: "Atlantis" }, context);
    expect(none.text).toContain("Nothing was found.");
    expect(none.text).toContain("approximate");
  });

  test("is in Russian throughout when asked to", async () => {
    const context = await conciergeContext();
    const texts = await Promise.all(
      [
        searchDestinations.call({ q: "Грузия", lang: "ru" }, context),
        searchTours.call({ destination: "Грузия", lang: "ru", limit: 3 }, context),
        searchExcursions.call({ city: "Грузия", lang: "ru", limit: 3 }, context),
        createTravelRequest.call({ contact: "a@b.az", message: "Хочу.", lang: "ru" }, context),
      ].map(async (call) => (await call).text),
    );
    for (const text of texts) expect(text).toMatch(CYRILLIC);
    expect(texts.slice(0, 3).flatMap(latinWords)).toEqual([]);
  });

  test("is in Azerbaijani when asked to", async () => {
    const context = await conciergeContext();
    const { text } = await searchTours.call({ destination: "Gürcüstan", lang: "az" }, context);
    expect(text).toMatch(/^Turlar/);
    expect(text).not.toMatch(/\b(from|days|hotels|breakfast|tours?|prices|are|the)\b/i);
  });
});
