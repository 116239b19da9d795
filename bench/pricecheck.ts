import { corpusFacts, type Half, markCase, readCorpus } from "../test/support/pricecheck-corpus.ts";
import type { Figure } from "./measure.ts";

const ROUNDS = 8;

/**
 * How well people's words are understood, as the share of fields read right. Of the blind half only
 * shares are shown: seen cases would be tuned on.
 */
export async function benchPricecheck(): Promise<readonly Figure[]> {
  return [share("open"), share("blind"), ...pace()];
}

function share(half: Half): Figure {
  const facts = corpusFacts();
  const kinds = new Map<string, { right: number; all: number }>();
  const sum = { right: 0, all: 0 };
  const cases = readCorpus(half);
  for (const one of cases) {
    for (const { kind, right } of markCase(one, facts)) {
      const count = kinds.get(kind) ?? { right: 0, all: 0 };
      kinds.set(kind, count);
      for (const held of [count, sum]) {
        held.all++;
        if (right) held.right++;
      }
    }
  }
  const worst = [...kinds]
    .map(([kind, { right, all }]) => ({ kind, percent: (100 * right) / all }))
    .sort((a, b) => a.percent - b.percent)
    .slice(0, 4)
    .map(({ kind, percent }) => `${kind} ${percent.toFixed(0)} %`);
  return {
    name: `fields right on the ${half} half of the price-check corpus`,
    value: (100 * sum.right) / sum.all,
    unit: "%",
    ...(half === "blind" && { goal: "≥ 97" }),
    note: `${cases.length} requests, ${sum.all} fields; least right: ${worst.join(", ")}`,
  };
}

/** Each request by the median of its rounds, so that a busy machine's pauses do not count. */
function pace(): Figure[] {
  const facts = corpusFacts();
  const cases = [...readCorpus("open"), ...readCorpus("blind")];
  const times = cases.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, one] of cases.entries()) {
      const start = performance.now();
      markCase(one, facts);
      if (round > 0) times[index]?.push(performance.now() - start);
    }
  }
  const typical = times.map((own) => at(own.sort(ascending), 0.5)).sort(ascending);
  return [
    { name: "understanding a request, median", value: at(typical, 0.5), unit: "ms" },
    { name: "understanding a request, slowest", value: at(typical, 1), unit: "ms", goal: "< 20" },
  ];
}

const ascending = (a: number, b: number) => a - b;

function at(sorted: readonly number[], part: number): number {
  return sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
}
