import { TravelError } from "../../domain/errors.ts";
import type { RecordStore } from "../../stores/records.ts";
import type { ExchangeRates, Places, ReferenceData } from "../../suppliers/types.ts";
import type { CityNames } from "../city-names.ts";
import type { ConciergeDesk } from "../concierge/desk.ts";
import type { GdsDesk } from "../gds/desk.ts";
import type { ItineraryDesk } from "../itinerary/desk.ts";
import type { RequestNews } from "../requests/news.ts";

/** What the operators' desk works with. */
export interface OperatorDeps {
  readonly records: RecordStore;
  readonly gds: Pick<
    GdsDesk,
    | "bookFlight"
    | "bookHotel"
    | "priceFlights"
    | "retrieveBooking"
    | "quoteChange"
    | "confirmChange"
    | "quoteCancellation"
    | "cancelBooking"
  >;
  readonly itineraries: Pick<ItineraryDesk, "itinerary">;
  readonly planTrip: ConciergeDesk["planTrip"];
  readonly calculateBudget: ConciergeDesk["calculateBudget"];
  readonly places: Places;
  readonly cityNames: CityNames;
  readonly rates: ExchangeRates;
  readonly reference: Pick<ReferenceData, "completePlaces">;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** That many bytes which cannot be guessed. */
  readonly random: (bytes: number) => Buffer;
  /** An id that cannot be guessed. */
  readonly newId: () => string;
  /** Absent where nothing outside is told of changes of requests. */
  readonly news?: RequestNews;
  /** True where nothing may be booked or cancelled. */
  readonly readOnly: boolean;
}

export function refuseReadOnly({ readOnly }: Pick<OperatorDeps, "readOnly">): void {
  if (!readOnly) return;
  throw new TravelError("rule", "This server only reads: nothing is booked or cancelled here", {
    reason: "read_only",
    hint: "Start it without --read-only.",
  });
}
