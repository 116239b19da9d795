import type { SaidDate } from "../../../reading/days.ts";
import { take } from "../../../reading/reading.ts";
import { tokenBehind, tokenize } from "../../../reading/tokens.ts";
import { find } from "../../../reading/words.ts";
import { cabinOfClass, type TravelClass } from "./flight-words.ts";
import { type FlightReading, mention } from "./mentions.ts";

/** What lines of a reservation system say beside the flights. */
export interface GdsFacts {
  readonly cabin?: TravelClass;
  readonly adults?: number;
  readonly children?: number;
  readonly infants?: number;
}

const LONGEST_LINE = 160;
/** Number in the list, airline, flight, class; then date, weekday, airports, status and times. */
const HEAD =
  /^\s{0,8}(?:\d{1,2}\s{0,2}[.)]?\s{0,4})?([A-Z][A-Z\d]|\d[A-Z])\s{0,3}(\d{1,4})\s{0,3}([A-Z])?\s{1,6}/;
const WHEN =
  /(?<![A-Z\d])(\d{1,2})(JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)(\d{2}|\d{4})?(?![A-Z\d])/g;
const PAIR = /(?<![A-Z])([A-Z]{3})[/ -]?([A-Z]{3})(?![A-Z])/g;
const STATUS = /(?<![A-Z])(?:HK|SS|HS|GK|TK|KK|RR|HL|NN|LL|AK|BK|PK|DK|OK)\s?(\d{1,2})(?!\d)/;
const CLOCKS = /(?<![\d.])(#?)(\d{1,2}:?\d{2})([APN]?)(?:\s?([+#])\s?(\d))?(?![\d.])/g;
const NAME =
  /(?:(?<![\d.])\d{1,2}\.\s?\d?[A-Z]{2,}\/[A-Z]+[A-Z ]*|(?<![A-Z/])[A-Z]{2,30}\/[A-Z]{2,30} ?(?:MR|MRS|MS|MISS)(?![A-Z]))(\((?:CHD|C\d{2}|INF)[^)]{0,40}\))?(\((?:INF)[^)]{0,40}\))?/g;

/** Reads and takes the lines that a reservation system printed. */
export function findGdsLines(reading: FlightReading): GdsFacts {
  const { text, tokens } = reading;
  let facts: GdsFacts = {};
  let start = 0;
  for (const line of text.split("\n")) {
    const end = start + line.length;
    const read = line.length <= LONGEST_LINE ? readLine(reading, line.toUpperCase()) : undefined;
    if (read) {
      const first = tokenBehind(tokens, start);
      mention(reading, first, tokenBehind(tokens, start + read.end - 1) + 1, {
        kind: "listed",
        flight: read.flight,
      });
      facts = {
        ...(read.letter && { cabin: cabinOfClass(read.letter) }),
        ...(read.seats && { adults: read.seats }),
        ...facts,
      };
    }
    start = end + 1;
  }
  return { ...facts, ...countNames(reading) };
}

function readLine(reading: FlightReading, line: string) {
  const head = HEAD.exec(line);
  if (!head) return undefined;
  const [whole, airline = "", number = "", letter] = head;
  const rest = line.slice(whole.length);
  const dates = [...rest.matchAll(WHEN)];
  const [when] = dates;
  if (!when || when.index > 12) return undefined;
  const afterDate = when.index + when[0].length;
  const pair = [...rest.slice(afterDate).matchAll(PAIR)].find(
    ([, from = "", to = ""]) => reading.facts.placeOfCode(from) && reading.facts.placeOfCode(to),
  );
  if (!pair || pair.index > 16) return undefined;
  const [, fromCode = "", toCode = ""] = pair;
  const from = reading.facts.placeOfCode(fromCode);
  const to = reading.facts.placeOfCode(toCode);
  const timesAt = afterDate + pair.index + pair[0].length;
  const tail = rest.slice(timesAt);
  const status = STATUS.exec(tail);
  const clocksAt = status && status.index < 12 ? status.index + status[0].length : 0;
  const clocks = [...tail.slice(clocksAt).matchAll(CLOCKS)].flatMap((match) => {
    const minutes = clockOf(match[2] ?? "", match[3] ?? "");
    return minutes === undefined ? [] : [{ match, minutes }];
  });
  const [departs, arrives] = clocks;
  if (!from || !to || !departs || !arrives) return undefined;
  const arrivalAt = timesAt + clocksAt + arrives.match.index;
  const second = dates.find(({ index }) => index > arrivalAt && index < arrivalAt + 16);
  const plus = arrives.match[5] ?? (arrives.match[1] === "#" ? "1" : undefined);
  const arrivalDate = second && dateOf(second);
  const end =
    whole.length + (second ? second.index + second[0].length : arrivalAt + arrives.match[0].length);
  return {
    end,
    letter,
    seats: status ? Number(status[1]) : undefined,
    flight: {
      airline,
      number: number.replace(/^0+(?=\d)/, ""),
      from,
      to,
      date: dateOf(when),
      departure: departs.minutes,
      arrival: arrives.minutes,
      ...(plus !== undefined && { plusDays: Number(plus) }),
      ...(arrivalDate && { arrivalDate }),
    },
  };
}

function dateOf(match: RegExpExecArray): SaidDate {
  const month = find.month(tokenize(match[2] ?? ""), 0)?.value ?? 1;
  const year =
    match[3] === undefined ? undefined : Number(match[3].length === 2 ? `20${match[3]}` : match[3]);
  return { day: Number(match[1]), month, ...(year !== undefined && { year }) };
}

/** 0855, 855, 1120A, 205P, 1200N. */
function clockOf(written: string, half: string): number | undefined {
  const digits = written.replace(":", "");
  let hour = Number(digits.slice(0, -2));
  const minute = Number(digits.slice(-2));
  if (digits === written && digits.length === 3 && half === "") return undefined;
  if (half === "A" || half === "P") hour = (hour % 12) + (half === "P" ? 12 : 0);
  if (hour > 24 || minute > 59) return undefined;
  return (hour % 24) * 60 + minute;
}

/** 1.ROSSI/MARIO MR 2.ROSSI/LUCA(CHD/12MAY20). */
function countNames(reading: FlightReading): GdsFacts {
  const { text, tokens } = reading;
  let [adults, children, infants] = [0, 0, 0];
  for (const match of text.matchAll(NAME)) {
    const tags = `${match[1] ?? ""}${match[2] ?? ""}`;
    if (/\(C/.test(tags)) children++;
    else adults++;
    if (/\(INF/.test(tags)) infants++;
    const end = match.index + match[0].length;
    take(reading, tokenBehind(tokens, match.index), tokenBehind(tokens, end - 1) + 1);
  }
  if (adults === 0) return {};
  return { adults, ...(children > 0 && { children }), ...(infants > 0 && { infants }) };
}
