/**
 * The network file: for each airline one line per airport it flies from, `AA DFW` followed by
 * eight characters a route: destination, flights a week (two digits) and first flight number
 * (three digits), both in base 36.
 */
export interface CodedRoute {
  readonly airline: string;
  readonly a: string;
  readonly b: string;
  readonly weekly: number;
  readonly firstNumber: number;
}

const HEAD = 7;
const WIDTH = 8;

/** Routes of one airline from one airport follow each other. */
export function encodeRoutes(routes: readonly CodedRoute[]): string[] {
  const lines = new Map<string, string>();
  for (const { airline, a, b, weekly, firstNumber } of routes) {
    const head = `${airline} ${a} `;
    lines.set(head, (lines.get(head) ?? head) + b + base36(weekly, 2) + base36(firstNumber, 3));
  }
  return [...lines.values()];
}

function base36(value: number, width: number): string {
  const digits = value.toString(36).padStart(width, "0");
  if (digits.length > width) throw new Error(`${value} needs more than ${width} digits`);
  return digits;
}

/** Takes a file line by line, and each line's routes one by one. */
export interface RouteReader {
  line(airline: string, a: string): void;
  route(b: string, weekly: number, firstNumber: number): void;
}

/** Calls back in the order of the file: no object is made on the way. */
export function decodeRoutes(lines: readonly string[], reader: RouteReader): void {
  for (const line of lines) {
    reader.line(line.slice(0, 2), line.slice(3, 6));
    for (let i = HEAD; i < line.length; i += WIDTH) {
      const b = line.slice(i, i + 3);
      reader.route(b, digits(line, i + 3, 2), digits(line, i + 5, 3));
    }
  }
}

function digits(text: string, start: number, count: number): number {
  let value = 0;
  for (let i = start; i < start + count; i++) {
    const code = text.charCodeAt(i);
    value = value * 36 + (code < 58 ? code - 48 : code - 87);
  }
  return value;
}
