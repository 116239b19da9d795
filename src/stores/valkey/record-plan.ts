/** What one write of a record touches; see plan.ts. */
export interface RecordPlan {
  /** Unique; marks whatever the write has done so far. */
  readonly token: string;
  /** The store that writes; its own subscribers have heard of it already. */
  readonly node: string;
  readonly kind: string;
  readonly id: string;
  readonly request?: { readonly scope: string; readonly key: string };
}

export function recordPlanText(plan: RecordPlan): string {
  return JSON.stringify(plan);
}

export function readRecordPlan(text: string): RecordPlan {
  return JSON.parse(text);
}
