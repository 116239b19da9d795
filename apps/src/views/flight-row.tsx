import { useId } from "preact/hooks";
import { Button } from "../../../console/src/ui/button.tsx";
import { useDesk } from "../desk.tsx";
import { fareWords } from "../read/fare-words.ts";
import { laterMark } from "../read/later-mark.ts";
import type { Option, Way } from "../read/options.ts";

const FEW_SEATS = 9;

interface FlightRowProps {
  readonly option: Option;
  readonly party: readonly string[];
  /** How many the price is for. */
  readonly travellers: number;
  readonly ticked: boolean;
  readonly onTick: (() => void) | undefined;
  readonly onChoose: () => void;
  readonly chooseLabel: string;
}

export function FlightRow(props: FlightRowProps) {
  const { option, party, travellers, ticked, onTick, onChoose, chooseLabel } = props;
  const desk = useDesk();
  const { t, format } = desk;
  const id = useId();
  const few = option.seats !== undefined && option.seats <= FEW_SEATS && !option.soldOut;
  return (
    <article class={option.soldOut ? "tile tile-gone" : "tile"} aria-labelledby={id}>
      <div class="tile-main">
        <h2 id={id} class="tile-name">
          {option.airline}{" "}
          <span class="soft">{option.ways.map(({ numbers }) => numbers).join(" · ")}</span>
        </h2>
        {option.ways.map((way) => (
          <WayLine key={way.departs + way.from} way={way} />
        ))}
        <p class="soft">
          {[option.brand, ...fareWords(desk, option, travellers)].filter(Boolean).join(" · ")}
          {few && <b class="few"> · {t("seatsLeft", { n: option.seats ?? 0 })}</b>}
        </p>
      </div>
      <div class="tile-end">
        <p>
          <span class="price">
            {option.soldOut ? t("soldOut") : format.money(option.price, option.currency)}
          </span>{" "}
          {travellers > 1 && !option.soldOut && <span class="soft">{partyWords()}</span>}
        </p>
        <div class="tile-acts">
          <label class="tick">
            <input
              type="checkbox"
              checked={ticked}
              disabled={onTick === undefined}
              onChange={onTick}
            />
            <span>{t("compare")}</span>
          </label>
          <Button kind="primary" disabled={option.soldOut} onClick={onChoose}>
            {chooseLabel}
          </Button>
        </div>
      </div>
    </article>
  );

  /** Adults pay the same; what a child pays is not told by the sum. */
  function partyWords(): string {
    const n = travellers;
    if (party.some((type) => type !== "adult")) return t("forParty", { n });
    const each = Math.round((100 * option.price) / n) / 100;
    return t("forEach", { n, amount: format.money(each, option.currency) });
  }
}

/** `18:20 JFK ── 7 h, direct ── 06:20+1 LHR`. */
export function WayLine({ way }: { way: Way }) {
  const { t, format } = useDesk();
  const later = laterMark(way.departs, way.arrives);
  return (
    <p class="way">
      <span class="way-end">
        <b>{format.time(way.departs)}</b> {way.from}
      </span>
      <span class="way-line">
        <span>{format.duration(way.minutes)}</span>
        <span class="way-track" aria-hidden="true" />
        <span class="way-stops">
          {way.stops === 0 ? t("direct") : t("stops", { n: way.stops })}
          {way.via.length > 0 && ` · ${way.via.join(", ")}`}
        </span>
      </span>
      <span class="way-end">
        <b>
          {format.time(way.arrives)}
          {later !== "" && <sup>{later}</sup>}
        </b>{" "}
        {way.to}
      </span>
    </p>
  );
}
