import type { TrailEntry } from "../../api/types.ts";
import type { Formats } from "../../format/formats.ts";
import { type Speech, useSpeech } from "../../i18n/language.tsx";

type Move = NonNullable<TrailEntry["moves"]>[number];

type Done = Pick<TrailEntry, "moves" | "totals" | "back" | "kept">;

/** What a change did, from what to what, and what it came to. */
export function Moves({ moves = [], totals, back, kept }: Done) {
  const speech = useSpeech();
  const { t, format } = speech;
  const sums = [...new Set(totals ?? [])].map(format.cents);
  return (
    <>
      {moves.map((move) => {
        const text = moveText(move, speech);
        return (
          <p key={text} class="history-text">
            {text}
          </p>
        );
      })}
      {sums.length > 0 && (
        <p class="history-text">
          {t("booking.total")}: {sums.join(" → ")}
        </p>
      )}
      {kept !== undefined && (
        <p class="history-text">
          {t("booking.kept")}: {format.cents(kept)}
        </p>
      )}
      {back !== undefined && (
        <p class="history-text">
          {t("booking.returned")}: {format.cents(back)}
        </p>
      )}
    </>
  );
}

const NAMED = { bag: "change.bags", seat: "change.seats" } as const;

function moveText({ kind, was, is }: Move, { t, format }: Speech): string {
  const [before, after] = [was, is].map((thing) => thing && thingText(thing, format));
  const label = kind === "bag" || kind === "seat" ? `${t(NAMED[kind])}: ` : "";
  if (before === undefined) return `${label}+ ${after}`;
  return label + (after === undefined ? `− ${before}` : `${before} → ${after}`);
}

function thingText({ name, at }: NonNullable<Move["was"]>, format: Formats): string {
  if (at === undefined) return name;
  return [name, format.day(at), ...(at.length > 10 ? [format.time(at)] : [])].join(", ");
}
