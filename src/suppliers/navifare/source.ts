import type { FareSource } from "../fare-sources.ts";
import { readAnswer } from "./answer.ts";
import { callRemote } from "./call.ts";
import { remoteQuestion } from "./request.ts";

/** A remote price check that speaks MCP: its results count as quotes of the websites it names. */
export function navifareSource(url: string): FareSource {
  return {
    id: "navifare",
    name: nameOf(url),
    kind: "remote",
    supply: "navifare",

    async ask(question, options) {
      if (question.relayed) {
        return { quotes: [], why: "is not asked on behalf of another price check" };
      }
      const remote = await callRemote(url, remoteQuestion(question), options);
      return readAnswer(remote, question.askedAt);
    },
  };
}

/** Where it is reached is the operator's business, not the caller's. */
function nameOf(url: string): string {
  return /(^|\.)navifare\.com$/.test(new URL(url).hostname) ? "Navifare" : "Remote price check";
}
