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

const WIDTH = 10;

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

/** A route as it stands in a line. */
interface LineRoute {
  b: string;
  weekly: number;
  firstNumber: number;
  season: SeasonName;
  week: WeekName;
}

/** Takes a file line by line, and each line's routes one by one. */
export interface RouteReader {
  line(airline: string, a: string, operator: string | undefined): void;
  /** The object is filled anew for the next route. */
  route(route: Readonly<LineRoute>): void;
}

/** Calls back in the order of the file. */
export function decodeRoutes(lines: readonly string[], reader: RouteReader): void {
  const route: LineRoute = { b: "", weekly: 0, firstNumber: 0, season: "flat", week: "flat" };
  for (const line of lines) {
    const operated = line.charCodeAt(2) === SLASH;
    const at = operated ? 6 : 3;
    reader.line(line.slice(0, 2), line.slice(at, at + 3), operated ? line.slice(3, 5) : undefined);
    for (let i = at + 4; i < line.length; i += WIDTH) {
      route.b = line.slice(i, i + 3);
      route.weekly = digits(line, i + 3, 2);
      route.firstNumber = digits(line, i + 5, 3);
      route.season = SEASON_NAMES[digits(line, i + 8, 1)] ?? "flat";
      route.week = WEEK_NAMES[digits(line, i + 9, 1)] ?? "flat";
      reader.route(route);
    }
  }
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
