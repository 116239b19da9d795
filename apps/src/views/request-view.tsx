import { useState } from "preact/hooks";
import { isObject, textOf } from "../../../console/src/answers/read-json.ts";
import { Button } from "../../../console/src/ui/button.tsx";
import { type Screen, useDesk } from "../desk.tsx";
import { Head } from "../ui/head.tsx";
import { Refused } from "../ui/refused.tsx";
import { useWork } from "../use-work.ts";

const STATES = ["draft_pending_operator", "needs_info", "confirmed", "declined"] as const;
const TONES = {
  draft_pending_operator: "new",
  needs_info: "ask",
  confirmed: "good",
  declined: "bad",
} as const;

/** A request to the agency: where it stands, and what was said. */
export function RequestView({ screen }: { screen: Screen }) {
  const desk = useDesk();
  const { t, format, bridge } = desk;
  const [data, setData] = useState(screen.data);
  const { busy, refusal, run } = useWork();
  const state = STATES.find((known) => known === data["status"]) ?? "draft_pending_operator";
  const id = textOf(data["request_id"]);
  const reply = isObject(data["reply"]) ? data["reply"] : undefined;
  const pnr = textOf(data["pnr"]);
  const created = textOf(data["created_at"]);
  const asked = textOf(screen.args["message"]);

  async function refresh(): Promise<void> {
    setData(await bridge.call("get_travel_request", { request_id: id }));
  }

  async function openBooking(): Promise<void> {
    const booking = await bridge.call("retrieveBooking", { pnr });
    desk.open({ view: "booking", args: {}, data: booking });
  }

  return (
    <>
      <Head
        title={
          <>
            {t("requestTitle")}{" "}
            <span class={`badge badge-${TONES[state]}`}>{t(`request.${state}`)}</span>
          </>
        }
        detail={id}
      />
      <ol class="thread">
        {asked !== "" && (
          <li class="said said-you">
            <p class="soft">
              {t("you")} {created !== "" && `· ${format.instant(created)}`}
            </p>
            <p>{asked}</p>
          </li>
        )}
        {reply ? (
          <li class="said">
            <p class="soft">
              {t("agency")} · {format.instant(textOf(reply["at"]))}
            </p>
            <p>{textOf(reply["text"])}</p>
          </li>
        ) : (
          <li class="said">
            <p class="soft">{t("agency")}</p>
            <p>{state === "draft_pending_operator" ? t("pending") : textOf(data["message"])}</p>
          </li>
        )}
      </ol>
      {pnr !== "" && <p class="note note-good">{t("booked", { pnr })}</p>}
      {bridge.can("serverTools") && (
        <div class="row">
          <Button kind="primary" busy={busy} onClick={() => run(refresh)}>
            {t("refresh")}
          </Button>
          {pnr !== "" && (
            <Button busy={busy} onClick={() => run(openBooking)}>
              {t("seeBooking")}
            </Button>
          )}
        </div>
      )}
      <Refused refusal={refusal} />
    </>
  );
}
