import { expect, test } from "vitest";
import { LayeredMap } from "../../../src/stores/overlay/layered-map.ts";
import { stateHash } from "../../../src/stores/overlay/state.ts";
import { overlayStore } from "../../../src/stores/overlay/store.ts";
import { bookingChange } from "../../contracts/store-changes.ts";
import { fc } from "../../support/properties.ts";

const KEYS = ["a", "b", "c", "d", "e"];
const steps = fc.array(
  fc.record({
    what: fc.constantFrom("set", "delete", "copy", "switch"),
    key: fc.constantFrom(...KEYS),
    value: fc.nat(9),
  }),
  { maxLength: 60 },
);

test("copies of a map behave as if each were a map of its own", () => {
  fc.assert(
    fc.property(steps, (history) => {
      const copies = [{ real: new LayeredMap<number>(), model: new Map<string, number>() }];
      let at = copies[0];
      for (const { what, key, value } of history) {
        if (what === "set") {
          at?.real.set(key, value);
          at?.model.set(key, value);
        } else if (what === "delete") {
          at?.real.delete(key);
          at?.model.delete(key);
        } else if (what === "copy" && at) {
          copies.push({ real: at.real.copy(), model: new Map(at.model) });
        } else at = copies[value % copies.length];
      }
      for (const { real, model } of copies) {
        expect(KEYS.map((name) => real.get(name))).toEqual(KEYS.map((name) => model.get(name)));
        expect([...real.entries()].sort()).toEqual([...model].sort());
      }
    }),
  );
});

test("a hash is that of what is there, whichever way it came", async () => {
  const hashAfter = async (...work: readonly string[]) => {
    const store = overlayStore({ now: () => 0 });
    const versions = new Map<string, number>();
    for (const step of work) {
      const [id = "", document = ""] = step.split(" ");
      const expectedVersion = versions.get(id) ?? 0;
      const claims = expectedVersion === 0 ? [{ key: `g#${id}`, quantity: 1, capacity: 9 }] : [];
      await store.records.write(bookingChange({ id, document, expectedVersion, claims }));
      versions.set(id, expectedVersion + 1);
    }
    return stateHash(store.snapshot());
  };
  const direct = await hashAfter("A 1", "B 2");
  expect(await hashAfter("B 2", "A 1")).toBe(direct);
  expect(await hashAfter("A 9", "B 2", "A 1")).toBe(direct);
  expect(await hashAfter("A 2", "B 1")).not.toBe(direct);
  expect(await hashAfter("A 1")).not.toBe(direct);
  expect(await hashAfter()).toBe("0".repeat(32));
});
