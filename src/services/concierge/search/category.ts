import { CATEGORIES, type Category, LANGUAGES, type Language } from "../../../domain/catalogue.ts";
import { TravelError } from "../../../domain/errors.ts";
import { fold } from "../../../reading/fold.ts";
import { cleanText, tokenize } from "../../../reading/tokens.ts";
import { nearest } from "../../../text/nearest.ts";
import { interestsIn } from "../plan/understand/interests.ts";
import { categoryName } from "../vocabulary.ts";
import type { Words } from "../words.ts";

const BY_NAME: ReadonlyMap<string, Category> = new Map(
  CATEGORIES.flatMap((category) =>
    LANGUAGES.map((lang) => [fold(categoryName(category, lang)), category] as const),
  ),
);

const UNKNOWN: Words = {
  en: "There is no such category. There are",
  az: "Belə kateqoriya yoxdur. Mövcud olanlar",
  ru: "Такой категории нет. Есть",
};

const MEANT: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `Did you mean "${name}"?`,
  az: (name) => `Bəlkə “${name}” nəzərdə tutulub?`,
  ru: (name) => `Возможно, имелось в виду «${name}»?`,
};

/** Every category that a word stands for, in any of the languages. */
export function categoriesNamed(word: string): readonly Category[] {
  const plain = fold(word);
  const named = BY_NAME.get(plain);
  return named ? [named] : interestsIn({ tokens: tokenize(cleanText(word)) }).interests;
}

/** The category that a filter asks for, or an error that says which there are. */
export function categoryOf(asked: string, lang: Language): Category {
  const [found] = categoriesNamed(asked.trim());
  if (found !== undefined) return found;
  const meant = nearest(fold(asked), [...BY_NAME.keys()]);
  const category = meant === undefined ? undefined : BY_NAME.get(meant);
  const names = CATEGORIES.map((known) => categoryName(known, lang)).join(", ");
  throw new TravelError("invalid", `category: ${UNKNOWN[lang]}: ${names}.`, {
    reason: "unknown_category",
    field: "category",
    value: asked.slice(0, 60),
    ...(category !== undefined && { hint: MEANT[lang](categoryName(category, lang)) }),
    extra: { categories: CATEGORIES },
  });
}
