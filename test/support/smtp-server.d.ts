/** As much of the package as the tests use. */
declare module "smtp-server" {
  import type { Server } from "node:net";
  import type { Readable } from "node:stream";

  type Done = (error?: Error) => void;

  interface Options {
    readonly disabledCommands: readonly string[];
    onRcptTo(address: unknown, session: unknown, done: Done): void;
    onData(stream: Readable, session: unknown, done: Done): void;
  }

  export class SMTPServer {
    constructor(options: Options);
    readonly server: Server;
    listen(port: number, host: string, done: () => void): void;
    close(done: () => void): void;
  }
}
