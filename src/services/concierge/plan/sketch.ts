import { monthOf } from "../../../domain/dates.ts";
import type { Spot } from "./atlas.ts";
import { type Choice, chooseSpots } from "./choose.ts";
import type { Clock, PlannerDeps } from "./deps.ts";
import { type Frame, frameOf } from "./frame.ts";
import { findJourneys } from "./journeys.ts";
import { findRooms, type Rooms } from "./lodging.ts";
import type { Wish } from "./request.ts";
import { orderSpots, shareNights } from "./route.ts";
import type { Purse, Timing } from "./terms.ts";

/** A city that takes longer to reach is left out, where nobody asked for it. */
const LONGEST_TRANSFER = 14;
const LONGEST_RIDE = 9.5;
/** The same in countries that were asked for, which may be a continent. */
const LONGEST_TRANSFER_WITHIN = 22;
const MOST_REROUTES = 4;

/** Everything about a trip that does not depend on how comfortable it is. */
export interface Sketch {
  readonly choice: Choice;
  readonly frame: Frame;
  readonly rooms: readonly Rooms[];
  readonly unreached: readonly { readonly slug: string }[];
}

/** Chooses cities, finds ways between them and rooms in them. `known` spares the search for flights there and back. */
export async function sketchOf(
  deps: PlannerDeps,
  clock: Clock,
  wish: Wish,
  days: number,
  { start, exact, priced }: Timing,
  { usdEach }: Purse,
  known?: Pick<Frame, "arrival" | "departure">,
): Promise<Sketch> {
  const month = monthOf(start);
  const terms = { days, month, ...(usdEach !== undefined && { budget: usdEach }) };
  const excluded = new Set<string>();
  let { choice, stays, journeys } = await tried();
  for (let tries = 0; tries < MOST_REROUTES; tries++) {
    const spot = journeys.transfers
      .flatMap(({ from, to, mode, hours }) =>
        [to, from].filter(
          (end) => hours > (mode === "flight" ? longestTo(end, wish) : LONGEST_RIDE),
        ),
      )
      .find((end) => !isAskedFor(end, wish, choice));
    if (!spot) break;
    excluded.add(spot.slug);
    ({ choice, stays, journeys } = await tried());
  }

  async function tried() {
    const choice = chooseSpots(wish, deps.atlas, terms, excluded);
    const origin = wish.origin && isElsewhere(wish, choice) ? wish.origin : undefined;
    const order = orderSpots(choice.spots, origin?.place);
    const stays = shareNights(order, days, month, wish.spots);
    const journeys = await findJourneys(deps, clock, stays, wish.party, origin, priced, known);
    return { choice, stays, journeys };
  }
  const frame = frameOf(
    stays,
    journeys.transfers,
    journeys.arrival,
    journeys.departure,
    start,
    exact,
  );
  const rooms: Rooms[] = [];
  let checkIn = priced;
  for (const stay of stays) {
    rooms.push(await findRooms(deps, clock, stay, checkIn, wish.party));
    checkIn += stay.nights;
  }
  return { choice, frame, rooms, unreached: journeys.unreached };
}

function longestTo({ country }: Spot, { countries, region }: Wish): number {
  return [...countries, ...region].includes(country) ? LONGEST_TRANSFER_WITHIN : LONGEST_TRANSFER;
}

/** Named, or the only city of a country that was. */
function isAskedFor(spot: Spot, { spots, countries }: Wish, choice: Choice): boolean {
  if (spots.includes(spot)) return true;
  const there = choice.spots.filter(({ country }) => country === spot.country);
  return countries.includes(spot.country) && there.length === 1;
}

/** Who is already there does not travel there. */
export function isElsewhere({ origin }: Wish, { spots }: Choice): boolean {
  return !spots.some((spot) => spot === origin?.spot && spots.length === 1);
}
