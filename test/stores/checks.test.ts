import { describe, expect, test } from "vitest";
import { checkChange } from "../../src/stores/checks.ts";
import { bookingChange } from "../contracts/store-changes.ts";

describe("checking a change", () => {
  test("claims on one key become one, within the smaller capacity", () => {
    const { claims } = checkChange(
      bookingChange({
        claims: [
          { key: "a", quantity: 1, capacity: 9 },
          { key: "b", quantity: 1, capacity: 9 },
          { key: "a", quantity: 2, capacity: 4 },
        ],
      }),
    );
    expect(claims).toEqual([
      { key: "a", quantity: 3, capacity: 4 },
      { key: "b", quantity: 1, capacity: 9 },
    ]);
  });

  test("releases on one key become one", () => {
    const { releases } = checkChange(
      bookingChange({
        releases: [
          { key: "a", quantity: 1 },
          { key: "a", quantity: 2 },
        ],
      }),
    );
    expect(releases).toEqual([{ key: "a", quantity: 3 }]);
  });

  test("a change without claims and releases has empty lists of them", () => {
    expect(checkChange(bookingChange())).toMatchObject({ claims: [], releases: [] });
  });
});
