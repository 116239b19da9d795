import { BOOKING } from "../../records.ts";
import type { RecordRef } from "../names.ts";

/**
 * What one commit touches, written down before it does, so that any node can finish it or take it
 * back.
 */
export interface Plan extends RecordRef {
  /** Unique; marks whatever the commit has done so far. */
  readonly token: string;
  /** The store that commits; it tells its own subscribers itself. */
  readonly node: string;
  /** Whether it makes the record. */
  readonly fresh: boolean;
  /** Stock groups that it claims from or releases to. */
  readonly groups: readonly string[];
  readonly request?: { readonly scope: string; readonly key: string };
}

/** A plan with its text, which names it in the storage. */
export interface Intent extends Plan {
  readonly text: string;
}

/** As earlier versions wrote them too: a plan of a booking names a PNR, any other a kind and an id. */
type Text =
  | (Omit<Plan, "kind" | "id"> & { readonly pnr: string })
  | (Omit<Plan, "groups" | "fresh"> & Partial<Pick<Plan, "groups" | "fresh">>);

export function toIntent(plan: Plan): Intent {
  const { token, node, kind, id, sessionId = "", fresh, groups, request } = plan;
  const text: Text =
    kind === BOOKING
      ? { token, node, sessionId, pnr: id, fresh, groups, ...(request && { request }) }
      : { token, node, kind, id, fresh, groups, ...(request && { request }) };
  return { ...plan, text: JSON.stringify(text) };
}

export function readIntent(text: string): Intent {
  const plan: Text = JSON.parse(text);
  if ("pnr" in plan) {
    const { pnr, ...rest } = plan;
    return { ...rest, kind: BOOKING, id: pnr, text };
  }
  return { fresh: false, groups: [], ...plan, text };
}
