/**
 * What one commit touches, written down before it does, so that any node can finish it or take it
 * back. Its text names it in the storage.
 */
export interface Plan {
  /** Unique; marks whatever the commit has done so far. */
  readonly token: string;
  /** The store that commits; its own subscribers have heard of it already. */
  readonly node: string;
  readonly sessionId: string;
  readonly pnr: string;
  /** Whether it makes the PNR. */
  readonly fresh: boolean;
  readonly groups: readonly string[];
  readonly request?: { readonly scope: string; readonly key: string };
}

export function planText(plan: Plan): string {
  return JSON.stringify(plan);
}

export function readPlan(text: string): Plan {
  return JSON.parse(text);
}
