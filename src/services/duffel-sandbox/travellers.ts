import { countParty } from "../../domain/rules/party.ts";
import type { Party, PassengerType } from "../../domain/travel.ts";
import { fault } from "./faults.ts";
import { toBase62, writeId } from "./ids.ts";
import type { FareType, LoyaltyAccount, Traveller } from "./model.ts";

/** A passenger of a search: exactly one of type, age and fare type (with or without age). */
export interface AskedTraveller {
  readonly type?: "adult" | "child" | "infant_without_seat" | undefined;
  readonly age?: number | undefined;
  readonly fareType?: FareType | undefined;
  readonly givenName?: string | undefined;
  readonly familyName?: string | undefined;
  readonly loyalty: readonly LoyaltyAccount[];
}

const CHILD_AGE = 12;
const INFANT_AGE = 2;
const MOST_SEATS = 9;

export function travellersOf(core: string, asked: readonly AskedTraveller[]): Traveller[] {
  return asked.map((one, index) => traveller(core, one, index));
}

/** Whether they can travel together. */
export function checkTravellers(asked: readonly AskedTraveller[]): void {
  checkParty(countParty(asked.map((one) => ({ type: paysAs(one) }))));
}

export function partyOf(travellers: readonly Traveller[]): Party {
  return countParty(travellers);
}

function traveller(core: string, asked: AskedTraveller, index: number): Traveller {
  const { age, fareType, givenName, familyName } = asked;
  return {
    id: writeId("pas", core, toBase62(index, 2)),
    type: paysAs(asked),
    asked: fareType !== undefined ? "fare_type" : age !== undefined ? "age" : "type",
    ...(age !== undefined && { age }),
    ...(fareType !== undefined && { fareType }),
    ...(givenName !== undefined && { givenName }),
    ...(familyName !== undefined && { familyName }),
    loyalty: asked.loyalty,
  };
}

function paysAs({ type, age, fareType }: AskedTraveller): PassengerType {
  if (fareType?.includes("infant_without_seat") || fareType === "tour_operator_inclusive_infant") {
    return "infant";
  }
  if (age !== undefined) return age < INFANT_AGE ? "infant" : age < CHILD_AGE ? "child" : "adult";
  if (fareType?.includes("child") || fareType?.includes("infant")) return "child";
  if (type === "infant_without_seat") return "infant";
  return type ?? "adult";
}

function checkParty({ adults, children, infants }: Party): void {
  const where = "/passengers";
  if (adults === 0) {
    throw fault("validation_inclusion", "must include at least one adult passenger", where);
  }
  if (infants > adults) {
    throw fault("validation_inclusion", "must not have more infants than adults", where);
  }
  if (adults + children > MOST_SEATS) {
    throw fault("validation_length", `must not need more than ${MOST_SEATS} seats`, where);
  }
}
