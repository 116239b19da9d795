import type { Formats } from "../format/formats.ts";

/** A sentence or a name of the server with gaps, and the same in Azerbaijani and Russian. */
export type Saying = readonly [en: string, az: string, ru: string];

/** What fits a gap of these names; anything fits others. */
const GAPS: Readonly<Record<string, string>> = {
  n: "\\d[\\d.]*",
  all: "\\d+",
  part: "[FHC]\\d+",
  code: "[A-Z]{3}",
  ssr: "[A-Z]{4}",
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
  // One of several terms.
  term: "(?:checked bags|change|refund) .+? \\(was .+?\\)",
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

function read(saying: Saying): Read {
  const pieces = saying[0].split(/(\{\w+\})/).map(asPattern);
  return { pattern: new RegExp(`^${pieces.join("")}$`), saying };
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

/** How a page speaks to its reader. */
interface Speech {
  readonly language: "en" | "az" | "ru";
  readonly format: Pick<Formats, "day" | "duration" | "money" | "number"> & {
    /** A moment that must not be missed. */
    deadline(at: string): string;
  };
}

const LENGTHS = { en: ["m", "km"], az: ["m", "km"], ru: ["м", "км"] } as const;

/** What the server said, for the reader; `lang` where some of it is not known in the reader's language. */
export interface Said {
  readonly text: string;
  readonly lang?: "en";
}

/** Says a sentence of the server, or several, in the reader's words, with times, dates and money as the reader writes them. */
export type SaidTo = (speech: Speech, told: string) => Said;

/** By the sayings of the lists, the first that fits; a page carries those of what it shows. */
export function sayer(...lists: readonly (readonly Saying[])[]): SaidTo {
  let known: readonly Read[] | undefined;
  return (speech, told) => {
    known ??= lists.flat().map(read);
    return said({ ...speech, known }, told);
  };
}

interface Sayer extends Speech {
  readonly known: readonly Read[];
}

function said(speech: Sayer, told: string): Said {
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

function worded(speech: Sayer, text: string): string | undefined {
  for (const { pattern, saying } of speech.known) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [en, az, ru] = saying;
    const full = { en, az, ru }[speech.language].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = found.groups?.[name] ?? "";
      if (value.startsWith(": ")) return `: ${filled(speech, value.slice(2))}`;
      return filled(speech, value);
    });
    // What fills the last gap may end with a full stop of its own: «2026 г.»
    return full.replace(/\.\.$/, ".");
  }
  return undefined;
}

/** What fills a gap may be sentences of its own. */
function filled(speech: Sayer, value: string): string {
  return said(speech, value).text;
}

function written({ format, language }: Speech, text: string): string {
  const length = METRES.exec(text);
  if (length) {
    const [metres, kilometres] = LENGTHS[language];
    return `${format.number(Number(length[1]))} ${length[2] === "m" ? metres : kilometres}`;
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
