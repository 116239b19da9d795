import { useState } from "preact/hooks";
import { post } from "../../../api/client.ts";
import type { Pnr, SeatMap } from "../../../api/types.ts";
import { useSpeech } from "../../../i18n/language.tsx";
import { useAction } from "../../../state/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { ProblemNote } from "../../../ui/problem-note.tsx";
import { Select } from "../../../ui/select.tsx";
import { bookedParts } from "../booked-parts.ts";
import { inPlaceOf, type WishProps } from "./wish.ts";

type ExtrasProps = WishProps & { readonly booking: Pnr };

const MOST_BAGS = 3;

/** Checked bags beside those of the fare, by way and traveller. */
export function MoreBags({ booking, wish, onChange }: ExtrasProps) {
  const { t } = useSpeech();
  const ways = bookedParts(booking).filter(({ part }) => part.startsWith("F"));
  const counts = Array.from({ length: MOST_BAGS + 1 }, (_, count) => String(count));
  return (
    <>
      {ways.map(({ part, label }) => (
        <fieldset key={part} class="group">
          <legend>
            {t("change.moreBags")}: {label}
          </legend>
          <div class="fields">
            {seated(booking).map(({ id, name }) => {
              const isSame = (one: { passenger: string; part: string }) =>
                one.passenger === id && one.part === part;
              return (
                <Select
                  key={id}
                  label={name}
                  value={String(wish.bags?.find(isSame)?.count ?? 0)}
                  options={counts.map((count) => [count, count] as const)}
                  onChoose={(count) => {
                    const bags = { passenger: id, part, count: Number(count) };
                    onChange({
                      bags: inPlaceOf(wish.bags, isSame, count === "0" ? undefined : bags),
                    });
                  }}
                />
              );
            })}
          </div>
        </fieldset>
      ))}
    </>
  );
}

/** Seats of one flight at a time, out of those that are open. */
export function OtherSeats({ booking, wish, onChange }: ExtrasProps) {
  const { t, format } = useSpeech();
  const flights = booking.flights.filter(({ bookingStatus }) => bookingStatus !== "cancelled");
  const [flightNumber, setFlight] = useState(flights[0]?.flightNumber ?? "");
  const [map, setMap] = useState<SeatMap>();
  const show = useAction(async () => {
    const asked = { pnr: booking.pnr, flightNumber };
    setMap((await post<{ readonly output: SeatMap }>("/tools/getSeatMap", asked)).output);
  });
  const seats = map?.flightNumber === flightNumber ? openSeats(map) : undefined;
  const booked = (passenger: string) =>
    booking.extras?.find(
      (one) => one.passenger === passenger && one.flightNumber === flightNumber && one.seat,
    )?.seat;
  return (
    <div class="stack">
      <form
        class="fields"
        onSubmit={(event) => {
          event.preventDefault();
          void show.run();
        }}
      >
        <Select
          label={t("change.which")}
          value={flightNumber}
          options={flights.map(
            (one) =>
              [
                one.flightNumber,
                `${one.flightNumber} ${one.originCode} – ${one.destinationCode}`,
              ] as const,
          )}
          onChoose={setFlight}
        />
        <div class="field field-end">
          <Button type="submit" busy={show.busy}>
            {t("change.showSeats")}
          </Button>
        </div>
      </form>
      {show.problem && <ProblemNote problem={show.problem} />}
      {seats && (
        <div class="fields">
          {seated(booking).map(({ id, name }) => {
            const isSame = (one: { passenger: string; flightNumber?: string | undefined }) =>
              one.passenger === id && one.flightNumber === flightNumber;
            const asItIs = booked(id);
            return (
              <Select
                key={id}
                label={name}
                value={wish.seats?.find(isSame)?.seat ?? ""}
                options={[
                  ["", asItIs === undefined ? t("change.noSeat") : asItIs],
                  ...seats.map(
                    ({ seat, cents, more }) =>
                      [
                        seat,
                        [
                          seat,
                          cents === 0 ? t("change.free") : format.cents(cents),
                          ...more.map((key) => t(key)),
                        ].join(" · "),
                      ] as const,
                  ),
                ]}
                onChoose={(seat) => {
                  const choice = { passenger: id, flightNumber, seat };
                  onChange({
                    seats: inPlaceOf(wish.seats, isSame, seat === "" ? undefined : choice),
                  });
                }}
              />
            );
          })}
        </div>
      )}
    </div>
  );
}

/** Passengers who take a seat and bags: infants travel on a lap. */
function seated({ passengers }: Pnr) {
  return passengers
    .filter(({ type }) => type !== "infant")
    .map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }));
}

interface OpenSeat {
  readonly seat: string;
  readonly cents: number;
  readonly more: readonly ("change.exit" | "change.legroom")[];
}

function openSeats({ rows, columns }: SeatMap): readonly OpenSeat[] {
  return rows.flatMap(({ row, open, price, middlePrice, exit, legroom }) =>
    [...open].map((letter) => ({
      seat: `${row}${letter}`,
      cents: middlePrice !== undefined && isMiddle(columns, letter) ? middlePrice : price,
      more: exit ? ["change.exit" as const] : legroom ? ["change.legroom" as const] : [],
    })),
  );
}

/** Neither at a window nor at an aisle, which a space stands for. */
function isMiddle(columns: string, letter: string): boolean {
  const at = columns.indexOf(letter);
  return [columns[at - 1], columns[at + 1]].every((side) => side !== undefined && side !== " ");
}
