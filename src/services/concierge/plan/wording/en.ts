import type { Category } from "../../../../domain/catalogue.ts";
import type { Mode } from "../travel.ts";
import type { WayWords, Wording } from "./wording.ts";

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );
const KINDS: Partial<Record<Category, string>> = {
  adventure: "adventure",
  architecture: "architecture",
  art: "art",
  beach: "beach",
  city: "city",
  culture: "cultural",
  desert: "desert",
  family: "family",
  food: "food",
  history: "history",
  honeymoon: "romantic",
  islands: "island",
  luxury: "luxury",
  mountains: "mountain",
  nature: "nature",
  nightlife: "nightlife",
  pilgrimage: "pilgrimage",
  shopping: "shopping",
  ski: "ski",
  walking: "walking",
  wellness: "wellness",
  wine: "wine",
};
const COUNTS = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const BY: Readonly<Record<Mode, string>> = {
  road: "by road",
  train: "by train",
  ferry: "by ferry",
  flight: "by air",
};

function list(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

function days(count: number): string {
  return count === 1 ? "1 day" : `${count} days`;
}

function people(count: number): string {
  return `${COUNTS[count] ?? count} ${count === 1 ? "traveller" : "travellers"}`;
}

function way({ mode, hours, flight }: WayWords): string {
  if (flight !== undefined) return `flight ${flight}`;
  return mode ? `about ${hours} h ${BY[mode]}` : `about ${hours} h`;
}

function andCheckIn({ overnight }: WayWords): string {
  return overnight ? ", check in and find your feet" : " and find your feet";
}

/** "to the Maldives", but "to Malta". */
function withArticle(country: string): string {
  return /^United |Republic$|lands$|^(?:Maldives|Philippines|Seychelles|Bahamas)$/.test(country)
    ? `the ${country}`
    : country;
}

export const EN: Wording = {
  summary: ({ days: count, travellers, countries, cities, interests }) => {
    const kinds = interests
      .slice(0, 2)
      .map((one) => KINDS[one])
      .join(" and ");
    const where = list(countries.map(withArticle));
    return `${count}-day ${kinds === "" ? "" : `${kinds} `}trip to ${where} for ${people(travellers)}: ${list(cities)}.`;
  },
  arrival: (words) => {
    if (words.flight !== undefined) {
      const onward = words.onward ? `, then about ${words.hours} h on by road` : "";
      return `Fly to ${words.to} (${words.flight})${onward}${andCheckIn(words)}.`;
    }
    if (words.mode) {
      const checkIn = words.overnight ? " and check in" : "";
      return `Travel from ${words.from ?? "home"} to ${words.to} (${way(words)})${checkIn}.`;
    }
    const onward = words.onward ? ` after about ${words.hours} h by road from the airport` : "";
    return `Arrive in ${words.to}${onward}${andCheckIn(words)}.`;
  },
  wayThere: ({ to, departs }, turn) =>
    turn > 0
      ? `Still on the way to ${to}.`
      : departs === undefined
        ? `Set out for ${to}.`
        : `A day of travel: the flight to ${to} leaves at ${departs}.`,
  transfer: (words) => `Travel from ${words.from} to ${words.to}: ${way(words)}, then check in.`,
  transferOn: ({ from, to }, turn) =>
    turn > 0
      ? `Reach ${to} late after the long way from ${from}.`
      : `The way from ${from} to ${to} takes the afternoon too.`,
  checkOut: (city) => `Pack, check out and take a last unhurried look around ${city}.`,
  departure: (city, words) => {
    if (words.flight !== undefined) {
      const onward = words.onward ? `, after about ${words.hours} h to the airport` : "";
      return `Leave ${city} for home (${words.flight})${onward}.`;
    }
    if (words.mode) return `Leave ${city} for home: ${way(words)}.`;
    return words.onward
      ? `Leave ${city}: about ${words.hours} h by road to the airport.`
      : `Leave ${city} for home.`;
  },
  wayHome: (city, turn) =>
    turn > 0 ? `Home again from ${city}.` : `On the way home from ${city}.`,
  excursionOn: (title, turn) =>
    turn > 0
      ? `“${title}” ends in the evening; have a quiet dinner.`
      : `“${title}” goes on through the afternoon.`,
  free: {
    morning: [
      (city) => `Sleep in and have a slow breakfast in ${city}.`,
      (city) => `Walk wherever ${city} leads you this morning.`,
      (city) => `Find a café in ${city} with a view of daily life.`,
      (city) => `Photograph ${city} in the morning light.`,
      (city) => `Ask your host for a favourite corner of ${city} and go there.`,
      (city) => `Keep the morning in ${city} for a swim, a run or a book.`,
      (city) => `Look for breakfast at a neighbourhood bakery in ${city}.`,
    ],
    afternoon: [
      (city) => `Keep the afternoon in ${city} for yourself.`,
      (city) => `Go back to the part of ${city} that you liked best.`,
      (city) => `Look for presents in the small shops of ${city}.`,
      (city) => `Sit in a park in ${city} and let the day pass.`,
      (city) => `Take a local bus across ${city} and see where it ends.`,
      (city) => `Rest at the hotel in ${city} before the evening.`,
      (city) => `Try a dish in ${city} that you have not tried yet.`,
    ],
    evening: [
      (city) => `Have dinner near the hotel in ${city}.`,
      (city) => `Take an evening stroll through the centre of ${city}.`,
      (city) => `Choose a family-run restaurant in ${city} for dinner.`,
      (city) => `Watch the lights come on over ${city}.`,
      (city) => `Have an early night in ${city}.`,
      (city) => `Taste a regional dish in ${city} tonight.`,
      (city) => `See what is on in ${city} this evening: music, theatre or a film.`,
      (city) => `End the day with tea or a glass of something in ${city}.`,
    ],
  },
  again: (day, sentence) => `Day ${day}: ${sentence}`,
  tips: {
    excursion: (title) => `Agree the meeting point for “${title}” the evening before.`,
    closed: (place, on) => `Closed on ${list(on)}: ${place}.`,
    departure: (city) => `Leave time for traffic on the way out of ${city}.`,
    general: [
      (city) => `Carry water and some cash in ${city}.`,
      (city) => `Wear comfortable shoes in ${city}.`,
      (city) => `Book popular tables in ${city} a day ahead.`,
      (city) => `Save an offline map of ${city}.`,
      (city) => `Start early in ${city} to be ahead of the crowds.`,
      (city) => `Ask what is in season on the menus of ${city}.`,
    ],
  },
  weekdays: {
    mon: "Mondays",
    tue: "Tuesdays",
    wed: "Wednesdays",
    thu: "Thursdays",
    fri: "Fridays",
    sat: "Saturdays",
    sun: "Sundays",
  },
  inMonth: MONTHS.map((month) => `in ${month}`),
  date: (day, month, year) => `${day} ${MONTHS[month - 1]} ${year}`,
  monthOfYear: (month, year) => `${MONTHS[month - 1]} ${year}`,
  list,
  number: (value) => String(value),
  party: ({ adults, children, infants }) =>
    list([
      adults === 1 ? "1 adult" : `${adults} adults`,
      ...(children > 0 ? [children === 1 ? "1 child" : `${children} children`] : []),
      ...(infants > 0 ? [infants === 1 ? "1 infant" : `${infants} infants`] : []),
    ]),
  days,
  remarks: {
    daysCut: (asked, kept) => `A plan holds at most ${days(kept)}; you asked for ${asked}.`,
    daysDefault: (count) => `No length was given, so this is ${days(count)}.`,
    daysOverDates: (count, dated) =>
      `The dates span ${days(dated)}, but ${days(count)} were asked for, so the plan has ${count}.`,
    past: (date) => `${date} is in the past; prices are those of the same days in the coming year.`,
    typical: (time) => `No dates were given; prices are for ${time}.`,
    pricedFor: (time) => `Prices are for ${time}.`,
    unread: {
      dates: (text) => `The dates “${text}” could not be understood.`,
      budget: (text) => `The budget “${text}” could not be understood.`,
      travelers: (text) => `The travellers “${text}” could not be counted.`,
    },
    oneAdult: "The plan is for one adult.",
    partyDefault: "No number of travellers was given, so this is for one adult.",
    partyAssumed: (party) => `Reckoned for ${party}.`,
    partyCut: (asked, kept) =>
      `A plan is made for at most ${kept} travellers; you asked for ${asked}.`,
    unknown: (names) => `Not in our catalogue: ${names}.`,
    substitute: (typed, city) =>
      `${typed} is not in our catalogue; ${city} is the nearest place that is.`,
    leftOut: (cities) => `Left out for want of days: ${cities}.`,
    added: (cities) => `Added, so that no day is empty: ${cities}.`,
    chosen: (cities) => `No place was named; what fits your wishes best: ${cities}.`,
    offSeason: (cities, inMonth) =>
      `Out of season ${inMonth}: ${cities}; the plan keeps to what is open then.`,
    flightsLeftOut: "Flights are not included: say where you start from to have them priced.",
    noFlights: (city) =>
      `No flight with free seats was found for ${city} on that day, so that journey is not priced.`,
    leavesBefore: (date) =>
      date === undefined
        ? "The flight there leaves the day before the plan begins."
        : `The flight there leaves the day before, on ${date}.`,
    roomsFull: (city) =>
      `Rooms in ${city} look sold out on these dates; ask the operator for alternatives.`,
    freeDays: (count) =>
      `About ${days(count)} in all are left to yourself: our catalogue has no more to show there.`,
    fits: (budget) => `Within your budget of ${budget}.`,
    short: (by, needed, ways) =>
      `Over your budget by ${by}: even modestly this trip needs ${needed}.${ways.length > 0 ? ` What would fit: ${list(ways)}.` : ""}`,
    fewerDays: (count) => `${days(count)} instead`,
    otherMonth: (inMonth) => `travelling ${inMonth}`,
    currency: (asked, used) => `There is no exchange rate for ${asked}; amounts are in ${used}.`,
    polishFailed: "The wording could not be polished, so this is the plain plan.",
  },
  refusals: {
    unknownPlace: (name) => `We have no place called “${name}” to plan for`,
    unknownPlaceHint: "Name a city or country; search_destinations lists what there is.",
  },
  labels: {
    day: (day) => `Day ${day}`,
    part: { morning: "Morning", afternoon: "Afternoon", evening: "Evening" },
    tips: "Tip",
    budget: "Budget",
    perPerson: "per person",
    hotels: "Hotels",
    flights: "Flights",
    activities: "Activities",
    notes: "Notes",
    dates: "Dates",
    total: "Total",
    range: (low, expected, high) => `${expected} (${low} to ${high})`,
    headings: {
      transport: "Transport",
      lodging: "Lodging",
      food: "Food",
      activities: "Activities",
      fees: "Insurance and taxes",
      reserve: "Reserve",
    },
    available: "likely available",
    notAvailable: "unlikely to be available",
  },
  availability: {
    rooms: ({ city, free, all, guests, dates }) =>
      `${free} of ${all} hotels in ${city} have room for ${guests} on ${dates}.`,
    noRooms: (city, guests, dates) => `No hotel in ${city} shows room for ${guests} on ${dates}.`,
    noHotels: (city) => `There are no hotels on record in ${city}.`,
    flights: (from, count) => `${count} flight connections from ${from} that day have seats.`,
    noFlights: (from) => `No flight from ${from} that day has seats.`,
    flightsUnasked: "Flights were not checked, since no starting point was given.",
    unknownOrigin: (name) => `Flights were not checked, since “${name}” is no place known here.`,
    goodSeason: (city, inMonth) => `${city} is in season ${inMonth}.`,
    badSeason: (city, inMonth, good) =>
      `${city} is out of season ${inMonth}; good months: ${good}.`,
    past: (date) =>
      `${date} is in the past, so nothing can be had then; on the same days of the coming year:`,
    unreadDates: (text, dates) =>
      `The dates “${text}” could not be understood; looked at ${dates}.`,
    noDates: (dates) => `No dates were given; looked at ${dates}.`,
    others: (cities) => `Other places there: ${cities}.`,
    likely: "Likely available; subject to operator confirmation.",
    unlikely: "Unlikely to be available; an operator can look for alternatives.",
    tooMany: (most) => `Looked at for ${most} travellers, the most that is checked at once.`,
  },
};
