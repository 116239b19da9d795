import { currencyAt } from "../../../reading/currencies.ts";
import { isFree, take, textOf } from "../../../reading/reading.ts";
import {
  at,
  backFrom,
  isBreak,
  isMark,
  isNumber,
  onFrom,
  type Token,
} from "../../../reading/tokens.ts";
import { find, is } from "../../../reading/words.ts";
import { airlineNames } from "./airlines.ts";
import { alphanumericRun, codedFlight, digitsFrom, isSpoken, numberFrom } from "./coded-flights.ts";
import { HALF_WORDS } from "./lexicon/airlines.ts";
import { BARE_NUMBER } from "./lexicon/patterns.ts";
import { type FlightReading, mention } from "./mentions.ts";

/** Flights and airlines; each kind is tried at every token, and says which token is behind it. */
export function findFlights(reading: FlightReading): void {
  for (let index = 0; index < reading.tokens.length; index++) {
    if (!isFree(reading, index)) continue;
    const next =
      operatorAt(reading, index) ??
      codedAt(reading, index) ??
      labelledAt(reading, index) ??
      codeAlone(reading, index) ??
      namedAt(reading, index) ??
      bareNumber(reading, index);
    if (next !== undefined) index = next - 1;
  }
}

/** How far behind a flight it may be taken back, and how soon the right one follows. */
const LONGEST_ASKED = 12;
const SOON = [2, 3, 4];

/** "KE 991? No, OZ 573", "ET 859 ADD-KGL? no, ET 815": the token behind what was said by mistake. */
function takenBack(reading: FlightReading, next: number): number | undefined {
  const { tokens } = reading;
  const isOver = (token: Token, place: number) =>
    isBreak(token) || isMark(token, ",;") || !isFree(reading, place);
  const asked = onFrom(tokens, next, LONGEST_ASKED, isOver).find(
    (place) => at(tokens, place).text === "?",
  );
  if (asked === undefined || !is.not(at(tokens, asked + 1).low)) return undefined;
  return SOON.some((step) => codedFlight(reading, asked + step)) ? asked + 1 : undefined;
}

function codedAt(reading: FlightReading, index: number): number | undefined {
  const coded = codedFlight(reading, index);
  if (!coded) return undefined;
  const { airline, number, next } = coded;
  // An airline that was named once is no other word further on.
  reading.codes.add(airline);
  reading.airlines.add(airline);
  const back = takenBack(reading, next);
  if (back !== undefined) {
    take(reading, index, back);
    return back;
  }
  mention(reading, index, next, { kind: "flight", airline, number });
  return sharedCode(reading, next, airline) ?? furtherNumbers(reading, next, airline);
}

/** "BA 117 (also AA 6132)", "AF 8236 / KL 1006": the same flight under another airline's code. */
function sharedCode(reading: FlightReading, from: number, airline: string): number | undefined {
  const { tokens } = reading;
  const open = at(tokens, from).text === "(";
  if (!open && at(tokens, from).text !== "/") return undefined;
  for (let start = from + 1; start <= (open ? from + 3 : from + 1); start++) {
    const other = codedFlight(reading, start);
    if (!other || other.airline === airline) continue;
    if (open && at(tokens, other.next).text !== ")") return undefined;
    take(reading, from, other.next);
    return other.next;
  }
  return undefined;
}

/** "QR124/908", "QR128 then 908", "QR571 and 119". */
function furtherNumbers(reading: FlightReading, from: number, airline: string): number {
  const { tokens } = reading;
  const slash = isMark(at(tokens, from), "/+&");
  let start = slash || at(tokens, from).text === "," ? from + 1 : from;
  const and = is.and(at(tokens, start).low);
  if (and && !slash) start++;
  const turn = find.turn(tokens, start);
  start = turn?.next ?? start;
  const { low } = at(tokens, start);
  if (is.article(low) || (is.with(low) && !slash)) start++;
  const { text } = at(tokens, start);
  const found = slash || turn || and ? numberFrom(reading, start) : undefined;
  if (!found || text.length < (slash ? 2 : 3) || /^(?:0|20[23]\d$)/.test(text)) return from;
  if (currencyAt(reading, start + 1, true)) return from;
  mention(reading, start, found.next, { kind: "flight", airline, number: found.number });
  return furtherNumbers(reading, found.next, airline);
}

/** "Airline: TK", "carrier: QR, number: 124". */
function labelledAt(reading: FlightReading, index: number): number | undefined {
  const { tokens } = reading;
  if (!is.airlineLabel(at(tokens, index).low)) return undefined;
  let start = index + 1;
  while (/^(?:code|:|=|-|aerea|aerienne)$/.test(at(tokens, start).low)) start++;
  const run = alphanumericRun(tokens, start);
  const airline = run.text.toUpperCase();
  if (start === index + 1 || !reading.codes.has(airline) || !isFree(reading, start, run.next))
    return undefined;
  let label = at(tokens, run.next).text === "," ? run.next + 1 : run.next;
  label = find.flightWord(tokens, label)?.next ?? label;
  while (is.numberSign(at(tokens, label).low)) label++;
  const found = at(tokens, label - 1).text === ":" ? numberFrom(reading, label) : undefined;
  const next = found?.next ?? run.next;
  if (found) mention(reading, start, next, { kind: "flight", airline, number: found.number });
  else mention(reading, start, next, { kind: "airline", code: airline });
  return next;
}

/** "a QR flight", "with LH": a code without a number. */
function codeAlone(reading: FlightReading, index: number): number | undefined {
  const { tokens } = reading;
  const { text, next } = alphanumericRun(tokens, index);
  if (!/^[A-Z\d]{2}$/.test(text) || !reading.codes.has(text) || at(tokens, index).glued)
    return undefined;
  const isWord = reading.shouting || HALF_WORDS.has(text.toLowerCase());
  if (isWord || !isFree(reading, index, next) || isNumber(at(tokens, next))) return undefined;
  if (!find.flightWord(tokens, next) && !is.byAirline(at(tokens, index - 1).low)) return undefined;
  mention(reading, index, next, { kind: "airline", code: text });
  return next;
}

/** "Qatar Airways 124", "Lufthansa flight 400", or the name alone. */
function namedAt(reading: FlightReading, index: number): number | undefined {
  const { tokens, facts } = reading;
  const names = airlineNames(facts);
  const named = names.find(tokens, index, reading.language);
  if (!named || !isFree(reading, index, named.next)) return undefined;
  const { value: airline, next: end } = named;
  const name = textOf(reading, index, end);
  const capital = /^\p{Lu}/u.test(name);
  const weak = names.isWeak(name);
  const label = find.flightWord(tokens, end)?.next ?? end;
  const spoken = isSpoken(reading, label) ? digitsFrom(tokens, label) : undefined;
  if (spoken && spoken.number.length > 1 && isFree(reading, index, spoken.next)) {
    mention(reading, index, spoken.next, { kind: "flight", airline, number: spoken.number });
    return spoken.next;
  }
  let next = isMark(at(tokens, end), ",(:·-") ? end + 1 : end;
  const word = find.flightWord(tokens, next);
  next = word?.next ?? next;
  while (word && is.numberSign(at(tokens, next).low)) next++;
  const found =
    (capital || !weak) && !at(tokens, next).glued
      ? numberFrom(reading, next, BARE_NUMBER)
      : undefined;
  const counts =
    found && (find.people(tokens, found.next) ?? currencyAt(reading, found.next, true));
  const single = found?.number.length === 1 && at(tokens, found.next).kind === "word";
  if (found && !counts && (word ?? (next === end && !single))) {
    mention(reading, index, found.next, { kind: "flight", airline, number: found.number });
    return furtherNumbers(reading, found.next, airline);
  }
  // "with Qatar", "by Delta", "Airline: Swiss", or a capital letter where a place would not stand.
  const before = isMark(at(tokens, index - 1), ":.") ? index - 2 : index - 1;
  const led = is.byAirline(at(tokens, before).low) || find.flightWord(tokens, end);
  if (weak && !led && !(capital && !facts.placeNamed(name))) return end;
  mention(reading, index, end, { kind: "airline", code: airline });
  return end;
}

/** "flight number: 1331", "Flug 1331". */
function bareNumber(reading: FlightReading, index: number): number | undefined {
  const { tokens } = reading;
  const word = find.flightWord(tokens, index);
  if (!word || !isFree(reading, index, word.next)) return undefined;
  let start = word.next;
  while (is.numberSign(at(tokens, start).low)) start++;
  const found = numberFrom(reading, start, BARE_NUMBER);
  if (!found || (start === word.next && at(tokens, start).text.length < 2)) return undefined;
  mention(reading, start, found.next, { kind: "flight", number: found.number });
  return found.next;
}

/** How many words may name an operator. */
const MOST_OPERATOR = 8;

/** Whoever operates a flight does not sell it: the name, and a number under it, are passed over. */
function operatorAt(reading: FlightReading, index: number): number | undefined {
  const { tokens } = reading;
  const operated = find.operated(tokens, index);
  if (!operated) return undefined;
  const from = operated.next;
  const brackets = backFrom(tokens, from, MOST_OPERATOR).find((at1) =>
    isMark(at(tokens, at1), "()"),
  );
  const open = brackets !== undefined && at(tokens, brackets).text === "(";
  let next = from;
  for (; next < from + MOST_OPERATOR; next++) {
    const token = at(tokens, next);
    if (isBreak(token) || (isMark(token, open ? ");" : ",;.)·") && next > from)) break;
    if (find.soldAs(tokens, next)) break;
    // "operated by Iberia as IB 7447" is passed over, "operated by Iberia, QR 124" is not.
    const coded = codedFlight(reading, next);
    if (!coded) continue;
    next = coded.next;
    break;
  }
  take(reading, from, next);
  return next;
}
