import { beforeAll, describe, expect, test } from "vitest";
import { CATEGORIES, LANGUAGES } from "../../../../src/domain/catalogue.ts";
import { TravelError } from "../../../../src/domain/errors.ts";
import type { ConciergeDesk } from "../../../../src/services/concierge/desk.ts";
import { categoryName } from "../../../../src/services/concierge/vocabulary.ts";
import { openConcierge } from "../../../support/concierge.ts";
import { fc } from "../../../support/properties.ts";

let desk: ConciergeDesk;

beforeAll(async () => {
  ({ desk } = await openConcierge());
});

async function slugs(request: Parameters<ConciergeDesk["searchDestinations"]>[0]) {
  return (await desk.searchDestinations(request)).destinations.map(({ slug }) => slug);
}

/** Of every page. */
async function allSlugs(request: { readonly category?: string; readonly q?: string }) {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await desk.searchDestinations({
      ...request,
      limit: 50,
      ...(cursor && { cursor }),
    });
    found.push(...page.destinations.map(({ slug }) => slug));
    cursor = page.next_cursor;
  } while (cursor !== undefined);
  return found;
}

/** How high a destination stands among what a text finds; 0 is the top. */
async function rank(q: string, slug: string): Promise<number> {
  const place = (await slugs({ q, limit: 50 })).indexOf(slug);
  return place < 0 ? Number.POSITIVE_INFINITY : place;
}

describe("free text", () => {
  test.each([
    ["georgia culture", "tbilisi"],
    ["Georgia", "tbilisi"],
    ["Грузия", "tbilisi"],
    ["грузия культура", "tbilisi"],
    ["gürcüstan", "tbilisi"],
    ["Gürcüstan mədəniyyət", "tbilisi"],
    ["tbilisi", "tbilisi"],
    ["Тбилиси", "tbilisi"],
    ["baku", "baku"],
    ["Bakı", "baku"],
    ["istanbul", "istanbul"],
    ["Стамбул", "istanbul"],
    ["turkey", "istanbul"],
    ["Paris", "paris"],
    ["Париж", "paris"],
    ["Rome", "rome"],
  ])("%j finds %s first", async (q, slug) => {
    expect(await rank(q, slug)).toBe(0);
  });

  test.each([
    ["tbilsi", "tbilisi"],
    ["Gorgia", "tbilisi"],
    ["Istambul", "istanbul"],
    ["в Грузию", "tbilisi"],
    ["по Грузии", "tbilisi"],
    ["Gürcüstana səyahət", "tbilisi"],
    ["gurcustan", "tbilisi"],
    ["Tbilisidə", "tbilisi"],
    ["georgian food", "tbilisi"],
    ["Barselona", "barcelona"],
    ["Tiflis", "tbilisi"],
  ])("%j finds %s among the first three, slips and endings and all", async (q, slug) => {
    expect(await rank(q, slug)).toBeLessThan(3);
  });

  test("about a country finds that country and nothing else", async () => {
    for (const q of ["georgia", "Грузия", "gürcüstan", "Грузию"]) {
      const { destinations } = await desk.searchDestinations({ q, lang: "en", limit: 50 });
      expect(new Set(destinations.map(({ country }) => country))).toEqual(new Set(["Georgia"]));
    }
  });

  test("is answered in its own language, unless another is asked for", async () => {
    const { destinations, lang } = await desk.searchDestinations({ q: "пляж в Грузии", limit: 1 });
    expect([lang, destinations[0]?.country]).toEqual(["ru", "Грузия"]);
    const asked = await desk.searchDestinations({ q: "пляж в Грузии", lang: "az", limit: 1 });
    expect(asked.lang).toBe("az");
  });

  test.each([
    ["Грузия", ["в Грузии", "по Грузии", "Грузию", "Грузией", "Gürcüstanda", "Gürcüstana"]],
    ["Испания", ["в Испании", "Испанию"]],
    ["Европа", ["по Европе", "в Европу"]],
    ["Кавказ", ["на Кавказе", "Кавказа"]],
    ["Греция", ["в Греции", "Грецию"]],
    ["Рим", ["в Риме", "из Рима", "Romada"]],
    ["Вена", ["в Вене", "Вену"]],
    ["Хива", ["в Хиве", "Хиву"]],
  ])("finds as much in a sentence as by the bare name %s", async (name, forms) => {
    const all = await slugs({ q: name, limit: 50 });
    expect(all.length).toBeGreaterThan(0);
    for (const q of forms)
      expect((await slugs({ q, limit: 50 })).toSorted()).toEqual(all.toSorted());
  });

  test("means both words: wine in the Caucasus is in Georgia or its neighbours", async () => {
    const { destinations, total } = await desk.searchDestinations({
      q: "Caucasus wine",
      limit: 50,
    });
    expect(total).toBeGreaterThan(0);
    for (const { country, best_for } of destinations) {
      expect(["Georgia", "Armenia", "Azerbaijan"]).toContain(country);
      expect(best_for).toContain("wine");
    }
  });

  test.each([
    ["wine", ["wine", "vineyards", "şərab", "вино"]],
    ["beach", ["beach", "seaside", "çimərlik", "пляж", "море"]],
    ["ski", ["skiing", "xizək", "лыжи"]],
    ["mountains", ["mountains", "dağlar", "горы", "в горах"]],
  ])("about %s finds everything that is for it, in the words %j", async (category, words) => {
    const wanted = await allSlugs({ category });
    expect(wanted.length).toBeGreaterThan(0);
    for (const q of words) {
      expect(await allSlugs({ q })).toEqual(expect.arrayContaining(wanted));
    }
  });

  test("that nothing fits wholly shows what fits in part, and says so", async () => {
    const answer = await desk.searchDestinations({ q: "tbilisi xyzzy", limit: 5 });
    expect(answer.destinations[0]?.slug).toBe("tbilisi");
    expect(answer.notes).toEqual([expect.stringContaining("some of them")]);
  });

  test("that fits nothing finds nothing", async () => {
    expect(await desk.searchDestinations({ q: "xyzzy", limit: 5 })).toMatchObject({
      destinations: [],
      total: 0,
      disclaimer: expect.stringContaining("approximate"),
    });
  });

  test("of blanks, signs and empty words shows everything", async () => {
    const { total } = await desk.searchDestinations({ limit: 1 });
    for (const q of ["", "   ", "?!*()[]", "\u0000"]) {
      expect((await desk.searchDestinations({ q, limit: 1 })).total).toBe(total);
    }
  });

  test("for a country keeps to it when it has not all that is wished for", async () => {
    const { destinations, notes } = await desk.searchDestinations({
      q: "Italy skiing and deserts",
      limit: 50,
    });
    expect(new Set(destinations.map(({ country }) => country))).toEqual(new Set(["Italy"]));
    expect(notes).toHaveLength(1);
  });

  test.each(["Paraguay", "Парагвай", "Vanuatu", "Asunción", "Greenland", "Bolivia"])(
    "%j, where the catalogue does not go, finds nothing like it",
    async (q) => {
      expect(await slugs({ q, limit: 5 })).toEqual([]);
    },
  );

  test.each(["Atlantis", "Atlantida"])("%j is not in the Atlantic of a description", async (q) => {
    expect(await slugs({ q, limit: 5 })).toEqual([]);
  });

  test.each([
    ["tbilsi", "en", "tbilisi", "comes near"],
    ["Lublin", "en", "dublin", "comes near"],
    ["Самара", "ru", "samarkand", "близкое"],
    ["в Самаре", "az", "samarkand", "yaxındır"],
  ])("%j says in %s that %s is only written like it", async (q, lang, slug, words) => {
    const { destinations, notes } = await desk.searchDestinations({ q, lang, limit: 5 });
    expect(destinations.map((one) => one.slug)).toEqual([slug]);
    expect(notes).toEqual([expect.stringContaining(words)]);
  });

  test.each(["Tiflis", "в Грузию", "Gürcüstanda", "georgian food", "italian", "vineyards"])(
    "%j, the same in other words or with another ending, needs no remark",
    async (q) => {
      const { total, notes } = await desk.searchDestinations({ q, limit: 5 });
      expect(total).toBeGreaterThan(0);
      expect(notes).toBeUndefined();
    },
  );

  test("of any signs is answered or refused, and never breaks", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 240 }), async (q) => {
        const answer = await desk
          .searchDestinations({ q, limit: 3 })
          .catch((error: unknown) => error);
        if (answer instanceof TravelError) expect(answer.details.reason).toBe("too_long");
        else expect(answer).toHaveProperty("destinations");
      }),
      { numRuns: 200 },
    );
  });

  test("that is an essay is refused", async () => {
    await expect(desk.searchDestinations({ q: "x".repeat(201), limit: 1 })).rejects.toMatchObject({
      code: "invalid",
      details: { field: "q", reason: "too_long" },
    });
  });
});

describe("filters", () => {
  test("by category keep what is for it, in any language", async () => {
    for (const category of CATEGORIES) {
      const { destinations } = await desk.searchDestinations({ category, limit: 50 });
      for (const { best_for } of destinations) expect(best_for).toContain(category);
      for (const lang of LANGUAGES) {
        const asked = categoryName(category, lang).toUpperCase();
        expect(await slugs({ category: asked, limit: 50 })).toEqual(
          destinations.map(({ slug }) => slug),
        );
      }
    }
  });

  test.each([
    ["beaches", "beach"],
    ["hiking", "walking"],
    ["гастрономия", "food"],
    ["muzeylər", "art"],
  ])("by %j mean %s", async (asked, category) => {
    expect(await slugs({ category: asked, limit: 50 })).toEqual(
      await slugs({ category, limit: 50 }),
    );
  });

  test("by a category that nobody knows say which there are, in the language asked", async () => {
    await expect(desk.searchDestinations({ category: "beech", limit: 5 })).rejects.toMatchObject({
      code: "invalid",
      message: expect.stringMatching(/adventure, .*, wine/),
      details: { reason: "unknown_category", field: "category", hint: 'Did you mean "beach"?' },
    });
    await expect(
      desk.searchDestinations({ category: "plyaj zzz", lang: "ru", limit: 5 }),
    ).rejects.toThrow(/Такой категории нет.*приключения/);
    await expect(
      desk.searchDestinations({ category: "культкра", lang: "ru", limit: 5 }),
    ).rejects.toMatchObject({ details: { hint: "Возможно, имелось в виду «культура»?" } });
  });

  test("by season keep what is good then; all year is good in every season", async () => {
    for (const season of ["spring", "yay", "осень", "winter", "fall", "July", "декабрь"]) {
      const found = await slugs({ season, q: "tbilisi", limit: 50 });
      expect(found).toEqual(["tbilisi"]);
    }
    const winter = await desk.searchDestinations({ season: "winter", limit: 50 });
    const all = await desk.searchDestinations({ limit: 50 });
    expect(winter.total).toBeLessThan(all.total);
    for (const { season } of winter.destinations) {
      expect(season).toMatch(/all year|December|January|February|(November|October|September) –/);
    }
  });

  test("by all year keep what is good in every month, and by any time keep all", async () => {
    for (const season of ["all year", "круглый год", "bütün il"]) {
      const { destinations } = await desk.searchDestinations({ season, limit: 50 });
      expect(destinations.length).toBeGreaterThan(0);
      for (const one of destinations) expect(one.season).toBe("all year");
    }
    const all = await desk.searchDestinations({ limit: 1 });
    expect((await desk.searchDestinations({ season: "any time", limit: 1 })).total).toBe(all.total);
  });

  test("by a season that does not exist say which there are", async () => {
    await expect(desk.searchDestinations({ season: "monsoonish", limit: 5 })).rejects.toMatchObject(
      {
        message: expect.stringMatching(/spring, summer, autumn, winter, all year/),
        details: { reason: "unknown_season", field: "season" },
      },
    );
    await expect(desk.searchDestinations({ season: "zzz", lang: "az", limit: 5 })).rejects.toThrow(
      /yaz, yay, payız, qış, bütün il/,
    );
  });

  test("by budget keep what costs no more, to the dollar", async () => {
    expect(await slugs({ q: "tbilisi", budget_max: 600, limit: 5 })).toEqual(["tbilisi"]);
    expect(await slugs({ q: "tbilisi", budget_max: 599, limit: 5 })).toEqual([]);
    await expect(desk.searchDestinations({ budget_max: -1, limit: 5 })).rejects.toMatchObject({
      details: { field: "budget_max" },
    });
  });
});

describe("answers", () => {
  test("have exactly the contract's fields, and an envelope", async () => {
    const answer = await desk.searchDestinations({
      category: "culture",
      budget_max: 1000,
      season: "summer",
      q: "georgia",
      limit: 1,
    });
    expect(answer).toEqual({
      destinations: [
        {
          slug: "tbilisi",
          name: "Tbilisi",
          country: "Georgia",
          city: "Tbilisi",
          short_description: expect.stringMatching(/^Historic capital .*wine culture\.$/),
          best_for: expect.arrayContaining(["culture", "food"]),
          approximate_budget_from: 600,
          currency: "USD",
          duration_options: ["3 days", "5 days"],
          season: "all year",
          disclaimer: "Prices are approximate.",
        },
      ],
      total: expect.any(Number),
      next_cursor: "o1",
      lang: "en",
      disclaimer: "Prices are approximate. Booking requires operator confirmation.",
    });
  });

  test.each([
    ["az", "Gürcüstan", "mədəniyyət", "bütün il", "3 gün", "Qiymətlər təxminidir."],
    ["ru", "Грузия", "культура", "круглый год", "3 дня", "Цены приблизительные."],
  ])("are wholly in %s when asked to", async (lang, country, category, season, days, words) => {
    const { destinations, ...envelope } = await desk.searchDestinations({
      q: "tbilisi",
      lang,
      limit: 1,
    });
    expect(destinations[0]).toMatchObject({
      country,
      season,
      best_for: expect.arrayContaining([category]),
      duration_options: expect.arrayContaining([days]),
      disclaimer: words,
    });
    expect(envelope.lang).toBe(lang);
    expect(envelope.disclaimer.startsWith(words)).toBe(true);
  });

  test("in a language that is not spoken are in English and say so", async () => {
    const answer = await desk.searchDestinations({ q: "tbilisi", lang: "fr", limit: 1 });
    expect(answer.lang).toBe("en");
    expect(answer.notes).toEqual([expect.stringContaining("English")]);
  });

  test("page through everything once", async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    let total = 0;
    do {
      const page = await desk.searchDestinations({ limit: 7, cursor });
      seen.push(...page.destinations.map(({ slug }) => slug));
      ({ total, next_cursor: cursor } = page);
    } while (cursor !== undefined);
    expect(new Set(seen).size).toBe(total);
    expect(seen).toHaveLength(total);
  });

  test("refuse a cursor that was never given out", async () => {
    await expect(desk.searchDestinations({ limit: 7, cursor: "7" })).rejects.toMatchObject({
      details: { reason: "bad_cursor", field: "cursor" },
    });
  });

  test("are the same every time", async () => {
    const { desk: another } = await openConcierge();
    for (const q of ["culture", "море", "şəhər"]) {
      expect(await another.searchDestinations({ q, limit: 50 })).toEqual(
        await desk.searchDestinations({ q, limit: 50 }),
      );
    }
  });
});
