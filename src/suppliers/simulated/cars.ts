import type { CarRental } from "../../domain/contracts/gds/cars.ts";
import { isoDate, isoDateTime, MINUTES_PER_DAY } from "../../domain/dates.ts";
import { type CarOffer, quoteCar, searchCars } from "../../world/cars/cars.ts";
import { lastDay, offsetAt } from "../../world/places/zones.ts";
import type { Seed } from "../../world/random.ts";
import type { CarQuery, CarReference, CarSupplier, Offer } from "../types.ts";
import { readCarId, writeCarId } from "./car-id.ts";
import { isOutdatedId, sealed, unsealed } from "./id-parts.ts";

/** Cars of the simulated world. */
export function simulatedCars(seed: Seed): CarSupplier {
  function parse(id: string) {
    const text = unsealed(seed, id);
    return text === undefined ? undefined : readCarId(text);
  }

  return {
    source: "simulated",

    async search(query) {
      const offers = searchCars(seed, query);
      const pickup = offers[0]?.pickup.code ?? query.pickupCode;
      return {
        offers: offers.map((offer) => rentalOffer(seed, offer, query)),
        groups: daysOf(query).map((day) => stockGroup(pickup, day)),
        hideSoldOut: true,
      };
    },

    isOutdated: isOutdatedId,

    read(id) {
      const parsed = parse(id);
      if (!parsed) return undefined;
      const { pickup, driverAge, quoteDay } = parsed;
      return { id, pickup, driverAge, quoteDay };
    },

    async quote({ id, quoteDay }: CarReference) {
      const parsed = parse(id);
      if (!parsed || parsed.dropoff > lastDay * MINUTES_PER_DAY) return undefined;
      const query = { ...parsed, quoteDay };
      const offer = quoteCar(seed, parsed.companyCode, parsed.vehicleClass, query);
      return offer && rentalOffer(seed, offer, query);
    },
  };
}

function rentalOffer(seed: Seed, offer: CarOffer, query: CarQuery): Offer<CarRental> {
  const { companyCode, vehicleClass, pickup, dropoff } = offer;
  const { driverAge, childSeats = 0, quoteDay } = query;
  const text = writeCarId({
    companyCode,
    pickupCode: pickup.code,
    dropoffCode: dropoff.code,
    vehicleClass,
    pickup: query.pickup,
    dropoff: query.dropoff,
    driverAge,
    childSeats,
    quoteDay,
  });
  const id = sealed(seed, text);
  return {
    id,
    price: offer.totalPrice,
    left: offer.carsLeft,
    quantity: 1,
    units: () =>
      daysOf(query).map((day) => ({
        group: stockGroup(pickup.code, day),
        unit: `${companyCode}:${vehicleClass}`,
        capacity: offer.carsLeft,
      })),
    render: () => ({
      id,
      companyCode,
      companyName: offer.companyName,
      pickupLocationCode: pickup.code,
      pickupLocationName: pickup.name,
      dropoffLocationCode: dropoff.code,
      dropoffLocationName: dropoff.name,
      pickupDate: isoDateTime(query.pickup, offsetAt(pickup.zone, query.pickup)),
      dropoffDate: isoDateTime(query.dropoff, offsetAt(dropoff.zone, query.dropoff)),
      vehicleClass,
      vehicleModel: offer.vehicleModel,
      seats: offer.seats,
      bags: offer.bags,
      transmission: offer.transmission,
      dailyRate: offer.dailyRate,
      totalPrice: offer.totalPrice,
      rentalDays: offer.rentalDays,
      ...(offer.oneWayFee > 0 && { oneWayFee: offer.oneWayFee }),
      ...(offer.youngDriverFee > 0 && { youngDriverFee: offer.youngDriverFee }),
      ...(childSeats > 0 && { childSeats, childSeatFee: offer.childSeatFee }),
      mileagePolicy: offer.mileagePolicy,
      insuranceIncluded: offer.insuranceIncluded,
      ...(offer.conditions.length > 0 && { conditions: [...offer.conditions] }),
      status: "available",
    }),
  };
}

/** The UTC days a rental touches: each has its own stock. */
function daysOf({ pickup, dropoff }: CarQuery): number[] {
  const first = Math.floor(pickup / MINUTES_PER_DAY);
  const last = Math.floor((dropoff - 1) / MINUTES_PER_DAY);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function stockGroup(pickupCode: string, day: number): string {
  return `car:${pickupCode}:${isoDate(day)}`;
}
