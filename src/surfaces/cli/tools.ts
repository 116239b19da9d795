import type { ToolFacts } from "../../tools/define.ts";
import { TOOLSETS } from "../../tools/toolsets.ts";
import { findTool } from "./call.ts";
import { type Command, EXIT } from "./command.ts";
import { renderTable } from "./table.ts";
import { toolHelp } from "./tool-flags.ts";

/** Lists the tools that the settings select. */
export const toolsCommand: Command = {
  name: "tools",
  summary: "List the tools, by desk; with a name, what the tool takes.",
  usage: "[tool]",
  options: {
    json: { type: "boolean", help: "As JSON, with descriptions and schemas." },
  },

  async run({ options, terminal, config, openApp, positionals: [name] }) {
    const app = await openApp("error");
    const tools = TOOLSETS.flatMap((toolset) =>
      app.tools.filter((tool) => tool.toolset === toolset),
    );
    const one = name === undefined ? undefined : findTool(app, name);
    if (one && !options["json"]) terminal.print(toolHelp(one, terminal));
    else if (options["json"]) {
      const facts = (one ? [one] : tools).map((tool) => ({
        name: tool.name,
        title: tool.title,
        toolset: tool.toolset,
        effect: tool.effect,
        description: tool.description,
        inputSchema: tool.inputSchema(config.contractSchemas),
        outputSchema: tool.outputSchema(),
      }));
      terminal.print(JSON.stringify(facts, undefined, 2));
    } else terminal.print(renderTable(["DESK", "TOOL", "EFFECT", ""], tools.map(row), terminal));
    await app.close();
    return EXIT.ok;
  },
};

function row(tool: ToolFacts): readonly string[] {
  const [first = ""] = tool.description.split(/(?<=[.!?])\s|\n/);
  return [tool.toolset, tool.name, tool.effect, first];
}
