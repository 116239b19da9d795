import { encode } from "gpt-tokenizer/encoding/o200k_base";
import type { PlanRequest } from "../src/domain/contracts/concierge/plan.ts";
import { saidByBuilt } from "./built-process.ts";
import type { Figure } from "./measure.ts";

interface Made {
  readonly request: PlanRequest;
  /** Of the processor, the least of its rounds. */
  readonly ms: number;
  readonly answer: object;
}

const SHOWN = 10;

/** What the plans of the corpus take in a warm process, the slowest of them by name. */
export async function benchPlans(): Promise<readonly Figure[]> {
  const plans: readonly Made[] = JSON.parse(await saidByBuilt("plans-process.mjs"));
  const sorted = [...plans].sort((a, b) => a.ms - b.ms);
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))]?.ms ?? 0;
  for (const { ms, request } of sorted.slice(-SHOWN).reverse())
    console.log(`  ${ms.toFixed(1).padStart(5)} ms ${JSON.stringify(request)}`);
  const tokens = plans.map(({ answer }) => encode(JSON.stringify(answer)).length);
  return [
    {
      name: "plan_trip of the planner's corpus, warm: CPU of the median",
      value: at(0.5),
      unit: "ms",
      goal: "≤ 2",
      note: `${plans.length} plans; 90 of 100 within ${at(0.9).toFixed(1)} ms`,
    },
    { name: "the same: CPU of the slowest", value: at(1), unit: "ms", goal: "< 10" },
    {
      name: "the same: structured content of the longest",
      value: Math.max(...tokens),
      unit: "tokens",
      goal: "< 3500",
    },
  ];
}
