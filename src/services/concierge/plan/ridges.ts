import { type Coordinates, distanceKm } from "../../../domain/geo.ts";

type Ridge = readonly [Coordinates, Coordinates];

/** Mountains that no road crosses, as lines; the roads go round an end. */
const RIDGES: readonly Ridge[] = [
  // The Trans-Ili and Küngöy Alatau, between Almaty and Issyk-Kul.
  [
    { lat: 42.85, lon: 75.3 },
    { lat: 42.9, lon: 79.2 },
  ],
  // Racha and South Ossetia, between Svaneti and the road to Kazbegi.
  [
    { lat: 43.4, lon: 43.5 },
    { lat: 42.1, lon: 43.7 },
  ],
];

/** Kilometres between two places, around what stands between them. */
export function kmAround(a: Coordinates, b: Coordinates): number {
  const detours = RIDGES.filter((ridge) => crosses(a, b, ridge)).map((ridge) =>
    Math.min(...ridge.map((end) => distanceKm(a, end) + distanceKm(end, b))),
  );
  return Math.max(distanceKm(a, b), ...detours);
}

/** On a map as flat as that of a few hundred kilometres. */
function crosses(a: Coordinates, b: Coordinates, [from, to]: Ridge): boolean {
  return side(from, to, a) * side(from, to, b) < 0 && side(a, b, from) * side(a, b, to) < 0;
}

function side(from: Coordinates, to: Coordinates, point: Coordinates): number {
  return (
    (to.lon - from.lon) * (point.lat - from.lat) - (to.lat - from.lat) * (point.lon - from.lon)
  );
}
