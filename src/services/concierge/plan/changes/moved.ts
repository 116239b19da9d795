import { type DayNumber, isoDate } from "../../../../domain/dates.ts";
import { isFree, type Reading } from "../../../../reading/reading.ts";
import type { Extent } from "../../../../reading/tokens.ts";
import type { Spot } from "../atlas/atlas.ts";
import { thingsNamed } from "../atlas/things-named.ts";
import type { FilledDay } from "../days/slots.ts";
import type { Edit } from "./edit.ts";
import { takeAll } from "./marks.ts";
import { itemsOf, partsOf, sentencesOf, tokensBetween, wordsOf } from "./sentences.ts";
import { thingsMeant } from "./shown.ts";

/** A day of a plan as a change says it: by its number, or by its place in the trip. */
export type SaidDay = number | "first" | "last" | "other" | "first-there" | "last-there";

/** Something that is to stand on a day, on any other, or not on that of something else. */
export type Move =
  | { readonly slug: string; readonly on: SaidDay; readonly not?: true }
  | { readonly slug: string; readonly apart: string };

/** Where a thing is to stand, by the dates of the plan. */
export type MovedTo = { readonly slug: string } & (
  | { readonly on: readonly string[] }
  | { readonly apart: string }
);

const LEAD = String.raw`(?:(?<!\p{L})(?:on|to|for|в|во|на|к)\s+)?(?:(?:the|our)\s+)?`;
const said = (words: string) => new RegExp(`${LEAD}(?<!\\p{L})(?:${words})(?!\\p{L})`, "giu");

const ORDINALS = [
  /^(?:first|перв|birinci|ilk)/iu,
  /^(?:second|втор|ikinci)/iu,
  /^(?:third|трет|üçüncü)/iu,
  /^(?:fourth|четв|dördüncü)/iu,
  /^(?:fifth|пят|beşinci)/iu,
  /^(?:sixth|шест|altıncı)/iu,
  /^(?:seventh|седьм|yeddinci)/iu,
];
const ORDINAL =
  "second|third|fourth|fifth|sixth|seventh|второй|третий|четв[её]ртый|пятый|шестой|седьмой|ikinci|üçüncü|dördüncü|beşinci|altıncı|yeddinci";

const DAYS: readonly (readonly [RegExp, (found: RegExpMatchArray) => SaidDay])[] = [
  [
    said(
      String.raw`(?:first|last|final) day (?:in|of|at) \p{Lu}[\p{L}-]*|(?:первый|последний) день (?:в|во|на) \p{Lu}[\p{L}-]*`,
    ),
    ([text = ""]) => (/first|перв/iu.test(text) ? "first-there" : "last-there"),
  ],
  [
    said(
      `first day|day (?:that |when )?we (?:land|arrive|get there|fly in)|arrival day|day of (?:our )?arrival|первый день|день (?:прил[её]та|приезда|прибытия)|(?:ilk|birinci) gün(?:ə|də|ü|ümüz)?|(?:gəldiyimiz|çatdığımız|endiyimiz|uçduğumuz) gün(?:ə|də|ü)?`,
    ),
    () => "first",
  ],
  [
    said(
      String.raw`(?:last|final) day(?! (?:in|of|at)\b)|day (?:that |when )?we (?:leave|fly home|go home)|departure day|последний день|день (?:отъезда|вылета|отлёта)|(?:son|sonuncu|axırıncı|həmin) gün(?:ə|də|ü)?|that (?:same )?day|(?:в )?(?:этот|тот)(?: же)? день`,
    ),
    () => "last",
  ],
  [
    said(
      String.raw`day (\d{1,2})|(\d{1,2})\s*-?\s*(?:ci|cı|cu|cü) gün(?:ə|də|ü|dən)?|(\d{1,2})\s*-?\s*(?:й|ый|ой) день|день (\d{1,2})`,
    ),
    (found) => Number(found.slice(1).find((one) => one !== undefined)),
  ],
  [
    said(`(${ORDINAL}) (?:day|день|gün(?:ə|də|ü)?)`),
    ([, word = ""]) => ORDINALS.findIndex((one) => one.test(word)) + 1,
  ],
  [
    said("another day|(?:some )?other day|different day|другой день|başqa gün(?:ə|də)?|digər günə"),
    () => "other",
  ],
];

const APART =
  /(?:(?<!\p{L})(?:on|в|на)\s+)?(?<!\p{L})(?:(?:two )?(?:separate|different) days|разные дни|(?:ayrı\s*-?\s*ayrı|ayrı|müxtəlif|başqa-başqa) günlər\p{L}*)/iu;
const NOT_TOGETHER =
  /(?:not|не|don[’']?t)[^,.;]{0,40}(?:(?:on )?the same day|в один день)|eyni gün\p{L}*\s+(?:olmasın|qoyma\p{L}*|salma\p{L}*)/iu;
const DENIED =
  /(?<!\p{L})(?:don[’']?t|do not|not|never|avoid|не|нет|только не)(?!\p{L})|(?:olmasın|qoymayın|salmayın|etməyin|istəm\p{L}+|düşməsin)/iu;

/** "Not the Colosseum on the day we land", «Лувр в последний день», "A ilə B ayrı-ayrı günlərdə": what stands in the plan, or comes, on which day. */
export function findMoved(
  reading: Reading,
  days: readonly FilledDay[],
  cities: readonly Spot[],
): readonly Edit[] {
  return sentencesOf(reading).flatMap((sentence) =>
    partsOf(reading, sentence).flatMap((part): readonly Edit[] => {
      const text = wordsOf(reading, part);
      if (!isFree(reading, part.first, part.next)) return [];
      return apartIn(part, text) ?? dayIn(part, text) ?? [];
    }),
  );

  function apartIn(part: Extent, text: string): readonly Edit[] | undefined {
    const found = NOT_TOGETHER.exec(text) ?? APART.exec(text);
    if (!found) return undefined;
    const rest = text.replace(found[0], " ");
    const named = itemsOf(reading, part).flatMap((item) => {
      const own = wordsOf(reading, item);
      const [thing] = thingsMeant(own.replace(found[0], " "), days);
      return thing ? [thing.slug] : [];
    });
    const both = named.length > 1 ? named : thingsMeant(rest, days).map(({ slug }) => slug);
    const [one, other] = [...new Set(both)];
    if (one === undefined || other === undefined) return undefined;
    takeAll(reading, [part]);
    return [{ kind: "move", move: { slug: other, apart: one } }];
  }

  function dayIn(part: Extent, text: string): readonly Edit[] | undefined {
    for (const [pattern, dayOf] of DAYS) {
      pattern.lastIndex = 0;
      const found = pattern.exec(text);
      if (!found) continue;
      const rest = text.replace(found[0], " ");
      // "Take it out of day 4" is no other day for it.
      if (FROM.test(text.slice(0, found.index + 1))) return undefined;
      const on = dayOf(found);
      // "On the last day, not on the first": what is denied is said of the day beside it.
      const isDenied = DENIED.test(rest);
      const meant = thingsMeant(rest.replace(DENIED, " "), days).map(({ slug }) => slug);
      const come = meant.length > 0 || isDenied ? [] : thingsNamed(rest, cities);
      const slugs = [...meant, ...come];
      if (slugs.length === 0) return undefined;
      const start = reading.tokens[part.first]?.start ?? 0;
      const phrase = tokensBetween(
        reading,
        start + found.index,
        start + found.index + found[0].length,
      );
      takeAll(reading, [meant.length > 0 ? part : phrase]);
      const not = isDenied && on !== "other" ? ({ not: true } as const) : undefined;
      return slugs.map((slug) => ({ kind: "move", move: { slug, on, ...not } }));
    }
    return undefined;
  }
}

const FROM = /(?:out of|from|off|из|с|dən|dan)\s*$/iu;

interface ChangedPlan {
  readonly start: DayNumber | undefined;
  readonly length: number | undefined;
  /** Of the plan before. */
  readonly days: readonly FilledDay[];
  /** The nights of the cities in their order, as far as they are known. */
  readonly stays: readonly { readonly spot: Spot; readonly nights?: number | undefined }[];
}

/** The dates on which moves put things, where the first day and the length of the changed plan are known. */
export function movedTo(
  edits: readonly Edit[],
  { start, length, days, stays }: ChangedPlan,
): readonly MovedTo[] {
  if (start === undefined || length === undefined) return [];
  const all = Array.from({ length }, (_, at) => isoDate(start + at).slice(5));
  return edits.flatMap((edit): readonly MovedTo[] => {
    if (edit.kind !== "move") return [];
    const { move } = edit;
    if ("apart" in move) return [move];
    const { slug, on, not } = move;
    if (on === "first-there" || on === "last-there") {
      const at = stays.findIndex(({ spot }) => isOf(spot, slug));
      const begins = nightsIn(stays.slice(0, at));
      const ends = begins + (stays[at]?.nights ?? 1);
      // The last whole day, else that of the way on.
      const there = on === "first-there" ? [begins] : [ends - 1, ends];
      const dates = there.flatMap((day) => all[day] ?? []);
      if (at < 0 || dates.length === 0) return [];
      return [{ slug, on: not ? all.filter((day) => !dates.includes(day)) : dates }];
    }
    const was = days.findIndex((day) => [...thingsMeantOn(day)].includes(slug));
    const at =
      on === "first" ? 0 : on === "last" ? length - 1 : on === "other" ? was : Number(on) - 1;
    const isOther = not || on === "other";
    // Before the way home there may be no time for it: then on the day before.
    const late = on === "last" ? [at, at - 1] : [at];
    const dates = isOther
      ? all.filter((_, day) => day !== at)
      : late.flatMap((day) => all[day] ?? []);
    return dates.length > 0 ? [{ slug, on: dates }] : [];
  });
}

function nightsIn(stays: readonly { readonly nights?: number | undefined }[]): number {
  return stays.reduce((sum, { nights = 0 }) => sum + nights, 0);
}

function isOf({ excursions, destination }: Spot, slug: string): boolean {
  return [...excursions, ...destination.places].some((one) => one.slug === slug);
}

function thingsMeantOn(day: FilledDay): readonly string[] {
  return Object.values(day.slots).flatMap((slot) =>
    slot.kind === "place"
      ? [slot.place.slug]
      : slot.kind === "excursion"
        ? [slot.excursion.slug]
        : [],
  );
}
