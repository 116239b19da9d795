import type { Caller } from "../../../domain/caller.ts";
import type {
  SeatMap,
  SeatMapQuestion,
  SeatMapRow,
  SeatTaker,
} from "../../../domain/contracts/servicing/seats.ts";
import { TravelError } from "../../../domain/errors.ts";
import { splitOfferId } from "../../../domain/offer-id.ts";
import { livingFlights } from "../../../domain/rules/parts.ts";
import { localDate } from "../../../domain/rules/stays.ts";
import type { Party } from "../../../domain/travel.ts";
import type { CabinPlan } from "../../../suppliers/flight-operations.ts";
import { whyClosed } from "../day/closed.ts";
import { readFlightNumber } from "../day/flight-name.ts";
import type { GdsDeps } from "../deps.ts";
import { requireQuote } from "../quote.ts";
import { readRecord } from "../record.ts";
import { priceOf, readCabin, type SeatedFlight } from "./cabin.ts";

/** A flight to look at, with what its fare asks for a seat. */
interface Candidate {
  readonly flight: SeatedFlight;
  readonly seatFee: number;
  readonly yours: readonly string[];
  /** Why none of its seats can be chosen any more. */
  readonly closed?: string | undefined;
}

interface Candidates {
  readonly candidates: readonly Candidate[];
  readonly passengers: SeatTaker[];
}

/** Shows the seats of one flight, of an offer or of a booking. */
export async function getSeatMap(
  deps: GdsDeps,
  question: SeatMapQuestion,
  caller: Caller,
): Promise<SeatMap> {
  const { candidates, passengers } = await candidatesOf(deps, question, caller);
  const wanted =
    question.flightNumber === undefined ? undefined : readFlightNumber(question.flightNumber);
  const numbers = candidates.map(({ flight }) => flight.flightNumber);
  const chosen = candidates.find(
    ({ flight }) => wanted === undefined || flight.flightNumber === wanted,
  );
  if (!chosen) throw otherFlight(wanted, numbers);
  const { flight, seatFee, yours, closed } = chosen;
  const plan = await readCabin(deps, flight);
  if (!plan) throw noSeatMap(flight);
  const rows = rowsOf(plan, seatFee);
  const otherFlights = numbers.filter((number) => number !== flight.flightNumber);
  return {
    flightNumber: flight.flightNumber,
    date: localDate(flight.departureTime),
    originCode: flight.originCode,
    destinationCode: flight.destinationCode,
    aircraftType: plan.aircraftType,
    cabin: flight.cabin,
    columns: plan.columns,
    open: rows.reduce((sum, { open }) => sum + open.length, 0),
    ...(yours.length > 0 && { yours: [...yours] }),
    ...(closed !== undefined && { closed }),
    rows,
    ...(otherFlights.length > 0 && { otherFlights, routes: routesOf(candidates) }),
    passengers,
  };
}

/** `GYD-AMS` by the number of each flight. */
function routesOf(candidates: readonly Candidate[]): Record<string, string> {
  return Object.fromEntries(
    candidates.map(({ flight: { flightNumber, originCode, destinationCode } }) => [
      flightNumber,
      `${originCode}-${destinationCode}`,
    ]),
  );
}

async function candidatesOf(
  deps: GdsDeps,
  { id, pnr, sessionId }: SeatMapQuestion,
  caller: Caller,
): Promise<Candidates> {
  if (pnr !== undefined) {
    const { booking } = await readRecord(deps, caller, { pnr, field: "pnr", sessionId });
    const candidates = livingFlights(booking).map((flight) => ({
      flight,
      closed: whyClosed(deps, booking, flight.part ?? "", deps.now()),
      seatFee: booking.fares?.find(({ part }) => part === flight.part)?.seatFee ?? 0,
      yours: (booking.extras ?? []).flatMap((extra) =>
        extra.flightNumber === flight.flightNumber && extra.part === flight.part && extra.seat
          ? [`${extra.seat} ${extra.passenger}`]
          : [],
      ),
    }));
    const passengers = booking.passengers
      .filter(({ type }) => type !== "infant")
      .map(({ id, type, firstName, lastName }) => ({ id, type, name: `${firstName} ${lastName}` }));
    return { candidates, passengers };
  }
  if (id === undefined) throw nothingNamed();
  const ways = await Promise.all(
    splitOfferId(id).map(async (way) => {
      const { offer, reference } = await requireQuote(deps.now(), deps.flights, {
        id: way,
        field: "id",
        searchTool: "searchFlights",
      });
      const { seatFee } = offer.terms();
      const flights = offer.segments(offer.left);
      return {
        candidates: flights.map((flight) => ({ flight, seatFee, yours: [] })),
        passengers: seatTakers(reference.party),
      };
    }),
  );
  return {
    candidates: ways.flatMap(({ candidates }) => candidates),
    passengers: ways[0]?.passengers ?? [],
  };
}

/** Those that an offer is for, numbered as a booking of it would number them. */
function seatTakers({ adults, children }: Party): SeatTaker[] {
  return Array.from({ length: adults + children }, (_, index) => ({
    id: `P${index + 1}`,
    type: index < adults ? "adult" : "child",
  }));
}

function rowsOf(plan: CabinPlan, seatFee: number): SeatMapRow[] {
  return plan.rows.map((row) => {
    const { letters, open, exit, legroom } = row;
    const [side = ""] = letters;
    const middle = [...letters].find(
      (letter) => priceOf(plan, row, letter, seatFee) !== priceOf(plan, row, side, seatFee),
    );
    return {
      row: row.row,
      open,
      taken: [...letters].filter((letter) => !open.includes(letter)).join(""),
      price: priceOf(plan, row, side, seatFee),
      ...(middle !== undefined && { middlePrice: priceOf(plan, row, middle, seatFee) }),
      ...(exit && { exit }),
      ...(legroom && { legroom }),
    };
  });
}

function nothingNamed(): TravelError {
  return new TravelError("invalid", "id is missing: give the id of a flight, or a pnr", {
    reason: "too_few_facts",
    field: "id",
    hint: "Use the id of a searchFlights result, or the PNR of a booking.",
  });
}

function otherFlight(wanted: string | undefined, numbers: readonly string[]): TravelError {
  return new TravelError(
    "not_found",
    `flightNumber: ${wanted ?? "none"} is not among the flights`,
    {
      reason: "unknown_flight",
      field: "flightNumber",
      value: wanted,
      hint: numbers.length > 0 ? `There are ${numbers.join(", ")}.` : "No flight is booked.",
    },
  );
}

function noSeatMap({ flightNumber }: SeatedFlight): TravelError {
  return new TravelError("not_found", `flightNumber: there is no seat map of ${flightNumber}`, {
    reason: "no_seat_map",
    field: "flightNumber",
    value: flightNumber,
    hint: "Its airline assigns seats at check-in.",
  });
}
