import type { Entry } from "../../../../domain/entry.ts";
import type { Mode } from "../route/travel.ts";
import { AVAILABILITY_EN } from "./availability.ts";
import { IDEAS_EN } from "./ideas-en.ts";
import { LABELS_EN } from "./labels.ts";
import { ADVICE_EN, KINDS_EN, wayThereEn, withArticle } from "./more-en.ts";
import type { WayWords, Wording } from "./wording.ts";

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );
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

function way({ mode, hours, flight, train }: WayWords): string {
  if (flight !== undefined) return `flight ${flight}`;
  const by = train === undefined ? "" : ` (${train})`;
  return mode ? `about ${hours} h ${BY[mode]}${by}` : `about ${hours} h`;
}

function through(via: readonly string[]): string {
  return via.length > 0 ? ` by way of ${list(via)}` : "";
}

function then({ early, night, overnight, reaches }: WayWords): string {
  if (!overnight) return `In town by about ${reaches}.`;
  if (night)
    return `In town by about ${reaches}: book the room from the night before, and sleep in.`;
  return early
    ? `At the hotel by about ${reaches}; leave the bags there, rooms are usually ready from 14:00.`
    : `At the hotel by about ${reaches}.`;
}

function beAtAirport({ fromHome, airportBy, airportEve }: WayWords): string {
  if (!fromHome) return "";
  return `Be at the airport by ${airportBy}${airportEve ? " the evening before" : ""}. `;
}

const VISA_WORDS: Readonly<Record<string, string>> = {
  authorisation: "usually an online travel authorisation",
  "e-visa": "usually an e-visa",
  "on arrival": "usually a visa on arrival",
  visa: "usually a visa from the consulate",
  "no tourist visas": "usually no visas for tourists",
  refused: "usually no entry at all",
};

function visa({ way, days = 0, insured }: Entry): string {
  const visas = VISA_WORDS[way] ?? `usually no visa for up to ${days} days`;
  return insured ? `${visas}, with medical insurance for every day of the stay` : visas;
}

export const EN: Wording = {
  summary: ({ days: count, travellers, countries, cities, interests, atHome, work }) => {
    const about = interests.slice(0, 2).map((one) => KINDS_EN[one]);
    const kinds = work ? "business" : about.join(" and ");
    const where = `${atHome ? "in" : "to"} ${list(countries.map(withArticle))}`;
    return `${count}-day ${kinds === "" ? "" : `${kinds} `}trip ${where} for ${people(travellers)}: ${list(cities)}.`;
  },
  arrival: (words) => {
    if (words.flight !== undefined) {
      const onward = words.onward
        ? `, then about ${words.hours} h ${BY[words.onwardBy]} to ${words.to}`
        : "";
      const where = withArticle(words.town ?? words.to);
      if (words.dayBefore)
        return `Land in ${where} at ${words.lands}; the flight left the day before (${words.flight})${onward}. ${then(words)}`;
      if (words.landing)
        return `Land in ${where} at ${words.lands}${words.landsNextDay ? " the next day" : ""}${onward}. ${then(words)}`;
      return `${beAtAirport(words)}Fly to ${where}: ${words.flight}${onward}. ${then(words)}`;
    }
    if (words.mode) {
      return `Travel from ${words.from ?? "home"} to ${words.to}: ${way(words)}${through(words.via)}. ${then(words)}`;
    }
    const onward = words.onward
      ? `, about ${words.hours} h ${BY[words.onwardBy]} from the airport`
      : "";
    const checkIn = words.overnight ? " and check in" : "";
    return `Arrive in ${withArticle(words.to)}${onward}${checkIn}.`;
  },
  wayThere: wayThereEn,
  transfer: (words) =>
    words.flight !== undefined
      ? `Leave ${words.overnight ? "the hotel " : ""}at about ${words.leaves} and fly from ${words.from} to ${words.town ?? words.to}: ${words.flight}${words.town === undefined ? "" : `, then about ${words.after} h by road to ${words.to}`}.`
      : `Travel from ${words.from} to ${words.to}: leave at about ${words.leaves}, ${way(words)}${through(words.via)}${words.throughNight ? ", through the night" : ""}.`,
  transferOn: ({ from, to, reaches, overnight }, last) =>
    last
      ? `Arrive in ${to} at about ${reaches}${overnight ? " and check in" : ""}.`
      : `On the way from ${from} to ${to}.`,
  beforeTransfer: (city, part) => `Free ${part} in ${city} before you leave.`,
  departure: (city, words) => {
    if (words.flight !== undefined) {
      const onward = words.onward ? `, about ${words.hours} h ${BY[words.onwardBy]}` : "";
      const airport = words.town === undefined ? "the airport" : `the airport of ${words.town}`;
      return `Leave for ${airport} at about ${words.leaves}${onward}: ${words.flight}.`;
    }
    if (words.mode)
      return `Leave ${city} for home at about ${words.leaves}: ${way(words)}${through(words.via)}.`;
    return words.onward
      ? `Leave ${city}: about ${words.hours} h ${BY[words.onwardBy]} to the airport.`
      : `${words.overnight ? "Check out and leave" : "Leave"} ${withArticle(city)} for home.`;
  },
  wayHome: ({ lands, landsNextDay, mode, reaches }, { done, before }) => {
    if (before) return "Home again.";
    if (!done) return "On the way home.";
    if (lands !== undefined)
      return landsNextDay
        ? `On the flight home; it lands at ${lands} the next day.`
        : `Land at ${lands}.`;
    return mode ? `Home by about ${reaches}.` : "On the way home.";
  },
  excursionOn: (title, until) =>
    until === undefined ? `“${title}” goes on.` : `“${title}”: back at about ${until}.`,
  placeOn: (name) => `Still there: ${name} takes the afternoon as well.`,
  at: (clock, sentence) => `${clock} – ${sentence}`,
  free: { morning: "Free time.", afternoon: "Free time.", evening: "Free time." },
  halfDay: (place, afternoon) =>
    `${place}: ${afternoon.charAt(0).toLowerCase()}${afternoon.slice(1)}`,
  hoursLeft: {
    after: "The hours left are for a meal and a first walk around the hotel.",
    before: "Until then the time is yours; the hotel keeps the bags.",
    ski: "Ski on until it is time to leave.",
    rest: "After the night on board the morning is for breakfast and rest.",
  },
  stillIn: (city, sentence) => `Still in ${withArticle(city)}: ${sentence}`,
  work: {
    morning: "Kept for your work.",
    afternoon: "Kept for your work until about six.",
    leaving: "Kept for your work until it is time to leave.",
    meeting: (hours) => `${hours} – your meeting.`,
    meetingOn: (until) => `Your meeting goes on until ${until}.`,
    fair: (hours) => `${hours} – at the fair.`,
    fairOn: (until) => `At the fair until ${until}.`,
    elsewhere: (hours, place) => `${hours} – your work in ${place}.`,
    elsewhereOn: (until) => `Your work there goes on until ${until}.`,
    meanwhile: (sentence, isOne) =>
      `${isOne ? "Your companion" : "Those who come along"}, meanwhile: ${sentence}`,
    together: (sentence, isOne) =>
      `${isOne ? "Both of you" : "All of you"}, after that: ${sentence}`,
  },
  more: IDEAS_EN,
  tips: {
    excursion: (title) => `Book “${title}” a few days ahead and ask for the meeting point.`,
    sellsOut: (title) => `Book “${title}” now: tickets are gone weeks or months ahead.`,
    departure: "Check out by noon; the hotel keeps the bags until you leave.",
  },
  weekdays: {
    mon: "Monday",
    tue: "Tuesday",
    wed: "Wednesday",
    thu: "Thursday",
    fri: "Friday",
    sat: "Saturday",
    sun: "Sunday",
  },
  forAll: (travellers) => (travellers === 2 ? "for both" : `for all ${travellers}`),
  inMonth: MONTHS.map((month) => `in ${month}`),
  date: (day, month, year) => `${day} ${MONTHS[month - 1]} ${year}`,
  onDay: (weekday, date) => `${weekday}, ${date}`,
  list,
  number: (value) => String(value),
  party: ({ adults, children, infants }) =>
    list([
      adults === 1 ? "1 adult" : `${adults} adults`,
      ...(children > 0 ? [children === 1 ? "1 child" : `${children} children`] : []),
      ...(infants > 0 ? [infants === 1 ? "1 infant" : `${infants} infants`] : []),
    ]),
  days,
  advice: ADVICE_EN,
  remarks: {
    daysCut: (asked, kept) => `A plan holds at most ${days(kept)}; you asked for ${asked}.`,
    daysDefault: (count) => `No length was given, so this is ${days(count)}.`,
    daysOverDates: (count, dated) =>
      `The dates span ${days(dated)}, but ${days(count)} were asked for, so the plan has ${count}.`,
    past: (date) => `${date} is in the past; prices are those of the same days in the coming year.`,
    typical: (time) =>
      `No dates were given; ${time} was chosen as the first day. Name your own and the plan is made for them.`,
    inMonthFrom: (time) =>
      `No exact day was given; ${time} was chosen as the first day. Name your own and the plan is made for it.`,
    pricedFor: (time) => `Prices are for a trip from ${time} on.`,
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
    leftOut: (cities) => `Left out for want of days: ${cities}.`,
    added: (cities) => `Added, so that no day is empty: ${cities}.`,
    chosen: (cities) => `No place was named; what fits your wishes best: ${cities}.`,
    offSeason: (cities, inMonth) =>
      `Not the best time ${inMonth}: ${cities}; the plan keeps to what is open then.`,
    noTheme: {
      ski: "Nobody skis there in that month: for snow, travel in January or February.",
      beach: "The sea there is too cold to swim in that month.",
    },
    flightsLeftOut: "Flights are not included: say where you start from to have them priced.",
    noFlights: (city) =>
      `No flight with free seats was found for ${city} on that day, so that journey is not priced.`,
    hardWay: (city, stops, easier) =>
      `${city} takes ${stops} changes of planes from there${easier === undefined ? "" : `; ${easier} would be easier to reach`}.`,
    leavesBefore: (date, airportBy, nights) =>
      `The flight there leaves before the first day of the plan: be at the airport by ${airportBy} on ${date}. The night on the plane is one of the trip: ${nights} in hotels.`,
    missed: {
      closed: (names) => `Closed on the days of your stay: ${names}.`,
      money: (names) => `Left out to save money: ${names}.`,
      time: (names) => `No time was left for: ${names}.`,
      limit: (names) => `Beyond what you want to see in a day: ${names}.`,
      unfit: (names) => `Named by you, but hard for your party, so not in the days: ${names}.`,
    },
    roomsFull: (city) =>
      `Rooms in ${city} look sold out on these dates; ask the operator for alternatives.`,
    freeDays: (count) =>
      `About ${days(count)} in all are left free, for rest or for what you find there.`,
    meetings: (hours) =>
      `Kept free for your meetings: ${hours}; everything else is fitted around them.`,
    work: (workDays) =>
      `Kept for work until about six: ${workDays}. Tell us the hours of your meetings, and the rest is fitted around them.`,
    woman: {
      both: "For a woman alone: the flight arrives by daylight, and the hotel lies in the middle of things.",
      daylight: "For a woman alone: the flight arrives by daylight.",
      late: "You arrive after dark: have the hotel send a car to the airport.",
    },
    needs: {
      wheelchair:
        "Planned for a wheelchair: places known for steps and climbs are left out. Kerbs, ramps and lifts of the others were not checked: have the operator confirm each of them, the rooms and the rides.",
      small_children:
        "Chosen for a small child: bars, long excursions and places known for climbs are left out.",
      vegan:
        "Vegan: places known for meat or fish are left out; tell hotels and guides that milk and eggs are out as well.",
      vegetarian:
        "Vegetarian: places known for meat or fish are left out; tell hotels and guides as well.",
      halal: "Halal: places known for wine or pork are left out; ask for halal menus elsewhere.",
      kosher:
        "Kosher: places known for wine or pork are left out, which makes none of the others kosher; the operator finds supervised kitchens or has meals brought.",
      train: "By train wherever there is one.",
      little_walking:
        "Little walking: places known for steps, climbs and long walks are left out. Take taxis between the sights, and order assistance at the airports with the tickets.",
    },
    visas: (home, rules) =>
      `Entry with a passport of ${withArticle(home)}: ${rules.map(([country, entry]) => `${country}, ${visa(entry)}`).join("; ")}. Check with the embassy before you pay for anything.`,
    open: {
      party: "Tell us who travels, and how old the children are.",
      dates: "The dates end before they begin: which are right?",
      length:
        "The trip was said to last two different times; the plan follows the number of days: tell us if the other is right.",
      destinations:
        "You were still choosing between places: this plan is for one of them, and the other was not compared; name it, and the plan is made for that.",
      currency: "The budget came without a currency; it was taken for US dollars.",
    },
    currency: (asked, used) => `There is no exchange rate for ${asked}; amounts are in ${used}.`,
    polishFailed: "The wording could not be polished, so this is the plain plan.",
  },
  refusals: {
    unknownPlace: (name) => `We have no place called “${name}” to plan for`,
    unknownPlaces: (names) => `We have none of these places to plan for: ${names}`,
    unknownPlaceHint: "Name a city or country; search_destinations lists what there is.",
  },
  labels: LABELS_EN,
  availability: AVAILABILITY_EN,
};
