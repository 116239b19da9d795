import type { Caller } from "../../domain/caller.ts";
import type { CarBooking, Person, Pnr } from "../../domain/contracts/gds/bookings.ts";
import type { BookedCar } from "../../domain/contracts/gds/cars.ts";
import { instantOf, type Minutes } from "../../domain/dates.ts";
import { TravelError } from "../../domain/errors.ts";
import { FULL_DRIVER_AGE } from "../../domain/rules/limits.ts";
import { livingFlights } from "../../domain/rules/parts.ts";
import { ageOn, sameName } from "../../domain/rules/people.ts";
import { checkCarAgainstFlights } from "../../domain/rules/trip.ts";
import { cityOf } from "../places.ts";
import { addPart } from "./add-part.ts";
import { requireContacts } from "./contacts.ts";
import type { GdsDeps } from "./deps.ts";
import { earlierOutcome, repeatable } from "./outcomes.ts";
import { acceptPayment, paymentMark } from "./payment.ts";
import { requireQuote } from "./quote.ts";
import { handleFor } from "./sessions.ts";
import { asPassengers, checkPerson } from "./travellers.ts";
import { claimsOf, createBooking } from "./write.ts";

/** Reserves a car, on a PNR of its own or on an existing one. */
export async function bookCar(deps: GdsDeps, request: CarBooking, caller: Caller): Promise<Pnr> {
  const { idempotencyKey, sessionId: named, payment, ...asked } = request;
  const body = payment ? { ...asked, payment: paymentMark(payment) } : asked;
  const repeat = repeatable(caller, "bookCar", idempotencyKey, body);
  const earlier = repeat && (await earlierOutcome(deps, repeat));
  if (earlier) return earlier;

  const call = { deps, caller, now: deps.now() };
  const driver = checkPerson(request.driver, "driver");
  const quote = await requireQuote(call.now, deps.cars, {
    id: request.carId,
    field: "carId",
    searchTool: "searchCars",
  });
  refusePastPickup(quote.reference.pickup, instantOf(call.now), request.carId);
  const car: BookedCar = {
    ...quote.offer.render(quote.offer.left),
    driver,
    status: "confirmed",
    ...(request.specialRequests !== undefined && { specialRequests: request.specialRequests }),
  };
  const claims = claimsOf(quote.today, "carId");

  const payer = acceptPayment(payment);
  if (request.existingPnr !== undefined) {
    const target = { pnr: request.existingPnr, field: "existingPnr", sessionId: named, repeat };
    return addPart(call, target, claims, (booking) => {
      refuseYoungDriver(booking, driver);
      refuseOtherAge(booking, car, quote.reference.driverAge);
      checkCarAgainstFlights(car, livingFlights(booking), cityOf(deps.places));
      return {
        people: [driver],
        contacts: request,
        field: () => "driver",
        parts: { cars: [...booking.cars, car] },
        payer,
        warnings: [],
      };
    });
  }
  return createBooking(call, {
    session: await handleFor(deps, caller, named),
    draft: {
      passengers: asPassengers([driver]),
      flights: [],
      hotels: [],
      cars: [car],
      ...requireContacts(request, [driver]),
    },
    claims,
    repeat,
    payer,
  });
}

/** Children and infants are on passenger lists too, but not behind the wheel. */
function refuseYoungDriver(booking: Pnr, driver: Person): void {
  const named = booking.passengers.filter((one) => sameName(one, driver));
  if (named.length === 0 || named.some(({ type }) => type === "adult")) return;
  throw new TravelError("rule", `driver: ${driver.firstName} ${driver.lastName} is no adult`, {
    reason: "driver_not_adult",
    field: "driver",
    value: `${driver.firstName} ${driver.lastName}`,
    hint: "Name an adult passenger of the booking as the driver.",
  });
}

/**
 * An id carries the age that was searched for, and with it the surcharge. Where the booking knows the
 * driver's birth, an id for an older driver does not take the surcharge away.
 */
function refuseOtherAge(booking: Pnr, { driver, pickupDate }: BookedCar, quoted: number): void {
  const born = booking.passengers.find((one) => sameName(one, driver))?.dateOfBirth;
  const age = born === undefined ? undefined : ageOn(born, pickupDate.slice(0, 10));
  if (age === undefined || age >= FULL_DRIVER_AGE || quoted <= age) return;
  throw new TravelError("rule", `carId: is for a driver of ${quoted}, and this one is ${age}`, {
    reason: "driver_age_differs",
    field: "carId",
    value: quoted,
    hint: `Call searchCars with driverAge ${age}: younger drivers pay a surcharge, or are not taken.`,
  });
}

function refusePastPickup(pickup: Minutes, now: Minutes, carId: string): void {
  if (pickup >= now) return;
  throw new TravelError("rule", "carId: the pick-up time of this offer is over", {
    reason: "date_in_past",
    field: "carId",
    value: carId,
    hint: "Call searchCars with a later pickupDate.",
  });
}
