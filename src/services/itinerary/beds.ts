import type { BookedFlight } from "../../domain/contracts/gds/flights.ts";
import type { BookedHotel } from "../../domain/contracts/gds/hotels.ts";
import { type DayNumber, parseIsoDate } from "../../domain/dates.ts";
import type { ItineraryStop } from "./order.ts";

/** Those who land before this hour would have slept there; those who leave before it need no bed. */
const NIGHT_ENDS = 5;

/** What is flown and slept in, as much of it as this asks for; the views of a booking ask, too. */
interface Travelled {
  readonly flights: readonly Pick<
    BookedFlight,
    "originCode" | "destinationCode" | "departureTime" | "arrivalTime"
  >[];
  readonly hotels: readonly Pick<BookedHotel, "cityCode" | "checkInDate" | "checkOutDate">[];
}

/** Where the travellers are without a bed, and the day whose night is the first of it. */
interface Awake {
  readonly city: string;
  readonly night: DayNumber;
  readonly after: "landing" | "checkOut";
}

/**
 * Nights right before a stop for which no bed is booked: between a landing and the check-in that follows,
 * between two stays, between a stay and the flight from its city, and all of a city whose stay was cancelled.
 * A journey that never had stays has none: its travellers sleep where no booking says.
 */
export function bedlessNights<S extends Pick<ItineraryStop, "kind" | "part" | "cancelled">>(
  stops: readonly S[],
  { flights, hotels }: Travelled,
  cityOf: (code: string) => string,
): ReadonlyMap<S, number> {
  const found = new Map<S, number>();
  let home: string | undefined;
  let awake: Awake | undefined;
  let beds = 0;
  const givenUp = new Set(
    stops.flatMap(({ kind, part, cancelled }) => {
      const hotel = kind === "checkIn" && cancelled ? hotels[part] : undefined;
      return hotel ? [cityOf(hotel.cityCode)] : [];
    }),
  );

  function note(stop: S, last: DayNumber): void {
    const nights = awake ? last - awake.night : 0;
    if (nights > 0) found.set(stop, nights);
  }

  for (const stop of stops) {
    if (stop.cancelled) continue;
    const flight = stop.kind === "flight" ? flights[stop.part] : undefined;
    const hotel = hotels[stop.part];
    if (flight) {
      const { departureTime, arrivalTime } = flight;
      const from = cityOf(flight.originCode);
      home ??= from;
      const isAwake = awake?.after === "checkOut" || givenUp.has(from);
      if (isAwake && awake?.city === from) note(stop, nightOf(departureTime));
      const city = cityOf(flight.destinationCode);
      awake = { city, night: nightOf(arrivalTime), after: "landing" };
    } else if (stop.kind === "checkIn" && hotel) {
      const isHome = awake?.after === "landing" && awake.city === home;
      if (!isHome) note(stop, dayOf(hotel.checkInDate));
      awake = undefined;
      beds++;
    } else if (stop.kind === "checkOut" && hotel) {
      beds--;
      const city = cityOf(hotel.cityCode);
      if (beds === 0) awake = { city, night: dayOf(hotel.checkOutDate), after: "checkOut" };
    }
  }
  return found;
}

/** The day whose night a local time belongs to. */
function nightOf(local: string): DayNumber {
  return dayOf(local) - (Number(local.slice(11, 13)) < NIGHT_ENDS ? 1 : 0);
}

function dayOf(local: string): DayNumber {
  return parseIsoDate(local.slice(0, 10)) ?? 0;
}
