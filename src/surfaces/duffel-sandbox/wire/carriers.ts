import { idOf } from "../../../services/duffel-sandbox/ids.ts";
import { TEST_AIRLINE } from "../../../services/duffel-sandbox/test-airline.ts";
import type { Atlas, AtlasAircraft, AtlasAirline } from "./atlas.ts";

/** Examples of Duffel's own ask for this one by its id. */
const KNOWN_AIRCRAFT: Readonly<Record<string, string>> = { "388": "arc_00009VMF8AhXSSRnQDI6Hi" };

export function wireAirline({ code, name }: AtlasAirline) {
  return {
    id: idOf("arl", code),
    name,
    iata_code: code,
    logo_symbol_url: null,
    logo_lockup_url: null,
    conditions_of_carriage_url: null,
  };
}

export function wireAircraft({ code, name }: AtlasAircraft) {
  return { id: KNOWN_AIRCRAFT[code] ?? idOf("arc", code), iata_code: code, name };
}

/** The airlines of the world and the one that exists only here, by name. */
export function allAirlines({ airlines }: Atlas): readonly AtlasAirline[] {
  return [...airlines, TEST_AIRLINE].sort((a, b) => (a.name < b.name ? -1 : 1));
}

export type WireAirline = ReturnType<typeof wireAirline>;
export type WireAircraft = ReturnType<typeof wireAircraft>;

export interface CarrierWriter {
  airline(code: string): WireAirline;
  /** By the name of the type; null where the type is not known. */
  aircraft(name: string): WireAircraft | null;
}

export function carrierWriter(atlas: Atlas): CarrierWriter {
  const airlines = new Map(allAirlines(atlas).map((one) => [one.code, wireAirline(one)]));
  const types = new Map(atlas.aircraft.map((one) => [one.name, wireAircraft(one)]));
  return {
    airline(code) {
      const known = airlines.get(code);
      if (!known) throw new Error(`No airline ${code}`);
      return known;
    },
    aircraft: (name) => types.get(name) ?? null,
  };
}
