/**
 * Busy airports from which some others are three stops away, in reality too, by reason;
 * `docs/network.md` has the same list. The rest of the busy ones are two stops from each other at
 * most.
 */
const REASONS: Readonly<Record<string, string>> = {
  "law, perimeter or runway keep it at home": "THR WIL CGH SDU AEP HLP LGA SPR",
  "no flight to a hub overseas, seen from Asia and Oceania":
    "BRC COR CWB FLN CNF POA REC SSA CTG BZE",
  "no flight to a hub overseas, seen from Europe and the Americas": "WLG ZQN CBR HBA TSV BPN ILO",
  "a town inland, seen from the towns of Russia and South-East Asia": "BHM MEM OKC OMA BET",
};

export const FARTHER: ReadonlySet<string> = new Set(
  Object.values(REASONS).flatMap((codes) => codes.split(" ")),
);
