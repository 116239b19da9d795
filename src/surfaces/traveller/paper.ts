import type { ServerResponse } from "node:http";
import { PAGE_POLICY } from "./page.ts";

const HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": PAGE_POLICY,
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex, nofollow, noarchive",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Resource-Policy": "same-origin",
};

interface PaperFacts {
  readonly type: string;
  readonly body: string | Uint8Array;
  readonly status?: number;
  /** The name of a file to save; absent for what is shown. */
  readonly name?: string;
  readonly retryAfter?: number;
}

/** A page or a file of an itinerary, which no cache and no search engine keeps. */
export class Paper {
  readonly #facts: PaperFacts;

  constructor(facts: PaperFacts) {
    this.#facts = facts;
  }

  sendTo(response: ServerResponse): void {
    const { type, body, status = 200, name, retryAfter } = this.#facts;
    for (const [header, value] of Object.entries(HEADERS)) response.setHeader(header, value);
    response.statusCode = status;
    response.setHeader("Content-Type", type);
    response.setHeader("Content-Length", Buffer.byteLength(body));
    if (name !== undefined) {
      response.setHeader("Content-Disposition", `attachment; filename="${name}"`);
    }
    if (retryAfter !== undefined) response.setHeader("Retry-After", retryAfter);
    response.end(body);
  }
}
