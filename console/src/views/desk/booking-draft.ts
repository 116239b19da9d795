import type { ChosenFlight } from "../../answers/flight-options.tsx";
import type { RequestDetail } from "../../api/types.ts";

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
  readonly infants: number;
  readonly cabin: string;
  readonly out?: ChosenFlight | undefined;
  readonly back?: ChosenFlight | undefined;
  readonly hotel?: ChosenHotel | undefined;
  readonly passengers: readonly PassengerDraft[];
  readonly email: string;
  readonly phone: string;
}

/** Starts from what the request and its plan say; what they leave open stays open. */
export function draftOf(request: RequestDetail): BookingDraft {
  const { from = "", to = "", departure = "", returning = "", ...proposal } = request.proposal;
  const { adults, children, infants, cabin } = proposal;
  const [firstName = "", ...rest] = (request.name ?? "").split(" ");
  const isEmail = /^\S+@\S+\.\S+$/.test(request.contact);
  const isPhone = /^\+\d+$/.test(request.contact);
  return {
    from,
    to,
    departure,
    returning,
    adults,
    children,
    infants,
    cabin,
    passengers: [
      ...people("adult", adults),
      ...people("child", children),
      ...people("infant", infants),
    ].map((person, index) =>
      index === 0 ? { ...person, firstName, lastName: rest.join(" ") } : person,
    ),
    email: isEmail ? request.contact : "",
    phone: isPhone ? request.contact : "",
  };
}

function people(type: PassengerType, count: number): readonly PassengerDraft[] {
  return Array.from({ length: count }, () => ({
    type,
    firstName: "",
    lastName: "",
    dateOfBirth: "",
  }));
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
