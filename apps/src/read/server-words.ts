import type { Desk } from "../desk.tsx";

const INSTANT = /\b\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?Z/g;
const DATE = /\b\d{4}-\d\d-\d\d\b(?!T)/g;

/** A sentence of the server with its times on the reader's clock, and its dates as the reader writes them. */
export function serverWords({ format }: Pick<Desk, "format">, text: string): string {
  return text
    .replaceAll(INSTANT, (instant) => format.instant(instant))
    .replaceAll(DATE, (date) => format.day(date));
}
