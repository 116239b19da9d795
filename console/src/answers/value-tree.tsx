import { useSpeech } from "../i18n/language.tsx";
import { isObject, objectsIn } from "./read-json.ts";

/** Any JSON, laid out: objects as terms and values, lists of objects as cards. */
export function ValueTree({ value }: { value: unknown }) {
  const { t, format } = useSpeech();
  if (value === null || value === undefined || value === "") return <span>{t("common.none")}</span>;
  if (typeof value === "boolean") return <span>{t(value ? "common.yes" : "common.no")}</span>;
  if (typeof value === "number") return <span>{format.number(value)}</span>;
  if (Array.isArray(value)) return <ValueList values={value} />;
  if (!isObject(value)) return <span class="tree-text">{String(value)}</span>;
  const entries = Object.entries(value);
  if (entries.length === 0) return null;
  return (
    <dl class="tree">
      {entries.map(([name, part]) => (
        <div key={name} class={isDeep(part) ? "tree-deep" : "tree-flat"}>
          <dt lang="en">{name}</dt>
          <dd>
            <ValueTree value={part} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ValueList({ values }: { values: readonly unknown[] }) {
  const { t } = useSpeech();
  if (values.length === 0) return <span>{t("common.none")}</span>;
  if (values.every((value) => !isDeep(value))) {
    const isShort = values.every((value) => String(value).length <= 24);
    if (isShort) return <span>{values.map(String).join(", ")}</span>;
  }
  return (
    <ul class={objectsIn(values).length > 0 ? "tree-cards" : "tree-list"}>
      {values.map((value, index) => (
        <li key={index}>
          <ValueTree value={value} />
        </li>
      ))}
    </ul>
  );
}

function isDeep(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}
