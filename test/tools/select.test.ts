import { describe, expect, test } from "vitest";
import { type Selection, selectTools } from "../../src/tools/select.ts";

const tools = [
  { name: "searchFlights", toolset: "gds", effect: "read" },
  { name: "bookFlight", toolset: "gds", effect: "create" },
  { name: "cancelBooking", toolset: "gds", effect: "destroy" },
  { name: "search_flights", toolset: "flights", effect: "read" },
  { name: "plan_trip", toolset: "concierge", effect: "read" },
] as const;

const names = (selection: Selection) => selectTools(tools, selection).map((tool) => tool.name);

describe("selecting tools", () => {
  test("everything is served unless something is asked for, in the order given", () => {
    expect(names({})).toEqual(tools.map((tool) => tool.name));
  });

  test("toolsets narrow, and named tools add to them", () => {
    expect(names({ toolsets: ["flights"] })).toEqual(["search_flights"]);
    expect(names({ toolsets: ["flights"], tools: ["bookFlight"] })).toEqual([
      "bookFlight",
      "search_flights",
    ]);
  });

  test("named tools alone are all that is served", () => {
    expect(names({ tools: ["plan_trip"] })).toEqual(["plan_trip"]);
  });

  test("an excluded tool is out even when it is named", () => {
    expect(names({ tools: ["plan_trip", "bookFlight"], excludeTools: ["bookFlight"] })).toEqual([
      "plan_trip",
    ]);
  });

  test("read-only lets nothing through that changes anything, named or not", () => {
    expect(names({ readOnly: true, tools: ["bookFlight", "searchFlights"] })).toEqual([
      "searchFlights",
    ]);
    expect(names({ readOnly: true, toolsets: ["gds"] })).toEqual(["searchFlights"]);
  });

  test("a name that does not exist is refused with the one that was meant", () => {
    expect(() => names({ tools: ["searchFlight"] })).toThrow(
      expect.objectContaining({
        message: "There is no tool called 'searchFlight'",
        details: expect.objectContaining({ hint: 'Did you mean "searchFlights"?' }),
      }),
    );
    expect(() => names({ excludeTools: ["bookflihgt"] })).toThrow("bookflihgt");
  });

  test("settings that leave nothing are refused", () => {
    expect(() => names({ readOnly: true, tools: ["bookFlight"] })).toThrow("no tool");
  });
});
