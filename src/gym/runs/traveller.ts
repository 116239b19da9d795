import type { Briefing } from "../../domain/contracts/gym/harness.ts";
import { folded } from "../query.ts";

/** Plays the traveller of a task. */
export interface Traveller {
  /** The answer to what the agent said; undefined where the traveller has nothing to add. */
  reply(text: string): Promise<string | undefined>;
}

/**
 * From the task's script: answers a question with what the traveller knows of its words, each fact
 * once; anything else is answered once with the traveller's general answer, so that every talk ends.
 */
export function scriptedTraveller({ knows, otherwise }: Briefing): Traveller {
  const left = [...knows];
  let general = otherwise;
  return {
    async reply(text) {
      const said = folded(text);
      const asked = left.filter(({ about }) => about.some((word) => said.includes(folded(word))));
      for (const fact of asked) left.splice(left.indexOf(fact), 1);
      if (asked.length > 0) return asked.map(({ says }) => says).join(" ");
      const answer = general;
      general = undefined;
      return answer;
    },
  };
}
