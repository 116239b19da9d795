/** Digits of a packed number: the last one of each number is from the second half. */
const BASE = 45;
const FIRST = 35;

/** Rings of whole numbers as a text: every number as its difference to the one two before, so that it is short. */
export function packed(rings: readonly (readonly number[])[]): string {
  return rings
    .map((ring) => ring.map((at, index) => digits(at - (ring[index - 2] ?? 0))).join(""))
    .join(" ");
}

function digits(difference: number): string {
  let rest = difference < 0 ? -2 * difference - 1 : 2 * difference;
  let text = "";
  for (; rest >= BASE; rest = Math.floor(rest / BASE)) {
    text += String.fromCharCode(FIRST + (rest % BASE));
  }
  return text + String.fromCharCode(FIRST + BASE + rest);
}

export function unpacked(text: string): readonly (readonly number[])[] {
  return text.split(" ").map((packedRing) => {
    const ring: number[] = [];
    let [value, weight] = [0, 1];
    for (const letter of packedRing) {
      const digit = letter.charCodeAt(0) - FIRST;
      value += (digit % BASE) * weight;
      weight *= BASE;
      if (digit < BASE) continue;
      const difference = value % 2 === 0 ? value / 2 : -(value + 1) / 2;
      ring.push(difference + (ring.at(-2) ?? 0));
      [value, weight] = [0, 1];
    }
    return ring;
  });
}
