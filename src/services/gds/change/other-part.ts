import type { Pnr } from "../../../domain/contracts/gds/bookings.ts";
import type { GdsDeps } from "../deps.ts";
import { requireQuote } from "../quote.ts";
import { stayNow } from "../stay-terms.ts";
import { claimsOf } from "../write.ts";

/** An offer for a part, and the parameter that named it. */
interface Wanted {
  readonly part: string;
  readonly id: string;
  readonly field: string;
  /** The instant of the quote (Unix milliseconds). */
  readonly at: number;
}

/** The booking with another stay in the place of one. */
export async function otherStay(deps: GdsDeps, booking: Pnr, { part, id, field, at }: Wanted) {
  const old = booking.hotels.find((hotel) => hotel.part === part);
  const guests = old?.guests.length ?? 1;
  const wanted = { id, field, searchTool: "searchHotels" };
  const quote = await requireQuote(at, deps.hotels, wanted, (named) => ({ ...named, guests }));
  const stay = stayNow(deps, quote.offer.render(quote.offer.left), at);
  const hotels = booking.hotels.map((hotel) =>
    hotel === old
      ? {
          ...stay,
          part,
          status: "confirmed" as const,
          guests: hotel.guests,
          ...(hotel.specialRequests !== undefined && { specialRequests: hotel.specialRequests }),
        }
      : hotel,
  );
  return { booking: { ...booking, hotels }, claims: claimsOf(quote.today, field, part) };
}

/** The booking with another car in the place of one. */
export async function otherCar(deps: GdsDeps, booking: Pnr, { part, id, field, at }: Wanted) {
  const wanted = { id, field, searchTool: "searchCars" };
  const quote = await requireQuote(at, deps.cars, wanted);
  const rental = quote.offer.render(quote.offer.left);
  const cars = booking.cars.map((car) =>
    car.part === part
      ? {
          ...rental,
          part,
          status: "confirmed" as const,
          driver: car.driver,
          ...(car.specialRequests !== undefined && { specialRequests: car.specialRequests }),
        }
      : car,
  );
  return { booking: { ...booking, cars }, claims: claimsOf(quote.today, field, part) };
}
