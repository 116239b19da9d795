import type { Field, Fields } from "./fields.ts";
import { totalSpokes } from "./frequency.ts";
import { canFly, type Planner } from "./planner.ts";

/** A flight that joins a place to the network because no airline chose it. */
export interface Outpost {
  readonly planner: Planner;
  readonly from: Field;
  readonly to: Field;
  readonly km: number;
  readonly weekly: number;
}

/** A country's only door to the world gets more than one airline. */
const AIRLINES_AT_A_GATEWAY = 3;
/** Outposts that an airline takes on before others are asked instead. */
const BEARABLE_LOAD = 15;
const FARTHEST_KM = 4000;
/** Millions who cross a border: enough for a flight from abroad. */
const LEAST_ABROAD = 0.1;
/** No subsidy pays for a longer flight to a small field. */
const FARTHEST_SMALL_KM = 700;

/**
 * Nearly every airport has some flight, often a subsidised one. An airport that no airline chose,
 * and the busiest of a group of airports cut off from the rest, is given to the airline of its
 * country with the best-placed station and aircraft small enough; a country without airlines is
 * served from its neighbours.
 */
export function placeOutposts(
  planners: readonly Planner[],
  fields: Fields,
  flown: readonly { readonly from: Field; readonly to: Field }[],
): readonly Outpost[] {
  const islands = islandsOf(fields, flown);
  const loads = new Map<Planner, number>();
  const busiestFirst = [...fields.all].sort((x, y) => y.passengers - x.passengers);
  const isJoined = (field: Field) => islands.joined(field, busiestFirst[0]);
  return busiestFirst.flatMap((to) => {
    if (isJoined(to)) return [];
    const offers = planners.flatMap((planner) => bestOffer(planner, to, fields, isJoined));
    const burdened = (offer: Offer) =>
      offer.merit * (1 + (loads.get(offer.outpost.planner) ?? 0) / BEARABLE_LOAD) ** -1.5;
    const ranked = offers.sort((x, y) => burdened(y) - burdened(x));
    const taken = ranked.slice(0, to.gateway ? AIRLINES_AT_A_GATEWAY : 1);
    for (const { outpost } of taken) {
      loads.set(outpost.planner, (loads.get(outpost.planner) ?? 0) + 1);
      islands.join(outpost.from, to);
    }
    return taken.map(({ outpost }) => outpost);
  });
}

interface Offer {
  readonly outpost: Outpost;
  readonly merit: number;
}

function bestOffer(
  planner: Planner,
  to: Field,
  fields: Fields,
  isJoined: (field: Field) => boolean,
): readonly Offer[] {
  const opensAbroad = to.gateway || to.international >= LEAST_ABROAD;
  if (!planner.home.has(to.state) && !opensAbroad) return [];
  if (planner.profile.far) return [];
  const fit = gaugeFit(planner, to);
  if (fit === 0) return [];
  let best: Offer | undefined;
  for (const station of planner.profile.stations) {
    const from = fields.get(station.code);
    if (!isJoined(from)) continue;
    // A base abroad serves no outposts.
    if (from.state !== to.state && !(opensAbroad && planner.home.has(from.state))) continue;
    const km = fields.distancesFrom(from)[to.airport.index] ?? 0;
    const farthest = to.airport.size === "small" ? FARTHEST_SMALL_KM : FARTHEST_KM;
    if (km < 60 || km > farthest || !canFly(planner, from, to, km)) continue;
    const merit = fit * Math.sqrt(totalSpokes(station)) * Math.exp(-km / 500);
    if (best === undefined || merit > best.merit) {
      best = { merit, outpost: { planner, from, to, km, weekly: weeklyTo(to) } };
    }
  }
  return best ? [best] : [];
}

/** Regional airlines with turboprops suit a quiet field best; the smallest take nothing bigger than a regional jet. */
function gaugeFit({ airline }: Planner, to: Field): number {
  if (airline.kind === "regional") return 6;
  const has = (body: string) => airline.fleet.some((type) => type.body === body);
  if (has("turboprop")) return 3;
  if (has("regional")) return 2;
  return to.airport.size === "small" ? 0 : 0.4;
}

function weeklyTo({ passengers }: Field): number {
  return Math.min(14, Math.round(3 + 12 * Math.sqrt(passengers)));
}

/** Groups of airports between which one can travel by air. */
interface Islands {
  joined(a: Field, b: Field | undefined): boolean;
  join(a: Field, b: Field): void;
}

function islandsOf(
  fields: Fields,
  flown: readonly { readonly from: Field; readonly to: Field }[],
): Islands {
  const parents = Int32Array.from(fields.all, (_, index) => index);

  function rootOf({ airport }: Field): number {
    let index = airport.index;
    for (let parent = parents[index]; parent !== undefined && parent !== index; ) {
      // Halving the path keeps later walks short.
      parents[index] = parents[parent] ?? parent;
      index = parents[index] ?? index;
      parent = parents[index];
    }
    return index;
  }

  function join(a: Field, b: Field): void {
    parents[rootOf(a)] = rootOf(b);
  }

  for (const { from, to } of flown) join(from, to);
  return { joined: (a, b) => b !== undefined && rootOf(a) === rootOf(b), join };
}
