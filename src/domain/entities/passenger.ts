import { z } from "zod";
import { PASSENGER_TYPES } from "../travel.ts";

/** A traveller on a booking. Contact details here are the traveller's own; the booking has its own. */
export const Passenger = z.object({
  id: z.string().describe("Unique within the booking"),
  type: z.enum(PASSENGER_TYPES),
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  frequentFlyerNumber: z.string().optional(),
});

export type Passenger = z.infer<typeof Passenger>;
