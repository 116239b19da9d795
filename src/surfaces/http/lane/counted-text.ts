/** A text and how many bytes it takes. */
export interface Counted {
  readonly text: string;
  readonly bytes: number;
}

export function counted(text: string): Counted {
  return { text, bytes: Buffer.byteLength(text) };
}

/**
 * A text that is put together. Bytes of a long part are counted where that part is made, of a kept
 * one once: to count those of the whole, V8 would first copy all of its parts into one string, which
 * it does once more when Node has put the headers before it.
 */
export class CountedText implements Counted {
  #text = "";
  #uncounted = "";
  #bytes = 0;

  /** Adds a short part. */
  add(part: string): void {
    this.#text += part;
    this.#uncounted += part;
  }

  addCounted({ text, bytes }: Counted): void {
    this.#text += text;
    this.#bytes += bytes;
  }

  get text(): string {
    return this.#text;
  }

  get bytes(): number {
    return this.#bytes + Buffer.byteLength(this.#uncounted);
  }
}
