import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Briefing } from "../../../domain/contracts/gym/harness.ts";
import { modelServer } from "../../../gym/runs/chat-model.ts";
import { harnessClient } from "../../../gym/runs/harness-client.ts";
import { modelTraveller } from "../../../gym/runs/model-traveller.ts";
import { failureLines, junitOf, rateText, reportOf } from "../../../gym/runs/report.ts";
import { reportPage } from "../../../gym/runs/report-page.ts";
import { runTasks } from "../../../gym/runs/run.ts";
import { serveOverHttp } from "../../http/server/server.ts";
import { EXIT, usageError } from "../command.ts";
import { progressTo } from "../progress.ts";
import type { GymAction } from "./command.ts";
import { gymConfig } from "./settings.ts";
import { countOf, namedTasks } from "./tasks.ts";

const PARALLEL = 4;
const OUT = "gym-report";
const LONGEST_TURN = 3600;

/** Plays tasks with an agent's command, against worlds that this process serves. */
export const runAgent: GymAction = async (invocation) => {
  const { options, terminal, openHttp } = invocation;
  const { agent } = options;
  if (typeof agent !== "string" || agent.trim() === "") {
    throw usageError(
      "Which agent? --agent names its command",
      'wayfare gym run --agent "node my-agent.js" gds-cheapest-nonstop',
    );
  }
  const tasks = await namedTasks(invocation);
  const turnMs =
    options["timeout"] === undefined ? undefined : secondsOf(options["timeout"]) * 1000;
  const model = options["traveller"];
  const traveller =
    typeof model === "string"
      ? (briefing: Briefing) => modelTraveller({ ...modelServer(process.env), model }, briefing)
      : undefined;
  const repeats = countOf(options["repeat"], 1);
  const parallel = countOf(options["parallel"], PARALLEL);
  const config = gymConfig(invocation.config);
  // Any free port, unless one was asked for.
  const http = config.given.has("httpPort") ? config.http : { ...config.http, port: 0 };
  // People read stderr too: it has the progress.
  const logLevel = config.given.has("logLevel") ? config.logLevel : "error";
  const { app, gymToken = "", ...parts } = await openHttp({ ...config, http, logLevel });
  const server = await serveOverHttp(
    { app, ...parts },
    { ...http, sessionTtlMs: config.sessionTimeout * 1000 },
  );
  const tell = progressTo(terminal);
  try {
    const plays = await runTasks({
      tasks,
      agent,
      harness: harnessClient({ origin: server.controlOrigin ?? server.origin, token: gymToken }),
      repeats,
      parallel,
      turnMs,
      traveller,
      onPlayed: ({ task, reward }, played, total) =>
        tell(`${played} of ${total} plays; ${task.id}: ${reward === 1 ? "passed" : "failed"} …`),
    });
    const report = reportOf(agent, plays);
    const folder = typeof options["out"] === "string" ? options["out"] : OUT;
    await mkdir(folder, { recursive: true });
    await Promise.all([
      writeFile(join(folder, "report.html"), reportPage(report)),
      writeFile(join(folder, "report.json"), `${JSON.stringify(report, null, 2)}\n`),
      writeFile(join(folder, "junit.xml"), junitOf(report)),
    ]);
    terminal.print(
      options["json"]
        ? JSON.stringify(report, undefined, 2)
        : [
            ...failureLines(report),
            `Passed: ${rateText(report.rate)}. ${join(folder, "report.html")} has all of it.`,
          ].join("\n"),
    );
    return report.rate.passed === report.rate.plays ? EXIT.ok : EXIT.failed;
  } finally {
    await server.close();
    await app.close();
  }
};

function secondsOf(value: string | boolean): number {
  const seconds = Number(value);
  if (seconds > 0 && seconds <= LONGEST_TURN) return seconds;
  throw usageError(`--timeout ${value}: use seconds, up to ${LONGEST_TURN}`, "--timeout 60");
}
