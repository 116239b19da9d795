import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadConfig } from "../../../../src/config.ts";
import { openGuards } from "../../../../src/surfaces/http/admission/open-guards.ts";
import { type LocalToy, startLocalToy } from "../../../fixtures/toy-local.ts";

/** A server whose limits are those that the settings open. */
async function limitedToy(environment: Readonly<Record<string, string>>): Promise<LocalToy> {
  const { guards: settings } = loadConfig(environment);
  return await startLocalToy(async ({ app, guards }) => {
    const { limiter, clientAddress } = await openGuards(settings, {
      log: app.log,
      metrics: guards.metrics,
      openKeys: () => Promise.reject(new Error("no keys here")),
    });
    return { guards: { ...guards, ...(limiter && { limiter }), clientAddress } };
  });
}

/** Sends as many requests and answers with the first that was refused. */
async function firstRefusal(url: string, count: number, headers: Record<string, string> = {}) {
  for (let sent = 1; sent <= count; sent++) {
    const response = await fetch(url, { method: "POST", body: "{", headers });
    const body = await response.json();
    if (response.status === 429) return { sent, body };
  }
  return undefined;
}

describe("a server on a developer's machine", () => {
  let toy: LocalToy;

  beforeAll(async () => {
    toy = await limitedToy({});
  });

  afterAll(() => toy.close());

  test("lets its own programs send more than the limit for others", async () => {
    expect(await firstRefusal(toy.url, 150)).toBeUndefined();
  });

  test.each(["X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"])(
    "holds what came through a proxy (%s) to the documented limit, and names the setting",
    async (header) => {
      const refusal = await firstRefusal(toy.url, 101, { [header]: "203.0.113.9" });
      expect(refusal?.sent).toBeLessThanOrEqual(101);
      expect(refusal?.body).toMatchObject({
        limit: 100,
        hint: expect.stringContaining("RATE_LIMIT_PER_MINUTE"),
      });
    },
  );
});

test("a limit that was set holds for this machine too", async () => {
  const toy = await limitedToy({ RATE_LIMIT_PER_MINUTE: "3" });
  expect((await firstRefusal(toy.url, 4))?.sent).toBe(4);
  await toy.close();
});
