import { z } from "zod";
import { FlightOption, type OptionSlice } from "../../domain/contracts/flights/offers.ts";
import type { RankedOption } from "../../services/flights/rank.ts";

/** One direction in few words: a model pays for each of them. */
const ShownSlice = z.object({
  flights: z.string().describe("Airlines and numbers, in order"),
  route: z.string().describe("Airports, in order"),
  departing_at: z.string().describe("Local"),
  arriving_at: z.string().describe("Local"),
  duration_minutes: z.int(),
  checked_bags: z.int().describe("Per passenger"),
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
  const { segments, duration_minutes, checked_bags } = slice;
  return {
    flights: segments.map((one) => `${one.airline}${one.flight_number}`).join("/"),
    route: [slice.origin, ...segments.map(({ destination }) => destination)].join("-"),
    departing_at: slice.departing_at.slice(0, 16),
    arriving_at: slice.arriving_at.slice(0, 16),
    duration_minutes,
    checked_bags,
  };
}
