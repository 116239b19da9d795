import { existsSync } from "node:fs";
import { parseValkeyUrl, VALKEY_URL, type ValkeyPlace } from "../../config/valkey.ts";
import { words } from "../../config/values.ts";
import type { TravelError } from "../../domain/errors.ts";
import type { MigrationReport } from "../../services/migration/migrate.ts";
import { type Command, EXIT, usageError } from "./command.ts";
import { progressTo } from "./progress.ts";

/** Where bookings are kept. */
export type Place = { readonly file: string } | { readonly valkey: ValkeyPlace };

/** Copies everything from one place to the other. */
export type Migrate = (
  from: Place,
  to: Place,
  progress: (items: number) => void,
) => Promise<MigrationReport>;

const WORDS: Readonly<Record<keyof MigrationReport, string>> = {
  booking: "bookings",
  stock: "kinds of units sold",
  outcome: "idempotency records",
  session: "sessions",
  key: "API keys",
  record: "requests and other records",
};
const KINDS = ["booking", "stock", "outcome", "session", "key", "record"] as const;

/** Moves the bookings from one machine's file to a shared server, or back. */
export function migrateCommand(migrate: Migrate): Command {
  return {
    name: "migrate",
    summary: "Copy all bookings from a database file to Valkey, or back.",
    usage: "--from <path or url> --to <path or url>",
    options: {
      from: {
        type: "string",
        placeholder: "where",
        help: "Database file or valkey:// URL to read.",
      },
      to: { type: "string", placeholder: "where", help: "Database file or valkey:// URL to fill." },
      cluster: { type: "boolean", help: "The Valkey server is a node of a cluster." },
      json: { type: "boolean", help: "Print JSON." },
    },

    examples: ["wayfare migrate --from wayfare.db --to valkey://localhost:6379"],

    async run({ options, terminal }) {
      const cluster = options["cluster"] === true;
      const from = text(options["from"], "--from");
      const to = text(options["to"], "--to");
      if (from === to) throw refusal("--from and --to are the same place");
      // Opening would make an empty file of a name that was mistyped.
      if (!VALKEY_URL.test(from) && !existsSync(from)) {
        throw refusal(`There is no database file ${from}`);
      }
      const tell = progressTo(terminal);
      const report = await migrate(
        place(from, "--from", cluster),
        place(to, "--to", cluster),
        (items) => tell(`${items} items copied …`),
      );
      const counts = KINDS.map((kind) => `${report[kind]} ${WORDS[kind]}`);
      terminal.print(
        options["json"]
          ? JSON.stringify(report, undefined, 2)
          : `Copied and checked: ${counts.join(", ")}.`,
      );
      return EXIT.ok;
    },
  };
}

function text(value: string | boolean | undefined, flag: string): string {
  const given = typeof value === "string" ? value.trim() : "";
  if (given !== "" && given !== ":memory:") return given;
  throw refusal(`${flag} must name a database file or a Valkey URL`);
}

function place(where: string, flag: string, cluster: boolean): Place {
  if (!VALKEY_URL.test(where)) return { file: where };
  try {
    return { valkey: parseValkeyUrl(words(where), { cluster, tls: false, database: 0 }) };
  } catch (error) {
    throw refusal(`${flag}: ${error instanceof Error ? error.message : "no Valkey URL"}`);
  }
}

function refusal(message: string): TravelError {
  return usageError(
    message,
    "Try: wayfare migrate --from wayfare.db --to valkey://localhost:6379. Stop the servers first.",
  );
}
