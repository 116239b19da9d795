import { checked, type Found } from "./date-parts.ts";
import type { Reading } from "./mentions.ts";
import { afterYear } from "./named-dates.ts";
import { at, isNumber, type Token } from "./tokens.ts";

/** 12.02.2027, 12.02., 3/4, 04-05-2027. */
export function figures(reading: Reading, index: number): Found | undefined {
  const { tokens } = reading;
  const [a, sign, b] = [at(tokens, index), at(tokens, index + 1), at(tokens, index + 2)];
  if (!isNumber(a, 1, 2) || !isNumber(b, 1, 2) || !/^[./-]$/.test(sign.text)) return undefined;
  if (!sign.glued || !b.glued || (a.glued && !isApart(at(tokens, index - 1)))) return undefined;
  const again = at(tokens, index + 3);
  const year = at(tokens, index + 4);
  const closed = again.text === sign.text && again.glued;
  const hasYear = closed && year.glued && (isNumber(year, 4, 4) || isNumber(year, 2, 2));
  const dotted = sign.text === ".";
  if (!hasYear && sign.text === "-") return undefined;
  if (!hasYear && dotted && reading.dottedTimes && !saysDate(tokens, index)) return undefined;
  if (!hasYear && dotted && TIME_BEFORE.test(at(tokens, index - 1).low)) return undefined;
  // Whoever writes times with colons writes dates with dots.
  const colons = reading.colons && reading.language !== "en";
  if (!hasYear && dotted && !closed && !colons && !saysDate(tokens, index)) return undefined;
  if (!hasYear && dotted && b.text.length < 2 && !closed && !saysDate(tokens, index))
    return undefined;
  const [x, y] = [Number(a.text), Number(b.text)];
  const written = hasYear ? Number(year.text) + (year.text.length === 2 ? 2000 : 0) : undefined;
  const next = hasYear ? afterYear(tokens, index + 5) : closed && dotted ? index + 4 : index + 3;
  if (x <= 12 && y <= 12 && x !== y && !dotted) {
    const found = checked(x, y, written, next);
    return found && { ...found, date: { ...found.date, openOrder: true } };
  }
  return y <= 12
    ? checked(x, y, written, next)
    : x <= 12
      ? checked(y, x, written, next)
      : undefined;
}

const DATE_BEFORE = new Set(
  "on am den dem il el le du del vom bis ab zum date datum data fecha tarix дата с на до fri sat sun mon tue wed thu dal al und and montag dienstag mittwoch donnerstag freitag samstag sonntag".split(
    " ",
  ),
);

/** A sign that ends what stands before it. */
function isApart({ kind, text }: Token): boolean {
  return kind === "mark" && !/^[./:\-+']$/.test(text);
}

/** Words before 10.05 that make it a time. */
const TIME_BEFORE =
  /^(?:at|um|gegen|alle|ore|las|saat|arr|dep|arrives|departs|arriving|leaving|landing|lands|h|arrivo|arriva|partenza|parte|llegada|llega|salida|sale|arrivee|depart|ankunft|abflug|вылет|прилет|прибытие|enis|cixis|ucus|catma)$/;

/** Words before 03.04 that make it a date and no time. */
function saysDate(tokens: readonly Token[], index: number): boolean {
  const before = at(tokens, index - 1);
  if (before.text === "," || before.text === ":" || before.text === "-") {
    return DATE_BEFORE.has(at(tokens, index - 2).low);
  }
  return DATE_BEFORE.has(before.low);
}
