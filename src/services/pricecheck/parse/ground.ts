import { take } from "../../../reading/reading.ts";
import { at } from "../../../reading/tokens.ts";
import { codedFlight } from "./coded-flights.ts";
import { findGround } from "./flight-words.ts";
import type { FlightReading } from "./mentions.ts";

/** How far from the beginning of its line the word may stand: "2. Train ICE 595". */
const HEAD = 3;

/** Takes lines about trains, buses and ferries among flights, so that no flight is read in them. */
export function passGround(reading: FlightReading): void {
  const { tokens, facts, language } = reading;
  const codes = new Set(facts.airlines.map(({ code }) => code));
  const lines = tokens.flatMap(({ kind }, index) => (kind === "break" ? [index] : []));
  if (lines.length === 0) return;
  for (const [line, start] of [-1, ...lines].entries()) {
    const end = lines[line] ?? tokens.length;
    const heads = Array.from({ length: HEAD }, (_, ahead) => start + 1 + ahead);
    const isGround = heads.some(
      (index) =>
        index < end && at(tokens, index).kind === "word" && findGround(tokens, index, language),
    );
    if (!isGround || !/\d/.test(textOf(reading, start + 1, end))) continue;
    let flies = false;
    for (let index = start + 1; index < end; index++) {
      const flight = codedFlight(reading, index, codes);
      if (flight && findGround(tokens, index - 1, language) === undefined) flies = true;
    }
    if (!flies) take(reading, start + 1, end);
  }
}

function textOf({ tokens, text }: FlightReading, first: number, next: number): string {
  return text.slice(at(tokens, first).start, at(tokens, next - 1).end);
}
