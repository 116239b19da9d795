import { attackDesk } from "./attack/desk.ts";
import { explore } from "./attack/explore.ts";
import { findings } from "./attack/findings.ts";
import { numbersFrom } from "./options.ts";

const { minutes, seed } = numbersFrom({ minutes: 2, seed: Date.now() % 1_000_000 });
const found = findings();
const { desk, exploring } = await attackDesk();
await explore(exploring, found, { seed, until: Date.now() + minutes * 60_000 });
await desk.close();
console.log(found.report());
process.exitCode = found.open === 0 ? 0 : 1;
