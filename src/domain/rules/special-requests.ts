import type { Passenger, Pnr } from "../contracts/gds/bookings.ts";
import { carriesInfant } from "./party.ts";
import { ageOn } from "./people.ts";

/** What a passenger may ask for on a flight, by its code, and how many hours before departure at the latest. */
export interface SpecialRequest {
  readonly text: string;
  readonly hours: number;
  /** Its passenger cannot help others at an exit. */
  readonly assistance?: true;
}

type AskedRequest = NonNullable<Pnr["requests"]>[number];

const meal = (text: string, hours = 24): SpecialRequest => ({ text: `${text} meal`, hours });
const help = (text: string, hours = 0): SpecialRequest => ({ text, hours, assistance: true });

const REQUESTS: Readonly<Record<string, SpecialRequest>> = {
  VGML: meal("vegan"),
  VLML: meal("vegetarian"),
  AVML: meal("Asian vegetarian"),
  HNML: meal("Hindu"),
  MOML: meal("halal"),
  KSML: meal("kosher", 48),
  DBML: meal("diabetic"),
  GFML: meal("gluten-free"),
  CHML: meal("child's"),
  BBML: meal("baby's"),
  WCHR: help("wheelchair to the gate"),
  WCHS: help("wheelchair, cannot climb steps"),
  WCHC: help("wheelchair, carried to the seat"),
  BLND: help("blind passenger"),
  DEAF: help("deaf passenger"),
  MAAS: help("meet and assist"),
  MEDA: help("medical case", 48),
  UMNR: help("unaccompanied minor", 48),
  BSCT: { text: "bassinet (at the first row of the cabin alone)", hours: 48 },
  PETC: { text: "pet in the cabin (on request; its fee is paid to the airline)", hours: 48 },
  SVAN: { text: "service animal", hours: 48 },
};

export const REQUEST_CODES = Object.keys(REQUESTS);

export function isAssistance(code: string): boolean {
  return REQUESTS[code]?.assistance === true;
}

/** The service for minors alone, from the youngest age at which an airline takes one to the last before 18. */
const MINOR_AGES = [5, 17] as const;

/** Why a request is not for a passenger of a party on a day; undefined where it is. */
export function whyNotFor(
  code: string,
  passenger: Passenger,
  party: readonly Passenger[],
  on: string,
): string | undefined {
  const { id, type } = passenger;
  if (code === "UMNR") return whyNotAlone(passenger, party, on);
  const withInfant = type === "infant" || carriesInfant(party, id);
  if (code === "BSCT" && !withInfant) {
    return party.some((one) => one.type === "infant")
      ? "A bassinet is for an infant, or for the adult it travels with: it is with another passenger."
      : "A bassinet is for an infant: there is none on the booking.";
  }
  if (code === "BBML" && !withInfant) return "A baby's meal is for an infant or its adult.";
  return code === "CHML" && type === "adult" ? "A child's meal is for a child." : undefined;
}

function whyNotAlone(
  { id, dateOfBirth }: Passenger,
  party: readonly Passenger[],
  on: string,
): string | undefined {
  const [youngest, oldest] = MINOR_AGES;
  const rule = `An unaccompanied minor is ${youngest} to ${oldest} years old and flies without an adult`;
  if (dateOfBirth === undefined) return `${rule}: the date of birth is not on the booking.`;
  const age = ageOn(dateOfBirth, on) ?? -1;
  if (age < youngest || age > oldest) return `${rule}: this passenger is ${age} on ${on}.`;
  const adult = party.find(
    (one) =>
      one.id !== id &&
      one.type === "adult" &&
      (one.dateOfBirth === undefined || (ageOn(one.dateOfBirth, on) ?? 0) > oldest),
  );
  return adult && `${rule}: ${adult.firstName} ${adult.lastName} is on the booking.`;
}

/** Why a journey has no room for one more request of its kind: a baby has one bassinet. */
export function whyNoMore(
  code: string,
  asked: readonly Pick<AskedRequest, "code" | "part" | "passenger">[],
  { part, passenger, infants }: { part: string; passenger: string; infants: number },
): string | undefined {
  if (code !== "BSCT") return undefined;
  const others = asked.filter(
    (one) => one.code === code && one.part === part && one.passenger !== passenger,
  );
  return others.length >= infants
    ? "Each infant has one bassinet, which is asked for already."
    : undefined;
}

/** Whether a request takes the place of another: a passenger has one meal. */
export function isInstead(code: string, other: string): boolean {
  return code === other || (isMeal(code) && isMeal(other));
}

function isMeal(code: string): boolean {
  return REQUESTS[code]?.text.endsWith(" meal") === true;
}

export function specialRequest(code: string): SpecialRequest | undefined {
  return REQUESTS[code];
}
