import { Fragment } from "preact";
import { useState } from "preact/hooks";
import { PlanDays } from "../../answers/plan-days.tsx";
import { queryOf } from "../../api/client.ts";
import type { Hint } from "../../api/events.ts";
import type { BudgetAnswer, FoundPlan, RequestDetail } from "../../api/types.ts";
import { wholeParts } from "../../format/whole-parts.ts";
import { LANGUAGE_NAMES, useSpeech } from "../../i18n/language.tsx";
import { useAgain } from "../../state/use-again.ts";
import { useResource } from "../../state/use-resource.ts";
import { FilterChips } from "../../ui/filter-chips.tsx";
import { ProblemNote } from "../../ui/problem-note.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** A plan follows what its traveller wrote since. */
function concerns(id: string): (hint: Hint) => boolean {
  return (hint) => hint.kind === "request" && hint.id === id;
}

/** The plan in the traveller's language, and in the operator's where that is another one. */
export function PlanInWords({ request }: { request: RequestDetail }) {
  const { t, language } = useSpeech();
  const { plan, id } = request;
  const [mine, setMine] = useState(true);
  const other = plan !== undefined && plan.lang !== language;
  const wanted = other && mine;
  const path = `/requests/${encodeURIComponent(id)}/plan${queryOf({ lang: language })}`;
  const translated = useResource<FoundPlan>(wanted ? path : undefined, concerns(id));
  useAgain(translated.reload, translated.data?.late !== true);
  if (!plan) return null;
  const shown = wanted ? translated.data?.plan : plan;
  return (
    <>
      {other && (
        <FilterChips
          label={t("tools.language")}
          options={[
            { value: "mine", label: LANGUAGE_NAMES[language] },
            { value: "theirs", label: LANGUAGE_NAMES[plan.lang] },
          ]}
          value={mine ? "mine" : "theirs"}
          onChoose={(choice) => setMine(choice === "mine")}
        />
      )}
      {shown || !translated.loading ? (
        <PlanDays plan={shown ?? plan} folded>
          <Sums key={id} id={id} lang={(shown ?? plan).lang} />
        </PlanDays>
      ) : (
        <Skeleton lines={4} />
      )}
    </>
  );
}

/** What the sum is made up of, worked out when it is opened. */
function Sums({ id, lang }: { id: string; lang: string }) {
  const { t, format } = useSpeech();
  const [open, setOpen] = useState(false);
  const path = `/requests/${encodeURIComponent(id)}/budget${queryOf({ lang })}`;
  const { data, problem } = useResource<{ budget?: BudgetAnswer }>(
    open ? path : undefined,
    concerns(id),
  );
  const { breakdown = [], currency } = data?.budget ?? {};
  const whole = wholeParts(breakdown.map(({ expected }) => expected));
  return (
    <details class="plan-day" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t("plan.inIt")}</summary>
      {!data && !problem && open && <Skeleton lines={3} />}
      {problem && <ProblemNote problem={problem} />}
      <dl class="sums" lang={lang}>
        {breakdown.map(
          ({ heading, label }, at) =>
            (whole[at] ?? 0) > 0 && (
              <Fragment key={heading}>
                <dt>{label}</dt>
                <dd>{format.money(whole[at] ?? 0, currency)}</dd>
              </Fragment>
            ),
        )}
      </dl>
    </details>
  );
}
