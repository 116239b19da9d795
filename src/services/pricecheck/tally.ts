import type { NamedSource } from "../../domain/contracts/pricecheck/check.ts";
import type { FareQuestion, FareSource, TypicalFare } from "../../suppliers/fare-sources.ts";
import type { ExchangeRates } from "../../suppliers/types.ts";
import type { Outcome } from "./ask.ts";
import { rankFares } from "./results.ts";
import { type Comparable, vetQuotes } from "./vet.ts";

/** What all sources together gave. */
export interface Tallied {
  /** Cheapest first. */
  readonly fares: readonly Comparable[];
  readonly notAnswered: readonly NamedSource[];
  readonly notOffered: readonly NamedSource[];
  readonly notes: readonly string[];
}

export interface Tally {
  add(outcome: Outcome): void;
  readonly done: number;
  best(): Comparable | undefined;
  result(): Tallied;
}

interface Entry {
  readonly fares: readonly Comparable[];
  readonly notAnswered?: string;
  readonly notOffered?: string;
  readonly notes: readonly string[];
}

/** Collects answers as they come, and gives them in the order in which sources are listed. */
export function tally(
  sources: readonly FareSource[],
  question: FareQuestion,
  typical: TypicalFare,
  rates: ExchangeRates,
): Tally {
  const entries = new Map<FareSource, Entry>();

  function read(outcome: Outcome): Entry {
    if ("failure" in outcome) return { fares: [], notes: [], notAnswered: outcome.failure };
    const { source, answer } = outcome;
    const { fares, doubts } = vetQuotes(source, answer.quotes, { question, typical, rates });
    const [doubt] = doubts;
    if (fares.length > 0) {
      return {
        fares,
        notes: [
          ...(doubt === undefined ? [] : [`${source.name}: ${doubts.length} left out (${doubt}).`]),
          ...(answer.why === undefined ? [] : [`${source.name}: ${answer.why}.`]),
        ],
      };
    }
    // What could not be believed may hide a price; it is not the same as not selling.
    if (doubt !== undefined) return { fares, notes: [], notAnswered: `sent ${doubt}` };
    return { fares, notes: [], notOffered: answer.why ?? "does not offer these flights" };
  }

  return {
    add(outcome) {
      entries.set(outcome.source, read(outcome));
    },

    get done() {
      return entries.size;
    },

    best: () => rankFares([...entries.values()].flatMap(({ fares }) => fares))[0],

    result() {
      const ordered = sources.flatMap((source) => {
        const entry = entries.get(source);
        return entry ? [{ name: source.name, ...entry }] : [];
      });
      const named = (field: "notAnswered" | "notOffered") =>
        ordered.flatMap(({ name, [field]: reason }) =>
          reason === undefined ? [] : [{ name, reason }],
        );
      return {
        fares: rankFares(ordered.flatMap(({ fares }) => fares)),
        notAnswered: named("notAnswered"),
        notOffered: named("notOffered"),
        notes: ordered.flatMap(({ notes }) => notes),
      };
    },
  };
}
