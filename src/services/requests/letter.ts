import type { Language } from "../../domain/catalogue.ts";

/** Who writes to travellers, as far as it is known. */
export interface Agency {
  readonly name?: string;
  readonly contact?: string;
}

interface LetterParts {
  readonly lang: Language;
  readonly reply: string;
  /** What the traveller is called. */
  readonly name: string | undefined;
  readonly operator: string | undefined;
  readonly agency: Agency;
  readonly request: string;
}

const GREETED =
  /^(?:dear|hello|hi|good (?:morning|day|afternoon|evening)|hörmətli|salam|sabahınız|axşamınız|здравствуй|добр(?:ый|ое|ого)|уважаем|дорог|привет)/iu;

const WORDS: Readonly<
  Record<
    Language,
    {
      readonly dear: (name: string) => string;
      readonly hello: string;
      readonly regards: string;
      readonly answer: (contact: string) => string;
      readonly request: string;
    }
  >
> = {
  en: {
    dear: (name) => `Dear ${name},`,
    hello: "Hello,",
    regards: "Kind regards",
    answer: (contact) => `You can reach us at ${contact}.`,
    request: "Your request",
  },
  az: {
    dear: (name) => `Hörmətli ${name},`,
    hello: "Salam,",
    regards: "Hörmətlə",
    answer: (contact) => `Bizimlə əlaqə: ${contact}`,
    request: "Sorğunuz",
  },
  ru: {
    dear: (name) => `Здравствуйте, ${name}!`,
    hello: "Здравствуйте!",
    regards: "С уважением",
    answer: (contact) => `Связаться с нами: ${contact}`,
    request: "Ваша заявка",
  },
};

/** An operator's reply as a letter: greeted, where the operator did not, signed, and with the way back. */
export function letterText(parts: LetterParts): string {
  const { reply, name, operator, agency, request } = parts;
  const words = WORDS[parts.lang];
  const greeting = name === undefined ? words.hello : words.dear(name);
  const signed = [operator, agency.name].filter((one) => one !== undefined);
  return [
    ...(GREETED.test(reply) ? [] : [greeting]),
    reply,
    ...(signed.length > 0 ? [[`${words.regards},`, ...signed].join("\n")] : []),
    [
      ...(agency.contact === undefined ? [] : [words.answer(agency.contact)]),
      `${words.request}: ${request}`,
    ].join("\n"),
  ].join("\n\n");
}

/** What a traveller is called in a letter: "The Hendersons (Margaret & Thomas)" are the Hendersons. */
export function addressee(name: string | undefined): string | undefined {
  const bare = name
    ?.replace(/\([^)]*\)/g, " ")
    .replace(/^the /i, "")
    .replace(/\s+/g, " ")
    .trim();
  return bare === "" ? undefined : bare;
}
