import { type Company, findCompany } from "./company.ts";
import { countLabels, countNames } from "./party-names.ts";
import type { Reading } from "./reading.ts";
import { newTally, type Tally } from "./tally.ts";

/** Who travels; adults are undefined when several go and it is not said how many. */
export interface SaidParty {
  readonly adults: number | undefined;
  readonly children: number | undefined;
  /** Of children, in years and in the order of the text, as far as they are said. */
  readonly ages: readonly number[];
  readonly infantsInSeat: number;
  readonly infantsOnLap: number;
  /** How many in all, where it is known but not who they are. */
  readonly all?: number;
  /** Two, since a couple or a honeymoon is spoken of, and no number. */
  readonly paired?: true;
  /** Nothing is said of adults: the one is the writer. */
  readonly alone?: true;
  /** False when the text says nothing about it. */
  readonly said: boolean;
  /** Seen beside the figures: what may be assumed where there are none. */
  readonly seen: Company;
}

/** Who travels; from `grownAt` years on a person counts as an adult. */
export function findParty(reading: Reading, grownAt: number): SaidParty {
  const tally = newTally(grownAt);
  const seen = findCompany(reading, tally);
  if (!tally.counted && tally.people === 0) countNames(reading, tally);
  countLabels(reading, tally);
  return settle(tally, seen);
}

function settle(tally: Tally, seen: Company): SaidParty {
  const { children, inSeat, onLap, ages } = tally;
  const party = (adults: number | undefined, more: Partial<SaidParty> = {}): SaidParty => ({
    adults,
    children,
    ages,
    infantsInSeat: inSeat,
    infantsOnLap: onLap,
    said: true,
    seen,
    ...more,
  });
  if (tally.adults > 0) return party(tally.adults + tally.grownUp);
  const small = children + inSeat + onLap;
  const all = tally.family > 0 ? tally.family : Math.max(tally.people, seen.together);
  if (all > 1) {
    // "вдвоём с мужем и дочкой": the two are the grown ones.
    if (small > 0 && tally.people === 0 && all === seen.grown + 1) return party(all);
    // "group of 3", "4 passengers" are adults; a family is not all of them.
    const known = small > 0 && all > small && (tally.family === 0 || children > 0);
    if (known) return party(Math.max(1, all - small));
    const members = seen.family && all > 2 && small === 0;
    if (members || (tally.family > 0 && children === 0 && small > 0)) {
      return party(undefined, { children: undefined, all });
    }
    return party(all);
  }
  const company = seen.grown + tally.company + tally.grownUp;
  if (company > 0) {
    const grown = company + (tally.self || tally.leads ? 1 : 0);
    // "my wife, economy": the one who writes goes with her.
    return party(grown + small === 1 && !seen.solo ? 2 : grown);
  }
  if (seen.couple) return party(2, { paired: true });
  if (tally.self && small > 0 && !seen.we) return party(1);
  if (tally.people === 1 || seen.solo) return party(1);
  if (seen.we || seen.children || seen.family) {
    return party(undefined, small > 0 ? {} : { children: undefined });
  }
  return party(1, { said: small > 0, alone: true });
}
