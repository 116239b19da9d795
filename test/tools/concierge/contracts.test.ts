import { describe, expect, test } from "vitest";
import { createTravelRequest } from "../../../src/tools/concierge/create-travel-request.ts";
import { getTravelRequest } from "../../../src/tools/concierge/get-travel-request.ts";
import { requestVipManager } from "../../../src/tools/concierge/request-vip-manager.ts";
import { searchDestinations } from "../../../src/tools/concierge/search-destinations.ts";
import { searchExcursions } from "../../../src/tools/concierge/search-excursions.ts";
import { searchTours } from "../../../src/tools/concierge/search-tours.ts";
import { conciergeContext } from "../../support/concierge.ts";
import contracts from "./contracts.json" with { type: "json" };

type Json = Readonly<Record<string, unknown>>;

const PAGING = ["lang", "limit", "cursor"];
const CASES = [
  [searchDestinations, contracts.search_destinations, PAGING],
  [searchTours, contracts.search_tours, PAGING],
  [searchExcursions, contracts.search_excursions, PAGING],
  [createTravelRequest, contracts.create_travel_request, ["plan_id", "idempotencyKey"]],
  [requestVipManager, contracts.request_vip_manager, ["plan_id", "idempotencyKey"]],
] as const;

describe.each(CASES.map((row) => [row[0].name, ...row] as const))(
  "%s",
  (_, tool, contract, additions) => {
    test("takes every parameter of the contract, and adds only what is allowed", () => {
      const schema = tool.inputSchema("exact");
      const all = { ...recordAt(schema, "properties") };
      for (const added of additions) {
        expect(all).toHaveProperty(added);
        delete all[added];
      }
      expect(withoutDescriptions(all)).toEqual(withoutDescriptions(contract.input.properties));
      const required = "required" in contract.input ? contract.input.required : [];
      expect(schema["required"] ?? []).toEqual(required);
      expect(schema["additionalProperties"]).toBe(false);
    });

    test("keeps the contract's descriptions", () => {
      for (const [name, property] of Object.entries(contract.input.properties)) {
        if (!("description" in property)) continue;
        const published = recordAt(recordAt(tool.inputSchema("portable"), "properties"), name);
        expect(published["description"]).toBe(property.description);
      }
    });

    test("promises every field of the contract's answers, with its type", () => {
      expect(tool.outputSchema()).toMatchObject(contract.output);
    });

    test("answers the contract's own request with exactly its fields", async () => {
      const { output, text, flaw } = await tool.call(contract.request, await conciergeContext());
      expect(flaw).toBeUndefined();
      expect(shapeOf(output, contract.response)).toEqual(shapeOf(contract.response));
      expect(text).toContain(contract.response.disclaimer);
    });
  },
);

describe("what the document shows", () => {
  const destination = contracts.search_destinations.response.destinations[0];
  const tour = contracts.search_tours.response.tours[0];
  const excursion = contracts.search_excursions.response.excursions[0];

  test("is in the catalogue: Tbilisi from 600 USD", async () => {
    const context = await conciergeContext();
    const { output } = await searchDestinations.call(
      contracts.search_destinations.request,
      context,
    );
    const { short_description: _, best_for, ...facts } = destination ?? {};
    expect(output).toMatchObject({
      destinations: expect.arrayContaining([
        expect.objectContaining({ ...facts, best_for: expect.arrayContaining(best_for ?? []) }),
      ]),
    });
  });

  test("is in the catalogue: Georgia in five days from 750, the old town from 25", async () => {
    const context = await conciergeContext();
    const tours = await searchTours.call(contracts.search_tours.request, context);
    expect(tours.output["tours"]).toContainEqual(tour);
    const walks = await searchExcursions.call(contracts.search_excursions.request, context);
    expect(walks.output["excursions"]).toContainEqual(excursion);
  });

  test.each([
    [createTravelRequest, contracts.create_travel_request],
    [requestVipManager, contracts.request_vip_manager],
  ] as const)("is the answer to a request, but for the id: %o", async (tool, contract) => {
    const { output, text } = await tool.call(contract.request, await conciergeContext());
    const { notes: _, ...answer } = output;
    expect(answer).toEqual({
      ...contract.response,
      request_id: expect.stringMatching(/^req_(vip_)?[a-z2-7]{20}$/),
    });
    expect(text).toContain(String(output["request_id"]));
  });
});

describe("the ninth tool", () => {
  test("shows a request to whoever has its id, and says what to do without one", async () => {
    const context = await conciergeContext();
    const made = await createTravelRequest.call(contracts.create_travel_request.request, context);
    const { request_id } = made.output;
    const { output, text, flaw } = await getTravelRequest.call({ request_id }, context);
    expect(flaw).toBeUndefined();
    expect(output).toMatchObject({ request_id, status: "draft_pending_operator" });
    expect(text).toContain("pending operator confirmation");
    expect(JSON.stringify([output, text])).not.toMatch(/Aysel|994|cultural/);
    await expect(getTravelRequest.call({ request_id: "req_1" }, context)).rejects.toMatchObject({
      code: "not_found",
      details: { hint: expect.stringContaining("create_travel_request") },
    });
  });
});

describe("unknown parameters", () => {
  test("are refused with the one that was probably meant", async () => {
    const call = searchTours.call({ destinations: "georgia" }, await conciergeContext());
    await expect(call).rejects.toMatchObject({
      code: "invalid",
      details: { field: "destinations", hint: 'Did you mean "destination"?' },
    });
  });
});

/** The names in a value, and in the first item of its lists; of a larger one, those of `like`. */
function shapeOf(value: unknown, like: unknown = value): unknown {
  if (Array.isArray(value)) return isRecord(value[0]) ? [shapeOf(value[0])] : "list";
  if (!isRecord(value)) return typeof value;
  const names = isRecord(like) ? Object.keys(like) : Object.keys(value);
  return Object.fromEntries(names.toSorted().map((name) => [name, shapeOf(value[name])]));
}

function withoutDescriptions(value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => key !== "description" || typeof inner !== "string")
      .map(([key, inner]) => [key, withoutDescriptions(inner)]),
  );
}

function recordAt(value: unknown, name: string): Json {
  const inner = isRecord(value) ? value[name] : undefined;
  return isRecord(inner) ? inner : {};
}

function isRecord(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
