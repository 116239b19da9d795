import { useRef } from "preact/hooks";
import { useDesk } from "../desk.tsx";
import { Fitted } from "../ui/fitted.tsx";
import { seatPrice } from "./seat-price.ts";

export interface SeatRow {
  readonly row: number;
  readonly open: string;
  readonly taken: string;
  readonly price: number;
  readonly middlePrice: number | undefined;
  readonly exit: boolean;
  readonly legroom: boolean;
}

interface SeatGridProps {
  /** `ABC DEF`: a space is an aisle. */
  readonly columns: string;
  readonly rows: readonly SeatRow[];
  readonly chosen: readonly string[];
  readonly yours: readonly string[];
  readonly onTake: (seat: string) => void;
}

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

const LEGEND = [
  ["seat-open", "seatOpen"],
  ["seat-taken", "seatTaken"],
  ["seat-mine", "seatYours"],
  ["seat-open seat-roomy", "seatRoom"],
] as const;

function isRoomy({ exit, legroom }: SeatRow): boolean {
  return exit || legroom;
}

/** Rows of seats; one stop for the Tab key, arrows between seats. */
export function SeatGrid({ columns, rows, chosen, yours, onTake }: SeatGridProps) {
  const { t, format } = useDesk();
  const grid = useRef<HTMLDivElement>(null);
  const letters = [...columns];

  function move(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    const from = event.target;
    if (!step || !(from instanceof HTMLElement) || !grid.current) return;
    event.preventDefault();
    const seats = [...grid.current.querySelectorAll<HTMLElement>("button[data-seat]")];
    const [row, column] = [Number(from.dataset["row"]), Number(from.dataset["column"])];
    const distance = (seat: HTMLElement) => {
      const down = (Number(seat.dataset["row"]) - row) * (step[0] || 0);
      const right = (Number(seat.dataset["column"]) - column) * (step[1] || 0);
      const aside =
        step[0] === 0 ? Number(seat.dataset["row"]) - row : Number(seat.dataset["column"]) - column;
      return down + right > 0 ? down + right + 100 * Math.abs(aside) : Number.POSITIVE_INFINITY;
    };
    const [next] = seats
      .filter((seat) => Number.isFinite(distance(seat)))
      .sort((a, b) => distance(a) - distance(b));
    next?.focus();
  }

  const firstOpen = rows.find(({ open }) => open !== "")?.row;
  return (
    <div ref={grid} class="cabin">
      <p class="legend">
        {LEGEND.filter(([, key]) => key !== "seatRoom" || rows.some(isRoomy)).map(([look, key]) => (
          <span key={key}>
            <span class={`seat seat-key ${look}`} aria-hidden="true" /> {t(key)}
          </span>
        ))}
        {rows.some(({ price, middlePrice = price }) => middlePrice !== price) && (
          <span>{t("seatMiddle")}</span>
        )}
      </p>
      <div class="seat-line seat-letters" aria-hidden="true">
        <span class="seat-number" />
        {letters.map((letter, index) => (
          <span key={index} class={letter === " " ? "aisle" : "seat-letter"}>
            {letter}
          </span>
        ))}
      </div>
      <Fitted
        label={t("seatTitle")}
        items={rows}
        most={40}
        render={(row) => (
          <fieldset
            class={row.exit ? "seat-line seat-exit" : "seat-line"}
            aria-label={rowName(row)}
          >
            <span class="seat-number" aria-hidden="true">
              {row.row}
            </span>
            {letters.map((letter, column) => {
              const seat = `${row.row}${letter}`;
              if (letter === " ") return <span key={column} class="aisle" />;
              if (!row.open.includes(letter)) {
                const state = yours.includes(seat) ? "seatYours" : "seatTaken";
                return (
                  <span
                    key={column}
                    class={state === "seatYours" ? "seat seat-mine" : "seat seat-taken"}
                    role="img"
                    aria-label={t("seatName", { seat, state: t(state) })}
                  />
                );
              }
              const mine = chosen.includes(seat) || yours.includes(seat);
              const price = seatPrice(row, letter, columns);
              const first = row.row === firstOpen && letter === row.open[0];
              return (
                <button
                  key={column}
                  type="button"
                  class={
                    mine ? "seat seat-mine" : `seat seat-open${isRoomy(row) ? " seat-roomy" : ""}`
                  }
                  data-seat={seat}
                  data-row={row.row}
                  data-column={column}
                  tabIndex={mine || (chosen.length === 0 && first) ? 0 : -1}
                  aria-pressed={mine}
                  aria-label={t("seatName", {
                    seat,
                    state: price === 0 ? t("free") : format.cents(price),
                  })}
                  title={`${seat} · ${price === 0 ? t("free") : format.cents(price)}`}
                  onKeyDown={move}
                  onClick={() => onTake(seat)}
                >
                  {mine ? letter : ""}
                </button>
              );
            })}
            <span class="seat-price soft" aria-hidden="true">
              {rowPrice(row)}
              {isRoomy(row) && <span>{t(row.exit ? "seatExit" : "seatRoomy")}</span>}
            </span>
          </fieldset>
        )}
      />
    </div>
  );

  /** `$44–$52` where the seats between two others cost less. */
  function rowPrice({ price, middlePrice = price }: SeatRow): string {
    const words = (cents: number) => (cents === 0 ? t("free") : format.cents(cents));
    return [...new Set([middlePrice, price])].map(words).join("–");
  }

  function rowName({ row, exit, legroom }: SeatRow): string {
    return [t("seatRow", { row }), exit && t("seatExit"), legroom && t("seatRoom")]
      .filter(Boolean)
      .join(", ");
  }
}
