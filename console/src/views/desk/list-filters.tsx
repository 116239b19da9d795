import type { RequestPage } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { exportList } from "../../state/export.ts";
import { useAction } from "../../state/use-action.ts";

/** Which requests are listed, and in which order; texts as the server's query takes them. */
export interface Filters {
  readonly assignee: string;
  readonly kind: string;
  readonly lang: string;
  readonly sort: string;
}

export const NO_FILTERS: Filters = { assignee: "", kind: "", lang: "", sort: "" };

interface ListFiltersProps {
  readonly filters: Filters;
  readonly me: string;
  readonly operators: readonly string[];
  /** The list's own address, for the file that is made of it. */
  readonly path: string;
  readonly onChange: (part: Partial<Filters>) => void;
}

export function ListFilters({ filters, me, operators, path, onChange }: ListFiltersProps) {
  const { t } = useSpeech();
  const save = useAction((format: "csv" | "json") =>
    exportList<RequestPage>(path, ({ requests }) => requests, "requests", format),
  );
  const others = operators.filter((name) => name !== me);
  return (
    <div class="list-filters" aria-busy={save.busy}>
      <Pick
        label={t("filter.assignee")}
        value={filters.assignee}
        options={[
          ["", t("filter.anyone")],
          [me, t("filter.mine")],
          ["none", t("filter.nobody")],
          ...others.map((name) => [name, name] as const),
        ]}
        onChoose={(assignee) => onChange({ assignee })}
      />
      <Pick
        label={t("filter.kind")}
        value={filters.kind}
        options={[
          ["", t("filter.anyKind")],
          ["vip", t("kind.vip")],
        ]}
        onChoose={(kind) => onChange({ kind })}
      />
      <Pick
        label={t("filter.lang")}
        value={filters.lang}
        options={[
          ["", "az · ru · en"],
          ["az", "az"],
          ["ru", "ru"],
          ["en", "en"],
        ]}
        onChoose={(lang) => onChange({ lang })}
      />
      <Pick
        label={t("filter.sort")}
        value={filters.sort}
        options={[
          ["", t("filter.newest")],
          ["waiting", t("filter.longest")],
        ]}
        onChoose={(sort) => onChange({ sort })}
      />
      <Pick
        label={t("filter.export")}
        value=""
        options={[
          ["", t("filter.export")],
          ["csv", "CSV"],
          ["json", "JSON"],
        ]}
        onChoose={(format) => {
          if (format === "csv" || format === "json") void save.run(format);
        }}
      />
    </div>
  );
}

interface PickProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChoose: (value: string) => void;
}

function Pick({ label, value, options, onChoose }: PickProps) {
  return (
    <label class={value === "" ? "filter" : "filter filter-set"}>
      <span class="hidden">{label}</span>
      <select
        value={value}
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.value);
          // What was chosen shows where it is kept; an order to save does not stay.
          currentTarget.value = value;
        }}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
