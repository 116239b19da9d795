import { distanceKm } from "../../../../domain/geo.ts";
import type { Atlas } from "../atlas/atlas.ts";
import { CAR_KMH } from "../atlas/roads.ts";
import { LONGEST_OWN_DRIVE } from "../route/travel.ts";
import type { Wish } from "./wish.ts";

/** "A road trip in Iceland" from Copenhagen: a car that cannot be driven there is hired there. */
export function withHiredCar(wish: Wish, atlas: Atlas): Wish {
  const { wishes, origin, spots, countries, region } = wish;
  if (!origin || !wishes.some(({ kind }) => kind === "ownCar")) return wish;
  const there = [...spots, ...[...countries, ...region].flatMap((code) => atlas.inCountry(code))];
  const isFar = (spot: (typeof there)[number]) =>
    distanceKm(origin.place, spot) / CAR_KMH > LONGEST_OWN_DRIVE;
  if (there.length === 0 || !there.every(isFar)) return wish;
  return {
    ...wish,
    wishes: wishes.map((one) => (one.kind === "ownCar" ? { ...one, kind: "carHire" } : one)),
  };
}
