import type { MultiPoint } from "geojson";

export type Point = readonly [lon: number, lat: number];

/** What a map must show. */
export interface Frame {
  /** The meridian in the middle. */
  readonly middle: number;
  readonly shape: MultiPoint;
}

/** Nearer than this the outline looks crude, and shows no place that one would know. */
const FAR = { lon: 64, lat: 24 };
/** The same for an outline that has more points. */
export const NEAR = { lon: 14, lat: 5 };

/** How many degrees of longitude and latitude the points take, whichever is more. */
export function spanOf(points: readonly Point[]): number {
  const lats = points.map(([, lat]) => lat);
  const [, width] = narrowest(points.map(([lon]) => lon));
  return Math.max(width === 360 ? 0 : width, Math.max(...lats) - Math.min(...lats));
}

/**
 * Centres the map on the shortest stretch of longitudes that holds all points, so that a way over
 * the Pacific is not torn in two.
 */
export function frameOf(points: readonly Point[], least = FAR): Frame {
  const [west, width] = narrowest(points.map(([lon]) => lon));
  const middle = wrap(west + width / 2);
  const lats = points.map(([, lat]) => lat);
  const [low, high] = [Math.min(...lats), Math.max(...lats)];
  const centre = (low + high) / 2;
  const half = Math.max(width, least.lon) / 2;
  const reach = Math.max(high - low, least.lat) / 2;
  const coordinates = [
    ...points.map(([lon, lat]) => [lon, lat]),
    [wrap(middle - half), centre],
    [wrap(middle + half), centre],
    [middle, Math.max(centre - reach, -85)],
    [middle, Math.min(centre + reach, 85)],
  ];
  return { middle, shape: { type: "MultiPoint", coordinates } };
}

/** The western end and the width of the shortest stretch: all round but the widest gap. */
function narrowest(lons: readonly number[]): [west: number, width: number] {
  // Two that differ by rounding alone would look like a whole turn, or like none.
  const rounded = lons.map((lon) => Math.round(lon * 1e6) / 1e6);
  const sorted = [...new Set(rounded)].sort((a, b) => a - b);
  let best: [number, number] = [sorted[0] ?? 0, 360];
  for (const [index, west] of sorted.entries()) {
    const east = sorted[(index + sorted.length - 1) % sorted.length] ?? west;
    const width = (east - west + 360) % 360;
    if (width < best[1]) best = [west, width];
  }
  return best;
}

function wrap(lon: number): number {
  return ((((lon + 180) % 360) + 360) % 360) - 180;
}
