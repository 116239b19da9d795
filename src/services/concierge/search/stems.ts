/** Endings that words take in a sentence, longest first; folded. */
const RUSSIAN = endings(
  "иями ями ами ией ого его ому ему ыми ими ую юю ая яя ое ее ые ие ых их ым им ом ем ой ей ах ях ам ям ов ев ию ии ия а я у ю е и ы й ь о",
);
const AZERBAIJANI = endings(
  "larda lerde lara lere lari leri ndan nden daki deki sina sine dan den tan ten nin nun nda nde lar ler ina ine una une da de ta te ya ye na ne la le in un ni nu yi yu li lu a e i u",
);
const ENGLISH = endings("ian ish ese ing es an n s");

/** What is left of a word has to say something. */
const SHORTEST = 4;

/** What a word may be a form of: "грузию" of "груз…", "gurcustanda" of "gurcustan…". */
export function stemsOf(word: string): readonly string[] {
  const languages = /\p{Script=Cyrillic}/u.test(word) ? [RUSSIAN] : [AZERBAIJANI, ENGLISH];
  return [
    ...new Set(
      languages.flatMap((known) => {
        const ending = known.find(
          (tail) => word.endsWith(tail) && word.length - tail.length >= SHORTEST,
        );
        return ending === undefined ? [] : [word.slice(0, -ending.length)];
      }),
    ),
  ];
}

/** What a short Russian word may be a form of, written out: "риме" of "рим", "вене" of "вена". */
export function shortFormsOf(word: string): readonly string[] {
  const [, stem] = /^(\p{Script=Cyrillic}{3})(?:[аяуюеиы]|ом|ой|ем|ей)$/u.exec(word) ?? [];
  return stem === undefined ? [] : [stem, `${stem}а`, `${stem}я`, `${stem}ь`];
}

function endings(list: string): readonly string[] {
  return list.split(" ").toSorted((a, b) => b.length - a.length);
}
