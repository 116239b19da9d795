import { useState } from "preact/hooks";
import {
  isObject,
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
import { useCities } from "../ui/use-spots.ts";
import { sessionOf } from "../use-found.ts";
import { useWork } from "../use-work.ts";
import { SeatGrid, type SeatRow } from "./seat-grid.tsx";
import { seatPrice } from "./seat-price.ts";

interface Traveller {
  readonly id: string;
  readonly name: string;
}

/** The cabins of a journey's flights as they are, and a seat in each for every traveller. */
export function SeatsView({ screen }: { screen: Screen }) {
  const desk = useDesk();
  const { t, format, bridge, back } = desk;
  const { args } = screen;
  const pnr = textOf(args["pnr"]);
  const [data, setData] = useState(screen.data);
  const travellers = useTravellers(screen.data);
  const [current, setCurrent] = useState(travellers[0]?.id ?? "P1");
  const [wishes, setWishes] = useState<readonly SeatWish[]>([]);
  const [told, setTold] = useState(false);
  const { busy, refusal, run } = useWork();
  const rows = objectsIn(data["rows"]).map(rowOf);
  const flightNumber = textOf(data["flightNumber"]);
  const flights = [textOf(screen.data["flightNumber"]), ...textsIn(screen.data["otherFlights"])];
  const columns = textOf(data["columns"]);
  const here = wishes.filter((wish) => wish.flightNumber === flightNumber);
  const [origin, destination] = [textOf(data["originCode"]), textOf(data["destinationCode"])];
  const cityOf = useCities([origin, destination]);
  const routes = isObject(screen.data["routes"]) ? screen.data["routes"] : {};
  // `32B P1`: the seat and whose it is.
  const booked = textsIn(data["yours"]).map((own) => own.split(" "));
  const seatOf = (id: string) =>
    here.find(({ passenger }) => passenger === id)?.seat ??
    booked.find(([, passenger]) => passenger === id)?.[0];
  const price = wishes.reduce((sum, wish) => sum + wish.price, 0);

  function take(seat: string): void {
    const others = wishes.filter(
      (wish) =>
        wish.flightNumber !== flightNumber || (wish.passenger !== current && wish.seat !== seat),
    );
    const wish = { passenger: current, flightNumber, seat, price: priceOf(seat, rows, columns) };
    const next = [...others, wish];
    setWishes(next);
    setTold(false);
    const seated = next.filter((one) => one.flightNumber === flightNumber);
    const free = travellers.find(({ id }) => !seated.some(({ passenger }) => passenger === id));
    if (free) setCurrent(free.id);
  }

  async function openFlight(number: string): Promise<void> {
    const named = pnr === "" ? { id: textOf(args["id"]) } : { pnr };
    const asked = { ...named, flightNumber: number, ...sessionOf(args) };
    setData(await bridge.call("getSeatMap", asked));
    setCurrent(travellers[0]?.id ?? "P1");
  }

  async function finish(): Promise<void> {
    const words = wishes.map((wish) => `${wish.passenger} ${wish.seat} on ${wish.flightNumber}`);
    bridge.tell(`The traveller chose seats: ${words.join(", ")}.`);
    if (screen.onSeats) {
      screen.onSeats(wishes);
      back?.();
    } else if (pnr === "" || !bridge.can("serverTools")) setTold(true);
    else {
      const seats = wishes.map(({ price: _, ...wish }) => wish);
      const quote = await bridge.call("quoteChange", { pnr, seats, ...sessionOf(args) });
      desk.open({ view: "booking", args: { pnr, ...sessionOf(args) }, data: quote });
    }
  }

  return (
    <>
      <Head
        title={`${cityOf(origin)} → ${cityOf(destination)}`}
        detail={[
          flightNumber,
          format.day(textOf(data["date"])),
          textOf(data["aircraftType"]),
          t("seatsOpen", { n: numberOf(data["open"]) }),
        ].join(" · ")}
      />
      {flights.length > 1 && bridge.can("serverTools") && (
        <FilterChips
          label={t("whichFlight")}
          value={flightNumber}
          onChoose={(number) => run(() => openFlight(number))}
          options={flights.map((number) => ({
            value: number,
            label: `${number} ${textOf(routes[number]).replace("-", " → ")}`.trim(),
          }))}
        />
      )}
      {travellers.length > 1 && (
        <FilterChips
          label={t("seatFor")}
          value={current}
          onChoose={setCurrent}
          options={travellers.map(({ id, name }) => ({
            value: id,
            label: [name, seatOf(id)].filter(Boolean).join(" · "),
          }))}
        />
      )}
      {rows.length === 0 ? (
        <p class="note">{t("seatNoSeats")}</p>
      ) : (
        <SeatGrid
          key={flightNumber}
          columns={columns}
          rows={rows}
          chosen={here.map(({ seat }) => seat)}
          yours={booked.map(([seat = ""]) => seat)}
          onTake={take}
        />
      )}
      <div class="sum">
        <span aria-live="polite">
          {wishes.length === 0 ? t("seatNone") : seatWords(wishes, flights)}
        </span>
        <strong class="price">{wishes.length > 0 && format.cents(price)}</strong>
      </div>
      {told ? (
        <p class="note note-good" role="status">
          {t("choiceTold")}
        </p>
      ) : (
        <div class="row">
          <Button
            kind="primary"
            busy={busy}
            disabled={wishes.length === 0}
            onClick={() => run(finish)}
          >
            {t(pnr === "" || screen.onSeats ? "seatTake" : "step.review")}
          </Button>
        </div>
      )}
      <Refused refusal={refusal} />
    </>
  );
}

/** `VS16: 30A, 30B · VS3: 31C`; of one flight the seats alone. */
export function seatWords(
  wishes: readonly SeatWish[],
  flights = [...new Set(wishes.map(({ flightNumber }) => flightNumber))],
): string {
  return flights
    .flatMap((number) => {
      const seats = wishes.filter(({ flightNumber }) => flightNumber === number);
      const list = seats.map(({ seat }) => seat).join(", ");
      if (list === "") return [];
      return [flights.length > 1 ? `${number}: ${list}` : list];
    })
    .join(" · ");
}

/** Those who take a seat: by their first names where these tell them apart. */
function useTravellers(data: JsonObject): readonly Traveller[] {
  const { t } = useDesk();
  const people = objectsIn(data["passengers"]);
  const firstNames = people.map((person) => textOf(person["name"]).split(" ")[0] ?? "");
  const telling = new Set(firstNames).size === people.length;
  return people.map((person, index) => ({
    id: textOf(person["id"]),
    name:
      (telling ? firstNames[index] : textOf(person["name"])) || t("traveller", { n: index + 1 }),
  }));
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
