import type { CatalogueExcursion, CataloguePlace } from "../../../../domain/catalogue.ts";
import { lazilyPer } from "../../../../memory/lazily.ts";
import { fold } from "../../../../reading/fold.ts";
import type { Spot } from "../atlas/atlas.ts";
import type { Wish } from "../wish/wish.ts";
import { calledBy, isAbout, isOfThings, kindsOfThing, timesOf } from "../wish/wished-things.ts";

type Thing = CataloguePlace | CatalogueExcursion;

const ONE =
  /(?<!\p{L})(?:one|a single|1|один|одн[аоу]|одну|bir(?! az| neçə| neche))(?!\p{L}|\d)(?! (?:or|or two|of|или|və ya))/iu;
/** Evenings with a ticket, of which those who asked for none have one at most. */
const STAGED = ["concert", "show"] as const;
const SHORTEST = 5;

/** Kinds of things that were asked for once by that word, "one flamenco evening", and evenings that nobody asked for. */
const onceKinds = lazilyPer((wish: Wish): ReadonlySet<string> => {
  const { wishes, own = [], interests } = wish;
  const said = own.filter(({ must, text, times }) => must && !times && ONE.test(text));
  const ofOwn = said.flatMap(({ text, kinds = [] }) => [
    ...kinds.filter((kind) => !isAbout(kind) && !kind.startsWith(calledBy(""))),
    // The kind of the words is that of the thing that the field calls by its name.
    ...wishes
      .filter((one) => fold(text).includes(fold(one.said).slice(0, SHORTEST)))
      .map(({ kind }) => kind),
  ]);
  const asked = new Set<string>(wishes.map(({ kind }) => kind));
  const isForEvenings = interests.includes("nightlife");
  const unasked = isForEvenings ? [] : STAGED.filter((kind) => !asked.has(kind));
  const counted = wishes.filter(({ kind }) => isOfThings(kind) && (timesOf(wish, kind) ?? 1) === 1);
  const single = ofOwn.filter((kind) => counted.some((one) => one.kind === kind));
  return new Set([...single, ...unasked].filter((kind) => kind !== "outings"));
});

interface Shown {
  readonly wish: Wish;
  readonly used: ReadonlySet<Thing>;
  readonly open: ReadonlyMap<string, number>;
  readonly spots: readonly Spot[];
}

/** True for a second thing of a kind of which one is enough: another is shown, or was called by its name and is still to come. */
export function isSecondOfItsKind({ wish, used, open, spots }: Shown, thing: Thing): boolean {
  const once = onceKinds(wish);
  if (once.size === 0 || wish.things?.includes(thing.slug)) return false;
  const kinds = [...kindsOfThing(thing)].filter((kind) => once.has(kind));
  if (kinds.length === 0) return false;
  const isOf = (other: Thing) =>
    other !== thing && kinds.some((kind) => kindsOfThing(other).has(kind));
  return (
    [...used].some(isOf) ||
    spots.some(({ excursions, destination }) =>
      [...excursions, ...destination.places].some(
        (other) => open.has(calledBy(other.slug)) && isOf(other),
      ),
    )
  );
}
