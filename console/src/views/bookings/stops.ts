import type { ItineraryStop } from "../../api/types.ts";

/** Stops that follow each other on one local date; across the date line a date may come twice. */
export interface StopDay {
  readonly date: string;
  readonly stops: readonly ItineraryStop[];
}

export function stopsByDay(itinerary: readonly ItineraryStop[]): readonly StopDay[] {
  const days: { date: string; stops: ItineraryStop[] }[] = [];
  for (const stop of itinerary) {
    const date = stop.at.slice(0, 10);
    const last = days.at(-1);
    if (last?.date === date) last.stops.push(stop);
    else days.push({ date, stops: [stop] });
  }
  return days;
}
