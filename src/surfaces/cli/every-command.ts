import { callCommand } from "./call.ts";
import type { Command } from "./command.ts";
import { completionCommand } from "./completion.ts";
import { serveCommand } from "./serve.ts";
import { toolsCommand } from "./tools.ts";

/** All commands in the order of help; `others` are about neither serving nor tools. */
export function everyCommand(others: readonly Command[]): readonly Command[] {
  const known = [serveCommand, toolsCommand, callCommand, ...others];
  return [...known, completionCommand(known)];
}
