import { describe, expect, test } from "vitest";
import {
  RemoteExcursions,
  RemotePlan,
  RemoteReceipt,
  RemoteRequest,
} from "../../../../src/services/concierge/remote/answers.ts";

const EXCURSION = {
  slug: "old-town",
  title: "Old\ntown",
  city: "Baku",
  duration: "3 hours",
  approximate_price_from: 30,
  currency: "USD",
  disclaimer: "Estimates.",
};

const PLAN = {
  summary: "Three days.",
  destinations: ["Baku"],
  budget: { currency: "USD", total: 100, perPerson: 50 },
  itinerary: [{ day: 1, city: "Baku", morning: "a", afternoon: "b", evening: "c", tips: "d" }],
  hotels: [],
  activities: [],
  disclaimer: "Estimates.",
};

const RECEIPT = {
  request_id: "req_1",
  status: "draft_pending_operator",
  message: "Sent.",
  disclaimer: "Nothing is booked.",
};

describe("the answer of a remote concierge", () => {
  test("keeps the contract's fields alone, each text as one line", () => {
    const answer = { excursions: [{ ...EXCURSION, price: 1 }], disclaimer: "E.", more: 7 };
    expect(RemoteExcursions.parse(answer)).toEqual({
      items: [{ ...EXCURSION, title: "Old town" }],
      disclaimer: "E.",
    });
  });

  test("may leave out whatever the document leaves optional", () => {
    expect(RemotePlan.parse({ itinerary: [{ day: 1, morning: "Rest." }] })).toEqual({
      summary: "",
      disclaimer: "",
      destinations: [],
      budget: { currency: "USD", total: 0, perPerson: 0 },
      itinerary: [{ day: 1, city: "", morning: "Rest.", afternoon: "", evening: "", tips: "" }],
      hotels: [],
      activities: [],
    });
    expect(RemoteExcursions.parse({ excursions: [{ title: "Walk" }] }).items).toMatchObject([
      { title: "Walk", city: "", approximate_price_from: 0, currency: "USD" },
    ]);
  });

  test("has names, lines and sentences cut at their bounds", () => {
    const long = "x".repeat(5000);
    const plan = RemotePlan.parse({ ...PLAN, summary: long, hotels: [long] });
    expect(plan.summary).toHaveLength(600);
    expect(plan.hotels[0]).toHaveLength(300);
    const [shown] = RemoteExcursions.parse({
      excursions: [{ ...EXCURSION, title: long }],
      disclaimer: "E.",
    }).items;
    expect(shown?.title).toHaveLength(120);
  });

  test.each([
    ["a negative price", { ...EXCURSION, approximate_price_from: -1 }],
    ["a price beyond reason", { ...EXCURSION, approximate_price_from: 1e10 }],
    ["a currency that is none", { ...EXCURSION, currency: "dollars" }],
    ["a text that is none", { ...EXCURSION, title: 7 }],
  ])("is refused for %s", (_, excursion) => {
    const answer = { excursions: [excursion], disclaimer: "E." };
    expect(RemoteExcursions.safeParse(answer).success).toBe(false);
  });

  test("is refused for more items than a catalogue has", () => {
    const answer = { excursions: Array(501).fill(EXCURSION), disclaimer: "E." };
    expect(RemoteExcursions.safeParse(answer).success).toBe(false);
  });

  test("may hold anything, however deep, where the contract has no field", () => {
    const deep = JSON.parse(`${"[".repeat(50_000)}${"]".repeat(50_000)}`);
    expect(RemotePlan.parse({ ...PLAN, deep })).toEqual(PLAN);
    expect(RemotePlan.safeParse({ ...PLAN, hotels: deep }).success).toBe(false);
  });

  test("holds ids of the agreed form, up to their whole length", () => {
    const id = `req_${"a".repeat(120)}`;
    expect(RemoteReceipt.parse({ ...RECEIPT, request_id: id }).request_id).toBe(id);
    for (const wrong of [`${id}a`, "req_", "abc"]) {
      expect(RemoteReceipt.parse({ ...RECEIPT, request_id: wrong }).request_id).toBeUndefined();
    }
  });

  test("may hold a reply longer than other texts", () => {
    const reply = { text: "y".repeat(4000), at: "2027-01-01T00:00:00.000Z" };
    const request = { ...RECEIPT, type: "lead", created_at: reply.at, updated_at: reply.at, reply };
    expect(RemoteRequest.parse(request).reply).toEqual(reply);
  });
});
