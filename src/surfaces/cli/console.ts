import { isIPv6 } from "node:net";
import type { Config } from "../../config.ts";
import { TravelError } from "../../domain/errors.ts";
import { type Command, EXIT } from "./command.ts";

/** Makes a ticket for the server that uses the same storage. */
export type NewTicket = (config: Config) => Promise<string>;

const EVERYWHERE = new Set(["0.0.0.0", "::"]);

/** Prints another one-time link to the operators' page of a server that is running. */
export function consoleCommand(newTicket: NewTicket): Command {
  return {
    name: "console",
    summary: "Print a one-time link to the operators' page of the server that runs here.",

    async run({ config, terminal }) {
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
      terminal.print(`${originOf(config)}/console/?ticket=${await newTicket(config)}`);
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
