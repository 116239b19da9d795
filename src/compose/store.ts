import { type Config, clockOf } from "../config.ts";
import { defined } from "../domain/defined.ts";
import type { TravelError } from "../domain/errors.ts";
import type { Shared } from "../stores/shared.ts";
import type { Transfer } from "../stores/transfer.ts";
import type { Store } from "../stores/types.ts";
import type { Place } from "../surfaces/cli/migrate.ts";

interface StoreParts {
  readonly onDamage?: (failure: TravelError) => void;
  /** What several processes on one file have in common; a shared server brings its own. */
  readonly shared?: Shared | undefined;
}

/** A shared server where one is named, else a file. */
export async function openStore(
  config: Config,
  { onDamage, shared }: StoreParts = {},
): Promise<Store> {
  const now = clockOf(config);
  if (config.valkey) {
    const { valkeyStore } = await import("../stores/valkey/store.ts");
    return await valkeyStore({ ...config.valkey, now });
  }
  const { sqliteStore } = await import("../stores/sqlite/store.ts");
  return await sqliteStore({ path: config.database, now, ...defined({ onDamage, shared }) });
}

export async function openTransfer(place: Place): Promise<Transfer> {
  // What expires does so by the real time, whatever time the world stands at.
  const now = Date.now;
  if ("valkey" in place) {
    const { valkeyTransfer } = await import("../stores/valkey/transfer.ts");
    return await valkeyTransfer({ ...place.valkey, now });
  }
  const { sqliteTransfer } = await import("../stores/sqlite/transfer.ts");
  return await sqliteTransfer(place.file, now);
}
