import { type JsonObject, textOf } from "../../../console/src/answers/read-json.ts";
import type { Desk } from "../desk.tsx";
import { serverWords } from "./server-words.ts";

const BAGS = /^(\d+) more bags? for (.+)$/;
const BAGGED = /^On (.+), ([A-Z]{3}) to ([A-Z]{3}); (not )?refundable/;

interface ChangeWords {
  readonly what: string;
  readonly rule: string;
  /** The server's own words. */
  readonly lang?: "en";
}

/** What a line of a quote is for, and its rule; bags are said in the reader's language. */
export function changeWords(desk: Desk, line: JsonObject): ChangeWords {
  const { t } = desk;
  const [what, why] = [textOf(line["what"]), textOf(line["why"]) || textOf(line["rule"])];
  const [, count, name = ""] = BAGS.exec(what) ?? [];
  const [, numbers, from = "", to = "", not] = BAGGED.exec(why) ?? [];
  if (count === undefined || numbers === undefined) {
    return { what: serverWords(desk, what), rule: serverWords(desk, why), lang: "en" };
  }
  const back = t(not === undefined ? "backWithFare" : "refund.no");
  return {
    what: t("bagsMore", { n: Number(count), name }),
    rule: `${numbers} ${from} → ${to} · ${back}`,
  };
}
