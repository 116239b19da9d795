import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { readSessionId, sessionHandle } from "../../src/domain/session-id.ts";

const NOW = Date.UTC(2026, 10, 15);

test("a handle is a session id", () => {
  for (const at of [0, NOW, NOW + 0.5, 2 ** 48 - 1]) {
    const handle = sessionHandle(randomUUID(), at);
    expect(readSessionId(handle)).toBe(handle);
  }
});

test("handles follow one another in the order they were made", () => {
  const times = [1, 15, 16, NOW - 1, NOW, NOW + 1, NOW + 86_400_000];
  const handles = times.map((at) => sessionHandle(randomUUID(), at));
  expect([...handles].sort()).toEqual(handles);
});

test("handles of one moment are not alike", () => {
  const handles = Array.from({ length: 1_000 }, () => sessionHandle(randomUUID(), NOW));
  expect(new Set(handles.map((handle) => handle.slice(14))).size).toBe(1_000);
});
