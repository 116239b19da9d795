import { corpusFacts, type Half, markCase, readCorpus } from "../test/support/pricecheck-corpus.ts";
import type { Figure } from "./measure.ts";

const ROUNDS = 5;

/**
 * How well people's words are understood, as the share of fields read right. Of the blind half only
 * shares are shown: whoever sees its cases tunes on them.
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
    ...(half === "blind" && { goal: "≥ 95" }),
    note: `${cases.length} requests, ${sum.all} fields; least right: ${worst.join(", ")}`,
  };
}

function pace(): Figure[] {
  const facts = corpusFacts();
  const cases = [...readCorpus("open"), ...readCorpus("blind")];
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const one of cases) {
      const start = performance.now();
      markCase(one, facts);
      if (round > 0) times.push(performance.now() - start);
    }
  }
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(part * (times.length - 1))] ?? 0;
  return [
    { name: "understanding a request, median", value: at(0.5), unit: "ms" },
    {
      name: "understanding a request, 99 of 100 within",
      value: at(0.99),
      unit: "ms",
      goal: "< 20",
      note: `longest ${at(1).toFixed(1)} ms`,
    },
  ];
}
