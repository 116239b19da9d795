import type { Party } from "../../../../domain/travel.ts";
import type { SaidParty } from "../../../../reading/party.ts";

const MOST_TRAVELLERS = 30;

export interface Travellers {
  readonly party: Party;
  /** Of the children, as far as they were said. */
  readonly ages: readonly number[];
  /** True where the count was not written in figures. */
  readonly assumed: boolean;
  /** Several go, and it is not said who: to be asked. */
  readonly unclear: boolean;
  /** One traveller, who says that she is a woman. */
  readonly woman?: true;
  /** How many were asked for, where that was more than a plan is made for. */
  readonly cutFrom?: number;
}

/** The party of a plan; what is left open is assumed, since a plan needs at least one traveller. */
export function travellersFrom(said: SaidParty): Travellers | undefined {
  const { adults, all, seen, ages } = said;
  const infants = said.infantsInSeat + said.infantsOnLap;
  const open = adults === undefined && (all !== undefined || seen.children || seen.family);
  if (!said.said || (adults === undefined && !open)) return undefined;
  // Of a family whose children's ages are all said, there is no more to ask.
  const unclear = open && !(ages.length > 0 && ages.length === said.children);
  const kids = seen.children ? 2 : seen.family ? 1 : 0;
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
    assumed,
    unclear,
    ...(single && seen.woman && { woman: true }),
    ...bounded({ adults: grown, children, infants }),
  };
}

function bounded(party: Party): Pick<Travellers, "party" | "cutFrom"> {
  const all = party.adults + party.children + party.infants;
  if (all <= MOST_TRAVELLERS) return { party };
  const children = Math.min(party.children, MOST_TRAVELLERS - 1);
  const infants = Math.min(party.infants, MOST_TRAVELLERS - 1 - children);
  const adults = MOST_TRAVELLERS - children - infants;
  return { party: { adults, children, infants }, cutFrom: all };
}
