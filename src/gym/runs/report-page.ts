import { escaped, failuresOf, type RunReport, rateText } from "./report.ts";
import type { Play } from "./run.ts";

/** The report to look at: one file, without scripts, that asks for nothing from elsewhere. */
export function reportPage(report: RunReport): string {
  const { agent, rate, tasks, calls, tokens, plays } = report;
  const rows = tasks.map(
    ({ id, rate: own, why }) =>
      `<tr><td><a href="#${escaped(id)}-1">${escaped(id)}</a></td><td>${mark(own.passed === own.plays)} ${rateText(own)}</td><td>${why.map(escaped).join("<br>")}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Wayfare gym: ${escaped(agent)}</title><style>${STYLE}</style></head><body>
<h1>${rateText(rate)}</h1>
<p>Agent <code>${escaped(agent)}</code>, ${plays.length} plays of ${tasks.length} tasks, ${calls} calls${tokens > 0 ? `, ${tokens} tokens` : ""}. The interval holds for 19 of 20 such runs.</p>
<table><thead><tr><th>task</th><th>passed</th><th>why not</th></tr></thead><tbody>${rows.join("\n")}</tbody></table>
${plays.map(playPart).join("\n")}
</body></html>
`;
}

function playPart(play: Play): string {
  const { task, repeat, reward, turns, verdicts, calls, took, tokens } = play;
  const id = `${task.id}-${repeat}`;
  const talk = turns.map(({ by, text }) => `<p class="${by}"><b>${by}</b> ${escaped(text)}</p>`);
  const checks = verdicts.map(
    ({ check, ok, why }) =>
      `<li>${mark(ok)} ${escaped(check)}${why === undefined ? "" : `: ${escaped(why)}`}</li>`,
  );
  const trouble =
    play.trouble === undefined ? "" : `<li>${mark(false)} ${escaped(play.trouble)}</li>`;
  return `<details id="${escaped(id)}"${reward === 1 ? "" : " open"}><summary>${mark(reward === 1)} ${escaped(task.id)}, play ${repeat} <small>${task.desk}, ${task.language}, ${task.difficulty}; ${(took / 1000).toFixed(1)} s, ${calls.length} calls${tokens > 0 ? `, ${tokens} tokens` : ""}</small></summary>
<ul>${trouble}${checks.join("")}</ul>${talk.join("\n")}
<table class="calls"><tbody>${calls.map((call) => callRow(call, play)).join("\n")}</tbody></table></details>`;
}

/** A call as a bar on the time that the play took. */
function callRow(call: Play["calls"][number], { began, took }: Play): string {
  const share = (ms: number) => Math.min(100, Math.max(0, (100 * ms) / Math.max(took, 1)));
  const left = share((call.began ?? began) - began);
  const width = Math.max(0.5, share(call.took ?? 0));
  const notes = [
    ...call.faults.map((kind) => `fault: ${kind}`),
    ...call.effects.map(({ kind, id, state }) => `${kind} ${id} is ${state}`),
  ];
  const refused =
    call.outcome === "ok"
      ? ""
      : ` <b class="bad">${escaped(call.reason ?? call.outcome ?? "no end")}</b>`;
  return `<tr><td>${call.call}</td><td><code>${escaped(call.tool)}</code>${refused}</td><td class="line"><i class="${call.outcome === "ok" ? "ok" : "bad"}" style="left:${left.toFixed(1)}%;width:${width.toFixed(1)}%"></i></td><td>${escaped(notes.join(", "))}<details><summary>arguments</summary><pre>${escaped(JSON.stringify(call.arguments, null, 1))}</pre></details></td></tr>`;
}

function mark(ok: boolean): string {
  return ok ? '<b class="good">✓</b>' : '<b class="bad">✗</b>';
}

/** Used where a list of failures is printed to a terminal. */
export function failureLines(plays: readonly Play[]): readonly string[] {
  return plays
    .filter(({ reward }) => reward === 0)
    .map((play) => `${play.task.id} #${play.repeat}\n  ${failuresOf(play).join("\n  ")}`);
}

const STYLE =
  "body{font:15px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#1b1b1f;background:#fff}table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.25rem .6rem;border-bottom:1px solid #ddd;vertical-align:top}details{margin:.5rem 0}summary{cursor:pointer}small{color:#555}p.traveller{margin-left:2rem}pre{white-space:pre-wrap;font-size:12px}.good{color:#0a6b2d}.bad{color:#b00020}.line{position:relative;min-width:12rem}.line i{position:absolute;top:.7rem;height:.5rem}i.ok{background:#3b7dd8}i.bad{background:#b00020}@media(prefers-color-scheme:dark){body{background:#16161a;color:#e8e8ec}td,th{border-color:#333}small{color:#aaa}.good{color:#6fd08c}.bad{color:#ff7b8a}}";
