import type { ToolFacts } from "../../tools/define.ts";
import { isRecord } from "../../tools/json.ts";
import { DESKS, TOOLSETS, type Toolset } from "../../tools/toolsets.ts";
import type { Described } from "./openapi.ts";
import { operationsOf } from "./operations.ts";

/** The manifest by which agents find out what this server can do. */
export function agentManifest(app: Described, origin: string): object {
  return {
    name: "Wayfare",
    description: "A travel desk for AI agents.",
    version: app.version,
    mcp: { url: `${origin}/mcp`, transport: "streamable-http" },
    api: { openapi: `${origin}/openapi.json`, documentation: `${origin}/docs` },
    agent_api: `${origin}/agent`,
    tools_document: `${origin}/agent-tools.md`,
    policies: {
      prices: "approximate or simulated; never final",
      booking: "concierge requests are confirmed by a human operator",
      payments: "none",
    },
    tools: app.tools.map(({ name, title, toolset, effect, publicRead }) => ({
      name,
      title,
      desk: toolset,
      effect,
      public: publicRead,
      url: `${origin}/api/tools/${name}`,
    })),
  };
}

/** For models that read a site: what is here, and where. */
export function llmsText({ tools }: Described, origin: string): string {
  const desks = desksOf(tools).map(
    ([toolset, names]) =>
      `- [${toolset}](${origin}/mcp/${toolset}): ${DESKS[toolset]} Tools: ${names.map(({ name }) => name).join(", ")}.`,
  );
  return `# Wayfare

> A travel desk for AI agents: an MCP server that searches and books travel on a simulated world, checks prices, plans trips, and hands requests to a human operator. The same tools answer over plain HTTP.

Prices are simulated or approximate and no money moves. Read tool answers, never guess codes or ids.

## Desks

${desks.join("\n")}

## Documents

- [Tools](${origin}/agent-tools.md): every tool with its parameters and addresses
- [OpenAPI](${origin}/openapi.json): the REST API, for programs
- [Documentation](${origin}/docs): the REST API, to try out
- [Agent manifest](${origin}/.well-known/ai-agent.json)
`;
}

/** Every tool in words: what it is for, its parameters, where it is; its schemas where a folder has them. */
export function toolsDocument(app: Described, schemas?: string): string {
  const operations = operationsOf(app.tools);
  const sections = desksOf(app.tools).map(([toolset, tools]) => {
    const parts = tools.map((tool) => {
      const addresses = operations
        .filter((operation) =>
          Object.values(operation.choice?.tools ?? { only: operation.tool }).includes(tool.name),
        )
        .map(({ method, path }) => `\`${method} ${path}\``);
      const link =
        schemas === undefined ? "" : ` Schemas: [${tool.name}.json](${schemas}/${tool.name}.json).`;
      return `### ${tool.name}

${tool.description}

Effect: ${tool.effect}. MCP: \`tools/call\` ${tool.name}. REST: ${addresses.join(", ")}.${link}

${parameterTable(tool, app.contractSchemas)}`;
    });
    return `## ${toolset}\n\n${DESKS[toolset]}\n\n${parts.join("\n\n")}`;
  });
  return `# Wayfare's tools

Every tool is called over MCP (\`/mcp\`), or over REST with a JSON body that holds its parameters. A place may be given by its code or by a name that only one place has (\`london\`).

Refusals over REST are RFC 9457 problem details. Over MCP those of \`gds\` are JSON-RPC errors with \`field\`, \`value\`, \`reason\` and \`hint\` in \`data\`, those of the other desks results with \`isError\`; \`ERROR_STYLE=tool\` makes all of them such results.

${sections.join("\n\n")}
`;
}

function parameterTable(tool: ToolFacts, variant: Described["contractSchemas"]): string {
  const schema = tool.inputSchema(variant);
  const properties = isRecord(schema["properties"]) ? schema["properties"] : {};
  const required: readonly unknown[] = Array.isArray(schema["required"]) ? schema["required"] : [];
  const rows = Object.entries(properties).map(([name, property]) => {
    const facts = isRecord(property) ? property : {};
    const words = Array.isArray(facts["enum"]) ? `: ${facts["enum"].join(", ")}` : "";
    const usual =
      facts["default"] === undefined ? "" : ` (default ${JSON.stringify(facts["default"])})`;
    const meaning = `${String(facts["description"] ?? "")}${usual}`.trim();
    return `| \`${name}\`${required.includes(name) ? " *" : ""} | ${cell(`${String(facts["type"] ?? "any")}${words}`)} | ${cell(meaning)} |`;
  });
  if (rows.length === 0) return "It takes no parameters.";
  return ["| parameter (* required) | type | meaning |", "|---|---|---|", ...rows].join("\n");
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}

function desksOf(
  tools: readonly ToolFacts[],
): readonly (readonly [Toolset, readonly ToolFacts[]])[] {
  return TOOLSETS.map(
    (toolset) => [toolset, tools.filter((tool) => tool.toolset === toolset)] as const,
  ).filter(([, found]) => found.length > 0);
}
