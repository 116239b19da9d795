import { Button } from "../../../console/src/ui/button.tsx";
import { type Desk, useDesk } from "../desk.tsx";
import type { Key } from "../i18n/en.ts";
import { bagWords } from "../read/fare-words.ts";
import { laterMark } from "../read/later-mark.ts";
import type { Fee, Option, Way } from "../read/options.ts";
import { Head } from "../ui/head.tsx";

interface CompareProps {
  readonly options: readonly Option[];
  /** How many the prices are for. */
  readonly travellers: number;
  readonly onChoose: (option: Option) => void;
  readonly onBack: () => void;
}

/** Two or three flights side by side, a row for each thing that differs. */
export function CompareFlights({ options, travellers, onChoose, onBack }: CompareProps) {
  const { t, format } = useDesk();
  const ways = options[0]?.ways.map(
    ({ from, to, departs }) => `${from} → ${to}, ${format.day(departs)}`,
  );
  return (
    <>
      <Head
        title={t("compareTitle")}
        detail={[...(ways ?? []), t("forParty", { n: travellers })].join(" · ")}
        back={onBack}
      />
      <OptionTable
        options={options}
        names={options.map(({ airline, ways }) =>
          [airline, ways.map(({ numbers }) => numbers).join(" / ")].join(" "),
        )}
        onChoose={onChoose}
      />
    </>
  );
}

interface OptionTableProps {
  readonly options: readonly Option[];
  readonly names: readonly string[];
  readonly onChoose: (option: Option) => void;
}

/** Also for the fares of one flight. */
export function OptionTable({ options, names, onChoose }: OptionTableProps) {
  const desk = useDesk();
  const { t, format } = desk;
  const rows: readonly (readonly [Key, (option: Option) => string])[] = [
    ["row.price", (option) => format.money(option.price, option.currency)],
    ["row.leaves", each(({ departs }) => format.time(departs))],
    [
      "row.arrives",
      each(({ departs, arrives }) => `${format.time(arrives)} ${laterMark(departs, arrives)}`),
    ],
    [
      "row.time",
      each(({ minutes, stops }) =>
        [format.duration(minutes), stops === 0 ? t("direct") : t("stops", { n: stops })].join(", "),
      ),
    ],
    ["row.bags", (option) => bagWords(desk, option)],
    ["row.change", ({ changeFee, currency }) => feeWords(desk, "fee", changeFee, currency)],
    ["row.refund", ({ refundFee, currency }) => feeWords(desk, "feeLess", refundFee, currency)],
  ];
  const back = options.some(({ ways }) => ways.length > 1);
  return (
    <table class="table" style={{ "--columns": options.length }}>
      <thead>
        <tr>
          <td />
          {options.map(({ id }, index) => (
            <th key={id} scope="col">
              {names[index]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, cell]) => {
          const cells = options.map(cell);
          const same = new Set(cells).size === 1;
          return (
            <tr key={key} class={same ? "same" : ""}>
              <th scope="row">
                {t(key)}
                {back && BY_WAY.has(key) && ` · ${t("outBack")}`}
              </th>
              {cells.map((text, index) => (
                <td key={options[index]?.id}>{text}</td>
              ))}
            </tr>
          );
        })}
        <tr>
          <td />
          {options.map((option) => (
            <td key={option.id}>
              <Button kind="primary" disabled={option.soldOut} onClick={() => onChoose(option)}>
                {t("choose")}
              </Button>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** Rows that say something of each way. */
const BY_WAY: ReadonlySet<Key> = new Set<Key>(["row.leaves", "row.arrives", "row.time"]);

/** There, and on the next line the way back. */
function each(words: (way: Way) => string): (option: Option) => string {
  return ({ ways }) => ways.map((way) => words(way).trim()).join("\n");
}

function feeWords(
  { t, format }: Desk,
  words: "fee" | "feeLess",
  fee: Fee,
  currency: string,
): string {
  if (fee === undefined) return "–";
  if (fee === null) return t("notAllowed");
  return fee === 0 ? t("free") : t(words, { amount: format.money(fee, currency) });
}
