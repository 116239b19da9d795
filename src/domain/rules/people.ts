import type { Passenger } from "../contracts/gds/bookings.ts";
import type { BookedFlight } from "../contracts/gds/flights.ts";
import { parseIsoDate } from "../dates.ts";
import { TravelError } from "../errors.ts";
import type { PassengerType } from "../travel.ts";

const NAME = /^\p{L}[\p{L}\p{M}'’ -]{0,49}$/u;
const EMAIL = /^[^\s@"(),:;<>[\\\]]{1,64}@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u;
const E164 = /^\+[1-9]\d{6,14}$/;
const SEPARATORS = /[\s().\-/]/g;

/** The name without stray spaces, or an error that says what is wrong with it. */
export function checkName(name: string, field: string): string {
  const clean = name.trim().replace(/\s+/g, " ").normalize("NFC");
  if (NAME.test(clean)) return clean;
  throw new TravelError("invalid", `${field} ${quoted(name)} is not a name`, {
    reason: "invalid_name",
    field,
    value: name,
    hint: "Use 1 to 50 letters; spaces, hyphens and apostrophes are fine between them.",
  });
}

export function checkEmail(email: string, field: string): string {
  const clean = email.trim();
  if (clean.length <= 254 && EMAIL.test(clean)) return clean;
  throw new TravelError("invalid", `${field} ${quoted(email)} is not an e-mail address`, {
    reason: "invalid_email",
    field,
    value: email,
    hint: "Write it like name@example.com.",
  });
}

/** E.164 without separators. */
export function checkPhone(phone: string, field: string): string {
  const clean = phone.trim().replace(SEPARATORS, "").replace(/^00/, "+");
  if (E164.test(clean)) return clean;
  throw new TravelError(
    "invalid",
    `${field} ${quoted(phone)} is not an international phone number`,
    {
      reason: "invalid_phone",
      field,
      value: phone,
      hint: "Start with + and the country code, e.g. +14155550123.",
    },
  );
}

const AGES: Readonly<Record<PassengerType, readonly [number, number]>> = {
  adult: [12, 130],
  child: [2, 11],
  infant: [0, 1],
};

/** The local days of a trip's first and last departure, and the day on which it is booked. */
export interface TripDays {
  readonly departureDate: string;
  readonly lastDate: string;
  readonly today: string;
}

/**
 * Airlines go by the age on the day of departure. From the second birthday a seat is needed on every
 * flight: so an infant who turns two on the trip is sold as a child from the start.
 */
export function checkBirth(
  dateOfBirth: string,
  type: PassengerType,
  { departureDate, lastDate, today }: TripDays,
  field: string,
): string {
  const age = ageOn(dateOfBirth, departureDate);
  if (age === undefined || dateOfBirth > today) {
    throw new TravelError("invalid", `${field} ${quoted(dateOfBirth)} is not a date in the past`, {
      reason: "invalid_date_of_birth",
      field,
      value: dateOfBirth,
      hint: "Write it as YYYY-MM-DD.",
    });
  }
  if (age > AGES.adult[1]) {
    throw new TravelError("invalid", `${field} ${quoted(dateOfBirth)} is too long ago`, {
      reason: "invalid_date_of_birth",
      field,
      value: dateOfBirth,
      hint: "Check the year.",
    });
  }
  const ageAtEnd = ageOn(dateOfBirth, lastDate) ?? age;
  if (age < 2 && ageAtEnd >= 2) {
    if (type === "child") return dateOfBirth;
    if (type === "infant") throw outgrown(dateOfBirth, lastDate, field);
  }
  const [youngest, oldest] = AGES[type];
  if (age >= youngest && age <= oldest) return dateOfBirth;
  const fitting = age < 2 ? "infant" : age < 12 ? "child" : "adult";
  throw new TravelError(
    "invalid",
    `${field} ${quoted(dateOfBirth)} makes the passenger ${age} on ${departureDate}: no ${type}`,
    {
      reason: "age_and_type_disagree",
      field,
      value: dateOfBirth,
      hint: `Book this passenger as type ${fitting}.`,
    },
  );
}

function outgrown(dateOfBirth: string, lastDate: string, field: string): TravelError {
  return new TravelError(
    "invalid",
    `${field} ${quoted(dateOfBirth)} makes the passenger 2 by the flight of ${lastDate}: no infant on a lap`,
    {
      reason: "age_and_type_disagree",
      field,
      value: dateOfBirth,
      hint: "From the second birthday a seat is needed: book this passenger as type child on all flights, or the later flights in a booking of their own, as a child.",
    },
  );
}

/** Why an infant of a booking cannot take these flights on a lap; undefined where they can. */
export function outgrownOn(
  { type, firstName, lastName, dateOfBirth }: Passenger,
  flights: readonly Pick<BookedFlight, "flightNumber" | "departureTime">[],
): string | undefined {
  if (type !== "infant" || dateOfBirth === undefined) return undefined;
  const late = flights.find(
    ({ departureTime }) => (ageOn(dateOfBirth, departureTime.slice(0, 10)) ?? 0) >= 2,
  );
  if (!late) return undefined;
  return `${firstName} ${lastName}, born ${dateOfBirth}, is 2 on ${late.flightNumber} of ${late.departureTime.slice(0, 10)} and needs a seat: choose a day before the second birthday, or give this part up and book it anew with ${firstName} as type child.`;
}

/** Younger children sleep in a cot, which takes no bed. */
export const BED_AGE = 3;

/** In whole years; undefined where one of them is no date. */
export function ageOn(dateOfBirth: string, on: string): number | undefined {
  const born = parseIsoDate(dateOfBirth);
  const day = parseIsoDate(on);
  if (born === undefined || day === undefined) return undefined;
  if (born > day) return -1;
  const years = Number(on.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return on.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** Letters alone, so that "O’Brien" is "O'BRIEN" and "Anne-Marie" is "Anne Marie". */
export function sameName(a: NamedPerson, b: NamedPerson): boolean {
  return nameKey(a) === nameKey(b);
}

interface NamedPerson {
  readonly firstName: string;
  readonly lastName: string;
}

function nameKey({ firstName, lastName }: NamedPerson): string {
  return `${plainName(firstName)} ${plainName(lastName)}`;
}

/** The letters of a name, small and without marks: two that are the same are the same name. */
export function plainName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/[^\p{L}]/gu, "")
    .toLocaleLowerCase("en");
}

/** How tickets print letters that their alphabet lacks. */
const PRINTED: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  æ: "ae",
  ø: "oe",
  å: "aa",
};
const UNPRINTED: readonly Readonly<Record<string, string>>[] = [
  { ae: "a", oe: "o", ue: "u", aa: "a" },
  { ae: "a", oe: "o", ue: "u", aa: "a", ss: "ß" },
  { ae: "æ", oe: "ø", aa: "a" },
];

/** The plain forms in which a name may stand on a booking: "Groesse" is "Größe", "Große" and "Groesse". */
export function nameForms(name: string): string[] {
  const small = name.normalize("NFC").toLocaleLowerCase("en");
  const printed = plainName(small.replace(/[äöüßæøå]/g, (letter) => PRINTED[letter] ?? letter));
  const others = UNPRINTED.map((letters) =>
    printed.replace(/ae|oe|ue|aa|ss/g, (pair) => letters[pair] ?? pair),
  );
  return [...new Set([plainName(name), printed, ...others])];
}

function quoted(value: string): string {
  return `'${value.length > 60 ? `${value.slice(0, 60)}…` : value}'`;
}
