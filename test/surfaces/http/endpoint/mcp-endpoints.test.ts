import { expect, test } from "vitest";
import { loadConfig } from "../../../../src/config.ts";
import { stderrLog } from "../../../../src/logging/log.ts";
import { narrowTo, toolsetsOf } from "../../../../src/surfaces/http/endpoint/mcp-endpoints.ts";
import { defineResource } from "../../../../src/surfaces/mcp/resources.ts";
import { type ToyServices, toyDesk } from "../../../fixtures/toy-desk.ts";

const toys = toyDesk(loadConfig({ WAYFARE_DB: ":memory:" }), stderrLog("silent"), () => {});
const ofGds = defineResource<ToyServices>({
  uri: "gds://session/current",
  name: "session",
  title: "Session",
  description: "The session.",
  read: () => ({}),
});
const desk = {
  ...toys,
  resources: [...toys.resources, ofGds],
  prompts: toys.prompts.map((prompt) => ({ ...prompt, toolset: "gds" as const })),
};

test("one desk has its own tools, prompts and resources, and those of all desks", () => {
  const gds = narrowTo(desk, "gds");
  expect(gds.tools.map((tool) => tool.name)).not.toContain("fail_politely");
  expect(gds.resources).toHaveLength(desk.resources.length);
  expect(gds.prompts).toHaveLength(1);
  const concierge = narrowTo(desk, "concierge");
  expect(concierge.tools.map((tool) => tool.name)).toEqual(["fail_politely", "dream_of_toys"]);
  expect(concierge.resources).toEqual(toys.resources);
  expect(concierge.prompts).toEqual([]);
});

test("only toolsets that have a tool have an endpoint of their own", () => {
  expect(toolsetsOf(desk)).toEqual(["gds", "concierge"]);
});
