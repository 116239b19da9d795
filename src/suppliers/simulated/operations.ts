import type { FlightStatus } from "../../domain/contracts/servicing/flight-status.ts";
import { isoDate, isoDateTime, type Minutes } from "../../domain/dates.ts";
import { isExtraordinary } from "../../domain/rules/passenger-rights.ts";
import { minimumByCodes } from "../../world/flights/minimum-connection.ts";
import { operatingFlight } from "../../world/network/flight-numbers.ts";
import { type FlightDay, flightDay } from "../../world/operations/flight-day.ts";
import { offsetAt } from "../../world/places/zones.ts";
import type { Seed } from "../../world/random.ts";
import { cabinLayout } from "../../world/seats/cabin-layout.ts";
import { openSeatsOf } from "../../world/seats/open-seats.ts";
import type { FlightLeg } from "../../world/timetable/leg.ts";
import { findLeg } from "../../world/timetable/timetable.ts";
import type { FlightName, FlightOperations, FlightReport } from "../flight-operations.ts";

const NUMBER = /^([A-Z0-9]{2})0*([1-9]\d{0,3})$/;

/** What becomes of the simulated world's flights, and their seats. */
export function simulatedOperations(seed: Seed): FlightOperations {
  return {
    report(name, now) {
      const leg = legOf(seed, name);
      if (leg) return reportOf(flightDay(seed, leg, now));
      return marketed(seed, name, now);
    },

    minimumConnection: minimumByCodes,

    cabinPlan(name, { cabin, quoteDay, sold, chosen }) {
      const leg = legOf(seed, name);
      if (!leg) return undefined;
      const { columns, rows } = cabinLayout(leg.airline, leg.aircraft, cabin);
      if (rows.length === 0) return undefined;
      const open = openSeatsOf(seed, leg, { cabin, quoteDay }, { count: sold, chosen });
      return {
        aircraftType: leg.aircraft.name,
        columns,
        rows: rows.map((row) => ({
          ...row,
          open: [...row.letters].filter((letter) => open.has(`${row.row}${letter}`)).join(""),
        })),
      };
    },
  };
}

function legOf(seed: Seed, { flightNumber, day }: FlightName): FlightLeg | undefined {
  const [, airline, number] = NUMBER.exec(flightNumber) ?? [];
  return airline === undefined ? undefined : findLeg(seed, airline, Number(number), day);
}

/** What is known of a flight under the number of a partner that sells it. */
function marketed(
  seed: Seed,
  { flightNumber, day }: FlightName,
  now: Minutes,
): FlightReport | undefined {
  const [, airline = "", number] = NUMBER.exec(flightNumber) ?? [];
  const operating = operatingFlight(airline, Number(number));
  const leg = operating && findLeg(seed, operating.airlineCode, operating.number, day);
  if (!leg) return undefined;
  const report = reportOf(flightDay(seed, leg, now));
  const { flightNumber: operatedAs, airlineName, operatingCarrier = airlineName } = report.status;
  return {
    ...report,
    status: {
      ...report.status,
      flightNumber: `${airline}${number}`,
      airlineName: operating.seller.name,
      operatingCarrier,
      operatedAs,
    },
  };
}

function reportOf(day: FlightDay): FlightReport {
  const { leg, cause, known, announced } = day;
  const departure = day.actualDeparture ?? day.estimatedDeparture ?? leg.departure;
  const arrival = day.actualArrival ?? day.estimatedArrival ?? leg.arrival;
  return {
    status: statusOf(day, arrival - leg.arrival),
    departure,
    arrival,
    ...(known !== undefined && cause !== undefined && { known }),
    ...(announced !== undefined && { announced }),
    extraordinary: isExtraordinary(cause),
    countries: { from: leg.from.country, to: leg.to.country, airline: leg.airline.country },
    km: leg.km,
  };
}

function statusOf(day: FlightDay, late: Minutes): FlightStatus {
  const { leg, timetabled, cause, detail, inbound, gate } = day;
  const there = (at: Minutes) => isoDateTime(at, offsetAt(leg.to.zone, at));
  const here = (at: Minutes) => isoDateTime(at, offsetAt(leg.from.zone, at));
  const time = <K extends keyof FlightStatus>(
    name: K,
    at: Minutes | undefined,
    write: (at: Minutes) => string,
  ) => (at === undefined ? {} : { [name]: write(at) });
  return {
    flightNumber: nameOf(leg),
    airlineName: leg.airline.name,
    ...(leg.operator && { operatingCarrier: leg.operator.name }),
    date: isoDate(leg.day),
    originCode: leg.from.iata,
    destinationCode: leg.to.iata,
    status: day.state,
    scheduledDeparture: here(leg.departure),
    scheduledArrival: there(leg.arrival),
    ...(timetabled !== leg && { earlierDeparture: here(timetabled.departure) }),
    ...time("estimatedDeparture", day.estimatedDeparture, here),
    ...time("estimatedArrival", day.estimatedArrival, there),
    ...time("actualDeparture", day.actualDeparture, here),
    ...time("actualArrival", day.actualArrival, there),
    ...(day.state !== "cancelled" && late !== 0 && { delayMinutes: late }),
    ...(cause !== undefined && { cause: detail === undefined ? cause : `${cause} (${detail})` }),
    ...(inbound && { inboundFlight: nameOf(inbound) }),
    ...(leg.departureTerminal !== undefined && { departureTerminal: leg.departureTerminal }),
    ...(leg.arrivalTerminal !== undefined && { arrivalTerminal: leg.arrivalTerminal }),
    ...(gate !== undefined && { gate }),
    aircraftType: leg.aircraft.name,
  };
}

function nameOf({ airline, number }: FlightLeg): string {
  return `${airline.code}${number}`;
}
