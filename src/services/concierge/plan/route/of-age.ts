import type { CataloguePlace } from "../../../../domain/catalogue.ts";

/** Under this age a child sits through no opera and lies on no bath's marble. */
export const OLD_ENOUGH = 12;

/** Stages of the evening and steam baths, which take a child that is nearly grown. */
export function isForTheOlder({ categories: [first], parts, text }: CataloguePlace): boolean {
  if (/\bhammam\b|\bhamam\b|steam bath/i.test(text.en)) return true;
  return (
    parts.length === 1 &&
    parts[0] === "evening" &&
    /\bopera\b|ballet|philharmoni/i.test(text.en) &&
    first !== "family"
  );
}

/** Pictures, and stages that open in the evening. */
export function isForTheGrownUp({ categories: [first], parts }: CataloguePlace): boolean {
  if (first === "art") return true;
  return parts.length === 1 && parts[0] === "evening" && first === "culture";
}
