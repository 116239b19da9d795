/** A phrase of one of the lists in a table. */
export interface Phrase {
  readonly words: readonly Word[];
  /** Of the words; undefined where they are of none. */
  readonly language: string | undefined;
  readonly list: number;
  /** The place of what it says among the list's values. */
  readonly value: number;
}

interface Word {
  /** Without the star of one that may go on. */
  readonly text: string;
  readonly goesOn: boolean;
}

/** What some phrases say, the phrases with a bar between two, and their language. */
export type PhraseRow<T, L extends string = string> = readonly [
  value: T,
  phrases: string,
  language?: L,
];

/** Many lists of phrases in one table, so that a word is looked up once for all of them. */
export interface PhraseTable {
  /** Adds a list and gives its number. Rows are read, and values filled, with the next word that is looked up. */
  add<T>(rows: () => Iterable<PhraseRow<T>>, values: T[]): number;
  /** Phrases of all lists that a word may begin, list by list: those with the whole word first, each kind in the list's order. */
  begunBy(low: string): readonly Phrase[];
}

/** Those of one list among phrases that stand list by list: "a" begins hundreds, and most finders none of them. */
export function ofList(phrases: readonly Phrase[], list: number): readonly Phrase[] {
  if (phrases.length === 0) return NONE;
  let first = 0;
  let end = phrases.length;
  while (first < end) {
    const middle = (first + end) >> 1;
    if ((phrases[middle]?.list ?? 0) < list) first = middle + 1;
    else end = middle;
  }
  while (phrases[end]?.list === list) end++;
  return first === end ? NONE : phrases.slice(first, end);
}

/** A slash is a word of its own: "a/r". */
const WORD = /\d+|\/|[^\d\s\-.'/]+/g;
const NONE: readonly Phrase[] = [];

/** A table whose words are held as `fold` writes them. */
export function phraseTable(fold: (word: string) => string): PhraseTable {
  const whole = new Map<string, Phrase[]>();
  /** Under each beginning of a word that may go on, mostly without a phrase: a search ends where there is no list. */
  const begun = new Map<string, Phrase[]>();
  let lists = 0;
  let unread: (() => void)[] = [];

  function read(rows: Iterable<PhraseRow<unknown>>, values: unknown[], list: number): void {
    for (const [said, phrases, language] of rows) {
      const value = values.push(said) - 1;
      for (const phrase of phrases.split("|")) {
        const words = (phrase.match(WORD) ?? []).map(wordOf);
        const [first] = words;
        if (!first) continue;
        const { text, goesOn } = first;
        for (let end = 1; goesOn && end < text.length; end++) listIn(begun, text.slice(0, end));
        listIn(goesOn ? begun : whole, text).push({ words, language, list, value });
      }
    }
  }

  function wordOf(written: string): Word {
    const goesOn = written.endsWith("*");
    return { text: fold(goesOn ? written.slice(0, -1) : written), goesOn };
  }

  return {
    add(rows, values) {
      const list = lists++;
      unread.push(() => read(rows(), values, list));
      return list;
    },
    begunBy(low) {
      if (unread.length > 0) {
        for (const readOne of unread) readOne();
        unread = [];
      }
      const exact = whole.get(low) ?? NONE;
      let stems = NONE;
      for (let length = 1; length <= low.length; length++) {
        const longer = begun.get(low.slice(0, length));
        if (longer === undefined) break;
        if (longer.length > 0) stems = stems === NONE ? longer : merged(stems, longer);
      }
      if (stems === NONE) return exact;
      return byList(exact === NONE ? stems : [...exact, ...stems]);
    },
  };
}

function byList(phrases: readonly Phrase[]): readonly Phrase[] {
  const isInOrder = phrases.every(({ list }, place) => list >= (phrases[place - 1]?.list ?? 0));
  return isInOrder ? phrases : [...phrases].sort((a, b) => a.list - b.list);
}

/** As their lists name them: of two that fit as well, the first is meant. */
function merged(some: readonly Phrase[], others: readonly Phrase[]): readonly Phrase[] {
  return [...some, ...others].sort((a, b) => a.value - b.value);
}

function listIn<V>(lists: Map<string, V[]>, key: string): V[] {
  const list = lists.get(key) ?? [];
  if (list.length === 0) lists.set(key, list);
  return list;
}
