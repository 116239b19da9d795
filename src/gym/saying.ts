import type { Saying } from "../domain/contracts/gym/task.ts";
import { filled, folded, type Kept } from "./query.ts";
import { daySpellings, NOTHING, timeSpellings } from "./spellings.ts";

/** True where the texts have all that was to be said. */
export function isSaid(saying: Saying, kept: Kept, texts: readonly string[]): boolean {
  const { cents, number, text, any } = saying;
  const all = folded(texts.join("\n"));
  const tight = tightened(all);
  const has = (words: unknown) =>
    textsOf(words, kept).some((one) => tight.includes(tightened(folded(one))));
  return (
    (cents === undefined || figures(cents, kept).some((one) => hasAmount(all, one / 100))) &&
    (number === undefined || figures(number, kept).some((one) => hasAmount(all, one))) &&
    spellingsOf(saying, kept).every((ways) => ways.some((way) => all.search(way) >= 0)) &&
    (text === undefined || has(text)) &&
    (any === undefined || any.some(has))
  );
}

/** The same text without what was to be said; a foil says everything else. */
export function unsaid(saying: Saying, kept: Kept, text: string): string {
  const words = [saying.text, ...(saying.any ?? [])].filter((entry) => entry !== undefined);
  let left = text;
  for (const word of words.flatMap((entry) => textsOf(entry, kept))) {
    const spelling = word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
    left = left.replace(new RegExp(spelling.replaceAll(" ", "\\s+"), "giu"), "…");
  }
  for (const way of spellingsOf(saying, kept).flat()) left = left.replace(way, "…");
  for (const amount of amountsOf(saying, kept)) {
    left = left.replace(NUMBERS, (written) => (isNumber(written, amount) ? "…" : written));
    if (amount === 0) left = left.replace(new RegExp(NOTHING, "giu"), "…");
  }
  return left;
}

/** Of the day and the time that are to be said, every way to write them. */
function spellingsOf({ day, time }: Saying, kept: Kept): readonly (readonly RegExp[])[] {
  return [
    ...(day === undefined ? [] : [textsOf(day, kept).flatMap(daySpellings)]),
    ...(time === undefined ? [] : [textsOf(time, kept).flatMap(timeSpellings)]),
  ];
}

/** Without spaces, and with the hyphens and quotes that a keyboard has. */
function tightened(text: string): string {
  return text
    .replace(/\s+/g, "")
    .replace(/[‐‑–—]/g, "-")
    .replace(/[’‘]/g, "'");
}

/** A text that says it. */
export function sayingIn(saying: Saying, kept: Kept): string {
  const { text, any, day, time } = saying;
  const words = [text, any?.[0], day, time].filter((entry) => entry !== undefined);
  return [...words.flatMap((word) => textsOf(word, kept)), ...amountsOf(saying, kept)].join(" ");
}

function amountsOf({ cents, number }: Saying, kept: Kept): number[] {
  return [
    ...(cents === undefined ? [] : figures(cents, kept).map((one) => one / 100)),
    ...(number === undefined ? [] : figures(number, kept)),
  ];
}

/** Some answers have amounts as texts; of several each will do. */
function figures(value: unknown, kept: Kept): readonly number[] {
  return textsOf(value, kept).map((text) => Number.parseFloat(text));
}

/** A template may stand for several names, each of which will do: ids of what was made. */
function textsOf(words: unknown, kept: Kept): readonly string[] {
  const texts = filled(words, kept);
  return Array.isArray(texts) ? texts.map(String) : [String(texts)];
}

/** Figures with separators of any usual kind: 1,234.50, 1 234,50, 1.234. */
const NUMBERS = /\d(?:[.,'’\u00a0\u202f ]?\d)*/g;

function hasAmount(text: string, wanted: number): boolean {
  if (wanted === 0 && NOTHING.test(text)) return true;
  return [...text.matchAll(NUMBERS)].some(([written]) => isNumber(written, wanted));
}

/** What may be two numbers or one, such as `2 350`, is read both ways. */
function isNumber(written: string, wanted: number): boolean {
  const grouped = written.replace(/[.,'’\u00a0\u202f ](?=\d{3}(?!\d))/g, "");
  const readings = [grouped, ...written.split(/[^\d.,]+/)];
  return readings.some((reading) => Math.abs(Number(reading.replace(",", ".")) - wanted) < 0.005);
}
