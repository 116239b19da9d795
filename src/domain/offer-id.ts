/** No id of a flight has it. */
const JOINT = "+";

/** The id of an offer that is booked in several parts, such as a round trip. */
export function joinOfferIds(ids: readonly string[]): string {
  return ids.join(JOINT);
}

/** A journey there and back has two parts; more than these are no id of ours. */
const MOST_PARTS = 6;

/** The parts of an id; of too many, the whole stays one, which names nothing. */
export function splitOfferId(id: string): string[] {
  const parts = id.split(JOINT, MOST_PARTS + 1);
  return parts.length > MOST_PARTS ? [id] : parts;
}
