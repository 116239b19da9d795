import { useState } from "preact/hooks";
import { PlanDays } from "../../answers/plan-days.tsx";
import { queryOf } from "../../api/client.ts";
import type { PlanAnswer, RequestDetail } from "../../api/types.ts";
import { LANGUAGE_NAMES, useSpeech } from "../../i18n/language.tsx";
import { useResource } from "../../state/use-resource.ts";
import { FilterChips } from "../../ui/filter-chips.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** The plan in the traveller's language, and in the operator's where that is another one. */
export function PlanInWords({ request }: { request: RequestDetail }) {
  const { t, language } = useSpeech();
  const { plan, id } = request;
  const [mine, setMine] = useState(true);
  const other = plan !== undefined && plan.lang !== language;
  const wanted = other && mine;
  const path = `/requests/${encodeURIComponent(id)}/plan${queryOf({ lang: language })}`;
  const translated = useResource<{ plan?: PlanAnswer }>(wanted ? path : undefined);
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
      {shown ? (
        <PlanDays plan={shown} folded />
      ) : translated.loading ? (
        <Skeleton lines={4} />
      ) : (
        <PlanDays plan={plan} folded />
      )}
    </>
  );
}
