import { useState } from "preact/hooks";
import { post } from "../../api/client.ts";
import type {
  BookingDetail,
  ItineraryLink,
  ItineraryLinks,
  SharedItinerary,
} from "../../api/types.ts";
import { LANGUAGE_NAMES, LANGUAGES, useSpeech } from "../../i18n/language.tsx";
import { useAction } from "../../state/use-action.ts";
import { useResource } from "../../state/use-resource.ts";
import { Button } from "../../ui/button.tsx";
import { Check } from "../../ui/check.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Field } from "../../ui/field.tsx";
import { ProblemNote } from "../../ui/problem-note.tsx";
import { Select } from "../../ui/select.tsx";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

interface HandOverProps {
  readonly detail: BookingDetail;
  readonly works: boolean;
  /** Whether amounts are shown: here, in the preview and behind a link. */
  readonly prices: boolean;
  readonly onPrices: (prices: boolean) => void;
}

/** The itinerary for the traveller: to print, for a calendar, and behind a link that ends. */
export function HandOver({ detail, works, prices, onPrices }: HandOverProps) {
  const { t } = useSpeech();
  const { pnr, status } = detail.booking;
  const theirs = LANGUAGES.find((code) => code === detail.lang);
  const [lang, setLang] = useState<ItineraryLink["lang"]>(theirs ?? "en");
  const [leaving, setLeaving] = useState<string>();
  const [until, setUntil] = useState("");
  const [address, setAddress] = useState<string>();
  const path = `/bookings/${encodeURIComponent(pnr)}`;
  const { data, put } = useResource<ItineraryLinks>(`${path}/links`, ({ kind }) => kind === "link");
  const share = useAction(async () => {
    const wish = { lang, prices, ...(until !== "" && { until }) };
    const { token, ...shown } = await post<SharedItinerary>(`${path}/share`, wish);
    setAddress(`${location.origin}/t/${token}`);
    put(shown);
  });
  const withdraw = useAction(async (id: string) => {
    put(await post<ItineraryLinks>(`${path}/withdraw`, { id }));
    setAddress(undefined);
    setLeaving(undefined);
  });
  const file = (name: string) => `/console/api${path}/${name}?lang=${lang}&prices=${prices}`;
  return (
    <section class="card stack" aria-labelledby="hand-over-title">
      <h2 id="hand-over-title">{t("handOver.title")}</h2>
      <Select
        label={t("request.language")}
        value={lang}
        options={LANGUAGES.map((code) => [code, LANGUAGE_NAMES[code]] as const)}
        onChoose={(value) => {
          const chosen = LANGUAGES.find((code) => code === value);
          if (chosen) setLang(chosen);
        }}
      />
      <Check checked={prices} onCheck={onPrices}>
        {t("handOver.prices")}
      </Check>
      <p class="hand-over-ways">
        <a href={file("itinerary")} target="_blank" rel="noreferrer">
          {t("handOver.print")}
        </a>
        <a href={file("itinerary.ics")} download>
          {t("handOver.calendar")}
        </a>
        {data?.pdf && (
          <a href={file("itinerary.pdf")} download>
            PDF
          </a>
        )}
      </p>
      {works && status === "cancelled" && <p class="soft">{t("handOver.cancelled")}</p>}
      {works && status !== "cancelled" && (
        <>
          <Field label={t("handOver.until")} help={t("handOver.untilHelp")}>
            {(ids) => (
              <input
                {...ids}
                type="date"
                value={until}
                onInput={({ currentTarget: { value } }) => setUntil(value)}
              />
            )}
          </Field>
          <Button busy={share.busy} onClick={() => void share.run()}>
            {t("handOver.share")}
          </Button>
        </>
      )}
      {share.problem && <ProblemNote problem={share.problem} />}
      {address !== undefined && (
        <div class="note note-good">
          <p>{t("handOver.once")}</p>
          <p class="hand-over-address">{address}</p>
          <CopyButton text={address} />
        </div>
      )}
      {withdraw.problem && <ProblemNote problem={withdraw.problem} />}
      <ul class="people">
        {data?.links.map((link) => (
          <li key={link.id}>
            <LinkLine link={link} />
            {works && link.state === "open" && (
              <Button kind="quiet" onClick={() => setLeaving(link.id)}>
                {t("handOver.withdraw")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {leaving !== undefined && (
        <WithdrawDialog
          busy={withdraw.busy}
          onWithdraw={() => void withdraw.run(leaving)}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </section>
  );
}

function LinkLine({ link: { lang, by, state, endsAt } }: { link: ItineraryLink }) {
  const { t, format } = useSpeech();
  const end =
    state === "withdrawn"
      ? t("handOver.withdrawn")
      : t(state === "open" ? "handOver.openUntil" : "handOver.expired", {
          when: format.day(lastDayOf(endsAt)),
        });
  return (
    <span>
      {LANGUAGE_NAMES[lang]} · {end} <span class="soft">{by}</span>
    </span>
  );
}

/** A link ends with its last day in the westernmost zone, half a day after that day's end in UTC. */
function lastDayOf(endsAt: number): string {
  return new Date(endsAt - 12 * 3_600_000 - 1).toISOString();
}
