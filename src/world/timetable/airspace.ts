import { type Coordinates, distanceKm } from "../../domain/geo.ts";
import { BENDS, type Outline, SKIES } from "./skies.ts";

const STEP_KM = 80;
const RADIANS = Math.PI / 180;
const LONGITUDES = 360;
const LATITUDES = 180;

/** Each sky is one bit. */
type SkyMask = number;

/** Kilometres flown between two airports by an airline of a country: straight, or round the skies it stays out of. */
export function trackKm(country: string, from: Coordinates, to: Coordinates, km: number): number {
  const bends = trackBends(country, from, to);
  if (bends.length === 0) return km;
  let flown = 0;
  let at = from;
  for (const next of [...bends, to]) {
    flown += distanceKm(at, next);
    at = next;
  }
  return Math.round(flown);
}

/** Where that way bends; nowhere on the great circle. */
export function trackBends(
  country: string,
  from: Coordinates,
  to: Coordinates,
): readonly Coordinates[] {
  // A sky in which the flight starts or ends is open to it.
  const closed = skiesFor(country) & ~(skiesAt(from) | skiesAt(to));
  return (skiesBetween(from, to) & closed) === 0 ? [] : shortestRound(closed, from, to);
}

/** The skies that airlines of a country stay out of. */
function skiesFor(country: string): SkyMask {
  let mask = 0;
  SKIES.forEach(({ closedTo }, bit) => {
    if (closedTo?.has(country) ?? true) mask |= 1 << bit;
  });
  return mask;
}

const bends: readonly Coordinates[] = BENDS.map(([lon, lat]) => ({ lon, lat }));
/** Skies between two bends, plus one; worked out when first asked for. */
const bendSkies = new Int16Array(BENDS.length * BENDS.length);

function skiesBetweenBends(a: number, b: number): SkyMask {
  const at = a * BENDS.length + b;
  const known = bendSkies[at] ?? 0;
  if (known > 0) return known - 1;
  const [from, to] = [bends[a], bends[b]];
  const mask = from && to ? skiesBetween(from, to) : 0;
  bendSkies[at] = mask + 1;
  bendSkies[b * BENDS.length + a] = mask + 1;
  return mask;
}

/** A* over the bends: `bends.length` is the start, one more the end. */
function shortestRound(
  closed: SkyMask,
  from: Coordinates,
  to: Coordinates,
): readonly Coordinates[] {
  const points = [...bends, from, to];
  const start = bends.length;
  const end = start + 1;
  const rest = points.map((point) => distanceKm(point, to));
  const best = new Float64Array(points.length).fill(Number.POSITIVE_INFINITY);
  const done = new Uint8Array(points.length);
  const before = new Int16Array(points.length).fill(start);
  best[start] = 0;
  for (;;) {
    let at = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < points.length; i++) {
      const whole = (best[i] ?? 0) + (rest[i] ?? 0);
      if (done[i] === 0 && whole < least) [at, least] = [i, whole];
    }
    const here = points[at];
    if (!here) return [];
    if (at === end) return bendsTo(before, end);
    done[at] = 1;
    for (let i = 0; i < points.length; i++) {
      const next = points[i];
      if (done[i] === 1 || !next) continue;
      const km = (best[at] ?? 0) + distanceKm(here, next);
      if (km >= (best[i] ?? 0) || km + (rest[i] ?? 0) >= (best[end] ?? 0)) continue;
      const between = at < start && i < start ? skiesBetweenBends(at, i) : skiesBetween(here, next);
      if ((between & closed) !== 0) continue;
      best[i] = km;
      before[i] = at;
    }
  }
}

/** The bends on the way to a point, by the one before each. */
function bendsTo(before: Int16Array, end: number): readonly Coordinates[] {
  const way: Coordinates[] = [];
  for (let at = before[end] ?? -1; ; at = before[at] ?? -1) {
    const bend = bends[at];
    if (!bend) return way.reverse();
    way.push(bend);
  }
}

/** The skies that the great circle between two points crosses. */
function skiesBetween(from: Coordinates, to: Coordinates): SkyMask {
  const [ax, ay, az] = vector(from);
  const [bx, by, bz] = vector(to);
  const steps = Math.ceil(distanceKm(from, to) / STEP_KM);
  const angle = Math.acos(Math.max(-1, Math.min(1, ax * bx + ay * by + az * bz)));
  const sine = Math.sin(angle);
  if (sine < 1e-9) return 0;
  let mask = 0;
  for (let i = 1; i < steps; i++) {
    const p = Math.sin(angle * (1 - i / steps)) / sine;
    const q = Math.sin((angle * i) / steps) / sine;
    const lon = Math.atan2(ay * p + by * q, ax * p + bx * q) / RADIANS;
    mask |= skiesAt({ lon, lat: Math.asin(az * p + bz * q) / RADIANS });
  }
  return mask;
}

function vector({ lon, lat }: Coordinates): readonly [number, number, number] {
  const level = Math.cos(lat * RADIANS);
  return [
    level * Math.cos(lon * RADIANS),
    level * Math.sin(lon * RADIANS),
    Math.sin(lat * RADIANS),
  ];
}

let chart: Int16Array | undefined;

/** The skies over a point, by degrees. */
function skiesAt({ lon, lat }: Coordinates): SkyMask {
  chart ??= drawChart();
  const east = Math.floor(lon < 0 ? lon + LONGITUDES : lon) % LONGITUDES;
  return chart[Math.floor(Math.min(lat + 90, LATITUDES - 1)) * LONGITUDES + east] ?? 0;
}

/** A square degree belongs to the skies that its middle lies in. */
function drawChart(): Int16Array {
  const drawn = new Int16Array(LONGITUDES * LATITUDES);
  SKIES.forEach(({ outline }, bit) => {
    const lons = outline.filter((_, i) => i % 2 === 0);
    const lats = outline.filter((_, i) => i % 2 === 1);
    for (let lat = Math.floor(Math.min(...lats)); lat < Math.max(...lats); lat++) {
      for (let lon = Math.floor(Math.min(...lons)); lon < Math.max(...lons); lon++) {
        if (!inside(outline, lon + 0.5, lat + 0.5)) continue;
        const at = (lat + 90) * LONGITUDES + (lon % LONGITUDES);
        drawn[at] = (drawn[at] ?? 0) | (1 << bit);
      }
    }
  });
  return drawn;
}

/** Counts the sides that a line eastward from the point crosses. */
function inside(outline: Outline, lon: number, lat: number): boolean {
  let within = false;
  for (let i = 0, j = outline.length - 2; i < outline.length; j = i, i += 2) {
    const [x1, y1] = [outline[i] ?? 0, outline[i + 1] ?? 0];
    const [x2, y2] = [outline[j] ?? 0, outline[j + 1] ?? 0];
    if (y1 > lat !== y2 > lat && lon < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) within = !within;
  }
  return within;
}
