import { setTimeout as sleep } from "node:timers/promises";
import type { Briefing } from "../../domain/contracts/gym/harness.ts";
import { type ChatMessage, complete, type ModelSettings } from "./chat-model.ts";
import type { Traveller } from "./traveller.ts";

/** What the model says when there is nothing to add. */
const DONE = "[DONE]";
const TRIES = 3;
const PAUSE_MS = 1000;

/**
 * A traveller in a model's words. It speaks and does nothing else: state and grade are the task's. What
 * it may say is in the script, because a traveller that invents a passenger fails every agent.
 */
export function modelTraveller(settings: ModelSettings, briefing: Briefing): Traveller {
  const messages: ChatMessage[] = [
    { role: "system", content: roleOf(briefing) },
    // The model's own words so far; those of the agent are its user's.
    { role: "assistant", content: briefing.says },
  ];
  return {
    async reply(text) {
      messages.push({ role: "user", content: text });
      const said = (await spoken(settings, messages)).trim();
      messages.push({ role: "assistant", content: said });
      return said === "" || said.includes(DONE) ? undefined : said;
    },
  };
}

function roleOf({ goal, knows, otherwise }: Briefing): string {
  const facts = [...knows.map(({ says }) => says), ...(otherwise === undefined ? [] : [otherwise])];
  return `You are a traveller who talks to the desk of a travel agency. The other side is the desk; you never play it.
What you want: ${goal}
All that you know besides your own first words:
${facts.map((fact) => `- ${fact}`).join("\n") || "- nothing"}
Rules: Speak the language of your first words, one or two sentences at a time. Answer what is asked from what you know, and tell nothing before it is asked. What is not in the list you do not know: say so, and never make up a name, date, amount or wish. Agree to what fits your wish; do not accept anything else. When the desk has told you that your wish is met, or that it cannot be, and asks nothing more, write ${DONE} and nothing else.`;
}

/** A server that is busy is asked again. */
async function spoken(settings: ModelSettings, messages: readonly ChatMessage[]): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { choices } = await complete(settings, { messages, temperature: 0 });
      return choices[0]?.message.content ?? "";
    } catch (error) {
      if (attempt === TRIES) throw error;
      await sleep(PAUSE_MS * attempt);
    }
  }
}
