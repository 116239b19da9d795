import { type JsonObject, objectsIn, textOf } from "../../../console/src/answers/read-json.ts";
import { useDesk } from "../desk.tsx";
import { serverWords } from "../read/server-words.ts";
import { TwoSteps } from "../ui/two-steps.tsx";
import { sessionOf } from "../use-found.ts";

/** What an airline did to the booking, and the ways out that cost nothing. */
export function Disruptions({ booking }: { booking: JsonObject }) {
  const desk = useDesk();
  const { t, format, bridge } = desk;
  const pnr = textOf(booking["pnr"]);

  async function respond(part: string, choice: string, idempotencyKey: string): Promise<void> {
    const asked = { pnr, part, choice, ...sessionOf(booking), idempotencyKey };
    const data = await bridge.call("respondToDisruption", asked);
    bridge.tell(`The traveller answered the disruption of ${pnr} in the view.`);
    desk.replace({ view: "booking", args: {}, data });
  }

  return (
    <>
      {objectsIn(booking["disruptions"]).map((disruption) => {
        const part = textOf(disruption["part"]);
        const answerBy = textOf(disruption["answerBy"]);
        return (
          <section key={part} class="note note-bad" aria-label={t("disrupted")}>
            <strong>{t("disrupted")}</strong>
            <p lang="en">{serverWords(desk, textOf(disruption["what"]))}</p>
            {answerBy !== "" && <p>{t("answerBy", { time: format.instant(answerBy) })}</p>}
            {bridge.can("serverTools") &&
              objectsIn(disruption["options"]).map((option) => (
                <TwoSteps
                  key={textOf(option["id"])}
                  first={serverWords(desk, textOf(option["what"]))}
                  second={t("step.free")}
                  cents={0}
                  act={(key) => respond(part, textOf(option["id"]), key)}
                />
              ))}
          </section>
        );
      })}
    </>
  );
}
