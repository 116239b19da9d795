import { lazilyPer } from "../../../memory/lazily.ts";
import { fillDays } from "./days/fill.ts";
import type { Frame } from "./days/frame.ts";
import { leftByDaylight } from "./days/seaplane.ts";
import type { FilledDay } from "./days/slots.ts";
import { withAboard } from "./money/aboard.ts";
import {
  type Amount,
  type Costs,
  costInCents,
  costOf,
  costsIn,
  hasOwnFlights,
} from "./money/budget.ts";
import { type Lodging, pickLodgings } from "./money/lodging.ts";
import type { Remark } from "./notes/remarks.ts";
import type { Planning } from "./planning.ts";
import type { FlightPick } from "./route/flights.ts";
import type { Sketch } from "./route/sketch.ts";
import { LEVELS, type Level } from "./wish/level.ts";
import type { Wish } from "./wish/wish.ts";

/** A whole plan, before it is put into words. */
export interface Trip {
  readonly wish: Wish;
  readonly frame: Frame;
  readonly days: readonly FilledDay[];
  readonly lodgings: readonly Lodging[];
  readonly level: Level;
  /** Of the rooms. */
  readonly rooms: Level;
  /** Flights were chosen by their price. */
  readonly cheapFlights?: true;
  /** USD each that a sight of those everybody expects may cost. */
  readonly spare: number;
  readonly costs: Costs;
  /** Flights that the costs count, with their prices in the same currency. */
  readonly flights: readonly { readonly pick: FlightPick; readonly price: Amount }[];
  readonly remarks: readonly Remark[];
}

/** What is bought above a level: finer rooms, and sights that every visitor expects. */
interface Extras {
  readonly rooms?: Level;
  /** Of the rooms of that level the cheapest. */
  readonly cheapest?: boolean;
  /** USD each for such a sight. */
  readonly spare?: number;
  /** Filled already, at the same level and for the same money. */
  readonly days?: readonly FilledDay[];
  /** USD each for all tickets; as many as there are when left out. */
  readonly tickets?: number;
}

/** Without a budget, what every visitor expects is not left out for its price. */
const ANY_PRICE = 400;

/** Fills a sketch at a level of comfort, and adds up what that costs. */
export function tripAt(
  level: Level,
  { frame, rooms }: Sketch,
  planning: Planning,
  extras: Extras = {},
): Trip {
  const { cheapest = false, tickets } = extras;
  const { spare = planning.purse.budget ? 0 : ANY_PRICE } = extras;
  const { deps, wish, purse } = planning;
  const roomLevel = roomsAt(extras.rooms ?? level, planning);
  const filled = extras.days ?? filledOnce(frame, { level, spare, tickets }, planning);
  const lodgings = withAboard(pickLodgings(rooms, roomLevel, cheapest), filled);
  const days = leftByDaylight(filled, lodgings);
  const inCents = costInCents({ wish, frame, days, lodgings, level });
  const costs = costsIn(purse.currency, inCents, wish.party, deps.rates);
  const { arrival, transfers, departure } = frame;
  const sold = hasOwnFlights(wish) ? transfers : [arrival, ...transfers, departure];
  const picks = sold.flatMap(({ flight }) => flight ?? []);
  const flights = picks.map((pick) => ({
    pick,
    price: costOf(pick.price, purse.currency, deps.rates),
  }));
  return {
    ...{ wish, frame, days, lodgings, level, rooms: roomLevel },
    ...{ spare, costs, flights, remarks: [] },
  };
}

/** The days of a frame for a level and its money, however its nights are spent: plainer rooms leave them as they are. */
function filledOnce(
  frame: Frame,
  {
    level,
    spare,
    tickets,
  }: Pick<Trip, "level" | "spare"> & { readonly tickets: number | undefined },
  { wish, former }: Planning,
): readonly FilledDay[] {
  const known = filledOf(frame);
  const key = `${level} ${spare} ${tickets}`;
  const days =
    known.get(key) ??
    fillDays(frame, {
      ...{ wish, level, spare },
      ...(tickets !== undefined && { tickets }),
      ...(former && { former }),
    });
  known.set(key, days);
  return days;
}

/** A frame is made for one wish, and forgotten with its trip. */
const filledOf = lazilyPer((_frame: Frame) => new Map<string, readonly FilledDay[]>());

/** Rooms no finer than those of the plan that is changed; without a budget, just such. */
function roomsAt(level: Level, { wish: { comfort }, purse: { budget } }: Planning): Level {
  if (!comfort) return level;
  const isFiner = LEVELS.indexOf(level) > LEVELS.indexOf(comfort.rooms);
  return isFiner || !budget ? comfort.rooms : level;
}

/** What a trip takes of its budget at a level before anything is visited. */
export function leastFor(level: Level, { frame, rooms }: Sketch, planning: Planning): number {
  const { deps, wish, purse } = planning;
  const lodgings = pickLodgings(rooms, roomsAt(level, planning));
  const days = emptyDaysOf(frame);
  const inCents = costInCents({ wish, frame, days, lodgings, level });
  return costsIn(purse.currency, inCents, wish.party, deps.rates).counted;
}

/** Every level of comfort is reckoned on the same ones. */
const emptyDaysOf = lazilyPer(({ days }: Frame): readonly FilledDay[] =>
  days.map((day) => ({ ...day, slots: NOTHING, beside: {} })),
);

const NOTHING: FilledDay["slots"] = {
  morning: { kind: "free" },
  afternoon: { kind: "free" },
  evening: { kind: "free" },
};
