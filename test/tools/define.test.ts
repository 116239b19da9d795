import { describe, expect, test } from "vitest";
import { z } from "zod";
import { TravelError } from "../../src/domain/errors.ts";
import { defineTool, type ToolContext } from "../../src/tools/define.ts";

interface Greeting {
  readonly greet: (name: string) => string;
}

const context: ToolContext<Greeting> = {
  services: { greet: (name) => `Hello ${name}` },
  caller: { transport: "cli" },
  signal: new AbortController().signal,
  now: 0,
  progress: () => {},
};

const search = defineTool({
  name: "search",
  title: "Search",
  toolset: "gds",
  effect: "read",
  description: "Finds things.",
  input: z.object({
    origin: z
      .string()
      .regex(/^[A-Z]{3}$/, "must be a 3-letter IATA code")
      .describe("Origin airport, e.g. JFK"),
    departureDate: z.iso.date(),
    cabin: z.enum(["economy", "business"]).default("economy"),
    passengers: z
      .array(z.object({ lastName: z.string().min(1), age: z.int().max(120).optional() }))
      .optional(),
  }),
  output: z.object({ greeting: z.string().max(40), cabin: z.string() }),
  run: (input, { services }: ToolContext<Greeting>) => ({
    greeting: services.greet(input.origin),
    cabin: input.cabin,
  }),
  summarize: ({ greeting }, { cabin }) => `${greeting} in ${cabin}`,
});

const good = { origin: "JFK", departureDate: "2027-03-01" };

async function refusal(input: unknown): Promise<TravelError> {
  const error = await search.call(input, context).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof TravelError) return error;
  throw new Error(`expected a TravelError, got ${String(error)}`);
}

describe("a tool", () => {
  test("answers with its output and a text made of it, defaults filled in", async () => {
    const { output, text, warnings } = await search.call(good, context);
    expect(output).toEqual({ greeting: "Hello JFK", cabin: "economy" });
    expect(text).toBe("Hello JFK in economy");
    expect(warnings).toEqual([]);
  });

  test("compiles its schemas once", () => {
    expect(search.inputSchema("portable")).toBe(search.inputSchema("portable"));
    expect(search.outputSchema()).toBe(search.outputSchema());
  });

  test("reports an output that departs from its schema, and still hands it over", async () => {
    const result = await search.call(good, {
      ...context,
      services: { greet: () => "x".repeat(41) },
    });
    expect(result.output["greeting"]).toHaveLength(41);
    expect(result.flaw).toContain("greeting");
  });

  test("publishes root keywords of its contract only in the exact variant", () => {
    const tool = defineTool({
      name: "book",
      title: "Book",
      toolset: "gds",
      effect: "create",
      description: "Books.",
      input: z.object({ email: z.string().optional(), phone: z.string().optional() }),
      exactOnly: { anyOf: [{ required: ["email"] }, { required: ["phone"] }] },
      output: z.object({}),
      run: () => ({}),
      summarize: () => "",
    });
    expect(tool.inputSchema("portable")).not.toHaveProperty("anyOf");
    expect(tool.inputSchema("exact")).toHaveProperty("anyOf", [
      { required: ["email"] },
      { required: ["phone"] },
    ]);
  });

  test("reads lenient input through its own normalisation before it validates", async () => {
    const tool = defineTool({
      name: "lenient",
      title: "Lenient",
      toolset: "pricecheck",
      effect: "read",
      description: "Takes a number as text.",
      input: z.object({ adults: z.int() }),
      output: z.object({ adults: z.int() }),
      normalize: (raw) => ({ ...raw, adults: Number(raw["adults"]) }),
      run: (input) => input,
      summarize: ({ adults }) => String(adults),
    });
    expect((await tool.call({ adults: "2" }, context)).text).toBe("2");
  });
});

describe("annotations", () => {
  function annotated(effect: "read" | "create" | "update" | "destroy", keyed: boolean) {
    return defineTool({
      name: "t",
      title: "T",
      toolset: "concierge",
      effect,
      description: "T.",
      input: z.object(keyed ? { idempotencyKey: z.string().optional() } : {}),
      output: z.object({}),
      run: () => ({}),
      summarize: () => "",
    });
  }

  test.each([
    ["read", false, { readOnlyHint: true, destructiveHint: false, idempotentHint: true }],
    ["create", false, { readOnlyHint: false, destructiveHint: false, idempotentHint: false }],
    ["create", true, { readOnlyHint: false, destructiveHint: false, idempotentHint: false }],
    ["update", false, { readOnlyHint: false, destructiveHint: false, idempotentHint: false }],
    ["destroy", true, { readOnlyHint: false, destructiveHint: true, idempotentHint: true }],
  ] as const)(
    "of a tool that does %s (idempotency key: %s) follow from that",
    (effect, keyed, hints) => {
      expect(annotated(effect, keyed).annotations).toEqual({
        title: "T",
        openWorldHint: false,
        ...hints,
      });
    },
  );

  test("the GDS desk answers with JSON-RPC errors, the others with error results", () => {
    expect(search.errorStyle).toBe("jsonrpc");
    expect(annotated("read", false).errorStyle).toBe("tool");
  });
});

describe("refused input", () => {
  test.each([
    ["a missing parameter", {}, "origin", null, "origin is required"],
    [
      "a wrong type",
      { ...good, origin: 7 },
      "origin",
      7,
      "origin 7 must be a string, not a number",
    ],
    [
      "a pattern, in the tool's own words",
      { ...good, origin: "LONDON" },
      "origin",
      "LONDON",
      "origin 'LONDON' must be a 3-letter IATA code",
    ],
    [
      "a date that does not exist",
      { ...good, departureDate: "2027-02-30" },
      "departureDate",
      "2027-02-30",
      "departureDate '2027-02-30' must be a valid day of the calendar (YYYY-MM-DD)",
    ],
    [
      "a value outside a list",
      { ...good, cabin: "busines" },
      "cabin",
      "busines",
      "cabin 'busines' must be one of economy, business",
    ],
    [
      "something deep inside",
      { ...good, passengers: [{ lastName: "Roe" }, { lastName: "" }] },
      "passengers[1].lastName",
      "",
      "passengers[1].lastName '' must have at least 1 character",
    ],
    [
      "a number out of bounds",
      { ...good, passengers: [{ lastName: "Roe", age: 130 }] },
      "passengers[0].age",
      130,
      "passengers[0].age 130 must be at most 120",
    ],
    [
      "a fraction where a whole number belongs",
      { ...good, passengers: [{ lastName: "Roe", age: 1.5 }] },
      "passengers[0].age",
      1.5,
      "passengers[0].age 1.5 must be a whole number",
    ],
  ])("names field, value and fix for %s", async (_case, input, field, value, message) => {
    const error = await refusal(input);
    expect(error.code).toBe("invalid");
    expect(error.message.split("; ")[0]).toBe(message);
    expect(error.details).toMatchObject({ reason: "invalid_params", field, value });
  });

  test("lists every fault at once", async () => {
    const error = await refusal({ origin: "X", departureDate: "soon" });
    expect(error.message).toBe(
      "origin 'X' must be a 3-letter IATA code; departureDate 'soon' must be a valid day of the calendar (YYYY-MM-DD)",
    );
    expect(error.details.extra).toEqual({
      issues: [
        { field: "origin", message: "origin 'X' must be a 3-letter IATA code" },
        {
          field: "departureDate",
          message: "departureDate 'soon' must be a valid day of the calendar (YYYY-MM-DD)",
        },
      ],
    });
  });

  test("hints at what was probably meant, or at what a missing parameter is for", async () => {
    const hint = async (input: unknown) => (await refusal(input)).details.hint;
    expect(await hint({ ...good, cabin: "busines" })).toBe('Did you mean "business"?');
    expect(await hint({ origin: "JFK", departure_date: "2027-03-01" })).toBe(
      'You sent "departure_date"; the name is "departureDate".',
    );
    expect(await hint({ departureDate: "2027-03-01" })).toBe("Origin airport, e.g. JFK");
    expect(await hint({ ...good, origin: "jfk1" })).toBeUndefined();
  });

  test("does not send a huge value back", async () => {
    const error = await refusal({ ...good, origin: "A".repeat(1_000_000) });
    expect(String(error.details.value).length).toBeLessThan(300);
    expect(error.message.length).toBeLessThan(400);
  });

  test("survives a value that is nested a hundred thousand deep", async () => {
    let deep: unknown = [];
    for (let level = 0; level < 100_000; level++) deep = [deep];
    const error = await refusal({ ...good, origin: deep });
    expect(error.details).toMatchObject({
      field: "origin",
      reason: "too_many",
    });
  });

  test("is what arguments are that are no object", async () => {
    expect((await refusal(["JFK"])).message).toBe(
      "arguments must be an object of named parameters",
    );
    expect((await refusal("JFK")).details.field).toBe("arguments");
  });

  test("carries the reason and hint of a rule that the tool states itself", async () => {
    const tool = defineTool({
      name: "contact",
      title: "Contact",
      toolset: "gds",
      effect: "create",
      description: "Needs a contact.",
      input: z.object({ email: z.string().optional() }).superRefine((value, check) => {
        if (value.email === undefined) {
          check.addIssue({
            code: "custom",
            path: ["email"],
            message: "A booking needs a contact",
            params: { reason: "contact_missing", hint: "Give email." },
          });
        }
      }),
      output: z.object({}),
      run: () => ({}),
      summarize: () => "",
    });
    await expect(tool.call({}, context)).rejects.toMatchObject({
      message: "A booking needs a contact",
      details: { reason: "contact_missing", field: "email", hint: "Give email." },
    });
  });

  test("is an unknown parameter only where the contract closes the object", async () => {
    const tool = defineTool({
      name: "closed",
      title: "Closed",
      toolset: "concierge",
      effect: "read",
      description: "Closed.",
      input: z.strictObject({ travelers: z.string().optional() }),
      output: z.object({}),
      run: () => ({}),
      summarize: () => "",
    });
    await expect(tool.call({ travellers: "2" }, context)).rejects.toMatchObject({
      message: "travellers '2' is not a parameter of this tool",
      details: { field: "travellers", hint: 'Did you mean "travelers"?' },
    });
  });
});

describe("parameters that nobody reads", () => {
  test("are ignored, and the caller is told", async () => {
    const result = await search.call({ ...good, cabinClass: "business", foo: 1 }, context);
    expect(result.output["cabin"]).toBe("economy");
    expect(result.warnings).toEqual([
      'Ignored unknown parameter "cabinClass"; did you mean "cabin"?',
      'Ignored unknown parameter "foo"; what it takes besides is cabin, passengers.',
    ]);
  });

  test("are found inside objects and lists", async () => {
    const passengers = [{ lastName: "Roe", seat: "1A" }];
    expect((await search.call({ ...good, passengers }, context)).warnings).toEqual([
      'Ignored unknown parameter "passengers[0].seat"; what it takes besides is age.',
    ]);
  });

  test("are counted only so far", async () => {
    const strangers = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`zz${i}`, i]));
    expect((await search.call({ ...good, ...strangers }, context)).warnings).toHaveLength(5);
  });
});

describe("what hosts write for the same thing", () => {
  const runs: unknown[] = [];
  const book = defineTool({
    name: "book",
    title: "Book",
    toolset: "gds",
    effect: "create",
    description: "Books.",
    input: z.object({
      pnr: z.string().regex(/^TEST-[A-Z0-9]{6}$/),
      cabin: z.enum(["economy", "First"]).default("economy"),
      note: z.string().optional(),
      title: z.string(),
      guests: z
        .array(
          z.object({
            code: z
              .string()
              .regex(/^[A-Z]{3}$/)
              .optional(),
          }),
        )
        .optional(),
      left: z.string().nullable().optional(),
    }),
    output: z.object({}),
    run(input) {
      runs.push(input);
      return {};
    },
    summarize: () => "",
  });
  const given = { pnr: "TEST-ABC234", title: "" };

  test("is read: codes and enums in any case, null and an empty text as not given", async () => {
    const guests = [{ code: "jfk" }, { code: null }, { code: "" }];
    const args = { pnr: "test-abc234", cabin: "FIRST", note: "", title: "", guests, left: null };
    await book.call(args, context);
    expect(runs.pop()).toEqual({
      pnr: "TEST-ABC234",
      cabin: "First",
      title: "",
      guests: [{ code: "JFK" }, {}, {}],
      left: null,
    });
    await book.call({ ...given, pnr: " abc234" }, context);
    expect(runs.pop()).toMatchObject({ pnr: "TEST-ABC234" });
    await book.call({ ...given, cabin: null, guests: null, note: null }, context);
    expect(runs.pop()).toEqual({ ...given, cabin: "economy" });
    expect(args.guests).toEqual([{ code: "jfk" }, { code: null }, { code: "" }]);
  });

  test("a required parameter that is null is missing", async () => {
    await expect(book.call({ ...given, pnr: null }, context)).rejects.toMatchObject({
      message: "pnr is required",
    });
  });

  test("a tool that changes something refuses what it does not have, before it does anything", async () => {
    await expect(book.call({ ...given, notes: "x" }, context)).rejects.toMatchObject({
      code: "invalid",
      message: "notes is not a parameter of this tool",
      details: {
        reason: "unknown_parameter",
        field: "notes",
        hint: 'Did you mean "note"? Nothing was changed.',
      },
    });
    await expect(
      book.call({ ...given, guests: [{ codes: "JFK" }] }, context),
    ).rejects.toMatchObject({ details: { field: "guests[0].codes" } });
    expect(runs).toEqual([]);
  });

  test("a closed root is published only where the exact contract is asked for", () => {
    const closed = defineTool({
      name: "closed",
      title: "Closed",
      toolset: "concierge",
      effect: "read",
      description: "Closed.",
      input: z.strictObject({ one: z.string().optional() }),
      output: z.object({}),
      run: () => ({}),
      summarize: () => "",
    });
    expect(closed.inputSchema("portable")).not.toHaveProperty("additionalProperties");
    expect(closed.inputSchema("exact")).toHaveProperty("additionalProperties", false);
  });
});
