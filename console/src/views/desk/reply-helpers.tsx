import { useState } from "preact/hooks";
import { get, queryOf } from "../../api/client.ts";
import type { BookingDetail, BudgetAnswer, Pnr, RequestDetail } from "../../api/types.ts";
import { speechIn, useSpeech } from "../../i18n/language.tsx";
import { Button } from "../../ui/button.tsx";
import { Pick } from "../../ui/pick.tsx";
import { isBooked } from "./booked.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { planText } from "./plan-text.ts";
import { greeting, OF_BOOKING, templatesFor, templateText } from "./templates.ts";

interface ReplyHelpersProps {
  readonly request: RequestDetail;
  readonly onText: (text: string) => void;
  /** A plan, and what greets the traveller where nothing does yet. */
  readonly onPlan: (greeting: string, plan: string) => void;
  /** What the reply begins with: a greeting stands before the rest. */
  readonly onOpening: (text: string) => void;
}

/** Absent where it cannot be had now: the template then says what is known. */
export async function bookingOf({ pnr = "" }: RequestDetail): Promise<Pnr | undefined> {
  const asked = get<BookingDetail>(`/bookings/${encodeURIComponent(pnr)}`);
  return await asked.then(
    ({ booking }) => booking,
    () => undefined,
  );
}

const LONGEST_PLAN = 3_500;

/** Puts words into the reply, in the traveller's language: the plan, a template, or a link. */
export function ReplyHelpers({ request, onText, onPlan, onOpening }: ReplyHelpersProps) {
  const { t } = useSpeech();
  const { plan, lang } = request;
  const templates = templatesFor(request);
  const [linking, setLinking] = useState(false);
  return (
    <div class="reply-helpers">
      {plan && !isBooked(request) && (
        <Button
          onClick={async () => {
            const path = `/requests/${encodeURIComponent(request.id)}/budget`;
            const asked = get<{ budget?: BudgetAnswer }>(path + queryOf({ lang: plan.lang }));
            // Without its parts the sum still says what it is.
            const { budget } = await asked.catch(() => ({ budget: undefined }));
            const speech = await speechIn(plan.lang);
            onPlan(
              greeting(request.addressee, speech.t),
              planText(plan, budget, speech, LONGEST_PLAN),
            );
          }}
        >
          {t("reply.plan")}
        </Button>
      )}
      <Pick
        label={t("reply.template")}
        value=""
        acts
        options={[
          ["", t("reply.template")],
          ...templates.map((name) => [name, t(`templates.${name}`)] as const),
        ]}
        onChoose={async (name) => {
          const chosen = templates.find((known) => known === name);
          if (!chosen) return;
          const booked = OF_BOOKING.has(chosen) ? await bookingOf(request) : undefined;
          onOpening(templateText(chosen, { ...request, booked }, await speechIn(lang)));
        }}
      />
      <Button onClick={() => setLinking(true)}>{t("reply.link")}</Button>
      {linking && <LinkDialog onLink={onText} onClose={() => setLinking(false)} />}
    </div>
  );
}
