import { type Formats, MINUTE, UNITS } from "./formats.ts";

interface Writing {
  readonly language: keyof typeof UNITS;
  readonly format: Pick<Formats, "duration">;
}

/** A wait of more days than this has no hours. */
const LONG_WAIT_DAYS = 2;

/** How long something waits: `7 h 5 min`, `3 days`. */
export function waitedWords({ language, format }: Writing, ms: number): string {
  const [, minute, days] = UNITS[language];
  const minutes = Math.max(0, Math.floor(ms / MINUTE));
  if (minutes === 0) return `<\u00a01\u00a0${minute}`;
  const whole = Math.floor(minutes / (24 * 60));
  return whole < LONG_WAIT_DAYS ? format.duration(minutes) : `${whole} ${days}`;
}

/** A whole percentage, which Russian sets apart. */
export function shareWords(language: Writing["language"], part: number): string {
  return `${Math.round(part * 100)}${language === "ru" ? "\u00a0" : ""}%`;
}
