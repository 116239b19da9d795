import { useEffect, useState } from "preact/hooks";
import { get } from "./api/client.ts";
import { asProblem, type Problem } from "./api/problem.ts";
import type { AboutOperator } from "./api/types.ts";
import { SpeechContext, speech } from "./i18n/language.tsx";
import { onSessionEnd } from "./state/session-end.ts";
import { useStore } from "./state/store.ts";
import { Announcer } from "./ui/announcer.tsx";
import { ProblemNote } from "./ui/problem-note.tsx";
import { Skeleton } from "./ui/skeleton.tsx";
import { Login } from "./views/login/login.tsx";
import { type Ticket, takeTicket } from "./views/login/ticket.ts";
import { Shell } from "./views/shell.tsx";

type Session =
  | { readonly kind: "unknown" }
  | { readonly kind: "out"; readonly ticket?: Ticket; readonly ended?: boolean }
  | { readonly kind: "in"; readonly me: AboutOperator }
  | { readonly kind: "failed"; readonly problem: Problem };

/** The page: who you are comes first, then the desk. */
export function App() {
  const spoken = useStore(speech);
  const [session, setSession] = useState<Session>({ kind: "unknown" });

  async function enter(): Promise<boolean> {
    try {
      setSession({ kind: "in", me: await get<AboutOperator>("/me") });
      return true;
    } catch (error) {
      const problem = asProblem(error);
      const out = problem.status === 401;
      setSession((before) =>
        before.kind === "out" ? before : out ? { kind: "out" } : { kind: "failed", problem },
      );
      return false;
    }
  }

  useEffect(() => {
    const ticket = takeTicket();
    if (ticket === undefined) void enter();
    else setSession({ kind: "out", ticket });
    return onSessionEnd(() =>
      setSession((before) => (before.kind === "in" ? { kind: "out", ended: true } : before)),
    );
  }, []);

  return (
    <SpeechContext.Provider value={spoken}>
      {session.kind === "unknown" && <Skeleton />}
      {session.kind === "failed" && (
        <main class="alone">
          <ProblemNote problem={session.problem} retry={() => void enter()} />
        </main>
      )}
      {session.kind === "out" && (
        <Login ticket={session.ticket} ended={session.ended ?? false} onEnter={enter} />
      )}
      {session.kind === "in" && (
        <Shell me={session.me} onLeave={() => setSession({ kind: "out" })} />
      )}
      <Announcer />
    </SpeechContext.Provider>
  );
}
