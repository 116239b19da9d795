import type { Desk } from "../desk.tsx";
import type { Saying } from "../read/texts.ts";
import { BOOKING_SAYINGS } from "./bookings.ts";
import { SEARCH_SAYINGS } from "./searches.ts";

/** What fits a gap of these names; anything fits others. */
const GAPS: Readonly<Record<string, string>> = {
  n: "\\d[\\d.]*",
  all: "\\d+",
  part: "[FHC]\\d+",
  code: "[A-Z]{3}",
  date: "\\d{4}-\\d\\d-\\d\\d",
  money: "\\$[\\d.,]+",
  far: "[\\d.]+ k?m",
  route: "[A-Z]{3}-[A-Z]{3}",
  stops: "[A-Z]{3}(?:-[A-Z]{3})+",
  class: "[a-z_]+",
  grade: "Standard|Superior|Deluxe|Executive|Club",
  bed: "Double|Twin|King",
  sure: "[^a-z].*",
  bags: "bags?",
  // What may be missing.
  why: "(?:: .+)?",
  on: "(?:, announced on .+)?",
  // What may be sentences.
  any: ".+",
  what: ".+?",
  note: ".+",
  flight: "[A-Z\\d]{2,3} ?\\d+",
};

interface Read {
  readonly pattern: RegExp;
  readonly saying: Saying;
}

let known: readonly Read[] | undefined;

function sayings(): readonly Read[] {
  known ??= [...BOOKING_SAYINGS, ...SEARCH_SAYINGS].map((saying) => ({
    pattern: new RegExp(
      `^${saying[0]
        .split(/(\{\w+\})/)
        .map(asPattern)
        .join("")}$`,
    ),
    saying,
  }));
  return known;
}

function asPattern(piece: string): string {
  const name = /^\{(\w+)\}$/.exec(piece)?.[1];
  if (name === undefined) return piece.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return `(?<${name}>${GAPS[name] ?? "(?:(?!\\. ).)+?"})`;
}

const INSTANT = /\b\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z/g;
const LOCAL = /\b(\d{4}-\d\d-\d\d) (\d\d:\d\d)\b/g;
const DATE = /\b\d{4}-\d\d-\d\d\b(?!T)/g;
const DOLLARS = /\$(\d[\d,]*(?:\.\d\d)?)/g;
const HOURS = /\b(\d+)h(\d\d)\b/g;
const METRES = /^([\d.]+) (k?m)$/;

/** What a model is told to do next, which is nothing for a reader. */
const ADVICE = / (?:Raise|Loosen|Return it|Drop) [^.]*\.$/;
const ASIDE = /[:;] (?:ask|allow|raise|drop|try) [^.]*\.$/;

type Speech = Pick<Desk, "format" | "language" | "t">;

/** What the server said, for the reader; `lang` where some of it is not known in the reader's language. */
export interface Said {
  readonly text: string;
  readonly lang?: "en";
}

/** A sentence of the server, or several, in the reader's words, with times, dates and money as the reader writes them. */
export function saidTo(speech: Speech, told: string): Said {
  const text = told.replace(ADVICE, "").replace(ASIDE, ".");
  const whole = worded(speech, text);
  if (whole !== undefined) return { text: whole };
  const sentences = text.split(/(?<=\.) (?=[A-Z\d])/);
  const words = sentences.map((sentence) => worded(speech, sentence));
  return {
    text: words.map((one, index) => one ?? written(speech, sentences[index] ?? "")).join(" "),
    ...(speech.language !== "en" && words.includes(undefined) && { lang: "en" }),
  };
}

function worded(speech: Speech, text: string): string | undefined {
  for (const { pattern, saying } of sayings()) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [en, az, ru] = saying;
    return { en, az, ru }[speech.language].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = found.groups?.[name] ?? "";
      if (value.startsWith(": ")) return `: ${filled(speech, value.slice(2))}`;
      return filled(speech, value);
    });
  }
  return undefined;
}

/** What fills a gap may be sentences of its own. */
function filled(speech: Speech, value: string): string {
  return saidTo(speech, value).text;
}

function written({ format, t }: Speech, text: string): string {
  const metres = METRES.exec(text);
  if (metres) {
    const amount = format.number(Number(metres[1]));
    return t(metres[2] === "m" ? "metres" : "km", { n: amount });
  }
  return text
    .replaceAll(INSTANT, (instant) => format.deadline(instant))
    .replaceAll(LOCAL, (_, day: string, time: string) => `${format.day(day)}, ${time}`)
    .replaceAll(DATE, (date) => format.day(date))
    .replaceAll(DOLLARS, (_, amount: string) => format.money(Number(amount.replaceAll(",", ""))))
    .replaceAll(HOURS, (_, hours: string, rest: string) =>
      format.duration(Number(hours) * 60 + Number(rest)),
    );
}
