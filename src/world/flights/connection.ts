import type { Minutes } from "../../domain/dates.ts";
import type { Airline } from "../airlines/airlines.ts";
import type { Airport } from "../places/airports.ts";
import type { Leniency } from "./leniency.ts";
import { arePartners } from "./partners.ts";

const ALLIANCE_COST = 15;
const AWAY_FROM_HUB_COST = 60;
const INTERLINE_COST = 120;
const STRANGERS_COST = 180;
/** Airlines that sell every flight by itself: a change of planes is the traveller's own affair. */
const POINT_TO_POINT: ReadonlySet<string> = new Set(
  "FR U2 W6 LS BY TB OR X3 TO HV V7 DP G4 XP F8 QS NO XC XR".split(" "),
);
/** Bags are fetched and checked in again. */
const SELF_CONNECT_COST = 300;

/**
 * Whether two airlines sell a change of planes at `via`, and how awkward it is in minutes that a
 * passenger would fly longer to avoid it; undefined when they do not.
 */
export function connectionCost(
  before: Airline,
  after: Airline,
  via: Airport,
  anyPartner = false,
): Minutes | undefined {
  const atHome = isHome(before, via) || isHome(after, via);
  if (before.index === after.index) {
    if (POINT_TO_POINT.has(before.code)) {
      return anyPartner && atHome ? SELF_CONNECT_COST : undefined;
    }
    if (atHome) return 0;
    return before.kind === "low_cost" ? undefined : AWAY_FROM_HUB_COST;
  }
  if (arePartners(before.code, after.code)) {
    return atHome ? ALLIANCE_COST : ALLIANCE_COST + AWAY_FROM_HUB_COST;
  }
  if (before.kind === "low_cost" || after.kind === "low_cost") {
    return anyPartner && atHome ? SELF_CONNECT_COST : undefined;
  }
  if (before.alliance !== undefined && after.alliance !== undefined) {
    if (before.alliance !== after.alliance) return anyPartner ? STRANGERS_COST : undefined;
    return atHome ? ALLIANCE_COST : ALLIANCE_COST + AWAY_FROM_HUB_COST;
  }
  // An airline outside the alliances works with any airline that has a hub where they meet, but for
  // its rivals at home.
  if (atHome && !areRivals(before, after)) return INTERLINE_COST;
  return anyPartner ? STRANGERS_COST : undefined;
}

function areRivals(one: Airline, other: Airline): boolean {
  return one.country === other.country && one.kind === "full_service" && one.kind === other.kind;
}

/** Whether a change of planes is the traveller's own affair: bags are fetched, and a missed flight is lost. */
export function isSelfTransfer(before: Airline, after: Airline): boolean {
  if (before.index === after.index) return POINT_TO_POINT.has(before.code);
  return (
    (before.kind === "low_cost" || after.kind === "low_cost") &&
    !arePartners(before.code, after.code)
  );
}

function isHome(airline: Airline, airport: Airport): boolean {
  return airline.hubs.includes(airport.iata) || airline.bases.includes(airport.iata);
}

/** Most kilometres for a journey between places so far apart; short trips get little to spare. */
export function mostKm(directKm: number, { stretch, spareKm }: Leniency): number {
  return directKm * stretch + Math.min(spareKm, 250 + directKm * 0.4);
}

/** Pairs of states that let no traveller in from each other: no airline sells a journey by way of a third. */
const SHUT: ReadonlySet<string> = new Set(
  ["IR", "IQ", "LB", "LY", "SY", "YE"]
    .flatMap((other) => [`IL${other}`, `${other}IL`])
    .concat("KPKR", "KRKP"),
);

/** Whether journeys with a change of planes are sold between two airports at all. */
export function areJoined(from: Airport, to: Airport): boolean {
  return from.cityCode !== to.cityCode && !SHUT.has(from.country + to.country);
}

/** Changing planes in one's own city is no connection; a domestic journey stays in its country. */
export function mayPassThrough(via: Airport, from: Airport, to: Airport): boolean {
  if (via.cityCode === from.cityCode || via.cityCode === to.cityCode) return false;
  return from.country !== to.country || via.country === from.country;
}
