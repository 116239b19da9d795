import { createHash } from "node:crypto";
import { TravelError } from "../../domain/errors.ts";
import type { RecordStore } from "../../stores/records.ts";
import type { Operator } from "./operator.ts";

/** A list that an operator comes back to: filters as the address of the list has them. */
export interface SavedView {
  readonly name: string;
  readonly query: string;
}

export interface SavedViews {
  readonly views: readonly SavedView[];
}

interface ViewParts {
  readonly records: Pick<RecordStore, "get" | "write">;
  /** Unix milliseconds. */
  readonly now: () => number;
}

const VIEWS_KIND = "desk-views";
const MOST = 50;
const TRIES = 10;

export async function savedViews(
  { records }: Pick<ViewParts, "records">,
  operator: Operator,
): Promise<SavedViews> {
  const stored = await records.get(VIEWS_KIND, keyOf(operator));
  return { views: stored ? JSON.parse(stored.document) : [] };
}

/** Keeps a view under its name, in the place of one that has it; without a query the name is given up. */
export async function saveView(
  { records, now }: ViewParts,
  operator: Operator,
  { name, query }: { readonly name: string; readonly query?: string | undefined },
): Promise<SavedViews> {
  const id = keyOf(operator);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const stored = await records.get(VIEWS_KIND, id);
    const before: readonly SavedView[] = stored ? JSON.parse(stored.document) : [];
    const others = before.filter((view) => view.name !== name);
    const views = query === undefined ? others : [...others, { name, query }];
    if (views.length > MOST) throw tooMany();
    const at = now();
    const result = await records.write({
      kind: VIEWS_KIND,
      id,
      state: "current",
      createdAt: stored?.createdAt ?? at,
      modifiedAt: at,
      expectedVersion: stored?.version ?? 0,
      document: JSON.stringify(views),
    });
    if (result.kind === "committed") return { views };
  }
  throw new TravelError("unavailable", "Your views are being changed at this moment", {
    reason: "views_contended",
    hint: "Save it again in a second.",
  });
}

/** By who signed in, where that is known; by the name that was said, where it is not. */
function keyOf({ principal, name }: Operator): string {
  return createHash("sha256")
    .update(principal ?? `name ${name}`)
    .digest("base64url");
}

function tooMany(): TravelError {
  return new TravelError("rule", `You have ${MOST} views, which is the most`, {
    reason: "too_many_views",
    field: "name",
    hint: "Remove one that you no longer use.",
  });
}
