import type { Config } from "../config.ts";
import type { Log } from "../logging/log.ts";
import type { ChanceOf } from "../services/chance.ts";
import type { GdsDesk } from "../services/gds/desk.ts";
import type { Store } from "../stores/types.ts";
import type { Places } from "../suppliers/types.ts";
import type { Seed } from "../world/random.ts";

/** What every desk is put together from. */
export interface Parts {
  readonly config: Config;
  readonly log: Log;
  readonly store: Store;
  readonly seed: Seed;
  readonly places: Places;
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly chance: ChanceOf;
  /** The booking desk: what other desks show, it can book. */
  readonly gds: GdsDesk;
}
