import type { Language } from "../../domain/catalogue.ts";
import { latinName } from "../../text/latin.ts";

export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

export interface TicketNames {
  readonly names: readonly PersonName[];
  /** They are not written as the traveller wrote them: other letters, or no more than a part. */
  readonly guessed: boolean;
}

const LONGEST = 50;
const TITLE =
  /^(?:the|mr|mrs|ms|miss|mx|dr|prof|professor|sir|dame|lord|lady|rev|herr|frau|mme|mlle|madame|monsieur|г-н|г-жа|господин|госпожа|cənab|xanım|bəy|müəllim|jr|sr|esq|phd)\.?$/iu;
const FAMILY = /^(?:family|familie|famille|семья|семейство|ailəsi|ailesi)$/iu;
const AND = /\s*(?:[&+,]|(?<!\p{L})(?:and|und|et|и|və|ve)(?!\p{L}))\s*/iu;
/** "Hüseynağa oğlu": the father's name, which a ticket does not have. */
const OF_FATHER = /^(?:oğlu|oglu|qızı|qizi|kızı|kizi|оглы|кызы)$/iu;
const PATRONYMIC = /\p{L}{2}(?:ович|евич|ьич|овна|евна|ична)$/iu;

/** Whom a request's name names, as tickets write them. */
export function ticketNames(written: string, lang: Language): TicketNames {
  const name = written.normalize("NFC").replace(/\s+/g, " ").trim();
  const inBrackets = /\(([^)]*)\)/.exec(name)?.[1];
  const words = name
    .replace(/\([^)]*\)/g, " ")
    .trim()
    .split(" ");
  const isFamily = /^the$/i.test(words[0] ?? "") || words.some((word) => FAMILY.test(word));
  const bare = words
    .filter((word) => !TITLE.test(word) && !FAMILY.test(word))
    .join(" ")
    .replace(/^& /, "");
  const isTitled = !isFamily && TITLE.test(words[0] ?? "") && !bare.includes(" ");
  const people = isFamily || isTitled ? familyOf(bare, inBrackets, isFamily) : severalOf(bare);
  const isAzerbaijani = lang === "az" || /ə/iu.test(name);
  const names = people.map(({ firstName, lastName }) => ({
    firstName: printed(firstName, isAzerbaijani),
    lastName: printed(lastName, isAzerbaijani),
  }));
  const [lead] = names;
  const isAsWritten = lead !== undefined && `${lead.firstName} ${lead.lastName}`.trim() === name;
  return { names: name === "" ? [] : names, guessed: name !== "" && !isAsWritten };
}

function printed(name: string, isAzerbaijani: boolean): string {
  return latinName(name, isAzerbaijani)
    .replace(/[^\p{L}\p{M}'’ -]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, LONGEST)
    .trim();
}

/** "The Hendersons (Margaret & Thomas)", "Mr Smith": one surname, and those who are named beside it. */
function familyOf(
  surname: string,
  inBrackets: string | undefined,
  isPlural: boolean,
): readonly PersonName[] {
  const lastName = isPlural ? surname.replace(/(?<=[^\Ws])s$/u, "") : surname;
  const firsts = (inBrackets ?? "").split(AND).filter((one) => one !== "");
  return (firsts.length > 0 ? firsts : [""]).map((firstName) => ({ firstName, lastName }));
}

/** "John and Mary Smith": the last of them has the surname of all who have none. */
function severalOf(names: string): readonly PersonName[] {
  const people = names.split(AND).filter((one) => one !== "");
  const each = people.map(personOf);
  const shared = each.at(-1)?.lastName ?? "";
  return each.map((one) => (one.lastName === "" ? { ...one, lastName: shared } : one));
}

function personOf(name: string): PersonName {
  let words = name.split(" ");
  const father = words.findIndex((word) => OF_FATHER.test(word));
  if (father >= 3) words = words.filter((_, place) => place !== father && place !== father - 1);
  const [one = "", two = "", three = ""] = words;
  if (words.length === 3 && PATRONYMIC.test(three)) return { firstName: two, lastName: one };
  if (words.length === 3 && PATRONYMIC.test(two)) return { firstName: one, lastName: three };
  return { firstName: one, lastName: words.slice(1).join(" ") };
}
