/** `free`, `no`, or what it costs; `fee` where the amount is not shown. */
export type Rule = "free" | "no" | "fee" | { readonly amount: string };

/** The words for a rule. */
export function ruled(
  rule: Rule,
  words: Readonly<Record<"free" | "no" | "fee", string>>,
  costs: (amount: string) => string,
): string {
  return typeof rule === "string" ? words[rule] : costs(rule.amount);
}
