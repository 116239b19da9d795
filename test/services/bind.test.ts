import { describe, expect, test } from "vitest";
import { lazily } from "../../src/memory/lazily.ts";
import { type Bound, bindAll, bindLater, bindSome } from "../../src/services/bind.ts";

interface Deps {
  readonly greeting: string;
}

const USE_CASES = {
  greet: async ({ greeting }: Deps, name: string) => `${greeting}, ${name}`,
  wave: async ({ greeting }: Pick<Deps, "greeting">) => greeting.length,
};

describe("bindAll", () => {
  test("fills in the dependencies, and leaves the other parameters", async () => {
    const desk = bindAll({ greeting: "Hello" }, USE_CASES);
    expect(await desk.greet("Ada")).toBe("Hello, Ada");
    expect(await desk.wave()).toBe(5);
  });
});

describe("bindSome", () => {
  test("has the methods that are there, and a refusal for every other use case", async () => {
    const refused = new Error("not offered");
    const desk = bindSome<Bound<Deps, typeof USE_CASES>>(
      USE_CASES,
      { greet: async (name) => `Hi, ${name}` },
      async () => {
        throw refused;
      },
    );
    expect(await desk.greet("Ada")).toBe("Hi, Ada");
    await expect(desk.wave()).rejects.toBe(refused);
  });
});

describe("bindLater", () => {
  test("opens the desk with its first call, and once", async () => {
    let opened = 0;
    const desk = bindLater(
      lazily(async () => {
        opened++;
        return bindAll({ greeting: "Hello" }, USE_CASES);
      }),
    );
    expect(await Promise.resolve(desk)).toBe(desk);
    expect(opened).toBe(0);
    expect(await desk.greet("Ada")).toBe("Hello, Ada");
    const { wave } = desk;
    expect(await wave()).toBe(5);
    expect(opened).toBe(1);
  });

  test("tries again after a failure", async () => {
    let attempts = 0;
    const desk = bindLater(
      lazily(async () => {
        if (++attempts === 1) throw new Error("not yet");
        return bindAll({ greeting: "Hello" }, USE_CASES);
      }),
    );
    await expect(desk.greet("Ada")).rejects.toThrow("not yet");
    expect(await desk.greet("Ada")).toBe("Hello, Ada");
  });
});
