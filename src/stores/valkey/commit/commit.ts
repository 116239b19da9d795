import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Sold } from "../../../domain/stock.ts";
import { type CheckedChange, isWritten, type WrittenChange, writtenOut } from "../../checks.ts";
import { BOOKING, type RecordEvent, type Request, type WriteResult } from "../../records.ts";
import type { Engine } from "../engine.ts";
import { unavailable } from "../failure.ts";
import { type Intent, toIntent } from "./intents.ts";
import { commitAtOnce } from "./one-script.ts";
import type { Earlier } from "./outcomes.ts";
import type { Writing } from "./record-writes.ts";
import type { CommitParts, Settlement } from "./settlement.ts";
import { type GroupPart, partsOf, type Shortage } from "./units.ts";

export interface Committed {
  readonly result: WriteResult;
  readonly event?: RecordEvent;
}

/** What one attempt came to when another has to follow. */
export type Again =
  | { readonly kind: "voided" }
  | { readonly kind: "under_way"; readonly intent: string };

const TRIES = 4;
/** Units that must stay free for a group to be claimed without waiting for the scarce ones. */
const AMPLE = 256;
const FIRST_POLL_MS = 2;
const LAST_POLL_MS = 100;
const NOTHING_SOLD: Sold = new Map();

/**
 * One commit. A booking on a single server is one script. Everything else goes in four rounds:
 * reserve the request's key and look, claim the PNR and hold the units, write the record, make the
 * rest final. Units, PNR, record and lists are in different slots, so a commit may be cut off between
 * any two commands; docs/store.md says what then becomes of it.
 */
export function valkeyCommit(
  engine: Engine,
  node: string,
  parts: CommitParts,
  settlement: Settlement,
): (change: CheckedChange) => Promise<Committed> {
  const { intents, outcomes, pnrs, units, writes } = parts;
  const atOnce = commitAtOnce(engine, node);

  return async function commit(change) {
    let swept = false;
    for (let tries = 0; tries < TRIES; ) {
      const outcome = await attempt(writtenOut(change, await soldOf(change)));
      if ("result" in outcome) {
        // Units of a commit that died are free by its deadline, whether or not a sweep came by.
        if (outcome.result.kind !== "sold_out" || swept) return outcome;
        swept = true;
        if ((await settlement.settleOverdue()) === 0) return outcome;
      } else if (outcome.kind === "under_way") await awaitEnd(outcome.intent, change.idempotency);
      else tries += 1;
    }
    const what = change.kind === BOOKING ? "booking" : "record";
    throw unavailable(undefined, undefined, [
      "it is too slow",
      `Look at the load of the server; a ${what} must be written within seconds.`,
    ]);
  };

  /** What the texts of a change wait for. A script cannot call for them, hence a look before it. */
  async function soldOf(change: CheckedChange): Promise<Sold> {
    if (isWritten(change)) return NOTHING_SOLD;
    const { claims } = change;
    const { spare } = await units.look(claims);
    return new Map(
      claims.map(({ key, quantity, capacity }, index) => [
        key,
        capacity - quantity - (spare[index] ?? 0),
      ]),
    );
  }

  /** Waits until another commit with the same key has ended, and ends it if it takes too long. */
  async function awaitEnd(intent: string, request: Request | undefined): Promise<void> {
    const since = performance.now();
    for (let pause = FIRST_POLL_MS; ; pause = Math.min(2 * pause, LAST_POLL_MS)) {
      if (await settlement.completeIfWritten(intent)) return;
      if (performance.now() - since > engine.claimMs) {
        await settlement.settle(intent);
        return;
      }
      await sleep(pause);
      const earlier = request && (await outcomes.find(request));
      if (earlier?.kind !== "under_way" || earlier.intent !== intent) return;
    }
  }

  async function attempt(change: WrittenChange): Promise<Committed | Again> {
    const { kind, id, expectedVersion, idempotency } = change;
    const isBooking = kind === BOOKING;
    const fresh = expectedVersion === 0;
    const token = randomBytes(9).toString("base64url");
    const known = isBooking ? placeOf(change) : undefined;
    if (known && engine.atOnce) {
      const outcome = await atOnce(change, known, token);
      if ("event" in outcome && fresh) pnrs.remember(id, known);
      if (!("kind" in outcome) || outcome.kind !== "unsettled") return outcome;
      await settlement.settle(outcome.intent);
      return { kind: "voided" };
    }
    const sessionId =
      isBooking && !fresh ? (known?.sessionId ?? (await pnrs.owner(id))) : change.sessionId;
    if (isBooking && sessionId === undefined) {
      const earlier = idempotency ? await outcomes.find(idempotency) : undefined;
      return refusalOf(earlier) ?? { result: { kind: "stale", version: 0 } };
    }
    const groupParts = partsOf(change.claims, change.releases);
    const intent = toIntent({
      token,
      node,
      kind,
      id,
      ...(sessionId !== undefined && { sessionId }),
      fresh,
      groups: groupParts.map(({ group }) => group),
      ...(idempotency && { request: { scope: idempotency.scope, key: idempotency.key } }),
    });
    try {
      return await carryOut(intent, change, groupParts);
    } catch (error) {
      // What was under way may have happened or not: only the storage can say.
      engine.behind(settlement.settle(intent.text));
      throw error;
    }
  }

  /** A new booking's place is in the change; a later one's is known to the node that has read it. */
  function placeOf({ id, expectedVersion, sessionId = "", owner }: WrittenChange) {
    return expectedVersion === 0 ? { sessionId, owner } : pnrs.remembered(id);
  }

  async function carryOut(
    intent: Intent,
    change: WrittenChange,
    groupParts: readonly GroupPart[],
  ): Promise<Committed | Again> {
    const { token, kind, id, sessionId, fresh, groups, text } = intent;
    const [, earlier, stale, view] = await Promise.all([
      intents.begin(intent),
      change.idempotency && outcomes.reserve(text, change.idempotency),
      staleness(intent, change),
      units.look(change.claims),
    ]);
    const refused = refusalOf(earlier) ?? stale ?? (view.shortage && soldOut(view.shortage));
    if (refused) {
      await settlement.withdraw(intent, []);
      return refused;
    }

    const [won, holding] = await Promise.all([
      kind !== BOOKING || !fresh || pnrs.claim(intent),
      holdAll(token, groupParts, change, view.spare),
    ]);
    const lost = won ? holding.refused : refuseStale(change, 0);
    if (lost) {
      await settlement.withdraw(intent, holding.held);
      return lost;
    }

    const result = await write(intent, change);
    if (result.kind !== "written") {
      await settlement.withdraw(intent, groups);
      return result.kind === "stale" ? refuseStale(change, result.version) : { kind: "voided" };
    }
    const { written } = result;
    if (sessionId !== undefined) pnrs.remember(id, { sessionId, owner: written.owner });
    const event = await settlement.complete(intent, written);
    return { result: { kind: "committed", version: written.version }, event };
  }

  /** A first look, so that a refusal need not touch anything; PNR and write decide later. */
  async function staleness(intent: Intent, change: WrittenChange): Promise<Committed | undefined> {
    const { kind, id, fresh } = intent;
    if (kind === BOOKING && fresh) {
      return (await pnrs.owner(id)) === undefined ? undefined : refuseStale(change, 0);
    }
    const version = await writes.version(intent);
    return version === change.expectedVersion ? undefined : refuseStale(change, version);
  }

  /**
   * Scarce groups one after another and always in the same order, so that of two commits that want
   * the same last units one gets them all; then the others at once.
   */
  async function holdAll(
    token: string,
    groupParts: readonly GroupPart[],
    change: WrittenChange,
    spare: readonly number[],
  ): Promise<{ readonly held: readonly string[]; readonly refused?: Committed | Again }> {
    const held: string[] = [];
    let refused: Committed | Again | undefined;
    const hold = async (part: GroupPart) => {
      const holding = await units.hold(token, part);
      if (holding.kind === "held") held.push(part.group);
      else refused ??= holding.kind === "short" ? soldOut(holding) : { kind: "voided" };
    };
    const isScarce = ({ claims }: GroupPart) =>
      claims.some((claim) => (spare[change.claims.indexOf(claim)] ?? 0) < AMPLE);
    const scarce = groupParts.filter(isScarce).toSorted((a, b) => (a.group < b.group ? -1 : 1));
    for (const part of scarce) if (!refused) await hold(part);
    if (!refused) await Promise.all(groupParts.filter((part) => !isScarce(part)).map(hold));
    return { held, ...(refused && { refused }) };
  }

  async function write(intent: Intent, change: WrittenChange): Promise<Writing> {
    for (let tries = 0; tries < TRIES; tries++) {
      const result = await writes.write(intent, change);
      if (result.kind !== "unsettled") return result;
      await settlement.settle(result.intent);
    }
    return { kind: "voided" };
  }
}

function refusalOf(earlier: Earlier | undefined): Committed | Again | undefined {
  if (earlier === undefined || earlier.kind === "new") return undefined;
  return earlier.kind === "under_way" ? earlier : { result: earlier };
}

function refuseStale({ expectedVersion }: WrittenChange, version: number): Committed {
  return { result: expectedVersion === 0 ? { kind: "taken" } : { kind: "stale", version } };
}

function soldOut({ key, left }: Shortage): Committed {
  return { result: { kind: "sold_out", key, left } };
}
