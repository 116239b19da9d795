import type { Wish } from "../wish/wish.ts";
import type { Edit } from "./edit.ts";
import { withOneMore } from "./order.ts";
import type { Stay } from "./route.ts";

/** The cities that a field of a change lists are those that the plan goes to from then on. */
export type Listed = Edit & { readonly kind: "listed" };

/** What the field makes of the route; `fields` is a wish that has the field alone. */
export function listedOf({ spots, countries, region, stays = [] }: Wish): Listed {
  const stops = spots.map((spot, at) => {
    const said = stays.find((one) => one.spot === spot);
    const isLast = at === spots.length - 1;
    // Of days in the last city one is that of the way home.
    const least = said && !said.nights && isLast ? said.days - 1 : said?.days;
    return { spot, ...(least !== undefined && { nights: Math.max(1, least) }) };
  });
  return { kind: "listed", stops, countries: [...countries, ...region] };
}

/** Kinds of edits about cities, which the list tells of. */
const OF_CITIES: ReadonlySet<Edit["kind"]> = new Set([
  ...["add", "remove", "replace", "only", "end", "swap", "reverse"],
] as const);
const OF_NIGHTS: ReadonlySet<Edit["kind"]> = new Set(["length", "stay", "freed"] as const);

/** The edits that words ask for beside a list of cities: a field wins over words. */
export function besideList(edits: readonly Edit[], { stops }: Listed): readonly Edit[] {
  const isCounted = stops.some(({ nights }) => nights !== undefined);
  return edits.flatMap((edit): readonly Edit[] => {
    if (OF_CITIES.has(edit.kind)) return thingsOnly(edit);
    return isCounted && OF_NIGHTS.has(edit.kind) ? [] : [edit];
  });
}

function thingsOnly(edit: Edit): readonly Edit[] {
  if (edit.kind === "add") {
    const come = edit.come.filter(({ kind }) => kind === "thing");
    return come.length > 0 ? [{ ...edit, come, instead: false }] : [];
  }
  if (edit.kind !== "remove" && edit.kind !== "replace") return [];
  return edit.gone.every(({ kind }) => kind === "thing") ? [edit] : [];
}

/** The stays of a plan by a list of cities: those that it had keep their nights where no others are told. */
export function listedStays(
  stays: readonly Stay[],
  { stops, countries }: Listed,
  home: Parameters<typeof withOneMore>[2],
): readonly Stay[] {
  const of = (spot: Stay["spot"]) => stays.find((stay) => stay.spot === spot);
  const made = ({ spot, nights }: Listed["stops"][number]): Stay =>
    nights === undefined ? { spot, nights: of(spot)?.nights } : { spot, nights, asked: true };
  const within = stays.filter(({ spot }) => countries.includes(spot.country));
  const kept = stays.filter((stay) => stops.some(({ spot }) => spot === stay.spot));
  const listed = stops.filter(({ spot }) => of(spot));
  // Those that come are named last, or where they belong.
  const isWithin = stops.slice(0, listed.length).some(({ spot }) => !of(spot));
  const isOrdered =
    isWithin ||
    stops.some(({ nights }) => nights !== undefined) ||
    listed.some(({ spot }, at) => kept[at]?.spot !== spot);
  if (isOrdered || kept.length === 0) {
    const others = within.filter((stay) => !kept.includes(stay));
    return [...others, ...stops.map(made)];
  }
  const order = stops
    .filter(({ spot }) => !of(spot))
    .reduce<readonly Stay["spot"][]>(
      (all, { spot }) => withOneMore(all, spot, home),
      stays.filter((stay) => kept.includes(stay) || within.includes(stay)).map(({ spot }) => spot),
    );
  return order.map((spot) => made(stops.find((one) => one.spot === spot) ?? { spot }));
}
