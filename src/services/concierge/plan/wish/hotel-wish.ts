import type { Board } from "../../../../domain/travel.ts";
import { lazilyPer } from "../../../../memory/lazily.ts";
import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import type { HotelFacts } from "../../../../suppliers/types.ts";
import type { Wish } from "./wish.ts";

/** The fewest stars for those who said "cheap", for anybody else, and for those who are not to rough it. */
const CHEAP = 1;
const PLAIN = 2;
const DECENT = 3;
/** So many together are a group, which one house takes in. */
const GROUP = 10;

/** What is asked of a hotel, by the words and by who travels. */
export interface HotelWish {
  /** Stars, at least. */
  readonly least: number;
  /** Stars that were asked for by their number. */
  readonly stars?: number;
  readonly board?: Board;
  /** Beds in dormitories will do, and the cheapest is meant. */
  readonly hostel: boolean;
  /** A bed in a dormitory was asked for by name. */
  readonly beds: boolean;
  readonly near?: HotelFacts["position"];
  /** Among the streets of the town, wherever its days are spent. */
  readonly inTown: boolean;
  /** An island or a garden of its own. */
  readonly resort: boolean;
  /** As hotels of the world name them. */
  readonly amenities: readonly string[];
  /** Nights are spent at a place of the travellers' own: with relatives, in a flat. */
  readonly none: boolean;
  /** By the name that houses of a kind bear: "Riad Jasmin". */
  readonly kinds: readonly RegExp[];
  /** A house of no chain. */
  readonly own: boolean;
}

type Of<T> = Readonly<Partial<Record<WishKind, T>>>;

export const STARS: Of<number> = { threeStars: 3, fourStars: 4, fiveStars: 5 };
export const BOARD_OF: Of<Board> = {
  allInclusive: "all_inclusive",
  fullBoard: "all_inclusive",
  halfBoard: "half_board",
  breakfast: "breakfast",
};
export const NEAR: Of<HotelFacts["position"]> = {
  nearSea: "beach",
  nearSanctuary: "sanctuary",
  nearCentre: "centre",
  nearVenue: "centre",
  nearStation: "centre",
  nearBusiness: "centre",
};
export const AMENITIES: Of<string> = {
  hotelPool: "Pool",
  familyRoom: "Family rooms",
  spaHotel: "Spa",
  lift: "Lift",
  privateBeach: "Private beach area",
};
export const HOUSES: Of<RegExp> = {
  riad: /\b(?:Riad|Dar)\b/,
  ryokan: /\bRyokan\b/i,
  parador: /\bParador\b/,
  caveHotel: /\bCave\b/i,
  apartment: /\b(?:Apart|Residence|Residenz|Suites|Studio)/,
};
/** Of these a hotel is one: who asks for another says so of all its nights. */
const RIVALS: readonly Of<unknown>[] = [STARS, BOARD_OF];

/** Wishes without those that others, said later, are instead of: five stars before four. */
export function withoutRivals<T extends { readonly kind: WishKind }>(
  wishes: readonly T[],
  later: readonly { readonly kind: WishKind }[],
): readonly T[] {
  const over = RIVALS.filter((of) => later.some(({ kind }) => kind in of));
  return wishes.filter(({ kind }) => !over.some((of) => kind in of));
}

const OF_THE_HOTEL: Of<WishKind> = { spa: "spaHotel", waterPark: "hotelSlides" };

/** What is wished of a hotel that elsewhere is a day out. */
export function asOfTheHotel<T extends { readonly kind: WishKind }>(one: T) {
  return { ...one, kind: OF_THE_HOTEL[one.kind] ?? one.kind };
}

const RESORTS: ReadonlySet<WishKind> = new Set(["villa", "poolVilla", "waterVilla"]);

/** The same for one wish, however often it is asked: every trip that is reckoned asks. */
export const hotelWishOf = lazilyPer((wish: Wish): HotelWish => {
  const kinds = wish.wishes.map(({ kind }) => kind);
  const hostel = kinds.includes("hostel");
  const first = <T>(of: Of<T>) => kinds.map((kind) => of[kind]).find((one) => one !== undefined);
  const [stars, board, near] = [first(STARS), first(BOARD_OF), first(NEAR)];
  const isCheap = wish.style === "economy" || hostel;
  const isOfAHotel = (kind: WishKind) =>
    [STARS, BOARD_OF, NEAR, AMENITIES, HOUSES].some((of) => of[kind] !== undefined) ||
    RESORTS.has(kind);
  return {
    least: stars ?? (isCheap ? CHEAP : isToBeSpared(wish) ? DECENT : PLAIN),
    hostel: isCheap,
    beds: hostel,
    resort: kinds.some((kind) => RESORTS.has(kind)),
    amenities: kinds.flatMap((kind) => AMENITIES[kind] ?? []),
    kinds: kinds.flatMap((kind) => HOUSES[kind] ?? []),
    own: kinds.includes("boutique"),
    inTown: kinds.includes("nearMetro"),
    // Who asks something of a hotel as well needs one for some of the nights.
    none: kinds.includes("noHotel") && !hostel && !kinds.some(isOfAHotel),
    ...(stars !== undefined && { stars }),
    ...(board && { board }),
    ...(near && { near }),
  };
});

/** What a house is called after that no guest of some tables sleeps in. */
const OF_CELLARS = /\b(?:wine|winery|brewery|beer|casino|pub)\b/i;

export function isHouseFor(name: string, { needs }: Wish): boolean {
  return !(needs.includes("halal") && OF_CELLARS.test(name));
}

/** Families, the newly wed, the old, wheelchair users, guests on business and groups. */
function isToBeSpared({ party, needs, interests, pace, work }: Wish): boolean {
  return (
    work === true ||
    pace === "relaxed" ||
    needs.includes("wheelchair") ||
    interests.includes("honeymoon") ||
    party.children + party.infants > 0 ||
    party.adults >= GROUP
  );
}
