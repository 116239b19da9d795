import type { CatalogueText } from "../../../../domain/catalogue.ts";
import { currencyDigits } from "../../../../domain/money.ts";
import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import type { ExchangeRates } from "../../../../suppliers/types.ts";
import type { Spot } from "../atlas/atlas.ts";
import { beachesAskedFor } from "../days/missed.ts";
import { excursionsOf } from "../days/slots.ts";
import { type Amount, costOf } from "../money/budget.ts";
import type { Trip } from "../trip.ts";
import type { Remark } from "./remarks.ts";

/** A stay that has nights which were said for a place that is only a day out from it. */
export interface DayOutInstead {
  readonly kind: "day-out-instead";
  readonly city: CatalogueText;
  readonly nights: number;
  readonly asked: number;
  readonly outing: CatalogueText;
}

/** What was asked of the houses and those of a city have not, or only dearer ones have. */
export interface HousesWithout {
  readonly kind: "houses-without";
  readonly none: readonly { readonly wish: WishKind; readonly cities: readonly CatalogueText[] }[];
  readonly dearer: readonly {
    readonly wish: WishKind;
    readonly city: CatalogueText;
    readonly from: Amount;
  }[];
}

/** Cities that have other nights than were written behind them. */
export interface OtherNights {
  readonly kind: "other-nights";
  readonly stays: readonly {
    readonly spot: Spot;
    readonly nights: number;
    readonly asked: number;
  }[];
}

/** Where the beds are, where that is not what was said. */
export function bedRemarks(trip: Trip, rates: ExchangeRates): Remark[] {
  // Which house stands at a beach that was named is for the operator where the world has none there.
  const isThere = trip.lodgings.some(({ beach }) => beach);
  const names = isThere ? [] : beachesAskedFor(trip);
  const instead = daysOutInstead(trip);
  return [
    ...(names.length > 0 ? [{ kind: "area", names } as const] : []),
    ...housesWithout(trip, rates),
    ...(instead.length > 0 ? instead : otherNights(trip)),
  ];
}

/** True for what no house of a stay has that was asked of it, and for what would cost more: a note tells of it. */
export function isAnswered(kind: WishKind, { lodgings }: Trip): boolean {
  const all = lodgings.flatMap(({ answers = [] }) => answers.filter((one) => one.kind === kind));
  if (OF_ONE_STAY.has(kind) && all.some(({ is }) => is === "has")) return true;
  return all.length > 0 && all.length === housed(lodgings).length;
}

/** A night in such a house is what is meant, not all of them. */
const OF_ONE_STAY: ReadonlySet<WishKind> = new Set(["caveHotel", "ryokan", "riad", "parador"]);

function housed(lodgings: Trip["lodgings"]): Trip["lodgings"] {
  return lodgings.filter(({ name }) => name !== undefined);
}

function housesWithout(trip: Trip, rates: ExchangeRates): Remark[] {
  const told = housed(trip.lodgings).flatMap(({ answers = [], stay }) =>
    answers.map((one) => ({ ...one, city: stay.spot.destination.name })),
  );
  const isHad = (kind: WishKind) =>
    OF_ONE_STAY.has(kind) && told.some((one) => one.kind === kind && one.is === "has");
  const open = told.filter(({ kind, is }) => is !== "has" && !isHad(kind));
  const kinds = [...new Set(open.filter(({ is }) => is === "none").map(({ kind }) => kind))];
  const none = kinds.map((wish) => ({
    wish,
    cities: [
      ...new Set(
        open.filter(({ kind, is }) => kind === wish && is === "none").map((one) => one.city),
      ),
    ],
  }));
  const { currency } = trip.costs;
  const unit = 10 ** currencyDigits(currency);
  const dearer = open
    .filter(({ is }) => is === "dearer")
    .map(({ kind, city, from = 0 }) => {
      const { minor } = costOf(from, currency, rates);
      return { wish: kind, city, from: { minor: Math.round(minor / unit) * unit, currency } };
    });
  return none.length + dearer.length > 0 ? [{ kind: "houses-without", none, dearer }] : [];
}

/** Where dates and flights leave other nights than were counted. */
function otherNights({ wish: { stays = [], changed }, frame }: Trip): Remark[] {
  if (changed) return [];
  const other = stays.flatMap(({ spot, days: asked, nights: isCounted }) => {
    const nights = frame.stays
      .filter((stay) => stay.spot === spot)
      .reduce((sum, stay) => sum + stay.nights, 0);
    return isCounted && nights > 0 && nights !== asked ? [{ spot, nights, asked }] : [];
  });
  return other.length > 0 ? [{ kind: "other-nights", stays: other }] : [];
}

/** "Barcelona, 3 nights; Sitges, 4 nights", where the catalogue has Sitges as a day out and no hotels there. */
function daysOutInstead({ wish, days, lodgings }: Trip): Remark[] {
  const { stays = [], things = [], spots } = wish;
  // "One day in Stone Town" counts no nights of the island.
  const counted = stays.filter(({ nights }) => nights);
  return counted.flatMap(({ spot, days: asked }): Remark[] => {
    const nights = lodgings
      .filter(({ stay }) => stay.spot === spot)
      .reduce((sum, { stay }) => sum + stay.nights, 0);
    const outing = days
      .filter((day) => day.spot === spot)
      .flatMap(excursionsOf)
      .find(({ slug }) => things.includes(slug));
    if (!outing || spots.length > 1 || nights <= asked) return [];
    const city = spot.destination.name;
    return [{ kind: "day-out-instead", city, nights, asked, outing: outing.title }];
  });
}
