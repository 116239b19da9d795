import type { Effect } from "./define.ts";

/** One use of a tool, or of an address of the sandbox, before it is served. */
export interface Passage {
  /** The tool's name, or method and path: `POST /air/orders`. */
  readonly name: string;
  readonly effect: Effect;
  readonly arguments: unknown;
  readonly signal?: () => AbortSignal;
}

/** Stands in front of every tool and address: may let work through, before or after it, or refuse it. */
export type Gate = <T>(passage: Passage, work: () => Promise<T>) => Promise<T>;
