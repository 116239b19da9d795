import type { Language } from "../../../domain/catalogue.ts";
import type { SearchEnvelope } from "../../../domain/contracts/concierge/search.ts";
import { TravelError } from "../../../domain/errors.ts";
import {
  badCursor,
  type Page,
  type PageRequest,
  pageOf,
  readOffset,
} from "../../../domain/paging.ts";
import { languageOfText } from "../plan/understand/understand.ts";
import { disclaimer, languageOf, type Words } from "../words.ts";
import type { Fit } from "./text-index.ts";

/** A page of what a search of the concierge found. */
export function searchPage<T>(all: readonly T[], { limit, cursor }: PageRequest): Page<T> {
  return pageOf(all, searchStart(cursor), limit);
}

/** Where in the whole list the page of a cursor begins. */
export function searchStart(cursor: string | undefined): number {
  return readOffset(cursor, undefined, notFromConcierge).start;
}

function notFromConcierge(shown: string): TravelError {
  return badCursor(
    shown,
    "cursor is not one that a search answered with",
    "Send next_cursor of the page before unchanged, or no cursor to start over.",
  );
}

/** What every search of the concierge may say besides what it looks for. */
export interface SearchRequest extends PageRequest {
  readonly lang?: string | undefined;
}

/** A search without a language is answered in that of its words. */
export function spoken<T extends SearchRequest>(request: T, words: string | undefined): T {
  if (request.lang?.trim()) return request;
  const lang = languageOfText(words ?? "");
  return lang === undefined ? request : { ...request, lang };
}

const SOME_WORDS: Words = {
  en: "Nothing has all of these words; what is shown has some of them.",
  az: "Bu sözlərin hamısına uyğun heç nə yoxdur; göstərilənlər bəzilərinə uyğundur.",
  ru: "Ничего не подходит ко всем словам сразу; показано то, что подходит к некоторым.",
};

const NEAR: Words = {
  en: "No name here is written exactly so; what is shown comes near to it.",
  az: "Burada tam belə yazılan ad yoxdur; göstərilənlər ona yaxındır.",
  ru: "Точно такого названия здесь нет; показано близкое к нему.",
};

/** What has to be said of a find, by how it fits. */
const REMARKS: Readonly<Partial<Record<Fit, Words>>> = { near: NEAR, some: SOME_WORDS };

const MAX_TEXT = 200;

/** One page of what was found, with whatever has to be said about it. */
export function answerSearch<T, Item>(
  request: SearchRequest,
  found: readonly T[],
  fit: Fit,
  show: (one: T, lang: Language) => Item,
): SearchEnvelope & { items: Item[] } {
  const { lang, note } = languageOf(request.lang);
  const { items, total, nextCursor } = searchPage(found, request);
  const remark = total === 0 ? undefined : REMARKS[fit]?.[lang];
  const notes = [note, remark].filter((said) => said !== undefined);
  return {
    items: items.map((one) => show(one, lang)),
    total,
    ...(nextCursor !== undefined && { next_cursor: nextCursor }),
    lang,
    ...(notes.length > 0 && { notes }),
    disclaimer: disclaimer(lang),
  };
}

/** Undefined when there is nothing to look for. */
export function searchText(text: string | undefined, field: string): string | undefined {
  const clean = text?.trim() ?? "";
  if (clean === "") return undefined;
  if (clean.length <= MAX_TEXT) return clean;
  throw new TravelError("invalid", `${field} must have at most ${MAX_TEXT} characters`, {
    reason: "too_long",
    field,
    value: `${clean.slice(0, 60)}…`,
    hint: "Use a few words: a place, a country, what the trip is about.",
  });
}

/** USD per person; anything costs less than infinity. */
export function budgetLimit(budget: number | undefined): number {
  if (budget === undefined) return Number.POSITIVE_INFINITY;
  if (budget >= 0) return budget;
  throw new TravelError("invalid", `budget_max ${budget} must not be negative`, {
    reason: "invalid_budget",
    field: "budget_max",
    value: budget,
    hint: "Give USD per person, or leave it out.",
  });
}
