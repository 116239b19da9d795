/** RFC 4648 base 32: no 0, 1, 8 or 9 to be taken for letters. */
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const LENGTH = 6;

/** Makes booking references. Random, because a reference that can be counted can be guessed. */
export function pnrCodes(randomBelow: (limit: number) => number, alphabet = BASE32): () => string {
  return () => {
    let code = "TEST-";
    for (let i = 0; i < LENGTH; i++) code += alphabet.charAt(randomBelow(alphabet.length));
    return code;
  };
}
