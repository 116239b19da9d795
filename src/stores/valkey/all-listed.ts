import { type BookingWrites, toWritten } from "./booking-writes.ts";
import type { Engine } from "./engine.ts";
import { names, partText } from "./names.ts";
import { listOf, numberOf } from "./reply.ts";
import { scan } from "./scan.ts";

/** The key of a booking; gives its session and its PNR. */
export const BOOKING = /^gds:session:\{([^}]*)\}:booking:\{([^}]*)\}$/;

/**
 * The lists of everybody's bookings are younger than some bookings: these are added when the lists
 * are first asked for, once for a storage. Doing it twice, or at several nodes at once, is harmless.
 */
export function allListed(engine: Engine, writes: Pick<BookingWrites, "list">) {
  let done: Promise<void> | undefined;

  async function show(key: string): Promise<void> {
    const [sessionId, pnr] = BOOKING.exec(key)?.slice(1).map(partText) ?? [];
    if (sessionId === undefined || pnr === undefined) return;
    const facts = listOf(
      await engine.send("HMGET", key, "status", "version", "createdAt", "principal"),
    );
    const written = toWritten(facts);
    if (written.version > 0) await writes.list({ sessionId, pnr }, written);
  }

  /**
   * In this order: with no commit under way after they were counted, all that are listed are in the
   * total. Then a total that is no greater leaves none unlisted.
   */
  async function noneMissing(): Promise<boolean> {
    const listed = numberOf(await engine.send("ZCARD", names.bookingsOfAll.all));
    if (numberOf(await engine.send("ZCARD", names.commits)) > 0) return false;
    return numberOf(await engine.send("GET", names.bookingsTotal)) <= listed;
  }

  async function complete(): Promise<void> {
    if ((await engine.send("EXISTS", names.allListed)) === 1) return;
    if (!(await noneMissing())) await listAll();
    await engine.send("SET", names.allListed, "1");
  }

  async function listAll(): Promise<void> {
    for (const primary of engine.connection.primaries()) {
      for await (const keys of scan(primary, "gds:session:*:booking:*")) {
        await Promise.all(keys.map(show));
      }
    }
  }

  return (): Promise<void> => {
    done ??= complete().catch((error: unknown) => {
      done = undefined;
      throw error;
    });
    return done;
  };
}
