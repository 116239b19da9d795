import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Figure } from "./measure.ts";

/**
 * Worlds by the thousand, in a process of their own: what they take up is told by how much the
 * process grows, and one that ran other parts grows by less, as it gives back what those left behind.
 */
export async function benchGym(): Promise<readonly Figure[]> {
  const child = fork(fileURLToPath(new URL("./gym-process.ts", import.meta.url)));
  let figures: readonly Figure[] | undefined;
  child.on("message", (told: readonly Figure[]) => {
    figures = told;
  });
  const [code] = await once(child, "exit");
  if (!figures) throw new Error(`bench/gym-process.ts ended with ${code} and said nothing`);
  return figures;
}
