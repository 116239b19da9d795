import type { SessionEvents } from "../../shared.ts";
import type { Engine } from "../engine.ts";
import { names } from "../names.ts";
import { listOf, textOf, textsOf } from "../reply.ts";

/** An answer may be 20 KB, so this may be 1.3 MB of a busy session, for as long as it is busy. */
const KEPT_PER_SESSION = 64;
const KEPT_MS = 120_000;

/** A stream of the server in the session's slot. No scripts: of events at once, the order counts. */
export function valkeySessionEvents({ call, behind, send }: Engine): SessionEvents {
  return {
    append: (sessionId, stream, message) =>
      call(async () => {
        const key = names.events(sessionId);
        const added = send(
          ...(["XADD", key, "MAXLEN", "~", KEPT_PER_SESSION, "*"] as const),
          ...["stream", stream, "message", message],
        );
        behind(send("PEXPIRE", key, KEPT_MS));
        return textOf(await added) ?? "0";
      }),
    after: (sessionId, position) =>
      call(async () => {
        const entries = listOf(await send("XRANGE", names.events(sessionId), `(${position}`, "+"));
        return entries.map((entry) => {
          const [at, fields] = listOf(entry);
          const [, stream = "", , message = ""] = textsOf(fields);
          return { position: textOf(at) ?? "", stream, message };
        });
      }),
  };
}
