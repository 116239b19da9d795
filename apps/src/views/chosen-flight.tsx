import { useState } from "preact/hooks";
import type { JsonObject } from "../../../console/src/answers/read-json.ts";
import { Button } from "../../../console/src/ui/button.tsx";
import { type Screen, type SeatWish, useDesk } from "../desk.tsx";
import { fareWords } from "../read/fare-words.ts";
import { type Option, optionsIn, partyOf, travellersIn, type Way } from "../read/options.ts";
import { Head } from "../ui/head.tsx";
import { isComplete, PeopleForm, type PersonName } from "../ui/people-form.tsx";
import { Refused } from "../ui/refused.tsx";
import { TwoSteps } from "../ui/two-steps.tsx";
import { useWork } from "../use-work.ts";
import { OptionTable } from "./compare-flights.tsx";
import { WayLine } from "./flight-row.tsx";
import { seatWords } from "./seats-view.tsx";

const BRANDS = ["light", "standard", "flex"];
const LISTED = 50;

interface ChosenFlightProps {
  readonly option: Option;
  readonly screen: Screen;
  readonly session: JsonObject;
  readonly onBack: () => void;
}

/** One flight: its fares side by side, its seats, and the booking of it. */
export function ChosenFlight({ option: first, screen, session, onBack }: ChosenFlightProps) {
  const desk = useDesk();
  const { t, format, bridge } = desk;
  const { args } = screen;
  const [option, setOption] = useState(first);
  const [fares, setFares] = useState<readonly Option[]>();
  const [seats, setSeats] = useState<readonly SeatWish[]>([]);
  const [people, setPeople] = useState<readonly PersonName[]>([]);
  const [email, setEmail] = useState("");
  const [booking, setBooking] = useState(false);
  const { busy, refusal, run } = useWork();
  const party = partyOf(args);
  const travellers = travellersIn(screen.data);
  const labels = party.map(
    (type, index) => `${t("traveller", { n: index + 1 })} · ${t(`type.${type}`)}`,
  );
  const able = bridge.can("serverTools") && option.charge !== undefined;

  /** The same flights in each brand: a search knows one brand at a time. */
  async function findFares(): Promise<void> {
    const found = await Promise.all(
      BRANDS.map(async (brand) => {
        const [way, back] = option.ways;
        const asked = {
          origin: way?.from,
          destination: way?.to,
          departureDate: way?.departs.slice(0, 10),
          ...(back && { returnDate: back.departs.slice(0, 10) }),
          cabin: option.cabin,
          passengers: args["passengers"] ?? countOf(party),
          ...(option.currency !== "USD" && { currency: option.currency }),
          brand,
          limit: LISTED,
        };
        const data = await bridge.call("searchFlights", asked).catch(() => ({}));
        return optionsIn(data, asked).find((other) => numbersOf(other) === numbersOf(option));
      }),
    );
    const byId = new Map(found.flatMap((fare) => (fare ? [[fare.id, fare] as const] : [])));
    setFares([...(byId.size > 0 ? byId.values() : [option])]);
  }

  async function findSeats(): Promise<void> {
    const data = await bridge.call("getSeatMap", { id: option.id, ...session });
    desk.open({
      view: "seats",
      args: { id: option.id, ...session },
      data,
      onSeats: setSeats,
    });
  }

  async function book(idempotencyKey: string): Promise<void> {
    const asked = {
      flightIds: [option.id],
      passengers: people.map((person, index) => ({ ...person, type: party[index] ?? "adult" })),
      contactEmail: email,
      ...(seats.length > 0 && { seats: seats.map(({ price: _, ...wish }) => wish) }),
      ...session,
      idempotencyKey,
    };
    const data = await bridge.call("bookFlight", asked);
    bridge.tell(`The traveller booked it in the view: PNR ${String(data["pnr"])}.`);
    desk.replace({ view: "booking", args: {}, data });
  }

  const seatCents = seats.reduce((sum, { price }) => sum + price, 0);
  const cents = (option.charge ?? 0) + seatCents;
  const amount = format.cents(cents);
  if (fares) {
    return (
      <>
        <Head
          title={t("fares")}
          detail={[...option.ways.map(wayWords), t("forParty", { n: travellers })].join(" · ")}
          back={() => setFares(undefined)}
        />
        <OptionTable
          options={fares}
          names={fares.map(({ brand }) => brand)}
          onChoose={(fare) => {
            setOption(fare);
            setFares(undefined);
            // Another fare may ask another price for them.
            setSeats([]);
            bridge.tell(
              `The traveller chose ${numbersOf(fare)} for ${fare.price} ${fare.currency}; id ${fare.id}.`,
            );
          }}
        />
      </>
    );
  }
  return (
    <>
      <Head
        title={t(booking ? "bookTitle" : "chosenTitle")}
        detail={[option.airline, option.brand, ...(booking ? option.ways.map(wayWords) : [])]
          .filter(Boolean)
          .join(" · ")}
        back={booking ? () => setBooking(false) : onBack}
      />
      {!booking && (
        <div class="tile-main">
          {option.ways.map((way) => (
            <div key={way.departs + way.from}>
              <p class="soft">
                {format.day(way.departs)} · {way.numbers}
              </p>
              <WayLine way={way} />
            </div>
          ))}
        </div>
      )}
      <p class="soft">{fareWords(desk, option, travellers).join(" · ")}</p>
      {booking && (
        <PeopleForm
          labels={labels}
          onChange={(names, address) => {
            setPeople(names);
            setEmail(address);
          }}
        />
      )}
      <p class="sum">
        <span>
          {t("row.price")} <span class="soft">{t("forParty", { n: travellers })}</span>
        </span>
        <strong class="price">{format.money(option.price, option.currency)}</strong>
      </p>
      {seats.length > 0 && (
        <p class="sum">
          <span>
            {t("seatTitle")}: {seatWords(seats)}
          </span>
          <strong class="price">{format.cents(seatCents)}</strong>
        </p>
      )}
      {(option.currency !== "USD" || seats.length > 0) && able && (
        <p class="sum sum-total">
          <span>{t("charged")}</span>
          <strong class="price">{amount}</strong>
        </p>
      )}
      {booking ? (
        <TwoSteps
          first={t("step.review")}
          second={t("step.book", { amount })}
          cents={cents}
          disabled={people.length < party.length || !isComplete(people, email)}
          act={book}
        />
      ) : (
        <div class="row">
          {able ? (
            <>
              <Button kind="primary" onClick={() => setBooking(true)}>
                {t("book")}
              </Button>
              <Button busy={busy} onClick={() => run(findFares)}>
                {t("fares")}
              </Button>
              <Button busy={busy} onClick={() => run(findSeats)}>
                {t("seats")}
              </Button>
            </>
          ) : (
            <Button
              kind="primary"
              onClick={() => bridge.say(`Book ${numbersOf(option)}, id ${option.id}.`)}
            >
              {t("askAssistant")}
            </Button>
          )}
        </div>
      )}
      <Refused refusal={refusal} />
    </>
  );

  function wayWords({ numbers, from, to, departs }: Way): string {
    return `${numbers} ${from} → ${to}, ${format.day(departs)}, ${format.time(departs)}`;
  }
}

function numbersOf({ ways }: Option): string {
  return ways.map(({ numbers, departs }) => `${numbers} ${departs.slice(0, 10)}`).join(", ");
}

function countOf(party: readonly string[]): JsonObject {
  const count = (type: string) => party.filter((member) => member === type).length;
  return { adults: count("adult"), children: count("child"), infants: count("infant") };
}
