import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { OPTIONS } from "../../../src/config/options.ts";
import { TOY, toyEnv } from "../../fixtures/toy-process.ts";

/** Runs `wayfare`, with toys on the desk, in a process of its own. */
function wayfare(args: readonly string[], input = "", env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(TOY.command, [...TOY.args, ...args], {
    env: toyEnv(env),
    encoding: "utf8",
    input,
  });
  // What the toy services tell is of no interest here.
  return { status, stdout, stderr: stderr.replace(/^toy: .*\n/gm, "") };
}

describe("wayfare", () => {
  test("--help names every command and every setting, by flag and by variable", () => {
    const { status, stdout } = wayfare(["--help"]);
    expect(status).toBe(0);
    for (const name of ["serve", "tools", "call <tool>", "world <what>"]) {
      expect(stdout).toContain(name);
    }
    for (const option of Object.values(OPTIONS)) {
      expect(stdout).toContain(`--${option.flag}`);
      expect(stdout).toContain(option.env);
    }
    expect(stdout).not.toContain("\u001b");
  });

  test("<command> --help, and help <command>, explain the command", () => {
    const { stdout } = wayfare(["call", "--help"]);
    expect(stdout).toContain("wayfare call <tool> [json | -]");
    expect(stdout).toContain("--session <uuid>");
    expect(wayfare(["help", "call"]).stdout).toBe(stdout);
  });

  test("--version is the version alone", () => {
    expect(wayfare(["--version"])).toEqual({ status: 0, stdout: "1.2.3\n", stderr: "" });
  });

  test("hands other commands their own flags and words, wherever settings stand", () => {
    const { stdout } = wayfare(["--log-level", "warn", "world", "routes", "--from", "LHR", "JFK"]);
    expect(stdout).toBe("world routes JFK from LHR\n");
  });

  test.each([
    [["wrold"], "There is no command 'wrold'", 'Did you mean "wayfare world"?'],
    [["tools", "--tolsets", "gds"], "There is no flag --tolsets", "Did you mean --toolsets?"],
    [["tools", "--seed"], "--seed", "lists the flags"],
    [["--log-level", "loud"], "--log-level cannot be 'loud'", "lists every setting"],
    [["tools", "--tools", "findToy"], "There is no tool called 'findToy'", "findToys"],
  ])("says what is wrong with %j and exits with 2", (args, message, hint) => {
    const { status, stdout, stderr } = wayfare(args);
    expect(status).toBe(2);
    expect(stdout).toBe("");
    expect(stderr).toContain(message);
    expect(stderr).toContain(hint);
  });
});

describe("wayfare tools", () => {
  test("lists what the settings select, by desk", () => {
    const { status, stdout } = wayfare(["tools", "--read-only"]);
    expect(status).toBe(0);
    expect(stdout).toBe(
      [
        "DESK  TOOL        EFFECT",
        "gds   findToys    read    Finds toys by the letters they begin with.",
        "gds   waitForToy  read    Reports its progress, then waits for the bell.",
        "",
      ].join("\n"),
    );
  });

  test("--json has the schemas", () => {
    const tools = JSON.parse(wayfare(["tools", "--json", "--tools", "failToy"]).stdout);
    expect(tools).toMatchObject([{ name: "failToy", inputSchema: { required: ["code"] } }]);
  });
});

describe("wayfare call", () => {
  test("prints the readable answer, and nothing else", () => {
    expect(wayfare(["call", "findToys", '{"prefix": "ba"}'])).toEqual({
      status: 0,
      stdout: "2 toys: ball, bat\n",
      stderr: "",
    });
  });

  test("--json prints the structured answer", () => {
    const { stdout } = wayfare(["call", "findToys", '{"prefix": "ba"}', "--json"]);
    expect(JSON.parse(stdout)).toEqual({ toys: ["ball", "bat"], total: 2 });
  });

  test("reads its arguments from stdin, and takes none for none", () => {
    expect(wayfare(["call", "findToys", "-"], '{"prefix": "c"}').stdout).toBe("1 toys: car\n");
    expect(wayfare(["call", "ringBell"]).stdout).toBe("Ding.\n");
  });

  test("remarks on ignored parameters go to stderr", () => {
    const { stdout, stderr } = wayfare(["call", "findToys", '{"prefix": "c", "zz": 1}']);
    expect(stdout).toBe("1 toys: car\n");
    expect(stderr).toBe('Ignored unknown parameter "zz".\n');
  });

  test("acts in one session for all calls, or in the one it is given", () => {
    const session = (...flags: string[]) =>
      JSON.parse(wayfare(["call", "buyToy", '{"name": "x", "ms": 0}', "--json", ...flags]).stdout)
        .session;
    expect(session()).toBe(session());
    expect(session("--session", "3f2504e0-4f89-41d3-9a0c-0305e82c3301")).toBe(
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
  ])("reports %s readably", (_case, args, code, text) => {
    const { status, stdout, stderr } = wayfare(["call", ...args]);
    expect(status).toBe(code);
    expect(stdout).toBe("");
    expect(stderr).toContain(text);
  });

  test("reports an unexpected exception without its message, even to the log's own machine", () => {
    const { status, stdout, stderr } = wayfare(["call", "failToy", '{"code": "crash"}'], "", {
      LOG_LEVEL: "silent",
    });
    expect(status).toBe(1);
    expect(stdout).toBe("");
    expect(stderr).toMatch(/^error: Something went wrong on our side\. Reference: [0-9a-f-]{36}\n/);
    expect(stderr).not.toContain("hunter2");
  });

  test("--json reports errors as JSON too", () => {
    const { status, stdout, stderr } = wayfare(["call", "failToy", '{"code": "rule"}', "--json"]);
    expect(status).toBe(1);
    expect(stderr).toBe("");
    expect(JSON.parse(stdout)).toMatchObject({
      error: { message: "Refused as rule", kind: "rule", reason: "toy_rule", newPrice: 120 },
    });
  });

  test("is quiet in the log unless a level was asked for", () => {
    const { stderr } = wayfare(["call", "ringBell", "--log-level", "info"]);
    expect(JSON.parse(stderr)).toMatchObject({ tool: "ringBell", transport: "cli", outcome: "ok" });
  });
});
