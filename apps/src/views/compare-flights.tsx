import { Button } from "../../../console/src/ui/button.tsx";
import { type Desk, useDesk } from "../desk.tsx";
import type { Key } from "../i18n/en.ts";
import { laterMark } from "../read/later-mark.ts";
import type { Fee, Option, Way } from "../read/options.ts";
import { Head } from "../ui/head.tsx";

interface CompareProps {
  readonly options: readonly Option[];
  readonly onChoose: (option: Option) => void;
  readonly onBack: () => void;
}

/** Two or three flights side by side, a row for each thing that differs. */
export function CompareFlights({ options, onChoose, onBack }: CompareProps) {
  const { t } = useDesk();
  return (
    <>
      <Head title={t("compareTitle")} back={onBack} />
      <OptionTable
        options={options}
        names={options.map(({ airline, ways }) => `${airline} ${ways[0]?.numbers ?? ""}`)}
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
    ["row.time", each(({ minutes }) => format.duration(minutes))],
    ["row.stops", each(({ stops }) => (stops === 0 ? t("direct") : String(stops)))],
    ["row.bags", ({ bags, bagKg }) => bagCell(bags ?? 0, bagKg)],
    ["row.change", (option) => feeWords(desk, option.changeFee, option.currency)],
    ["row.refund", (option) => feeWords(desk, option.refundFee, option.currency)],
  ];
  function bagCell(bags: number, kg: number | undefined): string {
    if (bags === 0) return t("noBag");
    return kg === undefined ? t("bags", { n: bags }) : t("bagsKg", { n: bags, kg });
  }
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
              <th scope="row">{t(key)}</th>
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

/** There, and on the next line the way back. */
function each(words: (way: Way) => string): (option: Option) => string {
  return ({ ways }) => ways.map((way) => words(way).trim()).join("\n");
}

function feeWords({ t, format }: Desk, fee: Fee, currency: string): string {
  if (fee === undefined) return "–";
  if (fee === null) return t("notAllowed");
  return fee === 0 ? t("free") : t("fee", { amount: format.money(fee, currency) });
}
