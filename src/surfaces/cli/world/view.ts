import type { DayNumber } from "../../../domain/dates.ts";
import type { Seed } from "../../../world/random.ts";

/** What a view of the world is made from. */
export interface ViewRequest {
  readonly seed: Seed;
  readonly today: DayNumber;
  /** What follows `wayfare world <view>`. */
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

/** A page about the world: words, tables, and the same as data. */
export interface View {
  readonly title: string;
  readonly tables: readonly ViewTable[];
  readonly remarks?: readonly string[];
  readonly data: unknown;
}

export interface ViewTable {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
