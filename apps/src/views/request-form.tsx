import { useState } from "preact/hooks";
import { useDesk } from "../desk.tsx";
import { Line } from "../ui/people-form.tsx";
import { TwoSteps } from "../ui/two-steps.tsx";

/** Sends a plan to the agency, which confirms it; nothing is booked by that. */
export function RequestForm({ planId, lang }: { planId: string; lang: string }) {
  const desk = useDesk();
  const { t, bridge } = desk;
  const [contact, setContact] = useState("");
  const [message, setMessage] = useState("");
  if (!bridge.can("serverTools") || planId === "") return null;

  async function send(idempotencyKey: string): Promise<void> {
    const asked = { contact, message, lang, plan_id: planId, idempotencyKey };
    const data = await bridge.call("create_travel_request", asked);
    bridge.tell(`The traveller sent the plan: ${String(data["request_id"])}.`);
    desk.open({ view: "request", args: asked, data });
  }

  return (
    <div class="stack">
      <h2 class="tile-name">{t("askAgency")}</h2>
      <Line label={t("contact")} complete="email" value={contact} onType={setContact} />
      <Line label={t("wish")} value={message} onType={setMessage} />
      <TwoSteps
        first={t("askAgency")}
        second={t("send")}
        cents={0}
        disabled={contact.trim() === "" || message.trim() === ""}
        act={send}
      />
    </div>
  );
}
