import { take } from "../../../reading/reading.ts";
import { at, onFrom } from "../../../reading/tokens.ts";
import { find } from "../../../reading/words.ts";
import { codedFlight } from "./coded-flights.ts";
import type { FlightReading } from "./mentions.ts";

/** How far from the beginning of its line the word may stand: "2. Train ICE 595". */
const HEAD = 3;

/** Takes lines about trains, buses and ferries among flights, so that no flight is read in them. */
export function passGround(reading: FlightReading): void {
  const { tokens, language } = reading;
  const breaks = tokens.flatMap(({ kind }, index) => (kind === "break" ? [index] : []));
  if (breaks.length === 0) return;
  const isGround = (index: number) => find.ground(tokens, index, language) !== undefined;
  for (const [line, start] of [0, ...breaks.map((index) => index + 1)].entries()) {
    const end = breaks[line] ?? tokens.length;
    const inside = onFrom(tokens, start, end - start);
    const figures = inside.some((index) => at(tokens, index).kind === "number");
    if (!figures || !inside.slice(0, HEAD).some(isGround)) continue;
    const flies = inside.some((index) => codedFlight(reading, index) && !isGround(index - 1));
    if (!flies) take(reading, start, end);
  }
}
