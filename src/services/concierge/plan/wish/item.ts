import { fold } from "../../../../reading/fold.ts";
import { startReading } from "../../../../reading/reading.ts";
import { is } from "../../../../reading/words.ts";
import { withoutDay } from "../days/said-days.ts";
import { ITEM_WORDS } from "../understand/lexicon/item-words.ts";
import { isLimit } from "./limits.ts";

/**
 * What an item of a field asks for: so many of something and no more, a day without a plan, how the
 * trip is made, or something to see or do.
 */
export type Item =
  | { readonly kind: "limit" | "manner" }
  | { readonly kind: "rest"; readonly days: number }
  | {
      readonly kind: "thing";
      /** As the client calls it, without the condition that it stands under. */
      readonly text: string;
      /** Of several with "or" between them each by itself; else the text once. */
      readonly options: readonly string[];
      /** As far as wheels and weak legs get there. */
      readonly eased: boolean;
    };

const START = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}])`;
const words = (list: string) => new RegExp(`${START}(?:${list})${END}`, "giu");
const whole = (list: string) =>
  new RegExp(`^(?:please |только |yalnız )?(?:${list})(?:$|[\\s,.:;(–-])`, "iu");
const FREE_DAY = whole(ITEM_WORDS.freeDay);
/** A free day for something is a day for it. */
const FOR_SOMETHING = /^\s*(?:for|to|in|при|для|в|üçün)\s+(?!rest|relax|nothing|отдых|istirahət)/iu;
const TWO = new RegExp(`^(?:${ITEM_WORDS.two})${END}`, "iu");
const CONDITIONS = words(ITEM_WORDS.conditions);
const EASED = new RegExp(ITEM_WORDS.eased, "iu");
const MANNER = whole(ITEM_WORDS.manners);
const LENGTHS = words(ITEM_WORDS.lengths);
const WAYS = words(ITEM_WORDS.ways);
const EVENING = words(ITEM_WORDS.evening);
const COUNTS = new RegExp(`^(?:${ITEM_WORDS.counts})\\s+`, "iu");

/** Letters behind a name in which its condition stands. */
const NEAR = 60;

/** The one place that decides what an item is; in the query its condition may stand behind its name. */
export function itemOf(written: string, query = ""): Item {
  if (isLimit(written)) return { kind: "limit" };
  const text = tidy(written.replace(CONDITIONS, " "));
  const [free] = FREE_DAY.exec(text) ?? [];
  if (free !== undefined && !FOR_SOMETHING.test(text.slice(free.length)))
    return { kind: "rest", days: TWO.test(text) ? 2 : 1 };
  if (text === "" || MANNER.test(text)) return { kind: "manner" };
  const at = fold(query).indexOf(fold(text));
  const behind = at < 0 ? "" : query.slice(at + text.length, at + text.length + NEAR);
  const conditions = `${written} ${behind}`.match(CONDITIONS) ?? [];
  return {
    kind: "thing",
    text,
    options: optionsIn(text),
    eased: conditions.some((one) => EASED.test(one)),
  };
}

/** What it is called, without how many, how long and when: "Phi Phi" of "Phi Phi, one day". */
export function bareName(text: string): string {
  const bare = tidy(
    withoutDay(text)
      .replace(WAYS, " ")
      .replace(EVENING, " ")
      .replace(LENGTHS, " ")
      .replace(COUNTS, ""),
  );
  return bare === "" ? text : bare;
}

/** True for what is wanted in the evening and says so beside its name. */
export function isOfEvening(text: string): boolean {
  return new RegExp(EVENING.source, "iu").test(text);
}

function tidy(text: string): string {
  return text
    .replace(/\s+/gu, " ")
    .replace(/\(\s*\)/gu, "")
    .replace(/^[\s,;:–-]+|[\s,;:–-]+$/gu, "");
}

/** "Kazbegi or Tbilisi with sulphur baths" are two, of which one is meant; brackets tell of one. */
function optionsIn(text: string): readonly string[] {
  if (text.includes("(")) return [text];
  const { tokens } = startReading(text, 0);
  const parts: string[] = [];
  let from = 0;
  for (const [at, { low, start, end }] of tokens.entries()) {
    if (at === 0 || at === tokens.length - 1 || !is.or(low)) continue;
    parts.push(tidy(text.slice(from, start).replace(/\s(?:and|и|və)\s*$/iu, "")));
    from = end;
  }
  parts.push(tidy(text.slice(from)));
  // "1 or 2 days" counts and names nothing.
  const isName = (part: string) => /\p{L}{4}/u.test(bareName(part).replace(/\p{N}/gu, ""));
  return parts.every(isName) ? parts : [text];
}
