import { lazily } from "../../../memory/lazily.ts";
import type { Engine } from "../engine.ts";
import { BOOKINGS, names, type RecordRef, refOfBooking } from "../names.ts";
import { numberOf } from "../reply.ts";

/**
 * The lists of all bookings are younger than some bookings: a scan of all keys adds these when the
 * lists are first read, once for a storage. Doing it twice, or at several nodes at once, is harmless.
 */
export function bookingListBackfill(
  engine: Engine,
  show: (booking: RecordRef) => Promise<void>,
): () => Promise<void> {
  /**
   * In this order: with no commit under way after they were counted, all that are listed are in the
   * total. Then a total that is no greater leaves none unlisted.
   */
  async function noneMissing(): Promise<boolean> {
    const listed = numberOf(await engine.send("ZCARD", names.bookingsOfAll.all));
    if (numberOf(await engine.send("ZCARD", BOOKINGS.intents)) > 0) return false;
    return numberOf(await engine.send("GET", names.bookingsTotal)) <= listed;
  }

  async function complete(): Promise<void> {
    if ((await engine.send("EXISTS", names.allListed)) === 1) return;
    if (!(await noneMissing())) await listAll();
    await engine.send("SET", names.allListed, "1");
  }

  async function listAll(): Promise<void> {
    for await (const keys of engine.connection.scan("gds:session:*:booking:*")) {
      const bookings = keys.map(refOfBooking).filter((ref) => ref !== undefined);
      await Promise.all(bookings.map(show));
    }
  }

  return lazily(complete);
}
