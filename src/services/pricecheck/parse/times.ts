import { isFree, take } from "../../../reading/reading.ts";
import { at, isNumber, type Token } from "../../../reading/tokens.ts";
import { find, is } from "../../../reading/words.ts";
import { clockAt } from "./clocks.ts";
import { type FlightReading, mention } from "./mentions.ts";
import { isOtherTime } from "./other-times.ts";
import { isVerbLast, roleAfter, roleBefore } from "./time-roles.ts";

export function findTimes(reading: FlightReading): void {
  const { tokens } = reading;
  for (let index = 0; index < tokens.length; index++) {
    if (!isFree(reading, index)) continue;
    const clock = clockAt(reading, index);
    if (!clock || !isFree(reading, index, clock.next)) continue;
    if (isOtherTime(tokens, index)) {
      take(reading, index, clock.next);
      index = clock.next - 1;
      continue;
    }
    const part = clock.settled ? undefined : partOfDay(reading, index, clock.next);
    const minutes = clock.settled ? clock.minutes : inPart(clock.minutes, part?.value);
    let next = part && part.next > clock.next ? part.next : clock.next;
    // A suffix: "08:30-da", "08:15'te", "в 8:30-ч".
    if (/^[-']$/.test(at(tokens, next).text) && at(tokens, next).glued) {
      if (is.ordinalEnding(at(tokens, next + 1).low)) next += 2;
    }
    const unit = at(tokens, next).low;
    if ((is.oClock(unit) || is.hours(unit)) && isFree(reading, next)) next++;
    const plus = plusAt(tokens, next);
    const end = plus?.next ?? next;
    const verbLast = isVerbLast(reading);
    const before = roleBefore(reading, index);
    const role = verbLast
      ? (roleAfter(reading, end, before === undefined) ?? before)
      : (before ?? roleAfter(reading, end));
    mention(reading, index, end, {
      kind: "time",
      minutes,
      ...(plus && { plusDays: plus.days }),
      ...(role && { role }),
    });
    index = end - 1;
  }
}

function partOfDay(reading: FlightReading, index: number, next: number) {
  const { tokens } = reading;
  const after = find.partOfDay(tokens, next);
  if (after && isFree(reading, next, after.next)) return after;
  for (let before = index - 1; before >= Math.max(0, index - 3); before--) {
    if (at(tokens, before).kind === "break" || at(tokens, before).text === ",") break;
    const found = find.partOfDay(tokens, before);
    if (found && found.next <= index) return { value: found.value, next: 0 };
  }
  return undefined;
}

function inPart(minutes: number, part: string | undefined): number {
  const late = part === "afternoon" || part === "evening" || (part === "night" && minutes >= 360);
  if (late && minutes < 720 && minutes >= 60) return minutes + 720;
  return (part === "morning" || part === "night") && minutes >= 720 && minutes < 780
    ? minutes - 720
    : minutes;
}

/** "+1", "(+1)", "+ 1 day", "#1". */
function plusAt(
  tokens: readonly Token[],
  index: number,
): { days: number; next: number } | undefined {
  let start = index;
  const open = at(tokens, start).text === "(" || at(tokens, start).text === "[";
  if (open) start++;
  const sign = at(tokens, start).text;
  const number = at(tokens, start + 1);
  if ((sign !== "+" && sign !== "#") || !isNumber(number, 1, 1) || Number(number.text) > 3) {
    return undefined;
  }
  let next = start + 2;
  if (at(tokens, next).glued && at(tokens, next).text === "d") next++;
  else if (find.unit(tokens, next)?.value === "day") next++;
  if (open && /^[)\]]$/.test(at(tokens, next).text)) next++;
  return { days: Number(number.text), next };
}
