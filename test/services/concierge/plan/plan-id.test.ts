import { deflateRawSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { checkPlanId } from "../../../../src/services/concierge/plan/id/plan-id.ts";
import { lengthened, shortened } from "../../../../src/services/concierge/plan/id/short-json.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;

beforeAll(async () => {
  planner = await openPlanner();
});

const { signal } = new AbortController();

async function idFor(query: string, id?: string): Promise<string> {
  const { plan_id } = await planner.desk.planTrip(
    { query, ...(id && { plan_id: id }) },
    { signal },
  );
  return plan_id ?? "";
}

test("an id holds the request in fewer letters than deflated JSON has", async () => {
  const id = await idFor("5 days in Tbilisi and Batumi for 2 in May 2027, 1500 USD, food");
  const kept = checkPlanId(id);
  expect(kept).toMatchObject({ s: ["tbilisi", "batumi"], d: 5, p: [2, 0, 0], i: ["food"] });
  const deflated = deflateRawSync(JSON.stringify(kept)).toString("base64url");
  expect(id.length).toBeLessThan("plan_".length + deflated.length * 0.75);
});

test("ids that were made of deflated JSON are still read", async () => {
  const old = "plan_BcExCsAgAATBv2x9hbb3FbEwqE0kCGoV8vfMvAxMexALJ65yH7KoOIqJU1RQyKJjauvljM33Aw";
  expect(checkPlanId(old)).toEqual({ l: "en", s: ["baku"], d: 1, p: [1, 0, 0], f: "default" });
  expect(checkPlanId(await idFor("make it 7 days", old))).toMatchObject({ s: ["baku"], d: 7 });
});

test("words beyond ASCII come back whole", async () => {
  const id = await idFor("Баку на 5 дней, отель с завтраком и бассейном");
  const { h = [] } = checkPlanId(id);
  expect(h.map(([, said]) => said).join(" ")).toMatch(/завтрак/);
});

test("JSON is the same after it was shortened, whatever it holds", () => {
  for (const json of [
    '{"l":"en"}',
    '{"a":"\\u0080\\"],[","b":"],"}',
    '{"l":"az","s":["baku","x"],"d":3}',
  ]) {
    expect(lengthened(shortened(json) ?? Buffer.of())).toBe(json);
  }
  expect(shortened('{"a":"ə"}')).toBeUndefined();
});

test("bytes that stand for nothing, and none at all, are no plan", () => {
  for (const bytes of [[7], [7, 0xff], [7, 0x80], []]) {
    const id = `plan_${Buffer.from(bytes).toString("base64url")}`;
    expect(() => checkPlanId(id)).toThrow("plan_id is not one");
  }
});
