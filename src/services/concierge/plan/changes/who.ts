import type { Wish } from "../wish/wish.ts";
import type { Edit } from "./edit.ts";

const MOST_CHILD = 17;

/** Those who go after a change, and what of it is left to be asked. */
export function partyAfter(before: Wish, now: Wish, edits: readonly Edit[]) {
  const has = (kind: Edit["kind"]) => edits.some((edit) => edit.kind === kind);
  const isCounted = now.partyFrom === "stated" || now.party.children + now.party.infants > 0;
  const from = isCounted || before.partyFrom === "default" ? now : before;
  const more = (of: "adults" | "children" | "infants") =>
    edits.reduce((sum, edit) => sum + (edit.kind === "people" && edit.of === of ? edit.by : 0), 0);
  // "Grandma is coming too" tells of her and of who writes, who goes already; so do the parents of a child.
  const grown = now.party.children + now.party.infants > 0 ? before.party.adults : 1;
  const joins = has("joins") && isCounted && !has("people");
  const isMore = has("people") || joins;
  const base = isMore ? before : from;
  const { adults, children, infants } = base.party;
  const isOfAdults = base === now && has("adults") && now.party.children + now.party.infants === 0;
  const young = isOfAdults ? before : base;
  const ages = isMore
    ? [...before.ages, ...agesOf(edits), ...now.ages.filter((age) => age <= MOST_CHILD)]
    : young.ages;
  const [all] = edits.flatMap((edit) => (edit.kind === "all" ? [edit.count] : []));
  if (all !== undefined) {
    const { party: had, smallChildren } = before;
    const [children, infants] = [had.children + more("children"), had.infants + more("infants")];
    // Those who were not called by a name of a child are grown.
    const party = { adults: Math.max(1, all - children - infants), children, infants };
    const known = [...before.ages, ...agesOf(edits)];
    return { party, partyFrom: "stated" as const, ages: known, smallChildren, open: [] };
  }
  return {
    party: {
      adults:
        Math.max(1, adults + more("adults")) + (joins ? Math.max(0, now.party.adults - grown) : 0),
      children: Math.max(
        0,
        (isOfAdults ? before.party.children : children) +
          more("children") +
          (joins ? now.party.children : 0),
      ),
      infants: Math.max(
        0,
        (isOfAdults ? before.party.infants : infants) +
          more("infants") +
          (joins ? now.party.infants : 0),
      ),
    },
    partyFrom: isMore ? ("stated" as const) : base.partyFrom,
    ages,
    smallChildren: young.smallChildren || (isMore && now.smallChildren),
    open: now.open.filter((one) => one !== "currency" && (one !== "party" || base === now)),
  };
}

function agesOf(edits: readonly Edit[]): readonly number[] {
  return edits.flatMap((edit) => (edit.kind === "people" && edit.by > 0 ? (edit.ages ?? []) : []));
}
