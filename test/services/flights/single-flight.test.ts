import { describe, expect, test } from "vitest";
import { singleFlight } from "../../../src/services/flights/single-flight.ts";

const patient = new AbortController().signal;

describe("work that several want at once", () => {
  test("is done once, and again when it is over", async () => {
    const flights = singleFlight<number>();
    let done = 0;
    const work = async () => ++done;
    expect(await Promise.all([1, 2, 3].map(() => flights.run("a", patient, work)))).toEqual([
      1, 1, 1,
    ]);
    expect(await flights.run("a", patient, work)).toBe(2);
  });

  test("fails for all who waited, and is tried again after", async () => {
    const flights = singleFlight<number>();
    const failing = async () => {
      throw new Error("broken");
    };
    const both = await Promise.allSettled([
      flights.run("a", patient, failing),
      flights.run("a", patient, failing),
    ]);
    expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await flights.run("a", patient, async () => 7)).toBe(7);
  });

  test("goes on for the others when one gives up, and stops when the last does", async () => {
    const flights = singleFlight<string>();
    let stopped = false;
    let finish = (_: string) => {};
    const work = (signal: AbortSignal) =>
      new Promise<string>((resolve, reject) => {
        finish = resolve;
        signal.addEventListener("abort", () => {
          stopped = true;
          reject(signal.reason);
        });
      });
    const hasty = new AbortController();
    const first = flights.run("a", hasty.signal, work);
    const second = flights.run("a", patient, work);
    hasty.abort(new Error("no time"));
    await expect(first).rejects.toThrow("no time");
    expect(stopped).toBe(false);
    finish("there");
    expect(await second).toBe("there");

    const alone = new AbortController();
    const third = flights.run("b", alone.signal, work);
    alone.abort(new Error("no time"));
    await expect(third).rejects.toThrow("no time");
    expect(stopped).toBe(true);
    expect(await flights.run("b", patient, async () => "new")).toBe("new");
  });

  test("is not begun for who has given up already", async () => {
    const gone = AbortSignal.abort(new Error("gone"));
    await expect(singleFlight().run("a", gone, () => Promise.reject())).rejects.toThrow("gone");
  });
});
