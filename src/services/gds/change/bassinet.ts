import type { Pnr } from "../../../domain/contracts/gds/bookings.ts";
import type { GdsDeps } from "../deps.ts";
import { readCabin } from "../seats/cabin.ts";

const BASSINET = "BSCT";

/** Flights on which a bassinet is asked for and the seats that are chosen are not where it hangs. */
export async function bassinetNotes(deps: GdsDeps, booking: Pnr): Promise<string[]> {
  const { requests = [], extras = [], passengers, flights } = booking;
  const notes: string[] = [];
  for (const { code, part, passenger } of requests) {
    if (code !== BASSINET) continue;
    const isInfant = passengers.some(({ id, type }) => id === passenger && type === "infant");
    for (const flight of flights.filter((one) => one.part === part)) {
      const { flightNumber } = flight;
      const seats = extras.flatMap((one) =>
        one.part === part &&
        one.flightNumber === flightNumber &&
        one.seat !== undefined &&
        // An infant sits with one of the others, whichever that is.
        (isInfant || one.passenger === passenger)
          ? [one.seat]
          : [],
      );
      const first = seats.length === 0 ? undefined : (await readCabin(deps, flight))?.rows[0];
      if (!first || seats.some((seat) => Number.parseInt(seat, 10) === first.row)) continue;
      const open = first.open === "" ? "none is open" : `open there: ${first.open}`;
      notes.push(
        `A bassinet hangs at row ${first.row} of ${flightNumber} alone, on request; ${seats.join(", ")} ${seats.length > 1 ? "are" : "is"} not there (${open}).`,
      );
    }
  }
  return notes;
}
