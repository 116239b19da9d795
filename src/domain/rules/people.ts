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

/** Airlines go by the age on the day of departure. */
export function checkBirth(
  dateOfBirth: string,
  type: PassengerType,
  { departureDate, today }: { readonly departureDate: string; readonly today: string },
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

function quoted(value: string): string {
  return `'${value.length > 60 ? `${value.slice(0, 60)}…` : value}'`;
}
