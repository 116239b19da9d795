import { inspect } from "node:util";

/** Something that no input may bring about. */
export class Flaw extends Error {
  /** The same for every input that brings it about in the same way, so that it is told once. */
  readonly mark: string;

  constructor(mark: string, detail: string) {
    super(detail);
    this.name = "Flaw";
    this.mark = mark;
  }
}

/** What a campaign has tried and found. */
export interface Findings {
  /** Counts an input, under the part of the campaign that tried it. */
  tried(part: string, inputs?: number): void;
  /** True when it is new. */
  add(flaw: Flaw, input: unknown): boolean;
  isKnown(mark: string): boolean;
  readonly open: number;
  report(): string;
}

const SHOWN = 2_000;

export function findings(): Findings {
  const inputs = new Map<string, number>();
  const found = new Map<string, string>();
  return {
    tried(part, count = 1) {
      inputs.set(part, (inputs.get(part) ?? 0) + count);
    },
    add({ mark, message }, input) {
      if (found.has(mark)) return false;
      const shown = inspect(input, { depth: 12, maxStringLength: 300, maxArrayLength: 20 });
      found.set(mark, `${mark}\n  ${message}\n  input: ${shown.slice(0, SHOWN)}`);
      return true;
    },
    isKnown: (mark) => found.has(mark),
    get open() {
      return found.size;
    },
    report() {
      const rows = [...inputs].map(([part, count]) => `${count}`.padStart(12).concat(`  ${part}`));
      const all = [...inputs.values()].reduce((sum, count) => sum + count, 0);
      return [
        ...rows,
        `${all}`.padStart(12).concat("  in all"),
        "",
        ...[...found.values()].map((text) => `FOUND ${text}\n`),
        found.size === 0 ? "Nothing found." : `${found.size} found.`,
      ].join("\n");
    },
  };
}
