import { LEVELS, type Level } from "../wish/level.ts";
import type { Changed, Comfort, Wish } from "../wish/wish.ts";
import type { Edit } from "./edit.ts";

/** A sum without a currency is in that of the plan. */
export function budgetAfter(before: Wish, now: Wish, edits: readonly Edit[]): Pick<Wish, "budget"> {
  const [said] = edits.flatMap((edit) => (edit.kind === "budget" ? [edit.amount] : []));
  const bare = said === undefined ? undefined : ({ amount: said, per: "total" } as const);
  const asked = now.budget ?? bare;
  if (!asked) return {};
  const own = before.budget?.currency ?? before.made?.currency ?? before.currency;
  const given = "currency" in asked ? asked.currency : undefined;
  return { budget: { ...asked, currency: given ?? own } };
}

export function moneyOf(edits: readonly Edit[]): Changed["money"] {
  return edits.flatMap((edit) => {
    if (edit.kind === "cheaper") return ["cheaper" as const];
    if (edit.kind !== "rooms") return [];
    return [edit.by < 0 ? ("cheaper-rooms" as const) : ("finer-rooms" as const)];
  });
}

/** As comfortable as before, but for what was asked of it. */
export function comfortAfter(
  before: Wish,
  now: Wish,
  money: Changed["money"],
): Pick<Wish, "comfort" | "thrifty"> {
  const had = before.made?.comfort ?? before.comfort;
  const isOther = now.style !== undefined || now.budget !== undefined;
  if (!had || (isOther && money.length === 0)) return {};
  const isLess = money.includes("cheaper");
  const by = isLess || money.includes("cheaper-rooms") ? -1 : money.includes("finer-rooms") ? 1 : 0;
  const comfort: Comfort = {
    ...had,
    level: isLess ? stepped(had.level, -1) : had.level,
    rooms: stepped(had.rooms, by),
  };
  return { comfort, ...(by < 0 && { thrifty: true as const }) };
}

/** Between the two lowest there is no class of a hotel. */
function stepped(level: Level, by: number): Level {
  return LEVELS[Math.max(0, Math.min(LEVELS.length - 1, LEVELS.indexOf(level) + by))] ?? level;
}
