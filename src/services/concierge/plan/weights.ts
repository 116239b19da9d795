/**
 * The numbers by which the planner prefers one thing to another. They are judgement: only their
 * proportions mean something, and the corpus of queries (`test/corpus/planner`) holds what follows
 * from them. Points of one table compare with those of another only where it says so.
 */

/** Points of a city for a wish. */
export const CITY = {
  /** The first three of a country's file are its best known, in this order: 3, 2 and 1 points. */
  bestKnown: 3,
  /** The share of those points where any country will do: there the order within one says little. */
  bestKnownAnywhere: 0.3,
  /** A city with many places is safe to fill; twelve are as good as twenty. */
  placesPerPoint: 6,
  mostForPlaces: 2,
  /** A city that is about an interest is worth as much as the best known. */
  interest: 3,
  /** What a city is about above all is what people go there for. */
  aboutInterest: 3,
  /** A city that merely has such places gets less, however many there are. */
  placeOfInterest: 0.4,
  mostForPlacesOfInterest: 1.5,
  /** What was asked for by name decides between cities, as an interest that is one's first does. */
  thingNamed: 6,
  /** More than any one interest is worth: out of season much is closed. */
  offSeason: -8,
  /** There and back, roughly. */
  usdPerKm: 0.12,
  /** For being over the budget at all, and for each time the budget again. */
  overBudget: -1,
  timesOverBudget: -2,
  /** Beyond this no city can save the budget, so it should not cost the trip its best ones. */
  mostTimesOver: 1.5,
  /** Where any city will do and money is short, a point less for each so many USD a day. */
  usdADayPerPoint: 40,
  mostForUsdADay: 4,
  /** A point less for each so many kilometres from the start: near is easier, far is not forbidden. */
  kmPerPoint: 1500,
  /** Of a shorter trip than this each kilometre takes more. */
  daysOfKm: 7,
} as const;

/** Points of `CITY` for the cities of a tour of the catalogue, which are known to fit together. */
export const TOUR = {
  /** In the tour's own order: its first cities are what it is made for. */
  cities: [12, 8, 5, 4],
  laterCity: 3.5,
  /** For the length that was asked for; a point less for each day of difference up to so many days. */
  sameLength: 3,
  daysPerPoint: 8,
  /** For being about an interest; some of it where no interest was named. */
  ofInterest: 3,
  noInterestNamed: 1,
  /** Where no interest was named, for going to the first city of a country, and to nothing but its best known. */
  bestKnown: 3,
  /** Less for each of its cities that is out of season. */
  offSeason: 1.5,
  /** The best that can be reached: a tour's bonus is in proportion to it. */
  best: 6,
} as const;

/** What it takes to add a city to those chosen, in points of `CITY`. */
export const ADDED_CITY = {
  /** A trip that is full already takes only a city that is worth something by itself. */
  leastWhenFull: 0.5,
  /** A trip with empty days takes nearly any. */
  leastWhenLacking: -20,
  /** Each hour on the way costs about a third of an interest. */
  hourAway: -0.9,
  /** A city of the tour that fits the trip is worth a longer way. */
  onTour: 1,
  /** A region is seen through several of its countries. */
  newCountryOfRegion: 3,
  /** Otherwise another country is a way out, when the trip's own have nothing more. */
  newCountry: -8,
} as const;

/** Comparing months for a trip without dates: a month's value is the share of cities in season. */
export const MONTH = {
  /** Other cities of the same countries count half, since a long stay may spill over to them. */
  around: 0.5,
  /** A later month must be better by this much to be worth waiting for. */
  clearlyBetter: 0.1,
} as const;

/** What speaks against beginning a trip on a day, where any day of a month will do. */
export const START = {
  /** A Saturday or a Sunday that a weekend does not hold. */
  weekendMissed: 4,
  /** So much worse a day may be for its flights to be looked at. */
  worthAFlight: 3,
  /** A day of work on a day off, and a working day that is kept from work. */
  workOnDayOff: 4,
  idleWorkday: 0.6,
  /** A day that holidays do not usually begin on. */
  offDay: 1,
  /** The middle of the month is the fairest guess at it. */
  dayFromMiddle: 0.04,
  feast: 3,
  /** For a trip to the blossom that misses all of it. */
  blossomMissed: 20,
  /** For a trip that falls into the fast as a whole. */
  ramadan: 3,
  /** For a way there or home on a day without trains. */
  sabbath: 2,
  /** What may be put up with for a cheaper flight: another weekday, but no feast. */
  worthMoney: 2.6,
} as const;

/** The order of cities, in hours. */
export const ORDER = {
  /** Starting elsewhere than in the best known city; enough to decide between equal ways. */
  startElsewhere: 0.8,
  /** A beach before the sights; the other way round is what people do. */
  beachFirst: 2.5,
  /** The order of the words is kept where it costs no more than this. */
  asSaid: 1.6,
  /** Each border that is crossed: a country is left once, not twice. */
  border: 1.5,
  /** A flight on top of its hours: two near cities are seen one after the other. */
  flight: 1,
  /** The same to those who asked for trains. */
  flown: 5,
  /** A flight, to those who came in their car. */
  carLeft: 50,
  /** The city of a feast at the end of the trip where the feast is not. */
  feastMissed: 20,
  /** A trek on the day of a flight. */
  trekAtEnd: 12,
  /** Kilometres an hour from the start of the journey, changes of planes included. */
  kmPerHour: 800,
} as const;

/** Points of a city for one more night; the first point is the share of it that is still unseen. */
export const NIGHT = {
  /** A city that was named gets its nights before one that was added. */
  named: 0.6,
  /** Where the trip was said to be about skiing or the sea, most nights are for that. */
  theme: 2,
  /** A city that was named beside it is not cut below a short visit. */
  namedBelowShortest: 3,
  /** The first night follows a transfer and leaves half a day, so a short stay feels shorter. */
  belowShortest: 0.5,
  nothingLeft: -2,
  /** While a day out that was asked for by name has no day of its own. */
  namedDayOut: 4.5,
  /** While sights that were asked for by name have too few mornings and afternoons. */
  namedSights: 2.5,
  /** Decides between equals: the better known. */
  rank: -0.01,
} as const;

/** How much a city has to fill days with, in parts of a day. */
export const CITY_DAYS = {
  /** Most excursions take more than a morning, some a whole day. */
  excursion: 1.5,
  /** Morning and afternoon; evenings fill themselves. */
  partsADay: 2,
} as const;

/** Points of a place for a part of a day. */
export const PLACE = {
  /** Of a plan that is changed what has lost its day comes before anything new. */
  displaced: 10,
  /** The best known stand first in the catalogue. */
  position: -0.15,
  interest: 2.5,
  /** For each part of the day it is not for: a place with few chances takes one when it can. */
  closedPart: 0.6,
  onlyEvenings: 2,
  /** Food and nightlife belong to the evening, and other places to the day. */
  eveningKind: 1,
  dayKindInEvening: -0.5,
  eveningKindByDay: -1,
  nightlifeUnwanted: -3,
  /** A club or a bar before a tavern, to those who come for the nights. */
  nightOut: 2,
  /** Animals, fish and rides are what a trip is for, to a child. */
  familyWithChildren: 4,
  /** And a zoo or a fun fair is second to anything else without one. */
  familyWithoutChildren: -2.5,
  /** On top of that: a child under six has no use for a fourth mosque. */
  familyWithSmallChildren: 4,
  /** What every visitor expects comes before what suits an interest; less so in the evening. */
  must: 6,
  mustInEvening: 3,
  /** More than that for what the trip is about, while less than half of it is. */
  behindTheme: 7,
  /** What was asked for by name comes before all of that. */
  wished: 12,
  museumUnwanted: -7,
  /** Pilgrims go to the sanctuary, skiers to the slopes before anything else. */
  purpose: 8,
  /** Points less for each kilometre from the place before; a taxi makes all beyond equally far. */
  kmAway: 0.2,
  mostForDistance: 5,
  /** For a neighbour of the place before in a far quarter, and for the first of several on a short day. */
  besideTheLast: 4,
  leavesNeighbours: -5,
  /** For thrifty travellers, a point less for each so many USD. */
  usdPerPoint: 20,
} as const;

/** Points of an excursion. */
export const EXCURSION = {
  /** Of a plan that is changed what has lost its day comes before anything new. */
  displaced: 10,
  interest: 2,
  /** The best known stand first in the catalogue. */
  position: -0.2,
  /** What every visitor expects comes before what suits an interest. */
  must: 5,
  wished: 12,
  /** A park of rides, without a child in the party. */
  family: -4,
  /** A whole day out is what an excursion is best for. */
  fullDay: 1,
  /** A point less for each so many USD. */
  usdPerPoint: 80,
} as const;

/** What is wrong with a flight, in hours that avoiding it is worth. */
export const FLIGHT = {
  /** Never, if there is another: the first day of the plan would be lost. */
  arrivesNextDay: 50,
  /** Of the night, to those who are to be spared it; before the one hour they get up, past the other they land late. */
  hardHours: 10,
  hardHoursOfAnybody: 3,
  upAtNight: 7.6,
  landsLate: 22.5,
  stop: 4,
  /** A change of a plan takes no other flight on the same day, and on another day no other for little. */
  kept: 500,
  keptAirports: 3,
  /** An airport that the plan had nothing to do with before. */
  otherTown: 6,
  keptOnAnotherDay: 3,
  /** On top of that for those to whom a change is hard, and for those whose hours are cheap. */
  hardStop: 4,
  stopOfTheThrifty: 3,
  /** Coming home to another airport than the one the trip began at. */
  otherAirport: 6,
  /** Arriving later than this costs the first day, hour by hour. */
  arriveBy: 13,
  workFrom: 10,
  /** Leaving earlier than this costs work on its last day. */
  workUntil: 20,
  /** Landing later than this costs the sleep before a day of work. */
  eveningUntil: 20.5,
  /** Leaving before this hour means getting up at night. */
  tooEarly: 6,
  upEarly: 6.75,
  /** Who wants no early flight leaves no earlier. */
  notBefore: 9,
  departsTooEarly: 4,
  smallHours: 5,
  departsAtNight: 5,
  /** The same before a flight that is too short to sleep on, unless it leaves when one goes to bed. */
  sleepless: 10,
  lateEvening: 1.5,
  /** From landing into a town; a way on from so many hours of road; by when it should end, and must. */
  intoTown: 1,
  farFrom: 1.5,
  thereBy: 21,
  hourInTheDark: 2,
  /** What a night at the airport's town costs at most, which is the other way out. */
  nightOnTheWay: 7,
  thereAtTheLatest: 23,
  arrivesAtNight: 4,
  /** Leaving earlier than this costs the last day, hour by hour. */
  leaveFrom: 15,
  /** Of so few days every hour counts more, and the last day is to be one. */
  shortTrip: 4,
  leaveShortTripFrom: 17,
  hourOfShortTrip: 3,
  /** Leaving before this hour means leaving the hotel before breakfast. */
  afterBreakfast: 9.5,
  beforeBreakfast: 3,
  /** Leaving later means a day of waiting with packed bags. */
  leaveBy: 20,
  /** Between two cities: breakfast and the way to the airport come first. */
  transferFrom: 9,
  transferTooEarly: 6,
  /** A way of hours to the airport that begins before six: take-off less that way, with two and three quarters at the airport. */
  driveFrom: 8.75,
  driveAtNight: 8,
  /** Leaving later than this costs the day in the next city, hour by hour. */
  transferBy: 13,
} as const;
