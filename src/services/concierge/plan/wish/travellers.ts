import type { Party } from "../../../../domain/travel.ts";
import type { SaidParty } from "../../../../reading/party.ts";
import type { Wish } from "./wish.ts";

const MOST_TRAVELLERS = 30;
/** A child below this age is a small one. */
const SMALL_CHILD = 6;

export function isSmall(age: number): boolean {
  return age < SMALL_CHILD;
}

type PartyOf = Pick<
  Wish,
  "party" | "partyFrom" | "partyCutFrom" | "woman" | "ages" | "smallChildren"
>;

/** Who goes, as a wish has it. */
export interface Travellers extends PartyOf {
  /** Several go, and it is not said who: to be asked. */
  readonly unclear: boolean;
}

/** So many adults, of whom nothing was said. */
export function unsaid(adults: number, partyFrom: "assumed" | "default"): Travellers {
  const party = { adults, children: 0, infants: 0 };
  return { party, partyFrom, ages: [], smallChildren: false, unclear: false };
}

/** The party of a plan; what is left open is assumed, since a plan needs at least one traveller. */
export function travellersFrom(said: SaidParty): Travellers | undefined {
  const { adults, all, seen, ages } = said;
  const infants = said.infantsInSeat + said.infantsOnLap;
  if (!said.said) return undefined;
  // Of a family whose children's ages are all said, there is no more to ask.
  const unclear = adults === undefined && !(ages.length > 0 && ages.length === said.children);
  const kids = seen.manyChildren ? 2 : seen.isFamily ? 1 : 0;
  // Children alone are with their parents.
  const counted = said.alone ? 2 : adults;
  const grown = Math.max(infants, counted ?? Math.min(2, all ?? 2), said.children ? 0 : 1);
  const children =
    adults === undefined && all !== undefined
      ? Math.max(0, all - infants - grown)
      : (said.children ?? kids);
  const assumed = adults === undefined || said.alone === true || said.paired === true;
  const single = grown === 1 && children + infants === 0;
  return {
    ages,
    unclear,
    partyFrom: assumed ? "assumed" : "stated",
    smallChildren: infants > 0 || ages.some(isSmall),
    ...(single && seen.soloWoman && { woman: true }),
    ...bounded({ adults: grown, children, infants }),
  };
}

function bounded(party: Party): Pick<Travellers, "party" | "partyCutFrom"> {
  const all = party.adults + party.children + party.infants;
  if (all <= MOST_TRAVELLERS) return { party };
  const children = Math.min(party.children, MOST_TRAVELLERS - 1);
  const infants = Math.min(party.infants, MOST_TRAVELLERS - 1 - children);
  const adults = MOST_TRAVELLERS - children - infants;
  return { party: { adults, children, infants }, partyCutFrom: all };
}

/** A field that only counts says how many; words that come to the same number say who they are. */
export function whoOf(counted: Travellers | undefined, said: Travellers | undefined) {
  if (!counted || !said || counted.party.children + counted.party.infants > 0) {
    return counted ?? said;
  }
  const { adults, children, infants } = said.party;
  const isSame = adults + children + infants === counted.party.adults;
  return isSame && said.partyFrom === "stated" ? said : counted;
}
