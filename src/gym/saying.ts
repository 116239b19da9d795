import type { Saying } from "../domain/contracts/gym/task.ts";
import { filled, folded, type Kept } from "./query.ts";

/** True where the texts have all that was to be said. */
export function isSaid(saying: Saying, kept: Kept, texts: readonly string[]): boolean {
  const { cents, number, text, any } = saying;
  const all = folded(texts.join("\n"));
  const has = (words: unknown) => textsOf(words, kept).some((one) => all.includes(folded(one)));
  return (
    (cents === undefined || hasNumber(all, figure(cents, kept) / 100)) &&
    (number === undefined || hasNumber(all, figure(number, kept))) &&
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
  for (const amount of amountsOf(saying, kept)) {
    left = left.replace(NUMBERS, (written) => (isNumber(written, amount) ? "…" : written));
  }
  return left;
}

/** A text that says it. */
export function sayingIn(saying: Saying, kept: Kept): string {
  const words = [saying.text, saying.any?.[0]].filter((entry) => entry !== undefined);
  return [...words.flatMap((word) => textsOf(word, kept)), ...amountsOf(saying, kept)].join(" ");
}

function amountsOf({ cents, number }: Saying, kept: Kept): number[] {
  return [
    ...(cents === undefined ? [] : [figure(cents, kept) / 100]),
    ...(number === undefined ? [] : [figure(number, kept)]),
  ];
}

/** Some answers have amounts as texts. */
function figure(value: unknown, kept: Kept): number {
  return Number.parseFloat(String(filled(value, kept)));
}

/** A template may stand for several names, each of which will do: ids of what was made. */
function textsOf(words: unknown, kept: Kept): readonly string[] {
  const texts = filled(words, kept);
  return Array.isArray(texts) ? texts.map(String) : [String(texts)];
}

/** Figures with separators of any usual kind: 1,234.50, 1 234,50, 1.234. */
const NUMBERS = /\d(?:[.,'’\u00a0\u202f ]?\d)*/g;

function hasNumber(text: string, wanted: number): boolean {
  return [...text.matchAll(NUMBERS)].some(([written]) => isNumber(written, wanted));
}

/** What may be two numbers or one, such as `2 350`, is read both ways. */
function isNumber(written: string, wanted: number): boolean {
  const grouped = written.replace(/[.,'’\u00a0\u202f ](?=\d{3}(?!\d))/g, "");
  const readings = [grouped, ...written.split(/[^\d.,]+/)];
  return readings.some((reading) => Math.abs(Number(reading.replace(",", ".")) - wanted) < 0.005);
}
