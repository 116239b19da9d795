import type { JSONRPCMessage, Transport } from "@modelcontextprotocol/server";
import { expect, test } from "vitest";
import {
  answersToOthers,
  markRequests,
  unmarked,
} from "../../../../src/surfaces/http/session/request-ids.ts";

async function sent(message: JSONRPCMessage): Promise<unknown> {
  const out: JSONRPCMessage[] = [];
  const transport: Transport = {
    start: async () => {},
    close: async () => {},
    send: async (each) => void out.push(each),
  };
  markRequests(transport, "b1");
  await transport.send(message);
  return out[0];
}

test("requests to a client say which process asks", async () => {
  expect(await sent({ jsonrpc: "2.0", id: 3, method: "elicitation/create" })).toHaveProperty(
    "id",
    "b1:3",
  );
});

test("so does giving one up", async () => {
  expect(
    await sent({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 3 } }),
  ).toMatchObject({ params: { requestId: "b1:3" } });
});

test("answers and other notifications go out as they are", async () => {
  const answer = { jsonrpc: "2.0" as const, id: 3, result: {} };
  expect(await sent(answer)).toBe(answer);
});

test("a client's answer finds the request that it is for", () => {
  const answer = { jsonrpc: "2.0", id: "b1:3", result: { action: "accept" } };
  expect(unmarked(answer, "b1")).toEqual({ ...answer, id: 3 });
  expect(unmarked([answer], "b1")).toEqual([{ ...answer, id: 3 }]);
});

test("an answer to another process's request is nobody's", () => {
  const answer = { jsonrpc: "2.0", id: "b0:3", result: {} };
  expect(unmarked(answer, "b1")).toBeUndefined();
  expect(unmarked({ ...answer, id: 3 }, "b1")).toBeUndefined();
  const ping = { jsonrpc: "2.0", id: 1, method: "ping" };
  expect(unmarked([answer, ping], "b1")).toEqual([ping]);
});

test("an answer to another node's request is found, and whose it is", () => {
  const answer = { jsonrpc: "2.0", id: "b0:3", result: {} };
  const ours = { ...answer, id: "b1:4" };
  const refusal = { jsonrpc: "2.0", id: "b2:5", error: { code: -1, message: "no" } };
  const ping = { jsonrpc: "2.0", id: "b0:9", method: "ping" };
  expect(answersToOthers([answer, ours, refusal, ping, "nonsense"], "b1")).toEqual([
    { mark: "b0", message: answer },
    { mark: "b2", message: refusal },
  ]);
  expect(answersToOthers({ ...answer, id: 3 }, "b1")).toEqual([]);
  expect(answersToOthers({ ...answer, id: "all:3" }, "b1")).toEqual([]);
});

test("requests and notifications of a client are left alone", () => {
  const call = { jsonrpc: "2.0", id: "b0:3", method: "ping" };
  expect(unmarked(call, "b1")).toBe(call);
  expect(unmarked("nonsense", "b1")).toBe("nonsense");
});
