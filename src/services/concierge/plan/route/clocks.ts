import type { DayNumber } from "../../../../domain/dates.ts";
import type { Place, Places } from "../../../../suppliers/types.ts";
import type { Journeys } from "./journeys.ts";

const MINUTES_A_DAY = 1440;
const NOON = 720;

/** Hours by which clocks at one place are ahead of those at another. */
function aheadOf(places: Places, from: Place | undefined, to: Place | undefined, day: DayNumber) {
  if (!from || !to) return 0;
  const noon = day * MINUTES_A_DAY + NOON;
  return (places.instantAt(from, noon) - places.instantAt(to, noon)) / 60;
}

/** Ways over land with what a change of time zone does to the clock on them. */
export function onClocks(
  journeys: Journeys,
  { home, first, last }: Readonly<Record<"home" | "first" | "last", Place | undefined>>,
  places: Places,
  day: DayNumber,
): Journeys {
  const { arrival, departure, transfers } = journeys;
  const byLand = <T extends { readonly mode?: string }>(
    way: T,
    from: Place | undefined,
    to: Place | undefined,
  ) => {
    const isByLand = way.mode !== undefined && way.mode !== "flight";
    const ahead = isByLand ? aheadOf(places, from, to, day) : 0;
    return ahead === 0 ? way : { ...way, ahead };
  };
  return {
    ...journeys,
    arrival: byLand(arrival, home, first),
    departure: byLand(departure, last, home),
    transfers: transfers.map((way) => byLand(way, way.from.gatewayPlace, way.to.gatewayPlace)),
  };
}
