import type { CatalogueText } from "../../../../domain/catalogue.ts";
import type { Entry } from "../../../../domain/entry.ts";
import { lazilyPer } from "../../../../memory/lazily.ts";
import type { Atlas, Spot } from "../atlas/atlas.ts";
import { countryText } from "../atlas/name-index.ts";
import type { Sketch } from "../route/sketch.ts";
import type { Wish } from "../wish/wish.ts";
import type { Remark } from "./remarks.ts";

/** Ways by which no holder of a passport gets in as a tourist. */
const CLOSED: ReadonlySet<Entry["way"] | undefined> = new Set(["no tourist visas", "refused"]);
/** Ways by which they need no visa, or get it on arrival. */
const FREE: ReadonlySet<Entry["way"] | undefined> = new Set(["home", "free", "on arrival"]);

/** Countries that were asked about for a wish: every city asks, and a country has many. */
const asked = lazilyPer((_: Wish) => new Map<string, boolean>());

/** True where travellers can go to a country, or have named it themselves: then a remark warns them. */
export function isOpenTo(wish: Wish, { country, slug }: Spot, atlas: Atlas): boolean {
  if (wish.without?.some((one) => one === slug || one === country)) return false;
  const known = asked(wish).get(country);
  if (known !== undefined) return known;
  const isOpen = isOpenCountry(wish, country, atlas);
  asked(wish).set(country, isOpen);
  return isOpen;
}

function isOpenCountry(wish: Wish, country: string, atlas: Atlas): boolean {
  const { spots, countries, wishes } = wish;
  if (countries.includes(country) || spots.some((spot) => spot.country === country)) return true;
  const isFree = wishes.some(({ kind }) => kind === "noVisa");
  return passportsOf(wish).every((passport) => {
    const way = atlas.entry(country, passport)?.way;
    return isFree ? FREE.has(way) : !CLOSED.has(way);
  });
}

/** True where nobody of the party needs a visa from a consulate; where nothing is known, too. */
export function isEasyToEnter(wish: Wish, { country }: Spot, atlas: Atlas): boolean {
  return passportsOf(wish).every((passport) => atlas.entry(country, passport)?.way !== "visa");
}

/** The passports that were said, else that of where the trip starts. */
function passportsOf({ passports, origin }: Wish): readonly string[] {
  return passports ?? (origin ? [origin.place.country] : []);
}

/** What follows for the trip from a country that lets its travellers not in, and from a visa that they hold. */
export interface Entering {
  /** Countries that are closed to them. */
  readonly barred: readonly CatalogueText[];
  /** Cities of the trip in other countries. */
  readonly open: readonly CatalogueText[];
  /** The trip ends in a country that is closed. */
  readonly homeFrom: boolean;
  /** They say that they have a visa. */
  readonly held: boolean;
}

function enteringOf(home: string, { wishes }: Wish, { stays }: Sketch["frame"], atlas: Atlas) {
  const isBarred = ({ country }: Spot) => atlas.entry(country, home)?.way === "no tourist visas";
  const spots = stays.map(({ spot }) => spot);
  const barred = new Map(
    spots.filter(isBarred).map(({ country, countryName }) => [country, countryName]),
  );
  const last = spots.at(-1);
  const held = wishes.some(({ kind }) => kind === "visaHeld");
  const open = spots.filter((spot) => !isBarred(spot)).map(({ destination }) => destination.name);
  const entering: Entering = {
    barred: [...barred.values()],
    open: [...new Set(open)],
    homeFrom: last !== undefined && isBarred(last) && open.length > 0,
    held,
  };
  return barred.size > 0 || held ? entering : undefined;
}

/** The same remarks; that a country of the trip lets its travellers not in comes before any other. */
export function barringFirst(remarks: readonly Remark[]): readonly Remark[] {
  const isBarring = (remark: Remark) =>
    remark.kind === "visas" && remark.rules.some(([, { way }]) => CLOSED.has(way));
  return [...remarks.filter(isBarring), ...remarks.filter((one) => !isBarring(one))];
}

/** How the countries of a trip are entered with each of its passports. */
export function visaRemarks(wish: Wish, { frame }: Sketch, atlas: Atlas): Remark[] {
  return passportsOf(wish).flatMap((passport) => entryRemarks(passport, wish, { frame, atlas }));
}

function entryRemarks(
  home: string,
  wish: Wish,
  { frame, atlas }: { readonly frame: Sketch["frame"]; readonly atlas: Atlas },
): Remark[] {
  const entering = enteringOf(home, wish, frame, atlas);
  const names = new Map(frame.stays.map(({ spot }) => [spot.country, spot.countryName]));
  const abroad = [...names].map(([country, name]) => ({ name, entry: atlas.entry(country, home) }));
  const unknown = abroad.flatMap(({ name, entry }) => (entry ? [] : [name]));
  // At home, and where one stays as freely as at home, there is nothing to say.
  const rules = abroad.flatMap(({ name, entry }) =>
    !entry || entry.way === "home" || (entry.way === "free" && entry.days === undefined)
      ? []
      : [[name, entry] as const],
  );
  if (rules.length + unknown.length === 0) return [];
  const homeName = atlas.countries.get(home) ?? countryText(home);
  return [
    ...(rules.length > 0
      ? [{ kind: "visas" as const, home: homeName, rules, ...(entering && { entering }) }]
      : []),
    ...(unknown.length > 0
      ? [{ kind: "unknown-passport" as const, home: homeName, countries: unknown }]
      : []),
  ];
}
