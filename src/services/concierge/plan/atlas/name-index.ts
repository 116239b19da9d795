import { type CatalogueText, LANGUAGES } from "../../../../domain/catalogue.ts";
import { remembered } from "../../../../memory/bounded-cache.ts";
import { lazily } from "../../../../memory/lazily.ts";
import { fold } from "../../../../reading/fold.ts";
import { inflections } from "../../../../reading/inflections.ts";
import { isOneApart } from "../../../../text/nearest.ts";
import {
  CITY_ALIASES,
  COUNTRY_ALIASES,
  JOURNEYS,
  REGIONS,
  SIGHTS,
  SPOT_ALIASES,
} from "../understand/lexicon/aliases.ts";
import type { Spot } from "./atlas.ts";

/** What a name stands for. */
export type Named =
  /** With the others that are meant by the same name: "Umrah" is Mecca and Medina. */
  | {
      readonly kind: "spot";
      readonly spot: Spot;
      readonly others?: readonly Spot[];
      readonly sight?: true;
    }
  | { readonly kind: "country"; readonly code: string }
  | { readonly kind: "region"; readonly countries: readonly string[] };

/** A country that the catalogue does not have. */
export interface Abroad {
  readonly kind: "abroad";
  readonly name: string;
  /** Of the country; left out for a namesake far away. */
  readonly code?: string;
}

export interface NameIndex {
  /** By its name in any of the languages, every word of which may have an ending. */
  named(name: string): Named | Abroad | undefined;
  /** Whether a name may begin with a word as lexicons hold it, in any case: most words begin none. */
  begins(low: string): boolean;
  /** For a word with a letter wrong, in the nominative. */
  like(word: string): Named | undefined;
}

export function nameIndex(
  spots: readonly Spot[],
  countries: ReadonlyMap<string, CatalogueText>,
): NameIndex {
  const whole = new Map<string, Named | Abroad>();
  const stems = new Map<string, Named | Abroad>();
  const beginnings = new Set<string>();
  const byLetter = new Map<string, { readonly name: string; readonly named: Named }[]>();
  function add(name: string, named: Named | Abroad): void {
    const key = keyOf(name);
    // A city wins over the country of its name, which comes later.
    if (key === "" || whole.has(key)) return;
    whole.set(key, named);
    const [first = ""] = key.split(" ");
    beginnings.add(first.slice(0, first.length > SHORT_WORD ? 3 : 2));
    if (key.includes(" ")) stems.set(stemsOf(name), named);
    else if (named.kind !== "abroad" && key.length >= SHORTEST_MISSPELT) {
      const letter = key.charAt(0);
      byLetter.set(letter, [...(byLetter.get(letter) ?? []), { name: key, named }]);
    }
  }
  for (const spot of spots) {
    const { name, city } = spot.destination;
    const own = countries.get(spot.country);
    const texts = [name, city].flatMap(({ en, az, ru }) => [en, az, ru]);
    for (const text of [...texts, ...(SPOT_ALIASES[spot.slug] ?? [])]) {
      // A country of one city is asked for by its own name; then the whole country is meant.
      if (own && [own.en, own.az, own.ru].includes(text)) continue;
      add(text, { kind: "spot", spot });
    }
  }
  for (const spot of spots)
    for (const text of SIGHTS[spot.slug] ?? []) add(text, { kind: "spot", spot, sight: true });
  for (const { names, slugs } of JOURNEYS) {
    const [spot, ...others] = slugs.flatMap((slug) => spots.find((one) => one.slug === slug) ?? []);
    for (const text of spot ? names : []) if (spot) add(text, { kind: "spot", spot, others });
  }
  for (const [code, { en, az, ru }] of countries) {
    for (const text of [en, az, ru, ...(COUNTRY_ALIASES[code] ?? [])])
      add(text, { kind: "country", code });
  }
  for (const { names, countries: members } of REGIONS) {
    const known = members.filter((code) => countries.has(code));
    if (known.length === 0) continue;
    for (const text of names) add(text, { kind: "region", countries: known });
  }
  for (const lang of LANGUAGES) {
    for (const code of COUNTRY_CODES) {
      if (!countries.has(code)) add(countryNames()[lang].of(code) ?? "", abroad(code));
    }
  }
  return {
    named(name) {
      const key = keyOf(name);
      // In other letters a name of several words has no stems but itself.
      const isInCases = key.includes(" ") && CYRILLIC.test(name);
      return whole.get(key) ?? (isInCases ? stems.get(stemsOf(name)) : undefined);
    },
    begins: (low) => beginnings.has(low.slice(0, 3)) || beginnings.has(low.slice(0, 2)),
    like(word) {
      const key = fold(word);
      // "Tasmania" is a name of its own, and no Tanzania.
      if (CITY_ALIASES.has(key)) return undefined;
      return byLetter.get(key.charAt(0))?.find(({ name }) => isOneApart(key, name))?.named;
    },
  };
}

function abroad(code: string): Abroad {
  return { kind: "abroad", code, name: countryNames().en.of(code) ?? code };
}

/** The name of any country. */
export function countryText(code: string): CatalogueText {
  const { en, az, ru } = countryNames();
  return { en: en.of(code) ?? code, az: az.of(code) ?? code, ru: ru.of(code) ?? code };
}

// The first of them brings several MB of Node's own tables into memory.
const countryNames = lazily(() => ({
  en: new Intl.DisplayNames("en", { type: "region", fallback: "none" }),
  az: new Intl.DisplayNames("az", { type: "region", fallback: "none" }),
  ru: new Intl.DisplayNames("ru", { type: "region", fallback: "none" }),
}));
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const COUNTRY_CODES = LETTERS.flatMap((a) => LETTERS.map((b) => `${a}${b}`));

const CYRILLIC = /\p{Script=Cyrillic}/u;

function keyOf(name: string): string {
  return (fold(name).match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
}

/** Each word without its ending, where the language has cases for every one: "в Саудовскую Аравию". */
function stemsOf(name: string): string {
  return (name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf).join(" ");
}

/** Every word of a request is asked for again in each name that it may be a part of. */
const WORDS_REMEMBERED = 256;

const stemOf = remembered(WORDS_REMEMBERED, (word) => {
  const russian = CYRILLIC.test(word) && word.length > 3;
  return fold(russian ? (inflections(word, "ru")[0]?.stem ?? word) : word);
});

/** Of such words an ending may take the place of the third letter: "Уфа", "в Уфу". */
const SHORT_WORD = 4;
/** One letter of a shorter name makes another: Makkah is not Maskat. */
const SHORTEST_MISSPELT = 6;
