import {
  Client as ClientV2,
  StreamableHTTPClientTransport as HttpV2,
} from "@modelcontextprotocol/client";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as HttpV1 } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import {
  CreateMessageRequestSchema,
  ElicitRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FixtureServer, startFixtureNodes } from "../conformance/run-suites.ts";

const INFO = { name: "test", version: "1" };
const CAPABILITIES = { capabilities: { elicitation: {}, sampling: {} } };
const ROUNDS = 6;

let nodes: FixtureServer;

beforeAll(async () => {
  nodes = await startFixtureNodes();
});

afterAll(() => nodes.stop());

/** What the user answers; another name each time, so that no answer can stand in for another. */
function user() {
  let asked = 0;
  return () => {
    asked++;
    const content = { username: `user ${asked}`, email: "u@example.com", name: `user ${asked}` };
    return { action: "accept" as const, content };
  };
}

const model = (said: string) => ({
  model: "m",
  role: "assistant" as const,
  content: { type: "text" as const, text: said },
});

describe("a question in the middle of a call, answered at another node,", () => {
  test("finds the call that asked, for the v1 SDK's client", async () => {
    const client = new ClientV1(INFO, CAPABILITIES);
    const answer = user();
    client.setRequestHandler(ElicitRequestSchema, answer);
    client.setRequestHandler(CreateMessageRequestSchema, () => model("Paris"));
    await client.connect(new HttpV1(new URL(nodes.url)));
    for (let round = 1; round <= ROUNDS; round++) {
      const request = { name: "test_elicitation", arguments: { message: "Who?" } };
      expect(JSON.stringify(await client.callTool(request))).toContain(`user ${round}`);
      const sampling = { name: "test_sampling", arguments: { prompt: "Capital?" } };
      expect(JSON.stringify(await client.callTool(sampling))).toContain("LLM response: Paris");
    }
    await client.close();
  });

  test("finds the call that asked, for the v2 client on a 2025 wire, many at once", async () => {
    const client = new ClientV2(INFO, CAPABILITIES);
    const answer = user();
    client.setRequestHandler("elicitation/create", answer);
    await client.connect(new HttpV2(new URL(nodes.url)));
    const answers = await Promise.all(
      Array.from({ length: ROUNDS }, () =>
        client.callTool({ name: "test_elicitation", arguments: { message: "Who?" } }),
      ),
    );
    const names = answers.map((each) => /user \d+/.exec(JSON.stringify(each))?.[0]);
    expect(new Set(names)).toEqual(
      new Set(Array.from({ length: ROUNDS }, (_, index) => `user ${index + 1}`)),
    );
    await client.close();
  });

  test("goes on with the call, for the v2 client on the 2026 wire", async () => {
    const client = new ClientV2(INFO, { ...CAPABILITIES, versionNegotiation: { mode: "auto" } });
    client.setRequestHandler("elicitation/create", user());
    await client.connect(new HttpV2(new URL(nodes.url)));
    for (let round = 1; round <= ROUNDS; round++) {
      const result = await client.callTool({ name: "test_input_required_result_elicitation" });
      expect(JSON.stringify(result)).toContain(`Hello, user ${round}!`);
    }
    await client.close();
  });
});
