import { randomBytes } from "node:crypto";
import type { CheckedChange } from "../change.ts";
import type { BookingEvent, CommitResult } from "../types.ts";
import { awaitOther } from "./await-other.ts";
import type { WriteResult } from "./booking-writes.ts";
import { commitAtOnce } from "./commit-at-once.ts";
import type { Engine } from "./engine.ts";
import { unavailable } from "./failure.ts";
import type { Earlier } from "./outcomes.ts";
import { type Plan, planText } from "./plan.ts";
import type { CommitParts, Settlement } from "./settlement.ts";
import { type GroupPart, partsOf, type Shortage } from "./units.ts";

export interface Committed {
  readonly result: CommitResult;
  readonly event?: BookingEvent;
}

/** What one attempt came to, when it is not the end of it. */
export type Again =
  | { readonly kind: "voided" }
  | { readonly kind: "under_way"; readonly plan: string };

const TRIES = 4;
/** Units that must stay free for a group to be claimed without waiting for the scarce ones. */
const AMPLE = 256;

/**
 * One commit. A new booking on a single server is one step; everything else goes in four rounds:
 * reserve the request's key and the PNR, hold the units, write the booking, make the rest final. Units, PNR and booking are in different slots, so it may be cut
 * off between any two commands; docs/store.md says what then becomes of it.
 */
export function valkeyCommit(
  engine: Engine,
  node: string,
  parts: CommitParts,
  settlement: Settlement,
): (change: CheckedChange) => Promise<Committed> {
  const { commits, outcomes, pnrs, units, writes } = parts;
  const atOnce = commitAtOnce(engine, node);

  return async function commit(change) {
    let swept = false;
    for (let tries = 0; tries < TRIES; ) {
      const outcome = await attempt(change);
      if ("result" in outcome) {
        // Units of a commit that died are free by its deadline, whether or not a sweep came by.
        if (outcome.result.kind !== "sold_out" || swept) return outcome;
        swept = true;
        if ((await settlement.settleOverdue()).units === 0) return outcome;
      } else if (outcome.kind === "under_way") {
        await awaitOther(engine, outcomes, settlement, outcome.plan, change.idempotency);
      } else tries += 1;
    }
    throw unavailable(engine.connection.address, undefined, [
      "it is too slow",
      "Look at the load of the server; a booking must be written within seconds.",
    ]);
  };

  async function attempt(change: CheckedChange): Promise<Committed | Again> {
    const { pnr, expectedVersion, idempotency } = change;
    const fresh = expectedVersion === 0;
    const token = randomBytes(9).toString("base64url");
    if (fresh && engine.atOnce) {
      const outcome = await atOnce(change, token);
      if ("event" in outcome) pnrs.remember(pnr, change.sessionId);
      return outcome;
    }
    const sessionId = fresh ? change.sessionId : (pnrs.remembered(pnr) ?? (await pnrs.owner(pnr)));
    if (sessionId === undefined) {
      const earlier = idempotency ? await outcomes.find(idempotency) : undefined;
      return refusalOf(earlier) ?? { result: { kind: "stale", version: 0 } };
    }
    const groupParts = partsOf(change.claims, change.releases);
    const plan: Plan = {
      token,
      node,
      sessionId,
      pnr,
      fresh,
      groups: groupParts.map(({ group }) => group),
      ...(idempotency && { request: { scope: idempotency.scope, key: idempotency.key } }),
    };
    try {
      return await carryOut(plan, change, groupParts);
    } catch (error) {
      // What was under way may have happened or not: only the storage can say.
      engine.behind(settlement.settle(planText(plan)));
      throw error;
    }
  }

  async function carryOut(
    plan: Plan,
    change: CheckedChange,
    groupParts: readonly GroupPart[],
  ): Promise<Committed | Again> {
    const { token, sessionId, pnr, fresh } = plan;
    const text = planText(plan);
    const [, earlier, stale, view] = await Promise.all([
      commits.begin(plan),
      change.idempotency && outcomes.reserve(text, change.idempotency),
      staleness(change, sessionId),
      units.look(change.claims),
    ]);
    const refused = refusalOf(earlier) ?? stale ?? (view.shortage && soldOut(view.shortage));
    if (refused) {
      await settlement.withdraw(plan, []);
      return refused;
    }

    const [won, holding] = await Promise.all([
      !fresh || pnrs.claim(token, pnr, sessionId),
      holdAll(token, groupParts, change, view.spare),
    ]);
    const lost = won ? holding.refused : refuseStale(change, 0);
    if (lost) {
      await settlement.withdraw(plan, holding.held);
      return lost;
    }

    const result = await write(plan, change);
    if (result.kind !== "written") {
      await settlement.withdraw(plan, plan.groups);
      return result.kind === "stale" ? refuseStale(change, result.version) : { kind: "voided" };
    }
    pnrs.remember(pnr, sessionId);
    const event = await settlement.complete(plan, result.written);
    return { result: { kind: "committed", version: result.written.version }, event };
  }

  /** A first look, so that a refusal need not touch anything; what decides comes later. */
  async function staleness(
    change: CheckedChange,
    sessionId: string,
  ): Promise<Committed | undefined> {
    if (change.expectedVersion === 0) {
      return (await pnrs.owner(change.pnr)) === undefined ? undefined : refuseStale(change, 0);
    }
    const version = await writes.version(sessionId, change.pnr);
    return version === change.expectedVersion ? undefined : refuseStale(change, version);
  }

  /**
   * Scarce groups one after another and always in the same order, so that of two commits that want
   * the same last units one gets them all; then the others at once.
   */
  async function holdAll(
    token: string,
    groupParts: readonly GroupPart[],
    change: CheckedChange,
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

  async function write(plan: Plan, change: CheckedChange): Promise<WriteResult> {
    for (let tries = 0; tries < TRIES; tries++) {
      const result = await writes.write(plan, planText(plan), change);
      if (result.kind !== "unsettled") return result;
      await settlement.settle(result.plan);
    }
    return { kind: "voided" };
  }
}

function refusalOf(earlier: Earlier | undefined): Committed | Again | undefined {
  if (earlier === undefined || earlier.kind === "new") return undefined;
  return earlier.kind === "under_way" ? earlier : { result: earlier };
}

function refuseStale({ expectedVersion }: CheckedChange, version: number): Committed {
  return { result: expectedVersion === 0 ? { kind: "pnr_taken" } : { kind: "stale", version } };
}

function soldOut({ key, left }: Shortage): Committed {
  return { result: { kind: "sold_out", key, left } };
}
