import type { Desk } from "../desk.tsx";
import { serverWords } from "./server-words.ts";

const FREE_UNTIL = /^free until (\d{4}-\d\d-\d\d) (\d\d:\d\d) local time, then \$([\d.,]+)$/;

/** A hotel's rule of cancellation, in the reader's language where it is one of the usual two. */
export function cancelWords(desk: Pick<Desk, "format" | "t">, rule: string): string {
  const { t, format } = desk;
  if (rule === "prepaid, no refund") return t("noRefund");
  const [, day, time = "", fee = ""] = FREE_UNTIL.exec(rule) ?? [];
  if (day === undefined) return serverWords(desk, rule);
  const amount = format.money(Number(fee.replaceAll(",", "")));
  return t("freeUntil", { time: `${format.day(day)}, ${time}`, amount });
}
