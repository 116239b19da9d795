import type { ComponentChildren } from "preact";
import { LANGUAGE_NAMES, LANGUAGES, useSpeech } from "../../i18n/language.tsx";
import { type Filters, isVipTag, narrow } from "../../state/filters.ts";
import { Pick } from "../../ui/pick.tsx";
import { useTyped } from "../../ui/use-typed.ts";

interface ListFiltersProps {
  readonly filters: Filters;
  readonly me: string;
  readonly operators: readonly string[];
  readonly tags: readonly string[];
  /** What else stands in the first row. */
  readonly children: ComponentChildren;
}

const HOUR = "60";
const FOUR_HOURS = "240";
const DAY = "1440";

export function ListFilters({ filters, me, operators, tags, children }: ListFiltersProps) {
  const { t } = useSpeech();
  const others = operators.filter((name) => name !== me);
  // VIP is a kind, whether the traveller asked for it or a colleague tagged it.
  const ownTags = tags.filter((known) => !isVipTag(known) || known === filters.tag);
  const { waiting, kind, lang, destination, from, to, tag } = filters;
  const more = [waiting, kind, lang, destination, from, to, tag];
  return (
    <>
      <div class="list-filters">
        <Pick
          label={t("filter.assignee")}
          value={filters.assignee}
          options={[
            ["", t("filter.anyone")],
            [me, t("filter.mine")],
            ["none", t("filter.nobody")],
            ...others.map((name) => [name, name] as const),
          ]}
          onChoose={(assignee) => narrow({ assignee })}
        />
        <Pick
          label={t("filter.sort")}
          value={filters.sort}
          options={[
            ["", t("filter.newest")],
            ["waiting", t("filter.longest")],
          ]}
          onChoose={(sort) => narrow({ sort })}
        />
        {children}
      </div>
      <details class="more-filters" open={more.some((value) => value !== "")}>
        <summary>{t("filter.more")}</summary>
        <div class="list-filters">
          <Pick
            label={t("filter.waiting")}
            value={waiting}
            options={[
              ["", t("filter.anyTime")],
              ["0", t("filter.isWaiting")],
              [HOUR, t("filter.overHour")],
              [FOUR_HOURS, t("filter.over4Hours")],
              [DAY, t("filter.overDay")],
            ]}
            onChoose={(next) => narrow({ waiting: next })}
          />
          <Pick
            label={t("filter.kind")}
            value={kind}
            options={[
              ["", t("filter.anyKind")],
              ["vip", t("kind.vip")],
            ]}
            onChoose={(next) => narrow({ kind: next })}
          />
          <Pick
            label={t("filter.lang")}
            value={lang}
            options={[
              ["", t("filter.anyLang")],
              ...LANGUAGES.map((code) => [code, LANGUAGE_NAMES[code]] as const),
            ]}
            onChoose={(next) => narrow({ lang: next })}
          />
          <Destination value={destination} />
          <Day label={t("filter.from")} value={from} onDay={(day) => narrow({ from: day })} />
          <Day label={t("filter.to")} value={to} onDay={(day) => narrow({ to: day })} />
          {ownTags.length > 0 && (
            <Pick
              label={t("filter.tag")}
              value={tag}
              options={[["", t("filter.tag")], ...ownTags.map((known) => [known, known] as const)]}
              onChoose={(next) => narrow({ tag: next })}
            />
          )}
        </div>
      </details>
    </>
  );
}

const goTo = (destination: string) => narrow({ destination });

function Destination({ value }: { value: string }) {
  const { t } = useSpeech();
  const [typed, setTyped] = useTyped(value, goTo);
  return (
    <label class={value === "" ? "filter" : "filter filter-set"}>
      <span class="hidden">{t("request.destination")}</span>
      <input
        type="text"
        maxLength={100}
        placeholder={t("request.destination")}
        value={typed}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </label>
  );
}

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly onDay: (day: string) => void;
}

function Day({ label, value, onDay }: DayProps) {
  return (
    <label class={value === "" ? "filter filter-day" : "filter filter-day filter-set"}>
      <span>{label}</span>
      <input
        type="date"
        value={value}
        onChange={({ currentTarget }) => onDay(currentTarget.value)}
      />
    </label>
  );
}
