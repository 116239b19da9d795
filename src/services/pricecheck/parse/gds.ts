import { cabinOfClass } from "./cabin.ts";
import { CODED_CLASS, GDS_LINE, GDS_NAME } from "./lexicon/patterns.ts";

/**
 * The text with lines of a reservation system as people write them, and what else those said:
 * "1 QR 124 Y 19FEB 5 MXPDOH HK1 0855 1640" says "QR 124 19FEB MXP-DOH 08:55-16:40".
 */
export function plainLines(source: string, isPlaceCode: (code: string) => boolean) {
  let [letter, seats] = ["", 0];
  const text = source.replace(GDS_LINE, (line, ...parts: string[]) => {
    const upper = parts.slice(0, GROUPS).map((part) => String(part ?? "").toUpperCase());
    const [airline = "", number, own = "", date, from = "", to = "", count, ...clocks] = upper;
    if (!isPlaceCode(from) || !isPlaceCode(to)) return line;
    letter ||= own;
    seats ||= Number(count);
    const [leaves = "", half = "", later = "", lands = "", end = ""] = clocks;
    const plus = later && "+1";
    return `${airline} ${number} ${date} ${from}-${to} ${clock(leaves, half)}-${clock(lands, end)}${plus}`;
  });
  letter ||= CODED_CLASS.exec(text)?.[1] ?? "";
  const names = countNames(text);
  const party = names.adults > 0 ? names : { adults: seats, children: 0, infantsOnLap: 0 };
  return {
    text: text.replace(GDS_NAME, " "),
    cabin: letter === "" ? undefined : cabinOfClass(letter),
    party: party.adults > 0 ? { ...party, infantsInSeat: 0, said: true } : undefined,
  };
}

/** Of the pattern; behind them come its place and the whole text. */
const GROUPS = 12;

/** 0855, 855A, 1200N. */
function clock(written: string, half: string): string {
  const digits = written.replace(":", "");
  const minutes = `${digits.slice(0, -2)}:${digits.slice(-2)}`;
  return half === "" || half === "N" ? minutes : `${minutes}${half}M`;
}

/** 1.ROSSI/MARIO MR 2.ROSSI/LUCA(CHD/12MAY20). */
function countNames(text: string) {
  const tags = [...text.matchAll(GDS_NAME)].map(({ 1: one = "", 2: other = "" }) => one + other);
  const children = tags.filter((tag) => tag.includes("(C")).length;
  const infantsOnLap = tags.filter((tag) => tag.includes("(INF")).length;
  return { adults: tags.length - children, children, infantsOnLap };
}
