import { createRequire } from "node:module";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

type Point = readonly [lon: number, lat: number];

/** Degrees of latitude within which a coast may be straightened, more of them beyond the polar circles, and the smallest island that is kept. */
const TOLERANCE = 0.45;
const POLAR = { from: 66, tolerance: 1.2 };
const LEAST_AREA = 1.2;

const topology: Topology<{ land: GeometryCollection }> = createRequire(import.meta.url)(
  "world-atlas/land-110m.json",
);

/** The land of the world as rings of [lon, lat, lon, lat, …] in tenths of a degree. */
export function outline(): readonly (readonly number[])[] {
  const rings: number[][] = [];
  for (const { geometry } of feature(topology, topology.objects.land).features) {
    const polygons = geometry.type === "MultiPolygon" ? geometry.coordinates : [];
    // Inner rings are seas within the land: a map of the Caucasus without the Caspian misleads.
    for (const points of polygons.flat()) {
      const ring = unbroken(points.map(([lon = 0, lat = 0]): Point => [lon, lat]));
      if (area(ring) < LEAST_AREA) continue;
      rings.push(straightened(ring).flatMap(([lon, lat]) => [tenths(lon), tenths(lat)]));
    }
  }
  return rings;
}

/**
 * A ring that crosses the date line goes on beyond 180°, and does not jump back across the map; one
 * around the pole is closed along its parallel.
 */
function unbroken(ring: readonly Point[]): readonly Point[] {
  let last = ring[0]?.[0] ?? 0;
  const turned = ring.map(([lon, lat]): Point => {
    last = lon + 360 * Math.round((last - lon) / 360);
    return [last, lat];
  });
  // All in the same turn, so that a sea lies within its land.
  const mean = turned.reduce((sum, [lon]) => sum + lon, 0) / turned.length;
  const points = turned.map(([lon, lat]): Point => [lon - 360 * Math.round(mean / 360), lat]);
  const [first, end] = [points[0], points.at(-1)];
  if (!first || !end || Math.abs(end[0] - first[0]) < 180) return points;
  return [...points, [end[0], -90], [first[0], -90], first];
}

function tenths(degrees: number): number {
  return Math.round(degrees * 10);
}

/** Square degrees as wide as they are at the equator. */
function area(ring: readonly Point[]): number {
  let twice = 0;
  for (const [index, [lon, lat]] of ring.entries()) {
    const [nextLon, nextLat] = ring[(index + 1) % ring.length] ?? [lon, lat];
    twice += lon * nextLat - nextLon * lat;
  }
  const lat = ring.reduce((sum, point) => sum + point[1], 0) / ring.length;
  return (Math.abs(twice) / 2) * shrink(lat);
}

/** Leaves out the points that lie near the line between their neighbours (Douglas and Peucker). */
function straightened(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  let [farthest, most] = [0, 0];
  for (const [index, point] of points.entries()) {
    const away = distance(point, first, last);
    if (away > most) [farthest, most] = [index, away];
  }
  const polar = Math.abs(points[farthest]?.[1] ?? 0) > POLAR.from;
  if (most <= (polar ? POLAR.tolerance : TOLERANCE)) return [first, last];
  return [
    ...straightened(points.slice(0, farthest + 1)).slice(0, -1),
    ...straightened(points.slice(farthest)),
  ];
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const narrow = shrink(y);
  const [dx, dy] = [(bx - ax) * narrow, by - ay];
  const length = Math.hypot(dx, dy);
  const [px, py] = [(ax - x) * narrow, ay - y];
  return length === 0 ? Math.hypot(px, py) : Math.abs(dx * py - dy * px) / length;
}

/** How much narrower than at the equator a degree of longitude is. */
function shrink(lat: number): number {
  return Math.cos((lat * Math.PI) / 180);
}
