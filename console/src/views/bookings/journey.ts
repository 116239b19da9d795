import type { BookedPlace, Pnr } from "../../api/types.ts";
import type { Language } from "../../i18n/language.tsx";
import type { Point } from "./map-frame.ts";

/** A place of a journey, and what else than flights is booked there. */
export interface MapSpot {
  readonly code: string;
  readonly city: string;
  readonly point: Point;
  readonly marks: readonly ("bed" | "car")[];
}

/** A way from one place to another. */
export interface MapWay {
  readonly by: "air" | "road";
  readonly from: Point;
  readonly to: Point;
}

export interface Journey {
  readonly spots: readonly MapSpot[];
  readonly ways: readonly MapWay[];
}

/** What a map shows of a booking: what is left of it, or all where nothing is. */
export function journeyOf(
  { flights, hotels, cars }: Pick<Pnr, "flights" | "hotels" | "cars">,
  places: Readonly<Record<string, BookedPlace>>,
  language: Language = "en",
): Journey {
  const left = {
    flown: flights.filter(({ bookingStatus }) => bookingStatus !== "cancelled"),
    slept: hotels.filter(({ status }) => status !== "cancelled"),
    driven: cars.filter(({ status }) => status !== "cancelled"),
  };
  const isLeft = Object.values(left).some((parts) => parts.length > 0);
  const { flown, slept, driven } = isLeft ? left : { flown: flights, slept: hotels, driven: cars };
  const beds = new Set(slept.map(({ cityCode }) => cityCode));
  const rentals = new Set(
    driven.flatMap((car) => [car.pickupLocationCode, car.dropoffLocationCode]),
  );
  const codes = new Set([
    ...flown.flatMap((flight) => [flight.originCode, flight.destinationCode]),
    ...beds,
    ...rentals,
  ]);
  const spots = [...codes].flatMap((code): MapSpot[] => {
    const place = places[code];
    if (!place) return [];
    const marks = [
      ...(beds.has(code) ? ["bed" as const] : []),
      ...(rentals.has(code) ? ["car" as const] : []),
    ];
    return [
      { code, city: place.cities?.[language] ?? place.city, point: [place.lon, place.lat], marks },
    ];
  });
  const way = (by: MapWay["by"], from: string, to: string): MapWay[] => {
    const [start, end] = [from, to].map((code) => spots.find((spot) => spot.code === code)?.point);
    return start && end && from !== to ? [{ by, from: start, to: end }] : [];
  };
  return {
    spots,
    ways: [
      ...flown.flatMap((flight) => way("air", flight.originCode, flight.destinationCode)),
      ...driven.flatMap((car) => way("road", car.pickupLocationCode, car.dropoffLocationCode)),
    ],
  };
}
