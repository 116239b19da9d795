import type { Config } from "../../../config.ts";

/** What was set counts. Otherwise nothing is kept outside the worlds, and agents in parallel are not counted. */
export function gymConfig(config: Config): Config {
  const { given, guards, gym, http } = config;
  const { rateLimit: _, localRateLimit: __, ...unlimited } = guards;
  const limited = given.has("rateLimitEnabled") || given.has("rateLimitPerMinute");
  return {
    ...config,
    transport: "http",
    database: given.has("database") ? config.database : ":memory:",
    guards: limited ? guards : unlimited,
    // Worlds are in the memory of one process.
    http: { ...http, workers: 1 },
    gym: { ...gym, enabled: true },
  };
}
