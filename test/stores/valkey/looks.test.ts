import { stat } from "node:fs/promises";
import { expect, test } from "vitest";
import { inLooks } from "../../../src/stores/valkey/looks.ts";

const MS = 100;

/** Nothing else runs in this process meanwhile, as when a machine gives it no turn. */
function holdUp(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

test("an answer that came while the process was held up is found, however long that took", async () => {
  const inTime = inLooks(MS);
  for (let time = 0; time < 2; time++) {
    const answer = inTime(stat("."));
    holdUp(3 * MS);
    expect((await answer).isDirectory()).toBe(true);
  }
});

test("what is never answered fails, and those sent later fail later", async () => {
  const inTime = inLooks(MS);
  const failed: string[] = [];
  const send = (name: string) => inTime(new Promise(() => {})).catch(() => failed.push(name));
  const first = send("first");
  // Something answered in the meantime stands in nobody's way.
  await inTime(new Promise((resolve) => setTimeout(resolve, MS / 4)));
  const second = send("second");
  await Promise.all([first, second]);
  expect(failed).toEqual(["first", "second"]);
});

test("a refusal is passed on, and nothing is looked for after it", async () => {
  const inTime = inLooks(MS);
  await expect(inTime(Promise.reject(new Error("refused")))).rejects.toThrow("refused");
});
