import type { IncomingMessage } from "node:http";
import { LANGUAGES, type Language } from "../../domain/catalogue.ts";
import { TravelError } from "../../domain/errors.ts";
import type { Itinerary, ItineraryDesk } from "../../services/itinerary/desk.ts";
import { type ItineraryWords, WORDS } from "../../services/itinerary/words.ts";
import { anybody, type Guards, type RateLimiter } from "../http/admission/guards.ts";
import type { Route } from "../http/server/router.ts";
import { refuseWithProblem } from "../rest/problem.ts";
import { sayingPage } from "./page.ts";
import { Paper } from "./paper.ts";
import { calendarPaper, pagePaper, pdfPaper } from "./papers.ts";
import type { PrintPdf } from "./pdf.ts";

export interface TravellerDeps {
  readonly itineraries: Pick<ItineraryDesk, "shared">;
  readonly guards: Pick<Guards, "clientAddress">;
  /** Counts tokens that open nothing, by address. */
  readonly attempts: RateLimiter;
  /** Absent where the server cannot print. */
  readonly print?: PrintPdf | undefined;
}

/** What a traveller with a link sees: one itinerary, and nothing else. */
export function travellerRoutes(deps: TravellerDeps): readonly Route[] {
  const { itineraries, guards, attempts, print } = deps;

  async function answer(
    request: IncomingMessage,
    token: string,
    paperOf: (itinerary: Itinerary) => Paper | Promise<Paper>,
  ): Promise<Paper> {
    const shown = await itineraries.shared(token);
    if (shown?.state === "open") return await paperOf(shown.itinerary);
    if (shown) return saying(410, shown.lang, shown.state);
    const lang = languageOf(request);
    const { allowed, retryAfterSeconds } = await attempts.admit(guards.clientAddress(request));
    return allowed
      ? saying(404, lang, "unknown")
      : saying(429, lang, "many", { retryAfter: retryAfterSeconds });
  }

  const route = (
    path: string,
    paperOf: (itinerary: Itinerary, token: string) => Paper | Promise<Paper>,
  ): Route => ({
    path,
    name: "/t",
    methods: ["GET", "HEAD"],
    ownPagesOnly: true,
    identify: anybody,
    refuse: refuseWithProblem,
    async handle({ request, response, parameters: { token = "" } }) {
      const paper = await answer(request, token, (itinerary) => paperOf(itinerary, token)).catch(
        (error: unknown) => {
          if (error instanceof TravelError) return troubled(error);
          throw error;
        },
      );
      paper.sendTo(response);
    },
  });

  return [
    route("/t/{token}", (itinerary, token) =>
      pagePaper(itinerary, {
        calendar: `/t/${token}/itinerary.ics`,
        ...(print && { pdf: `/t/${token}/itinerary.pdf` }),
      }),
    ),
    route("/t/{token}/itinerary.ics", calendarPaper),
    route("/t/{token}/itinerary.pdf", (itinerary) => pdfPaper(itinerary, print)),
  ];
}

function saying(
  status: number,
  lang: Language,
  what: keyof ItineraryWords["gone"],
  more: { readonly retryAfter?: number } = {},
): Paper {
  const body = sayingPage(lang, WORDS[lang].gone[what]);
  return new Paper({ status, type: "text/html; charset=utf-8", body, ...more });
}

/** What went wrong on our side, in one sentence. */
function troubled({ code, message, details: { hint = "" } }: TravelError): Paper {
  const body = sayingPage("en", { title: message, text: hint });
  const status = code === "not_found" ? 404 : 503;
  return new Paper({ status, type: "text/html; charset=utf-8", body });
}

/** The first of our languages that the browser's reader knows. */
function languageOf({ headers }: IncomingMessage): Language {
  const asked = (headers["accept-language"] ?? "").toLowerCase().split(",");
  for (const wish of asked) {
    const known = LANGUAGES.find((lang) => wish.trim().startsWith(lang));
    if (known) return known;
  }
  return "en";
}
