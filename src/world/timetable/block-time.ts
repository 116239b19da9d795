import type { Coordinates } from "../../domain/geo.ts";
import type { Aircraft } from "../airlines/aircraft.ts";

const RADIANS = Math.PI / 180;
const KM_PER_DEGREE = 111.2;
/** Mean westerly over the year at airliner heights; timetables are padded for it. */
const JET_STREAM_KMH = 68;
const TRADE_WIND_KMH = -12;
/** Speed lost to steps, speed limits and holding, as a share of cruise. */
const AVERAGE_OF_CRUISE = 0.98;
/** Airways are not great circles. */
const TRACK_STRETCH = 1.02;
const TAXI_AND_CLIMB_MINUTES = { turboprop: 22, regional: 32, narrow: 38, wide: 42 } as const;
/** Minutes more than usual from gate to runway and back, at airports with long ways or queues. */
const SLOW_TAXI: Readonly<Record<string, number>> = {
  ...slow(10, "JFK LGA EWR ORD PEK PVG SHA CAN PKX SZX"),
  ...slow(6, "LHR CDG IST DEL BOM MEX GRU CGH ATL DFW PHL BOS SFO IAD CTU TFU XIY HGH MNL CGK"),
};
const SAMPLES = 5;
/** [latitude, share of the jet stream felt there], rising latitudes. */
const WESTERLIES = [
  [15, 0],
  [32, 1],
  [56, 1],
  [75, 0.3],
] as const;

/** Scheduled minutes gate to gate, in steps of five. Flying west in middle latitudes takes longer. */
export function blockMinutes(
  from: Coordinates & { readonly iata: string },
  to: Coordinates & { readonly iata: string },
  km: number,
  aircraft: Pick<Aircraft, "cruiseKmh" | "body">,
): number {
  const speed = aircraft.cruiseKmh * AVERAGE_OF_CRUISE + tailwind(from, to, km);
  const air = ((km * TRACK_STRETCH + 20) / speed) * 60;
  const taxi = (SLOW_TAXI[from.iata] ?? 0) + (SLOW_TAXI[to.iata] ?? 0);
  return Math.ceil((air + TAXI_AND_CLIMB_MINUTES[aircraft.body] + taxi) / 5) * 5;
}

function slow(minutes: number, airports: string): Record<string, number> {
  return Object.fromEntries(airports.split(" ").map((iata) => [iata, minutes]));
}

function tailwind(from: Coordinates, to: Coordinates, km: number): number {
  let east = to.lon - from.lon;
  if (east > 180) east -= 360;
  if (east < -180) east += 360;
  const latitude = (from.lat + to.lat) / 2;
  const eastKm = east * Math.cos(latitude * RADIANS) * KM_PER_DEGREE;
  // Polar routes cover more degrees than kilometres, hence the bound.
  const share = Math.max(-1, Math.min(1, eastKm / Math.max(1, km)));
  return share * windAlong(from.lat, to.lat);
}

/** A Pacific crossing meets the westerlies at both ends, though its middle is in the tropics. */
function windAlong(fromLat: number, toLat: number): number {
  let sum = 0;
  for (let i = 0; i < SAMPLES; i++) {
    sum += windAt(Math.abs(fromLat + ((toLat - fromLat) * i) / (SAMPLES - 1)));
  }
  return sum / SAMPLES;
}

function windAt(latitude: number): number {
  let [below, feltBelow]: readonly [number, number] = WESTERLIES[0];
  if (latitude <= below) return TRADE_WIND_KMH;
  for (const [above, feltAbove] of WESTERLIES) {
    if (latitude <= above) {
      const part = (latitude - below) / (above - below);
      return JET_STREAM_KMH * (feltBelow + (feltAbove - feltBelow) * part);
    }
    [below, feltBelow] = [above, feltAbove];
  }
  return JET_STREAM_KMH * feltBelow;
}
