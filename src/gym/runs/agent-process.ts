import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";

/** A line of an agent: what it says to the traveller, and whether it has done. */
const Answer = z.object({
  say: z.string().default(""),
  done: z.boolean().default(false),
  tokens: z.number().min(0).optional(),
});

export interface AgentAnswer extends z.output<typeof Answer> {
  /** The line was not what is asked for, and was taken as said. */
  readonly plain: boolean;
}

/** Why no line came. */
export type Silence = "ended" | "late";

export interface AgentProcess {
  /** Writes one line and resolves to the next one of the agent. */
  ask(line: object): Promise<AgentAnswer | Silence>;
  /** Ends it and resolves to what it wrote on stderr last. */
  end(): Promise<string>;
}

export interface AgentStart {
  readonly command: string;
  /** The addresses of its world, for its environment. */
  readonly env: Readonly<Record<string, string>>;
  /** Ends it when its time is up. */
  readonly signal: AbortSignal;
  /** How long one turn may take. */
  readonly turnMs?: number | undefined;
}

const STDERR_KEPT = 4000;
/** How long an agent may take to end after it was asked to. */
const GRACE_MS = 2000;

/** Starts an agent's command in a shell, with its world's addresses in the environment. */
export function startAgent({ command, env, signal, turnMs }: AgentStart): AgentProcess {
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
    stderr = (stderr + text).slice(-STDERR_KEPT);
  });
  child.on("error", (error) => {
    stderr += error.message;
  });
  const closed = new Promise((resolve) => child.on("close", resolve));
  // An agent that has ended does not read; its exit says so.
  child.stdin.on("error", () => {});
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();

  function kill(how: NodeJS.Signals): void {
    if (child.pid === undefined) return;
    try {
      if (process.platform === "win32") child.kill(how);
      else process.kill(-child.pid, how);
    } catch {
      // It has ended meanwhile.
    }
  }
  signal.addEventListener("abort", () => kill("SIGTERM"), { once: true });

  async function nextLine(): Promise<AgentAnswer | Silence> {
    const { value, done } = await lines.next();
    if (done) return "ended";
    // Programs print empty lines between paragraphs.
    return value.trim() === "" ? await nextLine() : readAnswer(value);
  }

  return {
    async ask(line) {
      child.stdin.write(`${JSON.stringify(line)}\n`);
      if (turnMs === undefined) return await nextLine();
      const patience = new AbortController();
      const late = sleep(turnMs, "late" as const, { signal: patience.signal });
      try {
        return await Promise.race([nextLine(), late]);
      } finally {
        late.catch(() => {});
        patience.abort();
      }
    },
    async end() {
      kill("SIGTERM");
      const deaf = setTimeout(() => kill("SIGKILL"), GRACE_MS);
      await closed;
      clearTimeout(deaf);
      return stderr.trim();
    },
  };
}

/** A line that is no JSON, or JSON of another shape, counts as said. */
function readAnswer(line: string): AgentAnswer {
  const said = { say: line.trim(), done: false, plain: true };
  try {
    const read = Answer.safeParse(JSON.parse(line));
    const isAnswer = read.success && /"(?:say|done)"/.test(line);
    return isAnswer ? { ...read.data, plain: false } : said;
  } catch {
    return said;
  }
}
