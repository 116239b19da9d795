import { afterAll, beforeAll, describe } from "vitest";
import { valkeyStore } from "../../../src/stores/valkey/store.ts";
import { storeContract } from "../../contracts/store.ts";
import { flush, startCluster, startServer, type TestServer } from "../../support/valkey.ts";

describe("valkey on one server", () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startServer();
  });

  afterAll(() => server.stop());

  storeContract(async () => {
    await flush([server]);
    return { open: (now) => valkeyStore({ nodes: [server], now }), async remove() {} };
  });
});

describe("valkey on one server, where some nodes commit in steps", () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startServer();
  });

  afterAll(() => server.stop());

  storeContract(async () => {
    await flush([server]);
    let opened = 0;
    return {
      open: (now) => valkeyStore({ nodes: [server], now, atOnce: opened++ % 2 === 1 }),
      async remove() {},
    };
  });
});

describe("valkey on a cluster", () => {
  let nodes: readonly TestServer[];
  let stop: () => Promise<void>;

  beforeAll(async () => {
    ({ nodes, stop } = await startCluster());
  });

  afterAll(() => stop());

  storeContract(async () => {
    await flush(nodes);
    return { open: (now) => valkeyStore({ nodes, cluster: true, now }), async remove() {} };
  });
});
