import { useState } from "preact/hooks";
import { type JsonObject, objectsIn, textOf } from "../../../console/src/answers/read-json.ts";
import { Button } from "../../../console/src/ui/button.tsx";
import { FilterChips } from "../../../console/src/ui/filter-chips.tsx";
import { useDesk } from "../desk.tsx";
import { bookedTerms, fareWords } from "../read/fare-words.ts";
import { partName } from "../read/part-names.ts";
import { Line } from "../ui/people-form.tsx";
import { Refused } from "../ui/refused.tsx";
import { sessionOf } from "../use-found.ts";
import { useWork } from "../use-work.ts";

/** What can be changed and for how much; every change begins with a quote. */
export function BookingChanges({ booking }: { booking: JsonObject }) {
  const desk = useDesk();
  const { t, format, bridge } = desk;
  const { busy, refusal, run } = useWork();
  const [date, setDate] = useState<string>();
  const common = { pnr: textOf(booking["pnr"]), ...sessionOf(booking) };
  const tickets = ticketsOf(booking);
  const people = objectsIn(booking["passengers"]).filter((person) => person["type"] !== "infant");
  const [part, setPart] = useState(tickets[0]?.part ?? "");
  const [asksWhose, setAsksWhose] = useState(false);
  const ticket = tickets.find((one) => one.part === part);

  async function quote(changes: JsonObject): Promise<void> {
    const data = await bridge.call("quoteChange", { ...common, ...changes });
    desk.open({ view: "booking", args: common, data });
  }

  function addBag(person: JsonObject | undefined): void {
    const passenger = textOf(person?.["id"]) || "P1";
    run(() => quote({ bags: [{ passenger, part, count: 1 }] }));
  }

  async function cancel(): Promise<void> {
    const data = await bridge.call("quoteCancellation", common);
    desk.open({ view: "booking", args: common, data });
  }

  async function openSeats({ flights: [first] }: Ticket): Promise<void> {
    const asked = { ...common, flightNumber: textOf(first?.["flightNumber"]) };
    const data = await bridge.call("getSeatMap", asked);
    desk.open({ view: "seats", args: common, data });
  }

  async function openOtherDay(
    { from, to, flights: [first] }: Ticket,
    departureDate: string,
  ): Promise<void> {
    const asked = {
      origin: from,
      destination: to,
      departureDate,
      cabin: textOf(first?.["cabin"]) || "economy",
      passengers: partyOn(booking),
      limit: MOST_FLIGHTS,
      ...sessionOf(booking),
    };
    const data = await bridge.call("searchFlights", asked);
    desk.open({
      view: "flights",
      args: asked,
      data: ofAirline(data, textOf(first?.["airlineCode"])),
      changes: common.pnr,
      onChoose: (id) => quote({ replace: [{ part, id }] }),
    });
  }

  return (
    <div class="stack">
      {[...fareLines()].map(([terms, parts]) => (
        <p key={terms} class="soft">
          <b>{parts.join(", ")}</b> · {terms}
        </p>
      ))}
      {tickets.length > 1 && (
        <FilterChips
          label={t("whichFlight")}
          value={part}
          onChoose={(next) => {
            setPart(next);
            setDate(undefined);
          }}
          options={tickets.map((one) => ({
            value: one.part,
            label: `${one.from} → ${one.to}`,
          }))}
        />
      )}
      <div class="row">
        {ticket && (
          <>
            <Button busy={busy} onClick={() => run(() => openSeats(ticket))}>
              {t("changeSeats")}
            </Button>
            <Button
              busy={busy}
              onClick={() => (people.length > 1 ? setAsksWhose(!asksWhose) : addBag(people[0]))}
            >
              {t("addBag")}
            </Button>
            <Button onClick={() => setDate(date === undefined ? dayOf(ticket) : undefined)}>
              {t("changeDate")}
            </Button>
          </>
        )}
        <Button kind="danger" busy={busy} onClick={() => run(cancel)}>
          {t("cancelAll")}
        </Button>
      </div>
      {ticket && asksWhose && (
        <fieldset class="whose">
          <legend>{t("bagFor")}</legend>
          {people.map((person) => (
            <Button key={textOf(person["id"])} busy={busy} onClick={() => addBag(person)}>
              {textOf(person["firstName"])} {textOf(person["lastName"])}
            </Button>
          ))}
        </fieldset>
      )}
      {ticket && date !== undefined && (
        <div class="row row-end">
          <Line label={t("newDate")} type="date" value={date} onType={setDate} />
          <Button kind="primary" busy={busy} onClick={() => run(() => openOtherDay(ticket, date))}>
            {t("findFlights")}
          </Button>
        </div>
      )}
      <Refused refusal={refusal} />
    </div>
  );

  /** The terms of fares, each with the ways that it holds for. */
  function fareLines(): ReadonlyMap<string, readonly string[]> {
    const lines = new Map<string, readonly string[]>();
    for (const fare of objectsIn(booking["fares"])) {
      const free = textOf(fare["voidUntil"]);
      const terms = [
        textOf(fare["brand"]),
        ...fareWords(desk, bookedTerms(fare), objectsIn(booking["passengers"]).length),
        ...(free === "" ? [] : [t("voidUntil", { time: format.deadline(free) })]),
      ].join(" · ");
      lines.set(terms, [...(lines.get(terms) ?? []), partName(booking, textOf(fare["part"]))]);
    }
    return lines;
  }
}

const MOST_FLIGHTS = 50;

/** What was found of one airline, where it flies: a ticket is exchanged for flights of its own first. */
function ofAirline(found: JsonObject, airline: string): JsonObject {
  const own = objectsIn(found["flights"]).filter((one) => textOf(one["airlineCode"]) === airline);
  if (own.length === 0) return found;
  const { nextCursor: _, ...rest } = found;
  return { ...rest, flights: own, total: own.length, resultCount: own.length };
}

/** The flights of one part of a booking, which are changed together. */
interface Ticket {
  readonly part: string;
  readonly from: string;
  readonly to: string;
  readonly flights: readonly JsonObject[];
}

function ticketsOf(booking: JsonObject): readonly Ticket[] {
  const living = objectsIn(booking["flights"]).filter(
    (flight) => flight["status"] !== "cancelled" && flight["bookingStatus"] !== "cancelled",
  );
  return [...new Set(living.map((flight) => textOf(flight["part"])))].map((part) => {
    const flights = living.filter((flight) => textOf(flight["part"]) === part);
    const from = textOf(flights[0]?.["originCode"]);
    return { part, from, to: textOf(flights.at(-1)?.["destinationCode"]), flights };
  });
}

function dayOf({ flights: [first] }: Ticket): string {
  return textOf(first?.["departureTime"]).slice(0, 10);
}

function partyOn(booking: JsonObject): JsonObject {
  const people = objectsIn(booking["passengers"]);
  const count = (type: string) => people.filter((person) => person["type"] === type).length;
  return { adults: count("adult"), children: count("child"), infants: count("infant") };
}
