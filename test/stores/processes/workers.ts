import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Store } from "../../../src/stores/types.ts";
import { openShared, type Shared } from "./open.ts";

const WORKER = fileURLToPath(new URL("./worker.ts", import.meta.url));

export interface Outcome {
  readonly acknowledged: readonly string[];
  readonly finished: boolean;
}

/** Processes that book on the same storage. */
export interface Workers {
  /**
   * Starts one, which waits to be told to go: then it books to its end, or until it is killed after
   * so many acknowledged commits.
   */
  start(
    name: string,
    commits: number,
    units: number,
  ): Promise<(killAfter?: number) => Promise<Outcome>>;
  /** Looks at what they did. */
  look<T>(question: (store: Store) => Promise<T>): Promise<T>;
  kill(): void;
}

export function workersOn(shared: Shared): Workers {
  const children: ChildProcess[] = [];
  return {
    async start(name, commits, units) {
      const args = ["--import", "tsx", WORKER, JSON.stringify(shared), name, commits, units];
      const child = spawn(process.execPath, args.map(String), {
        stdio: ["pipe", "pipe", "inherit"],
      });
      children.push(child);
      const lines = createInterface(child.stdout);
      await once(lines, "line");
      return async (killAfter = Number.POSITIVE_INFINITY) => {
        const acknowledged: string[] = [];
        let finished = false;
        lines.on("line", (line) => {
          if (line === "done") finished = true;
          else acknowledged.push(line);
          if (acknowledged.length === killAfter) child.kill("SIGKILL");
        });
        const closed = Promise.all([once(child, "close"), once(lines, "close")]);
        child.stdin.end("go\n");
        await closed;
        return { acknowledged, finished };
      };
    },

    async look(question) {
      const store = await openShared(shared);
      try {
        return await question(store);
      } finally {
        await store.close();
      }
    },

    kill() {
      for (const child of children) child.kill("SIGKILL");
    },
  };
}

/** Those without a booking, or without the record that belongs to it. */
export async function missing(store: Store, pnrs: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(
    pnrs.map(async (pnr) => {
      const record = await store.records.get("request", pnr);
      return record && (await store.records.get("booking", pnr));
    }),
  );
  return pnrs.filter((_, i) => found[i] === undefined);
}
