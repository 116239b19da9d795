import { join } from "node:path";
import { describe } from "vitest";
import { sqliteStore } from "../../../src/stores/sqlite/store.ts";
import { storeContract } from "../../contracts/store.ts";
import { temporaryFolder } from "./storage.ts";

describe("sqlite in a file", () => {
  storeContract(async () => {
    const folder = await temporaryFolder();
    const path = join(folder.path, "wayfare.db");
    return { open: (now) => sqliteStore({ path, now }), remove: folder.remove };
  });
});

describe("sqlite in memory", () => {
  storeContract(
    async () => ({
      open: (now) => sqliteStore({ path: ":memory:", now }),
      async remove() {},
    }),
    { shared: false },
  );
});
