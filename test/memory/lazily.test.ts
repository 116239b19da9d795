import { expect, it } from "vitest";
import { lazily } from "../../src/memory/lazily.ts";

it("makes a value once, undefined too", () => {
  let made = 0;
  const value = lazily(() => {
    made++;
    return undefined;
  });
  expect([value(), value(), made]).toEqual([undefined, undefined, 1]);
});

it("gives everybody the same promise", async () => {
  const value = lazily(async () => ({}));
  expect(value()).toBe(value());
  expect(await value()).toBe(await value());
});

it("tries again after a rejection", async () => {
  let tries = 0;
  const value = lazily(async () => {
    if (++tries === 1) throw new Error("not yet");
    return tries;
  });
  await expect(value()).rejects.toThrow("not yet");
  expect(await value()).toBe(2);
  expect(await value()).toBe(2);
});

it("tries again after an exception", () => {
  let tries = 0;
  const value = lazily(() => {
    if (++tries === 1) throw new Error("not yet");
    return tries;
  });
  expect(value).toThrow("not yet");
  expect([value(), value()]).toEqual([2, 2]);
});
