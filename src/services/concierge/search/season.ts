import { LANGUAGES, type Language } from "../../../domain/catalogue.ts";
import { TravelError } from "../../../domain/errors.ts";
import { fold } from "../../../reading/fold.ts";
import type { PhraseFinder } from "../../../reading/phrases.ts";
import { cleanText, tokenize } from "../../../reading/tokens.ts";
import { find } from "../../../reading/words.ts";
import { allYear, SEASONS, type Season, seasonMonths, seasonName } from "../vocabulary.ts";
import type { Words } from "../words.ts";

/** Everything of a kind that a text says, in any language. */
function saidIn<T>(text: string, find: PhraseFinder<T>): readonly T[] {
  const tokens = tokenize(cleanText(text));
  return tokens.flatMap((_, index) => find({ tokens }, index)?.value ?? []);
}

const ALL_YEAR =
  /\b(?:all[ -]?year|year[ -]?round|whole year)\b|butun il|il boyu|круглы[йи] год|круглогодично|весь год/u;
const ANY_TIME = /\bany\b|\banytime\b|istenilen|любо[еи]/u;

const UNKNOWN: Words = {
  en: "There is no such season. There are",
  az: "Belə mövsüm yoxdur. Mövcud olanlar",
  ru: "Такого сезона нет. Есть",
};

const OR_A_MONTH: Words = {
  en: "or the name of a month",
  az: "yaxud ayın adı",
  ru: "или название месяца",
};

/**
 * The months that a season or a month stands for, in any of the languages; undefined for "any
 * time". A word that names no time is refused as the value of `field`.
 */
export function monthsOf(
  asked: string,
  lang: Language,
  field: string,
): readonly number[] | undefined {
  const plain = fold(asked).trim();
  if (ANY_TIME.test(plain)) return undefined;
  if (ALL_YEAR.test(plain)) return Array.from({ length: 12 }, (_, index) => index + 1);
  const [season] = seasonsNamed(plain);
  if (season) return seasonMonths(season);
  const [month] = saidIn(plain, find.month);
  if (month !== undefined) return [month];
  const names = [...SEASONS.map((known) => seasonName(known, lang)), allYear(lang)].join(", ");
  throw new TravelError("invalid", `${field}: ${UNKNOWN[lang]}: ${names}, ${OR_A_MONTH[lang]}.`, {
    reason: "unknown_season",
    field,
    value: asked.slice(0, 60),
    extra: { seasons: [...SEASONS, "all year"] },
  });
}

/** The seasons that a folded word stands for, in any of the languages. */
export function seasonsNamed(plain: string): readonly Season[] {
  return SEASONS.filter(
    (season) =>
      LANGUAGES.some((lang) => fold(seasonName(season, lang)) === plain) ||
      saidIn(plain, find.season).includes(season),
  );
}

/**
 * Whether a place that is good in `good` suits a trip in `asked`: when most of its months are good,
 * and for the whole year when all are.
 */
export function suits(good: readonly number[], asked: readonly number[]): boolean {
  const shared = asked.filter((month) => good.includes(month)).length;
  return asked.length === 12 ? shared === 12 : shared * 2 > asked.length;
}
