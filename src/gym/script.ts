import { WorldEvent } from "../domain/contracts/gym/events.ts";
import type { Step } from "../domain/contracts/gym/task.ts";
import { TravelError } from "../domain/errors.ts";
import { best, filled, isBranch, type Kept, matches, scriptError, written } from "./query.ts";

/** Where a script is played. */
export interface Stage {
  /** The structured answer; rejects with what the tool refused. */
  call(tool: string, args: unknown): Promise<unknown>;
  cause(event: WorldEvent): Promise<void>;
  wait(minutes: number): Promise<void>;
}

export interface Played {
  readonly kept: Kept;
  readonly said: readonly string[];
}

/**
 * Plays steps one after the other. A refusal that a step does not expect ends the script, unless it
 * is played `loosely`, as foils are, whose calls may well be refused.
 */
export async function play(
  steps: readonly Step[],
  stage: Stage,
  given: Kept,
  { loosely = false } = {},
): Promise<Played> {
  const kept = new Map(given);
  const said: string[] = [];
  for (const step of steps) {
    try {
      await playStep(step, stage, kept, said);
    } catch (error) {
      if (!(loosely && error instanceof TravelError)) throw error;
    }
  }
  return { kept, said };
}

async function playStep(
  step: Step,
  stage: Stage,
  kept: Map<string, unknown>,
  said: string[],
): Promise<void> {
  if (step === "look") throw scriptError("'look' stands in oracles and foils alone");
  if ("say" in step) said.push(written(step.say, kept));
  else if ("wait" in step) await stage.wait(step.wait);
  else if ("event" in step) await stage.cause(WorldEvent.parse(filled(step.event, kept)));
  else if ("sum" in step) {
    kept.set(step.as, total(step.sum, kept) - total(step.less, kept));
  } else if ("pick" in step) kept.set(step.as, picked(step, kept));
  else {
    const answer = await answered(step, stage, kept);
    if (step.as !== undefined) kept.set(step.as, answer);
  }
}

async function answered(
  { call, with: args, refused }: Extract<Step, { call: string }>,
  stage: Stage,
  kept: Kept,
): Promise<unknown> {
  try {
    const output = await stage.call(call, filled(args, kept));
    if (refused === undefined) return output;
  } catch (error) {
    if (!(error instanceof TravelError)) throw error;
    const { reason, extra } = error.details;
    if (reason === refused) return { ...extra, message: error.message };
    throw scriptError(`${call} was refused (${reason}): ${error.message}`);
  }
  throw scriptError(`${call} was not refused, though it should have been (${refused})`);
}

function picked(step: Extract<Step, { pick: string }>, kept: Kept): unknown {
  const { pick, where, least, most, all, as } = step;
  const list = filled(pick, kept);
  const entries = isBranch(list) ? Object.values(list) : [];
  let fitting: readonly unknown[] = entries.filter((entry) => matches(entry, where, kept));
  if (fitting.length === 0) throw scriptError(`${as}: none of ${entries.length} in ${pick} fits`);
  if (least !== undefined) fitting = best(fitting, least, 1);
  if (most !== undefined) fitting = best(fitting, most, -1);
  return all ? fitting : fitting[0];
}

function total(values: readonly unknown[], kept: Kept): number {
  return values.reduce<number>((sum, value) => sum + Number(filled(value, kept)), 0);
}
