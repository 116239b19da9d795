import { daysLater } from "../../../console/src/format/days-later.ts";
import { Button } from "../../../console/src/ui/button.tsx";
import { type Desk, useDesk } from "../desk.tsx";
import type { Key } from "../i18n/en.ts";
import type { Fee, Option } from "../read/options.ts";
import { Head } from "../ui/head.tsx";

interface CompareProps {
  readonly options: readonly Option[];
  readonly onChoose: (option: Option) => void;
  readonly onBack: () => void;
}

/** Two or three flights side by side, a row for each thing that differs. */
export function CompareFlights({ options, onChoose, onBack }: CompareProps) {
  const desk = useDesk();
  const { t } = desk;
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
    ["row.leaves", ({ ways }) => format.time(ways[0]?.departs ?? "")],
    ["row.arrives", ({ ways }) => arrival(ways[0])],
    [
      "row.time",
      ({ ways }) => format.duration(ways.reduce((sum, { minutes }) => sum + minutes, 0)),
    ],
    [
      "row.stops",
      ({ ways }) => {
        const n = ways.reduce((sum, { stops }) => sum + stops, 0);
        return n === 0 ? t("direct") : String(n);
      },
    ],
    ["row.bags", ({ bags }) => (bags ? t("bags", { n: bags }) : t("noBag"))],
    ["row.change", (option) => feeWords(desk, option.changeFee, option.currency)],
    ["row.refund", (option) => feeWords(desk, option.refundFee, option.currency)],
  ];
  return (
    <table class="table">
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

  function arrival(way: Option["ways"][number] | undefined): string {
    if (!way) return "";
    const later = daysLater(way.departs, way.arrives);
    const mark = later === 0 ? "" : ` ${t("later", { n: later }).replace("+-", "−")}`;
    return format.time(way.arrives) + mark;
  }
}

export function feeWords({ t, format }: Desk, fee: Fee, currency: string): string {
  if (fee === undefined) return "–";
  if (fee === null) return t("notAllowed");
  return fee === 0 ? t("free") : t("fee", { amount: format.money(fee, currency) });
}
