import type { Config } from "../config.ts";
import type { Log } from "../logging/log.ts";
import type { ChanceOf } from "../services/chance.ts";
import type { GdsDesk } from "../services/gds/desk.ts";
import type { RequestNews } from "../services/requests/news.ts";
import type { Store } from "../stores/types.ts";
import type { Supply } from "./supply.ts";

/** What every desk is put together from. */
export interface Parts extends Supply {
  readonly config: Config;
  readonly log: Log;
  readonly store: Store;
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly chance: ChanceOf;
  /** Absent where nothing outside is told of changes of requests. */
  readonly news?: RequestNews;
  /** The booking desk: what other desks show, it can book. */
  readonly gds: GdsDesk;
}
