import { describe } from "vitest";
import { overlayStore } from "../../../src/stores/overlay/store.ts";
import { storeContract } from "../../contracts/store.ts";

describe("overlay in memory", () => {
  storeContract(async () => ({ open: async (now) => overlayStore({ now }), async remove() {} }), {
    shared: false,
  });
});
