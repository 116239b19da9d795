import type { Category } from "../../../../../domain/catalogue.ts";
import type { Need } from "../../../../../domain/contracts/concierge/plan.ts";
import type { WishKind } from "../../../../../reading/lexicon/wishes/kinds.ts";

/**
 * What a trip is about by a wish whose words would say something else by themselves: "walking
 * distance" is no walking trip, a "mini club" no nightlife.
 */
export const MEANT: Readonly<Partial<Record<WishKind, readonly (Category | Need)[]>>> = {
  allInclusive: [],
  breakfast: [],
  christmasMarket: [],
  baths: [],
  cableCar: [],
  dailyMass: ["pilgrimage"],
  sundayService: [],
  familyRoom: ["family"],
  glutenFree: [],
  allergy: [],
  kosher: [],
  diabetes: [],
  lateStart: [],
  walkingTour: ["walking"],
  noHotel: [],
  flyHome: [],
  landHome: ["train"],
  safari: ["adventure"],
  seafood: ["food"],
  teamBuilding: [],
  fewMuseums: [],
  fullBoard: [],
  halfBoard: [],
  hotelPool: [],
  kidsClub: ["family"],
  kitchen: [],
  littleDriving: [],
  littleWalking: [],
  nearCentre: [],
  nearSanctuary: [],
  nearSea: ["beach"],
  nearVenue: [],
  nearSynagogue: [],
  privateBeach: ["beach"],
  noCar: [],
  noCrowds: ["quiet"],
  outings: [],
  noFlying: [],
  flightsApart: [],
  ownFlights: [],
  noParty: ["quiet"],
  rollInShower: ["wheelchair"],
  seaView: [],
  elephants: [],
  sledging: [],
  slowPace: [],
  yoga: ["wellness"],
  ayurveda: ["wellness"],
  clubs: ["nightlife"],
  streetFood: ["food"],
  cafes: [],
  vegan: ["vegetarian"],
  lenten: ["vegetarian"],
  cycling: [],
  candleDinner: [],
  gym: [],
  kidsPool: [],
  alcoholFree: ["halal"],
  prayerRoom: ["halal"],
  doctor: [],
  dietFood: [],
  roomView: [],
  caveHotel: [],
  jacuzzi: [],
  nearMetro: [],
  privateBath: [],
  skipLine: [],
  fewOutings: [],
  oneBigThing: [],
  separateRooms: [],
  privateRoom: [],
  elderly: [],
  ownName: [],
  noHeights: [],
  noHorse: [],
  halalFood: ["halal"],
  vegetarianFood: ["vegetarian"],
  noMuseums: [],
  noChurches: [],
  noSeafood: [],
  noAlcohol: [],
  noGroupTours: [],
  noLongTrips: [],
  noCamping: [],
  notSpicy: [],
};

/** Wishes that are such only on a trip about something: "never skied before" of one who sees the lights. */
export const ONLY_ABOUT: Readonly<Partial<Record<WishKind, Category>>> = {
  skiSchool: "ski",
  skiHire: "ski",
  liftPass: "ski",
};

/** Wishes that say another as well. */
export const ALSO: Readonly<Partial<Record<WishKind, WishKind>>> = {
  lateStart: "laterFlights",
  dailySpa: "spa",
  twoParkDays: "themePark",
  threeParkDays: "themePark",
};

/** Wishes by which an easy pace is meant. */
export const EASY: ReadonlySet<WishKind> = new Set(["nap", "slowPace", "littleWalking"]);

/** What a trip is about before all else comes first, and what says only who goes or how, last. */
export const WEIGHTS: Readonly<Partial<Record<Category, number>>> = {
  honeymoon: 5,
  pilgrimage: 4,
  ski: 3,
  beach: 2,
  walking: 0,
  family: 0,
  city: 0,
  luxury: 0,
  islands: 0,
};
