import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import type { Lodging, Rooms } from "./lodging.ts";

/** Villas that houses by the sea and in the hills sell at so much above their rooms. */
const VILLAS: readonly WishKind[] = ["waterVilla", "poolVilla", "villa"];
const VILLA_SHARE = 0.6;

/** The stay that a villa for some of the nights is wanted on: the longest out of town, the last of equals. */
export function stayInVilla(all: readonly Rooms[]): Rooms | undefined {
  const some = all[0]?.wish.wishes.some(({ kind }) => kind === "villaSomeNights");
  if (!some || all.length === 1) return undefined;
  const out = all.filter((rooms) => !isInTheMiddle(rooms));
  const most = Math.max(...out.map(({ stay }) => stay.nights));
  return out.findLast(({ stay }) => stay.nights === most);
}

/** A house with the villa that it has to be asked for. */
export function withVilla(lodging: Lodging, rooms: Rooms): Lodging {
  const kind = VILLAS.find((one) => rooms.wish.wishes.some((wished) => wished.kind === one));
  if (!kind || lodging.name === undefined || isInTheMiddle(rooms)) return lodging;
  const price = Math.round(lodging.price * VILLA_SHARE);
  return { ...lodging, price: lodging.price + price, villa: { kind, price } };
}

/** The house of a town has rooms alone. */
function isInTheMiddle({ stay: { spot } }: Rooms): boolean {
  return spot.destination.categories[0] === "city";
}
