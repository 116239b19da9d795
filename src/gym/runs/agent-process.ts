import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { z } from "zod";

/** A line of an agent: what it says to the traveller, and whether it has done. */
const Answer = z.object({
  say: z.string().default(""),
  done: z.boolean().default(false),
  tokens: z.number().min(0).optional(),
});

export type AgentAnswer = z.output<typeof Answer>;

export interface AgentProcess {
  /** Writes one line and resolves to the next one of the agent; undefined where it has ended. */
  ask(line: object): Promise<AgentAnswer | undefined>;
  /** Ends it and resolves to what it wrote on stderr last, for a report. */
  complaints(): Promise<string>;
  end(): void;
}

const COMPLAINTS_KEPT = 2000;

/** Starts an agent's command in a shell, with its world's addresses in the environment. */
export function startAgent(
  command: string,
  env: Readonly<Record<string, string>>,
  signal: AbortSignal,
): AgentProcess {
  // The harness's own credentials stay here.
  const { GYM_TOKEN: _, ...inherited } = process.env;
  const child = spawn(command, {
    shell: true,
    // A group of its own, so that what the shell started ends with it.
    detached: process.platform !== "win32",
    // Python keeps what it prints to a pipe until it ends, and the traveller would wait for it.
    env: { PYTHONUNBUFFERED: "1", ...inherited, ...env },
    stdio: ["pipe", "pipe", "pipe"],
  });
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr = (stderr + text).slice(-COMPLAINTS_KEPT);
  });
  child.on("error", (error) => {
    stderr += error.message;
  });
  const closed = new Promise((resolve) => child.on("close", resolve));
  // An agent that has ended does not read; its exit says so.
  child.stdin.on("error", () => {});
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();

  function end(): void {
    if (child.exitCode !== null || child.pid === undefined) return;
    try {
      if (process.platform === "win32") child.kill();
      else process.kill(-child.pid);
    } catch {
      // It has ended meanwhile.
    }
  }
  signal.addEventListener("abort", end, { once: true });

  return {
    async ask(line) {
      child.stdin.write(`${JSON.stringify(line)}\n`);
      const { value, done } = await lines.next();
      return done ? undefined : readAnswer(value);
    },
    async complaints() {
      end();
      await closed;
      return stderr.trim();
    },
    end,
  };
}

/** A line that is no JSON counts as said. */
function readAnswer(line: string): AgentAnswer {
  try {
    return Answer.parse(JSON.parse(line));
  } catch {
    return { say: line, done: false };
  }
}
