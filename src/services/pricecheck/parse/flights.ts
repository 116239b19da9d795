import { isFree, take, textOf } from "../../../reading/reading.ts";
import { at, backFrom, isBreak, isMark } from "../../../reading/tokens.ts";
import { find, is, isStart } from "../../../reading/words.ts";
import { airlineNames } from "./airlines.ts";
import {
  alphanumericRun,
  codedFlight,
  isBeforePlace,
  numberBehind,
  numberFrom,
} from "./coded-flights.ts";
import { HALF_WORDS, WEAK_NAMES } from "./lexicon/airlines.ts";
import { BARE_NUMBER } from "./lexicon/patterns.ts";
import { type FlightReading, mention, ofKind } from "./mentions.ts";

/** Flights and airlines; each kind is tried at every token, and says which token is behind it. */
export function findFlights(reading: FlightReading): void {
  for (let index = 0; index < reading.tokens.length; index++) {
    if (!isFree(reading, index)) continue;
    const next =
      operatorAt(reading, index) ??
      codedAt(reading, index) ??
      onwardAt(reading, index) ??
      codeAlone(reading, index) ??
      namedAt(reading, index) ??
      bareNumber(reading, index);
    if (next !== undefined) index = next - 1;
  }
}

function codedAt(reading: FlightReading, index: number): number | undefined {
  const coded = codedFlight(reading, index);
  if (!coded) return undefined;
  const { airline, number, next } = coded;
  // An airline that was named once is no other word further on.
  reading.codes.add(airline);
  reading.airlines.add(airline);
  mention(reading, index, next, { kind: "flight", airline, number });
  return furtherNumbers(reading, next, airline);
}

/** "QR124/908", "QR128 then 908", "QR571 and 119". */
function furtherNumbers(reading: FlightReading, from: number, airline: string): number {
  const slash = isMark(at(reading, from), "/+&");
  let start = slash || at(reading, from).text === "," ? from + 1 : from;
  const and = is.and(at(reading, start).low);
  const turn = find.turn(reading, start);
  start = turn?.next ?? start;
  const { text } = at(reading, start);
  const found = slash || turn || and ? numberFrom(reading, start) : undefined;
  if (!found || text.length < (slash ? 2 : 3) || /^(?:0|20[23]\d$)/.test(text)) return from;
  mention(reading, start, found.next, { kind: "flight", airline, number: found.number });
  return furtherNumbers(reading, found.next, airline);
}

/** "QR 222 LHR DOH 15:15 00:20, then 946 DOH SIN": of the airline before, where a place follows. */
function onwardAt(reading: FlightReading, index: number): number | undefined {
  const turn = find.turn(reading, index);
  const found = turn?.value === "onward" ? numberFrom(reading, turn.next) : undefined;
  const airline = ofKind(reading.mentions, "flight").at(-1)?.airline;
  if (!turn || !found || airline === undefined) return undefined;
  if (!isBeforePlace(reading, found.next, found.number)) return undefined;
  return mention(reading, turn.next, found.next, { kind: "flight", airline, number: found.number });
}

/** "Airline: TK", "a QR flight", "with LH", "BA from London": a code without a number. */
function codeAlone(reading: FlightReading, index: number): number | undefined {
  const { text, next } = alphanumericRun(reading, index);
  const code = text.toUpperCase();
  if (!reading.codes.has(code) || !isFree(reading, index, next) || at(reading, index).glued)
    return undefined;
  const signs = backFrom(reading, index, 3, ({ low }) => !BEHIND_LABEL.test(low)).length;
  const labelled = signs > 0 && is.airlineLabel(at(reading, index - signs - 1).low);
  const isWord = text !== code || reading.shouting || HALF_WORDS.has(text.toLowerCase());
  const led = is.byAirline(at(reading, index - 1).low) || isStart(reading, next);
  if (!labelled && (isWord || !(led || find.flightWord(reading, next)))) return undefined;
  return mention(reading, index, next, { kind: "airline", code });
}

/** Between "airline" and its code. */
const BEHIND_LABEL = /^(?:code|:|=|-|aerea|aerienne)$/;

/** "Qatar Airways 124", "Lufthansa flight 400", or the name alone. */
function namedAt(reading: FlightReading, index: number): number | undefined {
  const named = airlineNames(reading.facts)(reading, index, "own");
  if (!named || !isFree(reading, index, named.next)) return undefined;
  const { value: airline, next: end } = named;
  const name = textOf(reading, index, end);
  const capital = /^\p{Lu}/u.test(name);
  const weak = WEAK_NAMES.has(name.toLowerCase());
  const found = numberBehind(reading, end, BARE_NUMBER);
  if (
    found &&
    isFree(reading, end, found.next) &&
    isNumbered(reading, end, found, capital || !weak)
  ) {
    mention(reading, index, found.next, { kind: "flight", airline, number: found.number });
    return furtherNumbers(reading, found.next, airline);
  }
  // "with Qatar", "by Delta", "Airline: Swiss", or a capital letter where a place would not stand.
  const led = is.byAirline(at(reading, index - 1).low) || find.flightWord(reading, end);
  // "for delta jfk - lax", "…, american, …": right before a code, or with nothing beside it.
  const { text, low } = at(reading, end);
  const isCode = /^(?:[a-z]{3}|[A-Z]{3})$/.test(text) && !is.noPlace(low);
  const alone = [index - 1, end].every(
    (side) => isBreak(at(reading, side)) || at(reading, side).text === ",",
  );
  const clear = led || alone || (isCode && reading.isPlaceCode(text.toUpperCase()));
  if (weak && !clear && !(capital && !reading.facts.placeNamed(name))) return end;
  reading.airlines.add(airline);
  return mention(reading, index, end, { kind: "airline", code: airline });
}

/** Whether a number is that of the flight of an airline that was named right before. */
function isNumbered(
  reading: FlightReading,
  end: number,
  { spoken, isNamed, start, number, next }: NonNullable<ReturnType<typeof numberBehind>>,
  isAirline: boolean,
): boolean {
  if (spoken) return true;
  // "alaska 1131 sfo-hnl": behind a name that is a word as well.
  const sure = isAirline || reading.isPlaceCode(at(reading, start + 1).text.toUpperCase());
  // "Delta 1 stop"
  const isCount = number.length === 1 && at(reading, next).kind === "word";
  return sure && !at(reading, start).glued && (isNamed || (start === end && !isCount));
}

/** "flight number: 1331", "Flug 1331", "number: 1331" behind an airline. */
function bareNumber(reading: FlightReading, index: number): number | undefined {
  const found = numberBehind(reading, index, BARE_NUMBER);
  if (!found || found.spoken || !isFree(reading, index, found.start)) return undefined;
  const { start, isNamed, number, next } = found;
  const labels = [index, index - 1].some((end) => reading.endings.get(end)?.kind === "airline");
  const signed = is.numberSign(at(reading, start - 1).low);
  if (start === index || !(isNamed || labels)) return undefined;
  if (!signed && at(reading, start).text.length === 1) return undefined;
  return mention(reading, start, next, { kind: "flight", number });
}

/** How many words may name an operator. */
const MOST_OPERATOR = 8;

/** Whoever operates a flight does not sell it: the name, and a number under it, are passed over. */
function operatorAt(reading: FlightReading, index: number): number | undefined {
  const operated = find.operated(reading, index);
  if (!operated) return undefined;
  const from = operated.next;
  const brackets = backFrom(reading, from, MOST_OPERATOR).find((at1) =>
    isMark(at(reading, at1), "()"),
  );
  const open = brackets !== undefined && at(reading, brackets).text === "(";
  let next = from;
  for (; next < from + MOST_OPERATOR; next++) {
    const token = at(reading, next);
    if (isBreak(token) || (isMark(token, open ? ");" : ",;.)·") && next > from)) break;
    if (find.soldAs(reading, next) || !isFree(reading, next)) break;
    // "operated by Iberia as IB 7447" is passed over, "operated by Iberia, QR 124" is not.
    const coded = codedFlight(reading, next);
    if (!coded) continue;
    next = coded.next;
    break;
  }
  return take(reading, from, next);
}
