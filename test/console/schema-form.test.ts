import { describe, expect, test } from "vitest";
import { argumentsOf, initialValues, valuesOf } from "../../console/src/views/try-it/arguments.ts";
import { filledExample, rememberMade } from "../../console/src/views/try-it/examples.ts";
import { readFields } from "../../console/src/views/try-it/schema.ts";
import { defined } from "../../src/domain/defined.ts";
import { examplesOn } from "../../src/tools/examples.ts";
import { tools } from "../../src/tools/index.ts";

function fieldsOf(name: string) {
  const tool = tools.find((known) => known.name === name);
  if (!tool) throw new Error(`no tool ${name}`);
  return readFields(tool.inputSchema("portable"));
}

function kindsOf(name: string): Record<string, string> {
  return Object.fromEntries(fieldsOf(name).map((field) => [field.name, field.schema.kind]));
}

describe("a form made from a tool's schema", () => {
  test.each(tools.map(({ name }) => name))("shows every parameter of %s", (name) => {
    const schema = tools.find((tool) => tool.name === name)?.inputSchema("portable");
    expect(fieldsOf(name).map((field) => field.name)).toEqual(
      Object.keys(schema?.["properties"] ?? {}),
    );
  });

  test("chooses a control by type", () => {
    expect(kindsOf("searchFlights")).toMatchObject({
      origin: "text",
      departureDate: "text",
      passengers: "group",
      cabin: "choice",
      limit: "number",
    });
    expect(kindsOf("bookFlight")).toMatchObject({ flightIds: "list", passengers: "list" });
  });

  test("completes places where a code is asked for, and gives dates a date field", () => {
    const fields = new Map(fieldsOf("searchFlights").map(({ name, schema }) => [name, schema]));
    expect(fields.get("origin")).toMatchObject({ place: true });
    expect(fields.get("departureDate")).toMatchObject({ format: "date", place: false });
  });

  test("starts from the defaults, with one item where a list needs one", () => {
    expect(initialValues(fieldsOf("searchFlights"))).toMatchObject({
      cabin: "economy",
      limit: 10,
      passengers: { adults: 1, children: 0 },
    });
    expect(initialValues(fieldsOf("bookFlight"))).toMatchObject({ passengers: [{}] });
  });

  test("leaves what is not understood to be written as JSON", () => {
    const [field] = readFields({
      properties: { odd: { anyOf: [{ type: "string" }, { type: "null" }] } },
    });
    expect(field?.schema).toEqual({ kind: "json" });
    expect(argumentsOf(field ? [field] : [], { odd: '{"a": [1]}' })).toEqual({ odd: { a: [1] } });
  });
});

describe("the arguments of a form", () => {
  test("leave out what was left empty, at every depth", () => {
    const fields = fieldsOf("bookFlight");
    const values = {
      flightIds: ["FL-1", ""],
      passengers: [
        { type: "adult", firstName: "Ada", lastName: "King", email: "", phone: undefined },
      ],
      contactEmail: "ada@example.com",
      contactPhone: "",
    };
    expect(argumentsOf(fields, values)).toEqual({
      flightIds: ["FL-1"],
      passengers: [{ type: "adult", firstName: "Ada", lastName: "King" }],
      contactEmail: "ada@example.com",
    });
  });

  test("keep false and zero, which are values", () => {
    const fields = readFields({
      properties: { flag: { type: "boolean" }, count: { type: "integer" } },
    });
    expect(argumentsOf(fields, { flag: false, count: 0 })).toEqual({ flag: false, count: 0 });
  });
});

test.each(tools.map(({ name }) => name))(
  "the example of %s fills its form, and the form gives it back",
  (name) => {
    const example = examplesOn(20_000)[name]?.arguments;
    expect(example).toBeDefined();
    const fields = fieldsOf(name);
    const given = argumentsOf(fields, valuesOf(fields, example ?? {}));
    expect(given).toMatchObject(example ?? {});
  },
);

test("an example's ids come from a search, from what was made here, or stay empty", async () => {
  const tool = (name: string, effect: "read" | "create" | "destroy") => ({
    name,
    title: name,
    toolset: "gds" as const,
    effect,
    description: "",
    inputSchema: {},
    ...defined({ example: examplesOn(20_000)[name] }),
  });
  const search = tool("searchFlights", "read");
  const book = tool("bookFlight", "create");
  const cancel = tool("cancelBooking", "destroy");
  const asked: string[] = [];
  const server = {
    get: async () => expect.fail("a changing tool's example is never that of another"),
    async post<T>(path: string): Promise<T> {
      asked.push(path);
      return JSON.parse('{ "output": { "flights": [{ "id": "FL-1" }] } }');
    },
  };
  const all = [search, book, cancel];
  const { args, complete } = await filledExample(book, all, server);
  expect([args["flightIds"], complete, asked]).toEqual([["FL-1"], true, ["/tools/searchFlights"]]);
  const before = await filledExample(cancel, all, server);
  expect([before.args["pnr"], before.complete, asked.length]).toEqual([undefined, false, 1]);
  rememberMade(book, { pnr: "TEST-MINE01" });
  const after = await filledExample(cancel, all, server);
  expect([after.args["pnr"], after.complete]).toEqual(["TEST-MINE01", true]);
});
