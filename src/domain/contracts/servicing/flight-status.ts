import { z } from "zod";
import { PNR_PATTERN, sessionId } from "../gds/parameters.ts";

const FLIGHT_STATES = ["scheduled", "delayed", "departed", "landed", "cancelled"] as const;

export const FlightStatusQuestion = z.object({
  flightNumber: z.string().optional().describe("With date, e.g. BA117"),
  date: z.iso.date().optional().describe("Local day of departure"),
  pnr: z.string().regex(PNR_PATTERN).optional().describe("Instead: all flights of a booking"),
  sessionId,
});

/** What is known of a flight. Times are local with their offset. */
export const FlightStatus = z.object({
  flightNumber: z.string(),
  airlineName: z.string(),
  operatingCarrier: z.string().optional().describe("Where another than the airline flies it"),
  operatedAs: z
    .string()
    .optional()
    .describe("Of a codeshare: the number of the airline that flies"),
  date: z.string(),
  originCode: z.string(),
  destinationCode: z.string(),
  status: z.enum(FLIGHT_STATES),
  scheduledDeparture: z.string(),
  scheduledArrival: z.string(),
  earlierDeparture: z.string().optional().describe("Before the airline changed its timetable"),
  estimatedDeparture: z.string().optional(),
  estimatedArrival: z.string().optional(),
  actualDeparture: z.string().optional(),
  actualArrival: z.string().optional(),
  delayMinutes: z.int().optional().describe("At arrival, against the timetable"),
  cause: z.string().optional(),
  inboundFlight: z.string().optional().describe("Brings the aircraft, late"),
  departureTerminal: z.string().optional(),
  arrivalTerminal: z.string().optional(),
  gate: z.string().optional().describe("From three hours before departure"),
  aircraftType: z.string(),
});

export const FlightStatuses = z.object({ asOf: z.string(), flights: z.array(FlightStatus) });

export type FlightStatusQuestion = z.output<typeof FlightStatusQuestion>;
export type FlightStatus = z.output<typeof FlightStatus>;
export type FlightStatuses = z.output<typeof FlightStatuses>;
