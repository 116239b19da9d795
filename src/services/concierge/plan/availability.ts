import type { Language } from "../../../domain/catalogue.ts";
import type {
  AvailabilityAnswer,
  AvailabilityRequest,
} from "../../../domain/contracts/concierge/plan.ts";
import { type DayNumber, monthOf } from "../../../domain/dates.ts";
import { TravelError } from "../../../domain/errors.ts";
import { leftOf } from "../../../domain/stock.ts";
import { shorten } from "../../../text/shorten.ts";
import { monthsText } from "../vocabulary.ts";
import { disclaimer, languageOf } from "../words.ts";
import type { Spot } from "./atlas/atlas.ts";
import { originNamed, spotsNamed } from "./atlas/spots-named.ts";
import { inSeason } from "./days/season.ts";
import { type Clock, clockAt, type PlannerDeps } from "./planning.ts";
import { pricedDay } from "./route/terms.ts";
import { readTrip } from "./understand/read.ts";
import { languageOfText } from "./understand/understand.ts";
import { LONGEST_QUOTE } from "./wish/unread.ts";
import { upcoming, type When } from "./wish/when.ts";
import { dateWords } from "./wording/remarks.ts";
import { type Wording, wordingOf } from "./wording/wording.ts";

const MOST_TRAVELLERS = 30;
const USUAL_NIGHTS = 3;
const MOST_NIGHTS = 28;
const MOST_OTHERS = 4;
const LEAD_DAYS = 30;

/** What is looked at for one request. */
interface Look {
  readonly deps: PlannerDeps;
  readonly clock: Clock;
  readonly spot: Spot;
  readonly stay: AskedStay;
  readonly guests: number;
  readonly lang: Language;
  readonly wording: Wording;
}

/** An estimate from rooms, seats and season; nothing is held and nothing promised. */
export async function availabilityFor(
  deps: PlannerDeps,
  request: AvailabilityRequest,
): Promise<AvailabilityAnswer> {
  const clock = clockAt(deps.now());
  const { lang, note: langNote } =
    request.lang === undefined
      ? { lang: languageOfText(request.destination) ?? "en", note: undefined }
      : languageOf(request.lang);
  const wording = wordingOf(lang);
  const { availability } = wording;
  const [spot, ...others] = spotsNamed(request.destination, deps.atlas);
  if (!spot) throw unknownPlace(request.destination, wording);
  const guests = Math.max(1, Math.min(MOST_TRAVELLERS, Math.round(request.travelers ?? 1)));
  const stay = stayOf(request.dates, spot, deps, clock);
  const look: Look = { deps, clock, spot, stay, guests, lang, wording };
  const rooms = await roomsAt(look);
  const flights = await flightsFrom(request.origin, look);
  const past = stay.asked !== undefined && stay.asked < clock.today;
  const available = rooms.free && flights.free && !past;
  const sentences = [
    ...(langNote === undefined ? [] : [langNote]),
    available ? availability.likely : availability.unlikely,
    ...(past ? [availability.past(dateWords(stay.asked ?? 0, wording))] : []),
    rooms.words,
    seasonWords(look),
    flights.words,
    ...(stay.asked === undefined ? [assumedWords(stay, wording)] : []),
    ...((request.travelers ?? 1) > MOST_TRAVELLERS ? [availability.tooMany(MOST_TRAVELLERS)] : []),
    ...othersWords(others, look),
  ];
  return {
    destination: others.some(({ country }) => country === spot.country)
      ? spot.countryName[lang]
      : spot.destination.name[lang],
    status: "approximate",
    available,
    note: sentences.join(" "),
    disclaimer: disclaimer(lang),
    lang,
  };
}

function unknownPlace(typed: string, { refusals }: Wording): TravelError {
  const name = typed.trim().slice(0, 60);
  return new TravelError("not_found", refusals.unknownPlace(name), {
    reason: "unknown_destination",
    field: "destination",
    value: name,
    hint: refusals.unknownPlaceHint,
  });
}

interface AskedStay {
  readonly checkIn: DayNumber;
  readonly checkOut: DayNumber;
  /** Undefined where no day was asked for. */
  readonly asked?: DayNumber;
  /** Dates that were given and not understood. */
  readonly unread?: string;
}

function stayOf(
  dates: string | undefined,
  spot: Spot,
  { places }: PlannerDeps,
  { today }: Clock,
): AskedStay {
  const read = readTrip(dates ?? "", today, "dates");
  const length = (read.lengths[0] ?? read.spoken)?.days;
  const { when } = read.when;
  if (!when) {
    const months = Array.from({ length: 12 }, (_, ahead) => ((monthOf(today) + ahead) % 12) + 1);
    const days = months
      .map((month) => upcoming(month, 10, today))
      .filter((day) => day >= today + LEAD_DAYS);
    const checkIn = days.find((day) => inSeason(spot, monthOf(day))) ?? today + LEAD_DAYS;
    const nights = length === undefined ? USUAL_NIGHTS : nightsOf({ start: checkIn }, length);
    const given = (dates ?? "").replace(/\p{Cc}+/gu, " ").trim();
    const unread = given !== "" && length === undefined;
    return {
      checkIn,
      checkOut: checkIn + nights,
      ...(unread && { unread: shorten(given, LONGEST_QUOTE) }),
    };
  }
  const checkIn = pricedDay(when.start, places, today);
  return { checkIn, checkOut: checkIn + nightsOf(when, length), asked: when.start };
}

function nightsOf({ start, end }: Omit<When, "exact">, length: number | undefined): number {
  const asked = length !== undefined ? length - 1 : end !== undefined ? end - start : USUAL_NIGHTS;
  return Math.max(1, Math.min(MOST_NIGHTS, asked));
}

function datesWords({ checkIn, checkOut }: AskedStay, wording: Wording): string {
  return `${dateWords(checkIn, wording)} – ${dateWords(checkOut, wording)}`;
}

function assumedWords(stay: AskedStay, wording: Wording): string {
  const { availability } = wording;
  const dates = datesWords(stay, wording);
  return stay.unread === undefined
    ? availability.noDates(dates)
    : availability.unreadDates(stay.unread, dates);
}

/** Rooms or seats: whether there are any, and the sentence that says so. */
interface Part {
  readonly free: boolean;
  readonly words: string;
}

async function roomsAt({ deps, clock, spot, stay, guests, lang, wording }: Look): Promise<Part> {
  const { checkIn, checkOut } = stay;
  const { offers, groups } = await deps.hotels.search({
    cityCode: spot.destination.place,
    checkIn,
    checkOut,
    guests,
    quoteDay: clock.quoteDay,
  });
  const sold = await deps.inventory.soldIn(groups);
  const all = new Set<string>();
  const free = new Set<string>();
  for (const offer of offers) {
    const left = leftOf(offer, sold);
    const { hotelCode } = offer.render(left);
    all.add(hotelCode);
    if (left >= offer.quantity) free.add(hotelCode);
  }
  const city = spot.destination.name[lang];
  const dates = datesWords(stay, wording);
  const { availability } = wording;
  if (all.size === 0) return { free: false, words: availability.noHotels(city) };
  if (free.size === 0) return { free: false, words: availability.noRooms(city, guests, dates) };
  const words = availability.rooms({ city, free: free.size, all: all.size, guests, dates });
  return { free: true, words };
}

async function flightsFrom(typed: string | undefined, look: Look): Promise<Part> {
  const { deps, clock, spot, stay, guests, lang, wording } = look;
  const { availability } = wording;
  const origin = typed === undefined ? undefined : originNamed(typed, deps.atlas, deps.places);
  if (!origin) {
    const given = (typed ?? "").replace(/\p{Cc}+/gu, " ").trim();
    const words =
      given === ""
        ? availability.flightsUnasked
        : availability.unknownOrigin(shorten(given, LONGEST_QUOTE));
    return { free: true, words };
  }
  // From the city itself no flight is needed.
  if (origin.code === spot.gateway) return { free: true, words: availability.flightsUnasked };
  const { offers, groups } = await deps.flights.search({
    origin: origin.code,
    destination: spot.gateway,
    day: stay.checkIn,
    cabin: "economy",
    party: { adults: 1, children: 0, infants: 0 },
    quoteDay: clock.quoteDay,
    notBefore: clock.instant,
  });
  const sold = await deps.inventory.soldIn(groups);
  const seats = offers.filter((offer) => leftOf(offer, sold) >= guests).length;
  const name = origin.spot?.destination.name[lang] ?? origin.place.code;
  return seats > 0
    ? { free: true, words: availability.flights(name, seats) }
    : { free: false, words: availability.noFlights(name) };
}

function seasonWords({ spot, stay, lang, wording }: Look): string {
  const { availability, inMonth } = wording;
  const { name, months } = spot.destination;
  const month = monthOf(stay.checkIn);
  const then = inMonth[month - 1] ?? "";
  return inSeason(spot, month)
    ? availability.goodSeason(name[lang], then)
    : availability.badSeason(name[lang], then, monthsText(months, lang));
}

function othersWords(others: readonly Spot[], { lang, wording }: Look): string[] {
  if (others.length === 0) return [];
  const names = others.slice(0, MOST_OTHERS).map(({ destination }) => destination.name[lang]);
  return [wording.availability.others(names.join(", "))];
}
