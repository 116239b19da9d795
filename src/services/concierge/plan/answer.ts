import type { Language } from "../../../domain/catalogue.ts";
import type { Mode } from "./travel.ts";

export interface AnswerDay {
  readonly day: number;
  readonly city: string;
  readonly morning: string;
  readonly afternoon: string;
  readonly evening: string;
  readonly tips: string;
}

export interface AnswerTransfer {
  readonly day: number;
  readonly from: string;
  readonly to: string;
  readonly mode: Mode;
  readonly hours: number;
}

/** A plan in words: the fields of the desk's document, and what helps besides. */
export interface PlanAnswer {
  readonly summary: string;
  readonly destinations: string[];
  readonly budget: {
    readonly currency: string;
    readonly total: number;
    readonly perPerson: number;
  };
  readonly itinerary: AnswerDay[];
  readonly hotels: string[];
  readonly activities: string[];
  readonly disclaimer: string;
  readonly lang: Language;
  readonly notes: string[];
  /** Absent where nobody said when. */
  readonly dates?: { readonly from: string; readonly to: string } | undefined;
  readonly transfers: AnswerTransfer[];
  /** Present where a starting point is known and the world flies there. */
  readonly flights?: string[] | undefined;
}
