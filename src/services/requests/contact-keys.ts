import { folded } from "../operator/find-text.ts";

const EMAIL = /[^\s@"(),:;<>[\\\]]{1,64}@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+/gu;
const NUMBER = /(?:\+|\b)\d[\d\s().\-/]{5,}\d/g;
const HANDLE = /(?:^|[\s,;:(])@([\p{L}\p{N}_.]{3,40})|\bt\.me\/([\w.]{3,40})/gu;

/** A mobile number as it is written within Azerbaijan: 050 123 45 67. */
const AZERBAIJANI_MOBILE = /^0(?:10|50|51|55|60|70|77|99)\d{7}$/;

/** A number as it is dialled from anywhere, as far as its own digits tell. */
export function dialled(number: string): string {
  const digits = number.replace(/[\s().-]/g, "");
  if (AZERBAIJANI_MOBILE.test(digits)) return `+994${digits.slice(1)}`;
  return number.replace(/^\s*00(?=[1-9])/, "+");
}

/**
 * What a customer is known by: every address, number and messenger name in the texts, each in one
 * spelling; where there is none, the words themselves.
 */
export function contactKeys(...texts: readonly (string | undefined)[]): readonly string[] {
  const keys = new Set<string>();
  for (const text of texts) {
    if (!text) continue;
    const found = [...emailsIn(text), ...numbersIn(text), ...handlesIn(text)];
    for (const key of found.length > 0 ? found : [plain(text)]) keys.add(key);
  }
  return [...keys];
}

function emailsIn(text: string): readonly string[] {
  return (text.match(EMAIL) ?? []).map((email) => email.toLowerCase());
}

function numbersIn(text: string): readonly string[] {
  const written = text.replace(EMAIL, " ").match(NUMBER) ?? [];
  return written.map((number) => dialled(number).replace(/[^\d+]/g, ""));
}

function handlesIn(text: string): readonly string[] {
  return [...text.replace(EMAIL, " ").matchAll(HANDLE)].map(
    ([, name, linked]) => `@${(name ?? linked ?? "").toLowerCase()}`,
  );
}

function plain(text: string): string {
  return folded([text]).replace(/\s+/g, " ").trim();
}
