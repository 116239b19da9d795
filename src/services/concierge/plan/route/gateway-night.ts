import type { Spot } from "../atlas/atlas.ts";
import type { Journey } from "../days/frame.ts";
import type { Planning } from "../planning.ts";
import { endsAtNight } from "./flights.ts";
import type { Stay } from "./route.ts";

/**
 * The same stays with the first night in the town of the airport, taken from the longest of them;
 * undefined where the way on from landing ends in time. Nobody is sent through the night by road, and
 * the last train has left.
 */
export function withGatewayNight(
  { deps: { atlas, places }, wish }: Pick<Planning, "deps"> & Partial<Pick<Planning, "wish">>,
  stays: readonly Stay[],
  { flight, hours }: Journey,
): readonly Stay[] | undefined {
  if (!flight || !endsAtNight(flight, hours)) return undefined;
  const most = Math.max(...stays.map(({ nights }) => nights));
  const giver = stays.findIndex(({ nights }) => nights === most);
  const town = townAt(flight.to);
  if (!town || most < 2 || stays[0]?.spot === town) return undefined;
  // "No night in Sofia".
  if (wish?.without?.includes(town.slug)) return undefined;
  const left = stays.map((stay, at) => (at === giver ? { ...stay, nights: most - 1 } : stay));
  return [{ spot: town, nights: 1 }, ...left];

  function townAt(airport: string): Spot | undefined {
    const code = places.find(airport)?.cityCode;
    const isThere = ({ served, gatewayPlace }: Spot) => served && gatewayPlace?.cityCode === code;
    const city = code === undefined ? undefined : places.find(code);
    return atlas.spots.find(isThere) ?? (city && atlas.at(city, city.cityName));
  }
}

/** The same cities with the one last whose airport the flight home leaves from. */
export function lastAtTheAirport(
  order: readonly Spot[],
  city: string | undefined,
): readonly Spot[] | undefined {
  const last = order.find(
    ({ served, gatewayPlace }) => served && city !== undefined && gatewayPlace?.cityCode === city,
  );
  return last && [...order.filter((spot) => spot !== last), last];
}
