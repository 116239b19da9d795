import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Authenticator } from "../../../../src/surfaces/http/admission/guards.ts";
import { rpcRefusal } from "../../../../src/surfaces/http/server/answers.ts";
import { bookingChanges } from "../../../../src/surfaces/mcp/gds/resources.ts";
import type { Resource } from "../../../../src/surfaces/mcp/resources.ts";
import { type LocalToy, startLocalToy } from "../../../fixtures/toy-local.ts";
import { modernRequest, postModern } from "../../../fixtures/toy-modern.ts";
import { toolCall } from "../../../fixtures/toy-process.ts";
import { post } from "../../../fixtures/toy-server.ts";
import { openSession, resumeSession, streamOf } from "../../../fixtures/toy-session.ts";

/** Believes whoever says who they are. */
const credulous: Authenticator = {
  configured: true,
  async authenticate({ headers }) {
    const { authorization } = headers;
    if (authorization === undefined) return rpcRefusal(401, -32000, "Who are you?");
    const scopes = authorization.startsWith("reader")
      ? (["travel:read"] as const)
      : (["travel:read", "travel:book"] as const);
    return { principal: authorization, scopes: new Set(scopes) };
  },
  identify: () => rpcRefusal(401, -32000, "Who are you?"),
  insufficientScope: (needed) => rpcRefusal(403, -32000, `You need ${needed}`),
};

const JANE = { authorization: "jane" };
const EVE = { authorization: "eve" };
const PING = { jsonrpc: "2.0", id: 1, method: "ping" };

const HEARD = ["gds://session/bookings", "gds://booking/TEST-ABC234", "toy://end"];

function readable(uri: string): Resource {
  return { uri, name: uri, title: uri, description: uri, read: () => "here" };
}

let toy: LocalToy;

beforeAll(async () => {
  toy = await startLocalToy(({ guards, app }) => ({
    guards: { ...guards, auth: credulous },
    app: { ...app, resources: [...app.resources, ...HEARD.map(readable)] },
  }));
});

afterAll(async () => {
  await toy.close();
});

describe("with authentication", () => {
  test("nobody is served who does not say who they are", async () => {
    expect((await post(toy.url, PING)).status).toBe(401);
    expect((await fetch(`${toy.origin}/health`)).status).toBe(200);
  });

  test("a session is another's as if it did not exist", async () => {
    const session = await openSession(toy.url, JANE);
    const stolen = resumeSession(toy.url, session.id, EVE);
    const unknown = resumeSession(toy.url, "11111111-1111-4111-8111-111111111111", EVE);
    const [theirs, nobodys] = [await stolen.send(PING), await unknown.send(PING)];
    expect([theirs.status, nobodys.status]).toEqual([404, 404]);
    expect(await theirs.text()).toBe(await nobodys.text());
    expect((await stolen.listen()).status).toBe(404);
    expect((await stolen.end()).status).toBe(404);
    expect((await session.send(PING)).status).toBe(200);
  });

  test("a tool that books needs the scope for it", async () => {
    const reader = { authorization: "reader" };
    const buy = toolCall(1, "buyToy", { name: "bat", ms: 0 });
    const refused = await post(toy.url, buy, reader);
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain("travel:book");
    expect((await post(toy.url, toolCall(1, "findToys", { prefix: "b" }), reader)).status).toBe(
      200,
    );
    expect((await post(toy.url, buy, JANE)).status).toBe(200);
  });

  test("metrics are for operators", async () => {
    expect((await fetch(`${toy.origin}/metrics`, { headers: JANE })).status).toBe(403);
  });

  test("a 2026 stream hears of its principal's bookings and of nobody else's", async () => {
    const listen = async (headers: Readonly<Record<string, string>>) => {
      const notifications = {
        resourceSubscriptions: HEARD,
      };
      const request = modernRequest(1, "subscriptions/listen", { notifications });
      const stream = streamOf(await postModern(toy.url, request, headers));
      expect((await stream.next())?.message).toHaveProperty(
        "method",
        "notifications/subscriptions/acknowledged",
      );
      return stream;
    };
    const [jane, eve] = [await listen(JANE), await listen(EVE)];
    const booking = { pnr: "TEST-ABC234", sessionId: "s1", principal: "jane" };
    for (const change of bookingChanges(booking, false)) toy.parts.app.changes?.publish(change);
    toy.parts.app.changes?.publish({ kind: "resource", uri: "toy://end" });

    const uri = async (stream: typeof jane) => Object((await stream.next())?.message).params.uri;
    expect([await uri(jane), await uri(jane), await uri(jane)]).toEqual([
      "gds://booking/TEST-ABC234",
      "gds://session/bookings",
      "toy://end",
    ]);
    expect(await uri(eve)).toBe("toy://end");
    await Promise.all([jane.close(), eve.close()]);
  });
});
