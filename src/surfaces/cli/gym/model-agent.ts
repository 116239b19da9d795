import { createInterface } from "node:readline";
import { modelServer } from "../../../gym/runs/chat-model.ts";
import { playModel } from "../../../gym/runs/model-agent.ts";
import { EXIT, usageError } from "../command.ts";
import type { GymAction } from "./command.ts";

/** An agent for `gym run` that is a language model: its server, key and name come from the environment. */
export const playModelAgent: GymAction = async ({ terminal }) => {
  const { WAYFARE_MCP_URL: mcpUrl, OPENAI_MODEL: model } = process.env;
  if (mcpUrl === undefined || model === undefined) {
    throw usageError(
      `${model === undefined ? "OPENAI_MODEL" : "WAYFARE_MCP_URL"} is not set`,
      'OPENAI_MODEL=… OPENAI_API_KEY=… wayfare gym run --agent "wayfare gym agent"',
    );
  }
  const lines = createInterface({ input: process.stdin });
  await playModel({ ...modelServer(process.env), model }, mcpUrl, lines, terminal.print);
  return EXIT.ok;
};
