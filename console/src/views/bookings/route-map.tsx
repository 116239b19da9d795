import { geoGraticule10, geoInterpolate, geoNaturalEarth1, geoPath } from "d3-geo";
import { useEffect, useRef, useState } from "preact/hooks";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import land110 from "world-atlas/land-110m.json";
import type { BookedFlight, BookedPlace } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { frameOf, type Point } from "./map-frame.ts";
import { placeLabels } from "./map-labels.ts";

const topology = land110 as unknown as Topology<{ land: GeometryCollection }>;
const land = feature(topology, topology.objects.land);
const graticule = geoGraticule10();

const USUAL_WIDTH = 960;
const MARGIN = 44;
const ARC_POINTS = 24;
/** Of a pixel, so that arcs have no corners. */
const PRECISION = 0.05;

interface RouteMapProps {
  readonly flights: readonly BookedFlight[];
  readonly places: Readonly<Record<string, BookedPlace>>;
}

/** The route on an outline of the world: great circles, no tiles, nothing fetched. */
export function RouteMap({ flights, places }: RouteMapProps) {
  const { t } = useSpeech();
  const figure = useRef<HTMLElement>(null);
  const width = useWidth(figure);
  const height = Math.round(Math.min(Math.max(width * 0.36, 230), 380));

  const codes = [
    ...new Set(flights.flatMap((flight) => [flight.originCode, flight.destinationCode])),
  ];
  const spots = codes.flatMap((code) => {
    const place = places[code];
    return place ? [{ code, city: place.city, point: [place.lon, place.lat] as const }] : [];
  });
  const pointOf = (code: string) => spots.find((spot) => spot.code === code)?.point;
  const legs = flights.flatMap(({ originCode, destinationCode }) => {
    const [from, to] = [pointOf(originCode), pointOf(destinationCode)];
    return from && to ? [arc(from, to)] : [];
  });
  if (legs.length === 0) return null;

  const frame = frameOf(legs.flat());
  const projection = geoNaturalEarth1()
    .rotate([-frame.middle, 0])
    .precision(PRECISION)
    .fitExtent(
      [
        [MARGIN, MARGIN],
        [width - MARGIN, height - MARGIN],
      ],
      frame.shape,
    )
    .clipExtent([
      [-2, -2],
      [width + 2, height + 2],
    ]);
  const path = geoPath(projection);
  const labels = placeLabels(
    spots.flatMap(({ code, city, point: [lon, lat] }) => {
      const at = projection([lon, lat]);
      return at ? [{ code, city, x: at[0], y: at[1] }] : [];
    }),
    width,
  );
  const route = [flights[0]?.originCode, ...flights.map((flight) => flight.destinationCode)].join(
    " – ",
  );

  return (
    <figure ref={figure} class="map">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t("booking.mapLabel", { route })}
      >
        <path class="map-grid" d={path(graticule) ?? ""} />
        <path class="map-land" d={path(land) ?? ""} />
        {legs.map((points, index) => (
          <path
            key={index}
            class="map-leg"
            pathLength={1}
            d={
              path({ type: "LineString", coordinates: points.map(([lon, lat]) => [lon, lat]) }) ??
              ""
            }
          />
        ))}
        {labels.map(({ code, x, y }) => (
          <circle key={code} class="map-stop" cx={x} cy={y} r={4.5} />
        ))}
        {labels.map(({ code, city, labelX, labelY }) => (
          <text key={code} class="map-label" x={labelX} y={labelY} text-anchor="middle">
            <tspan class="map-code">{code}</tspan> {city}
          </text>
        ))}
      </svg>
    </figure>
  );
}

function arc(from: Point, to: Point): Point[] {
  const along = geoInterpolate([...from], [...to]);
  return Array.from({ length: ARC_POINTS + 1 }, (_, step) => along(step / ARC_POINTS));
}

/** The map is drawn as wide as it is shown, so that its words keep their size on a phone. */
function useWidth(element: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(USUAL_WIDTH);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
