export interface ChatMessage {
  readonly role: "system" | "user";
  readonly content: string;
}

/** A language model that answers a short conversation with text. */
export interface ChatModel {
  /** Rejects on failure, refusal and after its own time limit. */
  complete(messages: readonly ChatMessage[], options: { signal: AbortSignal }): Promise<string>;
}
