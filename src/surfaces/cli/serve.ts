import { type Command, EXIT, type Invocation } from "./command.ts";

const FOR_PEOPLE = `Wayfare is an MCP server: it waits here for an AI host to speak to it over stdin.
To try it yourself:   wayfare demo    wayfare tools    wayfare --help
To give it to a host: claude mcp add wayfare -- npx -y wayfare
Ctrl-C ends it.`;

/** Serves MCP: over stdin and stdout, which is what a host gets when it starts us, or over HTTP. */
export const serveCommand: Command = {
  name: "serve",
  summary: "Serve MCP over stdin and stdout, or HTTP (what happens without a command).",

  async run(invocation) {
    if (invocation.config.transport === "stdio") await serveStdio(invocation);
    else {
      // Not before: a host that starts us over stdio waits for every module.
      const { serveHttp } = await import("./serve-http.ts");
      await serveHttp(invocation);
    }
    return EXIT.ok;
  },
};

async function serveStdio({ terminal, openApp }: Invocation): Promise<void> {
  if (terminal.interactive) terminal.warn(FOR_PEOPLE);
  const [app, { serveOverStdio }] = await Promise.all([openApp(), import("../mcp/stdio.ts")]);
  await serveOverStdio(app);
}
