import { excursionsOf, placesOf } from "../days/slots.ts";
import { HOSTEL } from "../money/houses.ts";
import type { Trip } from "../trip.ts";
import { type AnswerTo, careOf } from "../wish/cares.ts";
import { keepsOut } from "../wish/unwanted.ts";
import { kindsOfThing } from "../wish/wished-things.ts";

/** A day out as long as this is spent on the way. */
const FAR_HOURS = 10;

const STAGE = /\bopera\b|\bballet\b/i;

/** What the finished days hold that has to be confirmed or explained before anybody pays. */
export function toConfirm({ days, wish, lodgings }: Trip): readonly AnswerTo[] {
  const outings = days.flatMap(excursionsOf);
  const shown = [...days.flatMap(placesOf), ...outings];
  const asks = (kind: string) => wish.wishes.some((one) => one.kind === kind);
  const table = wish.wishes.filter(({ kind }) => careOf(kind) === "table");
  const isAgainst = (thing: (typeof shown)[number]) =>
    table.some(({ kind }) => keepsOut(kind, thing));
  const isStaged = (thing: (typeof shown)[number]) =>
    asks("concert") && kindsOfThing(thing).has("concert") && STAGE.test(thing.text.en);
  const isFar = ({ slug, hours }: (typeof outings)[number]) =>
    hours >= FAR_HOURS && wish.things?.includes(slug) === true;
  const isPlain = ({ name = "", stars = 5 }: Trip["lodgings"][number]) =>
    stars <= 1 || HOSTEL.test(name);
  const isFamily = wish.party.children + wish.party.infants > 0;
  return [
    ...(shown.some(isAgainst) ? (["named-dish"] as const) : []),
    ...(shown.some(isStaged) ? (["programme"] as const) : []),
    ...(isFamily && !asks("hostel") && lodgings.some(isPlain) ? (["plain-house"] as const) : []),
    ...(wish.pace === "relaxed" && outings.some(isFar) ? (["far-days"] as const) : []),
  ];
}
