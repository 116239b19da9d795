import type { Spot } from "../atlas/atlas.ts";
import type { Wish } from "../wish/wish.ts";
import type { Edit } from "./edit.ts";
import { listedStays } from "./listed.ts";
import { fitted, type Loss, nightsIn, shared, withNights } from "./nights.ts";
import { placeFor } from "./order.ts";
import { isBySea, isThingOf, nameOf, outOf } from "./outings.ts";
import type { Target } from "./targets.ts";

/** A stay of the plan that is changed; without nights where they are to be shared anew. */
export interface Stay {
  readonly spot: Spot;
  readonly nights?: number | undefined;
  /** Its length was asked for. */
  readonly asked?: true;
}

/** What of a change could not be done, and the name it is about. */
export interface Undone {
  readonly why:
    | ("unknown" | "no-outing" | "not-in-plan" | "no-room" | "had")
    | ("no-flight" | "far-hotel" | "again" | "not-moved" | "home-from")
    | ("cheaper" | "cheaper-rooms" | "finer-rooms");
  /** Empty for what is about money. */
  readonly name: string;
}

/** The route of a plan with its edits made. */
export interface Edited {
  readonly stays: readonly Stay[];
  readonly countries: readonly string[];
  /** Of the whole. */
  readonly days: number | undefined;
  readonly things: readonly string[];
  readonly without: readonly string[];
  readonly undone: readonly Undone[];
}

/** Those that take something away come first: what is added may stand in its place. */
const ORDER: readonly Edit["kind"][] = [
  "listed",
  "only",
  "replace",
  "remove",
  "freed",
  "add",
  "outing",
  "stay",
  "length",
  "end",
  "swap",
  "reverse",
];

/** A route on which edits are made one after the other. */
export function editedRoute(
  before: Wish,
  said: readonly Edit[],
  whole?: number,
  loss?: Loss,
): Edited {
  const { made } = before;
  const home = before.origin?.place;
  const spots = made && made.spots.length > 0 ? made.spots : before.spots;
  // "Add Florence, one day is enough": fewer days than cities are those of the city that comes.
  const isOwn =
    whole !== undefined && whole <= spots.length && said.some(({ kind }) => kind === "add");
  const own = isOwn ? soleCity(said) : undefined;
  const absolute = isOwn ? undefined : whole;
  const edits: readonly Edit[] =
    own && whole !== undefined ? [...said, { kind: "stay", spot: own, days: whole }] : said;
  let stays: readonly Stay[] = spots.map((spot, at) => ({ spot, nights: made?.nights?.[at] }));
  const total = made?.nights?.reduce((sum, nights) => sum + nights, 1);
  let days = absolute ?? total ?? before.days;
  let countries = before.countries.filter((code) => spots.every((spot) => spot.country !== code));
  const things = new Set(before.things ?? []);
  const without = new Set(before.without ?? []);
  const undone: Undone[] = [];
  /** Where something was taken out, and the nights that it had. */
  let gap: { at: number; nights: number } | undefined;

  const withOneMore = (one: Stay): readonly Stay[] => {
    const order = stays.map(({ spot }) => spot);
    const at = placeFor(order, one.spot, home);
    return [...stays.slice(0, at), one, ...stays.slice(at)];
  };
  const has = (spot: Spot) => stays.some((stay) => stay.spot === spot);
  const longer = (by: number) => {
    if (absolute === undefined && days !== undefined) days = Math.max(1, days + by);
  };
  const isOf = (target: Target) => (stay: Stay) =>
    target.kind === "city"
      ? stay.spot === target.spot
      : target.kind === "country" && target.codes.includes(stay.spot.country);

  /** Without all of its cities there would be no trip: a sight of the only one was meant, or nothing. */
  const isWhole = (target: Target) =>
    stays.every(isOf(target)) && edits.every(({ kind }) => kind === "remove" || kind === "length");

  function remove(gone: readonly Target[]): void {
    for (const target of gone) {
      if (target.kind !== "thing" && stays.length > 0 && isWhole(target)) continue;
      if (target.kind === "thing") {
        without.add(target.slug);
        things.delete(target.slug);
        continue;
      }
      const isGone = isOf(target);
      const at = stays.findIndex(isGone);
      if (target.kind === "country")
        countries = countries.filter((code) => !target.codes.includes(code));
      if (at < 0) {
        const wasNamed =
          target.kind === "country" && target.codes.some((code) => before.countries.includes(code));
        if (!wasNamed) undone.push({ why: "not-in-plan", name: nameOf(target, before) });
        continue;
      }
      const nights = stays.filter(isGone).reduce((sum, stay) => sum + (stay.nights ?? 0), 0);
      gap = { at: gap?.at ?? at, nights: (gap?.nights ?? 0) + nights };
      for (const { spot } of stays.filter(isGone)) without.add(spot.slug);
      stays = stays.filter((stay) => !isGone(stay));
    }
  }

  function add(come: readonly Target[], inGap: boolean): void {
    const cities = come.flatMap((one) => (one.kind === "city" && !has(one.spot) ? [one.spot] : []));
    const shares = inGap && gap ? shared(gap.nights, cities.length) : [];
    for (const target of come) {
      if (target.kind === "thing") {
        things.add(target.slug);
        without.delete(target.slug);
      } else if (target.kind === "country") {
        const isThere = (code: string) => stays.some(({ spot }) => spot.country === code);
        countries = [...new Set([...countries, ...target.codes.filter((one) => !isThere(one))])];
      } else if (target.kind === "unknown") undone.push({ why: "unknown", name: target.name });
      else if (!has(target.spot)) {
        without.delete(target.spot.slug);
        const place = cities.indexOf(target.spot);
        const stay = { spot: target.spot, nights: shares[place] };
        stays =
          inGap && gap
            ? [...stays.slice(0, gap.at + place), stay, ...stays.slice(gap.at + place)]
            : withOneMore(stay);
      }
    }
    const there = come.find(
      (one) => stays.some(isOf(one)) && !cities.some((spot) => isOf(one)({ spot })),
    );
    if (gap && gap.nights > 0 && cities.length === 0 && there) fillGap(there, gap.nights);
    if (inGap && gap && cities.length > 0) gap = { at: gap.at + cities.length, nights: 0 };
  }

  /** Nights of what went are spent where it is asked. */
  function fillGap(target: Target, nights: number): void {
    const at = stays.findIndex(isOf(target));
    stays = stays.map((one, place) => (place === at ? withNights(one, nights, true) : one));
    if (gap) gap = { at: gap.at, nights: gap.nights - nights };
  }

  function lengthen({
    by,
    at: target,
    longer: isLonger,
  }: Edit & { readonly kind: "length" }): void {
    if (target?.kind === "thing" && by === 1 && before.fixedDates && !isLonger) {
      // A day out that is added finds its day within the dates of the trip.
      things.add(target.slug);
      without.delete(target.slug);
      return;
    }
    if (target?.kind === "thing") {
      if (by > 0) things.add(target.slug);
      const at = stays.findIndex(({ spot }) => isThingOf(spot, target.slug));
      stays = stays.map((stay, place) => (place === at ? withNights(stay, by) : stay));
    } else if (target && gap && gap.nights >= by && by > 0 && stays.some(isOf(target))) {
      // "Drop Bratislava and give us one more night in Prague": the whole is as long as it was.
      fillGap(target, by);
      return;
    } else if (target && stays.some(isOf(target))) {
      const at = stays.findIndex(isOf(target));
      stays = stays.map((stay, place) => (place === at ? withNights(stay, by, true) : stay));
    } else if (target?.kind === "city" && by > 0)
      stays = withOneMore({ spot: target.spot, nights: by, asked: true });
    else if (target) add([target], false);
    longer(by);
  }

  function stay(edit: Edit & { readonly kind: "stay" }): void {
    const { spot, end } = edit;
    const known = stays.find((one) => one.spot === spot);
    if (stays.length === 1 && known && !end) {
      longer(edit.days - (days ?? edit.days));
      return;
    }
    // Of a city that is stayed in before, no second stay is planned.
    const isAgain = end === "last" && known && known !== stays.at(-1);
    if (isAgain && (known.nights ?? 0) > edit.days) {
      undone.push({ why: "again", name: spot.destination.name[before.lang] });
      return;
    }
    // Of the last city one day is the way home.
    const nights = Math.max(1, end === "last" ? edit.days - 1 : edit.days);
    const one: Stay = { spot, nights, asked: true };
    const others = stays.filter((other) => other.spot !== spot);
    if (end) stays = end === "last" ? [...others, one] : [one, ...others];
    else if (known) stays = stays.map((other) => (other === known ? one : other));
    else stays = withOneMore(one);
    if (!end) longer(nights - (known?.nights ?? 0));
  }

  for (const kind of ORDER)
    for (const edit of edits.filter((one) => one.kind === kind)) {
      if (edit.kind === "remove") remove(edit.gone);
      else if (edit.kind === "listed") {
        stays = listedStays(stays, edit, home);
        countries = edit.countries.filter((code) =>
          stays.every(({ spot }) => spot.country !== code),
        );
        const isCounted = edit.stops.every(({ nights }) => nights !== undefined);
        if (isCounted && countries.length === 0) days = absolute ?? nightsIn(stays) + 1;
      } else if (edit.kind === "replace") {
        gap = undefined;
        // What would come for it is not known: then it stays.
        const isKnown = edit.come.some(({ kind }) => kind !== "unknown");
        if (isKnown) remove(edit.gone);
        const isOut = edit.gone.every((one) => one.kind === "thing");
        const [come, left] = isOut ? outOf(edit.come, before, without) : [edit.come, []];
        undone.push(...left);
        add(come, gap !== undefined);
      } else if (edit.kind === "only") {
        const isKept = (one: Stay) => edit.kept.some((target) => isOf(target)(one));
        const kept = stays.filter(isKept);
        stays = kept;
        countries = [];
        if (kept.length === 0) add(edit.kept, false);
      } else if (edit.kind === "add") {
        if (edit.instead && !gap && edit.come.some((one) => one.kind !== "thing")) {
          stays = [];
          countries = [];
        }
        add(edit.come, edit.instead && gap !== undefined);
      } else if (edit.kind === "outing") {
        const [come, left] = outOf([edit.target], before);
        undone.push(...left);
        add(come, false);
      } else if (edit.kind === "freed") {
        const { at: target } = edit;
        const nights = gap?.nights ?? 0;
        if (target && !stays.some(isOf(target))) add([target], true);
        else {
          const isThere = target ? isOf(target) : ({ spot }: Stay) => isBySea(spot);
          const at = stays.findIndex(isThere);
          stays = stays.map((one, place) => (place === at ? withNights(one, nights, true) : one));
          gap = undefined;
        }
      } else if (edit.kind === "stay") stay(edit);
      else if (edit.kind === "length") lengthen(edit);
      else if (edit.kind === "end") {
        if (!has(edit.spot)) add([{ kind: "city", spot: edit.spot, first: 0, next: 0 }], false);
        const others = stays.filter(({ spot }) => spot !== edit.spot);
        const own = stays.filter(({ spot }) => spot === edit.spot);
        stays = edit.which === "first" ? [...own, ...others] : [...others, ...own];
      } else if (edit.kind === "swap") {
        const [a, b] = edit.spots.map((spot) => stays.find((one) => one.spot === spot));
        stays = stays.map((one) => (a && one === b ? a : b && one === a ? b : one));
      } else if (edit.kind === "reverse") stays = [...stays].reverse();
    }
  return {
    stays: fitted(stays, days, countries.length, loss),
    countries,
    days,
    things: [...things],
    without: [...without],
    undone,
  };
}

/** The only city that is added. */
function soleCity(edits: readonly Edit[]): Spot | undefined {
  const [one, ...others] = edits.flatMap((edit) => (edit.kind === "add" ? edit.come : []));
  return one?.kind === "city" && others.length === 0 ? one.spot : undefined;
}
