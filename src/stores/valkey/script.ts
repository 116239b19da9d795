import { createHash } from "node:crypto";

/** A step that the server takes at once or not at all. In a cluster its keys are in one slot. */
export interface Script {
  readonly lua: string;
  readonly sha: string;
}

export function script(lua: string): Script {
  return { lua, sha: createHash("sha1").update(lua).digest("hex") };
}
