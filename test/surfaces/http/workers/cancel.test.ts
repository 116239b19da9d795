import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { toolCall } from "../../../fixtures/toy-process.ts";
import { startToyServer, type ToyServer } from "../../../fixtures/toy-server.ts";
import { openSession, resumeSession } from "../../../fixtures/toy-session.ts";
import { type RoundRobin, startRoundRobin } from "../../../support/round-robin.ts";

const folder = mkdtempSync(join(tmpdir(), "wayfare-cancel-"));
let server: ToyServer;
let proxy: RoundRobin;

beforeAll(async () => {
  const env = { HTTP_WORKERS: "2", WAYFARE_DB: join(folder, "toys.db"), LOG_LEVEL: "info" };
  server = await startToyServer(env);
  proxy = await startRoundRobin([Number(server.url.port)]);
});

afterAll(async () => {
  await proxy.close();
  await server.stop();
  rmSync(folder, { recursive: true });
});

test("a call is given up at the worker that runs it, whichever hears of it; its log line names one", async () => {
  const session = await openSession(proxy.url);
  for (const id of [5, 6, 7]) {
    const told = () => server.stderr().split("toy: aborted").length;
    const before = told();
    const waiting = server.stderr().split("toy: waiting").length;
    const running = session.send(toolCall(id, "waitForToy", { steps: 0 }));
    await expect.poll(() => server.stderr().split("toy: waiting").length).toBe(waiting + 1);
    const elsewhere = resumeSession(proxy.url, session.id);
    const cancel = { method: "notifications/cancelled", params: { requestId: id } };
    expect((await elsewhere.send({ jsonrpc: "2.0", ...cancel })).status).toBe(202);
    await expect.poll(told).toBe(before + 1);
    await (await running).body?.cancel();
  }
  await expect
    .poll(() => [...server.stderr().matchAll(/"worker":(\d)[^\n]*"tool":"waitForToy"/g)].length)
    .toBeGreaterThan(0);
});
