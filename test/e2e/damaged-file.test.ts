import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { sqliteStore } from "../../src/stores/sqlite/store.ts";
import { bookingChange } from "../contracts/store-changes.ts";
import { temporaryFolder } from "../stores/sqlite/storage.ts";
import { ROOT } from "../support/build.ts";
import { withWorkers } from "../support/workers.ts";

test("a server whose file is damaged says so and ends", async () => {
  const folder = await temporaryFolder();
  const path = join(folder.path, "wayfare.db");
  const store = await sqliteStore({ path, now: Date.now });
  for (let i = 0; i < 200; i++) await store.records.write(bookingChange());
  await store.close();
  const child = spawn(process.execPath, ["dist/main.js", "serve"], {
    cwd: ROOT,
    env: {
      PATH: process.env["PATH"],
      TRANSPORT_MODE: "http",
      HTTP_PORT: "0",
      WAYFARE_DB: path,
      LOG_LEVEL: "silent",
      ...withWorkers({ WAYFARE_DB: path }).env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = once(child, "exit");
  let stderr = "";
  child.stderr.on("data", (chunk) => {
    stderr += chunk;
  });
  let health: string | undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    health = /http:\S+\/health/.exec(line)?.[0];
    if (health !== undefined) break;
  }
  child.stdout.resume();
  const bytes = await readFile(path);
  bytes.fill(0xff, 2 * 4_096);
  await writeFile(path, bytes);
  const answer = await fetch(health ?? "");
  expect(answer.status).toBe(503);
  const [code] = await exited;
  expect(code).toBe(1);
  expect(stderr).toContain(`error: The database ${path} is unusable: it is damaged.`);
  expect(stderr).toContain("Restore a backup over it");
  await folder.remove();
});
