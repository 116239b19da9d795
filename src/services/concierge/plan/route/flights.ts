import {
  clockTime,
  type DayNumber,
  dayOf,
  isoDate,
  MINUTES_PER_DAY,
  type Minutes,
} from "../../../../domain/dates.ts";
import { leftOf } from "../../../../domain/stock.ts";
import { seatsNeeded } from "../../../../domain/travel.ts";
import { turnToGoOn } from "../../../../memory/turns.ts";
import type { FlightOffer } from "../../../../suppliers/types.ts";
import type { Planning } from "../planning.ts";
import { FLIGHT } from "../weights.ts";
import type { Wish } from "../wish/wish.ts";

/** A flight that a plan counts on, at today's price. */
export interface FlightPick {
  readonly number: string;
  readonly from: string;
  readonly to: string;
  /** Where it was looked for: a city stands for each of its airports. */
  readonly between: readonly [from: string, to: string];
  /** Local, `HH:MM`. */
  readonly departs: string;
  readonly arrives: string;
  readonly departureDay: string;
  readonly arrivalDay: string;
  /** The hours of the two days, which every comparison reads. */
  readonly departsAt: number;
  readonly arrivesAt: number;
  /** How many days after leaving it lands. */
  readonly nights: number;
  readonly minutes: number;
  readonly stops: number;
  /** Of those minutes, the ones on the ground between two flights. */
  readonly waits: number;
  /** US cents for the whole party. */
  readonly price: number;
  /** What is sold so many times to make that price. */
  readonly offer: FlightOffer;
  readonly times: number;
}

/** A flight that is wanted, for the party of the wish. */
export interface FlightWish {
  readonly from: string;
  readonly to: string;
  readonly day: DayNumber;
  /** Which of the affordable ones is best; lower is better. */
  readonly prefer: (offer: Candidate) => number;
}

export interface Candidate {
  readonly offer: FlightOffer;
  readonly pick: FlightPick;
}

/** Airlines book so many at once; a larger group is priced seat by seat. */
const MOST_SEATS = 9;
/** What an hour less on the way is worth to a traveller, US cents. */
const CENTS_AN_HOUR = 2000;
const CENTS_AN_HOUR_OF_THE_THRIFTY = 800;
/** Only the best so many by price and length are compared. */
const MOST_COMPARED = 12;
/** Flights with more changes are taken only where there is nothing else. */
const MOST_STOPS = 1;
const MOST_NIGHTS = 1;

/**
 * The flight to take on a day; undefined where the world flies none. Changes of planes are looked at
 * where there is no nonstop at good hours, or where the cheapest way is wanted.
 */
export async function findFlight(
  planning: Planning,
  wanted: FlightWish,
): Promise<FlightPick | undefined> {
  const direct = isThrifty(planning) ? undefined : await bestFlight(planning, wanted, true);
  const isGood = direct && !isAtHardHours(direct) && !leavesTooEarly(planning.wish, direct);
  return isGood ? direct : await bestFlight(planning, wanted, false);
}

async function bestFlight(
  planning: Planning,
  { from, to, day, prefer }: FlightWish,
  nonstop: boolean,
): Promise<FlightPick | undefined> {
  const { wish, found } = planning;
  const key = `${from}${to}${day}${nonstop}`;
  const known = found.get(key) ?? candidatesOf(planning, { from, to, day, nonstop });
  found.set(key, known);
  const candidates = await known;
  const easy = candidates.filter(({ pick }) => isEasy(pick) && pick.nights <= MOST_NIGHTS);
  const change = changeIsHard(wish)
    ? FLIGHT.hardStop
    : isThrifty(planning)
      ? FLIGHT.stopOfTheThrifty
      : 0;
  const night = isGentle(wish) ? FLIGHT.hardHours : FLIGHT.hardHoursOfAnybody;
  const hourCosts = costOfAnHour(planning);
  const value = (one: Candidate) =>
    prefer(one) +
    one.offer.price / hourCosts +
    one.pick.stops * change +
    (isHardFor(wish, one.pick) ? night : 0) -
    asBefore(planning, one.pick);
  return best(easy.length > 0 ? easy : candidates, value)?.pick;
}

/** The flight of the plan that is changed is taken again where it flies, else one between its airports. */
function asBefore({ former }: Planning, { number, from, to, departureDay }: FlightPick): number {
  const day = former?.flights.get(number);
  const isThere = former?.airports.includes(from) && former.airports.includes(to);
  if (day === undefined) return isThere ? FLIGHT.keptAirports : 0;
  return day === departureDay || day === "" ? FLIGHT.kept : FLIGHT.keptOnAnotherDay;
}

export function isInBusiness({ wishes }: Wish): boolean {
  return wishes.some(({ kind }) => kind === "businessClass");
}

/** True where seats are priced one by one. */
function isPricedBySeat({ party }: Wish): boolean {
  return seatsNeeded(party) > MOST_SEATS || party.infants > party.adults;
}

/** Who asks for a cheap trip, or cannot have another. */
function isThrifty({ wish, thrifty }: Planning): boolean {
  return wish.style === "economy" || thrifty === true;
}

/** What a way costs the whole party, US cents, in hours that such money spares. */
export function inHours(planning: Planning, cents: number): number {
  const anHour = isThrifty(planning) ? CENTS_AN_HOUR_OF_THE_THRIFTY : CENTS_AN_HOUR;
  return cents / (anHour * Math.max(1, seatsNeeded(planning.wish.party)));
}

/** What an hour less is worth to all that an offer is for, US cents. */
function costOfAnHour(planning: Planning): number {
  const { wish } = planning;
  const anHour = isThrifty(planning) ? CENTS_AN_HOUR_OF_THE_THRIFTY : CENTS_AN_HOUR;
  return anHour * (isPricedBySeat(wish) ? 1 : seatsNeeded(wish.party));
}

/** The flights of a day that are worth comparing, the best by price and length first. */
async function candidatesOf(
  planning: Planning,
  { from, to, day, nonstop }: Omit<FlightWish, "prefer"> & { readonly nonstop: boolean },
): Promise<readonly Candidate[]> {
  const { deps, clock, wish } = planning;
  const bySeat = isPricedBySeat(wish);
  await turnToGoOn();
  const { offers, groups } = await deps.flights.search({
    origin: from,
    destination: to,
    day,
    cabin: isInBusiness(wish) ? "business" : "economy",
    party: bySeat ? { adults: 1, children: 0, infants: 0 } : wish.party,
    quoteDay: clock.quoteDay,
    notBefore: clock.instant,
    nonstop,
  });
  const sold = await deps.inventory.soldIn(groups);
  const hourCosts = costOfAnHour(planning);
  const worth = ({ price, departure, arrival, stops }: FlightOffer) =>
    price / hourCosts +
    (arrival - departure) / 60 +
    stops * FLIGHT.stop +
    (stops > MOST_STOPS ? FLIGHT.arrivesNextDay : 0);
  return offers
    .filter((offer) => leftOf(offer, sold) >= offer.quantity)
    .map((offer) => ({ offer, worth: worth(offer) }))
    .sort((a, b) => a.worth - b.worth)
    .slice(0, isGentle(wish) ? 2 * MOST_COMPARED : MOST_COMPARED)
    .map(({ offer }) => ({
      offer,
      pick: pickOf(offer, [from, to], bySeat ? seatsNeeded(wish.party) : 1),
    }));
}

/** So many have to be woken, counted and driven to the airport. */
const GROUP = 10;

/** Changing planes is hardest with children, with a wheelchair, in a group, at work, and on a honeymoon. */
function changeIsHard(wish: Wish): boolean {
  const { party, needs, interests, pace, work } = wish;
  const children = party.children + party.infants > 0;
  const isGroup = party.adults >= GROUP;
  const isSpared = work || isGroup || pace === "relaxed" || isInBusiness(wish);
  return children || isSpared || needs.includes("wheelchair") || interests.includes("honeymoon");
}

/** Small children, the old, newly-weds, wheelchair users and groups are spared the night where they can be. */
function isGentle({ smallChildren, pace, interests, needs, party, wishes }: Wish): boolean {
  return (
    smallChildren ||
    wishes.some(({ kind }) => kind === "laterFlights") ||
    party.adults >= GROUP ||
    pace === "relaxed" ||
    needs.includes("wheelchair") ||
    interests.includes("honeymoon")
  );
}

/** True where a flight costs the night's sleep: up before five, in bed after midnight, a night of changing. */
function isAtHardHours(pick: FlightPick): boolean {
  const { departsAt, arrivesAt, nights, stops } = pick;
  if (isThroughTheNight(pick)) return isInTheSmallHours(pick);
  if (nights > 0 && stops > 0) return true;
  const landsEarly = arrivesAt < FLIGHT.tooEarly;
  return departsAt < FLIGHT.upAtNight || landsEarly || arrivesAt >= FLIGHT.landsLate;
}

/** On the ground between two flights this is a lost half day to anybody. */
const LONG_WAIT = 300;
/** So long a way is flown through the night by everybody, and so long with a change of planes in it. */
const LONG_HAUL = 360;
const LONG_HAUL_WITH_CHANGE = 720;

/** Left in the day or the evening, and landing on the next: the usual night of a long way. */
function isThroughTheNight(pick: FlightPick): boolean {
  const least = pick.stops > 0 ? LONG_HAUL_WITH_CHANGE : LONG_HAUL;
  return pick.nights > 0 && pick.minutes >= least && pick.departsAt >= FLIGHT.upEarly;
}

/** Landing when nobody is met and no room is ready. */
function isInTheSmallHours({ arrivesAt }: FlightPick): boolean {
  return arrivesAt > 0 && arrivesAt < FLIGHT.smallHours;
}

/** True where a flight is worth a word: at night hours, which some feel sooner than others, or with a long wait. */
export function isHardFor(wish: Wish, pick: FlightPick): boolean {
  if (leavesTooEarly(wish, pick) || pick.waits >= LONG_WAIT) return true;
  if (isGentle(wish)) return isAtHardHours(pick);
  const isOfDays = pick.nights > 0 && pick.stops > 0 && !isThroughTheNight(pick);
  return pick.departsAt < FLIGHT.upEarly || isInTheSmallHours(pick) || isOfDays;
}

/** "No flights before 9am". */
function leavesTooEarly({ wishes }: Wish, { departsAt }: FlightPick): boolean {
  return departsAt < FLIGHT.notBefore && wishes.some(({ kind }) => kind === "laterFlights");
}

/** True for a flight that a traveller would take without complaint. */
export function isEasy({ stops }: FlightPick): boolean {
  return stops <= MOST_STOPS;
}

function best(
  candidates: readonly Candidate[],
  value: (one: Candidate) => number,
): Candidate | undefined {
  let chosen: Candidate | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const one of candidates) {
    const its = value(one);
    if (its < least) {
      chosen = one;
      least = its;
    }
  }
  return chosen;
}

function pickOf(offer: FlightOffer, between: FlightPick["between"], times: number): FlightPick {
  const { number, from, to, leaves, lands, waits } = offer.hours();
  const [departureDay, arrivalDay] = [dayOf(leaves), dayOf(lands)];
  return {
    number,
    from,
    to,
    between,
    departs: clockTime(leaves),
    arrives: clockTime(lands),
    departureDay: isoDate(departureDay),
    arrivalDay: isoDate(arrivalDay),
    departsAt: hoursOf(leaves - departureDay * MINUTES_PER_DAY),
    arrivesAt: hoursOf(lands - arrivalDay * MINUTES_PER_DAY),
    nights: arrivalDay - departureDay,
    minutes: offer.arrival - offer.departure,
    stops: offer.stops,
    waits,
    price: offer.price * times,
    offer,
    times,
  };
}

export function nightsOf({ nights }: Pick<FlightPick, "nights">): number {
  return nights;
}

function hoursOf(minuteOfDay: Minutes): number {
  return Math.floor(minuteOfDay / 60) + (minuteOfDay % 60) / 60;
}

/** "J2 223, 09:40–11:00 (+1)". */
export function flightWords(flight: FlightPick): string {
  const { number, departs, arrives, nights } = flight;
  return `${number}, ${departs}–${arrives}${nights > 0 ? ` (+${nights})` : ""}`;
}

/** Hours of the day. */
export function hourOf(clock: string): number {
  return Number(clock.slice(0, 2)) + Number(clock.slice(3, 5)) / 60;
}

/** There: the same day, and early enough to see something. */
export function arrivesEarly({ pick }: Candidate): number {
  return (
    (pick.nights > 0 ? FLIGHT.arrivesNextDay : 0) +
    pick.minutes / 60 +
    pick.stops * FLIGHT.stop +
    Math.max(0, pick.arrivesAt - FLIGHT.arriveBy) +
    nightCost(pick) +
    (pick.arrivesAt < FLIGHT.tooEarly ? FLIGHT.arrivesAtNight : 0)
  );
}

/** Of an arrival with a way of hours by land behind it: what each hour of it in the dark costs. */
export function ridesOnLate({ arrivesAt }: FlightPick, roadHours: number): number {
  if (roadHours < FLIGHT.farFrom) return 0;
  const reaches = arrivesAt + FLIGHT.intoTown + roadHours;
  const inTheDark = Math.max(0, reaches - FLIGHT.thereBy) * FLIGHT.hourInTheDark;
  return Math.min(inTheDark, FLIGHT.nightOnTheWay);
}

/** True where the way by land behind a flight would end in the night: nobody is sold that. */
export function endsAtNight({ arrivesAt }: FlightPick, roadHours: number): boolean {
  const reaches = arrivesAt + FLIGHT.intoTown + roadHours;
  return roadHours >= FLIGHT.farFrom && reaches > FLIGHT.thereAtTheLatest;
}

/** There for work: every hour after ten is one of work lost. */
export function arrivesForWork(one: Candidate): number {
  const late = Math.max(0, one.pick.arrivesAt - FLIGHT.workFrom);
  return arrivesEarly(one) + late * FLIGHT.hourOfShortTrip;
}

/** There on the eve of work: at any hour that leaves the night. */
export function arrivesByEvening(one: Candidate): number {
  const early = Math.max(0, one.pick.arrivesAt - FLIGHT.arriveBy);
  const late = Math.max(0, one.pick.arrivesAt - FLIGHT.eveningUntil);
  return arrivesEarly(one) - early + late * FLIGHT.hourOfShortTrip;
}

/** Leaving in the small hours costs a night's sleep, which a long flight gives back; leaving very early a part of it. */
function nightCost({ departsAt: departs, minutes }: FlightPick): number {
  if (departs < FLIGHT.smallHours)
    return minutes >= LONG_HAUL || departs < FLIGHT.lateEvening
      ? FLIGHT.departsAtNight
      : FLIGHT.sleepless;
  return departs < FLIGHT.upEarly ? FLIGHT.departsTooEarly : 0;
}

/** There through the night: landing the next day is what it is for. */
export function arrivesOvernight(one: Candidate): number {
  const isOvernight = one.pick.nights > 0;
  return arrivesEarly(one) + (isOvernight ? -FLIGHT.arrivesNextDay : FLIGHT.arrivesNextDay);
}

/** True where a far airport is left for before anybody is up. */
export function leavesAtNight({ departsAt }: FlightPick, roadHours: number): boolean {
  return roadHours > 1 && departsAt - roadHours < FLIGHT.driveFrom;
}

/** Back: late enough for a last morning and for the road to the airport, and not into the night. */
export function leavesLate(roadHours: number, days: number): (one: Candidate) => number {
  const isShort = days <= FLIGHT.shortTrip;
  const from = isShort ? FLIGHT.leaveShortTripFrom : FLIGHT.leaveFrom;
  const anHour = isShort ? FLIGHT.hourOfShortTrip : 1;
  return ({ pick }) =>
    (pick.departsAt < FLIGHT.transferFrom + roadHours ? FLIGHT.transferTooEarly : 0) +
    (leavesAtNight(pick, roadHours) ? FLIGHT.driveAtNight : 0) +
    pick.minutes / 60 +
    pick.stops * FLIGHT.stop +
    nightCost(pick) +
    (pick.departsAt < FLIGHT.afterBreakfast ? FLIGHT.beforeBreakfast : 0) +
    Math.max(0, from - pick.departsAt) * anHour +
    Math.max(0, pick.departsAt - FLIGHT.leaveBy);
}

/** Back from work: as late as leaves the day to it, and home before midnight. */
export function leavesAfterWork({ pick }: Candidate): number {
  return (
    pick.minutes / 60 +
    pick.stops * FLIGHT.stop +
    Math.max(0, FLIGHT.workUntil - pick.departsAt) * FLIGHT.hourOfShortTrip
  );
}

/** On the way: short, and late enough to reach the airport, which is `roadHours` away. */
export function isShort(roadHours: number): (one: Candidate) => number {
  return ({ pick }) =>
    (pick.nights > 0 ? FLIGHT.arrivesNextDay : 0) +
    pick.minutes / 60 +
    pick.stops * FLIGHT.stop +
    (pick.departsAt < FLIGHT.transferFrom + roadHours ? FLIGHT.transferTooEarly : 0) +
    (leavesAtNight(pick, roadHours) ? FLIGHT.arrivesNextDay : 0) +
    Math.max(0, pick.departsAt - FLIGHT.transferBy - roadHours);
}
