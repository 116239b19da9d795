/** A note on how the tickets are priced. */
export function isOfMoney(note: string): boolean {
  return note.startsWith("Priced as ");
}

/** The part of a booking that a note is about, where it is about one: `H1: …`. */
export function partOfNote(note: string): string | undefined {
  return /^([HC]\d+): /.exec(note)?.[1];
}
