import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { unpackExtension, v0_3 } from "@anthropic-ai/mcpb";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publishedTools } from "../../src/tools/published.ts";
import { ROOT } from "../support/build.ts";
import { type Packed, packedPackage } from "../support/packed.ts";

/** What a host does with a command: starts it, shakes hands, lists the tools and calls one. */
async function tryCommand(command: string, args: readonly string[], cwd: string, env = {}) {
  const client = new Client({ name: "host", version: "1" });
  const path = [join(cwd, "node_modules/.bin"), process.env["PATH"]].join(delimiter);
  const transport = new StdioClientTransport({
    command,
    args: [...args],
    cwd,
    env: { PATH: path, HOME: cwd, WAYFARE_DB: ":memory:", LOG_LEVEL: "error", ...env },
  });
  await client.connect(transport);
  const { tools } = await client.listTools();
  const found = await client.callTool({ name: "search_destinations", arguments: { limit: 1 } });
  await client.close();
  return { tools: tools.length, failed: found.isError ?? false };
}

const ANSWERS = { tools: publishedTools.length, failed: false };

describe("docs/hosts.md", () => {
  let packed: Packed;
  beforeAll(() => {
    packed = packedPackage();
  });
  afterAll(() => packed.remove());

  const blocks = [
    ...readFileSync(join(ROOT, "docs/hosts.md"), "utf8").matchAll(/```(sh|json|yaml)\n(.*)\n```/g),
  ].map(([, language = "", text = ""]) => ({ language, text }));
  const commands = blocks.map(commandOf);
  const started = new Set(commands.map((words) => JSON.stringify(words)));

  test("shows every host how to start the server, each in a form that was understood", () => {
    expect(commands.filter((words) => words.length === 0)).toEqual([]);
    expect(commands.length).toBeGreaterThanOrEqual(20);
    expect([...started].sort()).toEqual(['["npx","-y","wayfare"]', '["wayfare"]']);
  });

  test.each([...started])("%s starts the packed package", async (words) => {
    const [command = "", ...args]: string[] = JSON.parse(words);
    expect(await tryCommand(command, args, packed.folder)).toEqual(ANSWERS);
  });

  test("has links that carry the same commands", () => {
    const text = readFileSync(join(ROOT, "docs/hosts.md"), "utf8");
    const links = [...text.matchAll(/\]\((https:[^)]+[?&]config=[^)]+)\)/g)].map(
      ([, link = ""]) => {
        const config = new URL(link).searchParams.get("config") ?? "";
        const { command, args } = JSON.parse(config.startsWith("{") ? config : atob(config));
        return JSON.stringify([command, ...args]);
      },
    );
    expect(links).toHaveLength(4);
    expect(new Set(links)).toEqual(started);
  });
});

/** The command that a block of the document gives to a host; a prompt of Windows is left out. */
function commandOf({ language, text }: { language: string; text: string }): readonly string[] {
  if (language === "yaml") {
    const [, cmd = '""', args = "[]"] = /cmd: ("[^"]*"), args: (\[[^\]]*\])/.exec(text) ?? [];
    return [JSON.parse(cmd), ...JSON.parse(args)];
  }
  if (language === "json") {
    const [, command, args = "[]"] = /"command":("[^"]*"),"args":(\[[^\]]*\])/.exec(text) ?? [];
    return command === undefined ? [] : [JSON.parse(command), ...JSON.parse(args)];
  }
  // A plugin brings its command in its manifest.
  if (text.startsWith("claude plugin ")) return ["npx", "-y", "wayfare"];
  const [, words = ""] = / -- (?:cmd \/c )?(.*)$/.exec(text) ?? [];
  return words.split(" ");
}

test("the bundle has a valid manifest, and its server runs from wherever it was unpacked", async () => {
  const folder = mkdtempSync(join(tmpdir(), "wayfare-bundle-"));
  try {
    const file = join(folder, "wayfare.mcpb");
    execFileSync("npx", ["tsx", "scripts/pack-mcpb.ts", file], { cwd: ROOT, stdio: "pipe" });
    const opened = join(folder, "opened");
    await unpackExtension({ mcpbPath: file, outputDir: opened, silent: true });
    const written: unknown = JSON.parse(readFileSync(join(opened, "manifest.json"), "utf8"));
    const { server, tools = [] } = v0_3.McpbManifestSchema.parse(written);
    expect(tools.map(({ name }) => name)).toEqual(publishedTools.map(({ name }) => name));
    const { command = "", args = [] } = server.mcp_config ?? {};
    const filled = args.map((word) => word.replace("${".concat("__dirname}"), opened));
    const blank = { MOCK_DATA_SEED: "fixed", DUFFEL_API_KEY: "" };
    expect(await tryCommand(command, filled, folder, blank)).toEqual(ANSWERS);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
