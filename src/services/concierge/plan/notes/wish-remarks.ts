import { isClosedBorder } from "../../../../domain/borders.ts";
import type { CatalogueText } from "../../../../domain/catalogue.ts";
import { currencyDigits } from "../../../../domain/money.ts";
import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import { startReading } from "../../../../reading/reading.ts";
import type { ExchangeRates } from "../../../../suppliers/types.ts";
import { onOtherDays } from "../days/dated-days.ts";
import { isLateKept, limitsKept } from "../days/limits.ts";
import { ownIn } from "../days/own-days.ts";
import { isShownIn } from "../days/own-shown.ts";
import { waitsAtAirport } from "../days/seaplane.ts";
import { excursionsOf, placesOf } from "../days/slots.ts";
import { type Amount, costOf } from "../money/budget.ts";
import { extrasOf, isSkied, skiHire } from "../money/extras.ts";
import { nightlyOf } from "../money/lodging.ts";
import { hasChildren } from "../route/theme.ts";
import type { Trip } from "../trip.ts";
import { isOf } from "../wish/avoided.ts";
import { type CareOf, careOf } from "../wish/cares.ts";
import { hotelWishOf } from "../wish/hotel-wish.ts";
import type { Limited } from "../wish/limits.ts";
import { isDenial, keepsOut } from "../wish/unwanted.ts";
import type { Wish } from "../wish/wish.ts";
import { askedName } from "../wording/asked-names.ts";
import { avoidedName } from "../wording/avoided-names.ts";
import { answersOf } from "./answers.ts";
import { isHeld, isRefusal } from "./held.ts";
import type { Remark } from "./remarks.ts";
import { toConfirm } from "./to-confirm.ts";

/** Diets and needs of health; `kept`: nothing in the days goes against them. */
export interface CareRemark {
  readonly kind: "cared";
  readonly of: CareOf;
  readonly wishes: readonly WishKind[];
  readonly kept: boolean;
  /** What an allergy is of that no kind names, as written. */
  readonly texts: readonly string[];
  /** Things of the days that go against what is eaten, because they were asked for. */
  readonly against: readonly CatalogueText[];
}

/** What was asked for and is not in the plan: nothing that was heard is dropped without a word. */
export function answerRemarks(trip: Trip): Remark[] {
  const { unmet, onRequest } = answersOf(trip);
  const own = ownIn(trip.days);
  const unpriced = own.filter((one) => one.as === undefined && !one.rest);
  const left = (trip.wish.unplanned ?? []).filter(
    (text) =>
      !own.some((one) => one.text.includes(text) || text.includes(one.text)) &&
      !isHeld(text, trip) &&
      !hasPlanB(text, trip),
  );
  const unplanned = left.filter((text) => !isRefusal(text));
  const limits = limitsKept(trip.days, trip.wish);
  const keptOut = {
    kind: "kept-out",
    wishes: trip.wish.wishes
      .map(({ kind }) => kind)
      .filter((kind) => isDenial(kind) && careOf(kind) === undefined)
      .filter((kind) => !onRequest.includes(kind) && isKept(kind, trip))
      .filter((kind) => kind !== "lateCulture" || isLateKept(trip.days, trip.wish))
      // A number says more than "few".
      .filter((kind) => !limits.some(({ of }) => FEW[kind] === of)),
    texts: left.filter(isRefusal),
  } as const;
  const isAtOwnPlace = hotelWishOf(trip.wish).none && trip.days.length > 1;
  return [
    ...(isAtOwnPlace ? [{ kind: "own-place" } as const] : []),
    ...roomsApartRemarks(trip),
    ...(waitsAtAirport(trip.days, trip.lodgings) ? [{ kind: "seaplane" } as const] : []),
    ...(unmet.length > 0 ? [{ kind: "unmet", unmet } as const] : []),
    ...avoidedRemarks(trip),
    ...(unpriced.length > 0 ? [{ kind: "own", own: unpriced } as const] : []),
    ...ownLeftRemarks(trip),
    ...asksRemarks(trip.wish),
    ...(unplanned.length > 0 ? [{ kind: "unplanned", texts: unplanned } as const] : []),
    ...(keptOut.wishes.length + keptOut.texts.length > 0 ? [keptOut] : []),
    ...(trip.wish.ofSome?.length ? [{ kind: "of-some", needs: trip.wish.ofSome } as const] : []),
    ...oneOfRemarks(trip),
    ...(limits.length > 0 ? [{ kind: "limits", limits } as const] : []),
    ...onOtherDays(trip.wish, trip.days),
    ...careRemarks(trip),
    ...questionRemarks(trip),
    ...(onRequest.length > 0 ? [{ kind: "on-request", wishes: onRequest } as const] : []),
  ];
}

function roomsApartRemarks({ wish, lodgings }: Trip): Remark[] {
  const isApart = wish.wishes.some(({ kind }) => kind === "separateRooms");
  const isHoused = lodgings.some(({ name }) => name !== undefined);
  const rooms = wish.party.adults;
  return isApart && isHoused && rooms > 1 ? [{ kind: "rooms-apart", rooms }] : [];
}

/** Of what was left open the days have one thing, which is named. */
function oneOfRemarks({ wish: { oneOf = [] }, days }: Trip): Remark[] {
  const names = days
    .flatMap((day) => [...placesOf(day), ...excursionsOf(day)])
    .filter(({ slug }) => oneOf.includes(slug))
    .map((thing) => ("parts" in thing ? thing.name : thing.title));
  return names.length > 0 ? [{ kind: "one-of", names: [...new Set(names)] }] : [];
}

const FEW: Readonly<Partial<Record<WishKind, Limited>>> = {
  fewMuseums: "museums",
  fewChurches: "churches",
  fewOutings: "outings",
};

/** Of what has to be there that which no day shows. */
function ownLeftRemarks({ wish, days, frame }: Trip): Remark[] {
  const spots = frame.stays.map(({ spot }) => spot);
  const had = ownIn(days);
  // A change may have left out what it was part of.
  const own = (wish.changed ? [] : (wish.own ?? [])).filter(
    (one) =>
      one.must && !had.some(({ text }) => text === one.text) && !isShownIn(one, { spots }, days),
  );
  return own.length > 0 ? [{ kind: "own-left", own }] : [];
}

/** What is asked of the hotel, where the client may read it. */
function asksRemarks({ asks = [], lang }: Wish): Remark[] {
  const texts = asks.flatMap((text) => {
    const said = askedName(text, lang);
    return said !== text || isIn(text, lang) ? [said] : [];
  });
  return asks.length > 0 ? [{ kind: "asks", texts, more: texts.length < asks.length }] : [];
}

/** True for what a reader of the plan may read: in English nothing is told from names. */
function isIn(text: string, lang: Wish["lang"]): boolean {
  if (lang === "en") return true;
  return (
    startReading(text, 0).language === lang && (lang !== "ru" || /\p{Script=Cyrillic}/u.test(text))
  );
}

/** True where nothing in the days goes against it: what was called by its name may. */
function isKept(kind: WishKind, { days }: Trip): boolean {
  return days.every((day) =>
    [...placesOf(day), ...excursionsOf(day)].every((one) => !keepsOut(kind, one)),
  );
}

const PLAN_B = /\bplan b\b|план[а-я]? б(?![а-я])|b plan/iu;

/** Where a guide leads off the pistes on one day and the pistes are skied on another, each is the reserve of the other. */
function hasPlanB(text: string, { days }: Trip): boolean {
  const isGuided = ({ slots: { morning } }: Trip["days"][number]) =>
    (morning.kind === "own" && morning.own.as === "freeride") ||
    (morning.kind === "extra" && morning.wish === "freeride");
  const isOnPistes = (day: Trip["days"][number]) => isSkied(day) && !isGuided(day);
  return PLAN_B.test(text) && days.some(isGuided) && days.some(isOnPistes);
}

function questionRemarks(trip: Trip): Remark[] {
  const { wish, frame } = trip;
  const { unplanned = [] } = wish;
  const has = (asked: WishKind) => wish.wishes.some(({ kind }) => kind === asked);
  const home = wish.origin?.place.country;
  const isClosed = frame.stays.some(
    ({ spot }) => home !== undefined && isClosedBorder(home, spot.country),
  );
  return [
    ...(has("askBorder")
      ? [{ kind: "answer", to: isClosed ? "border-closed" : "border" } as const]
      : []),
    ...(has("askSafety") ? [{ kind: "answer", to: "safety" } as const] : []),
    ...(unplanned.some((text) => hasPlanB(text, trip))
      ? [{ kind: "answer", to: "plan-b" } as const]
      : []),
    ...(has("askVaccines") ? [{ kind: "answer", to: "vaccines" } as const] : []),
    ...toConfirm(trip).map((to): Remark => ({ kind: "answer", to })),
  ];
}

/** One note on the table and one on health: they are never left to be read out of the days. */
function careRemarks(trip: Trip): Remark[] {
  return (["table", "health"] as const).flatMap((of): Remark[] => {
    const asked = trip.wish.wishes.filter(({ kind }) => careOf(kind) === of);
    if (asked.length === 0) return [];
    const wishes = asked.map(({ kind }) => kind).filter((kind) => kind !== "allergy");
    const texts = asked.filter(({ kind }) => kind === "allergy").map(({ said }) => said);
    const hasRules = wishes.some((kind) => isDenial(kind));
    const kept = hasRules && wishes.every((kind) => isKept(kind, trip));
    // What was asked for all the same is cooked otherwise: the note has to say so, since the days do not.
    const against = trip.days
      .flatMap((day) => [...placesOf(day), ...excursionsOf(day)])
      .filter((thing) => of === "table" && wishes.some((kind) => keepsOut(kind, thing)))
      .map((thing) => ("parts" in thing ? thing.name : thing.title));
    return [{ kind: "cared", of, wishes, kept, texts, against: [...new Set(against)] }];
  });
}

/** What was to be avoided: kept out where the catalogue has such a thing there, else for the operator to see to. */
function avoidedRemarks({ wish: { avoid = [], lang }, days, frame }: Trip): Remark[] {
  if (avoid.length === 0) return [];
  const there = frame.stays.flatMap(({ spot }) => [...spot.destination.places, ...spot.excursions]);
  const shown = days.flatMap((day) => [...placesOf(day), ...excursionsOf(day)]);
  const isKept = (item: string) =>
    there.some((thing) => isOf(item, thing)) && !shown.some((thing) => isOf(item, thing));
  const left = avoid.filter((item) => !isKept(item));
  const told = (items: readonly string[]) =>
    items.map((item) => avoidedName(item, lang)).filter((item) => isIn(item, lang));
  const [kept, minded] = [told(avoid.filter(isKept)), told(left)];
  const more = kept.length + minded.length < avoid.length;
  return [{ kind: "avoided", kept, left: minded, more }];
}

/** The most that a night may cost, in the money that it was said in. */
function nightlyRemarks({ wish, lodgings }: Trip, rates: ExchangeRates): Remark[] {
  const most = nightlyOf(wish, rates);
  const known = lodgings.filter(({ perNight }) => perNight !== undefined);
  if (most === undefined || !wish.nightly || known.length === 0) return [];
  const currency = wish.nightly.currency ?? wish.budget?.currency ?? wish.currency ?? "USD";
  const minor = Math.round(wish.nightly.amount * 10 ** currencyDigits(currency));
  const dearest = Math.max(...known.map(({ perNight = 0 }) => perNight));
  if (dearest <= most) return [{ kind: "nightly", most: { minor, currency } }];
  const unit = 10 ** currencyDigits(currency);
  const has = costOf(dearest, currency, rates).minor;
  return [
    {
      kind: "nightly",
      most: { minor, currency },
      dearest: { minor: Math.round(has / unit) * unit, currency },
    },
  ];
}

/** What things beside tickets and beds cost that were asked for, and what skiers have to see to. */
export function priceRemarks(trip: Trip, rates: ExchangeRates): Remark[] {
  const { wish, days, costs, lodgings, frame } = trip;
  const unit = 10 ** currencyDigits(costs.currency);
  const rounded = (cents: number): Amount => {
    const { minor, currency } = costOf(cents, costs.currency, rates);
    return { minor: Math.round(minor / unit) * unit, currency };
  };
  const meals = lodgings.flatMap(({ supplement }) => supplement ?? []);
  const board = meals.slice(0, 1).map(({ kind }) => ({
    kind,
    price: meals.reduce((sum, { price }) => sum + price, 0),
  }));
  const villas = lodgings.flatMap(({ villa }) => villa ?? []);
  const inVillas = villas.slice(0, 1).map(({ kind }) => ({
    kind,
    price: villas.reduce((sum, { price }) => sum + price, 0),
  }));
  const extras = [...extrasOf(wish, days, frame), ...board, ...inVillas].map(({ kind, price }) => ({
    wish: kind,
    price: rounded(price),
  }));
  const has = (kind: WishKind) => extras.some((one) => one.wish === kind);
  const ski: Remark = {
    kind: "ski",
    school: hasChildren(wish) && !has("skiSchool"),
    ...(!has("skiHire") && { hire: rounded(skiHire(wish, days)) }),
  };
  return [
    ...nightlyRemarks(trip, rates),
    ...(extras.length > 0 ? [{ kind: "priced", extras } as const] : []),
    ...(days.some(isSkied) ? [ski] : []),
  ];
}
