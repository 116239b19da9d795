import { airlines, findAirline } from "../../world/airlines/airlines.ts";

/** `star`, `Star Alliance` and `SKYTEAM` are told by their letters alone. */
function folded(word: string): string {
  const letters = word.toLowerCase().replace(/[^a-z]/g, "");
  return letters.replace(/alliance$/, "");
}

/** Codes of an airline, by code or name, or of an alliance's members; undefined for what is neither. */
export function airlineCodes(word: string): readonly string[] | undefined {
  const code = word.trim().toUpperCase();
  if (findAirline(code)) return [code];
  const name = folded(word);
  if (name === "") return undefined;
  const members = airlines.filter(({ alliance = "" }) => folded(alliance) === name);
  const named = members.length > 0 ? members : airlines.filter((one) => folded(one.name) === name);
  return named.length > 0 ? named.map((one) => one.code) : undefined;
}
