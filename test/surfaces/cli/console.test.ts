import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { newTicket } from "../../../src/compose/console-ticket.ts";
import { consoleCommand } from "../../../src/surfaces/cli/console.ts";
import { temporaryFolder } from "../../stores/sqlite/storage.ts";
import { browse, startConsole } from "../console/served.ts";
import { runCommand } from "./run-command.ts";

describe("wayfare console", () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let database: string;

  beforeEach(async () => {
    folder = await temporaryFolder();
    database = join(folder.path, "wayfare.db");
  });

  afterEach(() => folder.remove());

  async function wayfareConsole(env: Record<string, string> = {}, args: readonly string[] = []) {
    const command = consoleCommand(newTicket);
    const {
      status,
      stdout: out,
      stderr: err,
    } = await runCommand(command, [...args], {
      WAYFARE_DB: database,
      ...env,
    });
    return { status, out, err };
  }

  test("prints a link that lets one operator into the server that runs", async () => {
    const served = await startConsole({ WAYFARE_DB: database });
    try {
      const { status, out } = await wayfareConsole();
      expect(status).toBe(0);
      expect(out).toMatch(/^http:\/\/127\.0\.0\.1:3000\/console\/\?ticket=[\w-]{43}$/);
      const ticket = new URL(out).searchParams.get("ticket");
      expect((await browse(served, { ticket })).login.status).toBe(200);
      expect((await browse(served, { ticket })).login.status).toBe(401);
    } finally {
      await served.close();
    }
  });

  test("names the address that operators use", async () => {
    const named = await wayfareConsole({ PUBLIC_URL: "https://travel.example.com" });
    expect(named.out).toMatch(/^https:\/\/travel\.example\.com\/console\/\?ticket=/);
    // The page then asks for no name.
    const leyla = await wayfareConsole({}, ["--name", "Leyla M"]);
    expect(new URL(leyla.out).searchParams.get("name")).toBe("Leyla M");
    const open = await wayfareConsole({
      HTTP_HOST: "0.0.0.0",
      HTTP_PORT: "8080",
      HTTP_ALLOWED_HOSTS: "*",
    });
    expect(open.out).toMatch(/^http:\/\/127\.0\.0\.1:8080\/console\//);
  });

  test("sends who asks for authentication to keys", async () => {
    const { status, out, err } = await wayfareConsole({ AUTH_MODE: "keys" });
    expect([status, out]).toEqual([2, ""]);
    expect(err).toContain("wayfare keys create");
    expect(err).toContain("travel:operate");
  });

  test("has no way into a database in memory", async () => {
    const { status, err } = await wayfareConsole({ WAYFARE_DB: ":memory:" });
    expect(status).toBe(2);
    expect(err).toContain("the link that the server printed");
  });
});
