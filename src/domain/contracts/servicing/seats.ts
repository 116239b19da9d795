import { z } from "zod";
import { CABINS, PASSENGER_TYPES } from "../../travel.ts";
import { PNR_PATTERN, sessionId } from "../gds/parameters.ts";

/** A seat that a passenger wants on a flight. */
export const SeatChoice = z.object({
  passenger: z.string().describe("P1 is the first"),
  flightNumber: z.string().optional().describe("Where there are several flights"),
  seat: z.string().describe("12C"),
});

export const SeatMapQuestion = z.object({
  id: z.string().optional().describe("Id of a flight from a search"),
  pnr: z.string().regex(PNR_PATTERN).optional().describe("Instead: a booking"),
  flightNumber: z.string().optional().describe("Where there are several; default the first"),
  sessionId,
});

const SeatMapRow = z.object({
  row: z.int(),
  open: z.string().describe("Letters that can be chosen"),
  taken: z.string(),
  price: z.int().describe("USD cents; 0: free"),
  middlePrice: z.int().optional().describe("Between two others"),
  exit: z.boolean().optional(),
  legroom: z.boolean().optional(),
});

const SeatTaker = z.object({
  id: z.string(),
  type: z.enum(PASSENGER_TYPES),
  name: z.string().optional(),
});

export const SeatMap = z.object({
  flightNumber: z.string(),
  date: z.string(),
  originCode: z.string(),
  destinationCode: z.string(),
  aircraftType: z.string(),
  cabin: z.enum(CABINS),
  columns: z.string().describe("A space is an aisle"),
  open: z.int(),
  yours: z.array(z.string()).optional().describe("Chosen on this booking"),
  closed: z.string().optional().describe("Why none can be chosen any more"),
  rows: z.array(SeatMapRow),
  otherFlights: z.array(z.string()).optional(),
  routes: z.record(z.string(), z.string()).optional().describe("Of all its flights"),
  passengers: z.array(SeatTaker).optional().describe("Those who take a seat"),
});

export type SeatChoice = z.output<typeof SeatChoice>;
export type SeatMapQuestion = z.output<typeof SeatMapQuestion>;
export type SeatMapRow = z.output<typeof SeatMapRow>;
export type SeatTaker = z.output<typeof SeatTaker>;
export type SeatMap = z.output<typeof SeatMap>;
