import { z } from "zod";
import { FlightOption, type OptionSlice } from "../../domain/entities/flight-option.ts";
import type { RankedOption } from "../../services/flights/rank.ts";

/** One direction in few words: a model pays for each of them. */
const ShownSlice = z.object({
  flights: z.array(z.string()).describe("Airline and number, in order"),
  origin: z.string(),
  destination: z.string(),
  departing_at: z.string(),
  arriving_at: z.string(),
  duration_minutes: z.int(),
  via: z.array(z.string()).describe("Where to change: airport, landing and leaving there"),
  checked_bags: z.int(),
});

/** An offer as the tool shows it: every field of the contract, the rest as short as it gets. */
export const ShownOffer = FlightOption.omit({ slices: true, booking_ids: true }).extend({
  id: z.string().describe("Of a simulated offer: pass to bookFlight"),
  slices: z
    .array(ShownSlice)
    .optional()
    .describe("Every direction; absent for a single nonstop flight, which is all above"),
  reason: z.string().describe("What speaks for it"),
});

export type ShownOffer = z.infer<typeof ShownOffer>;

export function shownOffer({ slices, booking_ids: _, ...flat }: RankedOption): ShownOffer {
  const single = slices.length === 1 && slices[0]?.stops === 0;
  return single ? flat : { ...flat, slices: slices.map(shownSlice) };
}

function shownSlice(slice: OptionSlice): z.infer<typeof ShownSlice> {
  const { origin, destination, departing_at, arriving_at, duration_minutes, segments } = slice;
  return {
    flights: segments.map((one) => `${one.airline}${one.flight_number}`),
    origin,
    destination,
    departing_at,
    arriving_at,
    duration_minutes,
    via: segments.slice(1).map((next, index) => {
      const landed = segments[index]?.arriving_at.slice(11, 16) ?? "";
      return `${next.origin} ${landed}-${next.departing_at.slice(11, 16)}`;
    }),
    checked_bags: slice.checked_bags,
  };
}
