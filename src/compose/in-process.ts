import type { Config } from "../config.ts";
import { TravelError } from "../domain/errors.ts";
import type { Log } from "../logging/log.ts";
import { lazily } from "../memory/lazily.ts";
import { Call, callTool } from "../tools/call.ts";
import type { ToolResult } from "../tools/define.ts";
import { lazyApp } from "./app.ts";
import type { Opened } from "./services.ts";

/** What one call is made with. */
export interface InProcessCall {
  readonly tool: string;
  readonly arguments: unknown;
  readonly signal: AbortSignal | undefined;
}

/** The tools and what is below them, in a program's own process. */
export interface InProcess {
  call(call: InProcessCall): Promise<ToolResult>;
  opened(): Promise<Opened>;
  close(): Promise<void>;
}

/** Opens nothing but the list of tools; the first call opens the rest. */
export async function openInProcess(config: Config, log: Log): Promise<InProcess> {
  const { app, opened } = await lazyApp(config, log);
  // Bookings that a program makes are listed together.
  const session = lazily(async () => await app.newSessionId());
  const tools = new Map(app.tools.map((tool) => [tool.name, tool]));
  return {
    async call({ tool: name, arguments: args, signal }) {
      const tool = tools.get(name);
      if (!tool) throw unknownTool(name);
      const call = new Call({
        arguments: args,
        caller: { transport: "cli", bookingSessionId: await session() },
        now: app.clock(),
        signal: () => signal ?? new AbortController().signal,
      });
      return await callTool(tool, call, log);
    },
    opened,
    close: app.close,
  };
}

export function unknownTool(name: string): TravelError {
  return new TravelError("invalid", `There is no tool called '${name}'`, {
    reason: "unknown_tool",
    field: "tool",
    value: name,
  });
}
