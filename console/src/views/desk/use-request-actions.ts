import { useRef, useState } from "preact/hooks";
import { post } from "../../api/client.ts";
import { asProblem } from "../../api/problem.ts";
import type { Answer, RequestDetail } from "../../api/types.ts";

/** What an operator can do with a request. Each gives the request as it then is. */
export interface RequestActions {
  assign(to: string | null): Promise<void>;
  tag(tags: readonly string[]): Promise<void>;
  note(text: string): Promise<void>;
  answer(state: Answer, reply: string): Promise<void>;
  undo(): Promise<void>;
  /** The request as we saw it, when another operator was faster. */
  readonly overtaken: RequestDetail | undefined;
  dismiss(): void;
}

/** Every change names the version it was made on, so that it never overwrites a change unseen. */
export function useRequestActions(
  request: RequestDetail,
  onChange: (request: RequestDetail) => void,
): RequestActions {
  const [overtaken, setOvertaken] = useState<RequestDetail>();
  const before = useRef(Promise.resolve());
  /** What this page's own changes made of a version. */
  const made = useRef(new Map<string, number>());

  /** One after the other: a change sent while another is on its way would be overtaken by its own operator. */
  function change(step: string, body: Readonly<Record<string, unknown>> = {}): Promise<void> {
    const sent = before.current.then(() => send(step, body));
    before.current = sent.catch(() => undefined);
    return sent;
  }

  async function send(step: string, body: Readonly<Record<string, unknown>>): Promise<void> {
    const { id } = request;
    let { version } = request;
    const next = () => made.current.get(`${id} ${version}`);
    for (let newer = next(); newer !== undefined; newer = next()) version = newer;
    const path = `/requests/${encodeURIComponent(id)}/${step}`;
    try {
      const changed = await post<RequestDetail>(path, { version, ...body });
      made.current.set(`${id} ${version}`, changed.version);
      onChange(changed);
      setOvertaken(undefined);
    } catch (error) {
      const problem = asProblem(error);
      if (problem.overtaken) {
        setOvertaken(request);
        onChange(problem.current as RequestDetail);
      }
      throw problem;
    }
  }

  return {
    assign: (to) => change("assign", { to }),
    tag: (tags) => change("tags", { tags }),
    note: (text) => change("note", { text }),
    answer: (state, reply) => change("answer", { state, reply }),
    undo: () => change("undo"),
    overtaken,
    dismiss: () => setOvertaken(undefined),
  };
}
