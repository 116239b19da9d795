import { expect, test } from "vitest";
import { fold } from "../../../../../src/reading/fold.ts";
import { kindsOfThing } from "../../../../../src/services/concierge/plan/wish/wished-things.ts";
import { type Made, nameOf, type Thing, thingsOf } from "./made.ts";

/** Reasons that say that a plan has nothing of a kind. */
const NOT_THERE: ReadonlySet<string> = new Set(["none", "season", "unfit", "time", "money"]);
/** What says nothing of what is wanted. */
const FILLER =
  /^(?:please|thanks?|hello|hi|maybe|посоветуйте|подскажите|пожалуйста|спасибо|можно|zəhmət olmasa|salam|təşəkkür)(?!\p{L})/iu;

const isCalled = (name: string) => (thing: Thing) =>
  Object.values(nameOf(thing)).some((one) => fold(one).includes(fold(name)));

/** What the notes tell of as missing. */
export function promiseMissing(made: () => Made): void {
  test("tells of nothing as missing that a day shows", () => {
    const { trip } = made();
    const shown = thingsOf(trip);
    const slots = trip.days.flatMap((day) => Object.values(day.slots));
    const isOf = (kind: string) =>
      shown.some((thing) => kindsOfThing(thing).has(kind)) ||
      slots.some((slot) => slot.kind === "extra" && slot.wish === kind);
    for (const remark of trip.remarks) {
      switch (remark.kind) {
        case "unmet":
          for (const { kind, why } of remark.unmet)
            if (NOT_THERE.has(why)) expect(isOf(kind), `${kind}: ${why}`).toBe(false);
          break;
        case "missed":
          for (const name of remark.names) expect(shown.map(nameOf)).not.toContain(name);
          break;
        case "own-left":
          for (const { text } of remark.own)
            expect(slots.some((slot) => slot.kind === "own" && slot.own.text === text)).toBe(false);
          break;
        case "unplanned":
          for (const text of remark.texts)
            for (const slot of slots)
              if (slot.kind === "own") expect(text).not.toContain(slot.own.text);
          break;
        case "unknown":
          for (const name of remark.names) expect(shown.some(isCalled(name)), name).toBe(false);
          break;
        default:
      }
    }
  });

  test("quotes as unplanned only what names a thing, or something to do with its object", () => {
    const { trip } = made();
    for (const remark of trip.remarks) {
      if (remark.kind !== "unplanned") continue;
      for (const text of remark.texts) {
        const words = text.match(/\p{L}+/gu) ?? [];
        // One word by itself is a verb, an adjective or a filler as often as a thing.
        const isNamed = words.some((word) => /^\p{Lu}\p{Ll}/u.test(word));
        expect(isNamed || words.length > 1, text).toBe(true);
        expect(text).not.toMatch(FILLER);
      }
    }
  });
}
