import { type Coordinates, distanceKm } from "../../../../domain/geo.ts";
import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import type { Wish } from "../wish/wish.ts";
import type { FrameDay } from "./frame.ts";

/** By so much a way may be longer over a sight that lies on it. */
const DETOUR = 1.12;
/** Who goes in these stops where they like; a bus does not. */
const IN_A_CAR: ReadonlySet<WishKind> = new Set(["carHire", "ownCar", "driver"]);

/** True for what a drive of that day passes: it is seen from the road, however far from the hotel it is. */
export function isPassed(
  { fixed }: Pick<FrameDay, "fixed">,
  place: Coordinates,
  { wishes }: Pick<Wish, "wishes">,
): boolean {
  if (!wishes.some(({ kind }) => IN_A_CAR.has(kind))) return false;
  return Object.values(fixed).some((slot) => {
    if (slot.kind !== "transfer" || slot.transfer.mode !== "road") return false;
    const { from, to } = slot.transfer;
    const over = distanceKm(from, place) + distanceKm(place, to);
    return over <= distanceKm(from, to) * DETOUR;
  });
}
