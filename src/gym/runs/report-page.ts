import { counted, escaped, type RunReport, rateText } from "./report.ts";
import { STYLE } from "./report-style.ts";
import type { Play } from "./run.ts";

/** The report to look at: one file, without scripts, that asks for nothing from elsewhere. */
export function reportPage(report: RunReport): string {
  const { agent, rate, steady, calls, tokens, plays } = report;
  const spent = [counted(calls, "call"), ...(tokens > 0 ? [counted(tokens, "token")] : [])];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Wayfare gym: ${escaped(agent)}</title><style>${STYLE}</style></head><body>
<h1>${rateText(rate)}</h1>
<p>Agent <code>${escaped(agent)}</code>: ${counted(plays.length, "play")} of ${counted(steady.tasks, "task")}, ${spent.join(", ")}. ${steady.passed} of ${counted(steady.tasks, "task")} passed in every play. After each rate stands the interval that holds the true one in 19 of 20 runs like this; plays of one task count for less than plays of different tasks.</p>
${groupTable(report)}
<h2>Tasks</h2>
${taskTable(report)}
<h2>Plays</h2>
${plays.map(playPart).join("\n")}
</body></html>
`;
}

function groupTable({ groups, plays }: RunReport): string {
  if (plays.length < 2) return "";
  const rows = groups.map(
    ({ by, name, rate }) =>
      `<tr><td>${escaped(by)}</td><td>${escaped(name)}</td><td>${rateText(rate)}</td></tr>`,
  );
  return `<details><summary>By desk, language and difficulty</summary><table><tbody>${rows.join("\n")}</tbody></table></details>`;
}

function taskTable({ tasks, plays }: RunReport): string {
  const rows = tasks.map(({ id, rate, why }) => {
    const links = plays
      .filter(({ task }) => task.id === id)
      .map((play) => `<a href="#${idOf(play)}">${mark(play.reward === 1)}${play.repeat}</a>`);
    const reasons = why.map(
      ({ text, plays: many }) =>
        `<li>${escaped(text)}${rate.plays > 1 ? ` <small>${counted(many, "play")}</small>` : ""}</li>`,
    );
    const list = reasons.length === 0 ? "" : `<ul>${reasons.join("")}</ul>`;
    return `<tr><td>${escaped(id)}</td><td>${rateText(rate)}</td><td>${links.join(" ")}</td><td>${list}</td></tr>`;
  });
  return `<table class="tasks"><thead><tr><th>task</th><th>passed</th><th>plays</th><th>why not</th></tr></thead><tbody>${rows.join("\n")}</tbody></table>`;
}

function playPart(play: Play): string {
  const { task, repeat, reward, turns, verdicts, calls, took, tokens, trouble, stderr } = play;
  const talk = turns.map(
    ({ by, text }) =>
      `<div class="${by}"><small>${by}</small><p>${escaped(text) || "<i>nothing</i>"}</p></div>`,
  );
  const checks = verdicts.map(
    ({ check, ok, why }) =>
      `<li>${mark(ok)} ${escaped(check)}${why === undefined ? "" : ` <b class="bad">${escaped(why)}</b>`}</li>`,
  );
  const plain =
    play.plainLines === 0
      ? ""
      : `<p class="note">${counted(play.plainLines, "line")} of the agent had no JSON of the kind {"say": "…"}, and counted as said.</p>`;
  const facts = [
    `${task.desk}, ${task.language}, ${task.difficulty}`,
    `${(took / 1000).toFixed(1)} s`,
    counted(calls.length, "call"),
    ...(tokens > 0 ? [counted(tokens, "token")] : []),
  ];
  return `<details class="play" id="${idOf(play)}"${reward === 1 ? "" : " open"}><summary>${mark(reward === 1)} ${escaped(task.id)}, play ${repeat} <small>${facts.join("; ")}</small></summary>
<ul class="checks">${trouble === undefined ? "" : `<li>${mark(false)} <b class="bad">${escaped(trouble)}</b></li>`}${checks.join("")}</ul>
${talk.join("\n")}
<p class="note">How it ended: ${escaped(play.ending)}.</p>${plain}
${callTable(play)}
${stderr === "" ? "" : `<details><summary>what the agent wrote on stderr last</summary><pre>${escaped(stderr)}</pre></details>`}</details>`;
}

function callTable(play: Play): string {
  if (play.calls.length === 0) return `<p class="note">No tool was called.</p>`;
  const total = (play.took / 1000).toFixed(1);
  return `<table class="calls"><thead><tr><th></th><th>call</th><th>0 to ${total} s</th><th>what it did</th></tr></thead><tbody>${play.calls.map((call) => callRow(call, play)).join("\n")}</tbody></table>`;
}

/** A call as a bar on the time that the play took. */
function callRow(call: Play["calls"][number], { began, took }: Play): string {
  const share = (ms: number) => Math.min(100, Math.max(0, (100 * ms) / Math.max(took, 1)));
  const left = share((call.began ?? began) - began);
  const width = Math.max(0.5, Math.min(100 - left, share(call.took ?? 0)));
  const isOk = call.outcome === "ok";
  const notes = [
    ...call.faults.map((kind) => `<b class="bad">fault on purpose: ${escaped(kind)}</b>`),
    ...call.effects.map(({ kind, id, state }) => escaped(`${kind} ${id} is ${state}`)),
  ];
  const refused = isOk
    ? ""
    : ` <b class="bad">${escaped(call.reason ?? call.outcome ?? "no end")}</b>`;
  const answer =
    call.answer === undefined
      ? ""
      : `<details${isOk ? "" : " open"}><summary>${isOk ? "answer" : "refusal"}</summary><pre>${escaped(call.answer)}</pre></details>`;
  const sent = JSON.stringify(call.arguments, null, 1) ?? "";
  return `<tr><td>${call.call}</td><td><code>${escaped(call.tool)}</code>${refused}<br><small>${call.took ?? 0} ms</small></td><td class="line"><i class="${isOk ? "ok" : "bad"}" style="left:${left.toFixed(1)}%;width:${width.toFixed(1)}%"></i></td><td>${notes.join("<br>")}<details><summary>arguments</summary><pre>${escaped(sent)}</pre></details>${answer}</td></tr>`;
}

function idOf({ task, repeat }: Play): string {
  return escaped(`${task.id}-${repeat}`);
}

function mark(ok: boolean): string {
  return ok ? '<b class="good" title="passed">✓</b>' : '<b class="bad" title="failed">✗</b>';
}
