import type { Places } from "../../suppliers/types.ts";

/** The city an airport, metropolitan or city code stands for, so that LHR and LON agree. */
export function cityOf(places: Places): (code: string) => string {
  return (code) => places.find(code)?.cityCode ?? code;
}
