import type { Thing } from "../atlas/thing-names.ts";
import { excursionsOf, placesOf } from "../days/slots.ts";
import { goersOf, suits } from "../route/theme.ts";
import type { Trip } from "../trip.ts";
import type { Wish } from "../wish/wish.ts";
import type { Remark } from "./remarks.ts";

/** Why something that was asked for does not suit everybody: the age, the legs, the hours, or anything else. */
export type Unfit = "age" | "legs" | "long" | "other";

/** What is on the days because it was asked for. */
export interface Unsuited {
  readonly kind: "unsuited";
  readonly things: readonly {
    readonly thing: Thing;
    readonly why: Unfit;
    readonly hours?: number;
  }[];
}

/** What was asked for and would not have been planned for this party: it is there, and a note says for whom it is hard. */
export function unsuitedRemarks({ days, wish }: Trip): Remark[] {
  const shown = new Set(days.flatMap((day) => [...placesOf(day), ...excursionsOf(day)]));
  const things = [...shown]
    .filter((thing) => !suits(thing, goersOf(thing, wish)))
    .map((thing) => {
      const why = whyUnfit(thing, wish);
      return { thing, why, ...(why === "long" && thing.hours && { hours: thing.hours }) };
    });
  return things.length > 0 ? [{ kind: "unsuited", things }] : [];
}

/** The first relief with which the thing suits. */
function whyUnfit(thing: Thing, wish: Wish): Unfit {
  const { party } = wish;
  const unhurried: Wish = { ...wish, pace: "normal" };
  const grown: Wish = {
    ...{ ...wish, ages: [], smallChildren: false },
    party: { ...party, adults: party.adults + party.children, children: 0, infants: 0 },
  };
  const isOfLegs = (kind: string) => kind === "littleWalking" || kind === "elderly";
  const strong: Wish = {
    ...unhurried,
    wishes: wish.wishes.filter(({ kind }) => !isOfLegs(kind)),
    needs: wish.needs.filter((need) => need !== "wheelchair"),
  };
  const isLong = "price_from" in thing && thing.hours >= LONG;
  if (isLong && (suits(thing, unhurried) || suits(thing, grown, true))) return "long";
  if (suits(thing, grown)) return "age";
  return suits(thing, strong) ? "legs" : "other";
}

/** Hours of a day out that are worth a word. */
const LONG = 9;
