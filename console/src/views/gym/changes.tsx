import type { WorldRun } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";

interface ChangesProps {
  readonly diff: WorldRun["diff"];
  /** Only what this call changed; everything where absent. */
  readonly call: number | undefined;
}

/** The state against its beginning, record by record. */
export function Changes({ diff, call }: ChangesProps) {
  const { t, format } = useSpeech();
  const records = diff.records.filter(({ by }) => call === undefined || by.includes(call));
  const stock = call === undefined ? diff.stock : [];
  const isNothing = records.length === 0 && stock.length === 0;
  return (
    <section aria-labelledby="run-changes" aria-live="polite">
      <h2 id="run-changes">{t("gym.changes")}</h2>
      {isNothing && (
        <p class="soft">
          {call === undefined ? t("gym.unchanged") : t("gym.nothingBy", { n: call })}
        </p>
      )}
      <ul class="run-records">
        {records.map(({ op, kind, id, by, fields }) => (
          <li key={`${kind} ${id}`} class="card">
            <p>
              <strong lang="en">
                {kind} {id}
              </strong>{" "}
              {t(`gym.${op}`)},{" "}
              {by.length === 0
                ? t("gym.unknownBy")
                : t("gym.by", { calls: by.map((one) => format.number(one)).join(", ") })}
            </p>
            <details>
              <summary>{t("gym.fields", { n: fields.length })}</summary>
              <dl class="run-fields" lang="en">
                {fields.map(({ path, before, after }) => (
                  <div key={path}>
                    <dt>{path || kind}</dt>
                    <dd>
                      {before !== undefined && <del>{JSON.stringify(before, null, 1)}</del>}{" "}
                      {after !== undefined && <ins>{JSON.stringify(after, null, 1)}</ins>}
                    </dd>
                  </div>
                ))}
              </dl>
            </details>
          </li>
        ))}
      </ul>
      {stock.length > 0 && (
        <details>
          <summary>{t("gym.sold")}</summary>
          <ul lang="en">
            {stock.map(({ key, before, after }) => (
              <li key={key}>
                {key}: {before} → {after}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
