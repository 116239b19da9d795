import { z } from "zod";
import { TRANSMISSIONS, VEHICLE_CLASSES } from "../../travel.ts";
import { currency, limit, rate } from "../parameters.ts";
import { cursor, PlaceCode, partOf, SearchEnvelope, sessionId } from "./parameters.ts";

/** A rental: offered in searches, reserved on a booking. */
export const CarRental = z.object({
  id: z.string().describe("Pass to bookCar as carId"),
  companyCode: z.string(),
  companyName: z.string(),
  pickupLocationCode: z.string(),
  pickupLocationName: z.string(),
  dropoffLocationCode: z.string(),
  dropoffLocationName: z.string(),
  pickupDate: z.string().describe("Local time with UTC offset"),
  dropoffDate: z.string().describe("Local time with UTC offset"),
  vehicleClass: z.enum(VEHICLE_CLASSES),
  vehicleModel: z.string(),
  seats: z.int().optional(),
  bags: z.int().optional().describe("Large ones"),
  transmission: z.enum(TRANSMISSIONS).optional(),
  dailyRate: z.int().describe("USD cents per started 24 hours, fees included"),
  totalPrice: z.int().describe("USD cents"),
  rentalDays: z.int(),
  oneWayFee: z.int().optional().describe("USD cents of totalPrice; one-way rentals only"),
  youngDriverFee: z.int().optional().describe("USD cents of totalPrice; under 25"),
  childSeats: z.int().optional(),
  childSeatFee: z.int().optional().describe("USD cents of totalPrice"),
  mileagePolicy: z.enum(["unlimited", "limited"]),
  insuranceIncluded: z.boolean(),
  conditions: z
    .array(z.string())
    .optional()
    .describe("What the country asks of a renter: winter tyres, borders, papers"),
  status: z.enum(["available", "confirmed", "cancelled"]),
});

export const Driver = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().optional(),
  phone: z.string().optional(),
});

export const BookedCar = CarRental.extend({
  driver: Driver,
  specialRequests: z.string().optional(),
  part: partOf("C1"),
});

/** Checked by the desk: a time without offset is local at the pick-up, which zod has no format for. */
const DateTime = z.string().meta({ format: "date-time" });

export const CarSearch = z.object({
  pickupLocationCode: PlaceCode,
  dropoffLocationCode: PlaceCode.optional().describe(
    "Defaults to pickup location if not specified",
  ),
  pickupDate: DateTime,
  dropoffDate: DateTime,
  driverAge: z.int().min(21).max(99).default(30),
  seats: z.int().min(1).max(12).optional().describe("At least; 7 and more are vans"),
  bags: z.int().min(0).max(8).optional().describe("Large ones, at least"),
  transmission: z.enum(TRANSMISSIONS).optional(),
  childSeats: z.int().min(0).max(4).optional(),
  currency,
  limit,
  cursor,
  sessionId,
});

export const FoundCar = CarRental.extend({
  shown: z
    .object({ totalPrice: z.number(), dailyRate: z.number() })
    .optional()
    .describe("In the currency asked for"),
});

export const CarsFound = SearchEnvelope.extend({
  cars: z.array(FoundCar),
  rate,
  notes: z.array(z.string()).optional(),
});

export type CarRental = z.output<typeof CarRental>;
export type FoundCar = z.output<typeof FoundCar>;
export type BookedCar = z.output<typeof BookedCar>;
export type CarSearch = z.output<typeof CarSearch>;
