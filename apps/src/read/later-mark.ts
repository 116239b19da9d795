import { daysLater } from "../../../console/src/format/days-later.ts";

/** `+1` of an arrival on the next date, `−1` on the one before; nothing on the same. */
export function laterMark(departs: string, arrives: string): string {
  const days = daysLater(departs, arrives);
  if (days === 0 || Number.isNaN(days)) return "";
  return days > 0 ? `+${days}` : `−${-days}`;
}
