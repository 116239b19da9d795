import { readFile } from "node:fs/promises";
import { usageError } from "../command.ts";

/** The JSON in a file that a flag names. */
export async function jsonIn(path: string, flag: string, hint?: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch (error) {
    const why = error instanceof Error ? error.message : "cannot be read";
    throw usageError(`${flag} ${path}: ${why}`, hint);
  }
}
