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
      numberAgain(reading, index) ??
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
  return mention(reading, index, next, { kind: "flight", airline, number });
}

/** "QR124/908", "QR128 then 908", "…, then 946 DOH SIN": a further number of the airline before. */
function numberAgain(reading: FlightReading, index: number): number | undefined {
  const turn = find.turn(reading, index);
  const isSlash = isMark(at(reading, index), "/+&");
  const start = turn?.next ?? index + 1;
  const found = turn || isSlash ? numberFrom(reading, start) : undefined;
  const { text } = at(reading, start);
  if (!found || text.length < (isSlash ? 2 : 3) || /^(?:0|20[23]\d$)/.test(text)) return undefined;
  const end = at(reading, index - 1).text === "," ? index - 1 : index;
  const isNext = reading.endings.get(end)?.kind === "flight";
  const airline = ofKind(reading.mentions, "flight").at(-1)?.airline;
  const isMeant = isNext || (turn && isBeforePlace(reading, found.next, found.number));
  if (!isMeant || airline === undefined) return undefined;
  return mention(reading, start, found.next, { kind: "flight", airline, number: found.number });
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
  // "Delta 1 stop"
  const isCount = found?.number.length === 1 && at(reading, found.next).kind === "word";
  if (found && (found.isNamed || !isCount) && !at(reading, found.start).glued)
    return mention(reading, index, found.next, { kind: "flight", airline, number: found.number });
  // "with Qatar", "by Delta", "Airline: Swiss", or a capital letter where a place would not stand.
  const led = is.byAirline(at(reading, index - 1).low) || find.flightWord(reading, end);
  // "for delta jfk - lax", "…, american, …": right before a code, or with nothing beside it.
  const { text } = at(reading, end);
  const isCode = /^(?:[a-z]{3}|[A-Z]{3})$/.test(text);
  const alone = [index - 1, end].every(
    (side) => isBreak(at(reading, side)) || at(reading, side).text === ",",
  );
  const clear = led || alone || (isCode && reading.isPlaceCode(text.toUpperCase()));
  if (weak && !clear && !(capital && !reading.facts.placeNamed(name))) return end;
  reading.airlines.add(airline);
  return mention(reading, index, end, { kind: "airline", code: airline });
}

/** "flight number: 1331", "Flug 1331", "number: 1331" behind an airline. */
function bareNumber(reading: FlightReading, index: number): number | undefined {
  const found = numberBehind(reading, index, BARE_NUMBER);
  if (!found) return undefined;
  const { start, isNamed, number, next } = found;
  const labels = [index, index - 1].some((end) => reading.endings.get(end)?.kind === "airline");
  // "Flight 1" counts flights, "flight no. 1" is one.
  const isSure = number.length > 1 || is.numberSign(at(reading, start - 1).low);
  if (start === index || !isSure || !(isNamed || labels)) return undefined;
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
