import { useEffect, useState } from "preact/hooks";
import {
  type JsonObject,
  numberOf,
  objectsIn,
  textOf,
  textsIn,
} from "../../../console/src/answers/read-json.ts";
import { Button } from "../../../console/src/ui/button.tsx";
import { FilterChips } from "../../../console/src/ui/filter-chips.tsx";
import { type Screen, type SeatWish, useDesk } from "../desk.tsx";
import { Head } from "../ui/head.tsx";
import { Refused } from "../ui/refused.tsx";
import { sessionOf } from "../use-found.ts";
import { useWork } from "../use-work.ts";
import { SeatGrid, type SeatRow } from "./seat-grid.tsx";
import { seatPrice } from "./seat-price.ts";

interface Traveller {
  readonly id: string;
  readonly name: string;
}

/** The cabin as it is, and a seat for every traveller. */
export function SeatsView({ screen }: { screen: Screen }) {
  const desk = useDesk();
  const { t, format, bridge, back } = desk;
  const { args, data } = screen;
  const pnr = textOf(args["pnr"]);
  const travellers = useTravellers(args);
  const [current, setCurrent] = useState("P1");
  const [seats, setSeats] = useState<ReadonlyMap<string, string>>(new Map());
  const [told, setTold] = useState(false);
  const { busy, refusal, run } = useWork();
  const rows = objectsIn(data["rows"]).map(rowOf);
  const flightNumber = textOf(data["flightNumber"]);
  const columns = textOf(data["columns"]);
  const price = [...seats.values()].reduce((sum, seat) => sum + priceOf(seat, rows, columns), 0);
  const wishes: readonly SeatWish[] = [...seats].map(([passenger, seat]) => ({
    passenger,
    flightNumber,
    seat,
  }));

  function take(seat: string): void {
    const others = [...seats].filter(([id, taken]) => id !== current && taken !== seat);
    const next = new Map([...others, [current, seat] as const]);
    setSeats(next);
    setTold(false);
    const free = travellers.find(({ id }) => !next.has(id));
    if (free) setCurrent(free.id);
  }

  async function finish(): Promise<void> {
    const words = wishes.map(({ passenger, seat }) => `${passenger} ${seat}`).join(", ");
    bridge.tell(`The traveller chose seats on ${flightNumber}: ${words}.`);
    if (screen.onSeats) {
      screen.onSeats(wishes);
      back?.();
    } else if (pnr === "" || !bridge.can("serverTools")) setTold(true);
    else {
      const quote = await bridge.call("quoteChange", { pnr, seats: wishes, ...sessionOf(args) });
      desk.open({ view: "booking", args: { pnr, ...sessionOf(args) }, data: quote });
    }
  }

  const nameOf = (id: string) => travellers.find((traveller) => traveller.id === id)?.name ?? id;
  return (
    <>
      <Head
        title={`${flightNumber} ${textOf(data["originCode"])} → ${textOf(data["destinationCode"])}`}
        detail={[
          format.day(textOf(data["date"])),
          textOf(data["aircraftType"]),
          t("seatsOpen", { n: numberOf(data["open"]) }),
        ].join(" · ")}
      />
      {travellers.length > 1 && (
        <FilterChips
          label={t("seatFor")}
          value={current}
          onChoose={setCurrent}
          options={travellers.map(({ id, name }) => ({
            value: id,
            label: `${name}${seats.has(id) ? ` · ${seats.get(id)}` : ""}`,
          }))}
        />
      )}
      {rows.length === 0 ? (
        <p class="note">{t("seatNoSeats")}</p>
      ) : (
        <SeatGrid
          columns={columns}
          rows={rows}
          chosen={seats}
          yours={textsIn(data["yours"])}
          onTake={take}
        />
      )}
      <div class="sum">
        <span aria-live="polite">
          {wishes.length === 0
            ? t("seatNone")
            : wishes.map(({ passenger, seat }) => `${seat} ${nameOf(passenger)}`).join(", ")}
        </span>
        <strong class="price">{wishes.length > 0 && format.cents(price)}</strong>
      </div>
      {told ? (
        <p class="note note-good" role="status">
          {t("seatTold")}
        </p>
      ) : (
        <div class="row">
          <Button
            kind="primary"
            busy={busy}
            disabled={wishes.length === 0}
            onClick={() => run(finish)}
          >
            {t(pnr === "" || screen.onSeats ? "seatTake" : "seatQuote")}
          </Button>
        </div>
      )}
      <Refused refusal={refusal} />
    </>
  );
}

/** Those on the booking, by name; before there is one, as many as were searched for. */
function useTravellers(args: JsonObject): readonly Traveller[] {
  const { bridge, t } = useDesk();
  const pnr = textOf(args["pnr"]);
  const [booked, setBooked] = useState<readonly Traveller[]>();
  useEffect(() => {
    if (pnr === "" || !bridge.can("serverTools")) return;
    bridge.call("retrieveBooking", { pnr, ...sessionOf(args) }).then(
      (booking) =>
        setBooked(
          objectsIn(booking["passengers"])
            .filter((person) => person["type"] !== "infant")
            .map((person) => ({
              id: textOf(person["id"]),
              name: `${textOf(person["firstName"])} ${textOf(person["lastName"])}`,
            })),
        ),
      () => {},
    );
  }, [bridge, pnr]);
  const count = Math.min(Math.max(numberOf(args["travellers"]), 1), 9);
  return (
    booked ??
    Array.from({ length: count }, (_, index) => ({
      id: `P${index + 1}`,
      name: t("traveller", { n: index + 1 }),
    }))
  );
}

function rowOf(row: JsonObject): SeatRow {
  return {
    row: numberOf(row["row"]),
    open: textOf(row["open"]),
    taken: textOf(row["taken"]),
    price: numberOf(row["price"]),
    middlePrice: typeof row["middlePrice"] === "number" ? row["middlePrice"] : undefined,
    exit: row["exit"] === true,
    legroom: row["legroom"] === true,
  };
}

function priceOf(seat: string, rows: readonly SeatRow[], columns: string): number {
  const found = rows.find(({ row }) => row === Number.parseInt(seat, 10));
  return found ? seatPrice(found, seat.slice(-1), columns) : 0;
}
