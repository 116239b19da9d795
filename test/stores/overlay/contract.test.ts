import { describe } from "vitest";
import { overlayStore } from "../../../src/stores/overlay/store.ts";
import { storeContract } from "../../contracts/store.ts";

describe("overlay in memory", () => {
  storeContract(async () => ({ open: async (now) => overlayStore({ now }), async remove() {} }), {
    shared: false,
  });
});

describe("overlay on a base of its own, whose traces are gone", () => {
  storeContract(
    async () => ({
      async open(now) {
        const base = overlayStore({ now });
        await base.cache.put("trace", "x", 1);
        const shared = base.snapshot();
        const store = overlayStore({ now, state: shared });
        await store.cache.delete("trace");
        return store;
      },
      async remove() {},
    }),
    { shared: false },
  );
});
