import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, describe } from "vitest";
import type { Shared } from "../../../../src/stores/shared.ts";
import { sharedContract } from "../../../contracts/shared.ts";
import type { SharingCall } from "../../../fixtures/sharing.ts";

const MAIN = fileURLToPath(new URL("../../../fixtures/sharing.ts", import.meta.url));
let primary: ChildProcess;

/** What a worker shares, used from here. */
function sharedBy(port: string): Shared {
  async function ask(call: SharingCall) {
    const answer = await fetch(`http://127.0.0.1:${port}`, {
      method: "POST",
      body: JSON.stringify(call),
    });
    return JSON.parse(await answer.text());
  }
  return {
    bus: {
      publish: (...given) => ask({ do: "publish", given }),
      async subscribe(channel, listener) {
        const leaving = new AbortController();
        const answer = await fetch(`http://127.0.0.1:${port}`, {
          method: "POST",
          body: JSON.stringify({ do: "subscribe", given: [channel] } satisfies SharingCall),
          signal: leaving.signal,
        });
        const heard = (async () => {
          const lines = answer.body?.pipeThrough(new TextDecoderStream());
          for await (const text of lines ?? []) text.trim().split("\n").forEach(listener);
        })().catch(() => {});
        return async () => {
          leaving.abort();
          await heard;
        };
      },
    },
    events: {
      append: (...given) => ask({ do: "append", given }),
      after: (...given) => ask({ do: "after", given }),
    },
    rates: { count: (...given) => ask({ do: "count", given }) },
  };
}

afterAll(async () => {
  primary.kill();
  await once(primary, "exit");
});

describe("two workers of one primary", () => {
  sharedContract(async () => {
    primary = fork(MAIN, {
      execArgv: ["--import", "tsx"],
      stdio: ["ignore", "pipe", "inherit", "ipc"],
    });
    const ports: string[] = [];
    for await (const line of createInterface({ input: primary.stdout ?? process.stdin })) {
      const port = /^worker (\d+)$/.exec(line)?.[1];
      if (port !== undefined) ports.push(port);
      if (ports.length === 2) break;
    }
    const [one = "", two = ""] = ports;
    return {
      nodes: [sharedBy(one), sharedBy(two)],
      async setClock(now) {
        primary.send(now);
        await once(primary, "message");
      },
    };
  });
});
