import type { ShownFlight } from "../../answers/flight-card.tsx";
import type { RequestDetail } from "../../api/types.ts";
import { dayFromToday } from "../../format/days-later.ts";

export const PASSENGER_TYPES = ["adult", "child", "infant"] as const;
export type PassengerType = (typeof PASSENGER_TYPES)[number];
export const CABINS = ["economy", "premium_economy", "business", "first"] as const;

export interface PassengerDraft {
  readonly type: PassengerType;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
}

/** Something chosen from a search, with what the review shows of it. */
export interface ChosenFlight extends ShownFlight {
  readonly cents: number;
}

export interface ChosenHotel {
  readonly id: string;
  readonly name: string;
  readonly cents: number;
}

/** A booking as far as the operator has filled it in. */
export interface BookingDraft {
  readonly from: string;
  readonly to: string;
  readonly departure: string;
  readonly returning: string;
  readonly adults: number;
  readonly children: number;
  readonly cabin: string;
  readonly out?: ChosenFlight | undefined;
  readonly back?: ChosenFlight | undefined;
  readonly hotel?: ChosenHotel | undefined;
  readonly passengers: readonly PassengerDraft[];
  readonly email: string;
  readonly phone: string;
}

const AHEAD_DAYS = 30;
const STAY_DAYS = 5;

/** Starts from what the request says; dates in words are for the operator to read. */
export function draftOf(request: RequestDetail): BookingDraft {
  const dates = request.dates?.match(/\d{4}-\d{2}-\d{2}/g) ?? [];
  const adults = Math.min(request.travelers ?? 1, 9);
  const [firstName = "", ...rest] = (request.name ?? "").split(" ");
  const isEmail = /^\S+@\S+\.\S+$/.test(request.contact);
  const isPhone = /^\+\d+$/.test(request.contact);
  return {
    from: "",
    to: "",
    departure: dates[0] ?? dayFromToday(AHEAD_DAYS),
    returning: dates[1] ?? dayFromToday(AHEAD_DAYS + STAY_DAYS),
    adults,
    children: 0,
    cabin: "economy",
    passengers: Array.from({ length: adults }, (_, index) => ({
      type: "adult",
      firstName: index === 0 ? firstName : "",
      lastName: index === 0 ? rest.join(" ") : "",
      dateOfBirth: "",
    })),
    email: isEmail ? request.contact : "",
    phone: isPhone ? request.contact : "",
  };
}

/** What /book takes. */
export function bookBody(draft: BookingDraft, version: number): Readonly<Record<string, unknown>> {
  const flightIds = [draft.out, draft.back].flatMap((flight) => (flight ? [flight.id] : []));
  return {
    version,
    ...(flightIds.length > 0 && { flightIds }),
    ...(draft.hotel && { hotelId: draft.hotel.id }),
    passengers: draft.passengers.map(({ dateOfBirth, firstName, lastName, type }) => ({
      type,
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      ...(dateOfBirth && { dateOfBirth }),
    })),
    ...(draft.email && { contactEmail: draft.email.trim() }),
    ...(draft.phone && { contactPhone: draft.phone.trim() }),
  };
}

export function totalCents({ out, back, hotel }: BookingDraft): number {
  return (out?.cents ?? 0) + (back?.cents ?? 0) + (hotel?.cents ?? 0);
}
