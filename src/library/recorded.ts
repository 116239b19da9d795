import { readFile, writeFile } from "node:fs/promises";
import { z } from "zod";
import { TravelError } from "../domain/errors.ts";

const Recording = z.object({
  format: z.literal("wayfare-recording/1"),
  calls: z.array(
    z.object({
      tool: z.string(),
      arguments: z.unknown(),
      output: z.unknown().optional(),
      refused: z
        .object({
          code: z.string(),
          message: z.string(),
          details: z.looseObject({ reason: z.string() }),
        })
        .optional(),
    }),
  ),
});
type RecordedCall = z.output<typeof Recording>["calls"][number];

/** What is recorded: anything that calls tools, such as `openWayfare()` or a world of `startWayfare()`. */
export interface Callable {
  call(tool: string, args: unknown): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Records once, then replays without a server: where the file is there, each call gets the answer
 * that the same call got then, in order; otherwise `open` is called, and `close` writes the file.
 */
export async function recorded(path: string, open: () => Promise<Callable>): Promise<Callable> {
  const known = await readRecording(path);
  if (known) return replaying(path, known);
  const live = await open();
  const calls: RecordedCall[] = [];
  return {
    async call(tool, args) {
      try {
        const output = await live.call(tool, args);
        calls.push({ tool, arguments: args, output });
        return output;
      } catch (error) {
        if (!(error instanceof TravelError)) throw error;
        const { code, message, details } = error;
        calls.push({ tool, arguments: args, refused: { code, message, details: { ...details } } });
        throw error;
      }
    },
    async close() {
      await live.close();
      const recording = { format: "wayfare-recording/1", calls };
      await writeFile(path, `${JSON.stringify(recording, null, 2)}\n`);
    },
  };
}

function replaying(path: string, calls: readonly RecordedCall[]): Callable {
  const left = [...calls];
  return {
    async call(tool, args) {
      const wanted = JSON.stringify(args);
      const index = left.findIndex(
        (call) => call.tool === tool && JSON.stringify(call.arguments) === wanted,
      );
      const [found] = index < 0 ? [] : left.splice(index, 1);
      if (!found) {
        throw new TravelError("not_found", `${tool} was not recorded with these arguments`, {
          reason: "not_recorded",
          value: args,
          hint: `Delete ${path} to record again.`,
        });
      }
      const { refused, output } = found;
      if (!refused) return output;
      throw new TravelError(codeOf(refused.code), refused.message, refused.details);
    },
    async close() {},
  };
}

const CODES = ["invalid", "not_found", "rule", "conflict", "unavailable", "timeout"] as const;

function codeOf(code: string): (typeof CODES)[number] | "internal" {
  return CODES.find((known) => known === code) ?? "internal";
}

async function readRecording(path: string): Promise<readonly RecordedCall[] | undefined> {
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
  return Recording.parse(JSON.parse(text)).calls;
}
