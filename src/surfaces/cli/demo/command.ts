import { MS_PER_DAY } from "../../../domain/dates.ts";
import { type Command, EXIT } from "../command.ts";

const DAYS_AHEAD = 75;
const NIGHTS = 4;

/** `wayfare demo`: a whole journey against a real server over stdio, in a database of its own. */
export const demoCommand: Command = {
  name: "demo",
  summary: "Play a journey through every desk: plan, compare, check a price, book, change, cancel.",

  async run({ terminal, config }) {
    const [{ startPeer }, { playJourney }] = await Promise.all([
      import("./peer.ts"),
      import("./journey.ts"),
    ]);
    const now = config.now ?? Date.now();
    const day = (offset: number) => new Date(now + offset * MS_PER_DAY).toISOString().slice(0, 10);
    // The same program that runs this, started the way a host would.
    const command = [process.execPath, ...process.execArgv, process.argv[1] ?? "", "serve"];
    // Settings of its own: the demonstration must not touch the user's bookings or ports.
    const peer = await startPeer(command, {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      TRANSPORT_MODE: "stdio",
      WAYFARE_DB: ":memory:",
      MOCK_DATA_SEED: config.seed,
      LOG_LEVEL: "error",
      ...(config.now !== undefined && { WAYFARE_NOW: new Date(config.now).toISOString() }),
    });
    try {
      await playJourney(peer, terminal, { out: day(DAYS_AHEAD), back: day(DAYS_AHEAD + NIGHTS) });
      return EXIT.ok;
    } finally {
      await peer.close();
    }
  },
};
