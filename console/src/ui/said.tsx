import { useSpeech } from "../i18n/language.tsx";
import { saidTo } from "../said/said-to.ts";

interface SaidProps {
  readonly text: string;
  /** What stands for the parts of a booking, which the server calls F1, H1 and the like. */
  readonly parts?: readonly { readonly part: string; readonly label: string }[];
}

const PART = /\b[FHC]\d+\b/g;

/** Words of the server in the reader's language; those that have none in it are marked as English. */
export function Said({ text, parts = [] }: SaidProps) {
  const { language, format } = useSpeech();
  const said = saidTo(
    {
      language,
      format: {
        ...format,
        money: (amount) => format.cents(Math.round(amount * 100)),
        deadline: (at) => format.moment(Date.parse(at)),
      },
    },
    text,
  );
  const labels = new Map(parts.map(({ part, label }) => [part, label]));
  const shown = said.text.replaceAll(PART, (part) => labels.get(part) ?? part);
  return said.lang ? <span lang={said.lang}>{shown}</span> : shown;
}
