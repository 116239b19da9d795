import type { Pnr } from "../../../domain/contracts/gds/bookings.ts";
import type { DeepReadonly } from "../../../domain/contracts/parameters.ts";
import type { SeatChoice } from "../../../domain/contracts/servicing/seats.ts";
import { TravelError } from "../../../domain/errors.ts";
import type { GdsCall } from "../deps.ts";
import { type ChosenSeat, chooseSeat } from "./choose.ts";

/** The seats that a new booking asks for, or the error of the first that cannot be had. */
export async function seatsFor(
  { deps }: GdsCall,
  draft: Pick<Pnr, "passengers" | "flights" | "fares">,
  choices: DeepReadonly<SeatChoice[]>,
): Promise<ChosenSeat[]> {
  const seats: ChosenSeat[] = [];
  for (const [index, choice] of choices.entries()) {
    const field = `seats[${index}]`;
    const wanted = choice.passenger.trim().toUpperCase();
    const passenger = draft.passengers.find(({ id }) => id === wanted);
    if (!passenger) throw unknown(choice.passenger, draft.passengers.length, field);
    const extras = seats.map(({ extra }) => extra);
    const claimed = seats.map(({ claim }) => claim);
    const asked = { choice, passenger, field, closed: stillSold, claimed };
    const chosen = await chooseSeat(deps, { ...draft, extras }, asked);
    if ("why" in chosen) throw refused(chosen, choice.seat, field);
    if (chosen.instead)
      throw refused({ ...chosen, why: "One seat is enough." }, choice.seat, field);
    seats.push(chosen);
  }
  return seats;
}

/** What is booked now has not closed: it would not be sold. */
function stillSold(): undefined {
  return undefined;
}

function unknown(given: string, count: number, field: string): TravelError {
  return new TravelError("invalid", `${field}.passenger: there is no passenger ${given}`, {
    reason: "unknown_passenger",
    field: `${field}.passenger`,
    value: given,
    hint: `Passengers are P1${count > 1 ? ` to P${count}` : ""}, in the order of the request.`,
  });
}

function refused(
  { what, why }: { readonly what: string; readonly why: string },
  seat: string,
  field: string,
): TravelError {
  return new TravelError(
    "rule",
    `${field}.seat: ${what} is not possible: ${why.replace(/\.$/, "")}`,
    {
      reason: "seat_not_available",
      field: `${field}.seat`,
      value: seat,
      hint: "Nothing was booked. getSeatMap shows what is open; or leave seats out.",
    },
  );
}
