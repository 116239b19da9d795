import { type JsonObject, objectsIn, textOf } from "../../../console/src/answers/read-json.ts";
import { type Desk, useDesk } from "../desk.tsx";
import { rightWords } from "../read/right-words.ts";
import { saidTo } from "../read/said-to.ts";
import { Fitted } from "../ui/fitted.tsx";
import { Said } from "../ui/said.tsx";
import { TwoSteps } from "../ui/two-steps.tsx";
import { sessionOf } from "../use-found.ts";

/** What an airline did to the booking. */
export function Disruptions({ booking }: { booking: JsonObject }) {
  const { t } = useDesk();
  return (
    <>
      {objectsIn(booking["disruptions"]).map((disruption) => (
        <section key={textOf(disruption["part"])} class="note note-bad" aria-label={t("disrupted")}>
          <span>
            <Said text={textOf(disruption["what"])} />
          </span>
        </section>
      ))}
    </>
  );
}

/** A way out of what an airline did, none of which costs anything; or a right of the traveller. */
interface WayOut {
  readonly part: string;
  readonly words: string;
  readonly choice?: string;
  readonly sure?: string;
}

/** Another flight, the new time, the money: what the airline's changes leave to choose. */
export function waysOut(
  booking: JsonObject,
  desk: Pick<Desk, "format" | "language" | "t">,
): readonly WayOut[] {
  const { t } = desk;
  return objectsIn(booking["disruptions"]).flatMap((disruption): readonly WayOut[] => {
    const part = textOf(disruption["part"]);
    const retimed = disruption["kind"] === "retimed" && textOf(disruption["answerBy"]) !== "";
    return [
      ...objectsIn(disruption["options"]).map((option) => ({
        part,
        choice: textOf(option["id"]),
        words: saidTo(desk, textOf(option["what"])).text,
      })),
      ...(retimed ? [{ part, choice: "keep", words: t("keepTime") }] : []),
      ...(disruption["refund"] === true
        ? [{ part, choice: "refund", words: t("takeRefund"), sure: t("takeRefundSure") }]
        : []),
      ...objectsIn(disruption["rights"]).map((right) => ({
        part,
        words: rightWords(desk, textOf(right["law"]), textOf(right["fact"])),
      })),
    ];
  });
}

export function WaysOut({ booking }: { booking: JsonObject }) {
  const desk = useDesk();
  const { t, format, bridge } = desk;
  const pnr = textOf(booking["pnr"]);
  const ways = waysOut(booking, desk);
  const deadlines = objectsIn(booking["disruptions"])
    .map((disruption) => textOf(disruption["answerBy"]))
    .filter(Boolean)
    .sort();

  async function respond(part: string, choice: string, idempotencyKey: string): Promise<void> {
    const asked = { pnr, part, choice, ...sessionOf(booking), idempotencyKey };
    const data = await bridge.call("respondToDisruption", asked);
    bridge.tell(`The traveller answered the disruption of ${pnr} in the view.`);
    desk.replace({ view: "booking", args: {}, data });
  }

  return (
    <div class="stack">
      {deadlines[0] && ways.some(({ choice }) => choice !== undefined) && (
        <p>{t("answerBy", { time: format.deadline(deadlines[0]) })}</p>
      )}
      <Fitted
        label={t("waysOut")}
        items={ways}
        render={({ part, words, choice, sure }) => (
          <div class="tile">
            <p class="tile-main">{words}</p>
            {choice !== undefined && bridge.can("serverTools") && (
              <div class="tile-end">
                <TwoSteps
                  key={choice}
                  first={t("choose")}
                  second={sure ?? t("step.free")}
                  cents={0}
                  act={(key) => respond(part, choice, key)}
                />
              </div>
            )}
          </div>
        )}
      />
    </div>
  );
}
