import { valkeyBookingWrites } from "./booking-writes.ts";
import { valkeyCommits } from "./commits.ts";
import type { Engine } from "./engine.ts";
import { valkeyOutcomes } from "./outcomes.ts";
import { valkeyPnrs } from "./pnrs.ts";
import type { CommitParts } from "./settlement.ts";
import { valkeyUnits } from "./units.ts";

/** What a commit is made of, each part in slots of its own. */
export function commitParts(engine: Engine): CommitParts {
  return {
    commits: valkeyCommits(engine),
    outcomes: valkeyOutcomes(engine),
    pnrs: valkeyPnrs(engine),
    units: valkeyUnits(engine),
    writes: valkeyBookingWrites(engine),
  };
}
