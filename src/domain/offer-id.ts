/** No id of a flight has it. */
const JOINT = "+";

/** The id of an offer that is booked in several parts, such as a round trip. */
export function joinOfferIds(ids: readonly string[]): string {
  return ids.join(JOINT);
}

export function splitOfferId(id: string): string[] {
  return id.split(JOINT);
}
