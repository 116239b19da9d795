import { useState } from "preact/hooks";
import { type JsonObject, objectsIn, textOf } from "../../../console/src/answers/read-json.ts";
import { Button } from "../../../console/src/ui/button.tsx";
import { useDesk } from "../desk.tsx";
import type { Fee } from "../read/options.ts";
import { Line } from "../ui/people-form.tsx";
import { Refused } from "../ui/refused.tsx";
import { sessionOf } from "../use-found.ts";
import { useWork } from "../use-work.ts";
import { feeWords } from "./compare-flights.tsx";

/** What can be changed and for how much; every change begins with a quote. */
export function BookingChanges({ booking }: { booking: JsonObject }) {
  const desk = useDesk();
  const { t, format, bridge } = desk;
  const { busy, refusal, run } = useWork();
  const [date, setDate] = useState<string>();
  const pnr = textOf(booking["pnr"]);
  const common = { pnr, ...sessionOf(booking) };
  const flights = objectsIn(booking["flights"]);
  const [flight] = flights;
  const part = textOf(flight?.["part"]) || "F1";
  const sameTicket = flights.filter((other) => other["part"] === part);

  async function quote(changes: JsonObject): Promise<void> {
    const data = await bridge.call("quoteChange", { ...common, ...changes });
    desk.open({ view: "booking", args: common, data });
  }

  async function cancel(): Promise<void> {
    const data = await bridge.call("quoteCancellation", common);
    desk.open({ view: "booking", args: common, data });
  }

  async function openSeats(): Promise<void> {
    const data = await bridge.call("getSeatMap", common);
    desk.open({ view: "seats", args: common, data });
  }

  async function openOtherDay(departureDate: string): Promise<void> {
    const asked = {
      origin: textOf(flight?.["originCode"]),
      destination: textOf(sameTicket.at(-1)?.["destinationCode"]),
      departureDate,
      cabin: textOf(flight?.["cabin"]) || "economy",
      passengers: partyOn(booking),
      ...sessionOf(booking),
    };
    const data = await bridge.call("searchFlights", asked);
    desk.open({
      view: "flights",
      args: asked,
      data,
      onChoose: (id) => quote({ replace: [{ part, id }] }),
    });
  }

  return (
    <div class="stack">
      {objectsIn(booking["fares"]).map((fare) => (
        <p key={textOf(fare["part"])} class="soft">
          <b>
            {textOf(fare["part"])} {textOf(fare["brand"])}
          </b>{" "}
          · {t("canChange", { what: feeWords(desk, units(fare["changeFee"]), "USD") })} ·{" "}
          {t("canRefund", { what: feeWords(desk, units(fare["refundFee"]), "USD") })}
          {textOf(fare["voidUntil"]) !== "" &&
            ` · ${t("voidUntil", { time: format.instant(textOf(fare["voidUntil"])) })}`}
        </p>
      ))}
      <div class="row">
        {flight && (
          <>
            <Button busy={busy} onClick={() => run(openSeats)}>
              {t("changeSeats")}
            </Button>
            <Button
              busy={busy}
              onClick={() => run(() => quote({ bags: [{ passenger: "P1", part, count: 1 }] }))}
            >
              {t("addBag")}
            </Button>
            <Button onClick={() => setDate(date === undefined ? dayOf(flight) : undefined)}>
              {t("changeDate")}
            </Button>
          </>
        )}
        <Button kind="danger" busy={busy} onClick={() => run(cancel)}>
          {t("cancelAll")}
        </Button>
      </div>
      {date !== undefined && (
        <div class="row row-end">
          <Line label={t("newDate")} type="date" value={date} onType={setDate} />
          <Button kind="primary" busy={busy} onClick={() => run(() => openOtherDay(date))}>
            {t("findFlights")}
          </Button>
        </div>
      )}
      <Refused refusal={refusal} />
    </div>
  );
}

/** Cents as units; a fee that is absent from a booking means that it is not allowed. */
function units(cents: unknown): Fee {
  return typeof cents === "number" ? cents / 100 : null;
}

function dayOf(flight: JsonObject): string {
  return textOf(flight["departureTime"]).slice(0, 10);
}

function partyOn(booking: JsonObject): JsonObject {
  const people = objectsIn(booking["passengers"]);
  const count = (type: string) => people.filter((person) => person["type"] === type).length;
  return { adults: count("adult"), children: count("child"), infants: count("infant") };
}
