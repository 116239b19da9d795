import type { DayNumber } from "../../domain/dates.ts";
import { isMiddle } from "../../domain/rules/seat-price.ts";
import type { Cabin } from "../../domain/travel.ts";
import { cabinSeats } from "../fares/cabins.ts";
import { seatsLeft } from "../fares/fare.ts";
import { hash, hashText, type Seed } from "../random.ts";
import { type FlightLeg, flightKey } from "../timetable/leg.ts";
import { cabinLayout } from "./cabin-layout.ts";

const SEAT_KEY = hashText("seats.taken");
/** What makes a seat go later: being in the middle, and each row farther back. */
const MIDDLE = 350;
const BACK = 400;

/** What was sold here of a cabin: how many seats, and which of them are chosen. */
export interface SoldSeats {
  readonly count: number;
  readonly chosen: ReadonlySet<string>;
}

/**
 * The seats of a cabin that can still be chosen. Other travellers have as many as the fares' load
 * says, but never those chosen here, nor so many that one sold here would have to stand.
 */
export function openSeatsOf(
  seed: Seed,
  leg: FlightLeg,
  { cabin, quoteDay }: { readonly cabin: Cabin; readonly quoteDay: DayNumber },
  { count, chosen }: SoldSeats,
): ReadonlySet<string> {
  const { airline, aircraft, day } = leg;
  const capacity = cabinSeats(airline, aircraft, cabin);
  const others = capacity - Math.max(seatsLeft(seed, leg, cabin, quoteDay), count);
  const key = flightKey(airline.code, leg.number);
  const { columns, rows } = cabinLayout(airline, aircraft, cabin);
  const seats: { readonly seat: string; readonly turn: number }[] = [];
  rows.forEach(({ row, letters }, index) => {
    for (const letter of letters) {
      const seat = `${row}${letter}`;
      if (chosen.has(seat)) continue;
      const dice = hash(seed, SEAT_KEY, key, day, row * 32 + letter.charCodeAt(0)) % 1000;
      const back = Math.floor((index * BACK) / rows.length);
      seats.push({ seat, turn: dice + back + (isMiddle(columns, letter) ? MIDDLE : 0) });
    }
  });
  seats.sort((a, b) => a.turn - b.turn || (a.seat < b.seat ? -1 : 1));
  return new Set(seats.slice(Math.max(0, others)).map(({ seat }) => seat));
}
