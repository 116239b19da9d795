import type { DayNumber } from "../../../../domain/dates.ts";
import { isFree } from "../../../../reading/reading.ts";
import { type Found, findPlaces } from "../understand/places.ts";
import { readTrip } from "../understand/read.ts";
import { OF_THE_BODY } from "../wish/denied.ts";
import type { Wish } from "../wish/wish.ts";
import type { Edit } from "./edit.ts";
import { markAt, markIn } from "./marks.ts";
import type { Known } from "./targets.ts";

/**
 * Of the clauses that no edit took, those that tell who goes, when, for how long or from where, and nothing else:
 * a length or a place beside something to do is a part of the trip, and never the whole of it.
 */
export function frameIn(clauses: readonly string[], known: Known, today: DayNumber): string {
  return clauses.filter((text) => isOfFrame(text, known, today)).join(". ");
}

function isOfFrame(text: string, { atlas, places, cities }: Known, today: DayNumber): boolean {
  const { reading } = readTrip(text, today);
  const all = { first: 0, next: reading.tokens.length };
  const isRead = reading.taken.some((one) => one !== 0);
  const found = findPlaces(reading, atlas, places);
  const isStart = ({ role, named }: Found) =>
    role === "from" && !(named.kind === "spot" && cities.includes(named.spot));
  if (!found.every(isStart) || (!isRead && found.length === 0)) return false;
  if (found.length > 0 && markIn(reading, "back", all)) return false;
  let next = 0;
  for (const [index, { kind }] of reading.tokens.entries()) {
    if (index < next || kind !== "word" || !isFree(reading, index)) continue;
    const end = markAt(reading, "frame", index);
    if (end === undefined) return false;
    next = end;
  }
  return true;
}

/** Kinds by which the words that say who joins are those on who goes. */
const OF_PARTY: ReadonlySet<Edit["kind"]> = new Set(["joins", "people", "adults"]);

/** What the other words of a change say, with who, when, how long and from where by those that say nothing else. */
export function framed(said: Wish, frame: Wish, edits: readonly Edit[]): Wish {
  const { party, partyFrom, partyCutFrom: cut, woman: _woman, ages, smallChildren, ...all } = said;
  const { days: _days, stays: _stays, when: _when, occasions: _occasions, ...others } = all;
  const { weekend: _weekend, origin: _origin, open: _open, ...rest } = others;
  const who = {
    party,
    partyFrom,
    ages,
    smallChildren,
    ...(cut !== undefined && { partyCutFrom: cut }),
  };
  return { ...frame, ...rest, ...(edits.some(({ kind }) => OF_PARTY.has(kind)) && who) };
}

/** Of what is said about those who join the trip, only what spares them is a wish: a friend who skis orders no skiing. */
export function withTold(said: Wish, { needs, wishes }: Wish): Wish {
  return {
    ...said,
    needs: [...new Set([...said.needs, ...needs])],
    wishes: [...said.wishes, ...wishes.filter(({ kind }) => OF_THE_BODY.has(kind))],
  };
}
