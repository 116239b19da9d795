import { isRecord } from "../../src/tools/json.ts";
import { Flaw } from "./findings.ts";

/** Party and guests, which a booking may change: it is priced again for those that come. */
const PARTY = /^[YWJF][LSF]\d/;
const STAY = /^(\d+N)\d+G/;

/** What an id says of the price, without what a caller may choose; its seal is made anew with these. */
function essence(id: string): string {
  const [journey = ""] = id.split("/");
  const [kind = "", ...parts] = journey.split("-").slice(0, -1);
  // A hotel's room and rate.
  if (kind.startsWith("HT")) parts.splice(1, 2);
  const kept = parts.filter((part) => !PARTY.test(part));
  return [kind, ...kept.map((part) => STAY.exec(part)?.[1] ?? part)].join("-");
}

/** Throws when a booking holds something that no search has shown: its price was the caller's choice. */
export function forgeryCheck(
  shown: readonly string[],
): (where: string, output: Readonly<Record<string, unknown>>) => void {
  const known = new Set(shown.flatMap((id) => id.split("+")).map(essence));
  return (where, { pnr, flights, hotels, cars }) => {
    if (pnr === undefined) return;
    for (const part of [flights, hotels, cars].flat()) {
      if (!isRecord(part) || typeof part["id"] !== "string") continue;
      if (!known.has(essence(part["id"]))) {
        throw new Flaw(`${where}: booked what no search has shown`, part["id"]);
      }
    }
  };
}
