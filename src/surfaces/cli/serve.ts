import { type Command, EXIT } from "./command.ts";

const FOR_PEOPLE = `Wayfare is an MCP server: it waits here for an AI host to speak to it over stdin.
To try it yourself:   wayfare demo    wayfare tools    wayfare --help
To give it to a host: claude mcp add wayfare -- npx -y wayfare
Ctrl-C ends it.`;

/** Serves MCP over stdin and stdout: what a host gets when it starts us. */
export function serveCommand<S>(): Command<S> {
  return {
    name: "serve",
    summary: "Serve MCP over stdin and stdout (what happens without a command).",

    async run({ terminal, openDesk }) {
      if (terminal.interactive) terminal.warn(FOR_PEOPLE);
      const [desk, { serveDeskOverStdio }] = await Promise.all([
        openDesk(),
        import("../mcp/stdio.ts"),
      ]);
      await serveDeskOverStdio(desk);
      return EXIT.ok;
    },
  };
}
