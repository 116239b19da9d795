import { type DayNumber, monthOf } from "../../../../domain/dates.ts";
import { type Coordinates, distanceKm } from "../../../../domain/geo.ts";
import { currencyDigits } from "../../../../domain/money.ts";
import { leftOf } from "../../../../domain/stock.ts";
import { BOARDS, type Board } from "../../../../domain/travel.ts";
import { lazilyPer } from "../../../../memory/lazily.ts";
import { turnToGoOn } from "../../../../memory/turns.ts";
import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import type { ExchangeRates, HotelFacts, HotelOffer } from "../../../../suppliers/types.ts";
import type { Spot } from "../atlas/atlas.ts";
import { codeOf } from "../changes/codes.ts";
import type { Planning } from "../planning.ts";
import type { Stay } from "../route/route.ts";
import { hasChildren, isFrail, type Theme, themeOf } from "../route/theme.ts";
import { BOARD_OF, type HotelWish, hotelWishOf, isHouseFor } from "../wish/hotel-wish.ts";
import { COMFORT, type Level } from "../wish/level.ts";
import type { Wish } from "../wish/wish.ts";
import { eatersOf, FOOD_BESIDE, livingCosts } from "./living-costs.ts";
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
  /** US cents for all rooms and nights. */
  readonly price: number;
  /** US cents for one room without what is asked for beside. */
  readonly perNight?: number;
  /** False where every room is taken. */
  readonly free: boolean;
}

interface Hotel extends Pick<HotelFacts, "name" | "stars" | "distance" | "amenities"> {
  readonly price: number;
  readonly perNight: number;
  readonly where: Where;
  readonly board: Board;
  /** True where beds stand in dormitories. */
  readonly hostel: boolean;
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
  /** The house of the plan that is changed, by its code. */
  readonly former?: string | undefined;
}

/** A room for two where the world has no hotel, US cents a night. */
const GUESSED_NIGHT = 5000;
/** Where beds stand in dormitories. */
export const HOSTEL = /\bhostel\b/i;
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
  const vacant = offers.filter((offer) => isOpen(offer) && isHouseFor(offer.hotel.name, wish));
  const free = vacant.length > 0;
  const most = nightlyOf(wish, deps.rates);
  const within = vacant.filter(
    ({ pricePerNight, quantity }) => most === undefined || pricePerNight <= most * quantity,
  );
  const open = within.length > 0 ? within : vacant;
  const sanctuary = theme === "pilgrimage" ? sanctuaryOf(stay.spot) : undefined;
  const hotels = hotelsOf(free ? open : offers, asked, sanctuary);
  const house = former?.houses.get(stay.spot);
  return { stay, hotels, free, guests, theme, wish, asked, former: house };
}

/** The most that a room may cost a night, US cents, where that was said. */
export function nightlyOf({ nightly, budget, currency }: Wish, rates: ExchangeRates) {
  if (!nightly) return undefined;
  const from = nightly.currency ?? budget?.currency ?? currency ?? "USD";
  const minor = Math.round(nightly.amount * 10 ** currencyDigits(from));
  return rates.convert(minor, from, "USD");
}

/** The cheapest offer of each hotel, with the meals that are asked for where it has them, the cheapest hotel first. */
function hotelsOf(
  offers: readonly HotelOffer[],
  { board }: HotelWish,
  sanctuary: Coordinates | undefined,
): readonly Hotel[] {
  const byCode = new Map<string, HotelOffer>();
  for (const offer of offers) {
    const known = byCode.get(offer.hotel.code);
    if (!known || isBetter(offer, known, board)) byCode.set(offer.hotel.code, offer);
  }
  return [...byCode.values()]
    .map(({ hotel, board, price, pricePerNight, quantity }) => {
      const { name, stars, position, amenities } = hotel;
      const distance = sanctuary ? fromSanctuary(hotel, sanctuary) : hotel.distance;
      const hostel = isHostel(hotel);
      const perNight = pricePerNight / quantity;
      return { name, stars, price, perNight, where: position, distance, board, amenities, hostel };
    })
    .sort((a, b) => a.price - b.price || (a.name < b.name ? -1 : 1));
}

const isHostel = lazilyPer(({ name }: HotelFacts) => HOSTEL.test(name));

/** What pilgrims come back to day after day. */
function sanctuaryOf({ destination }: Spot): Coordinates | undefined {
  return destination.places.find(
    ({ repeat, categories }) => repeat && categories.includes("pilgrimage"),
  );
}

const OF_THE_CENTRE = / from the centre$/;

/** Where a hotel is measured from the middle of town, pilgrims read how far it is to the sanctuary. */
function fromSanctuary(hotel: HotelFacts, sanctuary: Coordinates): string {
  if (!OF_THE_CENTRE.test(hotel.distance)) return hotel.distance;
  const metres = Math.max(50, Math.round(distanceKm(hotel, sanctuary) * 20) * 50);
  const away = metres < 1000 ? `${metres} m` : `${Math.round(metres / 100) / 10} km`;
  return `${away} from the sanctuary`;
}

function isBetter(one: HotelOffer, other: HotelOffer, board: Board | undefined): boolean {
  const [has, had] = [hasBoard(one, board), hasBoard(other, board)];
  return has === had ? one.price < other.price : has;
}

/** True where the meals that are asked for are inside, or more. */
export function hasBoard(
  { board = "room_only" }: { readonly board?: Board },
  asked: Board | undefined,
): boolean {
  return asked === undefined || BOARDS.indexOf(board) >= BOARDS.indexOf(asked);
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
  return all.map((rooms) => {
    const hotels = kept(rooms.hotels, ({ name }) => !taken.has(name));
    const isPlain = villa !== undefined && rooms !== villa;
    const asked = isPlain ? { ...rooms.asked, resort: false } : rooms.asked;
    const house = pickHouse({ ...rooms, hotels, asked }, level, cheapest);
    const lodging = isPlain ? house : withVilla(house, rooms);
    if (lodging.name !== undefined) taken.add(lodging.name);
    return lodging;
  });
}

/** The hotel of a level of comfort, where the days are; wishes give way one by one where none fits. */
function pickHouse(rooms: Rooms, level: Level, cheapest: boolean): Lodging {
  const { stay, hotels, free, guests, theme, wish, asked } = rooms;
  if (stay.nights === 0 || asked.none) return { stay, price: 0, free: true };
  const { hotelShare } = COMFORT[level];
  const stars = Math.max(COMFORT[level].stars, asked.least);
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
  among = kept(among, ({ where }) => !ASIDE.has(where));
  const dormitory = asked.hostel && !hasChildren(wish);
  if (!dormitory) among = kept(among, ({ hostel }) => !hostel);
  const place = theme && !asked.hostel ? NEAR[theme] : asked.near;
  const near = place ? kept(among, ({ where }) => where === place) : among;
  // A fine house in town is better than a poor one at the water.
  let best = Number.NEGATIVE_INFINITY;
  for (const hotel of near) best = Math.max(best, hotel.stars);
  among = kept(best >= stars - 1 ? near : among, (hotel) => hotel.stars >= Math.min(stars, best));
  // Every prayer is a way there and back: for those to be spared, and where there is money, it is short.
  const isToPray = theme === "pilgrimage" && (isSpared || isFine);
  for (const most of asked.near || isToPray ? [...NEARNESS, ...(isToPray ? [NEAREST] : [])] : [])
    among = kept(among, (hotel) => kmOf(hotel) <= most);
  for (const one of asked.amenities)
    among = kept(among, ({ amenities }) => amenities.includes(one));
  among = kept(among, (hotel) => hotel.stars >= stars);
  const share = cheapest ? 0 : hotelShare;
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

/** Who asks for a place near something means so many kilometres, the nearest last. */
const NEARNESS = [1.5, 0.8] as const;
/** Where there is money for any house. */
const NEAREST = 0.4;

/** Kilometres to what the hotel's own words measure: "350 m from the Haram". */
function kmOf({ distance }: Hotel): number {
  const [, number, unit] = /^([\d.]+) (m|km) from/.exec(distance) ?? [];
  return number === undefined ? 0 : Number(number) / (unit === "m" ? 1000 : 1);
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

/** Those that fit, or all of them where none does. */
function kept(hotels: readonly Hotel[], fits: (hotel: Hotel) => boolean): readonly Hotel[] {
  // Mostly all of them do: then the list is as good as a copy.
  const out = hotels.findIndex((hotel) => !fits(hotel));
  if (out < 0) return hotels;
  const fitting = hotels.slice(0, out);
  for (let at = out + 1; at < hotels.length; at++) {
    const hotel = hotels[at];
    if (hotel && fits(hotel)) fitting.push(hotel);
  }
  return fitting.length > 0 ? fitting : hotels;
}
