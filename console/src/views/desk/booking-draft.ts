import type { ChosenFlight } from "../../answers/flight-options.tsx";
import type { ShownHotel } from "../../answers/hotel-rates.ts";
import type { RequestDetail } from "../../api/types.ts";

export const PASSENGER_TYPES = ["adult", "child", "infant"] as const;
export type PassengerType = (typeof PASSENGER_TYPES)[number];
export const BRANDS = ["light", "standard", "flex"] as const;
export const CABINS = ["economy", "premium_economy", "business", "first"] as const;

export interface PassengerDraft {
  readonly type: PassengerType;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
}

/** A booking as far as the operator has filled it in. */
export interface BookingDraft {
  readonly from: string;
  readonly to: string;
  /** Where the way back begins. */
  readonly backFrom: string;
  readonly departure: string;
  readonly returning: string;
  readonly cabin: string;
  readonly out?: ChosenFlight | undefined;
  readonly back?: ChosenFlight | undefined;
  /** By the place of a stay in the plan. */
  readonly hotels: Readonly<Record<string, ShownHotel>>;
  readonly passengers: readonly PassengerDraft[];
  readonly email: string;
  readonly phone: string;
}

/** Starts from what the request and its plan say; what they leave open stays open. */
export function draftOf(request: RequestDetail): BookingDraft {
  const { from = "", to = "", departure = "", returning = "", ...proposal } = request.proposal;
  const { adults, children, infants, cabin, backFrom = to } = proposal;
  const isEmail = /^\S+@\S+\.\S+$/.test(request.contact);
  const isPhone = /^\+\d+$/.test(request.contact);
  return {
    from,
    to,
    backFrom,
    departure,
    returning,
    cabin,
    hotels: {},
    passengers: [
      ...people("adult", adults),
      ...people("child", children),
      ...people("infant", infants),
    ].map((person, index) => ({ ...person, ...proposal.names[index] })),
    email: isEmail ? request.contact : "",
    phone: isPhone ? request.contact : "",
  };
}

/** How many of each kind travel. */
export function partyOf({ passengers }: Pick<BookingDraft, "passengers">) {
  const count = (type: PassengerType) => passengers.filter((one) => one.type === type).length;
  return { adults: count("adult"), children: count("child"), infants: count("infant") };
}

/** As many of a kind as said, with those first who are filled in. */
export function withCount(
  passengers: readonly PassengerDraft[],
  type: PassengerType,
  count: number,
): readonly PassengerDraft[] {
  return PASSENGER_TYPES.flatMap((kind) => {
    const known = passengers.filter((one) => one.type === kind);
    return kind === type ? [...known, ...people(type, count)].slice(0, count) : known;
  });
}

function people(type: PassengerType, count: number): readonly PassengerDraft[] {
  return Array.from({ length: count }, () => ({
    type,
    firstName: "",
    lastName: "",
    dateOfBirth: "",
  }));
}

/** Whole years on a day; undefined where one of the two is no date. */
export function yearsAt(dateOfBirth: string, day: string): number | undefined {
  if (Number.isNaN(Date.parse(dateOfBirth)) || Number.isNaN(Date.parse(day))) return undefined;
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** What airlines sell at an age; who turns two on the way is a child from the start. */
export function typeAt(age: number, type: PassengerType): PassengerType {
  if (age >= 12) return "adult";
  return age < 2 && type !== "child" ? "infant" : "child";
}

/** What /book takes. */
export function bookBody(draft: BookingDraft, version: number): Readonly<Record<string, unknown>> {
  const flightIds = flightIdsOf(draft);
  const hotelIds = Object.values(draft.hotels).map(({ id }) => id);
  return {
    version,
    ...(flightIds.length > 0 && { flightIds }),
    ...(hotelIds.length > 0 && { hotelIds }),
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

/** The flights that are chosen. */
export function flightIdsOf({ out, back }: Pick<BookingDraft, "out" | "back">): readonly string[] {
  return [out, back].flatMap((flight) => (flight ? [flight.id] : []));
}
