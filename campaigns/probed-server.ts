import { once } from "node:events";
import { readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startWayfare, type WayfareProcess } from "../test/support/wayfare-process.ts";

/** What the probe inside a server sees. Bytes, and milliseconds. */
export interface Look {
  readonly rss: number;
  readonly heapUsed: number;
  readonly external: number;
  /** The longest time that the event loop was held since the last look. */
  readonly held: number;
}

/** The built server in a process of its own, with a probe inside. */
export interface ProbedServer extends WayfareProcess {
  readonly folder: string;
  readonly origin: string;
  look(how?: "read" | "collect"): Promise<Look>;
  /** Open descriptors. */
  descriptors(): number;
}

const PROBE = new URL("./probe.mjs", import.meta.url).href;

/** `env` gets the server's folder, for what it keeps there. */
export async function startProbed(
  env: (folder: string) => Readonly<Record<string, string>>,
): Promise<ProbedServer> {
  const folder = await mkdtemp(join(tmpdir(), "wayfare-campaign-"));
  const path = join(folder, "probe");
  const server = await startWayfare({
    ...env(folder),
    NODE_OPTIONS: `--import ${PROBE}`,
    WAYFARE_PROBE: path,
  });
  const socket = connect(path);
  await once(socket, "connect");
  socket.setEncoding("utf8");
  socket.on("error", () => {});
  let asking: Promise<unknown> = Promise.resolve();
  return {
    ...server,
    folder,
    origin: `http://127.0.0.1:${server.port}`,
    look(how = "read") {
      const answer = asking.then(() => ask(socket, how));
      asking = answer.catch(() => {});
      return answer;
    },
    descriptors: () => readdirSync(`/proc/${server.pid}/fd`).length,
    async stop() {
      const code = await server.stop();
      socket.destroy();
      await rm(folder, { recursive: true, force: true });
      return code;
    },
  };
}

/** Rejects when the server dies before it answers. */
async function ask(socket: Socket, how: string): Promise<Look> {
  if (socket.destroyed) throw new Error("The server is gone");
  socket.write(`${how}\n`);
  let text = "";
  const answered = new AbortController();
  const gone = once(socket, "close", { signal: answered.signal }).then(() => {
    throw new Error("The server ended before the probe answered");
  });
  gone.catch(() => {});
  try {
    while (!text.endsWith("\n")) {
      const [chunk] = await Promise.race([once(socket, "data", { signal: answered.signal }), gone]);
      text += chunk;
    }
  } finally {
    answered.abort();
  }
  // A moment for the timer that measures, so that the look itself is not counted.
  await sleep(1);
  return JSON.parse(text);
}
