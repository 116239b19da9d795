import { CABINS, type Cabin } from "../../domain/travel.ts";
import type { Aircraft } from "../airlines/aircraft.ts";
import type { Airline } from "../airlines/airlines.ts";
import { cabinSeats } from "../fares/cabins.ts";

/** One row of a cabin, with the letters that it has. */
export interface SeatRow {
  readonly row: number;
  readonly letters: string;
  readonly exit: boolean;
  /** More room for the legs: at exits, and behind the wall at the front. */
  readonly legroom: boolean;
}

export interface CabinLayout {
  /** Letters from left to right, a space for each aisle: "ABC DEF". */
  readonly columns: string;
  readonly rows: readonly SeatRow[];
}

/** Seats across by type, where they differ from others of their width: economy|premium|front. */
const TYPES = `
CNC A C|A C|A C
BEH A C|A C|A C
DHT A BC|A BC|A BC
SF3 A CD|A CD|A CD
ER4 A BC|A BC|A BC
223 AC DEF|AC DEF|AC DF
SU9 AB DEF|AB DEF|AC DF
AR8 AB DEF|AB DEF|AC DF
100 AB DEF|AB DEF|AC DF
AJ2 AB DEF|AB DEF|AC DF
717 AB DEF|AB DEF|AC DF
M82 AB DEF|AB DEF|AC DF
763 AB DEF KL|AB DEF KL|A DE L
332 AC DEFG HK|AC DEF HK|A DG K
333 AC DEFG HK|AC DEF HK|A DG K
339 AC DEFG HK|AC DEF HK|A DG K
343 AC DEFG HK|AC DEF HK|A DG K
788 ABC DEF HJK|AC DEF HK|A DG K
789 ABC DEF HJK|AC DEF HK|A DG K
781 ABC DEF HJK|AC DEF HK|A DG K
359 ABC DEF HJK|AC DEFG HK|A DG K
351 ABC DEF HJK|AC DEFG HK|A DG K`;
const WIDTHS = {
  turboprop: "AC DF|AC DF|A CD",
  regional: "AC DF|AC DF|A CD",
  narrow: "ABC DEF|ABC DEF|AC DF",
  wide: "ABC DEFG HJK|AC DEFG HK|A DG K",
} as const;
const columnsByType: ReadonlyMap<string, string> = new Map(
  TYPES.trim()
    .split("\n")
    .map((line): [string, string] => [line.slice(0, 3), line.slice(4)]),
);

/** Types with doors at both ends alone: no row has an exit beside it. */
const NO_WING_EXITS = new Set(["E75"]);
/** Airlines without a row 13, and those without a row 17. */
const NO_13 = new Set("LH LX OS SN EW FR AF KL IB AZ TP SQ CX QR EY TK KE NH".split(" "));
const NO_17 = new Set("LH LX OS EW AZ LA G3 AD".split(" "));
/** On two aisles cabins begin at rows of their own, if the cabin before leaves them. */
const WIDE_STARTS: Readonly<Record<Cabin, number>> = {
  first: 1,
  business: 4,
  premium_economy: 20,
  economy: 30,
};
const FRONT_TO_BACK = [...CABINS].reverse();

/** How an airline seats a cabin of a type: as many seats as it sells, row by row. */
export function cabinLayout(airline: Airline, aircraft: Aircraft, cabin: Cabin): CabinLayout {
  const columns = columnsOf(aircraft, cabin);
  const numbers = rowNumbers(airline, aircraft, cabin);
  const seats = cabinSeats(airline, aircraft, cabin);
  const letters = columns.replaceAll(" ", "");
  const exits = exitRows(airline, aircraft, cabin, numbers);
  return {
    columns,
    rows: numbers.map((row, index) => {
      const left = seats - index * letters.length;
      const exit = exits.includes(row);
      return {
        row,
        letters: left >= letters.length ? letters : outermost(letters, left),
        exit,
        legroom: exit || (index === 0 && cabin === "economy"),
      };
    }),
  };
}

function columnsOf({ code, body }: Aircraft, cabin: Cabin): string {
  const [economy = "", premium = "", front = ""] = (columnsByType.get(code) ?? WIDTHS[body]).split(
    "|",
  );
  return cabin === "economy" ? economy : cabin === "premium_economy" ? premium : front;
}

function rowNumbers(airline: Airline, aircraft: Aircraft, cabin: Cabin): readonly number[] {
  let next = 1;
  for (const each of FRONT_TO_BACK) {
    const seats = cabinSeats(airline, aircraft, each);
    const count = Math.ceil(seats / columnsOf(aircraft, each).replaceAll(" ", "").length);
    if (seats > 0 && aircraft.body === "wide" && next > 1) next = Math.max(next, WIDE_STARTS[each]);
    const rows: number[] = [];
    while (rows.length < count) {
      const skipped =
        (next === 13 && NO_13.has(airline.code)) || (next === 17 && NO_17.has(airline.code));
      if (!skipped) rows.push(next);
      next++;
    }
    if (each === cabin) return rows;
  }
  return [];
}

/** Over the wings of one aisle, a little before the middle; behind a door of two. */
function exitRows(
  airline: Airline,
  aircraft: Aircraft,
  cabin: Cabin,
  rows: readonly number[],
): readonly number[] {
  const { body } = aircraft;
  if (body === "wide") {
    const door = rows[Math.floor((rows.length * 9) / 20)];
    return cabin === "economy" && rows.length > 12 && door !== undefined ? [door] : [];
  }
  if (NO_WING_EXITS.has(aircraft.code)) return [];
  if (body === "turboprop") return cabin === "economy" ? rows.slice(-1) : [];
  const all = FRONT_TO_BACK.flatMap((each) => rowNumbers(airline, aircraft, each));
  const first = Math.floor((all.length * (body === "regional" ? 9 : 8)) / 20);
  const over = all.slice(first, first + (body === "narrow" && all.length > 26 ? 2 : 1));
  return rows.filter((row) => over.includes(row));
}

/** So many letters from the sides: the last row makes room for a galley in the middle. */
function outermost(letters: string, count: number): string {
  const left = Math.ceil(count / 2);
  return letters.slice(0, left) + letters.slice(letters.length - (count - left));
}
