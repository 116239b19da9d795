import type { Engine } from "./engine.ts";
import { names } from "./names.ts";
import { textOf } from "./reply.ts";
import { script } from "./script.ts";

/** The one index: which session a PNR belongs to. */
export interface Pnrs {
  /** False when somebody has it. */
  claim(token: string, pnr: string, sessionId: string): Promise<boolean>;
  settle(token: string, pnr: string, sessionId: string): Promise<void>;
  undo(token: string, pnr: string, sessionId: string): Promise<void>;
  /** For a booking that was made elsewhere. */
  put(pnr: string, sessionId: string): Promise<void>;
  /** The session of a PNR; of one that is only claimed as yet, too. */
  owner(pnr: string): Promise<string | undefined>;
  /** The same from memory: a booking never moves. */
  remembered(pnr: string): string | undefined;
  remember(pnr: string, sessionId: string): void;
}

const REMEMBERED = 20_000;

/** KEYS: pnr. ARGV: the claim, the session. */
const CLAIM = script(`
if redis.call('SET', KEYS[1], ARGV[1], 'NX') then return 1 end
return redis.call('GET', KEYS[1]) == ARGV[1] and 1 or 0`);

const SETTLE = script(`
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('SET', KEYS[1], ARGV[2]) end`);

const UNDO = script(`
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end`);

export function valkeyPnrs({ send, runDurably }: Engine): Pnrs {
  const memory = new Map<string, string>();

  const ask = (step: typeof CLAIM, token: string, pnr: string, sessionId: string) =>
    runDurably(step, [names.pnr(pnr)], [claimText(token, sessionId), sessionId]);

  return {
    claim: async (...claim) => (await ask(CLAIM, ...claim)) === 1,
    async settle(...claim) {
      await ask(SETTLE, ...claim);
    },
    async undo(...claim) {
      await ask(UNDO, ...claim);
    },
    async put(pnr, sessionId) {
      await send("SET", names.pnr(pnr), sessionId, "NX");
    },
    async owner(pnr) {
      const kept = textOf(await send("GET", names.pnr(pnr)));
      return kept?.startsWith(" ") ? kept.slice(kept.indexOf(" ", 1) + 1) : kept;
    },
    remembered: (pnr) => memory.get(pnr),
    remember(pnr, sessionId) {
      if (memory.has(pnr)) return;
      // The oldest goes first.
      for (const oldest of memory.size < REMEMBERED ? [] : memory.keys()) {
        memory.delete(oldest);
        break;
      }
      memory.set(pnr, sessionId);
    },
  };
}

/** Begins with a space, which no session id does: it tells a claim from a settled entry. */
function claimText(token: string, sessionId: string): string {
  return ` ${token} ${sessionId}`;
}
