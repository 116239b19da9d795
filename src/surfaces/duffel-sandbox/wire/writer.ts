import type { Atlas } from "./atlas.ts";
import { type CarrierWriter, carrierWriter } from "./carriers.ts";
import { type PlaceWriter, placeWriter } from "./places.ts";

/** Writes out codes as what they stand for. */
export interface Writer extends PlaceWriter, CarrierWriter {
  readonly atlas: Atlas;
}

export function writer(atlas: Atlas): Writer {
  return { atlas, ...placeWriter(atlas), ...carrierWriter(atlas) };
}
