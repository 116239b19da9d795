import type { CatalogueText } from "../../../../domain/catalogue.ts";
import { type DayNumber, monthOf } from "../../../../domain/dates.ts";
import { distanceKm } from "../../../../domain/geo.ts";
import { currencyDigits } from "../../../../domain/money.ts";
import { leftOf } from "../../../../domain/stock.ts";
import type { Board } from "../../../../domain/travel.ts";
import { lazilyPer } from "../../../../memory/lazily.ts";
import { turnToGoOn } from "../../../../memory/turns.ts";
import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import type { ExchangeRates, HotelFacts, HotelOffer } from "../../../../suppliers/types.ts";
import { codeOf } from "../changes/codes.ts";
import type { Planning } from "../planning.ts";
import type { Stay } from "../route/route.ts";
import { hasChildren, isFrail, type Theme, themeOf } from "../route/theme.ts";
import { BOARD_OF, type HotelWish, hotelWishOf, isHouseFor } from "../wish/hotel-wish.ts";
import { COMFORT, type Level } from "../wish/level.ts";
import type { Wish } from "../wish/wish.ts";
import type { Aboard } from "./aboard.ts";
import { type HouseAnswer, houseAnswers } from "./house-answers.ts";
import { type Hotel, hasBoard, hotelsOf, inReach, kept, nearest } from "./houses.ts";
import { eatersOf, FOOD_BESIDE, livingCosts } from "./living-costs.ts";
import {
  AT_A_BEACH,
  beachesNamed,
  hasSprings,
  isCured,
  isForTheSpring,
  isWelcomeAt,
  type Landmark,
  landmarkOf,
  TREATING,
} from "./near.ts";
import { stayInVilla, withVilla } from "./villas.ts";

/** The hotel that a plan counts on for a stay. */
export interface Lodging {
  readonly stay: Stay;
  /** Undefined where the world has no hotel: then the price is a guess. */
  readonly name?: string;
  readonly stars?: number;
  /** Where in its town it stands, as far as is known, and in words: "150 m from the beach". */
  readonly where?: Where;
  readonly distance?: string;
  /** Meals inside the price. */
  readonly board?: Board;
  /** Meals that the house has to be asked for, and what of the price is for them, US cents. */
  readonly supplement?: { readonly kind: WishKind; readonly price: number };
  /** A villa that the house has to be asked for, and what of the price is for it, US cents. */
  readonly villa?: { readonly kind: WishKind; readonly price: number };
  readonly amenities?: readonly string[];
  /** The beach that was called by name and that the house stands at. */
  readonly beach?: CatalogueText;
  /** Nights that are slept on a boat instead. */
  readonly aboard?: Aboard;
  /** Who comes for a cure has it in the house. */
  readonly treats?: true;
  /** What was asked of the house, and whether it has it. */
  readonly answers?: readonly HouseAnswer[];
  /** US cents for all rooms and nights. */
  readonly price: number;
  /** US cents for one room without what is asked for beside. */
  readonly perNight?: number;
  /** False where every room is taken. */
  readonly free: boolean;
}

type Where = HotelFacts["position"];

/** Where guests want to stay for what fills their days. */
const NEAR: Readonly<Record<Theme, Where>> = {
  beach: "beach",
  ski: "slope",
  pilgrimage: "sanctuary",
  wellness: "centre",
};
/** Far from everything a day is made of. */
const ASIDE: ReadonlySet<Where> = new Set(["airport", "outer"]);

/** What a town offers for a stay, cheapest first, one offer a hotel. */
export interface Rooms {
  readonly stay: Stay;
  readonly hotels: readonly Hotel[];
  readonly free: boolean;
  readonly guests: number;
  /** What the stay is about. */
  readonly theme: Theme | undefined;
  readonly wish: Wish;
  readonly asked: HotelWish;
  /** What the house is to be near. */
  readonly landmark?: Landmark | undefined;
  /** No house keeps to what a night may cost: then the cheapest is meant. */
  readonly capped?: boolean;
  /** The house of the plan that is changed, by its code. */
  readonly former?: string | undefined;
}

/** A room for two where the world has no hotel, US cents a night. */
const GUESSED_NIGHT = 5000;
const MOST_FOR_MODEST = 4;
/** A hotel that is a place of its own. */
const RESORT = /\b(?:Resort|Villas?)\b/;
/** As hotels of the world call it. */
const STEP_FREE = "Step-free rooms";

export async function findRooms(
  { deps, clock, wish, former }: Planning,
  stay: Stay,
  checkIn: DayNumber,
): Promise<Rooms> {
  // A room for one is a room for two with one in it.
  const beds = wish.wishes.some(({ kind }) => kind === "separateRooms") ? 2 : 1;
  const guests = wish.party.adults * beds + wish.party.children;
  const theme = themeOf(stay.spot, wish, monthOf(checkIn));
  const asked = hotelWishOf(wish);
  if (stay.nights === 0 || asked.none)
    return { stay, hotels: [], free: true, guests, theme, wish, asked };
  await turnToGoOn();
  const query = {
    cityCode: stay.spot.destination.place,
    checkIn,
    checkOut: checkIn + stay.nights,
    guests,
    quoteDay: clock.quoteDay,
  };
  // Without a wish for meals a house stands for its cheapest room, as long as that is not sold.
  const cheapest = asked.board === undefined;
  const found = await deps.hotels.search({ ...query, ...(cheapest && { cheapest }) });
  const sold = await deps.inventory.soldIn(found.groups);
  const isOpen = (offer: HotelOffer) => leftOf(offer, sold) >= offer.quantity;
  const isSold = (offer: HotelOffer) => offer.left >= offer.quantity && !isOpen(offer);
  const { offers } =
    cheapest && sold.size > 0 && found.offers.some(isSold)
      ? await deps.hotels.search(query)
      : found;
  const vacant = offers.filter(
    (offer) =>
      isOpen(offer) &&
      isHouseFor(offer.hotel.name, wish) &&
      isWelcomeAt(offer.hotel, stay.spot, wish),
  );
  const free = vacant.length > 0;
  const most = nightlyOf(wish, deps.rates);
  const within = vacant.filter(
    ({ pricePerNight, quantity }) => most === undefined || pricePerNight <= most * quantity,
  );
  const open = within.length > 0 ? within : vacant;
  const landmark = landmarkOf(stay.spot, wish, theme);
  const hotels = hotelsOf(free ? open : offers, asked, landmark);
  const house = former?.houses.get(stay.spot);
  const capped = most !== undefined && within.length === 0;
  return { stay, hotels, free, guests, theme, wish, asked, landmark, capped, former: house };
}

/** The most that a room may cost a night, US cents, where that was said. */
export function nightlyOf({ nightly, budget, currency }: Wish, rates: ExchangeRates) {
  if (!nightly) return undefined;
  const from = nightly.currency ?? budget?.currency ?? currency ?? "USD";
  const minor = Math.round(nightly.amount * 10 ** currencyDigits(from));
  return rates.convert(minor, from, "USD");
}

/** The hotels of a trip: no name twice, which readers would take for a slip. */
export function pickLodgings(
  all: readonly Rooms[],
  level: Level,
  cheapest = false,
): readonly Lodging[] {
  const known = lodgingsOf(all);
  const key = `${level}${cheapest}`;
  const picked = known.get(key) ?? pickEach(all, level, cheapest);
  known.set(key, picked);
  return picked;
}

/** A level is reckoned before its days are filled, and again with them. */
const lodgingsOf = lazilyPer((_all: readonly Rooms[]) => new Map<string, readonly Lodging[]>());

function pickEach(all: readonly Rooms[], level: Level, cheapest: boolean): readonly Lodging[] {
  const taken = new Set<string>();
  const villa = stayInVilla(all);
  const springs = all.filter(({ stay, wish }) => isForTheSpring(wish) && hasSprings(stay.spot));
  return all.map((rooms): Lodging => {
    const hotels = kept(rooms.hotels, ({ name }) => !taken.has(name));
    const isPlain = villa !== undefined && rooms !== villa;
    const isAtASpring = springs.length === 0 || springs.includes(rooms);
    const asked = {
      ...rooms.asked,
      ...(isPlain && { resort: false }),
      ...(!isAtASpring && { kinds: [] }),
    };
    const at = { ...rooms, hotels, asked };
    const picked = pickHouse(at, level, cheapest);
    const answers = houseAnswers(picked, at);
    const beach = beachOf(picked, at);
    const house = {
      ...picked,
      ...(answers.length > 0 && { answers }),
      ...(beach && { beach }),
      ...(isCured(rooms.stay.spot, rooms.wish) &&
        picked.amenities?.includes(TREATING) && { treats: true as const }),
    };
    const lodging = isPlain ? house : withVilla(house, rooms);
    if (lodging.name !== undefined) taken.add(lodging.name);
    return lodging;
  });
}

function beachOf({ name, stay }: Lodging, { hotels, landmark, wish }: Rooms) {
  if (!landmark || landmark.called) return undefined;
  const house = hotels.find((one) => one.name === name);
  const [first] = beachesNamed(stay.spot, wish)
    .map((beach) => ({ beach, km: house ? distanceKm(beach, house) : AT_A_BEACH }))
    .sort((a, b) => a.km - b.km);
  return first && first.km < AT_A_BEACH ? first.beach.name : undefined;
}

/** The hotel of a level of comfort, where the days are; wishes give way one by one where none fits. */
function pickHouse(rooms: Rooms, level: Level, cheapest: boolean): Lodging {
  const { stay, hotels, free, guests, theme, wish, asked } = rooms;
  if (stay.nights === 0 || asked.none) return { stay, price: 0, free: true };
  const { hotelShare } = COMFORT[level];
  const stars = rooms.capped
    ? Math.min(asked.least, MOST_WHERE_CAPPED)
    : Math.max(COMFORT[level].stars, asked.least);
  const wheelchair = wish.needs.includes("wheelchair");
  const own =
    rooms.former &&
    hotels.find(
      ({ name, hostel }) => codeOf(name) === rooms.former && !(hostel && hasChildren(wish)),
    );
  let among = own ? [own] : hotels;
  if (wheelchair) among = kept(among, ({ amenities }) => amenities.includes(STEP_FREE));
  if (isForAResort(rooms)) among = kept(among, ({ name }) => RESORT.test(name));
  // What was asked for by name comes before where the days are.
  const { stars: exact } = asked;
  if (exact !== undefined) among = kept(among, (hotel) => hotel.stars >= exact);
  // The class that was asked for is the class that is given; a firm pays for no fifth star, nor does a parish.
  const isFine = level === "luxury";
  // The houses at the courtyard have five: those are for who is pushed there, or walks badly.
  const isSpared = isFrail(wish);
  const isModest = wish.work || (wish.interests.includes("pilgrimage") && !isSpared);
  if (exact !== undefined) among = kept(among, (hotel) => hotel.stars === exact);
  else if (isModest) among = kept(among, (hotel) => hotel.stars <= MOST_FOR_MODEST);
  // A cheaper house than before is one of a class below, also where a finer one costs no more.
  const most =
    wish.thrifty && wish.comfort && Math.max(COMFORT[wish.comfort.rooms].stars, asked.least);
  if (most !== undefined && exact === undefined)
    among = kept(among, (hotel) => hotel.stars <= most);
  for (const kind of asked.kinds) among = kept(among, ({ name }) => kind.test(name));
  if (asked.own) among = kept(among, (hotel) => hotel.own && hotel.stars >= LEAST_OF_ITS_OWN);
  // What is to be near a fair or a shrine is measured from there.
  const { landmark } = rooms;
  if (!landmark?.called) among = kept(among, ({ where }) => !ASIDE.has(where));
  const dormitory = asked.hostel && !hasChildren(wish);
  if (!dormitory) among = kept(among, ({ hostel }) => !hostel);
  else if (asked.beds) among = kept(among, ({ hostel }) => hostel);
  // A house of the client's own choice of place comes before one where the days are.
  const inTown = asked.inTown ? "centre" : undefined;
  const place =
    asked.near ?? inTown ?? (theme && !asked.hostel && !wish.work ? NEAR[theme] : undefined);
  const near = place && !landmark?.called ? kept(among, ({ where }) => where === place) : among;
  // A fine house in town is better than a poor one at the water.
  let best = Number.NEGATIVE_INFINITY;
  for (const hotel of near) best = Math.max(best, hotel.stars);
  among = best >= stars - 1 ? near : among;
  // Who saves on a pilgrimage rides a shuttle, unless a short way was asked for.
  const isShuttled = asked.hostel && theme === "pilgrimage" && !asked.near;
  const isNear = asked.near || (landmark && !isShuttled);
  if (isNear) among = inReach(among);
  among = kept(among, (hotel) => hotel.stars >= Math.min(stars, best));
  // Every prayer is a way there and back: for those to be spared, and where there is money, it is short.
  const isToPray = theme === "pilgrimage" && (isFine || (isSpared && level === "comfort"));
  if (isNear) among = nearest(among, isToPray ? "at its door" : "walking");
  if (isCured(stay.spot, wish))
    among = kept(among, ({ amenities }) => amenities.includes(TREATING));
  for (const one of asked.amenities) {
    const having = kept(among, ({ amenities }) => amenities.includes(one));
    const [dear, cheap] = [having[0]?.price ?? 0, among[0]?.price ?? 0];
    // Where money is short a pool does not cost a class.
    if (level !== "frugal" || dear <= cheap * MOST_FOR_AMENITY) among = having;
  }
  among = kept(among, (hotel) => hotel.stars >= stars);
  const share = cheapest || rooms.capped ? 0 : hotelShare;
  const pick = (of: readonly Hotel[]) => of[Math.min(of.length - 1, Math.floor(of.length * share))];
  const plain = pick(among);
  if (!plain) return { stay, price: GUESSED_NIGHT * stay.nights * Math.ceil(guests / 2), free };
  const served =
    asked.board === undefined ? plain : pick(among.filter((hotel) => hasBoard(hotel, asked.board)));
  const meals = supplementFor(plain, rooms);
  // A palace that cooks costs more than a dinner brought to a plain house.
  if (meals === 0 || (served && served.price <= (plain.price + meals) * MOST_FOR_BOARD))
    return { stay, free, ...(served ?? plain) };
  const kind = wish.wishes.find((one) => BOARD_OF[one.kind] === asked.board)?.kind ?? "breakfast";
  const price = plain.price + meals;
  return {
    stay,
    free,
    ...plain,
    board: asked.board ?? plain.board,
    price,
    supplement: { kind, price: meals },
  };
}

/** Where no house keeps to a limit, a clean plain one comes nearest to it. */
const MOST_WHERE_CAPPED = 2;
/** Fewest stars of a house with a character of its own. */
const LEAST_OF_ITS_OWN = 3;
/** What was asked of a house may cost so many times one without it, where money is short. */
const MOST_FOR_AMENITY = 1.5;
/** A house that has the meals may cost so many times one that has to be asked for them. */
const MOST_FOR_BOARD = 1.4;
/** A meal in a hotel against one in town, and the fewest stars of a house that cooks. */
const HOTEL_MEAL = 1.2;
const LEAST_THAT_COOKS = 2;

/** Meals that were asked for and are not in a hotel's price, US cents for all nights. */
function supplementFor({ board, stars }: Hotel, { stay, wish, asked }: Rooms): number {
  if (hasBoard({ board }, asked.board) || stars < LEAST_THAT_COOKS) return 0;
  const { destination, country } = stay.spot;
  const { food } = livingCosts(destination.place, country);
  const share = FOOD_BESIDE[board] - FOOD_BESIDE[asked.board ?? board];
  return Math.round((food * HOTEL_MEAL * share * eatersOf(wish.party) * stay.nights) / 100);
}

/** Where so many of the hotels are resorts, the islands are of one hotel each. */
const MANY_RESORTS = 0.25;

/** On islands of one hotel each, those who come for the two of them, or for comfort, take such an island. */
function isForAResort({ stay, hotels, asked, wish: { interests, style } }: Rooms): boolean {
  if (asked.resort) return true;
  const [first] = stay.spot.destination.categories;
  const fine = interests.includes("honeymoon") || interests.includes("luxury");
  if (first !== "islands" || !(fine || style === "comfort")) return false;
  const resorts = hotels.filter(({ name }) => RESORT.test(name)).length;
  return resorts >= hotels.length * MANY_RESORTS;
}
