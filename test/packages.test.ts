import { readdirSync, readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { serverCard } from "../src/surfaces/home/server-card.ts";

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");
const json = (file: string): unknown => JSON.parse(read(file));
const manifest = z
  .object({ version: z.string(), mcpName: z.string(), files: z.array(z.string()) })
  .parse(json("package.json"));

describe("server.json", () => {
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(
    z.record(z.string(), z.unknown()).parse(json("scripts/schemas/server-2025-12-11.schema.json")),
  );

  test("fits the registry's schema", () => {
    validate(json("server.json"));
    expect(validate.errors ?? []).toEqual([]);
    expect(json("server.json")).toMatchObject({
      $schema: expect.stringContaining("/2025-12-11/"),
      name: manifest.mcpName,
      version: manifest.version,
      packages: [{ identifier: "wayfare", version: manifest.version }],
    });
  });

  test.each([
    ["a name without its owner", { name: "wayfare" }],
    ["a description that is too long", { description: "x".repeat(101) }],
    ["a package without a transport", { packages: [{ registryType: "npm", identifier: "x" }] }],
  ])("would not with %s", (_, change) => {
    expect(validate({ ...Object(json("server.json")), ...change })).toBe(false);
  });
});

test("the owner stands in package.json's mcpName, and everything else follows it", () => {
  const [, owner] = /^io\.github\.([\w-]+)\/wayfare$/.exec(manifest.mcpName) ?? [];
  const named = new Set(
    ["package.json", "server.json", ".claude-plugin/plugin.json"].flatMap((file) =>
      [...read(file).matchAll(/github\.com\/([\w-]+)\//g)].map(([, name]) => name),
    ),
  );
  expect([...named]).toEqual([owner]);
  expect(serverCard("1.0.0", "http://127.0.0.1")).toMatchObject({ name: manifest.mcpName });
});

/** Of errors, which no schema lists. */
const REASONS = ["price_changed", "sold_out", "offer_expired"];

describe("the Claude plugin", () => {
  const Plugin = z.strictObject({
    name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    version: z.literal(manifest.version),
    description: z.string(),
    author: z.strictObject({ name: z.string(), url: z.url() }),
    homepage: z.url(),
    repository: z.url(),
    license: z.literal("MIT"),
    keywords: z.array(z.string()),
    mcpServers: z.record(
      z.string(),
      z.strictObject({ command: z.string(), args: z.array(z.string()) }),
    ),
  });

  test("has a manifest with the fields that plugins have, and lists itself", () => {
    const { name } = Plugin.parse(json(".claude-plugin/plugin.json"));
    expect(json(".claude-plugin/marketplace.json")).toMatchObject({
      plugins: [{ name, source: "./", version: manifest.version }],
    });
  });

  const skills = readdirSync(new URL("../skills", import.meta.url));

  test.each(skills)("has a skill %s that names itself and only tools that exist", (skill) => {
    const text = read(`skills/${skill}/SKILL.md`);
    const [, head = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
    const facts = new Map(
      head.split("\n").map((line): [string, string] => {
        const [key = "", ...value] = line.split(": ");
        return [key, value.join(": ")];
      }),
    );
    expect([...facts.keys()]).toEqual(["name", "description"]);
    expect(facts.get("name")).toBe(skill);
    expect(facts.get("description")?.length).toBeLessThan(1024);
    const known = read("src/tools/published.json");
    const named = [...body.matchAll(/`([a-z]+(?:_[a-z]+)+|[a-z]+[A-Z]\w+)`/g)].map(
      ([, name = ""]) => name,
    );
    const strangers = named.filter((name) => !known.includes(`"${name}"`));
    expect(strangers.filter((name) => !REASONS.includes(name))).toEqual([]);
  });
});

test("the package carries the notices of the data in it", () => {
  expect(manifest.files).toContain("NOTICE.md");
  const notices = read("NOTICE.md");
  for (const source of ["OurAirports", "GeoNames", "Unicode CLDR", "CC BY 4.0", "Natural Earth"]) {
    expect(notices).toContain(source);
  }
});
