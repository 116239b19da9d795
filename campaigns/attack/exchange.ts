import { type Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Answer, Sent } from "./server.ts";

const STREAM_MS = 300;
const PAUSE_MS = 500;
const MOST_TRIES = 5;

/**
 * Asks again where the answer is that there is no time just now: a machine with other work lets a
 * storage wait for seconds, and /health says so. What is at fault is so every time.
 */
export async function patiently(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const answer = await ask();
    if (tries === MOST_TRIES || (answer.status !== 503 && answer.status !== 504)) return answer;
    await sleep(PAUSE_MS);
  }
}

export function exchange(port: number, agent: Agent, { method, path, headers, body }: Sent) {
  return new Promise<Answer>((resolve, reject) => {
    const outgoing = request(
      { host: "127.0.0.1", port, agent, method, path, headers: { ...headers } },
      (incoming) => {
        let text = "";
        incoming.setEncoding("utf8");
        incoming.on("data", (chunk: string) => {
          text += chunk;
        });
        // A stream may stay open; what it has to say comes at once.
        const stream = incoming.headers["content-type"]?.includes("event-stream");
        const patience = stream ? setTimeout(() => incoming.destroy(), STREAM_MS) : undefined;
        incoming.on("close", () => {
          clearTimeout(patience);
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text });
        });
        incoming.on("error", () => {});
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
