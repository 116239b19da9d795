import type { Desk } from "../desk.tsx";

const DUE = /(?:about )?[^\s\d]{1,3}\d[\d,]*(?= (?:compensation )?per passenger)/;

/** A right of the traveller: the law's own conditions in English, what it comes to in other languages. */
export function rightWords(desk: Pick<Desk, "language" | "t">, law: string, fact: string): string {
  const { language, t } = desk;
  if (language === "en") return `${law}: ${fact}`;
  const amount = DUE.exec(fact)?.[0]?.replace("about ", "≈ ");
  if (amount !== undefined) return t("right.sum", { law, amount });
  return t(/\bno compensation\b/i.test(fact) ? "right.none" : "right.some", { law });
}
