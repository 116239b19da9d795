import { isRefused } from "../../../reading/denial.ts";
import { findAll, isFree } from "../../../reading/reading.ts";
import { at, isBreak, isMark } from "../../../reading/tokens.ts";
import { find } from "../../../reading/words.ts";
import { type FlightReading, type Mention, mentionAll } from "./mentions.ts";
import { gapBefore } from "./spans.ts";

/** "round trip", "one way": said of the whole. */
export function findKind(reading: FlightReading) {
  const { tokens } = reading;
  const found = findAll(reading, (index) => {
    const kind = find.tripKind(tokens, index);
    // "Return flight: LH753 …" heads the return; "single mum" is no kind of trip.
    const { low } = at(tokens, index);
    const heads = low === "return" && kind && isHeading(reading, index, kind.next);
    return heads || (low === "single" && find.people(tokens, index + 1)) ? undefined : kind;
  });
  const said = new Set(found.map(({ value }) => value));
  return { round: said.has("round"), oneWay: said.has("oneWay") };
}

/** Whether the text asks for a return or says that there is none. */
export type TripKind = ReturnType<typeof findKind>;

/** At the start of a line or a sentence, or right before a colon, a dash or a date. */
function isHeading({ tokens }: FlightReading, index: number, next: number): boolean {
  if (/^(?:trip|ticket|tickets|fare)$/.test(at(tokens, next - 1).low)) return false;
  const after = at(tokens, next);
  return isBreak(at(tokens, index - 1)) || after.text === ":" || after.kind === "break";
}

/** Words that part one flight or one direction from the next. */
export function findTurns(reading: FlightReading): void {
  mentionAll(reading, (index) => {
    const found = find.turn(reading.tokens, index);
    if (!found || !isFree(reading, index, found.next)) return undefined;
    if (!isTurn(reading, index, found.next)) return undefined;
    // "Rückflug brauche ich nicht"
    if (isRefused(reading, { first: index, next: found.next }, SAME_BREATH)) return undefined;
    return { next: found.next, said: { kind: "turn", turn: found.value } };
  });
  for (const turn of [...reading.mentions])
    if (turn.kind === "turn") putBeforeFlight(reading, turn);
}

/** How many words on a turn may be denied. */
const SAME_BREATH = 4;

/** "LH753 back on 15 February", "LH 1137 19:35-21:45 zurück.": said after the flight that it is about. */
function putBeforeFlight(reading: FlightReading, turn: Extract<Mention, { kind: "turn" }>): void {
  const { mentions } = reading;
  const others = mentions.filter(({ kind }) => kind !== "turn");
  const after = others
    .filter(({ first }) => first >= turn.next)
    .sort((a, b) => a.first - b.first)[0];
  const flight = reading.endings.get(turn.first);
  const isBehind = turn.turn === "return" && flight?.kind === "flight" && after?.kind !== "flight";
  const about = isBehind ? flight : closedBy(reading, turn, others);
  if (!about) return;
  // "am 7. August mit X3 2133 zurück": its date stands before it.
  const date = mentions.find(
    ({ kind, next }) => kind === "date" && next <= about.first && next >= about.first - 3,
  );
  const { first } = date && gapBefore(reading, date, about) === "none" ? date : about;
  mentions.splice(mentions.indexOf(turn), 1, { ...turn, first, next: first });
}

/** The flight whose last word is a turn: nothing parts the two, and something parts the turn from what follows. */
function closedBy(
  reading: FlightReading,
  turn: Extract<Mention, { kind: "turn" }>,
  others: readonly Mention[],
): Mention | undefined {
  const { tokens } = reading;
  const after = at(tokens, turn.next);
  const before = reading.endings.get(turn.first);
  const isLast = isBreak(after) || (isMark(after, ",.;") && !at(tokens, turn.next + 1).glued);
  if (turn.turn === "onward" || before?.kind !== "time" || !isLast) return undefined;
  const flights = others.filter(({ kind, first }) => kind === "flight" && first < turn.first);
  return flights.sort((a, b) => b.first - a.first)[0];
}

/** "get back to me", "next week"; some are turns in one language alone. */
function isTurn({ tokens, language }: FlightReading, index: number, next: number): boolean {
  const { low } = at(tokens, index);
  const after = at(tokens, next);
  if (low === "back" && at(tokens, index - 1).low === "get")
    return !/^(?:to|me|with)$/.test(after.low);
  if (low === "next") return !/^(?:to|week|month)$/.test(after.low);
  if (low === "aller" || low === "rentre") return language === "fr";
  if (low === "ida" || low === "vuelta") return language === "es";
  return !/^(?:leg|segment)$/.test(low) || /^[\d:]$/.test(after.text);
}
