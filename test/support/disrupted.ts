import type { FlightJourney } from "../../src/domain/contracts/gds/flights.ts";
import { instantOf, isoDate, parseIsoDate } from "../../src/domain/dates.ts";
import { flightName } from "../../src/services/gds/day/flight-name.ts";
import type { FlightReport } from "../../src/suppliers/flight-operations.ts";
import type { TestDesk } from "./desk.ts";
import { flightsFor } from "./trip-desk.ts";

export interface Doomed {
  readonly flight: FlightJourney;
  /** Unix milliseconds: from then on it is known. */
  readonly known: number;
}

interface Wanted {
  readonly origin: string;
  readonly destination: string;
  readonly from: string;
  /** What will have become of it. */
  readonly is: (report: FlightReport, flight: FlightJourney) => boolean;
}

const DAYS = 60;

/** The first nonstop flight that something will become of, as it is on sale now. */
export async function doomedFlight(at: TestDesk, wanted: Wanted): Promise<Doomed> {
  const { origin, destination, from, is } = wanted;
  const first = parseIsoDate(from) ?? 0;
  for (let day = first; day < first + DAYS; day++) {
    const flights = await flightsFor(at, { origin, destination, departureDate: isoDate(day) });
    for (const flight of flights.filter(({ stops }) => stops === 0)) {
      const far = instantOf(at.clock.now) + 400 * 1440;
      const report = at.deps.flights.report(flightName(flight), far);
      if (report?.known !== undefined && is(report, flight)) {
        return { flight, known: (report.known + 1) * 60_000 };
      }
    }
  }
  throw new Error("nothing happens to these flights");
}
