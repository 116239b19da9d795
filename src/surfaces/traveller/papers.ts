import { TravelError } from "../../domain/errors.ts";
import type { Itinerary } from "../../services/itinerary/desk.ts";
import { type Beside, itineraryPage } from "./page.ts";
import { Paper } from "./paper.ts";
import type { PrintPdf } from "./pdf.ts";

/** An itinerary as a page. */
export function pagePaper(itinerary: Itinerary, beside: Beside): Paper {
  return new Paper({ type: "text/html; charset=utf-8", body: itineraryPage(itinerary, beside) });
}

/** The same for a calendar. */
export function calendarPaper({ handout, calendar }: Itinerary): Paper {
  const name = `${handout.pnr}.ics`;
  return new Paper({ type: "text/calendar; charset=utf-8; method=PUBLISH", body: calendar, name });
}

/** The same as a PDF, where the server can print. */
export async function pdfPaper(itinerary: Itinerary, print: PrintPdf | undefined): Promise<Paper> {
  if (!print) {
    throw new TravelError("not_found", "This server does not print: use the browser's print", {
      reason: "no_pdf",
      hint: "Set CHROMIUM_PATH to let it make PDFs itself.",
    });
  }
  // Without the links beside it: on paper they lead nowhere.
  const body = await print(itineraryPage(itinerary, {}));
  return new Paper({ type: "application/pdf", body, name: `${itinerary.handout.pnr}.pdf` });
}
