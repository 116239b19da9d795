import { expect, test } from "vitest";
import { loadConfig } from "../../../../src/config.ts";
import { stderrLog } from "../../../../src/logging/log.ts";
import { narrowTo, toolsetsOf } from "../../../../src/surfaces/http/endpoint/mcp-endpoint.ts";
import type { Resource } from "../../../../src/surfaces/mcp/resources.ts";
import { toyApp } from "../../../fixtures/toy-app.ts";

const toys = toyApp(loadConfig({ WAYFARE_DB: ":memory:" }), stderrLog("silent"), () => {});
const ofGds: Resource = {
  uri: "gds://session/current",
  name: "session",
  title: "Session",
  description: "The session.",
  read: () => ({}),
};
const app = {
  ...toys,
  resources: [...toys.resources, ofGds],
  prompts: toys.prompts.map((prompt) => ({ ...prompt, toolset: "gds" as const })),
};

test("one desk has its own tools, prompts and resources, and those of all desks", () => {
  const gds = narrowTo(app, "gds");
  expect(gds.tools.map((tool) => tool.name)).not.toContain("fail_politely");
  expect(gds.resources).toHaveLength(app.resources.length);
  expect(gds.prompts).toHaveLength(1);
  const concierge = narrowTo(app, "concierge");
  expect(concierge.tools.map((tool) => tool.name)).toEqual(["fail_politely", "dream_of_toys"]);
  expect(concierge.resources).toEqual(toys.resources);
  expect(concierge.prompts).toEqual([]);
});

test("only toolsets that have a tool have an endpoint of their own", () => {
  expect(toolsetsOf(app)).toEqual(["gds", "concierge"]);
});
