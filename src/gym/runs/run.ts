import type { z } from "zod";
import type { Briefing, Trace } from "../../domain/contracts/gym/harness.ts";
import type { Task } from "../../domain/contracts/gym/task.ts";
import type { Verdict } from "../grade.ts";
import { type AgentProcess, startAgent } from "./agent-process.ts";
import type { HarnessClient } from "./harness-client.ts";
import { scriptedTraveller, type Traveller } from "./traveller.ts";

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
  /** How the talk ended. */
  readonly ending: string;
  /** Where something went wrong that no check is about. */
  readonly trouble?: string;
  /** The last of what the agent wrote on stderr. */
  readonly stderr: string;
  /** Lines of the agent that were not what is asked for, and were taken as said. */
  readonly plainLines: number;
}

export interface RunPlan {
  readonly tasks: readonly Task[];
  readonly agent: string;
  readonly harness: HarnessClient;
  readonly repeats: number;
  readonly parallel: number;
  /** How long an agent may take for one turn; a task's own limit counts besides. */
  readonly turnMs?: number | undefined;
  /** Plays travellers; by their script where absent. */
  readonly traveller?: ((briefing: Briefing) => Traveller) | undefined;
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

async function playOnce(plan: RunPlan, task: Task, repeat: number): Promise<Play> {
  const { harness, traveller = scriptedTraveller } = plan;
  const began = Date.now();
  const { world, now, agent: addresses, briefing } = await harness.enter(task);
  if (!briefing) throw new Error("a task's world has a briefing");
  const limit = AbortSignal.timeout(briefing.minutes * 60_000);
  const agent = startAgent({
    command: plan.agent,
    env: {
      WAYFARE_MCP_URL: addresses.mcp,
      WAYFARE_API_URL: addresses.rest,
      WAYFARE_DUFFEL_URL: addresses.duffel,
      WAYFARE_POLICY: briefing.policy,
    },
    signal: limit,
    turnMs: plan.turnMs,
  });
  const { turns, tokens, plainLines, ...end } = await talk(agent, traveller(briefing), {
    ...briefing,
    now,
  });
  const stderr = await agent.end();
  const took = Date.now() - began;
  const said = turns.filter(({ by }) => by === "agent").map(({ text }) => text);
  const { reward, verdicts } = await harness.grade(world, { said });
  const calls = await harness.trace(world);
  await harness.remove(world);
  const { id, desk, language, difficulty } = task;
  const ending = limit.aborted ? `the task's ${briefing.minutes} minutes were up` : end.ending;
  const trouble = limit.aborted ? troubleOf(ending, said) : end.trouble;
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
    took,
    tokens,
    ending,
    ...(trouble !== undefined && { trouble }),
    stderr,
    plainLines,
  };
}

interface Talk extends Pick<Play, "turns" | "tokens" | "plainLines" | "ending"> {
  readonly trouble?: string;
}

/** Lets agent and traveller speak in turn. */
async function talk(
  agent: AgentProcess,
  traveller: Traveller,
  { says, policy, now, turns: most }: Briefing & { readonly now: string },
): Promise<Talk> {
  const turns: Turn[] = [{ by: "traveller", text: says }];
  const said: string[] = [];
  let tokens = 0;
  let plainLines = 0;
  const ended = (ending: string, trouble?: string): Talk => ({
    turns,
    tokens,
    plainLines,
    ending,
    ...(trouble !== undefined && { trouble }),
  });
  let line: object = { say: says, policy, now };
  while (said.length < most) {
    const answer = await agent.ask(line);
    if (answer === "late") {
      const ending = "the agent took too long for a turn";
      return ended(ending, troubleOf(ending, said));
    }
    if (answer === "ended") {
      // An agent may end when it has said all it has to say.
      const ending = "the agent's program ended";
      return said.length > 0 ? ended(ending) : ended(ending, troubleOf(ending, said));
    }
    turns.push({ by: "agent", text: answer.say });
    said.push(answer.say);
    tokens += answer.tokens ?? 0;
    if (answer.plain) plainLines += 1;
    if (answer.done) return ended("the agent had done");
    try {
      const reply = await traveller.reply(answer.say);
      if (reply === undefined) return ended("the traveller had nothing to add");
      turns.push({ by: "traveller", text: reply });
      line = { say: reply };
    } catch (error) {
      const why = error instanceof Error ? error.message : "it failed";
      const ending = `the traveller could not be played, which is not the agent's fault: ${why}`;
      return ended(ending, ending);
    }
  }
  return ended(`all ${most} turns were taken`);
}

function troubleOf(ending: string, said: readonly string[]): string {
  if (said.length > 0) return ending;
  return `${ending} without a word: a line such as {"say": "…"} on stdout is waited for, flushed`;
}
