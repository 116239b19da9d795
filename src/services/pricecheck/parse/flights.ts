import { airlineNames } from "./airlines.ts";
import { ICAO_CODES } from "./lexicon/airlines.ts";
import { findTurn } from "./lexicon/journey.ts";
import { isFree, mention, type Reading, take } from "./mentions.ts";
import { phraseFinder } from "./phrases.ts";
import { at, isNumber, type Token } from "./tokens.ts";

const findFlightWord = phraseFinder({
  flight:
    "flight|flight number|flight no|flight nr|flt|flug|flugnummer|flug nr|volo|numero volo|numero di volo|vuelo|numero de vuelo|vol|numero de vol|vol n|рейс|рейсом|рейса|номер рейса|reys|reysi|reys nomresi|ucus nomresi|ucus",
});

const findOperated = phraseFinder({
  operated:
    "operated by|operating as|op by|opb|durchgefuhrt von|operato da|operado por|opere par|выполняется|оператор",
});

const findSoldAs = phraseFinder({ sold: "sold as|marketed as|ticketed as|booked as" });

/** Words that are two letters and an airline's code. */
const WORDS = new Set(
  (
    "am an as at be by do go he hi if in is it me my no of ok on or so to up us we um ab im er es da " +
    "di de la le el lo al ad il un en se si mi te tu yo ya ce et au du ou sa ma va ne sur per con por " +
    "pm vs mr ms ve da ki bu az el or ii tl kr zl kc ft rs"
  ).split(" "),
);
/** Those that are written in capitals among small letters as well. */
const HALF_WORDS = new Set("am pm mr ms ok us vs tl kr ii it no".split(" "));
const AIRCRAFT = /^(?:A3[0-9]{2}|A2[0-9]{2}|B7[0-9]{2}|E1[0-9]{2}|E2[0-9]{2}|B3[0-9]{2})$/;

export function findFlights(reading: Reading): void {
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
      mention(reading, index, next, { kind: "flight", airline, number });
      index = furtherNumbers(reading, next, airline) - 1;
      continue;
    }
    const labelled = labelledAirline(reading, index, codes);
    if (labelled) {
      mention(reading, labelled.at, labelled.next, { kind: "airline", code: labelled.code });
      index = labelled.next - 1;
      continue;
    }
    const alone = codeAlone(reading, index, codes);
    if (alone !== undefined) {
      mention(reading, index, alone.next, { kind: "airline", code: alone.code });
      index = alone.next - 1;
      continue;
    }
    const named = names.find(tokens, index);
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

interface Coded {
  readonly airline: string;
  readonly number: string;
  readonly next: number;
}

/** QR124, QR 124, J2 104, W62201, QR-124, QTR124. */
function codedFlight(
  reading: Reading,
  index: number,
  codes: ReadonlySet<string>,
): Coded | undefined {
  const { tokens } = reading;
  const first = at(tokens, index);
  if (first.glued && /^(?:word|number)$/.test(at(tokens, index - 1).kind)) return undefined;
  const run = alphanumericRun(tokens, index);
  const upper = run.text.toUpperCase();
  if (AIRCRAFT.test(upper) && upper === run.text) return undefined;
  const joined = /^([A-Z][A-Z]|[A-Z]\d|\d[A-Z])(\d{1,4})([A-Z]?)$/.exec(upper);
  if (joined && isFree(reading, index, run.next)) {
    const [, code = "", digits = ""] = joined;
    const known = codes.has(code);
    if (
      (known || (run.text === upper && /^[A-Z]{2}$/.test(code) && digits.length > 1)) &&
      !isUnit(run, code)
    ) {
      return { airline: code, number: withoutZeros(digits), next: run.next };
    }
  }
  const icao = /^([A-Z]{3})(\d{1,4})$/.exec(run.text);
  const iata = ICAO_CODES[icao?.[1] ?? ""];
  if (icao && iata) return { airline: iata, number: withoutZeros(icao[2] ?? ""), next: run.next };
  if (run.text.length !== 2 || !codes.has(upper) || /^\d+$/.test(upper)) return undefined;
  if (run.text !== upper && WORDS.has(run.text.toLowerCase())) return undefined;
  let next = run.next;
  if (/^[-/#]$/.test(at(tokens, next).text)) next++;
  if (findFlightWord(tokens, next)?.value && isNumber(at(tokens, next + 1), 1, 4)) next++;
  const number = at(tokens, next);
  if (!isNumber(number, 1, 4) || !isFree(reading, index, next + 1)) return undefined;
  const doubtful = isShouting(reading) ? WORDS : HALF_WORDS;
  if (doubtful.has(run.text.toLowerCase()) && !isLikelyNumber(tokens, next)) return undefined;
  if (/^[:]$/.test(at(tokens, next + 1).text) && at(tokens, next + 1).glued) {
    if (isNumber(at(tokens, next + 2), 2, 2)) return undefined;
  }
  const letter = at(tokens, next + 1);
  const end = letter.glued && /^[A-Z]$/.test(letter.text) ? next + 2 : next + 1;
  if (end === next + 1 && letter.glued && letter.kind === "word") return undefined;
  return { airline: upper, number: withoutZeros(number.text), next: end };
}

function isShouting({ text }: Reading): boolean {
  return !/\p{Ll}{3}/u.test(text);
}

/** "AT 10" in capitals may be a preposition; "AT 801" is hardly one. */
function isLikelyNumber(tokens: readonly Token[], index: number): boolean {
  return at(tokens, index).text.length >= 3 && at(tokens, index + 1).text !== "%";
}

/** "12h45", "19th", "2x", "27k" are not airlines. */
function isUnit(run: Run, code: string): boolean {
  return /^\d/.test(code) && run.text !== run.text.toUpperCase() && /[hkxmd]/.test(run.text);
}

interface Run {
  readonly text: string;
  readonly next: number;
}

function alphanumericRun(tokens: readonly Token[], index: number): Run {
  let next = index;
  let text = "";
  while (
    /^(?:word|number)$/.test(at(tokens, next).kind) &&
    (next === index || at(tokens, next).glued)
  ) {
    text += at(tokens, next).text;
    next++;
  }
  return { text, next };
}

/** "QR124/908", "QR128 then 908", "QR571 and 119". */
function furtherNumbers(reading: Reading, from: number, airline: string): number {
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
      const and = /^(?:and|und|e|y|et|и|ve)$/.test(at(tokens, start).low);
      if (and) start++;
      const turn = findTurn(tokens, start);
      if (turn) start = turn.next;
      if (/^(?:the|mit|with|on|by|con|avec|con el|le|il)$/.test(at(tokens, start).low)) start++;
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
  return /^(?:[$€£₼₽]|eur|usd|gbp|euro|euros|dollars|azn|manat)$/.test(at(tokens, index + 1).low);
}

/** "Qatar Airways 124", "Lufthansa flight 400", or the name alone. */
function namedFlight(reading: Reading, index: number, code: string, end: number): number {
  const { tokens, text } = reading;
  const name = text.slice(at(tokens, index).start, at(tokens, end - 1).end);
  const names = airlineNames(reading.facts);
  let next = end;
  if (/^[,(:·-]$/.test(at(tokens, next).text)) next++;
  const word = findFlightWord(tokens, next);
  if (word) next = word.next;
  if (/^(?:nr|no|n|nº|#|№|:|\.|°)$/.test(at(tokens, next).low)) next++;
  if (at(tokens, next).text === "." || at(tokens, next).text === ":") next++;
  const number = at(tokens, next);
  const after = at(tokens, next + 1);
  const proper = /^\p{Lu}/u.test(name) || !names.isWeak(name);
  const glued = after.glued && /^[:.,h]$/.test(after.text) && isNumber(at(tokens, next + 2));
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
    !isPeopleCount(tokens, next)
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

function isPeopleCount(tokens: readonly Token[], index: number): boolean {
  return /^(?:adult|people|pax|passenger|person|erwachsen|adulti|adulto|personas|kid|child)/.test(
    at(tokens, index + 1).low,
  );
}

/** "with Qatar", "by Delta", "Airline: Swiss", or a capital letter where a place would not stand. */
function isAirlineContext({ tokens, facts, text }: Reading, index: number, end: number): boolean {
  let start = index - 1;
  while (/^[:.]$/.test(at(tokens, start).text)) start--;
  const before = at(tokens, start).low;
  if (
    /^(?:with|by|on|airline|airlines|carrier|mit|bei|con|compagnia|aerolinea|avec|sur|compagnie|авиакомпания|fluggesellschaft|ile|flying|fly|via|aviasirket|aviashirket)$/.test(
      before,
    )
  ) {
    return before !== "via";
  }
  if (/^(?:flight|flights|flug|ile|la|le)$/.test(at(tokens, end).low)) return true;
  const name = text.slice(at(tokens, index).start, at(tokens, end - 1).end);
  return !facts.placeNamed(name) && /^\p{Lu}/u.test(name);
}

/** "Airline: TK". */
function labelledAirline(
  reading: Reading,
  index: number,
  codes: ReadonlySet<string>,
): { code: string; at: number; next: number } | undefined {
  const { tokens } = reading;
  if (
    !/^(?:airline|carrier|fluggesellschaft|compagnia|aerolinea|compagnie|авиакомпания|aviasirket)$/.test(
      at(tokens, index).low,
    )
  ) {
    return undefined;
  }
  let start = index + 1;
  while (/^(?:code|:|=|-|aerea|aerienne)$/.test(at(tokens, start).low)) start++;
  const run = alphanumericRun(tokens, start);
  const code = run.text.toUpperCase();
  if (start === index + 1 || !codes.has(code) || !isFree(reading, start, run.next))
    return undefined;
  return { code, at: start, next: run.next };
}

/** "a QR flight", "with LH": a code without a number. */
function codeAlone(
  reading: Reading,
  index: number,
  codes: ReadonlySet<string>,
): { code: string; next: number } | undefined {
  const { tokens } = reading;
  const run = alphanumericRun(tokens, index);
  if (!/^[A-Z\d]{2}$/.test(run.text) || !codes.has(run.text) || at(tokens, index).glued)
    return undefined;
  if (isShouting(reading) || HALF_WORDS.has(run.text.toLowerCase())) return undefined;
  if (!isFree(reading, index, run.next) || isNumber(at(tokens, run.next))) return undefined;
  const before = at(tokens, index - 1).low;
  if (findFlightWord(tokens, run.next)) return { code: run.text, next: run.next };
  return /^(?:with|mit|con|avec|by|on|ile)$/.test(before)
    ? { code: run.text, next: run.next }
    : undefined;
}

/** "flight number: 1331", "Flug 1331". */
function bareNumber(
  reading: Reading,
  index: number,
): { at: number; number: string; next: number } | undefined {
  const { tokens } = reading;
  const word = findFlightWord(tokens, index);
  if (!word || !isFree(reading, index, word.next)) return undefined;
  let next = word.next;
  while (/^(?::|\.|#|№|º|°|nr|no|n|number)$/.test(at(tokens, next).low)) next++;
  const number = at(tokens, next);
  if (!isNumber(number, next > word.next ? 1 : 2, 4) || !isFree(reading, next)) return undefined;
  const after = at(tokens, next + 1);
  if (after.glued && /^[:./h]$/.test(after.text) && isNumber(at(tokens, next + 2)))
    return undefined;
  return { at: next, number: withoutZeros(number.text), next: next + 1 };
}

/** Whoever operates a flight does not sell it: the name, and a number under it, are passed over. */
function skipOperator(reading: Reading, from: number, codes: ReadonlySet<string>): number {
  const { tokens } = reading;
  let next = from;
  for (let step = 0; step < 8; step++) {
    const { kind, text } = at(tokens, next);
    if (kind === "break" || kind === "end" || (/^[,;.)·]$/.test(text) && step > 0)) break;
    if (findSoldAs(tokens, next) || /^(?:but|from|on|aber|von|da|de)$/.test(at(tokens, next).low))
      break;
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

function withoutZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, "");
}
