import { findAll } from "../../../reading/reading.ts";
import { at, isBreak, isMark } from "../../../reading/tokens.ts";
import { find } from "../../../reading/words.ts";
import { type FlightReading, type Mention, mentionAll, type Of, ofKind } from "./mentions.ts";
import { gapBefore } from "./spans.ts";

/** "round trip", "one way": said of the whole. */
export function findKind(reading: FlightReading) {
  const found = findAll(reading, (index) => find.tripKind(reading, index));
  const said = new Set(found.map(({ value }) => value));
  return { round: said.has("round"), oneWay: said.has("oneWay") };
}

/** Whether the text asks for a return or says that there is none. */
export type TripKind = ReturnType<typeof findKind>;

/** Words that part one flight or one direction from the next. */
export function findTurns(reading: FlightReading): void {
  mentionAll(reading, (index) => {
    const found = find.turn(reading, index);
    return found && { next: found.next, said: { kind: "turn", turn: found.value } };
  });
  for (const turn of ofKind(reading.mentions, "turn")) putBeforeFlight(reading, turn);
}

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
