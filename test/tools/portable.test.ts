import { describe, expect, test } from "vitest";
import { z } from "zod";
import { portableSchema } from "../../src/tools/portable.ts";
import { assertPortable, portabilityFaults } from "./portable-check.ts";

describe("a portable schema", () => {
  test("says exactly what was declared, and nothing that zod adds", () => {
    const schema = z.object({
      origin: z
        .string()
        .regex(/^[A-Z]{3}$/)
        .describe("Origin airport"),
      departureDate: z.iso.date(),
      pickup: z.iso.datetime({ offset: true, local: true }).meta({ format: "date-time" }),
      email: z.email().optional(),
      sessionId: z.uuid().optional(),
      age: z.int().min(21).max(99).default(30),
      passengers: z
        .object({
          adults: z.int().min(1).max(9).meta({ default: 1 }),
          children: z.int().min(0).default(0),
        })
        .optional(),
      cabin: z.enum(["economy", "business"]).default("economy"),
      plusDays: z.int(),
      ids: z.array(z.string().min(1)).min(1),
    });
    expect(portableSchema(schema, "input")).toEqual({
      type: "object",
      properties: {
        origin: { type: "string", pattern: "^[A-Z]{3}$", description: "Origin airport" },
        departureDate: { type: "string", format: "date" },
        pickup: { type: "string", format: "date-time" },
        email: { type: "string", format: "email" },
        sessionId: { type: "string", format: "uuid" },
        age: { type: "integer", minimum: 21, maximum: 99, default: 30 },
        passengers: {
          type: "object",
          properties: {
            adults: { type: "integer", minimum: 1, maximum: 9, default: 1 },
            children: { type: "integer", minimum: 0, default: 0 },
          },
          required: ["adults"],
        },
        cabin: { type: "string", enum: ["economy", "business"], default: "economy" },
        plusDays: { type: "integer" },
        ids: { type: "array", items: { type: "string", minLength: 1 }, minItems: 1 },
      },
      required: ["origin", "departureDate", "pickup", "plusDays", "ids"],
    });
  });

  test("keeps a pattern that somebody put beside a format", () => {
    const schema = z.object({ date: z.iso.date().regex(/^2027/) });
    expect(JSON.stringify(portableSchema(schema, "input"))).toContain("^2027");
  });

  test("closes an object only when it was declared strict", () => {
    expect(portableSchema(z.strictObject({ a: z.string() }), "input")).toHaveProperty(
      "additionalProperties",
      false,
    );
    const open = z.object({ a: z.string(), inner: z.object({ b: z.string() }) });
    for (const io of ["input", "output"] as const) {
      expect(JSON.stringify(portableSchema(open, io))).not.toContain("additionalProperties");
    }
  });

  test("writes the same inner schema out at every place it is used", () => {
    const Place = z.object({ code: z.string() });
    const schema = portableSchema(z.object({ from: Place, to: Place }), "output");
    assertPortable(schema);
    expect(schema["properties"]).toEqual({
      from: { type: "object", properties: { code: { type: "string" } }, required: ["code"] },
      to: { type: "object", properties: { code: { type: "string" } }, required: ["code"] },
    });
  });

  test("drops formats that hosts do not know, and turns a constant of an input into a list of one", () => {
    const object = z.object({
      site: z.url(),
      kind: z.literal("simulated"),
      extra: z.record(z.string(), z.int()),
    });
    expect(portableSchema(object, "output")["properties"]).toMatchObject({
      kind: { type: "string", const: "simulated" },
    });
    const schema = portableSchema(object, "input");
    assertPortable(schema);
    expect(schema["properties"]).toMatchObject({
      site: { type: "string" },
      kind: { type: "string", enum: ["simulated"] },
      extra: { type: "object", additionalProperties: { type: "integer" } },
    });
  });

  test("leaves properties alone that are called like keywords", () => {
    const schema = portableSchema(
      z.object({ format: z.string(), const: z.string(), id: z.string() }),
      "input",
    );
    expect(Object.keys(z.record(z.string(), z.unknown()).parse(schema["properties"]))).toEqual([
      "format",
      "const",
      "id",
    ]);
  });

  test("is refused when it refers to itself", () => {
    const Tree = z.object({
      get children() {
        return z.array(Tree);
      },
    });
    expect(() => portableSchema(Tree, "input")).toThrow();
  });
});

describe("the portability check", () => {
  test.each([
    ["root: anyOf", { type: "object", anyOf: [{ required: ["a"] }] }],
    ["root: $schema", { $schema: "https://json-schema.org/draft/2020-12/schema", type: "object" }],
    ["root.a: $ref", { type: "object", properties: { a: { $ref: "#/$defs/a" } } }],
    ["root.a: format uri", { type: "object", properties: { a: { format: "uri" } } }],
    [
      "root.a: maximum is a limit of JavaScript",
      { type: "object", properties: { a: { type: "integer", maximum: 9007199254740991 } } },
    ],
    ["root: type is not object", { type: "array" }],
  ])("finds %s", (fault, schema) => {
    expect(portabilityFaults(schema)).toEqual([fault]);
  });

  test("finds faults inside lists, items and alternatives", () => {
    const bad = { $ref: "#" };
    const schema = {
      type: "object",
      properties: { a: { type: "array", items: bad }, b: { anyOf: [{ type: "null" }, bad] } },
    };
    expect(portabilityFaults(schema)).toEqual(["root.a.items: $ref", "root.b.anyOf[1]: $ref"]);
  });
});
