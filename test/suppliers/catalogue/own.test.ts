import { describe, expect, test } from "vitest";
import type { CatalogueText } from "../../../src/domain/catalogue.ts";
import { distanceKm } from "../../../src/domain/geo.ts";
import { guideOf } from "../../../src/services/concierge/search/catalogue-guide.ts";
import { findTown } from "../../../src/world/hotels/towns.ts";
import { ownCatalogue } from "../../support/concierge.ts";

/** What fills a day can be reached in one. */
const DAY_TRIP_KM = 160;

const catalogue = await ownCatalogue();
const { destinations, tours, excursions } = guideOf(catalogue);

/** Every text that a traveller may read, with where it stands. */
function texts(): readonly (readonly [where: string, text: CatalogueText])[] {
  return [
    ...destinations.flatMap(({ destination: one, country }) => [
      [`${one.slug} country`, country.name] as const,
      [`${one.slug} name`, one.name] as const,
      [`${one.slug} description`, one.short_description] as const,
      [`${one.slug} tip`, one.tip] as const,
      ...one.places.flatMap((place) => [
        [`${one.slug} ${place.slug} name`, place.name] as const,
        [`${one.slug} ${place.slug}`, place.text] as const,
      ]),
    ]),
    ...tours.flatMap(({ tour }) => [
      [`${tour.slug} title`, tour.title] as const,
      ...tour.includes.en.map((en, index) => {
        const { az, ru } = tour.includes;
        return [`${tour.slug} includes`, { en, az: az[index] ?? "", ru: ru[index] ?? "" }] as const;
      }),
    ]),
    ...excursions.flatMap(({ excursion }) => [
      [`${excursion.slug} title`, excursion.title] as const,
      [`${excursion.slug} text`, excursion.text] as const,
    ]),
  ];
}

/** What nobody does in January. */
const OUT_OF_DOORS =
  /\b(?:picnic|beer garden|deckchair|under the vines|linden trees|pedal cart|dancing fountains|dinner outdoors|summer terrace)\b/i;

describe("the catalogue that comes with Wayfare", () => {
  test("is large enough to choose from", () => {
    expect(destinations.length).toBeGreaterThanOrEqual(100);
    expect(new Set(destinations.map(({ country }) => country.code)).size).toBeGreaterThanOrEqual(
      45,
    );
    expect(tours.length).toBeGreaterThanOrEqual(100);
    expect(excursions.length).toBeGreaterThanOrEqual(200);
  });

  test("has hotels wherever it sends people, Kazbegi too", () => {
    expect(destinations.map(({ destination }) => destination.slug)).toContain("kazbegi");
    const bare = destinations.filter(
      ({ destination }) => (findTown(destination.place)?.hotels ?? 0) < 1,
    );
    expect(bare).toEqual([]);
  });

  test("puts towns and sights where they are, near the place to stay", () => {
    const astray = destinations.flatMap(({ destination }) => {
      const town = findTown(destination.place);
      return [
        ...(town ? [{ slug: "the town itself", lat: town.lat, lon: town.lon }] : []),
        ...destination.places,
      ]
        .map((place) => [destination.slug, place.slug, distanceKm(destination, place)] as const)
        .filter(([, , distance]) => distance > DAY_TRIP_KM);
    });
    expect(astray).toEqual([]);
  });

  test("is written in Russian in Russian letters and in Azerbaijani in Latin ones", () => {
    const wrong = texts().filter(
      ([, { en, az, ru }]) =>
        !/\p{Script=Cyrillic}/u.test(ru) ||
        /\p{Script=Cyrillic}/u.test(az) ||
        /\p{Script=Cyrillic}/u.test(en),
    );
    expect(wrong).toEqual([]);
  });

  test("never says one sentence of two places", () => {
    const seen = new Map<string, string>();
    const repeated: string[] = [];
    for (const [where, text] of texts()) {
      for (const sentence of [text.en, text.az, text.ru]) {
        if (!sentence.endsWith(".")) continue;
        const before = seen.get(sentence);
        if (before !== undefined) repeated.push(`${before}, ${where}: ${sentence}`);
        seen.set(sentence, where);
      }
    }
    expect(repeated).toEqual([]);
  });

  test("shows nothing at an hour that its own words speak against", () => {
    const hours: readonly (readonly [RegExp, string])[] = [
      [
        /\b(?:sunset|dusk|after dark|midnight|nightfall|late at night|evening|lights? (?:come on|up))\b/i,
        "evening",
      ],
      [/\blate afternoon\b/i, "afternoon"],
      [/\b(?:late afternoon)\b/i, "evening"],
      [
        /\b(?:dawn|sunrise|breakfast|at opening|before noon|until noon|by eleven|before nine|after it opens|before the day)\b/i,
        "morning",
      ],
      [/\bmorning\b/i, "morning"],
    ];
    const wrong = destinations.flatMap(({ destination }) =>
      destination.places.flatMap(({ slug, text, parts }) => {
        const said = hours.filter(([words]) => words.test(text.en)).map(([, part]) => part);
        return said.length > 0 && parts.some((part) => !said.includes(part))
          ? [`${destination.slug} ${slug} (${parts}): ${text.en}`]
          : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test("is closed on every weekday but those that its own words name", () => {
    // "…; on Sundays with steel drums" is more of the same place, not the only day of it.
    const aside = /[;:].*|, (?:with|where|which|as)\b.*/;
    const only =
      /(?:\bon (?:a |an )?|\bthe |, |\bor |\bto )(mon|tue|wed|thu|fri|sat|sun)[a-z]*day/gi;
    const things = [
      ...destinations.flatMap(({ destination }) => destination.places),
      ...excursions.map(({ excursion }) => excursion),
    ];
    const wrong = things.filter(({ text, closed = [] }) => {
      const said = [...text.en.replace(aside, "").matchAll(only)].map(([, day = ""]) =>
        day.toLowerCase(),
      );
      return said.length > 0 && (closed.length === 0 || closed.some((day) => said.includes(day)));
    });
    expect(wrong.map(({ slug, text }) => `${slug}: ${text.en}`)).toEqual([]);
  });

  test("shows what is for fine weather in its months alone, where winters are cold", () => {
    const cold = 40;
    const wrong = destinations.flatMap(({ destination }) =>
      destination.places
        .filter(({ text, months }) => OUT_OF_DOORS.test(text.en) && !months)
        .map(({ slug }) => `${destination.slug} ${slug}`)
        .filter(() => Math.abs(destination.lat) > cold),
    );
    expect(wrong).toEqual([]);
  });

  test("speaks of children only where children are", () => {
    const wrong = destinations.flatMap(({ destination }) =>
      destination.places.filter(
        (place) =>
          /\b(?:with|let|give|bring) (?:the )?children\b/i.test(place.text.en) &&
          !place.for_children,
      ),
    );
    expect(wrong).toEqual([]);
  });

  test("knows what every visitor expects of a place", () => {
    const wrong = destinations
      .map(({ destination }) => destination)
      .filter(({ places }) => {
        const musts = places.filter(({ must }) => must).length;
        return musts < 3 || musts > 6;
      });
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  test("goes through a great country in several places, along a tour of its own", () => {
    const alone = "US CA AU NZ BR AR CL PE MX CU DO CO CR ZA EG TN NA".split(" ").filter((code) => {
      const there = destinations.filter(({ country }) => country.code === code);
      const slugs = new Set(there.map(({ destination }) => destination.slug));
      const rounds = tours.filter(
        ({ tour }) =>
          tour.destinations.length > 1 && tour.destinations.every((slug) => slugs.has(slug)),
      );
      return there.length < 2 || rounds.length === 0;
    });
    expect(alone).toEqual([]);
  });

  test("has for every category somewhere to go", () => {
    const categories = destinations.flatMap(({ destination }) => destination.categories);
    expect(new Set(categories).size).toBe(22);
  });
});
