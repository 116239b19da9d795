import type { Language } from "../../../domain/catalogue.ts";
import type {
  AvailabilityAnswer,
  AvailabilityRequest,
} from "../../../domain/contracts/concierge/plan.ts";
import { type DayNumber, monthOf } from "../../../domain/dates.ts";
import { TravelError } from "../../../domain/errors.ts";
import { leftOf } from "../../../domain/stock.ts";
import type { Places } from "../../../suppliers/types.ts";
import { monthsText } from "../vocabulary.ts";
import { disclaimer, languageOf } from "../words.ts";
import type { Atlas, Spot } from "./atlas.ts";
import { type Clock, clockAt, type PlannerDeps } from "./deps.ts";
import { inSeason } from "./season.ts";
import { pricedDay } from "./terms.ts";
import { takeDates, upcoming, type When } from "./understand/dates.ts";
import { languageOfText, phrasesFor } from "./understand/language.ts";
import { takeLength } from "./understand/length.ts";
import { withFigures } from "./understand/numbers.ts";
import { type Origin, worldPlace } from "./understand/origin.ts";
import { shortened, textOf } from "./understand/text.ts";
import { isVocabulary } from "./understand/unknown.ts";
import { dateWords } from "./wording/remarks.ts";
import { type Wording, wordingOf } from "./wording/wording.ts";

const MOST_TRAVELLERS = 30;
const USUAL_NIGHTS = 3;
const MOST_NIGHTS = 28;
const MOST_OTHERS = 4;
const LEAD_DAYS = 30;

/** An honest guess, from rooms, seats and season; nothing is held and nothing promised. */
export async function checkAvailability(
  deps: PlannerDeps,
  request: AvailabilityRequest,
): Promise<AvailabilityAnswer> {
  const clock = clockAt(deps.now());
  const { lang, note: langNote } =
    request.lang === undefined
      ? { lang: languageOfText(request.destination) ?? "en", note: undefined }
      : languageOf(request.lang);
  const wording = wordingOf(lang);
  const [spot, ...others] = spotsNamed(request.destination, deps.atlas);
  if (!spot) throw unknownPlace(request.destination, wording);
  const guests = Math.max(1, Math.min(MOST_TRAVELLERS, Math.round(request.travelers ?? 1)));
  const stay = stayOf(request.dates, spot, deps, clock);
  const rooms = await roomsAt(deps, clock, spot, stay, guests, wording, lang);
  const flights = await flightsTo(deps, clock, spot, stay, guests, request.origin, wording, lang);
  const past = stay.asked !== undefined && stay.asked < clock.today;
  const available = rooms.free && flights.free && !past;
  const name = spot.destination.name[lang];
  const month = monthOf(stay.checkIn);
  const inMonth = wording.inMonth[month - 1] ?? "";
  const { availability } = wording;
  const sentences = [
    ...(langNote === undefined ? [] : [langNote]),
    available ? availability.likely : availability.unlikely,
    ...(past ? [availability.past(dateWords(stay.asked ?? 0, wording))] : []),
    rooms.words,
    inSeason(spot, month)
      ? availability.goodSeason(name, inMonth)
      : availability.badSeason(name, inMonth, monthsText(spot.destination.months, lang)),
    flights.words,
    ...(stay.asked === undefined ? [assumedWords(stay, wording)] : []),
    ...((request.travelers ?? 1) > MOST_TRAVELLERS ? [availability.tooMany(MOST_TRAVELLERS)] : []),
    ...(others.length > 0
      ? [
          availability.others(
            others
              .slice(0, MOST_OTHERS)
              .map((one) => one.destination.name[lang])
              .join(", "),
          ),
        ]
      : []),
  ];
  return {
    destination:
      others.length > 0 && others.some(({ country }) => country === spot.country)
        ? spot.countryName[lang]
        : name,
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
  /** The day that was asked for; undefined where none was. */
  readonly asked?: DayNumber;
  /** Dates that nothing could be made of. */
  readonly unread?: string;
}

function stayOf(
  dates: string | undefined,
  spot: Spot,
  { places }: PlannerDeps,
  { today }: Clock,
): AskedStay {
  const phrases = phrasesFor(dates ?? "");
  const text = withFigures(textOf(dates ?? ""), phrases);
  const length = takeLength(text, phrases);
  const when = takeDates(text, phrases, today);
  if (!when) {
    const months = Array.from({ length: 12 }, (_, ahead) => ((monthOf(today) + ahead) % 12) + 1);
    const days = months
      .map((month) => upcoming(month, 10, today))
      .filter((day) => day >= today + LEAD_DAYS);
    const checkIn = days.find((day) => inSeason(spot, monthOf(day))) ?? today + LEAD_DAYS;
    const nights = length === undefined ? USUAL_NIGHTS : nightsOf({ start: checkIn }, length);
    const given = (dates ?? "").replace(/\p{Cc}+/gu, " ").trim();
    const unread = given !== "" && length === undefined;
    return { checkIn, checkOut: checkIn + nights, ...(unread && { unread: shortened(given) }) };
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

interface Part {
  readonly free: boolean;
  readonly words: string;
}

async function roomsAt(
  deps: PlannerDeps,
  { quoteDay }: Clock,
  spot: Spot,
  stay: AskedStay,
  guests: number,
  wording: Wording,
  lang: Language,
): Promise<Part> {
  const { checkIn, checkOut } = stay;
  const cityCode = spot.destination.place;
  const { offers, groups } = await deps.hotels.search({
    cityCode,
    checkIn,
    checkOut,
    guests,
    quoteDay,
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
  const name = spot.destination.name[lang];
  const dates = datesWords(stay, wording);
  const { availability } = wording;
  if (all.size === 0) return { free: false, words: availability.noHotels(name) };
  if (free.size === 0) return { free: false, words: availability.noRooms(name, guests, dates) };
  return { free: true, words: availability.rooms(name, free.size, all.size, guests, dates) };
}

async function flightsTo(
  deps: PlannerDeps,
  clock: Clock,
  spot: Spot,
  { checkIn }: AskedStay,
  guests: number,
  from: string | undefined,
  wording: Wording,
  lang: Language,
): Promise<Part> {
  const { availability } = wording;
  const origin = from === undefined ? undefined : originNamed(from, deps.atlas, deps.places);
  if (!origin) {
    const typed = (from ?? "").replace(/\p{Cc}+/gu, " ").trim();
    const words =
      typed === "" ? availability.flightsUnasked : availability.unknownOrigin(shortened(typed));
    return { free: true, words };
  }
  const { offers, groups } = await deps.flights.search({
    origin: origin.code,
    destination: spot.gateway,
    day: checkIn,
    cabin: "economy",
    party: { adults: 1, children: 0, infants: 0 },
    quoteDay: clock.quoteDay,
    notBefore: clock.instant,
  });
  const sold = await deps.inventory.soldIn(groups);
  const seats = offers.filter((offer) => leftOf(offer, sold) >= guests).length;
  const name = origin.spot?.destination.name[lang] ?? origin.place.code;
  // Whoever is already there needs no flight.
  if (origin.code === spot.gateway) return { free: true, words: availability.flightsUnasked };
  return seats > 0
    ? { free: true, words: availability.flights(name, seats) }
    : { free: false, words: availability.noFlights(name) };
}

/** The places that a short text names: cities, or the cities of a country, the best known first. */
function spotsNamed(source: string, atlas: Atlas): readonly Spot[] {
  const phrases = phrasesFor(source);
  const text = withFigures(textOf(source), phrases);
  const exact = atlas.names.take(text);
  const found =
    exact.length > 0
      ? exact
      : atlas.names.takeMisspelt(text, (word) => isVocabulary(word, phrases));
  const cities = found.flatMap(({ named }) => (named.kind === "spot" ? [named.spot] : []));
  if (cities.length > 0) return [...new Set(cities)];
  return found.flatMap(({ named }) => {
    if (named.kind === "country") return atlas.inCountry(named.code);
    return named.kind === "region" ? named.countries.flatMap((code) => atlas.inCountry(code)) : [];
  });
}

/** Where a journey starts, from a name or a code. */
function originNamed(source: string, atlas: Atlas, places: Places): Origin | undefined {
  const typed = source.trim().slice(0, 80);
  const [spot] = spotsNamed(typed, atlas);
  const place = spot ? places.find(spot.gateway) : worldPlace(typed, places, true);
  return place && { code: place.code, place, typed, ...(spot && { spot }) };
}
