import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { type Formats, formatsOf } from "../format/formats.ts";
import { keepPreference, readPreference } from "../state/preference.ts";
import { createStore } from "../state/store.ts";
import { en, type Texts } from "./en.ts";
import { AS_SAID, type ServerWords } from "./server-words.ts";
import { type Translate, translator } from "./translate.ts";

export const LANGUAGES = ["en", "az", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  az: "Azərbaycan",
  ru: "Русский",
};

/** How the page speaks. */
export interface Speech {
  readonly language: Language;
  readonly t: Translate;
  readonly format: Formats;
  /** For what the server says in English; where a word is missing, the server's own stands. */
  readonly server: ServerWords;
}

/** What is fetched of a language. */
type Spoken = readonly [texts: Texts, server: ServerWords];

function speechOf(language: Language, [texts, server]: Spoken): Speech {
  return { language, t: translator(texts, language), format: formatsOf(language), server };
}

export const speech = createStore<Speech>(speechOf("en", [en, AS_SAID]));

/** The one remembered, else the first of the browser's that there is. */
export function preferredLanguage(): Language {
  const asked = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  const known = asked.map((tag) => LANGUAGES.find((language) => language === tag));
  return readPreference("language", LANGUAGES) ?? known.find((language) => language) ?? "en";
}

/** Other languages than English are fetched when first spoken. */
export async function speak(language: Language): Promise<void> {
  const spoken = await load(language);
  document.documentElement.lang = language;
  speech.set(speechOf(language, spoken));
}

export async function chooseLanguage(language: Language): Promise<void> {
  keepPreference("language", language);
  await speak(language);
}

/** What a language is called by those who speak it. */
export function languageName(language: string): string {
  const known = LANGUAGES.find((one) => one === language);
  return known ? LANGUAGE_NAMES[known] : language;
}

/** How the page would speak to a reader of another language, such as a traveller. */
export async function speechIn(language: string): Promise<Speech> {
  const known = LANGUAGES.find((one) => one === language) ?? "en";
  return speechOf(known, await load(known));
}

async function load(language: Language): Promise<Spoken> {
  if (language === "az") {
    const [{ az }, { serverAz }] = await Promise.all([import("./az.ts"), import("./server-az.ts")]);
    return [az, serverAz];
  }
  if (language === "ru") {
    const [{ ru }, { serverRu }] = await Promise.all([import("./ru.ts"), import("./server-ru.ts")]);
    return [ru, serverRu];
  }
  return [en, AS_SAID];
}

export const SpeechContext = createContext<Speech>(speech.get());

export function useSpeech(): Speech {
  return useContext(SpeechContext);
}
