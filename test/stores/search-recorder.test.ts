import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { searchRecorder } from "../../src/stores/search-recorder.ts";
import type { SearchLog, SearchRecord } from "../../src/stores/types.ts";

const search = (id: number): SearchRecord => ({
  id: `${id}`,
  sessionId: "s",
  timestamp: id,
  document: "{}",
});

describe("the search recorder", () => {
  let batches: string[][];
  let fail: boolean;
  const log: SearchLog = {
    async record(batch) {
      if (fail) throw new Error("no disk");
      batches.push(batch.map(({ id }) => id));
    },
    list: async () => [],
  };

  beforeEach(() => {
    vi.useFakeTimers();
    batches = [];
    fail = false;
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  test("writes nothing at once, and everything together after a while", async () => {
    const recorder = searchRecorder(log, { everyMs: 100 });
    recorder.add(search(1));
    await vi.advanceTimersByTimeAsync(99);
    recorder.add(search(2));
    expect(batches).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(batches).toEqual([["1", "2"]]);
    recorder.add(search(3));
    await vi.advanceTimersByTimeAsync(100);
    expect(batches).toEqual([["1", "2"], ["3"]]);
  });

  test("writes what waits when flushed or closed, and takes nothing after closing", async () => {
    const recorder = searchRecorder(log);
    recorder.add(search(1));
    await recorder.flush();
    recorder.add(search(2));
    await recorder.close();
    recorder.add(search(3));
    await vi.runAllTimersAsync();
    expect(batches).toEqual([["1"], ["2"]]);
  });

  test("drops what exceeds its limit until there is room again", async () => {
    const recorder = searchRecorder(log, { limit: 2 });
    for (const id of [1, 2, 3]) recorder.add(search(id));
    await recorder.flush();
    recorder.add(search(4));
    await recorder.flush();
    expect(batches).toEqual([["1", "2"], ["4"]]);
  });

  test("reports a batch that fails and goes on with the next", async () => {
    const errors: unknown[] = [];
    const recorder = searchRecorder(log, { everyMs: 100, onError: (error) => errors.push(error) });
    fail = true;
    recorder.add(search(1));
    await vi.advanceTimersByTimeAsync(100);
    expect(errors).toEqual([new Error("no disk")]);
    fail = false;
    recorder.add(search(2));
    await vi.advanceTimersByTimeAsync(100);
    expect(batches).toEqual([["2"]]);
  });

  test("makes a flush that fails known to who asked for it", async () => {
    const recorder = searchRecorder(log);
    fail = true;
    recorder.add(search(1));
    await expect(recorder.flush()).rejects.toThrow("no disk");
  });
});
