import { isClosedBorder } from "../../../../domain/borders.ts";
import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import { breaksSabbath, hasSunday } from "../days/sabbath-days.ts";
import { isOpen } from "../days/season.ts";
import { excursionsOf, placesOf } from "../days/slots.ts";
import { isCarHired, isSkied } from "../money/extras.ts";
import { HOSTEL, hasBoard } from "../money/houses.ts";
import { hasSprings } from "../money/near.ts";
import { leavesInEvening } from "../route/flight-there.ts";
import { isHardFor } from "../route/flights.ts";
import { isSpaTown, suits, suitsAsked } from "../route/theme.ts";
import type { Trip } from "../trip.ts";
import { careOf } from "../wish/cares.ts";
import { AMENITIES, BOARD_OF, HOUSES, hotelWishOf, NEAR, STARS } from "../wish/hotel-wish.ts";
import { isOfThings, kindsOfThing, timesOf } from "../wish/wished-things.ts";
import { ABSENT, type Absent, answerByInterest } from "./absent.ts";
import { isAnswered } from "./bed-remarks.ts";
import { BY_MANNER, isGoneWith } from "./by-manner.ts";

/** Why a wish is not in a plan. */
export const WHYS = [
  "none",
  "season",
  "unfit",
  "time",
  "money",
  "fewer",
  "hotel",
  "way",
  "border",
  "class",
] as const;
export type Why = (typeof WHYS)[number];

/** What becomes of the wishes that a plan does not serve by something in it. */
export interface Answers {
  /** For the operator to ask of a hotel, a driver, a guide. */
  readonly onRequest: readonly WishKind[];
  readonly unmet: readonly { readonly kind: WishKind | Absent; readonly why: Why }[];
}

/** Served by the plan, to be asked for, or not in it and why not. */
type Answer = "served" | "request" | Why;

/** Every wish that was heard and that the plan does not serve, once. */
export function answersOf(trip: Trip): Answers {
  const kinds = trip.wish.wishes.map(({ kind }) => kind);
  const isVilla = kinds.includes("waterVilla") || kinds.includes("poolVilla");
  const answers = kinds
    .filter((kind) => !(isVilla && kind === "villa"))
    .map((kind) => ({ kind, answer: answerTo(kind, trip) }));
  const asked = answers.filter(({ answer }) => answer === "request").map(({ kind }) => kind);
  const absent = ABSENT.flatMap((kind) => {
    const answer = answerByInterest(kind, trip);
    return answer === undefined ? [] : [{ kind, answer }];
  });
  return {
    onRequest: [...new Set(asked)],
    unmet: WHYS.flatMap((why) =>
      [...answers, ...absent]
        .filter(({ answer }) => answer === why)
        .map(({ kind }) => ({ kind, why })),
    ),
  };
}

function answerTo(kind: WishKind, trip: Trip): Answer {
  // What is sold by the head and was planned is for the operator to book for them alone.
  if (kind === "noGroupTours" && isGoneWith(kind, trip)) return "request";
  if (BY_MANNER.has(kind) || careOf(kind) !== undefined) return "served";
  if (!isOfThings(kind) && extraParts(trip, kind) > 0) return "served";
  if (kind === "joinsLater" || kind === "ownFlights") return "request";
  // A villa that is a sight is served by the sight, or asked for: it is no room to be paid.
  if (kind === "ownName")
    return trip.wish.things?.some((slug) => slug.includes("villa")) ? "served" : "request";
  if (isOfThings(kind)) return answerByThings(kind, trip);
  return answerByHotel(kind, trip) ?? answerByWay(kind, trip) ?? answerByDays(kind, trip);
}

/** A sight, a show, a day out. */
function answerByThings(kind: WishKind, trip: Trip): Answer {
  const { days, frame, wish } = trip;
  if (kind === "spa" && frame.stays.some(({ spot }) => isSpaTown(spot))) return "served";
  const is = (thing: Parameters<typeof kindsOfThing>[0]) => kindsOfThing(thing).has(kind);
  const shown = days.filter((day) => placesOf(day).some(is) || excursionsOf(day).some(is)).length;
  const held = shown + extraParts(trip, kind);
  const times = timesOf(wish, kind) ?? 1;
  if (held > 0) return held >= mostTimes(times, days.length) ? "served" : "fewer";
  const there = frame.stays.flatMap(({ spot }) =>
    [...spot.destination.places, ...spot.excursions].filter(is),
  );
  if (there.length === 0) return ASKED_OF_A_HOUSE.has(kind) ? "request" : "none";
  // "Two excursions" names none: what does not suit the youngest is not meant.
  const suitsThem = kind === "outings" ? suits : suitsAsked;
  const fitting = there.filter((thing) => suitsThem(thing, wish));
  if (fitting.length === 0) return "unfit";
  const isIn = (thing: (typeof there)[number]) => days.some((day) => isOpen(thing, day.calendar));
  if (!fitting.some(isIn)) return "season";
  return "time";
}

/** Parts of days that the operator books for a wish. */
function extraParts({ days }: Trip, kind: WishKind): number {
  return days.reduce((sum, day) => {
    const own = Object.values(day.slots).filter(
      (slot) =>
        (slot.kind === "extra" && slot.wish === kind) ||
        (slot.kind === "own" && (slot.own.kind === kind || slot.own.kinds?.includes(kind))),
    ).length;
    return sum + own + (day.opens === kind ? 1 : 0);
  }, 0);
}

/** The days of the ways there and home are for no more than the way. */
function mostTimes(times: number, days: number): number {
  return Math.min(times, Math.max(1, days - 2));
}

/** What a hotel or a restaurant may have although the catalogue knows nothing of it. */
const ASKED_OF_A_HOUSE: ReadonlySet<WishKind> = new Set([
  "diving",
  "houseReef",
  "spa",
  "sauna",
  "golf",
  "riding",
  "snorkelling",
  "playground",
  "cafes",
  "streetFood",
]);

/** What the world's hotels are not measured from. */
const OF_AN_ADDRESS: ReadonlySet<WishKind> = new Set([
  "nearVenue",
  "nearSynagogue",
  "nearStation",
  "nearBusiness",
]);

function answerByHotel(kind: WishKind, trip: Trip): Answer | undefined {
  const { lodgings, wish } = trip;
  if (isAnswered(kind, trip)) return "served";
  if (kind === "noHotel") return hotelWishOf(wish).none ? "served" : "request";
  const known = lodgings.filter(({ name }) => name !== undefined);
  const [stars, board, near, amenity] = [STARS[kind], BOARD_OF[kind], NEAR[kind], AMENITIES[kind]];
  if (stars !== undefined)
    return known.every((one) => (one.stars ?? 0) >= stars) ? "served" : "hotel";
  const isServed = (one: (typeof known)[number]) =>
    hasBoard(one, board) && one.supplement === undefined;
  if (board !== undefined) return known.every(isServed) ? "served" : "request";
  const house = HOUSES[kind];
  // A house in town may be called a ryokan, and has no spring.
  const hasSpring = ({ name = "", stay }: (typeof lodgings)[number]) =>
    hasSprings(stay.spot) && HOUSES.ryokan?.test(name) === true;
  if (kind === "ryokan" && wish.wishes.some((one) => one.kind === "onsen"))
    return lodgings.some(hasSpring) ? "served" : "request";
  if (house) return known.some(({ name = "" }) => house.test(name)) ? "served" : "request";
  if (OF_AN_ADDRESS.has(kind)) return "request";
  // The middle of a holy city is its sanctuary.
  const isBeside = (one: (typeof known)[number]) =>
    kind === "nearSanctuary" && one.where === "centre" && /^\d+ m /.test(one.distance ?? "");
  // One of two houses that is far is still to be asked for.
  const isFar = ({ distance = "" }: (typeof known)[number]) => /^[\d.]+ km /.test(distance);
  const hasNear = known.some((one) => one.where === near || isBeside(one));
  if (kind === "nearSanctuary" && hasNear && known.some(isFar)) return "request";
  if (near !== undefined)
    return known.some((one) => one.where === near || isBeside(one)) ? "served" : "hotel";
  if (amenity !== undefined)
    return known.every(({ amenities = [] }) => amenities.includes(amenity)) ? "served" : "request";
  if (kind === "hostel") {
    const isCheap = ({ name = "", stars: has = 0 }: (typeof known)[number]) =>
      HOSTEL.test(name) || has <= 1;
    if (known.every(isCheap)) return "served";
    return known.some(isCheap) ? "request" : "hotel";
  }
  return undefined;
}

function answerByWay(kind: WishKind, trip: Trip): Answer | undefined {
  const { frame, flights } = trip;
  const ways = [frame.arrival, ...frame.transfers, frame.departure];
  const goesBy = (mode: string) => ways.some((way) => way.mode === mode);
  // In one place there is no way between places on which nothing runs.
  const isOneStay = frame.transfers.length === 0;
  const has = (other: WishKind) => trip.wish.wishes.some((one) => one.kind === other);
  switch (kind) {
    case "noFlying":
      return ways.some(
        (way) => way.mode === "flight" && !(way === frame.departure && has("flyHome")),
      )
        ? whyFlown(trip)
        : "served";
    case "noInnerFlights":
      return frame.transfers.every(({ mode }) => mode !== "flight") ? "served" : "way";
    case "flyHome":
      return frame.departure.mode === "flight" ? "served" : "way";
    case "ownCar":
      // Where it is flown to a car is hired there.
      return flights.length === 0 || isCarHired(trip.wish, frame) ? "served" : "border";
    case "directFlight":
      return flights.every(({ pick }) => pick.stops === 0) ? "served" : "way";
    case "bus":
      // A bus with its driver is a way of getting about there.
      return goesBy("road") || has("driver") || (has("train") && goesBy("train"))
        ? "served"
        : goesBy("train") || (isOneStay && whyFlown(trip) === "way")
          ? "request"
          : whyFlown(trip);
    case "train":
      if (goesBy("train") || isToldOf(trip, RIDDEN.train)) return "served";
      // Over a border that is closed no train goes either.
      if (!isOneStay) return "way";
      return whyFlown(trip) === "border" ? "border" : "request";
    case "nightTrain":
      return hasNightBy("train", trip) ? "served" : "request";
    case "nightBus":
      return hasNightBy("road", trip) ? "served" : "request";
    case "eveningFlight":
      return !frame.arrival.flight || leavesInEvening(frame.arrival.flight) ? "served" : "way";
    case "laterFlights":
      return flights.some(({ pick }) => isHardFor(trip.wish, pick)) ? "way" : "served";
    case "shabbat":
      return breaksSabbath(trip.days) ? "request" : "served";
    case "sundayService":
      return hasSunday(trip.days) ? "served" : "request";
    case "ferry":
      // Of two ways that were both welcome one is gone.
      if (goesBy("ferry") || (has("train") && goesBy("train")) || isToldOf(trip, RIDDEN.ferry))
        return "served";
      return isOneStay ? "request" : "way";
    case "landHome":
      return frame.departure.mode === "flight" ? "request" : "served";
    case "businessClass":
      return flights.length > 0 ? "served" : "class";
    case "firstClass":
      return "class";
    default:
      return undefined;
  }
}

/** By what the things of the days tell of their ways. */
const RIDDEN = {
  train: /\b(?:train|railway|metro|tram)\b/i,
  ferry: /\bferr(?:y|ies)\b|\bboats?\b|\bsteamer\b/i,
} as const;

function isToldOf({ days }: Trip, way: RegExp): boolean {
  return days.some((day) =>
    [...placesOf(day), ...excursionsOf(day)].some((one) =>
      way.test(`${"parts" in one ? one.name.en : one.title.en}. ${one.text.en}`),
    ),
  );
}

function hasNightBy(mode: "train" | "road", { days }: Trip): boolean {
  return days.some(
    ({ fixed: { evening } }) => evening?.kind === "transfer" && evening.transfer.mode === mode,
  );
}

function whyFlown({ wish: { origin }, frame: { stays } }: Trip): Why {
  const home = origin?.place.country;
  const isClosed = stays.some(
    ({ spot }) => home !== undefined && isClosedBorder(home, spot.country),
  );
  return isClosed ? "border" : "way";
}

function answerByDays(kind: WishKind, { days }: Trip): Answer {
  if (kind === "liftPass" || kind === "skiHire" || kind === "skiSchool")
    return days.some(isSkied) ? "served" : "none";
  if (kind === "sandyBeach") {
    const beaches = days.flatMap(placesOf).filter(({ categories }) => categories.includes("beach"));
    if (beaches.length === 0) return "none";
    return beaches.some(({ name, text }) => SAND.test(`${name.en} ${text.en}`))
      ? "served"
      : "request";
  }
  if (kind === "fireworks")
    return days.some(({ slots }) => slots.evening.kind === "new-year") ? "served" : "request";
  if (kind === "cherryBlossom") return days.some(isInBloom) ? "served" : "season";
  return OF_CARS.has(kind) ? "served" : "request";
}

const OF_CARS: ReadonlySet<WishKind> = new Set(["driver", "carHire", "offRoad"]);

function isInBloom({ calendar: { month }, spot }: Trip["days"][number]): boolean {
  return spot.country === "JP" && (month === 3 || month === 4);
}

const SAND = /\bsand/i;
