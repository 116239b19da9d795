import type { NewRequest } from "../../domain/contracts/concierge/requests.ts";
import { TravelError } from "../../domain/errors.ts";
import { checkEmail, checkPhone } from "../../domain/rules/people.ts";
import { languageOf } from "../concierge/words.ts";
import type { Asked } from "./document.ts";

const LENGTHS = {
  name: 120,
  contact: 254,
  destination: 200,
  dates: 120,
  budget: 120,
  message: 4_000,
} as const;
type TextField = keyof typeof LENGTHS;

const MOST_TRAVELERS = 500;

/** What was asked, clean and within bounds; an error names the first field that is not. */
export function checkAsked(input: NewRequest): Asked {
  const optional = (field: "name" | "destination" | "dates" | "budget") => {
    const text = oneLine(input[field], field);
    return text === "" ? {} : { [field]: text };
  };
  const message = bounded(withoutControls(input.message).trim(), "message");
  if (message === "") throw missing("message", "Say in a sentence what the traveller wishes.");
  return {
    ...optional("name"),
    contact: checkContact(oneLine(input.contact, "contact")),
    ...optional("destination"),
    ...optional("dates"),
    ...(input.travelers !== undefined && { travelers: checkTravelers(input.travelers) }),
    ...optional("budget"),
    message,
    lang: languageOf(input.lang).lang,
  };
}

/** The contact itself is in no error: errors are logged. */
function checkContact(contact: string): Asked["contact"] {
  if (contact === "") throw missing("contact", "Give an e-mail address or a phone number.");
  const kind = contact.includes("@") ? "email" : "phone";
  try {
    const value =
      kind === "email" ? checkEmail(contact, "contact") : checkPhone(contact, "contact");
    return { kind, value };
  } catch {
    throw new TravelError(
      "invalid",
      "contact is neither an e-mail address nor an international phone number",
      {
        reason: "invalid_contact",
        field: "contact",
        hint: "Write it like name@example.com, or start the number with + and the country code.",
      },
    );
  }
}

function checkTravelers(count: number): number {
  if (Number.isInteger(count) && count >= 1 && count <= MOST_TRAVELERS) return count;
  throw new TravelError("invalid", `travelers must be a whole number from 1 to ${MOST_TRAVELERS}`, {
    reason: "invalid_travelers",
    field: "travelers",
    value: count,
  });
}

function oneLine(text: string | undefined, field: TextField): string {
  return bounded(
    withoutControls(text ?? "")
      .replace(/\s+/g, " ")
      .trim(),
    field,
  );
}

function bounded(text: string, field: TextField): string {
  if (text.length <= LENGTHS[field]) return text;
  throw new TravelError("invalid", `${field} must have at most ${LENGTHS[field]} characters`, {
    reason: "too_long",
    field,
    hint: "Say it more briefly; the operator can ask for the rest.",
  });
}

function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, " ").normalize("NFC");
}

function missing(field: TextField, hint: string): TravelError {
  return new TravelError("invalid", `${field} is missing`, { reason: "missing", field, hint });
}
