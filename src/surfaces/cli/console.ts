import { isIPv6 } from "node:net";
import type { Config } from "../../config.ts";
import { TravelError } from "../../domain/errors.ts";
import { type Command, EXIT, usageError } from "./command.ts";

/** Makes a ticket for the server that uses the same storage. */
export type NewTicket = (config: Config, invited: Invited) => Promise<string>;

/** Whom a link is for. */
interface Invited {
  readonly name?: string;
  readonly role?: Role;
}

const ROLES = ["agent", "supervisor", "read-only"] as const;
type Role = (typeof ROLES)[number];

const EVERYWHERE = new Set(["0.0.0.0", "::"]);

/** Prints another one-time link to the operators' page of a server that is running. */
export function consoleCommand(newTicket: NewTicket): Command {
  return {
    name: "console",
    summary: "Print a one-time link to the operators' page of the server that runs here.",

    options: {
      name: {
        type: "string",
        placeholder: "text",
        help: "Whom it is for; left out, the page asks.",
      },
      role: {
        type: "string",
        placeholder: ROLES.join("|"),
        help: "What they may do there; default: supervisor.",
      },
    },
    examples: ["wayfare console --name Leyla --role agent"],

    async run({ config, options, terminal }) {
      const { name } = options;
      const role = ROLES.find((known) => known === options["role"]);
      if (options["role"] !== undefined && !role) {
        throw usageError(`There is no role '${options["role"]}'`, `Roles: ${ROLES.join(", ")}.`);
      }
      if (config.guards.auth.mode !== "off") {
        throw refused(
          "With authentication operators log in with a key, not with a link",
          "Make one: wayfare keys create --name <operator> --scopes travel:operate",
        );
      }
      if (config.database === ":memory:" && config.valkey === undefined) {
        throw refused(
          "A database in memory is the server's alone",
          "Use the link that the server printed when it started, or set WAYFARE_DB to a file.",
        );
      }
      const invited = { ...(typeof name === "string" && { name }), ...(role && { role }) };
      // The ticket itself holds the name: beside it, it saves the page the question.
      const known = invited.name === undefined ? "" : `&name=${encodeURIComponent(invited.name)}`;
      const ticket = await newTicket(config, invited);
      terminal.print(`${originOf(config)}/console/?ticket=${ticket}${known}`);
      return EXIT.ok;
    },
  };
}

function originOf({ guards, http: { host, port } }: Config): string {
  if (guards.publicUrl !== undefined) return guards.publicUrl;
  const name = EVERYWHERE.has(host) ? "127.0.0.1" : host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
}

function refused(message: string, hint: string): TravelError {
  return new TravelError("invalid", message, { reason: "no_link", hint });
}
