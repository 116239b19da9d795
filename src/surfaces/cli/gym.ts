import type { Config } from "../../config.ts";
import { type Command, EXIT } from "./command.ts";

/** Serves the gym, and beside it everything that a server over HTTP has. */
export const gymCommand: Command = {
  name: "gym",
  summary: "Serve private worlds for agents under test, and their controls at /gym.",
  examples: ["wayfare gym", "wayfare gym --port 8080 --gym-token secret"],

  async run(invocation) {
    const { serveHttp } = await import("./serve-http.ts");
    const config = gymConfig(invocation.config);
    await serveHttp({ ...invocation, config, openHttp: () => invocation.openHttp(config) });
    return EXIT.ok;
  },
};

/** What was set counts. Otherwise nothing is kept outside the worlds, and agents in parallel are not counted. */
function gymConfig(config: Config): Config {
  const { given, guards, gym } = config;
  const { rateLimit: _, localRateLimit: __, ...unlimited } = guards;
  const limited = given.has("rateLimitEnabled") || given.has("rateLimitPerMinute");
  return {
    ...config,
    transport: "http",
    database: given.has("database") ? config.database : ":memory:",
    guards: limited ? guards : unlimited,
    gym: { ...gym, enabled: true },
  };
}
