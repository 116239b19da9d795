import type { BookedFlight } from "../../../domain/contracts/gds/flights.ts";
import { parseIsoDate } from "../../../domain/dates.ts";
import { localDate } from "../../../domain/rules/stays.ts";
import type { FlightName } from "../../../suppliers/flight-operations.ts";

/** A flight of a booking, as its airline names it. */
export function flightName({
  flightNumber,
  departureTime,
}: Pick<BookedFlight, "flightNumber" | "departureTime">): FlightName {
  return { flightNumber, day: parseIsoDate(localDate(departureTime)) ?? 0 };
}

/** `BA117` of what people write: "ba 117", "BA-0117". */
export function readFlightNumber(text: string): string {
  const plain = text.replace(/[\s-]/g, "").toUpperCase();
  const [, airline = "", number = ""] = /^([A-Z0-9]{2})0*(\d{1,4})$/.exec(plain) ?? [];
  return airline === "" ? plain : `${airline}${number}`;
}
