import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import { excursionsOf, placesOf } from "../days/slots.ts";
import type { Trip } from "../trip.ts";
import { keepsOut } from "../wish/unwanted.ts";

/** Kinds that the way of planning itself serves: the pace, the choice of places, the roads. */
export const BY_MANNER: ReadonlySet<WishKind> = new Set([
  "nap",
  "lateStart",
  "slowPace",
  "littleWalking",
  "littleDriving",
  "fewMuseums",
  "noParty",
  "noCrowds",
  "noCar",
  "noVisa",
  "visaHeld",
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
  "noMonkeys",
  "noAnimalRides",
  "noSpeedboats",
  "noBoats",
  "noDesert",
  "noHotBaths",
  "noArt",
  "fewChurches",
  "fewOutings",
  "fewRuins",
  "villaSomeNights",
  "mostSights",
  "mostMuseums",
  "mostChurches",
  "mostTemples",
  "mostOutings",
  "lateCulture",
  "twoSights",
  "oneBigThing",
  "askBorder",
  "askSafety",
  "askVaccines",
  "vegan",
  "separateRooms",
  "elderly",
  "dailySpa",
  "twoParkDays",
  "threeParkDays",
  "pair",
  "skiersToo",
  "nonSkier",
  "novices",
]);

/** True where something in the days is what a refusal keeps out: it was called by its name. */
export function isGoneWith(kind: WishKind, { days }: Trip): boolean {
  return days.some((day) =>
    [...placesOf(day), ...excursionsOf(day)].some((one) => keepsOut(kind, one)),
  );
}
