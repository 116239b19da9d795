import { land } from "virtual:land";
import { frameOf, type Point, spanOf } from "../../../console/src/views/bookings/map-frame.ts";
import { placeLabels } from "../../../console/src/views/bookings/map-labels.ts";
import { useDesk } from "../desk.tsx";
import { unpacked } from "../read/rings.ts";
import type { Spot } from "./use-spots.ts";
import { useWidth } from "./use-width.ts";

const RINGS = unpacked(land);
const MARGIN = 36;
const ARC_POINTS = 32;

interface RouteMapProps {
  readonly spots: readonly Spot[];
  readonly legs: readonly (readonly [from: string, to: string])[];
  /** Pixels that it is high at most. */
  readonly most?: number;
}

/** Degrees between places below which their marks would touch. */
const APART = 5;

/** Whether a map tells places apart: the outline is too coarse to come nearer. */
export function isMappable(spots: readonly Spot[]): boolean {
  return spots.length > 1 && spanOf(spots.map(({ point }) => point)) >= APART;
}

/** Degrees between two marks that can be told from one another. */
const TELLABLE = 2;

/** The spots whose marks do not lie on one before them. */
export function lyingApart(spots: readonly Spot[]): Spot[] {
  const kept: Spot[] = [];
  for (const spot of spots) {
    if (kept.every(({ point }) => spanOf([point, spot.point]) >= TELLABLE)) kept.push(spot);
  }
  return kept;
}

/** More places than these have room for their names alone, and on narrow maps for their codes. */
const NAMED = 5;
const ROOMY = 360;

/** Great circles on an outline of the world; what it shows is said in words beside it. */
export function RouteMap({ spots, legs, most = 300 }: RouteMapProps) {
  const { t } = useDesk();
  // Drawn as wide as it is shown, so that its words keep their size.
  const width = Math.min(Math.max(useWidth() - 24, 240), 900);
  const height = Math.round(Math.min(Math.max(width * 0.42, 180), most));
  const at = new Map(spots.map((spot) => [spot.code, spot.point]));
  const arcs = legs.flatMap(([from, to]) => {
    const [start, end] = [at.get(from), at.get(to)];
    return start && end ? [arc(start, end)] : [];
  });
  const { middle, shape } = frameOf([...arcs.flat(), ...spots.map(({ point }) => point)]);
  const near = (lon: number) => ((((lon - middle + 180) % 360) + 360) % 360) - 180;
  const corners = shape.coordinates.map(([lon = 0, lat = 0]) => [near(lon), lat] as const);
  const [south, north] = [
    Math.min(...corners.map(([, lat]) => lat)),
    Math.max(...corners.map(([, lat]) => lat)),
  ];
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const half = Math.max(...corners.map(([lon]) => Math.abs(lon)), 1);
  const scale = Math.min(
    (width / 2 - MARGIN) / (half * shrink),
    (height - 2 * MARGIN) / Math.max(north - south, 1),
  );
  const x = (lon: number) => width / 2 + lon * shrink * scale;
  const y = (lat: number) => height / 2 + ((south + north) / 2 - lat) * scale;
  const bare = spots.length > NAMED;
  const labels = placeLabels(
    spots.map(({ code, city, point: [lon, lat] }) => ({
      code: bare && width >= ROOMY ? city : code,
      city: bare ? "" : city,
      x: x(near(lon)),
      y: y(lat),
    })),
    width,
  );
  const round = 360 * shrink * scale;
  const route =
    legs.length > 0
      ? legs.map(([from, to]) => `${from}–${to}`).join(", ")
      : spots.map(({ code }) => code).join(", ");
  return (
    <figure class="map">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t("mapLabel", { route })}>
        {[-1, 0, 1].map((turn) => (
          <path
            key={turn}
            class="map-land"
            transform={`translate(${turn * round} 0)`}
            d={RINGS.map((ring) => outline(ring, (lon) => x(lon - middle), y)).join("")}
          />
        ))}
        {arcs.map((points, index) => (
          <path
            key={index}
            class="map-leg"
            d={`M${unwrapped(points.map(([lon, lat]) => [near(lon), lat]))
              .map(([lon, lat]) => `${x(lon).toFixed(1)} ${y(lat).toFixed(1)}`)
              .join("L")}`}
          />
        ))}
        {labels.map((label) => (
          <g key={label.code}>
            <circle class="map-stop" cx={label.x} cy={label.y} r={5} />
            <text class="map-label" x={label.labelX} y={label.labelY} text-anchor="middle">
              <tspan class="map-code">{label.code}</tspan> {label.city}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

function outline(
  ring: readonly number[],
  x: (lon: number) => number,
  y: (lat: number) => number,
): string {
  let path = "";
  for (let index = 0; index < ring.length; index += 2) {
    const [lon, lat] = [(ring[index] ?? 0) / 10, (ring[index + 1] ?? 0) / 10];
    path += `${index === 0 ? "M" : "L"}${x(lon).toFixed(1)} ${y(lat).toFixed(1)}`;
  }
  return `${path}Z`;
}

/** An arc that leaves the map at one edge goes on beyond it, and does not jump to the other. */
function unwrapped(points: readonly Point[]): readonly Point[] {
  let last = points[0]?.[0] ?? 0;
  return points.map(([lon, lat]) => {
    const turns = Math.round((last - lon) / 360);
    last = lon + turns * 360;
    return [last, lat];
  });
}

/** Points of the great circle between two places. */
function arc(from: Point, to: Point): readonly Point[] {
  const [a, b] = [vector(from), vector(to)];
  const angle = Math.acos(Math.min(1, Math.max(-1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])));
  if (angle === 0) return [from, to];
  return Array.from({ length: ARC_POINTS + 1 }, (_, step) => {
    const share = step / ARC_POINTS;
    const [p, q] = [Math.sin((1 - share) * angle), Math.sin(share * angle)];
    const [i, j, k] = [p * a[0] + q * b[0], p * a[1] + q * b[1], p * a[2] + q * b[2]];
    const lon = (Math.atan2(j, i) * 180) / Math.PI;
    return [lon, (Math.atan2(k, Math.hypot(i, j)) * 180) / Math.PI];
  });
}

function vector([lon, lat]: Point): readonly [number, number, number] {
  const [east, north] = [(lon * Math.PI) / 180, (lat * Math.PI) / 180];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}
