import { expect, test } from "vitest";
import { joinOfferIds, splitOfferId } from "../../src/domain/offer-id.ts";

test("an id of several parts is read back, and one of a million is a single unknown id", () => {
  expect(splitOfferId(joinOfferIds(["a", "b"]))).toEqual(["a", "b"]);
  const many = "+".repeat(1_000_000);
  expect(splitOfferId(many)).toEqual([many]);
});
