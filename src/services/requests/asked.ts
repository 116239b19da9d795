import type { NewRequest } from "../../domain/contracts/concierge/requests.ts";
import { TravelError } from "../../domain/errors.ts";
import { checkEmail, checkPhone } from "../../domain/rules/people.ts";
import { checkPlanId } from "../concierge/plan/id/plan-id.ts";
import { languageOfText } from "../concierge/plan/understand/understand.ts";
import { languageOf } from "../concierge/words.ts";
import { dialled } from "./contact-keys.ts";
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

/** Within this time the same words from the same traveller are one request. */
export const SAME_REQUEST_MS = 10 * 60_000;

/** What was asked, clean and within bounds; an error names the first field that is not. */
export function checkAsked(input: NewRequest): Asked {
  const optional = (field: "name" | "destination" | "dates" | "budget") => {
    const text = oneLine(input[field], field);
    return text === "" ? {} : { [field]: text };
  };
  const message = messageIn(input.message);
  if (message === "") throw missing("message", "Say in a sentence what the traveller wishes.");
  return {
    ...optional("name"),
    contact: checkContact(oneLine(input.contact, "contact")),
    ...optional("destination"),
    ...optional("dates"),
    ...(input.travelers !== undefined && { travelers: checkTravelers(input.travelers) }),
    ...optional("budget"),
    message,
    lang: languageFor(input),
    ...(input.plan_id?.trim() && { planId: planIdIn(input.plan_id.trim()) }),
  };
}

/** What a traveller wrote, clean and within bounds. */
export function messageIn(text: string): string {
  return bounded(withoutControls(text).trim(), "message");
}

/** Of what is said, where no language is asked for. */
function languageFor({ lang, message }: Pick<NewRequest, "lang" | "message">) {
  return lang?.trim() ? languageOf(lang).lang : (languageOfText(message) ?? "en");
}

function planIdIn(id: string): string {
  checkPlanId(id);
  return id;
}

/**
 * The contact as people write it. What can be mailed or dialled is put into its form; anything else
 * is kept as it stands, for an operator to make out: refusing it would lose the lead.
 */
function checkContact(contact: string): Asked["contact"] {
  if (contact === "") throw missing("contact", "Give an e-mail address or a phone number.");
  if (!/[\p{L}\p{N}]{2}/u.test(contact)) throw noContact();
  const email = attempt(() => checkEmail(contact, "contact"));
  if (email !== undefined) return { kind: "email", value: email };
  const phone = attempt(() => checkPhone(dialled(contact), "contact"));
  return phone === undefined ? { kind: "other", value: contact } : { kind: "phone", value: phone };
}

function attempt(check: () => string): string | undefined {
  try {
    return check();
  } catch {
    return undefined;
  }
}

/** The contact itself is in no error: errors are logged. */
function noContact(): TravelError {
  return new TravelError("invalid", "contact says nothing that one could be reached by", {
    reason: "invalid_contact",
    field: "contact",
    hint: "Write it like name@example.com, +994 50 123 45 67 or @name.",
  });
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
