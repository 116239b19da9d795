import { useDesk } from "../desk.tsx";
import { saidTo } from "../read/said-to.ts";

/** Words of the server in the reader's language; those that have none in it are marked as English. */
export function Said({ text }: { text: string }) {
  const said = saidTo(useDesk(), text);
  return said.lang ? (
    <span lang={said.lang} data-said>
      {said.text}
    </span>
  ) : (
    said.text
  );
}

/** What an answer says beside its rows. */
export function Notes({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div class="beside">
      {texts.map((text) => (
        <p key={text}>
          <Said text={text} />
        </p>
      ))}
    </div>
  );
}
