import { isFree, take } from "../../../reading/reading.ts";
import { at } from "../../../reading/tokens.ts";
import { findPeople, findTurn, isNot } from "../../../reading/words.ts";
import { findTripKind } from "./flight-words.ts";
import { gapBefore } from "./gaps.ts";
import { type FlightReading, mention } from "./mentions.ts";

/** Whether the text asks for a return or says that there is none. */
export interface TripKind {
  readonly round: boolean;
  readonly oneWay: boolean;
}

/** "round trip", "one way": said of the whole. */
export function findKind(reading: FlightReading): TripKind {
  const { tokens } = reading;
  const kind = { round: false, oneWay: false };
  for (let index = 0; index < tokens.length; index++) {
    if (!isFree(reading, index)) continue;
    const found = findTripKind(tokens, index);
    if (!found || !isFree(reading, index, found.next)) continue;
    // "Return flight: LH753 …" heads the return; it does not ask for one.
    if (/^return$/.test(at(tokens, index).low) && isHeading(reading, index, found.next)) continue;
    if (at(tokens, index).low === "a" && found.next === index + 2 && !isReturn(reading, index))
      continue;
    if (at(tokens, index).low === "single" && findPeople(tokens, found.next)) continue;
    if (found.value === "round") kind.round = true;
    else kind.oneWay = true;
    take(reading, index, found.next);
    index = found.next - 1;
  }
  return kind;
}

function isReturn({ tokens }: FlightReading, index: number): boolean {
  return (
    at(tokens, index + 1).low === "return" ||
    at(tokens, index + 1).text === "/" ||
    at(tokens, index + 2).low === "r"
  );
}

/** At the start of a line or a sentence, or right before a colon, a dash or a date. */
function isHeading({ tokens }: FlightReading, index: number, next: number): boolean {
  const before = at(tokens, index - 1);
  const after = at(tokens, next);
  if (/^(?:trip|ticket|tickets|fare)$/.test(at(tokens, next - 1).low)) return false;
  return (
    before.kind === "break" || before.kind === "end" || after.text === ":" || after.kind === "break"
  );
}

/** Words that part one flight or one direction from the next. */
export function findTurns(reading: FlightReading): void {
  const { tokens } = reading;
  for (let index = 0; index < tokens.length; index++) {
    if (!isFree(reading, index)) continue;
    const found = findTurn(tokens, index);
    if (!found || !isFree(reading, index, found.next)) continue;
    if (!isTurn(reading, index, found.next) || isDenied(reading, index, found.next)) continue;
    mention(reading, index, found.next, { kind: "turn", turn: found.value });
    if (found.value === "return") putBeforeFlight(reading, index, found.next);
    index = found.next - 1;
  }
}

/** "Rückflug brauche ich nicht": a few words on, in the same breath. */
function isDenied({ tokens }: FlightReading, index: number, next: number): boolean {
  if (isNot(at(tokens, index - 1).low)) return true;
  for (let after = next; after < next + 4; after++) {
    const { kind, text, low } = at(tokens, after);
    if (kind !== "word" && text !== "'") return false;
    if (isNot(low)) return true;
  }
  return false;
}

/** "LH753 back on 15 February": the word is said after the flight that it is about. */
function putBeforeFlight(reading: FlightReading, first: number, next: number): void {
  const { mentions } = reading;
  const flight = reading.endings.get(first);
  if (flight?.kind !== "flight") return;
  const after = mentions
    .filter((other) => other.first >= next)
    .sort((a, b) => a.first - b.first)[0];
  if (after?.kind === "flight") return;
  const turn = mentions.pop();
  // "am 7. August mit X3 2133 zurück": its date stands before it.
  const date = mentions.find(
    (other) =>
      other.kind === "date" && other.next <= flight.first && other.next >= flight.first - 3,
  );
  const start = date && gapBefore(reading, date, flight) === "none" ? date.first : flight.first;
  if (turn) mentions.push({ ...turn, first: start, next: start });
}

/** "get back to me", "hin" of "dahin", "after tax". */
function isTurn({ tokens, language }: FlightReading, index: number, next: number): boolean {
  const { low } = at(tokens, index);
  const after = at(tokens, next).low;
  if (low === "back" && /^(?:to|me|with)$/.test(after) && at(tokens, index - 1).low === "get")
    return false;
  if (low === "next" && /^(?:to|week|month)$/.test(after)) return false;
  if (low === "aller" || low === "rentre") return language === "fr";
  if (low === "ida" || low === "vuelta") return language === "es";
  if (low === "leg" || low === "segment")
    return /^\d$/.test(after) || at(tokens, next).text === ":";
  return true;
}
