/** A letter to a traveller. */
export interface Letter {
  /** Makes its Message-ID: a repeat carries the same, so that a mailbox shows it once. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Where letters leave. */
export interface Mailer {
  /** `refused`: the server says for good that it will not take it, so a repeat is of no use. */
  send(letter: Letter): Promise<"delivered" | "failed" | "refused">;
}
