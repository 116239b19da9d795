import { SEASON_NAMES, type SeasonName, WEEK_NAMES, type WeekName } from "./seasons.ts";

/**
 * The network file: for each airline one line per airport it flies from, `AA DFW` (`AA/MQ DFW` where
 * another flies for it) followed by ten characters a route: destination, flights a week (two digits),
 * first flight number (three), season and week (one each), in base 36.
 */
export interface CodedRoute {
  readonly airline: string;
  readonly operator?: string;
  readonly a: string;
  readonly b: string;
  readonly weekly: number;
  readonly firstNumber: number;
  readonly season: SeasonName;
  readonly week: WeekName;
}

export const ROUTE_WIDTH = 10;

/** Routes of one airline and operator from one airport follow each other. */
export function encodeRoutes(routes: readonly CodedRoute[]): string[] {
  const lines = new Map<string, string>();
  for (const { airline, operator, a, b, weekly, firstNumber, season, week } of routes) {
    const head = `${airline}${operator === undefined ? "" : `/${operator}`} ${a} `;
    const rhythm = base36(SEASON_NAMES.indexOf(season), 1) + base36(WEEK_NAMES.indexOf(week), 1);
    const coded = b + base36(weekly, 2) + base36(firstNumber, 3) + rhythm;
    lines.set(head, (lines.get(head) ?? head) + coded);
  }
  return [...lines.values()];
}

function base36(value: number, width: number): string {
  const digits = value.toString(36).padStart(width, "0");
  if (digits.length > width) throw new Error(`${value} needs more than ${width} digits`);
  return digits;
}

/** What all routes of a line have in common. */
export interface LineHead {
  readonly airline: string;
  readonly operator?: string;
  readonly a: string;
}

export function readHead(line: string): LineHead {
  const at = headWidth(line) - 4;
  const head = { airline: line.slice(0, 2), a: line.slice(at, at + 3) };
  return at === 3 ? head : { ...head, operator: line.slice(3, 5) };
}

/** Where the first route of a line begins; the others follow, `ROUTE_WIDTH` apart. */
export function headWidth(line: string): number {
  return line.charCodeAt(2) === SLASH ? 10 : 7;
}

/** The route that begins at a place in a line. */
export function readRoute(line: string, at: number): Omit<CodedRoute, keyof LineHead> {
  return {
    b: line.slice(at, at + 3),
    weekly: digits(line, at + 3, 2),
    firstNumber: readFirstNumber(line, at),
    season: SEASON_NAMES[digits(line, at + 8, 1)] ?? "flat",
    week: WEEK_NAMES[digits(line, at + 9, 1)] ?? "flat",
  };
}

/** Its first flight number alone. */
export function readFirstNumber(line: string, at: number): number {
  return digits(line, at + 5, 3);
}

const SLASH = 47;

function digits(text: string, start: number, count: number): number {
  let value = 0;
  for (let i = start; i < start + count; i++) {
    const code = text.charCodeAt(i);
    value = value * 36 + (code < 58 ? code - 48 : code - 87);
  }
  return value;
}

/** A partner's number for a route's first flight: `LH` followed by six characters a route, its place in the file and the number. */
export interface CodedCodeshare {
  readonly airline: string;
  readonly route: number;
  readonly firstNumber: number;
}

export function encodeCodeshares(codeshares: readonly CodedCodeshare[]): string[] {
  const lines = new Map<string, string>();
  for (const { airline, route, firstNumber } of codeshares) {
    const head = `${airline} `;
    const coded = base36(route, 3) + base36(firstNumber, 3);
    lines.set(airline, (lines.get(airline) ?? head) + coded);
  }
  return [...lines.values()];
}

export function decodeCodeshares(
  lines: readonly string[],
  take: (airline: string, route: number, firstNumber: number) => void,
): void {
  for (const line of lines) {
    const airline = line.slice(0, 2);
    for (let i = 3; i < line.length; i += 6)
      take(airline, digits(line, i, 3), digits(line, i + 3, 3));
  }
}
