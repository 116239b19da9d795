import { setTimeout as sleep } from "node:timers/promises";
import type { Language } from "../../domain/catalogue.ts";
import type { BudgetAnswer, PlanAnswer } from "../../domain/contracts/concierge/plan.ts";
import { defined } from "../../domain/defined.ts";
import { boundedCache } from "../../memory/bounded-cache.ts";
import { checkPlanId } from "../concierge/plan/id/plan-id.ts";
import type { OperatorDeps } from "../operator/deps.ts";
import type { AskedByNow } from "./wanted.ts";

/** The plan that a request's own words give; absent where they give none, or not yet. */
export interface FoundPlan {
  readonly plan?: PlanAnswer;
  /** It is still being made: a later look finds it. */
  readonly late?: true;
}

export type Plans = (id: string, asked: AskedByNow, lang?: Language) => Promise<FoundPlan>;

interface Kept {
  readonly plan: Promise<PlanAnswer | undefined>;
  readonly until: number;
}

const KEPT_MS = 10 * 60_000;
const KEPT = 200;
/** How long an operator waits; for a plan that takes longer the page looks again. */
const PATIENCE_MS = 2_500;
const WORKING_MS = 30_000;
const MAX_QUERY = 2_000;
/** A plan by its id is made as it was. */
const NO_CHANGE = "-";

export function requestPlans(
  { planTrip, now }: Pick<OperatorDeps, "planTrip" | "now">,
  patienceMs = PATIENCE_MS,
): Plans {
  const kept = boundedCache<string, Kept>(KEPT);

  async function make({ destination, message, lang, ...asked }: AskedByNow) {
    const { dates, days, newBudget, budget, travelers, planId } = asked;
    try {
      const plan = await planTrip(
        planId !== undefined
          ? {
              query: NO_CHANGE,
              plan_id: planId,
              lang,
              ...defined({ dates, days, budget: newBudget }),
            }
          : {
              query: [destination, message].filter(Boolean).join(". ").slice(0, MAX_QUERY),
              lang,
              dates,
              ...defined({ days }),
              budget: newBudget ?? budget,
              ...(travelers !== undefined && { travelers: String(travelers) }),
            },
        { signal: AbortSignal.timeout(WORKING_MS) },
      );
      return destination !== undefined || planId !== undefined || namesPlace(plan)
        ? plan
        : undefined;
    } catch {
      // A plan is a help, not a duty: many requests name no place that is known here.
      return undefined;
    }
  }

  function find(key: string, asked: AskedByNow): Promise<PlanAnswer | undefined> {
    const known = kept.get(key);
    if (known && now() < known.until) return known.plan;
    return kept.set(key, { plan: make(asked), until: now() + KEPT_MS }).plan;
  }

  return async (id, asked, lang = asked.lang) => {
    const late = new AbortController();
    const given: FoundPlan = { late: true };
    const patience = sleep(patienceMs, given, { signal: late.signal }).catch(() => given);
    const found = find(`${lang} ${id} ${asked.dates ?? ""} ${asked.newBudget ?? ""}`, {
      ...asked,
      lang,
    });
    try {
      return await Promise.race([found.then((plan): FoundPlan => defined({ plan })), patience]);
    } finally {
      late.abort();
    }
  };
}

/** What a plan's sum is made up of; absent where the plan has no name to ask by. */
export async function budgetOf(
  { calculateBudget }: Pick<OperatorDeps, "calculateBudget">,
  plan: PlanAnswer | undefined,
): Promise<BudgetAnswer | undefined> {
  if (plan?.plan_id === undefined) return undefined;
  return await calculateBudget(
    { query: NO_CHANGE, plan_id: plan.plan_id, lang: plan.lang },
    { signal: AbortSignal.timeout(WORKING_MS) },
  );
}

/** Whether the words named where to go: a plan to a place that nothing named would be no help. */
function namesPlace({ plan_id }: PlanAnswer): boolean {
  const { s = [], c = [] } = plan_id === undefined ? {} : checkPlanId(plan_id);
  return s.length + c.length > 0;
}
