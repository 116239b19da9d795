import { z } from "zod";
import { VEHICLE_CLASSES } from "../../travel.ts";

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
  dailyRate: z.int().describe("USD cents per started 24 hours, any one-way fee included"),
  totalPrice: z.int().describe("USD cents"),
  rentalDays: z.int(),
  oneWayFee: z
    .int()
    .optional()
    .describe("USD cents, already inside dailyRate; one-way rentals only"),
  mileagePolicy: z.enum(["unlimited", "limited"]),
  insuranceIncluded: z.boolean(),
  status: z.enum(["available", "confirmed", "cancelled"]),
});

const Driver = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().optional(),
  phone: z.string().optional(),
});

export const BookedCar = CarRental.extend({
  driver: Driver,
  specialRequests: z.string().optional(),
});

export type CarRental = z.infer<typeof CarRental>;

export type BookedCar = z.infer<typeof BookedCar>;
