import { plainLine } from "../../text/plain.ts";

const LONGEST = 40;

/** A value of the request, short enough to be shown back. */
export function quoted(value: unknown): string {
  return `'${plainLine(typeof value === "string" ? value : JSON.stringify(value), LONGEST)}'`;
}
