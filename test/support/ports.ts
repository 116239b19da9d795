import { createServer } from "node:net";

/**
 * Below those that Linux gives out by itself (32,768 and up): one of them could be gone to anybody's
 * connection while its server is started again. 10,000 above lies a Valkey's cluster bus.
 */
const LOWEST = 12_000;
const HIGHEST = 22_000;

/** A port for a server that is told which, or that starts again on the same. */
export async function portToKeep(): Promise<number> {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    if ((await isFree(port)) && (await isFree(port + 10_000))) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
