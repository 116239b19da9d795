import { readFileSync } from "node:fs";
import { isoDate, parseIsoDate } from "../../src/domain/dates.ts";
import type { Atlas, Spot } from "../../src/services/concierge/plan/atlas/atlas.ts";
import { understand } from "../../src/services/concierge/plan/understand/understand.ts";
import type { Wish } from "../../src/services/concierge/plan/wish/wish.ts";
import type { Places } from "../../src/suppliers/types.ts";
import type { Half, Mark } from "./pricecheck-corpus.ts";

/** A request with what is to be read in it; test/corpus/planner/README.md says what the facts mean. */
export interface FactsCase {
  readonly id: string;
  readonly text: string;
  readonly now: string;
  readonly facts: Facts;
}

interface Facts {
  readonly adults?: number;
  readonly children?: number | readonly number[];
  readonly infants?: number;
  readonly days?: number;
  readonly nights?: number;
  readonly start?: string;
  readonly end?: string;
  readonly month?: string | readonly string[];
  readonly covers?: readonly string[];
  readonly destinations?: readonly string[];
  readonly origin?: string;
  readonly budget?: { readonly amount: number; readonly currency: string; readonly per: string };
  readonly nightly?: number;
  readonly wishes?: readonly string[];
  readonly kinds?: readonly string[];
  readonly not?: readonly string[];
  readonly language?: string;
  readonly unclear?: readonly string[];
}

export function readFacts(half: Half): FactsCase[] {
  const files = ["en", "az", "ru", ...(half === "open" ? ["chat"] : [])];
  return files.flatMap((lang): FactsCase[] => {
    const file = new URL(`../corpus/planner/facts-${half}-${lang}.json`, import.meta.url);
    return JSON.parse(readFileSync(file, "utf8"));
  });
}

/** Marks every fact that a careful reader would be sure of, and nothing else. */
export function markFacts(one: FactsCase, atlas: Atlas, places: Places): Mark[] {
  const today = parseIsoDate(one.now) ?? 0;
  const read = factsOf(understand({ query: one.text }, atlas, places, today), atlas);
  const { facts } = one;
  const marks: Mark[] = [];
  const mark = (kind: string, wanted: unknown, got: unknown, right?: boolean) => {
    const [a, b] = [JSON.stringify(wanted), JSON.stringify(got)];
    marks.push({ kind, right: right ?? a === b, what: `${kind}: wanted ${a}, got ${b}` });
  };
  for (const kind of ["adults", "infants", "days", "nights", "start", "end", "language"] as const) {
    if (facts[kind] !== undefined) mark(kind, facts[kind], read[kind]);
  }
  if (facts.children !== undefined) {
    const count = typeof facts.children === "number";
    mark("children", facts.children, count ? read.children : read.ages);
  }
  if (facts.month !== undefined) {
    const any = [facts.month].flat();
    mark("month", facts.month, read.month, any.includes(read.month ?? ""));
  }
  if (facts.covers) {
    const { from, to } = read;
    const inside = facts.covers.every((day) => from !== undefined && from <= day && day <= to);
    mark("covers", facts.covers, [from, to], inside);
  }
  if (facts.destinations) {
    const wanted = facts.destinations.map(plainName);
    // The country of a named place may stand beside it, and goes for it only where it is wanted.
    const got = read.destinations.filter(
      ({ name, beside }) =>
        wanted.includes(plainName(name)) ||
        !beside.some((place) => wanted.includes(plainName(place))),
    );
    const has = (name: string) =>
      got.some(
        (place) =>
          plainName(place.name) === name ||
          (plainName(place.country) === name && wanted.includes(plainName(place.name))),
      );
    const right = wanted.every(has) && got.every(({ name }) => wanted.includes(plainName(name)));
    mark(
      "destinations",
      wanted,
      read.destinations.map(({ name }) => name),
      right,
    );
  }
  if (facts.origin !== undefined) mark("origin", facts.origin, read.origin);
  if (facts.budget) mark("budget", facts.budget, read.budget);
  if (facts.nightly !== undefined) mark("nightly", facts.nightly, read.nightly);
  for (const wish of facts.wishes ?? []) {
    mark("wishes", wish, read.wishes.includes(wish) ? wish : "nothing");
  }
  for (const kind of facts.kinds ?? []) {
    mark("kinds", kind, read.kinds.includes(kind) ? kind : "nothing");
  }
  for (const name of facts.not ?? []) {
    const isRead = [...read.wishes, ...read.kinds].includes(name);
    mark("not", "nothing", isRead ? name : "nothing");
  }
  for (const thing of facts.unclear ?? []) {
    mark("unclear", thing, read.unclear.some((open) => open === thing) ? thing : "nothing");
  }
  return marks;
}

/** What was understood, in the words of the corpus. */
function factsOf(wish: Wish, atlas: Atlas) {
  const { party, days, when, budget } = wish;
  const length = days ?? 3;
  const start = when?.exact ? isoDate(when.start) : undefined;
  const end = when?.end === undefined ? undefined : isoDate(when.end);
  const last = when && (when.end ?? when.start + length - 1);
  const kinds: readonly string[] = wish.wishes.map(({ kind }) => kind);
  const wishes: readonly string[] = [
    ...wish.interests,
    ...wish.needs,
    ...(wish.interests.some((one) => CULTURE.has(one)) ? ["culture"] : []),
    ...(wish.smallChildren ? ["small_children"] : []),
  ];
  return {
    adults: party.adults,
    children: party.children,
    ages: wish.ages,
    infants: party.infants,
    days,
    nights: days === undefined ? undefined : days - 1,
    start,
    end,
    month: when && isoDate(when.start).slice(0, 7),
    from: when?.exact ? isoDate(when.start) : undefined,
    to: last === undefined ? "" : isoDate(last),
    destinations: [
      ...(wish.beyond ?? []).map((name) => ({
        name,
        country: "",
        beside: [""],
      })),
      ...wish.spots
        // What the catalogue does not have is named by `beyond`.
        .filter(({ destination }) => destination.places.length > 0)
        .map((spot) => ({
          name: nameOf(spot),
          country: spot.countryName.en,
          beside: [""],
        })),
      ...wish.countries.map((code) => {
        const name = atlas.countries.get(code)?.en ?? code;
        return {
          name: ENGLISH[name] ?? name,
          country: "",
          beside: wish.spots.map((spot) => (spot.country === code ? nameOf(spot) : "")),
        };
      }),
    ],
    origin: plainLetters(wish.origin?.place.cityName),
    budget: budget && {
      amount: budget.amount,
      currency: budget.currency,
      per: budget.per,
    },
    nightly: wish.nightly?.amount,
    wishes,
    kinds,
    language: wish.lang,
    unclear: wish.open,
  };
}

/** A region is called by its city where the catalogue names both: Naples and the Amalfi Coast. */
function nameOf({ destination: { name, city } }: Spot): string {
  return name.en.startsWith(city.en) ? city.en : name.en;
}

/** Categories of the catalogue that the corpus calls culture. */
const CULTURE: ReadonlySet<string> = new Set(["art", "architecture", "history"]);

/** What the catalogue calls otherwise than the corpus. */
const ENGLISH: Readonly<Record<string, string>> = { Türkiye: "Turkey" };

/** Sharm El Sheikh and Sharm el-Sheikh are one place. */
function plainName(name: string): string {
  return (plainLetters(name) ?? name).toLowerCase().replace(/[^a-z]+/g, " ");
}

/** The world writes İzmir, the corpus Izmir. */
function plainLetters(name: string | undefined): string | undefined {
  return name?.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
}
