import { boundedCache } from "../../../memory/bounded-cache.ts";
import type { Engine } from "../engine.ts";
import { names } from "../names.ts";
import { textOf } from "../reply.ts";
import { type Script, script } from "../script.ts";
import type { Intent } from "./intents.ts";

/** Which session a PNR belongs to; a commit of a new booking claims its PNR first. */
export interface Pnrs {
  /** False when the PNR is in use. */
  claim(intent: Intent): Promise<boolean>;
  settle(intent: Intent): Promise<void>;
  undo(intent: Intent): Promise<void>;
  /** For a booking that was made in another storage. */
  put(pnr: string, sessionId: string): Promise<void>;
  /** The session of a PNR, also of one that is only claimed as yet. */
  owner(pnr: string): Promise<string | undefined>;
  /** The same from memory, with the principal that owns the booking: it never moves. */
  remembered(pnr: string): BookingPlace | undefined;
  remember(pnr: string, place: BookingPlace): void;
}

/** Where a booking is kept, and by whom it is listed. */
export interface BookingPlace {
  readonly sessionId: string;
  readonly owner: string | undefined;
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
  const memory = boundedCache<string, BookingPlace>(REMEMBERED);

  const ask = (step: Script, { id, token, sessionId = "" }: Intent) =>
    runDurably(step, [names.pnr(id)], [claimText(token, sessionId), sessionId]);

  return {
    claim: async (intent) => (await ask(CLAIM, intent)) === 1,
    async settle(intent) {
      await ask(SETTLE, intent);
    },
    async undo(intent) {
      await ask(UNDO, intent);
    },
    async put(pnr, sessionId) {
      await send("SET", names.pnr(pnr), sessionId, "NX");
    },
    async owner(pnr) {
      const kept = textOf(await send("GET", names.pnr(pnr)));
      return kept?.startsWith(" ") ? kept.slice(kept.indexOf(" ", 1) + 1) : kept;
    },
    remembered: (pnr) => memory.get(pnr),
    remember(pnr, { sessionId, owner }) {
      if (memory.get(pnr) === undefined) memory.set(pnr, { sessionId, owner });
    },
  };
}

/** Begins with a space, which no session id does: it tells a claim from a settled entry. */
function claimText(token: string, sessionId: string): string {
  return ` ${token} ${sessionId}`;
}
