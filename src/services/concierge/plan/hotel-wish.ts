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
  /** Beds in dormitories will do. */
  readonly hostel: boolean;
}

export function hotelWishOf(wish: Wish): HotelWish {
  const isCheap = wish.style === "economy";
  return { least: isCheap ? CHEAP : isToBeSpared(wish) ? DECENT : PLAIN, hostel: isCheap };
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
