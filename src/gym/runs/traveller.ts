import type { Briefing } from "../../domain/contracts/gym/harness.ts";
import { folded } from "../query.ts";

/** Plays the traveller of a task from its script. */
export interface Traveller {
  /** The answer to what the agent said; undefined where the traveller has nothing to add. */
  reply(text: string): string | undefined;
}

/**
 * Answers a question with what the traveller knows of its words, each fact once; anything else is
 * answered once with the traveller's general answer, so that every talk ends.
 */
export function scriptedTraveller({ knows, otherwise }: Briefing): Traveller {
  const left = [...knows];
  let general = otherwise;
  return {
    reply(text) {
      const said = folded(text);
      const index = left.findIndex(({ about }) =>
        about.some((word) => said.includes(folded(word))),
      );
      const [fact] = index < 0 ? [] : left.splice(index, 1);
      if (fact) return fact.says;
      const answer = general;
      general = undefined;
      return answer;
    },
  };
}
