import { expect, test } from "vitest";
import { requestRetention } from "../../../src/services/requests/remove.ts";
import { askFor, LEYLA, openOperators } from "../operator/support.ts";

const DAY_MS = 86_400_000;

test("requests leave a set time after their last change, and no sooner", async () => {
  const desk = await openOperators();
  const { clock, operators, deps } = desk;
  const old = await askFor(desk, { message: "Old" });
  const touched = await askFor(desk, { message: "Touched" });
  clock.now += 20 * DAY_MS;
  await operators.decide(LEYLA, { id: touched, version: 1 }, { note: "Still at it" });
  const recent = await askFor(desk, { message: "Recent" });
  const left = async () =>
    (await operators.listRequests({ limit: 9 })).requests.map(({ id }) => id).toSorted();
  const hour = { now: 0 };
  const sweep = requestRetention(
    { records: deps.records, now: () => clock.now, keepDays: 30 },
    () => hour.now,
  );
  clock.now += 9 * DAY_MS;
  expect(await sweep()).toBe(0);
  expect(await left()).toEqual([old, touched, recent].toSorted());
  clock.now += 2 * DAY_MS;
  expect(await sweep()).toBe(0);
  hour.now += 3_600_000;
  expect(await sweep()).toBe(1);
  expect(await left()).toEqual([touched, recent].toSorted());
  await expect(operators.request(old)).rejects.toMatchObject({ code: "not_found" });
  await desk.concierge.store.close();
});
