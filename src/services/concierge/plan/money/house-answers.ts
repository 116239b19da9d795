import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import { hasChildren } from "../route/theme.ts";
import { AMENITIES, HOUSES } from "../wish/hotel-wish.ts";
import { HOSTEL, type Hotel } from "./houses.ts";
import type { Lodging, Rooms } from "./lodging.ts";
import { hasSprings, isForTheSpring } from "./near.ts";

/** Whether a house has what was asked of it; `dearer`: another there has it, at a higher price. */
export interface HouseAnswer {
  readonly kind: WishKind;
  readonly is: "has" | "none" | "dearer";
  /** US cents for the stay in the cheapest that has it. */
  readonly from?: number;
}

/** What hotels of the world tell of themselves, so that it need not be asked for. */
type House = Pick<Hotel, "name" | "amenities" | "km" | "hostel" | "own" | "stars">;

/** Within so many kilometres one walks. */
const ON_FOOT = 1.5;

const NEAR_LANDMARKS: readonly WishKind[] = ["nearSanctuary", "nearSynagogue", "nearVenue"];

/** What was asked of a house and hotels tell of themselves, for the house that was picked. */
export function houseAnswers(
  { name, stay }: Lodging,
  { hotels, wish, asked, landmark }: Rooms,
): readonly HouseAnswer[] {
  const house = hotels.find((one) => one.name === name);
  if (!house || stay.nights === 0 || asked.none) return [];
  return [...new Set(wish.wishes.map(({ kind }) => kind))].flatMap((kind): HouseAnswer[] => {
    const has = testOf(kind);
    if (!has) return [];
    if (has(house)) return [{ kind, is: "has" }];
    const other = hotels.find(has);
    if (!other) return [{ kind, is: "none" }];
    return other.price > house.price ? [{ kind, is: "dearer", from: other.price }] : [];
  });

  /** Undefined for what no hotel of the world tells. */
  function testOf(kind: WishKind): ((house: House) => boolean) | undefined {
    // A house in town may be called a ryokan, and has no spring.
    if (kind === "ryokan" && isForTheSpring(wish) && !hasSprings(stay.spot)) return undefined;
    const [amenity, named] = [AMENITIES[kind], HOUSES[kind]];
    if (amenity !== undefined) return ({ amenities }) => amenities.includes(amenity);
    if (named) return (one) => named.test(one.name);
    if (kind === "hostel" && !hasChildren(wish)) return (one) => HOSTEL.test(one.name);
    if (landmark?.called && NEAR_LANDMARKS.includes(kind)) return ({ km }) => km <= ON_FOOT;
    return undefined;
  }
}
