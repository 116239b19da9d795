import { afterEach, expect, test } from "vitest";
import { chatModel } from "../../../src/suppliers/llm/chat.ts";
import { type Reply, SILENCE, type StubModel, stubModel } from "./stub-model.ts";

const KEY = "sk-very-secret";
const MESSAGES = [{ role: "user", content: "Hello" }] as const;
const signal = () => new AbortController().signal;

let stub: StubModel | undefined;
afterEach(async () => {
  await stub?.close();
  stub = undefined;
});

async function model(
  answer: () => Reply | string,
  settings: { key?: string; timeoutMs?: number } = {},
) {
  stub = await stubModel(answer);
  return chatModel({ baseUrl: `${stub.baseUrl}/`, model: "any-model", ...settings });
}

test("asks the server's chat completions with model, messages and key", async () => {
  const chat = await model(() => "Hi", { key: KEY });
  expect(await chat.complete(MESSAGES, { signal: signal() })).toBe("Hi");
  expect(stub?.asked).toMatchObject([
    {
      url: "/v1/chat/completions",
      authorization: `Bearer ${KEY}`,
      body: { model: "any-model", messages: MESSAGES },
    },
  ]);
});

test("sends no key where there is none", async () => {
  const chat = await model(() => "Hi");
  await chat.complete(MESSAGES, { signal: signal() });
  expect(stub?.asked[0]?.authorization).toBeUndefined();
});

test.each<[string, Reply]>([
  ["a refusal that repeats the key", { status: 401, body: `{"error":"bad key ${KEY}"}` }],
  ["a page instead of JSON", { status: 200, body: "<html>busy</html>" }],
  ["JSON of another shape", { status: 200, body: '{"choices":[]}' }],
  ["an endless answer", { status: 200, body: "x".repeat(300_000) }],
  [
    "a redirect, which could carry the key away",
    { status: 307, body: "", location: "http://127.0.0.1:9/" },
  ],
])("fails on %s, and tells nobody the key", async (_, reply) => {
  const chat = await model(() => reply, { key: KEY });
  const failure = await chat.complete(MESSAGES, { signal: signal() }).catch((error) => error);
  expect(failure).toMatchObject({ code: "unavailable", details: { reason: "model_unavailable" } });
  expect(
    JSON.stringify({ ...failure, message: failure.message, cause: failure.cause }),
  ).not.toContain(KEY);
});

test("gives up on a server that says nothing", async () => {
  const chat = await model(() => SILENCE, { timeoutMs: 50 });
  await expect(chat.complete(MESSAGES, { signal: signal() })).rejects.toMatchObject({
    message: "The language model did not answer in time",
  });
});
