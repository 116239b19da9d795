import type { Language } from "../../../../domain/catalogue.ts";
import { type DayNumber, isoDate } from "../../../../domain/dates.ts";
import { currencyDigits } from "../../../../domain/money.ts";
import type { Spot } from "../atlas.ts";
import type { Amount, Note } from "../notes.ts";
import type { Wording } from "./types.ts";

export function dateWords(day: DayNumber, wording: Wording): string {
  const [year = 0, month = 1, date = 1] = isoDate(day).split("-").map(Number);
  return wording.date(date, month, year);
}

function monthWords(day: DayNumber, wording: Wording): string {
  const [year = 0, month = 1] = isoDate(day).split("-").map(Number);
  return wording.monthOfYear(month, year);
}

/** `1450 USD`; parts of a unit only where there are any. */
export function moneyWords({ minor, currency }: Amount): string {
  const digits = currencyDigits(currency);
  const units = minor / 10 ** digits;
  return `${Number.isInteger(units) ? units : units.toFixed(digits)} ${currency}`;
}

export function noteWords(note: Note, wording: Wording, lang: Language): string {
  const { notes, list, inMonth } = wording;
  const names = (spots: readonly Spot[]) => list(spots.map((spot) => spot.destination.name[lang]));
  const name = (spot: Spot) => spot.destination.name[lang];
  const month = (number: number) => inMonth[number - 1] ?? "";
  switch (note.kind) {
    case "language":
      return note.text;
    case "days-cut":
      return notes.daysCut(note.asked, note.days);
    case "days-default":
      return notes.daysDefault(note.days);
    case "days-over-dates":
      return notes.daysOverDates(note.days, note.dated);
    case "past":
      return notes.past(dateWords(note.date, wording));
    case "typical":
      return note.unread
        ? notes.pricedFor(monthWords(note.start, wording))
        : notes.typical(monthWords(note.start, wording));
    case "party-default":
      return note.unread ? notes.oneAdult : notes.partyDefault;
    case "unread":
      return notes.unread[note.field](note.text);
    case "party-assumed":
      return notes.partyAssumed(wording.party(note.party));
    case "party-cut":
      return notes.partyCut(note.asked, note.kept);
    case "unknown":
      return notes.unknown(note.names.join(", "));
    case "substitute":
      return notes.substitute(note.typed, name(note.spot));
    case "left-out":
      return notes.leftOut(names(note.spots));
    case "added":
      return notes.added(names(note.spots));
    case "chosen":
      return notes.chosen(names(note.spots));
    case "off-season":
      return notes.offSeason(names(note.spots), month(note.month));
    case "flights-left-out":
      return notes.flightsLeftOut;
    case "no-flights":
      return notes.noFlights(name(note.spot));
    case "leaves-before":
      return notes.leavesBefore(
        note.date === undefined ? undefined : dateWords(note.date, wording),
      );
    case "rooms-full":
      return notes.roomsFull(name(note.spot));
    case "free-days":
      return notes.freeDays(note.days);
    case "fits":
      return notes.fits(moneyWords(note.budget));
    case "short":
      return notes.short(moneyWords(note.by), moneyWords(note.needed), [
        ...(note.days === undefined ? [] : [notes.fewerDays(note.days)]),
        ...(note.month === undefined ? [] : [notes.otherMonth(month(note.month))]),
      ]);
    case "currency":
      return notes.currency(note.asked, note.used);
  }
}
