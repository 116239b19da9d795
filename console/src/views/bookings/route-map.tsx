import { geoGraticule10, geoInterpolate, geoNaturalEarth1, geoPath } from "d3-geo";
import { useEffect, useRef, useState } from "preact/hooks";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import countries110 from "world-atlas/countries-110m.json";
import type { BookedPlace, Pnr } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { IconPath } from "../../ui/icon.tsx";
import { journeyOf, type MapWay } from "./journey.ts";
import { frameOf, NEAR, type Point, spanOf } from "./map-frame.ts";
import { MARK_WIDTH, placeLabels } from "./map-labels.ts";
import { crossedBy } from "./map-lines.ts";

const graticule = geoGraticule10();

const USUAL_WIDTH = 960;
const MARGIN = 44;
const ARC_POINTS = 24;
/** Of a pixel, so that arcs have no corners. */
const PRECISION = 0.05;
/** Degrees of longitude below which the coarse outline looks crude. */
const CLOSE = 40;
/** How far along its way an arrow stands: on the way back over the same line another has room. */
const ARROW_AT = 0.56;

interface RouteMapProps {
  readonly booking: Pick<Pnr, "flights" | "hotels" | "cars">;
  readonly places: Readonly<Record<string, BookedPlace>>;
}

/** The journey on an outline of the world and its countries: great circles, no tiles, nothing fetched. */
export function RouteMap({ booking, places }: RouteMapProps) {
  const { t, language } = useSpeech();
  const figure = useRef<HTMLElement>(null);
  const width = useWidth(figure);
  const height = Math.round(Math.min(Math.max(width * 0.36, 230), 380));
  const { spots, ways } = journeyOf(booking, places, language);
  const lines = ways.map((way) => ({ ...way, points: arc(way) }));
  const points = [...lines.flatMap((line) => line.points), ...spots.map(({ point }) => point)];
  const isClose = points.length > 0 && spanOf(points) < CLOSE;
  const outline = useOutline(isClose);
  if (spots.length === 0) return null;

  const frame = frameOf(points, outline === COARSE ? undefined : NEAR);
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
    spots.flatMap(({ code, city, point: [lon, lat], marks }) => {
      const at = projection([lon, lat]);
      return at ? [{ code, city, marks, x: at[0], y: at[1] }] : [];
    }),
    width,
    crossedBy(
      lines.map(({ points: along }) =>
        along.flatMap(([lon, lat]) => {
          const at = projection([lon, lat]);
          return at ? [at] : [];
        }),
      ),
    ),
  );
  const { flights } = booking;
  const route = flights.length
    ? [flights[0]?.originCode, ...flights.map((flight) => flight.destinationCode)].join(" – ")
    : spots.map(({ code }) => code).join(" – ");

  return (
    <figure ref={figure} class="map">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t("booking.mapLabel", { route })}
      >
        <path class="map-grid" d={path(graticule) ?? ""} />
        <path class="map-land" d={path(outline.land) ?? ""} />
        <path class="map-border" d={path(outline.borders) ?? ""} />
        {lines.map(({ by, points: along }, index) => (
          <path
            key={index}
            class={by === "air" ? "map-leg" : "map-leg map-drive"}
            pathLength={1}
            d={
              path({ type: "LineString", coordinates: along.map(([lon, lat]) => [lon, lat]) }) ?? ""
            }
          />
        ))}
        {lines.map(({ from, to }, index) => {
          const arrow = arrowOn(geoInterpolate([...from], [...to]), projection);
          return (
            arrow && <path key={index} class="map-arrow" d="M-6 -5L7 0L-6 5Z" transform={arrow} />
          );
        })}
        {labels.map(({ code, x, y }) => (
          <circle key={code} class="map-stop" cx={x} cy={y} r={4.5} />
        ))}
        {labels.map(({ code, city, marks = [], labelX, labelY, width: wide }) => (
          <g key={code}>
            <text
              class="map-label"
              x={labelX - (marks.length * MARK_WIDTH) / 2}
              y={labelY}
              text-anchor="middle"
            >
              <tspan class="map-code">{code}</tspan> {city}
            </text>
            {marks.map((mark, index) => (
              <g
                key={mark}
                class={`map-mark map-mark-${mark}`}
                transform={`translate(${labelX + wide / 2 - (marks.length - index) * MARK_WIDTH} ${labelY - 14})`}
              >
                <rect width="18" height="18" rx="9" />
                <g transform="translate(3 3) scale(0.5)">
                  <IconPath name={mark} />
                </g>
              </g>
            ))}
          </g>
        ))}
      </svg>
    </figure>
  );
}

type Outline = ReturnType<typeof outlineOf>;

function outlineOf(json: unknown) {
  const topology = json as Topology<{ land: GeometryCollection; countries: GeometryCollection }>;
  return {
    land: feature(topology, topology.objects.land),
    borders: mesh(topology, topology.objects.countries, (one, other) => one !== other),
  };
}

const COARSE = outlineOf(countries110);

/** The world's outline; a finer one is loaded where a journey is looked at closely. */
function useOutline(isClose: boolean): Outline {
  const [fine, setFine] = useState<Outline>();
  useEffect(() => {
    if (!isClose) return;
    // Without it the coarse one stays.
    import("world-atlas/countries-50m.json").then(
      (loaded) => setFine(outlineOf(loaded.default)),
      () => undefined,
    );
  }, [isClose]);
  return (isClose && fine) || COARSE;
}

type Projection = (point: [number, number]) => [number, number] | null;

/** Where an arrow stands on a way, turned into its direction. */
function arrowOn(along: (part: number) => [number, number], projection: Projection) {
  const [before, at] = [projection(along(ARROW_AT - 0.01)), projection(along(ARROW_AT))];
  if (!before || !at) return undefined;
  const degrees = (Math.atan2(at[1] - before[1], at[0] - before[0]) * 180) / Math.PI;
  return `translate(${at[0].toFixed(1)} ${at[1].toFixed(1)}) rotate(${degrees.toFixed(1)})`;
}

function arc({ from, to }: MapWay): readonly Point[] {
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
