import { useEffect, useState } from "preact/hooks";
import { get, post } from "../../api/client.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { keepPreference, readText } from "../../state/preference.ts";
import { useAction } from "../../state/use-action.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { ProblemNote } from "../../ui/problem-note.tsx";
import { Preferences } from "../preferences.tsx";
import type { Ticket } from "./ticket.ts";

const LONGEST_NAME = 60;

interface LoginProps {
  readonly ticket: Ticket | undefined;
  readonly ended: boolean;
  /** True when there is a session. */
  readonly onEnter: () => Promise<boolean>;
}

export function Login({ ticket: link, ended, onEnter }: LoginProps) {
  const ticket = link?.ticket;
  const { t } = useSpeech();
  const [key, setKey] = useState("");
  const [tried, setTried] = useState<"ticket" | "key">();
  const [name, setName] = useState(() => link?.name ?? readText("operator"));
  const login = useAction(async (proof: { ticket: string; name: string } | { key: string }) => {
    setTried("ticket" in proof ? "ticket" : "key");
    if ("ticket" in proof) keepPreference("operator", proof.name);
    try {
      await post("/login", proof);
    } catch (error) {
      // A used link that is opened again while the session lasts leads to the desk.
      if ("ticket" in proof && (await onEnter())) return;
      throw error;
    }
    await onEnter();
  });

  useEffect(() => {
    // Named by the link, or known in this browser already: nothing to ask.
    if (ticket !== undefined && name !== "") void login.run({ ticket, name });
  }, [ticket]);

  const [atIssuer, setAtIssuer] = useState(false);
  useEffect(() => {
    get<{ oauth: boolean }>("/login/ways").then(
      ({ oauth }) => setAtIssuer(oauth),
      () => undefined,
    );
  }, []);
  const failed = new URLSearchParams(location.search).get("login") === "failed";

  const refused = login.problem && [400, 401, 403].includes(login.problem.status);
  return (
    <div class="login">
      <header class="login-tools">
        <Preferences />
      </header>
      <main id="main" class="login-card">
        <img
          class="login-logo"
          src={new URL("../../../icon.svg", import.meta.url).href}
          alt=""
          width="48"
          height="48"
        />
        <h1>{t("login.title")}</h1>
        <p class="soft">{t("login.intro")}</p>
        {ended && <p class="note note-ask">{t("login.ended")}</p>}
        {failed && tried === undefined && (
          <p class="note note-bad" role="alert">
            {t("login.issuerBad")}
          </p>
        )}
        {atIssuer && (
          <a class="button button-primary" href="/console/api/login/oauth">
            {t("login.issuer")}
          </a>
        )}
        {login.busy && tried === "ticket" && <p role="status">{t("login.checking")}</p>}
        {refused && (
          <p class="note note-bad" role="alert">
            {t(tried === "ticket" ? "login.ticketBad" : "login.keyBad")}
          </p>
        )}
        {login.problem && !refused && <ProblemNote problem={login.problem} />}
        {ticket !== undefined && tried === undefined && (
          <form
            class="stack"
            onSubmit={(event) => {
              event.preventDefault();
              void login.run({ ticket, name: name.trim() });
            }}
          >
            <Field label={t("login.name")} help={t("login.nameHelp")}>
              {(ids) => (
                <input
                  {...ids}
                  autocomplete="name"
                  required
                  pattern=".*\S.*"
                  maxLength={LONGEST_NAME}
                  value={name}
                  onInput={(event) => setName(event.currentTarget.value)}
                />
              )}
            </Field>
            <Button kind="primary" type="submit" busy={login.busy}>
              {t("login.start")}
            </Button>
          </form>
        )}
        {(ticket === undefined || tried !== undefined) && (
          <>
            <form
              class="stack"
              onSubmit={(event) => {
                event.preventDefault();
                void login.run({ key: key.trim() });
              }}
            >
              <Field label={t("login.key")} help={t("login.keyHelp")}>
                {(ids) => (
                  <input
                    {...ids}
                    type="password"
                    autocomplete="current-password"
                    required
                    value={key}
                    onInput={(event) => setKey(event.currentTarget.value)}
                  />
                )}
              </Field>
              <Button kind="primary" type="submit" busy={login.busy}>
                {t("login.submit")}
              </Button>
            </form>
            <p class="login-link soft">{t("login.link")}</p>
          </>
        )}
      </main>
    </div>
  );
}
