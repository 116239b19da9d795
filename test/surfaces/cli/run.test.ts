import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { OPTIONS } from "../../../src/config/options.ts";
import { TravelError } from "../../../src/domain/errors.ts";
import { runCli } from "../../../src/surfaces/cli/run.ts";
import type { Terminal } from "../../../src/surfaces/cli/terminal.ts";
import { toyApp, toyCommands } from "../../fixtures/toy-app.ts";
import { startToy, TOY, toyEnv } from "../../fixtures/toy-process.ts";

interface Dependencies {
  readonly terminal: Partial<Terminal>;
  readonly openApp: () => Promise<never>;
}

/** Runs `wayfare`, with toys on the desk, and catches what it prints. */
async function wayfare(args: readonly string[], input = "", more: Partial<Dependencies> = {}) {
  let stdout = "";
  let stderr = "";
  const terminal: Terminal = {
    print: (text) => {
      stdout += `${text}\n`;
    },
    warn: (text) => {
      stderr += `${text}\n`;
    },
    columns: undefined,
    bold: (text) => text,
    interactive: false,
    readInput: async () => input,
    ...more.terminal,
  };
  const status = await runCli(args, toyEnv({ LOG_LEVEL: "silent" }), {
    version: "1.2.3",
    openApp: async (config, log) => toyApp(config, log, () => {}),
    openHttp: () => Promise.reject(new Error("not in this process")),
    commands: async () => toyCommands,
    ...more,
    terminal,
  });
  return { status, stdout, stderr };
}

/** The same in a process of its own, for what only shows there. */
function spawned(args: readonly string[], input = "") {
  const { status, stdout, stderr } = spawnSync(TOY.command, [...TOY.args, ...args], {
    env: toyEnv(),
    encoding: "utf8",
    input,
  });
  // What the toy services tell is of no interest here.
  return { status, stdout, stderr: stderr.replace(/^toy: .*\n/gm, "") };
}

describe("wayfare", () => {
  test("--help names every command and every setting, by flag and by variable", async () => {
    const { status, stdout } = await wayfare(["--help"]);
    expect(status).toBe(0);
    for (const name of ["serve", "tools", "call <tool>", "world <what>"]) {
      expect(stdout).toContain(name);
    }
    for (const option of Object.values(OPTIONS)) {
      expect(stdout).toContain(`--${option.flag}`);
      expect(stdout).toContain(option.env);
    }
  });

  test("<command> --help, and help <command>, explain the command", async () => {
    const { stdout } = await wayfare(["call", "--help"]);
    expect(stdout).toContain("wayfare call <tool> [json | - | --parameter value …]");
    expect(stdout).toContain("--session <uuid>");
    expect((await wayfare(["help", "call"])).stdout).toBe(stdout);
  });

  test("call <tool> --help explains the tool, and a misspelt parameter is corrected", async () => {
    const { stdout } = await wayfare(["call", "searchFlights", "--help"]);
    expect(stdout).toContain("--departure-date <text>");
    const wrong = await wayfare(["call", "searchFlights", "--orign", "LON"]);
    expect(wrong).toMatchObject({ status: 2, stderr: expect.stringContaining("--origin?") });
  });

  test("--version is the version alone", async () => {
    expect(await wayfare(["--version"])).toEqual({ status: 0, stdout: "1.2.3\n", stderr: "" });
  });

  test("hands other commands their own flags and words, wherever settings stand", async () => {
    const { stdout } = await wayfare([
      "--log-level",
      "warn",
      "world",
      "routes",
      "--from",
      "LHR",
      "JFK",
    ]);
    expect(stdout).toBe("world routes JFK from LHR\n");
  });

  test.each([
    [["wrold"], "There is no command 'wrold'", 'Did you mean "wayfare world"?'],
    [["tools", "--tolsets", "gds"], "There is no flag --tolsets", "Did you mean --toolsets?"],
    [["tools", "--seed"], "--seed", "lists the flags"],
    [["--log-level", "loud"], "--log-level cannot be 'loud'", "lists every setting"],
    [["tools", "--tools", "findToy"], "There is no tool called 'findToy'", "findToys"],
  ])("says what is wrong with %j and exits with 2", async (args, message, hint) => {
    const { status, stdout, stderr } = await wayfare(args);
    expect(status).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toContain(message);
    expect(stderr).toContain(hint);
  });
});

describe("wayfare without a command", () => {
  const openApp = async () => {
    throw new TravelError("unavailable", "No desk in this test", { reason: "test" });
  };

  test("tells a person at a terminal what it is and what to do", async () => {
    const { stdout, stderr } = await wayfare([], "", { openApp, terminal: { interactive: true } });
    expect(stdout).toBe("");
    expect(stderr).toContain("Wayfare is an MCP server");
    expect(stderr).toContain("wayfare --help");
  });

  test("says nothing to a host, and exits with 1 when it cannot serve", async () => {
    expect(await wayfare([], "", { openApp })).toEqual({
      status: 1,
      stdout: "",
      stderr: "error: No desk in this test\n",
    });
  });
});

describe("wayfare tools", () => {
  test("lists what the settings select, by desk", async () => {
    const { status, stdout } = await wayfare(["tools", "--read-only"]);
    expect(status).toBe(0);
    expect(stdout).toBe(
      [
        "DESK       TOOL           EFFECT",
        "gds        findToys       read    Finds toys by the letters they begin with.",
        "gds        waitForToy     read    Reports its progress, then waits for the bell.",
        "concierge  dream_of_toys  read    Costs nothing and is for everybody.",
        "",
      ].join("\n"),
    );
  });

  test("--json has the schemas", async () => {
    const tools = JSON.parse((await wayfare(["tools", "--json", "--tools", "failToy"])).stdout);
    expect(tools).toMatchObject([{ name: "failToy", inputSchema: { required: ["code"] } }]);
  });
});

describe("wayfare call", () => {
  test("prints the readable answer, and nothing else", async () => {
    expect(await wayfare(["call", "findToys", '{"prefix": "ba"}'])).toEqual({
      status: 0,
      stdout: "2 toys: ball, bat\n",
      stderr: "",
    });
  });

  test("--json prints the structured answer", async () => {
    const { stdout } = await wayfare(["call", "findToys", '{"prefix": "ba"}', "--json"]);
    expect(JSON.parse(stdout)).toEqual({ toys: ["ball", "bat"], total: 2 });
  });

  test("reads its arguments from stdin, and takes none for none", async () => {
    const piped = await wayfare(["call", "findToys", "-"], '{"prefix": "c"}');
    expect(piped.stdout).toBe("1 toys: car\n");
    expect((await wayfare(["call", "ringBell"])).stdout).toBe("Ding.\n");
  });

  test("remarks on ignored parameters go to stderr", async () => {
    const { stdout, stderr } = await wayfare(["call", "findToys", '{"prefix": "c", "zz": 1}']);
    expect(stdout).toBe("1 toys: car\n");
    expect(stderr).toBe('Ignored unknown parameter "zz"; what it takes besides is limit.\n');
  });

  test("acts in one session for all calls, or in the one it is given", async () => {
    const session = async (...flags: string[]) => {
      const call = ["call", "buyToy", '{"name": "x", "ms": 0}', "--json", ...flags];
      return JSON.parse((await wayfare(call)).stdout).session;
    };
    expect(await session()).toBe(await session());
    expect(await session("--session", "3f2504e0-4f89-41d3-9a0c-0305e82c3301")).toBe(
      "3f2504e0-4f89-41d3-9a0c-0305e82c3301",
    );
  });

  test.each([
    [
      "a refusal",
      ["failToy", '{"code": "rule"}'],
      1,
      "error: Refused as rule\nhint: Ask for another.\n",
    ],
    [
      "bad input",
      ["findToys", '{"prefix": "B"}'],
      2,
      "error: prefix 'B' must be lower-case letters\n",
    ],
    ["bad JSON", ["findToys", "{prefix: b}"], 2, "error: The arguments are not JSON\n"],
    ["no tool", [], 2, "error: Which tool?\n"],
    ["an unknown tool", ["findtoy"], 2, "There is no tool called 'findtoy'\nhint: Did you mean"],
  ])("reports %s readably", async (_case, args, code, text) => {
    const { status, stdout, stderr } = await wayfare(["call", ...args]);
    expect(status).toBe(code);
    expect(stdout).toBe("");
    expect(stderr).toContain(text);
  });

  test("reports an unexpected exception without its message", async () => {
    const { status, stdout, stderr } = await wayfare(["call", "failToy", '{"code": "crash"}']);
    expect(status).toBe(1);
    expect(stdout).toBe("");
    expect(stderr).toMatch(/^error: Something went wrong on our side\. Reference: [0-9a-f-]{36}\n/);
    expect(stderr).not.toContain("hunter2");
  });

  test("--json reports errors as JSON too", async () => {
    const { status, stdout, stderr } = await wayfare([
      "call",
      "failToy",
      '{"code": "rule"}',
      "--json",
    ]);
    expect(status).toBe(1);
    expect(stderr).toBe("");
    expect(JSON.parse(stdout)).toMatchObject({
      error: { message: "Refused as rule", kind: "rule", reason: "toy_rule", newPrice: 120 },
    });
  });
});

describe("in a process of its own", () => {
  test("it is quiet in the log unless a level was asked for", () => {
    expect(spawned(["call", "ringBell"])).toEqual({ status: 0, stdout: "Ding.\n", stderr: "" });
    const { stderr } = spawned(["call", "ringBell", "--log-level", "info"]);
    expect(JSON.parse(stderr)).toMatchObject({ tool: "ringBell", transport: "cli", outcome: "ok" });
  });

  test("it reads what is piped into it, and prints without colours into a pipe", () => {
    expect(spawned(["call", "findToys", "-"], '{"prefix": "c"}').stdout).toBe("1 toys: car\n");
    const help = spawned(["--help"]).stdout;
    expect(help).toContain("Usage");
    expect(help).not.toContain("\u001b");
  });

  test("its exit code says how it went", () => {
    expect(spawned(["call", "failToy", '{"code": "rule"}']).status).toBe(1);
    expect(spawned(["wrold"]).status).toBe(2);
  });

  test("it ends quietly when nobody reads the rest of what it prints", async () => {
    const toy = startToy(["tools", "--json"]);
    toy.child.stdout.destroy();
    expect(await toy.exit).toBe(0);
    expect(toy.stderr()).not.toContain("EPIPE");
  });
});
