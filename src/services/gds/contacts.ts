import type { Contacts, Person } from "../../domain/contracts/gds/bookings.ts";
import { defined } from "../../domain/defined.ts";
import { TravelError } from "../../domain/errors.ts";
import { checkEmail, checkPhone } from "../../domain/rules/people.ts";

/** Checked contacts of a new booking: those given, else a person's own; one of the two there must be. */
export function requireContacts(
  given: Contacts,
  people: readonly Pick<Person, "email" | "phone">[] = [],
): Contacts {
  const own = cleanContacts(given);
  if (own.contactEmail ?? own.contactPhone) return own;
  const person = people.find((one) => one.email ?? one.phone);
  if (person) {
    return cleanContacts({ contactEmail: person.email, contactPhone: person.phone });
  }
  throw new TravelError("invalid", "contactEmail or contactPhone is missing", {
    reason: "contact_required",
    field: "contactEmail",
    value: null,
    hint: "Give at least one: contactEmail (name@example.com) or contactPhone (+14155550123).",
  });
}

/** Contacts for a booking that has some: they fill what is missing, and never replace. */
export function addContacts(
  booking: Contacts,
  given: Contacts,
): { contacts: Contacts; warnings: string[] } {
  const clean = cleanContacts(given);
  const { contactEmail, contactPhone } = booking;
  const contacts = { ...clean, ...defined({ contactEmail, contactPhone }) };
  const kept = CONTACTS.some((name) => clean[name] !== undefined && clean[name] !== contacts[name]);
  return { contacts, warnings: kept ? ["The booking keeps the contact it was made with."] : [] };
}

const CONTACTS = ["contactEmail", "contactPhone"] as const;

export function cleanContacts({ contactEmail, contactPhone }: Contacts): Contacts {
  return {
    ...(contactEmail !== undefined && { contactEmail: checkEmail(contactEmail, "contactEmail") }),
    ...(contactPhone !== undefined && { contactPhone: checkPhone(contactPhone, "contactPhone") }),
  };
}
