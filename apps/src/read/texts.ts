import type { Text } from "../../../console/src/i18n/en.ts";
import type { Saying } from "../../../console/src/said/sayings.ts";

/** Letters of Russian, and what stands for each in the page: a Cyrillic letter takes two bytes, a Latin one a byte. */
const CYRILLIC = "оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфёъ";
const LATIN = "oeaintsrvlkmdpuyqwgzbcjhxfOEAINTS";
const PIECE = /(\{\w+\})|_(.)|(~?)([a-zOEAINTS])/g;

/** Gaps stay as they are, a capital is marked with `~`, a Latin letter with `_`. */
export function latinised(text: string): string {
  return text.replaceAll(/\{\w+\}|[a-zа-яё]/gi, (piece) => {
    if (piece.startsWith("{")) return piece;
    const small = piece.toLowerCase();
    const letter = LATIN[CYRILLIC.indexOf(small)];
    if (letter === undefined) return `_${piece}`;
    return small === piece ? letter : `~${letter}`;
  });
}

export function cyrillic(text: string): string {
  return text.replaceAll(PIECE, (_, gap?: string, latin?: string, capital = "", letter = "") => {
    const small = CYRILLIC[LATIN.indexOf(letter)] ?? "";
    return gap ?? latin ?? (capital === "" ? small : small.toUpperCase());
  });
}

/** Texts in one text, a line for each, the forms of one beside each other; most say the same of a part as of few. */
export function joined(texts: readonly Text[]): string {
  return texts
    .map((text) => {
      if (typeof text === "string") return text;
      const { one, few, many, other } = text;
      return [one, few, many, ...(other === few ? [] : [other])].join("|");
    })
    .join("\n");
}

/** Names of texts with the texts that `joined` made one of. */
export function named(names: readonly string[], lines: string): Readonly<Record<string, Text>> {
  const texts = lines.split("\n").map((line): Text => {
    const [one = "", few, many = "", other = few] = line.split("|");
    return few === undefined ? one : { one, few, many, other: other ?? few };
  });
  return Object.fromEntries(names.map((name, at) => [name, texts[at] ?? ""]));
}

/** Sayings of which each language stands in a text of its own. */
export function sayingsOf(en: string, az: string, ru: string): readonly Saying[] {
  const [others, last] = [az.split("\n"), ru.split("\n")];
  return en.split("\n").map((said, at) => [said, others[at] ?? "", last[at] ?? ""]);
}

/** Names by code from `AdeBe:Andorra|…`: the second letters after each first one, and the names in that order. */
export function namesIn(text: string): ReadonlyMap<string, string> {
  const [letters = "", names = ""] = text.split(":");
  const all = [...letters.matchAll(/([A-Z])([a-z]+)/g)].flatMap(([, first = "", seconds = ""]) =>
    [...seconds.toUpperCase()].map((second) => first + second),
  );
  const list = names.split("|");
  return new Map(all.map((code, at) => [code, list[at] ?? ""]));
}
