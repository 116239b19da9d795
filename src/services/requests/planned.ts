import type { CatalogueText } from "../../domain/catalogue.ts";
import type { PlanAnswer } from "../../domain/contracts/concierge/plan.ts";
import { parseIsoDate } from "../../domain/dates.ts";
import { defined } from "../../domain/defined.ts";
import type { Place, Places } from "../../suppliers/types.ts";

/** A hotel of the plan, and its nights as days since the departure; the last ends with the journey. */
export interface PlannedStay {
  readonly hotel: string;
  /** The code under which hotels of its town are found. */
  readonly city?: string;
  readonly firstDay: number;
  readonly lastDay?: number;
}

const HOTEL = /^(.+?) \d★.*, ([^,]+)$/u;

/** The plan's hotels with the days of their cities; a plan that sleeps in a city twice is not taken apart. */
export function staysOf(
  plan: PlanAnswer | undefined,
  codeOf: (name: string) => string | undefined,
): readonly PlannedStay[] {
  const stays = (plan?.hotels ?? []).flatMap((written) => {
    const [, hotel, town = ""] = HOTEL.exec(written) ?? [];
    const firstDay = plan?.itinerary.findIndex(({ city }) => city === town) ?? -1;
    const city = codeOf(town);
    return hotel === undefined ? [] : [{ hotel, firstDay, ...defined({ city }) }];
  });
  const days = stays.map(({ firstDay }) => firstDay);
  const isInOrder = days.every((day, index) => day > (days[index - 1] ?? -1));
  return isInOrder
    ? stays.map((stay, index) => ({ ...stay, ...defined({ lastDay: days[index + 1] }) }))
    : stays.slice(0, 1).map((stay) => ({ ...stay, firstDay: 0 }));
}

/** A stay's days since the departure, which may be before the first day of the plan. */
export function shifted(
  { firstDay, lastDay, ...stay }: PlannedStay,
  departure: string | undefined,
  plan: PlanAnswer | undefined,
): PlannedStay {
  const early = plan?.dates?.leaves === departure ? daysBetween(departure, plan?.dates?.from) : 0;
  const later = (day: number) => day + early;
  return {
    ...stay,
    firstDay: later(firstDay),
    ...(lastDay !== undefined && { lastDay: later(lastDay) }),
  };
}

export function daysBetween(from: string | undefined, to: string | undefined): number {
  const [first, last] = [from, to].map((day) =>
    day === undefined ? undefined : parseIsoDate(day),
  );
  return first === undefined || last === undefined ? 0 : last - first;
}

interface Where {
  readonly places: Places;
  /** Where one flies to for a town by its name. */
  readonly airport: (name: string) => string | undefined;
}

export interface PlannedWay {
  /** Where the way back begins, where that is another city than that of the way there. */
  readonly backFrom?: string;
  /** Flights of the plan between its places: neither the way there nor the way back. */
  readonly between?: readonly string[];
}

/**
 * Where the way back begins, where that is not the city of the first landing: where the plan's flight
 * home leaves from, or without one where the plan ends; and the flights between.
 */
export function wayOf(
  plan: PlanAnswer | undefined,
  home: string | undefined,
  to: string | undefined,
  { places, airport }: Where,
): PlannedWay {
  const flights = plan?.flights ?? [];
  const cityOf = (code: string) => places.find(code)?.cityCode ?? code;
  const ways = flights.map((flight) => {
    const [, from = "", until = ""] = /^([A-Z]{3})–([A-Z]{3})/.exec(flight) ?? [];
    return { from, until, leavesHome: isHome(from), landsHome: isHome(until) };
  });
  function isHome(code: string): boolean {
    return home !== undefined && cityOf(code) === cityOf(home);
  }
  const back = ways.findLast(({ landsHome }) => landsHome)?.from;
  const end = plan?.itinerary.at(-1)?.city;
  const last = back ?? (end === undefined ? undefined : airport(end));
  const between = ways
    .filter(({ leavesHome, landsHome }) => !leavesHome && !landsHome)
    .map(({ from, until }) => `${from}–${until}`);
  const isOther = last !== undefined && to !== undefined && cityOf(last) !== cityOf(to);
  return {
    ...(isOther && { backFrom: cityOf(last) }),
    ...(between.length > 0 && { between }),
  };
}

/** A place by what plans call it, or as people write it: a town has hotels of its own, also without an airport. */
export function townOf(
  name: string,
  places: Places,
  plan: PlanAnswer | undefined,
  cities: ReadonlyMap<string, CatalogueText>,
): Place | undefined {
  if (plan) {
    for (const [code, called] of cities) if (called[plan.lang] === name) return places.find(code);
  }
  return places.read(name.replaceAll("-", " "));
}
