import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type Figure, median } from "./measure.ts";

const MAIN = fileURLToPath(new URL("../dist/main.js", import.meta.url));
const ROUNDS = 7;

/** Start to the first `tools/list` answer over stdio, against a Node that does nothing. */
export async function benchStart(): Promise<Figure[]> {
  const ratios: number[] = [];
  const times: number[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    const bare = await timed(() => bareNode());
    const served = await timed(() => firstList());
    if (round < 0) continue;
    ratios.push(served / bare);
    times.push(served);
  }
  return [
    {
      name: "stdio: start to first tools/list ÷ node -e 0",
      value: median(ratios),
      unit: "×",
      goal: "≤ 4",
    },
    { name: "stdio: start to first tools/list", value: median(times), unit: "ms" },
  ];
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function bareNode(): Promise<void> {
  return new Promise((resolve) => {
    spawn(process.execPath, ["-e", "0"], { stdio: "ignore" }).on("exit", () => resolve());
  });
}

async function firstList(): Promise<void> {
  const child = spawn(process.execPath, [MAIN, "serve"], {
    stdio: ["pipe", "pipe", "ignore"],
    env: { ...process.env, WAYFARE_DB: ":memory:", LOG_LEVEL: "silent" },
  });
  const send = (message: object) =>
    child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  send({
    id: 1,
    method: "initialize",
    params: {
      protocolVersion: "2025-11-25",
      capabilities: {},
      clientInfo: { name: "bench", version: "1" },
    },
  });
  send({ method: "notifications/initialized" });
  send({ id: 2, method: "tools/list", params: {} });
  let text = "";
  for await (const chunk of child.stdout) {
    text += chunk;
    if (text.includes('"id":2')) break;
  }
  child.kill("SIGKILL");
}
