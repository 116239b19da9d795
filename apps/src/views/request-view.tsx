import { useState } from "preact/hooks";
import {
  isObject,
  type JsonObject,
  objectsIn,
  textOf,
  textsIn,
} from "../../../console/src/answers/read-json.ts";
import { Button } from "../../../console/src/ui/button.tsx";
import { type Screen, useDesk } from "../desk.tsx";
import { Fitted } from "../ui/fitted.tsx";
import { Head } from "../ui/head.tsx";
import { Line } from "../ui/people-form.tsx";
import { Refused } from "../ui/refused.tsx";
import { Notes } from "../ui/said.tsx";
import { useWork } from "../use-work.ts";

const STATES = [
  "draft_pending_operator",
  "needs_info",
  "confirmed",
  "declined",
  "withdrawn",
] as const;
const TONES = {
  draft_pending_operator: "new",
  needs_info: "ask",
  confirmed: "good",
  declined: "bad",
  withdrawn: "plain",
} as const;

/** A request to the agency: where it stands, and what was said. */
export function RequestView({ screen }: { screen: Screen }) {
  const desk = useDesk();
  const { t, format, bridge } = desk;
  const [data, setData] = useState(screen.data);
  const { busy, refusal, run } = useWork();
  const state = STATES.find((known) => known === data["status"]) ?? "draft_pending_operator";
  const id = textOf(data["request_id"]);
  const pnr = textOf(data["pnr"]);
  const [answer, setAnswer] = useState("");
  // What a request was created with; an answer has it for its signed-in owner alone.
  const asked =
    textOf(data["asked"]) ||
    (textOf(screen.args["request_id"]) === "" ? textOf(screen.args["message"]) : "");
  const said = saidIn(data, asked);
  if (said.every(({ mine }) => mine)) said.push({ mine: false, text: t("pending"), at: "" });

  async function add(): Promise<void> {
    const asked = { request_id: id, message: answer.trim() };
    setData(await bridge.call("add_to_travel_request", asked));
    setAnswer("");
    bridge.tell(`The traveller wrote to the agency about ${id} in the view.`);
  }

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
      {asked === "" && <p class="soft">{t("askedHidden")}</p>}
      <Fitted
        label={t("requestTitle")}
        items={said}
        render={({ mine, text, at }) => (
          <div class={mine ? "said said-you" : "said"}>
            <p class="soft">
              {t(mine ? "you" : "agency")}
              {at !== "" && ` · ${format.instant(at)}`}
            </p>
            <p>{text}</p>
          </div>
        )}
      />
      <Notes texts={textsIn(data["notes"])} />
      {pnr !== "" && <p class="note note-good">{t("booked", { pnr })}</p>}
      {bridge.can("serverTools") && (
        <div class="row row-end">
          <Line label={t("write")} value={answer} onType={setAnswer} />
          <Button busy={busy} disabled={answer.trim() === ""} onClick={() => run(add)}>
            {t("send")}
          </Button>
        </div>
      )}
      {bridge.can("serverTools") && (
        <div class="row">
          <Button busy={busy} onClick={() => run(refresh)}>
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

interface Said {
  readonly mine: boolean;
  readonly text: string;
  readonly at: string;
}

/** The thread; before there is one, what was asked and what was answered. */
function saidIn(data: JsonObject, asked: string): Said[] {
  const thread = objectsIn(data["thread"]).map((message) => ({
    mine: message["from"] === "traveller",
    text: textOf(message["text"]),
    at: textOf(message["at"]),
  }));
  const reply = isObject(data["reply"]) ? data["reply"] : undefined;
  const first = asked === "" ? [] : [{ mine: true, text: asked, at: textOf(data["created_at"]) }];
  if (thread.length > 0)
    return thread.some(({ text }) => text === asked) ? thread : [...first, ...thread];
  if (!reply) return first;
  return [...first, { mine: false, text: textOf(reply["text"]), at: textOf(reply["at"]) }];
}
