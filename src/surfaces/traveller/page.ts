import { createHash } from "node:crypto";
import type { Language } from "../../domain/catalogue.ts";
import type { Itinerary } from "../../services/itinerary/desk.ts";
import type { HandoutEntry } from "../../services/itinerary/handout.ts";
import { type Said, WORDS } from "../../services/itinerary/words.ts";
import { escapeHtml } from "../../text/html.ts";
import { STYLE } from "./style.ts";

/** No code runs on the page, it loads nothing, and is shown in no frame. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The files beside a page: addresses, absent where there are none. */
export interface Beside {
  readonly calendar?: string;
  readonly pdf?: string;
}

/** An itinerary as a page for screens and paper. */
export function itineraryPage(
  { handout, until, agency: { name, contact } = {} }: Itinerary,
  { calendar, pdf }: Beside,
): string {
  const { lang, pnr, title, notice, travellers, total, returned, kept, days } = handout;
  const words = WORDS[lang];
  const fact = (name: string, value: string) => `<dt>${escapeHtml(name)}</dt><dd>${value}</dd>`;
  const people = travellers.map((name) => `<li>${escapeHtml(name)}</li>`).join("");
  const ways = [
    ...(calendar ? [`<a href="${escapeHtml(calendar)}">${escapeHtml(words.calendar)}</a>`] : []),
    ...(pdf
      ? [`<a href="${escapeHtml(pdf)}">${escapeHtml(words.pdf)}</a>`]
      : [`<span class="soft">${escapeHtml(words.print)}</span>`]),
  ];
  const said = [
    ...(name === undefined ? [] : [words.booked(name)]),
    contact === undefined ? words.ask : words.reach(contact),
  ].map((line) => `<p>${escapeHtml(line)}</p>`);
  return layout(
    lang,
    `${title} · ${pnr}`,
    `<p class="soft">${escapeHtml([...(name === undefined ? [] : [name]), words.heading].join(" · "))}</p>
<h1>${escapeHtml(title)}</h1>
${notice === undefined ? "" : `<p class="notice">${escapeHtml(notice)}</p>`}
<dl class="facts">
${fact(words.reference, escapeHtml(pnr))}
${fact(words.travellers, `<ul>${people}</ul>`)}
${total === undefined ? "" : fact(words.total, escapeHtml(total))}
${kept === undefined ? "" : fact(words.kept, escapeHtml(kept))}
${returned === undefined ? "" : fact(words.returned, escapeHtml(returned))}
</dl>
<p class="ways">${ways.join(" ")}</p>
<p class="soft">${escapeHtml(words.local)}</p>
${days.map(({ label, entries }) => `<h2>${escapeHtml(label)}</h2>\n<ul class="day">${entries.map(stop).join("")}</ul>`).join("\n")}
<footer>${said.join("")}${until === undefined ? "" : `<p class="screen">${escapeHtml(words.until(until))}</p>`}</footer>`,
  );
}

/** A page that says why there is no itinerary. */
export function sayingPage(lang: Language, { title, text }: Said): string {
  return layout(lang, title, `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(text)}</p>`);
}

function stop({ at, time, title, lines, layover, alerts, off }: HandoutEntry): string {
  const before = layover === undefined ? "" : `<li class="layover">${escapeHtml(layover)}</li>`;
  const clock =
    time === undefined ? "<span></span>" : `<time datetime="${escapeHtml(at)}">${time}</time>`;
  const said = [
    ...alerts.map((alert) => `<p class="alert">${escapeHtml(alert)}</p>`),
    ...lines.map((line) => `<p class="line">${escapeHtml(line)}</p>`),
  ];
  return `${before}<li class="stop${off ? " off" : ""}">${clock}<div><h3>${escapeHtml(title)}</h3>${said.join("")}</div></li>`;
}

function layout(lang: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow, noarchive">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}
