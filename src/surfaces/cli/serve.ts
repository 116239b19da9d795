import { type Command, EXIT, type Invocation } from "./command.ts";
import { ownCommand } from "./own-command.ts";

/** Printed where a person started what hosts start. */
function forPeople(): string {
  const command = ownCommand(process.argv).join(" ");
  return `Wayfare is an MCP server: it waits here for an AI host to speak to it over stdin.
To try it yourself:   wayfare demo    wayfare tools    wayfare --help
To give it to a host: claude mcp add wayfare -- ${command}
To serve it on HTTP:  wayfare serve --transport http
Ctrl-C ends it.`;
}

/** Serves MCP: over stdin and stdout, which is what a host gets when it starts us, or over HTTP. */
export const serveCommand: Command = {
  name: "serve",
  summary: "Serve MCP over stdin and stdout, or HTTP (what happens without a command).",
  examples: [
    "wayfare serve --transport http",
    "wayfare serve --transport http --port 8080 --toolsets gds,servicing",
    "WAYFARE_NOW=2027-01-15 WAYFARE_DB=:memory: wayfare serve --transport http",
  ],

  async run(invocation) {
    if (invocation.config.transport === "stdio") await serveStdio(invocation);
    else {
      // Not before: a host that starts us over stdio waits for every module.
      const { serveHttp } = await import("./serve-http.ts");
      return await serveHttp(invocation);
    }
    return EXIT.ok;
  },
};

async function serveStdio({ terminal, openApp }: Invocation): Promise<void> {
  if (terminal.interactive) terminal.warn(forPeople());
  const [app, { serveOverStdio }] = await Promise.all([openApp(), import("../mcp/stdio.ts")]);
  await serveOverStdio(app);
}
