import type {
  CatalogueFile,
  CatalogueStretch,
  CatalogueText,
} from "../../../../domain/catalogue.ts";
import { type Coordinates, distanceKm } from "../../../../domain/geo.ts";
import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import type { Places } from "../../../../suppliers/types.ts";
import type { Wish } from "../wish/wish.ts";
import type { Spot } from "./atlas.ts";

/** A way along stretches of the catalogue. */
export interface Way {
  /** What most of its time is spent on. */
  readonly mode: CatalogueStretch["by"];
  readonly hours: number;
  readonly km: number;
  /** Destinations that it passes through. */
  readonly via: readonly Spot[];
  /** Of the one train that goes all the way, or what goes on where the rails end. */
  readonly name?: CatalogueText;
}

/** What is known of ways over land and water in one month. */
export interface Roads {
  /** The quickest way between two places; undefined where the catalogue knows none. */
  way(from: string, to: string): Way | undefined;
  /** The name under which a place of the world stands in the ways. */
  nodeOf(code: string): string;
  readonly by: Going;
}

/** How a party goes over land: by whatever is quickest, by train where there is one, by bus, in its own car. */
export type Going = "any" | "train" | "bus" | "car";

export function goingOf(wish: Wish): Going {
  const has = (wanted: WishKind) => wish.wishes.some(({ kind }) => kind === wanted);
  if (has("ownCar")) return "car";
  if (wish.needs.includes("train") || has("noFlying")) return "train";
  return has("bus") || has("nightBus") ? "bus" : "any";
}

/** "By train to Istanbul, fly home": only the way home may be flown. */
export function isRiddenThere({ wishes, needs }: Pick<Wish, "wishes" | "needs">): boolean {
  const has = (wanted: WishKind) => wishes.some(({ kind }) => kind === wanted);
  return has("flyHome") && (needs.includes("train") || has("noFlying") || has("bus"));
}

/** Roads by month, and by how they are gone. */
export type RoadsIn = (month: number, by: Going) => Roads;

/** Where nothing is mapped: every way is then estimated. */
export const UNMAPPED: Roads = { way: () => undefined, nodeOf: (code) => code, by: "any" };

/** What changing from one stretch to the next takes. */
const CHANGE_HOURS = 0.3;
/** And what it weighs to those who ride for the ride. */
const CHANGE_AGAINST_RIDING = 1.4;
/** An hour on the road weighs as much as so many in a train, where trains are preferred. */
const ROAD_AGAINST_TRAIN = 2.5;

/** So many hours behind the end of the rails are told. */
const LONG_BUS = 1;
const AND_BUS: CatalogueText = { en: "and bus", az: "və avtobusla", ru: "и автобусе" };

/** As the crow flies. */
export const CAR_KMH = 70;

interface Leg extends CatalogueStretch {
  readonly km: number;
}

export function roadsOf(
  files: readonly CatalogueFile[],
  spots: readonly Spot[],
  places: Places,
): RoadsIn {
  const bySlug = new Map(spots.map((spot) => [spot.slug, spot]));
  const byCode = new Map<string, string>();
  for (const { destination, slug, gateway, served } of spots) {
    byCode.set(destination.place, slug);
    if (served && !byCode.has(gateway)) byCode.set(gateway, slug);
  }
  const nodeOf = (name: string) => byCode.get(name) ?? name;
  const at = (node: string): Coordinates | undefined => bySlug.get(node) ?? places.find(node);
  const legs = new Map<string, Leg[]>();
  for (const { stretches } of files) {
    for (const stretch of stretches) {
      const from = nodeOf(stretch.from);
      const to = nodeOf(stretch.to);
      const ends = [at(from), at(to)] as const;
      const km = ends[0] && ends[1] ? distanceKm(ends[0], ends[1]) : 0;
      legs.set(from, [...(legs.get(from) ?? []), { ...stretch, from, to, km }]);
      legs.set(to, [...(legs.get(to) ?? []), { ...stretch, from: to, to: from, km }]);
    }
  }
  const made = new Map<string, Roads>();
  return (month, by) => {
    const key = `${month}${by}`;
    let roads = made.get(key);
    if (!roads) {
      const ways = new Map<string, ReadonlyMap<string, Way>>();
      const way = (from: string, to: string) => {
        let known = ways.get(from);
        if (!known) {
          known = waysFrom(from, { legs, month, by, bySlug });
          ways.set(from, known);
        }
        return known.get(to);
      };
      roads = { way, nodeOf, by };
      made.set(key, roads);
    }
    return roads;
  };
}

interface Ground {
  readonly legs: ReadonlyMap<string, readonly Leg[]>;
  readonly month: number;
  readonly by: Going;
  readonly bySlug: ReadonlyMap<string, Spot>;
}

interface Reached {
  readonly cost: number;
  readonly path: readonly Leg[];
}

/** The quickest ways from one place to all others that are open in the month. */
function waysFrom(start: string, ground: Ground): ReadonlyMap<string, Way> {
  const best = new Map<string, Reached>([[start, { cost: 0, path: [] }]]);
  const done = new Map<string, Way>();
  const settled = new Set<string>();
  for (;;) {
    let node: string | undefined;
    let reached: Reached | undefined;
    for (const [name, one] of best) {
      if (!settled.has(name) && (!reached || one.cost < reached.cost)) {
        node = name;
        reached = one;
      }
    }
    if (node === undefined || !reached) return done;
    settled.add(node);
    if (node !== start) done.set(node, wayAlong(reached.path, ground));
    for (const mapped of ground.legs.get(node) ?? []) {
      if (mapped.months && !mapped.months.includes(ground.month)) continue;
      const leg = isOnRoads(ground.by) && mapped.by === "train" ? driven(mapped) : mapped;
      const isByTrain = ground.by === "train";
      const weight = isByTrain && leg.by === "road" ? ROAD_AGAINST_TRAIN : 1;
      const change = isByTrain ? CHANGE_AGAINST_RIDING : CHANGE_HOURS;
      const cost = reached.cost + leg.hours * weight + (node === start ? 0 : change);
      const known = best.get(leg.to);
      if (!known || cost < known.cost) best.set(leg.to, { cost, path: [...reached.path, leg] });
    }
  }
}

/** On the road all the way, beside the rails too. */
export function isOnRoads(by: Going): boolean {
  return by === "car" || by === "bus";
}

/** Beside a line there is a road, on which a fast train is not kept up with. */
function driven({ name: _, ...leg }: Leg): Leg {
  return { ...leg, by: "road", hours: Math.max(leg.hours, leg.km / CAR_KMH) };
}

function wayAlong(path: readonly Leg[], { bySlug }: Ground): Way {
  const byMode = { road: 0, train: 0, ferry: 0 };
  for (const { by, hours } of path) byMode[by] += hours;
  const modes = ["road", "train", "ferry"] as const;
  const mode = modes.reduce((most, one) => (byMode[one] > byMode[most] ? one : most));
  // "And on foot over the border" is told of a longer way too; a train is called by its name alone.
  const besides = path.find(({ name }) => name?.en.startsWith("and "))?.name;
  const isMixed = mode === "train" && byMode.road >= LONG_BUS;
  return {
    mode,
    hours: byMode.road + byMode.train + byMode.ferry + CHANGE_HOURS * (path.length - 1),
    km: path.reduce((sum, { km }) => sum + km, 0),
    via: path.slice(0, -1).flatMap(({ to }) => bySlug.get(to) ?? []),
    ...(path.length === 1 && path[0]?.name && { name: path[0].name }),
    ...(isMixed && { name: AND_BUS }),
    ...(besides && { name: besides }),
  };
}
