import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** Without letters that look like others, in one case: five whole bits a character. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const ID_LENGTH = 12;
/** 200 bits. */
const SECRET_LENGTH = 40;
const SHAPE = new RegExp(`^wf_([${ALPHABET}]{${ID_LENGTH}})_[${ALPHABET}]{${SECRET_LENGTH}}$`);

/** A key as its holder knows it: `wf_<id>_<secret>`. */
export interface FreshKey {
  readonly id: string;
  readonly text: string;
}

/** Gives that many bytes that cannot be guessed. */
export type RandomBytes = (count: number) => Uint8Array;

export function freshKey(random: RandomBytes = randomBytes): FreshKey {
  const id = characters(ID_LENGTH, random);
  return { id, text: `wf_${id}_${characters(SECRET_LENGTH, random)}` };
}

/** The id in a text that looks like a key. */
export function keyId(text: string): string | undefined {
  return SHAPE.exec(text)?.[1];
}

/**
 * What is stored instead of the key. A plain, fast digest is right here: slow, salted ones make
 * up for passwords that can be guessed, and 200 random bits cannot. A slow one would only help
 * to keep the server busy.
 */
export function keyHash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Takes the same time wherever the two differ. */
export function sameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one, "hex"), Buffer.from(other, "hex")];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** 32 divides 256, so that every character is equally likely. */
function characters(count: number, random: RandomBytes): string {
  return Array.from(random(count), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
}
