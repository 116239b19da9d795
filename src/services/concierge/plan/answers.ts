import { isClosedBorder } from "../../../domain/borders.ts";
import type { Category } from "../../../domain/catalogue.ts";
import type { WishKind } from "../../../reading/lexicon/wishes/kinds.ts";
import { isByTrain } from "./excursions.ts";
import { isCarHired, isSkied } from "./extras.ts";
import { isHardFor } from "./flights.ts";
import { AMENITIES, BOARD_OF, HOUSES, hotelWishOf, NEAR, STARS } from "./hotel-wish.ts";
import { HOSTEL, hasBoard } from "./lodging.ts";
import { breaksSabbath } from "./sabbath-days.ts";
import { isOpen } from "./season.ts";
import { excursionsOf, placesOf } from "./slots.ts";
import { isSpaTown, suitsAsked } from "./theme.ts";
import type { Trip } from "./trip.ts";
import { isOfThings, kindsOfThing, timesOf } from "./wished-things.ts";
import { isBare } from "./world-spots.ts";

/** Why a wish is not in a plan. */
export const WHYS = [
  "none",
  "season",
  "unfit",
  "time",
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

/** What a trip may be about, and is said not to be where nothing of it is in the days. */
export const ABSENT = [
  "art",
  "desert",
  "food",
  "islands",
  "mountains",
  "nature",
  "nightlife",
  "shopping",
  "wine",
] as const satisfies readonly Category[];
export type Absent = (typeof ABSENT)[number];

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

/** Kinds that the way of planning itself serves: the pace, the choice of places, the roads. */
const BY_MANNER: ReadonlySet<WishKind> = new Set([
  "nap",
  "slowPace",
  "littleWalking",
  "littleDriving",
  "fewMuseums",
  "noParty",
  "noCrowds",
  "noCar",
  "noVisa",
  "flightsApart",
  "noHeights",
  "noHorse",
  "halalFood",
  "vegetarianFood",
  "noMuseums",
  "noChurches",
  "noSeafood",
  "noAlcohol",
  "noGroupTours",
  "noLongTrips",
  "noCamping",
  "vegan",
  "separateRooms",
  "elderly",
  "dailySpa",
  "twoParkDays",
  "threeParkDays",
]);

function answerTo(kind: WishKind, trip: Trip): Answer {
  if (BY_MANNER.has(kind)) return "served";
  if (!isOfThings(kind) && extraParts(trip, kind) > 0) return "served";
  if (kind === "joinsLater") return "request";
  // A villa that is a sight is served by the sight, or asked for: it is no room to be paid.
  if (kind === "ownName")
    return trip.wish.things?.some((slug) => slug.includes("villa")) ? "served" : "request";
  if (isOfThings(kind)) return answerByThings(kind, trip);
  return answerByHotel(kind, trip) ?? answerByWay(kind, trip) ?? answerByDays(kind, trip);
}

/** Undefined for what was not asked for, and for what a day or the place itself is about. */
function answerByInterest(kind: Absent, { days, frame, wish }: Trip): Why | undefined {
  if (!wish.interests.includes(kind)) return undefined;
  const isOf = ({ categories }: { readonly categories: readonly Category[] }) =>
    categories.includes(kind);
  const shown = days.flatMap((day) => [...placesOf(day), ...excursionsOf(day)]);
  const stays = frame.stays.map(({ spot }) => spot);
  // Of a place without sights another note tells.
  if (shown.some(isOf) || stays.some(isBare)) return undefined;
  if (OF_A_PLACE.has(kind) && stays.some(({ destination }) => isOf(destination))) return undefined;
  const there = stays.flatMap(({ destination, excursions }) => [
    ...destination.places,
    ...excursions,
  ]);
  return there.some(isOf) ? "time" : "none";
}

/** What a place is, whatever is visited in it. */
const OF_A_PLACE: ReadonlySet<Category> = new Set(["islands", "mountains", "nature"]);

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
  const fitting = there.filter((thing) => suitsAsked(thing, wish));
  if (fitting.length === 0) return "unfit";
  const isIn = (thing: (typeof there)[number]) => days.some((day) => isOpen(thing, day.calendar));
  if (!fitting.some(isIn)) return "season";
  return "time";
}

/** Parts of days that the operator books for a wish. */
function extraParts({ days }: Trip, kind: WishKind): number {
  return days.reduce((sum, day) => {
    const own = Object.values(day.slots).filter(
      (slot) => slot.kind === "extra" && slot.wish === kind,
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
]);

function answerByHotel(kind: WishKind, { lodgings, wish }: Trip): Answer | undefined {
  if (kind === "noHotel") return hotelWishOf(wish).none ? "served" : "request";
  const known = lodgings.filter(({ name }) => name !== undefined);
  const [stars, board, near, amenity] = [STARS[kind], BOARD_OF[kind], NEAR[kind], AMENITIES[kind]];
  if (stars !== undefined)
    return known.every((one) => (one.stars ?? 0) >= stars) ? "served" : "hotel";
  const isServed = (one: (typeof known)[number]) =>
    hasBoard(one, board) && one.supplement === undefined;
  if (board !== undefined) return known.every(isServed) ? "served" : "request";
  const house = HOUSES[kind];
  if (house) return known.some(({ name = "" }) => house.test(name)) ? "served" : "request";
  if (kind === "nearVenue") return "request";
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
    const isCheap = known.every(({ name = "", stars: has = 0 }) => HOSTEL.test(name) || has <= 1);
    return isCheap ? "served" : "hotel";
  }
  return undefined;
}

function answerByWay(kind: WishKind, trip: Trip): Answer | undefined {
  const { frame, flights } = trip;
  const ways = [frame.arrival, ...frame.transfers, frame.departure];
  const goesBy = (mode: string) => ways.some((way) => way.mode === mode);
  const has = (other: WishKind) => trip.wish.wishes.some((one) => one.kind === other);
  switch (kind) {
    case "noFlying":
      return ways.every(
        (way) => way.mode !== "flight" || (way === frame.departure && has("flyHome")),
      )
        ? "served"
        : whyFlown(trip);
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
        : goesBy("train")
          ? "request"
          : whyFlown(trip);
    case "train":
      return goesBy("train") || trip.days.some((day) => excursionsOf(day).some(isByTrain))
        ? "served"
        : "way";
    case "nightTrain":
      return trip.days.some(({ fixed: { evening } }) => isInBerths(evening)) ? "served" : "request";
    case "laterFlights":
      return flights.some(({ pick }) => isHardFor(trip.wish, pick)) ? "way" : "served";
    case "shabbat":
      return breaksSabbath(trip.days) ? "request" : "served";
    case "ferry":
      return goesBy("ferry") ? "served" : "way";
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

function isInBerths(evening: Trip["days"][number]["fixed"]["evening"]): boolean {
  return evening?.kind === "transfer" && evening.transfer.mode === "train";
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
