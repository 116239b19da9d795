import { CURRENCY_SIGNS } from "../../../reading/lexicon/currencies.ts";
import { isFree, take } from "../../../reading/reading.ts";
import { at, isNumber, type Token } from "../../../reading/tokens.ts";
import {
  findCurrencyWord,
  findPeople,
  findTurn,
  isAnd,
  isArticle,
  isNot,
  isNumberSign,
  isWith,
} from "../../../reading/words.ts";
import { codeAlone, isAirlineContext, labelledAirline } from "./airline-words.ts";
import { airlineNames } from "./airlines.ts";
import { codedFlight, digitsFrom, isSpoken, withoutZeros } from "./coded-flights.ts";
import { findFlightWord, findOperated, findSoldAs } from "./flight-words.ts";
import { type FlightReading, mention } from "./mentions.ts";

export function findFlights(reading: FlightReading): void {
  const { tokens } = reading;
  const names = airlineNames(reading.facts);
  const codes = new Set(reading.facts.airlines.map(({ code }) => code));
  for (let index = 0; index < tokens.length; index++) {
    if (!isFree(reading, index)) continue;
    const operated = findOperated(tokens, index);
    if (operated) {
      index = skipOperator(reading, operated.next, codes) - 1;
      continue;
    }
    const coded = codedFlight(reading, index, codes);
    if (coded) {
      const { airline, number, next } = coded;
      // An airline that was named once is no other word further on.
      codes.add(airline);
      reading.airlines.add(airline);
      // "KE 991? No, OZ 573"
      if (at(tokens, next).text === "?" && isNot(at(tokens, next + 1).low)) {
        take(reading, index, next);
        index = next - 1;
        continue;
      }
      mention(reading, index, next, { kind: "flight", airline, number });
      const shared = sharedCode(reading, next, coded, codes);
      index = (shared ?? furtherNumbers(reading, next, airline)) - 1;
      continue;
    }
    const labelled = labelledAirline(reading, index, codes);
    if (labelled) {
      const { code, number } = labelled;
      mention(
        reading,
        labelled.at,
        labelled.next,
        number === undefined
          ? { kind: "airline", code }
          : { kind: "flight", airline: code, number: withoutZeros(number) },
      );
      index = labelled.next - 1;
      continue;
    }
    const alone = codeAlone(reading, index, codes);
    if (alone !== undefined) {
      mention(reading, index, alone.next, { kind: "airline", code: alone.code });
      index = alone.next - 1;
      continue;
    }
    const named = names.find(tokens, index, reading.language);
    if (named && isFree(reading, index, named.next)) {
      index = namedFlight(reading, index, named.value, named.next) - 1;
      continue;
    }
    const bare = bareNumber(reading, index);
    if (bare) {
      mention(reading, bare.at, bare.next, { kind: "flight", number: bare.number });
      index = bare.next - 1;
    }
  }
}

/** "BA 117 (also AA 6132)", "AF 8236 / KL 1006": the same flight under another airline's code. */
function sharedCode(
  reading: FlightReading,
  from: number,
  { airline }: { readonly airline: string },
  codes: ReadonlySet<string>,
): number | undefined {
  const { tokens } = reading;
  const open = at(tokens, from).text === "(";
  if (!open && at(tokens, from).text !== "/") return undefined;
  for (let start = from + 1; start <= (open ? from + 3 : from + 1); start++) {
    const other = codedFlight(reading, start, codes);
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
  let next = from;
  for (;;) {
    let start = next;
    const slash =
      at(tokens, start).text === "/" ||
      at(tokens, start).text === "+" ||
      at(tokens, start).text === "&";
    if (slash) start++;
    else {
      if (at(tokens, start).text === ",") start++;
      const and = isAnd(at(tokens, start).low);
      if (and) start++;
      const turn = findTurn(tokens, start);
      if (turn) start = turn.next;
      if (isArticle(at(tokens, start).low) || isWith(at(tokens, start).low)) start++;
      if (!turn && !and) return next;
    }
    const token = at(tokens, start);
    const after = at(tokens, start + 1);
    if (!isNumber(token, 2, 4) || !isFree(reading, start) || token.text.startsWith("0"))
      return next;
    if (
      after.glued &&
      after.text !== "," &&
      after.text !== "." &&
      after.text !== "/" &&
      after.text !== ")"
    )
      return next;
    if (/^20[23]\d$/.test(token.text) || isPrice(tokens, start)) return next;
    if (token.text.length === 2 && !slash) return next;
    mention(reading, start, start + 1, {
      kind: "flight",
      airline,
      number: withoutZeros(token.text),
    });
    next = start + 1;
  }
}

function isPrice(tokens: readonly Token[], index: number): boolean {
  const { text } = at(tokens, index + 1);
  return (
    CURRENCY_SIGNS.some(([sign]) => sign === text) ||
    findCurrencyWord(tokens, index + 1) !== undefined
  );
}

/** "Qatar Airways 124", "Lufthansa flight 400", or the name alone. */
function namedFlight(reading: FlightReading, index: number, code: string, end: number): number {
  const { tokens, text } = reading;
  const name = text.slice(at(tokens, index).start, at(tokens, end - 1).end);
  const names = airlineNames(reading.facts);
  let next = end;
  if (/^[,(:·-]$/.test(at(tokens, next).text)) next++;
  const word = findFlightWord(tokens, next);
  if (word) next = word.next;
  if (isNumberSign(at(tokens, next).low)) next++;
  if (at(tokens, next).text === "." || at(tokens, next).text === ":") next++;
  const number = at(tokens, next);
  const after = at(tokens, next + 1);
  const proper = /^\p{Lu}/u.test(name) || !names.isWeak(name);
  const glued =
    after.glued &&
    /^[:.,h]$/.test(after.text) &&
    isNumber(at(tokens, next + 2)) &&
    at(tokens, next + 2).glued;
  const spoken = next === end && isSpoken(reading, next) ? digitsFrom(tokens, next) : undefined;
  if (spoken && spoken.number.length > 1 && isFree(reading, index, spoken.next)) {
    mention(reading, index, spoken.next, { kind: "flight", airline: code, number: spoken.number });
    return spoken.next;
  }
  if (
    isNumber(number, 1, 4) &&
    isFree(reading, next) &&
    !number.glued &&
    proper &&
    !glued &&
    !(after.glued && after.kind === "word" && after.text.length > 1) &&
    (word !== undefined || number.text.length >= 2 || !/^\p{L}/u.test(after.text)) &&
    (next === end || word !== undefined) &&
    !isPrice(tokens, next) &&
    findPeople(tokens, next + 1) === undefined
  ) {
    mention(reading, index, next + 1, {
      kind: "flight",
      airline: code,
      number: withoutZeros(number.text),
    });
    return furtherNumbers(reading, next + 1, code);
  }
  if (names.isWeak(name) && !isAirlineContext(reading, index, end)) return end;
  mention(reading, index, end, { kind: "airline", code });
  return end;
}

/** "flight number: 1331", "Flug 1331". */
function bareNumber(
  reading: FlightReading,
  index: number,
): { at: number; number: string; next: number } | undefined {
  const { tokens } = reading;
  const word = findFlightWord(tokens, index);
  if (!word || !isFree(reading, index, word.next)) return undefined;
  let next = word.next;
  while (isNumberSign(at(tokens, next).low)) next++;
  const number = at(tokens, next);
  if (!isNumber(number, next > word.next ? 1 : 2, 4) || !isFree(reading, next)) return undefined;
  const after = at(tokens, next + 1);
  if (after.glued && /^[:./h]$/.test(after.text) && isNumber(at(tokens, next + 2)))
    return undefined;
  return { at: next, number: withoutZeros(number.text), next: next + 1 };
}

/** How many words may name an operator. */
const MOST_OPERATOR = 8;

/** Whoever operates a flight does not sell it: the name, and a number under it, are passed over. */
function skipOperator(reading: FlightReading, from: number, codes: ReadonlySet<string>): number {
  const { tokens } = reading;
  let next = from;
  let open = -1;
  for (let back = from - 1; back >= from - MOST_OPERATOR; back--) {
    if (/^[()]$/.test(at(tokens, back).text)) open = at(tokens, back).text === "(" ? back : -1;
    if (/^[()]$/.test(at(tokens, back).text)) break;
  }
  for (let step = 0; step < MOST_OPERATOR; step++) {
    const { kind, text } = at(tokens, next);
    const ends = open < 0 ? /^[,;.)·]$/ : /^[);]$/;
    if (kind === "break" || kind === "end" || (ends.test(text) && step > 0)) break;
    if (findSoldAs(tokens, next)) break;
    const coded = codedFlight(reading, next, codes);
    if (coded) {
      // "operated by Iberia as IB 7447" is passed over, "operated by Iberia, QR 124" is not.
      take(reading, from, coded.next);
      return coded.next;
    }
    next++;
  }
  take(reading, from, next);
  return next;
}
