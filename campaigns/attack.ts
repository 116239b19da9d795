import { attackAccess } from "./attack/access.ts";
import { attackDesk } from "./attack/desk.ts";
import { explore, type Limits } from "./attack/explore.ts";
import { Flaw, findings } from "./attack/findings.ts";
import { startAttacked } from "./attack/server.ts";
import { silentConnections, socketAttack } from "./attack/sockets.ts";
import { attackReaders } from "./attack/texts.ts";
import { wireAttack } from "./attack/wire.ts";
import { numbersFrom } from "./options.ts";

/**
 * Hostile input for everything that takes any: `npm run attack -- --minutes 60 --seed 7`. Ends with
 * code 1 when something was found. The same seed makes the same inputs, as far as the time allows.
 */
const { minutes, seed } = numbersFrom({ minutes: 2, seed: Date.now() % 1_000_000 });
const end = Date.now() + minutes * 60_000;
console.log(`${minutes} minutes of hostile input, seed ${seed}`);

const found = findings();
const { desk, exploring } = await attackDesk();
const server = await startAttacked();
// Connections that say nothing are waited for while the rest goes on.
const silent = silentConnections(server).catch((error: unknown) => {
  if (!(error instanceof Flaw)) throw error;
  found.add(error, "connections that say nothing");
});
try {
  await attackAccess(server, desk.tools, found);
  const left = end - Date.now();
  const over = [
    ...(await wireAttack(server, desk.tools)).map((part) => (limits: Limits) => {
      return explore(part, found, limits);
    }),
    (limits: Limits) => explore(socketAttack(server), found, limits),
  ];
  // Half of the time belongs to the wire, a sixth to readers of text, the rest to the tools.
  await attackReaders(desk, found, { seed, until: Date.now() + left / 6 });
  for (const part of over) await part({ seed, until: Date.now() + left / 2 / over.length });
  await explore(exploring, found, { seed, until: end });
  await silent;
  await server.stop();
} catch (error) {
  found.add(new Flaw("the campaign broke off", String(error)), error);
} finally {
  await desk.close();
}
console.log(found.report());
process.exitCode = found.open === 0 ? 0 : 1;
