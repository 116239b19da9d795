/** A concierge service somewhere else, by the addresses of its REST API. */
export interface RemoteConcierge {
  /** What it is called in answers. */
  readonly source: string;
  /** Asks something; may be asked again without harm. */
  read(question: RemoteQuestion): Promise<unknown>;
  /** Hands something over: never sent twice. */
  send(question: RemoteQuestion & { readonly idempotencyKey?: string }): Promise<unknown>;
}

export interface RemoteQuestion {
  readonly method: "GET" | "POST";
  /** Below the service's own address: `/destinations`. */
  readonly path: string;
  /** The query of a GET, the JSON body of a POST; what is undefined is left out. */
  readonly values?: Readonly<Record<string, unknown>>;
  readonly signal?: AbortSignal;
}
