/** Endings that a Russian name takes in a sentence. */
const RU_ENDINGS = new Set(
  "а я у ю е и ы й ь о ой ей ом ем ам ям ах ях ов ев ию ии ия ию ую юю ая яя ое ее ые ие ий ый ых их ым им ыми ими ого его ому ему ою ами ями".split(
    " ",
  ),
);
const RU_SHORT_ENDINGS = new Set(["а", "у", "е", "ы", "и", "ой", "ом"]);

/** Endings that an Azerbaijani name takes, accents folded. */
const AZ_ENDINGS = new Set(
  "a e ya ye na ne da de nda nde dan den ndan nden in un nin nun i u ni nu yi yu si su la le yla yle daki deki ki ta te tan ten ina ine una une sina sine li lu a".split(
    " ",
  ),
);
const AZ_FROM = /^(?:y|n)?(?:dan|den|tan|ten)$/;

/** True when a word of a text is a name's word, perhaps with an ending. Both are folded. */
export function inflected(word: string, name: string): boolean {
  if (word === name) return true;
  if (word.charCodeAt(0) !== name.charCodeAt(0)) return false;
  return /\p{Script=Cyrillic}/u.test(name)
    ? inflectedRu(word, name)
    : endingAz(word, name) !== undefined;
}

function inflectedRu(word: string, name: string): boolean {
  for (const stem of stemsOf(name)) {
    if (!word.startsWith(stem)) continue;
    const rest = word.slice(stem.length);
    if (rest === "") return stem === name || stem.length > 3;
    if ((stem.length <= 3 ? RU_SHORT_ENDINGS : RU_ENDINGS).has(rest)) return true;
  }
  return false;
}

function stemsOf(name: string): readonly string[] {
  if (/[бвгджзклмнпрстфхцчшщ]$/.test(name)) {
    const fleeting = /^(.{3,})[ео]([тцкл])$/.exec(name);
    return fleeting ? [name, `${fleeting[1]}${fleeting[2]}`] : [name];
  }
  if (name.length <= 4) return /[ая]$/.test(name) ? [name.slice(0, -1)] : [];
  const long = /^(.{3,})(?:ая|яя|ое|ее|ые|ие|ий|ый|ой)$/.exec(name);
  return long?.[1] !== undefined ? [name.slice(0, -1), long[1]] : [name.slice(0, -1)];
}

/** What is left of a word after an Azerbaijani name, when that is an ending. */
function endingAz(word: string, name: string): string | undefined {
  for (const stem of softened(name)) {
    if (!word.startsWith(stem)) continue;
    const rest = word.slice(stem.length);
    if (rest === "" ? stem === name : AZ_ENDINGS.has(rest) && name.length > 2) return rest;
  }
  return undefined;
}

/** Praqa, Praqı; çiçək, çiçəyi: the last letter may soften. */
function softened(name: string): readonly string[] {
  if (name.endsWith("q")) return [name, `${name.slice(0, -1)}g`];
  if (name.endsWith("k")) return [name, `${name.slice(0, -1)}y`];
  return [name];
}

/** "Bakıdan": the ending that says where a journey starts. */
export function isFromForm(word: string, name: string): boolean {
  const rest = endingAz(word, name);
  return rest !== undefined && AZ_FROM.test(rest);
}

/** Letters to change, add, drop or swap; more than `most` need not be exact. */
export function typos(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const swapped =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(
        Math.min(
          (last[column - 1] ?? 0) + (same ? 0 : 1),
          (current[column - 1] ?? 0) + 1,
          (last[column] ?? 0) + 1,
          swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}
