import { isRefused } from "../../../reading/denial.ts";
import { findAll, isFree } from "../../../reading/reading.ts";
import { at, isBreak, isMark, matchAt } from "../../../reading/tokens.ts";
import { find } from "../../../reading/words.ts";
import { NO_TURN } from "./lexicon/patterns.ts";
import { type FlightReading, type Mention, mentionAll, type Of, ofKind } from "./mentions.ts";
import { gapBefore } from "./spans.ts";

/** "round trip", "one way": said of the whole. */
export function findKind(reading: FlightReading) {
  const found = findAll(reading, (index) => {
    const kind = find.tripKind(reading, index);
    // "Return flight: LH753 …" heads the return; "single mum" is no kind of trip.
    const { low } = at(reading, index);
    const heads = low === "return" && kind && isHeading(reading, index, kind.next);
    return heads || (low === "single" && find.people(reading, index + 1)) ? undefined : kind;
  });
  const said = new Set(found.map(({ value }) => value));
  return { round: said.has("round"), oneWay: said.has("oneWay") };
}

/** Whether the text asks for a return or says that there is none. */
export type TripKind = ReturnType<typeof findKind>;

/** At the start of a line or a sentence, or right before a colon, a dash or a date. */
function isHeading(reading: FlightReading, index: number, next: number): boolean {
  if (/^(?:trip|ticket|tickets|fare)$/.test(at(reading, next - 1).low)) return false;
  const after = at(reading, next);
  return isBreak(at(reading, index - 1)) || after.text === ":" || after.kind === "break";
}

/** Words that part one flight or one direction from the next. */
export function findTurns(reading: FlightReading): void {
  mentionAll(reading, (index) => {
    const found = find.turn(reading, index);
    if (!found || !isFree(reading, index, found.next)) return undefined;
    if (matchAt(reading, index, NO_TURN)) return undefined;
    if (found.value === "outward" && isDeparture(reading, index, found.next)) return undefined;
    // "Rückflug brauche ich nicht"
    if (isRefused(reading, { first: index, next: found.next }, SAME_BREATH)) return undefined;
    return { next: found.next, said: { kind: "turn", turn: found.value } };
  });
  for (const turn of ofKind(reading.mentions, "turn")) putBeforeFlight(reading, turn);
}

/** How many words on a turn may be denied. */
const SAME_BREATH = 4;

/** Puts a turn that is said behind the flight that it is about before that flight. */
function putBeforeFlight(reading: FlightReading, turn: Of<"turn">): void {
  const { mentions } = reading;
  const others = mentions.filter(({ kind }) => kind !== "turn").sort((a, b) => a.first - b.first);
  const about = saidBefore(reading, turn, others);
  if (!about) return;
  // "am 7. August mit X3 2133 zurück": its date stands before it.
  const date = mentions.find(
    ({ kind, next }) => kind === "date" && next <= about.first && next >= about.first - 3,
  );
  const { first } = date && gapBefore(reading, date, about) === "none" ? date : about;
  mentions.splice(mentions.indexOf(turn), 1, { ...turn, first, next: first });
}

/** The flight or date right before a turn, where the turn is about that and not about what follows. */
function saidBefore(reading: FlightReading, { turn, first, next }: Of<"turn">, others: Mention[]) {
  const said = reading.endings.get(first);
  // "LH753 back on 15 February"
  if (said?.kind === "flight" && turn === "return")
    return others.find((one) => one.first >= next)?.kind === "flight" ? undefined : said;
  // "…, 11.7. zurück 21:10/23:40", "18 iyulda gediş 25 iyulda qayıdış"
  if (said?.kind === "date") {
    const before = others.findLast((one) => one.next <= said.first);
    const apart = before?.kind === "date" || gapBefore(reading, before, said) !== "none";
    return apart || turn === "outward" ? said : undefined;
  }
  // "LH 1137 19:35-21:45 zurück."
  const isClosed = isBreak(at(reading, next)) || isMark(at(reading, next), ",.;");
  if (said?.kind !== "time" || turn === "onward" || !isClosed) return undefined;
  return others.findLast((one) => one.kind === "flight" && one.first < first);
}

/** "J2 7012, gediş 08:30, çatma 10:45": when the flight leaves that was told of. */
function isDeparture(reading: FlightReading, index: number, next: number) {
  if (reading.starts.get(next)?.kind !== "time" || !find.timeRole(reading, index)) return false;
  return reading.mentions.some(({ kind, first }) => kind === "flight" && first < index);
}
