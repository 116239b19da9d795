import type { Pnr } from "../../domain/contracts/gds/bookings.ts";
import { livingFlights } from "../../domain/rules/parts.ts";
import { BOOKING } from "../../stores/records.ts";
import type { GdsDeps } from "./deps.ts";
import { readDocument } from "./document.ts";

/** How a booking notes that a passenger is on a flight of another one already. */
interface Twice {
  readonly name: string;
  readonly flightNumber: string;
  readonly date: string;
  readonly pnr: string;
}

const TWICE = /^(.+) is on (\S+) of (\d{4}-\d\d-\d\d) already, on (\S+)\.$/;

export function twiceNote({ name, flightNumber, date, pnr }: Twice): string {
  return `${name} is on ${flightNumber} of ${date} already, on ${pnr}.`;
}

/** What a note on flights that were taken instead hangs on until they have landed. */
export const IF_AS_PLANNED = ", if it lands as planned.";
const AS_LANDED = ", as it landed.";

/** The booking with those of its notes that are true now, and in their words of now; the same where all are. */
export async function withNotesNow(deps: GdsDeps, booking: Pnr): Promise<Pnr> {
  const warnings: string[] = [];
  for (const note of booking.warnings ?? []) {
    const [, name, flightNumber, date, pnr] = TWICE.exec(note) ?? [];
    const twice = name && flightNumber && date && pnr && { name, flightNumber, date, pnr };
    if (twice && !(await isTrue(deps, booking, twice))) continue;
    warnings.push(asItLanded(note, booking));
  }
  return { ...booking, warnings };
}

/** Whether some note of a booking may no longer be true as it was written. */
export function hasPassingNotes({ warnings }: Pnr): boolean {
  return warnings?.some((note) => TWICE.test(note) || note.includes(IF_AS_PLANNED)) ?? false;
}

/** Both bookings still have the flight ahead of them. */
async function isTrue(
  { store, now }: GdsDeps,
  booking: Pnr,
  { name, flightNumber, date, pnr }: Twice,
): Promise<boolean> {
  const isOn = ({ flights, passengers }: Pnr) =>
    passengers.some(({ firstName, lastName }) => `${firstName} ${lastName}` === name) &&
    livingFlights({ flights }).some(
      (one) =>
        one.flightNumber === flightNumber &&
        one.departureTime.startsWith(date) &&
        Date.parse(one.departureTime) > now(),
    );
  if (!isOn(booking)) return false;
  const other = await store.records.get(BOOKING, pnr);
  return (
    other !== undefined && other.state !== "cancelled" && isOn(readDocument(other.document).booking)
  );
}

function asItLanded(note: string, { flights }: Pnr): string {
  if (!note.includes(IF_AS_PLANNED)) return note;
  const told = flights.filter(({ flightNumber }) => note.includes(` ${flightNumber}`));
  const last = told.at(-1);
  return last?.progress === "landed" ? note.replace(IF_AS_PLANNED, AS_LANDED) : note;
}
