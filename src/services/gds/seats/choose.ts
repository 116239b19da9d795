import type { Passenger, Pnr } from "../../../domain/contracts/gds/bookings.ts";
import type { BookedFlight } from "../../../domain/contracts/gds/flights.ts";
import type { SeatChoice } from "../../../domain/contracts/servicing/seats.ts";
import { TravelError } from "../../../domain/errors.ts";
import { livingFlights } from "../../../domain/rules/parts.ts";
import { carriesInfant } from "../../../domain/rules/party.ts";
import { ageOn } from "../../../domain/rules/people.ts";
import { isAssistance } from "../../../domain/rules/special-requests.ts";
import { localDate } from "../../../domain/rules/stays.ts";
import type { CabinPlan } from "../../../suppliers/flight-operations.ts";
import { readFlightNumber } from "../day/flight-name.ts";
import type { GdsDeps } from "../deps.ts";
import type { BookedClaim } from "../write.ts";
import { type FoundSeat, findSeat, readCabin, seatKey } from "./cabin.ts";

export type BookedExtra = NonNullable<Pnr["extras"]>[number];

/** What seats are chosen on: a booking, or what is to be one. */
type Seated = Pick<Pnr, "passengers" | "flights" | "fares" | "extras" | "requests">;

export interface ChosenSeat {
  readonly what: string;
  readonly extra: BookedExtra;
  readonly claim: BookedClaim;
  /** The seat that it takes the place of, and its stock. */
  readonly instead?: { readonly extra: BookedExtra; readonly key: string };
  /** Cents of the seat before that do not come back. */
  readonly lost: number;
}

/** A seat that cannot be had, and why. */
export interface NoSeat {
  readonly what: string;
  readonly part: string;
  readonly why: string;
}

interface Asked {
  readonly choice: SeatChoice;
  readonly passenger: Passenger;
  readonly field: string;
  /** Why nothing more is sold for a part; undefined while something is. */
  readonly closed: (part: string) => string | undefined;
  /** Stock that the same request takes already. */
  readonly claimed: readonly BookedClaim[];
}

const EXIT_ROWS =
  "Exit rows are for adults from 16 who can help: not for children, with an infant, or with assistance.";
/** Younger passengers are adults to a fare, and no help at an exit. */
const EXIT_AGE = 16;
const SUGGESTED = 4;

/** Takes a seat for a passenger on one flight; nothing is kept before the claim is granted. */
export async function chooseSeat(
  deps: GdsDeps,
  booking: Seated,
  asked: Asked,
): Promise<ChosenSeat | NoSeat> {
  const { choice, passenger, field, closed, claimed } = asked;
  const flight = requireFlight(booking, choice, `${field}.flightNumber`);
  const { part = "", flightNumber } = flight;
  const seat = choice.seat.trim().toUpperCase();
  const what = `Seat ${seat} on ${flightNumber} for ${passenger.firstName} ${passenger.lastName}`;
  const seatFee = booking.fares?.find((fare) => fare.part === part)?.seatFee ?? 0;
  const plan = await readCabin(deps, flight);
  const found = plan && findSeat(plan, seat, seatFee);
  const key = seatKey(flight, seat);
  const why =
    closed(part) ??
    (passenger.type === "infant"
      ? "An infant sits on a lap."
      : claimed.some((claim) => claim.key === key)
        ? "It is chosen for another passenger in the same request."
        : whyNot(booking, passenger, { plan, found, seat, flight }));
  if (why !== undefined || !found) return { what, part, why: why ?? "It is not known." };
  const before = (booking.extras ?? []).find(
    (extra) =>
      extra.type === "seat" &&
      extra.passenger === passenger.id &&
      extra.part === part &&
      extra.flightNumber === flightNumber,
  );
  // A dearer seat costs the difference; for a cheaper one nothing comes back.
  const price = Math.max(found.price, before?.price ?? 0);
  const extra = {
    type: "seat" as const,
    part,
    passenger: passenger.id,
    count: 1,
    price,
    flightNumber,
    seat,
  };
  return {
    what,
    extra,
    lost: price - found.price,
    claim: { key, quantity: 1, capacity: 1, item: { field: `${field}.seat`, id: seat }, part },
    ...(before?.seat !== undefined && {
      instead: { extra: before, key: seatKey(flight, before.seat) },
    }),
  };
}

interface Looked {
  readonly plan: CabinPlan | undefined;
  readonly found: FoundSeat | undefined;
  readonly seat: string;
  readonly flight: BookedFlight;
}

function whyNot(
  { passengers, requests = [] }: Seated,
  passenger: Passenger,
  { plan, found, seat, flight }: Looked,
): string | undefined {
  if (!plan) return "Its airline assigns seats at check-in.";
  if (!found) {
    const [first, last] = [plan.rows[0]?.row, plan.rows.at(-1)?.row];
    return `There is no seat ${seat} in this cabin: rows ${first} to ${last}, letters ${plan.columns}.`;
  }
  if (!found.open) return `It is taken. ${openNear(plan, seat)}`;
  if (!found.exit) return undefined;
  const helped = requests.some((one) => one.passenger === passenger.id && isAssistance(one.code));
  return helped || carriesInfant(passengers, passenger.id) || isTooYoung(passenger, flight)
    ? EXIT_ROWS
    : undefined;
}

/** By the date of birth on the day of the flight; without one, an adult is old enough. */
function isTooYoung({ type, dateOfBirth }: Passenger, { departureTime }: BookedFlight): boolean {
  if (type !== "adult") return true;
  if (dateOfBirth === undefined) return false;
  return (ageOn(dateOfBirth, localDate(departureTime)) ?? EXIT_AGE) < EXIT_AGE;
}

/** Why a passenger's age is not what it is said to be now: a seat at an exit, for which it is too low. */
export async function whyNotSoYoung(
  deps: GdsDeps,
  booking: Pick<Pnr, "flights" | "extras">,
  passenger: Passenger,
): Promise<string | undefined> {
  const young = livingFlights(booking).filter((flight) => isTooYoung(passenger, flight));
  return young.length === 0
    ? undefined
    : exitSeat(deps, { ...booking, flights: young }, { passenger: passenger.id });
}

/** That a passenger has a seat at an exit on these flights, or on those of one journey; undefined where none is there. */
export async function exitSeat(
  deps: GdsDeps,
  { flights, extras = [] }: Pick<Pnr, "flights" | "extras">,
  { passenger, part: only }: { readonly passenger: string; readonly part?: string },
): Promise<string | undefined> {
  for (const { seat, flightNumber, part, ...extra } of extras) {
    if (seat === undefined || extra.passenger !== passenger) continue;
    if (only !== undefined && part !== only) continue;
    const flight = flights.find((one) => one.part === part && one.flightNumber === flightNumber);
    const plan = flight && (await readCabin(deps, flight));
    if (plan && findSeat(plan, seat, 0)?.exit) {
      return `Seat ${seat} on ${flightNumber} is at an exit. ${EXIT_ROWS} Choose another seat, in the same request or before.`;
    }
  }
  return undefined;
}

/** Some seats that can be had, the nearest rows first. */
function openNear({ rows }: CabinPlan, seat: string): string {
  const wanted = Number.parseInt(seat, 10);
  const near = rows
    .filter(({ open, exit }) => open !== "" && !exit)
    .toSorted((a, b) => Math.abs(a.row - wanted) - Math.abs(b.row - wanted))
    .flatMap(({ row, open }) => [...open].map((letter) => `${row}${letter}`));
  return near.length === 0
    ? "No other is open."
    : `Open nearby: ${near.slice(0, SUGGESTED).join(", ")}.`;
}

function requireFlight(
  booking: Pick<Pnr, "flights">,
  { flightNumber }: SeatChoice,
  field: string,
): BookedFlight {
  const flights = livingFlights(booking);
  const wanted = flightNumber === undefined ? undefined : readFlightNumber(flightNumber);
  const fitting = flights.filter((one) => wanted === undefined || one.flightNumber === wanted);
  const [flight, other] = fitting;
  if (flight && (!other || wanted !== undefined)) return flight;
  const known = flights.map((one) => one.flightNumber).join(", ");
  throw new TravelError(
    "invalid",
    wanted === undefined
      ? `${field} is missing: there are several flights`
      : `${field}: ${wanted} is not among the flights`,
    { reason: "unknown_flight", field, value: flightNumber, hint: `Its flights are ${known}.` },
  );
}
