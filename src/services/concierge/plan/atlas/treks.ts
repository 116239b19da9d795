import type { CataloguePlace } from "../../../../domain/catalogue.ts";
import { lazilyPer } from "../../../../memory/lazily.ts";
import type { Spot } from "./atlas.ts";

/** A stage of a trek: it is walked only behind those that stand before it. */
export function isStage({ name }: CataloguePlace): boolean {
  return /\btrek\b/i.test(name.en);
}

/** True for a trek of several days: more than one of its places is a stage. */
export const isTrek = lazilyPer(
  ({ destination }: Spot): boolean => destination.places.filter(isStage).length > 1,
);
