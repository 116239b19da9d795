import type { Planning } from "../planning.ts";
import { FLIGHT } from "../weights.ts";
import {
  arrivesByEvening,
  arrivesEarly,
  arrivesForWork,
  arrivesOvernight,
  type Candidate,
  endsAtNight,
  type FlightPick,
  findFlight,
  ridesOnLate,
} from "./flights.ts";

/** "We leave on Sunday evening": from this hour on, and at hardly any price before it. */
const EVENING_FROM = 16.5;
const NO_EVENING = 100;

/** True for a flight that is boarded after a day at home. */
export function leavesInEvening({ departsAt }: Pick<FlightPick, "departsAt">): boolean {
  return departsAt >= EVENING_FROM;
}

/** A flight there that is wanted, with the way by land behind it and the airport of the way home. */
interface FlightThere {
  readonly from: string;
  readonly to: string;
  readonly roadHours: number;
  readonly home: string | undefined;
}

/**
 * A flight that only arrives the next day is taken a day earlier, so that the trip starts there; so is
 * one whose way by land would end in the night, where another lands in the morning.
 */
export async function flightThere(
  planning: Planning,
  { from, to, roadHours, home }: FlightThere,
): Promise<FlightPick | undefined> {
  const day = planning.timing.priced;
  // The first day of a trip for work is a day of work.
  const { work, workFrom } = planning.wish;
  const arrives = workFrom !== undefined ? arrivesByEvening : work ? arrivesForWork : arrivesEarly;
  const besides = ({ pick }: Candidate) =>
    ridesOnLate(pick, roadHours) +
    (home === undefined || pick.from === home ? 0 : FLIGHT.otherAirport);
  const prefer = (one: Candidate) => arrives(one) + besides(one);
  if (planning.wish.wishes.some(({ kind }) => kind === "eveningFlight")) {
    const late = await findFlight(planning, {
      from,
      to,
      day,
      prefer: (one) => arrives(one) + besides(one) + (leavesInEvening(one.pick) ? 0 : NO_EVENING),
    });
    if (late && leavesInEvening(late) && !endsAtNight(late, roadHours)) return late;
  }
  const sameDay = await findFlight(planning, { from, to, day, prefer });
  if (!sameDay) return undefined;
  const isInTime = sameDay.nights === 0 && !endsAtNight(sameDay, roadHours);
  if (isInTime || day - 1 <= planning.clock.today) return sameDay;
  const overnight = (one: Candidate) => arrivesOvernight(one) + besides(one);
  const dayBefore = await findFlight(planning, { from, to, day: day - 1, prefer: overnight });
  const isSooner = dayBefore && dayBefore.nights > 0;
  return isSooner && !endsAtNight(dayBefore, roadHours) ? dayBefore : sameDay;
}
