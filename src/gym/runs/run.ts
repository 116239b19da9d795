import type { z } from "zod";
import type { Trace } from "../../domain/contracts/gym/harness.ts";
import type { Task } from "../../domain/contracts/gym/task.ts";
import type { Verdict } from "../grade.ts";
import { startAgent } from "./agent-process.ts";
import type { HarnessClient } from "./harness-client.ts";
import { scriptedTraveller } from "./traveller.ts";

/** What was said in a play, in order. */
export interface Turn {
  readonly by: "traveller" | "agent";
  readonly text: string;
}

/** One play of one task. */
export interface Play {
  readonly task: Pick<Task, "id" | "desk" | "language" | "difficulty">;
  /** 1 for the first. */
  readonly repeat: number;
  readonly reward: 0 | 1;
  readonly verdicts: readonly Verdict[];
  readonly turns: readonly Turn[];
  readonly calls: z.output<typeof Trace>["trace"];
  /** Real time, in Unix milliseconds. */
  readonly began: number;
  readonly took: number;
  readonly tokens: number;
  /** Where the agent went wrong before anything could be graded. */
  readonly trouble?: string;
}

export interface RunPlan {
  readonly tasks: readonly Task[];
  readonly agent: string;
  readonly harness: HarnessClient;
  readonly repeats: number;
  readonly parallel: number;
  readonly onPlayed?: (play: Play, played: number, total: number) => void;
}

/** Plays every task so many times, several at once; the plays come in the order of the tasks. */
export async function runTasks(plan: RunPlan): Promise<readonly Play[]> {
  const wanted = plan.tasks.flatMap((task) =>
    Array.from({ length: plan.repeats }, (_, index) => ({ task, repeat: index + 1 })),
  );
  const plays = new Map<number, Play>();
  let next = 0;
  async function work(): Promise<void> {
    for (let index = next++; index < wanted.length; index = next++) {
      const one = wanted[index];
      if (!one) return;
      const play = await playOnce(plan, one.task, one.repeat);
      plays.set(index, play);
      plan.onPlayed?.(play, plays.size, wanted.length);
    }
  }
  await Promise.all(Array.from({ length: plan.parallel }, work));
  return wanted.flatMap((_, index) => plays.get(index) ?? []);
}

async function playOnce(
  { agent: command, harness }: RunPlan,
  task: Task,
  repeat: number,
): Promise<Play> {
  const began = Date.now();
  const { world, now, agent: addresses, briefing } = await harness.enter(task);
  if (!briefing) throw new Error("a task's world has a briefing");
  const limit = AbortSignal.timeout(briefing.minutes * 60_000);
  const env = {
    WAYFARE_MCP_URL: addresses.mcp,
    WAYFARE_API_URL: addresses.rest,
    WAYFARE_DUFFEL_URL: addresses.duffel,
    WAYFARE_POLICY: briefing.policy,
  };
  const agent = startAgent(command, env, limit);
  const traveller = scriptedTraveller(briefing);
  const turns: Turn[] = [{ by: "traveller", text: briefing.says }];
  let tokens = 0;
  let trouble: string | undefined;
  let line: object = { say: briefing.says, policy: briefing.policy, now };
  for (let turn = 0; turn < briefing.turns; turn += 1) {
    const answer = await agent.ask(line);
    if (!answer) {
      // An agent may end when it has said all it has to say.
      if (turn === 0 || limit.aborted) trouble = endOf(limit, await agent.complaints());
      break;
    }
    turns.push({ by: "agent", text: answer.say });
    tokens += answer.tokens ?? 0;
    const reply = answer.done ? undefined : traveller.reply(answer.say);
    if (reply === undefined) break;
    turns.push({ by: "traveller", text: reply });
    line = { say: reply };
  }
  agent.end();
  const said = turns.filter(({ by }) => by === "agent").map(({ text }) => text);
  const { reward, verdicts } = await harness.grade(world, { said });
  const calls = await harness.trace(world);
  await harness.remove(world);
  const { id, desk, language, difficulty } = task;
  return {
    task: { id, desk, language, difficulty },
    repeat,
    reward: reward === 1 && trouble === undefined ? 1 : 0,
    verdicts: verdicts.map(({ check, ok, why }) => ({
      check,
      ok,
      ...(why !== undefined && { why }),
    })),
    turns,
    calls,
    began,
    took: Date.now() - began,
    tokens,
    ...(trouble !== undefined && { trouble }),
  };
}

function endOf(limit: AbortSignal, complaints: string): string {
  if (limit.aborted) return "the time was up";
  return `the agent ended without a word${complaints === "" ? "" : `: ${complaints}`}`;
}
